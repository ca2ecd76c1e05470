"""A session with AutoMammoth: what Soloist knows of the game on the table, and the books it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from soloist.companion.base import Session
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.deck import Difficulty
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.settings import Settings


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    settings: Settings
    automas: Mapping[Seat, Difficulty]


class MammothSession(Session[Ledger]):
    """What Soloist knows of the game on the table, and AutoMammoth's books."""

    __slots__ = ("over", "remarks", "round", "sold", "tie_coins")
    agreed: Agreed
    known: Known

    def __init__(
        self, agreed: Agreed, known: Known, ledgers: list[Ledger | None], remarks: tuple[Remark, ...] = ()
    ) -> None:
        super().__init__(agreed, known, ledgers)
        self.remarks = remarks  # what people should know before they begin
        self.round = 1
        self.over = False
        self.sold = False
        self.tie_coins: dict[Seat, int] = {}
