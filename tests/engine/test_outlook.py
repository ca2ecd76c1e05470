"""What a bot may hold, and the matches it can imagine from it."""

from __future__ import annotations

from collections import Counter

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import CannotImagine
from soloist.engine.flow import Flow, together
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from tests.kit.graph import Secrets
from tests.kit.little import A, B, C, Little, Notes, codes, little, note, throw
from tests.kit.toygame import TOY


def secret_then_open(notes: Notes) -> Flow[None]:
    yield from note(notes, B, "p", "q", "r", seen_by=(B,))
    yield from note(notes, A, "x", "y")


def a_toy(moves: int, seed: int = 5) -> Match:
    match = Match.new(TOY, 3, {"rounds": "9"}, seed)
    chance = Stream(seed, 50)
    while match.moment < moves and (question := match.question) is not None:
        match.answer(chance.pick(question.options), seat=question.seat)
    return match


def test_an_outlook_names_what_was_seen_and_hides_the_rest() -> None:
    match = little(secret_then_open)
    match.answer("q")
    assert [(seen.value, seen.hidden) for seen in match.outlook(A).since] == [(None, True)]
    assert [(seen.value, seen.hidden) for seen in match.outlook(B).since] == [("q", False)]


def test_imagined_matches_differ_in_what_is_hidden_only() -> None:
    match = little(secret_then_open)
    match.answer("q")
    secrets: Counter[str] = Counter()
    for seed in range(60):
        imagined = match.outlook(A).imagine(seed)
        assert imagined.view(A) == match.view(A)
        assert codes(imagined.question) == ["x", "y"]
        secrets[imagined.state.lines[0][1]] += 1
    assert set(secrets) == {"p", "q", "r"}
    assert {match.outlook(B).imagine(seed).state.lines[0][1] for seed in range(9)} == {"q"}


def test_the_same_seed_imagines_the_same_match() -> None:
    outlook = a_toy(20).outlook(A)
    assert outlook.imagine(4).state == outlook.imagine(4).state


@pytest.mark.parametrize("moves", range(0, 45, 3))
def test_an_imagined_match_fits_and_can_be_played_to_its_end(moves: int) -> None:
    match = a_toy(moves)
    for seat in (A, B, C):
        imagined = match.outlook(seat).imagine(moves)
        assert imagined.view(seat) == match.view(seat)
        assert imagined.view(None) == match.view(None)
        assert own_question(imagined, seat) == own_question(match, seat)
        while (question := imagined.question) is not None:
            imagined.answer(question.options[-1], seat=question.seat)
    assert match.moment == a_toy(moves).moment


def own_question(match: Match, seat: Seat) -> list[str] | None:
    return None if match.asked(seat) is None else codes(match.asked(seat))


def test_imagining_does_not_touch_the_match() -> None:
    match, twin = a_toy(22), a_toy(22)
    for seed in range(5):
        imagined = match.outlook(B).imagine(seed)
        assert imagined.question is not None
        imagined.answer(imagined.question.options[0], seat=imagined.question.seat)
    assert match.state == twin.state
    assert match.history == twin.history


def test_an_outlook_needs_no_snapshots() -> None:
    kept, saved = a_toy(25), Match.new(TOY, 3, {"rounds": "9"}, 5, snapshots=False)
    for entry in kept.history:
        if entry.seat != CHANCE:
            saved.answer(entry.value, seat=entry.seat)
    for seat in (A, B, C):
        theirs, ours = kept.outlook(seat), saved.outlook(seat)
        assert (theirs.now, theirs.start, theirs.since) == (ours.now, ours.start, ours.since)
    assert kept.state == saved.state


def test_a_step_that_changes_the_table_before_it_asks_can_be_imagined() -> None:
    """The position starts from the beginning of the step, not from the table as it is at the first question."""

    def counting(notes: Notes) -> Flow[None]:
        notes.lines.append(f"line {len(notes.lines)}")
        yield from note(notes, A, "x", "y")

    match = little(counting, counting)
    assert match.outlook(A).imagine(0).view(A) == match.view(A)
    match.answer("x")
    assert match.outlook(A).imagine(0).state == match.state


def test_an_imagined_match_asks_the_seat_if_it_is_asked() -> None:
    """Who is asked may hang on what is hidden; only positions with the same question fit what the seat sees."""

    def depends(notes: Notes) -> Flow[None]:
        hidden = yield from throw(notes, *range(8), seen_by=(B,))
        yield from note(notes, C if hidden else A, "x", "y")

    for seed in range(30):
        match = Match.new(Little(depends), 3, seed=seed)
        assert own_question(match.outlook(A).imagine(seed), A) == own_question(match, A)


def test_what_was_sealed_and_then_shown_can_be_imagined() -> None:
    """After a Together the answers lie open, so those who look need not guess them."""

    def auction(notes: Notes) -> Flow[None]:
        bids = yield from together({seat: note(Notes(3), seat, *range(60)) for seat in (A, B, C)})
        notes.lines.append(sorted(bids.items()))
        yield from note(notes, A, "x", "y")

    match = little(auction, players=3)
    for bid in (7, 31, 59):
        match.answer(bid)
    try:
        imagined = match.outlook(A).imagine(1)
    except CannotImagine:
        pytest.fail("open bids had to be guessed")
    assert imagined.view(A) == match.view(A)


def test_rules_that_fall_in_an_imagined_position_are_not_the_bots_trouble() -> None:
    """A dealt position may be impossible; it is dropped like any other that does not fit."""

    def strict(notes: Notes) -> Flow[None]:
        if ((B,), "hidden") in notes.lines:
            raise ZeroDivisionError("cannot be")
        if not notes.lines:
            yield from note(notes, B, "p", "q", seen_by=(B,))
        yield from note(notes, A, "x")

    match = little(strict, strict)
    match.answer("p")
    match.answer("x")
    with pytest.raises(CannotImagine):
        match.outlook(A).imagine(0)


@pytest.mark.parametrize("moves", range(0, 45, 4))
def test_no_way_leads_from_a_bots_sight_to_the_hidden_state(moves: int) -> None:
    match = a_toy(moves)
    for seat in (A, B, C):
        for sight in (match.outlook(seat), match.view(seat), match.asked(seat)):
            assert Secrets(match).reached_from(sight) == []


def test_the_walk_would_find_a_leak() -> None:
    match = a_toy(20)
    question = match.question
    assert question is not None
    hand = match.state.hands[question.seat]
    secrets = Secrets(match)
    for leaking in (
        Question(A, question.ask, "T-1", hand),
        Question(A, question.ask, "T-1", [lambda: match]),
        Question(A, question.ask, "T-1", (hand.index,)),
        Question(A, question.ask, "T-1", [], about=match.state.pile),
        Question(A, question.ask, "T-1", [], about=match.view),
        {"deep": [{"deeper": (match,)}]},
        match.history,
        (character for character in "flow"),
    ):
        assert secrets.reached_from(leaking)
    assert secrets.reached_from(match.view(A)) == []


def test_hidden_cards_cannot_be_told_apart_by_what_a_bot_holds() -> None:
    """Two matches that differ in hidden things only give the same sight, to the last word."""
    match = a_toy(24)
    assert match.question is not None
    seat = match.question.seat
    for seed in range(20):
        other = match.outlook(seat).imagine(seed)
        assert other.view(seat) == match.view(seat)
        ours, theirs = match.asked(seat), other.asked(seat)
        assert ours is not None
        assert theirs is not None
        assert [code(option) for option in ours.options] == [code(option) for option in theirs.options]
        assert (ours.why, ours.picked, ours.of, ours.passing) == (theirs.why, theirs.picked, theirs.of, theirs.passing)
