"""Where a building stands, said by what is there; and the pieces to ring for it."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.arknova.hexes import COLUMNS, PLACES, ROWS, bits
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.state import Building

MIDDLE = COLUMNS // 2


def into(home: Building | None) -> Message:
    """An enclosure as a place to live."""
    if home is None:
        return msg("the zoo")
    if home.kind.is_standard:
        return msg("the size-{n} enclosure", n=home.kind.size)
    return msg("the {building}", building=home.kind)


def at_place(ground: ZooMap, building: Building) -> Message:
    """The edge it touches or the part of the map it is in, and the terrain beside it."""
    mask, ring = building.footprint.mask, building.footprint.ring
    found = [edge_of(mask)]
    water, rock = (ring & ground.water).bit_count(), (ring & ground.rock).bit_count()
    if water and rock:
        found.append(msg("beside {water} water and {rock} rock", water=water, rock=rock))
    elif water:
        found.append(nmsg("beside {n} water", "beside {n} water", n=water))
    elif rock:
        found.append(nmsg("beside {n} rock", "beside {n} rock", n=rock))
    return joined(found)


def edge_of(mask: int) -> Message:
    places = [PLACES[number] for number in bits(mask)]
    columns = [column for column, _ in places]
    if any(row == 0 for _, row in places):
        return msg("top edge")
    if any(row == ROWS[column] - 1 for column, row in places):
        return msg("bottom edge")
    if min(columns) == 0:
        return msg("left edge")
    if max(columns) == COLUMNS - 1:
        return msg("right edge")
    middle = sum(columns) / len(columns)
    return msg("middle") if abs(middle - MIDDLE) <= 1 else msg("left half") if middle < MIDDLE else msg("right half")


def wood_key(building: Building) -> str:
    """The piece of wood on the drawing of a map."""
    return f"wood:{building.footprint.code}"


def ring_of(seat: Seat, building: Building | None) -> tuple[str, ...]:
    return () if building is None else (f"{seat.code}@{wood_key(building)}",)
