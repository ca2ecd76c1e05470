#!/usr/bin/env python3
"""Measure what a plan costs beside `simulate`, and how long a report on many rows takes.

uv run bench/lab.py                    games per second of a plan, in parts of simulate's, game by game
uv run bench/lab.py --report 1000000   a folder with so many rows of seats, and the report on it

Both sides of the first take turns in one process and are timed by the processor; what counts is the middle of many
short turns, and the writing of files is added. Rows for the second are those of real games, again and again under
other numbers.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from soloist.lab import frames
from soloist.lab.engines import Pool
from soloist.lab.folder import GAMES, SEATS, RunFolder
from soloist.lab.plan import Cell, Plan, plan_of
from soloist.lab.rows import play_rows
from soloist.lab.running import LARGEST_PART, PART_SECONDS, run
from soloist.lab.simulation import play_games
from soloist.progress import bar

TABLES = (
    ("arne", "greedy,random,random"), ("arne", "random,random,random"), ("zooloretto", "greedy,mammoth:II"),
    ("zooloretto", "random,random"), ("arknova", "greedy,arno:L3"), ("arknova", "random,random"),
    ("orichalcum", "greedy,ai"), ("orichalcum", "random,random"),
)  # fmt: skip
TURNS = 12  # in so many pieces a part is cut, so that a slow moment hits both sides
WRITINGS = 5  # of the same part: the first one warms up, and a plan has many
REPORTED = (("zooloretto", "greedy,mammoth:I-III"), ("arknova", "greedy,arno:L2-L3"))
ROWS_IN_FILE = 4_000


def part_of(cell: Cell) -> int:
    """Games that take as long as a part of a plan does."""
    begun = process_time()
    play_games(cell.series, range(1, 4))
    return max(4, min(LARGEST_PART, round(3 * PART_SECONDS / (process_time() - begun))))


def timed(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def overhead(game: str, seats: str) -> float:
    """Games per second of a plan, in parts of simulate's."""
    plan = plan_of(game, seats.split(","), {}, 1_000_000, 1, rotate=False)
    (cell,) = plan.cells
    size = part_of(cell)
    frames.library()  # takes half a second once, however long the plan is
    with TemporaryDirectory() as place:
        folder = RunFolder(Path(place))
        folder.begin(plan)
        whole = range(1, size + 1)
        simulated, rows = timed(lambda: play_games(cell.series, whole)), play_rows(cell, whole)
        writing = median(timed(lambda: folder.add(cell, rows)) for _ in range(WRITINGS)) / simulated
    return 1 / (median(playing(cell, max(size // TURNS, 4))) + writing)


def playing(cell: Cell, size: int) -> Iterator[float]:
    """How much longer it takes to play games into rows; now one comes first, now the other."""
    for turn in range(2 * TURNS):
        numbers = range(1 + turn * size, 1 + (turn + 1) * size)
        works = (partial(play_games, cell.series, numbers), partial(play_rows, cell, numbers))
        if turn % 2:
            later, earlier = timed(works[1]), timed(works[0])
        else:
            earlier, later = timed(works[0]), timed(works[1])
        yield later / earlier


def many_rows(place: Path, rows: int) -> None:
    """A folder with so many rows of seats: real games, again and again."""
    pl = frames.library()
    cells = tuple(
        cell for game, seats in REPORTED for cell in plan_of(game, seats.split(","), {}, 100, 1, rotate=True).cells
    )
    small = RunFolder(place / "small")
    run(Plan("Many rows", 1, cells), small, Pool(os.cpu_count() or 1))
    big = RunFolder(place / "big")
    big.begin(Plan("Many rows", 1, tuple(_grown(cell, rows // len(cells) // len(cell.seats)) for cell in cells)))
    for cell in big.plan().cells:
        games, seats = (
            pl.read_parquet([place / "small" / kind / file.name for file in small.game_files()])
            .filter(pl.col("cell") == cell.key)
            for kind in (GAMES, SEATS)
        )  # fmt: skip
        first, step = 1, ROWS_IN_FILE // len(cell.seats)
        while first <= cell.games:
            last = min(first + step - 1, cell.games)
            name = f"{cell.key}-{first:08}-{last:08}.parquet"
            for kind, frame, each in ((SEATS, seats, len(cell.seats)), (GAMES, games, 1)):
                wanted = (last - first + 1) * each
                copies = pl.concat([frame] * (wanted // frame.height + 1)).head(wanted)
                numbers = pl.int_range(wanted, dtype=pl.Int32) // each + first
                (big.path / kind / name).write_bytes(frames.as_parquet(copies.with_columns(number=numbers)))
            first = last + 1


def _grown(cell: Cell, games: int) -> Cell:
    return Cell(cell.game, cell.seats, games, cell.seed, cell.options, cell.variant)


def report(rows: int) -> None:
    with TemporaryDirectory() as place:
        many_rows(Path(place), rows)
        script = (
            "import resource, sys; from soloist.cli import run; run(sys.argv[1:]); "
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        command = [sys.executable, "-c", script, "lab", "report", f"{place}/big", "--to", f"{place}/report.html"]
        begun = perf_counter()
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        seconds, memory = perf_counter() - begun, int(done.stdout.split()[-1]) / 1e6
        print(f"{rows:,} rows of seats: {seconds:.1f} s, {memory:.2f} GB at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", type=int, metavar="ROWS")
    parser.add_argument("--game", help="only this one")
    wanted = parser.parse_args()
    if wanted.report:
        report(wanted.report)
        return
    tables = [(game, seats) for game, seats in TABLES if wanted.game in (None, game)]
    with bar("lab", len(tables)) as progress:
        found = []
        for game, seats in tables:
            found.append((game, seats, overhead(game, seats)))
            progress.advance(1)
    for game, seats, ratio in found:
        print(f"{game:12} {seats:24} {ratio:.3f} of simulate")


if __name__ == "__main__":
    main()
