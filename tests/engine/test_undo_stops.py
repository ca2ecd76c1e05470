"""What undo stops at is a fact with a moment and a seat; and how far a turn can be taken back or looked ahead."""

from __future__ import annotations

import pytest

from soloist.engine.errors import CannotUndo
from soloist.engine.events import HandsShown, TurnBegins, TurnEnds, TurnSettled
from soloist.engine.flow import Asked, Flow, draw, roll
from soloist.engine.match import WITH_UNDO, Match, Undo
from soloist.engine.pile import Pile
from soloist.engine.record import load, save
from soloist.engine.seats import Seat
from soloist.engine.undoing import Answered, NothingYet, Revealed, Shown, Stop
from soloist.engine.words import english, msg, ntemplate
from tests.kit.little import A, B, Notes, little, note, throw

CARDS = Asked(msg("Cards"), drawn=ntemplate("{seat} drew {n} card", "{seat} drew {n} cards"))


def rolling(notes: Notes) -> Flow[None]:
    yield TurnBegins(A)
    yield from note(notes, A, 1, 2)
    yield TurnEnds(A)
    yield TurnBegins(B)
    yield from roll(why="T-1")
    yield TurnEnds(B)
    yield from note(notes, A, 3, 4)


def drawing(notes: Notes) -> Flow[None]:
    yield TurnBegins(A)
    yield from note(notes, A, 1, 2)
    yield from draw(Pile([1, 2, 3, 4], lambda each: each), 2, ask=CARDS, why="T-1", seen_by=(A,))
    yield from note(notes, A, 3, 4)
    yield from note(notes, A, 5, 6)
    yield TurnEnds(A)
    yield from note(notes, B, 7, 8)
    yield from note(notes, A, 9, 10)


def showing(notes: Notes) -> Flow[None]:
    yield TurnBegins(A)
    yield from note(notes, A, 1, 2)
    yield HandsShown(A)
    yield from note(notes, A, 3, 4)
    yield TurnEnds(A)
    yield from note(notes, B, 7, 8)


def settling(notes: Notes) -> Flow[None]:
    yield TurnBegins(A)
    yield from note(notes, A, 1, 2)
    yield from note(notes, A, 3, 4)
    notes.lines.append("paid")
    yield TurnSettled(A)
    yield from throw(notes, *"xyz")
    yield from note(notes, A, 5, 6)
    yield TurnEnds(A)
    yield from note(notes, B, 7, 8)


def played(match: Match, *answers: object) -> Match:
    for answer in answers:
        match.answer(answer)
    return match


def stop_of(match: Match, seat: Seat = A) -> Stop:
    with pytest.raises(CannotUndo) as refused:
        match.undo(seat)
    return refused.value.stop


def test_a_die_says_in_whose_turn_it_was_rolled() -> None:
    stop = stop_of(played(little(rolling), 1))
    assert isinstance(stop, Revealed)
    assert (stop.moment, stop.seat, stop.n) == (1, B, 1)
    assert english(stop) == "Seat B rolled a die"
    assert english(stop.sentence) == "Seat B rolled a die; undo stops there"


def test_cards_say_how_many_and_who_drew_them() -> None:
    assert english(stop_of(played(little(drawing), 1))) == "Seat A drew 2 cards"


def test_another_seats_answer_and_nothing_at_all_are_other_facts() -> None:
    assert stop_of(played(little(drawing), 1, 3, 5, 7)) == Answered(4, B)
    assert isinstance(stop_of(little(rolling)), NothingYet)


def test_cards_that_are_seen_without_a_draw_stop_undo() -> None:
    match = played(little(showing), 1)
    assert stop_of(match) == Shown(1, A)
    played(match, 3).undo(A)
    assert match.moment == 1


def test_the_record_says_so_once_somebody_went_beyond_something_revealed() -> None:
    match = played(little(drawing, undo=Undo.FREE), 1, 3)
    match.undo(A)
    assert WITH_UNDO not in match.meta, "nothing was revealed since"
    match.undo(A)
    assert match.is_with_undo
    assert f'meta {WITH_UNDO} "yes"' in save(match)
    match.redo()
    assert load(save(match), lambda _: match.game).is_with_undo


def test_a_turn_is_taken_back_to_its_start_or_to_the_last_reveal() -> None:
    assert played(little(drawing), 1, 3).steps_back(A) == [2]
    assert played(little(drawing, undo=Undo.FREE), 1, 3).steps_back(A) == [2, 0]
    assert little(drawing).steps_back(A) == []


def test_looking_ahead_stops_where_a_turn_is_settled() -> None:
    match = played(little(settling), 1)
    seen = match.ahead(4, A)
    assert seen is not None
    assert seen.state.lines == [1, 4, "paid"]
    assert seen.questions == ()
    assert match.state.lines == [1], "nothing has been answered"


def test_an_answer_that_does_not_end_the_own_turn_has_nothing_to_look_at() -> None:
    assert little(settling).ahead(1, A) is None, "more is asked"
    assert played(little(settling), 1, 3).ahead(5, A) is None, "a reaction after the turn was settled"
    assert little(showing).ahead(1, A) is None, "cards are shown"
    assert little(drawing).ahead(1, A) is None, "cards are drawn"
    assert played(little(drawing), 1, 3, 5).ahead(7, B) is None, "nobody's turn"
    assert played(little(drawing), 1, 3).ahead(5, A) is not None
