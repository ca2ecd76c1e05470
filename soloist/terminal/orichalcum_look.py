"""The signs and colours of Orichalcum: terrains, creatures, buildings, goods. Colour is never the only sign."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.answers import Build, Fight, Keep
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Goods, Kind, Terrain, Tile
from soloist.terminal.draw import Pen

HOPLITE, NUGGET = "⚔", "◆"
MEDALLION_SIGN, TEMPLE_SIGN, TITAN_SIGN, NO_POINT = "●", "▲", "★", "·"
PAWN = "♟"
_TERRAIN_COLOURS = {
    Terrain.MOUNTAIN: ("bold #86888f", "bold #16181a on #b9bac0"),
    Terrain.FOREST: ("bold #4f9a3f", "bold #ffffff on #2f6b33"),
    Terrain.LAGOON: ("bold #3f8fc7", "bold #ffffff on #23679c"),
    Terrain.DESERT: ("bold #b8882a", "bold #2a1d00 on #e3bd63"),
    Terrain.VOLCANO: ("bold #d05a44", "bold #ffffff on #8f2f1d"),
}
TERRAIN_INK = {terrain: ink for terrain, (ink, _) in _TERRAIN_COLOURS.items()}  # readable on black and on white
TERRAIN_PAPER = {terrain: paper for terrain, (_, paper) in _TERRAIN_COLOURS.items()}
CREATURE_PAPER = "bold #ffe9c9 on #571409"
BUILDING_PAPER, TEMPLE_PAPER = "bold #2b1500 on #d98f57", "bold #ffffff on #6d4a9c"
METROPOLIS_PAPER = "bold #10233a on #d7e4f2"
HOPLITE_INK, NUGGET_INK, CREATURE_INK, BUILDING_INK = "bold #b5513a", "bold #b8862b", "bold #c0392b", "bold #c47f3d"
ACTION_INK = {
    Action.PRODUCE: NUGGET_INK, Action.RECRUIT: HOPLITE_INK, Action.CONSTRUCT: BUILDING_INK,
    Action.CAPTURE: CREATURE_INK,
}  # fmt: skip
GOODS_INK = {Goods.HOPLITES: HOPLITE_INK, Goods.NUGGETS: NUGGET_INK, Goods.CREATURES: CREATURE_INK}
SPOT_INK, EDGE_INK, NAME_INK, WEAK = "bold #b05a93", "#8a8a8a", "dim", "dim"
POINT_INK = "bold #8a5fc7"
GOOD, BAD = "bold #3f9a4f", "#d9534a"
SHORT: dict[Kind, Message] = {  # what stands on a circle: four letters, or the first two of them
    Kind.TRAINING_CAMP: msg("Camp"),
    Kind.MINE: msg("Mine"),
    Kind.ORATORY: msg("Orat"),
    Kind.SIEGE_ENGINES: msg("Sieg"),
    Kind.HOSPITAL: msg("Hosp"),
    Kind.ARCH: msg("Arch"),
    Kind.PROTECTION_CRYSTAL: msg("Crys"),
    Kind.ARCHITECT_PRACTICE: msg("Offc"),
    Kind.FORGE: msg("Forg"),
    Kind.STATUES: msg("Stat"),
}
TEMPLE_SHORT, METROPOLIS_SHORT = msg("Temp"), msg("City")


def style_of(thing: object) -> str:
    """The colour of a thing where a sentence speaks of it."""
    match thing:
        case Terrain():
            return TERRAIN_INK[thing]
        case Keep():
            return TERRAIN_INK[thing.terrain]
        case Action():
            return ACTION_INK[thing]
        case Card():
            return ACTION_INK[thing.action]
        case Creature() | Fight():
            return CREATURE_INK
        case Building() | Kind() | Build():
            return BUILDING_INK
        case Goods():
            return GOODS_INK[thing]
    return ""


def creature_code(creature: Creature, pen: Pen, letters: int = 2) -> str:
    """Hy12, or H12."""
    return f"{pen.cut(creature, letters)}{creature.strength}"


def building_code(building: Building, pen: Pen, letters: int = 4) -> str:
    """Camp, Sie2, or Ca, S2."""
    number = str(building.number) if building.number else ""
    return pen.cut(SHORT[building.kind], letters - len(number)) + number


def hoplites_and_nuggets(hoplites: str, nuggets: str, between: str = "") -> Text:
    return Text.assemble((hoplites, HOPLITE_INK), between, (nuggets, NUGGET_INK))


def tile_chip(tile: Tile | None, pen: Pen) -> Text:
    """The terrains of a tile, clockwise: Mo-Fo-La."""
    if tile is None:
        return pen.write(msg("no tile"), WEAK)
    chip = Text()
    for number, terrain in enumerate(tile.terrains):
        edge = "" if pen.colours or not number else "-"
        letters = pen.cut(terrain, 2)
        chip.append(edge).append(f" {letters} " if pen.colours else letters, TERRAIN_PAPER[terrain])
    return chip


def creatures_text(creatures: Sequence[Creature], pen: Pen) -> Text:
    """Hydra 12, Cyclops 4."""
    return Text(", ").join(Text(f"{pen.cut(each)} {each.strength}", CREATURE_INK) for each in creatures)
