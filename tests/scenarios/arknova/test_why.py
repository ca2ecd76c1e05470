"""Why a card cannot be played now: every condition that fails, in words, for hand and display [AN-6, AN-7, AN-8]."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from soloist.engine.words import english
from soloist.games.arknova.cards import ZOO_CARDS, ZOO_PROJECTS, Animal, Card, Project, Sponsor
from soloist.games.arknova.why import unmet
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card
from tests.scenarios.base import seat_named

ANIMALS_5 = "order Bu Ca As Sp An"
AS_5 = "order An Bu Ca Sp As"


def reasons(scene: Scene, word: str, letter: str = "A") -> list[str]:
    """What keeps this seat from playing a card, each with the paragraph that says so."""
    found = unmet(scene.state, seat_named(letter), card(word))
    return [f"{english(refusal.reason)} [{refusal.rule}]" for refusal in found]


# animals


@rule("AN-6.1", "AN-6.3", "AN-6.4", "AN-6.5")
def test_all_that_a_lion_lacks_is_listed(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 13, hand 402, icons predator 1")

    assert reasons(scene, "402") == [
        "Animals at strength 1 plays no animal [AN-6.1]",
        "costs 16; you are 3 money short [AN-6.4]",
        "needs 2 more Predator icons [AN-6.3]",
        "no empty enclosure of size 4 or more [AN-6.5]",
    ]


@rule("AN-6.1", "AN-2.2")
def test_x_tokens_count_for_the_strength(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 1, money 16, hand 428")

    assert reasons(scene, "428") == []


@rule("AN-6.3")
def test_one_missing_icon_is_said_in_the_singular(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 15, hand 437, build enclosure_4 1.4 2.3 2.4 3.4")

    assert reasons(scene, "437") == ["needs 1 more Americas icon [AN-6.3]"]


@rule("AN-6.3", "AN-6.13", "AN-6.10")
def test_every_symbol_of_the_left_edge_is_named(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 60, hand 433 481 411")

    assert reasons(scene, "433") == [
        "needs 1 more Herbivore icon [AN-6.3]",
        "needs 1 more Bear icon [AN-6.3]",
        "needs the Asia partner zoo [AN-6.13]",
    ]
    assert reasons(scene, "481") == ["needs 2 more Americas icons [AN-6.3]", "needs Animals on side II [AN-6.10]"]


@rule("AN-6.5", "AN-6.6", "AN-6.12", "AN-6.16")
@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("401", "no empty enclosure of size 5 or more [AN-6.5]"),
        ("407", "no empty enclosure of size 4 beside 2 water [AN-6.16]"),
        ("413", "no empty enclosure of size 3 beside 1 rock [AN-6.16]"),
        ("421", "no empty enclosure of size 5 beside 1 rock and 1 water [AN-6.16]"),
        ("439", "no empty enclosure of size 2, and no herd to share with [AN-6.12]"),
        ("519", "no free space in a petting zoo [AN-6.6]"),
    ],
)
def test_a_missing_home_is_said_by_what_the_animal_needs(scene: Scene, number: str, text: str) -> None:
    scene.table(A=f"{ANIMALS_5}, upgraded An, money 60, hand {number}, icons science 5, empty, build kiosk 3.3")

    assert reasons(scene, number) == [text]


@rule("AN-6.9", "AN-9.4", "AN-6.14")
def test_a_display_animal_needs_side_ii_range_and_the_money_of_its_folder(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, rep 2, money 16", display="401 402 428 403 404 405")

    assert reasons(scene, "428") == [
        "from the display only with Animals on side II [AN-6.9]",
        "folder 3 is out of your range of 2 [AN-9.4]",
        "costs 19; you are 3 money short [AN-6.4]",
    ]


@rule("AN-6.17", "AN-6.9")
def test_the_reputation_of_animals_ii_at_strength_5_widens_the_range(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, upgraded An, rep 3, money 19", display="401 402 428 403 404 405")

    assert reasons(scene, "428") == []
    assert "giraffe" in scene.codes("A", "animals")


@rule("AN-6.11", "AN-S.263")
def test_what_may_be_ignored_is_told(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 60, hand 402 436, sponsors 263, icons predator 1 americas 2, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )

    assert reasons(scene, "402") == ["needs 2 more Predator icons [AN-6.3]", "only 1 of these may be ignored [AN-6.11]"]
    assert reasons(scene, "436") == []


@rule("AN-S.227")
def test_the_assignment_that_forbids_a_class_is_told(scene: Scene) -> None:
    scene.table(A="rep 6, x 5, money 60, hand 227 401, build enclosure_5 1.4 2.3 2.4 3.4 3.5", deck="419")
    scene.plays("A", "sponsors+1", "waza-special-assignment", "small")

    assert reasons(scene, "401") == ["your WAZA assignment forbids large animals [AN-S.227]"]
    assert reasons(scene, "419") == []


@rule("AN-M.11")
def test_a_stored_animal_is_looked_at_like_one_in_hand(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 10, stored 428, build enclosure_3 0.1 1.1 1.2", maps="11")

    assert reasons(scene, "428") == ["costs 16; you are 6 money short [AN-6.4]"]


# sponsors


@rule("AN-8.1", "AN-8.3", "AN-8.7")
def test_all_that_a_sponsor_lacks_is_listed(scene: Scene) -> None:
    scene.table(A="order An Sp Bu Ca As, rep 2, appeal 30, hand 263 207 228 215 204")

    assert reasons(scene, "263") == [
        "its level is 5; you have 2 left [AN-8.1]",
        "needs 6 reputation; you have 2 [AN-8.7]",
        "needs Sponsors on side II [AN-8.3]",
    ]
    assert reasons(scene, "207") == [
        "its level is 4; you have 2 left [AN-8.1]",
        "needs Sponsors on side II [AN-8.3]",
        "needs 25 appeal or less; you have 30 [AN-8.7]",
    ]
    assert reasons(scene, "215")[1:] == ["needs 2 partner zoos [AN-8.7]"]
    assert reasons(scene, "204")[1:] == ["needs 4 more Research icons [AN-8.7]"]


@rule("AN-8.5")
def test_a_sponsor_without_a_place_for_its_building(scene: Scene) -> None:
    scene.table(A="x 1, hand 247, build pavilion 4.0", maps="8")

    assert reasons(scene, "247") == ["there is no place for its building [AN-8.5]"]


@rule("AN-8.1", "AN-9.4")
def test_a_display_sponsor_needs_side_ii_range_and_the_money_of_its_folder(scene: Scene) -> None:
    scene.table(A="rep 1, money 1", display="401 402 403 220 404 405")

    assert reasons(scene, "220") == [
        "from the display only with Sponsors on side II [AN-8.1]",
        "folder 4 is out of your range of 1 [AN-9.4]",
        "costs 4; you are 3 money short [AN-8.1]",
    ]


@rule("AN-8.1")
def test_side_ii_adds_one_level(scene: Scene) -> None:
    scene.table(A="order An Bu Sp Ca As, upgraded Sp, hand 220 201")

    assert reasons(scene, "220") == []
    assert reasons(scene, "201") == ["its level is 5; you have 4 left [AN-8.1]"]


# projects


@rule("AN-7.1", "AN-7.2", "AN-7.8")
def test_all_that_a_project_in_hand_lacks_is_listed(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, hired 1, workers 0, at reputation 1, hand 128 130 101, icons water 1")

    assert reasons(scene, "128") == [
        "the task needs strength 5, you reach 4 [AN-7.1]",
        "there are too few workers on your notepad [AN-7.2]",
        "needs 1 more Water icon [AN-7.8]",
    ]
    assert reasons(scene, "130")[2:] == ["needs 2 more small animals [AN-7.8]"]


@rule("AN-7.8")
@pytest.mark.parametrize(
    ("number", "zoo", "text"),
    [
        ("101", "icons bird 1", "needs 2 more animal categories [AN-7.8]"),
        ("101", "icons bird 1 bear 1", "needs 1 more animal category [AN-7.8]"),
        ("102", "icons asia 4", "needs 2 more continents [AN-7.8]"),
        ("102", "icons asia 4 africa 1", "needs 1 more continent [AN-7.8]"),
        ("103", "", "needs 2 more Africa icons [AN-7.8]"),
        ("131", "animals 401", "needs 1 more large animal [AN-7.8]"),
        ("132", "icons science 1", "needs 1 more Research icon [AN-7.8]"),
        ("120", "animals 401", "you have no fitting animal to release [AN-7.12]"),
        ("123", "animals 507", "you have no such animal with the partner zoo of its continent [AN-7.8]"),
    ],
)
def test_what_a_project_counts_is_named(scene: Scene, number: str, zoo: str, text: str) -> None:
    scene.table(3, A=f"{AS_5}, hand {number}, {zoo}".rstrip(", "), bases="108 109 110")

    assert reasons(scene, number) == [text]


@rule("AN-7.15", "AN-S.215")
def test_tokens_lessen_what_is_missing_for_a_base_project(scene: Scene) -> None:
    scene.table(3, A=f"{AS_5}, sponsors 215", bases="103 108 109")

    assert reasons(scene, "103") == ["needs 1 more Africa icon [AN-7.8]"]


@rule("AN-1.6", "AN-7.8")
def test_a_blocked_level_is_not_the_one_that_is_missed(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, icons africa 2", bases="101 102 103")

    assert reasons(scene, "103") == ["needs 2 more Africa icons [AN-7.8]"]  # the right level for 2 is blocked


@rule("AN-7.2", "AN-7.8", "AN-7.10")
def test_closed_tasks_tokens_and_supports_are_told(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, hired 4, workers 1, at project 3, icons africa 5, left", bases="103:middle=A 101 102")

    assert reasons(scene, "103") == [
        "three of your workers are there: it is closed until the break [AN-7.2]",
        "there is no token left at the edge of your map [AN-7.10]",
        "you already support it [AN-7.8]",
    ]


@rule("AN-7.18", "AN-9.4", "AN-7.8")
def test_a_display_project_needs_side_ii_range_money_and_a_level(scene: Scene) -> None:
    scene.table(A=f"{AS_5}, rep 1, money 1", display="401 402 128 403 404 405")

    assert reasons(scene, "128") == [
        "from the display only with Association on side II [AN-7.18]",
        "folder 3 is out of your range of 1 [AN-9.4]",
        "costs 3; you are 2 money short [AN-7.18]",
        "needs 2 more Water icons [AN-7.8]",
    ]


@rule("AN-S.203", "AN-7.1")
def test_veterinarian_counts(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, sponsors 203, icons africa 2", bases="103 101 102")

    assert reasons(scene, "103") == []


# where it is told


@rule("AN-2.1")
def test_a_card_named_instead_of_an_action_is_refused_with_all_reasons(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 13, hand 402, icons predator 1")

    text = scene.refused("A", "lion", rule="AN-6.4")

    for part in ("Animals at strength 1", "3 money short", "needs 2 more Predator icons", "size 4 or more"):
        assert part in text


@rule("AN-2.1")
def test_a_playable_card_named_too_early_says_which_action_comes_first(scene: Scene) -> None:
    scene.table(A="hand 220")

    assert "choose Sponsors first" in scene.refused("A", "federal-grants", rule="AN-2.1")


@rule("AN-2.1")
def test_the_reasons_of_a_player_who_waits_are_those_of_the_own_zoo(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 60, hand 428", B=f"{ANIMALS_5}, money 15, hand 443 401")

    assert reasons(scene, "443", "B") == []
    assert reasons(scene, "401", "B") == [
        "costs 17; you are 2 money short [AN-6.4]",
        "no empty enclosure of size 5 or more [AN-6.5]",
    ]


# nothing is missing exactly where the card can be played

ZOOS = (
    "money 9",
    "money 25, x 2, rep 6, icons predator 2 asia 1 science 2 primate 1",
    "money 60, x 5, rep 9, upgraded An As Sp, partner africa asia, icons bird 3 science 4 africa 2 water 2, "
    "build enclosure_5 1.4 2.3 2.4 3.4 3.5",
    "money 40, x 1, appeal 30, hired 3, sponsors 215 263 230, icons reptile 3 herbivore 2 europe 4 rock 3, "
    "build petting_zoo!1 1.4 2.3 3.4, build enclosure_5 3.2 3.3 4.1 4.2 4.3",
    "money 30, rep 15, upgraded An Ca As Sp Bu, constricted An Sp As, university double_research, partner europe, "
    "animals 428 401 507 473, build enclosure_4 1.4 2.3 2.4 3.4",
)
ORDERS = ("order An Bu Ca As Sp", "order As Sp Bu Ca An", "order Sp An Ca Bu As", "order Bu Ca An Sp As")


def offered(scene: Scene, action: str, *answers: str) -> set[str]:
    """The cards that can be chosen once the action is taken with all X-tokens."""
    x_tokens = scene.zoo("A").x_tokens
    use = f"{action}+{x_tokens}" if x_tokens else action
    return set(scene.codes("A", use, *answers)) - {"break"} if use in scene.codes("A") else set()


def lacking_nothing(scene: Scene, cards: Sequence[Card]) -> set[str]:
    return {each.code for each in cards if not reasons(scene, each.code)}


@rule("AN-2.15", "AN-6.3", "AN-8.7")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("zoo", ZOOS)
def test_a_card_in_hand_lacks_nothing_if_and_only_if_it_is_offered(scene: Scene, zoo: str, order: str) -> None:
    held = [each for each in ZOO_CARDS if not isinstance(each, Project) and f" {each.id}" not in zoo]
    hand = " ".join(str(each.id) for each in held)
    scene.table(A=f"{order}, {zoo}, hand {hand}", display="- - - - - -")

    animals = lacking_nothing(scene, [each for each in held if isinstance(each, Animal)])
    sponsors = lacking_nothing(scene, [each for each in held if isinstance(each, Sponsor)])

    assert animals or sponsors
    assert animals == offered(scene, "animals")
    assert sponsors == offered(scene, "sponsors")


@rule("AN-2.15", "AN-6.9", "AN-8.1")
@pytest.mark.parametrize(("zoo", "upgraded"), [(ZOOS[1], False), (ZOOS[2], True), (ZOOS[4], True)])
def test_a_display_card_lacks_nothing_if_and_only_if_it_is_offered(scene: Scene, zoo: str, upgraded: bool) -> None:
    """All cards, six at a time; side I plays nothing from there."""
    cards = [each for each in ZOO_CARDS if not isinstance(each, Project) and f" {each.id}" not in zoo]
    found = 0
    for first in range(0, len(cards), 6):
        shown = cards[first : first + 6]
        scene.table(A=f"order Bu Ca As Sp An, {zoo}", display=" ".join(str(each.id) for each in shown))
        lacking = lacking_nothing(scene, shown)

        assert lacking == offered(scene, "animals") | offered(scene, "sponsors")
        found += len(lacking)
    assert found > 50 if upgraded else not found  # or nothing would have been compared


PROJECT_ZOOS = (
    ("", 0),
    ("icons water 2 rock 1 science 4", 2),
    ("icons water 5 rock 3 science 1, animals 428 401 507, partner africa", 9),  # 114 116 118 119 120 124 126 128 129
    ("animals 419 420 473 455 402 417, partner europe asia", 8),  # 113 116 118 121 122 124 130 131
)
"""What a zoo has beside two Africa and two Asia icons, and how many of the twenty zoo projects it can support."""


@rule("AN-7.8", "AN-7.12", "AN-7.18")
@pytest.mark.parametrize(("zoo", "free"), PROJECT_ZOOS)
def test_a_project_lacks_nothing_if_and_only_if_it_is_offered(scene: Scene, zoo: str, free: int) -> None:
    """Two base projects can be supported in any case, so that the question is always asked."""
    hand = " ".join(str(each.id) for each in ZOO_PROJECTS)
    zoo = f"{AS_5}, {zoo}, icons africa 2 asia 2".replace(", ,", ",")
    scene.table(3, A=f"{zoo}, hand {hand}", bases="103 106 108", display="- - - - - -")
    projects = lacking_nothing(scene, ZOO_PROJECTS)

    assert projects | {"africa", "asia"} == offered(scene, "association", "project")
    assert len(projects) == free

    for first in range(0, len(ZOO_PROJECTS), 5):
        shown = ZOO_PROJECTS[first : first + 5]
        display = " ".join(str(each.id) for each in shown)
        scene.table(3, A=f"{zoo}, upgraded As, rep 4, money 2", bases="103 106 108", display=f"{display} -")
        assert lacking_nothing(scene, shown) | {"africa", "asia"} == offered(scene, "association", "project")
