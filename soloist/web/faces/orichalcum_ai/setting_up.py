"""What to lay out for the AI before the first round: one page for each thing, with a drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from soloist.companion.orichalcum_ai import reports
from soloist.companion.orichalcum_ai.reports import Task, ToDo
from soloist.companion.orichalcum_ai.session import AI
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai.steps import Instruction
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces import drawings as draw
from soloist.web.faces import laying_out
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.board import ai_drawing
from soloist.web.faces.orichalcum.signs import said
from soloist.web.faces.orichalcum_ai.story import Chapter
from soloist.web.html import Node, seat_chip, seat_class
from soloist.web.scene import Scene

TASKS: dict[Task, tuple[Message, Message]] = {
    Task.SET_UP: (msg("Set the game up for two"), msg("the table")),
    Task.LAY_OUT_BOARD: (msg("Lay out its board"), msg("its board")),
    Task.GIVE_GOODS: (msg("Give it its goods"), msg("its goods")),
    Task.GIVE_TITAN: (msg("Give it its Titan"), msg("its Titan")),
}
"""The order of each page, and how the page before announces it."""


def leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """A page for each thing to lay out, and one for who begins the first round."""
    things = [(moment, what) for moment, what in chapter.told if isinstance(what, ToDo) and what.task in TASKS]
    begins = [(moment, what) for moment, what in chapter.told if isinstance(what, Instruction)
              and not isinstance(what, ToDo)]  # fmt: skip
    of = len(things) + 1
    found = [
        Leaf(partial(thing, scene, what, chapter), TASKS[what.task][1], is_fresh(scene, moment),
             partial(around, scene, place, of), LOOK)
        for place, (moment, what) in enumerate(things)
    ]  # fmt: skip
    if begins:
        draw, last = partial(first_round, scene, [what for _, what in begins]), partial(around, scene, of - 1, of)
        found.append(Leaf(draw, msg("who goes first"), is_fresh(scene, begins[-1][0]), last, LOOK))
    return found


LOOK = seat_class(AI)


def around(scene: Scene, place: int, of: int) -> Around:
    title = seat_chip(replace(scene.person(AI), name=scene.text(msg("Orichalcum AI")), level=""))
    return laying_out.around(scene, title, place, of)


def thing(scene: Scene, what: ToDo, chapter: Chapter) -> h.Element:
    order, _ = TASKS[what.task]
    guessed = what.task is Task.LAY_OUT_BOARD and chapter.first(reports.ReconstructedValues) is not None
    note = ui.note(scene, OURS, "help") if guessed else None
    return laying_out.drawn(scene, order, said(scene, msg("{what}.", what=what.what)), (what.rule,),
                            [PICTURES[what.task](scene), note])  # fmt: skip


OURS = msg("We never saw the printed board. Where yours differs, play by ours, or make it your board before Start.")


def first_round(scene: Scene, told: list[Instruction]) -> h.Element:
    """Who holds the pawn, and what the other side gains for it."""
    begun = next(what for what in told if isinstance(what, reports.BeginRound))
    order = msg("You go first") if is_you(scene, begun.first) else msg("The AI goes first")
    gains = [[said(scene, msg("{what}.", what=what.what)), " "] for what in told if what is not begun]
    return laying_out.drawn(scene, order, gains, (what.rule for what in told), pawn(scene))


# the drawings


def table(scene: Scene) -> h.Element:
    cards = [[draw.box(20 + 84 * place, 44, 70, 96, round_=8), draw.sign("card", 38 + 84 * place, 76, 34)]
             for place in range(4)]  # fmt: skip
    return draw.drawing(scene, msg("The action board with its cards"), "10 36 344 112", cards)


def its_board(scene: Scene) -> Node:
    view = scene.view
    return h.div(".oai-map.oai-layout")[ai_drawing(view.box.ai, view.ai, scene.reader, fresh=0)]


def goods(scene: Scene) -> h.Element:
    """As much as its metropolis brings; what it has by now is more."""
    pieces = [[draw.disc(x, 88, 42), draw.sign(name, x - 28, 60, 56, draw.OWN)]
              for x, name in ((110, "hoplite"), (260, "nugget"))]  # fmt: skip
    return draw.drawing(scene, msg("A hoplite and a nugget"), "40 40 290 96", pieces)


def titan(scene: Scene) -> h.Element:
    return draw.drawing(scene, msg("A Titan, inactive side up"), "40 34 290 112", draw.box(135, 42, 100, 96, round_=12),
                        draw.sign("titan", 153, 58, 64, draw.OWN))  # fmt: skip


def pawn(scene: Scene) -> h.Element:
    return draw.drawing(scene, msg("The pawn of the first player"), "40 34 290 112", draw.disc(185, 90, 44, draw.LIT),
                        draw.sign("flag", 157, 62, 56, draw.OWN))  # fmt: skip


PICTURES: dict[Task, Callable[[Scene], Node]] = {
    Task.SET_UP: table, Task.LAY_OUT_BOARD: its_board, Task.GIVE_GOODS: goods, Task.GIVE_TITAN: titan,
}  # fmt: skip
