"""The running turn of one player, and what its flows ask in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from soloist.engine.flow import Ask, Flow, Refuse, choose
from soloist.engine.seats import Seat
from soloist.games.arknova.answers import DECLINE
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Action, Animal
from soloist.games.arknova.state import ArkNovaTable, Zoo

if TYPE_CHECKING:
    from soloist.games.arknova.ordering import Coming

T = TypeVar("T")


class Turn:
    """What belongs to one player's turn, or to one player's income in a break, and is forgotten with it."""

    __slots__ = (
        "appeal_before", "before_animal", "in_use", "is_break", "is_logged", "is_told", "owed", "played",
        "removed_venom", "seat", "sold", "supported", "table", "waiting", "zoo",
    )  # fmt: skip

    def __init__(self, table: ArkNovaTable, seat: Seat, *, is_break: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.zoo: Zoo = table.zoos[seat]
        self.is_break = is_break
        self.is_told = table.setup.is_told
        self.is_logged = table.setup.is_logged
        self.waiting: list[Coming] = []  # after finishing [AN-2.4]
        self.in_use: Action | None = None  # the action being performed
        self.appeal_before: tuple[int, ...] = ()  # of all, as the action began: what Venom compares [AN-3.14]
        self.before_animal = (0, 0)  # own appeal and conservation before an animal was played [AN-3.16]
        self.owed: tuple[Kind, ...] = ()  # unique buildings of sponsors just played, not placed yet [AN-8.5]
        self.removed_venom = False
        self.sold = False  # at the harbour [AN-M.4]
        self.played: list[Animal] = []  # in this Animals action
        self.supported: list[object] = []  # projects of this Association action [AN-S.224]


def choose_one(
    turn: Turn, options: Sequence[T], *, ask: Ask, why: str, about: Any = None, refuse: Refuse | None = None
) -> Flow[T]:
    """Ask for one option, unless there is only one."""
    if len(options) == 1:
        return options[0]
    return (yield from choose(turn.seat, lambda: options, ask=ask, why=why, refuse=refuse, about=about))


def may_choose(
    turn: Turn, options: Sequence[T], *, ask: Ask, why: str, about: Any = None, refuse: Refuse | None = None
) -> Flow[T | None]:
    """Ask for one option of a "may" effect; None if it is declined, or if there is nothing to choose [AN-2.20]."""
    if not options:
        return None
    listed: list[Any] = [*options, DECLINE]
    chosen = yield from choose(turn.seat, lambda: listed, ask=ask, why=why, passing=DECLINE, refuse=refuse, about=about)
    return None if chosen is DECLINE else chosen
