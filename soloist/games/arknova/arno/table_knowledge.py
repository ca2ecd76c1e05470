"""What Soloist knows of the things that people and ARNO share on a physical table, and what of it is in doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple, TypeVar

from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.marine import ALL_UNIVERSITIES, ANIMAL_KINDS, GENERIC, AnimalUniversity
from soloist.games.arknova.arno.triggers import Firing
from soloist.games.arknova.arno.values import CONTINENT_ORDER
from soloist.games.arknova.board import UNIVERSITIES, BonusTile, University
from soloist.games.arknova.cards import Gain, Icon, Level, Project, ProjectKind, Resource
from soloist.games.arknova.state import BLOCKED, FREE

T = TypeVar("T")

PAST_REPUTATION = board.MOST_REPUTATION
"""The place of the bonus tile of Marine Worlds [ARNO-14.8]."""
TILE_PLACES = (*board.TILE_SPACES, PAST_REPUTATION)


class Thing(Enum):
    """What people change without ARNO."""

    PARTNER_ZOOS = "partner zoos"
    UNIVERSITIES = "universities"
    ANIMAL_UNIVERSITIES = "animal universities"
    PROJECTS = "projects"
    TILES = "tiles"
    DONATIONS = "donations"
    BREAK = "break"
    TEN = "ten"

    __hash__ = object.__hash__

    @property
    def code(self) -> str:
        return self.value


IN_INCOME = (Thing.PARTNER_ZOOS, Thing.UNIVERSITIES, Thing.ANIMAL_UNIVERSITIES, Thing.TILES, Thing.TEN)
"""What people may change by the income of a break [AN-10.5]."""


class UnseenProject(Project):
    """A project in its place that nobody has named yet; what it is matters only once ARNO stands on it."""

    __slots__ = ()

    def say(self) -> Message:
        where, number = self.code.split()
        if where == "base":
            return msg("base project {n}", n=int(number))
        return msg("project {n} above the board", n=int(number))


def _unseen(code: str) -> Project:
    left, middle, right = (Level(place, 0, None, 0, 0) for place in range(3))
    return UnseenProject(
        0, code, code, ProjectKind.ICON, Icon.SCIENCE, None, None, (left, middle, right), 0, code.startswith("base")
    )


UNSEEN_BASES = tuple(_unseen(f"base {number}") for number in range(1, 5))
UNSEEN_ROW = tuple(_unseen(f"row {number}") for number in range(1, 5))


class Spot(NamedTuple):
    """A project in its place: which one, if anybody said so, and who stands on its levels."""

    project: Project | None
    levels: tuple[int, ...]

    def put(self, level: int, holder: int) -> Spot:
        return Spot(self.project, tuple(holder if place == level else old for place, old in enumerate(self.levels)))


NOBODY = (FREE, FREE, FREE)

UNSEEN_LEFT = BonusTile(97, "left", Gain(Resource.MONEY, 0), msg("the left tile"))
UNSEEN_RIGHT = BonusTile(98, "right", Gain(Resource.MONEY, 0), msg("the right tile"))
UNSEEN_TILES = (UNSEEN_LEFT, UNSEEN_RIGHT)
"""Bonus tiles that nobody has named yet, by their place."""


def unseen_tiles(marine: bool) -> tuple[tuple[BonusTile | None, ...], ...]:
    """Two at 5 and at 8, and one past reputation 15 with Marine Worlds [AN-1.2, ARNO-14.8]."""
    return (UNSEEN_TILES, UNSEEN_TILES, (UNSEEN_LEFT,) if marine else ())


class Totals(NamedTuple):
    """Where a person's counters stand, as far as anybody told."""

    appeal: int | None = None
    conservation: int | None = None

    @property
    def points(self) -> int | None:
        """Appeal less the target of the conservation; from 0 on the counters have met [AN-11.1, AN-11.6]."""
        if self.appeal is None or self.conservation is None:
            return None
        return self.appeal - board.target(self.conservation)

    @property
    def income(self) -> int | None:
        """Money for appeal in a break [AN-10.5]."""
        return None if self.appeal is None else board.INCOME[self.appeal]


class Known(Plain):
    """What Soloist knows of a physical table; what is in doubt was right before somebody may have changed it."""

    __slots__ = (
        "animal_universities", "bases", "break_called_by", "break_step", "cards", "die", "donations", "doubtful",
        "marine", "owned_universities", "owned_zoos", "partner_zoos", "players", "row", "ten_reached",
        "tiles", "totals", "typed", "universities",
    )  # fmt: skip

    def __init__(self, players: int, *, marine: bool = False, typed: bool = False, die: int = 6) -> None:
        self.players = seats(players)
        self.marine = marine
        self.typed = typed  # the dice are rolled by the people and typed [ARNO-4.1]
        self.die = die
        self.partner_zoos: tuple[Icon, ...] = CONTINENT_ORDER
        self.universities: tuple[University, ...] = ALL_UNIVERSITIES if marine else UNIVERSITIES
        self.animal_universities: tuple[AnimalUniversity, ...] = ANIMAL_KINDS if marine else ()
        self.owned_zoos: tuple[tuple[Icon, ...], ...] = ((),) * players  # of people, as far as they told
        self.owned_universities: tuple[tuple[University, ...], ...] = ((),) * players
        self.bases = tuple(_base(players, place) for place in range(board.BASE_PROJECTS_LAID[players]))
        self.row: tuple[Spot, ...] = ()
        self.tiles = unseen_tiles(marine)  # by place of TILE_PLACES, left and right; None is gone
        self.donations = 0
        self.break_step = 0
        self.break_called_by: Seat | None = None
        self.ten_reached = False
        self.cards: tuple[tuple[Seat, Firing], ...] = ()  # of people, in play, that fire on what ARNO does
        self.doubtful: tuple[Thing, ...] = ()
        self.totals = (Totals(),) * players  # of people

    # numbers

    @property
    def break_steps(self) -> int:
        return board.BREAK_STEPS[len(self.players)]

    @property
    def prices(self) -> tuple[int, ...]:
        """The donation spaces that are still open, the cheapest first [AN-7.13]."""
        return (*board.DONATION_PRICES[len(self.players)][self.donations :], board.LAST_DONATION)

    # doubt

    def doubt(self, *things: Thing) -> None:
        """Somebody may have changed these without telling."""
        self.doubtful = tuple(thing for thing in Thing if thing in self.doubtful or thing in things)

    def settle(self, thing: Thing) -> None:
        self.doubtful = tuple(other for other in self.doubtful if other is not thing)

    # changes

    def remove_zoo(self, continent: Icon, seat: Seat | None = None) -> None:
        self.partner_zoos = tuple(other for other in self.partner_zoos if other is not continent)
        if seat is not None:
            self.owned_zoos = _added(self.owned_zoos, seat, continent)

    def remove_university(self, university: University, seat: Seat | None = None) -> None:
        """Of any kind there is one on the board until the break, of the generic one too [ARNO-11.7]."""
        self.universities = tuple(other for other in self.universities if other is not university)
        if seat is not None:
            self.owned_universities = _added(self.owned_universities, seat, university)

    def remove_animal_university(self, kind: AnimalUniversity) -> None:
        """Each of them exists once; without any of them the generic one is laid out no more [ARNO-11.7]."""
        self.animal_universities = tuple(other for other in self.animal_universities if other is not kind)
        if not self.animal_universities:
            self.remove_university(GENERIC)

    def cover_donation(self) -> None:
        """The cheapest open space; the last one takes no token [AN-7.13, ARNO-11.11]."""
        if len(self.prices) > 1:
            self.donations += 1

    def lay(self, spot: Spot) -> Spot | None:
        """A project comes to the leftmost place above the board; what falls off is given back [AN-7.7]."""
        row = (spot, *self.row)
        most = board.PROJECT_SLOTS[len(self.players)]
        self.row = row[:most]
        return row[most] if len(row) > most else None

    def put_token(self, unseen: Project, level: int, holder: int) -> None:
        """On the project in that place."""
        self._change(unseen, lambda spot: spot.put(level, holder))

    def name(self, unseen: Project, project: Project | None) -> None:
        self._change(unseen, lambda spot: Spot(project, spot.levels))

    def remove(self, unseen: Project) -> None:
        """A project above the board is gone; the others close up."""
        self.row = tuple(spot for place, spot in zip(UNSEEN_ROW, self.row, strict=False) if place is not unseen)

    def _change(self, unseen: Project, change: Callable[[Spot], Spot]) -> None:
        changed = tuple(change(spot) if place is unseen else spot for place, spot in self.places())
        self.bases, self.row = changed[: len(self.bases)], changed[len(self.bases) :]

    def places(self) -> list[tuple[Project, Spot]]:
        """Every project on the table with the place it lies in, in the order of the die [ARNO-4.4]."""
        bases, row = zip(UNSEEN_BASES, self.bases, strict=False), zip(UNSEEN_ROW, self.row, strict=False)
        return [*bases, *row]

    def put_tile(self, space: int, side: int, tile: BonusTile | None) -> None:
        """What lies beside a space; None: it is gone."""
        at = TILE_PLACES.index(space)
        lying = tuple(tile if place == side else old for place, old in enumerate(self.tiles[at]))
        self.tiles = (*self.tiles[:at], lying, *self.tiles[at + 1 :])

    def tiles_at(self, space: int) -> tuple[BonusTile | None, ...]:
        return self.tiles[TILE_PLACES.index(space)]

    def put_total(self, seat: Seat, name: str, number: int | None) -> None:
        """Where a counter of a person stands: the last one told counts."""
        new = self.totals[seat]._replace(**{name: number})
        self.totals = (*self.totals[:seat], new, *self.totals[seat + 1 :])

    def advance(self, steps: int, seat: Seat) -> bool:
        """The break token stops at the end; whether it has just got there [ARNO-5.6]."""
        before, last = self.break_step, self.break_steps
        self.break_step = min(before + steps, last)
        is_there = before < last == self.break_step
        if is_there:
            self.break_called_by = seat
        return is_there

    def refill(self, zoos: Sequence[tuple[Icon, ...]], universities: Sequence[tuple[University, ...]]) -> None:
        """One of each kind, but for those that everybody owns, as far as anybody told [AN-10.3]."""
        self.partner_zoos = tuple(each for each in CONTINENT_ORDER if not all(each in owned for owned in zoos))
        offered = ALL_UNIVERSITIES if self.animal_universities else UNIVERSITIES
        self.universities = tuple(each for each in offered if not all(each in owned for owned in universities))
        self.settle(Thing.PARTNER_ZOOS)
        self.settle(Thing.UNIVERSITIES)


def _base(players: int, place: int) -> Spot:
    """Two seats: one level of each base project is blocked [ARNO-1.2]."""
    spot = Spot(None, NOBODY)
    blocked = board.BLOCKED_LEVELS.get(players)
    return spot if blocked is None else spot.put(blocked[place], BLOCKED)


def _added(owned: tuple[tuple[T, ...], ...], seat: Seat, tile: T) -> tuple[tuple[T, ...], ...]:
    return tuple((*tiles, tile) if place == seat else tiles for place, tiles in enumerate(owned))
