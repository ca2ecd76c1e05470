"""Hexes as lines: where they lie in the drawing of a map, and the outline of a building as one piece of wood."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from soloist.games.arknova.buildings import Cells
from soloist.games.arknova.hexes import AXIAL, PLACES, STEPS, bits

R = 40  # from the middle of a hex to its corners
HALF = R * math.sqrt(3) / 2  # from the middle to its sides
VIEW_BOX = "-2 -2.5 564 491"
INSET = 2.6  # neighbouring buildings do not touch

Point = tuple[float, float]


def middle(q: int, r: int) -> Point:
    return R * 1.5 * q + R, 2 * HALF * (r + q / 2) + 2 * HALF


def middle_of(number: int) -> Point:
    """The middle of one of the 58 hexes."""
    return middle(*AXIAL[number])


def corners(q: int, r: int, share: float = 1.0) -> list[Point]:
    x, y = middle(q, r)
    return [
        (x + R * share * math.cos(math.radians(60 * turn)), y + R * share * math.sin(math.radians(60 * turn)))
        for turn in range(6)
    ]


@lru_cache(64)
def hexagon(number: int, share: float = 0.985) -> str:
    """The corners of a hex, for `points` of a polygon."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(*AXIAL[number], share))


@lru_cache(64)
def hex_path(number: int, share: float = 0.985) -> str:
    """The same as part of a path."""
    x, y = middle_of(number)
    side, half, down = R * share, R * share / 2, HALF * share
    return (
        f"M{x + side:.1f} {y:.1f}l-{half:.1f} {down:.1f}h-{side:.1f}l-{half:.1f}-{down:.1f}"
        f" {half:.1f}-{down:.1f}h{side:.1f}z"
    )


def place_class(number: int) -> str:
    """Where a button over this hex lies; style attributes are forbidden, so columns and half rows are classes."""
    column, row = PLACES[number]
    return f"ark-col-{column} ark-row-{2 * row + 1 - column % 2}"


# outlines


def cells_of(mask: int) -> Cells:
    return tuple(AXIAL[number] for number in bits(mask))


@lru_cache(512)
def outline(cells: Cells, inset: float = INSET) -> str:
    """The outer edge of some hexes as a path, a little inside."""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in _shrunk(loop, inset)) + "Z" for loop in _loops(cells))


def outline_of(mask: int, inset: float = INSET) -> str:
    return outline(cells_of(mask), inset)


def bounds(cells: Iterable[tuple[int, int]]) -> tuple[float, float, float, float]:
    """x, y, width and height of some hexes."""
    points = [point for cell in cells for point in corners(*cell)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _loops(cells: Cells) -> list[list[Point]]:
    """The edges that only one of the hexes has, in a row; several rows if there are gaps."""
    edges: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for q, r in cells:
        points = corners(q, r)
        whole = [(round(x), round(y)) for x, y in points]
        for turn, (dq, dr) in enumerate(ACROSS):
            if (q + dq, r + dr) not in cells:
                edges[whole[turn]] = whole[(turn + 1) % 6], points[turn]
    loops = []
    while edges:
        at, loop = next(iter(edges)), []
        while at in edges:
            at, point = edges.pop(at)
            loop.append(point)
        loops.append(loop)
    return loops


ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step from a hex across the edge between a corner and the next."""
assert set(ACROSS) == set(STEPS)


def _shrunk(loop: list[Point], inset: float) -> list[Point]:
    """Every corner moved towards the inside."""

    def normal(dx: float, dy: float) -> Point:
        length = math.hypot(dx, dy)
        return -dy / length, dx / length

    found = []
    for place, (x, y) in enumerate(loop):
        (x0, y0), (x1, y1) = loop[place - 1], loop[(place + 1) % len(loop)]
        before, after = normal(x - x0, y - y0), normal(x1 - x, y1 - y)
        across, down = before[0] + after[0], before[1] + after[1]
        step = inset / max(0.5, (across * across + down * down) / 2)
        found.append((x + across * step, y + down * step))
    return found


def label_place(cells: Cells) -> Point:
    """Where the label of a building stands: in its middle, if that is an edge or corner of hexes, else on a hex."""
    points = [middle(*cell) for cell in cells]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    nearest, *others = sorted((math.dist(point, (x, y)), point) for point in points)
    is_between = bool(others) and others[0][0] - nearest[0] < 1 and others[0][0] < R + 1
    return (x, y) if is_between else nearest[1]
