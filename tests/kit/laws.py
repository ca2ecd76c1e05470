"""Laws that hold for every game, every agreement and every course of a match."""

from __future__ import annotations

import re
from collections.abc import Callable

from soloist.bots.playout import playout
from soloist.engine.dice import Stream
from soloist.engine.errors import CannotUndo
from soloist.engine.giving_up import GivingUp
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import load, save
from soloist.engine.seats import CHANCE, Seat, seats
from soloist.language import Reader
from soloist.results import best_first
from tests.kit.courses import Case, play_on, written_down
from tests.kit.games import find_game
from tests.kit.graph import Secrets

Law = Callable[[Case], None]


def asked(match: Match) -> list[tuple[Seat, str, list[str]]]:
    """All open questions: who, by which rule, with which options."""
    return [(each.seat, each.why, [code(option) for option in each.options]) for each in match.questions]


def asked_of(match: Match, seat: Seat) -> list[tuple[Seat, str, list[str]]]:
    return [each for each in asked(match) if each[0] == seat]


def read_log(match: Match, seat: Seat | None) -> list[str]:
    reader = Reader()
    return [reader.read(what) for _, what in match.heard(seat)]


def assert_same(one: Match, other: Match) -> None:
    """Two matches at the same position, as far as anybody can tell."""
    assert one.history == other.history
    assert one.gave_up == other.gave_up
    assert one.over == other.over
    assert one.result == other.result
    assert one.state == other.state
    assert asked(one) == asked(other)
    for seat in (*seats(one.seats), None):
        assert one.view(seat) == other.view(seat)
    assert read_log(one, None) == read_log(other, None)


def replay_equals_play(case: Case) -> None:
    with written_down(case.play()) as match:
        again, by_hand = case.begin(), case.begin(dice=False)
        for entry in match.history:
            by_hand.answer(entry.value, seat=entry.seat)
            if entry.seat != CHANCE:
                again.answer(entry.value, seat=entry.seat)
        assert_same(again, match)
        assert by_hand.state == match.state


def keeping_no_snapshots_changes_nothing(case: Case) -> None:
    with written_down(case.play()) as match:
        other = case.play(snapshots=False)
        assert_same(other, match)
        assert_same(other.copy(), match)


def copies_are_independent(case: Case) -> None:
    with written_down(case.play()) as match:
        copy = match.copy()
        assert_same(copy, match)
        play_on(copy, 1, 40)
        assert_same(match, case.play())
        play_on(match, 1, 40)
        assert_same(copy, match)


def save_and_load_are_the_identity(case: Case) -> None:
    with written_down(case.play()) as match:
        again = load(save(match), find_game)
        assert_same(again, match)
        assert save(again) == save(match)
        play_on(match, 2, 10)
        play_on(again, 2, 10)
        assert save(again) == save(match)


def undo_then_redo_is_the_identity(case: Case) -> None:
    for mode in Undo:
        with written_down(case.play(undo=mode)) as match:
            before = match.copy()
            undone = 0
            while undone < 12:
                try:
                    match.undo()
                except CannotUndo:
                    break
                undone += 1
                assert match.questions
            for _ in range(undone):
                match.redo()
            assert_same(match, before)


def giving_up_is_part_of_the_match(case: Case) -> None:
    """At any moment and by any seat: it is replayed, copied and loaded like an answer, and cannot be taken back."""
    with written_down(case.play()) as match:
        if match.over:
            return
        before = match.copy()
        number, ends = divmod(case.course.seed, 2)
        seat = Seat(number % match.seats)
        match.give_up(seat, ends=bool(ends))
        assert match.over == (bool(ends) or match.seats <= 2)
        assert_given_up(match, seat)
        assert_same(match.past(before.moment), before)
        if not match.over:
            play_on(match, 4, 20)
            assert_given_up(match, seat)
        assert_no_way_back(match, seat)
        assert_same(before, case.play())


def assert_given_up(match: Match, seat: Seat) -> None:
    """The match is the same after a copy and a load; the seat ranks last."""
    again = load(save(match), find_game)
    assert_same(match.copy(), match)
    assert_same(again, match)
    assert save(again) == save(match)
    assert match.result.gave_up == (seat,)
    assert seat not in match.result.winners
    assert best_first(match.result)[-1].seat == seat
    assert not match.over or match.seats <= 2 or match.result.winners or match.history[-1].gives_up


def assert_no_way_back(match: Match, seat: Seat) -> None:
    """Taking back stops where the seat gave up, even where everything may be taken back."""
    free = load(save(match).replace("undo screen", "undo free").rsplit("check ", 1)[0], find_game)
    while True:
        try:
            free.undo()
        except CannotUndo:
            break
    assert free.moment == match.gave_up[seat] + 1
    assert seat in free.gave_up


def answers_by_text_equal_answers_by_object(case: Case) -> None:
    with written_down(case.play()) as match:
        by_text = case.begin()
        while by_text.moment < match.moment:
            entry = match.history[by_text.moment]
            by_text.answer(f" {code(entry.value).upper()} ", seat=entry.seat)
        assert_same(by_text, match)


def options_have_codes_of_their_own(case: Case) -> None:
    """Codes name one option each, whatever the case of the letters, and fit a line of a record."""
    with written_down(case.begin()) as match:
        for _ in case.walk(match):
            for question in match.questions:
                codes = [code(option).lower() for option in question.options]
                assert codes, "a question without options"
                assert len(set(codes)) == len(codes), codes
                assert all(each == each.strip() and each.isprintable() and each for each in codes)
                assert not {how.value for how in GivingUp} & set(codes)
                assert question.passing is None or code(question.passing).lower() in codes


def every_game_ends(case: Case) -> None:
    with written_down(case.play()) as match:
        play_on(match, case.course.seed, case.subject.most_answers - match.moment, case.subject.choose)
        assert match.over
        result = match.result
        assert [score.seat for score in result.scores] == list(seats(match.seats))
        assert result.winners or match.seats == 1  # alone one can lose against the game
        assert all(score.total == sum(points for _, points in score.parts) for score in result.scores if score.parts)


def playouts_end_and_lose_nothing(case: Case) -> None:
    """Fast random play from any state between steps, as searches do it."""
    with written_down(case.play()) as match:
        outlook = match.outlook(seats(match.seats)[-1])
        state = match.game.imagine(outlook.start, outlook.seat, outlook.since, Stream(case.course.seed))
        playout(match.game, state, case.course.seed)
        assert match.game.next_step(state) is None
        assert match.game.result(state).winners or match.seats == 1
        census = case.subject.census(state)
        assert census.found == census.owned


def pieces_are_conserved(case: Case) -> None:
    """At every question, those to Chance included; and all else that the game says of itself holds."""
    with written_down(case.begin(dice=False)) as match:
        for _ in case.walk(match):
            census = case.subject.census(match.state)
            if case.subject.always_down or not match.since_step:
                assert census.found == census.owned
            assert not census.found - census.owned
            case.subject.sound(match)


def a_view_does_not_change_with_hidden_things(case: Case) -> None:
    """A state that differs from the true one only in what a seat cannot see looks the same to it."""
    with written_down(case.play()) as match:
        for seat in seats(match.seats):
            outlook = match.outlook(seat)
            for attempt in range(3):
                other = match.game.imagine(outlook.start, seat, outlook.since, Stream(case.course.seed, 0, attempt))
                assert match.game.view(other, seat) == outlook.start
                if outlook.start == outlook.now:
                    assert match.game.view(other, None) == match.view(None)


def imagined_matches_fit(case: Case) -> None:
    """A match imagined by a seat that is asked looks, reads and asks the same, and can be played on."""
    with written_down(case.begin()) as match:
        for number, question in enumerate(case.walk(match)):
            if case.course.choices[number] % 8 == 0:
                imagine_and_compare(match, question.seat, case.course.seed)
        assert_same(match, case.play())


def imagine_and_compare(match: Match, seat: Seat, seed: int) -> None:
    other = match.outlook(seat).imagine(seed)
    assert other.view(seat) == match.view(seat)
    assert other.view(None) == match.view(None)
    for eyes in (seat, None):
        since, whole = read_log(other, eyes), read_log(match, eyes)
        assert since == whole[len(whole) - len(since) :]
    assert asked_of(other, seat) == asked_of(match, seat)
    play_on(other, 3, 10)


def no_way_leads_from_a_sight_to_the_hidden_state(case: Case) -> None:
    with written_down(case.play()) as match:
        secrets = Secrets(match)
        for seat in seats(match.seats)[:2]:
            for sight in (match.view(seat), match.outlook(seat), match.asked(seat)):
                assert secrets.reached_from(sight) == []


LEFT_OVER = re.compile(r"[{}]")


def everything_can_be_read_out(case: Case) -> None:
    """Questions, options and what is told become sentences without a gap left open."""
    reader = Reader()
    with written_down(case.begin()) as match:
        for question in case.walk(match):
            for thing in (question.ask, question.passing, *question.options):
                if thing is not None:
                    text = reader.read(thing)
                    assert text
                    assert not LEFT_OVER.search(text), text
        for seat in (*seats(match.seats), None):
            assert not [line for line in read_log(match, seat) if not line or LEFT_OVER.search(line)]


LAWS: tuple[Law, ...] = (
    replay_equals_play,
    keeping_no_snapshots_changes_nothing,
    copies_are_independent,
    save_and_load_are_the_identity,
    undo_then_redo_is_the_identity,
    giving_up_is_part_of_the_match,
    answers_by_text_equal_answers_by_object,
    options_have_codes_of_their_own,
    every_game_ends,
    playouts_end_and_lose_nothing,
    pieces_are_conserved,
    a_view_does_not_change_with_hidden_things,
    imagined_matches_fit,
    no_way_leads_from_a_sight_to_the_hidden_state,
    everything_can_be_read_out,
)
