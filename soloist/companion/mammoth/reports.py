"""What people say of their turns beside AutoMammoth, one short answer; what else is asked and told."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from soloist.companion.corrections import CORRECT, Correct
from soloist.companion.mammoth.session import MOST_COINS, POINTS, MammothSession
from soloist.companion.people import Counting
from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, msg, template
from soloist.games.zooloretto.automa.ledger import KEYS, Key

DID = {
    "loaded": template("Loaded a tile on truck {truck}"), "took": template("Took truck {truck}"),
    "bought": template("Bought {key} from {seat}"),
    "money": template("Only spent money; nothing AutoMammoth needs to know"),
}  # fmt: skip


@dataclass(frozen=True)
class Did:
    """What a person did in a turn, as far as AutoMammoth has to know it."""

    what: str
    truck: int = -1
    key: Key | None = None
    seller: Seat | None = None

    @property
    def code(self) -> str:
        if self.key is not None and self.seller is not None:
            return f"bought {self.key.code} {self.seller.code}"
        return self.what if self.truck < 0 else f"{self.what} {self.truck + 1}"

    def say(self) -> Message:
        return filled(DID[self.what], SimpleNamespace(truck=self.truck + 1, key=self.key, seat=self.seller))


MONEY = Did("money")


def reports(session: MammothSession) -> list[Did]:
    """What a person may have done [ZOO-3.1]; the most likely first."""
    known = session.known
    free = [truck for truck, taker in enumerate(known.taken_by) if taker is None]
    found = [Did("loaded", truck) for truck in free if known.has_room(truck)]
    found += [Did("took", truck) for truck in free if known.trucks[truck]]
    found.append(MONEY)
    for seat in session.automas() if session.agreed.settings.buy_from_automa else ():
        found += [Did("bought", key=key, seller=seat) for key in session.ledger(seat).in_barn()]
    return found


def every_report(session: MammothSession) -> list[Did | Correct]:
    """Everything that a person may ever say at this table: the order of the numbers people type."""
    trucks = range(len(session.known.trucks))
    bought = [Did("bought", key=key, seller=seat) for seat in session.automas() for key in KEYS]
    moved = [Did(what, truck) for what in ("loaded", "took") for truck in trucks]
    return [*moved, MONEY, CORRECT, *bought]


# what is asked


class HowManyPoints(Counting):
    text = template("How many points does {seat} have?")
    numbers = POINTS
    why = "ZOO-11.9"
    hint = msg("Soloist keeps only AutoMammoth's tiles, so it cannot work these out")


class HowManyCoins(Counting):
    """Where points are tied [ZOO-11.9]."""

    text = template("A tie: how many coins does {seat} have?")
    numbers = range(MOST_COINS + 1)
    why = "ZOO-11.9"


# what is told beside AutoMammoth's own lines and orders


@dataclass(frozen=True, slots=True)
class RoundBegins(Event):
    number: int
    seat: Seat
    text = template("Round {number}: {seat} goes first")


class EndNears(Event):
    """Something to know about the stacks, whoever has drawn."""


class MainStackUsedUp(EndNears):
    text = template("The main stack is used up; the next tile comes from the end stack")


class LastRoundBegins(EndNears):
    text = template("That tile came from the end stack: this is the last round")


class LastRoundOver(Event):
    text = template("The last round is over")


@dataclass(frozen=True, slots=True)
class StackSold(Event):
    seat: Seat
    key: Key
    text = template("{seat} pays 2 coins to discard its barn stack: {key} [MAM-9.1]")


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """What an AutoMammoth has in the end."""

    seat: Seat
    points: int
    text = template("{seat} has {points} points")
