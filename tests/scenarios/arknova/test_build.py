"""The Build action [AN-5]: scenarios S-AN-10 to S-AN-18."""

from __future__ import annotations

import pytest

from soloist.games.arknova.buildings import KIND, covering
from soloist.games.arknova.hexes import hexes, named
from soloist.games.arknova.maps import MAPS
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, spot

STRONG = "order An Ca As Sp Bu"
STRONG_II = "order An Ca As Sp Bu, upgraded Bu"


def kinds(scene: Scene) -> list[str]:
    """What A may build now, `done` left out."""
    return [option for option in scene.codes("A") if option != "done"]


def covered_but(*free: str) -> str:
    """All building spaces of map A under size-1 enclosures, but for these and what is printed on it."""
    ground = MAPS["A"].ground & ~hexes("0.3 0.4 0.5 1.5") & ~hexes(" ".join(free))
    return ", ".join(f"build enclosure_1 {name}" for name in named(ground).split())


# where buildings go


@rule("AN-5.3", "AN-5.5", "AN-5.6", "AN-5.7", "AN-5.14")
def test_later_buildings_must_touch_those_printed_on_map_a(scene: Scene) -> None:
    """S-AN-10"""
    scene.table(A=STRONG)

    scene.plays("A", "build")

    assert scene.codes("A", "enclosure_1") == ["0.2", "1.3", "1.4", "2.4"]
    assert scene.codes("A", "pavilion") == ["0.2", "1.3", "1.4", "2.4"]
    scene.refused("A", "kiosk", rule="AN-5.14")
    many = {"enclosure_2": 12, "enclosure_3": 8, "enclosure_4": 10, "enclosure_5": 17, "petting_zoo": 19}
    assert {kind: len(scene.codes("A", kind)) for kind in many} == many
    assert kinds(scene) == ["pavilion", "enclosure_1", *many]
    scene.refused("A", "reptile_house", rule="AN-5.3")
    scene.refused("A", "large_bird_aviary", rule="AN-5.3")


@rule("AN-5.5", "AN-5.6")
def test_the_first_building_must_cover_a_border_space(scene: Scene) -> None:
    """S-AN-11"""
    scene.table(A=STRONG, maps="3a")
    scene.plays("A", "build")

    border = "0.0 0.1 0.2 0.4 1.0 1.6 2.0 2.5 3.0 5.0 6.5 7.6 8.0 8.1 8.4 8.5"
    assert scene.codes("A", "enclosure_1") == border.split()
    scene.refused("A", "enclosure_1", "4.0", rule="AN-5.5")  # marked II
    scene.refused("A", "enclosure_1", "2.2", rule="AN-5.6")
    scene.plays("A", "enclosure_1", "0.0")

    scene.plays("B", "x build")
    scene.plays("A", "build")
    assert scene.codes("A", "enclosure_1") == ["0.1", "1.0", "1.1"]  # later ones must touch it
    scene.refused("A", "enclosure_1", "8.5", rule="AN-5.6")


@rule("AN-5.7")
def test_between_two_kiosks_lie_two_spaces(scene: Scene) -> None:
    """S-AN-12"""
    scene.table(A=f"{STRONG}, build enclosure_2 2.4 3.4")

    scene.plays("A", "build")

    assert scene.codes("A", "kiosk") == ["3.3", "3.5", "4.3", "4.4"]
    for place in ("0.2", "2.3"):
        scene.refused("A", "kiosk", place, rule="AN-5.7")
        assert place in scene.codes("A", "pavilion")


@rule("AN-5.5")
@pytest.mark.parametrize(
    ("place", "text"), [("0.3", "there is already a building there"), ("2.5", "water"), ("1.6", "rock")]
)
def test_all_spaces_must_be_empty_ground(scene: Scene, place: str, text: str) -> None:
    scene.table(A=STRONG)

    assert text in scene.refused("A", "build", "enclosure_1", place, rule="AN-5.5")


@rule("AN-5.5")
def test_no_part_of_a_building_may_lie_off_the_map(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, build enclosure_1 0.2, build enclosure_1 0.1")

    assert "off the map" in scene.refused("A", "build", "enclosure_2", "0.0/4", rule="AN-5.5")


@rule("AN-5.5", "AN-10.5")
def test_spaces_marked_ii_need_build_ii(scene: Scene) -> None:
    """S-AN-16"""
    zoo = "build enclosure_2 6.5 7.5, build enclosure_1 8.4"
    scene.table(A=f"{STRONG}, {zoo}")
    for place in ("7.6", "8.5"):
        scene.refused("A", "build", "enclosure_1", place, rule="AN-5.5")
    scene.table(A=f"{STRONG_II}, {zoo}")
    assert {"7.6", "8.5"} <= set(scene.codes("A", "build", "enclosure_1"))


@rule("AN-5.5", "AN-13.19")
@pytest.mark.parametrize("upgraded", [False, True])
def test_free_buildings_need_it_too(scene: Scene, upgraded: bool) -> None:
    """S-AN-16"""
    side = ", upgraded Bu" if upgraded else ""
    scene.table(A=f"order An Bu Ca As Sp, build pavilion 7.5, left 1 3 4 5 6 7{side}", break_step=4)

    scene.plays("A", "sponsors", "break")
    scene.any_chance()
    while scene.why == "AN-10.7":
        scene.plays("A", next(option for option in scene.codes("A") if "enclosure" in option))

    assert scene.why == "AN-5.18"
    assert (spot("enclosure_2", "8.4 8.5") in scene.codes("A")) is upgraded
    assert spot("enclosure_2", "8.3 8.4") in scene.codes("A")


@rule("AN-5.19")
def test_buildings_are_turned_but_never_mirrored() -> None:
    pool = KIND["penguin_pool"]

    assert covering(pool, hexes("3.1 3.2 3.3 4.2")) is not None
    assert covering(pool, hexes("3.1 3.2 3.3 2.1")) is not None  # turned by half
    assert covering(pool, hexes("3.1 3.2 3.3 2.2")) is None
    assert covering(pool, hexes("3.1 3.2 3.3 4.1")) is None


# what the action may build


@rule("AN-5.1", "AN-5.8")
def test_side_i_builds_once(scene: Scene) -> None:
    """S-AN-13"""
    scene.table(A=STRONG)

    scene.plays("A", "build")
    scene.builds("A", "enclosure_2 2.4 3.4")

    assert scene.zoo("A").money == 25 - 4 + 5
    assert scene.asked == "B"


@rule("AN-5.1", "AN-5.2", "AN-5.4", "AN-5.9", "AN-5.17")
def test_side_ii_builds_several_different_ones_up_to_its_strength(scene: Scene) -> None:
    """S-AN-14"""
    scene.table(A=f"{STRONG_II}, money 5, appeal 0")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 2.4")
    assert scene.zoo("A").money == 8
    scene.refused("A", "enclosure_1", rule="AN-5.4")
    scene.builds("A", "enclosure_3 2.3 3.3 3.4")
    assert scene.zoo("A").money == 2
    scene.refused("A", "enclosure_2", rule="AN-5.1")
    scene.builds("A", "pavilion 1.4")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (0, 1)
    assert scene.asked == "B"


@rule("AN-5.1")
def test_one_must_be_built_and_then_one_may_stop(scene: Scene) -> None:
    scene.table(A=STRONG_II)

    scene.plays("A", "build")
    assert "done" not in scene.codes("A")
    scene.builds("A", "enclosure_1 2.4")
    scene.plays("A", "done")

    assert scene.asked == "B"


@rule("AN-5.1")
@pytest.mark.parametrize("upgraded", ["", ", upgraded Bu"])
def test_the_strength_limits_the_size(scene: Scene, upgraded: str) -> None:
    scene.table(A=f"order An Bu Ca As Sp{upgraded}, x 2")

    scene.plays("A", "build+1")

    assert kinds(scene) == ["pavilion", "enclosure_1", "enclosure_2", "enclosure_3", "petting_zoo"]
    scene.refused("A", "enclosure_4", rule="AN-5.1")


@rule("AN-5.1", "AN-2.2")
def test_strength_beyond_5_builds_more_on_side_ii_but_no_larger_building(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, x 2, money 40")

    scene.plays("A", "build+2")
    scene.builds("A", "enclosure_5 1.4 2.3 2.4 3.4 3.5", "enclosure_2 3.3 4.2")

    assert scene.asked == "B"
    assert scene.zoo("A").money == 40 - 10 + 5 - 4


@rule("AN-5.2")
def test_a_building_is_paid_before_its_bonus_comes(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, money 3")

    scene.plays("A", "build")

    assert kinds(scene) == ["pavilion", "enclosure_1"]
    assert "1 money short" in scene.refused("A", "enclosure_2", rule="AN-5.2")


@rule("AN-5.4")
def test_kiosk_pavilion_and_size_1_are_different(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, upgraded Bu, x 2, build enclosure_2 2.4 3.4")

    scene.plays("A", "build+2")
    scene.builds("A", "kiosk 4.4", "pavilion 4.3", "enclosure_1 3.5")
    assert scene.asked == "B"  # strength 1 is left, but nothing of that size

    assert scene.zoo("A").money == 25 - 6
    assert scene.zoo("A").x_tokens == 1  # from 4.3


@rule("AN-5.3")
def test_unique_buildings_come_only_from_sponsors(scene: Scene) -> None:
    scene.table(A=STRONG_II)

    scene.plays("A", "build")

    assert kinds(scene)[-2:] == ["reptile_house", "large_bird_aviary"]
    scene.refused("A", "meerkat_den", rule="AN-5.3")


@rule("AN-5.16", "AN-2.14")
def test_a_second_special_enclosure_is_never_offered(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, empty, build petting_zoo 0.2 1.2 2.2, build reptile_house 1.3 1.4 2.3 3.3 3.4")

    scene.plays("A", "build")

    assert "large_bird_aviary" in kinds(scene)
    scene.refused("A", "petting_zoo", rule="AN-5.16")
    scene.refused("A", "reptile_house", rule="AN-5.16")


@rule("AN-5.11")
def test_enclosures_are_placed_empty(scene: Scene) -> None:
    scene.table(A=STRONG)

    scene.plays("A", "build")
    scene.builds("A", "enclosure_4 1.3 1.4 2.3 2.4")

    assert scene.buildings("A") == ["kiosk 0.3", "enclosure_3 0.4 0.5 1.5", "enclosure_4 1.3 1.4 2.3 2.4"]
    assert scene.zoo("A").buildings[-1].used == 0


# what covering brings


@rule("AN-5.8")
def test_every_bonus_covered_is_gained_once(scene: Scene) -> None:
    """S-AN-15"""
    scene.table(A="order An Bu Ca As Sp, money 10, x 0, build pavilion 0.2")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_2 0.0 0.1")

    zoo = scene.zoo("A")
    assert (zoo.money, zoo.x_tokens, zoo.reputation) == (6, 1, 3)
    scene.plays("B", "x build")
    scene.refused("A", "build+1", "enclosure_2", spot("enclosure_2", "0.0 0.1"), rule="AN-5.5")


@rule("AN-5.8", "AN-13.18", "AN-7.25")
def test_bonuses_may_be_money_and_a_worker(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, money 8, build pavilion 8.3, build pavilion 7.2")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 8.2")

    assert scene.zoo("A").money == 16
    scene.plays("B", "x build")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 7.1")
    assert (scene.zoo("A").hired, scene.zoo("A").workers) == (2, 2)


@rule("AN-13.18", "AN-2.20")
def test_a_card_of_a_placement_bonus_may_be_declined(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, build pavilion 1.2", display="401 402 403 404 405 406", deck="407")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 2.2")
    assert scene.codes("A") == ["cheetah", "deck", "no"]
    scene.plays("A", "no")

    assert scene.hand("A") == ""


@rule("AN-5.9")
def test_a_pavilion_gives_an_appeal(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, appeal 7")

    scene.plays("A", "build")
    scene.builds("A", "pavilion 1.4")

    assert scene.zoo("A").appeal == 8


@rule("AN-5.9", "AN-5.10")
def test_a_full_map_brings_7_appeal(scene: Scene) -> None:
    """S-AN-17"""
    scene.table(A=f"order An Bu Ca As Sp, appeal 40, money 2, {covered_but('8.3')}")

    scene.plays("A", "build", "pavilion")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (0, 48)


@rule("AN-5.10", "AN-8.5")
def test_a_unique_building_may_cover_the_last_space(scene: Scene) -> None:
    scene.table(A=f"hand 257, appeal 0, {covered_but('8.3', '8.4')}")

    scene.plays("A", "sponsors", "side-entrance")

    assert scene.zoo("A").appeal == 7


@rule("AN-5.10", "AN-S.219")
def test_water_and_rock_need_not_be_covered_and_bring_nothing_more(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, appeal 0, sponsors 219, {covered_but('8.3')}")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 8.3")
    assert scene.zoo("A").appeal == 7
    scene.plays("B", "x build")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 8.1")

    assert scene.zoo("A").appeal == 7


@rule("AN-5.15", "AN-S.241", "AN-S.219")
def test_covered_water_is_no_neighbour_any_more(scene: Scene) -> None:
    """2.5 is the only water beside 2.4 and 1.5."""
    scene.table(A=f"{STRONG}, sponsors 219 241, money 10")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 2.4")
    assert scene.zoo("A").money == 10 - 2 + 5 + 1

    scene.table(A=f"{STRONG}, sponsors 219 241, money 10, build pavilion 2.5")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 2.4")

    assert scene.zoo("A").money == 10 - 2 + 5


@rule("AN-5.18", "AN-M.7")
def test_free_buildings_do_not_count_for_the_action(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, upgraded Bu, money 10, build enclosure_2 0.2 1.2", maps="7")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 1.1")
    scene.plays("A", scene.codes("A")[0])  # the free kiosk
    assert "kiosk" in kinds(scene)  # one of the action, beside the free one
    assert scene.zoo("A").money == 8
    scene.plays("A", "kiosk", scene.codes("A", "kiosk")[-1])

    assert [text.split()[0] for text in scene.buildings("A")].count("kiosk") == 2
    assert scene.zoo("A").money == 6


# moving into a new house


@rule("AN-5.3", "AN-5.12", "AN-5.13", "AN-5.16")
def test_animals_may_move_into_a_new_reptile_house(scene: Scene) -> None:
    """S-AN-18"""
    scene.table(
        A=f"{STRONG_II}, money 49, build enclosure_2! 4.4 5.4, build enclosure_1! 1.6, animals 404 478",
        maps="3a",
    )

    scene.plays("A", "build")
    scene.builds("A", "reptile_house 5.2 5.3 6.2 7.2 7.3")
    assert scene.zoo("A").money == 49 - 10 + 4
    assert scene.codes("A") == ["chinese-water-dragon", "done"]
    scene.plays("A", "chinese-water-dragon")

    assert scene.buildings("A") == [
        "enclosure_2! 4.4 5.4",
        "enclosure_1 1.6",
        "reptile_house 5.2 5.3 6.2 7.2 7.3",
    ]
    assert scene.why == "AN-G.CLEVER"  # 7.3, after finishing
    assert scene.order("A") == "Bu An Ca As Sp"
    scene.plays("A", "sponsors")
    assert scene.order("A") == "Sp Bu An Ca As"


@rule("AN-5.12")
def test_moving_in_may_be_declined_and_later_it_is_too_late(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, animals 473, build enclosure_1! 2.4")
    scene.plays("A", "build")
    scene.builds("A", "reptile_house 1.3 1.4 2.3 3.3 3.4")

    scene.plays("A", "done")

    assert "enclosure_1! 2.4" in scene.buildings("A")
    scene.plays("B", "x build")
    scene.plays("A", "x cards")
    assert scene.asked == "B"


@rule("AN-5.12", "AN-6.6")
def test_each_animal_takes_the_spaces_of_its_card(scene: Scene) -> None:
    """Three for the crocodile, two for the tortoise: then only those of no space fit in."""
    scene.table(
        A=f"{STRONG_II}, money 60, animals 471 473 469 490 485, "
        "build enclosure_3! 3.4 3.5 4.4, build enclosure_3! 5.5 5.6 6.5, build enclosure_5! 3.1 3.2 3.3 4.1 4.2"
    )
    scene.plays("A", "build")
    scene.builds("A", "reptile_house 5.1 6.0 6.1 6.2 7.2")

    assert set(scene.codes("A")) == {
        "african-spurred-tortoise", "common-agama", "nile-crocodile", "goulds-monitor", "common-european-adder", "done",
    }  # fmt: skip
    scene.plays("A", "nile-crocodile", "goulds-monitor", "enclosure_3 5.5/0")
    assert set(scene.codes("A")) == {"common-agama", "common-european-adder", "done"}


@rule("AN-5.12", "AN-7.19", "AN-6.7")
def test_the_smallest_occupied_enclosure_that_would_do_becomes_free(scene: Scene) -> None:
    """Who sits where is not tracked: the agama frees the size-2 enclosure, wherever it was put."""
    scene.table(A=f"{STRONG_II}, animals 404 473, build enclosure_5! 3.1 3.2 3.3 4.1 4.2, build enclosure_2! 3.4 3.5")

    scene.plays("A", "build")
    scene.builds("A", "reptile_house 0.2 1.2 1.3 1.4 2.3")
    scene.plays("A", "common-agama")

    assert "enclosure_5! 3.1 3.2 3.3 4.1 4.2" in scene.buildings("A")
    assert "enclosure_2 3.4 3.5" in scene.buildings("A")


@rule("AN-5.12", "AN-7.19")
def test_among_equal_enclosures_the_owner_chooses(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, animals 404 473, build enclosure_1! 2.4, build enclosure_1! 3.5")

    scene.plays("A", "build")
    scene.builds("A", "reptile_house 0.2 1.2 1.3 1.4 2.3")
    scene.plays("A", "common-agama")
    assert scene.codes("A") == ["enclosure_1 2.4", "enclosure_1 3.5"]
    scene.plays("A", "enclosure_1 3.5")

    assert {"enclosure_1! 2.4", "enclosure_1 3.5"} <= set(scene.buildings("A"))


@rule("AN-5.13", "AN-5.12")
def test_water_and_rock_must_touch_the_house_too(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, animals 478 486, build enclosure_1! 1.3, build enclosure_1! 2.2")

    scene.plays("A", "build")
    scene.plays("A", "reptile_house")
    places = scene.codes("A")
    assert spot("reptile_house", "0.4 1.3 1.4 1.5 2.3") not in places
    scene.plays("A", spot("reptile_house", "2.3 3.3 3.4 3.5 4.4"))  # water, no rock

    assert scene.codes("A") == ["chinese-water-dragon", "done"]


@rule("AN-5.12")
def test_birds_move_into_a_large_bird_aviary_and_reptiles_do_not(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, empty, animals 473 494 495 502, build enclosure_5! 3.1 3.2 3.3 4.1 4.2")

    scene.plays("A", "build")
    scene.builds("A", "large_bird_aviary 0.3 1.2 1.3 1.4 2.3")
    assert set(scene.codes("A")) == {"african-ostrich", "secretary-bird", "done"}
    scene.plays("A", "african-ostrich", "secretary-bird")

    assert scene.zoo("A").buildings[-1].used == 5
    assert scene.buildings("A")[0] == "enclosure_5 3.1 3.2 3.3 4.1 4.2"


# Engineer


@rule("AN-S.217")
def test_the_engineer_builds_one_more_of_a_kind_just_built(scene: Scene) -> None:
    scene.table(A=f"{STRONG_II}, sponsors 217, money 30")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_4 1.3 1.4 2.3 2.4", "enclosure_1 3.4")
    assert scene.codes("A") == ["enclosure_4", "enclosure_1", "no"]
    scene.plays("A", "enclosure_1", "3.3")

    assert scene.zoo("A").money == 30 - 8 + 5 - 2 - 2
    assert scene.asked == "B"  # exactly one more


@rule("AN-S.217")
def test_no_second_special_enclosure_by_the_engineer_and_nothing_without_money(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, sponsors 217, money 30")
    scene.plays("A", "build")
    scene.builds("A", "petting_zoo 0.2 1.3 1.4")
    assert scene.asked == "B"

    scene.table(A=f"{STRONG}, sponsors 217, money 9")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_3 1.3 1.4 2.3")
    assert scene.asked == "B"


@rule("AN-S.217", "AN-5.7")
def test_a_second_kiosk_by_the_engineer_keeps_its_distance(scene: Scene) -> None:
    scene.table(A=f"{STRONG}, sponsors 217, build enclosure_2 2.4 3.4, build enclosure_5 3.2 3.3 4.1 4.2 4.3")

    scene.plays("A", "build")
    assert scene.codes("A", "kiosk") == ["3.1", "3.5", "4.4", "5.1", "5.3"]
    scene.builds("A", "kiosk 3.5")

    assert scene.codes("A", "kiosk") == ["3.1", "5.1", "5.3"]


@rule("AN-S.217")
def test_the_engineer_helps_in_every_performance_and_may_be_declined(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, sponsors 217, multiplier Bu, money 30")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 2.4")
    scene.plays("A", "no", "build")
    scene.builds("A", "enclosure_1 2.3", "enclosure_1 1.3")

    assert len(scene.buildings("A")) == 5
    assert scene.asked == "B"
