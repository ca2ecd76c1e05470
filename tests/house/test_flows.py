"""Flows are run, ask with helpers, and walk over nothing whose order changes."""

from __future__ import annotations

import pytest

from tests.kit.flowtrees import Flows, lost_events, lost_flows, own_questions
from tests.kit.sets import set_attributes, walks_over_sets
from tests.kit.trees import Module, inside, modules


def test_no_flow_is_called_in_vain() -> None:
    flows = Flows.of(modules())
    assert ("soloist.engine.flow", "choose") in flows.functions
    assert [problem for module in modules() for problem in lost_flows(module, flows)] == []


def test_flows_ask_with_helpers() -> None:
    assert [problem for module in modules() for problem in own_questions(module)] == []


def test_no_event_is_made_in_vain() -> None:
    assert [problem for module in modules() for problem in lost_events(module)] == []


def test_rules_walk_over_no_sets() -> None:
    rules = inside(modules(), "soloist.engine", "soloist.games")
    attributes = set_attributes(rules)
    assert [problem for module in rules for problem in walks_over_sets(module, attributes)] == []


HEAD = """
from soloist.engine.flow import Flow, choose, roll as say, together
from soloist.games.toy import moves

def turn(stall) -> Flow[None]:
    yield from say("x")

class Table:
    def advance(self, steps) -> Flow[None]:
        yield from say("x")
"""

BAD = [
    "def step(stall) -> Flow[None]:\n    turn(stall)\n    yield from say('x')",
    "def step(stall) -> Flow[None]:\n    card = choose(stall)\n    yield from say(card)",
    "def step(stall) -> Flow[None]:\n    say('lost')\n    yield from say('x')",
    "def step(stall) -> Flow[None]:\n    yield turn(stall)",
    "def step(stall) -> Flow[None]:\n    yield from say('x')\n    return turn(stall)",
    "def step(stall) -> None:\n    return turn(stall)",
    "def step(stall) -> Flow[None]:\n    if turn(stall):\n        yield from say('x')",
    "def step(stall) -> Flow[None]:\n    yield from say(choose(stall))",
    "def step(stall) -> Flow[None]:\n    stall.table.advance(2)\n    yield from say('x')",
    "def step(stall) -> Flow[None]:\n    moves.draw(stall)\n    yield from say('x')",
    "def step(stall) -> Flow[None]:\n    yield from together([turn(stall)])",
    "def step(stall) -> Flow[None]:\n    parts = {1: turn(stall)}\n    yield from together(parts)",
    "def step(stall) -> Flow[None]:\n    MOVES[stall.kind](stall)\n    yield from say('x')",
    "def step(stall) -> Flow[None]:\n    (turn if stall else turn)(stall)\n    yield from say('x')",
    "turn(1)",
    "def step(stall) -> Flow[None]:\n    [turn(each) for each in stall]\n    yield from say('x')",
]

GOOD = [
    "def step(stall) -> Flow[None]:\n    yield from turn(stall)",
    "def step(stall) -> Flow[None]:\n    return turn(stall)",
    "def step(stall) -> Flow[None] | None:\n    return turn(stall) if stall else None",
    "def step(stall) -> Flow[int]:\n    return (yield from choose(stall)) + (yield from choose(stall))",
    "def step(stall) -> Flow[None]:\n    while not (yield from choose(stall)):\n        yield from moves.draw(stall)",
    "def step(stall) -> Flow[None]:\n    yield from together({seat: turn(seat) for seat in stall})",
    "def step(stall) -> Flow[None]:\n    yield from together({1: turn(1), 2: turn(2)})",
    "def step(stall) -> Flow[None]:\n    yield from MOVES[stall.kind](stall)",
    "def step(stall) -> Flow[None]:\n    yield from stall.table.advance(2)",
    "STEPS = {1: lambda stall: turn(stall)}",
    "def listing(bot) -> int:\n    return bot.choose(1)",
]


def program(text: str) -> tuple[Module, Flows]:
    module = Module("soloist.games.toy.turn", HEAD + text)
    asking = Module("soloist.games.toy.moves", "def draw(stall) -> Flow[None]:\n    yield from choose(stall)")
    return module, Flows.of([module, asking, *inside(modules(), "soloist.engine.flow")])


@pytest.mark.parametrize("text", BAD)
def test_a_lost_flow_would_be_found(text: str) -> None:
    assert len(list(lost_flows(*program(text)))) == 1


@pytest.mark.parametrize("text", GOOD)
def test_a_flow_that_is_run_is_left_alone(text: str) -> None:
    assert list(lost_flows(*program(text))) == []


def test_a_bare_yield_would_be_found() -> None:
    bare = Module("soloist.games.toy.turn", "def turn(stall) -> Flow[None]:\n    card = yield decision(1)\n")
    assert len(list(own_questions(bare))) == 1
    typed = Module("soloist.games.toy.turn", "def turn(stall) -> Flow[None]:\n    card: Card = yield decision(1)\n")
    assert list(own_questions(typed)) == []
    other = Module("soloist.games.toy.turn", "def pairs(stall) -> Iterator[int]:\n    yield 1\n")
    assert list(own_questions(other)) == []


@pytest.mark.parametrize(
    "text",
    [
        "for card in set(hand): pass",
        "for card in {1, 2}: pass",
        "cards = [card for card in {each for each in hand}]",
        "def f(cards: set[str]):\n    return list(cards)",
        "def f():\n    kinds = {card.kind for card in hand}\n    return [*kinds]",
        "def f():\n    kinds = set(a) | set(b)\n    for kind in kinds: pass",
        "class T:\n    marks: frozenset[str]\ndef f(t):\n    return tuple(t.marks)",
        "best = next(iter(set(hand)))",
    ],
)
def test_a_walk_over_a_set_would_be_found(text: str) -> None:
    module = Module("soloist.games.toy.turn", text)
    assert len(list(walks_over_sets(module, set_attributes([module])))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "for card in sorted(set(hand)): pass",
        "many = len(set(hand))",
        "def f(cards: set[str]):\n    return any(card == 'x' for card in cards)",
        "def f(cards: set[str]):\n    return 'x' in cards",
        "def f(cards: set[str]):\n    return {card.kind for card in cards}",
        "def f(cards: list[str]):\n    return [card for card in cards]\ndef g(cards: set[str]): pass",
        "for card in dict.fromkeys(hand): pass",
    ],
)
def test_order_free_uses_of_sets_are_left_alone(text: str) -> None:
    module = Module("soloist.games.toy.turn", text)
    assert list(walks_over_sets(module, set_attributes([module]))) == []


ASKS = [
    "def step(stall) -> Flow[None]:\n    yield",
    "def step(stall) -> Flow[None]:\n    yield decision(stall)",
    "def step(stall) -> Flow[None]:\n    answer = yield Placed(stall)",
]


@pytest.mark.parametrize("text", ASKS)
def test_a_question_of_its_own_would_be_found(text: str) -> None:
    assert len(list(own_questions(program(text)[0]))) == 1


def test_an_event_is_yielded_as_it_is() -> None:
    module, _ = program("def step(stall) -> Flow[None]:\n    yield Placed(stall)")
    assert list(own_questions(module)) == []
    assert list(lost_events(module)) == []


def test_a_dropped_event_would_be_found() -> None:
    module, _ = program("def step(stall) -> Flow[None]:\n    Placed(stall)\n    yield from turn(stall)")
    assert len(list(lost_events(module))) == 1
