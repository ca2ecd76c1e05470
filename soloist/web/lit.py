"""Drawings of pieces that may be pointed at now: they say so until they are text, and even then."""

from __future__ import annotations

import htpy as h


class LitTag(str):
    """The text a lit piece begins with; it knows which piece that is."""

    __slots__ = ("key",)
    key: str


class Lit(h.Element):
    """A piece that may be pointed at now."""

    __slots__ = ("key",)
    key: str

    def __getitem__(self, children: h.Node) -> Lit:
        return lit(self.key, super().__getitem__(children))

    @property
    def tag(self) -> LitTag:
        made = LitTag(f"<{self._name}{self._attrs}>")
        made.key = self.key
        return made


def lit(key: str, element: h.Element) -> Lit:
    """Mark the drawing of a piece that may be pointed at."""
    made = Lit(element._name, element._attrs, element._children)
    made.key = key
    return made
