"""How Ark Nova looks in the browser."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.actions import action_row
from soloist.web.faces.arknova.arno_turns import told
from soloist.web.faces.arknova.log import begins, line, look, opening
from soloist.web.faces.arknova.others import zoos
from soloist.web.faces.arknova.pieces import pieces
from soloist.web.faces.arknova.prompt import hint, words
from soloist.web.faces.arknova.race import final, note, strip
from soloist.web.faces.arknova.seats import middle_seat
from soloist.web.faces.arknova.shared_boards import association, display
from soloist.web.faces.arknova.shown import closer, hand
from soloist.web.faces.arknova.signs import paint
from soloist.web.faces.arknova.wood import art
from soloist.web.faces.arknova.zoo import map_choice, maps_offered, zoo_panel
from soloist.web.faces.base import Panel, TableFace
from soloist.web.html import Node
from soloist.web.scene import Scene


def board(scene: Scene) -> Node:
    """One's own zoo; before the game the maps to choose from, after it the points of all."""
    view: View = scene.view
    if maps_offered(scene):
        return map_choice(scene)
    return h.div(".ark-board")[final(scene) if view.stage is Stage.OVER else None, zoo_panel(scene, middle_seat(scene))]


def side(scene: Scene) -> Sequence[Panel]:
    """Display, association, the others; on a wide screen two of them stand left of the zoo."""
    return (display(scene), association(scene), zoos(scene))


def dock(scene: Scene) -> Node:
    """Action cards and hand."""
    seat = middle_seat(scene)
    return [action_row(scene, seat), hand(scene, seat), closer(scene)]


FACE = TableFace(
    stylesheets=("arknova-cards.css", "arknova.css", "arno.css"), scripts=("arknova.js",), icon="act-animals", art=art,
    family="animal", paint=paint, told=told, line=line, begins=begins,
    opening=opening, look=look, pieces=pieces, board=board, strip=strip, side=side, dock=dock, note=note,
    words=words, hint=hint,
)  # fmt: skip
