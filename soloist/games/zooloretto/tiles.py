"""The tiles of Zooloretto: animals, offspring, stalls, coins. Equal tiles are one and the same object."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from soloist.engine.members import Ranked
from soloist.engine.words import Message, msg


class Species(Ranked):
    """The eight species, in the order of the facts."""

    CAMEL = 0, msg("Camel")
    ELEPHANT = 1, msg("Elephant")
    FLAMINGO = 2, msg("Flamingo")
    KANGAROO = 3, msg("Kangaroo")
    LEOPARD = 4, msg("Leopard")
    CHIMPANZEE = 5, msg("Chimpanzee")
    PANDA = 6, msg("Panda")
    ZEBRA = 7, msg("Zebra")


MALE, FEMALE, OFFSPRING = "m", "f", "o"
STALL_TYPES = "abcd"


class Tile:
    """One tile face. `sex` is set on fertile animals; `bred` once they have had their offspring [ZOO-7.3]. `kind` is
    what counts as one sort: of an animal its species, of others the face itself.
    """

    __slots__ = ("bred", "code", "is_coin", "is_stall", "kind", "order", "sex", "species", "stall", "young")

    def __init__(self, order: int, species: Species | None, sex: str, bred: bool, stall: str) -> None:
        self.order = order
        self.species = species
        self.sex = sex if sex in (MALE, FEMALE) else ""
        self.young = sex == OFFSPRING
        self.bred = bred
        self.stall = stall
        self.is_stall = bool(stall)
        self.is_coin = species is None and not stall
        if species is not None:
            self.code = species.code + (f"-{sex}" if sex else "") + "*" * bred
        else:
            self.code = f"stall-{stall}" if stall else "coin"
        self.kind = self.code if species is None else species.code

    def say(self) -> Message:
        if self.species is None:
            return msg("Stall {letter}", letter=self.stall.upper()) if self.stall else msg("Coin")
        if self.young:
            return msg("{species} offspring", species=self.species)
        if self.sex:
            text = msg("Male {species}", species=self.species)
            if self.sex == FEMALE:
                text = msg("Female {species}", species=self.species)
            return msg("{animal} (has bred)", animal=text) if self.bred else text
        return self.species.say()

    def __repr__(self) -> str:
        return self.code


def _all_tiles() -> tuple[Tile, ...]:
    faces: list[tuple[Species | None, str, bool, str]] = []
    for species in Species:
        faces += [(species, "", False, "")]
        faces += [(species, sex, bred, "") for sex in (MALE, FEMALE) for bred in (False, True)]
        faces += [(species, OFFSPRING, False, "")]
    faces += [(None, "", False, letter) for letter in STALL_TYPES]
    faces += [(None, "", False, "")]
    return tuple(Tile(order, *face) for order, face in enumerate(faces))


TILES = _all_tiles()
TILE = {tile.code: tile for tile in TILES}
"""Every tile by its notation: `zebra`, `zebra-m`, `zebra-f*` (has bred), `zebra-o`, `stall-a`, `coin`."""

COIN = TILE["coin"]
BRED = {tile: TILE[tile.code + "*"] for tile in TILES if tile.sex and not tile.bred}
YOUNG = tuple(TILE[f"{species.code}-o"] for species in Species)


in_order: Callable[[Tile], int] = attrgetter("order")
"""How piles are sorted."""
