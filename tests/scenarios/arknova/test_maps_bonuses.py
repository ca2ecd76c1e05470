"""Placement bonuses of the maps, and Archaeologist, who repeats them [AN-13.18, AN-S.221]."""

from typing import Any

import pytest

from soloist.games.arknova.cards import Action
from soloist.games.arknova.hexes import NAMES, bits, hexes
from soloist.games.arknova.maps import MAPS, Gain
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

BUILD = "order An Sp Ca As Bu"
DISPLAY = "401 402 403 404 405 406"


def cover(scene: Scene, name: str, beside: str, spot: str, more: str = "", **layout: Any) -> None:
    """An enclosure of size 1 on a bonus space, beside another building."""
    built = f"build pavilion {beside}, "
    scene.table(maps=name, A=f"empty, money 2, {built}{more}{BUILD}", **({"display": DISPLAY} | layout))
    scene.plays("A", "build", "enclosure_1", spot)


@rule("AN-13.18")
def test_these_are_the_placement_bonuses_of_the_maps_that_can_be_played() -> None:
    """Rescue, store and recall belong to maps 10 and 11 alone."""
    bonuses = {bonus.kind for ground in MAPS.values() if not ground.refused for bonus in ground.bonus if bonus}

    assert bonuses == {
        Gain.REPUTATION, Gain.X_TOKEN, Gain.MONEY, Gain.CARD, Gain.WORKER, Gain.CLEVER, Gain.SPONSOR, Gain.PARTNER_ZOO,
        Gain.UNIVERSITY, Gain.MULTIPLIER, Gain.FREE_KIOSK, Gain.RESCUE, Gain.STORE_CARD, Gain.RECALL_WORKER,
    }  # fmt: skip


@rule("AN-13.18", "AN-5.8")
def test_reputation_x_tokens_and_money_are_simply_gained(scene: Scene) -> None:
    cover(scene, "A", "0.1", "0.0")
    assert scene.zoo("A").reputation == 3

    cover(scene, "A", "0.2", "0.1")
    assert scene.zoo("A").x_tokens == 1

    cover(scene, "A", "8.3", "8.2")
    assert scene.zoo("A").money == 10
    assert scene.asked == "B"


@rule("AN-13.18", "AN-13.22", "AN-2.20")
def test_a_card_comes_from_the_deck_or_the_range_and_may_be_declined(scene: Scene) -> None:
    cover(scene, "A", "2.3", "2.2", deck="220")
    assert scene.codes("A") == ["cheetah", "deck", "no"]
    scene.plays("A", "deck")
    assert scene.hand("A") == "220"

    cover(scene, "A", "2.3", "2.2")
    scene.plays("A", "no")
    assert scene.hand("A") == ""
    assert scene.display() == DISPLAY
    assert scene.asked == "B"


@rule("AN-13.18", "AN-5.8", "AN-9.4")
@pytest.mark.parametrize(("first", "folders"), [("bonus reputation_2", 2), ("bonus card_deck_or_range_1", 1)])
def test_reputation_before_a_card_widens_the_range_for_it(scene: Scene, first: str, folders: int) -> None:
    """A petting zoo over both bonuses of map A."""
    scene.table(A=f"build kiosk 4.4, {BUILD}", display=DISPLAY)

    scene.plays("A", "build", "petting_zoo", "7.5/3")
    assert scene.codes("A") == ["bonus card_deck_or_range_1", "bonus reputation_2"]
    scene.plays("A", first)

    assert len(scene.codes("A")) == folders + 2
    scene.plays("A", "no")
    assert scene.zoo("A").reputation == 3


@rule("AN-13.18", "AN-7.14", "AN-7.25", "AN-Q18")
def test_a_worker_is_hired_and_with_all_four_active_one_placed_is_called_back(scene: Scene) -> None:
    cover(scene, "A", "7.2", "7.1")
    assert scene.zoo("A").hired == 2

    cover(scene, "A", "7.2", "7.1", "hired 4, workers 1, at reputation 2, at project 1, ")
    assert scene.codes("A") == ["reputation", "project"]
    scene.plays("A", "project")
    zoo = scene.zoo("A")
    assert (zoo.hired, zoo.workers, zoo.on_task) == (4, 2, (2, 0, 0, 0))

    cover(scene, "A", "7.2", "7.1", "hired 4, ")
    assert scene.zoo("A").workers == 4
    assert scene.asked == "B"


@rule("AN-Q18", "AN-7.14", "AN-13.14")
def test_other_hirings_with_all_four_active_do_nothing(scene: Scene) -> None:
    scene.table(A="rep 6, hired 4, workers 3, at partner-zoo 1, order An Sp Ca Bu As")

    scene.plays("A", "association", "reputation")

    assert scene.zoo("A").reputation == 8
    assert scene.zoo("A").workers == 2
    assert scene.zoo("A").on_task == (1, 1, 0, 0)


@rule("AN-13.18", "AN-G.CLEVER", "AN-2.4")
def test_an_action_card_goes_to_slot_1_after_finishing(scene: Scene) -> None:
    cover(scene, "2", "8.4", "8.5")

    assert scene.why == "AN-G.CLEVER"
    assert scene.order("A") == "Bu An Sp Ca As"
    assert scene.codes("A") == ["animals", "sponsors", "cards", "association", "no"]
    scene.plays("A", "cards")

    assert scene.order("A") == "Ca Bu An Sp As"


@rule("AN-13.18", "AN-8.6")
def test_a_sponsor_may_be_played_for_its_level_in_money(scene: Scene) -> None:
    cover(scene, "2", "2.5", "1.6", "money 6, hand 220 209, ")

    assert scene.codes("A") == ["federal-grants", "no"]
    scene.plays("A", "220")

    assert scene.zoo("A").money == 6 - 2 - 4 + 3


@rule("AN-13.18", "AN-7.16", "AN-7.4")
def test_a_partner_zoo_is_taken_but_the_third_needs_association_ii(scene: Scene) -> None:
    cover(scene, "2", "2.1", "1.1")
    scene.plays("A", "asia")
    assert [each.code for each in scene.zoo("A").partner_zoos] == ["asia"]

    cover(scene, "2", "2.1", "1.1", "partner africa asia, ")
    assert scene.asked == "B"

    cover(scene, "2", "2.1", "1.1", "partner africa asia, upgraded As, ")
    scene.plays("A", "europe")
    assert scene.zoo("A").hired == 2  # the reward of the third slot


@rule("AN-13.18", "AN-7.5")
def test_a_university_is_taken_with_its_reputation(scene: Scene) -> None:
    cover(scene, "6", "6.1", "7.1")

    scene.plays("A", "research_reputation")

    assert scene.zoo("A").reputation == 3
    assert scene.zoo("A").on_task == (0, 0, 0, 0)


@rule("AN-13.18", "AN-7.5", "AN-2.20")
def test_with_nothing_on_offer_a_university_does_not_come(scene: Scene) -> None:
    cover(scene, "6", "6.1", "7.1", offer="africa |")

    assert scene.zoo("A").universities == ()
    assert scene.asked == "B"


@rule("AN-13.18", "AN-3.8")
def test_a_multiplier_token_goes_on_any_own_action_card(scene: Scene) -> None:
    cover(scene, "4", "7.3", "7.2")

    scene.plays("A", "build")

    assert scene.zoo("A").multipliers[Action.BUILD] == 1  # the card in use keeps it for its next use
    assert scene.order("A") == "Bu An Sp Ca As"
    assert scene.asked == "B"


@rule("AN-13.18", "AN-5.8")
def test_a_bonus_comes_once_and_only_to_what_covers_it(scene: Scene) -> None:
    """Building beside a bonus space brings nothing."""
    cover(scene, "A", "8.4", "8.3")

    assert scene.zoo("A").money == 0


# Archaeologist

DIGS = "sponsors 221, "


@rule("AN-S.221", "AN-M.0")
def test_archaeologist_takes_another_uncovered_bonus_for_one_of_the_border(scene: Scene) -> None:
    """10 money on 8.2, and the worker of 7.1, which stays uncovered."""
    cover(scene, "A", "8.3", "8.2", DIGS)

    assert scene.zoo("A").money == 10
    assert scene.codes("A") == ["card_deck_or_range_1", "money_5", "reputation_2", "worker_1", "x_token_1"]
    scene.plays("A", "worker_1")

    assert scene.zoo("A").hired == 2
    assert scene.buildings("A") == ["pavilion 8.3", "enclosure_1 8.2"]
    assert scene.asked == "B"


@rule("AN-S.221")
def test_the_repeated_bonus_can_still_be_covered_and_gained(scene: Scene) -> None:
    """Build II: the worker of 7.1 is repeated for 8.2, then covered."""
    scene.table(A=f"empty, money 2, {DIGS}build enclosure_2 7.2 7.3, upgraded Bu, {BUILD}")

    scene.plays("A", "build", "enclosure_1", "8.2", "worker_1", "pavilion", "7.1", "done")

    assert scene.zoo("A").hired == 3


@rule("AN-S.221")
def test_a_bonus_inside_the_map_is_not_repeated(scene: Scene) -> None:
    cover(scene, "A", "2.3", "2.4", DIGS)

    assert scene.zoo("A").money == 5
    assert scene.asked == "B"


@rule("AN-S.221")
def test_a_repeated_border_bonus_brings_no_further_one(scene: Scene) -> None:
    """The reputation of 0.0, a border space, taken for that of 8.2."""
    cover(scene, "A", "8.3", "8.2", DIGS)

    scene.plays("A", "reputation_2")

    assert scene.zoo("A").reputation == 3
    assert scene.asked == "B"


@rule("AN-S.221", "AN-5.8")
def test_two_border_bonuses_of_one_building_bring_two_more(scene: Scene) -> None:
    """0.0 and 0.1 of map A; bonuses and repeats in the owner's order."""
    scene.table(A=f"empty, money 4, {DIGS}build pavilion 0.2, {BUILD}")

    scene.plays("A", "build", "enclosure_2", "0.0/1")
    assert scene.codes("A") == ["bonus reputation_2", "archaeologist"]  # the X-token needs no order
    scene.plays("A", "archaeologist", "money_10", "archaeologist", "money_5")

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.x_tokens, zoo.money) == (3, 1, 4 - 4 + 10 + 5)
    assert scene.asked == "B"


@rule("AN-S.221", "AN-M.7")
def test_archaeologist_can_repeat_a_free_kiosk_but_the_parlor_stays_uncovered(scene: Scene) -> None:
    """Reputation 1 of 0.2 on map 7; the kiosk of 1.1, 5.2 and 5.5."""
    cover(scene, "7", "0.3", "0.2", DIGS)

    scene.plays("A", "archaeologist")
    assert "free_kiosk_1" in scene.codes("A")
    scene.plays("A", "free_kiosk_1", "1.2")

    assert "kiosk 1.2" in scene.buildings("A")
    assert scene.zoo("A").map.parlors & ~scene.zoo("A").covered == scene.zoo("A").map.parlors


@rule("AN-S.221", "AN-M.10")
def test_archaeologist_can_repeat_the_rescue_station(scene: Scene) -> None:
    cover(scene, "10", "7.6", "8.5", DIGS, deck="407 408")

    scene.plays("A", "rescue_station_1", "403", "403")

    assert [animal.id for animal in scene.zoo("A").tucked] == [403]
    assert scene.why == "AN-G.CLEVER"  # of 8.5 itself


def build_on_all_bonuses(but: int) -> str:
    """Enclosures on the bonus spaces of map 3 and on 8.5, but for these and for the X-token of 8.4."""
    ground = MAPS["3"]
    names = [NAMES[number] for number in bits(ground.bonus_mask & ~but & ~hexes("8.4"))]
    return "".join(f"build enclosure_1 {name}, " for name in [*names, "8.5"])


@rule("AN-S.221", "AN-M.3")
def test_archaeologist_can_take_a_bonus_of_a_space_marked_ii(scene: Scene) -> None:
    """All that is left are the bonuses of three spaces that cannot be built on without Build II."""
    scene.table(maps="3", A=f"money 2, {DIGS}{build_on_all_bonuses(MAPS['3'].build2)}{BUILD}")

    scene.plays("A", "build", "enclosure_1", "8.4")
    assert scene.codes("A") == ["money_2"]
    scene.plays("A", "money_2")

    assert (scene.zoo("A").x_tokens, scene.zoo("A").money) == (1, 2)


@rule("AN-S.221")
def test_with_no_bonus_left_there_is_nothing_to_repeat(scene: Scene) -> None:
    scene.table(maps="3", A=f"money 2, {DIGS}{build_on_all_bonuses(0)}{BUILD}")

    scene.plays("A", "build", "enclosure_1", "8.4")

    assert (scene.zoo("A").x_tokens, scene.zoo("A").money) == (1, 0)
    assert scene.asked == "B"


@rule("AN-S.221", "AN-10.7")
def test_archaeologist_works_in_a_break_as_well(scene: Scene) -> None:
    """The free enclosure of the left edge on 0.0 and 0.1."""
    scene.table(
        A=f"empty, money 0, appeal 0, {DIGS}left 1 3 4 5 6 7, build pavilion 0.2",
        active="B",
        break_step=8,
        deck="412 413",
    )

    scene.plays("B", "sponsors", "break")
    scene.plays("A", "enclosure_2", "0.0/1", "bonus reputation_2", "money_10", "money_5")

    assert scene.zoo("A").money == 5 + 15
    assert scene.zoo("A").reputation == 3
