"""What all companions are: games whose only player is the person beside the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from soloist.engine.dice import Stream
from soloist.engine.game import Game, Seen
from soloist.engine.seats import Seat
from soloist.engine.settings import Choice, Mark
from soloist.engine.words import Message, msg


class Session(Protocol):
    """The books of an automa, and what is known of the game on the table."""

    turn: int

    def copy(self) -> Any: ...


E = TypeVar("E", bound=Session)
V = TypeVar("V")


class Companion(Game[E, V]):
    """An automa beside the box; one person answers for the whole table."""

    player_counts = (1,)
    is_companion = True

    def imagine(self, view: V, seat: Seat, since: Sequence[Seen], chance: Stream) -> E:
        raise NotImplementedError("nobody plays a bot at the companion's table")

    def turns(self, state: E) -> int:
        return state.turn


ROLLS = {"app": msg("rolled by Soloist"), "typed": msg("rolled here and typed")}
DRAWS = {"app": msg("drawn by Soloist"), "typed": msg("drawn here and typed")}


def dice_setting(label: Message, rule: str, values: Mapping[str, Message] = ROLLS) -> Choice:
    """The option who rolls or draws for an automa."""
    return Choice(name="dice", label=label, default="app", rule=rule, mark=Mark.COMFORT, values=values)
