"""In the prompt: answers that lie nowhere on the table, as pieces to point at."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova.answers import Use
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.buildings import KINDS, Footprint, Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Level, Project, Size, Sponsor
from soloist.games.arknova.state import Building
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.actions import x_chooser
from soloist.web.faces.arknova.association import school_signs
from soloist.web.faces.arknova.cards import slot
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.race import TILE_ICONS
from soloist.web.faces.arknova.seats import middle_zoo
from soloist.web.faces.arknova.shown import card_small, final_small
from soloist.web.faces.arknova.signs import action_icon, icon_name
from soloist.web.faces.arknova.spots import Placing, placing
from soloist.web.faces.arknova.wood import small_shape, tray_icon
from soloist.web.html import Node, icon, key_cap, piece, seat_mark
from soloist.web.scene import Light, Scene, short


def words(scene: Scene) -> Node:
    """X-tokens for an action, turns of a building, and whatever else is asked for and has no place on the table."""
    if scene.asked is None:
        return None
    asked = placing(scene)
    if asked is not None:
        return place_buttons(scene, asked)
    return [x_chooser(scene), tray(scene)]


def tray(scene: Scene) -> Node:
    found = {key: light for key, light in scene.lights.items() if not is_on_table(scene, key, light)}
    if not found:
        return None
    things = [light.choices[0].option for light in found.values()]
    wide = any(isinstance(thing, Animal | Sponsor | Project | FinalScoring) for thing in things)
    return h.div(class_="ark-tray is-cards" if wide else "ark-tray")[
        [each(scene, key, light) for key, light in found.items()],
        locked_kinds(scene, things),
    ]


def is_on_table(scene: Scene, key: str, light: Light) -> bool:
    """Whether the piece lies somewhere else on the page."""
    view: View = scene.view
    thing, zoo = light.choices[0].option, middle_zoo(scene)
    what = key.partition(":")[0]
    if what in ("x", "act", "hex", "turn", "left", "task", "donate", "partner", "map"):
        return True
    match thing:
        case Animal() | Sponsor() | Project():
            in_play = [project for project, _ in (*view.bases, *view.row)]
            return thing in zoo.hand or thing in view.display or thing in in_play or thing in zoo.stored
        case Building():
            return thing in zoo.buildings
        case University():
            return thing in view.university_offer
        case Level():
            in_play = [project for project, _ in (*view.bases, *view.row)]
            return scene.asked is not None and scene.asked.about in in_play
    return False


# one answer


def each(scene: Scene, key: str, light: Light) -> Node:
    thing = light.choices[0].option
    match thing:
        case Animal() | Sponsor() | Project():
            return card_small(scene, thing)
        case FinalScoring():
            return final_small(scene, thing)
    if isinstance(thing, Kind):
        return piece(scene, key, class_="option ark-choice", aria_label=scene.text(thing))[kind_inside(scene, thing)]
    return piece(scene, key, class_="option ark-choice")[inside(scene, light), key_cap(light)]


def inside(scene: Scene, light: Light) -> Node:
    """A small drawing and a few words."""
    choice = light.choices[0]
    thing = choice.option
    draw = DRAWINGS.get(type(thing))
    return [draw(scene, thing) if draw is not None else None, h.span[scene.text(short(choice.offer))]]


def kind_inside(scene: Scene, kind: Kind) -> Node:
    """Its shape, its name or size, and what it costs where it is built."""
    costs = scene.asked is not None and scene.asked.about is Action.BUILD
    return [
        small_shape(kind),
        h.span[str(kind.size) if kind.is_standard else scene.text(kind)],
        h.span(".coin")[str(kind.cost)] if costs else None,
    ]


def tile_inside(scene: Scene, tile: BonusTile) -> Node:
    return icon(TILE_ICONS[tile.code])


def icon_inside(scene: Scene, kind: Icon) -> Node:
    return icon(icon_name(kind))


def school_inside(scene: Scene, school: University) -> Node:
    return h.span(".ark-signs")[school_signs(scene, school)]


def level_inside(scene: Scene, level: Level) -> Node:
    project = scene.asked.about if scene.asked is not None else None
    return slot(project, level, scene.read) if isinstance(project, Project) else None


def seat_inside(scene: Scene, seat: Seat) -> Node:
    return seat_mark(scene.person(seat))


def size_inside(scene: Scene, size: Size) -> Node:
    return icon({Size.SMALL: "enclosure-2", Size.MEDIUM: "enclosure-3", Size.LARGE: "enclosure-5"}[size])


def house_inside(scene: Scene, building: Building) -> Node:
    return icon(tray_icon(building.kind))


def action_inside(scene: Scene, action: Action) -> Node:
    return icon(action_icon(action))


def use_inside(scene: Scene, use: Use) -> Node:
    return icon(action_icon(use.action))


DRAWINGS: dict[type, Callable[..., Node]] = {
    BonusTile: tile_inside,
    Icon: icon_inside,
    University: school_inside,
    Level: level_inside,
    Seat: seat_inside,
    Size: size_inside,
    Building: house_inside,
    Action: action_inside,
    Use: use_inside,
}


def locked_kinds(scene: Scene, things: list[object]) -> Node:
    """Buildings that cannot be built now; a tap says why."""
    if not any(isinstance(thing, Kind) for thing in things):
        return None
    found = [(kind, scene.why_not(kind.code)) for kind in KINDS if not kind.is_unique and kind not in things]
    return [
        piece(
            scene, key_of(kind), class_="option ark-choice is-locked", why=kind.code, title=scene.text(refusal.reason)
        )[small_shape(kind), icon("lock", scene.text(kind))]
        for kind, refusal in found
        if refusal is not None
    ]


# placing a building


def place_buttons(scene: Scene, asked: Placing) -> Node:
    """With a script: turn, and place where the ghost is. Without: once a hex is picked, every way to turn."""
    turns = [(key, light) for key, light in scene.lights.items() if key.startswith("turn:")]
    return [
        h.button(".button.needs-script", type="button", data_turn_building=True, data_key="r")[
            icon("rotate"), scene.read(msg("Turn")), h.kbd["R"]
        ]
        if asked.kind.size > 1
        else None,
        h.button(".button.button-primary.needs-script", type="submit", form="answer", name="answer", value="",
                 data_place_building=True, data_key="enter", aria_disabled="true")[
            place_words(scene, asked), h.kbd["↵"]
        ],
        h.div(".ark-tray")[(turn_button(scene, asked, key, light) for key, light in turns)] if turns else None,
    ]  # fmt: skip


def place_words(scene: Scene, asked: Placing) -> Node:
    return scene.read(msg("Place it here"))


def turn_button(scene: Scene, asked: Placing, key: str, light: Light) -> h.Element:
    spot: Footprint = light.choices[0].option
    return piece(scene, key, class_="option ark-choice", aria_label=scene.text(msg("turned {n} times", n=spot.turn)))[
        small_shape(asked.kind, spot.turn), key_cap(light)
    ]
