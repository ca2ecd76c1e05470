"""The server killed at any moment, by the real signal: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.web.store import Kept, Store, sqlite_address
from tests.web.driven import STALE, Api, Refused, begin, step
from tests.web.killing import check, check_all, endure, everybody_goes_on, loaded, opened, play_a_while, playing
from tests.web.postgres import cluster, postgres
from tests.web.servers import Server, fork

__all__ = ["cluster", "postgres"]

KILLS, MANY_KILLS = 8, 50


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers that a test has started; none outlives it."""
    running: list[Server] = []
    yield running
    for server in running:
        server.kill()


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_killed_again_and_again_nothing_acknowledged_is_lost(
    database: str, servers: list[Server], tmp_path: Path, kills: int
) -> None:
    server = fork(tmp_path, "--database", database)
    servers.append(server)
    with opened(database) as store:
        toll = endure(server, store, 1, kills)
    assert (toll.kills, toll.lost) == (kills, 0)
    assert toll.acknowledged > kills


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
