"""A bot that fills its zoo: it takes the truck that suits it best and loads what it likes where it hopes to take it.

It knows only its seat's view. Numbers in capitals are its taste, in points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.question import Question
from soloist.engine.seats import Seat, Wants, pick_best
from soloist.games.zooloretto import answers, components
from soloist.games.zooloretto.answers import BARN, HOMES, SWAPS, Home, Placement, Swap
from soloist.games.zooloretto.tiles import COIN, Species, Tile
from soloist.games.zooloretto.view import View, ZooView

COIN_WORTH = 0.9
EMPTY_ENCLOSURE = 1.5  # room for a species to come
FERTILE = 0.6  # an animal that may still breed
BARN_TILE = -0.4  # every tile in the barn, besides what it costs at the end
LOAD_WORTH = 1.0  # waiting for a better truck
SPACE_LEFT = 0.7  # for each free space on trucks, less when the others may take what I want


def barn_worth(barn: Sequence[Tile]) -> float:
    kinds = {tile.kind for tile in barn}
    return -2.0 * len(kinds) + BARN_TILE * len(barn)


@dataclass(slots=True)
class Pen:
    """An enclosure as the bot thinks of it."""

    ground: components.Ground
    species: Species | None
    count: int
    fertile: int
    stalls: int

    def worth(self) -> float:
        """Points now, and some of what it may bring when it gets fuller."""
        if not self.count:
            return EMPTY_ENCLOSURE
        now = self.ground.points(self.count, self.stalls)
        hope: float = self.ground.full * (self.count / self.ground.spaces) ** 1.4
        return max(float(now), 0.5 * now + 0.5 * hope) + FERTILE * self.fertile * (self.count < self.ground.spaces)

    def takes(self, tile: Tile) -> bool:
        if tile.is_stall:
            return self.stalls < self.ground.stalls
        return not self.count or (self.species is tile.species and self.count < self.ground.spaces)

    def grown(self, tile: Tile) -> Pen:
        """With one animal more."""
        fertile = self.fertile + bool(tile.sex and not tile.bred)
        return Pen(self.ground, tile.species, self.count + 1, fertile, self.stalls)


class Sketch:
    """A zoo as the bot imagines it."""

    __slots__ = ("barn", "pens", "stall_types")

    def __init__(self, zoo: ZooView) -> None:
        self.pens = [
            Pen(
                shown.ground,
                shown.species,
                len(shown.animals),
                sum(1 for tile in shown.animals if tile.sex and not tile.bred),
                len(shown.stalls),
            )
            for shown in zoo.enclosures
        ]
        self.stall_types = {stall for shown in zoo.enclosures for stall in shown.stalls}
        self.barn = list(zoo.barn)

    def gain(self, tile: Tile, home: Home) -> float:
        """What placing a tile there brings."""
        if tile is COIN:
            return COIN_WORTH
        if home is BARN:
            return barn_worth([*self.barn, tile]) - barn_worth(self.barn)
        pen = self.pens[home.number]
        before = pen.worth()
        if tile.is_stall:
            after = Pen(pen.ground, pen.species, pen.count, pen.fertile, pen.stalls + 1).worth()
            return after - before + (2.0 if tile not in self.stall_types else 0.0)
        bonus = COIN_WORTH * pen.ground.bonus if pen.count + 1 == pen.ground.spaces else 0.0
        return pen.grown(tile).worth() - before + bonus

    def best_home(self, tile: Tile) -> tuple[float, Home]:
        found = [home for home, pen in zip(HOMES, self.pens, strict=False) if pen.takes(tile)]
        return max(((self.gain(tile, home), home) for home in [*found, BARN]), key=lambda pair: pair[0])

    def put(self, tile: Tile, home: Home) -> None:
        if home is BARN:
            self.barn.append(tile)
        elif tile.is_stall:
            self.pens[home.number].stalls += 1
            self.stall_types.add(tile)
        else:
            self.pens[home.number] = self.pens[home.number].grown(tile)

    def load_worth(self, tiles: Iterable[Tile]) -> float:
        """What a whole truck brings, tile by tile into the best places; changes the sketch."""
        total = 0.0
        for tile in tiles:
            if tile is COIN:
                total += COIN_WORTH
                continue
            gain, home = self.best_home(tile)
            self.put(tile, home)
            total += gain
        return total


class Greedy:
    """Takes what brings most now."""

    wants = Wants.VIEW

    def choose(self, question: Question, sight: View, chance: Stream) -> Any:
        judge = Judge(sight, question.seat)
        return pick_best(question.options, lambda option: judge.worth(option, question), chance)


class Judge:
    """Weighs options for one seat."""

    def __init__(self, view: View, me: Seat) -> None:
        zoo = view.zoos[me]
        assert zoo is not None
        self.view = view
        self.me = me
        self.zoo = zoo

    def worth(self, option: Any, question: Question) -> float:
        match option:
            case answers.Action():
                return self.action(option)
            case answers.Truck():
                return self.truck(option.number, question.about)
            case Placement():
                return self.placement(option)
            case Swap():
                return self.swap(option)
            case answers.ForSale():
                return Sketch(self.zoo).best_home(option.tile)[0]
            case Tile():
                return self.without(option)
        return 0.0

    def action(self, action: answers.Action) -> float:
        if action is answers.LOAD:
            return self.waiting()
        if action.truck >= 0:
            return Sketch(self.zoo).load_worth(self.view.trucks[action.truck])
        gain = {
            answers.MOVE: self.moving, answers.EXCHANGE: self.exchanging, answers.PURCHASE: self.buying,
            answers.DISCARD: self.discarding, answers.EXPAND: self.expanding,
        }[action]()  # fmt: skip
        return gain - components.PRICES[action.code] * COIN_WORTH

    def discarding(self) -> float:
        return max(self.without(tile) for tile in self.zoo.barn)

    def waiting(self) -> float:
        """Loading: worth it while trucks have room and the others do not take the best one first."""
        spaces = self.view.setup.counts.truck_spaces
        room = sum(
            space - len(tiles)
            for space, tiles, taker in zip(spaces, self.view.trucks, self.view.taken_by, strict=True)
            if taker is None
        )
        return LOAD_WORTH + SPACE_LEFT * min(room, 4)

    def truck(self, number: int, tile: Tile) -> float:
        """Loading a tile: what is good for me where it makes a good truck, what is bad on a bad one."""
        before = Sketch(self.zoo).load_worth(self.view.trucks[number])
        after = Sketch(self.zoo).load_worth((*self.view.trucks[number], tile))
        return after if after > before else -before

    def placement(self, placement: Placement) -> float:
        sketch = Sketch(self.zoo)
        if placement.origin is not None and placement.origin is not BARN:
            pen = sketch.pens[placement.origin.number]
            before = pen.worth()
            pen.stalls -= 1
            return pen.worth() - before + sketch.gain(placement.tile, placement.home)
        if placement.origin is BARN:
            return self.without(placement.tile) + sketch.gain(placement.tile, placement.home)
        return sketch.gain(placement.tile, placement.home)

    def without(self, tile: Tile) -> float:
        """A tile less in the barn."""
        rest = list(self.zoo.barn)
        rest.remove(tile)
        return barn_worth(rest) - barn_worth(self.zoo.barn)

    def moving(self) -> float:
        """The best animal or stall to get out of the barn."""
        sketch = Sketch(self.zoo)
        gains = [
            self.without(tile) + gain
            for tile in dict.fromkeys(self.zoo.barn)
            for gain, home in [sketch.best_home(tile)]
            if home is not BARN
        ]
        return max(gains, default=-1.0)

    def buying(self) -> float:
        barns = [zoo.barn for seat, zoo in enumerate(self.view.zoos) if zoo is not None and seat != self.me]
        sketch = Sketch(self.zoo)
        return max((sketch.best_home(tile)[0] for barn in barns for tile in dict.fromkeys(barn)), default=-1.0)

    def expanding(self) -> float:
        """More room, worth more the fewer enclosures are free and the longer the game still lasts."""
        free = sum(1 for shown in self.zoo.enclosures if not shown.animals)
        if free or not self.zoo.closed:
            return -1.0
        return components.EXPANSIONS[0].full * min(1.0, self.view.main_stack / 30)

    def exchanging(self) -> float:
        """The best swap of an enclosure with a group in the barn or another enclosure."""
        groups = dict.fromkeys(tile.species for tile in self.zoo.barn if tile.species is not None)
        options = [
            SWAPS[number][BARN.number][species]
            for number, shown in enumerate(self.zoo.enclosures)
            if shown.animals
            for species in groups
            if species is not shown.species
            and sum(1 for tile in self.zoo.barn if tile.species is species) <= shown.ground.spaces
        ]
        return max((self.swap(option) for option in options), default=-1.0)

    def swap(self, swap: Swap) -> float:
        sketch = Sketch(self.zoo)
        here = sketch.pens[swap.here.number]
        before = here.worth() + barn_worth(sketch.barn)
        if swap.there is BARN:
            incoming = [tile for tile in self.zoo.barn if tile.species is swap.species]
            outgoing = list(self.zoo.enclosures[swap.here.number].animals)
            sketch.barn = [tile for tile in self.zoo.barn if tile.species is not swap.species] + outgoing
            after = Pen(here.ground, swap.species, len(incoming), 0, here.stalls).worth() + barn_worth(sketch.barn)
            return after - before
        there = sketch.pens[swap.there.number]
        before += there.worth()
        moved = Pen(here.ground, there.species, there.count, there.fertile, here.stalls).worth()
        moved += Pen(there.ground, here.species, here.count, here.fertile, there.stalls).worth()
        return moved + barn_worth(sketch.barn) - before
