"""A session with AutoMammoth: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from soloist.companion.base import Agreed, Session
from soloist.engine.game import Score
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.automa.score import points


class MammothSession(Session[Ledger]):
    """What Soloist knows of the game on the table, and AutoMammoth's books."""

    __slots__ = ("over", "remarks", "round", "sold")
    known: Known

    def __init__(
        self, agreed: Agreed, known: Known, ledgers: list[Ledger | None], remarks: tuple[Remark, ...] = ()
    ) -> None:
        super().__init__(agreed, known, ledgers)
        self.remarks = remarks  # what people should know before they begin
        self.round = 1
        self.over = False
        self.sold = False

    def score(self, seat: Seat) -> Score:
        """More coins win a tie [ZOO-11.9, MAM-9.6]."""
        ledger = self.ledgers[seat]
        if ledger is None:
            return super().score(seat)
        parts = tuple(points(ledger))
        total = sum(value for _, value in parts)
        return Score(seat, total, parts, (total, ledger.coins))
