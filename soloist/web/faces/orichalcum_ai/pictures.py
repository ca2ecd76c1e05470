"""Pictures: the AI's board with its track, its points as pips, what a line is about, tiles of a size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from markupsafe import Markup

from soloist.companion.orichalcum_ai.reports import GainHoplites, Task
from soloist.companion.orichalcum_ai.session import AI, AiSession
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.circles import Ground
from soloist.games.orichalcum.pieces import Building, Creature, Kind, Terrain, Tile
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.board import ai_drawing, track
from soloist.web.faces.orichalcum.signs import ACROSS, around, centre_of, points_of
from soloist.web.faces.orichalcum_ai.story import kind_of
from soloist.web.html import Node, classes, icon, seat_chip, seat_class
from soloist.web.scene import Scene

MANY_PIPS = 6
SIGNS: dict[str, tuple[object, ...]] = {
    "partner": (Task.SET_UP, Task.LAY_OUT_BOARD), "hoplite": (Task.GIVE_GOODS, GainHoplites, steps.LosesHoplite),
    "nugget": (steps.PaysMedallion,), "titan": (Task.GIVE_TITAN, steps.TakeTitan, steps.GetsTitan),
    "card": (Task.FILL_ACTION_BOARD, Task.FILL_CONSTRUCTION_BOARD, steps.DiscardCard),
    "medallion": (steps.ForgesMedallion,), signs.TEMPLE_ICON: (steps.RaisesTemple,), "skull": (steps.PutBack,),
    "close": (steps.FindsNoSpot,),
}  # fmt: skip
"""Drawings that stand for something, whatever piece it is about; for all that is not here, a flag."""


def sign_of(what: steps.Doing) -> str:
    """The drawing that stands for something the AI does, or somebody for it."""
    match what:
        case steps.TakesCard() | steps.DiscardsCard():
            return signs.ACTION_ICONS[what.card.action]
        case steps.Receives() | steps.PaysAction():
            return signs.GOODS_ICONS[what.goods]
        case steps.Builds() | steps.TakeBuilding():
            return building_sign(what.building)
        case steps.LaysTile() | steps.LayTileAside():
            return signs.TERRAIN_ICONS[what.tile.terrains[0]]
        case steps.Fights() | steps.Captures():
            return signs.creature_icon(what.creature)
        case steps.RollsDie():
            return signs.die_icon(what.face)
    kind = kind_of(what)
    return next((sign for sign, kinds in SIGNS.items() if kind in kinds), "flag")


def building_sign(building: Building) -> str:
    """One that was not named is shown from behind."""
    return signs.KIND_ICONS[building.kind] if building.code in {kind.code for kind in Kind} else "card"


def title(scene: Scene) -> Node:
    """Who it is."""
    return seat_chip(replace(scene.person(AI), name=scene.text(msg("Orichalcum AI")), level=""))


# how far the end is


def watch(scene: Scene) -> Node:
    ai = scene.view.ai
    return [
        pips(scene), h.span(".grow"), signs.hoplites(scene, ai.hoplites), signs.nuggets(scene, ai.nuggets),
        beasts_chip(scene),
    ]  # fmt: skip


def pips(scene: Scene) -> h.Element:
    """A pip for each point: the Titan's terrain, medallion or temple; then those that are missing [OAI-9.2]."""
    view: AiSession = scene.view
    ai, goal = view.ai, view.box.victory_points
    titans = [(msg("{terrain} Titan", terrain=each.terrain), each.terrain.code) for each in ai.titans]
    found = [("titan", *titan) for titan in titans]
    found += [("medallion", msg("medallion"), "medallion")] * ai.medallions
    found += [(signs.TEMPLE_ICON, msg("temple"), "temple")] * len(ai.temples)
    said = scene.text(msg("{points} of {goal} points", points=ai.points, goal=goal))
    return h.div(".oai-points")[
        h.ol(class_=classes("oai-pips", is_many=max(ai.points, goal) > MANY_PIPS))[
            (h.li(class_=f"is-{name}", data_tip=scene.text(label))[icon(sign, scene.text(label))]
             for sign, label, name in found),
            (h.li(".is-open", aria_hidden="true")[str(number)] for number in range(ai.points + 1, goal + 1)),
        ],
        h.span(".oai-total", role="img", aria_label=said, data_tip=said)[h.b[str(ai.points)], f"/{goal}"],
    ]  # fmt: skip


def beasts_chip(scene: Scene) -> h.Element:
    """Creatures on its board: with any of them it cannot win [OAI-9.1]."""
    beasts = scene.view.ai.beasts
    said = scene.text(nmsg("{n} creature on its board", "{n} creatures on its board", n=len(beasts)))
    sign = signs.creature_icon(beasts[0].creature) if beasts else "skull"
    return h.span(class_=classes("oai-beasts", is_free=not beasts), data_tip=said)[icon(sign, said), str(len(beasts))]


# its board


def board(
    scene: Scene, title: Message, *, fresh: bool = False, over: Node = None, with_track: bool = True
) -> h.Element:
    """The AI's board, the track of buildings and what it has captured; the tile placed last is marked."""
    view: AiSession = scene.view
    layout = view.box.ai
    marked = view.fresh if fresh else 0
    beside: Node = None
    if over is None and with_track:
        beside = [track(scene, layout.track, view.ai.track), captured(scene, view.ai.captured)]
    return h.figure(class_=f"oai-board {seat_class(AI)}")[
        h.figcaption[
            h.span(".grow")[scene.read(title)],
            h.span(".oai-key")[h.i, scene.read(msg("just placed"))] if marked else None,
        ],
        h.div(".oai-map")[ai_drawing(layout, view.ai, scene.reader, fresh=marked), over],
        beside,
    ]


def captured(scene: Scene, held: Sequence[Creature]) -> Node:
    if not held:
        return None
    return h.p(".oai-captured")[scene.read(msg("Captured")), (signs.token(scene, creature) for creature in held)]


# tiles and terrains


def terrain_picture(terrain: Terrain) -> h.Element:
    circle = signs.terrain_circle(terrain, (0, 0), 15, 18)
    return h.svg(".oai-land", viewBox="-16 -16 32 32", aria_hidden="true")[circle]


def creature_picture(creature: Creature) -> h.Element:
    return h.svg(".oai-beast", viewBox="-23 -25 48 48", aria_hidden="true")[signs.creature_token(creature, (0, 0), 23)]


def tile_as_laid(ground: Ground, circles: Sequence[int], tile: Tile) -> Markup:
    """Turned as it lies on the board."""
    points = points_of(ground, circles)
    (x, y), scale = centre_of(points), 2 * signs.SMALL / ACROSS
    return signs.small_tile(tile, (), tuple(((a - x) * scale, (b - y) * scale) for a, b in points))


def tile_so_far(size: int, terrains: Sequence[Terrain], marked: int | None = None) -> h.Element:
    """A tile that is being named: circles with a terrain, the one that is asked for, the others; -1: none."""
    points = signs.SMALL_TILES[size]
    left, right = min(x for x, _ in points) - 20, max(x for x, _ in points) + 20
    top, bottom = min(y for _, y in points) - 20, max(y for _, y in points) + 20

    def circle(place: int) -> h.Element:
        x, y = points[place]
        is_asked = place == (len(terrains) if marked is None else marked)
        look = classes("oai-circle", is_asked=is_asked)
        ring = h.circle(class_=look, cx=f"{x:g}", cy=f"{y:g}", r=f"{signs.SMALL - 2:g}")
        if place >= len(terrains):
            return ring
        return h.g[
            signs.terrain_circle(terrains[place], points[place], signs.SMALL - 2.5, signs.SMALL),
            ring if is_asked else None,
        ]

    return h.svg(
        class_=f"ori-tile is-{size}", viewBox=f"{left:g} {top:g} {right - left:g} {bottom - top:g}", aria_hidden="true"
    )[h.path(".ori-piece", d=around(points, signs.SMALL + 1)), (circle(place) for place in range(size))]
