"""Where tiles, temples and buildings may go on an island, and which areas give a Titan [ORI-5.5, ORI-6, ORI-7]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from soloist.games.orichalcum.circles import Spot
from soloist.games.orichalcum.pieces import BASE, Building, Creature, Kind, Terrain, Tile
from soloist.games.orichalcum.state import Realm

AREA = 3
"""So many connected circles of a terrain bring its Titan [ORI-6.1]."""


def fitting(realm: Realm, tile: Tile) -> Iterator[Spot]:
    """Where a tile fits: on empty circles, one of them beside what is laid [ORI-5.5]."""
    laid = realm.laid
    beside = realm.ground.around(laid)
    for circle, reached, covers in realm.ground.covers_by_circle[len(tile.terrains) - 1]:
        if not circle & laid and reached & beside:
            for spot, mask in covers:
                if mask & beside and not mask & laid:
                    yield spot


def spots(realm: Realm, tile: Tile, creatures: Sequence[Creature]) -> list[Spot]:
    """All places of a tile, equal results once [ORI-5.10]."""
    found = fitting(realm, tile)
    if len(frozenset(tile.terrains)) == tile.size:
        return list(found)
    seen: dict[frozenset[tuple[int, Terrain, Creature | None]], Spot] = {}
    standing = standing_on(tile, creatures)
    for spot in found:
        seen.setdefault(frozenset(zip(spot, tile.terrains, standing, strict=True)), spot)  # as `lies_then` says
    return list(seen.values())


C = TypeVar("C")


def lies_then(
    tile: Tile, creatures: Sequence[Creature], circles: Sequence[C]
) -> frozenset[tuple[C, Terrain, Creature | None]]:
    """What lies where in the end: of equal ones it does not matter how the tile was turned [ORI-5.7, ORI-5.10]."""
    return frozenset(zip(circles, tile.terrains, standing_on(tile, creatures), strict=True))


def standing_on(tile: Tile, creatures: Sequence[Creature]) -> list[Creature | None]:
    """The creature on each circle of a tile: the volcanoes have them, as far as there are any [ORI-2.5, ORI-5.7]."""
    left = iter(creatures)
    return [next(left, None) if terrain is Terrain.VOLCANO else None for terrain in tile.terrains]


def titans_of(realm: Realm, placed: int, wild: bool) -> list[Terrain]:
    """Terrains of which a placed tile made or enlarged an area of three; volcanoes may help [ORI-6.1 to ORI-6.3]."""
    found: list[Terrain] = []
    volcanoes = realm.lands[Terrain.VOLCANO] if wild else 0
    for terrain in BASE:
        land = realm.lands[terrain]
        within = land | volcanoes
        left = placed & within
        while left:
            area = realm.ground.area(left & -left, within)
            if area & land and area.bit_count() >= AREA:
                found.append(terrain)
                break
            left &= ~area
    return found


def may_build_on(realm: Realm, *, near_creatures: bool) -> int:
    """Circles that hold terrain and no creature and, without a protection crystal, touch none [ORI-7.7, ORI-11.6]."""
    land = realm.laid & ~realm.built
    if not realm.beasts:
        return land
    lairs = realm.lairs
    return land & ~lairs if near_creatures else land & ~lairs & ~realm.ground.around(lairs)


def has_crystal(realm: Realm) -> bool:
    return realm.count(Kind.PROTECTION_CRYSTAL) > 0


def temple_sites(realm: Realm) -> list[int]:
    """Rhombi of four different base terrains, volcanoes being wild, the leftmost first [ORI-7.5, ORI-11.7]."""
    return list(_temple_sites(realm))


def has_temple_site(realm: Realm) -> bool:
    return next(_temple_sites(realm), 0) != 0


def has_rhombus(realm: Realm) -> bool:
    """Whether terrains would do for a temple somewhere, if it were not for creatures [ORI-7.7]."""
    return next(_rhombi(realm, realm.laid & ~realm.built), 0) != 0


def _temple_sites(realm: Realm) -> Iterator[int]:
    return _rhombi(realm, may_build_on(realm, near_creatures=has_crystal(realm)))


def _rhombi(realm: Realm, allowed: int) -> Iterator[int]:
    pairs = 1 if realm.count(Kind.ARCHITECT_PRACTICE) else 0
    closed = ~allowed
    for site in realm.ground.rhombi:
        if not site & closed and _repeats(realm, site) <= pairs:
            yield site


def _repeats(realm: Realm, site: int) -> int:
    """Circles too many of a base terrain."""
    repeats, lands = 0, realm.lands
    for terrain in BASE:
        circles = (lands[terrain] & site).bit_count()
        if circles > 1:
            repeats += circles - 1
    return repeats


def building_sites(realm: Realm, terrain: Terrain, building: Building) -> int:
    """The slot's terrain or a volcano; the crystal itself never beside a creature [ORI-7.6, ORI-11.6]."""
    return sites_among(building_land(realm), realm, terrain, building)


def building_land(realm: Realm) -> tuple[int, int]:
    """Circles for a crystal, and for all other buildings, whatever their terrain [ORI-11.6]."""
    apart = may_build_on(realm, near_creatures=False)
    return apart, may_build_on(realm, near_creatures=True) if realm.beasts and has_crystal(realm) else apart


def sites_among(land: tuple[int, int], realm: Realm, terrain: Terrain, building: Building) -> int:
    """Those of the building land that have the right terrain [ORI-7.6]."""
    allowed = land[building.kind is not Kind.PROTECTION_CRYSTAL]
    return allowed & (realm.lands[terrain] | realm.lands[Terrain.VOLCANO])
