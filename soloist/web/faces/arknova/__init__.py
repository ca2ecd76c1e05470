"""How Ark Nova looks in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import msg
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.web import markup as h
from soloist.web.faces.arknova import log
from soloist.web.faces.arknova.actions import action_row
from soloist.web.faces.arknova.arno_turns import shows, told
from soloist.web.faces.arknova.finals import finals_part
from soloist.web.faces.arknova.lesson import LESSON
from soloist.web.faces.arknova.looks import LOOKS
from soloist.web.faces.arknova.map_choice import MAP_CHOICE
from soloist.web.faces.arknova.opening import final_choice, finals_offered, is_opening, opening
from soloist.web.faces.arknova.others import zoos
from soloist.web.faces.arknova.pieces import PLACES, pieces
from soloist.web.faces.arknova.prompt import hint, words
from soloist.web.faces.arknova.race import final, note, strip
from soloist.web.faces.arknova.seats import middle_seat
from soloist.web.faces.arknova.shared_boards import association, display
from soloist.web.faces.arknova.shown import hand
from soloist.web.faces.arknova.signs import paint
from soloist.web.faces.arknova.tips import TIPS
from soloist.web.faces.arknova.turned import HOLDING_ICONS, deed
from soloist.web.faces.arknova.wood import art
from soloist.web.faces.arknova.zoo import map_choice, maps_offered, zoo_panel
from soloist.web.faces.base import About, Panel, TableFace
from soloist.web.html import Node
from soloist.web.scene import Scene


def board(scene: Scene) -> Node:
    """One's own zoo; before the game the maps to choose from, after it the points of all."""
    view: View = scene.view
    if maps_offered(scene):
        return map_choice(scene)
    if is_opening(scene):
        return opening(scene)
    return h.div(".ark-board")[
        final_choice(scene) if finals_offered(scene) else None,
        final(scene) if view.stage is Stage.OVER else None,
        zoo_panel(scene, middle_seat(scene)),
    ]


def side(scene: Scene) -> Sequence[Panel]:
    """Display, association, the others; on a wide screen two of them stand left of the zoo."""
    return (display(scene), association(scene), zoos(scene))


def dock(scene: Scene) -> Node:
    """Action cards, hand, final scoring cards."""
    seat = middle_seat(scene)
    own = None if is_opening(scene) else [hand(scene, seat), finals_part(scene, seat)]
    return [action_row(scene, seat), own]


ABOUT = About(
    msg("Plan a zoo: build enclosures, bring in animals, support conservation projects. When somebody's two tracks "
        "meet, the end is near."),
    "60–90", msg("heavy"),
)  # fmt: skip
FACE = TableFace(
    holding_icons=HOLDING_ICONS, deed=deed, scripts=("arknova.js",),
    stylesheets=("arknova-cards.css", "arknova.css", "arknova-dock.css", "arknova-tasks.css", "arno.css"),
    icon="act-animals", art=art, family="animal", paint=paint, told=told, line=log.line, begins=log.begins,
    opening=log.opening, looks=LOOKS, pieces=pieces, places=PLACES, board=board, strip=strip, side=side, dock=dock,
    note=note, words=words, hint=hint, shows=shows, lesson=LESSON, tips=TIPS, about=ABOUT, choice=MAP_CHOICE,
)  # fmt: skip
