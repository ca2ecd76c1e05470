"""`soloist games`: what there is."""

from __future__ import annotations

import pytest

from soloist.engine.settings import Mark
from soloist.registry import bots_of, find_game, game_ids
from tests.cli.conftest import Soloist


def test_version(soloist: Soloist) -> None:
    assert soloist("--version").out.startswith("soloist ")


def test_help_lists_the_promised_commands(soloist: Soloist) -> None:
    outcome = soloist("--help")
    assert outcome.code == 0
    assert all(name in outcome.out for name in ("games", "play", "simulate", "replay", "rules", "bench"))


@pytest.mark.parametrize("name", game_ids())
def test_json_describes_every_option(soloist: Soloist, name: str) -> None:
    game = find_game(name)
    described = soloist("games", "--json").json[name]
    assert described["players"] == sorted(game.player_counts)
    assert described["bots"] == list(bots_of(game))
    assert described["automas"] == list(game.automas)
    assert list(described["options"]) == [setting.name for setting in game.settings]
    for setting in game.settings:
        option = described["options"][setting.name]
        assert option["default"] == setting.write(setting.default)
        assert (option["rule"], option["mark"]) == (setting.rule, setting.mark.value)
        assert setting.read(option["default"]) == setting.default
        for value in option.get("values", ()):
            assert setting.write(setting.read(value)) == value


def test_json_gives_the_values_of_a_choice_with_their_meaning(soloist: Soloist) -> None:
    crashed = soloist("games", "arne", "--json").json["arne"]["options"]["crashed_x2"]
    assert crashed["kind"] == "choice"
    assert crashed["values"] == {"neutral": "does not double", "zero": "makes the total 0"}


def test_table_shows_option_rule_and_mark_on_one_row(soloist: Soloist) -> None:
    rows = soloist("games", "arne").out.splitlines()
    deck = next(place for place, row in enumerate(rows) if row.startswith("deck "))
    assert "reconstruction" in rows[deck]
    assert "ARNE-1.8" in rows[deck + 1]
    crashed = next(place for place, row in enumerate(rows) if row.startswith("crashed_x2 "))
    assert "ruling" in rows[crashed]
    assert "● neutral" in rows[crashed + 1]
    assert "○ zero" in rows[crashed + 2]


def test_table_explains_the_marks(soloist: Soloist) -> None:
    last = soloist("games").out.split("uniform_prompts")[-1]
    assert all(f"{mark.value}:" in last for mark in Mark)
