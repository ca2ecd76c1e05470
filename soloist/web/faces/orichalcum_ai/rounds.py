"""The end of a round as a chapter: the boards are filled up, hoplites are compared, the next round begins; one page
for each, and what is asked on pages of the same chapter."""

from __future__ import annotations

from enum import Enum
from functools import partial

from soloist.companion.orichalcum_ai import reports
from soloist.companion.orichalcum_ai.reports import Task, ToDo
from soloist.companion.orichalcum_ai.session import AI, PLAYERS, AiSession, Stage
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import BASE, Goods
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces import drawings as draw
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.signs import said, terrain_circle
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.story import Chapter, chapters
from soloist.web.html import Node, icon, seat_class
from soloist.web.scene import Scene


class Part(Enum):
    """A page of the chapter."""

    MAY_END = "may end"
    CARDS = "cards"
    BUILDINGS = "buildings"
    NAMES = "names"
    HOPLITES = "hoplites"
    START = "start"

    __hash__ = object.__hash__


TASKS = {
    Task.MAY_END: Part.MAY_END, Task.FILL_ACTION_BOARD: Part.CARDS, Task.FILL_CONSTRUCTION_BOARD: Part.BUILDINGS,
    Task.MOVE_PAWN: Part.START, Task.MOVE_PAWN_ON_TIE: Part.START,
}  # fmt: skip
"""The page that tells of a task."""


def course(scene: Scene, told: set[Part]) -> list[Part]:
    """All pages of the end of a round; some belong to few evenings or rounds only [OAI-8.2 to OAI-8.4, OAI-9.4]."""
    view: AiSession = scene.view
    rare = {Part.MAY_END: Part.MAY_END in told, Part.NAMES: view.agreed.names_cards}
    return [part for part in Part if rare.get(part, True)]


def around(scene: Scene, number: int, part: Part) -> Around:
    """Its mark, which round has ended, and how far the chapter has come."""
    ends = [each for each in chapters(scene) if each.kind == "refill" and each.number == number]
    told = {TASKS[to_do.task] for chapter in ends for to_do in chapter.all(ToDo) if to_do.task in TASKS}
    parts = course(scene, told)
    now = parts.index(part)
    empty = [
        place for place, each in enumerate(parts[:now]) if each in (Part.CARDS, Part.BUILDINGS) and each not in told
    ]
    title = h.span(".chapter-title")[
        h.span(".chapter-cup")[icon("hourglass")], h.b[scene.read(msg("Round {n} ends", n=number))]
    ]
    return Around(title, msg("before round {n}", n=number + 1), ui.dots(scene, now, len(parts), empty), "is-round-end")


def around_question(scene: Scene) -> Around | None:
    """A question at the end of a round belongs to its chapter."""
    view: AiSession = scene.view
    if view.stage in (Stage.SETUP, Stage.TURN) or is_correcting(scene):
        return None
    match scene.ask:
        case reports.WhichCardIsLaidOut():
            return around(scene, view.round, Part.NAMES)
        case reports.WhoHasMoreHoplites():
            return around(scene, view.round, Part.HOPLITES)
    return None


# the pages


def leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """A page for each board that is filled up; one for the round that begins."""
    if chapter.kind == "start":
        return [start_leaf(scene, chapter)]
    found: list[Leaf] = []
    for moment, what in chapter.told:
        if isinstance(what, ToDo):
            about = msg("the end of the round") if not found else ABOUT[TASKS[what.task]]
            place = partial(around, scene, chapter.number, TASKS[what.task])
            found.append(Leaf(partial(page, scene, what), about, is_fresh(scene, moment), place))
    return found


ABOUT: dict[Part, Message] = {Part.CARDS: msg("the action board"), Part.BUILDINGS: msg("the construction board")}


def page(scene: Scene, to_do: ToDo) -> Node:
    """An order, what else there is to say, and a picture."""
    match to_do.task:
        case Task.FILL_ACTION_BOARD:
            order, more = msg("Refill the action board"), msg("Up to {n} cards, from left to right, each with its tile "
                                                              "and creatures.", n=to_do.of)  # fmt: skip
            picture: Node = cards(scene)
        case Task.FILL_CONSTRUCTION_BOARD:
            order, more = msg("Refill the construction board"), msg("One building on each empty place.")
            picture = buildings(scene)
        case _:
            order = msg("You may end the game now")
            more = msg("Most points wins, then fewest creatures, then most hoplites. Or play on.")
            picture = None
    return h.div(".with-drawing")[ui.question_head(scene, order, more, to_do.rule), picture]


def start_leaf(scene: Scene, chapter: Chapter) -> Leaf:
    """Who takes the pawn and goes first; who goes later gains hoplites [OAI-8.3, OAI-8.4]."""
    begun = chapter.first(reports.BeginRound)
    assert begun is not None
    place = partial(around, scene, begun.round - 1, Part.START)
    about = msg("round {n}", n=begun.round)
    return Leaf(partial(start_page, scene, chapter, begun), about, is_fresh(scene, chapter.last), place)


def start_page(scene: Scene, chapter: Chapter, begun: reports.BeginRound) -> Node:
    is_yours = is_you(scene, begun.first)
    order = msg("You go first") if is_yours else msg("The AI goes first")
    pawn = msg("Take the pawn") if is_yours else msg("Give the pawn to the AI")
    reason = next((ui.why(scene, each.what, each.rule) for each in chapter.all(ToDo)), None)
    things = [ui.ToDo(icon("flag"), scene.read(pawn), reason)]
    for gain in chapter.all(reports.GainHoplites):
        things.append(ui.ToDo(icon(sign_of(gain)), said(scene, gained(gain)), ui.by(gain.rule)))
    return [
        ui.headline(scene, order, msg("Round {n}", n=begun.round), "flag", seat_class(begun.first)),
        ui.steps(scene, f"{chapter.moment}.start", things, seat_class(AI)),
    ]


def gained(gain: reports.GainHoplites) -> Message:
    amount = Goods.HOPLITES.amount(gain.number)
    if gain.total is None:
        return msg("Take {amount} for going second", amount=amount)
    return msg("Give the AI {amount} for going second", amount=amount)


# their pictures


def cards(scene: Scene) -> h.Element:
    """The action board from left to right, and the deck that fills it."""
    laid = scene.view.box.cards_laid[PLAYERS]
    width = 284 / laid
    row = [
        [draw.box(68 + width * place, 50, width - 6, 70, round_=6),
         draw.words(68 + width * place + (width - 6) / 2, 142, place + 1)]
        for place in range(laid)
    ]  # fmt: skip
    deck = [draw.box(8 + 3 * place, 46 + 3 * place, 40, 62) for place in range(3)]
    return draw.drawing(scene, msg("Cards fill the action board from left to right"), "0 30 360 120", deck, row,
                        draw.way("M100 34h160m-12-11 12 11-12 11"))  # fmt: skip


def buildings(scene: Scene) -> h.Element:
    """A place for each terrain."""
    places: list[Node] = [
        [draw.box(14 + 86 * place, 36, 74, 74, draw.SLOT, 10), draw.sign("card", 33 + 86 * place, 55, 36),
         terrain_circle(terrain, (51 + 86 * place, 128), 13, 16)]
        for place, terrain in enumerate(BASE)
    ]  # fmt: skip
    return draw.drawing(scene, msg("A building for each terrain"), "0 24 360 126", places)
