"""The window protocol: "anyone, any time", one after the other [ARNE-5.1, ARNE-7, ARNE-12]."""

import pytest

from soloist.engine.errors import IllegalAnswer, StaleAnswer
from soloist.engine.record import Record, load, save
from soloist.engine.seats import RandomBot
from soloist.games.arne.cards import Kind
from soloist.registry import find_game
from tests.kit import rule
from tests.kit.seats import play_on
from tests.scenarios.arne.scene import Scene, everything, person

# V, and who has passed


@rule("ARNE-7.1")
def test_the_counter_starts_at_one_and_nobody_has_passed(scene: Scene) -> None:
    scene.new(3)

    assert scene.version == 1
    assert [scene.passed_at(letter) for letter in "ABC"] == [0, 0, 0]


@rule("ARNE-7.1")
def test_a_draw_is_no_public_event(scene: Scene) -> None:
    scene.table(hands={"A": "red50"})
    before = scene.version

    scene.draws("A", "red100")

    assert scene.version == before


@rule("ARNE-7.1", "ARNE-12.1")
def test_white_plays_black_moves_and_turns_without_a_white_play_are_public_events(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "red50, crash"})
    before = scene.version
    scene.draws("A", "red100")

    scene.plays("A", "crash", "green.1")
    assert scene.version == before + 1
    scene.plays("A", "red50", "red")
    assert scene.version == before + 2

    scene.draws("B", "stop")
    scene.plays("B", "end")
    assert scene.version == before + 3


@rule("ARNE-7.1", "ARNE-12.1")
def test_a_move_counts_only_when_it_is_fully_resolved(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value, chameleon, blue50", "B": "red50, red100, red200"})
    scene.draws("A", "red100")
    before = scene.version

    scene.plays("A", "chameleon", "blue50")
    assert scene.version == before
    assert scene.row("R") == ""
    assert scene.hand("A") == "red100, blue50, plus2_value, chameleon"  # nothing has left the hand yet
    scene.plays("A", "red")
    assert scene.version == before + 1

    scene.plays("A", "plus2_value", "B", "red")
    scene.plays("B", "red50")
    assert scene.version == before + 1
    scene.plays("B", "red100")
    assert scene.version == before + 2


@rule("ARNE-7.2")
def test_a_hand_changed_by_others_forgets_its_pass(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "plus1, plus2_black, red50", "B": "crash, lock", "C": "crash, stop"})
    scene.draws("A", "red100")
    scene.plays("A", "plus1", "B")
    scene.chance("lock")
    assert scene.passed_at("B") == 0

    scene.passes("B", "C")
    passed = scene.version
    assert scene.passed_at("B") == scene.passed_at("C") == passed
    scene.draws("B", "green100")
    assert scene.passed_at("B") == 0
    assert scene.passed_at("C") == passed


@rule("ARNE-7.2")
def test_every_way_of_getting_or_losing_cards_forgets_the_pass(scene: Scene) -> None:
    for action in ("plus1", "plus2_value", "plus2_black", "swap_hands"):
        scene.table(rows={"G": "50"}, hands={"A": f"{action}, red50", "B": "crash, blue50", "D": "crash"}, opening=True)
        scene.draws("A", "red100")
        scene.passes("B", "D")  # the window of the first turn
        assert scene.passed_at("B") == scene.passed_at("D") == 1

        scene.plays("A", action, *{"plus2_value": ["B", "blue"], "swap_hands": []}.get(action, ["B"]))
        if action == "plus1":
            scene.chance("crash")

        assert scene.passed_at("B") == 0
        assert scene.passed_at("D") == (0 if action == "swap_hands" else 1)


# when there is a window


@rule("ARNE-7.3")
def test_only_the_first_turn_of_the_game_has_a_window_before_its_main_part(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "red50", "C": "crash"}, opening=True)
    scene.draws("A", "red100")
    assert scene.everybody_passes() == "C"
    assert scene.why == "ARNE-2.3"
    scene.plays("A", "red50", "red")
    assert scene.everybody_passes() == "C"

    scene.draws("B", "green50")
    assert scene.asked == "B"
    assert scene.why == "ARNE-2.3"


@rule("ARNE-7.3", "ARNE-7.4")
def test_the_first_window_starts_behind_the_person_who_starts(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands=dict.fromkeys("ABCD", "crash"), active="C", opening=True)
    scene.draws("C", "red100")

    assert scene.everybody_passes() == "D A B C"


@rule("ARNE-7.3", "ARNE-5.1")
def test_a_black_move_in_the_main_part_opens_a_window_and_the_main_part_goes_on(scene: Scene) -> None:
    scene.table(rows={"G": "50, 100"}, hands={"A": "red50, crash, crash", "D": "lock"})
    scene.draws("A", "red100")

    scene.plays("A", "crash", "green.1")
    scene.plays("D", "lock", "green.1")
    scene.passes("A")  # A's second Crash, in the window
    assert scene.why == "ARNE-2.3"
    scene.plays("A", "crash", "green.2")
    scene.plays("A", "red50", "red")

    assert scene.active == "B"


@rule("ARNE-7.3")
def test_a_turn_ended_without_a_white_play_has_its_window_too(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "", "C": "crash"})
    scene.draws("A", "stop")

    scene.plays("A", "end")

    assert scene.everybody_passes() == "C A"
    assert scene.active == "B"


@rule("ARNE-7.4", "ARNE-Q24")
def test_a_window_asks_in_seat_order_from_the_last_actor_on_and_him_last(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands=dict.fromkeys("ABCD", "crash"), active="B")
    scene.draws("B", "green50")
    scene.plays("B", "green50", "green")

    assert scene.everybody_passes() == "C D A B"


@rule("ARNE-7.4")
def test_against_the_clock_a_window_asks_the_other_way(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands=dict.fromkeys("ABCD", "crash"), active="B", direction=-1)
    scene.draws("B", "green50")
    scene.plays("B", "green50", "green")

    assert scene.everybody_passes() == "A D C B"


@rule("ARNE-7.4")
def test_the_order_of_a_window_heeds_a_flip_at_once(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "crash", "B": "crash", "C": "crash, change", "D": "crash"}, active="A")
    scene.draws("A", "green100")
    scene.plays("A", "green100", "green")
    scene.passes("B")

    scene.plays("C", "change")

    assert scene.everybody_passes() == "B A D C"


@rule("ARNE-7.4")
def test_the_order_of_a_window_heeds_new_seats_at_once(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands=dict.fromkeys("BCD", "crash") | {"A": "change_places, crash"})
    scene.draws("A", "red50")

    scene.plays("A", "change_places", "C")

    assert scene.order() == "C B A D"
    assert scene.everybody_passes() == "D C B A"


@rule("ARNE-7.4")
def test_a_move_starts_the_order_anew_behind_its_player(scene: Scene) -> None:
    scene.table(rows={"G": "50, 100"}, hands={"A": "red50", "B": "crash", "C": "crash, lock", "D": "lock"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")

    scene.passes("B")
    scene.plays("C", "crash", "green.2")

    assert scene.everybody_passes() == "D B C"


@rule("ARNE-7.4")
def test_persons_without_a_legal_black_move_pass_automatically(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "red50", "B": "lock", "C": "green100", "D": "chameleon, thief, stop"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    assert scene.options("D") == ["stop", "pass"]
    assert scene.everybody_passes() == "D"


@rule("ARNE-7.5")
def test_nobody_is_asked_twice_about_the_same_table(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "red50", "B": "crash", "C": "crash"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    assert scene.everybody_passes() == "B C"

    scene.draws("B", "stop")
    assert scene.why == "ARNE-2.3"  # after the draw only B is asked, for his turn
    scene.plays("B", "end")
    assert scene.everybody_passes() == "C B"  # something public has happened


@rule("ARNE-7.5")
def test_a_pass_holds_only_until_the_next_public_event(scene: Scene) -> None:
    scene.table(rows={"G": "50, 100"}, hands={"A": "red50", "B": "crash", "C": "crash"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")

    scene.passes("B")
    scene.plays("C", "crash", "green.1")

    assert scene.asked == "B"


@rule("ARNE-7.6", "ARNE-4.7")
def test_swap_hands_asks_nobody_before_the_hands_are_passed_and_everybody_after(scene: Scene) -> None:
    scene.table(
        rows={"G": "50"},
        hands={"A": "swap_hands, crash", "B": "thief, blue50", "C": "crash", "D": "lock"},
    )
    scene.draws("A", "red100")
    before, answers = scene.version, scene.match.moment

    scene.plays("A", "swap_hands")

    assert scene.match.moment == answers + 1
    assert scene.version == before + 1
    assert scene.hand("B") == "red100, crash"
    assert scene.everybody_passes() == "B C D"  # B with A's Crash, C with B's Thief, D with C's Crash


@rule("ARNE-7.6", "ARNE-4.4")
def test_giving_for_plus_2_is_a_decision_of_the_giver_and_no_window(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "plus2_value", "B": "red50, red100, red200, crash", "C": "crash"})
    scene.draws("A", "red500")

    scene.plays("A", "plus2_value", "B", "red")

    assert scene.asked == "B"
    assert scene.match.question is not None
    assert scene.match.question.passing is None
    assert scene.options("B") == ["red50", "red100", "red200"]
    with pytest.raises(IllegalAnswer):
        scene.match.answer("pass", seat=person("B"))
    with pytest.raises(IllegalAnswer):
        scene.match.answer("crash", seat=person("B"))


@rule("ARNE-7.6", "ARNE-4.3", "ARNE-4.6", "ARNE-4.8", "ARNE-6.6")
def test_no_window_opens_inside_an_effect(scene: Scene) -> None:
    hands = {"A": "plus1, plus3, change_places, thief", "B": "crash, blue50", "C": "crash", "D": "crash"}
    scene.table(rows={"G": "50", "Y": "blue1000~"}, hands=hands)
    scene.draws("A", "red100")

    for move in (["plus1", "B"], ["plus3"], ["change_places", "D"], ["thief", "yellow.1"]):
        match = scene.match.copy()
        for text in move:
            match.answer(text)
        if match.question is not None and match.question.seat < 0:
            match.use_dice()
        answered = {entry.seat for entry in match.history}
        assert answered <= {person("A"), person("chance")}
        assert match.state.version == scene.version + 1


# answers over a network


@rule("ARNE-7.8", "ARNE-7.6")
def test_an_answer_for_an_older_moment_is_void(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "red50", "B": "crash", "C": "crash"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    seen = scene.match.moment
    scene.plays("B", "crash", "green.1")
    before = scene.state.copy()

    with pytest.raises(StaleAnswer):
        scene.match.answer("crash", seat=person("C"), moment=seen)

    assert scene.state == before
    scene.match.answer("pass", seat=person("C"), moment=scene.match.moment)


@rule("ARNE-7.8", "ARNE-Q24")
def test_an_answer_out_of_turn_is_refused_so_seat_order_and_not_arrival_decides(scene: Scene) -> None:
    scene.table(hands={"A": "red50", "B": "thief", "C": "thief"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")
    before = scene.state.copy()

    with pytest.raises(IllegalAnswer):
        scene.match.answer("thief", seat=person("C"))
    assert scene.state == before

    scene.plays("B", "thief", "top")
    assert scene.hand("B") == "red50"
    assert scene.hand("C") == "thief"


@rule("ARNE-7.8")
def test_an_illegal_answer_is_refused_and_changes_nothing(scene: Scene) -> None:
    scene.table(hands={"A": "red50"})
    scene.draws("A", "red100")
    before, moment = scene.state.copy(), scene.match.moment

    for nonsense in ("", "v1000-red", "pass", "red.7", "plus1 plus1", "A"):
        with pytest.raises(IllegalAnswer):
            scene.match.answer(nonsense, seat=person("A"))

    assert scene.state == before
    assert scene.match.moment == moment


# privacy


@rule("ARNE-7.9")
def test_an_automatic_pass_shows_that_somebody_has_nothing_to_play(scene: Scene) -> None:
    scene.table(hands={"A": "red50", "B": "green50", "C": "crash"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    assert scene.everybody_passes() == "C"


@rule("ARNE-7.9")
def test_with_uniform_prompts_everybody_is_asked_even_with_nothing_to_play(scene: Scene) -> None:
    scene.table(hands={"A": "red50", "B": "green50", "C": "crash"}, uniform_prompts="yes")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    assert scene.options("B") == ["pass"]
    scene.passes("B")
    assert scene.options("C") == ["crash", "pass"]
    assert scene.everybody_passes() == "C D A"
    assert scene.active == "B"


@rule("ARNE-7.9")
def test_with_uniform_prompts_everybody_is_asked_in_the_final_round(scene: Scene) -> None:
    scene.table(3, hands={"B": "stop"}, final="BCA", uniform_prompts="yes")

    assert scene.options("B") == ["pass"]
    assert scene.everybody_passes() == "B C A"
    assert scene.asked is None


# every window ends


@rule("ARNE-7.10")
@pytest.mark.parametrize("thief_takes_thief", ["no", "yes"])
def test_every_window_ends_however_much_is_played(scene: Scene, thief_takes_thief: str) -> None:
    scene.table(
        rows={"R": "500, blue100~", "G": "50+crash, -200", "Y": "1000, X2", "Bl": "red200~+x3"},
        hands={
            "A": "red50",
            "B": "thief, thief, crash, chameleon, red500, stop",
            "C": "thief, lock, lock, blue-200, change",
            "D": "thief, thief, crash, crash, chameleon, green1000",
        },
        discard="plus3",
        thief_takes_thief=thief_takes_thief,
    )
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")

    answers = 0
    while scene.asked is not None and scene.asked != "chance":
        scene.answer(scene.asked, scene.options(scene.asked)[0])  # anything rather than pass
        answers += 1

    assert scene.why == "ARNE-2.1"  # the next turn
    assert 20 < answers < 60


def thieves_and_cards(scene: Scene) -> tuple[int, int]:
    """What every black move lowers: the Thieves in hands, or else the cards in hands."""
    hands = scene.state.hands
    return sum(card.kind is Kind.THIEF for hand in hands for card in hand), sum(map(len, hands))


@rule("ARNE-7.10")
@pytest.mark.parametrize("move", [["thief", "top"], ["thief", "yellow.1"], ["crash", "green.1"], ["chameleon", "red50",
    "green"], ["lock", "green.2"], ["stop"], ["change"], ["red-200"]], ids="-".join)  # fmt: skip
def test_every_black_move_lowers_the_thieves_or_the_cards_in_hands(scene: Scene, move: list[str]) -> None:
    scene.table(
        rows={"G": "50, 100+crash", "Y": "blue100~"},
        hands={"A": "thief, crash, chameleon, red50, lock, stop, change, red-200"},
        discard="green1000",
    )
    scene.draws("A", "red100")
    before = thieves_and_cards(scene)

    scene.plays("A", *move)

    assert thieves_and_cards(scene) < before


# a window between laying and effect


@rule("ARNE-7.11", "ARNE-Q11")
@pytest.mark.parametrize("action", ["plus1", "plus2_value", "plus2_black", "change_places"])
def test_normally_there_is_no_window_between_laying_and_effect(scene: Scene, action: str) -> None:
    scene.table(rows={"G": "50"}, hands={"A": action, "B": "crash, blue50", "C": "thief"})
    scene.draws("A", "red100")

    scene.plays("A", action)

    assert scene.asked == "A"  # for whom it is meant
    assert scene.discard() == action


@rule("ARNE-7.11", "ARNE-Q11")
@pytest.mark.parametrize("action", ["plus1", "plus2_value", "plus2_black", "change_places"])
def test_with_announce_window_others_may_act_between_laying_and_effect(scene: Scene, action: str) -> None:
    scene.table(rows={"G": "50"}, hands={"A": action, "B": "crash, blue50", "C": "lock"}, announce_window="yes")
    scene.draws("A", "red100")

    scene.plays("A", action)
    assert scene.told("B")[-1] == f"A laid_action {action}"
    scene.plays("B", "crash", "green.1")
    scene.plays("C", "lock", "green.1")

    assert scene.asked == "A"
    assert "B" in scene.options("A")
    assert scene.discard() == action


@rule("ARNE-7.11", "ARNE-7.4")
def test_the_announcement_asks_everybody_anew_behind_the_person_who_laid_the_card(scene: Scene) -> None:
    scene.table(
        rows={"G": "50, 100, 200"},
        hands={"A": "plus1, crash", "B": "crash", "C": "crash, crash", "D": "crash"},
        announce_window="yes",
    )
    scene.draws("A", "red100")
    scene.plays("A", "crash", "green.1")
    scene.passes("B")
    scene.plays("C", "crash", "green.2")
    assert scene.everybody_passes() == "D B C"
    before = scene.version

    scene.plays("A", "plus1")

    assert scene.version == before + 1
    assert scene.everybody_passes() == "B C D"


@rule("ARNE-7.11", "ARNE-4.1")
def test_an_action_stolen_in_the_announce_window_still_takes_effect(scene: Scene) -> None:
    scene.table(3, hands={"A": "change_places", "B": "thief"}, announce_window="yes")
    scene.draws("A", "red100")

    scene.plays("A", "change_places")
    scene.plays("B", "thief", "top")
    scene.plays("A", "C")

    assert scene.hand("B") == "change_places"
    assert scene.order() == "C B A"


@rule("ARNE-7.11")
def test_plus_1_announced_to_people_who_then_empty_their_hands_does_nothing(scene: Scene) -> None:
    scene.table(3, rows={"G": "50"}, hands={"A": "plus1", "B": "crash"}, announce_window="yes")
    scene.draws("A", "red100")

    scene.plays("A", "plus1")
    scene.plays("B", "crash", "green.1")

    assert scene.told("A")[-1] == "A without_effect plus1"
    assert scene.active == "B"


@rule("ARNE-7.11", "ARNE-4.7")
@pytest.mark.parametrize("action", ["swap_hands", "plus3"])
def test_even_with_announce_window_swap_hands_and_plus_3_act_at_once(scene: Scene, action: str) -> None:
    scene.table(rows={"G": "50"}, hands={"A": action, "B": "crash"}, announce_window="yes")
    scene.draws("A", "red100")

    scene.plays("A", action)

    assert scene.asked == ("C" if action == "swap_hands" else "chance")  # C holds B's Crash already


# the record


@rule("ARNE-7.12")
def test_the_answers_reproduce_the_game_and_passes_are_kept(scene: Scene) -> None:
    scene.new(3, first_seat="a")
    scene.match.use_dice()
    for seat, colour in zip("ABC", ("red", "green", "yellow"), strict=True):
        scene.match.answer(colour, seat=person(seat))
    play_on(scene.match, [RandomBot()] * 3)

    record = Record.read(save(scene.match))
    again = load(save(scene.match), find_game)

    assert again.over
    assert again.state == scene.state
    assert any(what == "pass" for _, _, what in record.answers)
    assert everything(scene.state) == everything(again.state)


@rule("ARNE-7.12")
def test_the_seed_gives_the_chance_answers_still_to_come(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    scene.match.use_dice()
    scene.match.answer("orange")
    half_way = save(scene.match)
    other = load(half_way, find_game)

    for match in (scene.match, other):
        match.answer("purple")
        play_on(match, [RandomBot()] * 2)

    assert scene.state == other.state
