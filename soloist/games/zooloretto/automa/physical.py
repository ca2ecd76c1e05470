"""AutoMammoth at the physical table: says what to move, asks what it cannot know.

Soloist keeps count of what it needs: how many tiles lie on each truck, who has taken one, how many tiles are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from soloist.engine.flow import Ask, Flow, choose, choose_exactly, pick_at_random
from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.games.zooloretto.automa import questions
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import Key, Ledger
from soloist.games.zooloretto.automa.orders import BuyTile, LoadTruck, ShuffleCards, TakeTruck
from soloist.games.zooloretto.automa.questions import NONE, SEVERAL, SOLOIST_DRAWS, SOME_TILES, SeveralOf, SoloistDraws
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.components import END_STACK, TRUCK_SPACES, YOUNG_EACH, Counts, square_tiles
from soloist.games.zooloretto.events import TileNamed
from soloist.games.zooloretto.tiles import YOUNG, Species, Tile


class Known(Plain):
    """What Soloist knows of a physical table."""

    __slots__ = ("by_hand", "counts", "drawn", "players", "species", "taken_by", "trucks")

    def __init__(
        self, players: int, counts: Counts, species: tuple[Species, ...] = tuple(Species), *, by_hand: bool = False
    ) -> None:
        self.players = seats(players)
        self.by_hand = by_hand  # AutoMammoth's cards lie on the table, and people draw for it
        self.species = species  # that may be in play
        self.counts = counts
        self.trucks = [0] * len(counts.truck_spaces)  # how many tiles lie on each
        self.taken_by: list[Seat | None] = [None] * len(self.trucks)
        self.drawn = 0  # tiles drawn from the stacks so far

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


T = TypeVar("T")


def copies_of(key: Key) -> list[Tile]:
    """All tiles of a kind in the box, offspring too [ZOO-1.2, ZOO-1.6]."""
    if key.species is None:
        return [tile for tile in square_tiles(()) if tile.is_stall]
    tiles = [tile for tile in square_tiles((key.species,)) if tile.species is key.species]
    return tiles + [YOUNG[key.species]] * YOUNG_EACH


class PhysicalTable:
    """The table in front of the person who answers."""

    def __init__(self, known: Known, ledgers: Sequence[Ledger | None], seat: Seat, person: Seat) -> None:
        self.known = known
        self.ledgers = ledgers
        self.seat = seat
        self.person = person
        self.people_sell: Key | SeveralOf | None = None  # what people have of what AutoMammoth is about to buy

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
        yield LoadTruck(truck + 1)

    def take(self, truck: int) -> Flow[Sequence[Tile]]:
        """What lies on the truck is asked only now [MAM-5.2]."""
        number = self.known.trucks[truck]
        yield TakeTruck(truck + 1, self.seat)
        tiles: list[Tile] = []
        for place in range(1, number + 1):
            ask = questions.WhichTile(truck + 1, place, number)
            some = yield from choose(self.person, self.possible_tiles, ask=ask, why="MAM-5.2", about=tuple(tiles))
            tiles.append(some.tile)
            yield TileNamed(self.seat, some.tile)
        self.known.trucks[truck] = 0
        self.known.taken_by[truck] = self.seat
        return tiles

    def possible_tiles(self) -> list[questions.SomeTile]:
        """Coins, stalls, and the species in play as far as they are known."""
        kinds = {None, *self.known.species}
        return [some for some in SOME_TILES if some.key is None or some.key.species in kinds]

    def first_for_sale(self, keys: Sequence[Key]) -> Flow[Key | None]:
        """Other AutoMammoths' barns are known; the people's are asked for, as far as it matters [MAM-6.2]."""

        def known() -> Key | None:
            return next((key for key in keys if self._automas_with(key)), None)

        def answers() -> list[Key | SeveralOf | str]:
            asked = keys if (last := known()) is None else keys[: keys.index(last) + 1]
            return [*(answer for key in asked for answer in (key, SEVERAL[key.number])), NONE]

        answer = yield from choose(self.person, answers, ask=questions.WhatIsForSale(), why="MAM-6.2", passing=NONE)
        self.people_sell = None if isinstance(answer, str) else answer
        match answer:
            case SeveralOf():
                return answer.key
            case Key():
                return answer
        return known()

    def _automas_with(self, key: Key) -> list[Seat]:
        return [
            seat
            for seat, ledger in zip(self.known.players, self.ledgers, strict=True)
            if ledger is not None and seat != self.seat and key in ledger.in_barn()
        ]

    def buy(self, key: Key) -> Flow[Tile]:
        """One of all fitting tiles, each equally likely: first whose it is, then which of theirs [MAM-6.4]."""
        held = yield from self._counted(key)
        tiles = [seat for seat in sorted(held) for _ in range(held[seat])]
        seller = tiles[0]
        if len(held) > 1:
            seller = yield from self.at_random(tiles, ask=questions.WhoseTile(), why="MAM-6.4")
        tile = yield from self._which(key, seller, held[seller])
        ledger = self.ledgers[seller]
        yield BuyTile(self.seat, seller, key, tile, ledger is not None)
        if ledger is None:
            return SOME_TILES[key.number].tile
        ledger.coins += 1
        stack = ledger.stack(key)  # empty if it has been corrected since
        return stack.pop() if stack else SOME_TILES[key.number].tile

    def _counted(self, key: Key) -> Flow[dict[Seat, int]]:
        """Who sells how many: AutoMammoths by their books, people are asked where more than one answer is possible."""
        held: dict[Seat, int] = {}
        people = [seat for seat, ledger in zip(self.known.players, self.ledgers, strict=True) if ledger is None]
        match self.people_sell:
            case Key():
                owner = yield from self._whose(key, people)
                held[owner] = 1
            case SeveralOf():
                counts = yield from self._count_barns(key, people)
                held.update(counts)
        return held | {seat: len(self._stack(seat, key)) for seat in self._automas_with(key)}

    def _whose(self, key: Key, people: Sequence[Seat]) -> Flow[Seat]:
        if len(people) == 1:
            return people[0]
        return (yield from choose(self.person, lambda: people, ask=questions.WhoseIsIt(key), why="MAM-6.4", about=key))

    def _count_barns(self, key: Key, people: Sequence[Seat]) -> Flow[dict[Seat, int]]:
        """Two or more in all; no more than the box has."""
        left = len(copies_of(key)) - sum(len(ledger.stack(key)) for ledger in self.ledgers if ledger is not None)
        held: dict[Seat, int] = {}
        for seat in people:
            found = sum(held.values())
            least = max(2 - found, 0) if seat == people[-1] else 0
            held[seat] = yield from self._how_many(seat, key, range(least, max(least, left - found) + 1))
        return {seat: number for seat, number in held.items() if number}

    def _stack(self, seat: Seat, key: Key) -> list[Tile]:
        ledger = self.ledgers[seat]
        assert ledger is not None
        return ledger.stack(key)

    def _how_many(self, seat: Seat, key: Key, possible: range) -> Flow[int]:
        if len(possible) == 1:
            return possible[0]
        ask = questions.HowMany(seat, key)
        return (yield from choose(self.person, lambda: possible, ask=ask, why="MAM-6.4", about=key))

    def _which(self, key: Key, seller: Seat, number: int) -> Flow[Tile | None]:
        """Of several tiles their sorts are asked, and one is drawn; None: there is only one [MAM-6.4]."""
        if number == 1:
            return None
        ask = questions.WhichSorts(seller, key, number)
        sorts = yield from choose_exactly(number, self.person, copies_of(key), ask=ask, why="MAM-6.4", about=key)
        if all(tile is sorts[0] for tile in sorts):
            return sorts[0]
        return (yield from self.at_random(sorts, ask=questions.WhichOfTheirs(), why="MAM-6.4"))

    # chance

    def at_random(self, options: Sequence[T], *, ask: Ask, why: str) -> Flow[T]:
        """People who draw themselves say what came up, where there is something to draw."""
        if self.known.by_hand:
            found = list(dict.fromkeys(options))
            if len(found) == 1:
                return found[0]

            def answers() -> list[T | SoloistDraws]:
                return [*found, SOLOIST_DRAWS]

            about = questions.DrawnByHand(tuple(options))
            answer = yield from choose(self.person, answers, ask=ask, why=why, passing=SOLOIST_DRAWS, about=about)
            if not isinstance(answer, SoloistDraws):
                return answer
        return (yield from pick_at_random(lambda: options, ask=ask, why=why))

    def draw_card(self, pile: Pile[MammothCard], *, ask: Ask, why: str) -> Flow[MammothCard]:
        card = yield from self.at_random(pile.rest, ask=ask, why=why)
        pile.remove(card)
        return card

    def shuffled(self, *, only_discard: bool) -> Flow[None]:
        """Cards that lie on the table are shuffled by people [MAM-7.1, MAM-7.2]."""
        if self.known.by_hand:
            yield ShuffleCards(self.seat, only_discard)

    def why(self, line: MammothLine) -> Flow[None]:
        yield line.by(self.seat)
