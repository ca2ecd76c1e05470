"""The numbers of Zooloretto, read once from `facts/components.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from soloist.games.zooloretto.tiles import COIN, STALL_TYPES, TILE, Species, Tile


@dataclass(frozen=True, eq=False)
class Ground:
    """What is printed on an enclosure: spaces, points when full or with one gap, coin bonus, stall spaces."""

    id: str
    spaces: int
    full: int
    one_missing: int
    bonus: int
    stalls: int

    def points(self, animals: int, stalls: int) -> int:
        """Full, one gap, or one point per animal beside a stall [ZOO-11.1 to ZOO-11.3]."""
        gaps = self.spaces - animals
        if gaps == 0:
            return self.full
        if gaps == 1:
            return self.one_missing
        return animals * POINTS["animal_beside_stall"] if stalls else 0

    @cached_property
    def worth(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The points of so many animals: without a stall, and beside one."""
        alone, beside = ([self.points(n, stalls) for n in range(self.spaces + 1)] for stalls in (0, 1))
        return tuple(alone), tuple(beside)


@dataclass(frozen=True)
class Counts:
    """What depends on the number of players."""

    species_removed: int
    truck_spaces: tuple[int, ...]
    expansions: int


def _read() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(files(__package__).joinpath("facts/components.json").read_text("utf-8"))
    assert content["species"] == [species.code for species in Species]
    assert "".join(content["stall_types"]) == STALL_TYPES
    return content


_FACTS = _read()
ENCLOSURES = tuple(Ground(**entry) for entry in _FACTS["enclosures"])
EXPANSIONS = tuple(Ground(**entry) for entry in _FACTS["expansions"])
GROUNDS = ENCLOSURES + EXPANSIONS
BY_PLAYERS = {
    int(players): Counts(entry["species_removed"], tuple(entry["truck_spaces"]), entry["expansions"])
    for players, entry in _FACTS["by_players"].items()
}
COINS: int = _FACTS["coins"]
COINS_EACH: int = _FACTS["coins_each"]
TRUCK_SPACES: int = _FACTS["truck_spaces"]
END_STACK: int = _FACTS["end_stack"]
YOUNG_EACH: int = _FACTS["per_species"]["offspring"]
PRICES: dict[str, int] = _FACTS["prices"]
POINTS: dict[str, int] = _FACTS["points"]


@cache
def square_tiles(species: tuple[Species, ...]) -> list[Tile]:
    """All tiles of the stacks with these species in play [ZOO-1.2]."""
    each = _FACTS["per_species"]
    tiles: list[Tile] = []
    for kind in species:
        tiles += [TILE[kind.code]] * each["plain"]
        tiles += [TILE[f"{kind.code}-m"]] * each["male"] + [TILE[f"{kind.code}-f"]] * each["female"]
    for letter in STALL_TYPES:
        tiles += [TILE[f"stall-{letter}"]] * _FACTS["stalls_per_type"]
    return tiles + [COIN] * _FACTS["coin_tiles"]
