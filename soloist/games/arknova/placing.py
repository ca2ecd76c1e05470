"""Where a building may be placed, and why not elsewhere [AN-5.5 to AN-5.7, AN-5.15, AN-8.5].

A zoo is described by a few numbers: `covered`, the hexes under its buildings; `kiosks`, the hexes of its kiosks;
`build2`, whether Build is on side II; `waived`, whether Diversity Researcher (219) lets it build on water and rock
and needs neither beside a building; `is_first`, whether nothing has been built yet.
"""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import or_
from typing import TypeAlias

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import Footprint, Kind, footprints
from soloist.games.arknova.hexes import ALL, NAMES, around, bits, count, mask_of, within
from soloist.games.arknova.maps import ZooMap

REMEMBERED = 1 << 13
KIOSK_DISTANCE = 3

COVERED = Refusal("AN-5.5", msg("there is already a building there"))
ON_WATER = Refusal("AN-5.5", msg("water cannot be built on"))
ON_ROCK = Refusal("AN-5.5", msg("rock cannot be built on"))
NEEDS_BUILD2 = Refusal("AN-5.5", msg("a hex marked II needs Build on side II"))
NOT_ON_BORDER = Refusal("AN-5.6", msg("the first building must cover a hex at the border"))
NOT_ADJACENT = Refusal("AN-5.6", msg("it must touch another building"))
KIOSK_TOO_NEAR = Refusal("AN-5.7", msg("another kiosk is less than 3 hexes away"))


@lru_cache(REMEMBERED)
def near_kiosks(kiosks: int) -> int:
    """The hexes too near to a kiosk for another one [AN-5.7]."""
    near = 0
    for number in bits(kiosks):
        near |= within(number, KIOSK_DISTANCE - 1)
    return near


Bound: TypeAlias = tuple[Refusal, int, bool]
"""A refusal, and hexes of which the building must cover one (True), or may cover none (False)."""


def terrain(ground: ZooMap, build2: bool, waived: bool) -> list[Bound]:
    """What the printed map forbids [AN-5.5, AN-5.15]."""
    bounds = [] if waived else [(ON_WATER, ground.water, False), (ON_ROCK, ground.rock, False)]
    return bounds if build2 else [*bounds, (NEEDS_BUILD2, ground.build2, False)]


def limits(ground: ZooMap, kind: Kind, covered: int, kiosks: int, is_first: bool) -> tuple[int, int]:
    """The hexes of which the building must cover one, and those of which it may cover none, whatever is printed on
    the map [AN-5.5 to AN-5.7, AN-8.5]."""
    closed = covered | near_kiosks(kiosks) if kind.is_kiosk else covered
    if not kind.has_neighbour:
        return ALL, closed
    return ground.first if is_first else beside(covered), closed


@lru_cache(REMEMBERED)
def beside(covered: int) -> int:
    """The hexes that touch a building."""
    return around(covered)


def bounds(
    ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool
) -> list[Bound]:
    """All that binds a building to some hexes, in the order in which the rules are named [AN-5.5 to AN-5.7, AN-8.5]."""
    must, closed = limits(ground, kind, covered, kiosks, is_first)
    return [
        (COVERED, covered, False),
        *terrain(ground, build2, waived),
        (NOT_ON_BORDER if is_first else NOT_ADJACENT, must, True),
        (KIOSK_TOO_NEAR, closed & ~covered, False),
    ]


def lacks(ground: ZooMap, kind: Kind, covered: int, waived: bool, footprint: Footprint) -> Refusal | None:
    """What the building lacks beside or under it; covered water and rock no longer count [AN-5.15, AN-8.5]."""
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
def _on_terrain(ground: ZooMap, kind: Kind, build2: bool, waived: bool) -> tuple[Footprint, ...]:
    """The footprints that the printed map allows."""
    closed = reduce(or_, [hexes for _, hexes, _ in terrain(ground, build2, waived)], 0)
    return tuple(
        spot for spot in footprints(kind) if not spot.mask & closed and lacks(ground, kind, 0, waived, spot) is None
    )


@lru_cache(REMEMBERED)
def spots(
    ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool
) -> tuple[Footprint, ...]:
    """Every legal placement of a building [AN-5.5 to AN-5.7, AN-8.5]."""
    must, closed = limits(ground, kind, covered, kiosks, is_first)
    if not must & ~closed:
        return ()
    possible = _on_terrain(ground, kind, build2, waived)
    found = [spot for spot in possible if spot.mask & must and not spot.mask & closed]
    if kind.rock or kind.water:  # which may be covered by now
        found = [spot for spot in found if lacks(ground, kind, covered, waived, spot) is None]
    return tuple(found)


@cache
def _by_hex(ground: ZooMap, kind: Kind, build2: bool, waived: bool) -> tuple[tuple[tuple[int, ...], ...], int]:
    """For each hex the footprints that cover it, as masks; and the hexes that have any."""
    found: list[list[int]] = [[] for _ in NAMES]
    for spot in _on_terrain(ground, kind, build2, waived):
        for number in bits(spot.mask):
            found[number].append(spot.mask)
    return tuple([tuple(masks) for masks in found]), mask_of(number for number, masks in enumerate(found) if masks)


def has_spot(ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool) -> bool:
    """Whether there is a legal placement: looked for where the building must be."""
    if kind.rock or kind.water:
        return bool(spots(ground, kind, covered, kiosks, build2, waived, is_first))
    must, closed = limits(ground, kind, covered, kiosks, is_first)
    masks, open_ = _by_hex(ground, kind, build2, waived)
    left = must & open_ & ~closed
    if kind.size == 1:
        return left != 0
    while left:
        number = left.bit_length() - 1
        for mask in masks[number]:
            if not mask & closed:
                return True
        left ^= 1 << number
    return False


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
    for refusal, hexes, must in bounds(ground, kind, covered, kiosks, build2, waived, is_first):
        if bool(footprint.mask & hexes) is not must:
            return refusal
    return lacks(ground, kind, covered, waived, footprint)
