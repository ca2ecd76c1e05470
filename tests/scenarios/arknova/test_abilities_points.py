"""Abilities that bring appeal, X-tokens, money, workers, multiplier tokens and buildings [AN-15]: S-AN-25, S-AN-26."""

from __future__ import annotations

import pytest

from soloist.games.arknova.cards import Icon
from soloist.games.arknova.hexes import hexes, named
from soloist.games.arknova.maps import MAPS
from tests.kit import rule
from tests.scenarios.arknova.scene import SHORT, Scene, spot

HOME = "build enclosure_5 3.1 3.2 3.3 4.1 4.2"
ZOO = f"order Bu Ca As An Sp, empty, money 99, appeal 0, {HOME}"
NO_ANIMALS = "201 202 203 204 205 206"


def plays(scene: Scene, animal: str, ability: str) -> None:
    """Play the animal; where the order is asked for, the ability comes first."""
    scene.plays("A", "animals", animal)
    if scene.why == "AN-6.8":
        scene.plays("A", f"{animal} {ability}")


# icons count


@rule("AN-G.ICONICANIMAL", "AN-15.3")
@pytest.mark.parametrize("other", [4, 7])
def test_iconic_animal_counts_all_zoos_up_to_8(scene: Scene, other: int) -> None:
    """S-AN-25"""
    scene.table(A=f"{ZOO}, hand 452, partner africa, animals 405 404", B=f"icons africa {other}")
    assert scene.zoo("A").icons[Icon.AFRICA] == 3

    scene.plays("A", "animals", "senegal-bushbaby")

    assert scene.zoo("A").appeal == 1 + 8


@rule("AN-G.ICONICANIMAL", "AN-14.11")
def test_alone_only_the_own_icons_count(scene: Scene) -> None:
    scene.table(1, A=f"{ZOO}, hand 436, icons americas 3", display=NO_ANIMALS)

    scene.plays("A", "animals", "american-bison")

    assert scene.zoo("A").appeal == 4 + 5  # two of its own


@rule("AN-G.PACK")
def test_pack_counts_the_own_zoo_only(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 417, animals 401", B="icons predator 9")

    scene.plays("A", "animals", "wolf")

    assert scene.zoo("A").appeal == 4 + 3  # two of the cheetah, one of its own


@rule("AN-G.PETTINGZOOANIMAL", "AN-15.9")
def test_petting_zoo_animals_with_a_second_ability(scene: Scene) -> None:
    zoo = "order Bu Ca As An Sp, empty, money 99, appeal 0, build petting_zoo 0.2 1.3 1.4, animals 520"
    scene.table(A=f"{zoo}, hand 528 401")

    scene.plays("A", "animals", "bennetts-wallaby", "cheetah")

    assert scene.zoo("A").appeal == 6 + 2


@rule("AN-G.INVENTIVE", "AN-2.7")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_inventive_brings_x_tokens_up_to_five(scene: Scene, before: int, after: int) -> None:
    scene.table(A=f"{ZOO}, hand 414, x {before}")

    scene.plays("A", "animals", "south-american-coati")

    assert scene.zoo("A").x_tokens == after


@rule("AN-G.INVENTIVEBEAR", "AN-15.9")
@pytest.mark.parametrize(("own", "other", "tokens"), [(0, 0, 1), (1, 0, 2), (0, 1, 2), (1, 1, 3), (3, 5, 3)])
def test_inventive_counts_bears_in_all_zoos_up_to_3(scene: Scene, own: int, other: int, tokens: int) -> None:
    scene.table(
        A=f"{ZOO}, hand 411, upgraded An, icons predator 2 bear {own}", B=f"icons bear {other}", display=NO_ANIMALS
    )

    scene.plays("A", "animals", "grizzly-bear")

    assert scene.zoo("A").x_tokens == tokens
    assert scene.zoo("A").hired == 2  # Full-throated as well


@rule("AN-G.INVENTIVEPRIMATE", "AN-15.3")
@pytest.mark.parametrize(("primates", "tokens"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (8, 3)])
def test_inventive_counts_own_primates_in_steps(scene: Scene, primates: int, tokens: int) -> None:
    scene.table(A=f"{ZOO}, hand 459, icons science 1 primate {primates}", B="icons primate 9")

    scene.plays("A", "animals", "red-shanked-douc")

    assert scene.zoo("A").x_tokens == tokens


# Jumping, Full-throated, Multiplier


@rule("AN-G.JUMPING", "AN-10.8")
def test_jumping_into_the_break(scene: Scene) -> None:
    """S-AN-26"""
    scene.table(A="order Bu Ca As An Sp, x 1, money 10, appeal 0, hand 413", break_step=7)

    scene.plays("A", "animals", "cougar")
    scene.any_chance()

    assert [line for line in scene.heard() if line.startswith(("Seat A", "Break"))][:7] == [
        "Seat A: Animals with strength 4",
        "Seat A: Cougar for 10 money",
        "Seat A: 5 appeal (Cougar)",
        "Seat A: the break is reached",
        "Seat A: 1 X-token (reaching the break)",
        "Seat A: 3 money (Jumping 3)",
        "Break",
    ]
    assert scene.zoo("A").x_tokens == 2
    assert scene.zoo("A").money == 3 + 10 + 1  # income of 5 appeal, and of the kiosk beside the cougar


@rule("AN-G.JUMPING", "AN-10.8")
def test_jumping_pays_in_full_though_the_token_lies_at_the_end(scene: Scene) -> None:
    scene.table(
        A=f"order Bu Ca As Sp An, empty, money 30, hand 462 413, x 0, {HOME}, build enclosure_3 0.4 0.5 1.5",
        break_step=8,
    )

    scene.plays("A", "animals", "cougar", "enclosure_3 0.4/0", "northern-plains-gray-langur")

    assert scene.heard().count("Seat A: the break is reached") == 1
    assert scene.heard().count("Seat A: 1 X-token (reaching the break)") == 1
    assert scene.heard().count("Seat A: 3 money (Jumping 3)") == 2


@rule("AN-G.JUMPING", "AN-14.5")
def test_jumping_alone_brings_only_the_money(scene: Scene) -> None:
    scene.table(1, A=f"{ZOO}, hand 444, x 0")

    scene.plays("A", "animals", "alpine-ibex")

    assert (scene.zoo("A").money, scene.zoo("A").x_tokens) == (99 - 10 + 2, 0)


@rule("AN-G.FULLTHROATED", "AN-7.14", "AN-13.20")
@pytest.mark.parametrize(("hired", "after", "conservation"), [(1, 2, 2), (2, 3, 2), (3, 4, 4), (4, 4, 2)])
def test_full_throated_hires_a_worker(scene: Scene, hired: int, after: int, conservation: int) -> None:
    """The fourth worker of map A brings 2 conservation."""
    scene.table(A=f"{ZOO}, cp 2, hand 421, upgraded An, hired {hired}, workers 0", display=NO_ANIMALS)

    scene.plays("A", "animals", "new-zealand-fur-seal")

    zoo = scene.zoo("A")
    assert (zoo.hired, zoo.workers, zoo.conservation) == (after, after - hired, conservation)


@rule("AN-G.MULTIPLIER", "AN-3.1")
@pytest.mark.parametrize(
    ("zoo", "animal", "action"),
    [
        ("upgraded An, hand 416, icons bear 1", "eurasian-brown-bear", "As"),
        ("hand 434, icons science 2", "red-panda", "Sp"),
        ("hand 442, icons herbivore 2", "moose", "Sp"),
        ("cp 2, hand 457, icons primate 3", "mandrill", "Ca"),
        ("hand 510, icons europe 1", "white-stork", "Bu"),
        ("hand 516, partner australia", "northern-cassowary", "Bu"),
    ],
)
def test_multiplier_puts_a_token_on_the_named_card(scene: Scene, zoo: str, animal: str, action: str) -> None:
    scene.table(A=f"{ZOO}, {zoo}", display=NO_ANIMALS)

    scene.plays("A", "animals", animal)

    tokens = scene.zoo("A").multipliers
    assert [SHORT[each] for each in SHORT if tokens[each]] == [action]
    assert sum(tokens) == 1


# Posturing, Peacocking


@rule("AN-G.POSTURING", "AN-15.7", "AN-5.20", "AN-5.7")
def test_posturing_places_kiosks_and_pavilions_with_their_bonuses_one_after_the_other(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 501, icons asia 1", display="401 202 203 204 205 206", deck="207")

    plays(scene, "indian-peafowl", "posturing:2")
    assert scene.codes("A") == ["kiosk", "pavilion", "no"]
    scene.builds("A", "kiosk 2.2")
    assert scene.codes("A") == ["cheetah", "deck", "no"]  # the bonus of the first comes before the second is placed
    scene.plays("A", "cheetah")
    assert "2.3" not in scene.codes("A", "kiosk")  # too near
    scene.builds("A", "pavilion 2.3")

    assert scene.zoo("A").money == 99 - 18
    assert scene.zoo("A").appeal == 7 + 1
    assert scene.hand("A") == "401"


@rule("AN-G.POSTURING", "AN-2.20")
def test_posturing_may_stop_early(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 508, partner americas")

    plays(scene, "scarlet-macaw", "posturing:3")
    scene.builds("A", "pavilion 2.3")
    scene.plays("A", "no")

    assert [text.split()[0] for text in scene.buildings("A")] == ["enclosure_5!", "pavilion"]
    assert scene.asked == "B"


@rule("AN-G.POSTURING", "AN-15.8", "AN-5.14")
def test_posturing_without_any_place_does_nothing(scene: Scene) -> None:
    ground = MAPS["A"].ground & ~hexes("0.3 0.4 0.5 1.5")
    full = ", ".join(f"build pavilion {name}" for name in named(ground).split())
    scene.table(A=f"order Bu Ca As An Sp, money 99, appeal 0, hand 497, upgraded Bu, {full}")

    plays(scene, "lesser-flamingo", "posturing:1")

    assert scene.asked == "B"
    assert scene.zoo("A").appeal == 6


@rule("AN-G.POSTURING", "AN-5.10")
def test_posturing_may_cover_the_last_space(scene: Scene) -> None:
    ground = MAPS["A"].ground & ~hexes("0.3 0.4 0.5 1.5 8.3")
    full = ", ".join(f"build enclosure_1! {name}" for name in named(ground).split())
    scene.table(A=f"order Bu Ca As An Sp, money 99, appeal 0, hand 497, {full}")

    plays(scene, "lesser-flamingo", "posturing:1")
    scene.plays("A", "pavilion")

    assert scene.zoo("A").appeal == 6 + 1 + 7


@rule("AN-G.PEACOCKING", "AN-15.7", "AN-5.12")
def test_peacocking_places_the_aviary_free_and_birds_move_in(scene: Scene) -> None:
    scene.table(
        A=f"{ZOO}, hand 514, icons australia 2, animals 495, build enclosure_4! 3.4 3.5 4.3 4.4",
    )

    plays(scene, "emu", "peacocking")
    scene.plays("A", spot("large_bird_aviary", "0.3 1.2 1.3 1.4 2.3"))
    assert scene.codes("A") == ["secretary-bird", "done"]
    scene.plays("A", "secretary-bird")

    assert scene.zoo("A").money == 99 - 22
    assert scene.buildings("A") == [
        "enclosure_5! 3.1 3.2 3.3 4.1 4.2",
        "enclosure_4 3.4 3.5 4.3 4.4",
        "large_bird_aviary! 0.3 1.2 1.3 1.4 2.3",
    ]


@rule("AN-G.PEACOCKING", "AN-2.20")
def test_peacocking_may_be_declined_and_finds_nothing_if_there_is_an_aviary(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 514, icons australia 2")
    plays(scene, "emu", "peacocking")
    scene.plays("A", "no")
    assert len(scene.buildings("A")) == 1

    scene.table(A=f"{ZOO}, hand 514, icons australia 2, build large_bird_aviary 0.3 1.2 1.3 1.4 2.3")
    plays(scene, "emu", "peacocking")

    assert scene.asked == "B"


@rule("AN-G.PEACOCKING", "AN-5.5")
@pytest.mark.parametrize("upgraded", [False, True])
def test_spaces_marked_ii_still_need_build_ii(scene: Scene, upgraded: bool) -> None:
    side = ", upgraded Bu" if upgraded else ""
    scene.table(A=f"{ZOO}, hand 514, icons australia 2, build enclosure_1 7.3{side}")

    plays(scene, "emu", "peacocking")

    assert (spot("large_bird_aviary", "6.5 7.4 7.5 7.6 8.5") in scene.codes("A")) is upgraded


@rule("AN-15.2", "AN-2.5", "AN-5.5")
def test_the_upgrade_of_the_own_reputation_may_come_before_a_free_pavilion(scene: Scene) -> None:
    """The Expert on Asia: 7.6 is marked II, and the tarsier brings reputation 5."""
    zoo = f"{ZOO}, rep 4, partner asia, sponsors 213, hand 461, build enclosure_1! 7.5, build enclosure_1! 0.0"
    scene.table(A=zoo)

    scene.plays("A", "animals", "horsfields-tarsier")
    reputation = next(option for option in scene.codes("A") if "reputation" in option)
    scene.plays("A", reputation, "build")

    assert "7.6" in scene.codes("A")
