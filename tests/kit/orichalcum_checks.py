"""What holds of every table of Orichalcum: pieces that do not vanish, and positions that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from soloist.engine.match import Match
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.circles import Island, mask_of
from soloist.games.orichalcum.gains import has_won, titan_limit
from soloist.games.orichalcum.pieces import BASE, Building, Card, Creature, Terrain
from soloist.games.orichalcum.state import OrichalcumTable, Realm
from tests.kit.subject import Census

MOST_STANDING = 3


def pieces(table: OrichalcumTable) -> Iterator[Card | Creature | Building]:
    """Every card, creature and building on the table, wherever it lies."""
    yield from [*table.deck.things(), *table.discard]
    yield from table.bag.things()
    yield from table.buildings.things()
    yield from (building for building in table.slots if building is not None)
    for offer in table.row:
        yield offer.card
        yield from offer.creatures
    for realm in table.realms:
        yield from (beast.creature for beast in realm.beasts)
        yield from realm.captured
        yield from (building for _, building in realm.buildings)
        yield from realm.track if isinstance(realm, Ai) else ()


def circles(table: OrichalcumTable) -> int:
    """The circles of all tiles: those of one that is laid can no longer be told apart [ORI-1.8]."""
    tiles = [tile for stack in table.stacks for tile in stack.things()] + table.thrown
    tiles += [offer.tile for offer in table.row if offer.tile is not None]
    laid = sum((realm.laid & ~realm.metropolis).bit_count() for realm in table.realms)
    return laid + sum(tile.size for tile in tiles)


def titans(table: OrichalcumTable) -> Iterator[Terrain]:
    yield from table.common
    for realm in table.realms:
        yield from (titan.terrain for titan in realm.titans)


def census(table: OrichalcumTable) -> Census:
    """Cards, creatures, buildings, Titans, and the circles of the tiles [ORI-2.2 to ORI-2.4]."""
    box = table.setup.box
    found = Counter(piece.code for piece in pieces(table))
    found.update(f"titan {terrain.code}" for terrain in titans(table))
    found["circles"] = circles(table)
    owned = Counter(card.code for card in box.cards)
    owned.update(creature.code for creature in box.creatures)
    owned.update(building.code for building in box.buildings)
    owned.update(f"titan {terrain.code}" for terrain in BASE)
    owned["circles"] = sum(tile.size for tile in box.tiles)
    return Census(found, owned)


def sound_table(table: OrichalcumTable) -> None:
    """Holds of every position, laid out or played."""
    box = table.setup.box
    assert sorted(titans(table)) == list(BASE), "a Titan is in one place, not in two or none"
    assert list(table.common) == sorted(table.common)
    assert len(table.row) <= box.cards_laid[table.setup.players]
    for offer in table.row:
        assert offer.tile is None or offer.tile.size == offer.card.size
        assert len(offer.creatures) <= (offer.tile.volcanoes if offer.tile else 0)
    assert table.tokens_left >= 0
    assert table.temples_left >= 0
    assert table.hoplites_left >= 0
    assert table.nuggets_left >= 0
    for realm in table.realms:
        sound_realm(realm)


def sound_realm(realm: Realm) -> None:
    parts = [realm.built, *realm.lands]
    assert sum(part.bit_count() for part in parts) == realm.laid.bit_count(), "two things on one circle"
    assert realm.laid & ~realm.ground.all == 0
    stones = [realm.metropolis, *realm.temples, *(1 << circle for circle, _ in realm.buildings)]
    assert sum(stones) == realm.built, "what is built is the metropolis, buildings and temples, side by side"
    assert all(temple in realm.ground.rhombi for temple in realm.temples)
    assert realm.lairs & ~realm.lands[Terrain.VOLCANO] == 0, "a creature stands on a volcano"
    where = [beast.circle for beast in realm.beasts]
    assert where == sorted(set(where)), "creatures from left to right, one on a circle"
    assert all(0 <= beast.hoplites <= MOST_STANDING for beast in realm.beasts)
    assert min(realm.hoplites, realm.nuggets, realm.hospital, realm.medallions) >= 0
    assert realm.points == realm.medallions + len(realm.temples) + len(realm.titans)
    assert list(realm.titans) == sorted(realm.titans)
    assert [creature.order for creature in realm.captured] == sorted(creature.order for creature in realm.captured)
    if isinstance(realm.ground, Island):
        assert not realm.metropolis or realm.metropolis in realm.ground.ports


def sound(match: Match) -> None:
    """Holds of every position that was played, at every question."""
    table = match.state
    assert isinstance(table, OrichalcumTable)
    sound_table(table)
    question = match.question
    chooses = question is not None and question.why == "ORI-6.6"  # taking and giving back are one change [ORI-6.10]
    assert question is None or chooses or not any(has_won(table, realm) for realm in table.realms), "it should be over"
    terrains = Counter(terrain for tile in table.setup.box.tiles for terrain in tile.terrains)
    for terrain in Terrain:
        assert sum(realm.lands[terrain].bit_count() for realm in table.realms) <= terrains[terrain]
    if table.setup.settings.supply_limited:
        assert (
            sum(realm.hoplites + realm.standing + realm.hospital for realm in table.realms) <= table.setup.box.hoplites
        )
        assert sum(realm.nuggets for realm in table.realms) <= table.setup.box.nuggets
    for seat, realm in zip(table.players, table.realms, strict=True):
        if isinstance(realm, Ai):
            sound_ai(table, realm)
            continue
        assert realm.ground.area(realm.metropolis, realm.laid) == realm.laid, "everything hangs together"
        assert (chooses and seat == table.active) or len(realm.titans) <= titan_limit(realm)
        assert not realm.hospital or seat == table.active


def sound_ai(table: OrichalcumTable, ai: Ai) -> None:
    """Its tiles lie on spots, its Titans are inactive, its buildings on the track [OAI-4.1, OAI-4.10, OAI-5.6]."""
    assert not any(titan.active for titan in ai.titans)
    assert ai.buildings == ()
    assert ai.standing == 0
    for sector in table.setup.box.ai.sectors:
        for spot in map(mask_of, sector):
            assert ai.laid & spot in (0, spot), "a tile fills its spot"
