"""What players choose from, beside pieces: small values with a code and a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.notation import Coded, Word
from soloist.engine.words import Message, Spoken, msg, nmsg, template
from soloist.games.orichalcum.pieces import Action, Building, Creature, Goods, Terrain, Tile
from soloist.games.orichalcum.state import BoardCard


@dataclass(slots=True, unsafe_hash=True)
class Take:
    """The card in a place of the action board, from 1, with its price [ORI-4.1]."""

    place: int
    offer: BoardCard
    price: int

    @property
    def code(self) -> str:
        return f"card {self.place}"

    def say(self) -> Message:
        card, tile = self.offer.card, self.offer.tile
        if tile is None:
            return msg("{place}: {action}, no tile", place=self.place, action=card.action)
        return msg("{place}: {action}, {tile}", place=self.place, action=card.action, tile=tile)


@dataclass(slots=True, unsafe_hash=True)
class InHand(Coded):
    """The tile that is being placed, with a creature for each of its volcanoes [ORI-5.7]."""

    tile: Tile
    creatures: tuple[Creature, ...]
    written = "{tile}"
    text = template("{tile}")


@dataclass(slots=True, unsafe_hash=True)
class Lay(Spoken):
    """A tile, temple or metropolis on these circles; `where` names them in the order of the tile's terrains."""

    where: str
    text = template("on {where}")

    @property
    def code(self) -> str:
        return self.where.replace(" ", "-")


PASS = Word("pass", msg("Pass"))
MEDALLION = Word("medallion", msg("Forge a medallion"))
TEMPLE = Word("temple", msg("Build a temple"))
USE = Word("use", msg("Use the Titan's power"))
KEEP = Word("keep", msg("Keep the power for later"))


@dataclass(slots=True, unsafe_hash=True)
class Build(Spoken):
    """The building in the slot of a terrain [ORI-7.6]."""

    terrain: Terrain
    building: Building
    text = template("{building} (from {terrain})")

    @property
    def code(self) -> str:
        return f"build {self.terrain.code}"


@dataclass(slots=True, unsafe_hash=True)
class Fight:
    """A creature to fight, with so many more hoplites [ORI-8.1]."""

    where: str
    creature: Creature
    more: int
    dice: int

    @property
    def code(self) -> str:
        return f"fight {self.where} {self.more}"

    def say(self) -> Message:
        more = nmsg("{n} more hoplite", "{n} more hoplites", n=self.more)
        dice = nmsg("{n} die", "{n} dice", n=self.dice)
        return msg("{creature} on {where}: {more}, {dice}",
                   creature=self.creature, where=self.where, more=more, dice=dice)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class Buy:
    """An additional action for one kind of goods [ORI-9.2]."""

    action: Action
    goods: Goods
    price: int

    @property
    def code(self) -> str:
        return f"{self.action.code} for {self.goods.code}"

    def say(self) -> Message:
        return msg("{action} for {price}", action=self.action, price=self.goods.amount(self.price))


@dataclass(slots=True, unsafe_hash=True)
class Keep(Coded):
    """A Titan to be kept [ORI-6.6]."""

    terrain: Terrain
    written = "titan {terrain}"
    text = template("the {terrain} Titan")
