"""The examples of docs/research.md run, in short form."""

from __future__ import annotations

import pytest
from research import regret, search, walk

from soloist.adapters.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_walking_through_a_match(game: str) -> None:
    worth = walk.walk(game, "human,human", seed=3)
    assert sum(worth.values()) == 0
    assert set(worth) == {"seat_0", "seat_1"}


def test_a_match_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    walk.main(["zooloretto", "--seats", "human,mammoth:I", "--show"])
    told = capsys.readouterr().out
    assert "Your turn: load a tile" in told
    assert told.splitlines()[-1].startswith("seat_0: ")


@pytest.mark.parametrize("game", ["arne", "zooloretto"])
def test_openspiels_searches(game: str) -> None:
    """Hidden cards are dealt anew for ISMCTS; MCTS plays where all is open."""
    assert len(search.tournament(game, simulations=2, matches=1)) == 1


def test_openspiels_regret_minimisation() -> None:
    met, policy = regret.minimise(iterations=1)
    assert met > 20
    assert policy is not None
