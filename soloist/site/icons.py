"""Soloist's sign as pictures, for screens of phones and docks: the same two circles as in `static/favicon.svg`."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from math import hypot

GREEN, LIGHT = (0x1D, 0x5A, 0x47), (0xFB, 0xFA, 0xF5)
SIDE = 32.0  # of the drawing, in the units of the numbers below
CORNER = 7.0
FULL = (12.5, 16.0, 7.5)  # the full circle: its middle and radius
RING = (20.5, 16.0, 6.5)
STROKE = 2.0
SAFE = 0.8  # of a picture that others may cut round, what is surely seen


@cache
def icon(size: int, *, is_maskable: bool = False, is_square: bool = False) -> bytes:
    """A PNG of so many pixels; one that others cut round is full to its edges, and its sign is smaller."""
    scale = SIDE / size
    zoom = 1 / SAFE if is_maskable else 1.0
    rows = []
    for row in range(size):
        line = bytearray(b"\0")
        for column in range(size):
            x, y = (column + 0.5) * scale, (row + 0.5) * scale
            ground = 1.0 if is_maskable or is_square else _share(_tile(x, y), scale)
            middle = SIDE / 2
            sign = _share(_sign((x - middle) * zoom + middle, (y - middle) * zoom + middle), scale * zoom)
            mixed = (round(below + (above - below) * sign) for below, above in zip(GREEN, LIGHT, strict=True))
            line += bytes((*mixed, round(255 * ground)))
        rows.append(bytes(line))
    return _png(size, b"".join(rows))


def _share(distance: float, pixel: float) -> float:
    """How much of a pixel is inside of an edge so far away."""
    return min(1.0, max(0.0, 0.5 - distance / pixel))


def _sign(x: float, y: float) -> float:
    full = hypot(x - FULL[0], y - FULL[1]) - FULL[2]
    ring = abs(hypot(x - RING[0], y - RING[1]) - RING[2]) - STROKE / 2
    return min(full, ring)


def _tile(x: float, y: float) -> float:
    """A square with round corners."""
    across, down = (abs(each - SIDE / 2) - (SIDE / 2 - CORNER) for each in (x, y))
    return hypot(max(across, 0.0), max(down, 0.0)) + min(max(across, down), 0.0) - CORNER


def _png(size: int, rows: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
