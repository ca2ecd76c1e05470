"""Islands and the AI's board as drawings, for the table and for the companion. Classes are in island.css.

`island_drawing` draws a player's island, `ai_drawing` the AI's board, `track` the AI's buildings. They need what
`Land` names: a `RealmView`, a `Realm` and the AI's ledger all have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from markupsafe import Markup

from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.box import BOX, AiBoard, Yield
from soloist.games.orichalcum.circles import Ground, Island, Place, Spot, bits, mask_of
from soloist.games.orichalcum.pieces import Building, Kind, Terrain
from soloist.games.orichalcum.view import Land
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.signs import R, centre_of, middle, outline, points_of
from soloist.web.faces.table_widgets import use
from soloist.web.html import Node, classes, icon
from soloist.web.markup import render, without_tags
from soloist.web.reading import Reading, drawn_for_all, drawn_once
from soloist.wording.orichalcum.printed import yield_said


def plain_text(reader: Reader, thing: Sayable) -> str:
    """For labels and titles."""
    return without_tags(reader.read(thing))


@dataclass(frozen=True)
class Laid:
    """A tile on a board: its circles in the order of its terrains."""

    spot: Spot
    terrains: tuple[Terrain | None, ...]  # None: nobody knows any more what lies under a building


def island_drawing(
    realm: Land, laid: Sequence[Laid], reader: Reader, label: str, *, lit: int = 0, anchors: int = 0, more: Node = None
) -> h.Element:
    """A player's island: empty circles and ports, tiles as pieces, what stands on them; `more` lies on top."""
    ground = realm.ground
    covered = mask_of(circle for piece in laid for circle in piece.spot) | realm.metropolis
    return h.svg(".ori-island", viewBox=signs.view_box(ground), role="img", aria_label=label)[
        shore(ground),
        [
            empty_circle(ground, circle, bool(lit >> circle & 1), bool(anchors >> circle & 1))
            for circle in bits(ground.all & ~covered)
        ],
        [piece_drawing(ground, each) for each in laid],
        metropolis(ground, realm.metropolis) if realm.metropolis else None,
        [ring(*at) for at in points_of(ground, bits(lit & covered))],
        standing_on(realm, reader),
        more,
    ]


def ai_drawing(board: AiBoard, realm: Land, reader: Reader, *, fresh: int = 0) -> h.Element:
    """The AI's board: spots with the number of their sector, arrows round the metropolis [OAI-4.1, OAI-4.9]."""
    ground = realm.ground
    laid = ai_laid(board, realm)
    covered = mask_of(circle for piece in laid for circle in piece.spot)
    label = plain_text(reader, msg("The AI's board, {n} sectors", n=len(board.sectors)))
    return h.svg(".ori-island.is-ai", viewBox=signs.view_box(ground), role="img", aria_label=label)[
        shore(ground),
        [
            sector_spot(ground, number, spot)
            for number, sector in enumerate(board.sectors, 1)
            for spot in sector
            if not mask_of(spot) & covered
        ],
        [piece_drawing(ground, each, "is-new" if fresh & mask_of(each.spot) else "") for each in laid],
        centre(board),
        [arrow(board, circle) for circle in bits(board.arrows & ~covered)],
        standing_on(realm, reader),
    ]


def ai_laid(board: AiBoard, realm: Land) -> list[Laid]:
    """On the AI's board a tile fills a spot of a sector, so the spots tell where each lies."""
    land = reduce(or_, (*realm.temples, *realm.lands))
    spots = [spot for sector in board.sectors for spot in sector if mask_of(spot) & land == mask_of(spot)]
    return [Laid(spot, tuple(terrain_at(realm, circle) for circle in spot)) for spot in spots]


def terrain_at(realm: Land, circle: int) -> Terrain | None:
    return next((terrain for terrain in Terrain if realm.lands[terrain] >> circle & 1), None)


# the ground


@drawn_for_all
def shore(ground: Ground) -> h.Element:
    dots = "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in points_of(ground, range(len(ground.places))))
    return h.g(".ori-shore")[
        h.path(".ori-surf", d=dots, stroke_width="76"), h.path(".ori-beach", d=dots, stroke_width="66")
    ]


@drawn_for_all
def empty_circle(ground: Ground, circle: int, is_lit: bool = False, is_anchor: bool = False) -> h.Element:
    """An empty circle with its name, or what a port pays."""
    x, y = middle(ground.places[circle])
    port = port_icon(ground, 1 << circle, x, y)
    return h.g(class_=classes("ori-empty", is_lit=is_lit))[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{R - 2:g}"),
        port,
        h.circle(".ori-dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r="4") if is_anchor and port is None else None,
        h.text(x=f"{x:.1f}", y=f"{y + R - 7:.1f}")[ground.names[circle]],
    ]


@drawn_for_all
def ring(x: float, y: float) -> h.Element:
    """Round a covered circle that may be pointed at."""
    return h.circle(".ori-lit", cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{R - 2:g}")


def port_icon(ground: Ground, bit: int, x: float, y: float) -> Node:
    if isinstance(ground, Island) and ground.hoplite_icons & bit:
        return use("hoplite", x, y - 3, 23, "ori-hoplite")
    if isinstance(ground, Island) and ground.nugget_icons & bit:
        return use("nugget", x, y - 3, 23, "ori-nugget")
    return None


def tile_place(ground: Ground, spot: Spot) -> str:
    """The key of a tile that lies there, for the log."""
    return f"tile:{ground.names[min(spot)]}"


@drawn_for_all
def piece_drawing(ground: Ground, laid: Laid, class_: str = "") -> h.Element:
    """A tile: one wooden outline round its circles."""
    return h.g(class_=classes("ori-laid", class_), data_place=tile_place(ground, laid.spot))[
        h.path(".ori-piece", d=outline(ground, mask_of(laid.spot))),
        [
            signs.terrain_circle(terrain, middle(ground.places[circle]), R - 3, 23) if terrain is not None else None
            for circle, terrain in zip(laid.spot, laid.terrains, strict=True)
        ],
    ]


@drawn_for_all
def metropolis(ground: Ground, mask: int) -> h.Element:
    """It counts as a mine and a training camp [ORI-5.3]."""
    points = points_of(ground, bits(mask))
    (ax, ay), (bx, by) = points[0], points[-1]
    return h.g(".ori-metropolis")[h.path(d=outline(ground, mask)), use("mine", ax, ay, 23), use("camp", bx, by, 23)]


# what stands on tiles


def standing_on(realm: Land, reader: Reader) -> Node:
    ground = realm.ground
    return [
        [temple(ground, site, plain_text(reader, msg("Temple"))) for site in realm.temples],
        [signs.building_square(building, middle(ground.places[circle])) for circle, building in realm.buildings],
        [
            signs.creature_token(beast.creature, middle(ground.places[beast.circle]), R, beast.hoplites)
            for beast in realm.beasts
        ],
    ]


@drawn_for_all
def temple(ground: Ground, site: int, name: str = "") -> h.Element:
    """A rhombus over its four circles [ORI-7.5]; without its name where nobody reads."""
    x, y = centre_of(points_of(ground, bits(site)))
    return h.g(".ori-temple")[
        h.path(d=outline(ground, site, R - 1.5)),
        use(signs.TEMPLE_ICON, x, y - 6, 36),
        h.text(x=f"{x:.1f}", y=f"{y + 26:.1f}")[name] if name else None,
    ]


def temple_ring(ground: Ground, site: int, **attributes: str) -> h.Element:
    """Where a temple could stand."""
    x, y = centre_of(points_of(ground, bits(site)))
    return h.g(".ori-ring", **attributes)[
        h.path(d=outline(ground, site, R + 2)),
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="13"),
        use(signs.TEMPLE_ICON, x, y, 17),
    ]


# the AI's board


@drawn_for_all
def sector_spot(ground: Ground, number: int, spot: Spot) -> h.Element:
    return spot_drawing(number, points_of(ground, spot), outline(ground, mask_of(spot), R - 2))


def spot_drawing(number: int, points: Sequence[signs.Point], line: str, class_: str = "") -> h.Element:
    x, y = centre_of(points)
    return h.g(class_=classes(f"ori-sector is-{number % 3}", class_))[
        h.path(d=line), h.text(x=f"{x:.1f}", y=f"{y:.1f}", dy=".35em")[str(number)]
    ]


def centre(board: AiBoard) -> Markup:
    return centre_at(board.ground.places[board.centre])


@drawn_for_all
def centre_at(place: Place) -> h.Element:
    x, y = middle(place)
    return h.g(".ori-centre")[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{R - 1:g}"), use(signs.METROPOLIS_ICON, x, y, 27)
    ]


def arrow(board: AiBoard, circle: int) -> Markup:
    """From the metropolis to a spot that makes the AI produce when it is covered [OAI-4.9]."""
    return arrow_to(board.ground.places[board.centre], board.ground.places[circle])


@drawn_for_all
def arrow_to(centre: Place, place: Place) -> h.Element:
    (x, y), (a, b) = middle(centre), middle(place)
    begin, end = ((x + (a - x) * share, y + (b - y) * share) for share in (0.4, 0.6))
    return h.path(".ori-arrow", d=f"M{begin[0]:.1f} {begin[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")


@drawn_once
def track(scene: Reading, spaces: tuple[Yield, ...], buildings: tuple[Building, ...]) -> h.Element:
    """The building track: what lies there, what the next spaces give [OAI-5.6, OAI-5.8]."""
    reader = scene.reader
    title = plain_text(reader, msg("Building track of the AI"))
    return h.ol(".ori-track", aria_label=title)[
        (laid_building(building, reader) for building in buildings),
        (open_space(number, given, reader) for number, given in enumerate(spaces, 1) if number > len(buildings)),
    ]


def laid_building(building: Building, reader: Reader) -> h.Element:
    """Mines and training camps lie face up, everything else face down [OAI-5.6]."""
    if building.kind in (Kind.MINE, Kind.TRAINING_CAMP):
        name = plain_text(reader, building)
        return h.li(".is-up", data_tip=name)[icon(signs.KIND_ICONS[building.kind], name)]
    name = plain_text(reader, msg("{building}, face down", building=building))
    return h.li(".is-down", data_tip=name)[h.span(".visually-hidden")[name]]


def open_space(number: int, given: Yield, reader: Reader) -> h.Element:
    name = plain_text(reader, msg("space {n}: {gives}", n=number, gives=yield_said(given)))
    return h.li(data_tip=name)[
        [icon("hoplite") for _ in range(given.hoplites)],
        [icon("nugget") for _ in range(given.nuggets)],
        [icon("medallion") for _ in range(given.medallions)],
        h.span(".visually-hidden")[name],
    ]


@drawn_once
def terrain_row(scene: Reading, terrains: tuple[Terrain, ...]) -> h.Element:
    """Terrains in an order that matters, such as the AI's priority [OAI-4.5]."""
    return h.span(".ori-row")[
        (
            h.span(class_=f"ori-chip is-{terrain.code}", data_tip=plain_text(scene.reader, terrain))[
                icon(signs.TERRAIN_ICONS[terrain], plain_text(scene.reader, terrain))
            ]
            for terrain in terrains
        )
    ]


# the picture of the home page: an island with a temple, a creature, and the sea


ROWS = ((-1, 4), (-1, 5), (-2, 5), (-2, 4))  # the first circle of each row, and how many
M, F, L, D, V = Terrain.MOUNTAIN, Terrain.FOREST, Terrain.LAGOON, Terrain.DESERT, Terrain.VOLCANO
TILES = (
    (((0, 0), (0, 1), (-1, 1)), (L, D, F)),
    (((1, 0), (2, 0)), (M, F)),
    (((1, 1), (2, 1)), (M, V)),
    (((-1, 2), (-2, 3), (-2, 2)), (D, L, F)),
    (((0, 2), (1, 2)), (F, M)),
)


@lru_cache(1)
def art() -> Markup:
    """330 × 150, in the colours of the page."""
    ground = Ground((first + place, row) for row, (first, count) in enumerate(ROWS) for place in range(count))
    laid = [Laid(tuple(ground.at[place] for place in spot), terrains) for spot, terrains in TILES]
    site = mask_of(ground.at[place] for place in ((0, 1), (1, 1), (0, 2), (-1, 2)))
    sand = [h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="24") for x, y in points_of(ground, range(len(ground.places)))]
    gorgon = signs.creature_token(BOX.creatures[8], middle((2, 1)), 26, 1)
    island = [piece_drawing(ground, each) for each in laid], temple(ground, site), gorgon
    sea = h.svg(".ori-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")
    scaled = h.g(transform="translate(126 26) scale(.68)")
    return render(
        sea[
            h.rect(".ori-art-sea", width="330", height="150"),
            scaled[shore(ground), (h.g(".ori-empty")[each] for each in sand), island],
        ]
    )
