"""What is special on maps 10 and 11 [AN-M.10, AN-M.11]."""

from typing import Any

import pytest

from soloist.games.arknova.icons import Icon
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

ANIMALS = "order Bu Sp Ca As An"
BUILD = "order An Sp Ca As Bu"
ASSOCIATION = "order An Bu Ca Sp As"


# 10 Rescue Station


def dig(scene: Scene, A: str, *answers: str, **layout: Any) -> None:  # noqa: N803
    """A building on the rescue space 8.0."""
    layout = {"display": "402 403 404 405 519 220", "deck": "406 407 408"} | layout
    scene.table(maps="10", A=f"{A}, {BUILD}", **layout)
    scene.plays("A", "build", "enclosure_1", "8.0", *answers)


@rule("AN-M.10", "AN-G.DIGGING")
def test_a_rescued_animal_is_tucked_above_the_map_with_its_icons_only(scene: Scene) -> None:
    """Leopard: 7 appeal, 1 conservation and Hunter 4 do not come, and nothing is asked or paid."""
    dig(scene, "money 2, appeal 0, hand 401", "403")
    assert scene.display() == "402 404 405 519 220 406"
    scene.plays("A", "403")

    zoo = scene.zoo("A")
    assert [animal.id for animal in zoo.tucked] == [403]
    assert zoo.animals == []
    assert (zoo.money, zoo.appeal, zoo.conservation) == (0, 0, 0)
    assert scene.state.discard == []
    assert "Seat A: Leopard above the map" in scene.heard("B")
    assert {icon.code: zoo.icons[icon] for icon in Icon if zoo.icons[icon]} == {"predator": 1, "africa": 1, "rock": 1}


@rule("AN-M.10", "AN-2.20")
def test_it_may_be_left_on_the_discard_pile_and_the_digging_too(scene: Scene) -> None:
    dig(scene, "hand 401", "403", "no")
    assert scene.zoo("A").tucked == ()
    assert [card.id for card in scene.state.discard] == [403]

    dig(scene, "hand 401", "done")
    assert scene.display() == "402 403 404 405 519 220"
    assert scene.asked == "B"


@rule("AN-M.10")
def test_a_card_from_hand_can_be_rescued_as_well(scene: Scene) -> None:
    dig(scene, "hand 401", "hand", "401")
    assert scene.hand("A") == "406"
    scene.plays("A", "401")

    assert [animal.id for animal in scene.zoo("A").tucked] == [401]


@rule("AN-M.10")
@pytest.mark.parametrize("number", ["519", "220"])
def test_petting_zoo_animals_and_other_cards_are_only_discarded(scene: Scene, number: str) -> None:
    dig(scene, "hand 401", number)

    assert scene.asked == "B"
    assert [str(card.id) for card in scene.state.discard] == [number]


@rule("AN-M.10")
def test_no_more_than_three_are_tucked_in_a_game(scene: Scene) -> None:
    dig(scene, "hand 401, tucked 410 411 412", "403")

    assert scene.asked == "B"
    assert len(scene.zoo("A").tucked) == 3


@rule("AN-M.10", "AN-8.9")
def test_a_tucked_animal_triggers_what_looks_at_icons_in_any_zoo(scene: Scene) -> None:
    """The own Spotted Hyena Compound would hunt; B's Expert in Predators is paid."""
    dig(scene, "money 2, sponsors 239", "403", "403", B="money 0, sponsors 234")
    assert scene.zoo("A").money == 3

    dig(scene, "money 2", "403", "403", B="money 0, sponsors 239")
    assert scene.zoo("B").money == 3


@rule("AN-M.10", "AN-P.131", "AN-P.124")
def test_a_tucked_animal_counts_for_projects_and_breeding(scene: Scene) -> None:
    """Large animals: one in the zoo, one above the map."""
    scene.table(maps="10", A=f"tucked 402, animals 406, {ASSOCIATION}", row="131")
    scene.plays("A", "association", "project")
    assert scene.codes("A") == ["1", "2", "3", "4", "5", "6", "7"]

    scene.table(maps="10", A=f"tucked 402, partner africa, {ASSOCIATION}", row="124")
    scene.plays("A", "association", "project")
    assert scene.codes("A") == ["left", "middle", "right"]


@rule("AN-M.10", "AN-7.12")
def test_a_tucked_animal_cannot_be_released(scene: Scene) -> None:
    scene.table(maps="10", A=f"tucked 402, {ASSOCIATION}", row="118")

    scene.refused("A", "association", "project", rule="AN-7.8")


@rule("AN-M.10", "AN-6.12")
def test_nobody_shares_an_enclosure_with_a_tucked_animal(scene: Scene) -> None:
    """It lives nowhere; but its icon counts beside an occupied enclosure."""
    scene.table(maps="10", A=f"tucked 443, hand 439, {ANIMALS}")
    scene.refused("A", "animals", rule="AN-2.15")

    scene.table(maps="10", A=f"tucked 443, hand 439, build enclosure_2! 6.0 6.1, {ANIMALS}")
    scene.plays("A", "animals", "439")
    assert scene.buildings("A") == ["enclosure_2! 6.0 6.1"]


# 11 Caves


@rule("AN-M.11", "AN-13.18")
def test_the_store_bonus_puts_a_card_under_the_notepad(scene: Scene) -> None:
    scene.table(maps="11", A=f"hand 401 402, build enclosure_1 0.5, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "1.5", "401")

    assert [card.id for card in scene.zoo("A").stored] == [401]
    assert scene.hand("A") == "402"
    assert "Seat A: a card is stored" in scene.heard("B")
    assert not [line for line in scene.heard("B") if "Cheetah" in line]


@rule("AN-M.11")
def test_storing_may_be_declined_and_there_are_three_places(scene: Scene) -> None:
    scene.table(maps="11", A=f"hand 401 402, build enclosure_1 0.5, {BUILD}")
    scene.plays("A", "build", "enclosure_1", "1.5", "done")
    assert scene.zoo("A").stored == ()

    scene.table(maps="11", A=f"hand 401, stored 402 403 404, build enclosure_1 0.5, {BUILD}")
    scene.plays("A", "build", "enclosure_1", "1.5")
    assert scene.asked == "B"


@rule("AN-M.11")
def test_a_stored_card_may_return_in_the_own_turn(scene: Scene) -> None:
    scene.table(maps="11", A="stored 401 402", B="stored 403")

    scene.plays("A", "unstore", "402", "unstore", "401")
    assert scene.hand("A") == "401 402"
    assert "unstore" not in scene.codes("A")
    scene.plays("A", "x animals")

    assert "unstore" in scene.codes("B")
    assert "Seat A: a stored card taken back to hand" in scene.heard("B")
    assert not [line for line in scene.heard("B") if "Cheetah" in line or "Lion" in line]


@rule("AN-M.11", "AN-8.1")
def test_a_stored_sponsor_may_return_within_the_action(scene: Scene) -> None:
    scene.table(maps="11", A="hand 223, stored 225, upgraded Sp")

    scene.plays("A", "sponsors", "223")
    assert scene.codes("A") == ["done", "unstore"]
    scene.plays("A", "unstore", "225", "225")

    assert [card.id for card in scene.zoo("A").sponsors] == [223, 225]
    assert scene.zoo("A").stored == ()


@rule("AN-M.11", "AN-7.6")
def test_a_stored_project_may_return_within_the_action(scene: Scene) -> None:
    scene.table(
        maps="11",
        A=f"stored 118 401, hired 2, animals 402, build enclosure_4! 3.3 3.4 4.3 4.4, upgraded As, x 2, {ASSOCIATION}",
    )

    scene.plays("A", "association+2", "reputation")
    assert "unstore" in scene.codes("A")
    scene.plays("A", "unstore", "118")

    assert "project" in scene.codes("A")


@rule("AN-M.11", "AN-6.2")
def test_a_stored_animal_may_be_played_from_there_at_its_normal_price(scene: Scene) -> None:
    scene.table(maps="11", A=f"stored 486 220, money 4, build enclosure_1 7.0, {ANIMALS}")
    scene.refused("A", "animals", rule="AN-2.15")  # it needs rock

    scene.table(maps="11", A=f"stored 486 220, money 4, build enclosure_1 7.1, {ANIMALS}")
    scene.plays("A", "animals", "486")
    assert scene.zoo("A").money == 0
    assert [card.id for card in scene.zoo("A").stored] == [220]


@rule("AN-M.11", "AN-10.1", "AN-10.5")
def test_stored_cards_do_not_count_for_the_hand_limit_and_pay_2_money_each(scene: Scene) -> None:
    scene.table(
        maps="11",
        A="money 0, appeal 0, hand 401 402 403, stored 404 405",
        active="B",
        break_step=8,
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")

    assert scene.hand("A") == "401 402 403"
    assert scene.zoo("A").money == 5 + 2 * 2
    assert scene.asked == "A"


@rule("AN-M.11", "AN-10.7")
@pytest.mark.parametrize(("stored", "money"), [("", 2), (", stored 402", 4)])
def test_a_card_stored_during_the_income_pays_if_it_was_stored_before(scene: Scene, stored: str, money: int) -> None:
    """The free enclosure of the left edge covers a store bonus; also the very first card counts."""
    scene.table(
        maps="11",
        A=f"money 0, appeal 0, hand 401{stored}, left 1 3 4 5 6 7, build enclosure_1 0.5",
        active="B",
        break_step=8,
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")
    scene.plays("A", "enclosure_2", "1.5/1", "401")
    while scene.why == "AN-10.7":
        scene.plays("A", "income caves")

    assert scene.zoo("A").money == 5 + money


@rule("AN-M.11", "AN-10.7")
def test_nothing_returns_from_the_caves_in_a_break(scene: Scene) -> None:
    scene.table(maps="11", A="stored 401, left 2 3 4 5 6 7", active="B", break_step=8, deck="412 413")

    scene.plays("B", "sponsors", "break")

    assert scene.asked == "A"
    assert "unstore" not in scene.codes("A")


@rule("AN-M.11", "AN-7.25", "AN-Q19", "AN-7.2")
def test_the_recall_bonus_calls_one_placed_worker_back(scene: Scene) -> None:
    zoo = "hired 3, workers 0, at reputation 2, at university 1, build enclosure_1 4.0, upgraded Bu"
    scene.table(maps="11", A=f"{zoo}, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "4.1")
    assert scene.codes("A") == ["reputation", "university"]
    scene.plays("A", "reputation")

    assert scene.zoo("A").workers == 1
    assert scene.zoo("A").on_task == (1, 0, 1, 0)


@rule("AN-M.11")
def test_with_nobody_placed_the_recall_does_nothing(scene: Scene) -> None:
    scene.table(maps="11", A=f"build enclosure_1 4.0, upgraded Bu, money 2, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "4.1")

    assert scene.zoo("A").workers == 1
    assert scene.asked == "B"


@rule("AN-M.11", "AN-19.3", "AN-Q20", "AN-13.20")
def test_joined_slots_give_their_reward_once_when_the_second_of_the_two_is_filled(scene: Scene) -> None:
    """First an upgrade, then one worker called back, then 1 conservation."""
    scene.table(maps="11", A=f"partner africa, {ASSOCIATION}")
    scene.plays("A", "association", "university", "double_research")
    assert scene.why == "AN-2.6"
    scene.plays("A", "cards")

    scene.table(maps="11", A=f"university double_research, {ASSOCIATION}")
    scene.plays("A", "association", "partner-zoo", "africa")
    assert scene.why == "AN-2.6"

    scene.table(maps="11", A=f"hired 2, partner africa asia, university hand_limit, {ASSOCIATION}")
    scene.plays("A", "association", "university", "double_research")
    assert scene.zoo("A").workers == 2
    assert scene.zoo("A").on_task == (0, 0, 0, 0)
    assert scene.asked == "B"

    universities = "university hand_limit research_reputation"
    scene.table(maps="11", A=f"partner africa asia europe, {universities}, upgraded As, {ASSOCIATION}")
    scene.plays("A", "association", "university")
    assert scene.zoo("A").conservation == 1


@rule("AN-19.3")
def test_a_slot_without_its_partner_gives_nothing(scene: Scene) -> None:
    scene.table(maps="11", A=f"partner africa, {ASSOCIATION}")

    scene.plays("A", "association", "partner-zoo", "asia")

    assert scene.asked == "B"
    scene.plays("B", "x animals")
    assert not scene.zoo("A").upgraded
