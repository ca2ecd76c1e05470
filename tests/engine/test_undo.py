"""Taking answers back, and giving them again."""

from __future__ import annotations

import pytest

from soloist.engine.errors import CannotUndo, IllegalAnswer
from soloist.engine.events import Tell
from soloist.engine.flow import Flow
from soloist.engine.match import Match, Undo
from soloist.engine.record import save
from soloist.engine.words import english, msg
from tests.kit.little import A, B, Notes, codes, little, note, throw


def four(notes: Notes) -> Flow[None]:
    yield from note(notes, A, 1, 2)
    yield from note(notes, A, 3, 4)
    yield Tell(msg("half way"))
    yield from note(notes, B, 5, 6)
    yield from note(notes, A, 7, 8)


def revealing(notes: Notes) -> Flow[None]:
    yield from note(notes, A, 1, 2)
    yield from throw(notes, "x", "y", "z", seen_by=(B,))
    yield from note(notes, A, 3, 4)


def hiding(notes: Notes) -> Flow[None]:
    yield from note(notes, A, 1, 2)
    yield from throw(notes, *range(100), seen_by=())
    yield from note(notes, A, 3, 4)


def answered(match: Match, *answers: object) -> Match:
    for answer in answers:
        match.answer(answer)
    return match


def test_undo_takes_the_last_answer_back() -> None:
    match = answered(little(four), 1, 4)
    match.undo(A)
    assert match.state.lines == [1]
    assert match.heard(None) == []
    assert codes(match.question) == ["3", "4"]
    match.undo(A)
    assert match.state.lines == []


def test_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing to undo"):
        little(four).undo(A)
    with pytest.raises(CannotUndo, match="nothing to undo"):
        little(four).undo()


def test_on_a_screen_undo_stops_at_anothers_answer() -> None:
    match = answered(little(four), 1, 3, 5)
    before = save(match)
    with pytest.raises(CannotUndo, match="Seat B has answered since"):
        match.undo(A)
    assert save(match) == before
    match.undo(B)
    match.undo(A)
    assert match.state.lines == [1]


def test_on_a_screen_undo_stops_at_what_somebody_saw() -> None:
    match = answered(little(revealing), 1)
    with pytest.raises(CannotUndo, match="undo stops there"):
        match.undo(A)
    answered(match, 3).undo(A)
    assert match.moment == 2


def test_what_nobody_saw_does_not_stop_undo_and_falls_the_same_way_again() -> None:
    match = answered(little(hiding), 1)
    hidden = match.state.lines[1]
    match.undo(A)
    assert match.state.lines == []
    answered(match, 2)
    assert match.state.lines[1] == hidden


def test_free_undo_goes_back_without_limit() -> None:
    match = answered(little(four, revealing, undo=Undo.FREE), 1, 3, 5, 7, 2)
    for lines in ([1, 3, 5, 7], [1, 3, 5], [1, 3], [1], []):
        match.undo()
        assert match.state.lines == lines


def test_free_undo_of_a_seat_takes_what_the_others_did_since_with_it() -> None:
    match = answered(little(four, undo=Undo.FREE), 1, 3, 5)
    match.undo(A)
    assert match.state.lines == [1]
    match.redo()
    assert match.state.lines == [1, 3, 5]


def test_free_undo_throws_the_same_dice_again() -> None:
    match = answered(little(revealing, undo=Undo.FREE), 1)
    seen = match.state.lines[1]
    match.undo()
    answered(match, 2)
    assert match.state.lines == [2, seen]


def test_answers_given_for_the_person_go_together_with_the_one_before() -> None:
    match = little(four)
    match.answer(1)
    match.answer(3, auto=True)
    match.undo(A)
    assert match.state.lines == []
    match.redo()
    assert match.state.lines == [1, 3]
    assert [entry.auto for entry in match.history] == [False, True]


def test_automatic_answers_alone_leave_nothing_to_take_back() -> None:
    match = little(four)
    match.answer(1, auto=True)
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match.undo(A)
    assert match.moment == 1


def test_by_hand_a_throw_is_an_answer_like_others() -> None:
    match = answered(little(revealing, dice=False, undo=Undo.FREE), 1, "y")
    match.undo()
    assert codes(match.question) == ["x", "y", "z"]
    answered(match, "x")
    assert match.state.lines == [1, ((B,), "x")]


def test_undo_goes_back_over_the_start_of_a_step() -> None:
    match = answered(little(four, four), 1, 3, 5, 7)
    assert match.state.begun == 2
    match.undo(A)
    assert (match.state.begun, match.moment) == (1, 3)
    assert codes(match.question) == ["7", "8"]


def test_undo_and_redo_are_the_identity() -> None:
    match = answered(little(four, hiding, four), 1, 3, 5, 7, 2, 4, 1)
    before, heard = save(match), match.heard(A)
    for _ in range(3):
        match.undo(A)
    for _ in range(3):
        assert match.can_redo
        match.redo()
    assert not match.can_redo
    assert save(match) == before
    assert [(line, english(what)) for line, what in match.heard(A)] == [(line, english(what)) for line, what in heard]


def test_a_new_answer_forgets_what_was_undone_and_a_refused_one_does_not() -> None:
    match = answered(little(four), 1)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.answer("nonsense")
    match.redo()
    match.undo()
    match.answer(2)
    with pytest.raises(CannotUndo, match="nothing to redo"):
        match.redo()


def test_undo_target_tells_without_doing() -> None:
    match = answered(little(four), 1, 3)
    assert match.undo_target(A) == 1
    assert match.moment == 2
    with pytest.raises(CannotUndo):
        match.undo_target(B)
