"""What has been told of an evening, put together again: set-up, people's entries, ARNO's turns, breaks, the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from soloist.companion.arno.ending import Final
from soloist.companion.arno.told import BreakStep, Came, SetUp, TurnOf
from soloist.engine.seats import Seat
from soloist.engine.words import Message
from soloist.games.arknova.arno.entries import Entry
from soloist.games.arknova.arno.firing import Reminder
from soloist.games.arknova.arno.turn import ASK_ACTION
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.cards import Action

Told = tuple[int, Any]  # the moment, and what was told
CARD_IN_USE = "ARNO-5.1"
ORDER = "→ "  # begins what people have to do
BREAK, OVER = "Break, caused by {seat}", "The last turn is over"  # must agree with companion/arno
QUIET = ("{seat}: not told; Soloist asks when it matters", "{seat}: nothing that ARNO has to know")


@dataclass
class Step:
    """One thing that happens at the table, what was rolled for it, and what it brings to people."""

    what: Message
    rule: str
    line: Line | None = None
    rolls: list[Roll] = field(default_factory=list)
    reminders: list[Reminder] = field(default_factory=list)


@dataclass
class Chapter:
    """What was told in one go; `kind` is setup, deed, turn, break, correction, end or note."""

    kind: str
    moment: int
    turn: int
    seat: Seat | None = None
    told: list[Told] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return self.told[-1][0] if self.told else self.moment

    def all(self, kind: type) -> list[Any]:
        return [what for _, what in self.told if isinstance(what, kind)]

    # an ARNO's turn

    @property
    def card(self) -> Line | None:
        """The line that names the card in use."""
        return next((line for line in self.all(Line) if line.rule == CARD_IN_USE), None)

    @property
    def action(self) -> Action | None:
        found = None if self.card is None else self.card.what.gaps["action"]
        return found if isinstance(found, Action) else None

    @property
    def strength(self) -> int:
        found = 0 if self.card is None else self.card.what.gaps["n"]
        assert isinstance(found, int)
        return found

    @property
    def roll(self) -> Roll | None:
        """Of the action die."""
        return next((roll for roll in self.all(Roll) if roll.ask == ASK_ACTION), None)

    @property
    def steps(self) -> list[Step]:
        return steps_of([each for each in self.told if each[1] is not self.card and each[1] is not self.roll])

    # a person's turn

    @property
    def entries(self) -> list[Entry]:
        return [what.gaps["did"] for what in self.all(Message) if is_deed(what)]


def is_deed(what: object) -> bool:
    """Whether a person has said what they did."""
    return isinstance(what, Message) and isinstance(what.gaps.get("did"), Entry)


def is_quiet(what: object) -> bool:
    """Whether a person has said nothing of a turn."""
    return isinstance(what, Message) and what.text in QUIET


def is_order(what: object) -> bool:
    return isinstance(what, Message) and what.text.startswith(ORDER)


def is_note(what: object) -> bool:
    """Whether it is said beside what is to be done."""
    return isinstance(what, Message) and not is_deed(what) and not is_order(what)


def steps_of(told: Iterable[Told]) -> list[Step]:
    """Lines with the rolls before them and the reminders after them; orders stand for themselves."""
    found: list[Step] = []
    rolls: list[Roll] = []
    for _, what in told:
        if isinstance(what, Roll):
            rolls.append(what)
        elif isinstance(what, Line):
            found.append(Step(what.what, what.rule, what, rolls))
            rolls = []
        elif isinstance(what, SetUp):
            found.append(Step(what.what, what.rule))
        elif isinstance(what, Came):
            found.append(Step(what.say(), "AN-10.5"))
        elif isinstance(what, Reminder) and found:
            found[-1].reminders.append(what)
        elif isinstance(what, Message) and is_order(what):
            found.append(Step(what, ""))
    return found


def story(told: Iterable[Told]) -> list[Chapter]:
    """The chapters of an evening, in order."""
    chapters: list[Chapter] = []
    for moment, what in told:
        now = chapters[-1] if chapters else None
        chapter = _chapter_for(now, moment, what)
        if chapter is not now:
            chapters.append(chapter)
        chapter.told.append((moment, what))
    return chapters


def _chapter_for(now: Chapter | None, moment: int, what: Any) -> Chapter:
    """The chapter that goes on with this, or a new one."""
    turn = now.turn if now is not None else 0
    if isinstance(what, TurnOf):
        return Chapter("turn", moment, what.turn, what.seat)
    kind = _kind_of(what)
    if kind == "deed":
        seat = what.gaps["seat"]
        assert isinstance(seat, Seat)
        if now is not None and now.kind == "deed" and now.seat == seat:
            return now
        return Chapter("deed", moment, turn + 1, seat)
    if now is None or kind == "correction" or (kind and now.kind != kind):
        return Chapter(kind or "note", moment, turn)
    if not kind and now.kind in ("deed", "correction") and now.last < moment:
        return Chapter("note", moment, turn)
    return now


def _kind_of(what: Any) -> str:
    """The kind of chapter something belongs to; empty: to whatever is being told."""
    if isinstance(what, SetUp):
        return "setup"
    if isinstance(what, BreakStep):
        return "break"
    if isinstance(what, Final):
        return "end"
    if is_deed(what):
        return "deed"
    if not isinstance(what, Message):
        return ""
    if is_quiet(what):
        return "deed"
    if "item" in what.gaps:
        return "correction"
    return {BREAK: "break", OVER: "end"}.get(what.text, "")
