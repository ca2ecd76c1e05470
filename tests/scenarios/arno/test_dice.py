"""ARNO's dice [ARNO-4]: what each face means, and which choices are rolled for in which order: S03."""

from __future__ import annotations

import pytest

from soloist.games.arknova.arno.rolls import option_of, slot_of
from tests.kit import rule
from tests.scenarios.arno.scene import QUIET, ArnoScene


@rule("ARNO-4.1")
@pytest.mark.parametrize(
    ("sides", "slots"),
    [
        (6, [None, 2, 3, 4, 5, None]),
        (8, [2, 2, 3, 3, 4, 4, 5, 5]),
        (12, [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
    ],
)
def test_the_action_die_never_names_slot_one(sides: int, slots: list[int | None]) -> None:
    """S03"""
    places = [slot_of(face, sides) for face in range(1, sides + 1)]
    assert [None if place is None else place + 2 for place in places] == slots


@rule("ARNO-4.1")
def test_at_the_screen_the_four_slots_are_picked_from(scene: ArnoScene) -> None:
    scene.table()

    assert scene.why == "ARNO-4.1"
    assert scene.rolled_from() == ["slot 2", "slot 3", "slot 4", "slot 5"]


@rule("ARNO-4.2")
@pytest.mark.parametrize(
    ("sides", "options", "places"),
    [
        (6, 3, [0, 0, 1, 1, 2, 2]),
        (6, 4, [0, 1, 2, 3, None, None]),
        (6, 5, [0, 1, 2, 3, 4, None]),
        (8, 2, [0, 0, 0, 0, 1, 1, 1, 1]),
        (8, 3, [0, 0, 1, 1, 2, 2, None, None]),
        (8, 4, [0, 0, 1, 1, 2, 2, 3, 3]),
        (8, 5, [0, 1, 2, 3, 4, None, None, None]),
        (12, 2, [0] * 6 + [1] * 6),
        (12, 3, [0] * 4 + [1] * 4 + [2] * 4),
        (12, 4, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]),
        (12, 5, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, None, None]),
    ],
)
def test_each_option_has_as_many_faces_from_the_lowest_on(sides: int, options: int, places: list[int | None]) -> None:
    assert [option_of(face, sides, options) for face in range(1, sides + 1)] == places


@rule("ARNO-4.2")
@pytest.mark.parametrize(("sides", "both"), [(6, 36), (8, 64), (12, 144)])
def test_two_rolls_count_as_one_of_so_many_faces(sides: int, both: int) -> None:
    """Seven options on a d6: five faces of the 36 each, and the last is rolled again."""
    block = both // 7
    places = [option_of(face, both, 7) for face in range(1, both + 1)]
    assert [places.count(option) for option in range(7)] == [block] * 7
    assert places.count(None) == both % 7
    assert option_of(sides * (2 - 1) + 1, both, 7) == sides // block  # 2, then 1


@rule("ARNO-4.5")
def test_a_choice_of_two_on_a_d6() -> None:
    assert [option_of(face, 6, 2) for face in range(1, 7)] == [0, 0, 0, 1, 1, 1]


@rule("ARNO-4.6")
@pytest.mark.parametrize(
    ("sides", "folders"),
    [
        (6, [1, 2, 3, 4, 5, 6]),
        (8, [1, 2, 3, 4, 5, 6, None, None]),
        (12, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]),
    ],
)
def test_a_display_card_on_each_die(sides: int, folders: list[int | None]) -> None:
    places = [option_of(face, sides, 6) for face in range(1, sides + 1)]
    assert [None if place is None else place + 1 for place in places] == folders


@rule("ARNO-4.3")
def test_with_one_option_nothing_is_rolled(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An Bu As Ca Sp", offer="asia | hand_limit")

    scene.arno("slot 3")

    assert [continent.code for continent in scene.mat().partner_zoos] == ["asia"]


@rule("ARNO-4.3", "ARNO-14.1")
def test_with_no_option_the_rule_that_asked_says_what_happens(scene: ArnoScene) -> None:
    """No tile lies at conservation 5: nothing."""
    scene.table(B="cp 4, order An As Bu Sp Ca", display=QUIET, tiles=" | money")

    scene.arno("slot 5", "folder 1")

    assert scene.counters() == (3, 5, 1)
    assert [len(lying) for lying in scene.state.tiles] == [0, 1]


# the order of the options


@rule("ARNO-4.4")
def test_partner_zoos_by_continent(scene: ArnoScene) -> None:
    scene.table(B="order An Bu As Ca Sp, partner asia")
    scene.chance("slot 3")
    assert scene.rolled_from() == ["americas", "europe", "africa", "australia"]


@rule("ARNO-4.4")
def test_universities_in_the_order_of_the_board(scene: ArnoScene) -> None:
    scene.table(B="order An Bu Ca As Sp")
    scene.chance("slot 4")
    assert scene.rolled_from() == ["hand_limit", "double_research", "research_reputation"]


@rule("ARNO-4.4")
def test_a_partner_zoo_before_a_university(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An As Bu Ca Sp, hired 1, workers 0, at reputation 1, partner asia")
    scene.chance("slot 2")
    assert scene.rolled_from() == ["partner-zoo", "university"]


@rule("ARNO-4.4", "ARNO-14.6")
def test_upgrades_by_slot(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order Sp Bu An As Ca, upgraded An, rep 4")
    scene.chance("slot 2")
    assert scene.rolled_from() == ["sponsors", "build", "association", "cards"]


@rule("ARNO-4.4")
def test_own_project_cards_as_arno_came_by_them(scene: ArnoScene) -> None:
    scene.table(B="order An Bu Ca Sp As, projects 131 113 128")
    scene.chance("slot 5")
    assert scene.rolled_from() == ["large-animals", "bavarian-forest-national-park", "aquatic"]


@rule("ARNO-4.4")
def test_an_own_card_before_the_table(scene: ArnoScene) -> None:
    scene.table(B="order An Bu Ca Sp As, projects 131")
    scene.chance("slot 5")
    assert scene.rolled_from() == ["own", "board"]


@rule("ARNO-4.4")
def test_base_projects_and_then_those_above_the_board_from_left_to_right(scene: ArnoScene) -> None:
    scene.table(B="order An Bu Ca Sp As", bases="112 101 105", row="120 113")
    scene.chance("slot 5")
    assert scene.rolled_from() == ["birds", "species-diversity", "australia", "bamboo-forest", scene.notation("113")]


@rule("ARNO-4.4", "ARNO-14.1")
def test_the_left_tile_before_the_right_one(scene: ArnoScene) -> None:
    scene.table(B="cp 4, order An As Bu Sp Ca", tiles="sponsor money | cards reputation")
    scene.chance("slot 5")
    assert scene.rolled_from() == ["sponsor", "money"]


@rule("ARNO-4.4", "ARNO-4.6")
def test_only_folders_that_hold_a_card(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An As Bu Sp Ca", display="401 - 403 404 - 406")
    scene.chance("slot 5")
    assert scene.rolled_from() == ["folder 1", "folder 3", "folder 4", "folder 6"]
