"""What the AI owns: its board, goods, creatures, buildings on the track, Titans [OAI-1]. The same at both tables."""

from __future__ import annotations

from typing import ClassVar

from soloist.games.orichalcum.box import AiBoard
from soloist.games.orichalcum.pieces import Building, Kind
from soloist.games.orichalcum.state import Realm, Titan


class Ai(Realm):
    """The AI's books: an island as far as terrains, creatures, temples and Titans go; buildings lie on a track."""

    is_ai: ClassVar[bool] = True

    __slots__ = ("track",)

    def __init__(self, of: AiBoard | Ai) -> None:
        if isinstance(of, Ai):
            super().__init__(of.ground, of)
            self.track: tuple[Building, ...] = of.track
        else:
            super().__init__(of.ground)
            self._lay_out(of)

    def _lay_out(self, board: AiBoard) -> None:
        self.metropolis = 1 << board.centre
        self.build_on(self.metropolis)
        self.hoplites, self.nuggets = board.hoplites, board.nuggets
        self.titans = (Titan(board.titan, False),)  # [OAI-1.3]
        self.track = ()

    def copy(self) -> Ai:
        return Ai(self)

    def count(self, kind: Kind) -> int:
        """Mines and training camps lie face up, everything else face down without effect [OAI-1.5, OAI-5.6]."""
        if kind not in (Kind.MINE, Kind.TRAINING_CAMP):
            return 0
        return 1 + sum(1 for building in self.track if building.kind is kind)
