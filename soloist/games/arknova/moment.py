"""The running turn, and effects of one moment, which their owner puts in order [AN-2.4, 2.5]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from soloist.engine.flow import Flow, Refuse, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.cards import Action, Animal
from soloist.games.arknova.options import DECLINE
from soloist.games.arknova.state import Table, Zoo

T = TypeVar("T")


class Turn:
    """What belongs to one player's turn, or to one player's income in a break, and is forgotten with it."""

    __slots__ = (
        "appeal_before", "before_animal", "borrowed", "in_use", "is_break", "played", "removed_venom", "seat", "sold",
        "supported", "table", "waiting", "zoo",
    )  # fmt: skip

    def __init__(self, table: Table, seat: Seat, *, is_break: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.zoo: Zoo = table.zoos[seat]
        self.is_break = is_break
        self.waiting: list[Coming] = []  # after finishing [AN-2.4]
        self.in_use: Action | None = None  # the action being performed
        self.appeal_before: tuple[int, ...] = ()  # of all, as the action began: what Venom compares [AN-3.14]
        self.before_animal = (0, 0)  # own appeal and conservation before an animal was played [AN-3.16]
        self.borrowed: tuple[Action, bool] | None = None  # a hypnotised action, and the own side of it [AN-3.17]
        self.removed_venom = False
        self.sold = False  # at the harbour [AN-M.4]
        self.played: list[Animal] = []  # in this Animals action
        self.supported: list[object] = []  # projects of this Association action [AN-S.224]


class Touches:
    """What effects change and look at, so far as the order of two of them can matter: bits, for speed."""

    NOTHING = 0
    MONEY = 1
    APPEAL = 2
    REPUTATION = 4  # and with it the range
    CONSERVATION = 8
    X_TOKENS = 16
    CARDS = 32  # hand, deck, display
    SIDES = 64  # of the action cards
    WORKERS = 128
    ICONS = 256
    MAP = 512
    FINALS = 1024  # final scoring cards held
    ALL = 2047
    OTHERS = 2048  # what the other players have; only Pilfering looks at it


NOTHING, ALL = Touches.NOTHING, Touches.ALL
SIMPLE = Touches.MONEY | Touches.X_TOKENS


class Label:
    """The name of an effect, for choosing which comes first. It leads to no position."""

    __slots__ = ("_name", "code")

    def __init__(self, code: str, name: Sayable) -> None:
        self.code = code
        self._name = name

    def say(self) -> Message:
        return self._name.say()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return self.code


class Coming:
    """Something that is about to happen: its name, how it is carried out, what it changes and what it looks at."""

    __slots__ = ("changes", "looks_at", "name", "run", "title", "what")

    def __init__(
        self,
        name: str,
        title: Sayable | Callable[[], Sayable],  # made only where somebody reads it
        run: Callable[[], Flow[None]],
        changes: int = ALL,
        looks_at: int = ALL,
        what: object = None,  # of two gains of the same thing it does not matter which comes first
    ) -> None:
        self.name = name
        self.title = title
        self.run = run
        self.changes = changes
        self.looks_at = looks_at
        self.what = what

    def label(self) -> Label:
        return Label(self.name, self.title() if callable(self.title) else self.title)

    @property
    def is_simple(self) -> bool:
        """Money and X-tokens never hurt: nobody would take them later."""
        return not (self.looks_at or self.changes & ~SIMPLE)

    def meets(self, other: Coming) -> bool:
        """Whether it can matter which of the two comes first."""
        if self.what is not None and self.what is other.what:
            return False
        return bool(self.changes & other.looks_at or self.looks_at & other.changes)


def may_choose(
    turn: Turn,
    options: Sequence[T],
    *,
    ask: Message,
    why: str,
    about: Any = None,
    refuse: Refuse | None = None,
) -> Flow[T | None]:
    """Ask for one option of a "may" effect; None if it is declined, or if there is nothing to choose [AN-2.20]."""
    if not options:
        return None
    listed: list[Any] = [*options, DECLINE]
    chosen = yield from choose(turn.seat, lambda: listed, ask=ask, why=why, passing=DECLINE, refuse=refuse, about=about)
    return None if chosen is DECLINE else chosen


ASK_ORDER = msg("Which comes first?")


def in_any_order(turn: Turn, coming: Sequence[Coming], *, why: str = "AN-2.5") -> Flow[None]:
    """Carry out effects of one moment; their owner is asked for the order wherever it can matter."""
    left = list(coming)
    while left:
        free = left if len(left) == 1 else [each for each in left if each.is_simple or not _is_bound(each, left)]
        for effect in free:
            yield from effect.run()
        if free:
            left = [each for each in left if each not in free]
            continue
        first = yield from pick(turn, left, ask=ASK_ORDER, why=why)
        left.remove(first)
        yield from first.run()


def _is_bound(effect: Coming, among: Sequence[Coming]) -> bool:
    return any(effect.meets(other) for other in among if other is not effect and other.name != effect.name)


def pick(turn: Turn, among: Sequence[Coming], *, ask: Message, why: str) -> Flow[Coming]:
    """Let the owner pick one of the effects; equal ones are one option."""
    labels = list(dict.fromkeys(each.label() for each in among))
    if len(labels) == 1:
        return among[0]
    chosen = yield from choose(turn.seat, lambda: labels, ask=ask, why=why)
    return next(each for each in among if each.name == chosen.code)
