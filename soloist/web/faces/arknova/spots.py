"""Where a building may go: the lit hexes, and what the script needs to turn a ghost about."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import reduce
from operator import or_

from soloist.engine.words import Sayable, msg, nmsg
from soloist.games.arknova.buildings import TURNS, Footprint, Kind, lying
from soloist.games.arknova.cards import Animal
from soloist.games.arknova.enclosures import takes_in
from soloist.games.arknova.hexes import NAMES, bits, count
from soloist.games.arknova.state import Building
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
    """Bonuses the building would cover there, water and rock beside it, and animals in hand that could live in it."""
    assert scene.asked is not None
    zoo = table_seen(scene).zoos[scene.asked.seat]
    fresh, ring = spot.mask & zoo.map.bonus_mask & ~zoo.covered, spot.ring & ~zoo.covered
    parts: list[Sayable] = [reward for number in bits(fresh) if (reward := zoo.map.bonus[number]) is not None]
    if water := count(ring & zoo.map.water):
        parts.append(nmsg("beside {n} water", "beside {n} water", n=water))
    if rock := count(ring & zoo.map.rock):
        parts.append(nmsg("beside {n} rock", "beside {n} rock", n=rock))
    house = Building(kind, spot)
    fitting = [card.name for card in zoo.hand if isinstance(card, Animal) and takes_in(zoo, house, card)]
    if fitting:
        parts.append(msg("fits {animals}", animals=", ".join(fitting)))
    return " · ".join(scene.text(part) for part in parts)
