"""Islands and boards of Orichalcum in the words of the scenarios.

An island is written part by part, with commas. Circles are named by row and place, as in the rules:

    port a5-a6, land c4=mountain c5=volcano, beasts c5=gorgon+1, buildings d4=mine, temples b3-b4-c3-c4,
    titans desert mountain*, captured cyclops hydra, hoplites 3, nuggets 5, medallions 2, track mine arch

`+1` are hoplites that stand with a creature, `*` marks an active Titan, `-` is nothing. The row of the action board
is written card by card, `produce-2 mountain-volcano gorgon | capture-1 -`; a card may come without a tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.circles import Island, bits, mask_of
from soloist.games.orichalcum.pieces import TERRAIN, Building, Card, Creature, Kind, Terrain, Tile
from soloist.games.orichalcum.sites import temple_sites
from soloist.games.orichalcum.state import Beast, BoardCard, OrichalcumTable, Realm, Titan

NUMBERS = ("hoplites", "nuggets", "medallions", "hospital")
T = TypeVar("T", Card, Tile, Creature, Building)


def found(things: Iterable[T], code: str) -> T:
    """The piece of this code among some; there must be one."""
    thing = next((each for each in things if each.code == code), None)
    assert thing is not None, f"no {code} is left"
    return thing


def parts(text: str) -> list[tuple[str, list[str]]]:
    """`titans desert, hoplites 3` -> names with their words."""
    split = [part.split() for part in text.split(",") if part.strip()]
    return [(name, [word for word in words if word != "-"]) for name, *words in split]


def pairs(words: Iterable[str]) -> list[tuple[str, str]]:
    return [(left, right) for left, _, right in (word.partition("=") for word in words)]


# laying out


def lay_realm(table: OrichalcumTable, realm: Realm, text: str) -> None:
    """Everything named; pieces come from their piles. Who has no port named has a metropolis on the first one."""
    named = dict(parts(text))
    if isinstance(realm.ground, Island):
        port = named.pop("port", [realm.ground.said(bits(realm.ground.ports[0])).replace(" ", "-")])
        if port:
            realm.metropolis = circles(realm, port[0])
            assert realm.metropolis in realm.ground.ports
            realm.build_on(realm.metropolis)
    for name, words in named.items():
        if name in NUMBERS:
            setattr(realm, name, int(words[0]) if words else 0)
        else:
            LAYING[name](table, realm, words)


def circles(realm: Realm, where: str) -> int:
    """`c4-c5` as a set."""
    return mask_of(realm.ground.number[name] for name in where.split("-"))


def _lay_land(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for where, terrain in pairs(words):
        circle = realm.ground.number[where]
        assert not realm.laid >> circle & 1, f"{where} is taken"
        realm.add_land(circle, TERRAIN[terrain])


def _lay_beasts(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for where, what in pairs(words):
        name, _, hoplites = what.partition("+")
        circle = realm.ground.number[where]
        if not realm.laid >> circle & 1:
            realm.add_land(circle, Terrain.VOLCANO)
        assert realm.lands[Terrain.VOLCANO] >> circle & 1, f"{where} is no volcano"
        creature = found(table.bag.rest, name)
        table.bag.remove(creature)
        realm.add_beast(Beast(circle, creature, int(hoplites or 0)))


def _lay_buildings(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for where, what in pairs(words):
        building = found(table.buildings.rest, what)
        table.buildings.remove(building)
        circle = realm.ground.number[where]
        assert not realm.built >> circle & 1, f"{where} is taken"
        realm.build_on(1 << circle)
        realm.buildings = (*realm.buildings, (circle, building))


def _lay_temples(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for where in words:
        site = circles(realm, where)
        assert site in realm.ground.rhombi, f"{where} is no rhombus"
        assert not realm.built & site
        realm.build_on(site)
        realm.temples = (*realm.temples, site)


def _lay_titans(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for titan in realm.titans:
        realm.lose_titan(titan.terrain)
        table.return_titan(titan.terrain)
    for word in words:
        terrain = TERRAIN[word.removesuffix("*")]
        table.take_titan_from_all(terrain)
        realm.take_titan(Titan(terrain, word.endswith("*")))


def _lay_captured(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    for word in words:
        creature = found(table.bag.rest, word)
        table.bag.remove(creature)
        realm.captured = tuple(sorted([*realm.captured, creature], key=lambda each: each.order))


def _lay_track(table: OrichalcumTable, realm: Realm, words: list[str]) -> None:
    assert isinstance(realm, Ai)
    for word in words:
        building = found(table.buildings.rest, word)
        table.buildings.remove(building)
        realm.track = (*realm.track, building)


LAYING = {
    "land": _lay_land, "beasts": _lay_beasts, "buildings": _lay_buildings, "temples": _lay_temples,
    "titans": _lay_titans, "captured": _lay_captured, "track": _lay_track,
}  # fmt: skip


def lay_row(table: OrichalcumTable, text: str) -> None:
    for part in text.split("|") if text else ():
        code, *rest = part.split()
        card = found(table.deck.rest, code)
        table.deck.remove(card)
        tile = None
        creatures: list[Creature] = []
        if rest and rest[0] != "-":
            stack = table.stacks[card.size - 1]
            tile = found(stack.rest, rest[0])
            stack.remove(tile)
        for name in rest[1:]:
            creatures.append(found(table.bag.rest, name))
            table.bag.remove(creatures[-1])
        table.row.append(BoardCard(card, tile, tuple(creatures)))


def lay_slots(table: OrichalcumTable, text: str) -> None:
    """`mountain=mine desert=arch`; the others are empty."""
    for where, what in pairs(text.split()):
        building = found(table.buildings.rest, what)
        table.buildings.remove(building)
        table.fill_slot(TERRAIN[where], building)


# looking


def row_said(table: OrichalcumTable) -> str:
    return " ".join(offer.card.code for offer in table.row)


def slots_said(table: OrichalcumTable) -> str:
    return " ".join("-" if building is None else building.code for building in table.slots)


def titan_said(titan: Titan) -> str:
    return titan.terrain.code + "*" * titan.active


def beast_said(realm: Realm, beast: Beast) -> str:
    return f"{realm.ground.names[beast.circle]}={beast.creature.code}" + f"+{beast.hoplites}" * bool(beast.hoplites)


def site_said(realm: Realm, site: int) -> str:
    return realm.ground.said(bits(site)).replace(" ", "-")


def terrain_at(realm: Realm, where: str) -> str:
    """The terrain of a circle; `built` if something stands on it, `-` if nothing lies there."""
    circle = realm.ground.number[where]
    if realm.built >> circle & 1:
        return "built"
    return next((terrain.code for terrain in Terrain if realm.lands[terrain] >> circle & 1), "-")


def seen(realm: Realm, name: str, words: list[str]) -> list[str]:
    """What there is now of a part, in the words in which it was asked for."""
    match name:
        case "land":
            return [f"{where}={terrain_at(realm, where)}" for where, _ in pairs(words)]
        case "beasts":
            return [beast_said(realm, beast) for beast in realm.beasts]
        case "buildings":
            return [f"{realm.ground.names[circle]}={building.code}" for circle, building in realm.buildings]
        case "temples":
            return [site_said(realm, site) for site in realm.temples]
        case "sites":
            return [site_said(realm, site) for site in temple_sites(realm)]
        case "titans":
            return [titan_said(titan) for titan in realm.titans]
        case "captured":
            return [creature.code for creature in realm.captured]
        case "track":
            assert isinstance(realm, Ai)
            return [building.code for building in realm.track]
        case "mines" | "camps":
            return [str(realm.count(Kind.MINE if name == "mines" else Kind.TRAINING_CAMP))]
        case "port":
            return [site_said(realm, realm.metropolis)] if realm.metropolis else []
    return [str(getattr(realm, name))]


def assert_seen(realm: Realm, text: str) -> None:
    """Every part named is as it is written; of the land only the circles named are looked at."""
    for name, words in parts(text):
        now = seen(realm, name, words)
        same_order = name in ("land", "track")
        assert (now if same_order else sorted(now)) == (words if same_order else sorted(words)), f"{name}: {now}"
