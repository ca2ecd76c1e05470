"""A session with the AI: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from soloist.companion import PERSON, base
from soloist.companion.base import Session
from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.physical import PhysicalTable
from soloist.games.orichalcum.ai.table_knowledge import Known
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.scoring import score
from soloist.games.orichalcum.settings import Settings

PLAYERS = 2
HUMAN, AI = seats(PLAYERS)  # the player is the one who answers; the AI always has the second seat [OAI-1.7]


class Stage(Enum):
    """What comes next when nothing is half done."""

    SETUP = "setup"
    TURN = "turn"
    ROUND_END = "round end"
    INITIATIVE = "initiative"
    OVER = "over"

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Agreed(base.Agreed):
    """What was agreed before the game."""

    settings: Settings
    box: Box
    names_cards: bool = False  # every card that is laid out is named, so that none has to be asked for later


class AiSession(Session[Ai]):
    """What Soloist knows of the game on the table, and the AI's books."""

    __slots__ = ("before", "pawn", "reported", "round", "second", "stage", "winner")
    agreed: Agreed
    known: Known
    seats = (HUMAN, AI)

    def __init__(self, agreed: Agreed, known: Known, ai: Ai) -> None:
        super().__init__(agreed, known, [None, ai])
        self.stage = Stage.SETUP
        self.round = 1
        self.active = self.pawn = HUMAN  # [OAI-1.4]
        self.second = False  # whether the second turn of the round is played now
        self.reported: list[Any] = []  # what the player has said of this turn
        self.before = ai.laid  # circles of the AI's board that were covered before its last turn
        self.winner: Seat | None = None

    @property
    def ai(self) -> Ai:
        return self.ledger(AI)

    @property
    def box(self) -> Box:
        return self.agreed.box

    @property
    def table(self) -> PhysicalTable:
        return PhysicalTable(self.known, self.ai, self.box, AI, PERSON)

    @property
    def fresh(self) -> int:
        """Circles that the AI's last tile has covered."""
        return self.ai.laid & ~self.before

    @property
    def is_overtime(self) -> bool:
        """Whether the safeguard would have ended the game on the screen [ORI-12.1]."""
        return self.round > self.agreed.settings.most_rounds

    def score(self, seat: Seat) -> Score:
        """The points as far as they are told, a winner has enough of them [OAI-9.1, OAI-9.2]."""
        if seat == AI:
            return score(self.ai, AI)
        points = max(self.known.points or 0, len(self.known.titans))
        has_won = self.winner == HUMAN and not self.is_overtime
        return Score(HUMAN, max(points, self.box.victory_points) if has_won else points)

    def won_by(self) -> tuple[Seat, ...]:
        return () if self.winner is None else (self.winner,)


def other_side(seat: Seat | None) -> Seat:
    return AI if seat == HUMAN else HUMAN
