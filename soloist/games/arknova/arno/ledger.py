"""What an ARNO owns: action row, tracks, workers, tiles, cards, tokens [ARNO-2]. The same at both tables."""

from __future__ import annotations

from typing import ClassVar

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.values import COLUMNS, START_CONSERVATION, scored
from soloist.games.arknova.cards import Action, Icon, Project
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.state import ArkNovaTable, Zoo


class Arno(Zoo):
    """An ARNO's books: a zoo as far as human cards look at it, with tracks, icons and tiles, and no map of its own."""

    is_arno: ClassVar[bool] = True

    __slots__ = ("generic", "level", "notepad", "projects", "scoring_tokens", "seat", "sponsors_seen", "unnamed")

    def __init__(self, seat: Seat, level: int, like: Arno | None = None) -> None:
        super().__init__(MAPS["A"], like)
        if like is None:
            self._open_books(seat, level)
        else:
            self._take_over_books(like)

    def _open_books(self, seat: Seat, level: int) -> None:
        self.seat = seat
        self.level = level
        self.money = 0
        self.conservation = START_CONSERVATION[level - 1]
        self.order = tuple(Action)  # shuffled when the game begins [ARNO-2.2]
        self.projects: tuple[Project, ...] = ()  # own cards, in the order they were kept
        self.scoring_tokens = 0
        self.notepad = 0
        self.sponsors_seen = 0  # received and discarded: the steps of the module's tracker [ARNO-16.2]
        self.unnamed = 0  # animals kept at a physical table without naming the card
        self.generic: Icon | None = None  # the animal icon of a generic university [ARNO-11.7]

    def copy(self) -> Arno:
        return Arno(self.seat, self.level, self)

    def _take_over_books(self, like: Arno) -> None:
        self.seat = like.seat
        self.level = like.level
        self.projects = like.projects
        self.scoring_tokens = like.scoring_tokens
        self.notepad = like.notepad
        self.sponsors_seen = like.sponsors_seen
        self.unnamed = like.unnamed
        self.generic = like.generic

    @property
    def column(self) -> int:
        """Which of the six columns of the value tables counts: level 7 and above read the sixth [ARNO-2.4]."""
        return min(self.level, COLUMNS) - 1

    def token_parts(self) -> list[tuple[Message, int]]:
        """The conservation that its tokens give at the end, without rewards of tracks [ARNO-14.10]."""
        on_card = msg("tokens on the scoring card: conservation")
        return [(on_card, scored(self.scoring_tokens)), (msg("tokens on the notepad: conservation"), self.notepad)]

    @property
    def from_tokens(self) -> int:
        return sum(number for _, number in self.token_parts())

    def put_conservation(self, points: int) -> None:
        """Without the rewards of the spaces on the way."""
        self.conservation = points
        self.reached = sum(1 << at for at, space in enumerate(board.CONSERVATION_REWARDS) if points >= space)


def seat_arnos(table: ArkNovaTable) -> None:
    """An ARNO's books in the place of a zoo, in every seat it plays [ARNO-1.4]."""
    for seat, level in table.setup.arnos.items():
        table.zoos[seat] = Arno(seat, level)
