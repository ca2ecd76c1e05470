"""The pieces of Orichalcum: terrains, actions, cards, tiles, creatures, buildings. Equal pieces are one object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter

from soloist.engine.members import Named, Ranked
from soloist.engine.words import Message, Spoken, joined, msg, nmsg, pmsg, template


class Terrain(Ranked):
    """Four base terrains, in the order of the construction board, and the wild one [ORI-1.6]."""

    MOUNTAIN = 0, msg("Mountain")
    FOREST = 1, msg("Forest")
    LAGOON = 2, msg("Lagoon")
    DESERT = 3, msg("Desert")
    VOLCANO = 4, msg("Volcano")


FORMS = (pmsg("of", "Mountain"), pmsg("of", "Forest"), pmsg("of", "Lagoon"), pmsg("of", "Desert"))
"""Of a terrain, as translations call its Titan: they ask for it by `{terrain:of}`."""
BASE = (Terrain.MOUNTAIN, Terrain.FOREST, Terrain.LAGOON, Terrain.DESERT)
TERRAIN: dict[str, Terrain] = {terrain.code: terrain for terrain in Terrain}


class Action(Ranked):
    """The four actions of the cards [ORI-7.1 to ORI-7.3, ORI-8.1]."""

    PRODUCE = 0, msg("Produce")
    RECRUIT = 1, msg("Recruit")
    CONSTRUCT = 2, msg("Construct")
    CAPTURE = 3, msg("Capture")


ACTION: dict[str, Action] = {action.code: action for action in Action}


class Goods(Named):
    """What an additional action is paid with [ORI-9.2]."""

    CREATURES = "creatures", msg("captured creatures")
    NUGGETS = "nuggets", msg("nuggets")
    HOPLITES = "hoplites", msg("hoplites")

    def amount(self, number: int) -> Message:
        """`2 nuggets`"""
        if self is Goods.CREATURES:
            return nmsg("{n} captured creature", "{n} captured creatures", n=number)
        if self is Goods.NUGGETS:
            return nmsg("{n} nugget", "{n} nuggets", n=number)
        return nmsg("{n} hoplite", "{n} hoplites", n=number)


GOODS = tuple(Goods)


@dataclass(frozen=True, eq=False)
class Card(Spoken):
    """An action card: its action, and the size of the tile that comes with it [ORI-2.5]."""

    action: Action
    size: int
    order: int
    text = template("{action} with a size-{size} tile")

    @property
    def code(self) -> str:
        return f"{self.action.code}-{self.size}"

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True, eq=False)
class Tile:
    """A terrain tile; its circles are listed clockwise [ORI-5.9]."""

    terrains: tuple[Terrain, ...]
    order: int

    @property
    def size(self) -> int:
        return len(self.terrains)

    @property
    def code(self) -> str:
        return "-".join(terrain.code for terrain in self.terrains)

    @property
    def volcanoes(self) -> int:
        return self.terrains.count(Terrain.VOLCANO)

    def say(self) -> Message:
        return joined(self.terrains)

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True, eq=False)
class Creature:
    """A creature: how strong it is, and what capturing it pays [ORI-8.3, ORI-8.8]."""

    name: str
    strength: int
    hoplites: int
    nuggets: int
    order: int

    @property
    def code(self) -> str:
        return self.name

    def say(self) -> Message:
        return _CREATURES.get(self.name) or msg("{name}", name=self.name.capitalize())

    def __repr__(self) -> str:
        return self.name


_CREATURES = {
    "cyclops": msg("Cyclops"),
    "minotaur": msg("Minotaur"),
    "gorgon": msg("Gorgon"),
    "cerberus": msg("Cerberus"),
    "hydra": msg("Hydra"),
}


class Kind(Named):
    """The kinds of buildings, by their words in the facts [ORI-11]."""

    TRAINING_CAMP = "training-camp", msg("Training camp")
    MINE = "mine", msg("Mine")
    ORATORY = "oratory", msg("Oratory")
    SIEGE_ENGINES = "siege-engines", msg("Siege engines")
    HOSPITAL = "hospital", msg("Hospital")
    ARCH = "arch", msg("Arch")
    PROTECTION_CRYSTAL = "protection-crystal", msg("Protection crystal")
    ARCHITECT_PRACTICE = "architect-practice", msg("Architect's office")
    FORGE = "forge", msg("Forge")
    STATUES = "statues", msg("Statues")


@dataclass(frozen=True, eq=False)
class Building:
    """A building tile; siege engines bear the number that counts as a skull [ORI-11.4]."""

    kind: Kind
    number: int
    order: int

    @property
    def code(self) -> str:
        return f"{self.kind.code}-{self.number}" if self.number else self.kind.code

    @property
    def hoplites(self) -> int:
        """What lies on it on the construction board [ORI-2.6]."""
        return int(self.kind is Kind.TRAINING_CAMP)

    @property
    def nuggets(self) -> int:
        return int(self.kind is Kind.MINE)

    def say(self) -> Message:
        return msg("{kind} ({number})", kind=self.kind, number=self.number) if self.number else self.kind.say()

    def __repr__(self) -> str:
        return self.code


by_order: Callable[[Card | Tile | Creature | Building], int] = attrgetter("order")
"""How piles are sorted."""
