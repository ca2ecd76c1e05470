"""Tuning: variations are whole decks, halving keeps those nearest to the wish, a search that was stopped goes on."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import SoloistError
from soloist.games.arknova.arno.own_values import read_values
from soloist.games.arknova.arno.values import COLUMNS, SLOTS, steps
from soloist.games.arknova.cards import Action
from soloist.games.orichalcum.box import read_box
from soloist.games.zooloretto.automa.deck import DECK, read_deck
from soloist.lab.arno_values import ArnoValues
from soloist.lab.boards import AiBoards
from soloist.lab.decks import MammothDecks, written
from soloist.lab.figures import Share
from soloist.lab.folder import RunFolder
from soloist.lab.tuning import Tuning, Wish, read_tuning, tune, tuned_text
from soloist.registry import find_game
from tests.lab.runs import Here

PLANS = Path(__file__).parent.parent.parent / "lab" / "plans"
OURS = {"mammoth-deck": [0.25, 0.5, 0.75], "arno-values": [0.2, 0.35, 0.5], "ai-board": [0.5]}
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


def test_a_variation_of_arno_changes_one_number_of_one_level() -> None:
    start = ArnoValues().start()
    assert read_values(start).steps(Action.BUILD, False, 3, 2) == steps(Action.BUILD, False, 3, 2)
    for number in range(40):
        new = ArnoValues().varied(start, "arno:L3", Stream(number))
        read_values(new)
        before, after = (amounts(text) for text in (start, new))
        changed = {place for place in before if before[place] != after[place]}
        assert {column for _, _, _, column in changed} == {2}
        assert len({(action, side) for action, side, _, _ in changed}) == 1
        gone = {place: sum(n for _, n in after[place]) - sum(n for _, n in before[place]) for place in changed}
        assert set(gone.values()) <= {1, -1}
        assert Action.SPONSORS.code not in {action for action, _, _, _ in changed}


def amounts(text: str) -> dict[tuple[str, bool, int, int], Any]:
    """What every card does at every strength and level."""
    values = read_values(text)
    return {
        (action.code, side, slot, column): values.steps(action, side, slot, column)
        for action in (Action.ANIMALS, Action.BUILD, Action.CARDS, Action.SPONSORS)
        for side in (False, True) for slot in SLOTS for column in range(COLUMNS)
    }  # fmt: skip


def test_high_levels_share_the_last_column() -> None:
    new = {ArnoValues().varied(ArnoValues().start(), f"arno:L{level}", Stream(1)) for level in (6, 9, 12)}
    assert len(new) == 1


def test_a_variation_of_the_board_is_a_board_with_the_same_spots() -> None:
    start, found = AiBoards().start(), set()
    ours = read_box().ai
    assert replace(read_box(start).ai, ground=ours.ground) == ours
    for number in range(60):
        new = AiBoards().varied(start, "ai", Stream(number))
        board = read_box(new).ai
        assert board.sectors == ours.sectors
        found.add(new)
    assert len(found) > 15


@pytest.mark.parametrize(
    ("game", "option", "seat"),
    [("arknova", "arno_values", "arno:L2"), ("orichalcum", "box", "ai"), ("zooloretto", "mammoth_deck", "mammoth:I")],
)
def test_every_variation_can_be_tuned_and_played(game: str, option: str, seat: str, tmp_path: Path) -> None:
    small = Tuning("Small", 3, game, option, "random", (Wish(seat, 0.9),), 2, 1, 1, 0, 1)
    found = tune(small, RunFolder(tmp_path / "games"), Here(), lambda *_: None)
    text = tuned_text(small, found, date(2026, 11, 18))
    assert "2026-11-18, seed 3" in text
    assert find_game(game).read_settings({option: text})[option] == text


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
    tune(SMALL, folder, Here(), lambda *told: heard.append(list(told[2])))
    again: list[list[tuple[str, Share]]] = []
    tune(SMALL, folder, Here(), lambda *told: again.append(list(told[2])))
    assert again == heard


@pytest.mark.parametrize("name", OURS)
def test_our_own_plans_can_be_read(name: str) -> None:
    path = PLANS / f"{name}.toml"
    assert [wish.share for wish in read_tuning(path, path.read_text("utf-8")).wishes] == OURS[name]


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
        (
            '[tune]\ngame = "zooloretto"\noption = "mammoth_deck"\nwins = { "mammoth:IX" = 20 }',
            r"mine.toml, \[tune\]: 'mammoth:IX' cannot sit there",
        ),
        (
            '[tune]\ngame = "zooloretto"\noption = "mammoth_deck"\nwins = { greedy = 20 }',
            "wins: 'greedy' is no level of an automa; there are mammoth:I, mammoth:II, mammoth:III",
        ),
        (
            '[tune]\ngame = "zooloretto"\noption = "mammoth_deck"\nagainst = "human"\nwins = { "mammoth:I" = 20 }',
            "'human' cannot sit there",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(SoloistError, match=problem):
        read_tuning(Path("mine.toml"), text)
