"""Asking and answering."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting, IllegalAnswer, StaleAnswer
from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose, draw
from soloist.engine.match import Match
from soloist.engine.pile import Pile
from soloist.engine.record import save
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import english, msg
from tests.kit.little import ASK, A, B, Little, Notes, codes, little, note, throw
from tests.kit.toy import Token
from tests.kit.toygame import TOY


def two_answers(notes: Notes) -> Flow[None]:
    yield from note(notes, A, "left", "right", why="T-1")
    yield from note(notes, B, 1, 2, 3, why="T-2")


def one_die(notes: Notes) -> Flow[None]:
    yield from throw(notes, *range(1, 7))
    yield from note(notes, A, "on")


def test_a_match_asks_and_goes_on_until_it_is_over() -> None:
    match = little(two_answers)
    question = match.question
    assert question is not None
    assert (question.seat, question.why, codes(question)) == (A, "T-1", ["left", "right"])
    match.answer("left")
    match.answer(3)
    assert match.over
    assert match.question is None
    assert match.questions == ()
    assert match.state.lines == ["left", 3]
    assert match.moment == 2


def test_a_match_is_not_over_before_its_last_answer() -> None:
    assert not answered_once().over


def answered_once() -> Match:
    match = little(two_answers)
    match.answer("left")
    return match


def test_an_answer_is_an_option_or_its_text() -> None:
    by_text, by_object = little(two_answers), little(two_answers)
    question = by_object.question
    assert question is not None
    by_text.answer("  RIGHT ")
    by_object.answer(question.options[1])
    assert by_text.state == by_object.state
    assert by_text.history == by_object.history


@pytest.mark.parametrize("answer", ["up", "", "le ft", 7, None, True, ("left", "right"), "a\nb", "{x}", "x" * 10_000])
def test_an_illegal_answer_changes_nothing_and_says_so_in_one_line(answer: object) -> None:
    match = little(two_answers)
    before = save(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(answer)
    assert "is not a choice here" in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert save(match) == before
    assert codes(match.question) == ["left", "right"]


def test_only_who_is_asked_may_answer() -> None:
    match = little(two_answers)
    with pytest.raises(IllegalAnswer, match="Seat B: no question is open now"):
        match.answer("left", seat=B)
    with pytest.raises(IllegalAnswer, match="Chance: no question is open now"):
        match.answer("left", seat=CHANCE)
    with pytest.raises(IllegalAnswer):
        match.answer("left", seat=Seat(25))
    match.answer("left", seat=A)
    assert match.moment == 1
    assert match.asked(A) is None
    assert match.asked(B) is not None


def test_an_answer_for_an_earlier_moment_is_stale() -> None:
    match = little(two_answers)
    match.answer("left", moment=0)
    for moment in (0, 2, -1):
        with pytest.raises(StaleAnswer, match="earlier question"):
            match.answer("1", moment=moment)
    assert match.moment == 1
    match.answer("1", moment=1)


def test_when_it_is_over_nothing_can_be_answered() -> None:
    match = little(two_answers)
    match.answer("left")
    match.answer("1")
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.answer("1")


def test_seats_and_options_are_checked_at_the_start() -> None:
    with pytest.raises(BadSetting, match="Bazaar needs 1, 2, 3, 4 seats, not 5"):
        Match.new(TOY, 5)
    with pytest.raises(BadSetting, match="Bazaar: option rounds: expected a whole number from 1 to 30, not '0'"):
        Match.new(TOY, 2, {"rounds": "0"})
    with pytest.raises(BadSetting, match="Bazaar: there is no option 'colour'"):
        Match.new(TOY, 2, {"colour": "red"})


def test_the_same_seed_throws_the_same_dice() -> None:
    throws = [Match.new(Little(one_die), 2, seed=seed).state.lines[0] for seed in range(60)]
    assert throws == [Match.new(Little(one_die), 2, seed=seed).state.lines[0] for seed in range(60)]
    assert set(throws) == set(range(1, 7))


def test_without_dice_chance_is_a_question() -> None:
    match = little(one_die, dice=False)
    question = match.question
    assert question is not None
    assert (question.seat, list(question.options)) == (CHANCE, [1, 2, 3, 4, 5, 6])
    with pytest.raises(IllegalAnswer):
        match.answer("7")
    match.answer("4", seat=CHANCE)
    assert match.state.lines == [4]


def test_without_dice_a_draw_is_answered_with_all_its_cards() -> None:
    match = Match.new(TOY, 2, dice=False)
    question = match.question
    assert question is not None
    assert (question.count, len(question.options)) == (3, 18)
    for wrong in ("t1", "t1, t1, t1, t1", "t9, t1, t1", "", (Token(1), Token(1)), (Token(1), Token(9), Token(1))):
        with pytest.raises(IllegalAnswer):
            match.answer(wrong)
    match.answer((Token(1), Token(1), Token(1)))
    for gone in ("t1, t2, t3", (Token(1), Token(2), Token(3))):
        with pytest.raises(IllegalAnswer):
            match.answer(gone)
    match.answer("t2, t6, t3")
    assert match.state.hands == [[Token(1)] * 3, [Token(2), Token(3), Token(6)]]


def test_the_dice_can_take_over() -> None:
    by_hand = little(one_die, dice=False)
    by_hand.use_dice()
    assert by_hand.state == little(one_die).state
    assert [entry.seat for entry in by_hand.history] == [CHANCE]


def test_known_tokens_are_drawn_without_asking_anybody() -> None:
    def step(notes: Notes) -> Flow[None]:
        pile = Pile(["c"])
        pile.put_on_top("b")
        pile.put_on_top("a")
        notes.lines += yield from draw(pile, 2, ask=ASK, why="T-2")
        yield from note(notes, A, "on")

    match = little(step)
    assert match.state.lines == ["a", "b"]
    assert match.moment == 0


def test_a_step_may_ask_nothing_and_a_match_may_be_over_at_once() -> None:
    def silent(notes: Notes) -> Flow[None]:
        notes.lines.append("silent")
        yield Tell(msg("hush"))

    match = little(silent, silent)
    assert match.over
    assert match.state.lines == ["silent", "silent"]
    assert [english(what) for _, what in match.heard(None)] == ["hush", "hush"]
    assert match.copy().state == match.state
    assert little().over


def test_looking_at_a_question_lists_its_options_once_and_answering_by_replay_lists_nothing() -> None:
    listed: list[int] = []

    def step(notes: Notes) -> Flow[None]:
        def options() -> list[int]:
            listed.append(notes.begun)
            return [1, 2]

        for _ in range(3):
            notes.lines.append((yield from choose(A, options, ask=ASK, why="T-1")))

    match = little(step)
    assert listed == []
    for _ in range(2):
        assert match.question is match.question
        match.answer(1)
    assert len(listed) == 2
    copy = match.copy()
    assert len(listed) == 2
    assert copy.state.lines == [1, 1]


def test_a_prepared_position_is_not_touched() -> None:
    notes = Notes(2)
    notes.lines.append("prepared")
    match = Match.at(Little(two_answers), 2, {}, notes)
    match.answer("left")
    assert match.state.lines == ["prepared", "left"]
    assert notes.lines == ["prepared"]
    match.undo()
    assert match.state.lines == ["prepared"]


def test_result_turns_and_view_are_the_games() -> None:
    match = little(two_answers, players=3)
    match.answer("left")
    assert [score.total for score in match.result.scores] == [1, 1, 1]
    assert match.turns == 1
    assert match.view(A) == match.view(None)


def test_a_position_prints_its_question_without_its_options() -> None:
    match = little(two_answers)
    assert repr(match.question) == "Question(A, T-1, 2 options)"
