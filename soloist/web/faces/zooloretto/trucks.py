"""A truck: a bed with three spaces, a cab with its number, two wheels. Only spans, so that it may be a button."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h

from soloist.web.html import Node, classes


def truck_drawing(number: int, spaces: Iterable[Node], *, class_: str = "") -> h.Element:
    """The truck with this number (from 1) and what lies on its spaces."""
    return h.span(class_=classes("zoo-truck", class_))[
        h.span(".zoo-truck-bed")[list(spaces)],
        h.span(".zoo-truck-cab")[h.b[str(number)]],
        h.span(".zoo-wheel.zoo-wheel-back"),
        h.span(".zoo-wheel.zoo-wheel-front"),
    ]
