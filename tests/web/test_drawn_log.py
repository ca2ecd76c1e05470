"""Much is drawn once for many pages, and every page is as if it was drawn for it alone, byte by byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.errors import CannotUndo
from soloist.engine.match import Undo
from soloist.engine.notation import code
from soloist.engine.seats import SEATS, Seat
from soloist.language import Paint, Reader
from soloist.web.keeping import kept_of
from soloist.web.markup import escaped
from soloist.web.pages.layout import Frame
from soloist.web.pages.written import written_in_frames
from soloist.web.people import Likes
from soloist.web.room import Beginning, Room
from soloist.web.site import Ask, Site
from soloist.web.store import Store, sqlite_address

TABLES = {
    "arne": ["human", "human", "greedy"],
    "zooloretto": ["human", "human", "mammoth:II"],
    "arknova": ["human", "human", "arno:L3"],
    "orichalcum": ["human", "ai"],
    "mammoth": [],
    "arno": [],
    "orichalcum-ai": [],
}
ANSWERS = 12  # of the short form


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    store = Store(sqlite_address(tmp_path))
    yield Site(store)
    store.close()


def opened(site: Site, name: str = "match") -> Room:
    kept = site.store.load(name)
    assert kept is not None
    return Room(site.store, kept)


def page(site: Site, room: Room, seat: Seat | None, language: str, at: int | None, since: int) -> str:
    held = frozenset() if seat is None else frozenset([seat.code])
    frame, ask = Frame(Likes(language), "token", f"/m/{room.id}"), Ask(seat, at=at)
    steps = partial(site.steps, room, frame, held, ask, since)
    return written_in_frames(site.page(room, frame, held, ask, None), {}, steps)


def alone(site: Site, *wanted: Any, name: str = "match") -> str:
    """The page of a room that has just been opened, by a reader for whom nothing was drawn before."""

    def reader(language: str, names: tuple[tuple[Seat, str], ...], paint: Paint, at_table: bool) -> Reader:
        return Reader(language, dict(names), paint, escaped, at_table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("soloist.web.site.shared_reader", reader)
        return page(site, opened(site, name), *wanted)


def answer_or_take_back(room: Room, chance: random.Random) -> None:
    while room.go_on():
        pass
    if room.match.over:
        return
    seat = chance.choice(room.waiting_for())
    if room.at_table:
        seat = room.seating.people[0]
    if chance.random() < 0.2:
        try:
            room.undo(seat, room.stamp(seat))
        except CannotUndo:
            room.refresh()
    else:
        question = room.asked(seat)
        assert question is not None
        room.answer(seat, room.stamp(seat), code(chance.choice(question.options)))


def play(site: Site, game: str, answers: int, at_once: int) -> None:
    """After every answer so many look, a spectator among them, in both languages, also at earlier moments."""
    match = Beginning(game, TABLES[game], seed=4, undo=Undo.SCREEN).match()
    site.store.add(kept_of(match, "match"), [])
    room, chance = opened(site), random.Random(4)
    eyes = [*room.seating.people, None]
    for _ in range(answers):
        answer_or_take_back(room, chance)
        for seat in chance.sample(eyes, min(at_once, len(eyes))):
            language = chance.choice(["en", "pt"])
            at = chance.choice([None, None, chance.randrange(room.match.moment + 1)])
            since = room.match.moment - chance.randrange(6)
            assert page(site, room, seat, language, at, since) == alone(site, seat, language, at, since)
        if room.match.over:
            return


@pytest.mark.parametrize("game", TABLES)
def test_every_page_is_as_if_drawn_alone(site: Site, game: str) -> None:
    play(site, game, ANSWERS, at_once=2)


@pytest.mark.parametrize("game", TABLES)
def test_tables_that_look_alike_share_nothing_that_differs(site: Site, game: str) -> None:
    """The same match three times, with other names, and looked at by other eyes and in other languages."""
    names = {"match": "Adelheid", "other": "Bartolomeu", "third": "Adelheid"}
    rooms: dict[str, Room] = {}
    for name, called in names.items():
        site.store.add(kept_of(Beginning(game, TABLES[game], seed=4, undo=Undo.SCREEN).match(), name), [])
        rooms[name] = opened(site, name)
        if not rooms[name].at_table:
            rooms[name].rename(rooms[name].seating.people[0], called)
    chances = {name: random.Random(4) for name in rooms}
    for turn in range(ANSWERS):
        for place, (name, room) in enumerate(rooms.items()):
            answer_or_take_back(room, chances[name])
            seat = room.seating.people[(turn + place) % len(room.seating.people)]
            language, since = ("en", "pt")[(turn + place) % 2], room.match.moment - 2
            found = page(site, room, seat, language, None, since)
            assert found == alone(site, seat, language, None, since, name=name)
            assert not [other for other in rooms if other != name and f"/m/{other}" in found]
            assert not [called for called in names.values() if called != names[name] and called in found]


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_every_page_of_a_whole_game_is_as_if_drawn_alone(site: Site, game: str) -> None:
    play(site, game, 10_000, at_once=len(SEATS))  # everybody
