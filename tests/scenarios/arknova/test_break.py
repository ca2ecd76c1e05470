"""The break: hands, tokens, workers, display, income [AN-10]: scenario S-AN-39 (d)."""

from typing import Any

import pytest

from soloist.games.arknova.cards import Action
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

DISPLAY = "406 407 408 409 410 411"
AFTERWARDS = "408 409 410 411 412 413"


def call_break(scene: Scene, players: int = 2, letter: str = "A", **layout: Any) -> None:
    """Somebody brings the token to the break with the Sponsors action: 5 money and an X-token besides."""
    last = {2: 9, 3: 12, 4: 15}[players]
    scene.table(players, break_step=last - 1, active=letter, **({"display": DISPLAY, "deck": "412 413"} | layout))
    scene.plays(letter, "sponsors", "break")


# reaching it


@rule("AN-10.8", "AN-13.7", "AN-1.1")
@pytest.mark.parametrize(("players", "steps"), [(2, 9), (3, 12), (4, 15)])
def test_the_break_is_so_many_steps_away(scene: Scene, players: int, steps: int) -> None:
    scene.table(players, break_step=steps - 6, A="x 2", deck="412 413")

    scene.plays("A", "sponsors", "break")
    assert scene.state.break_step == steps - 1
    assert scene.zoo("A").x_tokens == 2
    scene.plays("B", "sponsors", "break")

    assert scene.zoo("B").x_tokens == 1
    assert scene.zoo("A").x_tokens == 2
    assert scene.state.break_step == 0
    assert scene.zoo("B").money == 25 + 5 + 6
    assert scene.asked == ("A" if players == 2 else "C")


@rule("AN-10.8", "AN-8.2")
def test_steps_beyond_the_break_are_lost_but_their_money_is_not(scene: Scene) -> None:
    call_break(scene, A="money 0, appeal 0, upgraded Sp")

    assert scene.zoo("A").money == 10 + 5
    assert scene.zoo("A").x_tokens == 1


@rule("AN-10.11", "AN-2.7")
def test_the_x_token_is_lost_to_a_player_who_has_5(scene: Scene) -> None:
    call_break(scene, A="x 5")

    assert scene.zoo("A").x_tokens == 5


@rule("AN-10.8", "AN-3.7", "AN-3.9")
def test_the_x_token_comes_at_that_moment_once_and_the_break_after_the_turn(scene: Scene) -> None:
    """Cards with a multiplier token: the X-token of the first performance strengthens the second one."""
    scene.table(break_step=8, A="multiplier Ca, order An Bu Ca As Sp", display=DISPLAY, deck="412 413 414 415 416 417")

    scene.plays("A", "cards")
    assert scene.zoo("A").x_tokens == 1
    assert scene.state.break_step == 9
    scene.plays("A", "412")  # of two cards one is discarded
    assert scene.display() == DISPLAY
    scene.plays("A", "cards+1")  # two cards, none discarded

    assert scene.zoo("A").x_tokens == 0
    assert scene.hand("A") == "413 414 415"
    assert scene.asked == "B"
    assert scene.state.break_step == 0


@rule("AN-10.6", "AN-10.8")
def test_play_goes_on_with_the_player_after_the_one_who_caused_the_break(scene: Scene) -> None:
    call_break(scene, 3, "C")

    assert scene.asked == "A"
    assert scene.state.break_step == 0
    assert scene.state.break_called_by is None
    scene.plays("A", "sponsors", "break")
    assert scene.state.break_step == 5  # the token has returned to its start


@rule("AN-10.6", "AN-10.8", "AN-2.10")
def test_the_display_is_refilled_before_the_break_throws_its_first_cards_away(scene: Scene) -> None:
    """A snap from folder 1 in the turn that calls the break costs folders 2 and 3, not only 2."""
    scene.table(break_step=8, A="order An Bu As Sp Ca", display=DISPLAY, deck="412 413 414")

    scene.plays("A", "cards", "snap", "406")

    assert scene.hand("A") == "406"
    assert scene.display() == "409 410 411 412 413 414"
    assert [card.id for card in scene.state.discard] == [407, 408]


# 1 hands


@rule("AN-10.1", "AN-10.12", "AN-7.22")
def test_everyone_discards_down_to_the_hand_limit_at_the_same_time(scene: Scene) -> None:
    call_break(
        scene,
        3,
        A="hand 401 402 403 404 405",
        B="hand 416 417 418 419 420 421, university hand_limit",
        C="hand 422 423 424",
        display="425 426 427 428 429 430",
    )
    assert [question.seat.code for question in scene.match.questions] == ["A", "B"]

    scene.answer("A", "401")
    scene.answer("A", "405")
    scene.answer("B", "420")

    assert scene.hand("A") == "402 403 404"
    assert scene.hand("B") == "416 417 418 419 421"
    assert scene.hand("C") == "422 423 424"
    assert {card.id for card in scene.state.discard} == {401, 405, 420, 425, 426}


@rule("AN-10.1", "AN-10.12", "AN-1.15")
def test_nobody_sees_what_another_discards(scene: Scene) -> None:
    call_break(scene, A="hand 401 402 403 404", B="hand 416 417 418 419")

    scene.answer("A", "cheetah")
    assert scene.match.outlook(scene.match.questions[0].seat).since[-1].value is None
    scene.answer("B", "417")

    for letter in ("B", None):
        assert not [line for line in scene.heard(letter) if "Cheetah" in line]
    assert not [line for line in scene.heard("A") if "Wolf" in line]


@rule("AN-10.1")
def test_one_cannot_keep_more_or_fewer_cards_than_the_limit(scene: Scene) -> None:
    call_break(scene, A="hand 401 402 403 404 405")

    scene.answer("A", "401")
    scene.refused("A", "done", rule=None)
    scene.answer("A", "402")

    assert scene.hand("A") == "403 404 405"
    assert scene.asked == "B"


# 2 tokens, 3 workers and offers, 4 display


@rule("AN-10.2", "AN-3.4")
def test_multiplier_venom_and_constriction_tokens_leave_all_action_cards(scene: Scene) -> None:
    call_break(scene, A="multiplier Ca Ca", B="multiplier As, venom An Bu, constricted Sp")

    for letter in "AB":
        zoo = scene.zoo(letter)
        assert (zoo.multipliers, zoo.venom, zoo.constricted) == ((0,) * 5, 0, 0)


@rule("AN-10.2", "AN-3.3", "AN-2.10")
def test_venom_is_paid_in_the_turn_that_calls_the_break(scene: Scene) -> None:
    call_break(scene, A="venom An, money 0, appeal 0")

    assert scene.zoo("A").money == 5 - 2 + 5
    assert scene.zoo("A").venom == 0


@rule("AN-10.3", "AN-7.2")
def test_all_workers_return(scene: Scene) -> None:
    call_break(scene, A="hired 3, workers 0, at reputation 3", B="hired 4, workers 1, at university 1, at project 2")

    assert (scene.zoo("A").workers, scene.zoo("A").on_task) == (3, (0, 0, 0, 0))
    assert (scene.zoo("B").workers, scene.zoo("B").on_task) == (4, (0, 0, 0, 0))


@rule("AN-10.3", "AN-13.10")
def test_offers_are_filled_up_but_for_kinds_that_every_player_owns(scene: Scene) -> None:
    call_break(
        scene,
        A="partner africa asia, university hand_limit double_research",
        B="partner africa, university double_research",
        offer="europe | ",
    )

    assert [each.code for each in scene.state.partner_offer] == ["americas", "asia", "australia", "europe"]
    assert [each.code for each in scene.state.university_offer] == ["hand_limit", "research_reputation"]


@rule("AN-10.4", "AN-2.9")
def test_folders_1_and_2_are_emptied_and_the_others_slide(scene: Scene) -> None:
    call_break(scene)

    assert scene.display() == AFTERWARDS
    assert [card.id for card in scene.state.discard] == [406, 407]


# 5 income


@rule("AN-10.5", "AN-13.1")
@pytest.mark.parametrize(
    ("appeal", "money"),
    [(0, 5), (1, 6), (4, 9), (5, 10), (6, 10), (7, 11), (14, 14), (15, 15), (19, 16), (20, 17), (31, 20), (32, 21),
     (43, 23), (44, 24), (55, 26), (56, 27), (85, 32), (95, 34), (96, 35), (101, 35), (102, 36), (108, 37), (113, 37)],
)  # fmt: skip
def test_appeal_pays_by_its_table(scene: Scene, appeal: int, money: int) -> None:
    call_break(scene, A="money 0, empty", B=f"money 0, appeal {appeal}")

    assert scene.zoo("B").money == money
    assert scene.zoo("A").money == 5 + 5


@rule("AN-10.5", "AN-Q9")
def test_appeal_above_113_pays_like_113(scene: Scene) -> None:
    call_break(scene, B="money 0, appeal 116", appeal_above_113="count")

    assert scene.zoo("B").money == 37


@rule(
    "AN-10.1", "AN-10.2", "AN-10.3", "AN-10.4", "AN-10.5", "AN-10.6", "AN-10.7", "AN-10.8", "AN-10.9", "AN-10.10",
    "AN-7.20",
)  # fmt: skip
def test_a_whole_break(scene: Scene) -> None:
    """S-AN-39 (d)"""
    call_break(
        scene,
        maps="3a,A",
        A="appeal 25, money 0, hand 401 402 403 404 405, hired 2, workers 1, at reputation 1, multiplier Ca, "
        "left 2 3 4 5 6 7, sponsors 220, build kiosk 2.3, build kiosk 5.3, build petting_zoo 3.4 4.4 5.4, "
        "build sea_turtle_tank 0.4 1.5 1.6 2.4, build pavilion 1.4, build pavilion 3.1, build enclosure_1! 6.2, "
        "build enclosure_1! 6.3, build enclosure_3! 2.1 2.2 3.2, build enclosure_2 0.2 1.3, build enclosure_1 5.2",
        B="money 0, appeal 0, left 2 3 4 5 6 7",
        deck="412 413 414",
    )
    assert scene.zoo("A").x_tokens == 1

    scene.plays("A", "401", "402")
    assert scene.hand("A") == "403 404 405"
    assert scene.zoo("A").multipliers[Action.CARDS] == 0
    assert scene.zoo("A").workers == 2
    assert scene.display() == AFTERWARDS
    assert scene.why == "AN-G.SNAPPING"
    scene.plays("A", "413")  # from folder 6, whatever the range

    assert scene.zoo("A").money == 5 + 18 + 4 + 3 + 3
    assert scene.hand("A") == "403 404 405 413"
    assert scene.asked == "B"
    assert scene.display() == "408 409 410 411 412 414"
    scene.plays("B", "no")
    assert scene.zoo("B").money == 5
    assert scene.asked == "B"
    assert scene.why == "AN-2.1"


@rule("AN-10.5")
@pytest.mark.parametrize(("caller", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_income_goes_clockwise_from_the_player_who_caused_the_break(scene: Scene, caller: str, order: str) -> None:
    snap = "left 2 3 4 5 6 7"
    call_break(scene, 3, caller, A=snap, B=snap, C=snap, deck="412 413 414 415 416")

    for letter in order:
        assert scene.why == "AN-G.SNAPPING"
        scene.plays(letter, "no")

    assert scene.asked == chr((ord(caller) - ord("A") + 1) % 3 + ord("A"))


@rule("AN-10.10", "AN-10.7")
def test_a_snapped_card_leaves_a_gap_until_that_players_income_is_done(scene: Scene) -> None:
    """Snap and Science Lab in the owner's order; the next player finds six cards."""
    call_break(
        scene,
        A="left 2 3 4 5 6 7, sponsors 201, rep 4",
        B="left 2 3 4 5 6 7",
        deck="412 413 414 415",
    )

    assert scene.codes("A") == ["science-lab card", "snapping:1"]
    scene.plays("A", "snapping:1", "409")
    assert scene.display() == "408 - 410 411 412 413"
    assert scene.codes("A") == ["sloth-bear", "yellow-throated-marten", "deck"]  # folders 1 to 3, one of them a gap
    scene.plays("A", "410")

    assert scene.display() == "408 411 412 413 414 415"
    assert scene.asked == "B"
    assert "european-badger" not in scene.codes("B")
    scene.plays("B", "no")


@rule("AN-10.7", "AN-M.5")
@pytest.mark.parametrize(("first", "money"), [((), 3), (("income restaurant",), 1)])
def test_the_parts_of_an_income_come_in_the_owners_order_and_are_counted_when_taken(
    scene: Scene, first: tuple[str, ...], money: int
) -> None:
    """The free enclosure beside the restaurant before or after the restaurant pays."""
    call_break(scene, maps="5", A="money 0, appeal 0, left 1 3 4 5 6 7, build enclosure_2 3.1 3.2")

    scene.plays("A", *first, "enclosure_2", "3.3/0")

    assert "enclosure_2 3.3 4.3" in scene.buildings("A")
    assert scene.zoo("A").money == 5 + 5 + money
    assert scene.asked == "B"


@rule("AN-10.7", "AN-M.7")
@pytest.mark.parametrize(("first", "money"), [("income appeal", 9), ("pouch:2", 11)])
def test_appeal_may_be_raised_before_it_pays(scene: Scene, first: str, money: int) -> None:
    call_break(scene, maps="7", A="money 0, appeal 4, hand 401 402, left 1 2 3 5 6 7")

    scene.plays("A", first)
    scene.plays("A", "401", "402")

    assert scene.zoo("A").appeal == 8
    assert scene.zoo("A").money == 5 + money
    assert scene.hand("A") == ""


@rule("AN-10.7", "AN-2.20")
def test_the_free_enclosure_may_be_declined(scene: Scene) -> None:
    call_break(scene, A="left 1 3 4 5 6 7")

    scene.plays("A", "enclosure_2", "no")

    assert len(scene.buildings("A")) == 2
    assert scene.asked == "B"


@rule("AN-10.7", "AN-M.1", "AN-8.6")
def test_a_sponsor_played_as_income_also_pays_its_own_income(scene: Scene) -> None:
    """Federal Grants: 4 money to play it, 3 for playing it, 3 as income."""
    call_break(scene, maps="1", A="money 0, appeal 0, hand 220 401, left 1 2 3 5 6 7, empty")

    scene.plays("A", "sponsor_for_money", "220")

    assert scene.zoo("A").money == 5 + 5 - 4 + 3 + 3
    assert [card.id for card in scene.zoo("A").sponsors] == [220]


@rule("AN-10.7", "AN-10.5")
def test_a_sponsor_that_was_there_pays_once(scene: Scene) -> None:
    call_break(
        scene,
        A="money 0, appeal 0, sponsors 220 209 231, icons primate 3, empty",
    )

    assert scene.zoo("A").money == 5 + 5 + 3 + 6
    assert scene.zoo("A").x_tokens == 1 + 1


@rule("AN-10.5", "AN-9.1", "AN-7.20")
def test_income_of_conservation_brings_the_rewards_of_the_track(scene: Scene) -> None:
    """Map A: the fourth place of the left edge, and Medical Breakthrough."""
    call_break(scene, A="cp 8, left 1 2 3 5 6 7, sponsors 206, finals 001 002", B="finals 003 004")

    assert scene.why == "AN-9.10"
    scene.answer("A", "large-animal-zoo")
    scene.answer("B", "research-zoo")

    assert scene.zoo("A").conservation == 10
    assert scene.asked == "B"


@rule("AN-10.5", "AN-7.20")
def test_only_uncovered_purple_places_pay_in_a_break(scene: Scene) -> None:
    """Of all seven the first four repeat; 12 money, X-tokens and reputation came once."""
    call_break(scene, A="money 0, appeal 0, left 1 2, empty")

    assert scene.zoo("A").money == 5 + 5 + 5
    assert scene.zoo("A").conservation == 1
    assert scene.zoo("A").reputation == 1
    assert scene.zoo("A").x_tokens == 1


@rule("AN-10.9", "AN-10.7")
def test_an_enclosure_placed_as_income_pays_no_kiosk_as_long_as_it_is_empty(scene: Scene) -> None:
    call_break(scene, A="money 0, appeal 0, left 1 3 4 5 6 7")

    scene.plays("A", "enclosure_2", "1.3/0")

    assert "enclosure_2 1.3 2.3" in scene.buildings("A")
    assert scene.zoo("A").money == 5 + 5


@rule("AN-10.7", "AN-10.2", "AN-13.18")
def test_tokens_gained_as_income_stay_and_cards_beyond_the_limit_too(scene: Scene) -> None:
    """The free enclosure of map 4 covers the multiplier token of 7.2; hands were cut down before."""
    call_break(scene, maps="4", A="left 3 4 5 6 7, hand 401 402 403, multiplier As, build pavilion 7.4")

    scene.plays("A", "enclosure_2", "7.2/1", "cards", "408")

    assert scene.zoo("A").multipliers[Action.ASSOCIATION] == 0
    assert scene.zoo("A").multipliers[Action.CARDS] == 1
    assert scene.hand("A") == "401 402 403 408"


@rule("AN-10.7", "AN-2.4", "AN-G.CLEVER")
def test_an_action_card_moved_as_income_moves_when_that_income_is_done(scene: Scene) -> None:
    """The free enclosure of map 2 covers the bonus of 8.5; the next player's income comes after it."""
    call_break(
        scene,
        maps="2",
        A="left 1 3 4 5 6 7, build pavilion 7.5",
        B="left 2 3 4 5 6 7",
        deck="412 413",
    )

    scene.plays("A", "enclosure_2", "8.4/1")
    assert scene.why == "AN-G.CLEVER"
    assert scene.order("A") == "Sp An Bu Ca As"
    scene.plays("A", "cards")

    assert scene.order("A") == "Ca Sp An Bu As"
    assert scene.asked == "B"
    assert scene.why == "AN-G.SNAPPING"
    scene.plays("B", "no")
