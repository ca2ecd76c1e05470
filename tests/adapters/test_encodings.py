"""Every answer has a number of its own, every view a tensor, and nothing hidden is in it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from soloist.adapters.coding import Coding, Writer
from soloist.adapters.games import GAMES, coding_of
from soloist.adapters.vocabulary import SPARE, Vocabulary
from soloist.engine.dice import Stream
from soloist.engine.errors import CannotImagine, CannotUndo
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat, seats
from soloist.registry import find_companion, find_game
from tests.adapters import from_views
from tests.kit.courses import Case, cases, written_down
from tests.kit.games import REAL
from tests.kit.subject import Agreement, Subject

TABLES = Path(__file__).parent / "tables.txt"
some = pytest.mark.parametrize("subject", REAL, ids=lambda subject: subject.game.id)


@cache
def _coding(game: str, count: int, options: tuple[tuple[str, str], ...]) -> Coding:
    rules = find_game(game)
    return coding_of(rules, count, rules.read_settings(dict(options)))


def coding_for(case: Case) -> Coding:
    agreement = case.agreement
    return _coding(case.subject.game.id, agreement.seats, tuple(sorted(agreement.options.items())))


def tensor(writer: Writer, match: Match, seat: Seat) -> list[float]:
    return list(writer.encode(match.state, seat, match.asked(seat)))


def assert_as_seen(coding: Coding, writer: Writer, match: Match) -> None:
    """What is written of the state is what can be written of each seat's view, to the number."""
    for seat in seats(match.seats):
        asked = match.asked(seat)
        shown, wanted = writer.encode(match.state, seat, asked), from_views.encode(coding, match.view(seat), asked)
        if shown != wanted:
            parts = ((field.name, coding.layout.part(shown, field.name), coding.layout.part(wanted, field.name))
                     for field in coding.layout.fields)  # fmt: skip
            assert [part for part in parts if part[1] != part[2]] == []


def assert_numbered(vocabulary: Vocabulary, question: Question) -> None:
    """Each option has its own number in the list, and the number leads back to it."""
    numbers = vocabulary.numbers(question.options)
    assert [vocabulary.words[number] for number in numbers] == [code(option) for option in question.options]
    if question.seat != CHANCE:  # who may draw one of several equal things
        assert len(set(numbers)) == len(numbers)
    assert max(numbers) < vocabulary.spare


@some
@given(data=st.data())
def test_every_option_of_every_question_has_its_own_number(subject: Subject, data: st.DataObject) -> None:
    case = data.draw(cases(subject))
    coding = coding_for(case)
    with written_down(case.begin(dice=False)) as match:
        for question in case.walk(match):
            assert_numbered(coding.outcomes if question.seat == CHANCE else coding.actions, question)


@some
@given(data=st.data())
def test_the_kind_of_every_question_is_shown(subject: Subject, data: st.DataObject) -> None:
    case = data.draw(cases(subject))
    coding = coding_for(case)
    writer = coding.writer()
    with written_down(case.begin()) as match:
        for question in case.walk(match):
            shown = writer.encode(match.state, question.seat, question)
            kinds = coding.layout.part(shown, "asked")
            assert sum(kinds) == 1
            assert kinds[-1] == 0, question.ask


@some
@given(data=st.data())
def test_a_tensor_is_what_can_be_written_of_the_view(subject: Subject, data: st.DataObject) -> None:
    case = data.draw(cases(subject))
    coding = coding_for(case)
    writer = coding.writer()
    with written_down(case.begin()) as match:
        for _ in case.walk(match):
            assert_as_seen(coding, writer, match)


@some
@settings(max_examples=25)
@given(data=st.data())
def test_what_is_hidden_is_not_in_a_tensor(subject: Subject, data: st.DataObject) -> None:
    """In any match that a seat can imagine it sees the same numbers."""
    case = data.draw(cases(subject))
    coding = coding_for(case)
    writer = coding.writer()
    with written_down(case.play()) as match:
        asked = [question.seat for question in match.questions]
        for seat in asked[:1]:
            for seed in range(3):
                try:
                    imagined = match.outlook(seat).imagine(seed)
                except CannotImagine:
                    continue
                assert imagined.view(seat) == match.view(seat)
                assert tensor(writer, imagined, seat) == tensor(coding.writer(), match, seat)


@some
@settings(max_examples=25)
@given(data=st.data())
def test_equal_positions_have_equal_tensors(subject: Subject, data: st.DataObject) -> None:
    case = data.draw(cases(subject))
    coding = coding_for(case)
    with written_down(case.play()) as match:
        for seat in seats(match.seats):
            assert tensor(coding.writer(), match.copy(), seat) == tensor(coding.writer(), match, seat)


def look_around(subject: Subject, agreement: Agreement, seed: int) -> None:
    """One writer is shown two matches, copies of them and positions taken back, now and then."""
    matches = [subject.new(agreement, seed), subject.new(agreement, seed + 1)]
    coding = _coding(subject.game.id, agreement.seats, tuple(sorted(agreement.options.items())))
    writer, chance, at = coding.writer(), Stream(seed, 52), 0
    while not all(match.over for match in matches):
        event = chance.below(40)
        if event < 2 or matches[at].over:
            at = 1 - at
        elif event == 2:
            matches[at] = matches[at].copy()
        elif event == 3 and matches[at].moment > 5:
            with suppress(CannotUndo):
                matches[at].undo()
        match = matches[at]
        if (question := match.question) is not None:
            match.answer(subject.choose(question, chance.bits()))
        if event < 32 or match.over:
            assert_as_seen(coding, writer, match)


@some
def test_looks_may_jump_between_positions(subject: Subject) -> None:
    for agreement in subject.agreements[:3]:
        for seed in range(2):
            look_around(subject, agreement, seed)


def play_seen(subject: Subject, agreement: Agreement, seed: int) -> None:
    """Two whole matches move by move with one writer, so that what it keeps of one is wrong for the other."""
    matches = [subject.new(agreement, seed), subject.new(agreement, seed + 1)]
    coding = _coding(subject.game.id, agreement.seats, tuple(sorted(agreement.options.items())))
    writer = coding.writer()
    while not all(match.over for match in matches):
        for match in matches:
            assert_as_seen(coding, writer, match)
            if (question := match.question) is not None:
                match.answer(subject.choose(question, match.moment * 7919))


@some
def test_what_is_kept_between_positions_changes_nothing(subject: Subject) -> None:
    """Parts of a tensor that stay the same are not written again."""
    for agreement in subject.agreements[:4]:
        play_seen(subject, agreement, seed=8)


@pytest.mark.long
@some
def test_tensors_of_all_variants_are_what_can_be_written_of_the_view(subject: Subject) -> None:
    for agreement in subject.agreements:
        for seed in range(3):
            play_seen(subject, agreement, seed)


def play_whole_games(subject: Subject, seeds: range) -> None:
    """Each agreement once for each seed, with every question to players and to Chance looked at."""
    for agreement in subject.agreements:
        coding = _coding(subject.game.id, agreement.seats, tuple(sorted(agreement.options.items())))
        for seed in seeds:
            match = subject.new(agreement, seed, dice=False)
            chance = Stream(seed, 51)
            while (question := match.question) is not None:
                assert_numbered(coding.outcomes if question.seat == CHANCE else coding.actions, question)
                match.answer(subject.choose(question, chance.bits()))


@some
def test_every_option_of_whole_games_has_its_own_number(subject: Subject) -> None:
    play_whole_games(subject, range(1))


@pytest.mark.long
@some
def test_every_option_of_many_games_has_its_own_number(subject: Subject) -> None:
    play_whole_games(subject, range(1, 40))


@some
def test_numbers_of_a_tensor_are_about_one(subject: Subject) -> None:
    """Fields are divided by what they rarely exceed."""
    agreement = subject.agreements[0]
    match = subject.new(agreement, seed=5)
    coding = _coding(subject.game.id, agreement.seats, tuple(sorted(agreement.options.items())))
    shares, writer = coding.layout.shares(), coding.writer()
    assert len(shares) == coding.layout.size
    while (question := match.question) is not None:
        shown = writer.encode(match.state, question.seat, question)
        assert len(shown) == coding.layout.size
        assert max(abs(number * share) for number, share in zip(shown, shares, strict=True)) <= 5
        match.answer(subject.choose(question, match.moment * 7919))


def table_of(game: str) -> str:
    """One line: a game, its rules, how many answers and draws have numbers, and a digest of both lists."""
    rules = find_game(game)
    coding = coding_of(rules, max(2, min(rules.player_counts)), rules.read_settings({}))
    digest = sha256("\n".join((*coding.actions.words, "", *coding.outcomes.words)).encode()).hexdigest()[:16]
    counts = f"{len(coding.actions)} actions, {len(coding.outcomes)} outcomes"
    return f"{game} rules {rules.rules_version}: {counts}, {digest}"


def test_numbers_stay_as_long_as_the_rules_do() -> None:
    """Whoever changes a list lets `rules_version` grow, says so in the changelog and writes the new line here."""
    assert TABLES.read_text("utf-8").splitlines() == [table_of(game) for game in GAMES]


def test_what_is_not_in_the_list_is_numbered_from_the_end() -> None:
    vocabulary = Vocabulary(["red", "blue", "red"])
    assert vocabulary.numbers(["blue", "green", "red", "pink"]) == [1, 2, 0, 3]
    assert [vocabulary.words[number] for number in (2, 3)] == ["other 1", "other 2"]
    with pytest.raises(ValueError, match=f"more than {SPARE} options"):
        vocabulary.numbers([str(number) for number in range(SPARE + 1)])


def test_a_companion_has_no_encoding() -> None:
    with pytest.raises(ValueError, match="ARNO at the table has no encoding"):
        coding_of(find_companion("arno"), 1, {})
