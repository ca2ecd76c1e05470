"""The map of Ark Nova as it is drawn: hexes, borders, buildings, places to choose from."""

from __future__ import annotations

import pytest

from soloist.games.arknova.buildings import KIND, KINDS, Footprint, Kind, footprints, lying, turned
from soloist.games.arknova.construction import spots
from soloist.games.arknova.hexes import HEX, NAMES, PLACES, bits, named
from soloist.games.arknova.maps import MAPS, ZooMap
from soloist.games.arknova.state import Building, Zoo
from soloist.terminal.arknova_look import reward_code
from soloist.terminal.arknova_map import (
    MAP_HEIGHT,
    MAP_WIDTH,
    PITCH,
    ROOM,
    draw_map,
    neighbour,
    preview_lines,
    shape_lines,
    top_line,
    turn_signs,
)
from tests.terminal.ark import build, pen, plain

ALL_MAPS = list(MAPS.values())
MAP_A, MAP_9 = MAPS["A"], MAPS["9"]


def drawn(ground: ZooMap, buildings: list[Building], **more: object) -> list[str]:
    return plain(draw_map(ground, buildings, pen(), **more))  # type: ignore[arg-type]


def upper(lines: list[str], name: str) -> str:
    """What stands in the upper line of a hex."""
    column, row = PLACES[HEX[name]]
    left = column * PITCH + 1
    return lines[top_line(column, row)][left : left + ROOM]


def lower(lines: list[str], name: str) -> str:
    """What stands in its lower line, where its name is."""
    column, row = PLACES[HEX[name]]
    left = column * PITCH + 1
    return lines[top_line(column, row) + 1][left : left + ROOM]


@pytest.mark.parametrize("ground", ALL_MAPS, ids=lambda ground: ground.id)
def test_every_hex_shows_its_name_and_what_is_printed_on_it(ground: ZooMap) -> None:
    lines = drawn(ground, [])
    assert len(lines) == MAP_HEIGHT
    assert {len(line) for line in lines} == {MAP_WIDTH}
    for number, name in enumerate(NAMES):
        mask, bonus, text = 1 << number, ground.bonus[number], upper(lines, name).strip()
        assert lower(lines, name).startswith(name)
        if bonus is not None:
            assert reward_code(bonus, pen())[:3] in text
        elif ground.build2 & mask:
            assert text == "II"
        elif ground.water & mask:
            assert text in ("~~~~", "Gate")
        elif ground.rock & mask:
            assert text in ("^^^^", "Tower", "Restau")
        else:
            assert text in ("", "Harbor", "Instit", "Hollyw")


def test_a_hex_marked_two_shows_its_bonus_too() -> None:
    lines = drawn(MAPS["3"], [])
    assert [upper(lines, name).strip() for name in ("1.1", "1.2", "2.0")] == ["II $2"] * 3


def test_the_continents_of_map_9_stand_beside_the_names() -> None:
    lines = drawn(MAP_9, [])
    for area, mask in MAP_9.areas.items():
        for number in bits(mask):
            assert lower(lines, NAMES[number]) == f"{NAMES[number]}{area.capitalize()[:3]}"


def test_empty_and_occupied_enclosures_differ_and_so_do_spaces_of_special_ones() -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "enclosure_2", "1.2", 0, used=1)
    build(zoo, "enclosure_1", "0.2")
    build(zoo, "petting_zoo", "6.0", 0, used=2)
    build(zoo, "kiosk", "8.3")
    build(zoo, "meerkat_den", "5.4")
    lines = drawn(MAP_A, zoo.buildings)
    assert [upper(lines, name).strip() for name in ("1.2", "2.2", "0.2")] == ["■ 2 ■", "■ 2 ■", "□ 1 □"]
    assert sorted(upper(lines, name) for name in ("6.0", "7.0", "8.0")) == ["Pett ■", "Pett ■", "Pett □"]
    assert upper(lines, "8.3").strip() == "Kiosk"
    assert upper(lines, "5.4") == "Meerka"


def edge_letters(lines: list[str], number: int) -> dict[tuple[int, int], str]:
    """What stands on the borders of a hex, by the step across them."""
    column, row = PLACES[number]
    line, left = top_line(column, row), column * PITCH
    return {
        (-1, 0): lines[line][left],
        (-1, 1): lines[line + 1][left],
        (1, -1): lines[line][left + PITCH],
        (1, 0): lines[line + 1][left + PITCH],
        (0, 1): lines[line + 1][left + ROOM],
    }


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_borders_stand_around_a_building_and_never_inside(kind: Kind) -> None:
    for footprint in footprints(kind)[::7]:
        lines = drawn(MAPS["0"], [Building(kind, footprint)])
        for number in range(len(NAMES)):
            for step, letter in edge_letters(lines, number).items():
                other = neighbour(number, step)
                inside = footprint.mask >> number & 1 and other is not None and footprint.mask >> other & 1
                assert (letter == " ") == bool(inside), (footprint, NAMES[number], step)


def test_two_buildings_of_a_kind_have_a_border_between_them() -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "enclosure_2", "1.2", 0)
    build(zoo, "enclosure_2", "1.3", 0)
    lines = drawn(MAP_A, zoo.buildings)
    assert zoo.buildings[1].footprint.mask == zoo.buildings[0].footprint.mask << 1
    for number in bits(zoo.buildings[0].footprint.mask):
        assert edge_letters(lines, number)[0, 1] == "_"


# places to choose from


@pytest.mark.parametrize("code", ["enclosure_2", "enclosure_3", "enclosure_5", "large_bird_aviary", "cable_car"])
def test_the_turns_stand_on_the_hexes_they_are_anchored_at(code: str) -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "enclosure_3", "4.2")
    build(zoo, "kiosk", "0.3")
    places = spots(zoo, KIND[code])
    assert places
    lines = drawn(MAP_A, zoo.buildings, spots=places)
    bare = drawn(MAP_A, zoo.buildings)
    for number, name in enumerate(NAMES):
        turns = "".join(str(spot.turn) for spot in places if spot.anchor == number)
        assert upper(lines, name).strip() == (turns or upper(bare, name).strip())
        if turns:
            assert lower(lines, name).strip("_") == f"{name}{upper(bare, name).strip()[:3]:_>3}".strip("_")


def test_a_building_of_one_hex_has_no_turns() -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "enclosure_3", "4.2")
    places = spots(zoo, KIND["kiosk"])
    lines = drawn(MAP_A, zoo.buildings, spots=places)
    marked = {name for name in NAMES if upper(lines, name).strip() == "◆"}
    assert marked == {spot.code for spot in places}


def test_a_ghost_covers_its_hexes_and_leaves_the_rest_alone() -> None:
    bare = drawn(MAP_A, [])
    for code in ("enclosure_1", "enclosure_4", "reptile_house"):
        for footprint in footprints(KIND[code])[::11]:
            lines = drawn(MAP_A, [], ghost=footprint)
            for number, name in enumerate(NAMES):
                text = upper(lines, name)
                if footprint.mask >> number & 1:
                    assert text.lstrip()[0] == ("◆" if number == footprint.anchor else "●")
                    assert upper(bare, name).strip()[:5] in text
                else:
                    assert text == upper(bare, name)


def test_shapes_are_drawn_as_they_lie() -> None:
    """Two dots are neighbours on paper exactly if the hexes are."""
    for kind in KINDS:
        for turn in range(6):
            cells = turned(kind.cells, turn)
            lines = shape_lines(cells)
            dots = {(x, y) for y, line in enumerate(lines) for x, letter in enumerate(line) if letter != " "}
            assert len(dots) == kind.size
            assert "".join(lines).count("◆") == 1
            touching = sum((x + 3, y + step) in dots for x, y in dots for step in (1, -1))
            touching += sum((x, y + 2) in dots for x, y in dots)
            close = sum((q + dq, r + dr) in cells for q, r in cells for dq, dr in ((1, 0), (0, 1), (1, -1)))
            assert touching == close


def test_the_turns_of_a_shape_stand_side_by_side() -> None:
    lines = plain(turn_signs(KIND["enclosure_5"], range(6)))
    assert lines[0].split() == ["/0", "/1", "/2", "/3", "/4", "/5"]
    assert "".join(lines).count("◆") == 6
    assert "".join(lines).count("●") == 24
    assert max(map(len, lines)) <= 80


def test_a_preview_says_what_is_covered_brought_and_touched() -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "kiosk", "0.3")
    footprint = lying(KIND["enclosure_2"], HEX["2.2"], 0)
    assert isinstance(footprint, Footprint)
    lines = plain(preview_lines(MAP_A, zoo.buildings, KIND["enclosure_2"], footprint, pen(80)))
    text = " ".join(lines[MAP_HEIGHT:])
    assert f"Size-2 enclosure on {footprint.code}: covers {named(footprint.mask)}" in text
    assert "gives 1 card from the deck or within reputation range" in text
    assert "0 water and 1 rock beside it" in text
    assert all(len(line) <= 80 for line in lines)


def test_colours_are_on_paper_only() -> None:
    zoo = Zoo(MAP_A)
    build(zoo, "enclosure_3", "4.2", used=1)
    assert plain(draw_map(MAP_A, zoo.buildings, pen(colours=True))) == drawn(MAP_A, zoo.buildings)
