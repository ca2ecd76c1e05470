"""Where a building may be placed, and why not elsewhere [AN-5.5 to 5.7, 5.15, 8.5].

A zoo is described by a few numbers: `covered`, the hexes under its buildings; `kiosks`, the hexes of its kiosks;
`build2`, whether Build is on side II; `waived`, whether Diversity Researcher (219) lets it build on water and rock
and needs neither beside a building; `is_first`, whether nothing has been built yet.
"""

from __future__ import annotations

from functools import cache, lru_cache

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import Footprint, Kind, footprints
from soloist.games.arknova.hexes import ALL, around, bits, count, within
from soloist.games.arknova.maps import ZooMap

REMEMBERED = 1 << 13
KIOSK_DISTANCE = 3

COVERED = Refusal("AN-5.5", msg("a building stands there already"))
ON_WATER = Refusal("AN-5.5", msg("water cannot be built on"))
ON_ROCK = Refusal("AN-5.5", msg("rock cannot be built on"))
NEEDS_BUILD2 = Refusal("AN-5.5", msg("a hex marked II needs Build on side II"))
NOT_ON_BORDER = Refusal("AN-5.6", msg("the first building must cover a hex at the border"))
NOT_ADJACENT = Refusal("AN-5.6", msg("it must touch another building"))
KIOSK_TOO_NEAR = Refusal("AN-5.7", msg("another kiosk is nearer than 3 hexes"))


def open_ground(ground: ZooMap, build2: bool, waived: bool) -> int:
    """The hexes that may be built on at all [AN-5.5, 5.15]."""
    land = ALL if waived else ground.ground
    return land if build2 else land & ~ground.build2


@lru_cache(REMEMBERED)
def near_kiosks(kiosks: int) -> int:
    """The hexes too near to a kiosk for another one [AN-5.7]."""
    near = 0
    for number in bits(kiosks):
        near |= within(number, KIOSK_DISTANCE - 1)
    return near


def lacks(ground: ZooMap, kind: Kind, covered: int, waived: bool, footprint: Footprint) -> Refusal | None:
    """What the building needs beside or under it and has not; covered water and rock no longer count [AN-5.15, 8.5]."""
    if count(footprint.mask & ground.border) < kind.border:
        return Refusal("AN-8.5", nmsg("it must cover a border hex", "it must cover {n} border hexes", n=kind.border))
    if waived:
        return None
    beside = footprint.ring & ~covered
    if count(beside & ground.rock) < kind.rock:
        return Refusal("AN-8.5", nmsg("it must touch {n} rock hex", "it must touch {n} rock hexes", n=kind.rock))
    if count(beside & ground.water) < kind.water:
        return Refusal("AN-8.5", nmsg("it must touch {n} water hex", "it must touch {n} water hexes", n=kind.water))
    return None


@cache
def _on_terrain(ground: ZooMap, kind: Kind, build2: bool, waived: bool) -> tuple[tuple[int, Footprint], ...]:
    """The footprints the printed map allows, each with its mask."""
    closed = ALL & ~open_ground(ground, build2, waived)
    return tuple(
        (spot.mask, spot)
        for spot in footprints(kind)
        if not spot.mask & closed and lacks(ground, kind, 0, waived, spot) is None
    )


def _touching(ground: ZooMap, kind: Kind, covered: int, is_first: bool) -> int:
    """The hexes one of which must be covered [AN-5.6, 8.5]."""
    if not kind.has_neighbour:
        return ALL
    return ground.first if is_first else around(covered)


@lru_cache(REMEMBERED)
def _spots(
    ground: ZooMap, kind: Kind, covered: int, near: int, build2: bool, waived: bool, is_first: bool
) -> tuple[Footprint, ...]:
    closed = covered | near
    touching = _touching(ground, kind, covered, is_first) & ~closed
    if not touching:
        return ()
    allowed = _on_terrain(ground, kind, build2, waived)
    found = tuple([spot for mask, spot in allowed if mask & touching and not mask & closed])
    if not waived and (kind.rock or kind.water) and covered & ~ground.ground:
        return tuple(spot for spot in found if lacks(ground, kind, covered, waived, spot) is None)
    return found


def spots(
    ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool
) -> tuple[Footprint, ...]:
    """Every legal placement of a building; must agree with `why_not_here` [AN-5.5 to 5.7, 8.5]."""
    near = near_kiosks(kiosks) if kind.is_kiosk else 0
    return _spots(ground, kind, covered, near, build2, waived, is_first)


def why_not_here(
    ground: ZooMap,
    kind: Kind,
    covered: int,
    kiosks: int,
    build2: bool,
    waived: bool,
    is_first: bool,
    footprint: Footprint,
) -> Refusal | None:
    """The first rule that forbids this placement, if any."""
    mask = footprint.mask
    if mask & covered:
        return COVERED
    if not waived and mask & ground.water:
        return ON_WATER
    if not waived and mask & ground.rock:
        return ON_ROCK
    if not build2 and mask & ground.build2:
        return NEEDS_BUILD2
    if not mask & _touching(ground, kind, covered, is_first):
        return NOT_ON_BORDER if is_first else NOT_ADJACENT
    if kind.is_kiosk and mask & near_kiosks(kiosks):
        return KIOSK_TOO_NEAR
    return lacks(ground, kind, covered, waived, footprint)
