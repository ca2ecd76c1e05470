"""All rooms of a server: who asks for a match gets it here, one after another, and hears when it changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from time import monotonic, perf_counter, time
from typing import TypeVar
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread

from soloist.engine.errors import SoloistError, StaleAnswer
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat
from soloist.seating import HUMAN, split_seats
from soloist.web.keeping import kept_of
from soloist.web.played import play_of_kept
from soloist.web.room import NoSuchMatch, Overtaken, Room
from soloist.web.store import OWNER, Kept, Store

T = TypeVar("T")
ROOMS_IN_MEMORY = 400
IDLE_SECONDS = 900.0  # after which a room is only in the store again
TIDY_SECONDS = 15.0
POLL_SECONDS = 0.4  # how soon changes by another process are seen
STALLED_SECONDS = 3.0  # after which somebody who listens has a match looked at: who let its bots play may be gone
MOST_TRIES = 20  # to change a match while another process changes it too
YIELDED_SECONDS = 0.5  # to the process that lets the bots of a match play already
CLOCK_SECONDS = 0.25
STILL_HERE_SECONDS = 15  # between signs of life to those who listen
AWAY_SECONDS, AWAY_AT_ONCE, AWAY_PAUSE = 900, 20, 0.05  # how often it is looked for matches to put away, how many
DAY = 24 * 3600
BOTS_AT_ONCE = 2
BOT_PATIENCE = 0.25  # how long an answer waits for the bots before the page is drawn
NAME_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
NAME_LENGTH = 16
HAS_THREADS = sys.platform != "emscripten"

log = logging.getLogger("soloist.web")


class Unreadable(SoloistError):
    """Not even the beginning of a match can be shown: its game is gone, or knows its options no more."""


class Rooms:
    """The matches in memory, their locks, and who listens."""

    def __init__(self, store: Store, put_away: int | None = None) -> None:
        """`put_away`: after so many days a match that nobody touched is packed."""
        self.store = store
        self._put_away_after = put_away
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody wants one
        self._players: dict[str, asyncio.Task[None]] = {}
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._bots = CapacityLimiter(BOTS_AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False
        self.changes_kept = 0  # by people, since the start
        self.bot_seconds = 0.0

    @property
    def in_memory(self) -> int:
        return len(self._rooms)

    @property
    def listening(self) -> int:
        return sum(map(len, self._listeners.values()))

    # life

    async def start(self) -> None:
        works = [self._watch_store(), self._watch_clocks(), self._tidy()]
        if self._put_away_after is not None:
            works.append(self._put_away(self._put_away_after * DAY))
        self._tasks = [asyncio.create_task(work) for work in works]

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
        kept = await self.run(kept_of, match, name)
        await self.run(self.store.add, kept, held)
        self._rooms[name] = await self.run(Room, self.store, kept, match)
        self._forget()
        return name

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something that blocks in a worker thread; a browser has none."""
        return await to_thread.run_sync(work, *arguments) if HAS_THREADS else work(*arguments)

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
            settled = await self._persist(match, lambda room: _done(room, what))
        self.changes_kept += 1
        self._tell(match)
        if not settled:
            await asyncio.wait({self._let_play(match)}, timeout=BOT_PATIENCE)

    async def _persist(self, match: str, what: Callable[[Room], T]) -> T:
        """Do something again that another process was quicker than: what it names the question by still decides."""
        for _ in range(MOST_TRIES - 1):
            with contextlib.suppress(Overtaken):
                return await self._use(match, what)
        return await self._use(match, what)

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
        room.used = monotonic()
        try:
            return await self.run(_fresh, room, what)
        except NoSuchMatch:
            self._rooms.pop(match, None)
            raise

    def _open(self, match: str) -> Room:
        kept = self.store.load(match)
        if kept is None:
            raise NoSuchMatch
        try:
            return Room(self.store, kept)
        except SoloistError as problem:
            raise Unreadable(problem.message) from None

    def _forget(self) -> None:
        """Rooms nobody has asked for in a long time are only in the store again. Who listens does not need one."""
        now = monotonic()
        for name, room in list(self._rooms.items()):
            if len(self._rooms) <= ROOMS_IN_MEMORY and now - room.used < IDLE_SECONDS:
                return  # all that follow were used later
            if name not in self._players and name not in self._locks and not room.deadlines:
                del self._rooms[name]

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self._forget()

    # bots

    def _let_play(self, match: str) -> asyncio.Task[None]:
        """Have bots play in the background, if nobody sees to it yet."""
        player = self._players.get(match)
        if player is None:
            player = self._players[match] = asyncio.create_task(self._play(match))
            player.add_done_callback(lambda _: self._players.pop(match, None))
        return player

    async def _play(self, match: str) -> None:
        changed, settled = False, False
        while not settled:
            is_theirs = False
            async with self._bots, self._lock(match):  # in this order: who waits for its turn keeps nobody out
                try:
                    changed, settled = await self._use(match, self._go_on)
                except NoSuchMatch:
                    return
                except StaleAnswer:
                    is_theirs = True
                except Exception:
                    log.exception("the bots of match %s cannot go on", match)
                    return
            if is_theirs:
                await asyncio.sleep(YIELDED_SECONDS)  # another process lets them play: look again later
            elif changed:
                self._tell(match)

    def _go_on(self, room: Room) -> tuple[bool, bool]:
        begun = perf_counter()
        changed = room.go_on()
        self.bot_seconds += perf_counter() - begun
        return changed, room.is_settled

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
        """Notice what other processes on the same database have changed, and what nobody sees to any more."""
        known: dict[str, int] = {}
        seen: dict[str, float] = {}  # when the version was new; none: the match has been looked at since
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with contextlib.suppress(Exception):  # a database that is away for a moment comes back
                now = await self.run(self.store.versions, list(self._listeners)) if self._listeners else {}
                for match in set(known) | set(now):
                    if known.get(match) != now.get(match):
                        seen[match] = monotonic()
                        self._tell(match)
                known = now
                late = [match for match, when in seen.items() if monotonic() - when > STALLED_SECONDS]
                for match in late:
                    del seen[match]
                    await self._see_to(match)

    async def _see_to(self, match: str) -> None:
        """Have a match looked at that has not changed for a while, if bots or a countdown may be waiting."""
        if match not in self._players and await self.run(self._waits, match):
            await self.look(match, Room.waiting_for)

    def _waits(self, match: str) -> bool:
        kept = self.store.glance(match)
        return kept is not None and needs_us(kept)

    async def _watch_clocks(self) -> None:
        """Pass for those whose countdown is over."""
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            for match in [match for match, room in self._rooms.items() if room.is_late]:
                await self._time_out(match)

    async def _put_away(self, seconds: int) -> None:
        """From time to time pack what nobody has touched, a few at once: others want the database too."""
        while True:
            try:
                while await self.run(self.store.put_away, time() - seconds, AWAY_AT_ONCE) == AWAY_AT_ONCE:
                    await asyncio.sleep(AWAY_PAUSE)
            except Exception:
                log.exception("matches cannot be put away")
            await asyncio.sleep(AWAY_SECONDS)

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
    room.expect_going_on()
    what(room)
    return room.is_settled


def _fresh(room: Room, what: Callable[[Room], T]) -> T:
    room.refresh()
    return what(room)


def needs_us(kept: Kept) -> bool:
    """Whether more than people's answers may be waited for, as far as lists know: bots, countdowns, standing passes."""
    if kept.is_over:
        return False
    words = split_seats(kept.summary["seats"]) if kept.summary["seats"] else []
    people = {seat.code for seat, word in zip(SEATS, words, strict=False) if word.partition(":")[0] == HUMAN}
    is_ours = bool(words) and not people.issuperset(kept.summary["asked"])
    return is_ours or bool(kept.watches) or "clock" in Record.read(kept.head).meta or bool(kept.summary["gave_up"])
