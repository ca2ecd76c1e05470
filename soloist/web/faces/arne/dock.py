"""The bottom of the table: the piles to draw from and to discard to, and one's hand."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import msg, nmsg
from soloist.games.arne.questions import WhatToSteal
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.cards import copies_in_rows, named_face
from soloist.web.faces.arne.hand import hand
from soloist.web.html import Node, key_cap, piece
from soloist.web.scene import Scene


def dock(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.OVER:
        return None
    return [piles(scene), None if scene.seat is None else hand(scene)]


# piles


def piles(scene: Scene) -> h.Element:
    view: View = scene.view
    return h.div(".dock-part.arne-piles")[
        h.div(".dock-head")[h.b[scene.read(msg("Piles"))]],
        h.div(".arne-pile-row")[
            h.span(".card-back.arne-draw-pile", role="img",
                   aria_label=scene.text(nmsg("{n} card to draw", "{n} cards to draw", n=view.pile_size)))[
                h.b[str(view.pile_size)]
            ],
            discard_pile(scene),
            discard_words(scene),
        ],
    ]  # fmt: skip


def discard_pile(scene: Scene) -> h.Element:
    """The discard pile: where a value card may go, or what a Thief takes."""
    top = scene.view.discard_top
    key = "discard" if "discard" in scene.lights else "top"
    thief = scene.asked is not None and isinstance(scene.asked.ask, WhatToSteal)
    inside = h.span(".arne-card.arne-gap") if top is None else named_face(scene, top)
    named = {} if top is None else {"data_vt": f"card-{top.code}-{copies_in_rows(scene.view, top) + 1}"}
    label = None
    if key == "discard":
        label = h.span(".arne-pile-word")[scene.read(msg("discard"))]
    elif key in scene.lights:
        label = h.span(".arne-pile-word")[scene.read(msg("steal"))]
    return piece(scene, key, class_="arne-discard", why="top" if thief else "", tag=h.span, **named)[
        h.span(".visually-hidden")[scene.text(msg("Discard pile"))], inside, label, key_cap(scene.lights.get(key))
    ]


def discard_words(scene: Scene) -> h.Element:
    view: View = scene.view
    if view.discard_top is None:
        return h.div(".arne-pile-words")[
            h.b[scene.read(msg("Discard pile"))], h.span(".muted")[scene.read(msg("empty"))]
        ]
    return h.div(".arne-pile-words")[
        h.b[scene.read(msg("{n} discarded", n=view.discard_size))],
        h.span(".muted")[scene.text(msg("{card} on top", card=view.discard_top))],
    ]
