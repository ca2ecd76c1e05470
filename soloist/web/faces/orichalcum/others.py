"""Everybody else: the AI's board with its track, the islands of the others, one of them open."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.steps import LaysTile
from soloist.games.orichalcum.circles import mask_of
from soloist.games.orichalcum.view import View
from soloist.web.faces.base import Panel
from soloist.web.faces.orichalcum.board import ai_drawing, island_drawing, terrain_row, track
from soloist.web.faces.orichalcum.island import works
from soloist.web.faces.orichalcum.seats import laid_on, others_of
from soloist.web.faces.orichalcum.signs import hoplites, nuggets, token
from soloist.web.html import KIND_ICONS, Node, rule_link, seat_chip, seat_class
from soloist.web.scene import Scene


def side(scene: Scene) -> Sequence[Panel]:
    others = others_of(scene)
    if len(others) == 1:
        seat = others[0]
        body = h.div(class_=f"ori-others {seat_class(seat)}")[holdings(scene, seat)]
        kind = scene.person(seat).kind
        return (Panel("seats", msg("{seat}", seat=seat), KIND_ICONS[kind], body, figures(scene, seat)),)
    view: View = scene.view
    shown = view.active if view.active in others else others[0]
    body = h.div(".ori-others.is-many")[(folded(scene, seat, is_open=seat == shown) for seat in others)]
    return (Panel("seats", msg("The others"), "people", body),)


def folded(scene: Scene, seat: Seat, *, is_open: bool) -> h.Element:
    """One of several islands; opening it closes the others."""
    return h.details(
        class_=f"ori-other {seat_class(seat)}", name="ori-others", open=is_open, data_keep=f"island-{seat.code}"
    )[h.summary[seat_chip(scene.person(seat)), h.span(".grow"), figures(scene, seat)], holdings(scene, seat)]


def figures(scene: Scene, seat: Seat) -> h.Element:
    view: View = scene.view
    realm = view.realm(seat)
    return h.span(".ori-figures")[
        hoplites(scene, realm.hoplites), nuggets(scene, realm.nuggets), works(scene, seat)
    ]  # fmt: skip


def holdings(scene: Scene, seat: Seat) -> Node:
    view: View = scene.view
    realm = view.realm(seat)
    captured = h.p(".ori-captured")[
        h.span(".muted")[scene.read(msg("Captured"))], [token(scene, creature) for creature in realm.captured]
    ] if realm.captured else None  # fmt: skip
    if not realm.is_ai:
        label = scene.text(msg("The island of {seat}", seat=seat))
        return [island_drawing(realm, laid_on(scene, seat), scene.reader, label), captured]
    board = view.setup.box.ai
    return [
        ai_drawing(board, realm, scene.reader, fresh=freshly_laid(scene)),
        track(board, realm.track, scene.reader),
        h.div(".ori-ai-foot")[
            h.span(".ori-ai-order")[
                h.span(".muted")[scene.read(msg("Priority"))],
                terrain_row(board.priority, scene.reader),
                rule_link("OAI-4.5"),
            ],
            captured,
        ],
    ]


def freshly_laid(scene: Scene) -> int:
    """The circles of the tile the AI has laid last."""
    return next((mask_of(what.spot) for _, what in reversed(scene.told) if isinstance(what, LaysTile)), 0)
