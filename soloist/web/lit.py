"""Drawings of pieces that may be pointed at now: they say so until they are text."""

from __future__ import annotations

from soloist.web import markup as h


class LitTag(str):
    """The text a lit piece begins with; it knows which piece that is."""

    __slots__ = ("key",)
    key: str


def lit(key: str, element: h.Element) -> h.Element:
    """Mark the drawing of a piece that may be pointed at."""
    start, *rest = element.pieces
    tag = LitTag(start)
    tag.key = key
    return h.Element(element.name, (tag, *rest))
