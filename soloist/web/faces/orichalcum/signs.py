"""The signs of Orichalcum: circles and their outlines, which icon stands for what, goods in figures, small tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, hypot

from markupsafe import Markup

from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.circles import Ground, Place, bits
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import Action, Building, Creature, Goods, Kind, Terrain, Tile
from soloist.web import markup as h
from soloist.web.faces.looks import NAME
from soloist.web.faces.table_widgets import gain, use
from soloist.web.html import Node, icon, look_link
from soloist.web.reading import Reading, drawn_for_all, drawn_once

Point = tuple[float, float]

ACROSS, DOWN = 56.0, 48.5  # from circle to circle, from row to row
R = 26.0  # of a piece around one circle
EDGE = 39.0  # from the middle of the outermost circles to the edge of the drawing


def middle(place: Place) -> Point:
    """Of a circle; every row is shifted by half a circle against the one above."""
    q, r = place
    return ACROSS * (q + r / 2), DOWN * r


def points_of(ground: Ground, circles: Iterable[int]) -> list[Point]:
    return [middle(ground.places[circle]) for circle in circles]


def centre_of(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@lru_cache(64)
def view_box(ground: Ground) -> str:
    points = [middle(place) for place in ground.places]
    left, top = min(x for x, _ in points) - EDGE, min(y for _, y in points) - EDGE
    right, bottom = max(x for x, _ in points) + EDGE, max(y for _, y in points) + EDGE
    return f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"


@lru_cache(4096)
def outline(ground: Ground, mask: int, radius: float = R) -> str:
    """Around circles that lie close together: a pill, a rounded triangle, a rounded rhombus."""
    return around(points_of(ground, bits(mask)), radius)


def around(points: Sequence[Point], radius: float) -> str:
    if len(points) == 1:
        ((x, y),) = points
        arc = f"a{radius:g} {radius:g} 0 0 1"
        return f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0z"
    cx, cy = centre_of(points)
    ring = sorted(points, key=lambda point: atan2(point[1] - cy, point[0] - cx))
    parts: list[str] = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        far = hypot(bx - ax, by - ay)
        nx, ny = radius * (by - ay) / far, radius * (ax - bx) / far
        begin = f"A{radius:g} {radius:g} 0 0 1" if parts else "M"
        parts.append(f"{begin}{ax + nx:.1f} {ay + ny:.1f}L{bx + nx:.1f} {by + ny:.1f}")
    first = parts[0].removeprefix("M").partition("L")[0]
    return "".join(parts) + f"A{radius:g} {radius:g} 0 0 1{first}z"


# which icon stands for what


TERRAIN_ICONS = {
    Terrain.MOUNTAIN: "rock", Terrain.FOREST: "forest", Terrain.LAGOON: "water", Terrain.DESERT: "desert",
    Terrain.VOLCANO: "volcano",
}  # fmt: skip
ACTION_ICONS = {
    Action.PRODUCE: "mine", Action.RECRUIT: "camp", Action.CONSTRUCT: "act-build", Action.CAPTURE: "capture",
}  # fmt: skip
KIND_ICONS = {
    Kind.TRAINING_CAMP: "camp", Kind.MINE: "mine", Kind.ORATORY: "oratory", Kind.SIEGE_ENGINES: "siege",
    Kind.HOSPITAL: "hospital", Kind.ARCH: "arch", Kind.PROTECTION_CRYSTAL: "crystal",
    Kind.ARCHITECT_PRACTICE: "architect", Kind.FORGE: "forge", Kind.STATUES: "statues",
}  # fmt: skip
GOODS_ICONS = {Goods.CREATURES: "skull", Goods.NUGGETS: "nugget", Goods.HOPLITES: "hoplite"}
CREATURE_ICONS = ("cyclops", "minotaur", "gorgon", "cerberus", "hydra")
TEMPLE_ICON, METROPOLIS_ICON = "pavilion", "partner"
HOPLITES, NUGGETS = msg("hoplites"), msg("nuggets")
SMALL = 15.0  # the radius of a circle of a small tile
SMALL_TILES: dict[int, tuple[Point, ...]] = {1: ((0, 0),), 2: ((-15, 0), (15, 0)), 3: ((0, -13), (15, 13), (-15, 13))}


def creature_icon(creature: Creature) -> str:
    """Creatures of an owner's box that we have no drawing of are a skull."""
    return creature.name if creature.name in CREATURE_ICONS else "skull"


def terrain_class(terrain: Terrain) -> str:
    return f"is-{terrain.code}"


def die_icon(face: int) -> str:
    return "d6-skull" if face == SKULL else f"d6-{face}"


# in sentences


def said(scene: Reading, what: Sayable) -> Markup:
    """A sentence with the signs of hoplites and nuggets as drawings."""
    hoplite = icon("hoplite", scene.text(HOPLITES), class_="ori-hoplite")
    nugget = icon("nugget", scene.text(NUGGETS), class_="ori-nugget")
    return Markup(scene.read(what).replace("⚔", hoplite).replace("◆", nugget))


# figures


@drawn_once
def hoplites(scene: Reading, number: int | str) -> h.Element:
    return gain(scene, "hoplite", number, HOPLITES, "ori-hoplite")


@drawn_once
def nuggets(scene: Reading, number: int | str) -> h.Element:
    return gain(scene, "nugget", number, NUGGETS, "ori-nugget")


def loot(scene: Reading, gained_hoplites: int, gained_nuggets: int) -> Node:
    return [
        hoplites(scene, gained_hoplites) if gained_hoplites else None,
        " " if gained_hoplites and gained_nuggets else None,
        nuggets(scene, gained_nuggets) if gained_nuggets else None,
    ]


@drawn_once
def token(scene: Reading, creature: Creature) -> h.Element:
    """A creature that is not on a board."""
    label = scene.text(msg("{creature}, strength {strength}", creature=creature, strength=creature.strength))
    return look_link(scene, f"{NAME}:{creature.code}", class_="ori-token", data_tip=label)[
        icon(creature_icon(creature), label)
    ]


# drawings


@drawn_for_all
def terrain_circle(terrain: Terrain, at: Point, radius: float, size: float) -> h.Element:
    x, y = at
    return h.g(class_=f"ori-land {terrain_class(terrain)}")[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{radius:g}"), use(TERRAIN_ICONS[terrain], x, y, size)
    ]


@drawn_for_all
def creature_token(creature: Creature, at: Point, radius: float, standing: int = 0) -> h.Element:
    """Dark, its strength at the top right, the hoplites that stand there at the bottom left."""
    x, y = at
    sx, sy, small = x + radius * 0.66, y - radius * 0.62, radius * 0.46
    return h.g(".ori-beast", data_look=f"{NAME}:{creature.code}")[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{radius - 4:g}"),
        use(creature_icon(creature), x, y, radius * 1.1),
        h.g(".ori-strength")[
            h.circle(cx=f"{sx:.1f}", cy=f"{sy:.1f}", r=f"{small:.1f}"),
            h.text(x=f"{sx:.1f}", y=f"{sy:.1f}", font_size=f"{radius * 0.56:.1f}", dy=".35em")[str(creature.strength)],
        ],
        hoplites_there((x - radius * 0.66, y + radius * 0.62), radius, small, standing) if standing else None,
    ]


def hoplites_there(at: Point, radius: float, small: float, standing: int) -> h.Element:
    """A hoplite, and from two on their number."""
    x, y = at
    several = standing > 1
    return h.g(".ori-standing")[
        h.rect(
            x=f"{x - (small * 1.5 if several else small):.1f}", y=f"{y - small:.1f}", rx=f"{small:.1f}",
            width=f"{small * (3 if several else 2):.1f}", height=f"{small * 2:.1f}",
        ),
        use("hoplite", x - (small * 0.55 if several else 0), y, radius * 0.62),
        h.text(x=f"{x + small * 0.75:.1f}", y=f"{y:.1f}", font_size=f"{radius * 0.5:.1f}", dy=".35em")[str(standing)]
        if several
        else None,
    ]  # fmt: skip


@drawn_for_all
def building_square(building: Building, at: Point, half: float = 17) -> h.Element:
    x, y = at
    return h.g(".ori-building", data_look=f"{NAME}:{building.kind.code}")[
        h.rect(x=f"{x - half:.1f}", y=f"{y - half:.1f}", width=f"{2 * half:g}", height=f"{2 * half:g}", rx="7"),
        use(KIND_ICONS[building.kind], x, y, half * 1.3),
        h.text(x=f"{x + half - 5:.1f}", y=f"{y + half - 4:.1f}")[str(building.number)] if building.number else None,
    ]


@drawn_for_all
def small_tile(tile: Tile, creatures: tuple[Creature, ...] = (), points: tuple[Point, ...] = ()) -> h.Element:
    """A tile as it lies beside its card, its creatures on the volcanoes; or turned as `points` say."""
    points = points or SMALL_TILES[tile.size]
    left, right = min(x for x, _ in points) - 18, max(x for x, _ in points) + 22
    top, bottom = min(y for _, y in points) - 22, max(y for _, y in points) + 18
    on_top = list(creatures)
    volcanoes = [at for at, terrain in zip(points, tile.terrains, strict=True) if terrain is Terrain.VOLCANO]
    return h.svg(class_=f"ori-tile is-{tile.size}", aria_hidden="true",
                 viewBox=f"{left:g} {top:g} {right - left:g} {bottom - top:g}")[
        h.path(".ori-piece", d=around(points, SMALL)),
        [
            terrain_circle(terrain, at, SMALL - 2.5, SMALL)
            for at, terrain in zip(points, tile.terrains, strict=True)
        ],
        [creature_token(creature, at, SMALL + 2) for creature, at in zip(on_top, volcanoes, strict=False)],
    ]  # fmt: skip
