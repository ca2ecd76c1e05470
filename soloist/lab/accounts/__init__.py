"""What is written down of a game besides its result: who began, and what everybody did and played.

A game says which of its events count, by their types, in a module that its entry in the registry names. One that names
none still has its result, its turns, and what everybody holds in the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import repeat
from operator import attrgetter
from typing import Any, Protocol

from soloist.engine.dice import Stream
from soloist.engine.events import Event, TurnBegins
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Sayable
from soloist.registry import ENTRIES, part

Deed = tuple[Seat, str]
"""Who did it, and what it was, by its code."""
Read = Callable[[Any], Deed | None] | str
"""Of an event of one type, None if it is no deed of this kind (`attrgetter("seat", "card.code")` is read fastest); or
the code that all of the type have."""


@dataclass(frozen=True)
class Rounds:
    """Turns that go clockwise, with exactly one action in each, one of which everybody takes once a round: nobody has
    to hear when a turn begins, of that action, or of the commonest one, which is what the others leave."""

    begins: type[Event]  # told once, of the seat that goes first
    turns: Callable[[Any], Sequence[int]]  # of each seat, by the table as it lies at the end
    rounds: Callable[[Any], int]  # by that, too
    commonest: tuple[type[Event], str]  # and its code
    once: tuple[type[Event], str]
    others: tuple[str, ...]  # their codes

    @property
    def untold(self) -> tuple[type[Event], type[Event]]:
        return self.commonest[0], self.once[0]

    def completed(self, turns: int, rounds: int, actions: dict[str, int]) -> dict[str, int]:
        """What a seat did in so many turns, with what nobody heard."""
        rest = turns - rounds - sum([actions[code] for code in self.others if code in actions])
        unheard = {self.commonest[1]: rest, self.once[1]: rounds}
        return {**{code: n for code, n in unheard.items() if n}, **actions}


@dataclass(frozen=True)
class Deeds:
    """Which events of a game count as actions taken, and which as cards or pieces brought into play."""

    actions: Mapping[type[Event], Read] = field(default_factory=dict)
    cards: Mapping[type[Event], Read] = field(default_factory=dict)
    names: Mapping[str, Sayable] = field(default_factory=dict)  # of all codes
    rounds: Rounds | None = None  # where turns of people are like that


NONE = Deeds()
seat_of = attrgetter("seat")


def deeds_of(game: str) -> Deeds:
    found: Deeds = part(ENTRIES[game].lab if game in ENTRIES else None, "DEEDS", NONE)
    return found


class Variation(Protocol):
    """How a document of an automa is varied when it is tuned."""

    def start(self) -> str:
        """The document to begin with."""

    def varied(self, text: str, seat: str, chance: Stream) -> str:
        """One that differs by a single change, for the level of this seat."""

    def headed(self, text: str, lines: Sequence[str]) -> str:
        """The document with some lines that say what it is."""


def variations_of(game: str) -> Mapping[str, Variation]:
    """By the option that takes the document."""
    module = ENTRIES[game].lab if game in ENTRIES else None
    return {} if module is None else getattr(import_module(module), "VARIATIONS", {})


class Account:
    """Listens to one game after the other. While a game is played events are only kept, which takes least time."""

    def __init__(self, deeds: Deeds, players: int, *, automas: bool) -> None:
        self._seats = seats(players)
        self._rounds = None if automas else deeds.rounds  # an automa may do several things in a turn
        begins, untold = (TurnBegins, ()) if self._rounds is None else (self._rounds.begins, self._rounds.untold)
        kinds = [kind for kind in (begins, *deeds.actions, *deeds.cards) if kind not in untold]
        self._told: dict[type[Event], list[Any]] = {kind: [] for kind in kinds}
        self._actions, self._cards = (
            [(self._told[kind], read) for kind, read in reads.items() if kind not in untold]
            for reads in (deeds.actions, deeds.cards)
        )
        self.heard: Mapping[type[Event], Callable[[Any], object]] = {
            kind: told.append for kind, told in self._told.items()
        }

    def begin(self) -> None:
        for told in self._told.values():
            told.clear()

    def close(self, state: Any) -> None:
        """The game is over: count."""
        self.actions = self._counted(self._actions)
        self.cards = self._counted(self._cards)
        if self._rounds is None:
            begun = [event.seat for event in self._told[TurnBegins]]
            self.turns: Sequence[int] = [begun.count(seat) for seat in self._seats]
            had_turns = [seat for seat in self._seats if seat in begun]
            self.order: list[Seat] = sorted(had_turns, key=begun.index)  # as the seats had their first turns
        else:
            (first,) = [event.seat for event in self._told[self._rounds.begins]]
            self.turns = self._rounds.turns(state)
            rounds = self._rounds.rounds(state)
            self.actions = list(map(self._rounds.completed, self.turns, repeat(rounds), self.actions))
            self.order = [*self._seats[first:], *self._seats[:first]]

    def _counted(self, reads: Sequence[tuple[list[Any], Read]]) -> list[dict[str, int]]:
        counts: list[dict[str, int]] = [{} for _ in self._seats]
        for told, read in reads:
            if not told:
                continue
            if isinstance(read, str):
                who = list(map(seat_of, told))
                for seat in self._seats:
                    if n := who.count(seat):
                        counts[seat][read] = counts[seat].get(read, 0) + n
                continue
            for deed, n in Counter(map(read, told)).items():  # equal ones together
                if deed is not None:
                    seat, code = deed
                    own = counts[seat]
                    own[code] = own[code] + n if code in own else n
        return counts

    def place_in_order(self, seat: Seat) -> int | None:
        """1 for who began; None for a seat that never had a turn."""
        return self.order.index(seat) + 1 if seat in self.order else None
