"""Islands and the AI's board as circles: large ones to type the names of, small ones to look at, letters for a glance.

Large circles are two lines high, what lies there above the name; small ones are three letters; every second row is
shifted by half a circle. Anything with the names of `Realm` can be drawn: a `Realm`, an `Ai`, a `RealmView`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from soloist.engine.words import msg
from soloist.games.orichalcum import box, circles, pieces, view
from soloist.games.orichalcum.ai.turn import FREE_MEDALLION
from soloist.terminal import orichalcum_look as look
from soloist.terminal.draw import Pen, under

ROOM = 4  # letters in a large circle
LARGE, SMALL, TINY = ROOM + 2, 4, 2  # from one circle of a row to the next
FREE, CHOOSABLE = "·", "○"


Note = Callable[[int], str]
"""What stands on an empty circle: three letters, and one more where there is room."""


@dataclass(frozen=True)
class Marks:
    """Circles that stand out: those that may be chosen, and those of a preview."""

    choosable: int = 0
    ghost: int = 0


NO_MARKS = Marks()


def blank(number: int) -> str:
    return ""


def sector_note(board: box.AiBoard) -> Note:
    """For empty circles of the AI's board: sector·size of the spot, with ◆ where it produces [OAI-4.2, OAI-4.9]."""
    spots = {
        circle: f"{sector}·{len(spot)}{look.NUGGET if board.arrows >> circle & 1 else ''}"
        for sector, held in enumerate(board.sectors, 1)
        for spot in held
        for circle in spot
    }
    return lambda number: spots.get(number, "")


# what lies on a circle


@dataclass(frozen=True)
class Cell:
    """A circle in four, three and one letter, what stands beside its name, and its paper."""

    large: str
    small: str
    tiny: str
    style: str
    beside: str = ""

    @property
    def paper(self) -> str:
        """Its style if something lies there."""
        return self.style if " on " in self.style else ""


def cell_of(land: view.Land, number: int, pen: Pen, note: Note, is_choosable: bool) -> Cell:
    """What one sees on a circle: creature, building, temple, metropolis, terrain, or nothing yet."""
    bit = 1 << number
    for beast in land.beasts:
        if beast.circle == number:
            code = look.creature_code(beast.creature, pen)
            standing = f"{look.HOPLITE}{beast.hoplites}" if beast.hoplites else ""
            return Cell(code, look.creature_code(beast.creature, pen, 1), "X", look.CREATURE_PAPER, standing)
    for circle, building in land.buildings:
        if circle == number:
            codes = look.building_code(building, pen), look.building_code(building, pen, 2)
            return Cell(*codes, "b", look.BUILDING_PAPER)
    if any(temple & bit for temple in land.temples):
        code = pen.cut(look.TEMPLE_SHORT, ROOM)
        return Cell(code, code[:2], "t", look.TEMPLE_PAPER)
    if land.metropolis & bit:
        code = pen.cut(look.METROPOLIS_SHORT, ROOM)
        return Cell(code, code[:2], "m", look.METROPOLIS_PAPER)
    for terrain in pieces.Terrain:
        if land.lands[terrain] & bit:
            letters = pen.cut(terrain, 2)
            return Cell(letters, letters, letters[:1], look.TERRAIN_PAPER[terrain])
    return empty_cell(land.ground, bit, note(number), is_choosable)


def empty_cell(ground: circles.Ground, bit: int, note: str, is_choosable: bool) -> Cell:
    """An empty circle: with the icon of a port, or what the note says."""
    sign = CHOOSABLE if is_choosable else FREE
    style = look.SPOT_INK if is_choosable else look.WEAK
    icon, ink = "", style
    if isinstance(ground, circles.Island) and ground.hoplite_icons & bit:
        icon, ink = look.HOPLITE, look.HOPLITE_INK
    elif isinstance(ground, circles.Island) and ground.nugget_icons & bit:
        icon, ink = look.NUGGET, look.NUGGET_INK
    return Cell(f"{CHOOSABLE if is_choosable else ''}{icon}" or note or sign, icon or note or sign, icon or sign, ink)


# drawing


def rows_of(ground: circles.Ground) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Row by row from above: whether it is shifted, and its circles with their places in it."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for number, place in enumerate(ground.places):
        rows.setdefault(place[1], []).append((circles.column(place), number))
    left = min(place for row in rows.values() for place, _ in row)
    for r in sorted(rows):
        yield r & 1, [(place - left, number) for place, number in sorted(rows[r])]


def width_of(ground: circles.Ground, pitch: int) -> int:
    """Letters that a drawing with so many for each circle takes."""
    return max((row[-1][0] + 1) * pitch + shifted * (pitch // 2) for shifted, row in rows_of(ground))


def draw_island(
    land: view.Land, pen: Pen, note: Note = blank, marks: Marks = NO_MARKS, pitch: int = LARGE
) -> Iterator[Text]:  # fmt: skip
    """Large: two lines for each row, with names, 45 letters wide for seven circles; small: one line, three letters for
    each circle; tiny: one letter for terrains, m metropolis, b building, t temple, X creature."""
    for shifted, row in rows_of(land.ground):
        upper, lower = Text(), Text()
        for place, number in row:
            gap = " " * (place * pitch + shifted * (pitch // 2) - upper.cell_len)
            is_ghost, is_choosable = bool(marks.ghost >> number & 1), bool(marks.choosable >> number & 1)
            cell = cell_of(land, number, pen, note, is_choosable)
            if pitch != LARGE:
                upper.append(gap).append(f"{cell.small[:3]:^3}" if pitch == SMALL else cell.tiny, cell.style)
                continue
            edge = look.SPOT_INK if is_ghost or is_choosable else look.EDGE_INK
            sides = edges(is_ghost, is_choosable and bool(cell.paper))
            below = cell.paper.removeprefix("bold ") or (edge if is_choosable else look.NAME_INK)
            name = f"{land.ground.names[number]}{cell.beside}"
            upper.append(gap).append(sides[0], edge)
            upper.append(f"{cell.large[:ROOM]:^{ROOM}}", cell.style).append(sides[1], edge)
            lower.append(gap).append(sides[2], edge)
            lower.append(f"{name[:ROOM]:^{ROOM}}", below).append(sides[3], edge)
        yield upper
        if pitch == LARGE:
            yield lower


def edges(is_ghost: bool, is_filled_choice: bool) -> str:
    """Left and right of the upper and the lower line: a preview has corners, a filled circle to choose is rounder."""
    if is_ghost:
        return "[][]"
    return "()()" if is_filled_choice else "/\\\\/"


# the AI's track


Space = tuple[int, pieces.Building | None, bool, str]


def spaces_of(track: Sequence[pieces.Building], board: box.AiBoard, least: int) -> Iterator[Space]:
    """Space after space: what lies there and whether face up, and the signs of what covering it brings [OAI-5.8]."""
    free = max(least, len(track) + 1) - len(board.track)
    for number, (building, gives) in enumerate(zip_longest(track, [*board.track, *[FREE_MEDALLION] * free]), 1):
        signs = look.HOPLITE * gives.hoplites + look.NUGGET * gives.nuggets + look.MEDALLION_SIGN * gives.medallions
        is_open = building is not None and building.kind in (pieces.Kind.MINE, pieces.Kind.TRAINING_CAMP)
        yield number, building, is_open, signs


def track_lines(track: Sequence[pieces.Building], board: box.AiBoard, pen: Pen) -> Iterator[Text]:
    """Every space with its number and the full name of its building, in brackets if it lies face down."""
    chips = []
    for number, building, is_open, signs in spaces_of(track, board, LAST_SPACE):
        there = Text(signs or "—", look.WEAK)
        if building is not None:
            there = pen.write(building, "bold" if is_open else look.WEAK)
            edges = ("", "") if is_open else ("(", ")")
            there = Text.assemble((edges[0], look.WEAK), there, (edges[1], look.WEAK))
        chips.append(Text.assemble((f"{number} ", look.WEAK), there))
    return under(pen.write(msg("Track "), "bold"), chips, pen)


LAST_SPACE = 8


def track_chips(track: Sequence[pieces.Building], board: box.AiBoard, pen: Pen) -> Iterator[Text]:
    """The same in short: Camp (Arch) 3· 4◆ – face down in brackets, free spaces with what they give."""
    for number, building, is_open, signs in spaces_of(track, board, len(board.track)):
        if building is None:
            yield Text(f"{number}{signs or look.NO_POINT}", look.WEAK)
        else:
            code = look.building_code(building, pen)
            yield Text(code, look.BUILDING_INK) if is_open else Text(f"({code})", look.WEAK)
