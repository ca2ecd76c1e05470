"""Where a building may be placed, and why not elsewhere [AN-5.5 to AN-5.7, AN-5.15, AN-8.5].

A zoo is described by a few numbers: `covered`, the hexes under its buildings; `kiosks`, the hexes of its kiosks;
`build2`, whether Build is on side II; `waived`, whether Diversity Researcher (219) lets it build on water and rock
and needs neither beside a building; `is_first`, whether nothing has been built yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from operator import or_
from typing import TypeAlias

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import Footprint, Kind, footprints
from soloist.games.arknova.hexes import ALL, NAMES, around, bits, count, within
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


def bounds(
    ground: ZooMap,
    has_neighbour: bool,
    is_kiosk: bool,
    covered: int,
    kiosks: int,
    build2: bool,
    waived: bool,
    is_first: bool,
) -> list[Bound]:
    """All that binds a building to some hexes, in the order in which the rules are named [AN-5.5 to AN-5.7, AN-8.5]."""
    found = [(COVERED, covered, False), *terrain(ground, build2, waived)]
    if has_neighbour:
        found.append((NOT_ON_BORDER, ground.first, True) if is_first else (NOT_ADJACENT, around(covered), True))
    if is_kiosk:
        found.append((KIOSK_TOO_NEAR, near_kiosks(kiosks), False))
    return found


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
def _on_terrain(ground: ZooMap, kind: Kind, build2: bool, waived: bool) -> tuple[tuple[int, Footprint], ...]:
    """The footprints that the printed map allows, each with its mask."""
    closed = reduce(or_, [hexes for _, hexes, _ in terrain(ground, build2, waived)], 0)
    return tuple(
        (spot.mask, spot)
        for spot in footprints(kind)
        if not spot.mask & closed and lacks(ground, kind, 0, waived, spot) is None
    )


def _legal(
    ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool
) -> Iterator[Footprint]:
    """Every legal placement of a building [AN-5.5 to AN-5.7, AN-8.5]."""
    closed, wanted = _closed_and_wanted(
        ground, kind.has_neighbour, kind.is_kiosk, covered, kiosks, build2, waived, is_first
    )
    if not wanted & ~closed:
        return
    may_lack = not waived and (kind.rock or kind.water) and covered & ~ground.ground
    for mask, spot in _on_terrain(ground, kind, build2, waived):
        if not mask & wanted or mask & closed or (may_lack and lacks(ground, kind, covered, waived, spot)):
            continue
        yield spot


@lru_cache(REMEMBERED)
def _closed_and_wanted(
    ground: ZooMap,
    has_neighbour: bool,
    is_kiosk: bool,
    covered: int,
    kiosks: int,
    build2: bool,
    waived: bool,
    is_first: bool,
) -> tuple[int, int]:
    """The hexes of which a building may cover none, and those of which it must cover one: for most kinds the same."""
    closed, wanted = 0, ALL
    for _, hexes, must in bounds(ground, has_neighbour, is_kiosk, covered, kiosks, build2, waived, is_first):
        if must:
            wanted &= hexes
        else:
            closed |= hexes
    return closed, wanted


@cache
def _by_hex(ground: ZooMap, kind: Kind, build2: bool, waived: bool) -> tuple[tuple[tuple[int, Footprint], ...], ...]:
    """The same footprints for each hex they cover."""
    found: list[list[tuple[int, Footprint]]] = [[] for _ in NAMES]
    for each in _on_terrain(ground, kind, build2, waived):
        for number in bits(each[0]):
            found[number].append(each)
    return tuple(tuple(each) for each in found)


@lru_cache(REMEMBERED)
def spots(
    ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool
) -> tuple[Footprint, ...]:
    return tuple(_legal(ground, kind, covered, kiosks, build2, waived, is_first))


@lru_cache(REMEMBERED)
def has_spot(ground: ZooMap, kind: Kind, covered: int, kiosks: int, build2: bool, waived: bool, is_first: bool) -> bool:
    """Whether there is a legal placement: looked for where the building must be."""
    closed, wanted = _closed_and_wanted(
        ground, kind.has_neighbour, kind.is_kiosk, covered, kiosks, build2, waived, is_first
    )
    may_lack = not waived and (kind.rock or kind.water) and covered & ~ground.ground
    by_hex = _by_hex(ground, kind, build2, waived)
    left = wanted & ~closed
    while left:
        for mask, spot in by_hex[left.bit_length() - 1]:
            if not mask & closed and not (may_lack and lacks(ground, kind, covered, waived, spot)):
                return True
        left &= ~(1 << left.bit_length() - 1)
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
    bound = bounds(ground, kind.has_neighbour, kind.is_kiosk, covered, kiosks, build2, waived, is_first)
    for refusal, hexes, must in bound:
        if bool(footprint.mask & hexes) is not must:
            return refusal
    return lacks(ground, kind, covered, waived, footprint)
