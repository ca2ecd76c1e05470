"""What an ARNO did: its turn put together again from what was told; its steps and rolls in words.

Between the first and the last of an ARNO's lines nobody else has a turn: what else was told there belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno.events import (
    Advanced,
    BonusTileTaken,
    BonusTileWasted,
    CardReceived,
    CardToSlotOne,
    CardUsed,
    DisplayRefilled,
    NoTask,
    Occasion,
    PartnerZooTaken,
    TokenPlaced,
    UniversityTaken,
    Upgraded,
)
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.events import DisplayRefilled as Shared
from soloist.games.arknova.events import Gained
from soloist.games.arknova.view import View
from soloist.web import markup as h
from soloist.web.faces.arknova.seats import others_of
from soloist.web.faces.arknova.signs import tint
from soloist.web.faces.table_widgets import deeds_said, rule_mark
from soloist.web.html import Node, icon, seat_class, seat_mark
from soloist.web.scene import Scene
from soloist.web.showing import Shows


@dataclass
class ArnoTurn:
    """The roll of the action die, the card, and what came of it; the cards of a break belong to no turn."""

    moment: int
    seat: Seat
    roll: Roll
    card: CardUsed | None = None
    steps: list[Sayable] = field(default_factory=list)
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
            continue
        if isinstance(what, Roll) and isinstance(what.ask, ActionDie):
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


# its parts


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


# as one sentence


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


DEEDS = (Advanced, CardReceived, PartnerZooTaken, UniversityTaken, TokenPlaced, Upgraded, BonusTileTaken)
MOST_DEEDS = 2


def in_short(scene: Scene) -> Message | None:
    """What each ARNO did last, for the question after it."""
    turns = [turn for seat in others_of(scene) if (turn := last_turn(scene, seat)) is not None]
    return deeds_said([(turn.seat, deeds_of(turn)) for turn in turns])


def deeds_of(turn: ArnoTurn) -> list[Message]:
    used = turn.headline if turn.card is None else msg("{action} {n}", action=turn.card.action, n=turn.card.strength)
    return [msg("{used}", used=used), *(each.what for each in turn.steps if isinstance(each, DEEDS))][: MOST_DEEDS + 1]


# step by step


ALONG = (Roll, DisplayRefilled, CardToSlotOne, BonusTileWasted, Gained, Shared)


def shows(what: Sayable) -> Shows:
    """The die is told with what comes of it, gains and the new display with what brought them."""
    if isinstance(what, NoTask):
        return Shows.NEVER
    return Shows.ALONG if isinstance(what, ALONG) else Shows.STEP
