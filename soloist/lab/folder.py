"""The folder of a run: its plan, and Parquet files of what has been played, each with some games of one table.

A file is written beside its place and moved there when it is on the disk: whoever is killed leaves whole files only. A
game is played if its file in `games` is there; what is missing is played when the run goes on.
"""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.settings import Document
from soloist.engine.words import Message, msg
from soloist.files import MEGABYTE, read_text, write_whole
from soloist.lab import frames
from soloist.lab.claiming import claim
from soloist.lab.notable import shown_again
from soloist.lab.plan import Cell, Plan
from soloist.lab.report import again
from soloist.lab.rows import GAME_COLUMNS, PROBLEM, Row, Rows, rules_versions
from soloist.registry import find_game

LAB = "lab"  # the folder of all runs, among the user's data
GAMES, SEATS, FILES = "games", "seats", "files"
PLAN, LOCK, PROCESS = "plan.json", "lock", "process"
ATTEMPTS, BETWEEN = 10, 0.02  # to claim a folder: who only looks whether it is claimed holds it for a moment
ENDING = ".parquet"
OURS = re.compile(rf"[a-z-]+-[0-9a-f]{{10}}-\d{{8,}}-\d{{8,}}{re.escape(ENDING)}")  # names that we give; see `add`
LARGEST_PLAN = 64 * MEGABYTE


class RunFolder:
    """What a run has left on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def is_begun(self) -> bool:
        return (self.path / PLAN).is_file()

    def plan(self) -> Plan:
        """The plan that is played here; raises BadSetting if there is none."""
        if not self.is_begun:
            raise BadSetting(
                msg("{path} is no folder of a run: 'soloist lab run PLAN --to {path}' makes one", path=str(self.path))
            )
        return self._kept()[0]

    def _kept(self) -> tuple[Plan, Mapping[str, Any]]:
        """The plan of the folder, and the versions it was begun with; raises BadSetting if that cannot be read."""
        file = self.path / PLAN
        try:
            kept = json.loads(read_text(file, LARGEST_PLAN))
            plan = plan_from(kept)
            return plan, dict(kept["made_by"])
        except (ValueError, LookupError, TypeError):
            raise BadSetting(
                msg("{path} is damaged, and with it this run; begin another one in a new folder", path=str(file))
            ) from None

    def begin(self, plan: Plan) -> None:
        """Make the folder, or go on in it if this is its plan, perhaps with more games or tables."""
        with self._usable():
            for name in (GAMES, SEATS, FILES):
                (self.path / name).mkdir(parents=True, exist_ok=True)
        if self.is_begun:
            self._check_same(*self._kept(), plan)
        self._keep_documents(plan)
        write_whole(self.path / PLAN, json.dumps(written(plan), indent=1).encode())
        self._clear()

    def _check_same(self, before: Plan, made: Mapping[str, Any], plan: Plan) -> None:
        games = {cell.key: cell.games for cell in plan.cells}
        for cell in before.cells:
            if cell.key not in games:
                raise self._other(msg("another plan was begun there"))
            if games[cell.key] < cell.games:
                raise self._other(msg("more games than these were begun there"))
        if made != made_by(plan, made["rules"]):
            raise self._other(msg("it was begun with another version of Soloist"))

    @contextmanager
    def _usable(self) -> Iterator[None]:
        """Raises BadSetting if the system does not let us work in the folder."""
        try:
            yield
        except OSError as problem:
            raise self._other(msg("it cannot be used: {problem}", problem=problem.strerror or str(problem))) from None

    def _other(self, problem: Message) -> BadSetting:
        return BadSetting(msg("{path}: {problem}; name a new folder with --to", path=str(self.path), problem=problem))

    @contextmanager
    def ours(self) -> Iterator[None]:
        """While this process plays: raises BadSetting if another one does."""
        with self._usable():
            self.path.mkdir(parents=True, exist_ok=True)
            (self.path / LOCK).touch()
        with self._claimed(ATTEMPTS) as is_ours:
            if not is_ours:
                raise BadSetting(msg("{path}: another process plays there already", path=str(self.path)))
            write_whole(self.path / PROCESS, str(os.getpid()).encode())
            yield

    @contextmanager
    def _claimed(self, attempts: int) -> Iterator[bool]:
        """Whether nobody else plays here as long as this lasts."""
        handle = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT)
        try:
            is_ours = claim(handle)
            for _ in range(1, attempts):
                if is_ours:
                    break
                time.sleep(BETWEEN)
                is_ours = claim(handle)
            yield is_ours
        finally:
            os.close(handle)

    @property
    def is_running(self) -> bool:
        """Whether a process plays there now."""
        with self._claimed(1) as is_free:
            return not is_free

    def stop(self) -> None:
        """End the process that plays there, if one does; what it has played is kept."""
        if self.is_running and (self.path / PROCESS).is_file():
            with suppress(ProcessLookupError):
                os.kill(int((self.path / PROCESS).read_text("utf-8")), signal.SIGTERM)

    def _clear(self) -> None:
        """Remove what somebody who was killed had not finished."""
        done = {file.name for file in self.game_files()}
        for folder in (GAMES, SEATS):
            for file in (self.path / folder).iterdir():
                if file.name not in done and is_ours(file):
                    file.unlink()

    # what has been played

    def game_files(self) -> list[Path]:
        """Those that were finished; without the seats beside it, a file does not count."""
        seats = set(os.listdir(self.path / SEATS)) if (self.path / SEATS).is_dir() else set()
        found = (self.path / GAMES).glob(f"*{ENDING}")
        return sorted(file for file in found if OURS.fullmatch(file.name) and file.name in seats)

    def seats_beside(self, file: Path) -> Path:
        """The file with the seats of these games."""
        return self.path / SEATS / file.name

    def played(self) -> dict[str, list[range]]:
        """The numbers of the games, by cell, in rising order."""
        found: dict[str, list[range]] = {}
        for file in self.game_files():
            cell, numbers = numbers_in(file)
            found.setdefault(cell, []).append(numbers)
        return found

    def missing(self, plan: Plan) -> dict[str, list[range]]:
        """What is still to be played, by cell."""
        played = self.played()
        return {cell.key: gaps(cell.games, played.get(cell.key, [])) for cell in plan.cells}

    def left(self, plan: Plan) -> int:
        """How many games are still to be played."""
        return sum(len(gap) for gaps in self.missing(plan).values() for gap in gaps)

    def add(self, cell: Cell, rows: Rows) -> None:
        """Keep these games; those of `seats` first, because a file in `games` says that all is there."""
        name = f"{cell.key}-{rows.numbers[0]:08}-{rows.numbers[-1]:08}{ENDING}"
        games = [self._with_command(cell, row) for row in rows.games]
        write_whole(self.path / SEATS / name, frames.as_parquet(frames.seat_frame(rows)))
        write_whole(self.path / GAMES / name, frames.as_parquet(frames.game_frame(games)))

    def _with_command(self, cell: Cell, row: Row) -> Row:
        if row[PROBLEM] is None:
            return row
        values = dict(zip(GAME_COLUMNS, row, strict=True))
        return tuple({**values, "command": again(cell.series, values["number"], self.typed(cell))}.values())

    # documents of the options

    def typed(self, cell: Cell) -> list[str]:
        """The options as they are typed: a document by the copy of its file that is kept here."""
        documents = documents_of(cell)
        return [
            f"{name}={self.path / FILES / file_of(name, value) if name in documents and value else value}"
            for name, value in cell.options.items()
        ]

    def shown_again(self, cell: Cell, number: int) -> str:
        """The command that plays a game before one's eyes."""
        return shown_again(cell, number, self.typed(cell))

    def _keep_documents(self, plan: Plan) -> None:
        for cell in plan.cells:
            for name in documents_of(cell):
                if text := cell.options.get(name):
                    file = self.path / FILES / file_of(name, text)
                    if not file.is_file():
                        write_whole(file, text.encode())


def is_ours(file: Path) -> bool:
    """Whether we have written it, or had begun to."""
    return OURS.match(file.name.removeprefix(".")) is not None


def numbers_in(file: Path) -> tuple[str, range]:
    """The cell of a file, and which of its games are in it; its name says so."""
    cell, first, last = file.name.removesuffix(ENDING).rsplit("-", 2)
    return cell, range(int(first), int(last) + 1)


def documents_of(cell: Cell) -> set[str]:
    return {setting.name for setting in find_game(cell.game).settings if isinstance(setting, Document)}


def file_of(option: str, text: str) -> str:
    return f"{option}-{sha256(text.encode()).hexdigest()[:8]}.txt"


def gaps(games: int, played: list[range]) -> list[range]:
    """The numbers from 1 on that are in none of these."""
    found: list[range] = []
    following = 1
    for each in sorted(played, key=lambda part: part.start):
        if each.start > following:
            found.append(range(following, min(each.start, games + 1)))
        following = max(following, each.stop)
    if following <= games:
        found.append(range(following, games + 1))
    return [part for part in found if part]


# the plan as a file


def made_by(plan: Plan, games: Mapping[str, int] | None = None) -> dict[str, Any]:
    """The versions that rows hang on; of all games, or of those named."""
    rules = rules_versions(plan.cells)
    return {"soloist": version("soloist"), "rules": rules if games is None else {n: rules.get(n) for n in games}}


def written(plan: Plan) -> dict[str, Any]:
    cells = [asdict(cell) for cell in plan.cells]
    said = {"title": plan.title, "seed": plan.seed, "command": plan.command, "source": plan.source}
    return {**said, "made_by": made_by(plan), "cells": cells}


def plan_from(kept: Mapping[str, Any]) -> Plan:
    cells = tuple(Cell(**{**cell, "seats": tuple(cell["seats"])}) for cell in kept["cells"])
    return Plan(kept["title"], kept["seed"], cells, kept["command"], kept.get("source", ""))
