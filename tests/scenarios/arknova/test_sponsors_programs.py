"""Sponsors that change actions: engineer, WAZA [AN-S.215, AN-S.217, AN-S.218, AN-S.227, AN-S.228, AN-S.263]."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, spot

ANIMALS_5 = "order Bu Ca As Sp An"
BUILD_2 = "order An Bu Ca As Sp"

# engineer


@rule("AN-S.217")
def test_engineer_builds_one_more_of_the_same_kind_beyond_the_size(scene: Scene) -> None:
    scene.table(A=f"{BUILD_2}, money 8, sponsors 217")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "1.4 2.3"))

    assert scene.codes("A") == ["enclosure_2", "no"]

    scene.plays("A", "enclosure_2", spot("enclosure_2", "1.3 2.2"))

    assert scene.zoo("A").money == 0
    assert scene.buildings("A")[2:] == ["enclosure_2 1.4 2.3", "enclosure_2 1.3 2.2"]


@rule("AN-S.217", "AN-2.20")
def test_engineer_may_be_left_alone_and_needs_money(scene: Scene) -> None:
    scene.table(A=f"{BUILD_2}, money 8, sponsors 217")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "1.4 2.3"), "no")

    assert scene.zoo("A").money == 4

    scene.table(A=f"{BUILD_2}, money 7, sponsors 217")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "1.4 2.3"))

    assert scene.asked == "B"


@rule("AN-S.217")
def test_engineer_builds_no_special_enclosure(scene: Scene) -> None:
    scene.table(A="order An Ca Bu As Sp, money 20, sponsors 217")

    scene.plays("A", "build", "petting_zoo", spot("petting_zoo", "1.4 2.3 3.4"))

    assert scene.asked == "B"


@rule("AN-S.217", "AN-5.4")
def test_engineer_chooses_among_the_kinds_built_and_builds_once(scene: Scene) -> None:
    scene.table(A="order An Ca Bu As Sp, upgraded Bu, money 20, sponsors 217")

    scene.plays("A", "build", "pavilion", "1.4", "enclosure_1", "2.3", "done")

    assert scene.codes("A") == ["pavilion", "enclosure_1", "no"]

    scene.plays("A", "enclosure_1", "2.2")

    assert scene.zoo("A").money == 14
    assert scene.asked == "A"  # the card on 2.2
    scene.plays("A", "no")
    assert scene.asked == "B"


@rule("AN-S.217", "AN-5.7")
def test_the_second_kiosk_of_the_engineer_keeps_its_distance(scene: Scene) -> None:
    scene.table(A=f"{BUILD_2}, money 20, sponsors 217, build enclosure_5 1.4 2.3 2.4 3.4 3.5")

    scene.plays("A", "build", "kiosk", "4.4")

    assert scene.asked == "B"  # nothing else beside a building is 3 spaces away from both


@rule("AN-S.217", "AN-3.1")
def test_engineer_works_once_in_each_performance_of_a_multiplied_build_action(scene: Scene) -> None:
    scene.table(A=f"{BUILD_2}, money 8, multiplier Bu, sponsors 217")

    scene.plays("A", "build", "enclosure_1", "1.4", "enclosure_1", "2.3")
    scene.plays("A", "build", "enclosure_1", "1.3", "enclosure_1", "3.3")

    assert scene.zoo("A").money == 0
    assert len(scene.buildings("A")) == 6
    assert scene.asked == "B"


@rule("AN-S.217", "AN-5.18")
def test_free_buildings_are_no_kind_built_in_the_action(scene: Scene) -> None:
    """The bonus on 1.1 of map 7 is a kiosk; only the enclosure was built."""
    scene.table(A=f"{BUILD_2}, money 20, sponsors 217, build pavilion 1.0", maps="7")

    scene.plays("A", "build", "enclosure_1", "1.1", "2.1")

    assert "kiosk 2.1" in scene.buildings("A")
    assert scene.codes("A") == ["enclosure_1", "no"]


# for money while acting with a hypnotised card


@rule("AN-8.6", "AN-8.3", "AN-3.17")
@pytest.mark.parametrize(("own_side", "offered"), [("", False), (" Sp", True)])
def test_for_money_the_own_sponsors_card_is_looked_at_even_under_hypnosis(
    scene: Scene, own_side: str, offered: bool
) -> None:
    """The Sponsors card of B shows side II; the bonus on 7.1 asks for the side of the card of A."""
    scene.table(
        A=f"{ANIMALS_5}, upgraded An{own_side}, x 1, money 40, appeal 5, hand 475 251 201, icons science 2, "
        "build pavilion 8.0, build enclosure_2 0.1 1.2",
        B="order An Bu Sp Ca As, upgraded Sp, appeal 20",
        maps="3a",
    )

    scene.plays("A", "animals", "king-cobra", "sponsors+1", "polar-bear-exhibit")
    scene.plays("A", spot("polar_bear_exhibit", "6.2 6.3 7.1 7.2"))

    assert (scene.why == "AN-8.6") == offered


# tokens


@rule("AN-S.215", "AN-S.218")
def test_breeding_sponsors_put_two_tokens_on_themselves(scene: Scene) -> None:
    scene.table(A="hand 215, partner africa asia, x 0")

    scene.plays("A", "sponsors", "breeding-cooperation")

    assert [(holder.id, left) for holder, left in scene.zoo("A").tokens] == [(215, 2)]

    scene.table(A="hand 218, icons science 2")

    scene.plays("A", "sponsors", "breeding-program")

    assert [(holder.id, left) for holder, left in scene.zoo("A").tokens] == [(218, 2)]
    assert scene.zoo("A").left.bit_count() == 7  # they come from the supply, not from the map


# WAZA Special Assignment


@rule("AN-S.227", "AN-2.16")
def test_the_special_assignment_takes_the_first_animal_of_the_class(scene: Scene) -> None:
    scene.table(A="rep 6, x 1, hand 227", deck="428 201 401 419 402")

    scene.plays("A", "sponsors+1", "waza-special-assignment", "small")

    assert scene.hand("A") == "419"
    assert [each.id for each in reversed(scene.state.deck.top)] == [428, 201, 401, 402]  # the others keep their places


@rule("AN-S.227", "AN-2.16")
def test_the_special_assignment_draws_any_animal_of_the_class_from_an_unknown_deck(scene: Scene) -> None:
    scene.table(A="rep 6, x 1, hand 227")

    scene.plays("A", "sponsors+1", "waza-special-assignment", "large")

    drawn = scene.codes("chance")
    assert len(drawn) == 39
    assert "giraffe" not in drawn
    assert "domestic-goat" not in drawn
    scene.chance("lion")
    assert scene.hand("A") == "402"


@rule("AN-S.227", "AN-Q5")
def test_one_edition_puts_the_skipped_cards_under_the_deck(scene: Scene) -> None:
    scene.table(A="rep 6, x 1, hand 227", deck="428 201 401 402", search_skipped="printed")

    scene.plays("A", "sponsors+1", "waza-special-assignment", "large")

    assert scene.hand("A") == "401"
    assert [each.id for each in reversed(scene.state.deck.top)] == [402]
    assert sorted(each.id for each in scene.state.deck.bottom) == [201, 428]


@rule("AN-S.227", "AN-7.12")
def test_the_assignment_forbids_the_other_class_and_leaves_medium_animals_alone(scene: Scene) -> None:
    scene.table(A="rep 6, x 5, money 60, appeal 0, hand 227 401 428, build enclosure_5 1.4 2.3 2.4 3.4 3.5", deck="419")
    scene.plays("A", "sponsors+1", "waza-special-assignment", "small")
    scene.plays("B", "x cards")

    scene.refused("A", "animals+3", "cheetah", rule="AN-S.227")
    scene.plays("A", "animals+3", "giraffe", "enclosure_3 0.4/0", "european-badger", "boost:sponsors", "no", "no")

    assert scene.zoo("A").appeal == 12  # 7 for the giraffe, 3 + 2 for the badger


@rule("AN-S.227")
def test_large_animals_of_the_assignment_give_4_appeal(scene: Scene) -> None:
    scene.table(
        A="rep 6, x 5, money 60, appeal 0, hand 227, build enclosure_4 1.4 2.3 2.4 3.4",
        deck="417",
    )
    scene.plays("A", "sponsors+1", "waza-special-assignment", "large")
    scene.plays("B", "x cards")

    scene.plays("A", "animals+3", "wolf")

    assert scene.zoo("A").appeal == 9  # 4 printed, 1 for Pack, 4 for the assignment


@rule("AN-S.227", "AN-Q23")
def test_animals_of_the_other_class_stay_in_the_zoo(scene: Scene) -> None:
    scene.table(A="rep 6, x 1, hand 227, animals 401 402", deck="419")

    scene.plays("A", "sponsors+1", "waza-special-assignment", "small")

    assert [animal.id for animal in scene.zoo("A").animals] == [401, 402]


# WAZA Small Animals Program


@rule("AN-S.228")
def test_the_small_animals_program_pays_for_small_animals(scene: Scene) -> None:
    scene.table(A="rep 3, money 0, hand 228, animals 419 519 428 401")

    scene.plays("A", "sponsors", "waza-small-animals-program")

    assert scene.zoo("A").money == 4


@rule("AN-S.228")
def test_after_small_animals_only_one_more_may_follow_and_one_is_taken(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, money 9, hand 419 488 428, sponsors 228, build enclosure_1 2.4",
        display="401 402 403 427 404 405",
        deck="406",
    )

    scene.plays("A", "animals", "european-badger", "slow-worm")

    assert scene.zoo("A").money == 0
    assert scene.codes("A") == ["caracal", "fennec-fox"]  # wherever they lie

    scene.plays("A", "fennec-fox")

    assert scene.hand("A") == "405 428"


@rule("AN-S.228")
def test_a_small_animal_is_taken_even_if_no_extra_one_is_played(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, money 9, hand 419 488, sponsors 228, build enclosure_1 2.4",
        display="401 402 403 427 428 405",
        deck="406",
    )

    scene.plays("A", "animals", "european-badger", "no")

    assert scene.hand("A") == "405 488"  # the only small one of the display, taken without a question


@rule("AN-S.228")
def test_no_small_animal_in_the_display_means_none_is_taken(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, money 5, hand 419, sponsors 228", display="401 402 403 427 428 411")

    scene.plays("A", "animals", "european-badger", "no")

    assert scene.hand("A") == ""
    assert scene.asked == "B"


@rule("AN-S.228")
def test_a_medium_animal_spoils_the_small_animals_program(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 60, hand 419 428 488, sponsors 228, build enclosure_2 1.4 2.3, build enclosure_1 2.4",
        display="405 402 403 427 404 411",
    )

    scene.plays("A", "animals", "european-badger", "enclosure_2 2.3/2", "giraffe", "boost:sponsors", "no", "no")

    assert scene.asked == "B"
    assert scene.hand("A") == "488"


@rule("AN-S.228", "AN-6.3")
def test_the_extra_animal_pays_and_meets_its_conditions(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, money 8, hand 419 488 498, sponsors 228, build enclosure_1 2.4, build enclosure_1 1.4",
        display="401 402 403 427 428 411",
    )

    scene.plays("A", "animals", "european-badger")

    assert scene.why == "AN-G.BOOST"  # 3 money are too little for an extra animal
    scene.plays("A", "no")
    assert scene.hand("A") == "488 498"


@rule("AN-S.228", "AN-6.3")
def test_the_extra_animal_comes_from_hand_and_never_from_the_display(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca As Sp, upgraded An, rep 9, money 60, hand 498, sponsors 228, build enclosure_1 2.4",
        display="419 488 403 427 428 411",
        deck="406 407",
    )

    scene.plays("A", "animals", "european-badger")

    assert scene.hand("A") == "488 498"  # 498 lacks two research icons, 488 is only taken


# WAZA Large Animal Program


@rule("AN-S.263", "AN-8.8")
def test_the_large_animal_program_places_a_free_enclosure_of_size_5(scene: Scene) -> None:
    scene.table(A="upgraded Sp, rep 6, money 0, hand 263")

    scene.plays("A", "sponsors", "waza-large-animal-program", spot("enclosure_5", "1.4 2.3 2.4 3.4 3.5"))

    assert "enclosure_5 1.4 2.3 2.4 3.4 3.5" in scene.buildings("A")
    assert scene.zoo("A").money == 5  # the bonus on 2.4


@rule("AN-S.263", "AN-6.11")
@pytest.mark.parametrize(("predators", "can"), [(2, True), (1, False)])
def test_one_missing_condition_of_a_large_animal_is_ignored(scene: Scene, predators: int, can: bool) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 30, hand 402 419, sponsors 263, icons predator {predators}, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )

    assert ("lion" in scene.codes("A", "animals")) == can
    if not can:
        text = scene.refused("A", "animals", "lion", rule="AN-6.3")
        assert "needs 2 more Predator icons" in text
        assert "only 1 of these may be ignored" in text


@rule("AN-S.263", "AN-6.10", "AN-6.11")
def test_animals_ii_is_a_condition_that_may_be_ignored(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 30, hand 411, sponsors 263, icons predator 2, build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )

    scene.plays("A", "animals", "grizzly-bear")

    assert scene.zoo("A").hired == 2


@rule("AN-S.263")
def test_conditions_of_small_and_medium_animals_stay(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 30, hand 418 419, sponsors 263, icons europe 1")

    scene.refused("A", "animals", "eurasian-lynx", rule="AN-6.3")


@rule("AN-S.263", "AN-6.11", "AN-6.16")
def test_water_is_never_ignored(scene: Scene) -> None:
    """An enclosure of size 4 away from water; the sea lion needs one space of it, all else is there."""
    scene.table(
        A=f"{ANIMALS_5}, money 30, hand 422 419, partner australia, sponsors 263, build enclosure_4 1.3 1.4 2.2 2.3"
    )

    scene.refused("A", "animals", "australian-sea-lion", rule="AN-6.16")
