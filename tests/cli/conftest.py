"""The command line, called as a user would, without starting a process each time."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from soloist.cli import run
from soloist.engine.match import Match
from soloist.engine.record import save
from soloist.engine.seats import RandomBot
from soloist.registry import find_game
from tests.kit.seats import play_on


@dataclass(frozen=True)
class Outcome:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Soloist = Callable[..., Outcome]


@pytest.fixture
def soloist(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Soloist:
    """Run `soloist` with these words."""
    monkeypatch.setenv("COLUMNS", "100")

    def call(*words: str) -> Outcome:
        code = run(words)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call


def played(seed: int = 5, **options: str) -> Match:
    """A whole match of ARNE Total between random bots."""
    match = Match.new(find_game("arne"), 3, options, seed)
    match.meta["seats"] = "human:Anna,greedy,random"
    play_on(match, [RandomBot()] * 3)
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match in a file."""
    path = tmp_path / "match.soloist"
    path.write_text(save(played(variant="ghost")), "utf-8")
    return path
