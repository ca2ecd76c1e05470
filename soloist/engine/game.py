"""What a game must say of itself so that everything else can run it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.events import Event, Eyes
from soloist.engine.flow import Flow
from soloist.engine.holdings import Holding
from soloist.engine.remarks import Reconstructed
from soloist.engine.seats import SEATS, Seat
from soloist.engine.settings import Setting, read_settings, reconstructions
from soloist.engine.words import Message, Sayable, msg


class State(Protocol):
    """Plain data. `copy` is written by hand: facts are shared, everything that changes is copied."""

    def copy(self) -> Any: ...


S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(slots=True, unsafe_hash=True)
class Score:
    """One seat's points, with what they are made of. Nobody changes one."""

    seat: Seat
    total: int
    parts: tuple[tuple[Message, int], ...] = ()
    rank: tuple[int, ...] = ()  # what decides, the greater the better; empty: most points

    @property
    def standing(self) -> tuple[int, ...]:
        """What decides between the seats."""
        return self.rank or (self.total,)


def best(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Who stands first; several if they are level."""
    standings = [score.standing for score in scores]
    most = max(standings)
    return tuple([score.seat for score, standing in zip(scores, standings, strict=True) if standing == most])


@dataclass(slots=True, unsafe_hash=True)
class Result:
    """How a match stands, or how it ended. Nobody changes one."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    gave_up: tuple[Seat, ...] = ()  # they rank last, whatever their points


@dataclass(frozen=True)
class Seen:
    """An answer since the start of the step, as one seat saw it; `value` is None where it saw nothing."""

    seat: Seat
    value: Any
    hidden: bool


@dataclass(frozen=True)
class Trigger:
    """Something that may wake a person who has decided to let questions pass."""

    code: str
    label: Message
    default: bool = True


class Game(ABC, Generic[S, V]):
    """One game: its name, options, rules as steps, views, and result.

    A *step* is a flow that starts and ends with nothing half done, usually a turn. Between steps the state alone
    says what comes next.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]  # grows whenever old answers would mean something else
    earlier_rules: ClassVar[Mapping[int, Mapping[str, str]]] = {}  # versions it still plays, with what keeps each
    player_counts: ClassVar[Collection[int]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    automas: ClassVar[tuple[str, ...]] = ()
    triggers: ClassVar[tuple[Trigger, ...]] = ()  # for standing passes, where the game has optional questions
    is_companion: ClassVar[bool] = False  # an automa beside a box; the person there answers for the whole table
    summary: ClassVar[Message]

    def read_settings(self, given: Mapping[str, str]) -> dict[str, Any]:
        try:
            return read_settings(self.settings, given)
        except BadSetting as problem:
            raise BadSetting(msg("{title}: {problem}", title=self.title, problem=problem.message)) from None

    def reconstructed(self, settings: Mapping[str, Any] | None = None) -> list[Reconstructed]:
        """What of the game we ship is our reconstruction; with `settings` only what is played with."""
        return reconstructions(self.settings, settings)

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        """Raise BadSetting if so many seats cannot play with these settings."""
        if seats not in self.player_counts:
            counts = ", ".join(str(count) for count in self.player_counts)
            raise BadSetting(msg("{title} needs {counts} seats, not {n}", title=self.title, counts=counts, n=seats))

    def check_first_seat(self, seats: int, settings: Mapping[str, Any]) -> None:
        """Raise BadSetting if the seat that is to start is not at the table."""
        first = next((seat for seat in SEATS if seat.code.lower() == settings["first_seat"]), None)
        if first is not None and first >= seats:
            raise BadSetting(
                msg("option first_seat: there is no seat {seat} in a game with {n} seats", seat=first.code, n=seats)
            )

    @abstractmethod
    def new(self, seats: int, settings: Mapping[str, Any]) -> S:
        """The table before anything has been drawn, dealt or chosen."""

    def hush(self, state: S, heard: Collection[type[Event]]) -> None:
        """From here on nobody hears other events than these types: what happens all the time need not be told then,
        which saves making it. What is heard is told as ever.

        Our games have two flags for it in their set-up, which copies share: `is_told`, whether anything is heard,
        stands before what players do all the time; `is_logged` before what only logs and pages look at. Zooloretto has
        one for each of its commonest events instead, because its turns are short."""
        return

    @abstractmethod
    def next_step(self, state: S) -> Flow[None] | None:
        """The step that comes next, or None when the game is over."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat (None: a spectator) may know, built by naming it; plain data without a way back."""

    @abstractmethod
    def imagine(self, view: V, seat: Seat, since: Sequence[Seen], chance: Stream) -> S:
        """A whole state at the start of a step that this view fits, hidden things dealt at random.

        `since` is what the seat saw happen in the running step: cards that others have shown there must be theirs.
        """

    @abstractmethod
    def result(self, state: S) -> Result:
        """The scores as they stand; the winners once the game is over."""

    def sides(self, state: S) -> Sequence[Sequence[Seat]]:
        """Who wins or loses together; usually everybody plays alone."""
        return [(score.seat,) for score in self.result(state).scores]

    @abstractmethod
    def turns(self, state: S) -> int:
        """How many turns have begun."""

    def holdings(self, view: V, seat: Seat) -> Sequence[Holding]:
        """What a seat has, as numbers with names: what a turn has changed is read off it."""
        return ()

    def amounts(self, state: S, result: Result) -> list[dict[str, int]]:
        """The numbers of the holdings of each seat by their codes. They lie open, so that one view tells them all; a
        game whose games are short may read them off the table and its result."""
        seats = [score.seat for score in result.scores]
        view = self.view(state, seats[0])
        return [{holding.code: holding.amount for holding in self.holdings(view, seat)} for seat in seats]

    def fired(self, triggers: Collection[str], seat: Seat, now: V, heard: Sequence[Sayable]) -> list[str]:
        """Which of these triggers fire on what a seat has heard since it last looked."""
        return []

    def is_always_asked(self, now: V) -> bool:
        """Whether a question that could be passed is asked now even of those who let questions pass."""
        return False


def sees(eyes: Eyes, seat: Seat | None) -> bool:
    return eyes is None or (seat is not None and seat in eyes)
