"""A mistake in a flow costs nothing: the position is rebuilt as it was before the answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from soloist.engine.errors import BrokenRules, NoOptions
from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose, draw, pick_at_random, roll, together
from soloist.engine.match import Match
from soloist.engine.pile import Pile
from soloist.engine.record import save
from soloist.engine.seats import Seat
from soloist.engine.words import english, msg
from tests.kit.little import ASK, A, B, Little, Notes, codes, little, note, throw


def fine(notes: Notes) -> Flow[None]:
    yield from throw(notes, 1, 2, 3)
    yield from note(notes, A, "fine")


def trap(notes: Notes) -> Flow[None]:
    """Falls into a hole in the middle, having changed the table and told a story."""
    yield from note(notes, A, "step in")
    if (yield from note(notes, A, "safe", "trap")) == "trap":
        notes.lines.append("half done")
        yield Tell(msg("a half-told story"))
        raise ZeroDivisionError("a hole")


def trap_after_dice(notes: Notes) -> Flow[None]:
    if (yield from note(notes, A, "safe", "trap")) == "trap":
        yield from throw(notes, 1, 2, 3)
        raise KeyError("a hole")


def hollow(notes: Notes) -> Flow[None]:
    """A step that falls at its very beginning."""
    notes.lines.append("half done")
    if notes.lines:
        raise LookupError("a hole")
    yield from note(notes, A, "never")


def trap_at_the_next_step(notes: Notes) -> Flow[None]:
    yield from note(notes, A, "trap")


def asking_together(notes: Notes) -> Flow[None]:
    notes.lines.append((yield from together({seat: falling(seat) for seat in (A, B)})))


def falling(seat: Seat) -> Flow[None]:
    answer = yield from choose(seat, lambda: ["safe", "trap"], ask=ASK, why="T-1")
    if answer == "trap":
        raise IndexError("a hole")
    yield from choose(seat, lambda: ["done"], ask=ASK, why="T-1")


CASES: list[tuple[str, list[Callable[[Notes], Flow[None]]], list[str]]] = [
    ("in the middle of a step", [fine, trap], ["fine", "step in"]),
    ("after dice", [fine, trap_after_dice], ["fine"]),
    ("at the next step", [fine, trap_at_the_next_step, hollow], ["fine"]),
    ("at the first answer of a step", [trap_after_dice], []),
    ("inside together", [fine, asking_together], ["fine"]),
]


@pytest.mark.parametrize("snapshots", [True, False])
@pytest.mark.parametrize(("name", "steps", "answers"), CASES, ids=[case[0] for case in CASES])
def test_the_position_is_rebuilt(
    name: str, steps: list[Callable[[Notes], Flow[None]]], answers: list[str], snapshots: bool
) -> None:
    match = little(*steps, snapshots=snapshots)
    for answer in answers:
        match.answer(answer)
    before, state, asked = save(match), match.state.copy(), codes(match.question)
    heard = [english(what) for _, what in match.heard(None)]
    for _ in range(2):  # a second attempt falls the same way
        with pytest.raises(BrokenRules, match=r"after A answered 'trap' \[T-1\].*a hole"):
            match.answer("trap")
        assert save(match) == before
        assert match.state == state
        assert codes(match.question) == asked
        assert [english(what) for _, what in match.heard(None)] == heard
        assert save(match.copy()) == before


def test_the_match_goes_on_after_a_fall() -> None:
    match = little(trap, fine)
    match.answer("step in")
    with pytest.raises(BrokenRules):
        match.answer("trap")
    match.answer("safe")
    match.answer("fine")
    assert match.over
    assert match.state.lines[:2] == ["step in", "safe"]


def test_a_fall_of_one_seat_inside_together_keeps_the_others_answers() -> None:
    match = little(asking_together)
    match.answer("safe", seat=B)
    with pytest.raises(BrokenRules):
        match.answer("trap", seat=A)
    match.answer("safe", seat=A)
    assert codes(match.asked(B)) == ["done"]


def test_a_keyboard_interrupt_does_not_leave_half_a_position() -> None:
    def interrupted(notes: Notes) -> Flow[None]:
        yield from note(notes, A, "go")
        notes.lines.append("half done")
        raise KeyboardInterrupt

    match = little(interrupted)
    with pytest.raises(KeyboardInterrupt):
        match.answer("go")
    assert match.state.lines == []
    assert codes(match.question) == ["go"]


def test_the_cause_is_kept() -> None:
    match = little(trap)
    match.answer("step in")
    with pytest.raises(BrokenRules) as broken:
        match.answer("trap")
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_a_mistake_before_the_first_question_is_named_too() -> None:
    with pytest.raises(BrokenRules, match="a hole"):
        Match.new(Little(hollow), 2)


def empty_decision(notes: Notes) -> Flow[None]:
    yield from note(notes, A, "on")
    yield from note(notes, B, why="T-7")


def empty_die(notes: Notes) -> Flow[None]:
    yield from note(notes, A, "on")
    yield from pick_at_random(list, ask=ASK, why="T-7")


def short_draw(notes: Notes) -> Flow[None]:
    """A pile that loses tokens between the asking and the looking."""
    pile = Pile("ab")
    yield from note(notes, A, "on")
    flow = draw(pile, 2, ask=ASK, why="T-7")
    request = next(flow)
    pile.remove("a")
    yield request


@pytest.mark.parametrize("step", [empty_die, short_draw])
def test_chance_without_outcomes_is_refused_and_leaves_the_position(step: Callable[[Notes], Flow[None]]) -> None:
    match = little(step)
    with pytest.raises(NoOptions, match=r"\[T-7\] a question without options: What now\?") as empty:
        match.answer("on")
    assert empty.value.why == "T-7"
    assert match.moment == 0
    assert codes(match.question) == ["on"]


def test_a_decision_without_options_names_its_rule_and_can_be_undone() -> None:
    match = little(empty_decision)
    match.answer("on")
    for _ in range(2):
        with pytest.raises(NoOptions, match=r"\[T-7\]"):
            match.question  # noqa: B018
    with pytest.raises(NoOptions):
        match.answer("anything")
    assert match.moment == 1
    assert match.state.lines == ["on"]
    match.undo(A)
    assert codes(match.question) == ["on"]


def test_by_hand_an_empty_die_is_refused_too() -> None:
    match = little(empty_die, dice=False)
    match.answer("on")
    with pytest.raises(NoOptions, match="T-7"):
        match.question  # noqa: B018


@pytest.mark.parametrize("wrong", ["chance", "tell", "another seat"])
def test_inside_together_a_flow_may_only_ask_its_seat(wrong: str) -> None:
    def part(seat: Seat) -> Flow[None]:
        yield from choose(seat, lambda: ["on"], ask=ASK, why="T-1")
        if wrong == "chance":
            yield from roll(why="T-2")
        elif wrong == "tell":
            yield Tell(msg("x"))
        else:
            yield from choose(B, lambda: ["on"], ask=ASK, why="T-1")

    def step(notes: Notes) -> Flow[None]:
        yield from together({A: part(A)})

    match = little(step)
    with pytest.raises(BrokenRules, match="may only ask that seat"):
        match.answer("on")
    assert match.moment == 0
    assert codes(match.question) == ["on"]
