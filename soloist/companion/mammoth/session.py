"""An evening with AutoMammoth: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from soloist.engine.plain import Plain
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.deck import Difficulty
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.settings import Settings

PERSON = Seat(0)  # who answers; the players at the table are seats of their own, A, B, C …


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    settings: Settings
    automas: Mapping[Seat, Difficulty]


class MammothSession(Plain):
    """What Soloist knows of the game on the table, and AutoMammoth's books."""

    __slots__ = (
        "active", "agreed", "known", "ledgers", "over", "points", "remarks", "round", "sold", "tie_coins", "turn",
    )  # fmt: skip

    def __init__(
        self, agreed: Agreed, known: Known, ledgers: list[Ledger | None], remarks: tuple[Remark, ...] = ()
    ) -> None:
        self.agreed = agreed
        self.remarks = remarks  # what people should know before they begin
        self.known = known
        self.ledgers = ledgers
        self.active: Seat | None = None  # not yet known who starts
        self.round = 1
        self.turn = 0
        self.over = False
        self.sold = False
        self.points: dict[Seat, int] = {}  # final points of the people
        self.tie_coins: dict[Seat, int] = {}

    def copy(self) -> MammothSession:
        other: MammothSession = MammothSession.__new__(MammothSession)
        other.agreed = self.agreed
        other.remarks = self.remarks
        other.known = self.known.copy()
        other.ledgers = [None if ledger is None else ledger.copy() for ledger in self.ledgers]
        other.active = self.active
        other.round = self.round
        other.turn = self.turn
        other.over = self.over
        other.sold = self.sold
        other.points = dict(self.points)
        other.tie_coins = dict(self.tie_coins)
        return other

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.known.players

    def ledger(self, seat: Seat) -> Ledger:
        ledger = self.ledgers[seat]
        assert ledger is not None
        return ledger

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if self.ledgers[seat] is None]

    def mammoths(self) -> list[Seat]:
        return [seat for seat in self.seats if self.ledgers[seat] is not None]
