"""Two processes with the same match in memory: each sees what the other has done, and nobody plays from an old one."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.errors import CannotUndo
from soloist.engine.match import Undo
from soloist.engine.notation import code
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat
from soloist.web import rooms as module
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, Overtaken, Room
from soloist.web.rooms import Rooms, needs_us
from soloist.web.store import Kept, Store, sqlite_address

PATIENCE = 30.0
A, B = SEATS[:2]
TABLES = {
    "arne": Beginning("arne", ["human", "human", "random"], seed=4),
    "zooloretto": Beginning("zooloretto", ["human", "greedy"], seed=4, undo=Undo.FREE),
    "mammoth": Beginning("mammoth", seed=4),
    "by hand": Beginning("mammoth", seed=4, by_hand=True),
}
MOMENTS = 20
PLACE = re.compile(" at 0x[0-9a-f]+")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(sqlite_address(tmp_path))
    yield store
    store.close()


def loaded(store: Store) -> Kept:
    kept = store.load("match")
    assert kept is not None
    return kept


def two_rooms(store: Store, beginning: Beginning) -> tuple[Room, Room]:
    store.add(kept_of(beginning.match(), "match"), [])
    return Room(store, loaded(store)), Room(store, loaded(store))


def do_something(room: Room, chance: random.Random) -> None:
    """What people do, and bots after them."""
    room.refresh()
    if room.match.over:
        return
    seat = room.seating.people[0] if room.at_table else chance.choice(room.seating.people)
    what = chance.random()
    try:
        if what < 0.15:
            room.undo(seat, room.stamp(seat))
        elif what < 0.25 and room.can_redo(seat):
            room.redo(seat, room.stamp(seat))
        elif what < 0.3 and room.match.game.triggers:
            room.pass_until(seat, [])
        elif what < 0.32 and len(room.seating.people) > 1:
            room.rename(seat, f"Anna {chance.randrange(9)}")
        else:
            answer_any(room, seat, chance)
    except CannotUndo:
        room.refresh()
    while room.go_on():
        pass


def answer_any(room: Room, seat: Seat, chance: random.Random) -> None:
    question = room.asked(seat)
    if question is not None:
        room.answer(seat, room.stamp(seat), code(chance.choice(question.options)))


def seen(room: Room) -> tuple[Any, ...]:
    """All that pages and answers depend on."""
    match = room.match
    told = [(line.moment, plain(line.event)) for line in match.log or ()]
    views = [plain(match.view(seat)) for seat in SEATS[: match.seats]]
    watches = {seat: list(watch.triggers) for seat, watch in room.playing.watches.items()}
    stamps = [room.stamp(seat) for seat in (None, *SEATS[: match.seats])]
    return Record.of(match), told, views, watches, stamps, room.undone, room.version, room.waiting_for(), room.seating


def plain(what: object) -> str:
    """As text, wherever it lies in memory."""
    return PLACE.sub("", repr(what))


@pytest.mark.parametrize("table", TABLES)
def test_each_is_as_if_read_anew_whatever_the_other_does(store: Store, table: str) -> None:
    rooms, chance = two_rooms(store, TABLES[table]), random.Random(table)
    for _ in range(MOMENTS):
        one, other = chance.sample(rooms, 2)
        for _ in range(chance.randrange(1, 4)):
            do_something(one, chance)
        other.refresh()
        assert seen(other) == seen(Room(store, loaded(store)))


def test_only_what_is_new_is_answered_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two_rooms(store, TABLES["zooloretto"])
    chance = random.Random(1)
    for _ in range(5):
        answer_any(one, A, chance)
        while one.go_on():
            pass
    monkeypatch.setattr(Record, "match", None)  # everything would be played again by it
    other.refresh()
    assert other.version == one.version
    assert Record.of(other.match) == Record.of(one.match)


def test_an_old_room_overwrites_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two_rooms(store, TABLES["arne"])
    with monkeypatch.context() as patched:
        patched.setattr(Room, "refresh", lambda _: None)  # it has looked, and then the other one answers
        (seat,) = one.waiting_for()
        answer_any(one, seat, random.Random(1))
        kept = loaded(store).answers
        with pytest.raises(Overtaken):
            answer_any(other, seat, random.Random(2))
    assert loaded(store).answers == kept
    assert Record.of(other.match).answers == kept


# countdowns


def test_a_countdown_that_another_process_began_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    one, chance = two_rooms(store, Beginning("arne", ["human"] * 3, seed=3, clock=30))[0], random.Random(3)
    while not one.deadlines:
        (seat, *_) = one.waiting_for()
        answer_any(one, seat, chance)
    seat = next(iter(one.deadlines))[0]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 20)
    assert Room(store, loaded(store)).seconds_left(seat) == pytest.approx(10, abs=1)
    monkeypatch.setattr(time, "time", lambda: now + 300)  # nobody was there to pass for them
    assert Room(store, loaded(store)).seconds_left(seat) == 30


# rooms of two processes


def play(store: Store, story: Callable[[Rooms, Rooms], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        one, other = Rooms(store), Rooms(store)
        await one.start()
        await other.start()
        try:
            await asyncio.wait_for(story(one, other), PATIENCE)
        finally:
            await one.stop()
            await other.stop()

    asyncio.run(told())


def test_who_was_overtaken_tries_again_if_the_question_is_still_open(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's name, another seat's answer: what another process keeps in between refuses nobody's answer."""
    keep, is_first = Room._keep, True

    def renamed_in_between(room: Room) -> None:
        nonlocal is_first
        if is_first:
            is_first = False
            Room(store, loaded(store)).rename(B, "Ben")
        keep(room)

    async def story(one: Rooms, _: Rooms) -> None:
        store.add(kept_of(Beginning("zooloretto", ["human", "human"], seed=4).match(), "match"), [])
        seat = (await one.look("match", Room.waiting_for))[0]
        before = await one.look("match", lambda room: room.match.moment)
        monkeypatch.setattr(Room, "_keep", renamed_in_between)
        await one.change("match", lambda room: answer_any(room, seat, random.Random(1)))
        kept = loaded(store)
        assert len(kept.answers) > before
        assert "Ben" in kept.head

    play(store, story)


def test_who_listens_gets_bots_that_nobody_lets_play_any_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that let them play is gone, and nobody looks: pages that are open only listen."""
    monkeypatch.setattr(module, "STALLED_SECONDS", 0.05)
    monkeypatch.setattr(module, "POLL_SECONDS", 0.02)

    async def story(one: Rooms, _: Rooms) -> None:
        store.add(kept_of(Beginning("zooloretto", ["greedy", "human"], seed=4).match(), "match"), [])
        room = Room(store, loaded(store))
        while B in room.waiting_for():
            answer_any(room, B, random.Random(1))
        listening = one.changes("match")
        version = await anext(listening)
        assert version is not None
        assert (await anext(listening) or 0) > version

    play(store, story)


def needed(store: Store, beginning: Beginning) -> bool:
    store.add(kept_of(beginning.match(), "match"), [])
    kept = store.glance("match")
    store.remove("match")
    assert kept is not None
    return needs_us(kept)


def test_people_who_think_need_nobody(store: Store) -> None:
    assert not needed(store, Beginning("arne", ["human:Anna", "human"], seed=1))
    assert not needed(store, Beginning("mammoth", seed=1))
    assert needed(store, Beginning("arne", ["human", "human"], seed=1, clock=20))
    assert needed(store, Beginning("zooloretto", ["greedy", "human"], seed=4)) != needed(
        store, Beginning("zooloretto", ["human", "greedy"], seed=4)
    )
