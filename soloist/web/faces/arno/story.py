"""What has been told of an evening, put together again: an ARNO's turn is its die, its card, its steps and their rolls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.seats import Seat
from soloist.games.arknova.arno.firing import Reminder
from soloist.games.arknova.arno.turn import ASK_ACTION
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.cards import Action

Told = tuple[int, Any]  # the moment, and what was told
CARD_RULE = "ARNO-5.1"  # the line that names the card in use


@dataclass
class Step:
    """One thing that happened in an ARNO's turn, and what was rolled for it."""

    moment: int
    line: Line
    rolls: list[Roll] = field(default_factory=list)
    reminders: list[Reminder] = field(default_factory=list)


@dataclass
class Turn:
    """A turn of an ARNO."""

    moment: int
    seat: Seat
    roll: Roll | None = None  # of the action die
    card: Line | None = None
    steps: list[Step] = field(default_factory=list)

    @property
    def action(self) -> Action | None:
        found = None if self.card is None else self.card.what.gaps.get("action")
        return found if isinstance(found, Action) else None

    @property
    def strength(self) -> int:
        found = 0 if self.card is None else self.card.what.gaps.get("n", 0)
        assert isinstance(found, int)
        return found

    @property
    def side(self) -> str:
        return "" if self.card is None else str(self.card.what.gaps.get("side", ""))


def is_action_roll(what: object) -> bool:
    return isinstance(what, Roll) and what.ask == ASK_ACTION


def steps_of(told: Iterable[Told]) -> list[Step]:
    """Lines with the rolls before them and the reminders after them."""
    found: list[Step] = []
    rolls: list[Roll] = []
    for moment, what in told:
        if isinstance(what, Roll):
            rolls.append(what)
        elif isinstance(what, Line):
            found.append(Step(moment, what, rolls))
            rolls = []
        elif isinstance(what, Reminder) and found:
            found[-1].reminders.append(what)
    return found
