"""Tuning: variations are whole decks, halving keeps those nearest to the wish, a search that was stopped goes on."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import SoloistError
from soloist.games.zooloretto.automa.deck import DECK, read_deck
from soloist.lab.decks import MammothDecks, written
from soloist.lab.figures import Share
from soloist.lab.folder import RunFolder
from soloist.lab.tuning import Tuning, Wish, read_tuning, tune, tuned_text
from tests.lab.runs import Here

PLAN = Path(__file__).parent.parent.parent / "lab" / "plans" / "mammoth-deck.toml"
SMALL = Tuning("Small", 3, "zooloretto", "mammoth_deck", "random", (Wish("mammoth:I", 0.3),), 4, 2, 1, 3, 3)


def test_a_deck_is_written_as_it_is_read() -> None:
    again = read_deck(written(DECK))
    assert [(card.code, card.entries) for card in again.cards] == [(card.code, card.entries) for card in DECK.cards]


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_variations_change_one_level_and_can_always_act(level: str) -> None:
    before = {card.code: card.entries for card in DECK.cards}
    found = set()
    for number in range(60):
        text = MammothDecks().varied(written(DECK), f"mammoth:{level}", Stream(number))
        deck = read_deck(text)
        assert deck.lacks == ()
        changed = {card.code for card in deck.cards if before.get(card.code) != card.entries}
        gone = before.keys() - {card.code for card in deck.cards}
        assert all(code.partition("-")[0] == level for code in changed | gone)
        found.add(text)
    assert len(found) > 20


def test_half_of_the_variations_go_on_with_twice_as_many_games(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []

    def tell(wish: Wish, games: int, nearest: list[tuple[str, Share]]) -> None:
        heard.append((len(nearest), games))
        distances = [abs(share.share - wish.share) for _, share in nearest]
        assert distances == sorted(distances)

    found = tune(SMALL, RunFolder(tmp_path / "games"), Here(), tell)  # type: ignore[arg-type]
    assert heard[:4] == [(4, 2), (2, 4), (4, 3), (2, 6)]  # then perhaps the last two again, until the wish is met
    assert heard[4:] == [(4, 3), (2, 6)] * (len(heard) // 2 - 2)
    assert found.after["mammoth:I"].games >= 6
    text = tuned_text(SMALL, found, date(2026, 11, 18))
    assert "2026-11-18, seed 3" in text
    assert [card.code for card in read_deck(text).cards] == [card.code for card in read_deck(found.text).cards]


def test_a_search_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "games")
    first = tune(SMALL, folder, Here(), lambda *_: None)
    files = folder.game_files()
    assert tune(SMALL, folder, Here(), lambda *_: None) == first
    assert folder.game_files() == files


def test_a_search_that_was_further_takes_the_same_way(tmp_path: Path) -> None:
    heard: list[list[tuple[str, Share]]] = []
    folder = RunFolder(tmp_path / "games")
    tune(SMALL, folder, Here(), lambda wish, games, nearest: heard.append(list(nearest)))
    again: list[list[tuple[str, Share]]] = []
    tune(SMALL, folder, Here(), lambda wish, games, nearest: again.append(list(nearest)))
    assert again == heard


def test_our_own_plan_can_be_read() -> None:
    found = read_tuning(PLAN, PLAN.read_text("utf-8"))
    assert [wish.share for wish in found.wishes] == [0.25, 0.5, 0.75]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"there is no \[tune\] in it"),
        ('[tune]\ngame = "arne"\noption = "deck"', "option deck cannot be varied; of arne can be: –"),
        ('[tune]\ngame = "zooloretto"\noption = "mammoth_deck"', "wins says for each level how often it shall win"),
        (
            '[tune]\ngame = "zooloretto"\noption = "mammoth_deck"\nwins = { "mammoth:I" = 120 }',
            "wins.mammoth:I: expected a number of per cent between 0 and 100, not '120'",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(SoloistError, match=problem):
        read_tuning(Path("mine.toml"), text)
