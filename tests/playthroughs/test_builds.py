"""Plain Python and the compiled build play the same games, answer for answer, whoever sits at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from soloist import PLAIN
from soloist.build import has_compiled, is_compiled
from soloist.registry import bots_of, find_game, game_ids
from soloist.seating import automa_words, lineup
from tests.kit.records import TABLES, digests


@pytest.mark.skipif(not has_compiled(), reason="there is no compiled build here")
def test_both_builds_play_the_same_games() -> None:
    environment = {name: value for name, value in os.environ.items() if name != PLAIN}
    if is_compiled():
        environment[PLAIN] = "1"
    program = [sys.executable, "-m", "tests.kit.records"]
    other = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(other.stdout) == [*digests()]


@pytest.mark.parametrize("name", game_ids())
def test_all_bots_and_automas_are_at_the_tables(name: str) -> None:
    game = find_game(name)
    seated = {word.partition(":")[0] for table in TABLES if table.game == name for word in table.seats}
    automas = lineup(game)
    wanted = set() if automas is None else {word.partition(":")[0] for word in automa_words(automas)}
    assert seated == {*bots_of(game), *wanted}
