#!/usr/bin/env python3
"""Play games on the screen, tell them to the companion beside it, and compare the books after every turn.

uv run bench/mirror.py arno                           100 games; also mammoth and orichalcum-ai
uv run bench/mirror.py arno --games 500 --seed 2000   seeds 2000 to 2499
uv run bench/mirror.py arno --games 1 --seed 2017     one game again, as it was reported

Tables and options take turns from seed to seed, the same for the same seed. The games are those of the tests
(tests/companion): what the tests tell and compare is told and compared here. The first difference ends the run.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, Protocol

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.companion.arno_mirror import ArnoMirror
from tests.companion.mirror import Mirror as MammothMirror
from tests.companion.test_orichalcum_ai_mirror import Mirror as OrichalcumMirror


class Mirrored(Protocol):
    """A game on the screen and the companion beside it."""

    def play(self) -> None: ...

    def compare(self, *moment: Any) -> None: ...


class Deal(NamedTuple):
    """What a game is set up with, besides its seed."""

    told: str
    begin: Callable[[int], Mirrored]


ARNO_TABLES: Sequence[tuple[int, str, dict[str, str]]] = (
    (2, "B=L6", {}),
    (2, "B=L3", {"people": "greedy"}),
    (3, "B=L3,C=L5", {"arno_module": "yes"}),
    (2, "A=L1", {"people": "greedy", "arno_module": "yes"}),
    (4, "C=L4", {"lacks": "fewest_owned", "donate_without_task": "yes"}),
    (3, "B=L2", {"people": "greedy"}),
    (4, "B=L1,C=L12,D=L8", {"sponsors_full": "helper"}),
    (3, "A=L6,B=L6", {"sponsor_icons": "all"}),
    (4, "B=L2,D=L4", {"people": "greedy"}),
)
"""Seats, levels and options; `greedy` people get further, so that more comes of their income."""
MAMMOTH_TABLES: Sequence[tuple[int, str, dict[str, str]]] = (
    (2, "B=I", {}),
    (2, "A=III", {"count_blockers": "yes"}),
    (3, "C=II", {}),
    (4, "B=III", {"purchase_new_stack": "yes"}),
    (5, "E=II", {"truck_order": "123"}),
    (3, "B=I,C=III", {}),
    (4, "A=II,B=II,D=III", {}),
    (5, "A=I,B=I,C=I,D=I", {}),
)
ORICHALCUM_OPTIONS: Sequence[dict[str, str]] = (
    {},
    {"volcano_titans": "no"},
    {},
    {"ai_combat_mode": "reroll"},
    {},
    {"ai_extra_hoplite": "no"},
)


KINDS = {"arno": ArnoMirror, "mammoth": MammothMirror, "orichalcum-ai": OrichalcumMirror}


def deals(automa: str) -> list[Deal]:
    """The tables of an automa, in the order in which the seeds go through them."""
    kind: Any = KINDS[automa]
    if automa == "orichalcum-ai":
        return [Deal(f"solo{words(options)}", partial(kind, **options)) for options in ORICHALCUM_OPTIONS]
    tables = ARNO_TABLES if automa == "arno" else MAMMOTH_TABLES
    return [
        Deal(f"{players} seats, {seats}{words(options)}", partial(begun, kind, players, seats, options))
        for players, seats, options in tables
    ]


def begun(kind: Any, players: int, automas: str, options: dict[str, str], seed: int) -> Any:
    return kind(players, automas, seed, **options)


def words(options: dict[str, str]) -> str:
    return "".join(f", {name}={value}" for name, value in options.items())


# one game


class Seen(NamedTuple):
    """What came of a game: its turns, what ARNO was told of people's income, and the first difference if any."""

    seed: int
    told: str
    turns: int
    incomes: int
    difference: str


def play(automa: str, seed: int) -> Seen:
    """A whole game; every comparison is counted, so that a difference can say in which turn it was."""
    every = deals(automa)
    deal = every[seed % len(every)]
    mirror, turns, difference = None, 0, ""
    try:
        mirror = deal.begin(seed)
        compare = mirror.compare

        def counted(*moment: Any) -> None:
            nonlocal turns
            turns += 1
            compare(*moment)

        mirror.compare = counted  # type: ignore[method-assign]
        mirror.play()
    except Exception as problem:  # noqa: BLE001 - every difference is reported with its seed
        last = traceback.extract_tb(problem.__traceback__)[-1]
        difference = (
            f"{type(problem).__name__}: {problem} ({Path(last.filename).name}, line {last.lineno}: {last.line})"
        )
    return Seen(seed, deal.told, turns, getattr(mirror, "told_of_income", 0), difference)


# many games


def progress(games: Iterable[Seen], number: int, begin: float) -> Iterator[Seen]:
    """A line that is written over while somebody watches, or one for every tenth of the games."""
    watched, every = sys.stderr.isatty(), max(1, number // 10)
    for done, seen in enumerate(games, 1):
        yield seen
        if watched or done % every == 0 or done == number:
            line = f"{done:,} of {number:,} games, {perf_counter() - begin:.0f} s"
            print(f"\r{line}" if watched else line, end="" if watched else "\n", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)


def run(automa: str, games: int, seed: int, jobs: int) -> int:
    """All games, so many at the same time; gives back whether there was a difference."""
    begin, played, turns, incomes = perf_counter(), 0, 0, 0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        results = pool.map(partial(play, automa), range(seed, seed + games), chunksize=1)
        for seen in progress(results, games, begin):
            played, turns, incomes = played + 1, turns + seen.turns, incomes + seen.incomes
            if seen.difference:
                pool.shutdown(wait=False, cancel_futures=True)
                print(f"\n{automa}: seed {seen.seed} differs in turn {seen.turns} ({seen.told})\n{seen.difference}")
                return 1
    print(f"{automa}: {played:,} games, {turns:,} turns, 0 differences, {perf_counter() - begin:.0f} s")
    if automa == "arno":
        print(f"{incomes:,} things that people gained by income were told to ARNO before its turn")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("automa", choices=list(KINDS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    return run(wanted.automa, wanted.games, wanted.seed, wanted.jobs)


if __name__ == "__main__":
    sys.exit(main())
