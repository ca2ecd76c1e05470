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
from soloist.games.arknova.arno.events import Advanced, CardReceived, CardUsed, Occasion
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.seats import others_of
from soloist.web.faces.arknova.signs import tint
from soloist.web.html import Node, icon, rule_link, seat_chip, seat_class, seat_mark
from soloist.web.scene import Scene


@dataclass
class ArnoTurn:
    """The roll of the action die, the card, and what came of it; cards of a break since are told beside it."""

    moment: int
    seat: Seat
    roll: Roll
    card: CardUsed | None = None
    steps: list[Sayable] = field(default_factory=list)
    in_break: list[Line] = field(default_factory=list)
    during: int = 0  # the moment of its last line


def turns_told(scene: Scene) -> list[ArnoTurn]:
    """The turns of all ARNOs so far, the earliest first."""
    if "arno turns" not in scene.worked_out:
        scene.worked_out["arno turns"] = put_together(scene.told)
    found: list[ArnoTurn] = scene.worked_out["arno turns"]
    return found


def put_together(told: Iterable[tuple[int, Any]]) -> list[ArnoTurn]:
    turns: list[ArnoTurn] = []
    aside: list[tuple[int, Sayable]] = []  # of others: it belongs to the turn if a line of the ARNO follows
    for moment, what in told:
        is_line = isinstance(what, Line | Roll)
        if isinstance(what, CardReceived) and what.occasion is Occasion.BREAK:
            for turn in [turn for turn in turns if turn.seat == what.seat][-1:]:
                turn.in_break.append(what)
        elif isinstance(what, Roll) and isinstance(what.ask, ActionDie):
            end_turn(turns, aside)
            turns.append(ArnoTurn(moment, what.seat, what, during=moment))
            aside = []
        elif is_line and turns and turns[-1].seat == what.seat:
            add_line(turns[-1], moment, what, [other for _, other in aside])
            aside = []
        else:
            aside.append((moment, what))
    end_turn(turns, aside)
    return turns


def add_line(turn: ArnoTurn, moment: int, line: Line | Roll, before: list[Sayable]) -> None:
    if isinstance(line, CardUsed):
        turn.card = line
    else:
        turn.steps += [*before, line]
    turn.during = moment


def end_turn(turns: list[ArnoTurn], aside: list[tuple[int, Sayable]]) -> None:
    """With what was told in the same breath as its last line: a card that fired, a break, the end."""
    for turn in turns[-1:]:
        turn.steps += [what for moment, what in aside if moment == turn.during]


def last_turn(scene: Scene, seat: Seat) -> ArnoTurn | None:
    return next((turn for turn in reversed(turns_told(scene)) if turn.seat == seat), None)


def before_turn(scene: Scene, turn: ArnoTurn) -> ArnoSight | None:
    """The mat as it was when that turn began."""
    view: View = scene.match.past(turn.moment - 1).view(scene.seat)
    return view.zoos[turn.seat].arno


# the last turn, on the mat


def steps_list(scene: Scene, turn: ArnoTurn) -> h.Element:
    """Action and strength, then the steps in their order."""
    return h.div(".ark-turn")[
        h.p(".ark-turn-head")[h.b[headline(scene, turn)], " ", rule_link((turn.card or turn.roll).rule)],
        h.ol(".ark-steps")[h.li[rolled(scene, turn.roll)], (h.li[step(scene, each)] for each in turn.steps)],
        [
            h.p(".ark-turn-head")[h.b[scene.read(msg("In the break since"))]],
            h.ol(".ark-steps")[(h.li[step(scene, each)] for each in turn.in_break)],
        ]
        if turn.in_break
        else None,
    ]


def headline(scene: Scene, turn: ArnoTurn) -> Node:
    return scene.read(turn.card.what) if turn.card is not None else scene.read(turn.roll.chosen)


def step(scene: Scene, what: Sayable) -> Node:
    match what:
        case Roll():
            return rolled(scene, what)
        case Line():
            return [happening(scene, what), " ", rule_link(what.rule)]
    return scene.read(what)


def rolled(scene: Scene, roll: Roll) -> h.Element:
    return h.span(".why")[options(scene, roll), " ", rule_link(roll.rule)]


def happening(scene: Scene, line: Line) -> Node:
    """What happens, with the sign of what is gained."""
    sign = line.track.value if isinstance(line, Advanced) else ""
    return [icon(sign, class_=tint(sign)) if sign else None, scene.read(line.what)]


def options(scene: Scene, roll: Roll) -> Node:
    """What was asked, and all that could come; what came is marked."""
    return [
        scene.read(msg("{ask}:", ask=roll.ask)),
        " ",
        h.span(".ark-rolled")[
            (
                h.mark[scene.read(each)] if each == roll.chosen else h.span[short_option(scene, each)]
                for each in roll.options
            )
        ],
    ]


def short_option(scene: Scene, option: Sayable) -> Node:
    """Slots and folders by their numbers alone."""
    return str(option.number) if isinstance(option, Place) else scene.read(option)


# one line of the log, and on small screens a line above the zoo


def told_line(scene: Scene, what: Line | Roll) -> h.Element:
    """Whose it is shows by the mark; inside a link a rule is no link of its own."""
    name = h.span(".visually-hidden")[scene.text(what.seat), ": "]
    is_head = isinstance(what, CardUsed)
    said = options(scene, what) if isinstance(what, Roll) else happening(scene, what)
    return h.span(class_=f"ark-told ark-arno {'is-head' if is_head else 'is-step'} {seat_class(what.seat)}")[
        seat_mark(scene.person(what.seat)), h.span[name, h.b[said] if is_head else said, " ", rule_name(what.rule)]
    ]


def rule_name(rule: str) -> h.Element:
    return h.span(".rule", data_rule=rule)[rule]


def just_done(scene: Scene) -> Node:
    """In short what each ARNO did last, where its mat is on another tab."""
    turns = [turn for seat in others_of(scene) if (turn := last_turn(scene, seat)) is not None]
    if not turns:
        return None
    return h.ul(".ark-just", aria_label=scene.text(msg("What ARNO did last")))[
        (
            h.li(class_=seat_class(turn.seat))[
                seat_chip(scene.person(turn.seat)),
                h.span[
                    h.b[headline(scene, turn)],
                    [[" · ", happening(scene, each)] for each in turn.steps if isinstance(each, Line)],
                ],
            ]
            for turn in turns
        )
    ]
