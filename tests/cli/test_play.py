"""`soloist play`: what the words become before the terminal takes over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from soloist.engine.match import Undo
from tests.cli.conftest import Soloist


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The terminal, which only notes what it was called with."""
    calls: list[tuple[Any, ...]] = []

    def play(*given: Any) -> int:
        calls.append(given)
        return 7

    monkeypatch.setattr("soloist.terminal.play.play", play)
    return calls


def test_words_are_read(soloist: Soloist, called: list[tuple[Any, ...]], tmp_path: Path) -> None:
    save = tmp_path / "new.soloist"
    words = ("--seats", "human:Anna, random", "--option", "variant=GHOST", "--seed", "3", "--save", str(save))
    assert soloist("play", "ARNE", *words, "--undo", "free").code == 7
    ((game, seats, options, seed, load, saved, undo, _),) = called
    assert game.id == "arne"
    assert seats == ["human:Anna", "random"]
    assert options == {"variant": "ghost"}
    assert (seed, load, saved, undo) == (3, None, save, Undo.FREE)


@pytest.mark.parametrize(("option", "count"), [("variant=standard", 2), ("variant=teams", 4), ("first_seat=e", 5)])
def test_usual_seats_are_one_person_and_as_few_bots_as_can_be(
    soloist: Soloist, called: list[tuple[Any, ...]], option: str, count: int
) -> None:
    soloist("play", "arne", "--option", option)
    assert called[0][1] == ["human", *["greedy"] * (count - 1)]


def test_a_saved_match_brings_its_game(soloist: Soloist, called: list[tuple[Any, ...]], saved: Path) -> None:
    assert soloist("play", "--load", str(saved)).code == 7
    game, seats, options, seed, load, *_ = called[0]
    assert (game.id, seats, options, seed, load) == ("arne", [], {}, None, saved)


def test_other_people_may_sit_down_at_a_saved_match(
    soloist: Soloist, called: list[tuple[Any, ...]], saved: Path
) -> None:
    assert soloist("play", "--load", str(saved), "--seats", "human,random").code == 7
    assert called[0][1] == ["human", "random"]


@pytest.mark.parametrize("words", [("--option", "tie=items"), ("--seed", "4"), ("--undo", "free")])
def test_a_saved_match_has_its_own_agreements(
    soloist: Soloist, called: list[tuple[Any, ...]], saved: Path, words: tuple[str, str]
) -> None:
    outcome = soloist("play", "--load", str(saved), *words)
    assert outcome.code == 2
    assert f"{words[0]} cannot be given with --load" in outcome.err
    assert called == []


def test_a_saved_match_of_another_game(soloist: Soloist, called: list[tuple[Any, ...]], saved: Path) -> None:
    outcome = soloist("play", "chess", "--load", str(saved))
    assert outcome.code == 2
    assert "match of arne, not of chess" in outcome.err
    assert called == []
