"""What AutoMammoth asks, of Chance and of people beside the box; and answers that are no pieces."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask, Asked
from soloist.engine.notation import Coded, Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, template
from soloist.games.zooloretto.automa.ledger import KEYS, Key
from soloist.games.zooloretto.tiles import COIN, TILE, Tile

NONE: Key | str = "none"
DREW_CARD = template("{seat} drew a card")


class SomeTile:
    """A tile as far as AutoMammoth has to know it: its kind, or a coin."""

    __slots__ = ("key",)

    def __init__(self, key: Key | None) -> None:
        self.key = key

    @property
    def code(self) -> str:
        return "coin" if self.key is None else self.key.code

    @property
    def tile(self) -> Tile:
        if self.key is None:
            return COIN
        return TILE["stall-a"] if self.key.species is None else TILE[self.key.species.code]

    def say(self) -> Message:
        return COIN.say() if self.key is None else self.key.say()


SOME_TILES = (*(SomeTile(key) for key in KEYS), SomeTile(None))


@dataclass(frozen=True, slots=True, eq=False)
class SeveralOf(Coded):
    """More than one tile of a kind lies in the barns of people; the kind itself stands for exactly one."""

    key: Key
    written = "{key}+"
    text = template("Several: {key}")


SEVERAL = tuple(SeveralOf(key) for key in KEYS)


class SoloistDraws(Word):
    """Where people draw themselves: Soloist is to do it this once."""

    __slots__ = ()


SOLOIST_DRAWS = SoloistDraws("soloist", msg("Soloist draws"))


# what Chance decides, on the screen and beside the box


class NextCard(Ask):
    text = msg("AutoMammoth's next card")

    def came(self, is_open: bool) -> Message | None:
        return DREW_CARD


class WhichOfEqualStacks(Ask):
    text = msg("AutoMammoth's choice between equal stacks")


FROM_WHICH_BARN = Asked(msg("From which barn AutoMammoth buys"))


class WhoseTile(Ask):
    text = msg("Whose tile AutoMammoth buys")


class WhichOfTheirs(Ask):
    text = msg("Which of these tiles AutoMammoth buys")


@dataclass(frozen=True, slots=True)
class DrawnByHand:
    """People draw themselves and say what came up; what comes twice in the list is twice as likely."""

    among: tuple[object, ...]


# what people beside the box are asked


@dataclass(frozen=True, slots=True)
class WhichTile(Ask):
    """A tile of the truck that AutoMammoth takes; truck and place are counted from 1 [MAM-5.2]."""

    truck: int
    place: int
    number: int
    text = template("Truck {truck}, tile {place} of {number}: what is it?")


class WhatIsForSale(Ask):
    text = msg(
        "AutoMammoth wants to buy. Going down the list, which is the first that is in a person's barn: one "
        "tile, or several?"
    )


@dataclass(frozen=True, slots=True)
class WhoseIsIt(Ask):
    """Whose barn the only fitting tile lies in [MAM-6.4]."""

    key: Key
    text = template("Whose barn is it in: {key}?")


@dataclass(frozen=True, slots=True)
class HowMany(Ask):
    """How many fitting tiles lie in a barn [MAM-6.4]."""

    seat: Seat
    key: Key
    text = template("How many of these are in {seat}'s barn: {key}?")


@dataclass(frozen=True, slots=True)
class WhichSorts(Ask):
    """Of which sorts the fitting tiles are that lie in a barn [MAM-6.4]."""

    seat: Seat
    key: Key
    n: int
    text = template("{seat} sells one of {n}: {key}. Which sorts are they?")
