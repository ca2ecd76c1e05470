"""Lines of the log are drawn once for many pages, and every page is as if they were drawn for it alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from soloist.engine.errors import CannotUndo
from soloist.engine.match import Undo
from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.web.pages.layout import Frame
from soloist.web.pages.written import written_in_frames
from soloist.web.people import Likes
from soloist.web.room import Beginning, Room, kept_of
from soloist.web.site import Ask, Site
from soloist.web.store import Store, sqlite_address

TABLES = {"arne": ["human", "random", "greedy"], "zooloretto": ["human", "random", "mammoth:II"]}
ANSWERS = 60


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    store = Store(sqlite_address(tmp_path))
    yield Site(store)
    store.close()


def opened(site: Site) -> Room:
    kept = site.store.load("match")
    assert kept is not None
    return Room(site.store, kept)


def page(site: Site, room: Room, seat: Seat | None, language: str, at: int | None, since: int) -> str:
    held = frozenset() if seat is None else frozenset([seat.code])
    frame, ask = Frame(Likes(language), "token", "/m/match"), Ask(seat, at=at)
    steps = partial(site.steps, room, frame, held, ask, since)
    return written_in_frames(frame, site.page(room, frame, held, ask, None), {}, steps)


def answer_or_take_back(room: Room, chance: random.Random) -> None:
    while room.go_on():
        pass
    if room.match.over:
        return
    (seat,) = room.waiting_for()
    if chance.random() < 0.2:
        try:
            room.undo(seat, room.stamp(seat))
        except CannotUndo:
            room.refresh()
    else:
        question = room.match.questions[0]
        room.answer(seat, room.stamp(seat), code(chance.choice(question.options)))


@pytest.mark.parametrize("game", TABLES)
def test_every_page_is_as_if_drawn_alone(site: Site, game: str) -> None:
    match = Beginning(game, TABLES[game], seed=4, undo=Undo.FREE).match()
    site.store.add(kept_of(match, "match"), [])
    room, chance = opened(site), random.Random(4)
    for _ in range(ANSWERS):
        answer_or_take_back(room, chance)
        seat = chance.choice([*room.seating.people, None])
        language = chance.choice(["en", "pt"])
        at = chance.choice([None, chance.randrange(room.match.moment + 1)])
        since = room.match.moment - chance.randrange(6)
        drawn = page(site, room, seat, language, at, since)
        assert drawn == page(site, opened(site), seat, language, at, since)
    assert room.drawn
