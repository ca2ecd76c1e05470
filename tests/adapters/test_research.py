"""The examples of docs/research.md run, in short form."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from research import regret, search, walk

from soloist.adapters import __main__ as lists
from soloist.adapters.games import GAMES
from soloist.adapters.table import set_table

ROOT = Path(__file__).resolve().parent.parent.parent


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


def test_the_tables_of_the_documentation_are_up_to_date() -> None:
    run = [sys.executable, str(ROOT / "scripts" / "fields"), "--check"]
    result = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("what", ["actions", "outcomes", "fields"])
def test_numbers_can_be_listed(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    lists.main(["zooloretto", what])
    coding = set_table("zooloretto", 2).coding
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == {
        "actions": len(coding.actions), "outcomes": len(coding.outcomes), "fields": len(coding.layout.fields),
    }[what]  # fmt: skip
    assert lines[0].split()[:2] == {"actions": ["0", "done"], "outcomes": ["0", "A"], "fields": ["0", "1"]}[what]


def test_an_unknown_game_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        lists.main(["chess"])
    assert end.value.code == 2
    assert "there is no game 'chess'; available: " in capsys.readouterr().err.splitlines()[-1]


def test_the_python_of_the_documentation_works() -> None:
    """All blocks of Python, as they stand there."""
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "docs/research.md", "exec"), {})
