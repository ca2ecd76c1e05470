"""The Association action: tasks, workers, partner zoos, universities, donations [AN-7]: S-AN-34 to S-AN-36."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

STRENGTH = {
    1: "order As An Bu Ca Sp",
    2: "order An As Bu Ca Sp",
    3: "order An Bu As Ca Sp",
    4: "order An Bu Ca As Sp",
    5: "order An Bu Ca Sp As",
}
"""Where the Association card lies."""

# tasks and workers


@rule("AN-7.2", "AN-7.3", "AN-9.3")
def test_the_reputation_task_three_times_before_a_break(scene: Scene) -> None:
    """S-AN-34"""
    scene.table(A=f"{STRENGTH[2]}, x 5, hired 4, rep 5")

    scene.plays("A", "association", "reputation")

    assert (scene.zoo("A").reputation, scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (7, 3, 1)

    scene.plays("B", "x cards")
    scene.plays("A", "association+1", "reputation")

    assert (scene.zoo("A").reputation, scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (9, 1, 3)
    assert scene.zoo("A").hired == 4  # the worker at 8 finds nobody in reserve

    scene.plays("B", "x cards")

    text = scene.refused("A", "association+2", "reputation", rule="AN-7.2")
    assert "three of your workers are there: it is closed until the break" in text


@rule("AN-9.7", "AN-7.3")
def test_reputation_above_9_is_lost_without_cards_ii(scene: Scene) -> None:
    """S-AN-34"""
    scene.table(A=f"{STRENGTH[2]}, rep 9")

    scene.plays("A", "association", "reputation")

    assert scene.zoo("A").reputation == 9


@rule("AN-9.3", "AN-9.7", "AN-7.3")
def test_with_cards_ii_reputation_goes_on_to_11_with_its_rewards(scene: Scene) -> None:
    """S-AN-34"""
    scene.table(A=f"{STRENGTH[2]}, rep 9, cp 0, upgraded Ca", display="401 402 403 404 405 406", deck="407")

    scene.plays("A", "association", "reputation")

    assert scene.zoo("A").reputation == 11
    assert scene.codes("A") == ["cheetah", "lion", "leopard", "caracal", "fennec-fox", "deck"]

    scene.plays("A", "fennec-fox")

    assert scene.zoo("A").conservation == 1
    assert scene.hand("A") == "405"


@rule("AN-9.8", "AN-7.5")
def test_steps_beyond_reputation_15_are_appeal(scene: Scene) -> None:
    """S-AN-34: from 14 three steps, two by the university and one by the Spokesperson for its research icon."""
    scene.table(A=f"{STRENGTH[4]}, rep 14, x 0, appeal 0, upgraded Ca, sponsors 202")

    scene.plays("A", "association", "university", "research_reputation")

    assert (scene.zoo("A").reputation, scene.zoo("A").x_tokens, scene.zoo("A").appeal) == (15, 1, 2)


@rule("AN-7.1", "AN-13.8")
@pytest.mark.parametrize(
    ("strength", "tasks"),
    [
        (2, ["reputation"]),
        (3, ["reputation", "partner-zoo"]),
        (4, ["reputation", "partner-zoo", "university"]),
        (5, ["reputation", "partner-zoo", "university", "project"]),
    ],
)
def test_a_task_needs_strength_of_its_value(scene: Scene, strength: int, tasks: list[str]) -> None:
    scene.table(A=f"{STRENGTH[strength]}, icons africa 2", bases="103 101 102")

    assert scene.codes("A", "association") == tasks
    for task in {"reputation", "partner-zoo", "university", "project"} - set(tasks):
        scene.refused("A", "association", task, rule="AN-7.1")


@rule("AN-7.1", "AN-2.15")
def test_at_strength_1_the_association_card_is_good_for_an_x_token_only(scene: Scene) -> None:
    scene.table(A=STRENGTH[1])

    scene.refused("A", "association", rule="AN-2.15")
    assert "x association" in scene.codes("A")


@rule("AN-7.1")
def test_side_i_does_one_task_whatever_the_strength(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, x 5, hired 4")

    scene.plays("A", "association+5", "reputation")

    assert scene.asked == "B"


@rule("AN-7.1")
def test_side_ii_does_several_different_tasks_within_the_strength(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, upgraded As, hired 3, money 0")

    scene.plays("A", "association", "partner-zoo", "africa")

    assert scene.codes("A") == ["reputation", "done"]
    scene.refused("A", "partner-zoo", rule="AN-7.1")
    scene.refused("A", "university", rule="AN-7.1")

    scene.plays("A", "reputation")

    assert scene.asked == "B"


@rule("AN-7.2")
def test_a_second_worker_is_needed_where_one_stands(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[3]}, hired 2, workers 1, at reputation 1")

    assert scene.codes("A", "association") == ["partner-zoo"]
    assert "too few workers" in scene.refused("A", "association", "reputation", rule="AN-7.2")

    scene.table(A=f"{STRENGTH[3]}, hired 3, workers 2, at reputation 1")

    scene.plays("A", "association", "reputation")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (0, 3)


@rule("AN-7.2", "AN-2.15")
def test_without_a_worker_no_task_can_be_done(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, hired 2, workers 0, at reputation 2")

    scene.refused("A", "association", rule="AN-2.15")


@rule("AN-7.2")
def test_workers_of_others_never_matter(scene: Scene) -> None:
    scene.table(A=STRENGTH[2], B="hired 3, workers 0, at reputation 3")

    scene.plays("A", "association", "reputation")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (0, 1)


@rule("AN-7.2", "AN-Q19")
def test_with_two_workers_there_one_more_does_the_task_again(scene: Scene) -> None:
    """One of three was called back."""
    scene.table(A=f"{STRENGTH[2]}, hired 3, workers 1, at reputation 2")

    scene.plays("A", "association", "reputation")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (0, 3)


@rule("AN-7.2", "AN-10.3")
def test_workers_come_home_at_the_break(scene: Scene) -> None:
    scene.table(A="hired 3, workers 0, at reputation 3, money 0", break_step=8, deck="401 402")

    scene.plays("A", "sponsors", "break")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task) == (3, (0, 0, 0, 0))


# hiring and calling back


@rule("AN-7.14")
def test_a_worker_hired_by_a_task_works_in_the_same_action(scene: Scene) -> None:
    """The third partner zoo of map A hires one."""
    scene.table(A=f"{STRENGTH[5]}, upgraded As, hired 1, money 0, rep 1, partner africa asia")

    scene.plays("A", "association", "partner-zoo", "europe", "reputation")

    assert (scene.zoo("A").hired, scene.zoo("A").workers, scene.zoo("A").reputation) == (2, 0, 3)


@rule("AN-7.14", "AN-9.2")
def test_conservation_2_hires_a_worker_at_once(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, x 2, upgraded As, hired 1, rep 1, icons africa 2", bases="103 101 102")

    scene.plays("A", "association+2", "project", "7", "worker", "reputation")

    assert (scene.zoo("A").hired, scene.zoo("A").workers, scene.zoo("A").reputation) == (2, 0, 3)


@rule("AN-7.14")
def test_with_four_active_workers_a_hiring_does_nothing(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[3]}, upgraded As, hired 4, workers 1, at reputation 3, partner africa asia, money 0")

    scene.plays("A", "association", "partner-zoo", "europe")

    assert (scene.zoo("A").hired, scene.zoo("A").workers, scene.zoo("A").on_task) == (4, 0, (3, 1, 0, 0))


@rule("AN-7.25", "AN-Q18")
def test_the_worker_bonus_of_a_map_calls_one_back_if_all_four_are_active(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca As Sp, money 2, hired 4, workers 0, at reputation 3, at partner-zoo 1, build pavilion 7.2"
    )

    scene.plays("A", "build", "enclosure_1", "7.1", "reputation")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task) == (1, (2, 1, 0, 0))


@rule("AN-7.25")
def test_the_worker_bonus_of_a_map_hires_as_long_as_somebody_is_in_reserve(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 2, hired 2, workers 0, at reputation 2, build pavilion 7.2")

    scene.plays("A", "build", "enclosure_1", "7.1")

    assert (scene.zoo("A").hired, scene.zoo("A").workers, scene.zoo("A").on_task[0]) == (3, 1, 2)


@rule("AN-7.25")
def test_the_worker_bonus_with_all_four_at_home_does_nothing(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 2, hired 4, build pavilion 7.2")

    scene.plays("A", "build", "enclosure_1", "7.1")

    assert scene.asked == "B"
    assert scene.zoo("A").workers == 4


# partner zoos


@rule("AN-7.4", "AN-7.17", "AN-8.9", "AN-13.20")
def test_the_second_partner_zoo_upgrades_a_card_and_sets_off_its_icon(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(A=f"{STRENGTH[3]}, partner africa, sponsors 213, appeal 0")

    scene.refused("A", "association", "partner-zoo", "africa", rule=None)
    scene.plays("A", "association", "partner-zoo", "asia")
    assert sorted(scene.codes("A")) == ["expert-on-asia pavilion", "upgrade"]
    scene.plays("A", "expert-on-asia pavilion", "1.4", "cards")

    assert scene.icon("A", "asia") == 2  # with that of the expert
    assert "pavilion 1.4" in scene.buildings("A")
    assert scene.zoo("A").upgraded.bit_count() == 1


@rule("AN-7.4", "AN-7.16")
def test_a_third_partner_zoo_is_refused_on_side_i(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(A=f"{STRENGTH[3]}, partner africa asia")

    text = scene.refused("A", "association", "partner-zoo", rule="AN-7.16")

    assert "a third partner zoo needs Association on side II" in text


@rule("AN-7.16", "AN-9.9")
def test_a_third_partner_zoo_by_a_bonus_tile_is_refused_on_side_i_too(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(
        A=f"{STRENGTH[5]}, cp 4, partner africa asia, icons europe 2",
        bases="107 101 102",
        tiles="partner-zoo money | x-tokens cards",
    )

    scene.plays("A", "association", "project", "7", "tile partner-zoo")

    assert [continent.code for continent in scene.zoo("A").partner_zoos] == ["africa", "asia"]
    assert scene.asked == "B"
    assert len(scene.state.tiles[0]) == 1  # the tile is gone all the same


@rule("AN-7.4", "AN-7.16", "AN-13.20")
def test_slots_3_and_4_of_partner_zoos_hire_a_worker_and_give_2_conservation(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(A=f"{STRENGTH[3]}, upgraded As, partner africa asia, hired 1, money 0")

    scene.plays("A", "association", "partner-zoo", "europe")

    assert scene.zoo("A").hired == 2

    scene.table(A=f"{STRENGTH[3]}, upgraded As, partner africa asia europe, cp 2, money 0")

    scene.plays("A", "association", "partner-zoo", "americas")

    assert scene.zoo("A").conservation == 4

    scene.table(A=f"{STRENGTH[3]}, upgraded As, partner africa asia europe americas")

    assert "you have four partner zoos" in scene.refused("A", "association", "partner-zoo", rule="AN-7.16")


@rule("AN-7.4", "AN-10.3")
def test_a_partner_zoo_taken_is_gone_for_the_others_until_the_break(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[3]}, money 0", B=STRENGTH[3], break_step=0)
    scene.plays("A", "association", "partner-zoo", "africa")

    assert scene.codes("B", "association", "partner-zoo") == ["americas", "asia", "australia", "europe"]

    scene.plays("B", "association", "partner-zoo", "asia")

    assert [continent.code for continent in scene.state.partner_offer] == ["americas", "australia", "europe"]


@rule("AN-7.16")
def test_a_task_that_can_take_nothing_is_not_allowed(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[4]}, partner africa, university hand_limit", offer="africa | hand_limit", B="")

    assert scene.codes("A", "association") == ["reputation"]
    scene.refused("A", "association", "partner-zoo", rule="AN-7.16")
    scene.refused("A", "association", "university", rule="AN-7.5")


@rule("AN-7.16", "AN-2.18")
def test_association_turned_over_by_the_second_partner_zoo_allows_a_third_by_bonus_only(scene: Scene) -> None:
    """The action in use is finished on side I: no second task."""
    scene.table(A=f"{STRENGTH[5]}, hired 4, partner africa")

    scene.plays("A", "association", "partner-zoo", "asia", "association")

    assert scene.asked == "B"
    assert scene.zoo("A").upgraded.bit_count() == 1


# universities


@rule("AN-7.5", "AN-7.22")
def test_the_university_of_hand_limit(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(A=f"{STRENGTH[4]}, rep 1")

    scene.plays("A", "association", "university", "hand_limit")

    assert scene.zoo("A").reputation == 2
    assert scene.zoo("A").hand_limit == 5
    assert scene.icon("A", "science") == 0


@rule("AN-7.5")
def test_the_same_kind_of_university_is_refused(scene: Scene) -> None:
    """S-AN-35"""
    scene.table(A=f"{STRENGTH[4]}, university hand_limit")

    assert scene.codes("A", "association", "university") == ["double_research", "research_reputation"]

    scene.table(A=f"{STRENGTH[4]}, university hand_limit", offer="africa | hand_limit")

    scene.refused("A", "association", "university", rule="AN-7.5")


@rule("AN-7.22", "AN-10.1")
def test_the_hand_limit_of_5_counts_at_the_break(scene: Scene) -> None:
    scene.table(
        A="university hand_limit, hand 401 402 403 404 405, money 0",
        B="hand 406 407 408 409 410",
        break_step=8,
        deck="411 412",
    )

    scene.plays("A", "sponsors", "break")
    scene.plays("B", "siberian-tiger", "sumatran-tiger")

    assert scene.hand("A") == "401 402 403 404 405"
    assert scene.hand("B") == "408 409 410"


@rule("AN-7.5", "AN-7.17", "AN-13.10")
@pytest.mark.parametrize(
    ("kind", "reputation", "research"), [("hand_limit", 2, 0), ("double_research", 1, 2), ("research_reputation", 3, 1)]
)
def test_the_three_universities(scene: Scene, kind: str, reputation: int, research: int) -> None:
    scene.table(A=f"{STRENGTH[4]}, rep 1")

    scene.plays("A", "association", "university", kind)

    assert scene.zoo("A").reputation == reputation
    assert scene.icon("A", "science") == research


@rule("AN-7.5", "AN-13.20")
def test_slots_of_universities_fill_from_the_first_on(scene: Scene) -> None:
    """Map A: the second upgrades a card, the third gives 2 conservation; side I is enough."""
    scene.table(A=f"{STRENGTH[4]}, university hand_limit")

    scene.plays("A", "association", "university", "double_research", "animals")

    assert scene.zoo("A").upgraded.bit_count() == 1

    scene.table(A=f"{STRENGTH[4]}, cp 2, university hand_limit double_research")

    scene.plays("A", "association", "university")  # the only kind that is left

    assert scene.zoo("A").conservation == 4


@rule("AN-7.5", "AN-2.5", "AN-2.17")
def test_reputation_of_a_university_and_the_upgrade_of_its_slot_come_in_any_order(scene: Scene) -> None:
    """From 9 the reputation is lost unless Cards is turned over first."""
    scene.table(A=f"{STRENGTH[4]}, rep 9, university double_research", deck="401")

    scene.plays("A", "association", "university", "research_reputation")
    assert sorted(scene.codes("A")) == ["reputation", "upgrade"]
    scene.plays("A", "upgrade", "cards", "deck")

    assert scene.zoo("A").reputation == 11


# donations


@rule("AN-7.1", "AN-7.13")
def test_several_tasks_and_a_donation(scene: Scene) -> None:
    """S-AN-36"""
    scene.table(A=f"{STRENGTH[5]}, x 4, upgraded As, hired 3, money 2, cp 0, rep 1")

    scene.refused("A", "association+4", "donate", rule="AN-7.13")
    scene.plays("A", "association+4", "reputation")
    scene.refused("A", "reputation", rule="AN-7.1")
    scene.plays("A", "partner-zoo", "africa", "university", "double_research", "donate")

    assert (scene.zoo("A").money, scene.zoo("A").conservation, scene.zoo("A").workers) == (0, 1, 0)
    assert scene.state.donations == 1


@rule("AN-7.13")
def test_a_second_donation_in_one_action_is_refused(scene: Scene) -> None:
    """S-AN-36"""
    scene.table(A=f"{STRENGTH[5]}, upgraded As, hired 2, money 20, cp 0")

    text = scene.refused("A", "association", "reputation", "donate", "donate", rule="AN-7.13")

    assert "you have already made a donation in this action" in text


@rule("AN-7.13")
def test_tasks_may_follow_a_donation(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, upgraded As, hired 2, money 2, cp 0")

    scene.plays("A", "association", "reputation", "donate", "partner-zoo", "africa")

    assert (scene.zoo("A").money, scene.zoo("A").conservation) == (0, 1)
    assert scene.asked == "B"


@rule("AN-7.13")
def test_side_i_makes_no_donation(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, money 20")

    scene.refused("A", "association", "donate", rule="AN-7.13")


@rule("AN-7.23", "AN-7.13")
def test_a_donation_after_only_the_reputation_task_is_legal_and_needs_no_worker(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[2]}, upgraded As, hired 1, money 5, cp 0")

    scene.plays("A", "association", "reputation", "donate")

    assert (scene.zoo("A").money, scene.zoo("A").conservation, scene.zoo("A").workers) == (3, 1, 0)
    assert scene.asked == "B"


@rule("AN-7.13")
def test_a_donation_without_money_is_refused(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[5]}, upgraded As, hired 2, money 1")

    text = scene.refused("A", "association", "reputation", "donate", rule="AN-7.13")

    assert "costs 2; you are 1 money short" in text


@rule("AN-7.13", "AN-7.23", "AN-13.9")
@pytest.mark.parametrize(
    ("players", "prices"), [(2, [2, 5, 7, 10, 12, 12, 12]), (3, [2, 5, 5, 7, 7, 10, 10, 12, 12]), (4, [2, 5, 5, 7])]
)
def test_the_lowest_uncovered_price_is_paid(scene: Scene, players: int, prices: list[int]) -> None:
    for made, price in enumerate(prices):
        scene.table(players, A=f"{STRENGTH[2]}, upgraded As, hired 1, cp 0, money {price}", donations=made)

        scene.plays("A", "association", "reputation", "donate")

        assert scene.zoo("A").money == 0
        assert scene.state.donations == made + 1


@rule("AN-7.13", "AN-9.1")
def test_a_donation_brings_the_reward_of_the_track(scene: Scene) -> None:
    scene.table(A=f"{STRENGTH[2]}, upgraded As, hired 1, cp 1, money 2")

    scene.plays("A", "association", "reputation", "donate", "upgrade", "build")

    assert scene.zoo("A").conservation == 2
    assert scene.zoo("A").upgraded.bit_count() == 2
