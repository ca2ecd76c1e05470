"""A session with ARNO: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.companion import base
from soloist.companion.base import Session
from soloist.engine.game import Score
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table_knowledge import Known


class Stage(Enum):
    """What comes next when nothing is half done."""

    SETUP = "setup"
    FIRST_CARDS = "first cards"
    TURN = "turn"
    BREAK = "break"  # hands, tokens, workers, display
    INCOME = "income"
    BREAK_END = "break end"
    SCORING = "scoring"
    POINTS = "points"
    OVER = "over"

    __hash__ = object.__hash__


BEFORE_TURNS = (Stage.SETUP, Stage.FIRST_CARDS)
IN_BREAK = (Stage.BREAK, Stage.INCOME, Stage.BREAK_END)
COUNTING = (Stage.SCORING, Stage.POINTS)


@dataclass(frozen=True)
class Agreed(base.Agreed):
    """What was agreed before the game."""

    settings: ArnoSettings
    names_animals: bool = False  # ARNO's animals are named, so that its icons are complete
    tells: bool = True  # people tell what they do to shared things; otherwise they are asked when it matters
    printed: bool = False  # ARNO's action cards lie on the table, and somebody moves and turns them


class ArnoSession(Session[Arno]):
    """What Soloist knows of the game on the table, and ARNO's books."""

    __slots__ = ("caller", "ended_by", "entries", "last_turns", "paid", "since", "stage", "starter")
    agreed: Agreed
    known: Known

    def __init__(self, agreed: Agreed, known: Known, ledgers: list[Arno | None]) -> None:
        super().__init__(agreed, known, ledgers)
        self.stage = Stage.SETUP
        self.starter: Seat | None = None
        self.entries = 0  # of the person whose turn it is
        self.caller: Seat | None = None  # who caused the break that is being taken
        self.paid = 0  # seats whose income is done in this break, or whose first cards are known
        self.since: int | None = None  # turns since the last break
        self.last_turns: int | None = None  # how many are left once the end is triggered
        self.ended_by: Seat | None = None

    def is_arno(self, seat: Seat | None) -> bool:
        return seat is not None and self.ledgers[seat] is not None

    def from_seat(self, first: Seat) -> list[Seat]:
        """Everybody clockwise, beginning there."""
        return [*self.seats[first:], *self.seats[:first]]

    def next_after(self, seat: Seat) -> Seat:
        return self.seats[(seat + 1) % len(self.seats)]

    def after_this_turn(self) -> list[Seat]:
        """Whose turns come next, each seat once; none after the last turn of the game [AN-11.2]."""
        return self.from_seat(self.next_after(self.acting))[: self.last_turns]

    @property
    def still_to_play(self) -> list[Seat]:
        """Who still has a turn once the end is triggered, the one whose turn it is included [AN-11.2]."""
        return [] if self.last_turns is None or self.active is None else self.from_seat(self.active)[: self.last_turns]

    def score(self, seat: Seat) -> Score:
        """Appeal less the target of the conservation; an ARNO wins a tie, among people the projects they have
        supported decide [ARNO-14.11, ARNO-14.12]."""
        arno, supports = self.ledgers[seat], self.ties.get(seat, 0)
        if arno is None:
            points = self.points.get(seat, 0)
            return Score(seat, points, rank=(points, 0, supports))
        target = msg("target for {n} conservation", n=arno.conservation)
        parts = (msg("appeal"), arno.appeal), (target, -board.target(arno.conservation))
        return Score(seat, arno.score, parts, (arno.score, 1, 0))
