"""The table of Zooloretto as it is drawn."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from soloist.engine.seats import Seat, seats
from soloist.engine.words import numeral
from soloist.games.zooloretto.tiles import TILE, TILES
from soloist.games.zooloretto.view import View
from soloist.terminal.draw import Pen, picture
from soloist.terminal.zooloretto import others
from soloist.terminal.zooloretto_look import BLOCKED, chip_width, face, signs
from tests.terminal.zoos import page, printed, reader
from tests.wording.zoos import LINE_UPS, NAMES, begun, play_through

NARROW, WIDE = Pen(reader(begun("greedy,greedy")), 80, False), Pen(reader(begun("greedy,greedy")), 120, False)


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_every_page_fits_its_width(line_up: str) -> None:
    for match in play_through(begun(line_up), every=23):
        for width in (80, 120, 160):
            question = match.question
            parts = [picture(match, None, reader(match)), *([] if question is None else page(match, question))]
            lines = printed(*parts, width=width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            assert len(lines) > 5


@pytest.mark.parametrize("line_up", LINE_UPS)
@pytest.mark.parametrize("pen", [NARROW, WIDE], ids=["80", "120"])
def test_trucks_stand_in_their_row_with_their_tiles(line_up: str, pen: Pen) -> None:
    loaded = taken = 0
    for match in play_through(begun(line_up, 1), every=11):
        view: View = match.view(Seat(0))
        if not view.ready or view.over:
            continue
        text = printed(picture(match, Seat(0), reader(match)), width=pen.width)
        for number, tiles in enumerate(view.trucks, 1):
            taker = view.taken_by[number - 1]
            if taker is not None:
                assert f"{number} taken: {NAMES[taker]}" in text
                taken += 1
            else:
                on_it = "".join(f"[{face(tile, pen):{chip_width(pen) - 2}}]" for tile in tiles)
                assert f"{number} {on_it or '[ '}" in text
                loaded += len(tiles)
        free = sum(space for space, taker in zip(view.setup.counts.truck_spaces, view.taken_by, strict=True)
                   if taker is None)  # fmt: skip
        blocked = 3 * view.taken_by.count(None) - free
        assert text.count(BLOCKED) == blocked * chip_width(pen)
    assert loaded > 10
    assert taken > 3


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_everybody_has_a_line_with_points_and_coins_oneself_last(line_up: str) -> None:
    for match in play_through(begun(line_up, 2), every=31):
        for seat in seats(match.seats):
            view: View = match.view(seat)
            text = printed(picture(match, seat, reader(match)), width=160)
            heads = [line for line in text.splitlines() if " points · " in line or " point · " in line]
            order = [*others(view), seat]
            assert len(heads) == match.seats
            for head, player in zip(heads, order, strict=True):
                zoo, mammoth = view.zoos[player], view.mammoths[player]
                coins = zoo.coins if zoo is not None else mammoth.coins if mammoth is not None else None
                assert head.strip("▶ ").startswith(f"{NAMES[player]}  {numeral(view.scores[player])} point")
                assert f" {coins} coin" in head
                assert head.startswith("▶") == (view.active == player and not view.over)


def test_the_own_zoo_shows_every_tile_and_what_it_is_worth() -> None:
    shown = 0
    for match in play_through(begun("greedy,mammoth:II", 3), every=7):
        view: View = match.view(Seat(0))
        zoo = view.zoos[0]
        assert zoo is not None
        lines = printed(picture(match, Seat(0), reader(match)), width=80).splitlines()
        for enclosure in zoo.enclosures:
            (line,) = [line for line in lines if line.startswith(f"{enclosure.ground.id.upper()} ")]
            animals = "".join(f"[{face(tile, NARROW):4}]" for tile in enclosure.animals)
            assert line[3:].startswith(animals)
            spaces = enclosure.ground.spaces + enclosure.ground.stalls
            assert line.count("[    ]") == spaces - len(enclosure.animals) - len(enclosure.stalls)
            figures = [int(figure) for figure in line.split("]")[-1].split()]
            assert figures[1:] == [enclosure.ground.full, enclosure.ground.one_missing, enclosure.ground.bonus]
            shown += len(enclosure.animals)
        figures = [
            int(line[52:58].replace("−", "-"))
            for line in lines
            if line[0] in "EX" or "stall type" in line or "   barn [" in line
        ]
        assert sum(figures) == view.scores[0]
        (barn,) = [line for line in lines if line.startswith("   barn ")]
        assert barn.count("[") == min(len(zoo.barn), 7)
    assert shown > 50


def test_stacks_of_the_mammoth_are_safe_or_in_its_barn() -> None:
    safe = barn = 0
    for match in play_through(begun("greedy,mammoth:III", 4), every=9):
        view: View = match.view(Seat(0))
        mammoth = view.mammoths[1]
        assert mammoth is not None
        text = printed(picture(match, Seat(0), reader(match)), width=160)
        for stack in filter(None, mammoth.stacks):
            species = stack[0].species
            name = "Stall" if species is None else species.code.capitalize()
            drawn = signs(stack) if len(stack) > 2 else signs(stack).replace("■", "□")
            label = "safe" if len(stack) > 2 else "barn"
            assert any(label in line and f"{name} {drawn} " in line for line in text.splitlines())
            safe += len(stack) > 2
            barn += len(stack) <= 2
    assert safe > 5
    assert barn > 5


def test_the_last_round_is_marked() -> None:
    marked = 0
    for match in play_through(begun("greedy,greedy"), every=1):
        view: View = match.view(None)
        assert ("LAST ROUND" in printed(picture(match, None, reader(match)))) == view.last_round
        marked += view.last_round
    assert marked > 1


@pytest.mark.parametrize("pen", [NARROW, WIDE], ids=["80", "120"])
def test_every_tile_looks_different_without_colours(pen: Pen) -> None:
    bred = [tile for tile in TILES if not tile.bred]  # male and female are alike once they have bred
    assert len({face(tile, pen) for tile in bred}) == len(bred)
    assert face(TILE["zebra-m*"], pen) == face(TILE["zebra-f*"], pen) not in {face(tile, pen) for tile in bred}
    assert all(len(face(tile, pen)) <= chip_width(pen) - 2 for tile in TILES)


def test_colours_change_no_letter() -> None:
    for match in play_through(begun("greedy,greedy,mammoth:II"), every=29):
        bare = printed(picture(match, Seat(0), reader(match)))
        coloured = printed(picture(match, Seat(0), reader(match)), colours=True)
        assert "\x1b[" in coloured
        assert "\x1b[" not in bare
        letters = Text.from_ansi(coloured).plain.replace("[", " ").replace("]", " ")
        assert letters.split() == bare.replace("[", " ").replace("]", " ").split()
