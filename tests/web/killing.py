"""Servers that are killed while people play at them, and what must be true of their database then."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from soloist.web.room import Room
from soloist.web.store import Kept, Store
from tests.web.driven import Corner, Story, check_kept, check_once, check_whole, is_answer_of
from tests.web.servers import Server

MOST_ANSWERS = 9  # acknowledged between two kills, by all together
MOST_SECONDS = 0.03  # and then some time, to hit any moment
PATIENCE = 60.0
MISSED = "A worker ended unexpectedly (SIGKILL)"
Table = Mapping[str, Any]
TABLES: tuple[Table, ...] = (
    {"game": "arne", "seats": ["human", "greedy", "random"]},
    {"game": "arne", "seats": ["human", "human", "random"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:II"]},
    {"game": "mammoth"},
)
MORE_TABLES: tuple[Table, ...] = (
    {"game": "arknova", "seats": ["human", "arno:L3"]},
    {"game": "orichalcum", "seats": ["human", "human"]},
    {"game": "arno"},
    {"game": "orichalcum-ai"},
)


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The database, without asking a server."""
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def playing(
    servers: Sequence[Server], seed: int, racers: int = 1, tables: Sequence[Table] = TABLES
) -> Iterator[list[Corner]]:
    """People at several matches, as long as it lasts; what goes wrong with them goes wrong here."""
    ports = [server.port for server in servers]
    corners = [Corner(ports, wanted, 1000 * seed + 100 * n, racers) for n, wanted in enumerate(tables)]
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


def endure(
    server: Server, store: Store, seed: int, kills: int, *, tables: Sequence[Table] = TABLES,
    heard: Callable[[Toll], object] = lambda _: None,
) -> Toll:  # fmt: skip
    """Kill a server, or one of its workers, again and again while people play: what was acknowledged is there, each
    answer once, and nothing that nobody gave. `heard` is told how it stands after every kill."""
    chance, done, toll = random.Random(seed), set[str](), Toll()
    with playing([server], seed, tables=tables) as corners:
        for _ in range(kills):
            play_a_while(corners, chance)
            is_gone = kill_something(server, chance)
            toll.count(store, corners, done)
            heard(toll)
            assert all(MISSED in line for line in server.errors.splitlines()), server.errors
            done |= check(store, corners, done, is_still=is_gone)
            if is_gone:
                server.again()
        everybody_goes_on(corners)
    server.kill()
    check_all(store, corners)
    return toll


def kill_something(server: Server, chance: random.Random) -> bool:
    """The server; where it has workers that may be its first process, whom they follow, all at once, or one of the
    workers. Returns whether nobody serves any more."""
    how = chance.randrange(3) if server.workers else 0
    if how == 2:
        server.kill_worker(chance)
    else:
        server.kill(with_workers=how == 1)
    return how < 2


@dataclass
class Toll:
    """What kills have cost."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0  # of those acknowledged

    def count(self, store: Store, corners: Sequence[Corner], done: Collection[str]) -> None:
        """After one more kill; matches that are done were counted before."""
        self.kills += 1
        self.acknowledged = sum(corner.acknowledged for corner in corners)
        stories = [story for corner in corners for story in list(corner.stories) if story.match not in done]
        for story in [story.remembered() for story in stories]:  # before anything is read: some may play on
            kept = store.load(story.match)
            lines = [] if kept is None else kept.answers
            self.lost += sum(
                each.moment >= len(lines) or not is_answer_of(each, lines[each.moment])
                for each in story.asked
                if each.acknowledged is not None
            )
