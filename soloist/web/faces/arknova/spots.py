"""Where a building may go: the lit hexes, and what the script needs to turn a ghost about."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import reduce
from operator import or_

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.buildings import TURNS, Footprint, Kind, lying
from soloist.games.arknova.cards import Animal
from soloist.games.arknova.enclosures import takes_in
from soloist.games.arknova.hexes import NAMES, bits, count
from soloist.games.arknova.state import Building, Zoo
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.scene import Scene


@dataclass(frozen=True)
class Placing:
    """The building that the open question wants to place, and every place for it."""

    kind: Kind
    spots: tuple[Footprint, ...]

    @property
    def mask(self) -> int:
        """All hexes that it could cover."""
        return reduce(or_, (spot.mask for spot in self.spots), 0)

    @property
    def anchors(self) -> int:
        return reduce(or_, (1 << spot.anchor for spot in self.spots), 0)


def placing(scene: Scene) -> Placing | None:
    question = scene.asked
    if question is None or not isinstance(question.about, Kind):
        return None
    spots = tuple(option for option in question.options if isinstance(option, Footprint))
    return Placing(question.about, spots) if spots else None


# for the script


def spots_data(scene: Scene, asked: Placing) -> str:
    """For every hex the ways to cover it: answer, hex of the anchor, turn, and what it would do, as text."""
    legal = set(asked.spots)
    texts = {spot: here(scene, asked.kind, spot) for spot in asked.spots}
    words = list(dict.fromkeys(texts.values()))

    def way(anchor: int, turn: int, spot: Footprint) -> list[str | int]:
        return [spot.code, NAMES[anchor], turn, words.index(texts[spot])]

    ways: dict[str, list[list[str | int]]] = {}
    for number in bits(asked.mask):
        anchored = [(turn, lying(asked.kind, number, turn)) for turn in range(TURNS)]
        found = [way(number, turn, spot) for turn, spot in anchored if spot is not None and spot in legal]
        ways[NAMES[number]] = found or [
            way(spot.anchor, spot.turn, spot) for spot in asked.spots if spot.mask >> number & 1
        ]
    return json.dumps({"ways": ways, "words": words}, ensure_ascii=False, separators=(",", ":"))


def here(scene: Scene, kind: Kind, spot: Footprint) -> str:
    """What the building would cover and touch there, and which animals in hand could live in it."""
    assert scene.asked is not None
    zoo = table_seen(scene).zoos[scene.asked.seat]
    parts = [*covered(zoo, spot), *touched(zoo, spot), *fitting(zoo, kind, spot)]
    return " · ".join(scene.text(part) for part in parts)


def covered(zoo: Zoo, spot: Footprint) -> list[Message]:
    """Placement bonuses."""
    fresh = spot.mask & zoo.map.bonus_mask & ~zoo.covered
    return [reward.say() for reward in (zoo.map.bonus[number] for number in bits(fresh)) if reward is not None]


def touched(zoo: Zoo, spot: Footprint) -> list[Message]:
    """Water and rock that are not covered."""
    ring = spot.ring & ~zoo.covered
    water, rock = count(ring & zoo.map.water), count(ring & zoo.map.rock)
    found = [nmsg("beside {n} water", "beside {n} water", n=water)] if water else []
    return found + ([nmsg("beside {n} rock", "beside {n} rock", n=rock)] if rock else [])


def fitting(zoo: Zoo, kind: Kind, spot: Footprint) -> list[Message]:
    """Animals in hand that the enclosure would take."""
    house = Building(kind, spot)
    animals = [card for card in zoo.hand if isinstance(card, Animal) and takes_in(zoo, house, card)]
    if not animals:
        return []
    return [msg("fits {animals}", animals=", ".join(animal.name for animal in animals))]
