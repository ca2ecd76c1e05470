"""The end of the pile, the final round, the winner [ARNE-9]: scenarios 21 and 25, and the other readings."""

import pytest

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-9.1", "ARNE-Q14")
def test_when_the_last_card_is_drawn_the_turn_is_finished_with_its_windows(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"A": "red200", "B": "crash", "C": "lock"}, pile="red100")

    scene.draws("A", "red100")
    assert scene.pile_size() == 0
    scene.plays("A", "red200", "red")
    assert scene.why == "ARNE-7.4"
    assert not scene.is_final()
    scene.plays("B", "crash", "red.2")
    assert not scene.is_final()
    scene.passes("C")

    assert scene.is_final()
    assert scene.total("red") == 50


@rule("ARNE-Q14")
def test_read_otherwise_the_last_card_drawn_starts_the_final_round_at_once(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"A": "red200", "B": "crash", "C": "crash"}, pile="lock", last_turn="cut")

    scene.draws("A", "lock")

    assert scene.is_final()
    assert scene.asked == "B"
    assert scene.hand("A") == "red200, lock"


@rule("ARNE-Q14")
def test_read_otherwise_an_earlier_turn_is_played_as_ever(scene: Scene) -> None:
    scene.table(3, hands={"A": "red200"}, pile="red50, red100", last_turn="cut")

    scene.draws("A", "red100")
    assert scene.options("A") == ["red100", "red200"]
    scene.plays("A", "red100", "red")

    assert scene.active == "B"
    assert scene.why == "ARNE-2.1"


@rule("ARNE-Q14", "ARNE-4.6")
def test_read_otherwise_plus_3_taking_the_last_card_starts_the_final_round_at_once(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"A": "plus3", "B": "crash"}, pile="red50, red100", last_turn="cut")
    scene.draws("A", "red100")

    scene.plays("A", "plus3")
    scene.chance("red50")

    assert scene.is_final()


@rule("ARNE-9.1", "ARNE-Q15")
def test_stops_still_waiting_when_the_pile_is_empty_lapse(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"A": "plus3, crash", "C": "stop, lock"}, pile="red100, red200")
    scene.draws("A", "red100")
    scene.plays("A", "crash", "red.1")
    scene.plays("C", "stop")  # the pile is not empty yet
    scene.passes("C")
    scene.plays("A", "plus3")
    scene.chance("red200")
    assert scene.queue() == "C"

    scene.passes("C")

    assert scene.is_final()
    assert scene.queue() == ""
    assert scene.asked == "C"  # only because B has no black card
    assert [seat.code for seat in scene.state.final_order] == ["A"]


@rule("ARNE-9.1", "ARNE-Q15")
def test_of_two_stops_the_second_lapses_when_the_first_takes_the_last_card(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"B": "stop, crash", "C": "crash", "D": "stop, crash"}, pile="red100, green50")
    scene.draws("A", "red100")
    scene.plays("A", "red100", "discard")
    scene.plays("B", "stop")
    scene.passes("C")
    scene.plays("D", "stop")
    scene.everybody_passes()

    scene.draws("B", "green50")
    scene.plays("B", "green50", "discard")
    scene.everybody_passes()

    assert scene.everybody_passes() == "C D B"  # and A, who has no black card, between D and B


@rule("ARNE-9.1", "ARNE-9.2", "ARNE-Q15")
def test_a_change_before_the_pile_is_empty_turns_the_final_round_round(scene: Scene) -> None:
    scene.table(
        rows={"R": "50"},
        hands={"A": "plus3, crash", "B": "crash", "C": "change, crash", "D": "lock"},
        pile="red100, red200",
    )
    scene.draws("A", "red100")
    scene.plays("A", "crash", "red.1")
    scene.plays("C", "change")
    scene.everybody_passes()
    scene.plays("A", "plus3")
    scene.chance("red200")
    scene.everybody_passes()

    assert scene.is_final()
    assert [seat.code for seat in scene.state.final_order] == ["C", "B", "A"]
    assert scene.asked == "D"


@rule("ARNE-Q15")
def test_read_otherwise_the_first_of_them_starts_the_final_round(scene: Scene) -> None:
    scene.table(
        4,
        rows={"R": "50"},
        hands={"A": "plus3, crash", "B": "crash", "C": "stop, lock", "D": "stop, lock"},
        pile="red100, red200",
        queue_at_end="first",
        uniform_prompts="yes",
    )
    scene.draws("A", "red100")
    scene.plays("A", "crash", "red.1")
    scene.passes("B")
    scene.plays("C", "stop")
    scene.plays("D", "stop")
    scene.everybody_passes()
    scene.plays("A", "plus3")
    scene.chance("red200")
    scene.everybody_passes()

    assert scene.everybody_passes() == "C D A B"


@rule("ARNE-Q15", "ARNE-9.2")
def test_read_otherwise_without_a_waiting_stop_the_natural_next_person_starts(scene: Scene) -> None:
    scene.table(3, hands={"A": "red50"}, pile="red100", queue_at_end="first", uniform_prompts="yes")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    scene.everybody_passes()

    assert scene.everybody_passes() == "B C A"


@rule("ARNE-9.1", "ARNE-9.3")
def test_with_the_pile_empty_stop_and_change_are_unplayable(scene: Scene) -> None:
    scene.table(3, hands={"A": "stop, change, red50", "B": "stop, change"}, pile="red100")
    scene.draws("A", "red100")

    assert scene.options("A") == ["red50", "red100"]
    scene.refused("A", "stop", rule="ARNE-9.1")
    scene.refused("A", "change", rule="ARNE-9.1")
    scene.plays("A", "red50", "red")

    assert scene.asked is None  # nobody had a move: the final round is over as well


@rule("ARNE-9.1")
def test_while_one_card_is_left_stop_may_still_be_played_and_is_honoured(scene: Scene) -> None:
    scene.table(3, hands={"A": "red50", "C": "stop"}, pile="red100, yellow50")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    scene.plays("C", "stop")

    scene.draws("C", "yellow50")
    scene.plays("C", "yellow50", "yellow")
    assert scene.told("A")[-2:] == ["A final_round", "C game_over"]


@rule("ARNE-9.2", "ARNE-9.3", "ARNE-Q25")
def test_the_final_round_gives_everybody_one_black_move_without_reactions(scene: Scene) -> None:
    scene.table(
        3,
        hands={"A": "red50, stop, crash", "B": "chameleon, yellow1000", "C": "thief, lock"},
        pile="red100",
    )
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")
    assert scene.everybody_passes() == "B C"  # the last normal window
    assert scene.is_final()

    scene.plays("B", "chameleon", "yellow1000", "green")
    assert scene.total("green") == 1000
    scene.plays("C", "thief", "green.1")
    assert scene.row("Y") == "1000"
    assert scene.row("G") == ""
    assert scene.options("A") == ["crash", "pass"]
    scene.plays("A", "crash", "yellow.1")

    assert scene.total("yellow") == 0
    assert scene.asked is None  # C's Lock can no longer be played


@rule("ARNE-9.2")
@pytest.mark.parametrize(("direction", "order"), [(1, "C D A B"), (-1, "A D C B")])
def test_the_final_round_starts_after_the_last_turn_and_ends_with_who_had_it(
    scene: Scene, direction: int, order: str
) -> None:
    scene.table(
        rows={"R": "50, 100, 200"},
        hands=dict.fromkeys("ABCD", "crash"),
        active="B",
        direction=direction,
        pile="green50",
    )
    scene.draws("B", "green50")
    scene.plays("B", "green50", "discard")
    scene.everybody_passes()

    assert scene.everybody_passes() == order


@rule("ARNE-9.2", "ARNE-8.4")
def test_after_a_last_turn_by_stop_the_final_round_starts_behind_that_person(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "crash", "B": "crash", "C": "stop, crash"}, pile="red100, yellow50")
    scene.draws("A", "red100")
    scene.plays("A", "red100", "discard")
    scene.passes("B")
    scene.plays("C", "stop")
    scene.everybody_passes()
    scene.draws("C", "yellow50")
    scene.plays("C", "yellow50", "discard")
    scene.everybody_passes()

    assert scene.everybody_passes() == "A B C"


@rule("ARNE-9.2", "ARNE-8.6")
def test_after_a_last_change_places_the_final_round_starts_behind_the_new_seat(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands=dict.fromkeys("BCD", "crash") | {"A": "change_places, crash"}, pile="redX2")
    scene.draws("A", "redX2")
    scene.plays("A", "change_places", "C")
    scene.everybody_passes()

    assert scene.order() == "C B A D"
    assert scene.everybody_passes() == "D C B A"


@rule("ARNE-9.2")
def test_in_the_final_round_nobody_draws_or_plays_a_white_card(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"B": "green1000, crash", "C": "yellow50"}, final="BCA")

    assert scene.options("B") == ["crash", "pass"]
    scene.passes("B")

    assert scene.told("A") == ["B passed_final", "A game_over"]
    assert scene.asked is None
    assert scene.row("G") == ""


@rule("ARNE-9.2")
def test_a_white_card_in_the_final_round_is_refused_by_its_rule(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"B": "green1000, crash"}, final="BCA")

    scene.refused("B", "green1000", rule="ARNE-9.2")


@rule("ARNE-9.3")
def test_the_final_round_allows_minus_200_chameleon_crash_lock_and_theft_of_combos(scene: Scene) -> None:
    scene.table(
        rows={"R": "50+crash, 100, green50~"},
        hands={"B": "red-200, chameleon, blue50, crash, lock, thief, stop, change"},
        discard="red1000",
        final="BCDA",
    )

    assert scene.options("B") == ["red-200", "chameleon", "thief", "crash", "lock", "pass"]
    assert scene.options("B", "thief") == ["red.3"]  # the discard pile would be of no use
    scene.refused("B", "thief", "top", rule="ARNE-9.3")
    scene.refused("B", "stop", rule="ARNE-9.1")
    scene.plays("B", "chameleon", "blue50", "green")

    assert scene.total("green") == 50
    assert scene.asked is None  # one move each; nobody else has any


@rule("ARNE-9.3")
def test_in_the_final_round_a_thief_without_a_combo_is_not_offered(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"B": "thief, crash"}, discard="red1000", final="BCA")

    assert scene.options("B") == ["crash", "pass"]
    scene.refused("B", "thief", rule="ARNE-9.3")


@rule("ARNE-Q25")
def test_a_move_of_the_final_round_is_not_answered_by_those_who_had_theirs(scene: Scene) -> None:
    scene.table(3, rows={"G": "500"}, hands={"B": "lock", "C": "crash"}, final="BCA")

    scene.plays("C", "crash", "green.1")  # B had nothing to lock when it was his turn

    assert scene.asked is None
    assert scene.total("green") == 0


@rule("ARNE-9.4", "ARNE-10.5")
def test_at_the_end_all_hands_are_discarded_and_most_points_win(scene: Scene) -> None:
    scene.table(3, rows={"R": "500", "G": "1000", "Y": "200"}, hands={"A": "red1000", "B": "crash"}, final="BCA")

    scene.passes("B")

    assert scene.asked is None
    assert [scene.hand(letter) for letter in "ABC"] == ["", "", ""]
    assert scene.discard() == "red1000, crash"
    assert [scene.points(letter) for letter in "ABC"] == [500, 1000, 200]
    assert scene.winners() == "B"


@rule("ARNE-9.4", "ARNE-11.1")
def test_in_minimum_the_fewest_points_win(scene: Scene) -> None:
    scene.table(3, rows={"R": "500", "G": "-200", "Y": "200"}, hands={"B": "crash"}, final="BCA", variant="minimum")

    scene.passes("B")

    assert scene.winners() == "B"


@rule("ARNE-9.4")
def test_before_the_end_nobody_has_won(scene: Scene) -> None:
    scene.table(3, rows={"R": "500"}, hands={"B": "crash"}, final="BCA")

    assert scene.winners() == ""


# ties

TIED = {"R": "500", "G": "200, 200, 100", "Y": "50", "Bl": "500"}


@rule("ARNE-9.4", "ARNE-Q19")
def test_a_tie_is_shared(scene: Scene) -> None:
    scene.table(rows=TIED, hands={"C": "crash"}, final="CDAB", active="B")
    scene.passes("C")

    assert scene.winners() == "A B D"


@rule("ARNE-Q19")
def test_read_otherwise_a_tie_goes_to_the_row_with_the_fewest_items(scene: Scene) -> None:
    scene.table(rows=TIED, hands={"C": "crash"}, final="CDAB", active="B", tie="items")
    scene.passes("C")

    assert scene.winners() == "A D"


@rule("ARNE-Q19")
@pytest.mark.parametrize(("last", "final", "winner"), [("B", "CDAB", "B"), ("C", "DABC", "B"), ("D", "ABCD", "D")])
def test_read_otherwise_a_tie_goes_to_the_later_in_turn_order(scene: Scene, last: str, final: str, winner: str) -> None:
    scene.table(rows=TIED, hands={"C": "crash"}, final=final, active=last, tie="order")
    scene.passes("C")

    assert scene.winners() == winner


@rule("ARNE-Q19")
def test_read_otherwise_against_the_clock_the_later_is_counted_the_other_way(scene: Scene) -> None:
    scene.table(rows=TIED, hands={"C": "crash"}, final="BADC", active="C", direction=-1, tie="order")
    scene.passes("C")

    assert scene.winners() == "D"


@rule("ARNE-Q19")
def test_a_tie_breaker_leaves_a_clear_win_alone(scene: Scene) -> None:
    for tie in ("shared", "items", "order"):
        scene.table(rows={"R": "50, 50, 50", "G": "100"}, hands={"C": "crash"}, final="CDAB", active="B", tie=tie)
        scene.passes("C")
        assert scene.winners() == "A"
