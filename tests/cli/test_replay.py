"""`soloist replay`: every answer is checked, and any position can be looked at."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from soloist.engine.match import Match
from soloist.engine.record import Record, save
from soloist.engine.seats import RandomBot, Seat, ask
from soloist.registry import find_game
from tests.cli.conftest import Soloist, played


def signed(text: str) -> str:
    """The text with a check sum that fits, as a careful forger would make it."""
    body = text[: text.rindex("check ")]
    return f"{body}check {sha256(body.encode()).hexdigest()[:16]}\n"


def begun(answers: int = 30) -> Match:
    match = Match.new(find_game("arne"), 3, {}, 8)
    while match.moment < answers:
        assert match.question is not None
        match.answer(ask(RandomBot(), match, match.question))
    return match


def test_says_what_the_record_is(soloist: Soloist, saved: Path) -> None:
    outcome = soloist("replay", str(saved))
    match = played(variant="ghost")
    assert outcome.code == 0
    for part in ("ARNE Total", "human:Anna, greedy, random", "variant=ghost", str(match.moment), str(match.turns)):
        assert part in outcome.out
    for score in match.result.scores:
        assert f"{score.total:,}" in outcome.out
    assert outcome.out.count("won") == len(match.result.winners)


def test_an_unfinished_match_has_no_result(soloist: Soloist, tmp_path: Path) -> None:
    path = tmp_path / "open.soloist"
    path.write_text(save(begun()), "utf-8")
    outcome = soloist("replay", str(path))
    assert "not over yet" in outcome.out
    assert "won" not in outcome.out


def test_a_record_that_simply_stops_is_an_unfinished_match(soloist: Soloist, saved: Path) -> None:
    lines = saved.read_text("utf-8").splitlines()
    head = lines.index("--") + 1
    saved.write_text("\n".join(lines[: head + 40]) + "\n", "utf-8")
    outcome = soloist("replay", str(saved))
    assert outcome.code == 0
    assert "40, all of them legal; the record stops there, before its end" in outcome.out
    assert "not over yet" in outcome.out
    assert "after 40 of" in soloist("replay", str(saved), "--step", "40").out


def test_a_match_that_was_given_up_says_by_whom(soloist: Soloist, tmp_path: Path) -> None:
    match = begun()
    match.give_up(Seat(1))
    match.give_up(Seat(0))
    path = tmp_path / "given-up.soloist"
    path.write_text(save(match), "utf-8")
    outcome = soloist("replay", str(path))
    assert outcome.out.count("gave up") == 2
    assert outcome.out.count("won") == 1
    assert "Seat B gave up" in soloist("replay", str(path), "--step", "31").out
    assert "Seat B gave up" not in soloist("replay", str(path), "--step", "30").out
    assert "the match is over" in soloist("replay", str(path), "--step", "32").out


def test_shows_a_position(soloist: Soloist, saved: Path) -> None:
    outcome = soloist("replay", str(saved), "--step", "60")
    assert outcome.code == 0
    assert "after 60 of" in outcome.out
    assert "Anna: a card from the pile" in outcome.out


def test_a_position_is_the_one_after_so_many_answers() -> None:
    match = played()
    for step in (0, 1, 7, 50, match.moment):
        earlier = match.past(step)
        assert [entry.value for entry in earlier.history] == [entry.value for entry in match.history[:step]]
    assert match.past(match.moment).state == match.state


def test_hands_are_shown_only_to_the_seat_that_is_named(soloist: Soloist, tmp_path: Path) -> None:
    path = tmp_path / "open.soloist"
    path.write_text(save(begun()), "utf-8")
    spectator = soloist("replay", str(path), "--step", "30").out
    seat = soloist("replay", str(path), "--step", "30", "--seat", "b").out
    assert "Hand" not in spectator
    assert "Hand" in seat


@pytest.mark.parametrize("words", [("--seat", "Q"), ("--step", "100000"), ("--step", "-1")])
def test_no_such_seat_or_step(soloist: Soloist, saved: Path, words: tuple[str, str]) -> None:
    outcome = soloist("replay", str(saved), *words)
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 1


def broken(text: str) -> dict[str, tuple[str, str]]:
    """Files that are no good, and what should be said of them."""
    answer = next(line for line in text.splitlines() if line.startswith("A ") and line != "A pass")
    return {
        "empty": ("", "not a Soloist record"),
        "foreign": ('{"game": "arne"}\n', "not a Soloist record"),
        "from the future": (text.replace("soloist record 1", "soloist record 9"), "format"),
        "cut off in a line": (text[: text.rindex("\n--")], "cut off in the middle of a line"),
        "cut off in its head": (text[: text.index("seed ")], "cut off before its first answer"),
        "edited": (text.replace(answer, "A pass", 1), "checksum"),
        "edited and signed": (signed(text.replace(answer, "A unicorn", 1)), "by A, is not possible there"),
        "another game": (signed(text.replace("game arne", "game chess")), "'chess'"),
        "other rules": (signed(text.replace("rules 1\n", "rules 99\n")), "version 99"),
        "impossible option": (signed(text.replace('"ghost"', '"solo"')), "variant"),
        "no seats": (signed(text.replace("seats 3\n", "")), "seats"),
        "too many seats": (signed(text.replace("seats 3\n", "seats 30\n")), "30"),
        "wrong seat": (signed(text.replace(answer, "Z pass", 1)), "'Z'"),
    }


@pytest.mark.parametrize("kind", broken(save(played(variant="ghost"))))
def test_a_broken_record_is_one_line_and_stays_as_it_is(soloist: Soloist, saved: Path, kind: str) -> None:
    content, problem = broken(saved.read_text("utf-8"))[kind]
    saved.write_text(content, "utf-8")
    outcome = soloist("replay", str(saved))
    assert outcome.code == 2
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert str(saved) in line
    assert problem in line
    assert saved.read_text("utf-8") == content


def test_a_record_from_windows_opens(soloist: Soloist, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b"\n", b"\r\n"))
    assert soloist("replay", str(saved)).code == 0


def test_the_whole_record_is_played(saved: Path) -> None:
    record = Record.read(saved.read_text("utf-8"))
    match = record.match(find_game)
    assert match.over
    assert match.moment == len(record.answers)
