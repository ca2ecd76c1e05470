"""Pages of the set-up beside a box: one thing to lay out on each, with a drawing, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soloist.companion.people import SetUp
from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.base import Around
from soloist.web.faces.company import chip
from soloist.web.html import Node
from soloist.web.scene import Scene

LAYING_OUT = msg("laying out")


def around(scene: Scene, title: Node, now: int, of: int, note: Message = LAYING_OUT) -> Around:
    """The automa, and how far laying out has come."""
    return Around(title, note, ui.dots(scene, min(now, of - 1), of), "is-setup")


def page(scene: Scene, told: Sequence[SetUp], picture: Node, order: Message | None = None) -> Node:
    """The first thing's order, and whatever else belongs to it."""
    first, *others = told
    lead = None if first.seat is None else h.div(".setup-tag")[chip(scene, first.seat)]
    more = [] if first.more is None else [first.more]
    more += [msg("{order}.", order=each.order) if each.more is None else each.what for each in others]
    said = [[ui.linked(scene, each), " "] for each in more]
    return drawn(scene, first.order if order is None else order, said, (each.rule for each in told), picture, lead)


def drawn(
    scene: Scene, order: Message, said: Node, rules: Iterable[str], picture: Node, lead: Node = None
) -> h.Element:
    """An order in large letters, what else is to be known below, and a drawing."""
    return h.div(".with-drawing")[
        h.div(".question", id="question", tabindex="-1", role="status")[
            lead,
            h.h1[scene.read(order)],
            h.p(".say")[said] if said else None,
            h.p(".setup-rules")[([ui.by(rule), " "] for rule in dict.fromkeys(rules))],
        ],
        picture,
    ]
