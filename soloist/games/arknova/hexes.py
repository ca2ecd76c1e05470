"""The hexes of a zoo map: the 58 of every map as bits of a number, and what lies next to what [AN-5.5].

Nine columns; the odd ones hold 7 hexes and stand half a hex higher than the even ones with 6. Hex `4.2` is row 2 of
column 4. A set of hexes is an `int`: bit 0 is hex 0.0, bit 1 is 0.1, and so on down the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

COLUMNS = 9
ROWS = tuple(6 + column % 2 for column in range(COLUMNS))
PLACES = tuple((column, row) for column in range(COLUMNS) for row in range(ROWS[column]))
"""Column and row of each hex."""

NAMES: tuple[str, ...] = tuple(f"{column}.{row}" for column, row in PLACES)
HEX: dict[str, int] = {name: number for number, name in enumerate(NAMES)}
ALL = (1 << len(NAMES)) - 1

AXIAL = tuple((column, row - (column + 1) // 2) for column, row in PLACES)
"""(q, r) of each hex, flat top: q to the right, r straight down; drawn at x = 1.5 q, y = sqrt(3) (r + q / 2)."""

AT: dict[tuple[int, int], int] = {place: number for number, place in enumerate(AXIAL)}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From a hex to its six neighbours."""


def bits(mask: int) -> Iterator[int]:
    """The hexes of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def count(mask: int) -> int:
    return mask.bit_count()


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these hexes."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def hexes(names: str) -> int:
    """The set of the hexes named in a text, `0.4 0.5 1.5`."""
    return mask_of(HEX[name] for name in names.split())


def named(mask: int) -> str:
    """The names of a set of hexes, `0.4 0.5 1.5`."""
    return " ".join(NAMES[number] for number in bits(mask))


def distance(a: int, b: int) -> int:
    """How many steps from one hex to the other; 1 for neighbours."""
    (q, r), (other_q, other_r) = AXIAL[a], AXIAL[b]
    dq, dr = q - other_q, r - other_r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


_NOT_TOP = ALL & ~mask_of(HEX[f"{column}.0"] for column in range(COLUMNS))
_NOT_BOTTOM = ALL & ~mask_of(HEX[f"{column}.{ROWS[column] - 1}"] for column in range(COLUMNS))
_NOT_HIGH = ALL & ~mask_of(HEX[f"{column}.0"] for column in range(1, COLUMNS, 2))
_NOT_LOW = ALL & ~mask_of(HEX[f"{column}.6"] for column in range(1, COLUMNS, 2))


def around(mask: int) -> int:
    """The neighbours of a set of hexes, without the set itself.

    Neighbours are 1, 6 and 7 bits away; only the ends of the long columns have nobody higher or lower beside them.
    """
    high, low = mask & _NOT_HIGH, mask & _NOT_LOW
    beside = high << 6 | high >> 7 | low << 7 | low >> 6
    return (beside | (mask & _NOT_BOTTOM) << 1 | (mask & _NOT_TOP) >> 1) & ALL & ~mask


NEXT: tuple[int, ...] = tuple(around(1 << number) for number in range(len(NAMES)))
BORDER = mask_of(number for number, beside in enumerate(NEXT) if count(beside) < 6)
"""The outer ring: every hex with fewer than six neighbours."""


def _circles(number: int) -> tuple[int, ...]:
    circles = [1 << number]
    while circles[-1] != ALL:
        circles.append(circles[-1] | around(circles[-1]))
    return tuple(circles)


_WITHIN = tuple(_circles(number) for number in range(len(NAMES)))


def within(number: int, steps: int) -> int:
    """All hexes at most so many steps away, the hex itself included."""
    circles = _WITHIN[number]
    return circles[steps] if steps < len(circles) else ALL
