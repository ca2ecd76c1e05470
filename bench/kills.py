#!/usr/bin/env python3
"""Kill a server with SIGKILL again and again while people play at all games, and look for answers that were
acknowledged and are not kept.

uv run bench/kills.py                        1,000 kills, half of them over SQLite, half over PostgreSQL
uv run bench/kills.py --kills 100 --over sqlite
uv run bench/kills.py --notes soak.json      what was done so far is noted there; the same command goes on from it
uv run bench/kills.py -- --workers 2         further words for the server: the first process, all at once, or a worker

Kills come in rounds of 25. A round has a database of its own; after each kill every match is read and checked, at the
end of the round every match is played again from its first answer: the same dice, bots that answer as they would, and
nothing that nobody gave.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from soloist.web.store import sqlite_address
from tests.web.killing import MORE_TABLES, TABLES, Toll, endure, opened
from tests.web.postgres import Postgres, running_postgres
from tests.web.servers import Server, fork

A_ROUND = 25
SQLITE, POSTGRESQL = "sqlite", "postgresql"


@dataclass
class Notes:
    """What was done so far over one kind of database."""

    rounds: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0

    def add(self, toll: Toll) -> None:
        self.rounds += 1
        self.kills += toll.kills
        self.acknowledged += toll.acknowledged
        self.lost += toll.lost


def read_notes(path: Path | None) -> dict[str, Notes]:
    """What a file says; a soak that begins has none."""
    if path is None or not path.exists():
        return {}
    return {kind: Notes(**noted) for kind, noted in json.loads(path.read_text("utf-8")).items()}


def write_notes(path: Path | None, notes: dict[str, Notes]) -> None:
    if path is not None:
        new = path.with_suffix(".new")
        new.write_text(json.dumps({kind: asdict(noted) for kind, noted in notes.items()}, indent=1), "utf-8")
        new.replace(path)


@contextmanager
def running(folder: Path, address: str, words: Sequence[str]) -> Iterator[Server]:
    """A server on this database; it does not outlive the block."""
    server = fork(folder, "--database", address, *words)
    try:
        yield server
    finally:
        server.kill(with_workers=True)


def one_round(kind: str, cluster: Postgres | None, notes: Notes, kills: int, words: Sequence[str]) -> Toll:
    """A new database, and so many kills."""
    began, before = time.monotonic(), notes.kills
    seen = Toll()

    def tell(toll: Toll) -> None:
        nonlocal seen
        seen = toll
        speed = toll.kills / (time.monotonic() - began)
        print(
            f"\r{kind}: {before + toll.kills} kills, {notes.acknowledged + toll.acknowledged} answers acknowledged, "
            f"{notes.lost + toll.lost} lost, {speed:.1f} kills/s ",
            end="", file=sys.stderr, flush=True,
        )  # fmt: skip

    with tempfile.TemporaryDirectory(prefix="soloist-kills-") as name:
        address = sqlite_address(Path(name) / "data") if cluster is None else cluster.database()
        with opened(address) as store, running(Path(name) / "runs", address, words) as server:
            try:
                endure(server, store, 1 + notes.rounds, kills, tables=(*TABLES, *MORE_TABLES), heard=tell)
            except AssertionError as problem:
                print(f"\n{kind}, round {1 + notes.rounds}: {problem}", file=sys.stderr)
                seen.lost = max(1, seen.lost)
    return seen


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=1_000)
    options.add_argument("--over", choices=(SQLITE, POSTGRESQL), help="only this database")
    options.add_argument("--notes", type=Path, help="a file that remembers what was done")
    options.add_argument("words", nargs="*", help="for the server")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops it leaves no servers behind
    kinds = (SQLITE, POSTGRESQL) if given.over is None else (given.over,)
    notes = read_notes(given.notes)
    with running_postgres() if POSTGRESQL in kinds else nullcontext() as cluster:
        for kind in kinds:
            noted = notes.setdefault(kind, Notes())
            while noted.kills < given.kills // len(kinds) and not noted.lost:
                kills = min(A_ROUND, given.kills // len(kinds) - noted.kills)
                noted.add(one_round(kind, None if kind == SQLITE else cluster, noted, kills, given.words))
                write_notes(given.notes, notes)
            print(file=sys.stderr)
    for kind in kinds:
        noted = notes[kind]
        print(f"{kind}: {noted.kills} kills, {noted.acknowledged} answers acknowledged, {noted.lost} lost")
    return 1 if any(notes[kind].lost for kind in kinds) else 0


if __name__ == "__main__":
    sys.exit(main())
