"""The server killed at any moment, by the real signal: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from soloist.web.room import Room
from soloist.web.store import Kept, Store, sqlite_address
from tests.web.driven import STALE, Api, Corner, Refused, Story, begin, check_kept, check_once, check_whole, step
from tests.web.postgres import cluster, postgres
from tests.web.servers import Server, fork

__all__ = ["cluster", "postgres"]

KILLS, MANY_KILLS = 20, 50
MOST_ANSWERS = 9  # acknowledged between two kills, by all together
MOST_SECONDS = 0.03  # and then some time, to hit any moment
PATIENCE = 60.0
CORNERS: tuple[dict[str, Any], ...] = (
    {"game": "arne", "seats": ["human", "greedy", "random"]},
    {"game": "arne", "seats": ["human", "human", "random"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:II"]},
    {"game": "mammoth"},
)


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers that a test has started; none outlives it."""
    running: list[Server] = []
    yield running
    for server in running:
        server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "data")
    address: str = request.getfixturevalue("postgres")
    return address


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The database, without asking a server."""
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def playing(servers: Sequence[Server], seed: int, racers: int = 1) -> Iterator[list[Corner]]:
    """People at several matches, as long as it lasts; what goes wrong with them goes wrong here."""
    ports = [server.port for server in servers]
    corners = [Corner(ports, wanted, 1000 * seed + 100 * n, racers) for n, wanted in enumerate(CORNERS)]
    for corner in corners:
        corner.start()
    try:
        yield corners
    finally:
        for corner in corners:
            corner.leaving.set()
        for corner in corners:
            corner.join(PATIENCE)
    assert not troubles(corners)
    assert not any(corner.is_alive() for corner in corners)


def troubles(corners: Sequence[Corner]) -> list[BaseException]:
    return [problem for corner in corners for problem in corner.problems]


def until(is_so: Callable[[], bool], corners: Sequence[Corner]) -> None:
    """Wait until something is so, unless somebody is in trouble."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert not troubles(corners)
        assert time.monotonic() < deadline, "somebody cannot go on"
        time.sleep(0.002)


def play_a_while(corners: Sequence[Corner], chance: random.Random) -> None:
    """Some more answers are acknowledged, and then it may be any moment."""
    enough = sum(corner.acknowledged for corner in corners) + chance.randrange(MOST_ANSWERS)
    until(lambda: sum(corner.acknowledged for corner in corners) >= enough, corners)
    time.sleep(chance.uniform(0, MOST_SECONDS))


def everybody_goes_on(corners: Sequence[Corner]) -> None:
    """Every player gets another answer acknowledged."""
    before = [corner.acknowledged for corner in corners]
    until(lambda: all(corner.acknowledged > count for corner, count in zip(corners, before, strict=True)), corners)


def check(store: Store, corners: Sequence[Corner], done: Collection[str] = (), *, is_still: bool) -> set[str]:
    """All that is remembered is kept, and matches that are not done yet can be gone on with; returns those that end."""
    stories = [story.remembered() for corner in corners for story in list(corner.stories) if story.match not in done]
    for story in stories:
        kept = loaded(store, story)
        check_kept(kept, story, is_still=is_still)
        room = Room(store, kept)
        assert room.match.over or room.waiting_for()
    check_once(stories)
    return {story.match for story in stories if story.over}


def loaded(store: Store, story: Story) -> Kept:
    kept = store.load(story.match)
    assert kept is not None, "a match is lost"
    return kept


def check_all(store: Store, corners: Sequence[Corner]) -> None:
    """At the end, when no server runs: every match from its first answer on."""
    check(store, corners, is_still=True)
    for corner in corners:
        for story in corner.stories:
            check_whole(loaded(store, story))


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_killed_again_and_again_nothing_acknowledged_is_lost(
    database: str, servers: list[Server], tmp_path: Path, kills: int
) -> None:
    server = fork(tmp_path, "--database", database)
    servers.append(server)
    chance, done = random.Random(1), set[str]()
    with opened(database) as store:
        with playing(servers, 1) as corners:
            for _ in range(kills):
                play_a_while(corners, chance)
                server.kill()
                assert server.errors == ""
                done |= check(store, corners, done, is_still=True)
                server.again()
            everybody_goes_on(corners)
        server.kill()
        check_all(store, corners)


def test_two_servers_on_one_postgresql_killed_in_turn(postgres: str, servers: list[Server], tmp_path: Path) -> None:
    servers += [fork(tmp_path / name, "--database", postgres) for name in ("one", "two")]
    chance = random.Random(2)
    with opened(postgres) as store:
        with playing(servers, 2, racers=2) as corners:
            for number in range(KILLS // 2):
                play_a_while(corners, chance)
                server = servers[number % 2]
                server.kill()
                assert server.errors == ""
                check(store, corners, is_still=False)
                server.again()
            everybody_goes_on(corners)
        for server in servers:
            server.kill()
            assert server.errors == ""
        check_all(store, corners)


# one thing after another, killed after each


class Evening:
    """One companion match over the API, its server killed after everything that is done."""

    def __init__(self, server: Server, store: Store) -> None:
        self.server = server
        self.store = store
        self.api = Api([server.port])
        (self.story,) = begin(self.api, {"game": "mammoth", "seed": 7})

    @property
    def stamp(self) -> str:
        stamp: str = self.api.call("GET", f"/matches/{self.story.match}/question", self.story.token)["stamp"]
        return stamp

    def do(self, what: str, **more: str) -> Kept:
        """Something is done and acknowledged, the server killed and started again; what is kept then."""
        body = {"stamp": self.stamp, **more}
        self.api.call("POST", f"/matches/{self.story.match}/{what}", self.story.token, body)
        return self.kill()

    def kill(self) -> Kept:
        self.server.kill()
        self.api.hang_up()
        kept = loaded(self.store, self.story)
        self.server.again()
        return kept


def test_what_was_taken_back_and_done_again_stays_so(servers: list[Server], tmp_path: Path) -> None:
    servers.append(fork(tmp_path, "--data", str(tmp_path)))
    with opened(sqlite_address(tmp_path)) as store:
        evening = Evening(servers[0], store)
        chance = random.Random(3)
        for _ in range(5):
            assert step(evening.api, evening.story, chance)
        played = [evening.kill()]
        for _ in range(3):
            played.append(evening.do("undo"))
        lengths = [len(kept.answers) for kept in played]
        assert lengths == sorted(lengths, reverse=True)
        assert len(set(lengths)) == len(lengths)
        for kept in reversed(played[:-1]):
            assert evening.do("redo").answers == kept.answers


def test_an_answer_for_a_question_that_was_taken_back_is_refused_after_a_kill_too(
    servers: list[Server], tmp_path: Path
) -> None:
    servers.append(fork(tmp_path, "--data", str(tmp_path)))
    with opened(sqlite_address(tmp_path)) as store:
        evening = Evening(servers[0], store)
        stamp = evening.stamp
        assert step(evening.api, evening.story, random.Random(3))
        answer = evening.story.asked[0].acknowledged
        before = evening.do("undo")
        with pytest.raises(Refused) as refused:
            evening.api.call(
                "POST", f"/matches/{before.id}/answer", evening.story.token, {"stamp": stamp, "answer": answer}
            )
        assert refused.value.status == STALE
        assert loaded(store, evening.story).answers == before.answers
        assert evening.do("redo").answers != before.answers
