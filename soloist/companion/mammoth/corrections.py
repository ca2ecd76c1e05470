"""Corrections: every number Soloist keeps count of can be put right."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.corrections import Correction
from soloist.companion.mammoth.ending import MOST_COINS
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import KEYS, Key
from soloist.games.zooloretto.automa.questions import SOME_TILES
from soloist.games.zooloretto.components import END_STACK

MOST_TILES = 13  # in a stack


@dataclass(frozen=True, slots=True)
class TilesOnTruck:
    truck: int

    @property
    def code(self) -> str:
        return f"truck {self.truck + 1}"

    def say(self) -> Message:
        return msg("Tiles on truck {truck}", truck=self.truck + 1)

    def put(self, session: MammothSession, number: int) -> None:
        session.known.trucks[self.truck] = number


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    code = "drawn"

    def say(self) -> Message:
        return msg("Tiles drawn so far")

    def put(self, session: MammothSession, number: int) -> None:
        session.known.drawn = number


@dataclass(frozen=True, slots=True)
class CoinsOf:
    seat: Seat

    @property
    def code(self) -> str:
        return f"coins {self.seat.code}"

    def say(self) -> Message:
        return msg("Coins of {seat}", seat=self.seat)

    def put(self, session: MammothSession, number: int) -> None:
        session.ledger(self.seat).coins = number


@dataclass(frozen=True, slots=True)
class StackOf:
    seat: Seat
    key: Key

    @property
    def code(self) -> str:
        return f"{self.key.code} {self.seat.code}"

    def say(self) -> Message:
        return msg("{key} of {seat}", key=self.key, seat=self.seat)

    def put(self, session: MammothSession, number: int) -> None:
        session.ledger(self.seat).stacks[self.key.number] = [SOME_TILES[self.key.number].tile] * number


def corrections(session: MammothSession) -> list[Correction[MammothSession]]:
    """Everything Soloist keeps count of."""
    known = session.known

    def counted(
        label: TilesOnTruck | TilesDrawn | CoinsOf | StackOf, now: int, most: int
    ) -> Correction[MammothSession]:
        return Correction(label, now, range(most + 1), label.put)

    found = [
        counted(TilesOnTruck(truck), known.trucks[truck], most) for truck, most in enumerate(known.counts.truck_spaces)
    ]
    found.append(counted(TilesDrawn(), known.drawn, known.stack + END_STACK))
    for seat in session.mammoths():
        ledger = session.ledger(seat)
        found.append(counted(CoinsOf(seat), ledger.coins, MOST_COINS))
        found += [counted(StackOf(seat, key), len(ledger.stack(key)), MOST_TILES) for key in KEYS]
    return found
