"""The association board: tasks with everybody's workers, what is on offer, donations, and the conservation projects."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.cards import Icon, Level, Project
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
    body = h.div(".ark-association")[tasks(scene), projects(scene)]
    return Panel("projects", msg("Association"), "act-association", body, donations(scene))


# donations


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


# tasks


def tasks(scene: Scene) -> h.Element:
    return h.ul(".ark-tasks")[(h.li[task(scene, place, each)] for place, each in enumerate(Task))]


def task(scene: Scene, place: int, each: Task) -> Node:
    """Its value, its name, who has workers there, what it offers."""
    key = key_of(each)
    head = piece(scene, key, class_="ark-task", tag=h.span, why=why_task(scene, each))[
        h.b(".ark-task-value")[str(int(each))],
        icon(TASK_ICONS[each], class_=f"tint-{TASK_ICONS[each]}"),
        h.span(".ark-task-name")[scene.read(each)],
        workers(scene, place),
        key_cap(scene.lights.get(key)),
    ]
    return [head, h.span(".ark-offer")[offer(scene, each)]]


def why_task(scene: Scene, each: Task) -> str:
    """What to ask "why not?" with, while tasks are chosen."""
    chooses = scene.asked is not None and any(isinstance(option, Task) for option in scene.asked.options)
    return each.code if chooses else ""


def workers(scene: Scene, place: int) -> Node:
    """A worker of each colour for every one that stands there."""
    view: View = scene.view
    return h.span(".ark-workers")[
        (
            h.span(class_=seat_class(seat))[icon("worker", scene.text(msg("a worker of {seat}", seat=seat)))]
            for seat in seats(view.setup.players)
            for _ in range(view.zoos[seat].on_task[place])
        )
    ]


def offer(scene: Scene, each: Task) -> Node:
    match each:
        case Task.REPUTATION:
            return gain(scene, "reputation", f"+{board.TASK_REPUTATION}", msg("reputation"))
        case Task.PARTNER_ZOO:
            return [partner_zoo(scene, continent) for continent in board.PARTNER_ZOOS]
        case Task.UNIVERSITY:
            return [university(scene, school) for school in board.UNIVERSITIES]
        case Task.PROJECT:
            return h.span(".muted.small")[scene.read(msg("highest level on the left"))]


def partner_zoo(scene: Scene, continent: Icon) -> h.Element:
    view: View = scene.view
    is_there = continent in view.partner_offer
    name = scene.text(continent if is_there else msg("{continent}, taken", continent=continent))
    return chip(scene, partner_key(continent), name, [icon(icon_name(continent), name)], is_there)


def university(scene: Scene, school: University) -> h.Element:
    view: View = scene.view
    is_there = school in view.university_offer
    name = scene.text(school if is_there else msg("{university}, taken", university=school))
    return chip(scene, key_of(school), name, school_signs(scene, school), is_there)


def school_signs(scene: Scene, school: University) -> list[Node]:
    """What a university brings."""
    found: list[Node] = [icon("science", class_="tint-science") for _ in range(school.research)]
    if school.hand_limit:
        found += [icon("card"), str(school.hand_limit)]
    if school.reputation:
        found.append(gain(scene, "reputation", school.reputation))
    return found


def chip(scene: Scene, key: str, name: str, inside: Sequence[Node], is_there: bool) -> h.Element:
    """Something on offer; it answers when it is asked for."""
    return piece(scene, key, class_=classes("ark-chip", is_gone=not is_there), tag=h.span, title=name)[
        inside, key_cap(scene.lights.get(key))
    ]


# projects


def projects(scene: Scene) -> h.Element:
    """Those above the board, then those at its foot."""
    view: View = scene.view
    vacant = board.PROJECT_SLOTS[view.setup.players] - len(view.row)
    return h.ul(".ark-projects")[
        (project(scene, each, levels, "is-above") for each, levels in view.row),
        empty_places(scene, vacant) if vacant else None,
        (project(scene, each, levels, "") for each, levels in view.bases),
    ]


def empty_places(scene: Scene, number: int) -> h.Element:
    room = nmsg("room for {n} project card", "room for {n} project cards", n=number)
    return h.li(".ark-project.is-above.is-vacant")[h.span(".muted.small")[scene.read(room)]]


def project(scene: Scene, each: Project, levels: tuple[int, ...], class_: str) -> h.Element:
    """Name and three levels; the whole answers, or single levels do."""
    key = key_of(each)
    met = levels_met(scene, each, levels)
    return h.li(class_=classes("ark-project", class_))[
        piece(scene, key, class_="ark-project-name family-project", tag=h.span, why=why_project(scene, each),
              data_card=each.code, data_vt=f"card-{each.id}")[
            h.span(".ark-project-icon")[(icon(name) for name in about_icons(each)[:1])],
            h.span(".sign")[each.name],
            key_cap(scene.lights.get(key)),
        ],
        h.span(".face-slots")[
            (level(scene, each, one, holder, one in met) for one, holder in zip(each.levels, levels, strict=True))
        ],
    ]  # fmt: skip


def level(scene: Scene, each: Project, one: Level, holder: int, is_met: bool) -> h.Element:
    key = level_key(each, one)
    return piece(
        scene, key, class_=slot_class(holder, is_met), tag=h.span, title=slot_title(each, one, scene.read, holder)
    )[slot(each, one, scene.read, holder), key_cap(scene.lights.get(key))]


def why_project(scene: Scene, each: Project) -> str:
    """What to ask "why not?" with, while projects are chosen."""
    return each.code if scene.why_not(each.code) is not None else ""


def levels_met(scene: Scene, each: Project, levels: tuple[int, ...]) -> list[Level]:
    """The levels that the one who looks could support now."""
    seat = scene.seat
    if seat is None or int(seat) in levels:
        return []
    return open_levels(Turn(table_seen(scene), seat), each, levels)
