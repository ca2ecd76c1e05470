"""The Sponsors action, its conditions, playing for money [AN-8]: scenario S-AN-39."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card, spot

SLOT = {
    1: "order Sp An Bu Ca As",
    2: "order An Sp Bu Ca As",
    3: "order An Bu Sp Ca As",
    4: "order An Bu Ca Sp As",
    5: "order An Bu Ca As Sp",
}
"""Where the Sponsors card lies, by strength."""

SIDE_I = (
    ("202", 5, "icons science 1"), ("203", 4, ""), ("204", 4, "icons science 4"), ("205", 3, "icons science 3"),
    ("206", 5, "icons science 4"), ("208", 4, ""), ("209", 5, ""), ("210", 4, ""), ("211", 5, ""), ("212", 5, ""),
    ("213", 5, ""), ("214", 4, ""), ("215", 4, "partner africa asia"), ("217", 4, ""), ("218", 4, "icons science 2"),
    ("220", 4, ""), ("221", 4, "icons science 1"), ("222", 5, "appeal 25"), ("223", 3, ""),
    ("224", 4, "icons science 1"), ("225", 3, ""), ("226", 6, ""), ("227", 6, "rep 6"), ("228", 5, "rep 3"),
    ("229", 5, ""), ("230", 4, ""), ("231", 3, "icons primate 1"), ("232", 3, "icons reptile 1"),
    ("233", 3, "icons bird 1"), ("234", 3, "icons predator 1"), ("235", 3, "icons herbivore 1"), ("236", 4, ""),
    ("237", 4, ""), ("238", 4, ""), ("239", 4, ""), ("240", 4, ""), ("241", 5, ""), ("242", 5, ""),
    ("243", 5, "rep 3"), ("244", 5, "rep 3"), ("245", 5, "rep 3"), ("246", 6, "build enclosure_3 1.2 2.2 1.3"),
    ("247", 6, "build enclosure_3 1.2 2.2 1.3"), ("248", 5, ""), ("249", 6, ""), ("250", 5, ""),
    ("251", 5, "build enclosure_3 1.2 2.2 1.3"), ("252", 5, ""), ("253", 6, ""), ("254", 5, ""), ("255", 3, ""),
    ("256", 3, "build enclosure_3 1.2 2.2 1.3"), ("257", 3, ""), ("258", 5, "appeal 25"), ("259", 5, "appeal 25"),
    ("260", 5, "appeal 25"), ("261", 3, ""), ("264", 5, "appeal 25"),
)  # fmt: skip
"""Sponsors that side I can play: number, level, and what just meets their conditions."""

SIDE_II = (("201", 5, ""), ("207", 4, "appeal 25"), ("216", 5, ""), ("219", 5, ""), ("262", 5, ""), ("263", 5, "rep 6"))
"""Sponsors that need side II."""

MISSING = (
    ("201", "", "AN-8.3"), ("202", "", "AN-8.7"), ("204", "icons science 3", "AN-8.7"),
    ("205", "icons science 2", "AN-8.7"), ("206", "icons science 3", "AN-8.7"), ("207", "appeal 25", "AN-8.3"),
    ("207", "upgraded Sp, appeal 26", "AN-8.7"), ("215", "partner africa", "AN-8.7"), ("216", "", "AN-8.3"),
    ("218", "icons science 1", "AN-8.7"), ("219", "", "AN-8.3"), ("221", "", "AN-8.7"), ("222", "appeal 26", "AN-8.7"),
    ("224", "", "AN-8.7"), ("227", "rep 5", "AN-8.7"), ("228", "rep 2", "AN-8.7"),
    ("231", "icons reptile 5", "AN-8.7"), ("232", "icons bird 5", "AN-8.7"), ("233", "icons predator 5", "AN-8.7"),
    ("234", "icons herbivore 5", "AN-8.7"), ("235", "icons primate 5", "AN-8.7"), ("243", "rep 2", "AN-8.7"),
    ("244", "rep 2", "AN-8.7"), ("245", "rep 2", "AN-8.7"), ("258", "appeal 26", "AN-8.7"),
    ("259", "appeal 26", "AN-8.7"), ("260", "appeal 26", "AN-8.7"), ("262", "", "AN-8.3"), ("263", "rep 6", "AN-8.3"),
    ("263", "upgraded Sp, rep 5", "AN-8.7"), ("264", "appeal 26", "AN-8.7"),
)  # fmt: skip
"""One condition fails: number, zoo, the rule that says so."""


def with_strength(strength: int) -> str:
    """The Sponsors card in a slot, and the X-tokens that are needed on top."""
    return f"{SLOT[min(strength, 5)]}, x {max(0, strength - 5)}"


def use(strength: int) -> str:
    return "sponsors" if strength <= 5 else f"sponsors+{strength - 5}"


# levels and conditions of every card


@rule("AN-8.1", "AN-8.7")
@pytest.mark.parametrize(("number", "level", "zoo"), SIDE_I)
def test_a_sponsor_needs_strength_of_its_level_on_side_i(scene: Scene, number: str, level: int, zoo: str) -> None:
    sponsor = card(number).code
    scene.table(A=f"{with_strength(level)}, hand {number}, {zoo}".rstrip(", "))

    assert scene.codes("A", use(level)) == [sponsor, "break"]

    scene.table(A=f"{with_strength(level - 1)}, hand {number}, {zoo}".rstrip(", "))

    assert scene.codes("A", use(level - 1)) == ["break"]
    scene.refused("A", use(level - 1), sponsor, rule="AN-8.1")


@rule("AN-8.1", "AN-8.3")
@pytest.mark.parametrize(("number", "level", "zoo"), SIDE_II)
def test_a_sponsor_of_side_ii_needs_one_strength_less_than_its_level(
    scene: Scene, number: str, level: int, zoo: str
) -> None:
    sponsor = card(number).code
    scene.table(A=f"upgraded Sp, {with_strength(level - 1)}, hand {number}, {zoo}".rstrip(", "))

    assert scene.codes("A", use(level - 1)) == [sponsor, "break"]

    scene.table(A=f"upgraded Sp, {with_strength(level - 2)}, hand {number}, {zoo}".rstrip(", "))

    scene.refused("A", use(level - 2), sponsor, rule="AN-8.1")


@rule("AN-8.3", "AN-8.7")
@pytest.mark.parametrize(("number", "zoo", "rule"), MISSING)
def test_a_sponsor_with_one_condition_missing_is_refused(scene: Scene, number: str, zoo: str, rule: str) -> None:
    scene.table(A=f"x 2, hand {number}, {zoo}".rstrip(", "))

    assert scene.codes("A", "sponsors+2") == ["break"]
    scene.refused("A", "sponsors+2", card(number).code, rule=rule)


def test_the_tables_above_name_every_sponsor_once() -> None:
    assert sorted(number for number, _, _ in (*SIDE_I, *SIDE_II)) == [str(number) for number in range(201, 265)]


@rule("AN-8.7", "AN-8.4")
def test_the_own_icons_of_a_sponsor_do_not_meet_its_conditions(scene: Scene) -> None:
    scene.table(A="hand 202 223, upgraded Sp, x 3")

    scene.refused("A", "sponsors+3", "spokesperson", rule="AN-8.7")
    scene.plays("A", "sponsors+3", "science-institute", "spokesperson")

    assert scene.icon("A", "science") == 3


@rule("AN-8.4")
def test_conditions_at_the_left_edge_are_no_icons(scene: Scene) -> None:
    scene.table(A="hand 205, icons science 3")

    scene.plays("A", "sponsors", "gorilla-field-research")

    assert scene.icon("A", "science") == 4


# side I and side II


@rule("AN-8.1", "AN-8.10")
def test_side_i_plays_one_card_from_hand_and_pays_nothing(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 2, hand 223 225, money 0")

    scene.plays("A", "sponsors+2", "science-institute")

    assert scene.asked == "B"
    assert scene.zoo("A").money == 0
    assert scene.hand("A") == "225"


@rule("AN-8.1")
def test_side_i_plays_nothing_from_the_display(scene: Scene) -> None:
    scene.table(A="rep 9, money 20", display="223 225 401 402 403 404")

    scene.refused("A", "sponsors", "science-institute", rule="AN-8.1")


@rule("AN-8.1")
def test_side_ii_plays_levels_up_to_one_more_than_the_strength(scene: Scene) -> None:
    """S-AN-39 (c)"""
    scene.table(
        A="order An Bu Sp Ca As, upgraded Sp, rep 4, money 9, hand 220 202",
        display="401 223 225 261 402 403",
    )

    assert scene.codes("A", "sponsors") == ["federal-grants", "science-institute", "quarantine-lab", "break"]
    scene.refused("A", "sponsors", "spokesperson", rule="AN-8.1")
    scene.refused("A", "sponsors", "guided-school-tours", rule="AN-8.1")  # folder 4, range 3

    scene.plays("A", "sponsors", "quarantine-lab")

    assert scene.zoo("A").money == 6
    assert scene.asked == "chance"  # 1 level is left, so nothing more can be played


@rule("AN-8.2")
def test_side_ii_takes_the_break_option_for_twice_the_money(scene: Scene) -> None:
    """S-AN-39 (c)"""
    scene.table(A="order An Bu Sp Ca As, upgraded Sp, money 9", break_step=2)

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 15
    assert scene.state.break_step == 5
    assert scene.order("A") == "Sp An Bu Ca As"


@rule("AN-8.1")
def test_side_ii_at_strength_5_plays_levels_of_6_in_all(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hand 223 225 261 220")

    scene.plays("A", "sponsors", "science-institute")

    assert scene.codes("A") == ["quarantine-lab", "guided-school-tours", "done"]
    scene.refused("A", "federal-grants", rule="AN-8.1")

    scene.plays("A", "quarantine-lab")

    assert scene.asked == "B"


@rule("AN-8.1")
def test_side_ii_may_stop_after_one_card(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hand 223 225")

    scene.plays("A", "sponsors", "science-institute", "done")

    assert scene.asked == "B"
    assert scene.hand("A") == "225"


@rule("AN-8.1", "AN-8.2")
def test_one_plays_cards_or_takes_the_break_option_never_both(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hand 223 225")

    scene.refused("A", "sponsors", "science-institute", "break", rule=None)
    scene.plays("A", "sponsors", "break")

    assert scene.asked == "B"
    assert scene.hand("A") == "223 225"


@rule("AN-8.1", "AN-2.9")
def test_display_cards_cost_their_folder_each_and_leave_gaps(scene: Scene) -> None:
    scene.table(A="upgraded Sp, rep 9, money 6", display="223 225 401 261 402 403", deck="404 405")

    scene.plays("A", "sponsors", "quarantine-lab")

    assert scene.zoo("A").money == 4
    assert scene.display() == "223 - 401 261 402 403"

    scene.plays("A", "guided-school-tours")

    assert scene.zoo("A").money == 0
    assert scene.display() == "223 401 402 403 404 405"


@rule("AN-8.1")
def test_a_display_card_without_money_for_its_folder_is_refused(scene: Scene) -> None:
    scene.table(A="upgraded Sp, rep 9, money 3", display="401 402 223 225 403 404")

    assert scene.codes("A", "sponsors") == ["science-institute", "break"]
    assert "costs 4" in scene.refused("A", "sponsors", "quarantine-lab", rule="AN-8.1")


@rule("AN-8.1", "AN-8.10")
def test_money_of_the_first_card_pays_the_folder_of_the_second(scene: Scene) -> None:
    scene.table(A="upgraded Sp, x 1, rep 4, money 0, hand 220", display="401 402 223 403 404 405", deck="406")

    scene.plays("A", "sponsors+1", "federal-grants", "science-institute")

    assert scene.zoo("A").money == 0
    assert scene.asked == "B"


@rule("AN-8.1", "AN-9.4")
def test_reputation_of_the_first_card_brings_the_second_into_range(scene: Scene) -> None:
    scene.table(
        A="upgraded Sp, rep 2, money 9, hand 205, icons science 3",
        display="401 402 223 403 404 405",
        deck="406",
    )

    scene.refused("A", "sponsors", "science-institute", rule="AN-8.1")
    scene.plays("A", "sponsors", "gorilla-field-research", "science-institute")

    assert scene.zoo("A").reputation == 4
    assert scene.zoo("A").money == 6


@rule("AN-8.1", "AN-8.7")
def test_icons_of_the_first_card_meet_conditions_of_the_second(scene: Scene) -> None:
    scene.table(A="upgraded Sp, x 1, hand 223 224")

    scene.refused("A", "sponsors+1", "migration-recording", rule="AN-8.7")
    scene.plays("A", "sponsors+1", "science-institute", "migration-recording")

    assert scene.asked == "B"


# the break option


@rule("AN-8.2")
@pytest.mark.parametrize(("sides", "money"), [("", 4), ("upgraded Sp, ", 8)])
def test_the_break_option_pays_by_strength_and_side(scene: Scene, sides: str, money: int) -> None:
    scene.table(A=f"{sides}order An Bu Ca Sp As, money 0", break_step=1)

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == money
    assert scene.state.break_step == 5


@rule("AN-8.2", "AN-10.8")
def test_the_break_option_pays_in_full_when_fewer_steps_are_left(scene: Scene) -> None:
    scene.table(A="money 0, x 2, appeal 0", break_step=8)

    scene.plays("A", "sponsors+2", "break")

    assert scene.zoo("A").x_tokens == 1  # both spent, one gained for reaching the break
    assert scene.zoo("A").money == 7
    scene.any_chance()
    assert scene.zoo("A").money == 12  # 5 income at 0 appeal
    assert scene.state.break_step == 0


@rule("AN-8.2", "AN-3.1")
def test_the_break_option_pays_even_if_the_token_lies_at_the_end(scene: Scene) -> None:
    scene.table(A="money 0, multiplier Sp", break_step=6)

    scene.plays("A", "sponsors", "break")

    assert (scene.zoo("A").money, scene.zoo("A").x_tokens, scene.state.break_step) == (5, 1, 9)

    scene.plays("A", "sponsors", "break")

    assert (scene.zoo("A").money, scene.zoo("A").x_tokens, scene.state.break_step) == (10, 1, 9)


@rule("AN-8.2", "AN-14.5")
def test_alone_the_break_option_brings_the_money_only(scene: Scene) -> None:
    scene.table(1, A="money 0")

    scene.plays("A", "sponsors", "break")

    assert (scene.zoo("A").money, scene.zoo("A").x_tokens, scene.state.break_step) == (5, 0, 0)


# unique buildings


@rule("AN-8.4", "AN-8.5", "AN-S.245")
def test_the_aquarium_sets_itself_off_twice(scene: Scene) -> None:
    """S-AN-39 (a)"""
    scene.table(A="rep 3, appeal 0, money 0, hand 245")

    scene.plays("A", "sponsors", "aquarium", spot("aquarium", "2.3 2.4 3.3 3.5"))

    assert scene.zoo("A").appeal == 4
    assert scene.icon("A", "water") == 2
    assert scene.zoo("A").money == 5  # the placement bonus on 2.4; the building costs nothing


@rule("AN-8.5", "AN-S.245")
def test_the_aquarium_is_unplayable_if_its_tile_fits_nowhere(scene: Scene) -> None:
    """S-AN-39 (a)"""
    scene.table(A="rep 3, hand 245, build pavilion 8.0", maps="0")

    assert scene.codes("A", "sponsors") == ["break"]
    assert "there is no place for its building" in scene.refused("A", "sponsors", "aquarium", rule="AN-8.5")


@rule("AN-8.5")
def test_a_unique_building_must_touch_what_its_card_shows(scene: Scene) -> None:
    scene.table(A="rep 3, hand 245")

    text = scene.refused("A", "sponsors", "aquarium", spot("aquarium", "1.3 2.2 3.3 3.4"), rule="AN-8.5")

    assert "it must touch 2 water hexes" in text


@rule("AN-8.5", "AN-5.5", "AN-5.6")
def test_a_unique_building_follows_the_normal_rules_of_placing(scene: Scene) -> None:
    scene.table(A="hand 255, build enclosure_3! 1.2 1.3 2.2")

    scene.refused("A", "sponsors", "adventure-playground", spot("adventure_playground", "1.2 2.2"), rule="AN-5.5")
    scene.refused("A", "sponsors", "adventure-playground", spot("adventure_playground", "2.1 3.2"), rule="AN-5.5")
    scene.refused("A", "sponsors", "adventure-playground", spot("adventure_playground", "6.5 7.5"), rule="AN-5.6")


@rule("AN-8.5", "AN-5.5", "AN-S.257")
def test_a_unique_building_on_spaces_marked_ii_needs_build_ii(scene: Scene) -> None:
    there = spot("side_entrance", "7.6 8.5")
    scene.table(A="hand 257")

    scene.refused("A", "sponsors", "side-entrance", there, rule="AN-5.5")

    scene.table(A="hand 257, upgraded Bu")

    scene.plays("A", "sponsors", "side-entrance", there)

    assert "side_entrance 7.6 8.5" in scene.buildings("A")


@rule("AN-8.5", "AN-8.4")
def test_the_icons_of_a_sponsor_count_when_its_building_covers_a_bonus(scene: Scene) -> None:
    """Its bonus lets one play a sponsor for money, and the card just played shows the predator that one needs."""
    scene.table(A="hand 251 234, money 3, appeal 0, build pavilion 8.0", maps="3a")

    scene.plays("A", "sponsors", "polar-bear-exhibit")  # its only place covers 7.1

    assert scene.codes("A") == ["sponsorship-lions", "no"]

    scene.plays("A", "sponsorship-lions")

    assert scene.zoo("A").money == 0
    assert scene.zoo("A").appeal == 3  # 1 for the predator, 2 for the bear


@rule("AN-8.5", "AN-8.9")
def test_what_is_played_by_the_bonus_under_a_building_comes_too_late_for_the_icons_of_its_card(scene: Scene) -> None:
    scene.table(A="hand 251 239, money 4, appeal 0, build pavilion 8.0", maps="3a")

    scene.plays("A", "sponsors", "polar-bear-exhibit", "expert-in-predators")

    assert scene.zoo("A").money == 3  # for its own icon, not for the predator of the exhibit


# for money


@rule("AN-8.6", "AN-13.18")
def test_a_sponsor_for_money_costs_its_level_and_moves_no_action_card(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, hand 223 201 202, money 12, build pavilion 8.0", maps="3a")

    scene.plays("A", "build", "kiosk", "7.1")

    assert scene.codes("A") == ["science-institute", "no"]  # 201 needs Sponsors II, 202 a research icon

    scene.plays("A", "science-institute")

    assert scene.zoo("A").money == 7  # 12 - 2 - 3
    assert scene.order("A") == "Bu An Ca As Sp"
    assert scene.asked == "B"


@rule("AN-8.6")
def test_a_sponsor_for_money_may_be_declined(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, hand 223, money 12, build pavilion 8.0", maps="3a")

    scene.plays("A", "build", "kiosk", "7.1", "no")

    assert scene.zoo("A").money == 10
    assert scene.hand("A") == "223"


@rule("AN-8.6")
def test_a_sponsor_for_money_must_be_affordable_and_in_hand(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, rep 9, upgraded Sp, hand 220, money 5, build pavilion 8.0",
        display="223 225 401 402 403 404",
        maps="3a",
    )

    scene.plays("A", "build", "kiosk", "7.1")

    assert scene.asked == "B"  # 3 money are left: too little for level 4, and the display does not count


@rule("AN-8.6", "AN-8.3")
def test_sponsors_ii_is_looked_at_when_playing_for_money(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, upgraded Sp, hand 201, money 7, build pavilion 8.0", maps="3a")

    scene.plays("A", "build", "kiosk", "7.1", "science-lab", "deck")
    scene.any_chance()

    assert scene.zoo("A").money == 0
    assert "science-lab" in [sponsor.code for sponsor in scene.zoo("A").sponsors]


@rule("AN-8.6", "AN-9.2")
def test_the_bonus_tile_plays_a_sponsor_for_money(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca Sp As, upgraded As, cp 4, money 6, hand 223", tiles="money sponsor | cards reputation"
    )

    scene.plays("A", "association", "reputation", "donate", "tile sponsor", "science-institute")

    assert scene.zoo("A").money == 1  # 6 - 2 - 3
    assert scene.state.tiles[0][0].code == "money"


# icons and triggers


@rule("AN-8.9", "AN-S.239")
def test_a_predator_into_another_zoo_pays_the_owner_of_the_expert(scene: Scene) -> None:
    """S-AN-39 (b)"""
    scene.table(A="order Bu Ca As Sp An, money 4, hand 420, icons europe 1", B="money 0, sponsors 239", deck="401")

    scene.plays("A", "animals", "stoat")

    assert scene.zoo("B").money == 3
    assert scene.zoo("A").money == 0


@rule("AN-8.9")
def test_two_icons_on_one_card_pay_twice(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As Sp An, money 17, hand 401, build enclosure_5 1.4 2.3 2.4 3.4 3.5",
        B="money 0, sponsors 239",
        deck="402 403 404",
    )

    scene.plays("A", "animals", "cheetah")

    assert scene.zoo("B").money == 6


@rule("AN-8.9", "AN-7.17")
def test_partner_zoos_and_universities_set_off_triggers(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As, hired 4, upgraded As, x 2, rep 1, sponsors 213 202", B="money 0, sponsors 208")

    scene.plays("A", "association+2", "partner-zoo", "asia", "1.4")

    assert "pavilion 1.4" in scene.buildings("A")

    scene.plays("A", "university", "double_research")

    assert scene.zoo("A").reputation == 3
    assert scene.zoo("B").money == 4


@rule("AN-8.9")
def test_triggers_for_the_own_zoo_stay_silent_for_others(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As", B="sponsors 213 202, rep 1")

    scene.plays("A", "association", "university", "double_research")

    assert scene.zoo("B").reputation == 1
    assert scene.zoo("A").reputation == 1


@rule("AN-8.9")
def test_a_trigger_does_not_pay_for_icons_that_were_there_before(scene: Scene) -> None:
    scene.table(A="hand 239, money 0, icons predator 4")

    scene.plays("A", "sponsors", "expert-in-predators")

    assert scene.zoo("A").money == 3


# buildings that never block a card


@rule("AN-8.8", "AN-S.210", "AN-S.211", "AN-S.213", "AN-S.263")
@pytest.mark.parametrize("number", ["210", "211", "213", "263"])
def test_a_free_building_may_be_declined(scene: Scene, number: str) -> None:
    scene.table(A=f"hand {number}, upgraded Sp, rep 6, build enclosure_3 1.3 2.2 2.3, build pavilion 3.3")
    before = scene.buildings("A")

    scene.plays("A", "sponsors", card(number).code, "no")
    if scene.asked == "A":
        scene.plays("A", "done")

    assert scene.asked == "B"
    assert scene.buildings("A") == before


@rule("AN-8.8", "AN-S.210")
def test_a_card_with_a_free_building_is_played_without_a_place_for_it(scene: Scene) -> None:
    """On map A as it begins every space beside a building is too near to the kiosk."""
    scene.table(A="hand 210, appeal 0")

    scene.plays("A", "sponsors", "expert-on-the-americas")

    assert scene.asked == "B"
    assert scene.zoo("A").appeal == 1
    assert scene.buildings("A") == ["kiosk 0.3", "enclosure_3 0.4 0.5 1.5"]


# sponsors and the break


@rule("AN-10.1", "AN-10.2", "AN-10.3", "AN-10.4", "AN-10.5", "AN-10.6", "AN-10.9", "AN-10.10", "AN-S.220")
def test_the_break_from_hands_to_income(scene: Scene) -> None:
    """S-AN-39 (d)"""
    scene.table(
        A="order An Sp Bu Ca As, hand 401 402 403 404 405, appeal 25, money 0, sponsors 220, hired 2, workers 1, "
        "at reputation 1, left 2 3 4 5 6 7, multiplier Bu, venom Sp, constricted Ca, "
        "build kiosk 2.3, build kiosk 5.3, build petting_zoo 3.4 4.4 5.4, build sea_turtle_tank 0.4 1.5 1.6 2.4, "
        "build pavilion 1.4, build pavilion 3.1, build enclosure_1! 6.2, build enclosure_1! 6.3, "
        "build enclosure_3! 2.1 2.2 3.2, build enclosure_2 0.2 1.3, build enclosure_1 5.2",
        B="appeal 0, money 0, hand 406 407 408",
        break_step=8,
        display="410 411 412 413 414 415",
        deck="416 417 418",
        maps="3a",
    )

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 2
    assert scene.why == "AN-10.1"

    scene.plays("A", "cheetah", "lion")

    assert scene.hand("A") == "403 404 405"
    assert scene.zoo("A").multipliers == (0, 0, 0, 0, 0)
    assert (scene.zoo("A").venom, scene.zoo("A").constricted) == (0, 0)
    assert scene.zoo("A").workers == 2
    assert scene.zoo("A").on_task == (0, 0, 0, 0)
    assert scene.display() == "412 413 414 415 416 417"
    assert scene.codes("A") == [
        "jaguar", "cougar", "south-american-coati", "raccoon", "eurasian-brown-bear", "wolf", "no",
    ]  # fmt: skip

    scene.plays("A", "wolf")

    assert scene.zoo("A").money == 30  # 2 + 18 + 7 + 3
    assert scene.display() == "412 413 414 415 416 418"
    assert scene.zoo("B").money == 5
    assert scene.state.break_step == 0
    assert scene.asked == "B"
