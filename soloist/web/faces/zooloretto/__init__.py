"""How Zooloretto looks in the browser."""

from __future__ import annotations

from soloist.engine.seats import seats
from soloist.engine.words import Sayable, msg
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.view import View
from soloist.web import markup as h
from soloist.web.faces.base import About, TableFace
from soloist.web.faces.zooloretto.dock import dock
from soloist.web.faces.zooloretto.hint import hint, paint, told
from soloist.web.faces.zooloretto.lesson import LESSON
from soloist.web.faces.zooloretto.log import begins, line, opening
from soloist.web.faces.zooloretto.looks import LOOKS
from soloist.web.faces.zooloretto.others import middle_seat, other, side
from soloist.web.faces.zooloretto.pieces import PLACES, pieces
from soloist.web.faces.zooloretto.site import site_of
from soloist.web.faces.zooloretto.strip import final, note, strip
from soloist.web.faces.zooloretto.tips import TIPS
from soloist.web.faces.zooloretto.turned import HOLDING_ICONS, deed
from soloist.web.faces.zooloretto.yard import art, yard
from soloist.web.faces.zooloretto.zoo import purse, zoo_drawing
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.web.showing import Shows


def board(scene: Scene) -> Node:
    """One's own zoo; at the end the points of all on top of it."""
    view: View = scene.view
    seat = middle_seat(scene)
    zoo: Node = None
    if seat is not None:
        zoo = [zoo_drawing(site_of(scene, seat)), purse(scene, seat)]
    elif not view.over:
        zoo = h.div(".zoo-herd")[(other(scene, each) for each in seats(view.setup.players))]
    return h.div(".zoo-board")[final(scene) if view.over else None, zoo]


NEVER = (Step.NO_TRUCK, Step.NO_COINS, Step.NO_SALE)
ALONG = (Step.CARD, Step.LOAD, Step.FALL_BACK_LOAD)


def shows(what: Sayable) -> Shows:
    """A card that is turned up, and the truck it names, are told with the tile; what is not possible is no deed."""
    if not isinstance(what, MammothLine):
        return Shows.STEP
    if what.step in NEVER:
        return Shows.NEVER
    return Shows.ALONG if what.step in ALONG else Shows.STEP


ABOUT = About(
    msg("Load trucks with animals, take one at the right moment, keep families together. What lands in the barn costs "
        "you."),
    "25", msg("light, for families"),
)  # fmt: skip
FACE = TableFace(
    holding_icons=HOLDING_ICONS, deed=deed,
    stylesheets=("zoo.css", "zooloretto.css"), icon="truck", art=art, family="money", paint=paint, told=told,
    line=line, begins=begins, opening=opening, looks=LOOKS,
    pieces=pieces, places=PLACES, board=board, strip=strip, left=yard, left_title=msg("Trucks"), side=side, dock=dock,
    note=note, hint=hint, shows=shows, open_table=True, lesson=LESSON, tips=TIPS, about=ABOUT,
)  # fmt: skip
