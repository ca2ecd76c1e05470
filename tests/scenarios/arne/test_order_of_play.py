"""Who is next: natural order, Stop, Change, Change Places [ARNE-6.10, ARNE-8]: scenarios 22 to 24."""

import pytest

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


def finished_turn_of_a(scene: Scene) -> None:
    """A has drawn and played a quiet white card; the window after it is open."""
    scene.draws("A", "red100")
    scene.plays("A", "red100", "discard")


@rule("ARNE-8.1", "ARNE-1.6")
def test_play_goes_clockwise_seat_by_seat(scene: Scene) -> None:
    scene.table(active="C")

    assert scene.turns(6) == "C D A B C D"


@rule("ARNE-8.1")
def test_against_the_clock_play_goes_the_other_way(scene: Scene) -> None:
    scene.table(active="C", direction=-1)

    assert scene.turns(6) == "C B A D C B"


@rule("ARNE-8.2", "ARNE-8.3", "ARNE-8.4", "ARNE-7.4", "ARNE-6.10")
def test_two_stops_give_two_turns_in_the_order_played(scene: Scene) -> None:
    scene.table(hands={"B": "stop", "C": "stop", "D": "stop"})
    finished_turn_of_a(scene)

    scene.passes("B")
    scene.plays("C", "stop")
    assert scene.asked == "D"
    scene.plays("D", "stop")
    scene.passes("B")

    assert scene.discard() == "red100, stop, stop"
    assert scene.turns(5) == "C D A B C"


@rule("ARNE-8.2", "ARNE-6.10")
def test_the_running_turn_is_finished_first(scene: Scene) -> None:
    scene.table(hands={"A": "red50, crash", "C": "stop"}, rows={"G": "50"})
    scene.draws("A", "red100")
    scene.plays("A", "crash", "green.1")

    scene.plays("C", "stop")

    assert scene.active == "A"
    assert scene.why == "ARNE-2.3"
    scene.plays("A", "red50", "red")
    assert scene.turns(1) == "C"


@rule("ARNE-8.4", "ARNE-Q12")
def test_after_a_stop_play_goes_on_from_there_and_nobody_jumped_over_is_repaid(scene: Scene) -> None:
    scene.table(hands={"C": "stop"})
    finished_turn_of_a(scene)

    scene.plays("C", "stop")

    assert scene.turns(4) == "C D A B"  # B waits for a whole round


@rule("ARNE-Q12")
def test_read_otherwise_play_goes_back_to_where_it_was_interrupted(scene: Scene) -> None:
    scene.table(hands={"C": "stop", "D": "stop"}, after_queue="back")
    finished_turn_of_a(scene)

    scene.plays("C", "stop")
    scene.plays("D", "stop")

    assert scene.turns(6) == "C D B C D A"


@rule("ARNE-Q12")
def test_read_otherwise_a_change_turns_the_interrupted_order_round(scene: Scene) -> None:
    scene.table(hands={"C": "change"}, after_queue="back")
    finished_turn_of_a(scene)

    scene.plays("C", "change")

    assert scene.turns(4) == "C D C B"


@rule("ARNE-6.10", "ARNE-8.2", "ARNE-8.3")
def test_change_turns_play_round_at_once_and_gives_the_next_turn(scene: Scene) -> None:
    scene.table(hands={"A": "red50, crash", "C": "change"}, rows={"G": "50"})
    scene.draws("A", "red100")
    scene.plays("A", "crash", "green.1")

    scene.plays("C", "change")

    assert scene.state.direction == -1
    assert scene.discard() == "change"
    scene.plays("A", "red50", "red")
    assert scene.turns(5) == "C B A D C"


@rule("ARNE-6.10", "ARNE-4.7", "ARNE-7.6")
def test_swap_hands_after_a_change_passes_the_hands_the_new_way(scene: Scene) -> None:
    scene.table(
        rows={"G": "50, 100"},
        hands={"A": "swap_hands, crash", "B": "green50, crash", "C": "change, yellow50", "D": "blue50, lock"},
    )
    scene.draws("A", "red50")
    scene.plays("A", "crash", "green.1")
    scene.passes("B")
    scene.plays("C", "change")
    scene.passes("B", "D")
    before = scene.version

    scene.plays("A", "swap_hands")

    assert scene.hand("A") == "green50, crash"
    assert scene.hand("D") == "red50"
    assert scene.hand("C") == "blue50, lock"
    assert scene.hand("B") == "yellow50"
    assert scene.version == before + 1
    assert scene.everybody_passes() == "C A"  # from A the other way: D has nothing, C a Lock, B nothing, A a Crash
    assert scene.turns(1) == "C"


@rule("ARNE-8.5")
def test_the_active_person_may_queue_himself_for_two_turns_running(scene: Scene) -> None:
    scene.table(hands={"A": "stop"})
    scene.draws("A", "red50")

    scene.plays("A", "stop")
    scene.plays("A", "red50", "red")

    assert scene.turns(3) == "A B C"


@rule("ARNE-8.5")
def test_one_person_may_be_queued_several_times(scene: Scene) -> None:
    scene.table(hands={"B": "stop", "C": "stop, stop", "D": "stop"})
    finished_turn_of_a(scene)

    scene.passes("B")
    scene.plays("C", "stop")
    scene.plays("D", "stop")
    scene.passes("B")
    scene.plays("C", "stop")

    assert scene.queue() == "C D C"
    scene.passes("B")
    assert scene.turns(5) == "C D C D A"


@rule("ARNE-8.5")
def test_who_would_be_next_anyway_gets_no_extra_turn(scene: Scene) -> None:
    scene.table(hands={"B": "stop"})
    finished_turn_of_a(scene)

    scene.plays("B", "stop")

    assert scene.turns(3) == "B C D"


@rule("ARNE-8.5", "ARNE-6.10")
@pytest.mark.parametrize("card", ["stop", "change"])
def test_with_two_persons_a_change_acts_as_a_stop(scene: Scene, card: str) -> None:
    scene.table(2, hands={"A": card})
    scene.draws("A", "orange50")

    scene.plays("A", card)
    scene.plays("A", "orange50", "orange")

    assert scene.turns(4) == "A B A B"


@rule("ARNE-8.2")
def test_a_stop_in_a_queued_turn_waits_behind_the_others(scene: Scene) -> None:
    scene.table(hands={"A": "stop", "B": "stop", "C": "stop", "D": "stop"})
    finished_turn_of_a(scene)
    scene.plays("B", "stop")
    scene.plays("C", "stop")
    scene.passes("D", "A")

    scene.draws("B", "green50")
    scene.plays("B", "green50", "green")
    assert scene.queue() == "C"
    scene.plays("D", "stop")

    assert scene.queue() == "C D"
    scene.passes("A")
    assert scene.turns(3) == "C D A"


@rule("ARNE-8.2")
def test_two_changes_turn_play_back_again(scene: Scene) -> None:
    scene.table(hands={"B": "change", "C": "change"})
    finished_turn_of_a(scene)

    scene.plays("B", "change")
    scene.plays("C", "change")

    assert scene.state.direction == 1
    assert scene.turns(4) == "B C D A"


@rule("ARNE-8.6")
def test_queued_turns_follow_the_person_to_a_new_seat(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "change_places, crash", "C": "stop"})
    scene.draws("A", "red50")
    scene.plays("A", "crash", "green.1")
    scene.plays("C", "stop")

    scene.plays("A", "change_places", "C")

    assert scene.order() == "C B A D"
    assert scene.turns(3) == "C B A"  # C now sits on place 0


@rule("ARNE-8.6", "ARNE-Q13")
def test_after_change_places_the_count_goes_on_from_the_new_seat(scene: Scene) -> None:
    scene.table(hands={"A": "change_places"})
    scene.draws("A", "red50")

    scene.plays("A", "change_places", "C")

    assert scene.turns(3) == "D C B"


@rule("ARNE-Q13")
def test_read_otherwise_the_count_goes_on_from_the_old_seat(scene: Scene) -> None:
    scene.table(hands={"A": "change_places"}, after_change_places="old")
    scene.draws("A", "red50")
    scene.plays("A", "change_places", "C")
    assert scene.turns(3) == "B A D"

    scene.table(hands={"A": "change_places"}, after_change_places="old")
    scene.draws("A", "red50")
    scene.plays("A", "change_places", "B")
    assert scene.turns(3) == "A C D"  # a double turn for A


@rule("ARNE-Q12", "ARNE-Q13")
def test_read_otherwise_both_ways_a_stop_turn_still_goes_back_to_the_interrupted_order(scene: Scene) -> None:
    scene.table(hands={"C": "stop"}, after_queue="back", after_change_places="old")
    finished_turn_of_a(scene)

    scene.plays("C", "stop")

    assert scene.turns(3) == "C B C"


@rule("ARNE-8.6", "ARNE-8.1")
def test_change_places_against_the_clock(scene: Scene) -> None:
    scene.table(hands={"A": "change_places"}, direction=-1)
    scene.draws("A", "red50")

    scene.plays("A", "change_places", "B")

    assert scene.order() == "B A C D"
    assert scene.turns(4) == "B D C A"


@rule("ARNE-6.10", "ARNE-5.3", "ARNE-1.7")
def test_stop_and_change_go_onto_the_discard_pile_and_everybody_sees_the_queue(scene: Scene) -> None:
    scene.table(hands={"B": "stop", "C": "change", "D": "stop"})
    finished_turn_of_a(scene)

    scene.plays("B", "stop")
    scene.plays("C", "change")

    assert scene.discard() == "red100, stop, change"
    assert scene.told("D")[-2:] == ["B stopped stop", "C turned change"]
    view = scene.view("D")
    assert [seat.code for seat in view.queue] == ["B", "C"]
    assert view.direction == -1
