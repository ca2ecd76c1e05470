"""AutoMammoth at the physical table: says what to move, asks what it cannot know.

Soloist keeps count of what it needs: how many tiles lie on each truck, who has taken one, how many tiles are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow, choose, pick_at_random, tell
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import KEYS, Key, Ledger
from soloist.games.zooloretto.automa.why import Line
from soloist.games.zooloretto.components import END_STACK, TRUCK_SPACES, Counts, square_tiles
from soloist.games.zooloretto.tiles import COIN, TILE, Species, Tile


class Known(Plain):
    """What Soloist knows of a physical table."""

    __slots__ = ("counts", "drawn", "players", "species", "taken_by", "trucks")

    def __init__(self, players: int, counts: Counts, species: tuple[Species, ...] = tuple(Species)) -> None:
        self.players = seats(players)
        self.species = species  # that may be in play
        self.counts = counts
        self.trucks = [0] * len(counts.truck_spaces)  # how many tiles lie on each
        self.taken_by: list[Seat | None] = [None] * len(self.trucks)
        self.drawn = 0  # tiles drawn from the stacks so far

    def copy(self) -> Known:
        other: Known = Known.__new__(Known)
        other.players = self.players
        other.species = self.species
        other.counts = self.counts
        other.trucks = self.trucks[:]
        other.taken_by = self.taken_by[:]
        other.drawn = self.drawn
        return other

    @property
    def stack(self) -> int:
        """Tiles of the main stack when the game began [ZOO-1.4]."""
        species = tuple(Species)[self.counts.species_removed :]
        return len(square_tiles(species)) - END_STACK

    @property
    def last_round(self) -> bool:
        """A tile of the end stack has been drawn [ZOO-10.1]."""
        return self.drawn > self.stack

    def has_room(self, truck: int) -> bool:
        return self.trucks[truck] < self.counts.truck_spaces[truck]

    def loaded(self, truck: int) -> None:
        self.trucks[truck] += 1
        self.drawn += 1


class SomeTile:
    """A tile as far as AutoMammoth has to know it: its kind, or a coin."""

    __slots__ = ("key",)

    def __init__(self, key: Key | None) -> None:
        self.key = key

    @property
    def code(self) -> str:
        return "coin" if self.key is None else self.key.code

    @property
    def tile(self) -> Tile:
        if self.key is None:
            return COIN
        return TILE["stall-a"] if self.key.species is None else TILE[self.key.species.code]

    def say(self) -> Message:
        return COIN.say() if self.key is None else self.key.say()


SOME_TILES = (*(SomeTile(key) for key in KEYS), SomeTile(None))
NONE: Key | str = "none"
ASK_FOR_SALE = msg("AutoMammoth wants to buy. Which is the first of these that lies in another player's barn?")
ASK_SELLER = msg("The order in which sellers are asked")


class PhysicalTable:
    """The table in front of the person who answers."""

    def __init__(self, known: Known, ledgers: Sequence[Ledger | None], seat: Seat, person: Seat) -> None:
        self.known = known
        self.ledgers = ledgers
        self.seat = seat
        self.person = person
        self.people_sell = False  # whether somebody has what AutoMammoth is about to buy

    def untaken(self) -> Sequence[int]:
        return [truck for truck, taker in enumerate(self.known.taken_by) if taker is None]

    def count(self, truck: int) -> int:
        return self.known.trucks[truck]

    def blocked(self, truck: int) -> int:
        return TRUCK_SPACES - self.known.counts.truck_spaces[truck]

    def has_room(self, truck: int) -> bool:
        return self.known.has_room(truck)

    def load(self, truck: int) -> Flow[None]:
        self.known.loaded(truck)
        yield from tell(msg("→ Draw a tile and put it on truck {truck}", truck=truck + 1))

    def take(self, truck: int) -> Flow[Sequence[Tile]]:
        """What lies on the truck is asked only now [MAM-5.2]."""
        number = self.known.trucks[truck]
        yield from tell(msg("→ Take truck {truck} for {seat}", truck=truck + 1, seat=self.seat))
        tiles: list[Tile] = []
        for place in range(1, number + 1):
            ask = msg(
                "Truck {truck}, tile {place} of {number}: what is it?", truck=truck + 1, place=place, number=number
            )
            some = yield from choose(self.person, self.possible_tiles, ask=ask, why="MAM-5.2", about=tuple(tiles))
            tiles.append(some.tile)
        self.known.trucks[truck] = 0
        self.known.taken_by[truck] = self.seat
        return tiles

    def possible_tiles(self) -> list[SomeTile]:
        """Coins, stalls, and the species in play as far as they are known."""
        species = self.known.species
        return [some for some in SOME_TILES if some.key is None or some.key.species in (None, *species)]

    def first_for_sale(self, keys: Sequence[Key]) -> Flow[Key | None]:
        """Other AutoMammoths' barns are known; the people's are asked for, as far as it matters [MAM-6.2]."""
        known = next((key for key in keys if self._automas_with(key)), None)
        asked = list(keys) if known is None else list(keys[: keys.index(known) + 1])

        def answers() -> list[Key | str]:
            return [*asked, NONE]

        answer = yield from choose(self.person, answers, ask=ASK_FOR_SALE, why="MAM-6.2", passing=NONE)
        self.people_sell = isinstance(answer, Key)
        return answer if isinstance(answer, Key) else known

    def _automas_with(self, key: Key) -> list[Seat]:
        return [
            seat
            for seat, ledger in zip(self.known.players, self.ledgers, strict=True)
            if ledger is not None and seat != self.seat and key in ledger.in_barn()
        ]

    def buy(self, key: Key) -> Flow[Tile]:
        """Whoever has one may be the seller; another AutoMammoth's tile moves in the books [MAM-6.4]."""
        sellers = self._automas_with(key)
        if self.people_sell:
            sellers += [seat for seat, ledger in zip(self.known.players, self.ledgers, strict=True) if ledger is None]
        seller = sellers[0]
        if len(sellers) > 1:
            seller = yield from pick_at_random(lambda: sellers, ask=ASK_SELLER, why="MAM-6.4")
        ledger = self.ledgers[seller]
        if ledger is None:
            yield from tell(
                msg("→ Take it from the barn of {seat} (else the next who has one): {key}. "
                    "From AutoMammoth's coins pay 1 to them and 1 to the bank", seat=seller, key=key)
            )  # fmt: skip
            return SOME_TILES[key.number].tile
        ledger.coins += 1
        yield from tell(msg("→ It buys from {seat}: {key}. Pay 1 coin to it and 1 to the bank", seat=seller, key=key))
        return ledger.stack(key).pop()

    def why(self, line: Line) -> Flow[None]:
        yield from tell(line.by(self.seat))
