"""What has been told of an evening, put together again: set-up, the player's turns, the AI's turns by phase, rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from soloist.companion.orichalcum_ai.evening import AI, HUMAN
from soloist.engine.seats import Seat
from soloist.engine.why import Line
from soloist.engine.words import Message
from soloist.games.orichalcum.ai.physical import DieFace, Order
from soloist.games.orichalcum.pieces import Action, Card, Creature, Terrain

Told = tuple[int, Any]  # the moment, and what was told
CARD, TILE, ACTION, EXTRA, DISCARD = 1, 2, 3, 4, 5
"""The phases of the AI's turn [OAI-2.1]."""
PHASES = (CARD, TILE, ACTION, EXTRA, DISCARD)
PLAYS, WON = "Round {n}: {seat} plays", "{seat} has won"  # must agree with companion/orichalcum_ai/course.py
QUIET = ("{seat}: not told; Soloist asks when it matters", "{seat}: nothing that the AI has to know")
PAID, FIGHT, FREE_CARD = "OAI-7.2", "OAI-6.2", "OAI-3.3"
TITAN = "OAI-4.10"
REFILL = ("OAI-8.2", "OAI-9.4")
IN_TURN = ("OAI-3", "OAI-4", "OAI-5", "OAI-6", "OAI-7", "OAI-8.1", "ORI-9.2")
SETUP = "OAI-1."


@dataclass
class Chapter:
    """What was told in one go; `kind` is setup, deed, turn, refill, start, correction, end or note."""

    kind: str
    moment: int
    round: int
    seat: Seat | None = None
    told: list[Told] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return self.told[-1][0] if self.told else self.moment

    def all(self, kind: type) -> list[Any]:
        return [what for _, what in self.told if isinstance(what, kind)]

    # the AI's turn

    @property
    def phases(self) -> dict[int, list[Told]]:
        """Lines and orders by phase; those that are empty have not come, or brought nothing."""
        found: dict[int, list[Told]] = {phase: [] for phase in PHASES}
        now = CARD
        for moment, what in self.told:
            if isinstance(what, Line | Order):
                now = phase_of(what.rule, now)
                found[now].append((moment, what))
        return found

    @property
    def card(self) -> Card | None:
        """What the AI has taken, once that is known."""
        line = next((line for line in self.all(Line) if line.rule == FREE_CARD), None)
        card = None if line is None else line.what.gaps["card"]
        return card if isinstance(card, Card) else None

    @property
    def action(self) -> Action | None:
        return None if self.card is None else self.card.action

    @property
    def place(self) -> int:
        """Of the card it takes, from 1."""
        return next((order.about + 1 for order in self.all(Order) if type(order.about) is int), 0)

    @property
    def has_paid(self) -> bool:
        return any(line.rule == PAID for line in self.all(Line))

    @property
    def fights(self) -> list[Line]:
        """Those of the phase it is in."""
        lines = self.all(Line)
        paid = next((place for place, line in enumerate(lines) if line.rule == PAID), 0)
        return [line for line in lines[paid:] if is_fight(line)]

    # the player's turn

    @property
    def entries(self) -> list[Any]:
        return [what.gaps["did"] for what in self.all(Message) if is_deed(what)]


def phase_of(rule: str, now: int) -> int:
    """The phase that a rule belongs to; actions come in the third or the fourth."""
    if rule.startswith("OAI-3"):
        return CARD
    if rule.startswith("OAI-4"):
        return TILE
    if rule.startswith(("OAI-7", "ORI-9")):
        return EXTRA
    if rule.startswith("OAI-8"):
        return DISCARD
    return max(now, ACTION)


def is_fight(line: Line) -> bool:
    return line.rule == FIGHT and isinstance(line.about, Creature)


def is_won(line: Line) -> bool:
    return line.what.text.endswith("won")


def is_said_twice(what: Line | Order) -> bool:
    """Lines beside an order that says the same."""
    return isinstance(what, Line) and what.rule == TITAN and isinstance(what.about, Terrain)


def is_deed(what: object) -> bool:
    """Whether the player has said what they did."""
    return isinstance(what, Message) and "did" in what.gaps


def is_quiet(what: object) -> bool:
    """Whether the player has said nothing of a turn."""
    return isinstance(what, Message) and what.text in QUIET


def die_of(told: Iterable[Told]) -> DieFace | None:
    """The die that was rolled for a card."""
    return next((what.about for _, what in told if isinstance(what, Line) and isinstance(what.about, DieFace)), None)


def story(told: Iterable[Told]) -> list[Chapter]:
    """The chapters of an evening, in order."""
    chapters: list[Chapter] = []
    for moment, what in told:
        now = chapters[-1] if chapters else None
        chapter = _chapter_for(now, moment, what)
        if chapter is not now:
            chapters.append(chapter)
        chapter.told.append((moment, what))
        chapter.round = round_in(what) or chapter.round
    return chapters


def round_in(what: Any) -> int:
    """The number of the round, where one begins or the AI plays; else 0."""
    text = what.what if isinstance(what, Order) else what
    number = text.gaps["n"] if isinstance(text, Message) and text.text.startswith("Round {n}") else 0
    return number if isinstance(number, int) else 0


def _chapter_for(now: Chapter | None, moment: int, what: Any) -> Chapter:
    """The chapter that goes on with this, or a new one."""
    number = now.round if now is not None else 1
    kind = _kind_of(what)
    if isinstance(what, Message) and what.text == PLAYS:
        return Chapter("turn", moment, number, AI)
    if now is None or kind == "correction" or (kind and kind != now.kind):
        return Chapter(kind or "note", moment, number, HUMAN if kind == "deed" else None)
    if not kind and now.kind in ("deed", "correction") and now.last < moment:
        return Chapter("note", moment, number)
    return now


def _kind_of(what: Any) -> str:
    """The kind of chapter something belongs to; empty: to whatever is being told."""
    if isinstance(what, Line):
        return "turn"
    if isinstance(what, Order):
        if what.rule.startswith(SETUP):
            return "setup"
        if what.rule in REFILL:
            return "refill"
        return "turn" if what.rule.startswith(IN_TURN) else "start"
    if is_deed(what) or is_quiet(what):
        return "deed"
    if not isinstance(what, Message):
        return ""
    if "item" in what.gaps:
        return "correction"
    return {PLAYS: "turn", WON: "end"}.get(what.text, "")
