"""What AutoMammoth asks beside the box, as values: what a question is about, and answers that are no pieces."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import KEYS, Key
from soloist.games.zooloretto.tiles import COIN, TILE, Tile

NONE: Key | str = "none"


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


class SeveralOf:
    """More than one tile of a kind lies in the barns of people; the kind itself stands for exactly one."""

    __slots__ = ("code", "key")

    def __init__(self, key: Key) -> None:
        self.key = key
        self.code = f"{key.code}+"

    def say(self) -> Message:
        return msg("Several: {key}", key=self.key)

    def __repr__(self) -> str:
        return self.code


SEVERAL = tuple(SeveralOf(key) for key in KEYS)


class SoloistDraws:
    """Where people draw themselves: Soloist is to do it this once."""

    __slots__ = ()
    code = "soloist"

    def say(self) -> Message:
        return msg("Soloist draws")

    def __repr__(self) -> str:
        return self.code


SOLOIST_DRAWS = SoloistDraws()


@dataclass(frozen=True)
class WhoseIsIt:
    """Whose barn the only fitting tile lies in [MAM-6.4]."""

    key: Key


@dataclass(frozen=True)
class HowMany:
    """How many fitting tiles lie in a barn [MAM-6.4]."""

    seat: Seat
    key: Key


@dataclass(frozen=True)
class WhichSorts:
    """Of which sorts the fitting tiles are that lie in a barn [MAM-6.4]."""

    seat: Seat
    key: Key


@dataclass(frozen=True)
class DrawnByHand:
    """People draw themselves and say what came up; what comes twice in the list is twice as likely."""

    among: tuple[object, ...]
