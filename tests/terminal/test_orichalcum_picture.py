"""What the table of Orichalcum looks like in the terminal."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from soloist.engine.seats import Seat
from soloist.games.orichalcum.answers import Fight, Lay, Take
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.pieces import BASE, Terrain
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import View
from soloist.terminal.draw import Pen, picture
from soloist.terminal.orichalcum import marks_of, pips
from soloist.terminal.orichalcum_island import LARGE, SMALL, TINY, Marks, draw_island, sector_note, width_of
from soloist.terminal.replay import shown
from tests.terminal.islands import begun, page, pen, play_through, reader
from tests.terminal.zoos import printed

LINE_UPS = [
    ("greedy,ai", {}),
    ("greedy,ai", {"islands": "long**"}),
    ("greedy,greedy", {"islands": "twins*,ring**"}),
    ("greedy,greedy,greedy", {"islands": "long*,hexagon**,twins**"}),
    ("greedy,greedy,greedy,greedy", {}),
]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("line_up", "options"), LINE_UPS)
def test_every_page_keeps_to_the_width_and_shows_the_table(line_up: str, options: dict[str, str], width: int) -> None:
    match = begun(line_up, 3, **options)
    for position in play_through(match, every=15):
        question = position.question
        if question is None:
            break
        seat, view = question.seat, position.view(question.seat)
        text = printed(*page(position, question), width=width)
        lines = text.splitlines()
        assert max(cell_len(line) for line in lines) <= width
        own = view.realm(seat)
        for number, name in enumerate(own.ground.names):
            standing = next((beast.hoplites for beast in own.beasts if beast.circle == number), 0)
            assert f" {name} " in text or f"{name}⚔{standing}" in text
        for place, offer in enumerate(view.row, 1):
            assert re.search(rf"(?m)^  {place} (free|\d ⚔) +{offer.card.action.name.capitalize()}", text)
        for beast in own.beasts:
            assert f"{beast.creature.name[:2].capitalize()}{beast.creature.strength}" in text
        assert f"round {view.round}" in text


def test_colours_change_no_letters_of_the_island() -> None:
    *_, match = play_through(begun("greedy,ai", 6))
    view: View = match.view(Seat(0))
    for realm in view.realms:
        plain = draw_island(realm, pen(match))
        colourful = draw_island(realm, Pen(reader(match), 80, True))
        assert [line.plain for line in plain] == [line.plain for line in colourful]


def test_an_empty_island_with_its_ports() -> None:
    match = begun("greedy,greedy")
    island = match.view(Seat(0)).realm(Seat(0))
    drawn = [line.plain for line in draw_island(island, pen(match), marks=Marks(mask_of([0]), mask_of([1])))]
    assert drawn[:4] == [
        "            / ·  \\/ ·  \\/ ⚔  \\/ ⚔  \\",
        r"            \ a3 /\ a4 /\ a5 /\ a6 /",
        "         / ·  \\/ ·  \\/ ·  \\/ ·  \\/ ·  \\",
        r"         \ b2 /\ b3 /\ b4 /\ b5 /\ b6 /",
    ]
    assert drawn[6].startswith(r"   / ○◆ \/ ·  \/")
    assert drawn[4].startswith(r"      [ ·  ]/ ·  \/")
    assert drawn[5].startswith(r"      [ c2 ]\ c3 /\ ")
    assert "".join(drawn).count("○") == 1
    assert "".join(drawn).count("[") == 2
    assert [line.plain for line in draw_island(island, pen(match), pitch=SMALL)][3] == "   ◆   ·   ·   ·   ·   ·   · "
    assert [line.plain for line in draw_island(island, pen(match), pitch=TINY)] == [
        "    · · ⚔ ⚔",
        "   · · · · ·",
        "  · · · · · ·",
        " ◆ · · · · · ·",
        "  ◆ · · · · ·",
        "   · · · · ·",
        "    · ⚔ ◆ ·",
    ]


@pytest.mark.parametrize("pitch", [LARGE, SMALL, TINY])
def test_drawings_are_as_wide_as_they_say(pitch: int) -> None:
    match = begun("greedy,greedy,greedy,greedy", islands="hexagon**,long*,ring*,twins**")
    for realm in match.view(None).realms:
        widest = max(line.cell_len for line in draw_island(realm, pen(match), pitch=pitch))
        assert width_of(realm.ground, pitch) - 1 <= widest <= width_of(realm.ground, pitch)


def test_the_ais_board_names_its_spots_until_tiles_lie_there() -> None:
    match = begun("greedy,ai", 4)
    seen = 0
    for position in play_through(match, every=7):
        view: View = position.view(None)
        ai, board = view.realm(Seat(1)), view.setup.box.ai
        text = "\n".join(line.plain for line in draw_island(ai, pen(position), sector_note(board), pitch=SMALL))
        laid = ai.built | mask_of(circle for land in ai.lands for circle in bits(land))
        for number, sizes in enumerate(board.sectors, 1):
            for size, spot in enumerate(sizes, 1):
                is_free = not laid & mask_of(spot)
                assert text.count(f"{number}·{size}") == (size if is_free else 0)
                seen += not is_free
        large = "\n".join(line.plain for line in draw_island(ai, pen(position), sector_note(board)))
        assert large.count("◆") == (board.arrows & ~laid).bit_count()
    assert seen > 5


def test_circles_to_choose_are_marked() -> None:
    kinds = set()
    for position in play_through(begun("greedy,ai", 8)):
        question = position.question
        if question is None:
            break
        view: View = position.view(question.seat)
        places = [option.where for option in question.options if isinstance(option, Lay | Fight)]
        named = {name for where in places for name in where.split()}
        marks = marks_of(view, question)
        ground = view.realm(question.seat).ground
        assert {ground.names[number] for number in bits(marks.choosable)} == named
        drawn = "\n".join(line.plain for line in draw_island(view.realm(question.seat), pen(position), marks=marks))
        assert drawn.count("○") + drawn.count("(") // 2 == len(named)
        kinds.add(type(question.options[0]))
    assert {Lay, Fight, Take} <= kinds


def test_pips_show_every_point_by_its_kind() -> None:
    *_, match = play_through(begun("greedy,greedy", 2))
    view: View = match.view(None)
    assert view.stage is Stage.OVER
    for realm in view.realms:
        signs = pips(realm, 5).plain
        assert signs.count("●") == realm.medallions
        assert signs.count("▲") == len(realm.temples)
        assert signs.count("★") == len(realm.titans)
        assert len(signs) == max(5, realm.points)


def test_the_first_page_against_the_ai() -> None:
    match = begun("human,ai", 20)
    assert match.question is not None
    text = printed(*page(match, match.question), width=80)
    assert "▶♟You ····· ⚔ 1  ◆ 1   camps 0 mines 0\n" in text
    assert "  AI  ★···· ⚔ 2  ◆ 1   camps 1 mines 1\n" in text
    assert re.search(r"  1 free  Construct  Fo-La-Vo  Minotaur 6 *→ nothing to construct…\n", text)
    assert re.search(r"  2 free  Recruit    Vo-Vo-Mo  Cerberus 10, Cerberus 10  → \+1 ⚔\n", text)
    assert re.search(r"  5 2 ⚔   Recruit    Fo-Vo     Gorgon 8 *too expensive\n", text)
    assert "★ Desert AI: inactive" in text
    assert "Track 1· 2⚔ 3· 4◆ 5· 6⚔◆ 7·" in text
    assert "Type the number of a card on the action board: 1, 2, 3, 4\n" in text


def test_where_there_is_room_the_ais_board_is_large() -> None:
    match = begun("human,ai", 5)
    small = printed(picture(match, Seat(0), reader(match)), width=80)
    large = printed(picture(match, Seat(0), reader(match)), width=100)
    assert "  2·2 2·2 2·1 3·3" in small
    assert "/2·2 \\/2·2 \\/2·1 \\/3·3 \\" in large


def test_the_last_page_and_the_replay() -> None:
    *_, match = play_through(begun("greedy,ai", 9))
    text = printed(picture(match, Seat(0), reader(match)), width=80)
    assert "· over ·" in text
    assert "▶" not in text
    assert re.search(r"(You|AI) +[●▲★]{5,}", text)
    for step in range(0, match.moment, 40):
        again = printed(shown(match, step, Seat(0), reader(match)), width=100)
        assert "Orichalcum · round" in again
        spectator = printed(shown(match, step, None, reader(match)), width=80)
        assert max(cell_len(line) for line in spectator.splitlines()) <= 80


def test_titans_say_who_holds_them_and_what_they_can() -> None:
    seen = set()
    for position in play_through(begun("greedy,greedy", 5), every=5):
        view: View = position.view(Seat(0))
        text = printed(picture(position, Seat(0), reader(position)), width=100)
        for terrain in BASE:
            titan = next((each for realm in view.realms for each in realm.titans if each.terrain is terrain), None)
            holder = next(
                (seat for seat in (0, 1) if any(each.terrain is terrain for each in view.realms[seat].titans)), None
            )
            name = terrain.name.capitalize()
            if titan is None or holder is None:
                assert f"★ {name} {POWER[terrain]}" in text
            else:
                whose = ("You", "AI")[holder]
                assert f"★ {name} {whose}: {POWER[terrain] if titan.active else 'inactive'}" in text
            seen.add((titan is None, titan is not None and titan.active))
    assert len(seen) == 3


POWER = {
    Terrain.MOUNTAIN: "Produce pays double",
    Terrain.LAGOON: "Recruit pays double",
    Terrain.FOREST: "one more construction",
    Terrain.DESERT: "a skull in a lost fight",
}
