"""All rooms of a server: who asks for a match gets it here, one after another, and hears when it changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread

from soloist.engine.errors import SoloistError, StaleAnswer
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.web.played import play_of_kept
from soloist.web.room import NoSuchMatch, Room, kept_of
from soloist.web.store import OWNER, Store

T = TypeVar("T")
ROOMS_IN_MEMORY = 400
POLL_SECONDS = 0.4  # how soon changes by another server are seen
CLOCK_SECONDS = 0.25
STILL_HERE_SECONDS = 15  # between signs of life to those who listen
BOTS_AT_ONCE = 2
BOT_PATIENCE = 0.25  # how long an answer waits for the bots before the page is drawn
NAME_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
NAME_LENGTH = 16

log = logging.getLogger("soloist.web")


class Rooms:
    """The matches in memory, their locks, and who listens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody wants one
        self._players: dict[str, asyncio.Task[None]] = {}
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._bots = CapacityLimiter(BOTS_AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False

    # life

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._watch_store()), asyncio.create_task(self._watch_clocks())]

    async def stop(self) -> None:
        for task in (*self._tasks, *self._players.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._players.values(), return_exceptions=True)
        self.hang_up()

    def hang_up(self) -> None:
        """Let nobody listen any more; a server that waits for the last listener would never end."""
        self._is_closing = True
        for match in list(self._listeners):
            self._tell(match)

    # matches

    async def begin(self, match: Match, person: str, seats: Iterable[Seat]) -> str:
        """Keep a new match, held by a person in some seats; returns its name."""
        name = "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))
        held = [(person, OWNER), *((person, seat.code) for seat in seats)] if person else []
        await self.run(self.store.add, kept_of(match, name), held)
        return name

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something that blocks in a worker thread."""
        return await to_thread.run_sync(work, *arguments)

    async def look(self, match: str, what: Callable[[Room], T]) -> T:
        """Have something read from a room, as it is kept; raises NoSuchMatch."""
        async with self._lock(match):
            found, settled = await self._use(match, lambda room: (what(room), room.is_settled))
        if not settled:
            self._let_play(match)
        return found

    async def change(self, match: str, what: Callable[[Room], None]) -> None:
        """Change a room; when this returns the change is kept. Waits a little for bots, who answer afterwards."""
        async with self._lock(match):
            settled = await self._use(match, lambda room: _done(room, what))
        self._tell(match)
        if not settled:
            await asyncio.wait({self._let_play(match)}, timeout=BOT_PATIENCE)

    async def remove(self, match: str) -> None:
        """Throw a match away; what came of it stays in the record of plays."""
        async with self._lock(match):
            await self.run(self._remove, match)
            self._rooms.pop(match, None)
        self._tell(match)

    def _remove(self, match: str) -> None:
        kept = self.store.load(match)
        play = None if kept is None else play_of_kept(kept)
        self.store.remove(match, "" if play is None else play.text())

    def _lock(self, match: str) -> asyncio.Lock:
        return self._locks.setdefault(match, asyncio.Lock())

    async def _use(self, match: str, what: Callable[[Room], T]) -> T:
        """Do something in a worker thread with a room that is up to date; the caller has its lock."""
        room = self._rooms.get(match)
        if room is None:
            room = self._rooms[match] = await self.run(self._open, match)
            self._forget()
        self._rooms.move_to_end(match)
        try:
            return await self.run(_fresh, room, what)
        except NoSuchMatch:
            self._rooms.pop(match, None)
            raise

    def _open(self, match: str) -> Room:
        kept = self.store.load(match)
        if kept is None:
            raise NoSuchMatch
        return Room(self.store, kept)

    def _forget(self) -> None:
        """Rooms nobody has asked for in a long time are only in the store again."""
        for name in list(self._rooms):
            if len(self._rooms) <= ROOMS_IN_MEMORY:
                return
            if name not in self._players and name not in self._listeners and name not in self._locks:
                del self._rooms[name]

    # bots

    def _let_play(self, match: str) -> asyncio.Task[None]:
        """Have bots play in the background, if nobody sees to it yet."""
        player = self._players.get(match)
        if player is None:
            player = self._players[match] = asyncio.create_task(self._play(match))
            player.add_done_callback(lambda _: self._players.pop(match, None))
        return player

    async def _play(self, match: str) -> None:
        settled = False
        while not settled:
            async with self._bots, self._lock(match):  # in this order: who waits for its turn keeps nobody out
                try:
                    changed, settled = await self._use(match, lambda room: (room.go_on(), room.is_settled))
                except NoSuchMatch:
                    return
                except StaleAnswer:
                    continue  # another server was quicker: look again
                except Exception:
                    log.exception("the bots of match %s cannot go on", match)
                    return
            if changed:
                self._tell(match)

    # hearing of changes

    async def changes(self, match: str) -> AsyncIterator[int | None]:
        """The version whenever it has changed, first the present one; None from time to time if nothing happens."""
        bell = asyncio.Event()
        self._listeners.setdefault(match, set()).add(bell)
        known = -1
        try:
            while not self._is_closing:
                bell.clear()
                version = await self.run(self.store.version, match)
                if version is None:
                    return
                if version != known:
                    known = version
                    yield version
                try:
                    async with asyncio.timeout(STILL_HERE_SECONDS):
                        await bell.wait()
                except TimeoutError:
                    yield None
        finally:
            listeners = self._listeners.get(match, set())
            listeners.discard(bell)
            if not listeners:
                self._listeners.pop(match, None)

    def _tell(self, match: str) -> None:
        for bell in self._listeners.get(match, ()):
            bell.set()

    async def _watch_store(self) -> None:
        """Notice what other servers on the same database have changed."""
        known: dict[str, int] = {}
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with contextlib.suppress(Exception):  # a database that is away for a moment comes back
                now = await self.run(self.store.versions, list(self._listeners)) if self._listeners else {}
                for match in set(known) | set(now):
                    if known.get(match) != now.get(match):
                        self._tell(match)
                known = now

    async def _watch_clocks(self) -> None:
        """Pass for those whose countdown is over."""
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            for match in [match for match, room in self._rooms.items() if room.is_late]:
                await self._time_out(match)

    async def _time_out(self, match: str) -> None:
        try:
            async with self._lock(match):
                passed = await self._use(match, Room.time_out)
        except (SoloistError, NoSuchMatch):
            return
        except Exception:
            log.exception("nobody can be passed for in match %s", match)
            return
        if passed:
            self._tell(match)
            self._let_play(match)


def _done(room: Room, what: Callable[[Room], None]) -> bool:
    what(room)
    return room.is_settled


def _fresh(room: Room, what: Callable[[Room], T]) -> T:
    room.refresh()
    return what(room)
