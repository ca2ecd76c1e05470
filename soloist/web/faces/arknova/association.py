"""The association board: tasks with everybody's workers, what is on offer, donations, and the conservation projects."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.cards import Level, Project
from soloist.games.arknova.projects import open_levels
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.card_figures import about_icons
from soloist.web.faces.arknova.card_parts import slot, slot_class, slot_title
from soloist.web.faces.arknova.pieces import DONATION, key_of, level_key, partner_key
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.signs import gain, icon_name
from soloist.web.faces.base import Panel
from soloist.web.html import Node, classes, icon, key_cap, piece, seat_class
from soloist.web.scene import Scene

TASK_ICONS = {
    Task.REPUTATION: "reputation",
    Task.PARTNER_ZOO: "partner",
    Task.UNIVERSITY: "university",
    Task.PROJECT: "conservation",
}


def association(scene: Scene) -> Panel:
    tasks = h.ul(".ark-tasks")[(h.li[task(scene, place, each)] for place, each in enumerate(Task))]
    body = h.div(".ark-association")[tasks, projects(scene)]
    return Panel("projects", msg("Association"), "act-association", body, donations(scene))


def donations(scene: Scene) -> h.Element:
    """The prices, the next of them marked; covered ones are struck [AN-7.13]."""
    view: View = scene.view
    prices = (*board.DONATION_PRICES[view.setup.players], board.LAST_DONATION)
    following = min(view.donations, len(prices) - 1)  # the last one is never covered
    title = scene.text(msg("Donations: the next one costs {money}", money=prices[following]))
    return piece(scene, DONATION, class_="ark-donations", tag=h.span, title=title)[
        icon("donate", title),
        (
            h.span(class_=classes("ark-price", is_gone=place < following, is_next=place == following))[str(price)]
            for place, price in enumerate(prices)
        ),
        key_cap(scene.lights.get(DONATION)),
    ]


def task(scene: Scene, place: int, each: Task) -> Node:
    """Its value, its name, a worker of each colour for every one that stands there, what it offers."""
    view: View = scene.view
    key = key_of(each)
    chooses = scene.asked is not None and any(isinstance(option, Task) for option in scene.asked.options)
    workers = [
        h.span(class_=seat_class(seat))[icon("worker", scene.text(msg("worker: {seat}", seat=seat)))]
        for seat in seats(view.setup.players)
        for _ in range(view.zoos[seat].on_task[place])
    ]
    head = piece(scene, key, class_="ark-task", tag=h.span, why=each.code if chooses else "")[
        h.b(".ark-task-value")[str(int(each))],
        icon(TASK_ICONS[each], class_=f"tint-{TASK_ICONS[each]}"),
        h.span(".ark-task-name")[scene.read(each)],
        h.span(".ark-workers")[workers],
        key_cap(scene.lights.get(key)),
    ]
    return [head, h.span(".ark-offer")[offer(scene, each)]]


def offer(scene: Scene, each: Task) -> Node:
    """What a task gives, or what is on offer there; it answers when it is asked for."""
    view: View = scene.view
    match each:
        case Task.REPUTATION:
            return gain(scene, "reputation", f"+{board.TASK_REPUTATION}", msg("reputation"))
        case Task.PROJECT:
            return h.span(".muted.small")[scene.read(msg("highest level on the left"))]
        case Task.PARTNER_ZOO:
            chips = []
            for zoo in board.PARTNER_ZOOS:
                taken = None if zoo in view.partner_offer else msg("{continent}, taken", continent=zoo)
                name = scene.text(taken or zoo)
                chips.append(chip(scene, partner_key(zoo), name, [icon(icon_name(zoo), name)], taken is not None))
            return chips
        case Task.UNIVERSITY:
            chips = []
            for school in board.UNIVERSITIES:
                taken = None if school in view.university_offer else msg("{university}, taken", university=school)
                signs = school_signs(scene, school)
                chips.append(chip(scene, key_of(school), scene.text(taken or school), signs, taken is not None))
            return chips


def school_signs(scene: Scene, school: University) -> list[Node]:
    """What a university brings."""
    found: list[Node] = [icon("science", class_="tint-science") for _ in range(school.research)]
    if school.hand_limit:
        found += [icon("card"), str(school.hand_limit)]
    if school.reputation:
        found.append(gain(scene, "reputation", school.reputation))
    return found


def chip(scene: Scene, key: str, name: str, inside: Sequence[Node], is_gone: bool) -> h.Element:
    return piece(scene, key, class_=classes("ark-chip", is_gone=is_gone), tag=h.span, title=name)[
        inside, key_cap(scene.lights.get(key))
    ]


def projects(scene: Scene) -> h.Element:
    """Those above the board, then those at its foot."""
    view: View = scene.view
    vacant = board.PROJECT_SLOTS[view.setup.players] - len(view.row)
    room = nmsg("room for {n} project card", "room for {n} project cards", n=vacant)
    return h.ul(".ark-projects")[
        (project(scene, each, levels, "is-above") for each, levels in view.row),
        h.li(".ark-project.is-above.is-vacant")[h.span(".muted.small")[scene.read(room)]] if vacant else None,
        (project(scene, each, levels, "") for each, levels in view.bases),
    ]


def project(scene: Scene, each: Project, levels: tuple[int, ...], class_: str) -> h.Element:
    """Name and three levels; the whole answers, or single levels do. Those that the reader could support stand out."""
    key = key_of(each)
    met: list[Level] = []
    if scene.seat is not None and int(scene.seat) not in levels:
        met = open_levels(Turn(table_seen(scene), scene.seat), each, levels)

    def level(one: Level, holder: int) -> h.Element:
        key, title = level_key(each, one), slot_title(each, one, scene.read, holder)
        return piece(scene, key, class_=slot_class(holder, one in met), tag=h.span, title=title)[
            slot(each, one, scene.read, holder), key_cap(scene.lights.get(key))
        ]

    why = each.code if scene.why_not(each.code) is not None else ""
    return h.li(class_=classes("ark-project", class_))[
        piece(scene, key, class_="ark-project-name family-project", tag=h.span, why=why, data_card=each.code,
              data_vt=f"card-{each.id}")[
            h.span(".ark-project-icon")[(icon(name) for name in about_icons(each)[:1])],
            h.span(".sign")[each.name],
            key_cap(scene.lights.get(key)),
        ],
        h.span(".face-slots")[(level(one, holder) for one, holder in zip(each.levels, levels, strict=True))],
    ]  # fmt: skip
