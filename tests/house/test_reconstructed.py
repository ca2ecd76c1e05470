"""What is reconstructed is said where people choose, and in one place in the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.settings import Mark
from soloist.engine.words import english
from soloist.registry import all_games, companion_ids, find_companion, find_game, game_ids


def said(name: str) -> list[str]:
    game = find_game(name) if name in game_ids() else find_companion(name)
    return [english(each.what) for each in game.reconstructed()]


def test_whoever_has_an_option_for_what_is_printed_says_what_it_replaces() -> None:
    for game in (*all_games(), *map(find_companion, companion_ids())):
        documents = [each.name for each in game.settings if each.mark is Mark.RECONSTRUCTION and hasattr(each, "check")]
        assert [each.option for each in game.reconstructed()] == documents
    assert {name for name in game_ids() if said(name)} == {"arne", "zooloretto", "orichalcum"}
    assert {name for name in companion_ids() if said(name)} == {"mammoth", "orichalcum-ai"}
    assert said("mammoth") == said("zooloretto")


@pytest.mark.parametrize("name", game_ids())
def test_the_table_of_the_readme_says_it(name: str) -> None:
    rows = [row for row in Path("README.md").read_text("utf-8").splitlines() if f"](docs/{name}.md)" in row]
    (row,) = [row for row in rows if row.startswith("|")]
    assert [what for what in said(name) if what not in row] == []
    assert ("reconstructed" in row) is bool(said(name))


@pytest.mark.parametrize("name", [name for name in game_ids() if said(name)])
def test_its_own_page_in_the_documentation_says_it(name: str) -> None:
    assert "## What is reconstructed" in Path(f"docs/{name}.md").read_text("utf-8")
