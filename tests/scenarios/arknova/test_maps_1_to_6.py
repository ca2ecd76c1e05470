"""What is special on maps 1 to 6 [AN-M.1 to AN-M.6]."""

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

ANIMALS = "order Bu Sp Ca As An"
BUILD = "order An Sp Ca As Bu"
ASSOCIATION = "order An Bu Ca Sp As"


# no special rule


@rule("AN-M.0", "AN-1.12", "AN-5.6")
def test_map_a_begins_with_a_kiosk_and_an_enclosure_and_map_0_with_nothing(scene: Scene) -> None:
    scene.table(maps="A,0", A=BUILD, B=BUILD)

    assert scene.buildings("A") == ["kiosk 0.3", "enclosure_3 0.4 0.5 1.5"]
    assert scene.buildings("B") == []
    scene.refused("A", "build", "enclosure_1", "8.3", rule="AN-5.6")
    scene.plays("A", "x cards")
    scene.refused("B", "build", "enclosure_1", "4.1", rule="AN-5.6")
    scene.plays("B", "build", "enclosure_1", "8.2")


# 1 Observation Tower


def play_lama(scene: Scene, enclosure: str, name: str = "1", more: str = "") -> None:
    """4 appeal of its own, nothing else."""
    scene.table(maps=name, A=f"appeal 0, hand 439, build enclosure_2 {enclosure}{more}, {ANIMALS}")
    scene.plays("A", "animals", "439")


@rule("AN-M.1")
@pytest.mark.parametrize(
    ("name", "enclosure"), [("1", "2.2 2.3"), ("1", "1.4 1.5"), ("1a", "6.2 7.2"), ("1a", "8.4 7.4")]
)
def test_an_animal_beside_the_tower_brings_2_appeal(scene: Scene, name: str, enclosure: str) -> None:
    play_lama(scene, enclosure, name)

    assert scene.zoo("A").appeal == 4 + 2


@rule("AN-M.1")
@pytest.mark.parametrize(
    ("name", "enclosure"), [("1", "2.4 2.5"), ("1", "1.1 2.1"), ("1a", "1.1 1.2"), ("1a", "6.4 7.5")]
)
def test_beside_other_rock_or_none_there_is_nothing(scene: Scene, name: str, enclosure: str) -> None:
    """1.1 and 2.4 touch rock that belongs to the hills of the tower."""
    play_lama(scene, enclosure, name)

    assert scene.zoo("A").appeal == 4


@rule("AN-M.1")
def test_a_special_enclosure_beside_the_tower_brings_nothing(scene: Scene) -> None:
    scene.table(maps="1", A=f"appeal 0, hand 486, build reptile_house 1.5 2.3 2.4 2.5 3.4, {ANIMALS}")

    scene.plays("A", "animals", "486")

    assert scene.zoo("A").appeal == 2


@rule("AN-M.1", "AN-6.12")
def test_an_animal_that_shares_the_enclosure_beside_the_tower_turns_nothing(scene: Scene) -> None:
    scene.table(maps="1", A=f"appeal 0, hand 438, animals 443, build enclosure_3! 2.1 2.2 3.2, {ANIMALS}")

    scene.plays("A", "animals", "438")

    assert scene.zoo("A").appeal == 5


@rule("AN-M.1", "AN-7.12")
def test_an_enclosure_that_was_emptied_and_filled_again_pays_again(scene: Scene) -> None:
    scene.table(
        maps="1",
        A="appeal 4, hand 493, animals 439, build enclosure_2! 2.2 2.3, order An Bu Ca Sp As",
        row="120",
    )

    scene.plays("A", "association", "project", "6", "worker")
    assert scene.buildings("A") == ["enclosure_2 2.2 2.3"]
    scene.plays("B", "x animals")
    scene.plays("A", "animals", "493")

    assert scene.zoo("A").appeal == 4 - 4 + 3 + 2


@rule("AN-M.1")
def test_building_beside_the_tower_brings_nothing(scene: Scene) -> None:
    scene.table(maps="1", A=f"appeal 0, build kiosk 2.3, {BUILD}")

    scene.plays("A", "build", "enclosure_2", "1.2/0")

    assert scene.zoo("A").appeal == 0


# 2 Outdoor Areas


@rule("AN-M.2", "AN-6.5")
@pytest.mark.parametrize("name", ["2", "2a"])
def test_an_enclosure_beside_the_gate_holds_an_animal_two_sizes_larger(scene: Scene, name: str) -> None:
    scene.table(maps=name, A=f"hand 443 417, money 30, build enclosure_1 6.3, {ANIMALS}")

    assert scene.codes("A", "animals") == ["red-deer"]
    scene.refused("A", "animals", "417", rule="AN-6.5")
    scene.plays("A", "animals", "443")

    assert scene.buildings("A") == ["enclosure_1! 6.3"]


@rule("AN-M.2")
@pytest.mark.parametrize("spot", ["3.5", "5.6", "7.4"])
def test_other_water_is_no_gate(scene: Scene, spot: str) -> None:
    """3.5 and 5.6 touch water that hangs together with the gate."""
    scene.table(maps="2", A=f"hand 443, money 30, build enclosure_1 {spot}, {ANIMALS}")

    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-M.2", "AN-5.1", "AN-5.2")
def test_price_and_size_for_building_are_those_of_the_tile(scene: Scene) -> None:
    scene.table(maps="2", A="money 2, build enclosure_2 7.4 7.5, order Bu An Sp Ca As")

    scene.plays("A", "build", "enclosure_1", "6.3")

    assert scene.zoo("A").money == 0


@rule("AN-M.2", "AN-6.12")
def test_the_gate_helps_a_flock_to_share(scene: Scene) -> None:
    """Flock Animal 4 and a herbivore in an enclosure of size 2, which counts as 4."""
    scene.table(maps="2", A=f"hand 447, money 30, animals 439, build enclosure_2! 6.3 7.4, {ANIMALS}")
    scene.plays("A", "animals", "447")
    assert scene.zoo("A").money == 30 - 23

    scene.table(maps="2", A=f"hand 447, money 30, animals 439, build enclosure_2! 7.4 7.5, {ANIMALS}")
    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-M.2", "AN-7.19", "AN-7.12")
def test_the_gate_says_which_enclosure_a_release_frees(scene: Scene) -> None:
    """Of size 3 and of size 2 beside the gate, which counts as 4, the former is the smallest that would do."""
    scene.table(
        maps="2",
        A=f"animals 443, build enclosure_2! 6.3 7.4, build enclosure_3! 3.1 4.1 3.2, {ASSOCIATION}",
        row="120",
    )

    scene.plays("A", "association", "project", "6")

    assert scene.buildings("A") == ["enclosure_2! 6.3 7.4", "enclosure_3 3.1 3.2 4.1"]


@rule("AN-M.2", "AN-7.12")
def test_a_release_looks_at_the_printed_size_of_the_animal(scene: Scene) -> None:
    """A Lama of size 2 beside the gate is a small animal for the project."""
    scene.table(maps="2", A=f"cp 2, animals 439, build enclosure_2! 6.3 7.4, {ASSOCIATION}", row="120:right=B")

    scene.refused("A", "association", "project", rule="AN-7.8")


# 3 Silver Lake


@rule("AN-M.3", "AN-5.8", "AN-13.18")
def test_every_space_by_the_lake_pays_by_itself(scene: Scene) -> None:
    scene.table(maps="3", A=f"money 4, {BUILD}")

    scene.plays("A", "build", "enclosure_2", "0.2/1")

    assert scene.buildings("A") == ["enclosure_2 0.2 0.3"]
    assert scene.zoo("A").money == 2 + 2


@rule("AN-M.3", "AN-G.DETERMINATION", "AN-2.11")
def test_determination_of_the_left_edge_excludes_association(scene: Scene) -> None:
    scene.table(maps="3", A=f"cp 2, x 3, icons africa 2, hired 3, money 20, {ASSOCIATION}", bases="103 101 102")

    scene.plays("A", "association", "project", "4")
    found = scene.codes("A")
    assert {code.partition("+")[0] for code in found} == {
        "build", "cards", "sponsors", "x animals", "x build", "x cards", "x sponsors", "no",
    }  # fmt: skip
    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 25
    assert scene.order("A") == "Sp As An Bu Ca"
    assert scene.asked == "B"


# 4 Commercial Harbor

HARBOUR = "build kiosk 0.5, hand 401 402"


@rule("AN-M.4")
def test_without_a_building_at_the_harbour_nothing_is_sold(scene: Scene) -> None:
    scene.table(maps="4", A="build kiosk 1.5, hand 401 402")

    assert "harbour" not in scene.codes("A")


@rule("AN-M.4")
@pytest.mark.parametrize("name", ["4", "4a"])
def test_the_harbour_buys_one_card_in_each_own_turn(scene: Scene, name: str) -> None:
    scene.table(maps=name, A=f"money 0, {HARBOUR}")

    scene.plays("A", "harbour", "401")
    assert scene.zoo("A").money == 3
    assert scene.hand("A") == "402"
    assert [card.id for card in scene.state.discard] == [401]
    assert "harbour" not in scene.codes("A")
    scene.plays("A", "x animals")
    assert scene.asked == "B"  # nothing is offered at the end either
    assert "harbour" not in scene.codes("B")
    scene.plays("B", "x animals")

    assert "harbour" in scene.codes("A")


@rule("AN-M.4", "AN-2.10")
def test_the_harbour_still_buys_before_the_turn_ends(scene: Scene) -> None:
    """Cards drawn in the turn may be sold in it."""
    scene.table(maps="4", A="money 0, build kiosk 0.5, order An Ca Bu As Sp", deck="401 402")

    scene.plays("A", "cards")
    assert scene.codes("A") == ["harbour", "done"]
    scene.plays("A", "harbour", "401")

    assert scene.zoo("A").money == 3
    assert scene.asked == "B"


@rule("AN-M.4")
def test_the_building_that_reaches_the_harbour_opens_it_in_the_same_turn(scene: Scene) -> None:
    """Build II: the sale pays for the next building."""
    scene.table(maps="4", A=f"money 2, upgraded Bu, hand 401, {BUILD}")

    scene.plays("A", "build", "kiosk", "0.5")
    assert scene.codes("A") == ["done", "harbour"]
    scene.plays("A", "harbour", "401", "pavilion")

    assert scene.zoo("A").money == 1
    assert scene.buildings("A") == ["kiosk 0.5", "pavilion 1.5"]
    assert scene.asked == "B"


@rule("AN-M.4")
def test_a_sale_that_helps_nothing_is_offered_only_at_the_end_of_the_turn(scene: Scene) -> None:
    """Build I has built what it may build."""
    scene.table(maps="4", A=f"money 2, hand 401, {BUILD}")

    scene.plays("A", "build", "kiosk", "0.5")

    assert scene.codes("A") == ["harbour", "done"]
    scene.plays("A", "done")
    assert scene.asked == "B"


@rule("AN-M.4", "AN-6.1")
def test_the_harbour_can_pay_for_a_second_animal(scene: Scene) -> None:
    """Thorny Devils cost 6: after the first one 3 money are left."""
    scene.table(
        maps="4",
        A=f"money 9, hand 401 486 493, build kiosk 0.5, build enclosure_1 2.4, build enclosure_1 3.6, {ANIMALS}",
    )

    scene.plays("A", "animals", "493", "enclosure_1 2.4")
    assert scene.codes("A") == ["done", "harbour"]
    scene.plays("A", "harbour", "401", "486")

    assert [animal.id for animal in scene.zoo("A").animals] == [493, 486]
    assert scene.zoo("A").money == 9 - 6 + 3 - 4


@rule("AN-M.4", "AN-8.1")
def test_the_harbour_can_pay_for_a_second_sponsor_of_the_display(scene: Scene) -> None:
    scene.table(
        maps="4",
        A="money 0, hand 223 401, rep 4, upgraded Sp, build kiosk 0.5",
        display="402 403 225 404 405 406",
    )

    scene.plays("A", "sponsors", "223")
    assert scene.codes("A") == ["done", "harbour"]
    scene.plays("A", "harbour", "401", "225")

    assert [sponsor.id for sponsor in scene.zoo("A").sponsors] == [223, 225]
    assert scene.zoo("A").money == 0


@rule("AN-M.4", "AN-3.1", "AN-3.7")
def test_the_harbour_buys_between_two_performances_of_an_action(scene: Scene) -> None:
    """At any moment: the money of a card pays for what the multiplier token lets one build."""
    scene.table(maps="4", A=f"money 2, multiplier Bu, hand 401, {BUILD}")

    scene.plays("A", "build", "kiosk", "0.5")
    assert scene.codes("A") == ["no", "harbour"]
    scene.plays("A", "harbour", "401", "build", "enclosure_1")

    assert scene.zoo("A").money == 1
    assert scene.buildings("A") == ["kiosk 0.5", "enclosure_1 1.5"]


@rule("AN-M.4", "AN-G.DETERMINATION")
def test_the_harbour_buys_before_an_extra_action(scene: Scene) -> None:
    """Bald Eagle, Determination: with the last money spent only a sale makes building possible."""
    scene.table(
        maps="4",
        A=f"money 23, hand 401 505, upgraded An, build kiosk 0.5, build enclosure_4 2.0 3.0 3.1 4.0, {ANIMALS}",
    )

    scene.plays("A", "animals", "505")
    assert scene.why == "AN-G.DETERMINATION"
    assert "build" not in scene.codes("A")
    scene.plays("A", "harbour", "401")

    assert "build" in scene.codes("A")
    assert "harbour" not in scene.codes("A")


@rule("AN-M.4", "AN-7.13")
def test_the_harbour_can_pay_for_a_donation(scene: Scene) -> None:
    scene.table(maps="4", A=f"money 0, build kiosk 0.5, hand 401, upgraded As, {ASSOCIATION}")

    scene.plays("A", "association", "reputation")
    assert "donate" not in scene.codes("A")
    scene.plays("A", "harbour", "401", "donate")

    assert scene.zoo("A").conservation == 1
    assert scene.zoo("A").money == 1


@rule("AN-M.4", "AN-3.3")
def test_venom_is_paid_before_the_last_sale(scene: Scene) -> None:
    scene.table(maps="4", A=f"money 0, {HARBOUR}, venom Bu")

    scene.plays("A", "x animals", "harbour", "401")

    assert scene.zoo("A").money == 3


@rule("AN-M.4", "AN-10.7")
def test_the_harbour_is_closed_in_a_break(scene: Scene) -> None:
    """Neither when hands are cut down nor during the income, where money for a sponsor would be welcome."""
    scene.table(
        maps="4",
        A="money 0, appeal 0, build kiosk 0.5, hand 401 402 403 404, left 2 3 4 5 6 7",
        break_step=8,
        active="B",
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")
    assert "harbour" not in scene.codes("A")
    scene.plays("A", "401")
    assert scene.why == "AN-G.SNAPPING"
    assert "harbour" not in scene.codes("A")


@rule("AN-M.4", "AN-1.15")
def test_nobody_sees_which_card_the_harbour_buys(scene: Scene) -> None:
    scene.table(maps="4", A=HARBOUR)

    scene.plays("A", "harbour", "401")

    assert "Seat A: 3 money (a card sold at the harbor)" in scene.heard("B")
    assert not [line for line in scene.heard("B") + scene.heard() if "Cheetah" in line]


# 5 Park Restaurant


@rule("AN-M.5", "AN-10.5", "AN-19.2")
@pytest.mark.parametrize("name", ["5", "5a"])
def test_every_covered_space_beside_the_restaurant_pays_in_a_break(scene: Scene, name: str) -> None:
    """Two spaces of an empty enclosure, a kiosk; not what lies further away."""
    scene.table(
        maps=name,
        A="money 0, appeal 0, build enclosure_2 3.2 3.3, build kiosk 5.3, build enclosure_1 3.4",
        active="B",
        break_step=8,
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")

    assert scene.zoo("A").money == 5 + 3


def support_on_map_5(scene: Scene, more: str) -> None:
    scene.table(maps="5", A=f"cp 2, icons africa 2, {more}, {ASSOCIATION}", bases="103 101 102")
    scene.plays("A", "association", "project", "4")
    if scene.why == "AN-7.9":
        scene.plays("A", "conservation")


@rule("AN-M.5", "AN-5.12")
def test_the_left_edge_places_a_reptile_house_without_build_ii_and_animals_move_in(scene: Scene) -> None:
    support_on_map_5(scene, "animals 473, build enclosure_1! 8.5")

    assert scene.codes("A") == ["reptile_house", "no"]
    scene.plays("A", "reptile_house", "473")

    assert scene.buildings("A") == ["enclosure_1 8.5", "reptile_house 6.5 7.4 7.5 7.6 8.4"]
    assert scene.zoo("A").money == 25 + 5  # the placement bonus


@rule("AN-M.5", "AN-5.5")
def test_spaces_marked_ii_still_need_build_ii_for_it(scene: Scene) -> None:
    """Beside 0.5 a reptile house would cover 1.5, which is marked II."""
    support_on_map_5(scene, "build enclosure_1 0.5")
    assert scene.asked == "B"

    support_on_map_5(scene, "upgraded Bu, build enclosure_1 0.5")
    assert scene.codes("A") == ["reptile_house", "no"]


@rule("AN-M.5", "AN-5.16")
def test_it_must_be_of_a_kind_that_the_zoo_has_not(scene: Scene) -> None:
    support_on_map_5(scene, "build reptile_house 6.5 7.4 7.5 7.6 8.4")
    assert scene.codes("A") == ["large_bird_aviary", "no"]
    scene.plays("A", "no")
    assert len(scene.buildings("A")) == 1

    support_on_map_5(scene, "build reptile_house 6.5 7.4 7.5 7.6 8.4, build large_bird_aviary 2.5 3.4 3.5 3.6 4.5")
    assert scene.asked == "B"


# 6 Research Institute


@rule("AN-M.6", "AN-6.11", "AN-6.3")
def test_with_the_institute_one_condition_of_each_animal_may_be_ignored(scene: Scene) -> None:
    """Lion wants 3 predators: with 2 there is one missing, with 1 there are two."""
    lion = "money 40, hand 402, build kiosk 0.5, build enclosure_4 4.3 4.4 5.3 5.4"
    scene.table(maps="6", A=f"{lion}, icons predator 2, {ANIMALS}")
    scene.plays("A", "animals", "402")
    assert scene.zoo("A").appeal == 9 + 3

    scene.table(maps="6", A=f"{lion}, icons predator 1, {ANIMALS}")
    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-M.6")
@pytest.mark.parametrize("name", ["6", "6a"])
def test_without_a_building_beside_the_institute_all_conditions_count(scene: Scene, name: str) -> None:
    lion = "money 40, hand 402, build kiosk 0.4, build enclosure_4 4.3 4.4 5.3 5.4"
    scene.table(maps=name, A=f"{lion}, icons predator 2, {ANIMALS}")

    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-M.6", "AN-6.1")
def test_it_helps_every_animal_of_an_action(scene: Scene) -> None:
    """Two animals, each of which lacks one symbol: a partner zoo, and Animals II."""
    scene.table(
        maps="6",
        A="money 60, hand 432 456, build kiosk 0.5, build enclosure_4 4.3 4.4 5.3 5.4, build enclosure_2 1.5 1.6, "
        f"{ANIMALS}",
    )

    scene.plays("A", "animals", "456", "enclosure_2 1.5/1", "432", "no")

    assert [animal.id for animal in scene.zoo("A").animals] == [456, 432]


@rule("AN-M.6", "AN-6.16")
def test_water_and_rock_are_never_ignored(scene: Scene) -> None:
    """Slow Worm wants nothing but water."""
    scene.table(maps="6", A=f"hand 488, build kiosk 0.5, build enclosure_1 1.5, {ANIMALS}")

    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-M.6", "AN-6.11", "AN-S.263")
def test_it_adds_to_the_large_animal_program(scene: Scene) -> None:
    """A Lion with one predator only: two missing symbols, two that may be ignored."""
    scene.table(
        maps="6",
        A="money 40, hand 402, sponsors 263, icons predator 1, build kiosk 0.5, build enclosure_4 4.3 4.4 5.3 5.4, "
        f"{ANIMALS}",
    )

    scene.plays("A", "animals", "402")

    assert [animal.id for animal in scene.zoo("A").animals] == [402]


@rule("AN-M.6", "AN-8.7")
def test_it_helps_no_sponsor(scene: Scene) -> None:
    scene.table(maps="6", A="hand 202, build kiosk 0.5")

    scene.refused("A", "sponsors", "202", rule="AN-8.7")


@rule("AN-M.6", "AN-5.6")
@pytest.mark.parametrize("name", ["6", "6a"])
def test_the_first_building_may_stand_beside_the_institute_or_elsewhere_at_the_border(scene: Scene, name: str) -> None:
    scene.table(maps=name, A=BUILD)

    assert {"0.5", "8.3"} <= set(scene.codes("A", "build", "enclosure_1"))


@rule("AN-M.6", "AN-10.7", "AN-G.CLEVER")
def test_twice_an_action_card_to_slot_1_at_once_and_in_every_break(scene: Scene) -> None:
    scene.table(maps="6", A=f"cp 2, icons africa 2, {ASSOCIATION}", bases="103 101 102", break_step=8, deck="412 413")

    scene.plays("A", "association", "project", "4")
    assert scene.order("A") == "As An Bu Ca Sp"  # the card used has moved before
    scene.plays("A", "sponsors", "cards")
    assert scene.order("A") == "Ca Sp As An Bu"
    scene.plays("B", "sponsors", "break")
    scene.plays("A", "build", "no")

    assert scene.order("A") == "Bu Ca Sp As An"
    assert scene.asked == "A"
