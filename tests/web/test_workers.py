"""Several processes at one door: people of one match at different ones, one of them killed, all of them stopped."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from soloist.web.server import GRACE_SECONDS
from soloist.web.workers import MOST_DEATHS, STOP_SECONDS, Workers
from tests.web.driven import Api, Away, Story, begin, check_whole, step
from tests.web.killing import check, check_all, endure, everybody_goes_on, loaded, opened, play_a_while, playing
from tests.web.postgres import cluster, postgres
from tests.web.servers import FORKS, PATIENCE, Server, children, fork, is_alive

__all__ = ["cluster", "postgres"]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="one process cannot become two here")

KILLS, MANY_KILLS = 4, MOST_DEATHS
TABLES = (
    {"game": "arne", "seats": ["human", "human", "random"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:II"]},
    {"game": "mammoth"},
)
TURNS = 12
VISITORS = 8
TOKEN = "let-me-count"


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "runs", "--database", database, "--workers", "2", "--metrics-token", TOKEN)
    yield server
    server.kill()


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it never came to be so"
        time.sleep(0.01)


on_a_file = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the other one changes nothing here


@contextmanager
def only(server: Server, chosen: int) -> Iterator[None]:
    """All workers but one hold still, so that this one takes whoever comes."""
    others = [worker for worker in server.workers if worker != chosen]
    for worker in others:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in others:
            os.kill(worker, signal.SIGCONT)


def visitor_at(server: Server, worker: int) -> Api:
    """A client whose connection one worker has taken."""
    api = Api([server.port])
    with only(server, worker):
        api.call("GET", "/games")
    return api


def test_people_of_one_match_at_different_workers(server: Server, database: str) -> None:
    apis = [visitor_at(server, worker) for worker in server.workers]
    stories = begin(apis[0], {"game": "zooloretto", "seats": ["human", "human", "greedy"], "seed": 3})
    chance, given = random.Random(3), [0, 0]
    while min(given) < TURNS:
        for number, (api, story) in enumerate(zip(apis, stories, strict=True)):
            given[number] += step(api, story, chance)
    others = [api.call("GET", f"/matches/{stories[0].match}")["version"] for api in apis]
    assert min(others) >= max(story.version for story in stories)  # nobody is shown an old position
    until(lambda: is_a_persons_turn(apis[1], stories))
    for api in apis:
        api.hang_up()
    with opened(database) as store:
        check_whole(loaded(store, stories[0]))  # every bot has answered once, as it would alone


def is_a_persons_turn(api: Api, stories: list[Story]) -> bool:
    """Whether nobody else is asked, so that nothing more happens by itself."""
    match = stories[0].match
    return any(api.call("GET", f"/matches/{match}/question", story.token) is not None for story in stories)


def test_who_listens_at_one_worker_hears_of_changes_at_another(server: Server) -> None:
    one, other = server.workers
    api = visitor_at(server, other)
    (story,) = begin(api, {"game": "mammoth", "seed": 3})
    with only(server, one):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        line.sendall(f"GET /m/{story.match}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        lines = line.makefile("rb")
        heard = next(int(each[5:]) for each in lines if each.startswith(b"data:"))
    with line, lines:
        assert step(api, story, random.Random(3))
        assert next(int(each[5:]) for each in lines if each.startswith(b"data:")) > heard
    api.hang_up()


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_a_killed_worker_comes_back_and_nothing_acknowledged_is_lost(server: Server, database: str, kills: int) -> None:
    chance = random.Random(4)
    with opened(database) as store:
        with playing([server], 4, racers=2, tables=TABLES) as corners:
            for _ in range(kills):
                play_a_while(corners, chance)
                server.kill_worker(chance)
                check(store, corners, is_still=False)
            everybody_goes_on(corners)
        assert server.stop() is not None
        assert "SIGKILL" in server.errors
        check_all(store, corners)


@pytest.mark.parametrize("kills", [3 * KILLS, pytest.param(10 * KILLS, marks=pytest.mark.long)])
def test_killed_with_or_without_its_workers_nothing_acknowledged_is_lost(
    server: Server, database: str, kills: int
) -> None:
    with opened(database) as store:
        toll = endure(server, store, 5, kills, tables=TABLES)
    assert (toll.kills, toll.lost) == (kills, 0)
    assert toll.acknowledged > kills


@on_a_file
def test_all_of_them_stop_together(server: Server) -> None:
    before = server.workers
    assert len(before) == 2
    assert server.stop() is not None
    assert not any(is_alive(worker) for worker in before)
    assert server.errors == ""


@on_a_file
def test_nobody_who_keeps_asking_keeps_a_worker(server: Server) -> None:
    """Connections that are just coming in are no exception."""
    done = threading.Event()

    def keep_asking() -> None:
        api = Api([server.port])
        while not done.is_set():
            with suppress(Away):
                api.call("GET", "/games")
        api.hang_up()

    visitors = [threading.Thread(target=keep_asking, daemon=True) for _ in range(VISITORS)]
    for visitor in visitors:
        visitor.start()
    try:
        for _ in range(3):
            server.get("/")
            begun, before = time.monotonic(), server.workers
            server.kill()
            assert not any(is_alive(worker) for worker in before)
            assert time.monotonic() - begun < GRACE_SECONDS  # else requests under way were given up
            assert server.errors == ""
            server.again()
    finally:
        done.set()
        for visitor in visitors:
            visitor.join(PATIENCE)


@on_a_file
def test_without_the_first_process_none_stays(server: Server) -> None:
    before = server.workers
    server.kill()
    assert len(before) == 2
    assert not any(is_alive(worker) for worker in before)
    server.again()  # at the same door


# their numbers


def numbers(api: Api) -> dict[str, dict[str, float]]:
    """What a worker says of all of them: by worker, then by name."""
    found: dict[str, dict[str, float]] = {}
    for line in api.read("/metrics", TOKEN).splitlines():
        told = re.fullmatch(r'(\S+?)[{,]worker="(\d)"\} (\S+)', line)
        if told is not None:
            found.setdefault(told[2], {})[told[1]] = float(told[3])
    return found


@on_a_file
def test_any_worker_tells_the_numbers_of_all(server: Server) -> None:
    apis = [visitor_at(server, worker) for worker in server.workers]
    counted = 'soloist_requests_total{route="/api/games",method="GET",status="200"'

    def asked(api: Api) -> dict[str, float]:
        return {worker: told.get(counted, 0) for worker, told in numbers(api).items()}

    for _ in range(4):
        apis[0].call("GET", "/games")
    for api in apis:
        until(lambda api=api: sorted(asked(api).values()) == [1, 5])  # type: ignore[misc]
    text = apis[1].read("/metrics", TOKEN)
    assert text.count("# TYPE soloist_requests_total") == 1
    assert text.count("\nsoloist_open_matches ") == 1
    before = asked(apis[1])
    first = server.workers[0]
    os.kill(first, signal.SIGKILL)
    until(lambda: len(server.workers) == 2 and first not in server.workers)
    until(lambda: sorted(asked(apis[1]).values()) == [0, 1])  # another one has its number, and counts from 0
    assert set(asked(apis[1])) == set(before) == {"1", "2"}
    for api in apis:
        api.hang_up()


# without a server


def die(_number: int) -> None:
    sys.exit(3)


def stay(_number: int) -> None:
    """Hear that one is asked to stop, which can be seen from outside, and do not."""
    signal.signal(signal.SIGTERM, lambda *_: signal.signal(signal.SIGUSR2, signal.SIG_IGN))
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    while True:
        time.sleep(60)


def run_workers(work: Callable[[int], None], said: str) -> None:
    with Path(said).open("w") as file:
        os.dup2(file.fileno(), 2)
    sys.exit(Workers(2, work).run())


def test_workers_that_die_again_and_again_end_the_server_with_a_sentence(tmp_path: Path) -> None:
    process = FORKS.Process(target=run_workers, args=(die, str(tmp_path / "said")))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == 1
    lines = (tmp_path / "said").read_text().splitlines()
    assert "so Soloist stops" in lines[-1]
    assert all("(3)" in line for line in lines[:-1])
    assert MOST_DEATHS < len(lines) - 1 <= MOST_DEATHS + 2


def test_whoever_asks_twice_does_not_wait(tmp_path: Path) -> None:
    process = FORKS.Process(target=run_workers, args=(stay, str(tmp_path / "said")))
    process.start()
    assert process.pid is not None
    until(lambda: len(children(process.pid or 0)) == 2)
    before = children(process.pid)
    until(lambda: all(ignores(worker, signal.SIGUSR1) for worker in before))
    os.kill(process.pid, signal.SIGINT)
    until(lambda: all(ignores(worker, signal.SIGUSR2) for worker in before))
    begun = time.monotonic()
    os.kill(process.pid, signal.SIGINT)
    process.join(PATIENCE)
    assert time.monotonic() - begun < STOP_SECONDS / 2
    assert not any(is_alive(worker) for worker in before)


def ignores(process: int, number: int) -> bool:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    ignored = next(int(line.split()[1], 16) for line in lines if line.startswith("SigIgn"))
    return bool(ignored >> (number - 1) & 1)
