"""Runs: the same rows whoever plays them; killed at any moment, nothing is lost and nothing is there twice."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from threading import Thread

import pytest

from soloist.engine.dice import derived_seed
from soloist.engine.errors import SoloistError
from soloist.engine.seats import seats
from soloist.files import write_whole
from soloist.lab import engines, rows
from soloist.lab.engines import Engine, Part, Playing, Pool, Ray
from soloist.lab.figures import figures_of
from soloist.lab.folder import GAMES, SEATS, RunFolder, gaps
from soloist.lab.plan import Plan, plan_of
from soloist.lab.rows import Rows
from soloist.lab.running import run
from soloist.lab.simulation import Lineup, Series
from tests.lab.runs import PLAN, Here, all_rows, are_same, is_whole, played, small_plan
from tests.lab.sessions import PATIENCE, comes_true, of_session, started

MANY = 334  # at each of six tables: 2,004 games
SOME = 8  # of their files: one for each table comes early, the others take two seconds each
TWO = "--jobs", "2"


class Killing(Pool):
    """A pool in which somebody kills a process after the first part."""

    def play(self, parts: Iterator[Part]) -> Playing:
        for number, (part, found) in enumerate(super().play(parts)):
            if number == 1:
                victim = active_children()[0]
                assert victim.pid is not None
                os.kill(victim.pid, signal.SIGKILL)
            yield part, found


@dataclass(frozen=True)
class Doomed(Part):
    """A part whose first player says who it is, and waits until somebody kills it before its rows have left it."""

    note: Path

    def play(self) -> Rows:
        found = super().play()
        if not self.note.exists():
            write_whole(self.note, str(os.getpid()).encode())
            time.sleep(PATIENCE)
        return found


@dataclass(frozen=True)
class KillingRay(Ray):
    """A Ray in which somebody kills a worker that has just played the third part."""

    note: Path = Path()

    def play(self, parts: Iterator[Part]) -> Playing:
        Thread(target=self._kill, daemon=True).start()
        yield from super().play(Doomed(part.cell, part.numbers, self.note) if number == 2 else part
                                for number, part in enumerate(parts))  # fmt: skip

    def _kill(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.note.exists() and time.monotonic() < until:
            time.sleep(0.01)
        os.kill(int(self.note.read_text("utf-8")), signal.SIGKILL)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """The small plan, played without a break."""
    return played(small_plan(), tmp_path_factory.mktemp("lab") / "whole", Here())


def test_two_processes_play_the_same_rows(whole: RunFolder, tmp_path: Path) -> None:
    assert are_same(whole, played(small_plan(), tmp_path / "two", Pool(2)))


def test_a_killed_process_is_replaced_and_its_games_are_played_again(whole: RunFolder, tmp_path: Path) -> None:
    killed = played(small_plan(), tmp_path / "killed", Killing(2))
    assert is_whole(killed, small_plan())
    assert are_same(whole, killed)


def test_ray_plays_the_same_rows_although_a_worker_is_killed(whole: RunFolder, tmp_path: Path) -> None:
    engine = KillingRay(2, note=tmp_path / "note")
    begun = time.monotonic()
    killed = played(small_plan(), tmp_path / "killed", engine)
    assert engine.note.exists()
    assert time.monotonic() - begun < PATIENCE  # so it was killed, and did not wait to the end
    assert is_whole(killed, small_plan())
    assert are_same(whole, killed)


def killed_and_resumed(path: Path, plan: str, files: int, *options: str) -> bool:
    """Kill the command as soon as so many files are there and let it go on at once; gives back whether anything was
    missing. What the killed one had started has to leave by itself."""
    text, folder = path.parent / "plan.toml", RunFolder(path)
    text.write_text(plan, "utf-8")
    command = [sys.executable, "-m", "soloist", "lab", "run", str(text), "--to", str(path), *options]
    with started(*command) as killed:
        assert comes_true(lambda: len(folder.game_files()) >= files or killed.poll() is not None)
        killed.kill()
        killed.wait()
        missing = folder.missing(folder.plan())
        with started(*command) as resumed:
            assert resumed.wait(10 * PATIENCE) == 0
        assert comes_true(lambda: not of_session(killed.pid))
    return any(missing.values())


def test_a_killed_command_goes_on_where_it_was(whole: RunFolder, tmp_path: Path) -> None:
    killed_and_resumed(tmp_path / "killed", PLAN.format(games=10), 3, *TWO)
    resumed = RunFolder(tmp_path / "killed")
    assert is_whole(resumed, small_plan())
    assert are_same(whole, resumed)


def test_what_was_half_written_does_not_count(whole: RunFolder, tmp_path: Path) -> None:
    folder = played(small_plan(), tmp_path / "half", Here())
    file = folder.game_files()[0]
    file.rename(file.with_name(f".{file.name}.x7"))  # its seats are there, as if somebody was killed in between
    run(small_plan(), folder, Here())
    assert not list((folder.path / GAMES).glob(".*"))
    assert len(list((folder.path / SEATS).iterdir())) == len(folder.game_files())
    assert are_same(whole, folder)


def test_nothing_is_played_twice(whole: RunFolder) -> None:
    assert run(small_plan(), whole, Here()).played == 0


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    folder = played(small_plan(4), tmp_path / "more", Here())
    assert run(small_plan(6), folder, Here()).played == 2 * len(small_plan().cells)
    assert are_same(folder, played(small_plan(6), tmp_path / "at-once", Here()))


def test_a_folder_has_one_plan(tmp_path: Path) -> None:
    folder = played(small_plan(2), tmp_path / "one", Here())
    with pytest.raises(SoloistError, match="more games than these were begun there; name a new folder"):
        run(small_plan(1), folder, Here())


def test_the_plan_of_another_game_is_another_plan(tmp_path: Path) -> None:
    folder = played(small_plan(1), tmp_path / "one", Here())
    with pytest.raises(SoloistError, match="another plan was begun there"):
        run(plan_of("orichalcum", ["random", "random"], {}, 1, 1, rotate=True), folder, Here())


@pytest.mark.parametrize("kept", ["", "[1]", '{"made_by": {}}', '{"cells": [{"seats": 1}]}', "\x00"])
def test_a_plan_that_cannot_be_read_is_said(tmp_path: Path, kept: str) -> None:
    folder = played(small_plan(1), tmp_path / "one", Here())
    (folder.path / "plan.json").write_text(kept, "utf-8")
    for look in (folder.plan, lambda: figures_of(folder), lambda: run(small_plan(1), folder, Here())):
        with pytest.raises(SoloistError, match=r"plan\.json is damaged"):
            look()


@pytest.mark.parametrize("part", ["games", "seats"])
def test_a_damaged_file_is_named_and_played_again_when_it_is_gone(tmp_path: Path, part: str) -> None:
    folder = played(small_plan(2), tmp_path / "one", Here())
    damaged = folder.path / part / folder.game_files()[0].name
    damaged.write_bytes(b"PAR1")
    with pytest.raises(SoloistError, match=f"{damaged.name} is damaged; remove it"):
        figures_of(folder)
    damaged.unlink()
    assert run(small_plan(2), folder, Here()).played == 2
    assert is_whole(folder, small_plan(2))


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    folder = played(small_plan(1), tmp_path / "one", Here())
    for name in ("mine.parquet", "notes.txt", ".DS_Store"):
        (folder.path / "games" / name).write_text("mine", "utf-8")
    assert run(small_plan(1), folder, Here()).played == 0
    assert figures_of(folder).played == small_plan(1).games
    assert (folder.path / "games" / "mine.parquet").read_text("utf-8") == "mine"


def test_a_folder_belongs_to_one_process_at_a_time(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "busy")
    with folder.ours(), pytest.raises(SoloistError, match="another process plays there already"):
        run(small_plan(1), folder, Here())
    assert not folder.is_running


def test_a_game_that_breaks_is_kept_with_the_command_that_plays_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = "I-01: draw 0 >\nI-02: take 1 <\n"
    plan = plan_of("zooloretto", ["random", "mammoth:I"], {}, 3, 5, rotate=False)
    (cell,) = plan.cells
    plan = Plan("", 5, (type(cell)(cell.game, cell.seats, 3, cell.seed, {"mammoth_deck": deck}),))
    honest = Lineup.play

    def breaking(self: Lineup, seed: int, *more: object) -> object:
        if seed == derived_seed(cell.seed, 2):
            raise RuntimeError("a tile\nfell down")
        return honest(self, seed, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Lineup, "play", breaking)
    folder = RunFolder(tmp_path / "broken")
    assert run(plan, folder, Here()).problems == 1
    games, sat = all_rows(folder)
    assert games["problem"].to_list() == [None, "RuntimeError: a tile fell down", None]
    assert sorted(set(sat["number"])) == [1, 3]
    command = games["command"][1]
    assert f"--seed {cell.seed} --first 2 --games 1 --option mammoth_deck=" in command
    kept = Path(command.rpartition("=")[2])
    assert kept.read_text("utf-8") == deck


def test_rows_say_who_won_and_what_they_had() -> None:
    (cell,) = plan_of("arknova", ["greedy", "arno:L3"], {}, 1, 1, rotate=False).cells
    found = rows.play_rows(cell, range(1, 2))
    game = dict(zip(rows.GAME_COLUMNS, found.games[0], strict=True))
    chairs = [dict(zip(rows.SEAT_COLUMNS, row, strict=True)) for row in found.seats]
    assert [seat["player"] for seat in chairs] == ["greedy", "arno:L3"]
    assert [seat["kind"] for seat in chairs] == ["bot", "automa"]
    assert sorted(seat["turn_order"] for seat in chairs) == [1, 2]
    assert game["winners"] == "".join(seat["seat"] for seat in chairs if seat["won"])
    assert game["places"] == ",".join(str(seat["place"]) for seat in chairs)
    assert sum(seat["turns"] for seat in chairs) == game["turns"]
    assert {"conservation", "appeal"} <= set(found.counts["holdings"].what)
    assert {"build", "animals", "association"} <= set(found.counts["actions"].what)
    assert len(found.counts["cards"].what) > 5


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("arne", ("greedy", "random", "random")), ("zooloretto", ("random", "mammoth:II", "greedy")),
        ("arknova", ("greedy", "arno:L3")), ("arknova", ("random", "random")), ("orichalcum", ("greedy", "ai")),
    ],
)  # fmt: skip
def test_what_everybody_holds_lies_open(game: str, words: tuple[str, ...]) -> None:
    table = Lineup.of(Series(game, words, 1, 3))
    for seed in range(3):
        played = table.play(seed)
        state = played.state
        own = [
            {holding.code: holding.amount for holding in table.game.holdings(table.game.view(state, seat), seat)}
            for seat in seats(len(words))
        ]
        assert table.game.amounts(state, played.result) == own


def test_gaps_are_what_is_missing() -> None:
    assert gaps(10, [range(3, 5), range(8, 9)]) == [range(1, 3), range(5, 8), range(9, 11)]
    assert gaps(3, [range(1, 9)]) == []


def test_processes_that_always_end_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "MOST_ENDED", 2)
    (cell, *_) = small_plan().cells
    with pytest.raises(SoloistError, match="processes end again and again"):
        list(Pool(1).play(iter([Ending(cell, range(1, 2))])))


class Ending(Part):
    """A part during which its process ends."""

    def play(self) -> Rows:
        os._exit(1)


@pytest.mark.long
@pytest.mark.parametrize("engine", [Pool(1), Pool(2), Ray(2), Killing(2)], ids=["one", "two", "ray", "killed"])
def test_two_thousand_games_are_the_same(engine: Engine, tmp_path: Path, thousands: RunFolder) -> None:
    assert are_same(thousands, played(small_plan(MANY), tmp_path / "other", engine))


@pytest.mark.long
def test_two_thousand_games_survive_the_kill_of_a_worker_of_ray(tmp_path: Path, thousands: RunFolder) -> None:
    killed = played(small_plan(MANY), tmp_path / "killed", KillingRay(2, note=tmp_path / "note"))
    assert (tmp_path / "note").exists()
    assert is_whole(killed, small_plan(MANY))
    assert are_same(thousands, killed)


@pytest.mark.long
@pytest.mark.parametrize("engine", ["pool", "ray"])
def test_two_thousand_games_survive_a_kill(engine: str, tmp_path: Path, thousands: RunFolder) -> None:
    assert killed_and_resumed(tmp_path / "killed", PLAN.format(games=MANY), SOME, *TWO, "--engine", engine)
    assert is_whole(RunFolder(tmp_path / "killed"), small_plan(MANY))
    assert are_same(thousands, RunFolder(tmp_path / "killed"))


@pytest.fixture(scope="module")
def thousands(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    return played(small_plan(MANY), tmp_path_factory.mktemp("lab") / "thousands", Here())
