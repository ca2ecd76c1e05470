"""What is special on maps 7 to 9 [AN-M.7 to AN-M.9]."""

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

ANIMALS = "order Bu Sp Ca As An"
BUILD = "order An Sp Ca As Bu"
ASSOCIATION = "order An Bu Ca Sp As"


# 7 Ice Cream Parlors


@rule("AN-M.7", "AN-13.18", "AN-5.7")
@pytest.mark.parametrize(("name", "beside", "parlor"), [("7", "1.2", "1.1"), ("7a", "0.3", "0.2")])
def test_a_parlor_lets_one_place_a_free_kiosk_by_all_rules(scene: Scene, name: str, beside: str, parlor: str) -> None:
    scene.table(maps=name, A=f"money 2, build kiosk {beside}, {BUILD}")

    scene.plays("A", "build", "enclosure_1", parlor)
    assert scene.asked == "B"  # every place is too near to the kiosk

    scene.table(maps=name, A=f"money 2, build enclosure_1 {beside}, {BUILD}")
    scene.plays("A", "build", "enclosure_1", parlor)
    scene.refused("A", "8.3", rule="AN-5.6")
    scene.plays("A", "1.3")
    assert scene.zoo("A").money == 0
    assert "kiosk 1.3" in scene.buildings("A")


@rule("AN-M.7", "AN-13.18")
def test_the_free_kiosk_may_be_declined_and_does_not_come_later(scene: Scene) -> None:
    scene.table(maps="7", A=f"build enclosure_1 1.2, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "1.1", "no")

    assert len(scene.buildings("A")) == 2
    assert scene.asked == "B"


@rule("AN-M.7", "AN-5.8")
def test_a_free_kiosk_on_the_next_parlor_brings_another_one(scene: Scene) -> None:
    scene.table(maps="7", A=f"money 2, build enclosure_2 5.3 6.3, build enclosure_1 6.4, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "5.5", "5.2")
    assert scene.why == "AN-5.18"
    scene.refused("A", "6.2", rule="AN-5.7")
    scene.plays("A", "6.5")

    assert scene.buildings("A")[2:] == ["enclosure_1 5.5", "kiosk 5.2", "kiosk 6.5"]


@rule("AN-M.7")
def test_a_kiosk_may_cover_a_parlor_itself(scene: Scene) -> None:
    """Then the free one has to keep its distance from it."""
    scene.table(maps="7", A=f"build enclosure_2 2.1 2.2, {BUILD}")

    scene.plays("A", "build", "kiosk", "1.1")

    assert scene.codes("A") == ["2.3", "3.3", "no"]


@rule("AN-M.7", "AN-10.9")
@pytest.mark.parametrize(("spot", "money"), [("5.6", 0), ("5.5", 2)])
def test_with_all_three_covered_every_kiosk_pays_one_more(scene: Scene, spot: str, money: int) -> None:
    scene.table(
        maps="7",
        A=f"money 0, appeal 0, build kiosk 1.1, build enclosure_1 5.2, build enclosure_1 {spot}, build kiosk 8.3",
        active="B",
        break_step=8,
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")

    assert scene.zoo("A").money == 5 + money


@rule("AN-M.7", "AN-G.POUCH", "AN-1.15")
def test_pouch_2_puts_cards_aside_face_down(scene: Scene) -> None:
    scene.table(maps="7", A=f"appeal 0, cp 2, icons africa 2, hand 401 402 403, {ASSOCIATION}", bases="103 101 102")

    scene.plays("A", "association", "project", "4", "401", "403")

    zoo = scene.zoo("A")
    assert zoo.appeal == 4
    assert scene.hand("A") == "402"
    assert [(over, card.id) for over, card in zoo.pouches] == [(None, 401), (None, 403)]
    assert "Seat A: 2 cards pouched" in scene.heard("B")
    assert not [line for line in scene.heard("B") if "Cheetah" in line or "Leopard" in line]


@rule("AN-M.7", "AN-2.20")
def test_pouch_2_may_take_one_card_or_none(scene: Scene) -> None:
    scene.table(maps="7", A=f"appeal 0, cp 2, icons africa 2, hand 401 402, {ASSOCIATION}", bases="103 101 102")

    scene.plays("A", "association", "project", "4", "done")

    assert scene.zoo("A").appeal == 0
    assert scene.hand("A") == "401 402"


# 8 Hollywood Hills


@rule("AN-M.8", "AN-2.16")
@pytest.mark.parametrize(("name", "beside", "spot"), [("8", "1.4", "1.5"), ("8", "5.5", "4.5"), ("8a", "6.4", "7.4")])
def test_a_space_marked_h_brings_the_first_sponsor_of_the_deck(scene: Scene, name: str, beside: str, spot: str) -> None:
    scene.table(maps=name, A=f"build enclosure_1 {beside}, {BUILD}")
    deck = len(scene.state.deck)

    scene.plays("A", "build", "enclosure_1", spot)
    assert scene.why == "AN-M.8"
    assert "cheetah" not in scene.codes("chance")
    scene.chance("220")

    assert scene.hand("A") == "220"
    assert len(scene.state.deck) == deck - 1
    assert scene.state.discard == []


@rule("AN-M.8", "AN-Q5", "AN-2.16")
def test_as_printed_the_skipped_cards_are_discarded(scene: Scene) -> None:
    scene.table(maps="8", A=f"build enclosure_1 1.4, {BUILD}", deck="401 118 220 402", search_skipped="printed")

    scene.plays("A", "build", "enclosure_1", "1.5")

    assert scene.hand("A") == "220"
    assert [card.id for card in scene.state.discard] == [401, 118]


@rule("AN-M.8")
@pytest.mark.parametrize(("spot", "lower"), [("5.4", False), ("4.5", True)])
def test_with_all_three_covered_sponsors_count_as_one_level_lower(scene: Scene, spot: str, lower: bool) -> None:
    """Technology Institute, level 5, with strength 4."""
    hollywood = f"build enclosure_1 1.5, build enclosure_1 6.4, build enclosure_1 {spot}"
    scene.table(maps="8", A=f"hand 209, {hollywood}, order An Bu Ca Sp As")

    if lower:
        scene.plays("A", "sponsors", "209")
        assert scene.zoo("A").x_tokens == 1
    else:
        scene.refused("A", "sponsors", "209", rule="AN-8.1")


@rule("AN-M.8", "AN-8.1")
def test_the_lower_levels_add_up_too(scene: Scene) -> None:
    """Side II at strength 5: 6 levels are three cards of level 3."""
    hollywood = "build enclosure_1 1.5, build enclosure_1 6.4, build enclosure_1 4.5"
    scene.table(maps="8", A=f"hand 223 225 261, upgraded Sp, {hollywood}")

    scene.plays("A", "sponsors", "223", "225", "261")

    assert [card.id for card in scene.zoo("A").sponsors] == [223, 225, 261]


@rule("AN-M.8", "AN-8.6")
def test_the_lower_level_is_the_price_for_money_too(scene: Scene) -> None:
    hollywood = "build enclosure_1 1.5, build enclosure_1 6.4, build enclosure_1 4.5"
    scene.table(
        maps="8",
        A=f"hand 223, money 4, cp 4, upgraded As, {hollywood}, {ASSOCIATION}",
        tiles="sponsor | money",
    )

    scene.plays("A", "association", "reputation", "donate", "tile sponsor", "223")

    assert scene.zoo("A").money == 4 - 2 - 2


@rule("AN-M.8", "AN-S.221")
def test_h_is_no_placement_bonus(scene: Scene) -> None:
    """Archaeologist repeats a bonus for the border space 0.3; H on 1.5, 4.5 and 6.4 is not offered."""
    scene.table(maps="8", A=f"sponsors 221, build enclosure_1 0.2, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "0.3")

    assert scene.why == "AN-S.221"
    assert scene.codes("A") == ["card_deck_or_range_1", "money_5", "reputation_1", "x_token_1"]
    scene.table(maps="8", A=f"sponsors 221, build enclosure_1 5.5, {BUILD}")
    scene.plays("A", "build", "enclosure_1", "4.5")
    scene.chance("220")
    assert scene.asked == "B"  # 4.5 lies on the border, but brings no bonus that could be repeated


# 9 Geographical Zoo


def play_in(scene: Scene, number: str, building: str, more: str = "") -> None:
    scene.table(maps="9", A=f"appeal 0, money 40, hand {number}, build {building}{more}, {ANIMALS}")
    scene.plays("A", "animals", number)


@rule("AN-M.9")
def test_an_animal_in_the_area_of_its_continent_may_remove_the_marker(scene: Scene) -> None:
    """One space in the area is enough."""
    play_in(scene, "439", "enclosure_2 2.2 3.2")

    scene.plays("A", "americas")
    assert scene.codes("A") == ["reputation", "money", "clever", "appeal", "kiosk", "pavilion"]
    scene.plays("A", "money")

    assert scene.zoo("A").money == 40 - 10 + 4
    assert scene.zoo("A").markers.bit_count() == 4
    assert "Seat A: the Americas marker is removed" in scene.heard("B")
    assert scene.asked == "B"


@rule("AN-M.9")
@pytest.mark.parametrize("building", ["enclosure_2 3.2 3.3", "enclosure_2 5.4 5.5"])
def test_elsewhere_or_in_the_area_of_another_continent_nothing_comes(scene: Scene, building: str) -> None:
    play_in(scene, "439", building)

    assert scene.asked == "B"
    assert scene.zoo("A").markers.bit_count() == 5


@rule("AN-M.9")
@pytest.mark.parametrize(
    ("answers", "reputation", "appeal", "order"),
    [
        (("reputation",), 2, 4, "An Bu Sp Ca As"),
        (("appeal",), 1, 6, "An Bu Sp Ca As"),
        (("clever", "cards"), 1, 4, "Ca An Bu Sp As"),
        (("kiosk", "3.3"), 1, 4, "An Bu Sp Ca As"),
        (("pavilion", "3.1"), 1, 5, "An Bu Sp Ca As"),
    ],
)
def test_the_bonuses_of_a_marker(
    scene: Scene, answers: tuple[str, ...], reputation: int, appeal: int, order: str
) -> None:
    play_in(scene, "439", "enclosure_2 2.2 3.2")

    scene.plays("A", "americas", *answers)
    if answers == ("kiosk", "3.3"):
        assert scene.why == "AN-13.18"
        scene.plays("A", "no")  # the card of that space

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.appeal, scene.order("A")) == (reputation, appeal, order)
    assert scene.asked == "B"


@rule("AN-M.9", "AN-2.20")
def test_the_marker_may_stay(scene: Scene) -> None:
    play_in(scene, "439", "enclosure_2 2.2 3.2")

    scene.plays("A", "no")

    assert scene.zoo("A").markers.bit_count() == 5
    assert scene.asked == "B"


@rule("AN-M.9")
def test_each_marker_can_be_removed_once(scene: Scene) -> None:
    scene.table(
        maps="9",
        A=f"money 40, hand 439 463, partner americas, build enclosure_2 2.2 3.2, build enclosure_2 0.1 0.2, {ANIMALS}",
    )

    scene.plays("A", "animals", "439", "enclosure_2 3.2/2", "americas", "appeal", "463")

    assert scene.asked == "B"
    assert len(scene.zoo("A").animals) == 2


@rule("AN-M.9", "AN-6.12")
def test_animals_that_share_an_enclosure_do_not_count(scene: Scene) -> None:
    """The same Lama beside a Lama-sized herd in the area."""
    play_in(scene, "439", "enclosure_2! 2.2 3.2", ", animals 443")

    assert scene.asked == "B"
    assert scene.zoo("A").markers.bit_count() == 5


@rule("AN-M.9", "AN-6.6")
def test_a_special_enclosure_in_the_area_counts(scene: Scene) -> None:
    play_in(scene, "473", "reptile_house 2.4 3.4 3.5 3.6 4.5")

    assert "marker africa" in scene.codes("A")


@rule("AN-M.9", "AN-5.12")
def test_an_animal_that_moves_into_a_new_special_enclosure_counts(scene: Scene) -> None:
    """A Common Agama of Africa lives elsewhere until the reptile house is built."""
    scene.table(
        maps="9",
        A=f"money 10, upgraded Bu, animals 473, build enclosure_1! 2.5, {BUILD}",
    )

    scene.plays("A", "build", "reptile_house", "3.4/1")
    if scene.why == "AN-5.8":
        scene.plays("A", "move in")
    scene.plays("A", "473", "africa", "appeal")

    assert scene.zoo("A").markers.bit_count() == 4


@rule("AN-M.9")
def test_the_fifth_marker_also_gives_1_conservation(scene: Scene) -> None:
    """The left edge removes any one without an animal."""
    scene.table(maps="9", A=f"cp 2, icons africa 2, {ASSOCIATION}", bases="103 101 102")
    scene.plays("A", "association", "project", "4", "conservation")
    assert scene.why == "AN-M.9"
    assert scene.codes("A") == ["africa", "americas", "asia", "australia", "europe"]
    scene.plays("A", "asia", "appeal")
    assert scene.zoo("A").conservation == 4

    scene.table(maps="9", A=f"cp 2, icons africa 2, markers asia, {ASSOCIATION}", bases="103 101 102")
    scene.plays("A", "association", "project", "4", "conservation", "asia", "reputation")

    zoo = scene.zoo("A")
    assert (zoo.markers, zoo.reputation) == (0, 2)
    assert zoo.conservation == 2 + 2 + 1
