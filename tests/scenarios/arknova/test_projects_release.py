"""Releasing and breeding animals; enclosures freed [AN-7.12, AN-7.19, AN-7.24, AN-P.113 to AN-P.127]: S-AN-38."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card

AS_5 = "order An Bu Ca Sp As"

RELEASE = {
    "113": ("europe", "417", "443", "419"),
    "114": ("americas", "412", "413", "439"),
    "115": ("asia", "406", "408", "410"),
    "116": ("africa", "401", "428", "404"),
    "117": ("australia", "447", "448", "450"),
    "118": ("predator", "402", "413", "420"),
    "119": ("bird", "494", "496", "507"),
    "120": ("herbivore", "427", "428", "445"),
    "121": ("reptile", "479", "471", "473"),
    "122": ("primate", "453", "455", "452"),
}
"""The icon, then a large, a medium and a small animal that shows it."""

BREEDING = {
    "123": ("bird", "507", "americas", "502"),
    "124": ("predator", "419", "europe", "405"),
    "125": ("reptile", "473", "africa", "477"),
    "126": ("herbivore", "450", "australia", "439"),
    "127": ("primate", "455", "africa", "460"),
}
"""The icon, an animal with it, its continent, and an animal with the icon from elsewhere."""

# release


@rule("AN-7.6", "AN-7.7", "AN-7.12", "AN-7.18", "AN-9.1", "AN-P.120")
def test_releasing_a_giraffe(scene: Scene) -> None:
    """S-AN-38"""
    scene.table(
        A=f"{AS_5}, cp 4, appeal 20, rep 4, money 0, hand 120, animals 428, empty, build enclosure_3! 1.2 1.3 2.2",
        row="113",
        tiles="money sponsor | cards x-tokens",
    )

    scene.plays("A", "association", "project", "6")  # only the medium level fits: large and small are not offered
    assert sorted(scene.codes("A")) == ["conservation", "release", "reputation"]
    scene.plays("A", "release")

    assert scene.row() == "120 113"
    assert scene.levels("120") == "- A -"
    assert scene.zoo("A").appeal == 13
    assert [each.id for each in scene.state.discard] == [428]
    assert (scene.icon("A", "herbivore"), scene.icon("A", "africa")) == (0, 0)
    assert scene.buildings("A") == ["enclosure_3 1.2 1.3 2.2"]
    assert sorted(scene.codes("A")) == ["conservation", "reputation"]

    scene.plays("A", "reputation", "cards", "conservation 5", "tile money", "tile x-tokens")

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.conservation, zoo.money, zoo.x_tokens) == (5, 8, 22, 3)
    assert scene.asked == "B"


@rule(
    "AN-7.12", "AN-7.18", "AN-P.113", "AN-P.114", "AN-P.115", "AN-P.116", "AN-P.117", "AN-P.118", "AN-P.119",
    "AN-P.120", "AN-P.121", "AN-P.122",
)  # fmt: skip
@pytest.mark.parametrize(("place", "conservation"), [(0, 5), (1, 4), (2, 3)])
@pytest.mark.parametrize("number", RELEASE)
def test_the_size_of_the_animal_decides_the_level(scene: Scene, number: str, place: int, conservation: int) -> None:
    icon, *animals = RELEASE[number]
    scene.table(3, A=f"{AS_5}, cp 10, rep 1, appeal 50, hand {number}, animals {animals[place]}", bases="101 102 108")
    printed = {"401": 6, "402": 9, "404": 4, "406": 10, "408": 6, "410": 3, "412": 8, "413": 5, "417": 4, "419": 3}
    printed |= {"420": 3, "427": 9, "428": 7, "439": 4, "443": 5, "445": 3, "447": 7, "448": 8, "450": 4, "452": 1}
    printed |= {"453": 8, "455": 6, "471": 6, "473": 3, "479": 7, "494": 8, "496": 4, "507": 5}

    scene.plays("A", "association", "project", "7")

    zoo = scene.zoo("A")
    assert zoo.conservation == 10 + conservation
    assert zoo.reputation == 2  # for bringing it into play
    assert zoo.appeal == 50 - printed[animals[place]]
    assert scene.icon("A", icon) == 0
    assert scene.levels(number) == " ".join("A" if level == place else "-" for level in range(3))


@rule("AN-7.12")
def test_an_animal_without_the_icon_or_of_another_size_cannot_be_released(scene: Scene) -> None:
    """A herbivore, but not from Europe; and a large one while the large level is taken."""
    scene.table(3, A=f"{AS_5}, hand 113, animals 428, icons africa 2 asia 2", bases="103 106 108")

    text = scene.refused("A", "association", "project", "bavarian-forest-national-park", rule="AN-7.12")
    assert "you have no fitting animal to release" in text

    scene.table(3, A=f"{AS_5}, animals 417, icons africa 2 asia 2", row="113:left=B", bases="103 106 108")

    scene.refused("A", "association", "project", "bavarian-forest-national-park", rule="AN-7.12")


@rule("AN-7.18")
def test_a_later_supporter_gets_no_reputation(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, rep 1, appeal 20, animals 428", row="120:left=B", bases="108 109 110")

    scene.plays("A", "association", "project", "7")

    assert (scene.zoo("A").reputation, scene.zoo("A").conservation) == (1, 14)


@rule("AN-7.12")
def test_the_owner_chooses_among_levels_and_animals(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, appeal 20, hand 120, animals 428 443 445", bases="108 109 110")

    scene.plays("A", "association", "project")
    assert scene.codes("A") == ["middle", "right"]
    scene.plays("A", "middle", "7")
    assert scene.codes("A") == ["giraffe", "red-deer"]
    scene.plays("A", "red-deer")

    assert [animal.id for animal in scene.zoo("A").animals] == [428, 445]


@rule("AN-7.12", "AN-9.11")
def test_appeal_never_falls_below_0_and_all_else_stays(scene: Scene) -> None:
    """The panda gave 10 appeal, 1 reputation and 2 conservation."""
    scene.table(3, A=f"{AS_5}, cp 10, rep 1, appeal 3, hand 120, animals 433", bases="108 109 110")

    scene.plays("A", "association", "project", "7")

    zoo = scene.zoo("A")
    assert (zoo.appeal, zoo.reputation, zoo.conservation) == (0, 2, 14)


@rule("AN-7.24")
def test_pouched_cards_are_discarded_with_the_animal_and_their_appeal_stays(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, appeal 20, hand 117, animals 448, pouched 448 401 402", bases="108 109 110")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").appeal == 12
    assert sorted(each.id for each in scene.state.discard) == [401, 402, 448]
    assert scene.zoo("A").pouches == ()


@rule("AN-7.24", "AN-S.212")
def test_cards_under_other_cards_stay_there(scene: Scene) -> None:
    scene.table(
        3, A=f"{AS_5}, cp 10, appeal 20, hand 117, animals 448, sponsors 212, pouched 212 401", bases="108 109 110"
    )

    scene.plays("A", "association", "project", "7")

    assert [below.id for _, below in scene.zoo("A").pouches] == [401]


@rule("AN-7.12", "AN-M.10")
def test_tucked_animals_cannot_be_released(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, hand 120, tucked 428", maps="10", bases="108 109 110")

    scene.refused("A", "association", "project", rule="AN-7.8")


# which enclosure becomes free


REPTILES = f"{AS_5}, cp 10, appeal 20, hand 121, empty"
HOUSE_AT_WATER = "build reptile_house!2 4.3 4.4 3.4 2.3 2.4"
HOUSE_AWAY = "build reptile_house!2 0.2 0.3 1.3 2.2 2.3"


@rule("AN-7.19")
def test_first_a_special_enclosure_with_the_surroundings_becomes_free(scene: Scene) -> None:
    """The pond turtle needs water and takes 1 space of a reptile house."""
    scene.table(3, A=f"{REPTILES}, animals 484, {HOUSE_AT_WATER}, build enclosure_1! 3.5", bases="108 101 110")

    scene.plays("A", "association", "project", "7")

    assert [building.used for building in scene.zoo("A").buildings] == [1, 1]


@rule("AN-7.19")
def test_second_the_smallest_standard_enclosure_with_the_surroundings(scene: Scene) -> None:
    scene.table(
        3,
        A=f"{REPTILES}, animals 484, {HOUSE_AWAY}, build enclosure_2! 4.4 5.5, build enclosure_1! 3.5, "
        "build enclosure_1! 1.2",
        bases="108 101 110",
    )

    scene.plays("A", "association", "project", "7")

    assert scene.buildings("A")[1:] == ["enclosure_2! 4.4 5.5", "enclosure_1 3.5", "enclosure_1! 1.2"]


@rule("AN-7.19")
def test_third_a_special_enclosure_whatever_surrounds_it(scene: Scene) -> None:
    scene.table(3, A=f"{REPTILES}, animals 484, {HOUSE_AWAY}, build enclosure_1! 1.2", bases="108 101 110")

    scene.plays("A", "association", "project", "7")

    assert [building.used for building in scene.zoo("A").buildings] == [1, 1]


@rule("AN-7.19")
def test_fourth_the_smallest_standard_enclosure_whatever_surrounds_it(scene: Scene) -> None:
    scene.table(
        3, A=f"{REPTILES}, animals 484, build enclosure_2! 3.3 4.2, build enclosure_1! 1.2", bases="108 101 110"
    )

    scene.plays("A", "association", "project", "7")

    assert scene.buildings("A") == ["enclosure_2! 3.3 4.2", "enclosure_1 1.2"]


@rule("AN-7.19", "AN-Q22")
def test_fifth_none_becomes_free(scene: Scene) -> None:
    """The reindeer shared with the wombat, whose enclosure is too small for it."""
    scene.table(
        3,
        A=f"{AS_5}, cp 10, appeal 20, hand 120, animals 438 450, empty, build enclosure_2! 1.2 1.3",
        bases="108 109 110",
    )

    scene.plays("A", "association", "project", "middle", "7")

    assert scene.buildings("A") == ["enclosure_2! 1.2 1.3"]


@rule("AN-7.19", "AN-6.7")
def test_the_owner_chooses_among_enclosures_of_one_group(scene: Scene) -> None:
    scene.table(
        3,
        A=f"{AS_5}, cp 10, appeal 20, hand 120, animals 428, empty, build enclosure_3! 1.2 1.3 2.2, "
        "build enclosure_3! 3.3 4.2 4.3, build enclosure_5! 2.3 2.4 3.4 3.5 4.4, build enclosure_2! 0.4 0.5",
        bases="108 109 110",
    )

    scene.plays("A", "association", "project", "7")
    assert len(scene.codes("A")) == 2
    scene.plays("A", scene.codes("A")[1])

    assert [each for each in scene.buildings("A") if "!" not in each] == ["enclosure_3 3.3 4.2 4.3"]


@rule("AN-7.19", "AN-6.6")
def test_a_reptile_that_takes_no_space_leaves_the_standard_enclosures_alone(scene: Scene) -> None:
    scene.table(3, A=f"{REPTILES}, animals 473, {HOUSE_AWAY}, build enclosure_1! 1.2", bases="108 101 110")

    scene.plays("A", "association", "project", "7")

    assert [building.used for building in scene.zoo("A").buildings] == [2, 1]


@rule("AN-7.12", "AN-6.5")
def test_the_freed_enclosure_can_take_in_another_animal(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca Sp As, x 5, cp 10, appeal 20, money 5, hand 120 419, animals 428, empty, "
        "build enclosure_3! 1.2 1.3 2.2",
        bases="108 109 110",
    )
    scene.plays("A", "association", "project", "7")
    scene.plays("B", "x cards")

    scene.plays("A", "animals+1", "european-badger", "no")

    assert scene.buildings("A") == ["enclosure_3! 1.2 1.3 2.2"]


# breeding


@rule("AN-P.123", "AN-P.124", "AN-P.125", "AN-P.126", "AN-P.127")
@pytest.mark.parametrize(("level", "conservation", "reputation"), [("left", 2, 2), ("middle", 1, 2), ("right", 2, 0)])
@pytest.mark.parametrize("number", BREEDING)
def test_a_breeding_program(scene: Scene, number: str, level: str, conservation: int, reputation: int) -> None:
    _, animal, continent, _ = BREEDING[number]
    scene.table(3, A=f"{AS_5}, cp 10, rep 1, hand {number}, animals {animal}, partner {continent}", bases="108 101 102")

    scene.plays("A", "association", "project")
    assert scene.codes("A") == ["left", "middle", "right"]
    scene.plays("A", level, "7")

    assert (scene.zoo("A").conservation, scene.zoo("A").reputation) == (10 + conservation, 1 + reputation)
    assert len(scene.zoo("A").animals) == 1  # nothing is released


@rule("AN-P.123", "AN-P.124", "AN-P.125", "AN-P.126", "AN-P.127")
@pytest.mark.parametrize("number", BREEDING)
def test_a_breeding_program_needs_the_continent_of_that_same_animal(scene: Scene, number: str) -> None:
    """The animal comes from elsewhere; an animal of the partner's continent has not the icon."""
    _, _, continent, elsewhere = BREEDING[number]
    of_continent = {"americas": "412", "europe": "443", "africa": "404", "australia": "424"}[continent]
    scene.table(
        3,
        A=f"{AS_5}, hand {number}, animals {elsewhere} {of_continent}, partner {continent}, icons science 5 water 5",
        row="132 128",
        bases="101 102 108",
    )

    text = scene.refused("A", "association", "project", card(number).code, rule="AN-7.8")

    assert "you have no such animal with the partner zoo of its continent" in text


@rule("AN-P.126", "AN-7.11")
def test_icons_of_sponsors_do_not_breed(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, hand 126, sponsors 240, partner africa", bases="101 102 108")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-P.126", "AN-M.10")
def test_tucked_animals_breed(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, cp 10, rep 1, hand 126, tucked 428, partner africa", maps="10", bases="101 102 108")

    scene.plays("A", "association", "project", "right", "7")

    assert scene.zoo("A").conservation == 12


# migration recording


@rule("AN-S.224", "AN-7.12")
def test_migration_recording_gives_1_conservation_more_for_a_release(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, appeal 20, sponsors 224, hand 120, animals 428", bases="108 109 110")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 15


@rule("AN-S.224")
def test_migration_recording_gives_nothing_more_for_other_projects(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, cp 10, sponsors 224, icons africa 2", bases="103 108 109")

    scene.plays("A", "association", "project", "7")

    assert scene.zoo("A").conservation == 12


@rule("AN-S.224", "AN-7.8")
def test_with_migration_recording_a_release_project_is_supported_again(scene: Scene) -> None:
    scene.table(
        3, A=f"{AS_5}, cp 10, appeal 20, sponsors 224, animals 428 445", row="120:middle=A", bases="108 109 110"
    )

    scene.plays("A", "association", "project", "7")

    assert scene.levels("120") == "- A A"
    assert scene.zoo("A").conservation == 14  # 3 + 1

    scene.table(3, A=f"{AS_5}, appeal 20, animals 428 445", row="120:middle=A", bases="108 109 110")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-S.224", "AN-7.8")
def test_migration_recording_does_not_open_other_projects_again(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, sponsors 224, icons africa 5 water 5", row="128:left=A", bases="103:left=A 108 109")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-S.224", "AN-3.1")
def test_a_multiplied_association_action_may_release_twice_for_the_same_project(scene: Scene) -> None:
    """Each performance is an Association action of its own."""
    scene.table(
        3,
        A=f"{AS_5}, cp 10, hired 3, appeal 20, multiplier As, sponsors 224, animals 428 445, hand 120",
        bases="108 109 110",
    )

    scene.plays("A", "association", "project", "middle", "7", "association", "project", "6")

    assert scene.levels("120") == "- A A"
    assert scene.zoo("A").workers == 0
