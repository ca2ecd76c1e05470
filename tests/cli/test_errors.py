"""A user's mistake: exit code 2, one clear line on standard error, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist import cli
from tests.cli.conftest import Soloist

PAIR = ("simulate", "arne", "--seats", "random,random")

MISTAKES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "unknown command": (("gmaes",), ("'gmaes'", "games")),
    "unknown flag": ((*PAIR, "--gmaes", "3"), ("--gmaes", "--games")),
    "unknown game": (("games", "chess"), ("'chess'", "arne")),
    "no game": (("simulate",), ("GAME",)),
    "no seats": (("simulate", "arne"), ("--seats",)),
    "unknown seat": (("simulate", "arne", "--seats", "random,rnadom"), ("seat B", "'rnadom'", "greedy")),
    "empty seat": (("simulate", "arne", "--seats", "random,,random"), ("seat B",)),
    "a named bot": (("simulate", "arne", "--seats", "random:Bo,random"), ("'random:Bo'",)),
    "a person": (("simulate", "arne", "--seats", "human,random"), ("people cannot be simulated", "random")),
    "too few seats": (("simulate", "arne", "--seats", "random"), ("2, 3, 4, 5, 6", "not 1")),
    "too many seats": (("simulate", "arne", "--seats", ",".join(["random"] * 20)), ("2, 3, 4, 5, 6", "not 20")),
    "more seats than letters": (("play", "arne", "--seats", ",".join(["random"] * 40)), ("at most 26", "not 40")),
    "seats of a variant": ((*PAIR, "--option", "variant=teams"), ("teams", "4, 6, 8", "not 2")),
    "no games": ((*PAIR, "--games", "0"), ("--games",)),
    "games in words": ((*PAIR, "--games", "many"), ("--games",)),
    "negative seed": ((*PAIR, "--seed", "-1"), ("--seed -1",)),
    "no jobs": ((*PAIR, "--jobs", "0"), ("--jobs",)),
    "option without value": ((*PAIR, "--option", "variant"), ("'variant'", "NAME=VALUE", "variant=standard")),
    "unknown option": ((*PAIR, "--option", "varaint=ghost"), ("'varaint'", "variant")),
    "option given twice": ((*PAIR, "--option", "tie=items", "--option", "tie=order"), ("tie", "twice")),
    "impossible value": ((*PAIR, "--option", "variant=solo"), ("variant", "standard, minimum, ghost, teams", "'solo'")),
    "missing deck file": ((*PAIR, "--option", "deck=/no/such/deck.json"), ("/no/such/deck.json", "no such file")),
    "folder as deck": ((*PAIR, "--option", "deck=/"), ("folder",)),
    "missing record": (("replay", "/no/such.soloist"), ("/no/such.soloist", "no such file")),
    "unknown bench game": (("bench", "chess"), ("'chess'", "arne")),
    "unknown rule": (("rules", "ARNE-66"), ("'ARNE-66'", "ARNE-6.6")),
    "misspelt rule word": (("rules", "chamelion"), ("'chamelion'", "chameleon")),
    "no rule at all": (("rules", "xyzzyxyzzy"), ("'xyzzyxyzzy'",)),
    "play what": (("play",), ("which game", "arne")),
    "unknown language": (("play", "arne", "--language", "xx"), ("'xx'", "en")),
    "missing save": (("play", "--load", "/no/such.soloist"), ("/no/such.soloist", "no such file")),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_clear_line(soloist: Soloist, mistake: str) -> None:
    words, named = MISTAKES[mistake]
    outcome = soloist(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert line.startswith("soloist: ")
    for name in named:
        assert name in line


BROKEN_DECKS = {
    "{": ("not JSON",),
    "[]": ("object", "copies"),
    '{"copies": {"v5000": {"per_colour": 1}}}': ("copies, v5000:", "v50, v100"),
    '{"copies": {"v50": 3}}': ("copies, v50:", "a table of names and values"),
    '{"copies": {"lock": {"per_colour": 1}}}': ("copies, lock:", "'per_colour'", "plain, star"),
    '{"copies": {"lock": {"plain": -1}}}': ("copies, lock, plain:", "from 0 to 60", "-1"),
    '{"copies": {"lock": {"first_game": "yes"}}}': ("copies, lock, first_game:", "true, false or a table"),
}


@pytest.mark.parametrize("content", BROKEN_DECKS)
def test_a_broken_deck_file_is_told_with_the_bad_place(soloist: Soloist, tmp_path: Path, content: str) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(content, "utf-8")
    outcome = soloist(*PAIR, "--option", f"deck={deck}")
    assert outcome.code == 2
    (line,) = outcome.err.splitlines()
    assert all(part in line for part in BROKEN_DECKS[content])


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"", "is empty"), (b"\n \n", "is empty"), (b"\xff\xfe\x00", "not a text file"), (b" " * 1_000_001, "larger")],
)
def test_a_deck_file_that_is_no_text(soloist: Soloist, tmp_path: Path, content: bytes, problem: str) -> None:
    deck = tmp_path / "deck.json"
    deck.write_bytes(content)
    outcome = soloist(*PAIR, "--option", f"deck={deck}")
    assert outcome.code == 2
    (line,) = outcome.err.splitlines()
    assert str(deck) in line
    assert problem in line


def test_our_own_mistake_is_one_line_with_a_file_to_report(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> None:
        raise RuntimeError("the dice\nmelted")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(cli, "all_games", fail)
    outcome = soloist("games")
    assert outcome.code == 1
    (line,) = outcome.err.splitlines()
    assert "the dice melted" in line
    (report,) = tmp_path.iterdir()
    assert str(report) in line
    assert "RuntimeError" in report.read_text("utf-8")


def test_control_characters_do_not_reach_the_terminal(soloist: Soloist) -> None:
    outcome = soloist("games", "\x1b[31mchess\nSecond line")
    assert outcome.code == 2
    assert "\x1b" not in outcome.err
    assert len(outcome.err.splitlines()) == 1
