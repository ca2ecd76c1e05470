"""The server killed at any moment, by the real signal: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from soloist.web.room import Room
from soloist.web.store import Kept, Store, sqlite_address
from tests.web.driven import Api, Asked, Corner, Story, begin, check_kept, check_whole
from tests.web.postgres import cluster, postgres
from tests.web.servers import Server, fork

__all__ = ["cluster", "postgres"]

KILLS = 50
LONGEST = 0.35  # seconds of play between two kills
PATIENCE = 60.0
CORNERS: tuple[dict[str, Any], ...] = (
    {"game": "arne", "seats": ["human", "greedy", "random"]},
    {"game": "arne", "seats": ["human", "human", "random"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:II"]},
    {"game": "mammoth"},
)

Remembered = list[tuple[Story, list[Asked], int]]


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers that a test has started; none outlives it."""
    running: list[Server] = []
    yield running
    for server in running:
        server.kill()


@contextmanager
def playing(servers: Sequence[Server], seed: int) -> Iterator[list[Corner]]:
    """People at several matches, as long as it lasts; what goes wrong with them goes wrong here."""
    ports = [server.port for server in servers]
    corners = [
        Corner(ports[n % len(ports) :] + ports[: n % len(ports)], wanted, 1000 * seed + 100 * n)
        for n, wanted in enumerate(CORNERS)
    ]
    for corner in corners:
        corner.start()
    try:
        yield corners
    finally:
        for corner in corners:
            corner.leaving.set()
        for corner in corners:
            corner.join(PATIENCE)
        assert not [problem for corner in corners for problem in corner.problems]
        assert not any(corner.is_alive() for corner in corners)


def remembered(corners: Sequence[Corner], done: Sequence[Story] = ()) -> Remembered:
    """What the players remember at this moment of the matches that are not done yet."""
    stories = [story for corner in corners for story in list(corner.stories) if story not in done]
    return [(story, list(story.asked), story.version) for story in stories]


def check(store: Store, stories: Remembered, *, is_still: bool) -> None:
    """All that is remembered is kept, and every match can be gone on with."""
    for story, asked, version in stories:
        kept = store.load(story.match)
        assert kept is not None
        assert kept.version >= version
        check_kept(kept.answers, asked, is_still=is_still)
        room = Room(store, kept)
        assert room.match.over or room.waiting_for()


def go_on(corners: Sequence[Corner]) -> None:
    """Every player gets another answer acknowledged."""
    before = [corner.acknowledged for corner in corners]
    deadline = time.monotonic() + PATIENCE
    while any(corner.acknowledged == count for corner, count in zip(corners, before, strict=True)):
        assert not [problem for corner in corners for problem in corner.problems]
        assert time.monotonic() < deadline, "somebody cannot go on"
        time.sleep(0.01)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "data")
    address: str = request.getfixturevalue("postgres")
    return address


def test_killed_fifty_times_nothing_acknowledged_is_lost(database: str, servers: list[Server], tmp_path: Path) -> None:
    server = fork(tmp_path, "--database", database)
    servers.append(server)
    store = Store(database)
    chance = random.Random(database[:6])
    done: list[Story] = []
    with playing(servers, 1) as corners:
        for _ in range(KILLS):
            time.sleep(chance.uniform(0, LONGEST))
            server.kill()
            assert server.errors == ""
            stories = remembered(corners, done)
            check(store, stories, is_still=True)
            done += [story for story, _, _ in stories if story.over]
            server.again()
        go_on(corners)
    server.kill()
    check(store, remembered(corners), is_still=True)
    for corner in corners:
        assert corner.acknowledged > KILLS / 2
        for story in corner.stories:
            check_whole(loaded(store, story))
    store.close()


def loaded(store: Store, story: Story) -> Kept:
    kept = store.load(story.match)
    assert kept is not None
    return kept
