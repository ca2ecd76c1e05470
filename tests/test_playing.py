"""Who answers at a table: bots, standing passes, and the lack of a choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.playing import Given, Playing, changed
from soloist.registry import find_game
from soloist.seating import read_seating, with_automas

ARNE = find_game("arne")
A = Seat(0)


def playing(seats: str, seed: int = 7, **options: str) -> Playing:
    words = seats.split(",")
    return Playing(Match.new(ARNE, len(words), options, seed), read_seating(ARNE, words))


def asked(playing: Playing, most: int = 3000) -> Iterator[tuple[Question, Given | None]]:
    """Every question with what is given for it; people who are asked pass, or take what comes first."""
    for _ in range(most):
        question = playing.match.question
        if question is None:
            return
        given = playing.answer_for(question)
        yield question, given
        answer, auto = given or ((question.passing or question.options[0]), False)
        playing.match.answer(answer, seat=question.seat, auto=auto)


def test_bots_answer_and_people_are_asked_where_there_is_a_choice() -> None:
    asked_people = 0
    for question, given in asked(playing("human,greedy")):
        if question.seat != A:
            assert given is not None
            assert not given.auto
        elif given is not None:
            assert len(question.options) == 1
            assert given == Given(question.options[0], auto=True)
        else:
            asked_people += 1
    assert asked_people > 10


def lone(game: str, seats: str, seed: int) -> Iterator[tuple[Playing, Question, Given | None]]:
    """Questions with a single option, to a person."""
    words, found = seats.split(","), find_game(game)
    seating = read_seating(found, words)
    play = Playing(Match.new(found, len(words), with_automas(seating, {}), seed), seating)
    for question, given in asked(play):
        if question.seat == A and len(question.options) == 1 and question.options[0] is not question.passing:
            yield play, question, given


@pytest.mark.parametrize(("game", "seats"), [("arne", "human,greedy"), ("zooloretto", "human,mammoth:I")])
def test_a_lone_answer_is_asked_if_it_pays_discards_or_ends_the_turn(game: str, seats: str) -> None:
    counts = {True: 0, False: 0}
    for seed in range(5):
        for play, question, given in lone(game, seats, seed):
            match, option = play.match, question.options[0]
            after = match.past(match.moment)
            after.answer(option, seat=A)
            grave = match.ahead(option, A) is not None or any(each.is_spent for each in changed(match, after, A))
            assert (given is None) is grave
            counts[grave] += 1
    assert all(counts.values()), counts


def test_among_several_people_a_lone_pass_is_asked_for() -> None:
    """[ARNE-7.9]"""
    lone = [
        given
        for question, given in asked(playing("human,human", seed=1, uniform_prompts="yes"))
        if len(question.options) == 1 and question.options[0] is question.passing
    ]
    assert lone
    assert lone == [None] * len(lone)


def test_a_standing_pass_lasts_until_a_trigger_and_says_which() -> None:
    table = playing("human,greedy,greedy")
    passed = woken = 0
    for question, given in asked(table):
        if question.seat != A:
            continue
        if given is None and A in table.woken:
            assert A not in table.watches
            assert all(trigger in table.triggers[A] for trigger in table.woken[A])
            woken += len(table.woken[A])
        passed += given is not None and len(question.options) > 1
        if A not in table.watches:
            table.pass_until(A, table.triggers[A])
            assert A not in table.woken
    assert passed > 5
    assert woken > 2


def test_whoever_stops_passing_is_asked_again() -> None:
    table = playing("human,greedy")
    table.pass_until(A, ())
    table.stop_passing(A)
    choices = [given for question, given in asked(table, 60) if question.seat == A and len(question.options) > 1]
    assert choices
    assert choices == [None] * len(choices)


def test_everybody_begins_with_the_usual_triggers() -> None:
    table = playing("human,greedy,human")
    assert table.people == (A, Seat(2))
    assert set(table.triggers) == {A, Seat(2)}
    assert table.triggers[A] == [trigger for trigger in ARNE.triggers if trigger.default]
    assert table.triggers[A] is not table.triggers[Seat(2)]
