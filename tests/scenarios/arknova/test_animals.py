"""The Animals action [AN-6]: scenarios S-AN-19 to S-AN-24, S-AN-33."""

from __future__ import annotations

import pytest

from soloist.games.arknova.cards import Icon
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

PRICES = "order Bu Ca As Sp An, upgraded An, money 99, empty, build enclosure_5 3.1 3.2 3.3 4.1 4.2"


def paid(scene: Scene) -> int:
    """What the last animal cost, by the log."""
    lines = [line for line in scene.heard() if line.endswith(" money") and " for " in line]
    return int(lines[-1].split()[-2])


# how many, from where


@rule("AN-6.1", "AN-6.8", "AN-G.SPRINT", "AN-G.PETTINGZOOANIMAL")
def test_two_animals_on_side_i(scene: Scene) -> None:
    """S-AN-19"""
    zoo = "empty, money 24, appeal 6, hand 507 520, build enclosure_2 0.2 1.3, build petting_zoo 1.4 2.3 3.4"
    scene.table(A=f"order Bu Ca As Sp An, {zoo}", deck="401")

    scene.plays("A", "animals", "greater-rhea")
    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (12, 11)
    assert scene.hand("A") == "401 520"
    scene.plays("A", "sheep")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (5, 14)
    assert scene.asked == "B"


@rule("AN-6.1")
def test_a_card_drawn_by_the_first_may_be_played_as_the_second(scene: Scene) -> None:
    """S-AN-19"""
    zoo = "empty, money 24, hand 507, build enclosure_2 0.2 1.3, build petting_zoo 1.4 2.3 3.4"
    scene.table(A=f"order Bu Ca As Sp An, {zoo}", deck="520")

    scene.plays("A", "animals", "greater-rhea")
    assert scene.codes("A") == ["sheep", "done"]
    scene.plays("A", "sheep")

    assert [animal.id for animal in scene.zoo("A").animals] == [507, 520]


@rule("AN-6.1", "AN-13.13", "AN-4.5")
@pytest.mark.parametrize(
    ("side", "strength", "number"),
    [
        *(("I", 1, 0), ("I", 2, 1), ("I", 3, 1), ("I", 4, 1), ("I", 5, 2), ("I", 9, 2)),
        *(("II", 1, 1), ("II", 2, 1), ("II", 3, 2), ("II", 4, 2), ("II", 5, 2), ("II", 8, 2)),
    ],
)
def test_how_many_animals(scene: Scene, side: str, strength: int, number: int) -> None:
    """S-AN-19"""
    order = ["Bu", "Ca", "As", "Sp"]
    order.insert(min(strength, 5) - 1, "An")
    tokens = max(strength - 5, 0)
    scene.table(
        A=f"order {' '.join(order)}, x {tokens}, empty, money 30, hand 519 520 521 523, build petting_zoo 1.4 2.3 3.4"
        + (", upgraded An" if side == "II" else "")
    )
    use = f"animals+{tokens}" if tokens else "animals"
    if not number:
        scene.refused("A", use, rule="AN-2.15")
        return

    scene.plays("A", use, *["domestic-goat", "sheep"][:number])

    assert len(scene.zoo("A").animals) == number
    assert scene.asked == "B"
    assert (scene.zoo("A").reputation == 2) is (side == "II" and strength >= 5)  # [AN-6.17]


@rule("AN-6.1")
def test_at_least_one_must_be_played_and_then_one_may_stop(scene: Scene) -> None:
    scene.table(A="order Bu Ca As Sp An, empty, money 30, hand 519 520, build petting_zoo 1.4 2.3 3.4")

    scene.plays("A", "animals")
    assert scene.codes("A") == ["domestic-goat", "sheep"]
    scene.plays("A", "sheep", "done")

    assert len(scene.zoo("A").animals) == 1


@rule("AN-6.9", "AN-6.17", "AN-G.HUNTER", "AN-2.9")
def test_side_ii_plays_from_the_display(scene: Scene) -> None:
    """S-AN-24"""
    scene.table(
        A="order Bu Ca As Sp An, upgraded An, rep 3, money 20, empty, build enclosure_2 0.2 1.3, appeal 0",
        display="201 202 404 203 204 205",
        deck="206 405",
    )

    scene.plays("A", "animals")
    assert (scene.zoo("A").reputation, scene.zoo("A").range) == (4, 3)
    scene.plays("A", "caracal")

    assert paid(scene) == 12
    assert scene.display() == "201 202 - 203 204 205"  # until it is refilled
    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (8, 4)
    assert scene.hand("A") == "405"
    assert [card.id for card in scene.state.discard] == [206]
    assert "Seat A: Hunter turns up Medical Breakthrough, Fennec Fox" in scene.heard("B")
    assert "Seat A: Fennec Fox to hand (Hunter 2)" in scene.heard("B")


@rule("AN-6.9", "AN-2.9")
def test_the_gap_stays_and_nothing_slides_before_the_second(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca An As Sp, upgraded An, rep 4, money 60, empty, build petting_zoo 1.4 2.3 3.4",
        display="519 520 523 521 525 526",
        deck="201 202",
    )

    scene.plays("A", "animals", "domestic-goat")
    assert scene.display() == "- 520 523 521 525 526"
    assert scene.codes("A") == ["sheep", "domestic-rabbit", "done"]  # folder 4 is still out of range
    scene.plays("A", "domestic-rabbit")

    assert scene.zoo("A").money == 60 - 8 - 10
    assert scene.display() == "520 521 525 526 201 202"


@rule("AN-6.9", "AN-9.4")
def test_the_range_grows_with_the_first_animal(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca An As Sp, upgraded An, rep 2, money 60, partner asia, hand 461, build petting_zoo 1.3 1.4 2.4",
        display="201 202 520 523 203 204",
    )

    scene.plays("A", "animals", "horsfields-tarsier")

    assert scene.codes("A") == ["sheep", "done"]


@rule("AN-6.9")
def test_side_i_plays_from_hand_only_and_side_ii_in_range_only(scene: Scene) -> None:
    zoo = "order Bu Ca As An Sp, money 60, rep 2, empty, hand 519, build petting_zoo 1.4 2.3 3.4"
    scene.table(A=zoo, display="520 521 523 524 525 526")
    scene.refused("A", "animals", "sheep", rule="AN-6.9")

    scene.table(A=f"{zoo}, upgraded An", display="520 521 523 524 525 526")
    assert scene.codes("A", "animals") == ["domestic-goat", "sheep", "horse"]
    scene.refused("A", "animals", "domestic-rabbit", rule="AN-6.9")


@rule("AN-6.17")
def test_the_reputation_comes_first_even_if_it_brings_an_upgrade(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As Sp An, upgraded An, rep 4, empty, hand 520, build petting_zoo 1.4 2.3 3.4",
        display="201 202 203 204 205 206",
    )

    scene.plays("A", "animals")
    assert scene.why == "AN-2.6"
    scene.plays("A", "cards")

    assert scene.codes("A") == ["sheep"]


# conditions and prices


@rule("AN-6.3", "AN-6.8", "AN-G.PACK")
def test_the_own_icons_do_not_help_to_meet_a_condition_but_count_for_the_ability(scene: Scene) -> None:
    """S-AN-23"""
    zoo = "order Bu Ca As An Sp, empty, money 16, appeal 0, hand 402, build enclosure_4 0.2 0.3 1.3 1.4"
    scene.table(A=f"{zoo}, icons predator 2")
    scene.refused("A", "animals", rule="AN-2.15")

    scene.table(A=f"{zoo}, icons predator 3")
    scene.plays("A", "animals", "lion")

    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (0, 13)


@rule("AN-6.3", "AN-6.1")
def test_the_first_animal_may_meet_the_condition_of_the_second(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As Sp An, empty, money 60, hand 402 404, icons predator 2, "
        "build enclosure_4 0.2 0.3 1.3 1.4, build enclosure_2 2.3 3.3",
        deck="201 202",
    )

    scene.plays("A", "animals")
    assert scene.codes("A") == ["caracal"]
    assert "needs 1 more Predator icon" in scene.refused("A", "lion", rule="AN-6.3")
    scene.plays("A", "caracal", "enclosure_2 3.3/2")
    scene.plays("A", "lion")

    assert scene.zoo("A").icons[Icon.PREDATOR] == 4


@rule("AN-6.4", "AN-6.14")
@pytest.mark.parametrize(
    ("zoo", "animal", "price"),
    [
        ("partner africa australia, hand 401", "cheetah", 14),
        ("partner africa australia, hand 446", "dugong", 19),
        ("partner africa australia, icons europe 1, hand 420", "stoat", 4),
        ("partner europe, sponsors 229, hand 420", "stoat", 0),
        ("partner africa, sponsors 230, icons reptile 3, hand 469", "nile-crocodile", 6),
        ("sponsors 229 230, hand 428", "giraffe", 16),
        ("sponsors 229 230, icons bear 1, hand 416", "eurasian-brown-bear", 16),
        ("partner asia africa europe americas, hand 520, build petting_zoo 0.2 1.3 1.4", "sheep", 7),
    ],
)
def test_partner_zoos_and_sponsors_make_animals_cheaper(scene: Scene, zoo: str, animal: str, price: int) -> None:
    """S-AN-20"""
    scene.table(A=f"{PRICES}, {zoo}", deck="201 202 203")

    scene.plays("A", "animals", animal)

    assert paid(scene) == price
    assert scene.zoo("A").money == 99 - price


@rule("AN-6.14", "AN-6.9")
def test_the_number_of_the_folder_is_added_before_the_discounts(scene: Scene) -> None:
    """S-AN-20"""
    scene.table(A=f"{PRICES}, rep 7, partner europe, sponsors 229", display="201 202 203 420 204 205", deck="206")

    scene.plays("A", "animals", "stoat")

    assert paid(scene) == 2


@rule("AN-6.15", "AN-6.2")
def test_money_the_animal_brings_cannot_pay_for_it(scene: Scene) -> None:
    scene.table(A="order Bu Ca As An Sp, money 9, hand 413, sponsors 239")
    scene.refused("A", "animals", rule="AN-2.15")

    scene.table(A="order Bu Ca As An Sp, money 10, hand 413, sponsors 239")
    scene.plays("A", "animals", "cougar")

    assert scene.zoo("A").money == 3 + 3  # Jumping, and the Expert in Predators


@rule("AN-6.11", "AN-M.6", "AN-S.263")
@pytest.mark.parametrize(
    ("zoo", "playable"),
    [
        ("build pavilion 0.5, sponsors 263, icons predator 1", True),
        ("build pavilion 0.5, sponsors 263, icons predator 0", False),
        ("build pavilion 0.5, icons predator 2", True),
        ("build pavilion 0.5, icons predator 1", False),
        ("build pavilion 0.4, icons predator 2", False),
        ("sponsors 263, icons predator 2", True),
        ("build pavilion 0.5, upgraded An, icons predator 1", True),
        ("build pavilion 0.5, upgraded An, icons predator 0", False),
    ],
)
def test_every_missing_symbol_must_be_ignored_by_one_effect(scene: Scene, zoo: str, playable: bool) -> None:
    """The grizzly bear needs two predator icons and Animals II."""
    scene.table(A=f"order Bu Ca As An Sp, money 40, hand 411, build enclosure_5 1.1 1.2 1.3 2.1 2.2, {zoo}", maps="6")

    assert ("animals" in scene.codes("A")) is playable


@rule("AN-6.11", "AN-6.13", "AN-M.6")
def test_a_partner_zoo_that_is_missing_may_be_ignored_but_saves_nothing(scene: Scene) -> None:
    scene.table(A="order Bu Ca As An Sp, money 40, hand 409, build pavilion 0.5, build enclosure_2 0.3 0.4", maps="6")

    scene.plays("A", "animals", "sun-bear", "no")

    assert paid(scene) == 16


@rule("AN-6.11", "AN-6.16")
def test_water_and_rock_can_never_be_ignored(scene: Scene) -> None:
    zoo = "order Bu Ca As An Sp, money 40, hand 478, build pavilion 0.5, icons asia 1"
    scene.table(A=f"{zoo}, build enclosure_1 1.6", maps="6")
    scene.refused("A", "animals", rule="AN-2.15")

    scene.table(A=f"{zoo}, build enclosure_1 0.2", maps="6")
    scene.plays("A", "animals", "chinese-water-dragon")


# where they live


@rule("AN-6.5", "AN-6.6", "AN-6.16")
def test_an_enclosure_needs_size_water_and_rock(scene: Scene) -> None:
    """S-AN-21: the start enclosure of map A touches water 2.5 and rock 1.6."""
    scene.table(A="order Bu Ca As Sp An, upgraded An, money 60, hand 449 413 497 446 520")

    scene.plays("A", "animals")
    assert scene.codes("A") == ["cougar", "platypus", "lesser-flamingo"]
    scene.refused("A", "dugong", rule="AN-6.16")
    scene.refused("A", "sheep", rule="AN-6.6")
    scene.plays("A", "platypus")

    assert scene.buildings("A") == ["kiosk 0.3", "enclosure_3! 0.4 0.5 1.5"]
    assert scene.asked == "B"  # there is no place for a second one


@rule("AN-6.5", "AN-6.18")
def test_the_player_chooses_among_the_enclosures_that_fit(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As An Sp, money 20, hand 404, empty, build enclosure_1 2.4, build enclosure_2! 2.2 2.3, "
        "build enclosure_2 0.2 1.3, build enclosure_5 3.1 3.2 3.3 4.1 4.2, build petting_zoo 0.3 1.4 1.5",
        deck="201 202",
    )

    scene.plays("A", "animals", "caracal")
    assert [option.split()[0] for option in scene.codes("A")] == ["enclosure_2", "enclosure_5"]
    scene.plays("A", scene.codes("A")[1])

    assert "enclosure_5! 3.1 3.2 3.3 4.1 4.2" in scene.buildings("A")
    assert "enclosure_2 0.2 1.3" in scene.buildings("A")


@rule("AN-6.6", "AN-6.18")
def test_reptile_house_or_standard_enclosure(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As An Sp, money 20, hand 472 401, empty, build enclosure_3 3.1 3.2 4.1, "
        "build reptile_house!4 0.2 1.2 1.3 1.4 2.3"
    )

    scene.plays("A", "animals", "rock-monitor")
    scene.plays("A", next(option for option in scene.codes("A") if option.startswith("reptile_house")))
    scene.plays("A", "done")

    assert [building.used for building in scene.zoo("A").buildings] == [0, 5]


@rule("AN-6.16")
@pytest.mark.parametrize(
    ("animal", "home", "fits"),
    [
        ("515", "enclosure_4 3.3 4.2 4.3 5.3", True),  # two water
        ("515", "enclosure_4 0.4 0.5 1.4 1.5", False),  # one
        ("444", "enclosure_2 3.1 3.2", True),  # two rock
        ("444", "enclosure_2 0.5 1.5", False),  # one
        ("421", "enclosure_5 3.1 3.2 3.3 4.1 4.2", True),  # water and rock
        ("421", "enclosure_5 2.3 2.4 3.4 3.5 1.4", False),  # water, no rock
    ],
)
def test_so_many_water_and_rock_spaces_must_touch_the_enclosure(
    scene: Scene, animal: str, home: str, fits: bool
) -> None:
    scene.table(A=f"order Bu Ca As An Sp, upgraded An, money 40, hand {animal}, empty, build {home}")

    assert ("animals" in scene.codes("A")) is fits


@rule("AN-6.16", "AN-5.15", "AN-S.219")
def test_with_the_diversity_researcher_nothing_is_needed(scene: Scene) -> None:
    scene.table(A="order Bu Ca As An Sp, money 40, hand 515, sponsors 219, empty, build enclosure_4 0.2 0.3 1.3 1.4")

    scene.plays("A", "animals", "australian-pelican", "no")

    assert scene.zoo("A").icons[Icon.WATER] == 2  # the symbols are icons all the same


@rule("AN-6.6", "AN-G.PETTINGZOOANIMAL", "AN-G.INVENTIVE")
def test_three_petting_zoo_animals(scene: Scene) -> None:
    """S-AN-22"""
    scene.table(
        A="order Bu Ca As An Sp, money 40, appeal 0, x 4, hand 520 522 527 519, empty, "
        "build petting_zoo 1.4 2.3 3.4, build enclosure_5 3.1 3.2 3.3 4.1 4.2"
    )

    scene.plays("A", "animals", "sheep")
    scene.plays("B", "x build")
    scene.plays("A", "animals+2", "donkey")
    assert (scene.zoo("A").appeal, scene.zoo("A").x_tokens) == (9, 3)
    scene.plays("B", "x build")
    scene.plays("A", "animals+1", "coconut-lorikeet")
    assert scene.zoo("A").appeal == 18
    scene.plays("B", "x build")

    assert scene.zoo("A").money == 40 - 21
    scene.refused("A", "animals+2", rule="AN-2.15")  # the goat finds no place


# flock animals


@rule("AN-6.12", "AN-G.FLOCKANIMAL")
@pytest.mark.parametrize(
    ("home", "moose"), [("enclosure_3! 0.4 0.5 1.5", False), ("enclosure_5! 0.2 0.3 0.4 1.3 1.4", True)]
)
def test_flock_animals_share(scene: Scene, home: str, moose: bool) -> None:
    """S-AN-33"""
    scene.table(
        A=f"order Bu Ca As Sp An, empty, money 40, appeal 0, animals 428, icons herbivore 2, hand 439 442, build {home}"
    )

    scene.plays("A", "animals")
    assert scene.codes("A") == (["lama", "moose"] if moose else ["lama"])
    if not moose:
        scene.refused("A", "moose", rule="AN-6.12")
    scene.plays("A", "lama")

    assert scene.zoo("A").appeal == 4
    assert scene.buildings("A") == [home]


@rule("AN-6.12")
@pytest.mark.parametrize(
    ("zoo", "shares"),
    [
        ("animals 428", True),  # a herbivore of size 3, whatever stands on the map
        ("animals 439", False),  # a herbivore of size 2
        ("animals 413, build enclosure_3! 0.2 0.3 1.3", False),  # a large enough enclosure, but no herbivore
        ("animals 413, sponsors 240, build enclosure_3! 0.2 0.3 1.3", True),  # the icon of a sponsor will do
        ("animals 413, sponsors 240, build enclosure_3 0.2 0.3 1.3", True),  # empty: it moves in
        ("animals 413, sponsors 240, build enclosure_2! 0.2 1.3", False),
        ("animals 445, build enclosure_4! 0.2 0.3 1.3 1.4", True),  # a small one in a large enclosure
        ("animals 445, build petting_zoo!1 0.2 1.3 1.4", False),
    ],
)
def test_what_a_herd_is(scene: Scene, zoo: str, shares: bool) -> None:
    """For the reindeer, N = 3."""
    scene.table(A=f"order Bu Ca As An Sp, empty, money 40, hand 438, {zoo}")

    assert ("animals" in scene.codes("A")) is shares


@rule("AN-6.12", "AN-G.FLOCKANIMAL", "AN-6.18")
def test_a_flock_animal_may_also_be_housed_normally(scene: Scene) -> None:
    zoo = "order Bu Ca As Sp An, empty, money 60, animals 428, hand 438 443, build enclosure_3! 0.4 0.5 1.5"
    scene.table(A=f"{zoo}, build enclosure_4 2.2 2.3 3.2 3.3")

    scene.plays("A", "animals", "reindeer")
    assert scene.codes("A")[-1] == "share"
    scene.plays("A", "share", "red-deer", scene.codes("A", "share", "red-deer")[0])

    assert [building.used for building in scene.zoo("A").buildings] == [1, 1]
    scene.table(A=zoo)
    scene.plays("A", "animals", "reindeer", "red-deer")  # any number may share
    assert len(scene.zoo("A").animals) == 3
