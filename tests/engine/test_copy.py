"""Copies are independent matches at the same question; keeping no snapshots changes nothing."""

from __future__ import annotations

import pytest

from soloist.engine.dice import Stream
from soloist.engine.flow import Flow, together
from soloist.engine.match import Match, Undo
from soloist.engine.record import save
from soloist.engine.seats import Seat
from soloist.engine.words import english
from tests.kit.little import A, B, Notes, codes, little, note, throw
from tests.kit.toygame import TOY


def mixed(notes: Notes) -> Flow[None]:
    yield from throw(notes, 1, 2, 3)
    yield from note(notes, A, "a", "b")
    yield from throw(notes, 4, 5, 6)
    yield from note(notes, B, "c", "d")


def both(notes: Notes) -> Flow[None]:
    flows = {seat: twice(seat) for seat in (A, B)}
    notes.lines.append((yield from together(flows)))


def twice(seat: Seat) -> Flow[list[str]]:
    answers = []
    for options in (("p", "q"), ("r", "s")):
        answers.append((yield from note(Notes(2), seat, *options)))
    return answers


@pytest.mark.parametrize("snapshots", [True, False])
def test_a_copy_is_at_the_same_question_and_goes_its_own_way(snapshots: bool) -> None:
    match = little(mixed, mixed, snapshots=snapshots)
    match.answer("a")
    copy = match.copy()
    assert save(copy) == save(match)
    assert copy.state == match.state
    assert copy.state is not match.state
    copy.answer("d")
    copy.answer("b")
    assert match.moment == 3
    assert codes(match.question) == ["c", "d"]
    match.answer("c")
    assert copy.state.lines[3] == "d"
    assert match.state.lines[3] == "c"


@pytest.mark.parametrize("snapshots", [True, False])
def test_a_copy_of_half_answered_simultaneous_questions(snapshots: bool) -> None:
    match = little(both, mixed, snapshots=snapshots)
    match.answer("p", seat=A)
    match.answer("q", seat=B)
    copy = match.copy()
    match.answer("r", seat=A)
    assert [question.seat for question in copy.questions] == [A, B]
    for seat in (B, A):
        copy.answer("s", seat=seat)
    assert copy.state.lines[0] == {A: ["p", "s"], B: ["q", "s"]}
    match.answer("r", seat=B)
    assert match.state.lines[0] == {A: ["p", "r"], B: ["q", "r"]}


@pytest.mark.parametrize("snapshots", [True, False])
def test_a_copy_can_undo_and_hears_the_same(snapshots: bool) -> None:
    match = Match.new(TOY, 2, seed=5, snapshots=snapshots, undo=Undo.FREE)
    for answer in ("roll", "draw", "done", "burn"):
        match.answer(answer)
    copy = match.copy()
    for seat in (A, B, None):
        assert [english(what) for _, what in copy.heard(seat)] == [english(what) for _, what in match.heard(seat)]
    copy.undo()
    assert copy.moment == match.moment - 2  # the move and the token burnt
    assert len(match.history) == match.moment


def test_what_the_edge_keeps_with_a_copy_is_the_copys_own() -> None:
    match = little(mixed)
    match.meta["seats"] = "human,random"
    copy = match.copy()
    copy.meta["seats"] = "random,random"
    assert match.meta == {"seats": "human,random"}


def test_a_copy_of_a_match_that_is_over() -> None:
    match = little(mixed)
    match.answer("a")
    match.answer("c")
    copy = match.copy()
    assert copy.over
    assert copy.state == match.state
    assert copy.history == match.history


def test_a_copy_of_a_copy_by_hand_waits_for_the_die_too() -> None:
    match = little(mixed, dice=False)
    copy = match.copy().copy()
    assert codes(copy.question) == ["1", "2", "3"]
    copy.answer("3")
    assert match.moment == 0


@pytest.mark.parametrize("seed", range(6))
def test_keeping_no_snapshots_changes_nothing(seed: int) -> None:
    kept = Match.new(TOY, 3, {"rounds": "5"}, seed, undo=Undo.FREE)
    saved = Match.new(TOY, 3, {"rounds": "5"}, seed, undo=Undo.FREE, snapshots=False)
    chance = Stream(seed, 50)
    while (question := kept.question) is not None:
        answer = chance.pick(question.options)
        for match in (kept, saved):
            match.answer(answer, seat=question.seat)
            if chance.below(4) == 0 and match is saved:
                match.copy()
        if chance.below(8) == 0:
            kept.undo()
            saved.undo()
        assert save(kept) == save(saved)
        assert kept.state == saved.state
        assert kept.view(A) == saved.view(A)
    assert saved.over


def test_copies_share_the_past_and_nobody_changes_that_of_another() -> None:
    """Several go on from one position, take answers back and go another way; each has its own answers."""
    match = little(mixed, mixed, mixed, undo=Undo.FREE)
    for answer in "acb":
        match.answer(answer)
    copies = [match.copy() for _ in range(3)]
    for copy, answers in zip(copies, ("ca", "db", "cb"), strict=True):
        for answer in answers:
            copy.answer(answer)
    for _ in range(3):
        match.undo()
    for answer in "bdad":
        match.answer(answer)
    given = ["".join(str(entry.value) for entry in each.history if entry.seat in (A, B)) for each in (match, *copies)]
    assert given == ["bdad", "acbca", "acbdb", "acbcb"]
    assert [len(each.history) for each in copies] == [each.moment for each in copies]


def test_a_history_is_read_like_a_list() -> None:
    match = little(mixed, mixed)
    for answer in "acb":
        match.answer(answer)
    history, entries = match.history, list(match.history)
    assert history == entries
    assert history != entries[1:]
    assert [history[place] for place in range(-len(entries), len(entries))] == entries * 2
    assert history[2:5] == entries[2:5]
    assert [*reversed(history)] == entries[::-1]
    for place in (len(entries), -len(entries) - 1):
        with pytest.raises(IndexError):
            history[place]
