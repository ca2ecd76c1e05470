"""Plans, and what they left: for tests of the lab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polars

from soloist.lab import frames
from soloist.lab.engines import Engine, Part, Playing
from soloist.lab.folder import RunFolder
from soloist.lab.plan import Plan, read_plan
from soloist.lab.running import run

PLAN = """
title = "Two small games"
seed = 7
games = {games}

[[table]]
game = "arne"
round_robin = ["random", "greedy"]

[[table]]
game = "zooloretto"
seats = ["random", "mammoth:I-II"]
"""


class Here:
    """Plays in this process, so that tests can break what is played."""

    def play(self, parts: Iterator[Part]) -> Playing:
        for part in parts:
            yield part, part.play()


def small_plan(games: int = 10) -> Plan:
    """Six tables: two games, in every order of seats."""
    return read_plan(Path("small.toml"), PLAN.format(games=games))


def played(plan: Plan, path: Path, engine: Engine) -> RunFolder:
    folder = RunFolder(path)
    run(plan, folder, engine)
    return folder


def all_rows(folder: RunFolder) -> tuple[polars.DataFrame, polars.DataFrame]:
    """Of games and of seats, in their order."""
    files = folder.game_files()
    games = frames.scan(files).sort("cell", "number").collect()
    seats = frames.scan([folder.seats_beside(file) for file in files]).sort("cell", "number", "seat").collect()
    return games, seats


def are_same(one: RunFolder, other: RunFolder) -> bool:
    return all(mine.equals(theirs) for mine, theirs in zip(all_rows(one), all_rows(other), strict=True))


def is_whole(folder: RunFolder, plan: Plan) -> bool:
    """Whether every game is there, and none twice."""
    games, seats = all_rows(folder)
    numbers = games.select("cell", "number").unique().height
    return numbers == games.height == plan.games and seats.select("cell", "number", "seat").is_unique().all()
