"""Looking back, answering by hand what Chance is asked, and naming a question over a network."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from soloist.engine.errors import IllegalAnswer, StaleAnswer
from soloist.engine.flow import Flow, roll
from soloist.engine.history import Entry
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.record import save
from soloist.engine.seats import CHANCE, RandomBot, ask
from soloist.engine.words import english
from soloist.registry import find_game
from tests.engine.test_together import drafting
from tests.kit.little import A, B, C, Notes, little, note


def played(game: str, decisions: int) -> Match:
    match = Match.new(find_game(game), 2, {}, 4)
    while (question := match.question) is not None and decisions:
        match.answer(ask(RandomBot(), match, question))
        decisions -= 1
    return match


@pytest.mark.parametrize("game", ["arne", "zooloretto"])
def test_every_moment_can_be_looked_at_again(game: str) -> None:
    match = Match.new(find_game(game), 2, {}, 4)
    seen = {match.moment: match.view(A)}
    for _ in range(60):
        question = match.question
        assert question is not None
        match.answer(ask(RandomBot(), match, question))
        seen[match.moment] = match.view(A)
    before = save(match)
    for moment, view in seen.items():
        past = match.past(moment)
        assert past.moment == moment
        assert past.view(A) == view
    assert save(match) == before


def test_a_past_match_is_independent_and_rolls_no_dice() -> None:
    match = played("zooloretto", 20)
    draws = [place for place, entry in enumerate(match.history) if entry.seat == CHANCE]
    past = match.past(draws[-1])
    assert past.question is not None
    assert past.question.seat == CHANCE
    now = match.moment
    past.answer(past.question.options[0], seat=CHANCE)
    assert match.moment == now


def throwing(notes: Notes) -> Flow[None]:
    die = yield from roll(6, why="T-1")
    notes.lines.append(die)
    yield from note(notes, A, "on")


def test_one_throw_by_the_seed_where_people_throw_themselves() -> None:
    by_seed = little(throwing, players=1)
    by_hand = little(throwing, players=1, dice=False)
    with pytest.raises(IllegalAnswer, match="nothing to roll"):
        by_seed.roll()
    by_hand.roll()
    assert by_hand.state.lines[0] == by_seed.state.lines[0]
    assert not by_hand.has_dice


def test_others_who_answer_at_the_same_time_do_not_make_a_question_stale() -> None:
    match = drafting()
    asked = {seat: match.asked_at(seat) for seat in (A, B, C)}
    match.answer("x", seat=B, moment=asked[B])
    assert match.asked_at(A) == asked[A]
    with pytest.raises(StaleAnswer):
        match.answer("y", seat=B, moment=asked[B])
    match.answer("x", seat=A, moment=asked[A])
    match.answer("y", seat=B, moment=match.asked_at(B))


# several moments in a row, and steps that are remembered


def sight(match: Match) -> tuple[object, ...]:
    told = [(place, english(what)) for place, what in match.heard(A)]
    asked = [(question.seat, [code(option) for option in question.options]) for question in match.questions]
    return match.moment, match.view(A), told, asked, match.turns, save(match)


@pytest.mark.parametrize("game", ["arne", "zooloretto", "orichalcum"])
def test_moments_in_a_row_are_those_looked_at_one_by_one(game: str) -> None:
    match = played(game, 60)
    wanted = [3, 4, 9, 20, 21, 40, match.moment - 1, match.moment]
    seen = [sight(each) for each in match.moments(wanted)]
    assert seen == [sight(match.past(moment)) for moment in wanted]
    assert list(match.moments([])) == []


def test_moments_in_which_seats_answer_together_or_give_up() -> None:
    match = drafting()
    match.answer("x", seat=B)
    match.give_up(C)
    wanted = list(range(match.moment + 1))
    assert [(each.moment, save(each)) for each in match.moments(wanted)] == [
        (moment, save(match.past(moment))) for moment in wanted
    ]


@pytest.mark.plain
def test_the_last_steps_are_looked_at_without_beginning_at_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("zooloretto", 60)
    moments = [told.moment for told in match.log or ()]
    views = {moment: match.past(moment).view(A) for moment in moments[-6:]}
    begun: list[int] = []
    begin = Match._begin

    def counted(self: Match, script: Sequence[Entry] = ()) -> None:
        begun.append(len(script))
        begin(self, script)

    monkeypatch.setattr(Match, "_begin", counted)
    assert {moment: match.past(moment).view(A) for moment in moments[-6:]} == views
    assert begun == []
    assert match.past(2).moment == 2
    assert begun == [2]
