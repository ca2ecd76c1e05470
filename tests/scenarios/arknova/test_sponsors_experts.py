"""Experts, sponsorships, water and rock, the explorer [AN-S.210 to AN-S.214, AN-S.229 to AN-S.242]."""

from __future__ import annotations

import pytest

from soloist.games.arknova.hexes import hexes, named
from soloist.games.arknova.maps import MAPS
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card, spot

ANIMALS_5 = "order Bu Ca As Sp An"

# experts on a continent


@rule("AN-S.210", "AN-S.211", "AN-S.212", "AN-S.213", "AN-S.214")
@pytest.mark.parametrize(
    ("number", "continent"),
    [("210", "americas"), ("211", "europe"), ("212", "australia"), ("213", "asia"), ("214", "africa")],
)
def test_an_expert_on_a_continent_gives_1_appeal_for_each_of_its_icons(
    scene: Scene, number: str, continent: str
) -> None:
    scene.table(A=f"appeal 0, hand {number}, icons {continent} 3")

    scene.plays("A", "sponsors", card(number).code)
    if scene.asked == "A":
        scene.plays("A", "no")  # the free building, or Clever

    assert scene.zoo("A").appeal == 4  # its own icon counts
    assert scene.icon("A", continent) == 4


@rule("AN-S.210", "AN-5.7", "AN-5.18")
def test_expert_on_the_americas_places_a_free_kiosk_by_the_rule_of_distance(scene: Scene) -> None:
    scene.table(A="money 0, hand 210, build enclosure_3 1.3 2.2 2.3")

    scene.refused("A", "sponsors", "expert-on-the-americas", "1.4", rule="AN-5.7")
    scene.plays("A", "sponsors", "expert-on-the-americas", "3.3")

    assert "kiosk 3.3" in scene.buildings("A")
    assert scene.zoo("A").money == 0


@rule("AN-S.210", "AN-8.9", "AN-7.17")
def test_expert_on_the_americas_places_a_kiosk_for_a_partner_zoo(scene: Scene) -> None:
    scene.table(A="order An Bu As Ca Sp, sponsors 210, build enclosure_3 1.3 2.2 2.3")

    scene.plays("A", "association", "partner-zoo", "americas", "3.4")

    assert "kiosk 3.4" in scene.buildings("A")


@rule("AN-S.210", "AN-8.9")
def test_two_icons_on_one_animal_place_two_kiosks(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 18, appeal 0, hand 436, sponsors 210, icons americas 3, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5, build pavilion 0.1"
    )

    scene.plays("A", "animals", "american-bison", "4.3")

    assert scene.codes("A") == ["0.0", "no"]  # nothing else is 3 spaces away from both kiosks

    scene.plays("A", "0.0")

    assert [each for each in scene.buildings("A") if "kiosk" in each] == ["kiosk 0.3", "kiosk 4.3", "kiosk 0.0"]


@rule("AN-S.211")
def test_expert_on_europe_places_a_free_enclosure_of_size_1(scene: Scene) -> None:
    scene.table(A="money 0, hand 211")

    scene.plays("A", "sponsors", "expert-on-europe", "1.4")

    assert "enclosure_1 1.4" in scene.buildings("A")
    assert scene.zoo("A").money == 0


@rule("AN-S.211", "AN-8.9")
def test_expert_on_europe_houses_the_next_animal(scene: Scene) -> None:
    """Each animal is completely resolved before the next one, so the free enclosure can take in the second."""
    scene.table(A=f"{ANIMALS_5}, money 12, hand 420 445, sponsors 211, build enclosure_2! 1.2 2.2", deck="401")

    scene.plays("A", "animals", "stoat", "stoat hunter:1", "1.4", "crested-porcupine")

    assert "enclosure_1! 1.4" in scene.buildings("A")


@rule("AN-S.212", "AN-G.POUCH")
def test_expert_on_australia_pouches_a_card_for_its_own_icon(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 212 401 402")

    scene.plays("A", "sponsors", "expert-on-australia", "lion")

    assert scene.zoo("A").appeal == 3  # 1 for the icon, 2 for the card
    assert scene.hand("A") == "401"
    assert [(holder.id if holder else 0, below.id) for holder, below in scene.zoo("A").pouches] == [(212, 402)]


@rule("AN-S.212", "AN-8.9", "AN-7.17")
def test_expert_on_australia_may_pouch_one_card_for_a_partner_zoo(scene: Scene) -> None:
    scene.table(A="order An Bu As Ca Sp, appeal 0, hand 401 402, sponsors 212")

    scene.plays("A", "association", "partner-zoo", "australia", "cheetah")

    assert scene.zoo("A").appeal == 2
    assert scene.hand("A") == "402"
    assert scene.asked == "B"


@rule("AN-S.212", "AN-2.20")
def test_expert_on_australia_without_cards_in_hand_pouches_nothing(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 212")

    scene.plays("A", "sponsors", "expert-on-australia")

    assert scene.zoo("A").appeal == 1
    assert scene.asked == "B"


@rule("AN-S.213", "AN-5.9")
def test_expert_on_asia_places_a_free_pavilion(scene: Scene) -> None:
    scene.table(A="money 0, appeal 0, hand 213")

    scene.plays("A", "sponsors", "expert-on-asia", "1.4")

    assert "pavilion 1.4" in scene.buildings("A")
    assert scene.zoo("A").appeal == 2  # 1 for the icon, 1 for the pavilion
    assert scene.zoo("A").money == 0


@rule("AN-S.214", "AN-G.CLEVER", "AN-2.4")
def test_expert_on_africa_is_clever_after_finishing(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, appeal 0, hand 214")

    scene.plays("A", "sponsors", "expert-on-africa")

    assert scene.order("A") == "Sp An Bu Ca As"
    assert scene.codes("A") == ["animals", "build", "cards", "association", "no"]

    scene.plays("A", "association")

    assert scene.order("A") == "As Sp An Bu Ca"


@rule("AN-S.214", "AN-8.9")
def test_expert_on_africa_is_clever_twice_for_two_icons(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, upgraded An, money 36, x 0, hand 426, sponsors 214, finals 001 002, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )

    scene.plays("A", "animals", "african-bush-elephant")
    scene.chance("research-zoo, favorite-zoo")
    scene.plays("A", "favorite-zoo", "sponsors", "no")

    assert scene.asked == "B"
    assert scene.order("A") == "Sp An Bu Ca As"


# sponsorships


@rule("AN-S.231", "AN-S.232", "AN-S.233", "AN-S.234", "AN-S.235", "AN-10.5")
@pytest.mark.parametrize(
    ("number", "icon"),
    [("231", "primate"), ("232", "reptile"), ("233", "bird"), ("234", "predator"), ("235", "herbivore")],
)
@pytest.mark.parametrize(("icons", "money"), [(1, 3), (2, 3), (3, 6), (4, 6), (5, 9), (9, 9)])
def test_a_sponsorship_pays_by_icons_at_every_break(
    scene: Scene, number: str, icon: str, icons: int, money: int
) -> None:
    scene.table(
        A=f"order Sp An Bu Ca As, money 0, appeal 0, sponsors {number}, icons {icon} {icons}",
        break_step=8,
        deck="401 402",
    )

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 6 + money


@rule("AN-S.231", "AN-S.232", "AN-S.233", "AN-S.234", "AN-S.235")
@pytest.mark.parametrize(
    ("number", "icon"),
    [("231", "primate"), ("232", "reptile"), ("233", "bird"), ("234", "predator"), ("235", "herbivore")],
)
def test_a_sponsorship_gives_1_appeal_for_each_icon_and_has_none(scene: Scene, number: str, icon: str) -> None:
    scene.table(A=f"money 0, appeal 0, hand {number}, icons {icon} 4")

    scene.plays("A", "sponsors", card(number).code)

    assert scene.zoo("A").appeal == 4
    assert scene.zoo("A").money == 0
    assert scene.icon("A", icon) == 4


@rule("AN-S.231", "AN-10.5")
def test_a_sponsorship_pays_nothing_once_its_icons_are_gone(scene: Scene) -> None:
    scene.table(
        A="order Sp An Bu Ca As, money 0, appeal 0, sponsors 231, icons primate 0", break_step=8, deck="401 402"
    )

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 6


# experts in animals


EXPERTS = [("236", "primate"), ("237", "reptile"), ("238", "bird"), ("239", "predator"), ("240", "herbivore")]


@rule("AN-S.236", "AN-S.237", "AN-S.238", "AN-S.239", "AN-S.240", "AN-8.4")
@pytest.mark.parametrize(("number", "icon"), EXPERTS)
def test_an_expert_pays_3_for_its_own_icon(scene: Scene, number: str, icon: str) -> None:
    scene.table(A=f"money 0, hand {number}, icons {icon} 2", B="money 0")

    scene.plays("A", "sponsors", card(number).code)

    assert scene.zoo("A").money == 3
    assert scene.zoo("B").money == 0
    assert scene.icon("A", icon) == 3


@rule("AN-S.236", "AN-S.237", "AN-S.238", "AN-S.239", "AN-S.240", "AN-8.9")
@pytest.mark.parametrize(
    ("number", "animal"), [("236", "455"), ("237", "473"), ("238", "507"), ("239", "419"), ("240", "450")]
)
def test_an_expert_pays_3_for_an_animal_into_any_zoo(scene: Scene, number: str, animal: str) -> None:
    scene.table(
        3,
        A=f"{ANIMALS_5}, money 30, hand {animal}",
        B=f"money 0, sponsors {number}",
        C="money 0",
        deck="401",
    )
    name = card(animal).code

    scene.plays("A", "animals", name)
    while scene.asked == "A":
        scene.plays("A", "no" if "no" in scene.codes("A") else "done")

    assert (scene.zoo("B").money, scene.zoo("C").money) == (3, 0)


@rule("AN-S.236", "AN-8.9")
def test_two_sponsors_of_two_players_are_both_paid(scene: Scene) -> None:
    scene.table(
        3, A=f"{ANIMALS_5}, money 13, hand 455, sponsors 236", B="money 0, sponsors 231", C="money 0, sponsors 213"
    )

    scene.plays("A", "animals", "mantled-guereza", "no")

    assert (scene.zoo("A").money, scene.zoo("B").money, scene.zoo("C").money) == (3, 0, 0)


@rule("AN-2.5", "AN-2.17", "AN-8.9", "AN-G.PILFERING")
def test_the_active_player_orders_pilfering_and_the_money_of_its_victim(scene: Scene) -> None:
    """With 3 money the victim must give a card; with 6 it may pay."""
    thief = f"{ANIMALS_5}, money 10, appeal 5, hand 456, partner africa"
    victim = "money 3, appeal 20, hand 401 402, sponsors 236"
    scene.table(A=thief, B=victim)

    scene.plays("A", "animals", "barbary-macaque", "barbary-macaque pilfering:1")
    scene.chance("lion")

    assert scene.hand("A") == "402"
    assert scene.zoo("B").money == 6

    scene.table(A=thief, B=victim)

    scene.plays("A", "animals", "barbary-macaque", "primatologist elsewhere")

    assert scene.codes("B") == ["money", "card"]


# small and large animals


@rule("AN-S.229", "AN-6.4")
def test_expert_in_small_animals_makes_them_3_cheaper(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 2, hand 419, sponsors 229")

    scene.plays("A", "animals", "european-badger", "no")

    assert scene.zoo("A").money == 0


@rule("AN-S.229", "AN-S.230", "AN-6.4")
def test_medium_animals_have_no_discount(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 15, hand 428 419, sponsors 229 230")

    text = scene.refused("A", "animals", "giraffe", rule="AN-6.4")

    assert "costs 16; you are 1 money short" in text


@rule("AN-S.229", "AN-6.4")
def test_a_price_never_falls_below_0(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 0, hand 488, sponsors 229, partner europe", maps="A")

    scene.plays("A", "animals", "slow-worm")

    assert scene.zoo("A").money == 0


@rule("AN-S.229")
def test_petting_zoo_animals_are_small_for_the_discount(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 4, appeal 0, hand 519, sponsors 229, build petting_zoo 1.4 2.3 3.4")

    scene.plays("A", "animals", "domestic-goat")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (0, 3)


@rule("AN-S.229")
def test_expert_in_small_animals_counts_petting_zoo_animals(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 229, animals 519 520 419 420 428 401")

    scene.plays("A", "sponsors", "expert-in-small-animals")

    assert scene.zoo("A").appeal == 4


@rule("AN-S.230")
def test_expert_in_large_animals_counts_twice(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 230, animals 401 402 428 419")

    scene.plays("A", "sponsors", "expert-in-large-animals")

    assert scene.zoo("A").appeal == 4


@rule("AN-S.230", "AN-6.4")
def test_expert_in_large_animals_makes_them_4_cheaper(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 8, hand 417, sponsors 230, build enclosure_4 1.4 2.3 2.4 3.4")

    scene.plays("A", "animals", "wolf")

    assert scene.zoo("A").money == 0


# water and rock


@rule("AN-S.241", "AN-8.4")
def test_hydrologist_counts_its_own_water(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 241, icons water 3")

    scene.plays("A", "sponsors", "hydrologist")

    assert scene.zoo("A").appeal == 4


@rule("AN-S.241")
def test_hydrologist_pays_once_for_each_space_beside_water(scene: Scene) -> None:
    """2.4 touches 2.5, 3.5 touches both 2.5 and 3.6, 3.4 touches none."""
    scene.table(A="order An Ca Bu As Sp, money 6, sponsors 241")

    scene.plays("A", "build", "enclosure_3", spot("enclosure_3", "2.4 3.4 3.5"))

    assert scene.zoo("A").money == 7  # 5 from the bonus on 2.4, 1 each for 2.4 and 3.5


@rule("AN-S.241", "AN-S.242")
def test_spaces_covered_before_pay_nothing(scene: Scene) -> None:
    scene.table(A="money 0, hand 241, build enclosure_3 2.4 3.4 3.5")

    scene.plays("A", "sponsors", "hydrologist")

    assert scene.zoo("A").money == 0


@rule("AN-S.241", "AN-S.242", "AN-S.219", "AN-5.15")
def test_covered_water_and_rock_no_longer_pay_for_what_touches_them(scene: Scene) -> None:
    """3.5 touches 2.5 and 3.6; both are covered already. The water on 3.6, when it is covered, touches that on 2.5."""
    scene.table(A="money 2, order An Bu Ca As Sp, sponsors 241 219, build pavilion 2.5, build pavilion 3.6")

    scene.plays("A", "build", "enclosure_1", "3.5")

    assert scene.zoo("A").money == 0

    scene.table(A="money 4, order An Bu Ca As Sp, sponsors 241 219, build pavilion 3.5")

    scene.plays("A", "build", "enclosure_1", "3.6")

    assert scene.zoo("A").money == 3

    scene.table(A="money 4, order An Bu Ca As Sp, sponsors 241 219, build pavilion 3.4")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "3.5 3.6"))

    assert scene.zoo("A").money == 2  # both touch 2.5


@rule("AN-S.241", "AN-S.245")
def test_hydrologist_pays_for_unique_buildings_too(scene: Scene) -> None:
    scene.table(A="rep 3, money 0, hand 245, sponsors 241")

    scene.plays("A", "sponsors", "aquarium", spot("aquarium", "1.4 2.3 3.4 3.5"))

    assert scene.zoo("A").money == 1  # only 3.5 touches water


@rule("AN-S.242", "AN-8.4")
@pytest.mark.parametrize(("icons", "appeal"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_geologist_gives_3_appeal_for_every_2_rock_icons(scene: Scene, icons: int, appeal: int) -> None:
    scene.table(A=f"appeal 0, hand 242, icons rock {icons}")

    scene.plays("A", "sponsors", "geologist")

    assert scene.zoo("A").appeal == appeal  # with its own icon


@rule("AN-S.242")
def test_geologist_pays_for_spaces_beside_rock(scene: Scene) -> None:
    """1.2 touches 1.1 and 2.1, and is paid once; 1.3 touches none."""
    scene.table(A="money 4, order An Bu Ca As Sp, sponsors 242")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "1.2 1.3"))

    assert scene.zoo("A").money == 1


@rule("AN-S.219")
def test_diversity_researcher_pays_for_water_and_rock_icons(scene: Scene) -> None:
    scene.table(A="upgraded Sp, money 0, hand 219, icons water 2 rock 3")

    scene.plays("A", "sponsors", "diversity-researcher")

    assert scene.zoo("A").money == 10


@rule("AN-S.219", "AN-5.5")
def test_diversity_researcher_builds_on_water_and_rock_but_not_on_spaces_marked_ii(scene: Scene) -> None:
    scene.table(A="money 2, order An Bu Ca As Sp, sponsors 219, build pavilion 2.4, build pavilion 7.5")

    scene.refused("A", "build", "enclosure_1", "7.6", rule="AN-5.5")
    scene.plays("A", "build", "enclosure_1", "2.5")

    assert "enclosure_1 2.5" in scene.buildings("A")

    scene.table(A="money 2, order An Bu Ca As Sp, build pavilion 2.4")

    scene.refused("A", "build", "enclosure_1", "2.5", rule="AN-5.5")


@rule("AN-S.219", "AN-6.16", "AN-6.19")
def test_with_diversity_researcher_animals_need_no_water_and_their_symbols_still_count(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 26, hand 423, empty, build enclosure_3 1.3 2.2 2.3", maps="A")

    scene.refused("A", "animals", rule="AN-2.15")

    scene.table(A=f"{ANIMALS_5}, money 26, hand 423, sponsors 219, empty, build enclosure_3 1.3 2.2 2.3", maps="A")

    scene.plays("A", "animals", "new-zealand-sea-lion")

    assert scene.icon("A", "water") == 1


@rule("AN-S.219", "AN-8.5")
def test_with_diversity_researcher_unique_buildings_need_no_rock(scene: Scene) -> None:
    there = spot("cable_car", "5.0 6.0 7.1 8.1")  # beside one rock space only
    scene.table(A="hand 246, x 1, build pavilion 8.0, build pavilion 3.2", maps="0")

    scene.refused("A", "sponsors+1", "cable-car", there, rule="AN-8.5")

    scene.table(A="hand 246, x 1, appeal 0, sponsors 219, build pavilion 8.0", maps="0")

    scene.plays("A", "sponsors+1", "cable-car", there)

    assert scene.zoo("A").appeal == 4
    assert scene.icon("A", "rock") == 2


@rule("AN-S.219", "AN-8.5", "AN-S.254")
def test_diversity_researcher_does_not_replace_the_border(scene: Scene) -> None:
    scene.table(A="hand 254, sponsors 219")

    there = spot("zoo_school", "1.4 2.3 3.4")
    scene.refused("A", "sponsors", "zoo-school", "zoo_school", there, rule="AN-8.5")


@rule("AN-S.219", "AN-5.10")
def test_a_covered_map_does_not_need_water_and_rock(scene: Scene) -> None:
    """Only 4.3 is left of the building spaces; the water and rock around stays open."""
    zoo = all_covered_but("4.3")
    scene.table(A=f"{zoo}, money 2, appeal 0, order An Bu Ca As Sp, sponsors 219")

    scene.plays("A", "build", "enclosure_1", "4.3")

    assert scene.zoo("A").appeal == 7


def all_covered_but(space: str) -> str:
    """Pavilions on every building space of map A but one."""
    ground = MAPS["A"].ground & ~hexes(f"0.3 0.4 0.5 1.5 {space}")
    return ", ".join(f"build pavilion {name}" for name in named(ground).split())


# the explorer


@rule("AN-S.262")
def test_explorer_pays_for_every_kind_of_icon(scene: Scene) -> None:
    scene.table(A="upgraded Sp, money 0, hand 262, icons predator 3 bear 1 africa 2 science 5 water 2")

    scene.plays("A", "sponsors", "explorer")

    assert scene.zoo("A").money == 6


@rule("AN-S.262")
def test_explorer_pays_for_first_icons_only(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 5, appeal 0, hand 419, sponsors 262, icons predator 1")

    scene.plays("A", "animals", "european-badger", "no")

    assert scene.zoo("A").money == 2  # Europe is new, predator is not
    assert scene.zoo("A").appeal == 4  # 3 printed, 1 for Europe


@rule("AN-S.262")
def test_a_kind_shown_twice_by_one_card_pays_once(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 17, appeal 0, hand 401, sponsors 262, build enclosure_5 1.4 2.3 2.4 3.4 3.5",
        deck="402 403 404",
    )

    scene.plays("A", "animals", "cheetah")

    assert scene.zoo("A").money == 4  # two predators and one Africa: two kinds
    assert scene.zoo("A").appeal == 8


@rule("AN-S.262", "AN-7.17")
def test_explorer_pays_for_the_first_partner_zoo_of_a_continent_but_not_for_research(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As, upgraded As, x 2, hired 2, money 0, appeal 0, sponsors 262")

    scene.plays("A", "association+2", "partner-zoo", "asia", "university", "double_research")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (2, 1)


@rule("AN-S.262")
def test_sponsors_with_new_icons_pay_the_explorer_too(scene: Scene) -> None:
    scene.table(A="money 0, appeal 0, hand 240, sponsors 262", B="money 0, sponsors 239")

    scene.plays("A", "sponsors", "expert-in-herbivores")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (5, 1)


@rule("AN-S.262", "AN-8.9")
def test_new_icons_in_other_zoos_do_not_pay_the_explorer(scene: Scene) -> None:
    scene.table(A="hand 240", B="money 0, appeal 0, sponsors 262")

    scene.plays("A", "sponsors", "expert-in-herbivores")

    assert (scene.zoo("B").money, scene.zoo("B").appeal) == (0, 0)
