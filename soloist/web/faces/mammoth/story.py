"""An evening as its events tell it: each turn with all that belongs to it, and what was told between turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, TypeVar

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.events import (
    EndNears,
    GameBegins,
    LastRoundOver,
    Reported,
    RoundBegins,
    Scored,
    StackSold,
    Won,
)
from soloist.companion.mammoth.reports import Did
from soloist.engine.events import TurnBegins, is_quiet
from soloist.engine.match import Match
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.orders import EmptyTrucks, Order
from soloist.games.zooloretto.automa.why import Line, Step
from soloist.games.zooloretto.events import TileNamed
from soloist.games.zooloretto.tiles import Tile

DONE = {
    Step.LOAD: Op.DRAW,
    Step.TAKE: Op.TAKE,
    Step.BUY: Op.PURCHASE,
    Step.SHUFFLE: Op.SHUFFLE,
    Step.FALL_BACK_TAKE: Op.TAKE,
    Step.FALL_BACK_LOAD: Op.DRAW,
}
MISSED = {Step.NO_COINS: Op.PURCHASE, Step.NO_SALE: Op.PURCHASE}
FALL_BACK = (Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD)
OPENING = (TurnBegins, GameBegins, EmptyTrucks, Corrected, LastRoundOver, Won, Remark)  # whatever else joins these
SAID = (EndNears, Corrected, LastRoundOver, StackSold, Scored, Won, Remark)  # to be read as it was told
T = TypeVar("T")


class Fate(Enum):
    """What became of an action of a card."""

    DONE = "done"
    SKIPPED = "skipped"  # not possible
    PASSED = "passed"  # it has a truck already [MAM-2.6]
    OPEN = "open"  # its turn has not come this far


@dataclass
class Card:
    """A card that was turned up, and the lines that say what became of its actions."""

    card: MammothCard
    lines: list[Line] = field(default_factory=list)

    def tries(self) -> Iterator[tuple[Entry, Fate, Line | None]]:
        """Its actions from top to bottom."""
        lines, took = list(self.lines), False
        for entry in self.card.entries:
            if lines and _is_about(lines[0], entry):
                line = lines.pop(0)
                took = took or line.step is Step.TAKE
                yield entry, Fate.DONE if line.step in DONE else Fate.SKIPPED, line
            else:
                passed = took and entry.op in (Op.DRAW, Op.TAKE)
                yield entry, Fate.PASSED if passed else Fate.OPEN, None

    @property
    def acted(self) -> bool:
        return any(line.step in DONE for line in self.lines)


def _is_about(line: Line, entry: Entry) -> bool:
    if line.entry is not None:
        return line.entry is entry
    return (DONE | MISSED).get(line.step) is entry.op


@dataclass
class Chapter:
    """A turn, or what was told in one go between turns."""

    round: int
    events: list[tuple[int, Any]] = field(default_factory=list)  # the moment, and what was told

    def all(self, kind: type[T]) -> list[T]:
        return [what for _, what in self.events if isinstance(what, kind)]

    @property
    def opening(self) -> Any:
        return self.events[0][1]

    @property
    def moment(self) -> int:
        return self.events[0][0]

    @property
    def last(self) -> int:
        """The last moment at which something of it was told to be read."""
        return max((moment for moment, what in self.events if not is_quiet(what)), default=self.moment)

    @property
    def said(self) -> list[Sayable]:
        return [what for _, what in self.events if isinstance(what, SAID)]

    # a turn

    @property
    def seat(self) -> Seat | None:
        """Whose turn it was."""
        return self.opening.seat if isinstance(self.opening, TurnBegins) else None

    @property
    def did(self) -> Did | None:
        """What a person did in it."""
        return next((what.did for what in self.all(Reported)), None)

    @property
    def is_automas(self) -> bool:
        return self.seat is not None and self.did is None

    @cached_property
    def cards(self) -> list[Card]:
        found: list[Card] = []
        for line in self.all(Line):
            if line.step is Step.CARD and line.card is not None:
                found.append(Card(line.card))
            elif line.step not in FALL_BACK:
                found[-1].lines.append(line)
        return found

    @property
    def done(self) -> list[Line]:
        """What AutoMammoth did in it."""
        return [line for line in self.all(Line) if line.step in DONE]

    @property
    def fallback(self) -> Line | None:
        return next((line for line in self.all(Line) if line.step in FALL_BACK), None)

    @property
    def taken(self) -> int | None:
        """The truck it took, counted from 1."""
        return self._truck(Step.TAKE, Step.FALL_BACK_TAKE)

    @property
    def loaded(self) -> int | None:
        """The truck it loaded last, counted from 1."""
        return self._truck(Step.LOAD, Step.FALL_BACK_LOAD)

    def _truck(self, *steps: Step) -> int | None:
        trucks = [line.truck + 1 for line in self.done if line.step in steps and line.truck is not None]
        return trucks[-1] if trucks else None

    @property
    def bought(self) -> Key | None:
        return next((line.key for line in self.done if line.step is Step.BUY), None)

    @property
    def orders(self) -> list[tuple[int, Order]]:
        return [(moment, what) for moment, what in self.events if isinstance(what, Order)]

    @property
    def tiles(self) -> list[Tile]:
        """What lay on the truck it took."""
        return [what.tile for what in self.all(TileNamed)]


def story(match: Match, seat: Seat | None) -> list[Chapter]:
    """The chapters of an evening, in order."""
    log, chapters, number = match.log or [], list[Chapter](), 1
    for place, what in match.events(seat):
        if isinstance(what, OPENING):
            chapters.append(Chapter(number))
        chapters[-1].events.append((log[place].moment, what))
        if isinstance(what, RoundBegins):
            number = chapters[-1].round = what.number
    return [chapter for chapter in chapters if not all(is_quiet(what) for _, what in chapter.events)]
