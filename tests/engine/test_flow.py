"""The helpers that flows ask with."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.errors import IllegalAnswer
from soloist.engine.events import Tell
from soloist.engine.flow import (
    DONE,
    Chance,
    Decision,
    Flow,
    Refusal,
    choose,
    choose_exactly,
    choose_up_to,
    draw,
    draw_one,
    pick_at_random,
    roll,
)
from soloist.engine.pile import Pile
from soloist.engine.words import english, msg
from tests.kit.little import ASK, A, B, C, Notes, codes, little


def selections(begin: Callable[[], Flow[list[Any]]], path: tuple[Any, ...] = ()) -> list[list[Any]]:
    """Everything that can be selected, by trying all answers."""
    flow = begin()
    request = next(flow)
    try:
        for answer in path:
            request = flow.send(answer)
    except StopIteration as finished:
        return [finished.value]
    assert isinstance(request, Decision)
    options = request.options()
    assert options, "no empty question"
    return [selection for option in options for selection in selections(begin, (*path, option))]


@given(
    things=st.lists(st.sampled_from("abc"), min_size=1, max_size=5).map(sorted),
    most=st.integers(1, 4),
    least=st.integers(0, 3),
)
def test_every_selection_can_be_made_and_comes_in_the_order_of_the_list(
    things: list[str], most: int, least: int
) -> None:
    most = min(most, len(things))
    least = min(least, most)
    found = [
        "".join(selection)
        for selection in selections(lambda: choose_up_to(most, A, things, ask=ASK, why="T-1", least=least))
    ]
    wanted = {"".join(some) for size in range(least, most + 1) for some in combinations(things, size)}
    assert set(found) == wanted
    assert all(list(some) == sorted(some) for some in found)


def test_picks_may_come_in_any_order() -> None:
    three = selections(lambda: choose_exactly(3, A, ["a", "b", "c"], ask=ASK, why="T-1"))
    assert three == [["a", "b", "c"]] * 6


def test_equal_things_are_one_option() -> None:
    request = next(choose_up_to(2, A, ["a", "a", "b"], ask=ASK, why="T-1"))
    assert isinstance(request, Decision)
    assert request.options() == ["a", "b", DONE]


def test_a_pick_knows_what_was_picked_before_and_how_many_may_be() -> None:
    flow = choose_up_to(5, A, ["a", "b", "c"], ask=ASK, why="T-1", least=1)
    first = next(flow)
    assert isinstance(first, Decision)
    assert (first.picked, first.of, first.passing) == ((), 3, None)
    second = flow.send("b")
    assert isinstance(second, Decision)
    assert (second.picked, second.of, second.passing) == (("b",), 3, DONE)
    assert second.options() == ["a", "c", DONE]


def test_nothing_to_choose_from_asks_nothing() -> None:
    with pytest.raises(StopIteration) as finished:
        next(choose_up_to(2, A, [], ask=ASK, why="T-1"))
    assert finished.value.value == []
    with pytest.raises(StopIteration):
        next(choose_exactly(0, A, ["a"], ask=ASK, why="T-1"))


def test_exactly_means_all_if_there_are_not_more() -> None:
    assert selections(lambda: choose_exactly(2, A, ["a"], ask=ASK, why="T-1")) == [["a"]]
    three = selections(lambda: choose_exactly(2, A, ["a", "b", "c"], ask=ASK, why="T-1"))
    assert sorted(three) == [["a", "b"]] * 2 + [["a", "c"]] * 2 + [["b", "c"]] * 2


def test_drawing_takes_the_known_top_first_and_asks_chance_for_the_rest_at_once() -> None:
    pile = Pile("bcd")
    pile.put_on_top("a")
    flow = draw(pile, 3, ask=ASK, why="T-2", seen_by=(A,))
    request = next(flow)
    assert isinstance(request, Chance)
    assert (request.count, list(request.options()), request.seen_by) == (2, ["b", "c", "d"], (A,))
    with pytest.raises(StopIteration) as finished:
        flow.send(("d", "b"))
    assert finished.value.value == ["a", "d", "b"]
    assert pile.things() == ["c"]


def test_drawing_more_than_there_is_takes_all_and_the_known_bottom_last() -> None:
    pile = Pile("b")
    pile.put_at_bottom("x")
    flow = draw(pile, 9, ask=ASK, why="T-2")
    next(flow)
    with pytest.raises(StopIteration) as finished:
        flow.send(("b",))
    assert finished.value.value == ["b", "x"]
    assert len(pile) == 0


def test_drawing_from_an_empty_pile_asks_nothing() -> None:
    with pytest.raises(StopIteration) as finished:
        next(draw(Pile[str](), 2, ask=ASK, why="T-2"))
    assert finished.value.value == []


def test_no_token_is_in_nobodys_hands_while_chance_is_asked() -> None:
    """A view or a count at that moment must find every piece."""
    pile = Pile("bc")
    pile.put_on_top("a")
    next(draw(pile, 2, ask=ASK, why="T-2"))
    assert sorted(pile.things()) == ["a", "b", "c"]


def test_drawing_one_gives_the_thing_itself() -> None:
    pile = Pile("bc")
    pile.put_on_top("a")
    with pytest.raises(StopIteration) as known:
        next(draw_one(pile, ask=ASK, why="T-2"))
    assert known.value.value == "a"
    flow = draw_one(pile, ask=ASK, why="T-2", seen_by=(A,))
    request = next(flow)
    assert isinstance(request, Chance)
    assert (request.count, list(request.options()), request.seen_by) == (0, ["b", "c"], (A,))
    with pytest.raises(StopIteration) as drawn:
        flow.send("c")
    assert drawn.value.value == "c"
    assert pile.things() == ["b"]


def test_drawing_one_takes_the_known_bottom_last_and_nothing_from_an_empty_pile() -> None:
    pile: Pile[str] = Pile()
    pile.put_at_bottom("z")
    with pytest.raises(StopIteration) as known:
        next(draw_one(pile, ask=ASK, why="T-2"))
    assert known.value.value == "z"
    with pytest.raises(AssertionError):
        next(draw_one(pile, ask=ASK, why="T-2"))


def test_a_die_has_its_sides() -> None:
    request = next(roll(8, why="T-2"))
    assert isinstance(request, Chance)
    assert (list(request.options()), english(request.ask)) == ([1, 2, 3, 4, 5, 6, 7, 8], "Roll a die with 8 sides")


def test_a_refusal_says_why() -> None:
    def step(notes: Notes) -> Flow[None]:
        yield from choose(
            A,
            lambda: ["left"],
            ask=ASK,
            why="T-1",
            refuse=lambda code: Refusal("T-9", msg("the bridge is up")) if code == "right" else None,
        )

    match = little(step)
    with pytest.raises(IllegalAnswer, match=r"'Right ' is not possible: the bridge is up \[T-9\]") as refused:
        match.answer("Right ")
    assert [refusal.rule for refusal in refused.value.refusals] == ["T-9"]
    with pytest.raises(IllegalAnswer, match="did you mean left"):
        match.answer("lef")
    assert match.why_not("right") is not None
    assert match.why_not("lef") is None


def test_what_is_told_is_heard_by_those_it_is_told_to() -> None:
    def step(notes: Notes) -> Flow[None]:
        yield Tell(msg("to all"))
        yield Tell(msg("a secret"), to=(A, C))
        yield Tell(msg("details"), to=(A,), others=msg("the gist"))
        yield from choose(A, lambda: [1], ask=ASK, why="T-1")

    match = little(step, players=3)
    heard = {seat: [english(what) for _, what in match.heard(seat)] for seat in (A, B, C, None)}
    assert heard[A] == ["to all", "a secret", "details"]
    assert heard[B] == heard[None] == ["to all", "the gist"]
    assert heard[C] == ["to all", "a secret", "the gist"]
    assert [line for line, _ in match.heard(A, since=1)] == [1, 2]


def test_a_spectator_is_nobody() -> None:
    assert Tell(msg("x"), to=()).heard_by(None) is None
    assert Tell(msg("x"), to=(A,)).heard_by(None) is None


def test_picking_at_random_answers_with_the_option_itself() -> None:
    def step(notes: Notes) -> Flow[None]:
        notes.lines.append((yield from pick_at_random(lambda: ["x", "y"], ask=ASK, why="T-2")))
        yield from choose(A, lambda: [True, False], ask=ASK, why="T-1")

    match = little(step)
    assert match.state.lines[0] in ("x", "y")
    assert codes(match.question) == ["yes", "no"]
