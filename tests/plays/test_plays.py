"""The record of plays: what came of a game by the engine's result, put together by opponent and level, and as CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from soloist.engine.errors import SoloistError
from soloist.language import Reader
from soloist.plays.folder import file_of, read_plays, remove_play, write_play
from soloist.plays.play import Ending, Play, Player, play_of
from soloist.plays.sheet import COLUMNS, sheet
from soloist.plays.tally import tallies
from tests.plays.finished import finished, made_up

ANNA, BEN = Player("human", "Anna", 12, True), Player("human", "Ben", 7, False)
GREEDY = Player("greedy", "", 9, False)


def play(*players: Player, game: str = "zooloretto", mine: str = "") -> Play:
    return Play("x", game, 1.0, 3, players, frozenset(mine))


# how it ended


@pytest.mark.parametrize(
    ("own", "other", "ending"), [(12, 8, Ending.WON), (8, 8, Ending.TIED), (-3, 8, Ending.LOST)]
)  # fmt: skip
def test_one_person_against_an_automa(own: int, other: int, ending: Ending) -> None:
    assert made_up(own, other).ending is ending


def test_it_is_a_different_game_for_each_person_on_screen() -> None:
    assert play(ANNA, BEN, GREEDY, mine="A").ending is Ending.WON
    assert play(ANNA, BEN, GREEDY, mine="B").ending is Ending.LOST
    assert play(ANNA, BEN, GREEDY, mine="B").rival is not None
    assert play(ANNA, BEN, GREEDY).best == ANNA


def test_at_the_table_all_people_share_it() -> None:
    beside = play(ANNA, BEN, Player("arno:L3", "", 10, False), game="arno", mine="B")
    assert beside.ending is Ending.WON
    assert beside.rival.who == "arno:L3"


def test_giving_up_is_no_result() -> None:
    gone = play(Player("human", "", 40, False, gave_up=True), GREEDY)
    assert gone.ending is Ending.GAVE_UP
    (tally,) = tallies([gone])
    assert tally.best is None


def test_what_decides_need_not_be_the_most_points() -> None:
    low = play(Player("human", "", 3, True, standing=(-3,)), Player("greedy", "", 9, False, standing=(-9,)))
    high = replace(low, players=(replace(low.players[0], points=8, standing=(-8,)), low.players[1]), ended=2.0)
    (tally,) = tallies([low, high])
    assert tally.best is not None
    assert tally.best.best.points == 3


def test_people_among_themselves_and_bots_alone_do_not_count() -> None:
    assert not play(ANNA, BEN).counts
    assert not play(GREEDY, GREEDY).counts


# from matches


@pytest.mark.parametrize(
    ("game", "seats", "opponents"),
    [
        ("mammoth", (), ("mammoth:II",)),
        ("zooloretto", ("human:Anna", "mammoth:III"), ("mammoth:III",)),
        ("arne", ("greedy", "human", "random"), ("greedy", "random")),
    ],
)
def test_a_match_by_its_own_result(game: str, seats: tuple[str, ...], opponents: tuple[str, ...]) -> None:
    match = finished(game, seats)
    found = play_of(match, 5.0)
    assert found is not None
    assert found.opponents == opponents
    result = match.result
    assert [each.points for each in found.players] == [score.total for score in result.scores]
    assert [each.has_won for each in found.players] == [score.seat in result.winners for score in result.scores]
    assert found.at_table == match.game.is_companion
    assert found.turns == match.turns


def test_names_are_kept() -> None:
    found = play_of(finished("zooloretto", ("human:Anna", "mammoth:III")), 5.0)
    assert found is not None
    assert found.players[0].name == "Anna"


def test_the_same_answers_are_the_same_play() -> None:
    one, other, third = (play_of(finished("mammoth", seed=seed), 5.0) for seed in (3, 3, 4))
    assert one == other
    assert one is not None
    assert third is not None
    assert one.id != third.id


def test_a_play_comes_back_from_its_text() -> None:
    found = play_of(finished("mammoth"), 5.0)
    assert found is not None
    assert Play.read(found.text()) == found


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": "chess", "players": []}', '{"game": "arno", "players": 3}'])
def test_a_play_that_is_none(text: str) -> None:
    with pytest.raises(SoloistError):
        Play.read(text)


# put together


def test_by_opponent_and_level_in_their_order() -> None:
    plays = [
        made_up(5, 4, "arno:L10", ended=1), made_up(9, 4, ended=2), made_up(3, 4, ended=3),
        made_up(7, 4, game="arknova", ended=4), made_up(1, 2, "greedy", game="arknova", ended=5),
        made_up(1, 2, "mammoth:I", game="mammoth", ended=6),
    ]  # fmt: skip
    found = tallies(plays)
    assert [(each.title, each.called(Reader())) for each in found] == [
        ("Zooloretto", "AutoMammoth I"), ("Ark Nova", "ARNO L3"), ("Ark Nova", "ARNO L10"), ("Ark Nova", "Opportunist"),
    ]  # fmt: skip
    arno = found[1]
    assert (arno.played, arno.won) == (3, 2)
    assert arno.best is not None
    assert (arno.best.best.points, arno.last.best.points) == (9, 7)


def test_two_of_a_kind_are_counted() -> None:
    two = made_up(5, 4, more=[Player("arno:L3", "", 2, False)])
    assert tallies([two])[0].called(Reader()) == "ARNO L3 ×2"


# as a file


def test_a_line_for_each_game() -> None:
    named = made_up(-3, 8, ended=100_000.0, name="=1+1")
    lines = list(csv.DictReader(io.StringIO(sheet([made_up(9, 4, ended=200_000.0), named]))))
    assert tuple(lines[0]) == COLUMNS
    first, second = lines
    assert (first["result"], first["points"], first["opponents_points"]) == ("lost", "-3", "8")
    assert first["people"].startswith("'=")  # no formula
    assert (second["where"], second["game"], second["opponents"], second["result"]) == (
        "table", "Ark Nova", "ARNO L3", "won"
    )  # fmt: skip


# in a folder


def test_a_folder_of_plays(tmp_path: Path) -> None:
    assert read_plays(tmp_path) == []
    kept = made_up(9, 4)
    write_play(tmp_path, kept)
    write_play(tmp_path, kept)
    file_of(tmp_path, "0" * 32).write_text("{", "utf-8")
    assert read_plays(tmp_path) == [kept]
    assert not remove_play(tmp_path, "../secret")
    assert remove_play(tmp_path, kept.id)
    assert not remove_play(tmp_path, kept.id)
    assert read_plays(tmp_path) == []
