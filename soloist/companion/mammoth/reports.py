"""What people are asked beside AutoMammoth, and what they say of their turns: one short answer."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.corrections import CORRECT, Correct
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.flow import Ask
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, template
from soloist.games.zooloretto.automa.ledger import Key


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
        match self.what:
            case "loaded":
                return msg("Loaded a tile on truck {truck}", truck=self.truck + 1)
            case "took":
                return msg("Took truck {truck}", truck=self.truck + 1)
            case "bought":
                assert self.key is not None
                assert self.seller is not None
                return msg("Bought from {seat}: {key}", key=self.key, seat=self.seller)
        return msg("Only money: nothing AutoMammoth has to know")


MONEY = Did("money")


def reports(session: MammothSession) -> list[Did | Correct]:
    """What a person may have done [ZOO-3.1]; the most likely first."""
    known = session.known
    free = [truck for truck, taker in enumerate(known.taken_by) if taker is None]
    found: list[Did | Correct] = [Did("loaded", truck) for truck in free if known.has_room(truck)]
    found += [Did("took", truck) for truck in free if known.trucks[truck]]
    found.append(MONEY)
    for seat in session.automas() if session.agreed.settings.buy_from_automa else ():
        found += [Did("bought", key=key, seller=seat) for key in session.ledger(seat).in_barn()]
    found.append(CORRECT)
    return found


# what is asked


class WhoStarts(Ask):
    text = msg("Who starts?")


@dataclass(frozen=True, slots=True)
class WhatDid(Ask):
    """One short answer for a person's whole turn [ZOO-3.1]."""

    seat: Seat
    text = template("What did {seat} do?")


@dataclass(frozen=True, slots=True)
class Counting(Ask):
    """The game is over but for the people's points."""

    seat: Seat


class HowManyPoints(Counting):
    text = template("How many points has {seat}?")


class HowManyCoins(Counting):
    """Where points are tied [ZOO-11.9]."""

    text = template("A tie: how many coins has {seat}?")
