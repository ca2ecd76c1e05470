"""Tiles, places and answers as the scenarios write them: `Z`, `Zm`, `Zf*`, `Zo`, `a`, `$`; E4, X1, barn; T2."""

from __future__ import annotations

import re
from collections.abc import Iterable

from soloist.games.zooloretto.tiles import COIN, TILE, Species, Tile, in_order

LETTERS = dict(zip("CEFKLMPZ", Species, strict=True))
TILE_WORD = re.compile(r"[CEFKLMPZ](?:[mf]\*?|o)?|[abcd]|\$")
PLACE_WORD = re.compile(r"[EX]\d")
TRUCK_WORD = re.compile(r"T(\d)")


def tile(word: str) -> Tile:
    """The tile written as `word`."""
    assert TILE_WORD.fullmatch(word), f"there is no tile '{word}'"
    if word == "$":
        return COIN
    if word in "abcd":
        return TILE[f"stall-{word}"]
    species = LETTERS[word[0]].code
    return TILE[f"{species}-{word[1:]}" if word[1:] else species]


def tiles(text: str) -> list[Tile]:
    """Some tiles, as `Z Zm $`; `-` for none."""
    return [tile(word) for word in text.split() if word != "-"]


def word(tile: Tile) -> str:
    """How a tile is written."""
    if tile.species is None:
        return tile.stall or "$"
    letter = next(letter for letter, species in LETTERS.items() if species is tile.species)
    return letter + tile.code.removeprefix(tile.species.code).removeprefix("-")


def words(some: Iterable[Tile]) -> str:
    """Tiles in the order of the box: species by species, plain, male, female, offspring; then stalls, then coins."""
    return " ".join(word(each) for each in sorted(some, key=in_order))


def notation(text: str) -> str:
    """An answer as the engine writes it: `Zm E4` is `zebra-m e4`, `Z of C` is `zebra C`, `T2` is `truck 2`."""
    if " of " in text:
        bought, _, seller = text.partition(" of ")
        return f"{notation(bought)} {seller}"
    return " ".join(_one(part) for part in text.split())


def _one(part: str) -> str:
    truck = TRUCK_WORD.fullmatch(part)
    if truck:
        return f"truck {truck[1]}"
    if PLACE_WORD.fullmatch(part):
        return part.lower()
    return tile(part).code if TILE_WORD.fullmatch(part) else part
