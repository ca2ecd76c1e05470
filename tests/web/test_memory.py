"""How much memory an open match takes, and when it is given back."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from itertools import product
from pathlib import Path

import pytest

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import SEATS, ask
from soloist.seating import read_seating
from soloist.web import markup as h
from soloist.web import rooms as module
from soloist.web.parts import part
from soloist.web.room import Beginning, Room
from soloist.web.rooms import Rooms
from soloist.web.scene import MOST_DRAWN, DrawnLogs, DrawnTurn
from soloist.web.store import Store, sqlite_address
from tests.web.visits import House, open_house

MB = 1_000_000
ROOMS = 2
MOST_ANSWERS = 600  # random players take longer than people, of whom four give some 590
AGAINST_ARNO, FOUR = ["human", "arno:L3"], ["human"] * 4


def played(seats: list[str], seed: int) -> Match:
    """A match of Ark Nova that is as long as one of people, or nearly over."""
    match = Beginning("arknova", seats, seed=seed).match()
    bots = read_seating(match.game, ["random" if word == "human" else word for word in seats]).bots()
    while not match.over and match.moment < MOST_ANSWERS:
        question = match.questions[0]
        bot = bots[question.seat]
        assert bot is not None
        match.answer(ask(bot, match, question), seat=question.seat)
    if match.over:
        match.undo_mode = match.undo_mode.FREE
        match.undo(SEATS[0])
    return match


@pytest.mark.parametrize(("seats", "languages"), [(AGAINST_ARNO, ["en", "pt"]), (FOUR, ["en"])])
def test_an_open_room_of_ark_nova_takes_less_than_a_megabyte(
    tmp_path: Path, seats: list[str], languages: list[str]
) -> None:
    """With everybody's eyes: nobody's page makes it much larger."""
    with open_house(tmp_path) as house:
        browser = house.browser()
        match = played(seats, 1)
        people = [seat for seat, word in zip(SEATS, seats, strict=False) if word == "human"]
        names = [house.run(house.site.rooms.begin(match, browser.person, people)) for _ in range(ROOMS)]

        def look(name: str) -> None:
            for seat, language in product(people, languages):
                page = browser.get(f"/m/{name}?seat={seat.code}", headers={"accept-language": language})
                assert "log-turn" in page.text

        look(names[0])  # what all rooms share
        forget_all(house)
        gc.collect()
        tracemalloc.start()
        try:
            for name in names:
                look(name)
            gc.collect()
            each = tracemalloc.get_traced_memory()[0] / ROOMS
            forget_all(house)
            gc.collect()
            left = tracemalloc.get_traced_memory()[0] / ROOMS
        finally:
            tracemalloc.stop()
    assert each - left < MB
    assert left < MB / 4 * len(people)  # pages share some drawings


def forget_all(house: House) -> None:
    house.site.rooms._rooms.clear()


def test_a_room_remembers_the_logs_of_those_who_looked_last() -> None:
    logs = DrawnLogs()
    first = logs.of("en", SEATS[0])
    first[0] = DrawnTurn([], None, (True, True), part("", h.p))
    for seat in SEATS[1 : MOST_DRAWN + 1]:
        assert logs.of("en", SEATS[0]) is first
        logs.of("en", seat)
    assert len(logs) == MOST_DRAWN
    assert ("en", SEATS[1]) not in logs


def test_rooms_nobody_uses_leave_memory_even_if_somebody_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(module, "TIDY_SECONDS", 0.01)
    store = Store(sqlite_address(tmp_path))

    async def story() -> None:
        rooms = Rooms(store)
        await rooms.start()
        try:
            idle = await rooms.begin(Beginning("arne", ["human"] * 2, seed=1).match(), "", ())
            timed = await rooms.begin(Beginning("arne", ["human"] * 2, seed=1, clock=200).match(), "", ())
            while not await rooms.look(timed, lambda room: bool(room.deadlines)):
                await rooms.change(timed, answer_first)
            listening = rooms.changes(idle)
            version = await anext(listening)
            assert version is not None
            while idle in rooms._rooms:
                await asyncio.sleep(0.01)
            assert timed in rooms._rooms  # its countdown is nowhere else
            await rooms.change(idle, answer_first)
            assert (await anext(listening) or 0) > version
        finally:
            await rooms.stop()

    asyncio.run(asyncio.wait_for(story(), 30))
    store.close()


def answer_first(room: Room) -> None:
    question = room.match.questions[0]
    room.answer(question.seat, room.stamp(question.seat), code(question.options[0]))
