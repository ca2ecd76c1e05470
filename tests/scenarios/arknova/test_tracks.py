"""Reputation, conservation and appeal: their rewards and limits [AN-9, AN-13.3 to AN-13.6]."""

from typing import Any

import pytest

from soloist.games.arknova.board import BONUS_TILES
from soloist.games.arknova.cards import Action
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

BUILDING = "order An Sp Ca As Bu"
ASSOCIATING = "order An Sp Ca Bu As"
DISPLAY = "401 402 403 404 405 406"


def gain_one(scene: Scene, rep: int, more: str = "upgraded Ca") -> None:
    """One reputation: a kiosk on a bonus space of map 3."""
    scene.table(maps="3", A=f"rep {rep}, {more}, {BUILDING}", display=DISPLAY)
    scene.plays("A", "build", "kiosk", "0.1")


def gain_two(scene: Scene, rep: int, more: str = "upgraded Ca") -> None:
    """Two reputation: a task."""
    scene.table(A=f"rep {rep}, {more}, {ASSOCIATING}", display=DISPLAY)
    scene.plays("A", "association", "reputation")


def donate(scene: Scene, A: str, B: str = "", **layout: Any) -> None:  # noqa: N803
    """One conservation: the reputation task and a donation."""
    scene.table(A=f"upgraded As, {A}, {ASSOCIATING}", B=B, **layout)
    scene.plays("A", "association", "reputation", "donate")


def support(scene: Scene, A: str, level: str, B: str = "", **layout: Any) -> None:  # noqa: N803
    """5 conservation for the left level of Africa, 3 for the middle one; and 12 money from the edge of the map."""
    scene.table(A=f"icons africa 5, {A}, {ASSOCIATING}", B=B, bases="101 102 103", **layout)
    scene.plays("A", "association", "project", level, "6")


# reputation


@rule("AN-9.4", "AN-13.5")
@pytest.mark.parametrize(
    ("rep", "folders"),
    [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (10, 5), (11, 5), (12, 5), (13, 6),
     (14, 6), (15, 6)],
)  # fmt: skip
def test_reputation_says_how_many_folders_are_in_range(scene: Scene, rep: int, folders: int) -> None:
    scene.table(A=f"rep {rep}, upgraded Ca", display=DISPLAY)

    found = scene.codes("A", "cards", "draw")

    shown = ["cheetah", "lion", "leopard", "caracal", "fennec-fox", "siberian-tiger"]
    assert found == [*shown[:folders], "deck"]


@rule("AN-9.3", "AN-13.6", "AN-13.14")
def test_reputation_5_upgrades_an_action_card(scene: Scene) -> None:
    gain_one(scene, 4, "upgraded Ca As")

    assert scene.codes("A") == ["animals", "sponsors", "build"]
    scene.plays("A", "sponsors")

    assert scene.zoo("A").is_upgraded(Action.SPONSORS)
    assert scene.asked == "B"


@rule("AN-9.3", "AN-13.6")
def test_reputation_8_hires_a_worker(scene: Scene) -> None:
    gain_one(scene, 7)

    assert (scene.zoo("A").hired, scene.zoo("A").workers) == (2, 2)
    assert scene.asked == "B"


@rule("AN-9.3", "AN-13.6", "AN-13.22")
@pytest.mark.parametrize(("rep", "folders"), [(10, 5), (13, 6)])
def test_reputation_10_and_13_bring_a_card_from_the_deck_or_in_the_new_range(
    scene: Scene, rep: int, folders: int
) -> None:
    gain_one(scene, rep - 1)

    assert len(scene.codes("A")) == folders + 1
    scene.plays("A", "deck")
    scene.chance("220")

    assert scene.hand("A") == "220"
    assert scene.asked == "B"


@rule("AN-9.3", "AN-13.6")
@pytest.mark.parametrize("rep", [11, 14])
def test_reputation_11_and_14_bring_one_conservation(scene: Scene, rep: int) -> None:
    gain_one(scene, rep - 1)

    assert scene.zoo("A").conservation == 1
    assert scene.asked == "B"


@rule("AN-9.3", "AN-13.6")
@pytest.mark.parametrize("rep", [12, 15])
def test_reputation_12_and_15_bring_an_x_token(scene: Scene, rep: int) -> None:
    gain_one(scene, rep - 1)

    assert scene.zoo("A").x_tokens == 1


@rule("AN-9.3", "AN-13.6")
@pytest.mark.parametrize("rep", [2, 3, 4, 6, 7, 9])
def test_other_spaces_of_the_reputation_track_bring_nothing(scene: Scene, rep: int) -> None:
    gain_one(scene, rep - 1)

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.conservation, zoo.x_tokens, zoo.hired, zoo.money) == (rep, 0, 0, 1, 23)
    assert scene.asked == "B"


@rule("AN-9.3", "AN-9.6")
@pytest.mark.parametrize("rep", [3, 4])
def test_a_space_that_is_only_passed_gives_its_reward_too(scene: Scene, rep: int) -> None:
    gain_two(scene, rep)

    scene.plays("A", "animals")

    assert scene.zoo("A").reputation == rep + 2
    assert scene.zoo("A").is_upgraded(Action.ANIMALS)
    assert scene.asked == "B"


@rule("AN-9.6", "AN-9.3")
def test_two_rewards_of_reputation_come_in_the_owners_order(scene: Scene) -> None:
    """The card of 10 before or after the conservation of 11, which here brings a bonus tile."""
    gain_two(scene, 9, "upgraded Ca, cp 4")

    assert scene.why == "AN-9.6"
    assert scene.codes("A") == ["card", "conservation"]
    scene.plays("A", "conservation", "money", "deck")
    scene.chance("220")

    assert (scene.zoo("A").conservation, scene.zoo("A").money, scene.hand("A")) == (5, 30, "220")
    assert scene.asked == "B"


@rule("AN-9.7", "AN-9.5")
@pytest.mark.parametrize("rep", [8, 9])
def test_without_cards_ii_reputation_stops_at_9_and_the_steps_are_lost(scene: Scene, rep: int) -> None:
    gain_two(scene, rep, "hired 2")

    assert scene.zoo("A").reputation == 9
    assert scene.zoo("A").appeal == 0
    assert scene.asked == "B"
    scene.plays("B", "x animals")
    scene.plays("A", "x animals")
    assert scene.zoo("A").reputation == 9


@rule("AN-9.7", "AN-2.17", "AN-7.5")
@pytest.mark.parametrize(("first", "rep"), [("upgrade", 11), ("reputation", 9)])
def test_an_upgrade_of_cards_before_or_after_a_gain_of_reputation(scene: Scene, first: str, rep: int) -> None:
    """The second university of map A upgrades a card, and brings 2 reputation itself."""
    scene.table(A=f"rep 9, university hand_limit, {ASSOCIATING}")

    scene.plays("A", "association", "university", "research_reputation", first)
    scene.plays("A", "cards")
    if first == "upgrade":
        assert scene.why == "AN-13.22"
        scene.plays("A", "deck")
        scene.chance("401")

    assert scene.zoo("A").reputation == rep
    assert scene.zoo("A").is_upgraded(Action.CARDS)
    assert scene.asked == "B"


@rule("AN-9.7")
def test_a_later_upgrade_of_cards_does_not_bring_lost_steps_back(scene: Scene) -> None:
    """2 steps are lost at 9; conservation 2 turns Cards; the next step goes to 10."""
    scene.table(A=f"rep 9, hired 2, cp 1, upgraded As, x 1, {ASSOCIATING}")

    scene.plays("A", "association+1", "reputation", "donate", "upgrade", "cards")
    assert scene.zoo("A").reputation == 9
    scene.plays("A", "university", "hand_limit", "deck")
    scene.chance("401")

    assert scene.zoo("A").reputation == 10
    assert scene.asked == "B"


@rule("AN-9.8", "AN-9.5", "AN-13.6")
def test_from_14_the_last_step_is_a_reward_and_the_next_one_appeal(scene: Scene) -> None:
    gain_two(scene, 14)

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.x_tokens, zoo.appeal) == (15, 1, 1)


@rule("AN-9.8")
def test_at_15_every_step_is_one_appeal_and_no_reward_comes_again(scene: Scene) -> None:
    gain_two(scene, 15)

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.x_tokens, zoo.appeal, zoo.conservation) == (15, 0, 2, 0)
    assert scene.asked == "B"


@rule("AN-9.5", "AN-2.7")
def test_an_x_token_of_the_track_is_lost_to_who_has_five(scene: Scene) -> None:
    gain_two(scene, 11, "upgraded Ca, x 5")

    assert scene.zoo("A").x_tokens == 5
    assert scene.why == "AN-13.22"


# conservation


@rule("AN-9.1", "AN-9.2", "AN-13.3", "AN-13.14")
def test_conservation_2_upgrades_an_action_card_or_hires_a_worker(scene: Scene) -> None:
    donate(scene, "cp 1")

    assert scene.codes("A") == ["upgrade", "worker"]
    assert scene.codes("A", "upgrade") == ["animals", "sponsors", "cards", "build"]
    scene.plays("A", "worker")

    zoo = scene.zoo("A")
    assert (zoo.conservation, zoo.hired, zoo.workers) == (2, 2, 1)


@rule("AN-9.2", "AN-7.14")
def test_a_worker_of_the_track_can_be_used_in_the_same_action(scene: Scene) -> None:
    scene.table(A="cp 1, upgraded As, order An Sp Ca Bu As, x 1")

    scene.plays("A", "association+1", "reputation")
    scene.refused("A", "university", rule="AN-7.2")
    scene.plays("A", "donate", "worker", "university", "hand_limit")

    assert scene.zoo("A").workers == 0
    assert scene.zoo("A").reputation == 4


@rule("AN-9.2", "AN-13.14", "AN-2.20")
def test_with_nothing_left_to_turn_an_upgrade_does_nothing(scene: Scene) -> None:
    donate(scene, "cp 1, upgraded An Bu Ca As Sp")

    scene.plays("A", "upgrade")

    assert scene.asked == "B"


@rule("AN-9.1", "AN-9.2", "AN-13.3")
@pytest.mark.parametrize(("cp", "tiles"), [(4, ["tile money", "tile sponsor"]), (7, ["tile cards", "tile university"])])
def test_conservation_5_and_8_give_money_or_a_tile_of_that_space(scene: Scene, cp: int, tiles: list[str]) -> None:
    donate(scene, f"cp {cp}", tiles="money sponsor | cards university")

    assert scene.codes("A") == ["money", *tiles]
    scene.plays("A", "money")

    assert scene.zoo("A").money == 25 - 2 + 5
    assert [len(lying) for lying in scene.state.tiles] == [2, 2]
    assert scene.asked == "B"


@rule("AN-9.2", "AN-13.4")
def test_a_tile_that_was_taken_is_gone_for_the_others_but_5_money_never_is(scene: Scene) -> None:
    donate(scene, "cp 4", B=f"cp 4, upgraded As, {ASSOCIATING}", tiles="money x-tokens | cards university")
    scene.plays("A", "tile money")
    assert scene.zoo("A").money == 25 - 2 + 10

    scene.plays("B", "association", "reputation", "donate")
    assert scene.codes("B") == ["money", "tile x-tokens"]
    scene.refused("B", "tile money", rule=None)
    scene.plays("B", "tile x-tokens")

    assert scene.zoo("B").x_tokens == 3
    assert [len(lying) for lying in scene.state.tiles] == [0, 2]


@rule("AN-9.2")
def test_5_money_is_there_for_the_last_who_comes_to_an_empty_space(scene: Scene) -> None:
    donate(scene, "cp 4", tiles="| cards university")

    assert scene.zoo("A").money == 25 - 2 + 5
    assert scene.asked == "B"


@rule("AN-9.1")
def test_a_reward_comes_once_for_each_player(scene: Scene) -> None:
    donate(scene, "cp 2", B=f"cp 1, upgraded As, {ASSOCIATING}")
    assert scene.asked == "B"

    scene.plays("B", "association", "reputation", "donate")

    assert scene.codes("B") == ["upgrade", "worker"]


@rule("AN-9.6", "AN-9.1")
@pytest.mark.parametrize("first", ["conservation 2", "conservation 5"])
def test_several_rewards_passed_by_one_gain_come_in_the_owners_order(scene: Scene, first: str) -> None:
    support(scene, "", "left", tiles="reputation sponsor | cards university")

    assert scene.why == "AN-9.6"
    assert scene.codes("A") == ["conservation 2", "conservation 5"]
    if first == "conservation 2":
        scene.plays("A", "conservation 2", "worker", "tile reputation")
    else:
        scene.plays("A", "conservation 5", "tile reputation", "worker")

    zoo = scene.zoo("A")
    assert (zoo.conservation, zoo.hired, zoo.reputation) == (5, 2, 3)
    assert scene.asked == "B"


@rule("AN-9.6", "AN-9.7")
def test_the_order_of_rewards_can_make_a_tile_worth_more(scene: Scene) -> None:
    """Cards II from conservation 2 first, then 2 reputation above 9."""
    support(scene, "rep 9", "left", tiles="reputation sponsor | cards university")

    scene.plays("A", "conservation 2", "upgrade", "cards", "tile reputation", "deck")
    scene.chance("401")

    assert scene.zoo("A").reputation == 11
    assert scene.zoo("A").conservation == 6


@rule("AN-9.6")
def test_5_and_8_are_both_taken_when_both_are_passed(scene: Scene) -> None:
    support(scene, "cp 4", "left", tiles="money sponsor | cards x-tokens")

    assert scene.codes("A") == ["conservation 5", "conservation 8"]
    scene.plays("A", "conservation 8", "tile x-tokens", "tile money")

    assert scene.zoo("A").conservation == 9
    assert scene.zoo("A").x_tokens == 3
    assert scene.zoo("A").money == 25 + 12 + 10


@rule("AN-9.1", "AN-9.6")
def test_a_reward_can_carry_the_counter_to_the_next_reward(scene: Scene) -> None:
    """A tile of 5 brings reputation 11, that brings conservation 8, and that another tile, all at once."""
    support(scene, "cp 4, rep 10, upgraded Ca", "middle", tiles="reputation money | cards x-tokens")
    assert scene.zoo("A").conservation == 7

    scene.plays("A", "tile reputation")
    assert scene.zoo("A").conservation == 8
    assert scene.codes("A") == ["money", "tile cards", "tile x-tokens"]
    scene.plays("A", "tile x-tokens")

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.x_tokens) == (12, 4)
    assert scene.asked == "B"


@rule("AN-9.5")
def test_conservation_ends_at_41(scene: Scene) -> None:
    support(scene, "cp 40, finals 001, appeal 0", "left", B="finals 002")

    assert scene.zoo("A").conservation == 41


# ten


@rule("AN-9.10", "AN-9.1", "AN-13.3")
def test_when_the_first_player_reaches_10_all_discard_a_final_scoring_card_at_once(scene: Scene) -> None:
    donate(scene, "cp 9, finals 001 002", B="finals 003 004 005")
    pile = len(scene.state.finals)
    assert [question.seat.code for question in scene.match.questions] == ["A", "B"]
    assert scene.why == "AN-9.10"

    scene.answer("A", "large-animal-zoo")
    scene.answer("B", "architectural-zoo")

    assert [card.id for card in scene.zoo("A").finals] == [2]
    assert [card.id for card in scene.zoo("B").finals] == [3, 5]
    assert len(scene.state.finals) == pile + 2
    assert scene.state.ten_reached


@rule("AN-9.1", "AN-9.10")
def test_the_second_player_at_10_costs_nobody_a_card(scene: Scene) -> None:
    donate(scene, "cp 9, finals 001", B="cp 10, finals 002 003")

    assert scene.zoo("A").conservation == 10
    assert [card.id for card in scene.zoo("B").finals] == [2, 3]
    assert scene.asked == "B"
    assert scene.why == "AN-2.1"


@rule("AN-9.6", "AN-9.10")
def test_8_and_10_passed_together_come_in_the_owners_order(scene: Scene) -> None:
    support(
        scene, "cp 7, finals 001 002", "middle", B="finals 003 004", tiles="money x-tokens | partner-zoo reputation"
    )

    assert scene.codes("A") == ["conservation 8", "final scoring cards"]
    scene.plays("A", "final scoring cards", "large-animal-zoo")
    scene.plays("B", "research-zoo")
    assert scene.codes("A") == ["money", "tile partner-zoo", "tile reputation"]
    scene.plays("A", "tile reputation")

    assert scene.zoo("A").reputation == 3
    assert scene.asked == "B"


# tiles


@rule("AN-13.4", "AN-9.2")
def test_there_are_nine_bonus_tiles(scene: Scene) -> None:
    assert [tile.code for tile in BONUS_TILES] == [
        "reputation", "x-tokens", "enclosure", "cards", "money", "multiplier", "university", "partner-zoo", "sponsor",
    ]  # fmt: skip


def take_tile(scene: Scene, tile: str, more: str = "", **layout: Any) -> None:
    donate(scene, f"cp 4{more}", tiles=tile.removeprefix("tile ") + " | ", **layout)
    scene.plays("A", tile)


@rule("AN-13.4")
def test_the_tile_of_reputation_gives_2(scene: Scene) -> None:
    take_tile(scene, "tile reputation")

    assert scene.zoo("A").reputation == 1 + 2 + 2
    assert scene.why == "AN-2.6"  # which is 5


@rule("AN-13.4", "AN-2.7")
def test_the_tile_of_x_tokens_gives_3_up_to_the_limit(scene: Scene) -> None:
    take_tile(scene, "tile x-tokens", ", x 3")

    assert scene.zoo("A").x_tokens == 5


@rule("AN-13.4", "AN-5.18")
def test_the_tile_of_an_enclosure_places_one_of_size_3_free_of_charge(scene: Scene) -> None:
    take_tile(scene, "tile enclosure")
    before = scene.zoo("A").money

    scene.refused("A", "0.3/0", rule="AN-5.5")
    scene.plays("A", "1.3/0")

    assert "enclosure_3 1.3 1.4 2.3" in scene.buildings("A")
    assert scene.zoo("A").money == before
    assert scene.asked == "B"


@rule("AN-13.4", "AN-13.18")
def test_the_free_enclosure_of_the_tile_may_be_declined(scene: Scene) -> None:
    take_tile(scene, "tile enclosure")

    scene.plays("A", "no")

    assert len(scene.buildings("A")) == 2
    assert scene.asked == "B"


@rule("AN-13.4", "AN-13.22", "AN-4.4")
def test_the_tile_of_cards_gives_three_each_seen_before_the_next(scene: Scene) -> None:
    take_tile(scene, "tile cards", display=DISPLAY)
    assert scene.codes("A") == ["cheetah", "lion", "deck"]

    scene.plays("A", "deck")
    scene.chance("220")
    assert scene.hand("A") == "220"
    scene.plays("A", "402")
    assert scene.codes("A") == ["cheetah", "deck"]  # the gap stays
    scene.plays("A", "401")
    scene.any_chance()

    assert scene.hand("A") == "220 401 402"
    assert scene.display().startswith("403 404 405 406")


@rule("AN-13.4")
def test_the_tile_of_money_gives_10(scene: Scene) -> None:
    take_tile(scene, "tile money")

    assert scene.zoo("A").money == 25 - 2 + 10


@rule("AN-13.4", "AN-3.1", "AN-3.8")
def test_the_tile_of_the_multiplier_goes_on_any_own_action_card(scene: Scene) -> None:
    take_tile(scene, "tile multiplier")

    assert scene.codes("A") == ["animals", "sponsors", "cards", "build", "association"]
    scene.plays("A", "association")

    assert scene.zoo("A").multipliers[Action.ASSOCIATION] == 1  # which waits for its next use
    assert scene.asked == "B"


@rule("AN-13.4", "AN-7.5")
def test_the_tile_of_a_university_takes_one_without_a_worker(scene: Scene) -> None:
    take_tile(scene, "tile university")

    scene.plays("A", "double_research")

    assert [each.code for each in scene.zoo("A").universities] == ["double_research"]
    assert "double_research" not in [each.code for each in scene.state.university_offer]
    assert scene.zoo("A").on_task == (1, 0, 0, 0)


@rule("AN-13.4", "AN-7.4")
def test_the_tile_of_a_partner_zoo_takes_one_with_the_reward_of_its_slot(scene: Scene) -> None:
    take_tile(scene, "tile partner-zoo", ", partner africa")

    assert scene.codes("A") == ["americas", "asia", "australia", "europe"]
    scene.plays("A", "asia")
    assert scene.why == "AN-2.6"
    scene.plays("A", "build")

    assert [each.code for each in scene.zoo("A").partner_zoos] == ["africa", "asia"]


@rule("AN-9.9", "AN-7.16")
def test_a_tile_may_be_taken_even_if_nothing_comes_of_it(scene: Scene) -> None:
    """A third partner zoo needs Association II, which a project of Africa can do without."""
    support(scene, "cp 2, partner africa asia", "middle", tiles="partner-zoo money | cards reputation")

    assert "tile partner-zoo" in scene.codes("A")
    scene.plays("A", "tile partner-zoo")

    assert len(scene.zoo("A").partner_zoos) == 2
    assert [tile.code for tile in scene.state.tiles[0]] == ["money"]
    assert scene.asked == "B"


@rule("AN-13.4", "AN-8.6")
def test_the_tile_of_a_sponsor_plays_one_from_hand_for_its_level_in_money(scene: Scene) -> None:
    take_tile(scene, "tile sponsor", ", hand 220 223 401, money 6")  # 4 are left after the donation

    assert scene.codes("A") == ["federal-grants", "science-institute", "no"]
    scene.plays("A", "220")

    assert scene.zoo("A").money == 4 - 4 + 3
    assert scene.hand("A") == "223 401"
    assert scene.order("A") == "As An Sp Ca Bu"


@rule("AN-13.4", "AN-8.6")
def test_the_sponsor_of_the_tile_may_be_declined(scene: Scene) -> None:
    take_tile(scene, "tile sponsor", ", hand 220, money 6")

    scene.plays("A", "no")

    assert scene.hand("A") == "220"
    assert scene.state.tiles[0] == ()


# appeal


@rule("AN-9.5", "AN-Q9")
@pytest.mark.parametrize(("option", "appeal"), [("clamp", 113), ("count", 116)])
def test_appeal_stops_at_113_or_goes_on(scene: Scene, option: str, appeal: int) -> None:
    scene.table(
        A="appeal 112, hand 256, order An Bu Ca As Sp, build enclosure_2 6.1 6.2", maps="3", appeal_above_113=option
    )

    scene.plays("A", "sponsors", "256", "6.3/0")

    assert scene.zoo("A").appeal == appeal


@rule("AN-9.11", "AN-7.12")
def test_appeal_never_falls_below_0(scene: Scene) -> None:
    """A released animal takes its printed appeal along: of 3 appeal 9 cannot be taken."""
    scene.table(A=f"appeal 3, animals 402, build enclosure_4! 1.2 2.1 2.2 3.2, {ASSOCIATING}", row="118")

    scene.plays("A", "association", "project", "6", "release")

    assert scene.zoo("A").appeal == 0
    assert scene.zoo("A").animals == []
