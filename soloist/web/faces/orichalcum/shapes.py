"""Circles on paper: where each lies, and one outline round the circles of a piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, hypot

from soloist.games.orichalcum.circles import Ground, Place, bits

Point = tuple[float, float]

ACROSS, DOWN = 56.0, 48.5  # from circle to circle, from row to row
R = 26.0  # of a piece around one circle
EDGE = 39.0  # from the middle of the outermost circles to the edge of the drawing


def middle(place: Place) -> Point:
    """Of a circle; every row is shifted by half a circle against the one above."""
    q, r = place
    return ACROSS * (q + r / 2), DOWN * r


def points_of(ground: Ground, circles: Iterable[int]) -> list[Point]:
    return [middle(ground.places[circle]) for circle in circles]


def centre_of(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@lru_cache(64)
def view_box(ground: Ground) -> str:
    points = [middle(place) for place in ground.places]
    left, top = min(x for x, _ in points) - EDGE, min(y for _, y in points) - EDGE
    right, bottom = max(x for x, _ in points) + EDGE, max(y for _, y in points) + EDGE
    return f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"


@lru_cache(4096)
def outline(ground: Ground, mask: int, radius: float = R) -> str:
    """Around circles that lie close together: a pill, a rounded triangle, a rounded rhombus."""
    return around(points_of(ground, bits(mask)), radius)


def around(points: Sequence[Point], radius: float) -> str:
    if len(points) == 1:
        ((x, y),) = points
        arc = f"a{radius:g} {radius:g} 0 0 1"
        return f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0z"
    cx, cy = centre_of(points)
    ring = sorted(points, key=lambda point: atan2(point[1] - cy, point[0] - cx))
    parts: list[str] = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        far = hypot(bx - ax, by - ay)
        nx, ny = radius * (by - ay) / far, radius * (ax - bx) / far
        begin = f"A{radius:g} {radius:g} 0 0 1" if parts else "M"
        parts.append(f"{begin}{ax + nx:.1f} {ay + ny:.1f}L{bx + nx:.1f} {by + ny:.1f}")
    first = parts[0].removeprefix("M").partition("L")[0]
    return "".join(parts) + f"A{radius:g} {radius:g} 0 0 1{first}z"
