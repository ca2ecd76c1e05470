"""A zoo map as it is printed: hexes as lines, terrain, spaces for Build II, placement bonuses, special places."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import Cells
from soloist.games.arknova.hexes import ALL, AXIAL, STEPS, bits
from soloist.games.arknova.hexes import PLACES as HEX_PLACES
from soloist.games.arknova.icons import CONTINENTS, ICON
from soloist.games.arknova.maps import MAPS, Reward, ZooMap
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova.signs import icon_name, reward_amount, reward_icon, tint
from soloist.web.faces.table_widgets import use
from soloist.web.html import Node
from soloist.web.markup import render

R = 40  # from the middle of a hex to its corners
HALF = R * math.sqrt(3) / 2  # from the middle to its sides
VIEW_BOX = "-2 -2.5 564 491"
INSET = 2.6  # neighbouring buildings do not touch

Point = tuple[float, float]


def middle(q: int, r: int) -> Point:
    return R * 1.5 * q + R, 2 * HALF * (r + q / 2) + 2 * HALF


def middle_of(number: int) -> Point:
    """The middle of one of the 58 hexes."""
    return middle(*AXIAL[number])


def corners(q: int, r: int, share: float = 1.0) -> list[Point]:
    x, y = middle(q, r)
    return [
        (x + R * share * math.cos(math.radians(60 * turn)), y + R * share * math.sin(math.radians(60 * turn)))
        for turn in range(6)
    ]


@lru_cache(64)
def hexagon(number: int, share: float = 0.985) -> str:
    """The corners of a hex, for `points` of a polygon."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(*AXIAL[number], share))


@lru_cache(64)
def hex_path(number: int, share: float = 0.985) -> str:
    """The same as part of a path."""
    x, y = middle_of(number)
    side, half, down = R * share, R * share / 2, HALF * share
    return (
        f"M{x + side:.1f} {y:.1f}l-{half:.1f} {down:.1f}h-{side:.1f}l-{half:.1f}-{down:.1f}"
        f" {half:.1f}-{down:.1f}h{side:.1f}z"
    )


def place_class(number: int) -> str:
    """Where a button over this hex lies; style attributes are forbidden, so columns and half rows are classes."""
    column, row = HEX_PLACES[number]
    return f"ark-col-{column} ark-row-{2 * row + 1 - column % 2}"


# outlines


def cells_of(mask: int) -> Cells:
    return tuple(AXIAL[number] for number in bits(mask))


@lru_cache(512)
def outline(cells: Cells, inset: float = INSET) -> str:
    """The outer edge of some hexes as a path, a little inside."""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in _shrunk(loop, inset)) + "Z" for loop in _loops(cells))


def outline_of(mask: int, inset: float = INSET) -> str:
    return outline(cells_of(mask), inset)


def bounds(cells: Iterable[tuple[int, int]]) -> tuple[float, float, float, float]:
    """x, y, width and height of some hexes."""
    points = [point for cell in cells for point in corners(*cell)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _loops(cells: Cells) -> list[list[Point]]:
    """The edges that only one of the hexes has, in a row; several rows if there are gaps."""
    edges: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for q, r in cells:
        points = corners(q, r)
        whole = [(round(x), round(y)) for x, y in points]
        for turn, (dq, dr) in enumerate(ACROSS):
            if (q + dq, r + dr) not in cells:
                edges[whole[turn]] = whole[(turn + 1) % 6], points[turn]
    loops = []
    while edges:
        at, loop = next(iter(edges)), []
        while at in edges:
            at, point = edges.pop(at)
            loop.append(point)
        loops.append(loop)
    return loops


ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step from a hex across the edge between a corner and the next."""
assert set(ACROSS) == set(STEPS)


def _shrunk(loop: list[Point], inset: float) -> list[Point]:
    """Every corner moved towards the inside."""

    def normal(dx: float, dy: float) -> Point:
        length = math.hypot(dx, dy)
        return -dy / length, dx / length

    found = []
    for place, (x, y) in enumerate(loop):
        (x0, y0), (x1, y1) = loop[place - 1], loop[(place + 1) % len(loop)]
        before, after = normal(x - x0, y - y0), normal(x1 - x, y1 - y)
        across, down = before[0] + after[0], before[1] + after[1]
        step = inset / max(0.5, (across * across + down * down) / 2)
        found.append((x + across * step, y + down * step))
    return found


def label_place(cells: Cells) -> Point:
    """Where the label of a building stands: in its middle, if that is an edge or corner of hexes, else on a hex."""
    points = [middle(*cell) for cell in cells]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    nearest, *others = sorted((math.dist(point, (x, y)), point) for point in points)
    is_between = bool(others) and others[0][0] - nearest[0] < 1 and others[0][0] < R + 1
    return (x, y) if is_between else nearest[1]


# what is printed


PLACES: dict[str, Message] = {
    "tower": msg("Observation tower: enclosures beside it give 2 appeal when they are occupied"),
    "gate": msg("Gate: standard enclosures beside it count as two spaces larger"),
    "harbour": msg("Beside the harbor: once it is covered, you may sell a card for 3 money each turn"),
    "restaurant": msg("Restaurant: 1 money at each break for every covered space beside it"),
    "institute": msg("Beside the institute: once it is covered, one condition of each animal is ignored"),
    "hollywood": msg("H: a sponsor from the deck when it is covered; with all three, sponsors are a level lower"),
}
OUTSIDE = ("harbour", "institute")  # what lies beside a building space at the edge of the map
MARKER = msg("Continent marker: removed by an animal of this continent in this area")
PATHS = {  # 30 × 30 around the middle
    "tower": "M-9 15V-4h-3v-6h5v3h4v-3h6v3h4v-3h5v6h-3V15H3V6a3 3 0 0 0-6 0v9z",
    "gate": "M-14 14V-9l5-5 5 5V14zM4 14V-9l5-5 5 5V14zM-4-3h8v4h-8zM-4 6h8v4h-8z",
    "harbour": "M-2-8a4 4 0 1 1 4 0v2h5v3H2V9c3-1 6-2 7-5L7 5l3-6 3 6-2-1C10 10 6 13 0 13s-10-3-11-9L-13 5l3-6 3 6-2-1"
    "c1 3 4 4 7 5V-3h-5v-3h5z",
    "restaurant": "M-10-14v9c0 2 1 4 3 4v15h3V-1c2 0 3-2 3-4v-9h-2v8h-1v-8h-3v8h-1v-8zM5-14c4 1 5 6 4 15H7v13H4z",
    "institute": "M-4-13h8v3H2v6l8 13c1 2 0 4-3 4H-7c-3 0-4-2-3-4l8-13v-6h-2zM-6 6H6L3 1h-6z",
    "hollywood": "M-9-12h5v9h8v-9h5v24H4V3h-8v9h-5z",
}


@lru_cache(64)
def ground(map_id: str) -> Markup:
    """The hexes of a map, without anything on them: one path for each kind of terrain."""
    zoo_map = MAPS[map_id]
    kinds: dict[str, list[str]] = {}
    for number in bits(ALL):
        kinds.setdefault(terrain(zoo_map, number), []).append(hex_path(number))
    return render(h.g(".ark-hexes")[(h.path(class_=kind, d="".join(hexes)) for kind, hexes in kinds.items())])


def terrain(zoo_map: ZooMap, number: int) -> str:
    bit = 1 << number
    if zoo_map.lake & bit:
        return "ark-hex is-water is-lake"
    if zoo_map.water & bit:
        return "ark-hex is-water"
    if zoo_map.rock & bit:
        return "ark-hex is-rock"
    return "ark-hex is-two" if zoo_map.build2 & bit else "ark-hex"


def marks(zoo_map: ZooMap, reader: Reader) -> Markup:
    """What is printed on the hexes."""
    return _marks(zoo_map.id, reader.language)


@lru_cache(128)
def _marks(map_id: str, language: str) -> Markup:
    zoo_map, reader = MAPS[map_id], Reader(language)
    return render(h.g(".ark-marks")[(mark(zoo_map, number, reader) for number in bits(ALL))])


def mark(zoo_map: ZooMap, number: int, reader: Reader) -> Node:
    x, y = middle_of(number)
    reward = zoo_map.bonus[number]
    special = next((name for name in PLACES if getattr(zoo_map, name) >> number & 1), None)
    found: list[Node] = [place_mark(special, x, y, reader) if special is not None else terrain_mark(zoo_map, number)]
    if zoo_map.build2 >> number & 1:
        named = "ark-two is-small" if reward else "ark-two"
        found.append(h.text(class_=named, x=f"{x:.1f}", y=f"{y + (31 if reward else 6):.1f}")["II"])
    if reward is not None:
        found.append(bonus(reward, x, y, reader))
    return found


def terrain_mark(zoo_map: ZooMap, number: int) -> Node:
    """Waves and rocks."""
    x, y = middle_of(number)
    if zoo_map.water >> number & 1:
        return use("water", x, y, 26, "ark-water-mark")
    return use("rock", x, y, 30, "ark-rock-mark") if zoo_map.rock >> number & 1 else None


def explained(said: str, class_: str, **attributes: str) -> h.Element:
    """Something printed on the map: its meaning is read by resting, holding and by keys, like that of other signs."""
    return h.g(class_=class_, role="img", aria_label=said, data_tip=said, **attributes)


def place_mark(name: str, x: float, y: float, reader: Reader) -> h.Element:
    """A tower, a gate, a restaurant; harbour and institute lie at the lower left corner of their hex."""
    if name in OUTSIDE:
        x, y = x - 25, y + 20
    return explained(reader.read(PLACES[name]), f"ark-place is-{name}", transform=f"translate({x:.1f} {y:.1f})")[
        h.circle(r="15") if name in OUTSIDE else None,
        h.path(d=PATHS[name], transform="scale(.7)" if name in OUTSIDE else None),
    ]


def bonus(reward: Reward, x: float, y: float, reader: Reader) -> h.Element:
    name, amount = reward_icon(reward), reward_amount(reward)
    return explained(reader.read(reward), f"ark-bonus {tint(name)}")[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="18"),
        use(name, x, y, 22),
        h.text(x=f"{x + 13:.1f}", y=f"{y + 18:.1f}")[amount] if amount else None,
    ]


def areas(zoo_map: ZooMap, markers: int, reader: Reader) -> Node:
    """The continents of the Geographical Zoo, each with its marker as long as it is there."""
    return [
        h.g(class_=f"ark-area is-{name}")[
            h.path(d=outline_of(mask, 4)),
            area_marker(name, mask, reader) if markers >> CONTINENTS.index(ICON[name]) & 1 else None,
        ]
        for name, mask in zoo_map.areas.items()
    ]


def area_marker(name: str, mask: int, reader: Reader) -> h.Element:
    """On the upper edge of the highest hex of the area."""
    x, y = min((middle_of(number) for number in bits(mask)), key=lambda point: (point[1], point[0]))
    y -= R * 0.6
    return explained(reader.read(MARKER), "ark-marker")[
        h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="12"),
        use(icon_name(ICON[name]), x, y, 17),
    ]
