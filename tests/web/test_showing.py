"""The moves of others step by step: deeds of others only, and never more than one can wait for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from soloist.engine.match import Match
from soloist.engine.seats import SEATS, Seat, ask
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.automa.why import Step as MammothStep
from soloist.registry import find
from soloist.seating import read_seating
from soloist.web.showing import MOST_AT_ONCE, MOST_IN_A_TURN, Shows, Step, _fewer, since_last_decision, steps_since
from tests.kit.games import SUBJECTS
from tests.web.whole_games import table_face as face

A = SEATS[0]
NORMAL = 0.7  # seconds for a step at the normal pace
NOT_POSSIBLE = (MammothStep.NO_TRUCK, MammothStep.NO_COINS, MammothStep.NO_SALE)
TABLES = [
    ("zooloretto", "human,mammoth:II"), ("zooloretto", "human,greedy,mammoth:III,mammoth:I"),
    ("arknova", "human,arno:L3"),
    ("arknova", "human,greedy,random"), ("orichalcum", "human,ai"), ("orichalcum", "human,greedy,greedy"),
    ("arne", "human,greedy,greedy,random"),
]  # fmt: skip


def questions(game: str, words: str, answers: int = 70) -> Iterator[tuple[Match, int]]:
    """The match at every question of the first seat, and the moment of the one before."""
    rules, seats, chance = find(game), words.split(","), Random(6)
    seating = read_seating(rules, seats)
    match, bots = Match.new(rules, len(seats), seating.lineup, 6), seating.bots()
    choose = next(each.choose for each in SUBJECTS if each.game is rules)
    since = 0
    while (question := match.question) is not None and answers:
        bot = bots[question.seat] if question.seat >= 0 else None
        if question.seat == A:
            yield match, since
            since, answers = match.moment, answers - 1
        given = choose(question, chance.randrange(1 << 30)) if bot is None else ask(bot, match, question)
        match.answer(given, seat=question.seat)


@pytest.mark.parametrize(("game", "words"), TABLES)
def test_nobody_waits_longer_than_six_seconds(game: str, words: str) -> None:
    shown = 0
    for match, since in questions(game, words):
        steps = steps_since(match, A, since, face(game).shows)
        assert len(steps) <= MOST_AT_ONCE
        assert len(steps) * NORMAL <= 6
        for turn in {step.turn for step in steps}:
            assert sum(step.turn == turn for step in steps) * NORMAL <= 4
        moments = [step.moment for step in steps]
        assert moments == sorted(set(moments))
        assert all(since < moment < match.moment for moment in moments)
        assert all(step.told for step in steps)
        shown += len(steps)
    assert shown


def test_what_is_not_possible_is_never_shown() -> None:
    told = [
        what
        for match, since in questions("zooloretto", "human,mammoth:II")
        for step in steps_since(match, A, since, face("zooloretto").shows)
        for what in step.told
    ]
    assert any(isinstance(what, MammothLine) and what.step is MammothStep.CARD for what in told)
    assert not any(isinstance(what, MammothLine) and what.step in NOT_POSSIBLE for what in told)


def test_all_deeds_of_others_are_told_and_own_ones_are_not() -> None:
    """Where nothing is put together, every step of the AI stands in one of the steps; where I draw, nothing does."""
    for match, since in questions("orichalcum", "human,ai", 30):
        lines = match.log or []
        others = [what for place, what in match.heard(A) if since < lines[place].moment < match.moment]
        told = [what for step in steps_since(match, A, since, face("orichalcum").shows) for what in step.told]
        assert all(what in others for what in told)
        assert not any(
            getattr(what, "seat", None) == A and face("orichalcum").shows(what) is Shows.STEP for what in told
        )


def test_a_long_turn_is_put_together_at_its_end_and_says_all() -> None:
    steps = [Step(moment, [], 1) for moment in range(10, 19)]
    for step in steps:
        step.told.append(step.moment)  # type: ignore[arg-type]
    fewer = _fewer(steps)
    assert [step.moment for step in fewer] == [10, 11, 12, 13, 18]
    assert [str(what) for step in fewer for what in step.told] == [str(moment) for moment in range(10, 19)]
    assert len(fewer) == MOST_IN_A_TURN


def test_many_turns_are_put_together_evenly() -> None:
    steps = [Step(10 * turn + number, [], turn) for turn in range(4) for number in range(4)]
    fewer = _fewer(steps)
    assert len(fewer) == MOST_AT_ONCE
    assert [sum(step.turn == turn for step in fewer) for turn in range(4)] == [2, 2, 2, 2]
    assert fewer[-1].moment == steps[-1].moment


def test_more_turns_than_steps_are_put_together_from_the_first() -> None:
    fewer = _fewer([Step(turn, [], turn) for turn in range(20)])
    assert [step.moment for step in fewer] == list(range(12, 20))


@pytest.mark.parametrize("seat", [A, None])
def test_the_last_turn_of_others_can_be_seen_again(seat: Seat | None) -> None:
    seen = 0
    for match, _ in questions("zooloretto", "human,greedy,mammoth:II", 30):
        since = since_last_decision(match, seat)
        assert -1 <= since < max(match.moment, 1)
        seen += bool(steps_since(match, seat, since, face("zooloretto").shows))
    assert seen
