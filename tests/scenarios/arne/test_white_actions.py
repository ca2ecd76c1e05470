"""White action cards [ARNE-4]: scenarios 20 and 21, and the other readings."""

from itertools import product

import pytest

from soloist.engine.seats import seats
from soloist.engine.words import english
from tests.kit import rule
from tests.scenarios.arne.scene import Scene, person
from tests.scenarios.arne.words import in_hand_order


@rule("ARNE-4.1", "ARNE-12.1")
def test_an_action_can_be_stolen_only_after_its_effect_which_stays(scene: Scene) -> None:
    scene.table(3, hands={"A": "plus1", "B": "thief, red50", "C": "lock"})
    scene.draws("A", "crash")

    scene.plays("A", "plus1", "C")
    scene.chance("lock")  # nobody is asked in between
    scene.plays("B", "thief", "top")

    assert scene.hand("B") == "red50, plus1"
    assert scene.hand("A") == "crash, lock"
    assert scene.hand("C") == ""


@rule("ARNE-4.1", "ARNE-Q17")
def test_an_action_without_effect_is_simply_discarded(scene: Scene) -> None:
    scene.table(hands={"A": "plus1"})
    scene.draws("A", "crash")

    scene.plays("A", "plus1")

    assert scene.discard() == "plus1"
    assert scene.told("B")[-1] == "A without_effect plus1"
    assert scene.active == "B"


@rule("ARNE-Q17")
def test_read_otherwise_an_action_without_effect_may_not_be_played(scene: Scene) -> None:
    idle = "plus1, plus2_value, plus2_black, plus3"
    scene.table(hands={"A": idle}, pile="crash", idle_actions="no")
    scene.draws("A", "crash")  # the last card

    for action in idle.split(", "):
        scene.refused("A", action, rule="ARNE-Q17")
    assert scene.options("A") == ["end"]


@rule("ARNE-Q17")
def test_read_otherwise_too_an_action_with_some_effect_may_be_played(scene: Scene) -> None:
    scene.table(hands={"A": "plus1, plus2_value, plus2_black, plus3", "C": "red50"}, idle_actions="no")
    scene.draws("A", "change_places")

    assert scene.options("A") == ["plus1", "plus2_value", "plus2_black", "plus3", "change_places"]


@rule("ARNE-Q17")
def test_read_otherwise_swap_hands_may_not_be_played_when_all_hands_are_empty(scene: Scene) -> None:
    scene.table(idle_actions="no")
    scene.draws("A", "swap_hands")

    assert scene.options("A") == ["end"]
    scene.refused("A", "swap_hands", rule="ARNE-Q17")


# +1


@rule("ARNE-4.3")
def test_plus_1_takes_a_card_at_random_from_a_hand(scene: Scene) -> None:
    scene.table(hands={"A": "plus1", "B": "green50", "C": "yellow50, crash, crash"})
    scene.draws("A", "red100")

    scene.plays("A", "plus1", "C")
    assert scene.asked == "chance"
    question = scene.match.question
    assert question is not None
    assert len(question.options) == 3  # each card is equally likely, two alike twice so
    scene.chance("crash")

    assert scene.hand("A") == "red100, crash"
    assert scene.hand("C") == "yellow50, crash"
    assert scene.discard() == "plus1"


@rule("ARNE-4.3", "ARNE-1.7")
def test_only_the_two_concerned_know_which_card_plus_1_took(scene: Scene) -> None:
    scene.table(hands={"A": "plus1", "C": "yellow50"})
    scene.draws("A", "red100")
    scene.plays("A", "plus1", "C")

    scene.chance("yellow50")

    history = scene.match.history[-1]
    assert history.seen_by == (0, 2)
    assert scene.told("A")[-1] == scene.told("C")[-1] == "A took yellow50 C"
    assert scene.told("B")[-1] == scene.told(None)[-1] == "A took C"


@rule("ARNE-4.3")
def test_plus_1_is_aimed_at_somebody_who_holds_a_card(scene: Scene) -> None:
    scene.table(hands={"A": "plus1", "C": "yellow50"})
    scene.draws("A", "red100")

    assert scene.options("A", "plus1") == ["C"]
    scene.refused("A", "plus1", "B", rule="ARNE-4.3")


@rule("ARNE-4.3")
def test_plus_1_is_not_aimed_at_oneself(scene: Scene) -> None:
    scene.table(hands={"A": "plus1", "C": "yellow50"})
    scene.draws("A", "red100")

    scene.refused("A", "plus1", "A", rule="ARNE-4.3")


# +2


@rule("ARNE-4.4", "ARNE-Q10")
def test_for_plus_2_value_the_giver_picks_two_of_the_colour_for_its_row(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red500, red1000, green100"})
    scene.draws("A", "crash")

    scene.plays("A", "plus2_value", "B", "red")
    assert scene.options("B") == ["red50", "red500", "red1000"]
    scene.plays("B", "red500", "red50")

    assert scene.row("R") == "50, 500"
    assert scene.hand("B") == "red1000, green100"
    assert scene.saw_last_answer("D")  # the cards lie on the table
    assert scene.discard() == "plus2_value"


@rule("ARNE-4.4", "ARNE-4.1", "ARNE-Q17")
def test_plus_2_value_for_a_colour_the_other_lacks_does_nothing(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red500"})
    scene.draws("A", "crash")

    scene.plays("A", "plus2_value", "B", "yellow")

    assert scene.hand("B") == "red50, red500"
    assert scene.row("Y") == ""
    assert scene.told("D")[-1] == "A without_effect plus2_value"
    assert scene.discard() == "plus2_value"
    assert scene.active == "B"


@rule("ARNE-4.4")
def test_plus_2_value_takes_one_card_if_there_is_only_one_and_no_minus_200(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "redX2, red-200"})
    scene.draws("A", "crash")

    scene.plays("A", "plus2_value", "B", "red")

    assert scene.row("R") == "X2"
    assert scene.hand("B") == "red-200"


@rule("ARNE-4.4")
def test_plus_2_value_asks_another_person_for_a_colour_that_has_a_row(scene: Scene) -> None:
    scene.table(3, hands={"A": "plus2_value", "B": "blue50"})
    scene.draws("A", "crash")

    assert scene.options("A", "plus2_value") == ["B", "C"]
    assert scene.options("A", "plus2_value", "B") == ["red", "green", "yellow"]  # blue is unowned


@rule("ARNE-4.4")
def test_asking_for_an_unowned_colour_is_refused_by_its_rule(scene: Scene) -> None:
    scene.table(3, hands={"A": "plus2_value", "B": "blue50"})
    scene.draws("A", "crash")

    scene.refused("A", "plus2_value", "B", "blue", rule="ARNE-4.4")


@rule("ARNE-4.4")
def test_equal_cards_are_one_option_for_the_giver(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red50, red100, red100"})
    scene.draws("A", "crash")
    scene.plays("A", "plus2_value", "B", "red")

    assert scene.options("B") == ["red50", "red100"]
    assert scene.options("B", "red50") == ["red50", "red100"]
    assert scene.options("B", "red100") == ["red50", "red100"]
    scene.plays("B", "red100", "red100")

    assert scene.row("R") == "100, 100"
    assert scene.hand("B") == "red50, red50"


@rule("ARNE-4.4")
def test_three_equal_cards_leave_nothing_to_choose(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red50, red50"})
    scene.draws("A", "crash")

    scene.plays("A", "plus2_value", "B", "red")
    scene.plays("B", "red50", "red50")

    assert scene.row("R") == "50, 50"
    assert scene.hand("B") == "red50"


@rule("ARNE-Q10")
def test_read_otherwise_the_asker_sees_the_cards_and_picks(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red500, red1000, green100"}, plus2_picker="asker")
    scene.draws("A", "crash")

    scene.plays("A", "plus2_value", "B", "red", "red500", "red1000")

    assert scene.row("R") == "500, 1000"
    assert scene.hand("B") == "red50, green100"


@rule("ARNE-4.5", "ARNE-Q10")
def test_for_plus_2_black_the_giver_hands_over_two_black_cards(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "yellow50, crash, lock, red-200"})
    scene.draws("A", "red50")

    scene.plays("A", "plus2_black", "C")
    assert scene.options("C") == ["red-200", "crash", "lock"]
    scene.plays("C", "crash", "lock")

    assert scene.hand("A") == "red50, crash, lock"
    assert scene.hand("C") == "yellow50, red-200"
    assert scene.discard() == "plus2_black"


@rule("ARNE-4.5", "ARNE-1.7")
def test_the_others_do_not_see_which_black_cards_were_given(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "crash, lock, stop"})
    scene.draws("A", "red50")
    scene.plays("A", "plus2_black", "C")

    scene.plays("C", "crash", "lock")

    for given in scene.match.history[-2:]:
        assert given.seen_by == (2, 0)
    assert "A gave_black C 2" in scene.told("B")
    assert not any("crash" in line or "lock" in line for line in scene.told("B"))


@rule("ARNE-4.5", "ARNE-1.7")
def test_giver_and_asker_read_which_black_cards_were_given(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "crash, lock"})
    scene.draws("A", "red50")

    scene.plays("A", "plus2_black", "C")

    for letter in "AC":
        heard = [english(what) for _, what in scene.match.heard(person(letter))]
        assert any("Crash" in line for line in heard)
        assert any("Lock" in line for line in heard)


@rule("ARNE-4.5")
def test_plus_2_black_takes_fewer_from_somebody_who_lacks_them(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "yellow50, crash"})
    scene.draws("A", "red50")
    scene.plays("A", "plus2_black", "C")
    assert scene.hand("A") == "red50, crash"

    scene.table(hands={"A": "plus2_black", "C": "yellow50"})
    scene.draws("A", "red50")
    scene.plays("A", "plus2_black", "C")
    assert scene.hand("A") == "red50"
    assert scene.hand("C") == "yellow50"
    assert scene.discard() == "plus2_black"
    assert scene.told("D")[-1] == "A without_effect plus2_black"


@rule("ARNE-Q10", "ARNE-4.5")
def test_read_otherwise_the_asker_picks_the_black_cards_too(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "crash, lock, stop"}, plus2_picker="asker")
    scene.draws("A", "red50")

    scene.plays("A", "plus2_black", "C", "lock", "stop")

    assert scene.hand("A") == "red50, lock, stop"
    assert scene.hand("C") == "crash"
    assert scene.match.history[-1].seen_by == (2, 0)


@rule("ARNE-Q10", "ARNE-1.7", "ARNE-7.1")
def test_the_cards_lie_open_to_the_asker_alone_and_only_while_he_picks(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_black", "C": "red50, crash, crash, stop"}, plus2_picker="asker")
    scene.draws("A", "red50")
    before = scene.version
    scene.plays("A", "plus2_black", "C")

    for _ in range(2):
        assert in_hand_order(scene.view("A").laid_open) == "crash, crash, stop"
        assert all(scene.view(letter).laid_open == () for letter in ("B", "C", "D", None))
        assert scene.version == before
        scene.plays("A", "crash")

    assert scene.view("A").laid_open == ()
    assert scene.version == before + 1


@rule("ARNE-Q10", "ARNE-4.4", "ARNE-4.5")
@pytest.mark.parametrize(("play", "given"), [("plus2_black, C", "crash"), ("plus2_value, C, red", "red50")])
def test_while_the_asker_picks_everybody_imagines_hands_that_fit(scene: Scene, play: str, given: str) -> None:
    hands = {"A": "plus2_black, plus2_value", "B": "red50", "C": "red50, red50, red100, crash, crash, stop, green50"}
    scene.table(hands=hands, plus2_picker="asker")
    scene.draws("A", "blue50")
    scene.plays("A", *play.split(", "))

    for _ in range(2):
        for seat, seed in product(seats(4), range(20)):
            imagined = scene.match.outlook(seat).imagine(seed, tries=1)
            assert imagined.view(seat) == scene.match.view(seat)
        scene.plays("A", given)


# +3


@rule("ARNE-4.6", "ARNE-1.7")
def test_plus_3_draws_three_cards_unseen_by_others(scene: Scene) -> None:
    scene.table(hands={"A": "plus3"})
    scene.draws("A", "crash")

    scene.plays("A", "plus3")
    scene.chance("red50, green50, red50")

    assert scene.hand("A") == "red50, red50, green50, crash"
    assert not scene.saw_last_answer("B")
    assert scene.told("B")[-4:] == ["A drew", "A drew", "A drew", "A drew_three plus3 3"]


@rule("ARNE-4.6", "ARNE-9.1")
def test_plus_3_near_the_end_draws_what_is_left_and_a_normal_window_follows(scene: Scene) -> None:
    scene.table(
        3,
        rows={"R": "50"},
        hands={"A": "plus3", "B": "stop, change, crash", "C": "stop"},
        pile="crash, blue50, blue100",
    )
    scene.draws("A", "crash")
    assert scene.pile_size() == 2

    scene.plays("A", "plus3")
    scene.chance("blue50, blue100")

    assert scene.hand("A") == "blue50, blue100, crash"
    assert scene.pile_size() == 0
    assert not scene.is_final()
    assert scene.options("B") == ["crash", "pass"]  # Stop and Change are not offered
    scene.refused("B", "stop", rule="ARNE-9.1")
    scene.refused("B", "change", rule="ARNE-9.1")
    assert scene.everybody_passes() == "B A"
    assert scene.is_final()
    assert scene.asked == "B"


@rule("ARNE-4.6", "ARNE-4.1")
def test_plus_3_with_an_empty_pile_does_nothing(scene: Scene) -> None:
    scene.table(3, hands={"A": "plus3"}, pile="crash")
    scene.draws("A", "crash")

    scene.plays("A", "plus3")

    assert scene.discard().startswith("plus3")
    assert "A drew_three plus3" in scene.told("B")


# Swap Hands


@rule("ARNE-4.7")
def test_swap_hands_passes_every_hand_to_the_next_seat(scene: Scene) -> None:
    scene.table(hands={"A": "swap_hands, red50", "B": "green50, green100", "C": "", "D": "blue50"})
    scene.draws("A", "red100")

    scene.plays("A", "swap_hands")

    assert scene.hand("A") == "blue50"
    assert scene.hand("B") == "red50, red100"
    assert scene.hand("C") == "green50, green100"
    assert scene.hand("D") == ""
    assert scene.discard() == "swap_hands"


@rule("ARNE-4.7")
def test_swap_hands_goes_the_other_way_when_play_does(scene: Scene) -> None:
    scene.table(hands={"A": "swap_hands, red50", "B": "green50", "C": "yellow50", "D": "blue50"}, direction=-1)
    scene.draws("A", "red100")

    scene.plays("A", "swap_hands")

    assert scene.hand("A") == "green50"
    assert scene.hand("B") == "yellow50"
    assert scene.hand("C") == "blue50"
    assert scene.hand("D") == "red50, red100"


@rule("ARNE-4.7")
def test_hands_are_swapped_between_the_seats_as_people_sit_now(scene: Scene) -> None:
    scene.table(3, hands={"A": "change_places", "B": "swap_hands, green50", "C": "yellow50"})
    scene.draws("A", "red50")
    scene.plays("A", "change_places", "B")
    assert scene.order() == "B A C"
    assert scene.turns(1) == "C"
    scene.draws("B", "green100")

    scene.plays("B", "swap_hands")

    assert scene.hand("A") == "green50, green100"  # A sits after B now
    assert scene.hand("C") == "red50"


@rule("ARNE-4.7", "ARNE-1.7")
def test_nobody_hears_what_was_in_the_hands_passed_on(scene: Scene) -> None:
    scene.table(hands={"A": "swap_hands, red50", "B": "green1000"})
    scene.draws("A", "red100")

    scene.plays("A", "swap_hands")

    assert scene.told("D") == ["A drew", "A swapped_hands swap_hands"]


# Change Places


@rule("ARNE-4.8", "ARNE-8.1", "ARNE-8.6", "ARNE-Q13")
def test_change_places_exchanges_seats_while_colours_and_rows_stay(scene: Scene) -> None:
    scene.table(
        3, rows={"R": "1000", "G": "50", "Y": "200"}, hands={"A": "red50", "B": "change_places, crash"}, active="B"
    )
    scene.draws("B", "green100")

    scene.plays("B", "change_places", "A")
    scene.passes("B")

    assert scene.place("B") == 0
    assert scene.place("A") == 1
    assert (scene.colour("B"), scene.points("B")) == ("red", 1000)
    assert (scene.colour("A"), scene.points("A")) == ("green", 50)
    assert scene.hand("A") == "red50"
    assert scene.hand("B") == "green100, crash"
    assert scene.row("R") == "1000"
    assert scene.turns(2) == "A C"  # counted from B's new seat


@rule("ARNE-4.8", "ARNE-8.6")
def test_changing_places_with_the_next_person_gives_the_turn_to_the_one_after(scene: Scene) -> None:
    scene.table(3, rows={"Y": "200"}, hands={"B": "change_places"}, active="B")
    scene.draws("B", "green100")

    scene.plays("B", "change_places", "C")

    assert scene.place("B") == 2
    assert scene.colour("B") == "yellow"
    assert scene.turns(1) == "A"


@rule("ARNE-4.8")
def test_one_changes_places_with_another_person(scene: Scene) -> None:
    scene.table(3, hands={"B": "change_places"}, active="B")
    scene.draws("B", "green100")

    assert scene.options("B", "change_places") == ["A", "C"]
