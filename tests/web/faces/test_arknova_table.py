"""Ark Nova's table in the browser, drawn from positions laid out by hand."""

from __future__ import annotations

import json
import re

import pytest
from markupsafe import Markup

from soloist.engine.flow import Refusal
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import board, placing
from soloist.games.arknova.answers import SLOT_1, SLOT_5, USE, X_TOKEN
from soloist.games.arknova.board import BONUS_TILES
from soloist.games.arknova.buildings import BUILT, KIND, KINDS, Footprint, Kind, lying
from soloist.games.arknova.cards import CARD, Action, Project
from soloist.games.arknova.hexes import AXIAL, HEX, NAMES, named
from soloist.games.arknova.maps import MAPS, ZooMap, rewards_of
from soloist.games.arknova.state import ArkNovaTable, Stage
from soloist.web.faces.arknova import FACE
from soloist.web.faces.arknova.ground import corners, ground, label_place, marks, outline, place_class
from soloist.web.faces.arknova.race import of_appeal, of_conservation, solo_round
from soloist.web.faces.arknova.signs import drawing_of, reward_icon
from soloist.web.pages.layout import Frame, document
from soloist.web.people import Likes
from soloist.web.scene import Path
from soloist.web.statics import contents
from tests.web.faces.arknova_tables import ME, ask_one, bare_table, build, drawn, sample_table, scene_of
from tests.web.faces.pages import Page

PLAYED = [each for each in MAPS.values() if each.refused is None]
SPRITE = contents()["icons.svg"].decode()


def page_of(table: ArkNovaTable, question: Question | None = None, seat: Seat | None = ME, picked: Path = ()) -> Page:
    page = Page(drawn(scene_of(table, question, seat, picked)))
    page.check()
    return page


# the map


@pytest.mark.parametrize("ground_map", PLAYED, ids=lambda each: each.id)
def test_every_map_is_drawn(ground_map: ZooMap) -> None:
    table = bare_table(2, (ground_map.id,))
    scene = scene_of(table)
    page = page_of(table)
    assert str(ground(table.zoos[0].map.id)).count("M") == len(NAMES)
    says = str(marks(table.zoos[0].map, scene.reader))
    assert says.count("ark-bonus") == sum(reward is not None for reward in table.zoos[0].map.bonus)
    assert all(f'id="i-{name}"' in SPRITE for name in page.icons)


def test_every_reward_of_a_map_has_an_icon() -> None:
    names = {reward_icon(reward) for each in PLAYED for reward in rewards_of(each)}
    assert [name for name in sorted(names) if f'id="i-{name}"' not in SPRITE] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_a_building_is_one_piece_of_wood(kind: Kind) -> None:
    """One closed line with a corner for every outer corner of its hexes, and a label inside."""
    path = outline(kind.cells)
    inner = sum((q + dq, r + dr) in kind.cells for q, r in kind.cells for dq, dr in ((1, 0), (0, 1), (1, -1)))
    assert path.count("M") == path.count("Z") == 1
    assert path.count("L") + 1 == 6 * kind.size - 2 * inner
    x, y = label_place(kind.cells)
    assert any(abs(x - mx) < 41 and abs(y - my) < 36 for mx, my in map(middle_of_cell, kind.cells))
    assert f'id="i-{drawing_of(kind)}"' in SPRITE or kind.is_standard


def middle_of_cell(cell: tuple[int, int]) -> tuple[float, float]:
    points = corners(*cell)
    return sum(x for x, _ in points) / 6, sum(y for _, y in points) / 6


def test_buttons_lie_on_their_hexes() -> None:
    """The style sheet has a place for every column and half row."""
    css = contents()["arknova.css"].decode()
    places = {name for number in range(len(AXIAL)) for name in place_class(number).split()}
    assert len({place_class(number) for number in range(len(AXIAL))}) == len(NAMES)
    for name in places:
        found = re.search(rf"\.{name} {{\s+(left|top): ([\d.]+)%", css)
        assert found is not None, name
        number = int(name.rpartition("-")[2])
        whole = (60 * number + 2) / 564 if found[1] == "left" else (34.641 * number + 2.5) / 491
        assert float(found[2]) == pytest.approx(100 * whole, abs=0.02)


# placing a building


def spots_of(table: ArkNovaTable, kind: Kind) -> tuple[Footprint, ...]:
    zoo = table.zoos[0]
    return placing.spots(zoo.map, kind, zoo.covered, zoo.kiosks, True, False, not zoo.buildings)


@pytest.mark.parametrize("code", ["kiosk", "enclosure_2", "enclosure_3", "reptile_house", "cable_car"])
def test_the_script_can_reach_every_place(code: str) -> None:
    """Whatever hex is pointed at, the ghost covers it, and every place can be reached by pointing and turning."""
    table, kind = sample_table(), KIND[code]
    spots = spots_of(table, kind)
    question = ask_one(spots, about=kind)
    text = drawn(scene_of(table, question))
    found = re.search(r'data-spots="([^"]+)"', text)
    assert found is not None
    told = json.loads(Markup(found[1]).unescape())
    by_code = {spot.code: spot for spot in spots}
    reached = set()
    for name, ways in told["ways"].items():
        assert ways
        for answer, anchor, turn, words in ways:
            spot = by_code[answer]
            assert spot.mask >> HEX[name] & 1
            assert lying(kind, HEX[anchor], turn) is spot
            assert 0 <= words < len(told["words"])
            reached.add(answer)
    assert reached == set(by_code)
    assert text.count("data-turn=") == 6


def test_what_a_place_would_bring_is_told() -> None:
    table, kind = sample_table(), KIND["enclosure_3"]
    text = drawn(scene_of(table, ask_one(spots_of(table, kind), about=kind)))
    assert "1 X-token" in text
    assert "Cougar, Ring-tailed Lemur" in text


def test_without_a_script_a_hex_then_a_turn() -> None:
    table, kind = bare_table(), KIND["enclosure_3"]
    spots = spots_of(table, kind)
    question = ask_one(spots, about=kind)
    page = page_of(table, question)
    assert page.picks
    pick = sorted(page.picks - {""})[0]
    further = page_of(table, question, picked=(pick,))
    anchored = {spot.code for spot in spots if spot.code.startswith(f"{pick.removeprefix('hex:')}/")}
    assert further.answers == anchored


def test_buildings_that_cannot_be_built_say_why() -> None:
    table = sample_table()
    scene = scene_of(table, ask_one([kind for kind in BUILT if kind.size < 3], about=Action.BUILD))
    scene.match.refusals = {"petting_zoo": Refusal("AN-5.16", msg("one per zoo"))}  # type: ignore[attr-defined]
    text = drawn(scene)
    assert 'value="petting_zoo"' in text
    assert "one per zoo" in text


# action cards


def test_x_tokens_are_spent_before_the_card_is_chosen() -> None:
    table = sample_table()
    options = [USE[action][tokens] for action in Action for tokens in range(3)] + list(X_TOKEN)
    question = ask_one(options)
    first = page_of(table, question)
    assert first.answers == {action.code for action in Action}
    assert {"", "x:1", "x:2", "x:take"} <= first.picks
    assert page_of(table, question, picked=("x:2",)).answers == {f"{action.code}+2" for action in Action}
    assert page_of(table, question, picked=("x:take",)).answers == {f"x {action.code}" for action in Action}


def test_keys_are_the_slots() -> None:
    table = sample_table()
    text = drawn(scene_of(table, ask_one([USE[action][0] for action in reversed(Action)])))
    numbers = re.findall(r'data-piece="act:(\w+)"[^>]*data-number="(\d)"', text)
    assert numbers == [(action.code, str(slot)) for slot, action in enumerate(table.zoos[0].order, 1)]


def test_a_hypnotised_card_is_not_one_of_ones_own() -> None:
    question = ask_one([USE[Action.BUILD][0], USE[Action.BUILD][1]], about=Seat(1))
    text = drawn(scene_of(sample_table(), question))
    assert 'data-piece="use:build"' in text
    assert not re.search(r'class="[^"]*lit[^"]*" data-piece="act:build"', text)


# the association


def test_levels_show_who_is_there_and_what_is_met() -> None:
    table = sample_table()
    text = drawn(scene_of(table))
    assert text.count("face-slot is-blocked") == 3
    assert text.count("face-slot is-taken") == 3
    assert "face-slot is-met" in text


def test_a_level_is_pointed_at_on_its_project() -> None:
    table = sample_table()
    africa = CARD["africa"]
    assert isinstance(africa, Project)
    page = page_of(table, ask_one(africa.levels[1:], why="AN-7.8", about=africa))
    assert page.answers == {"middle", "right"}
    assert page.lit == 2


def test_tokens_of_the_left_edge_and_tiles_and_slots_answer() -> None:
    table = sample_table()
    for options in (table.zoos[0].map.left[:3], BONUS_TILES, (SLOT_1, SLOT_5), table.university_offer):
        page = page_of(table, ask_one(options))
        assert page.lit == len(options)


def test_the_last_donation_price_is_never_covered() -> None:
    table = sample_table()
    for donations, following in ((0, 2), (3, 10), (4, 12), (9, 12)):
        table.donations = donations
        assert re.findall(r'ark-price is-next">(\d+)', drawn(scene_of(table))) == [str(following)]


# the race


def test_the_marks_meet_where_the_end_is() -> None:
    for conservation in range(board.MOST_CONSERVATION + 1):
        assert of_appeal(board.target(conservation)) == pytest.approx(of_conservation(conservation))


def test_solo_rounds() -> None:
    assert [solo_round(turn) for turn in (1, 7, 8, 13, 27)] == [(0, 7), (6, 7), (0, 6), (5, 6), (1, 2)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(players: int) -> None:
    table = sample_table(players)
    for seat in (Seat(0), None):
        page_of(table, seat=seat)
    table.stage = Stage.OVER
    assert page_of(table).lit == 0


def test_maps_to_choose_from() -> None:
    table = bare_table()
    table.stage = Stage.SETUP
    page = page_of(table, ask_one([MAPS["4"], MAPS["9"]], why="AN-1.8"))
    assert page.answers == {"4", "9"}
    assert page.lit == 2


# cards that others hold


def test_hands_of_others_stay_hidden() -> None:
    table = sample_table()
    mine, theirs = drawn(scene_of(table)), drawn(scene_of(table, seat=Seat(1)))
    assert "Sea Cave" not in mine
    assert "Climbing Park" not in mine
    assert "Sea Cave" in theirs
    assert "Sea Cave" not in drawn(scene_of(table, seat=None))


def test_special_and_unique_buildings_are_drawn() -> None:
    table = bare_table(2, ("0",))
    zoo = table.zoos[0]
    for code in ("reptile_house", "meerkat_den", "large_bird_aviary", "enclosure_5"):
        spot = spots_of(table, KIND[code])[0]
        build(zoo, code, named(spot.mask), 1 if KIND[code].is_special else 0)
    text = drawn(scene_of(table))
    assert text.count(">1 of 5<") == 2
    assert "ark-wood is-unique" in text


# the frame


def test_a_face_may_bring_a_script_of_its_own() -> None:
    frame = Frame(Likes(), "token", "/")
    assert all(name in contents() for name in (*FACE.scripts, *FACE.stylesheets))
    text = str(document(frame, "t", None, scripts=FACE.scripts))
    assert re.findall(r'<script src="[^"]*/([\w.-]+)" type="module">', text) == ["app.js", *FACE.scripts]
    assert "<script" not in str(document(frame, "t", None, scripts=FACE.scripts, script=False))


def test_the_picture_on_the_home_page() -> None:
    art = str(FACE.art())
    assert 'viewBox="' in art
    assert all(f'id="i-{name}"' in SPRITE for name in re.findall(r"#i-([\w-]+)", art))
