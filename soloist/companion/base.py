"""What all companions are: games whose only player is the person beside the box, and the books that are kept for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game, Seen
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import Choice, Mark, Number, read_automa_seats
from soloist.engine.words import Message, msg

PERSON = Seat(0)  # who answers; the players at the table are seats of their own, A, B, C …

L = TypeVar("L", bound=Plain)


class Session(Plain, Generic[L]):
    """What Soloist knows of the game on the table, and the books of the automas. Whoever looks at it gets a copy: the
    order of an automa's cards does not exist before they are drawn, so nothing of it is hidden."""

    __slots__ = ("active", "agreed", "known", "ledgers", "points", "turn")
    agreed: Any  # what was agreed before the game: at least `players` and `automas`, the level of each by its seat
    known: Any  # what is known of the table, if there is more to know than points

    def __init__(self, agreed: Any, known: Any = None, ledgers: list[L | None] | None = None) -> None:
        self.agreed = agreed
        self.known = known
        self.ledgers = ledgers or []  # by seat, where an automa keeps more than points; None: a person
        self.active: Seat | None = None  # not yet known who starts
        self.turn = 0
        self.points: dict[Seat, int] = {}  # final points of the people

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats(self.agreed.players)

    def ledger(self, seat: Seat) -> L:
        ledger = self.ledgers[seat]
        assert ledger is not None
        return ledger

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.agreed.automas]

    def automas(self) -> list[Seat]:
        return [seat for seat in self.seats if seat in self.agreed.automas]


S = TypeVar("S", bound=Session[Any])


class Companion(Game[S, S]):
    """An automa beside the box; one person answers for the whole table."""

    player_counts = (1,)
    is_companion = True

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        automas, players = read_automa_seats(settings["automas"]), settings.get("players", 2)
        if not automas or max(automas) >= players or len(automas) == players:
            raise BadSetting(
                msg("option automas: name at least one of the seats at the table, and leave one for a person")
            )

    def view(self, state: S, seat: Seat | None) -> S:
        return state.copy()

    def imagine(self, view: S, seat: Seat, since: Sequence[Seen], chance: Stream) -> S:
        raise NotImplementedError("nobody plays a bot at the companion's table")

    def turns(self, state: S) -> int:
        return state.turn


def players_setting(most: int, rule: str) -> Number:
    """How many sit at the table."""
    return Number(
        name="players", label=msg("Seats at the table"), default=2, low=2, high=most, rule=rule, mark=Mark.RULE
    )


ROLLS = {"app": msg("rolled by Soloist"), "typed": msg("rolled here and typed")}
DRAWS = {"app": msg("drawn by Soloist"), "typed": msg("drawn here and typed")}


def dice_setting(label: Message, rule: str, values: Mapping[str, Message] = ROLLS) -> Choice:
    """The option who rolls or draws for an automa."""
    return Choice(name="dice", label=label, default="app", rule=rule, mark=Mark.COMFORT, values=values)
