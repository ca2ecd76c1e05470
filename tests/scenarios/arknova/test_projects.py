"""Conservation projects: levels, tokens, the row above the board, the display [AN-7.6 to AN-7.21, AN-17]: S-AN-37."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

AS_5 = "order An Bu Ca Sp As"
AS_II = f"{AS_5}, upgraded As"

LEVELS = ("left", "middle", "right")
CATEGORIES = ("predator", "herbivore", "bird", "reptile", "primate", "bear", "petting_zoo")
CONTINENTS = ("africa", "americas", "asia", "australia", "europe")

ICONS = {
    "101": ("categories", (5, 5), (4, 3), (3, 2)),
    "102": ("continents", (5, 5), (4, 3), (3, 2)),
    "103": ("africa", (5, 5), (4, 3), (2, 2)),
    "104": ("americas", (5, 5), (4, 3), (2, 2)),
    "105": ("australia", (5, 5), (4, 4), (2, 2)),
    "106": ("asia", (5, 5), (4, 3), (2, 2)),
    "107": ("europe", (5, 5), (4, 4), (2, 2)),
    "108": ("primate", (5, 5), (4, 4), (2, 2)),
    "109": ("reptile", (5, 5), (4, 4), (2, 2)),
    "110": ("predator", (5, 5), (4, 4), (2, 2)),
    "111": ("herbivore", (5, 5), (4, 4), (2, 2)),
    "112": ("bird", (5, 5), (4, 4), (2, 2)),
    "128": ("water", (5, 4), (4, 3), (2, 2)),
    "129": ("rock", (5, 4), (3, 3), (2, 2)),
    "130": ("small animals", (8, 4), (5, 3), (2, 2)),
    "131": ("large animals", (4, 4), (3, 3), (2, 2)),
    "132": ("science", (5, 4), (4, 3), (2, 2)),
}
"""What is counted, and for each level from left to right the need and the conservation."""

SMALL = "404 405 409 410 414 415 419 420 519"
LARGE = "401 402 406 407 411"


def showing(what: str, number: int) -> str:
    """A zoo that shows exactly so many of what is counted."""
    if what == "categories":
        return "icons " + " ".join(f"{icon} 1" for icon in CATEGORIES[-number:])
    if what == "continents":
        return "icons " + " ".join(f"{icon} 1" for icon in CONTINENTS[-number:])
    if what in ("small animals", "large animals"):
        animals = (SMALL if what == "small animals" else LARGE).split()[:number]
        no_icons = " ".join(f"{icon} 0" for icon in (*CATEGORIES, *CONTINENTS, "water", "rock"))
        return f"animals {' '.join(animals)} 428, icons {no_icons}"
    return f"icons {what} {number}"


def lay(scene: Scene, number: str, zoo: str) -> None:
    """Three players, so that nothing is blocked; a base project in play, any other in hand."""
    if int(number) <= 112:
        others = [other for other in ("108", "109", "110", "111") if other != number][:2]
        scene.table(3, A=f"{AS_5}, cp 10, {zoo}", bases=" ".join([number, *others]))
    else:
        scene.table(3, A=f"{AS_5}, cp 10, {zoo}, hand {number}", bases="108 109 110")


# levels


@rule(
    "AN-7.8", "AN-7.9", "AN-P.101", "AN-P.102", "AN-P.103", "AN-P.104", "AN-P.105", "AN-P.106", "AN-P.107", "AN-P.108",
    "AN-P.109", "AN-P.110", "AN-P.111", "AN-P.112", "AN-P.128", "AN-P.129", "AN-P.130", "AN-P.131", "AN-P.132",
)  # fmt: skip
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("number", ICONS)
def test_a_level_that_is_just_met_gives_its_conservation(scene: Scene, number: str, place: int) -> None:
    what, *levels = ICONS[number]
    need, conservation = levels[place]
    lay(scene, number, showing(what, need))

    scene.plays("A", "association", "project")
    if place < 2:
        assert scene.codes("A") == list(LEVELS[place:])
        scene.plays("A", LEVELS[place])
    scene.plays("A", "7")

    assert scene.zoo("A").conservation == 10 + conservation
    assert scene.levels(number) == " ".join("A" if level == place else "-" for level in range(3))
    assert scene.asked == "B"


@rule(
    "AN-7.8", "AN-P.101", "AN-P.102", "AN-P.103", "AN-P.104", "AN-P.105", "AN-P.106", "AN-P.107", "AN-P.108",
    "AN-P.109", "AN-P.110", "AN-P.111", "AN-P.112", "AN-P.128", "AN-P.129", "AN-P.130", "AN-P.131", "AN-P.132",
)  # fmt: skip
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("number", ICONS)
def test_a_level_that_is_just_missed_is_not_offered(scene: Scene, number: str, place: int) -> None:
    what, *levels = ICONS[number]
    need, _ = levels[place]
    lay(scene, number, showing(what, need - 1))

    if place == 2:
        scene.refused("A", "association", "project", rule="AN-7.8")
        return
    scene.plays("A", "association", "project")

    offered = scene.codes("A") if scene.why == "AN-7.8" else ["right"]  # a single level is taken without a question
    assert LEVELS[place] not in offered
    assert LEVELS[place + 1] in offered


@rule("AN-1.6", "AN-7.8", "AN-7.9", "AN-9.1", "AN-P.107")
def test_a_base_project_with_a_blocked_level(scene: Scene) -> None:
    """S-AN-37"""
    scene.table(
        A=f"{AS_5}, icons europe 5, cp 0, money 0, hired 2", B=f"{AS_5}, icons europe 5, cp 0", bases="107 101 102"
    )

    assert scene.levels("107") == "x - -"
    assert scene.codes("A", "association", "project") == ["middle", "right"]

    scene.plays("A", "association", "project", "middle", "6")

    assert scene.zoo("A").conservation == 4
    assert scene.zoo("A").money == 12
    assert scene.codes("A") == ["upgrade", "worker"]

    scene.plays("A", "worker")

    assert scene.levels("107") == "x A -"

    scene.plays("B", "association", "project")

    assert scene.why == "AN-7.9"  # only the right level is left, so only the token is asked for

    scene.plays("B", "7", "worker")

    assert scene.zoo("B").conservation == 2
    assert scene.levels("107") == "x A B"


@rule("AN-7.8")
def test_nobody_supports_a_project_twice(scene: Scene) -> None:
    """S-AN-37"""
    scene.table(A=f"{AS_5}, icons europe 5 africa 5 asia 5", bases="107:middle=A 103 106")

    text = scene.refused("A", "association", "project", "europe", rule="AN-7.8")

    assert "you already support it" in text


@rule("AN-1.6", "AN-7.8")
def test_blocked_levels_of_the_middle_and_right_base_project(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, icons africa 5 europe 5", bases="101 103 107")

    assert (scene.levels("103"), scene.levels("107")) == ("- x -", "- - x")
    assert scene.codes("A", "association", "project", "africa") == ["left", "right"]
    assert scene.codes("A", "association", "project", "europe") == ["left", "middle"]


@rule("AN-7.8")
def test_taken_levels_are_taken_for_all(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, icons africa 5 europe 5", bases="103:left=B:right=C 107 101")

    scene.plays("A", "association", "project", "africa")

    assert scene.why == "AN-7.9"  # the middle level is the only one
    scene.plays("A", "6", "worker")
    assert scene.levels("103") == "B A C"
    assert scene.zoo("A").conservation == 3


@rule("AN-7.8")
def test_a_project_without_a_free_level_is_refused(scene: Scene) -> None:
    scene.table(4, A=f"{AS_5}, icons africa 5 europe 5 asia 5", bases="103:left=B:middle=C:right=D 107 106 101")

    text = scene.refused("A", "association", "project", "africa", rule="AN-7.8")

    assert "all its levels are taken or blocked" in text


@rule("AN-7.8")
def test_a_higher_number_may_take_a_lower_level(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, icons africa 9", bases="103 101 102")

    scene.plays("A", "association", "project", "right", "7")

    assert scene.zoo("A").conservation == 12


@rule("AN-7.11", "AN-7.17")
def test_partner_zoos_universities_and_sponsors_count_for_projects(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, partner africa, sponsors 214", bases="103 108 109")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12

    scene.table(3, A=f"{AS_5}, cp 10, university double_research research_reputation, sponsors 220, hand 132")

    assert scene.codes("A", "association", "project") == ["middle", "right"]


@rule("AN-7.11", "AN-6.19")
def test_water_and_rock_symbols_count_for_projects_but_conditions_do_not(scene: Scene) -> None:
    """407 needs two water spaces, and two research icons at its left edge."""
    scene.table(3, A=f"{AS_5}, cp 10, animals 407, hand 128", bases="108 109 110")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12

    scene.table(3, A=f"{AS_5}, cp 10, animals 407, hand 132", bases="108 109 110")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-7.11", "AN-P.102")
def test_habitat_diversity_counts_partner_zoos(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, partner africa asia, animals 419", bases="102 108 109")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12


@rule("AN-P.101", "AN-6.20")
def test_bear_and_petting_zoo_are_categories(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, animals 408 519", bases="101 108 109")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12  # predator, bear, petting zoo


# tokens of the left edge


@rule("AN-7.9")
def test_any_token_of_the_left_edge_may_be_taken(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, x 0, icons africa 2, left 2 5 7", bases="103 108 109")

    assert scene.codes("A", "association", "project") == ["2", "5", "7"]

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").x_tokens == 3
    assert scene.zoo("A").left == 0b0010010


@rule("AN-7.9", "AN-2.5")
def test_the_gains_of_level_and_token_come_in_any_order(scene: Scene) -> None:
    """The upgrade of conservation 2 turns Cards over before the reputation of token 5 is gained."""
    scene.table(A=f"{AS_5}, cp 0, rep 9, icons africa 2", bases="103 108 109", deck="401")

    scene.plays("A", "association", "project", "5")
    assert sorted(scene.codes("A")) == ["conservation", "reputation"]
    scene.plays("A", "conservation", "upgrade", "cards", "deck")

    assert scene.zoo("A").reputation == 11


@rule("AN-7.9", "AN-7.20", "AN-10.5")
def test_purple_bonuses_come_again_at_every_break_and_yellow_ones_once(scene: Scene) -> None:
    scene.table(A="order Sp An Bu Ca As, money 0, appeal 0, cp 2, x 0, left 1 2", break_step=8, deck="401 402")

    scene.plays("A", "sponsors", "break")

    zoo = scene.zoo("A")
    assert zoo.money == 11  # 1 + 5 for no appeal + 5 of token 3; the 12 of token 6 came once
    assert (zoo.conservation, zoo.reputation, zoo.x_tokens) == (3, 1, 1)  # token 4; not tokens 5 and 7


@rule("AN-7.20")
def test_a_purple_bonus_also_comes_when_it_is_uncovered(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, money 0, icons africa 2", bases="103 108 109")

    scene.plays("A", "association", "project", "3")

    assert scene.zoo("A").money == 5


@rule("AN-7.10")
def test_the_eighth_support_is_refused(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, icons africa 5, left", bases="103 108 109")

    text = scene.refused("A", "association", "project", rule="AN-7.10")

    assert "there is no token left at the edge of your map" in text


@rule("AN-7.10")
def test_the_last_token_is_taken_without_a_question(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, money 0, icons africa 2, left 6", bases="103 108 109")

    scene.plays("A", "association", "project")

    assert scene.zoo("A").money == 12
    assert scene.zoo("A").supports == 7


# the row above the board


@rule("AN-7.6", "AN-7.7")
def test_a_new_project_goes_to_the_leftmost_place(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, icons water 2, hand 128", row="113 114")

    scene.plays("A", "association", "project", "7")

    assert scene.row() == "128 113 114"
    assert scene.hand("A") == ""


@rule("AN-7.7", "AN-13.11")
@pytest.mark.parametrize(
    ("players", "before", "after", "gone"),
    [
        (1, "113 114", "128 113", [114]),
        (2, "113 114", "128 113", [114]),
        (3, "113 114 115", "128 113 114", [115]),
        (4, "113 114 115 116", "128 113 114 115", [116]),
        (4, "113 114 115", "128 113 114 115", []),
    ],
)
def test_what_is_beyond_the_limit_is_discarded(
    scene: Scene, players: int, before: str, after: str, gone: list[int]
) -> None:
    scene.table(players, A=f"{AS_5}, cp 10, icons water 2, hand 128", row=before)

    scene.plays("A", "association", "project", "7")

    assert scene.row() == after
    assert [each.id for each in scene.state.discard] == gone


@rule("AN-7.7", "AN-11.10")
def test_supports_of_a_discarded_project_stay_counted(scene: Scene) -> None:
    scene.table(
        A=f"{AS_5}, cp 10, icons water 2, hand 128, left 2 3 4 5 6 7",
        B="left 1 2 3 4 5 6",
        row="113 114:left=A:right=B",
    )

    scene.plays("A", "association", "project", "7")

    assert scene.row() == "128 113"
    assert (scene.zoo("A").supports, scene.zoo("B").supports) == (2, 1)


@rule("AN-7.6")
def test_projects_that_others_brought_into_play_can_be_supported(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, rep 1, icons water 2", row="128:left=B 113")

    scene.plays("A", "association", "project", "7")

    assert scene.levels("128") == "B - A"
    assert scene.row() == "128 113"


@rule("AN-7.18", "AN-7.6")
def test_a_card_of_which_no_level_can_be_met_cannot_be_played(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, icons africa 2 europe 2 water 1, hand 128", bases="103 107 108")

    text = scene.refused("A", "association", "project", "aquatic", rule="AN-7.8")

    assert "needs 1 more Water icon" in text


@rule("AN-7.21")
def test_base_projects_never_move(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, icons water 2, hand 128", row="113 114", bases="103 107 108")

    scene.plays("A", "association", "project", "7")

    assert [laid.project.id for laid in scene.state.bases] == [103, 107, 108]


@rule("AN-7.21", "AN-G.ASSERTION")
def test_a_base_project_from_hand_is_played_above_the_board_and_discarded_like_any_other(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, icons europe 5, hand 107", bases="103 108 109", row="113 114 115")

    scene.plays("A", "association", "project", "left", "7")

    assert scene.row() == "107 113 114"
    assert scene.levels("107") == "A - -"
    assert scene.zoo("A").conservation == 15

    scene.table(A=f"{AS_5}, cp 10, icons water 2, hand 128", bases="103 108 109", row="113 107")

    scene.plays("A", "association", "project", "7")

    assert [each.id for each in scene.state.discard] == [107]


# from the display


@rule("AN-7.18")
def test_side_ii_plays_a_project_from_the_display_for_its_folder(scene: Scene) -> None:
    scene.table(A=f"{AS_II}, cp 10, rep 4, money 3, icons water 2", display="401 402 128 403 404 405", deck="406")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").money == 0
    assert scene.row() == "128"
    assert scene.display() == "401 402 403 404 405 406"


@rule("AN-7.18")
def test_side_i_plays_no_project_from_the_display(scene: Scene) -> None:
    scene.table(
        A=f"{AS_5}, rep 9, money 9, icons water 2 africa 2 europe 2",
        display="128 402 401 403 404 405",
        bases="103 107 108",
    )

    scene.refused("A", "association", "project", "aquatic", rule="AN-7.18")


@rule("AN-7.18", "AN-9.4")
def test_a_project_out_of_range_or_too_dear_is_refused(scene: Scene) -> None:
    scene.table(
        A=f"{AS_II}, rep 3, money 9, icons water 2 africa 2 europe 2",
        display="401 402 128 403 404 405",
        bases="103 107 108",
    )

    scene.refused("A", "association", "project", "aquatic", rule="AN-7.18")

    scene.table(
        A=f"{AS_II}, rep 4, money 2, icons water 2 africa 2 europe 2",
        display="401 402 128 403 404 405",
        bases="103 107 108",
    )

    assert "costs 3" in scene.refused("A", "association", "project", "aquatic", rule="AN-7.18")


# tokens that stand for an icon


@rule("AN-7.15", "AN-S.215", "AN-S.218")
@pytest.mark.parametrize("number", ["215", "218"])
def test_a_token_stands_for_one_missing_icon(scene: Scene, number: str) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors {number}, icons africa 3", bases="103 108 109")

    scene.plays("A", "association", "project", "middle", "7")

    assert scene.zoo("A").conservation == 13
    assert [left for _, left in scene.zoo("A").tokens] == [1]


@rule("AN-7.15", "AN-S.215")
def test_never_two_tokens_of_one_card(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 215, icons africa 3", bases="103 108 109")

    assert scene.codes("A", "association", "project") == ["middle", "right"]  # 5 are two more than 3


@rule("AN-7.15", "AN-S.215", "AN-S.218")
def test_one_token_of_each_card_may_be_spent_on_the_same_support(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 215 218, tokens 215 1, icons africa 3", bases="103 101 102")

    scene.plays("A", "association", "project", "africa", "left", "7")

    assert scene.zoo("A").conservation == 15
    assert [(holder.id, left) for holder, left in scene.zoo("A").tokens] == [(215, 0), (218, 1)]


@rule("AN-7.15", "AN-S.215", "AN-S.218")
def test_a_single_token_comes_from_the_card_that_has_more(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 215 218, tokens 215 1, icons africa 4", bases="103 101 102")

    scene.plays("A", "association", "project", "africa", "left", "7")

    assert [(holder.id, left) for holder, left in scene.zoo("A").tokens] == [(215, 1), (218, 1)]


@rule("AN-7.15", "AN-S.215")
def test_no_token_is_spent_on_a_level_that_is_met_without(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 215, icons africa 4", bases="103 108 109")

    scene.plays("A", "association", "project", "middle", "7")

    assert [left for _, left in scene.zoo("A").tokens] == [2]


@rule("AN-7.15", "AN-S.218")
def test_without_tokens_left_the_card_helps_no_more(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, sponsors 218, tokens 218 0, icons africa 1", bases="103 108 109")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-7.15", "AN-P.101")
def test_a_token_is_a_category_for_species_diversity(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 215, icons bird 1 bear 1", bases="101 105 106")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12


@rule("AN-7.15", "AN-7.21")
@pytest.mark.parametrize("layout", ["hand 128, icons water 1", "hand 107, icons europe 1"])
def test_tokens_work_only_for_base_projects_laid_out_at_setup(scene: Scene, layout: str) -> None:
    """Not for zoo projects, nor for a base project fetched by Assertion."""
    scene.table(3, A=f"{AS_5}, sponsors 215, {layout}", bases="103 104 105")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-7.15")
def test_tokens_of_the_okapi_stable_are_no_icons(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, sponsors 253, icons africa 1", bases="103 108 109")

    scene.refused("A", "association", "project", rule="AN-7.8")
