"""Giving up: who may, when the match is over by it, who wins then, and what undo and records make of it."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadRecord, CannotUndo, IllegalAnswer
from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose, together
from soloist.engine.game import Result, Score
from soloist.engine.giving_up import GaveUp, GivingUp, result_without
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import Record, load, save
from soloist.engine.seats import CHANCE, Seat, StandIn, ask
from soloist.engine.words import english, msg
from soloist.registry import find, find_game
from tests.kit.little import ASK, A, B, C, Notes, little, note, throw
from tests.kit.toygame import TOY

D = Seat(3)


def turns(notes: Notes) -> Flow[None]:
    for seat in (A, B, C):
        yield from note(notes, seat, 1, 2)
        yield Tell(msg("{seat} has answered", seat=seat))


def bids(notes: Notes) -> Flow[None]:
    flows = {seat: choose(seat, lambda: (1, 2, 3), ask=ASK, why="T-3") for seat in (A, B, C)}
    notes.lines.append((yield from together(flows)))
    yield from note(notes, A, 1, 2)


def dice(notes: Notes) -> Flow[None]:
    yield from note(notes, A, 1, 2)
    yield from throw(notes, *range(1000))
    yield from note(notes, B, 1, 2)


def goes_on(match: Match) -> bool:
    return not match.over and bool(match.questions)


def log_of(match: Match) -> list[str]:
    return [english(what) for _, what in match.heard(None)]


# when it is over


def test_of_two_the_other_wins_at_once() -> None:
    match = little(turns)
    match.give_up(B)
    assert match.over
    assert match.questions == ()
    assert match.result.winners == (A,)
    assert match.result.gave_up == (B,)
    assert log_of(match) == ["Seat B gave up"]


def test_alone_it_is_lost() -> None:
    match = Match.new(TOY, 1)
    match.give_up(A)
    assert match.over
    assert match.result.winners == ()


def test_of_three_the_others_play_on_until_one_is_left() -> None:
    match = little(turns, turns, players=3)
    match.give_up(C)
    assert goes_on(match)
    assert match.asked(A) is not None
    assert list(match.gave_up) == [C]
    match.answer(1)
    match.give_up(A)
    assert match.over
    assert match.result.winners == (B,)
    assert match.result.gave_up == (C, A)


def test_the_last_person_ends_it_and_of_several_others_nobody_wins() -> None:
    match = little(turns, players=3)
    match.give_up(A, ends=True)
    assert match.over
    assert match.result.winners == ()
    assert match.history[-1].value is GivingUp.ENDS


def test_the_last_person_against_one_other_has_lost_to_it() -> None:
    match = little(turns)
    match.give_up(A, ends=True)
    assert match.result.winners == (B,)


def teams(variant: str = "teams") -> Match:
    return Match.new(find_game("arne"), 4, {"variant": variant}, seed=5)


def test_a_team_plays_on_as_long_as_one_of_it_does() -> None:
    match = teams()
    partner = Seat(2)
    match.give_up(A)
    assert goes_on(match)
    match.give_up(B)
    assert goes_on(match)
    match.give_up(partner)
    assert match.over
    assert match.result.winners == (D,)
    assert match.result.gave_up == (A, B, partner)


def test_without_teams_three_who_gave_up_leave_one() -> None:
    match = teams("standard")
    for seat in (A, B):
        match.give_up(seat)
    assert goes_on(match)
    match.give_up(D)
    assert match.result.winners == (C,)


def test_the_last_person_of_a_team_leaves_the_other_team_as_winners() -> None:
    match = teams()
    match.give_up(C, ends=True)
    assert match.result.winners == (B, D)


# who has won in the end


def scores(*ranks: int) -> tuple[Score, ...]:
    return tuple(Score(Seat(place), rank) for place, rank in enumerate(ranks))


def test_who_gave_up_cannot_win_whatever_the_points() -> None:
    ended = Result(scores(9, 5, 7, 7), (A,))
    assert result_without(ended, (A,), [], None) == Result(ended.scores, (C, D), (A,))


def test_other_winners_stay_the_winners() -> None:
    ended = Result(scores(9, 9, 7), (A, B))
    assert result_without(ended, (A,), [], None).winners == (B,)


def test_the_fewest_points_win_where_the_game_says_so() -> None:
    match = Match.new(TOY, 3, {"winner": "fewest", "rounds": "1"}, seed=4)
    ended = match.copy()
    while ended.question is not None:
        ended.answer(ended.question.options[0], seat=ended.question.seat)
    first = ended.result.winners[0]
    match.give_up(first)
    while match.question is not None:
        match.answer(match.question.options[0], seat=match.question.seat)
    others = [score.total for score in match.result.scores if score.seat != first]
    assert {match.result.scores[seat].total for seat in match.result.winners} == {min(others)}


def test_while_it_goes_on_nobody_has_won() -> None:
    match = little(turns, players=3)
    match.give_up(A)
    assert match.result.winners == ()


# who may


def test_only_once_only_at_the_table_and_only_while_it_goes_on() -> None:
    match = little(turns, players=3)
    match.give_up(A)
    before = save(match)
    with pytest.raises(IllegalAnswer, match="Seat A already gave up"):
        match.give_up(A)
    for nobody in (D, CHANCE):
        with pytest.raises(IllegalAnswer, match="no such seat"):
            match.give_up(nobody)
    assert save(match) == before
    match.give_up(B)
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.give_up(C)
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.answer(1)


def test_beside_a_box_nobody_gives_up() -> None:
    match = Match.new(find("mammoth"), 1)
    with pytest.raises(IllegalAnswer, match="at the table"):
        match.give_up(A)
    lines = save(match).splitlines()
    cut = "\n".join([*lines[:-2], "A gives up"]) + "\n"
    with pytest.raises(BadRecord, match="answer 1 of this record, by A, is not possible there"):
        load(cut, find)


# in the middle of something


def test_the_open_question_stays_as_it_is_and_so_does_its_name() -> None:
    match = little(turns, players=3)
    match.answer(1)
    stamp = match.asked_at(B)
    match.give_up(C)
    assert match.asked_at(B) == stamp
    match.answer(2, seat=B, moment=stamp)
    assert match.state.lines == [1, 2]


def test_among_answers_at_the_same_time() -> None:
    match = little(bids, players=3)
    match.answer(2, seat=B)
    stamp = match.asked_at(C)
    match.give_up(A)
    assert match.asked_at(C) == stamp
    assert match.asked(A) is not None  # somebody still has to answer for the seat
    for seat in (C, A):
        match.answer(1, seat=seat)
    again = match.copy()
    assert again.history == match.history
    assert again.state == match.state
    assert [entry.seen_by for entry in match.history] == [None] * 4
    assert again.asked_at(A) == match.asked_at(A)


def test_it_may_end_while_several_are_asked() -> None:
    match = little(bids, players=3)
    match.answer(2, seat=B)
    match.give_up(A)
    match.give_up(B)
    assert match.over
    assert match.copy().history == match.history
    assert match.past(1).asked(C) is not None


def test_the_dice_fall_as_they_would_have() -> None:
    one, other = little(dice, players=3), little(dice, players=3)
    other.give_up(C)
    for match in (one, other):
        match.answer(1)
    assert other.state == one.state


def test_an_earlier_moment_shows_the_seat_still_playing() -> None:
    match = little(turns, players=3)
    match.answer(1)
    match.give_up(C)
    match.answer(2)
    assert match.past(1).gave_up == {}
    assert match.past(2).gave_up == {C: 1}
    assert log_of(match.past(2)) == ["Seat A has answered", "Seat C gave up"]


# taking back


@pytest.mark.parametrize("mode", list(Undo))
def test_it_cannot_be_taken_back_nor_what_came_before_it(mode: Undo) -> None:
    match = little(turns, players=3, undo=mode)
    match.answer(1)
    match.give_up(C)
    for seat in (A, B, C, None):
        with pytest.raises(CannotUndo, match="Seat C has given up since"):
            match.undo(seat)
    match.answer(2, seat=B)
    match.undo(B)
    assert match.gave_up == {C: 1}


def test_what_was_taken_back_before_is_not_done_again() -> None:
    match = little(turns, players=3)
    match.answer(1)
    match.undo(A)
    match.give_up(C)
    assert not match.can_redo


# stand-ins and records


def test_a_stand_in_passes_where_one_can_and_else_takes_anything() -> None:
    match = Match.new(find_game("arne"), 3, seed=1)
    passed = chosen = 0
    while match.question is not None and passed < 5:
        question = match.question
        answer = ask(StandIn(), match, question)
        assert answer in question.options
        passed += question.passing is not None
        chosen += question.passing is None
        assert question.passing is None or answer is question.passing
        match.answer(answer, seat=question.seat)
    assert passed == 5
    assert chosen


def test_the_record_says_who_and_after_which_answer() -> None:
    match = Match.new(TOY, 3, seed=2)
    match.answer(match.question.options[0] if match.question else "")
    match.give_up(B)
    match.give_up(C, ends=True)
    answers = Record.of(match).answers
    assert answers[-2:] == [("B", False, "gives up"), ("C", False, "gives up and ends the match")]
    assert "\nB gives up\nC gives up and ends the match\n--\n" in save(match)
    assert code(GivingUp.ENDS) == GivingUp.ENDS.value


@pytest.mark.parametrize(
    "line", ["A gives up\nA gives up", "B gives up\nA gives up\nC t1", "A gives  up", "A GIVES UP"]
)
def test_a_record_in_which_it_cannot_be_is_refused(line: str) -> None:
    lines = save(Match.new(TOY, 3, seed=2)).splitlines()
    with pytest.raises(BadRecord, match=r"answer \d+ of this record"):
        load("\n".join([*lines[:-2], line]) + "\n", lambda _: TOY)


def test_it_is_read_in_the_log() -> None:
    assert english(GaveUp(B)) == "Seat B gave up"
