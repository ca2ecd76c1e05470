"""What is written down of a game besides its result: who began, and what everybody did and played.

A game says which of its events count, by their types, in a module that its entry in the registry names. One that names
none still has its result, its turns, and what everybody holds in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.events import Event, TurnBegins
from soloist.engine.game import Game
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Sayable
from soloist.registry import ENTRIES, part

Deed = tuple[Seat, str]
"""Who did it, and what it was, by its code."""
Read = Callable[[Any], Deed | None]
"""Of an event of one type; None if it is no deed of this kind."""


@dataclass(frozen=True)
class Deeds:
    """Which events of a game count as actions taken, and which as cards or pieces brought into play."""

    actions: Mapping[type[Event], Read] = field(default_factory=dict)
    cards: Mapping[type[Event], Read] = field(default_factory=dict)
    names: Mapping[str, Sayable] = field(default_factory=dict)  # of all codes


NONE = Deeds()


def deeds_of(game: str) -> Deeds:
    found: Deeds = part(ENTRIES[game].lab if game in ENTRIES else None, "DEEDS", NONE)
    return found


class Account:
    """Listens to one game after the other."""

    def __init__(self, deeds: Deeds, players: int) -> None:
        self.players = players
        self._read: dict[type[Event], Callable[[Any], None]] = {TurnBegins: self._count_turn}
        for kind in {*deeds.actions, *deeds.cards}:
            self._read[kind] = self._reader(deeds.actions.get(kind), deeds.cards.get(kind))
        self.begin()

    def begin(self) -> None:
        self.order: list[Seat] = []  # as the seats had their first turns
        self.turns = [0] * self.players
        self.actions: list[dict[str, int]] = [{} for _ in range(self.players)]
        self.cards: list[dict[str, int]] = [{} for _ in range(self.players)]

    def hear(self, event: Event) -> None:
        read = self._read.get(type(event))
        if read is not None:
            read(event)

    def _count_turn(self, event: TurnBegins) -> None:
        if not self.turns[event.seat]:
            self.order.append(event.seat)
        self.turns[event.seat] += 1

    def _reader(self, action: Read | None, card: Read | None) -> Callable[[Any], None]:
        def read(event: Any) -> None:
            if action is not None and (deed := action(event)) is not None:
                _count(self.actions, deed)
            if card is not None and (deed := card(event)) is not None:
                _count(self.cards, deed)

        return read

    def place_in_order(self, seat: Seat) -> int | None:
        """1 for who began; None for a seat that never had a turn."""
        return self.order.index(seat) + 1 if seat in self.order else None


def _count(counts: list[dict[str, int]], deed: Deed) -> None:
    seat, code = deed
    counts[seat][code] = counts[seat].get(code, 0) + 1


def holdings_at_the_end(game: Game[Any, Any], state: Any, players: int) -> list[dict[str, int]]:
    """What every seat holds, as numbers by their codes."""
    return [
        {holding.code: holding.amount for holding in game.holdings(game.view(state, seat), seat)}
        for seat in seats(players)
    ]
