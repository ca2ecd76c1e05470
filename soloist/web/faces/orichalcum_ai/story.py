"""What has been told of an evening, put together again: set-up, the player's turns, the AI's turns by phase, rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from soloist.companion.orichalcum_ai.corrections import Corrected
from soloist.companion.orichalcum_ai.events import (
    AiPlays,
    BeginRound,
    Entered,
    FillActionBoard,
    FillConstructionBoard,
    GainHoplites,
    GiveGoods,
    GiveTitan,
    HoldsTitans,
    LayOutBoard,
    MayEndGame,
    MovePawn,
    NothingEntered,
    ReconstructedValues,
    SetUpTable,
)
from soloist.companion.orichalcum_ai.session import AI, HUMAN
from soloist.engine.events import Event, is_quiet
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai.steps import (
    Fights,
    GetsTitan,
    Instruction,
    Phase,
    PhaseBegins,
    RollsDie,
    Step,
    TakeCard,
    TakesCard,
)
from soloist.games.orichalcum.events import Won
from soloist.games.orichalcum.pieces import Action, Card

Told = tuple[int, Any]  # the moment, and what was told
Doing = Step | Instruction
"""What stands on the page of a turn."""


def events(match: Match, seat: Seat | None) -> list[Told]:
    """All that was told, with the brackets round phases."""
    log = match.log or []
    return [(log[place].moment, what) for place, what in match.events(seat)]


@dataclass
class Chapter:
    """What was told in one go; `kind` is setup, deed, turn, refill, start, correction or end."""

    kind: str
    moment: int
    round: int
    seat: Seat | None = None
    told: list[Told] = field(default_factory=list)
    phases: dict[Phase, list[Told]] = field(default_factory=lambda: {phase: [] for phase in Phase})
    """Of the AI's turn; those that are empty have not come, or brought nothing."""
    phase: Phase = Phase.CARD
    """The one its turn is in."""

    def add(self, moment: int, what: Event) -> None:
        if isinstance(what, PhaseBegins):
            self.phase = what.phase
        if is_quiet(what):
            return
        self.told.append((moment, what))
        if isinstance(what, Doing):
            self.phases[self.phase].append((moment, what))

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return self.told[-1][0] if self.told else self.moment

    def all(self, *kinds: type) -> list[Any]:
        return [what for _, what in self.told if isinstance(what, kinds)]

    # the AI's turn

    @property
    def card(self) -> Card | None:
        """What the AI has taken, once that is known."""
        return next((step.card for step in self.all(TakesCard)), None)

    @property
    def action(self) -> Action | None:
        return None if self.card is None else self.card.action

    @property
    def place(self) -> int:
        """Of the card it takes, from 1."""
        return next((order.place for order in self.all(TakeCard)), 0)

    @property
    def fights(self) -> list[Fights]:
        """Those of the phase it is in."""
        return [step for _, step in self.phases[self.phase] if isinstance(step, Fights)]

    # the player's turn

    @property
    def entries(self) -> list[Any]:
        return [told.entry for told in self.all(Entered)]


def is_shown(what: Doing) -> bool:
    """Not the die, which is drawn, nor what an instruction beside it says as well."""
    return not isinstance(what, RollsDie | GetsTitan)


def face_rolled(told: Iterable[Told]) -> int | None:
    """The face that was rolled for a card."""
    return next((what.face for _, what in told if isinstance(what, RollsDie)), None)


def story(told: Iterable[Told]) -> list[Chapter]:
    """The chapters of an evening, in order."""
    chapters: list[Chapter] = []
    for moment, what in told:
        now = chapters[-1] if chapters else None
        kind = _kind_of(what)
        if kind and (now is None or kind != now.kind or isinstance(what, AiPlays | Corrected)):
            seat = {"turn": AI, "deed": HUMAN}.get(kind)
            now = Chapter(kind, moment, 1 if now is None else now.round, seat)
            chapters.append(now)
        if now is not None:
            now.add(moment, what)
            if isinstance(what, AiPlays | BeginRound):
                now.round = what.round
    return chapters


def _kind_of(what: Event) -> str:
    """The kind of chapter something belongs to; empty: to whatever is being told."""
    match what:
        case SetUpTable() | LayOutBoard() | GiveGoods() | GiveTitan() | ReconstructedValues():
            return "setup"
        case BeginRound(round=1) | GainHoplites(round=1):
            return "setup"
        case FillActionBoard() | FillConstructionBoard() | MayEndGame():
            return "refill"
        case MovePawn() | BeginRound() | GainHoplites():
            return "start"
        case AiPlays() | Step() | Instruction():
            return "turn"
        case Entered() | NothingEntered() | HoldsTitans():
            return "deed"
        case Corrected():
            return "correction"
        case Won():
            return "end"
    return ""
