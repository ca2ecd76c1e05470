"""All rooms of a server: what is forgotten, who waits for whom, and what happens when something fails inside."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from soloist.engine.notation import code
from soloist.engine.seats import SEATS
from soloist.web import rooms as module
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, NoSuchMatch, Room
from soloist.web.rooms import BOTS_AT_ONCE, Rooms
from soloist.web.store import Store, sqlite_address

A = SEATS[0]
PATIENCE = 20.0
ALONE = ["human", "greedy", "random"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(sqlite_address(tmp_path))
    yield store
    store.close()


def play(store: Store, story: Callable[[Rooms], Awaitable[None]]) -> None:
    """Run a story in a loop of its own."""

    async def told() -> None:
        rooms = Rooms(store)
        await rooms.start()
        try:
            await asyncio.wait_for(story(rooms), PATIENCE)
        finally:
            await rooms.stop()

    asyncio.run(told())


async def begin(rooms: Rooms, seats: list[str] = ALONE, clock: int = 0, seed: int = 1) -> str:
    return await rooms.begin(Beginning("arne", seats, seed=seed, clock=clock).match(), "", ())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def answer_first(room: Room) -> None:
    """Somebody who is asked takes the first option."""
    question = room.match.questions[0]
    room.answer(question.seat, room.stamp(question.seat), code(question.options[0]))


# what is forgotten


def test_rooms_and_locks_do_not_pile_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROOMS_IN_MEMORY", 3)

    async def story(rooms: Rooms) -> None:
        names = [await begin(rooms, seed=seed) for seed in range(8)]
        await asyncio.gather(*(rooms.look(name, Room.waiting_for) for name in names for _ in range(3)))
        await until(lambda: not rooms._players)
        await rooms.look(await begin(rooms, seed=9), Room.waiting_for)
        await until(lambda: not rooms._players)
        gc.collect()
        assert len(rooms._rooms) <= 3
        assert not rooms._locks

    play(store, story)


def test_matches_that_are_not_there_leave_nothing(store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        for number in range(20):
            with pytest.raises(NoSuchMatch):
                await rooms.look(f"nothing{number}", Room.waiting_for)
            with pytest.raises(NoSuchMatch):
                await rooms.change(f"nothing{number}", answer_first)
        name = await begin(rooms)
        await rooms.look(name, Room.waiting_for)
        await rooms.remove(name)
        await until(lambda: not rooms._players)
        gc.collect()
        assert (dict(rooms._rooms), dict(rooms._locks), rooms._listeners) == ({}, {}, {})

    play(store, story)


def test_a_room_is_never_used_by_two_at_once_even_while_rooms_are_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROOMS_IN_MEMORY", 1)
    inside: dict[str, int] = {}
    most = 0

    def use(room: Room) -> None:
        nonlocal most
        inside[room.id] = inside.get(room.id, 0) + 1
        most = max(most, inside[room.id])
        time.sleep(0.001)
        inside[room.id] -= 1

    async def story(rooms: Rooms) -> None:
        names = [await begin(rooms, ["human"] * 2, seed=seed) for seed in range(6)]
        chance = random.Random(1)
        await asyncio.gather(*(rooms.look(chance.choice(names), use) for _ in range(200)))

    play(store, story)
    assert most == 1


# who waits for whom


def test_bots_that_wait_for_their_turn_keep_nobody_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some bots think for long; at the other tables, where bots wait for a turn to think, pages are drawn at once."""
    thinking = threading.Event()
    go_on = Room.go_on

    def think(room: Room) -> bool:
        thinking.wait(PATIENCE)
        return go_on(room)

    async def story(rooms: Rooms) -> None:
        names = [await begin(rooms, seed=seed) for seed in range(BOTS_AT_ONCE + 2)]
        for name in names:
            await rooms.look(name, Room.waiting_for)
        await until(lambda: not rooms._players)
        monkeypatch.setattr(Room, "go_on", think)
        try:
            for name in names:
                await asyncio.wait_for(rooms.change(name, answer_first), 5)
            await asyncio.wait_for(rooms.look(names[-1], Room.waiting_for), 5)
        finally:
            thinking.set()

    play(store, story)


def test_bots_play_on_when_nobody_looks(store: Store) -> None:
    async def story(rooms: Rooms) -> None:
        name = await begin(rooms)
        for _ in range(5):
            await rooms.change(name, answer_first)
            await until(lambda: not rooms._players)
            assert await rooms.look(name, Room.waiting_for) == (A,)

    play(store, story)


# what fails inside


def test_bots_that_fail_change_nothing_and_may_try_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    give_next = Room._give_next
    given = 0

    def fail(room: Room) -> bool:
        nonlocal given
        given += 1
        if given == 3:
            raise RuntimeError("a bot has fallen asleep")
        return give_next(room)

    async def story(rooms: Rooms) -> None:
        name = await begin(rooms, ["human", "greedy", "greedy"])
        await rooms.look(name, Room.waiting_for)
        await until(lambda: not rooms._players)
        monkeypatch.setattr(Room, "_give_next", fail)
        with caplog.at_level(logging.CRITICAL, "soloist.web"):
            await rooms.change(name, answer_first)
            await until(lambda: not rooms._players)
        kept = store.load(name)
        assert kept is not None
        moment = await rooms.look(name, lambda room: room.match.moment)
        assert moment == len(kept.answers)
        await until(lambda: not rooms._players)
        assert await rooms.look(name, Room.waiting_for) == (A,)

    play(store, story)


def test_a_countdown_goes_on_after_the_database_was_away(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "CLOCK_SECONDS", 0.02)
    time_out = Room.time_out
    tried = 0

    def fail(room: Room) -> bool:
        nonlocal tried
        tried += 1
        if tried <= 2:
            raise ConnectionError("the database is away")
        return time_out(room)

    monkeypatch.setattr(Room, "time_out", fail)

    async def story(rooms: Rooms) -> None:
        name = await begin(rooms, ["human", "human"], clock=1)
        while not await rooms.look(name, lambda room: bool(room.deadlines)):
            await rooms.change(name, answer_first)
        before = await rooms.look(name, lambda room: room.match.moment)
        with caplog.at_level(logging.CRITICAL, "soloist.web"):
            await until(lambda: tried > 2)
            while await rooms.look(name, lambda room: room.match.moment) == before:
                await asyncio.sleep(0.02)

    play(store, story)


# countdowns


def asked_twice_in_a_row(store: Store) -> tuple[Room, str]:
    """A room where somebody may pass, and the answer after which the same person may pass again."""
    for seed in range(40):
        beginning = Beginning("arne", ["human"] * 3, seed=seed, clock=30)
        match, chance = beginning.match(), random.Random(seed)
        while not match.over:
            question = match.questions[0]
            answer = code(chance.choice(question.options))
            after = match.copy()
            after.answer(answer)
            again = after.asked(question.seat)
            if question.passing is not None and again is not None and again.passing is not None:
                store.add(kept_of(match, "twice"), [])
                kept = store.load("twice")
                assert kept is not None
                return Room(store, kept), answer
            match.answer(answer)
    raise AssertionError("nobody is asked twice in a row")


def test_every_question_has_its_whole_countdown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room, answer = asked_twice_in_a_row(store)
    (seat,) = room.waiting_for()
    assert room.seconds_left(seat) == 30
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 25)
    assert room.seconds_left(seat) == 5
    room.answer(seat, room.stamp(seat), answer)
    assert room.waiting_for() == (seat,)
    assert room.seconds_left(seat) == 30


def test_a_countdown_goes_on_when_the_match_is_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other seats do, or other servers, gives nobody more time."""
    room, _ = asked_twice_in_a_row(store)
    (seat,) = room.waiting_for()
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 25)
    room.version = -1
    room.refresh()
    assert room.seconds_left(seat) == 5
