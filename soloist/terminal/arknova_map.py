"""A zoo map as hexes: terrain, bonuses and buildings, and the ghost of one that might be placed.

Every hex is two lines high and seven characters wide, its name below what lies on it; columns stand half a hex apart,
so that each slash is the border between two hexes. Between two hexes of one building there is no border.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from rich.text import Text

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import icons, state
from soloist.games.arknova.buildings import Cells, Footprint, Kind, turned
from soloist.games.arknova.hexes import AT, AXIAL, COLUMNS, NAMES, PLACES, bits, count, named
from soloist.games.arknova.maps import ZooMap
from soloist.terminal import arknova_look as look
from soloist.terminal.draw import Pen, packed

ROOM = 6  # letters in a hex
PITCH = ROOM + 1
MAP_WIDTH = COLUMNS * PITCH + 1
MAP_HEIGHT = 15
ANCHOR, PART = "◆", "●"
GHOST = -2
"""Who owns a hex in the drawing: a building by its place, the ghost, or nobody."""
NOBODY = -1


@dataclass
class Cell:
    """What is written in a hex: a line, and beside the name; and its paper."""

    upper: str = ""
    beside: str = ""
    ink: str = ""
    paper: str = ""
    owner: int = NOBODY


class Canvas:
    """Letters with styles, addressed by line and column."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[(" ", "")] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str) -> None:
        for place, letter in enumerate(text, column):
            self.letters[line][place] = (letter, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*line) for line in self.letters]


def cells_of(ground: ZooMap, buildings: Sequence[state.Building], pen: Pen) -> list[Cell]:
    """Every hex of a map as it is drawn, with what stands on it."""
    cells = [ground_cell(ground, number, pen) for number in range(len(NAMES))]
    for owner, building in enumerate(buildings):
        kind = building.kind
        for place, number in enumerate(bits(building.footprint.mask)):
            if kind.is_standard:
                sign = look.FULL if building.used else look.EMPTY
                upper = f"{sign} {kind.size} {sign}"
            elif kind.is_special:
                sign = look.FULL if place < building.used else look.EMPTY
                upper = f"{look.kind_code(kind, pen, ROOM - 2):<{ROOM - 1}}{sign}"
            else:
                upper = look.kind_code(kind, pen, ROOM)
            cells[number] = Cell(upper, paper=look.paper_of(building), owner=owner)
    return cells


def ground_cell(ground: ZooMap, number: int, pen: Pen) -> Cell:
    """Terrain, Build II, placement bonus, and what this map alone has: places, the continents of map 9."""
    mask, bonus = 1 << number, ground.bonus[number]
    place = next((pen.cut(name, ROOM) for code, name in SPECIAL.items() if getattr(ground, code) & mask), "")
    areas = [icons.ICON[name] for name, hexes in ground.areas.items() if hexes & mask and name in icons.ICON]
    beside = "".join(look.icon_code(area, pen) for area in areas)
    if ground.water & mask:
        return Cell(place or "~~~~", beside, paper=look.WATER_PAPER)
    if ground.rock & mask:
        return Cell(place or "^^^^", beside, paper=look.ROCK_PAPER)
    if place:
        return Cell(place, beside, ink=look.BUILD2_INK)
    code = look.reward_code(bonus, pen) if bonus else ""
    if ground.build2 & mask:
        return Cell(f"II {code}".strip(), beside, ink=look.BUILD2_INK)
    return Cell(code, beside, ink=look.BONUS_INK)


SPECIAL = {
    "tower": msg("Tower"), "gate": msg("Gate"), "harbour": msg("Harbor"), "restaurant": msg("Restaurant"),
    "institute": msg("Institute"), "hollywood": msg("Hollywood"),
}  # fmt: skip


def mark_spots(cells: list[Cell], spots: Sequence[Footprint]) -> None:
    """Where a building may be anchored, and with which turns; the bonus moves beside the name."""
    turns: dict[int, str] = {}
    for spot in spots:
        turns[spot.anchor] = turns.get(spot.anchor, "") + (str(spot.turn) if count(spot.mask) > 1 else ANCHOR)
    for anchor, digits in turns.items():
        old = cells[anchor]
        cells[anchor] = Cell(digits, old.upper[:3] or old.beside, ink=look.SPOT_INK, paper=old.paper)


def lay_ghost(cells: list[Cell], footprint: Footprint) -> None:
    """The building that is looked at, its anchor marked, what it covers still to be read."""
    for number in bits(footprint.mask):
        sign, covers = ANCHOR if number == footprint.anchor else PART, cells[number].upper
        upper = f"{sign}{covers}" if covers else f"{sign} {sign} {sign}"
        cells[number] = Cell(upper[:ROOM], paper=look.GHOST_PAPER, owner=GHOST)


def top_line(column: int, row: int) -> int:
    """The line a hex begins on; line 0 holds the upper edges of the odd columns."""
    return 2 * row + (1 if column % 2 else 2)


def draw_map(
    ground: ZooMap, buildings: Sequence[state.Building], pen: Pen, spots: Sequence[Footprint] = (),
    ghost: Footprint | None = None,
) -> list[Text]:  # fmt: skip
    """A map with its buildings, in 64 columns and 15 lines; with places to choose from, or with a ghost on it."""
    cells = cells_of(ground, buildings, pen)
    mark_spots(cells, spots)
    if ghost is not None:
        lay_ghost(cells, ghost)
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    for number, cell in enumerate(cells):
        draw_cell(canvas, number, cell)
    for number, cell in enumerate(cells):
        draw_edges(canvas, number, cell, cells)
    return canvas.lines()


def draw_cell(canvas: Canvas, number: int, cell: Cell) -> None:
    """What stands in a hex, on its paper."""
    column, row = PLACES[number]
    line, left = top_line(column, row), column * PITCH + 1
    upper = cell.upper[:ROOM].center(ROOM) if len(cell.upper) < ROOM else cell.upper[:ROOM]
    canvas.put(line, left, upper, cell.paper or cell.ink)
    canvas.put(line + 1, left, f"{NAMES[number]}{cell.beside:>3}", cell.paper.removeprefix("bold ") or look.NAME_INK)
    if row == 0:
        canvas.put(line - 1, left, "_" * ROOM, look.EDGE_INK)


NORTH_EAST, SOUTH_EAST, SOUTH, NORTH_WEST, SOUTH_WEST = (1, -1), (1, 0), (0, 1), (-1, 0), (-1, 1)


def neighbour(number: int, step: tuple[int, int]) -> int | None:
    q, r = AXIAL[number]
    return AT.get((q + step[0], r + step[1]))


def draw_edges(canvas: Canvas, number: int, cell: Cell, cells: Sequence[Cell]) -> None:
    """The borders of a hex, none where the building goes on."""
    column, row = PLACES[number]
    line, left = top_line(column, row), column * PITCH

    def is_joined(step: tuple[int, int]) -> bool:
        other = neighbour(number, step)
        return other is not None and cell.owner != NOBODY and cells[other].owner == cell.owner

    def edge(step: tuple[int, int], down: int, across: int, letter: str) -> None:
        joined = is_joined(step)
        canvas.put(line + down, left + across, " " if joined else letter, cell.paper if joined else look.EDGE_INK)

    edge(NORTH_WEST, 0, 0, "/")
    edge(SOUTH_WEST, 1, 0, "\\")
    edge(NORTH_EAST, 0, PITCH, "\\")
    edge(SOUTH_EAST, 1, PITCH, "/")
    if not is_joined(SOUTH):
        for place in range(left + 1, left + PITCH):
            letter, style = canvas.letters[line + 1][place]
            if letter == " ":
                canvas.put(line + 1, place, "_", style if cell.paper else look.EDGE_INK)


def turn_signs(kind: Kind, turns: Iterable[int]) -> list[Text]:
    """The shape of a building in some of its turns, side by side: ◆ is the anchor, ● the other hexes."""
    drawn = [(turn, shape_lines(turned(kind.cells, turn))) for turn in turns]
    height = max((len(lines) for _, lines in drawn), default=0)
    rows: list[Text] = [Text() for _ in range(height + 1)]
    for turn, lines in drawn:
        width = max(len(line) for line in lines) + SHAPE_GAP
        rows[0].append(f"/{turn}".ljust(width), "bold")
        for number, row in enumerate(rows[1:]):
            row.append((lines[number] if number < len(lines) else "").ljust(width))
    return rows


SHAPE_PITCH, SHAPE_GAP = 3, 5


def shape_lines(cells: Cells) -> list[str]:
    """One shape: neighbours in a column two lines apart, in the next column one line higher or lower."""
    places = [(SHAPE_PITCH * q, 2 * r + q) for q, r in cells]
    columns, lines = sorted(column for column, _ in places), sorted(line for _, line in places)
    canvas = Canvas(columns[-1] - columns[0] + 1, lines[-1] - lines[0] + 1)
    for place, (column, line) in enumerate(places):
        canvas.put(line - lines[0], column - columns[0], PART if place else ANCHOR, "")
    return [line.plain for line in canvas.lines()]


def preview_lines(
    ground: ZooMap, buildings: Sequence[state.Building], kind: Kind, footprint: Footprint, pen: Pen
) -> Iterator[Text]:
    """The map with a building that might be placed, and what that would bring."""
    yield from draw_map(ground, buildings, pen, ghost=footprint)
    covers = named(footprint.mask)
    yield pen.write(msg("{building} on {hex}: covers {names}", building=kind, hex=footprint.code, names=covers))
    yield from packed([pen.write(fact) for fact in facts(ground, buildings, footprint, pen)], pen.width, gap=3)


def facts(ground: ZooMap, buildings: Sequence[state.Building], footprint: Footprint, pen: Pen) -> Iterator[Message]:
    """Bonuses covered, terrain and buildings beside it, and what stays free."""
    covered = reduce(or_, (building.footprint.mask for building in buildings), 0)
    gained = [ground.bonus[number] for number in bits(footprint.mask & ~covered)]
    codes = ", ".join(pen.cut(reward) for reward in gained if reward is not None)
    if codes:
        yield msg("gives {codes}", codes=codes)
    beside = footprint.ring & ~covered
    water, rock = count(beside & ground.water), count(beside & ground.rock)
    yield msg("{water} water and {rock} rock beside it", water=water, rock=rock)
    touched = sum(1 for building in buildings if building.footprint.mask & footprint.ring)
    yield nmsg("{n} building beside it", "{n} buildings beside it", n=touched)
    free = count(ground.ground & ~covered & ~footprint.mask)
    yield nmsg("{n} building space left", "{n} building spaces left", n=free)
