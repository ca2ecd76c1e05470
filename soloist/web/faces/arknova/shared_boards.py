"""The boards everybody shares: the display beside the reputation track, so that range needs no explanation, and the
association board with tasks, everybody's workers, what is on offer, donations and conservation projects."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.cards import Level, Project, Resource
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.projects import open_levels
from soloist.games.arknova.state import Stage
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import View
from soloist.web import markup as h
from soloist.web.faces.arknova.card_figures import about_icons
from soloist.web.faces.arknova.card_parts import slot, slot_class, slot_title
from soloist.web.faces.arknova.pieces import DONATION, key_of, level_key, partner_key
from soloist.web.faces.arknova.seats import middle_seat, middle_zoo, table_seen
from soloist.web.faces.arknova.shown import card_line
from soloist.web.faces.arknova.signs import gain, gain_icon, icon_name, partner_text, school_signs
from soloist.web.faces.arknova.tasks import TASK_ICONS, is_asked, task_list
from soloist.web.faces.base import Panel
from soloist.web.html import Node, classes, icon, key_cap, look_mark, piece, seat_class
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_for_all, drawn_once, said_once
from soloist.web.scene import Scene

FOLDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in range(1, board.MOST_REPUTATION + 1) if board.RANGE[space] == folder)
    for folder in range(1, board.FOLDERS + 1)
)
"""The spaces of the reputation track beside each folder [AN-9.4]."""


def display(scene: Scene) -> Panel:
    body = h.ol(".ark-folders")[(folder(scene, number) for number in range(1, board.FOLDERS + 1))]
    return Panel("display", msg("Display"), "reputation", body, piles(scene))


def piles(scene: Scene) -> Node:
    """How many folders are in one's range, and from which reputation on the next one is; the deck, the discard pile."""
    view: View = scene.view
    reach = board.RANGE[middle_zoo(scene).reputation]
    within = msg("your range 1–{n}", n=reach)
    if reach < board.FOLDERS:
        within = msg("your range 1–{n}, next at {at}", n=reach, at=FOLDERS[reach][0])
    deck = scene.text(nmsg("{n} card in the deck", "{n} cards in the deck", n=view.deck))
    thrown = scene.text(nmsg("{n} card discarded", "{n} cards discarded", n=view.discard))
    return h.span(".ark-piles")[
        h.span(".ark-range")[scene.read(within)] if middle_seat(scene) == scene.seat else None,
        h.span(data_tip=deck)[icon("pile", deck), str(view.deck)],
        h.span(data_tip=thrown)[icon("trash", thrown), str(view.discard)],
    ]


def folder(scene: Scene, number: int) -> Drawn:
    """The track beside it, what it costs, and its card."""
    view: View = scene.view
    card = view.display[number - 1]
    is_out = number > board.RANGE[middle_zoo(scene).reputation]
    price = scene.text(msg("folder {n}: costs {n} more money", n=number))
    is_setup = view.stage is Stage.SETUP
    vacant = msg("face down until all have chosen") if is_setup else msg("empty until the turn ends")
    return part(f"folder-{number}", h.li(class_=classes("ark-folder", is_out=is_out))[
        ruler(scene, number, tuple(zoo.reputation for zoo in view.zoos), middle_zoo(scene).reputation),
        h.span(".ark-folder-price", data_tip=price)[f"+{number}"],
        card_line(scene, card, class_="is-out" if is_out else "")
        if card is not None
        else h.span(".ark-line.is-vacant")[scene.read(vacant)],
    ])  # fmt: skip


@drawn_once
def ruler(scene: Reading, number: int, reputations: tuple[int, ...], own: int) -> h.Element:
    """The spaces of the track beside a folder."""
    people = list(zip(seats(len(reputations)), reputations, strict=True))
    return h.span(".ark-ruler")[
        (
            space(scene, each, [seat for seat, reputation in people if reputation == each], each <= own)
            for each in reversed(FOLDERS[number - 1])
        )
    ]


def space(scene: Reading, number: int, here: Sequence[Seat], reached: bool) -> h.Element:
    """Who stands there, or what it gives."""
    said, sign = msg("reputation {n}", n=number), str(number)
    if (reward := board.REPUTATION_REWARDS.get(number)) is not None:
        said = msg("reputation {n}: {reward}", n=number, reward=REWARD_WORDS[reward.what])
        sign = icon(gain_icon(reward.what))
    return h.span(class_=classes("ark-space", is_reached=reached), data_tip=scene.text(said))[
        [h.span(class_=f"pip {seat_class(seat)}", data_vt=f"reputation-{seat.code.lower()}") for seat in here] or sign
    ]


REWARD_WORDS = {
    Resource.UPGRADE: msg("upgrade an action card"),
    Resource.WORKER: msg("a worker"),
    Resource.CARD: msg("a card from the deck or in range"),
    Resource.CONSERVATION: msg("1 conservation"),
    Resource.X_TOKEN: msg("an X-token"),
}


# the association board


def association(scene: Scene) -> Panel:
    """Small beside everything else; large while a task is asked for."""
    if is_asked(scene):
        body = h.div(".ark-association.is-asked")[task_list(scene), projects(scene)]
        return Panel("projects", msg("Association"), "act-association", body, donations(scene, is_plain=True))
    tasks = h.ul(".ark-tasks")[
        (part(f"task-{place}", h.li[task(scene, place, each)]) for place, each in enumerate(Task))
    ]
    body = h.div(".ark-association")[tasks, projects(scene)]
    return Panel("projects", msg("Association"), "act-association", body, donations(scene))


def donations(scene: Scene, *, is_plain: bool = False) -> h.Element:
    """The prices, the next of them marked; covered ones are struck [AN-7.13]."""
    view: View = scene.view
    prices = (*board.DONATION_PRICES[view.setup.players], board.LAST_DONATION)
    following = min(view.donations, len(prices) - 1)  # the last one is never covered
    title = scene.text(msg("Donations: the next one costs {money}", money=prices[following]))
    key = "" if is_plain else DONATION
    return piece(scene, key, class_="ark-donations", tag=h.span, data_tip=title)[
        icon("donate", title),
        donation_prices(prices, following),
        key_cap(scene.lights.get(key)),
    ]


@drawn_for_all
def donation_prices(prices: tuple[int, ...], following: int) -> Node:
    return [
        h.span(class_=classes("ark-price", is_gone=place < following, is_next=place == following))[str(price)]
        for place, price in enumerate(prices)
    ]


def task(scene: Scene, place: int, each: Task) -> Node:
    """Its value, its name, a worker of each colour for every one that stands there, what it offers."""
    view: View = scene.view
    key = key_of(each)
    chooses = scene.asked is not None and any(isinstance(option, Task) for option in scene.asked.options)
    workers = tuple(view.zoos[seat].on_task[place] for seat in seats(view.setup.players))
    head = piece(scene, key, class_="ark-task", tag=h.span, why=each.code if chooses else "")[
        task_face(scene, each, workers), key_cap(scene.lights.get(key))
    ]
    return [head, h.span(".ark-offer")[offer(scene, each)]]


@drawn_once
def task_face(scene: Reading, each: Task, workers: tuple[int, ...]) -> Node:
    placed = [
        h.span(class_=seat_class(seat))[icon("worker", scene.text(msg("worker: {seat}", seat=seat)))]
        for seat, number in zip(seats(len(workers)), workers, strict=True)
        for _ in range(number)
    ]
    return [
        h.b(".ark-task-value")[str(int(each))],
        icon(TASK_ICONS[each], class_=f"tint-{TASK_ICONS[each]}"),
        h.span(".ark-task-name")[scene.read(each)],
        h.span(".ark-workers")[placed],
        look_mark(),
    ]


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
                is_taken = zoo not in view.partner_offer
                name = partner_name(scene, zoo, is_taken)
                chips.append(chip(scene, partner_key(zoo), name, icon(icon_name(zoo), name), is_taken))
            return chips
        case Task.UNIVERSITY:
            chips = []
            for school in board.UNIVERSITIES:
                is_taken = school not in view.university_offer
                name, signs = school_name(scene, school, is_taken), school_inside(scene, school, is_taken)
                chips.append(chip(scene, key_of(school), name, signs, is_taken))
            return chips


@said_once
def partner_name(scene: Reading, zoo: Icon, is_taken: bool) -> str:
    return scene.text(msg("{continent}, taken", continent=zoo) if is_taken else partner_text(zoo))


@said_once
def school_name(scene: Reading, school: University, is_taken: bool) -> str:
    return scene.text(msg("{university}, taken", university=school) if is_taken else school)


@drawn_once
def school_inside(scene: Reading, school: University, is_taken: bool) -> Node:
    return [school_signs(scene, school), h.span(".visually-hidden")[school_name(scene, school, is_taken)]]


def chip(scene: Scene, key: str, name: str, inside: Node, is_gone: bool) -> h.Element:
    return piece(scene, key, class_=classes("ark-chip", is_gone=is_gone), tag=h.span, data_tip=name)[
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


def project(scene: Scene, each: Project, levels: tuple[int, ...], class_: str) -> Drawn:
    """Name and three levels; the whole answers, or single levels do. Those that the reader could support stand out."""
    key = key_of(each)
    met: list[Level] = []
    if scene.seat is not None and int(scene.seat) not in levels:
        met = open_levels(Turn(table_seen(scene), scene.seat), each, levels)

    def level(one: Level, holder: int) -> h.Element:
        key, title = level_key(each, one), level_title(scene, each, one, holder)
        return piece(scene, key, class_=slot_class(holder, one in met), tag=h.span, data_tip=title)[
            level_inside(scene, each, one, holder), key_cap(scene.lights.get(key))
        ]

    why = each.code if scene.why_not(each.code) is not None else ""
    return part(f"project-{each.id}", h.li(class_=classes("ark-project", class_))[
        piece(scene, key, class_="ark-project-name family-project", tag=h.span, why=why,
              data_vt=f"card-{each.id}")[
            project_head(each),
            key_cap(scene.lights.get(key)),
        ],
        h.span(".face-slots")[(level(one, holder) for one, holder in zip(each.levels, levels, strict=True))],
    ])  # fmt: skip


@drawn_for_all
def project_head(each: Project) -> Node:
    return [h.span(".ark-project-icon")[(icon(name) for name in about_icons(each)[:1])], h.span(".sign")[each.name]]


@drawn_once
def level_inside(scene: Reading, project: Project, level: Level, holder: int) -> Node:
    title = level_title(scene, project, level, holder)
    return [slot(project, level, scene.read, holder), h.span(".visually-hidden")[title]]


@said_once
def level_title(scene: Reading, project: Project, level: Level, holder: int) -> str:
    return slot_title(project, level, scene.read, holder)
