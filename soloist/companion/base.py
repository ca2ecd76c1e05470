"""What all companions are: games whose only player is the person beside the box, and the books that are kept for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from soloist.companion import PERSON
from soloist.companion.corrections import CORRECT
from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow, interruptible
from soloist.engine.game import Game, Result, Score, Seen, best
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import AutomaSeats, Choice, Mark, Number, SeatColours, read_automa_seats
from soloist.engine.words import Message, msg

L = TypeVar("L", bound=Plain)


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    automas: Mapping[Seat, Any]  # the level of each
    settings: Any


class Session(Plain, Generic[L]):
    """What Soloist knows of the game on the table, and the books of the automas. Whoever looks at it gets a copy: the
    order of an automa's cards does not exist before they are drawn, so nothing of it is hidden."""

    __slots__ = ("active", "agreed", "known", "ledgers", "points", "ties", "turn")
    agreed: Any  # an `Agreed`, or what has at least its `players` and `automas`
    known: Any  # what is known of the table, if there is more to know than points

    def __init__(self, agreed: Any, known: Any = None, ledgers: list[L | None] | None = None) -> None:
        self.agreed = agreed
        self.known = known
        self.ledgers = ledgers or []  # by seat, where an automa keeps more than points; None: a person
        self.active: Seat | None = None  # not yet known who starts
        self.turn = 0
        self.points: dict[Seat, int] = {}  # final points of the people
        self.ties: dict[Seat, int] = {}  # what decides between people who have as many

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats(self.agreed.players)

    @property
    def acting(self) -> Seat:
        """Whose turn it is, once it is known."""
        assert self.active is not None
        return self.active

    def ledger(self, seat: Seat) -> L:
        ledger = self.ledgers[seat]
        assert ledger is not None
        return ledger

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.agreed.automas]

    def automas(self) -> list[Seat]:
        return [seat for seat in self.seats if seat in self.agreed.automas]

    # the end

    def score(self, seat: Seat) -> Score:
        """Somebody's points as they stand; last in their rank is what decides a tie."""
        points = self.points.get(seat, 0)
        return Score(seat, points, rank=(points, self.ties.get(seat, 0)))

    def scores(self) -> tuple[Score, ...]:
        return tuple(self.score(seat) for seat in self.seats)

    def won_by(self) -> tuple[Seat, ...]:
        return best(self.scores())


S = TypeVar("S", bound=Session[Any])


class Companion(Game[S, S]):
    """An automa beside the box; one person answers for the whole table."""

    player_counts = (1,)
    is_companion = True
    asked_first: tuple[str, ...] = ("dice",)
    """Options that people usually choose, besides seats and levels: asked for where nothing was said."""

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        automas, players = read_automa_seats(settings["automas"]), settings.get("players", 2)
        if not automas or max(automas) >= players or len(automas) == players:
            wanted = msg("option automas: name at least one of the seats at the table, and leave one for a person")
            raise BadSetting(wanted)

    def next_step(self, state: S) -> Flow[None] | None:
        """Whatever is asked in a step, people may say that something in the books is wrong."""
        step = self.step(state)
        if step is None or not self.has_books(state):
            return step
        return interruptible(step, PERSON, CORRECT, lambda: self.put_right(state))

    @abstractmethod
    def step(self, state: S) -> Flow[None] | None:
        """The step that comes next, or None when the game is over."""

    def has_books(self, state: S) -> bool:
        """Whether anything is kept yet that could be wrong."""
        return state.active is not None

    @abstractmethod
    def put_right(self, state: S) -> Flow[bool]:
        """Something is corrected; whether the step that was interrupted goes on."""

    def view(self, state: S, seat: Seat | None) -> S:
        return state.copy()

    def imagine(self, view: S, seat: Seat, since: Sequence[Seen], chance: Stream) -> S:
        raise NotImplementedError("nobody plays a bot at the companion's table")

    def result(self, state: S) -> Result:
        return Result(state.scores(), () if self.step(state) is not None else state.won_by())

    def turns(self, state: S) -> int:
        return state.turn


def players_setting(most: int, rule: str) -> Number:
    """How many sit at the table."""
    label = msg("Seats at the table")
    return Number(name="players", label=label, default=2, low=2, high=most, rule=rule, mark=Mark.RULE)


def automas_setting(automa: str, label: Message, default: str, levels: Sequence[str], rule: str,
                    alias: str = "") -> AutomaSeats:  # fmt: skip
    """Who of them is played by the automa."""
    return AutomaSeats(name="automas", label=label, default=default, automa=automa, alias=alias, levels=tuple(levels),
                       rule=rule, mark=Mark.RULE)  # fmt: skip


def convenience(name: str, label: Message, rule: str, values: Mapping[str, Message]) -> Choice:
    """How people want to use Soloist; the first value unless they say so."""
    return Choice(name=name, label=label, default=next(iter(values)), rule=rule, mark=Mark.CONVENIENCE, values=values)


ROLLS = {"app": msg("rolled by Soloist"), "typed": msg("rolled by hand and entered")}
DRAWS = {"app": msg("drawn by Soloist"), "typed": msg("drawn by hand and entered")}


def dice_setting(label: Message, rule: str, values: Mapping[str, Message] = ROLLS) -> Choice:
    """The option who rolls or draws for an automa."""
    return convenience("dice", label, rule, values)


def colours_setting(rule: str, values: Mapping[str, Message]) -> SeatColours:
    """Whose pieces have which colour; an automa is then called by its own."""
    return SeatColours(
        name="colours", label=msg("Colours of the pieces"), rule=rule, mark=Mark.CONVENIENCE, values=values
    )
