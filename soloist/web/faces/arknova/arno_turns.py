"""What an ARNO did: its turn put together again from what was told, steps with their rules, rolls with their options.

Between the first and the last of an ARNO's lines nobody else has a turn: what else was told there belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable, msg
from soloist.games.arknova.arno.events import (
    Advanced,
    BonusTileWasted,
    CardReceived,
    CardToSlotOne,
    CardUsed,
    DisplayRefilled,
    NoTask,
    Occasion,
)
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.events import DisplayRefilled as Shared
from soloist.games.arknova.events import Gained
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.seats import others_of
from soloist.web.faces.arknova.signs import tint
from soloist.web.faces.table_widgets import rule_mark
from soloist.web.html import Node, icon, rule_link, seat_chip, seat_class, seat_mark
from soloist.web.parts import part
from soloist.web.scene import Scene
from soloist.web.showing import Shows


@dataclass
class ArnoTurn:
    """The roll of the action die, the card, and what came of it; cards of a break since are told beside it."""

    moment: int
    seat: Seat
    roll: Roll
    card: CardUsed | None = None
    steps: list[Sayable] = field(default_factory=list)
    in_break: list[ArnoLine] = field(default_factory=list)
    during: int = 0  # the moment of its last line

    @property
    def headline(self) -> Sayable:
        return self.roll.chosen if self.card is None else self.card.what


def turns_told(scene: Scene) -> list[ArnoTurn]:
    """The turns of all ARNOs so far, the earliest first."""
    return scene.once("arno turns", lambda: put_together(scene.told))


def put_together(told: Iterable[tuple[int, Any]]) -> list[ArnoTurn]:
    turns: list[ArnoTurn] = []
    aside: list[tuple[int, Sayable]] = []  # of others: it belongs to the turn if a line of the ARNO follows

    def end_turn() -> None:
        """With what was told in the same breath as its last line: a card that fired, a break, the end."""
        for turn in turns[-1:]:
            turn.steps += [what for moment, what in aside if moment == turn.during]

    for moment, what in told:
        if isinstance(what, CardReceived) and what.occasion is Occasion.BREAK:
            for turn in [turn for turn in turns if turn.seat == what.seat][-1:]:
                turn.in_break.append(what)
        elif isinstance(what, Roll) and isinstance(what.ask, ActionDie):
            end_turn()
            turns.append(ArnoTurn(moment, what.seat, what, during=moment))
            aside.clear()
        elif isinstance(what, ArnoLine | Roll) and turns and turns[-1].seat == what.seat:
            turns[-1].during = moment
            if isinstance(what, CardUsed):
                turns[-1].card = what
            else:
                turns[-1].steps += [*(other for _, other in aside), what]
            aside.clear()
        else:
            aside.append((moment, what))
    end_turn()
    return turns


def last_turn(scene: Scene, seat: Seat) -> ArnoTurn | None:
    return next((turn for turn in reversed(turns_told(scene)) if turn.seat == seat), None)


def before_turn(scene: Scene, turn: ArnoTurn) -> ArnoSight | None:
    """The mat as it was when that turn began."""
    view: View = scene.match.past(turn.moment - 1).view(scene.seat)
    return view.zoos[turn.seat].arno


# the last turn, on the mat


def steps_list(scene: Scene, turn: ArnoTurn) -> h.Element:
    """Action and strength, then the steps in their order."""

    def step(what: Sayable) -> Node:
        match what:
            case Roll():
                return h.span(".why")[options(scene, what), " ", rule_link(what.rule)]
            case ArnoLine():
                return [happening(scene, what), " ", rule_link(what.rule)]
        return scene.read(what)

    return h.div(".ark-turn")[
        h.p(".ark-turn-head")[h.b[scene.read(turn.headline)], " ", rule_link((turn.card or turn.roll).rule)],
        h.ol(".ark-steps")[(h.li[step(each)] for each in (turn.roll, *turn.steps))],
        [
            h.p(".ark-turn-head")[h.b[scene.read(msg("In the break after that"))]],
            h.ol(".ark-steps")[(h.li[step(each)] for each in turn.in_break)],
        ]
        if turn.in_break
        else None,
    ]


def happening(scene: Scene, line: ArnoLine) -> Node:
    """What happens, with the sign of what is gained."""
    sign = line.track.value if isinstance(line, Advanced) else ""
    return [icon(sign, class_=tint(sign)) if sign else None, scene.read(line.what)]


def options(scene: Scene, roll: Roll) -> Node:
    """What was asked, and all that could come, slots and folders by their numbers alone; what came is marked."""

    def option(each: Sayable) -> h.Element:
        if each == roll.chosen:
            return h.mark[scene.read(each)]
        return h.span[str(each.number) if isinstance(each, Place) else scene.read(each)]

    asked = scene.read(msg("{ask}:", ask=roll.ask))
    return [asked, " ", h.span(".ark-rolled")[(option(each) for each in roll.options)]]


# one line of the log, and on small screens a line above the zoo


def told(what: Sayable, scene: Scene) -> Node:
    """A line of the log. Whose an ARNO's line is shows by the mark; inside a link a rule is no link of its own."""
    if not isinstance(what, ArnoLine | Roll):
        return h.span(".ark-told")[scene.read(what)]
    name = h.span(".visually-hidden")[scene.text(what.seat), ": "]
    is_head = isinstance(what, CardUsed)
    said = options(scene, what) if isinstance(what, Roll) else happening(scene, what)
    return h.span(class_=f"ark-told ark-arno {'is-head' if is_head else 'is-step'} {seat_class(what.seat)}")[
        seat_mark(scene.person(what.seat)), h.span[name, h.b[said] if is_head else said, " ", rule_mark(what.rule)]
    ]


def just_done(scene: Scene) -> Node:
    """In short what each ARNO did last, where its mat is on another tab."""

    def line(turn: ArnoTurn) -> h.Element:
        done = [[" · ", happening(scene, each)] for each in turn.steps if isinstance(each, ArnoLine)]
        return h.li(class_=seat_class(turn.seat))[
            seat_chip(scene.person(turn.seat)), h.span[h.b[scene.read(turn.headline)], done]
        ]

    lines = [line(turn) for seat in others_of(scene) if (turn := last_turn(scene, seat)) is not None]
    if not lines:
        return None
    return part("just", h.ul(".ark-just", aria_label=scene.text(msg("What ARNO did last")))[lines])


# step by step


ALONG = (Roll, DisplayRefilled, CardToSlotOne, BonusTileWasted, Gained, Shared)


def shows(what: Sayable) -> Shows:
    """The die is told with what comes of it, gains and the new display with what brought them."""
    if isinstance(what, NoTask):
        return Shows.NEVER
    return Shows.ALONG if isinstance(what, ALONG) else Shows.STEP
