"""Golden playthroughs are replayed: the same answers lead to the same questions, news and views."""

from __future__ import annotations

import pytest

from soloist.engine.errors import IllegalAnswer
from soloist.registry import game_ids
from tests.kit.playthroughs import ALL, FOLDER, Playthrough, check

MOST_BYTES = 120_000


@pytest.mark.parametrize("play", ALL, ids=str)
def test_a_playthrough_goes_as_written(play: Playthrough) -> None:
    check(play, play.path.read_text("utf-8"))


def test_every_file_is_asked_for_and_modest() -> None:
    files = set(FOLDER.glob("*/*.txt"))
    assert files == {play.path for play in ALL}
    assert {path.name: path.stat().st_size for path in files if path.stat().st_size > MOST_BYTES} == {}


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_playthroughs_for_every_number_of_seats(name: str) -> None:
    plays = [play for play in ALL if play.subject.game.id == name]
    assert plays, f"add {name} to tests/kit/games.py and write its playthroughs"
    assert all(play.path.exists() for play in plays)
    assert {play.agreement.seats for play in plays} == set(plays[0].subject.game.player_counts)


def test_a_changed_file_is_noticed() -> None:
    play = ALL[1]
    text = play.path.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    for place in range(len(lines)):
        for changed in ([*lines[:place], *lines[place + 1 :]], [*lines[:place], lines[place].replace(" ", "  ", 1)]):
            with pytest.raises((AssertionError, IllegalAnswer, RuntimeError)):
                check(play, "".join(changed))
    check(play, text)
