"""`soloist simulate`: the fields people's scripts rely on, and the same games however they are played."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.dice import derived_seed
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import RandomBot
from soloist.lab.simulation import Lineup
from soloist.lab.tally import Played
from soloist.registry import find_game
from tests.cli.conftest import Soloist
from tests.kit.seats import play_on

THREE = ("simulate", "arne", "--seats", "random,random,random", "--json")


def without_time(summary: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in summary.items() if name != "seconds"}


def test_contract(soloist: Soloist) -> None:
    summary = soloist(*THREE, "--games", "20", "--seed", "7").json
    assert (summary["game"], summary["seed"], summary["games"]) == ("arne", 7, 20)
    assert (summary["finished"], summary["errors"]) == (20, 0)
    assert summary["seats"] == ["random"] * 3
    assert summary["options"] == {}
    assert 0 < summary["real_decisions"] < summary["decisions"]
    assert summary["turns"] > 20
    assert summary["seconds"] > 0
    assert [seat["seat"] for seat in summary["per_seat"]] == ["A", "B", "C"]
    for seat in summary["per_seat"]:
        assert seat["score_min"] <= seat["score_mean"] <= seat["score_max"]
        assert seat["score_sd"] > 0
    assert sum(seat["wins"] for seat in summary["per_seat"]) >= 20
    assert sum(seat["win_share"] for seat in summary["per_seat"]) == pytest.approx(1)


def test_the_number_of_processes_changes_nothing_but_the_time(soloist: Soloist) -> None:
    words = (*THREE, "--games", "40", "--seed", "11")
    one, two = soloist(*words, "--jobs", "1"), soloist(*words, "--jobs", "2")
    assert without_time(one.json) == without_time(two.json)


def test_another_seed_gives_other_games(soloist: Soloist) -> None:
    one, two = (soloist(*THREE, "--games", "5", "--seed", seed).json for seed in ("1", "2"))
    assert one["per_seat"] != two["per_seat"]


def test_a_series_is_its_single_games(soloist: Soloist) -> None:
    whole = soloist(*THREE, "--games", "3", "--seed", "9").json
    single = [soloist(*THREE, "--games", "1", "--seed", "9", "--first", str(number)).json for number in (1, 2, 3)]
    for name in ("decisions", "real_decisions", "chance", "turns", "finished"):
        assert whole[name] == sum(game[name] for game in single)


def test_counts_agree_with_the_record_of_the_game(soloist: Soloist) -> None:
    summary = soloist(*THREE, "--games", "1", "--seed", "4").json
    match = Match.new(find_game("arne"), 3, {}, derived_seed(4, 1))
    play_on(match, [RandomBot()] * 3)
    answers = Record.of(match).answers
    assert summary["chance"] == sum(who == "chance" for who, _, _ in answers)
    assert summary["decisions"] == len(answers) - summary["chance"]
    assert summary["turns"] == match.turns
    assert [seat["score_mean"] for seat in summary["per_seat"]] == [score.total for score in match.result.scores]


def test_options_reach_the_game(soloist: Soloist, tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps({"copies": {"v1000": {"per_colour": 9}}}), "utf-8")
    words = ("simulate", "arne", "--seats", "random,random", "--games", "10", "--seed", "3", "--json")
    plain = soloist(*words).json
    ghost = soloist(*words, "--option", "variant=Ghost", "--option", f"deck={deck}").json
    assert ghost["options"] == {"variant": "ghost", "deck": deck.read_text("utf-8")}
    assert ghost["turns"] > plain["turns"]


def test_table_shows_shares_and_the_seed_to_play_it_again(soloist: Soloist) -> None:
    outcome = soloist("simulate", "arne", "--seats", "random,random", "--games", "10", "--seed", "31")
    assert outcome.code == 0
    assert "95% interval" in outcome.out
    assert "seed 31" in outcome.out
    assert outcome.err == ""


def test_without_a_seed_every_run_is_another(soloist: Soloist) -> None:
    words = ("simulate", "arne", "--seats", "random,random", "--games", "1", "--json")
    assert soloist(*words).json["seed"] != soloist(*words).json["seed"]


class TestBrokenGame:
    """A game that breaks is counted and reported; the others are played."""

    @pytest.fixture(autouse=True)
    def _break_game_two(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = Lineup.play

        def play(self: Lineup, seed: int) -> Played:
            if seed == derived_seed(6, 2):
                raise ValueError("the deck\nis on fire")
            return whole(self, seed)

        monkeypatch.setattr(Lineup, "play", play)

    def test_it_is_reported_with_its_seed_and_the_command_to_see_it_again(self, soloist: Soloist) -> None:
        outcome = soloist("simulate", "arne", "--seats", "random,random", "--games", "4", "--seed", "6")
        assert outcome.code == 1
        (line,) = outcome.err.splitlines()
        assert "game 2" in line
        assert str(derived_seed(6, 2)) in line
        assert "ValueError: the deck is on fire" in line
        again = soloist(*shlex.split(line.partition("again with: ")[2])[1:])
        assert again.code == 1
        assert again.err == outcome.err

    def test_the_others_are_counted(self, soloist: Soloist) -> None:
        outcome = soloist("simulate", "arne", "--seats", "random,random", "--games", "4", "--seed", "6", "--json")
        summary = json.loads(outcome.out)
        assert outcome.code == 1
        assert (summary["games"], summary["finished"], summary["errors"]) == (4, 3, 1)
        assert summary["failures"][0]["number"] == 2

    def test_a_series_of_broken_games_has_no_scores(self, soloist: Soloist) -> None:
        words = ("simulate", "arne", "--seats", "random,random", "--games", "1", "--seed", "6", "--first", "2")
        assert json.loads(soloist(*words, "--json").out)["per_seat"][0]["score_mean"] is None
        assert "0 games" in soloist(*words).out
