"""Drawings on pages beside a box: cards, boards and where pieces go, made of a few shapes and the icons. They show
places and numbers; whoever looks at them reads the words beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from soloist.engine.words import Message
from soloist.web import markup as h
from soloist.web.html import Node, classes, use

CARD, GONE, SLOT, LIT = "g-paper", "g-gone", "g-slot", "g-lit"  # what a rectangle or circle is
PIECE, NEUTRAL = "g-piece", "g-neutral"  # of a player's colour, of one that nobody plays
LEFT, BIG, SMALL = "g-words is-left", "g-words is-left is-big", "g-words is-small"  # words from their left edge on
OWN, ON_PIECE = "g-ico", "g-on"  # an icon in a player's colour, one on a piece


class Reading(Protocol):
    """Who looks at a drawing."""

    def text(self, thing: object) -> str: ...


def drawing(scene: Reading, said: Message, box: str, *parts: Node, class_: str = "") -> h.Element:
    """A picture in a box of its own units: left, top, width, height."""
    return h.svg(class_=classes("drawing", class_), viewBox=box, role="img", aria_label=scene.text(said))[parts]


def box(x: float, y: float, width: float, height: float, look: str = CARD, round_: int = 7) -> h.Element:
    place = {"x": str(x), "y": str(y), "width": str(width), "height": str(height), "rx": str(round_)}
    return h.rect(class_=look, **place)


def disc(x: float, y: float, radius: float, look: str = CARD) -> h.Element:
    return h.circle(class_=look, cx=str(x), cy=str(y), r=str(radius))


def sign(name: str, x: int, y: int, size: int, look: str = "g-ink") -> h.Element:
    """An icon by its corner."""
    return use(name, x, y, size, look)


def token(x: float, y: float, size: int = 18, look: str = PIECE) -> h.Element:
    """A token of a player, a cube."""
    return box(x, y, size, size, look, 3)


def crossed_out(x: float, y: float, width: float, height: float) -> h.Element:
    """A large cross over something that is not used."""
    return h.path(class_="g-x", d=f"M{x} {y}l{width} {height}m0 {-height}l{-width} {height}")


def words(x: float, y: float, text: object, look: str = "g-words") -> h.Element:
    return h.text(class_=look, x=str(x), y=str(y))[str(text)]


def way(path: str) -> h.Element:
    """An arrow, as a path with its head."""
    return h.path(class_="g-go", d=path)


def right(x: int, y: int) -> h.Element:
    """An arrow to the right."""
    return way(f"M{x} {y}h34m-12-11 12 11-12 11")


def crossed(x: int, y: int) -> h.Element:
    """A cross around a point."""
    return h.path(class_="g-x", d=f"M{x - 10} {y - 12}l20 24m0-24-20 24")


def turned(x: float, y: float, angle: int, *inside: Node) -> h.Element:
    """Parts drawn around 0, 0 and laid at a place."""
    return h.g(transform=f"translate({x} {y}) rotate({angle})")[inside]


def track(steps: int, at: int, lit: Sequence[int], y: int = 88) -> list[h.Element]:
    """Spaces in a row from 0 on, some of them to look at; the token lies at one."""
    width = 30
    found: list[h.Element] = []
    for place in range(steps + 1):
        x = 18 + 36.5 * place
        found += [box(x, y, width, 34, LIT if place in lit else CARD, 6), words(x + width / 2, y + 23, place)]
    return [*found, sign("break", round(18 + 36.5 * at) - 6, y - 12, 34, "tint-break")]
