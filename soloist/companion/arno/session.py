"""An evening with ARNO: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from soloist.engine.plain import Plain
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table_knowledge import Known

PERSON = Seat(0)  # who answers; the players at the table are seats of their own, A, B, C …


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


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    automas: Mapping[Seat, int]  # the level of each ARNO
    settings: ArnoSettings
    marine: bool = False
    names_animals: bool = False  # ARNO's animals are named, so that its icons are complete
    tells: bool = True  # people tell what they do to shared things; otherwise they are asked when it matters


class ArnoSession(Plain):
    """What Soloist knows of the game on the table, and ARNO's books."""

    __slots__ = (
        "active", "agreed", "arnos", "caller", "ended_by", "entries", "known", "last_turns", "paid", "points", "since",
        "stage", "starter", "supports", "turn",
    )  # fmt: skip

    def __init__(self, agreed: Agreed, known: Known, arnos: list[Arno | None]) -> None:
        self.agreed = agreed
        self.known = known
        self.arnos = arnos
        self.stage = Stage.SETUP
        self.starter: Seat | None = None
        self.active: Seat | None = None  # not yet known who starts
        self.turn = 0
        self.entries = 0  # of the person whose turn it is
        self.caller: Seat | None = None  # who caused the break that is being taken
        self.paid = 0  # seats whose income is done in this break, or whose first cards are known
        self.since: int | None = None  # turns since the last break
        self.last_turns: int | None = None  # how many are left once the end is triggered
        self.ended_by: Seat | None = None
        self.points: dict[Seat, int] = {}  # final points of the people
        self.supports: dict[Seat, int] = {}  # supported projects of people who are tied

    def copy(self) -> ArnoSession:
        other: ArnoSession = ArnoSession.__new__(ArnoSession)
        other.agreed = self.agreed
        other.known = self.known.copy()
        other.arnos = [None if arno is None else arno.copy() for arno in self.arnos]
        other.stage = self.stage
        other.starter = self.starter
        other.active = self.active
        other.turn = self.turn
        other.entries = self.entries
        other.caller = self.caller
        other.paid = self.paid
        other.since = self.since
        other.last_turns = self.last_turns
        other.ended_by = self.ended_by
        other.points = dict(self.points)
        other.supports = dict(self.supports)
        return other

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.known.players

    def arno(self, seat: Seat) -> Arno:
        arno = self.arnos[seat]
        assert arno is not None
        return arno

    def is_arno(self, seat: Seat) -> bool:
        return self.arnos[seat] is not None

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if self.arnos[seat] is None]

    def automas(self) -> list[Seat]:
        return [seat for seat in self.seats if self.arnos[seat] is not None]

    def from_seat(self, first: Seat) -> list[Seat]:
        """Everybody clockwise, beginning there."""
        return [*self.seats[first:], *self.seats[:first]]

    def next_after(self, seat: Seat) -> Seat:
        return self.seats[(seat + 1) % len(self.seats)]

    def after_this_turn(self) -> list[Seat]:
        """Whose turns come next, each seat once; none after the last turn of the game [AN-11.2]."""
        assert self.active is not None
        return self.from_seat(self.next_after(self.active))[: self.last_turns]

    def still_to_play(self) -> list[Seat]:
        """Who still has a turn once the end is triggered, the one whose turn it is included [AN-11.2]."""
        if self.last_turns is None or self.active is None:
            return []
        return self.from_seat(self.active)[: self.last_turns]
