"""An evening with the AI: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from soloist.engine.plain import Plain
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.physical import PhysicalTable
from soloist.games.orichalcum.ai.table_knowledge import Known
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.settings import Settings

PLAYERS = 2
PERSON = HUMAN = Seat(0)  # the player is the one who answers
AI = Seat(1)
"""The AI always has the second seat [OAI-1.7]."""


class Stage(Enum):
    """What comes next when nothing is half done."""

    SETUP = "setup"
    TURN = "turn"
    ROUND_END = "round end"
    INITIATIVE = "initiative"
    OVER = "over"

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    automas: Mapping[Seat, str]
    settings: Settings
    box: Box
    names_cards: bool = False  # every card that is laid out is named, so that none has to be asked for later


class AiSession(Plain):
    """What Soloist knows of the game on the table, and the AI's books."""

    __slots__ = (
        "active", "agreed", "ai", "before", "discarded", "entries", "known", "pawn", "round", "second", "stage", "took",
        "turn", "winner",
    )  # fmt: skip

    def __init__(self, agreed: Agreed, known: Known, ai: Ai) -> None:
        self.agreed = agreed
        self.known = known
        self.ai = ai
        self.stage = Stage.SETUP
        self.round = 1
        self.turn = 0
        self.pawn = HUMAN  # [OAI-1.4]
        self.active = HUMAN
        self.second = False  # whether the second turn of the round is played now
        self.entries = 0  # of the player in this turn
        self.took = False  # whether the player said which card they took
        self.discarded = False
        self.before = ai.laid  # circles of the AI's board that were covered before its last turn
        self.winner: Seat | None = None

    def copy(self) -> AiSession:
        other: AiSession = AiSession.__new__(AiSession)
        other.agreed = self.agreed
        other.known = self.known.copy()
        other.ai = self.ai.copy()
        other.stage = self.stage
        other.round = self.round
        other.turn = self.turn
        other.pawn = self.pawn
        other.active = self.active
        other.second = self.second
        other.entries = self.entries
        other.took = self.took
        other.discarded = self.discarded
        other.before = self.before
        other.winner = self.winner
        return other

    @property
    def box(self) -> Box:
        return self.agreed.box

    @property
    def table(self) -> PhysicalTable:
        return PhysicalTable(self.known, self.ai, self.box, AI, PERSON)

    @property
    def is_overtime(self) -> bool:
        """Whether the safeguard would have ended the game on the screen [ORI-12.1]."""
        return self.round > self.agreed.settings.most_rounds


def other_side(seat: Seat) -> Seat:
    return AI if seat == HUMAN else HUMAN
