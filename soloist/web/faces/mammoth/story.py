"""What has been told of an evening, put together again: people's deeds, AutoMammoth's turns, rounds, corrections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from soloist.companion.mammoth.deeds import Did
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable
from soloist.games.zooloretto.automa.asking import SomeTile
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.orders import EmptyTrucks, Order, ShuffleCards
from soloist.games.zooloretto.automa.why import Line, Step

DONE = {
    Step.LOAD: Op.DRAW,
    Step.TAKE: Op.TAKE,
    Step.BUY: Op.PURCHASE,
    Step.SHUFFLE: Op.SHUFFLE,
    Step.FALL_BACK_TAKE: Op.TAKE,
    Step.FALL_BACK_LOAD: Op.DRAW,
}
MISSED = {Step.NO_COINS: Op.PURCHASE, Step.NO_SALE: Op.PURCHASE}
OVER = "The last round is over"  # must agree with companion/mammoth/ending.py
Told = tuple[int, Any]  # the moment, and what was told


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


@dataclass(frozen=True)
class ToDo:
    """An order, and when it was given."""

    moment: int
    order: Order


@dataclass
class Chapter:
    """What was told in one go; `kind` is remark, start, deed, turn, round, correction, note or end."""

    kind: str
    moment: int
    round: int
    seat: Seat | None = None
    said: list[Message] = field(default_factory=list)
    did: Did | None = None
    # a turn of AutoMammoth
    cards: list[Card] = field(default_factory=list)
    fallback: Line | None = None
    orders: list[ToDo] = field(default_factory=list)
    tiles: list[SomeTile] = field(default_factory=list)  # that lay on the truck it took

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return max(self.moment, *(order.moment for order in self.orders)) if self.orders else self.moment

    @property
    def lines(self) -> list[Line]:
        found = [line for card in self.cards for line in card.lines]
        return found if self.fallback is None else [*found, self.fallback]

    @property
    def done(self) -> list[Line]:
        """What AutoMammoth did in this turn."""
        return [line for line in self.lines if line.step in DONE]

    @property
    def acted(self) -> bool:
        return bool(self.done)


def story(told: Iterable[Told], answers: Sequence[Told] = ()) -> list[Chapter]:
    """The chapters of an evening, in order; `answers` are those of the person, for the tiles on trucks."""
    chapters: list[Chapter] = []
    for moment, what in told:
        _tell(chapters, moment, what)
    for moment, answer in answers:
        if isinstance(answer, SomeTile):
            turn = next(
                chapter for chapter in reversed(chapters) if chapter.moment <= moment and chapter.kind == "turn"
            )
            turn.tiles.append(answer)
    return chapters


def begins_anew(what: Sayable) -> bool:
    """Whether a person said what they did."""
    return isinstance(what, Message) and isinstance(what.gaps.get("did"), Did)


def _tell(chapters: list[Chapter], moment: int, what: Sayable) -> None:
    now = chapters[-1] if chapters else None
    number = now.round if now else 1
    if isinstance(what, Line):
        _add_line(_turn_of(chapters, moment, number, what), what)
        return
    if isinstance(what, Remark):
        chapters.append(Chapter("remark", moment, number, said=[what.say()]))
        return
    if isinstance(what, Order):
        if isinstance(what, EmptyTrucks):
            chapters.append(Chapter("round", moment, number, orders=[ToDo(moment, what)]))
        else:
            _turn_begun(chapters, moment, number, what).orders.append(ToDo(moment, what))
        return
    assert isinstance(what, Message)
    _say(chapters, moment, number, what)


def _turn_of(chapters: list[Chapter], moment: int, number: int, line: Line) -> Chapter:
    """The turn a line belongs to: a card with an action ends a turn, so that the next one begins another."""
    now = chapters[-1] if chapters else None
    begins = line.step in (Step.CARD, Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD)
    if now is None or now.kind != "turn" or now.seat != line.seat or (begins and now.acted):
        now = Chapter("turn", moment, number, line.seat)
        chapters.append(now)
    return now


def _turn_begun(chapters: list[Chapter], moment: int, number: int, order: Order) -> Chapter:
    """The turn an order belongs to; an empty deck is shuffled before the first card of a turn is turned up."""
    now = chapters[-1] if chapters else None
    begins = isinstance(order, ShuffleCards) and order.only_discard
    if now is None or now.kind != "turn" or (begins and now.acted):
        seat = order.seat if isinstance(order, ShuffleCards) else None
        now = Chapter("turn", moment, number, seat)
        chapters.append(now)
    return now


def _add_line(turn: Chapter, line: Line) -> None:
    if line.step is Step.CARD:
        assert line.card is not None
        turn.cards.append(Card(line.card))
    elif line.step in (Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD):
        turn.fallback = line
    else:
        turn.cards[-1].lines.append(line)


def _say(chapters: list[Chapter], moment: int, number: int, what: Message) -> None:
    """A deed, the next round, a correction, the end; anything else is a note to what was told before."""
    gaps, now = what.gaps, chapters[-1] if chapters else None
    seat = gaps.get("seat")
    who = seat if isinstance(seat, Seat) else None
    did = gaps.get("did")
    if isinstance(did, Did):
        chapters.append(Chapter("deed", moment, number, who, _noted_before(chapters, moment), did))
    elif "number" in gaps and "item" not in gaps:
        if now is None or now.kind != "round":
            now = Chapter("round", moment, number)
            chapters.append(now)
        assert isinstance(gaps["number"], int)
        now.round, now.seat = gaps["number"], who
    elif "item" in gaps:
        chapters.append(Chapter("correction", moment, number, said=[what]))
    elif who is not None and set(gaps) == {"seat"} and all(chapter.kind == "remark" for chapter in chapters):
        chapters.append(Chapter("start", moment, number, who))
    elif what.text == OVER or (now is not None and now.kind == "end" and now.moment < moment):
        chapters.append(Chapter("end", moment, number, said=[what]))
    elif now is None or now.last < moment:
        chapters.append(Chapter("note", moment, number, said=[what]))
    else:
        now.said.append(what)


def _noted_before(chapters: list[Chapter], moment: int) -> list[Message]:
    """That a person drew from the end stack is told before the deed itself."""
    if chapters and chapters[-1].kind == "note" and chapters[-1].moment == moment:
        return chapters.pop().said
    return []
