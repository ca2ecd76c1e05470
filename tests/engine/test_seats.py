"""Seats, and who sits there."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import IllegalAnswer
from soloist.engine.flow import Flow
from soloist.engine.match import Match
from soloist.engine.outlook import Outlook
from soloist.engine.question import Question
from soloist.engine.record import load, save
from soloist.engine.seats import CHANCE, SEATS, Bot, RandomBot, Wants, ask, seats
from tests.kit.games import find_game
from tests.kit.little import A, B, Notes, little, note
from tests.kit.seats import Script, play_on
from tests.kit.toygame import TOY, Glimpse


class Looker:
    """Takes the first option and remembers what it was shown."""

    def __init__(self, wants: Wants) -> None:
        self.wants = wants
        self.seen: list[Any] = []

    def choose(self, question: Question, sight: Any, chance: Stream) -> Any:
        self.seen.append(sight)
        return question.options[0]


def test_seats_are_letters() -> None:
    assert [seat.code for seat in seats(3)] == ["A", "B", "C"]
    assert CHANCE.code == "chance"
    assert len({seat.code for seat in (*SEATS, CHANCE)}) == 27
    assert [repr(seat) for seat in (A, CHANCE)] == ["A", "chance"]


@pytest.mark.parametrize(
    ("wants", "kind"), [(Wants.QUESTION, type(None)), (Wants.VIEW, Glimpse), (Wants.OUTLOOK, Outlook)]
)
def test_a_bot_is_shown_what_it_wants_and_no_more(wants: Wants, kind: type) -> None:
    bot = Looker(wants)
    play_on(Match.new(TOY, 2, seed=1), [bot, RandomBot()])
    assert bot.seen
    assert {type(sight) for sight in bot.seen} == {kind}


def test_bots_play_until_a_person_is_asked() -> None:
    match = Match.new(TOY, 2, {"shy": "yes"}, seed=2)
    question = play_on(match, [None, RandomBot()])
    while question is not None:
        assert question.seat == A
        match.answer(question.options[0], seat=A)
        question = play_on(match, [None, RandomBot()])
    assert match.over


def test_by_hand_the_bots_wait_for_the_dice() -> None:
    question = play_on(Match.new(TOY, 2, dice=False), [RandomBot(), RandomBot()])
    assert question is not None
    assert question.seat == CHANCE


def test_the_same_seed_gives_the_same_game_and_a_resumed_one_goes_on_in_the_same_way() -> None:
    bots: list[Bot | None] = [RandomBot(), RandomBot(), RandomBot()]
    whole, half = Match.new(TOY, 3, seed=8), Match.new(TOY, 3, seed=8)
    play_on(whole, bots)
    for _ in range(5):
        question = half.question
        assert question is not None
        half.answer(ask(RandomBot(), half, question), seat=question.seat)
    resumed = load(save(half), find_game)
    play_on(resumed, bots)
    assert save(resumed) == save(whole)


def test_a_script_reads_its_answers_in_turn() -> None:
    def step(notes: Notes) -> Flow[None]:
        yield from note(notes, A, "x", "y")
        yield from note(notes, B, "x", "y")
        yield from note(notes, A, "z")

    match = little(step)
    play_on(match, [Script(["y", "z"]), Script(["X"])])
    assert match.state.lines == ["y", "x", "z"]


def test_a_script_that_ends_or_errs_says_so() -> None:
    def step(notes: Notes) -> Flow[None]:
        yield from note(notes, A, "x", "y")
        yield from note(notes, A, "x", "y")

    with pytest.raises(LookupError, match="no answer left"):
        play_on(little(step), [Script(["x"]), None])
    with pytest.raises(IllegalAnswer):
        play_on(little(step), [Script(["w"]), None])


def test_what_a_bot_throws_hangs_on_the_match_the_seat_and_the_moment_alone() -> None:
    match = Match.new(TOY, 3, seed=8)
    throws = [match.chance_for(seat).bits() for seat in seats(3)]
    assert len(set(throws)) == 3
    assert [load(save(match), find_game).chance_for(seat).bits() for seat in seats(3)] == throws
    assert [match.copy().chance_for(seat).bits() for seat in seats(3)] == throws
    match.answer("pass")
    assert match.chance_for(A).bits() not in throws
    assert Match.new(TOY, 3, seed=9).chance_for(A).bits() not in throws
