"""Who plays the games of a plan: processes of this machine, or a Ray cluster. The rows are the same."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from soloist.engine.errors import BadSetting, SoloistError
from soloist.engine.words import msg
from soloist.garbage import look_rarely
from soloist.lab.plan import Cell
from soloist.lab.processes import deaf_to_interrupts, processes
from soloist.lab.rows import Rows, play_rows

Playing = Generator[tuple["Part", Rows], None, None]

AHEAD = 2  # parts of a plan that wait for each process, so that none stands idle
QUIET = 5.0  # seconds after which it is asked whether a cluster is still there
MOST_MISSED = 2  # times in a row that it is not, before we give up
CLUSTER_GONE = msg("the Ray cluster does not answer any more; what was played is kept, and the same command goes on")
MOST_ENDED = 5  # times that processes end without having played anything, before we give up


@dataclass(frozen=True)
class Part:
    """Some games of a cell that are played together."""

    cell: Cell
    numbers: range

    def play(self) -> Rows:
        return play_rows(self.cell, self.numbers)


class Engine(Protocol):
    """Plays parts, in whatever order; a part is asked for when somebody is free to play it."""

    def play(self, parts: Iterator[Part]) -> Playing: ...


@dataclass(frozen=True)
class Pool:
    """Processes of this machine. If one is ended from outside, they are started anew and what they played is played
    again."""

    jobs: int

    def play(self, parts: Iterator[Part]) -> Playing:
        again: deque[Part] = deque()
        ended = 0
        while True:
            playing: dict[Future[Rows], Part] = {}
            try:
                with processes(self.jobs) as pool:
                    for part, rows in self._playing(pool.submit, playing, again, parts):
                        ended = 0
                        yield part, rows
                return
            except BrokenProcessPool:
                ended += 1
                again.extendleft(playing.values())
                if ended == MOST_ENDED:
                    raise SoloistError(_ended(again[0])) from None

    def _playing(
        self, submit: Callable[..., Future[Rows]], playing: dict[Future[Rows], Part], again: deque[Part],
        parts: Iterator[Part],
    ) -> Playing:  # fmt: skip
        """Hand out parts, first those of `again`, and take the rows; `playing` holds what has been handed out."""
        while True:
            with deaf_to_interrupts():
                while len(playing) < self.jobs * AHEAD:
                    again.extend(() if again else islice(parts, 1))
                    if not again:
                        break
                    playing[submit(again[0].play)] = again[0]
                    again.popleft()  # not before: who is asked may just have been ended
            if not playing:
                return
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                rows = future.result()
                yield playing.pop(future), rows


def _ended(part: Part) -> Any:
    seats, numbers = ",".join(part.cell.seats), part.numbers
    return msg(
        "processes end again and again while they play {game} with {seats}, games {first} to {last}; is there enough "
        "memory? All that was played is kept",
        game=part.cell.game, seats=seats, first=numbers[0], last=numbers[-1],
    )  # fmt: skip


@dataclass(frozen=True)
class Ray:
    """A Ray cluster, or without an address one that is started here with so many workers."""

    jobs: int | None = None
    address: str | None = None

    def play(self, parts: Iterator[Part]) -> Playing:
        ray = _ray()
        self._start(ray)
        try:
            # workers that die are replaced by Ray; what they played is played again
            task = ray.remote(num_cpus=1, max_retries=-1)(_play)
            head = ray.get_runtime_context().gcs_address
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            playing: dict[Any, Part] = {}
            missed = 0
            while True:
                while len(playing) < most and (part := next(parts, None)) is not None:
                    playing[task.remote(part)] = part
                if not playing:
                    return
                done, _ = ray.wait(list(playing), timeout=QUIET)
                missed = 0 if done or answers(head) else missed + 1
                if missed == MOST_MISSED:
                    raise SoloistError(CLUSTER_GONE)
                for each in done:
                    yield playing.pop(each), ray.get(each)
        finally:
            ray.shutdown()

    def _start(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address is not None:
                ray.init(address=self.address, **quiet)
            else:
                ray.init(address="local", num_cpus=self.jobs, include_dashboard=False, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise BadSetting(
                msg(
                    "Ray cannot be reached: {problem} (if its cluster wants a token: RAY_AUTH_MODE=token)",
                    problem=" ".join(str(problem).split())[:200],
                )
            ) from None


def answers(address: str) -> bool:
    """Whether somebody listens there; Ray itself would wait a minute and then end this process without a word."""
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), QUIET):
            return True
    except OSError:
        return False


def _play(part: Part) -> Rows:
    look_rarely()
    return part.play()


def _ray() -> Any:
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # else workers of `uv run` install all once more
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # which Ray warns about as long as it is not said
    try:
        import ray
    except ImportError:
        raise BadSetting(
            msg("--engine ray needs Ray; pip install 'soloist[ray]' or uv sync --extra ray brings it")
        ) from None
    return ray
