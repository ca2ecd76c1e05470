"""Placing the metropolis and the terrain tile [ORI-5]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow, Refusal, choose, tell
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.circles import Island, Spot, bits, mask_of
from soloist.games.orichalcum.gains import gain, look_at_victory, take_titans
from soloist.games.orichalcum.options import Lay
from soloist.games.orichalcum.pieces import Creature, Terrain, Tile
from soloist.games.orichalcum.sites import has_spot, spots
from soloist.games.orichalcum.state import Beast, Offer, Realm, Table

ASK_METROPOLIS = msg("On which port does your metropolis go?")
ASK_TILE = msg("Where does the tile go?")
FROM_PORT = msg("from the port")


def found_metropolis(table: Table, seat: Seat) -> Flow[None]:
    """On one of the ports, with the reward it covers [ORI-5.1 to 5.4]."""
    realm = table.realms[seat]
    island = realm.ground
    assert isinstance(island, Island)
    ports = {Lay(island.said(bits(port))): port for port in island.ports}
    lay = yield from choose(
        seat, lambda: list(ports), ask=ASK_METROPOLIS, why="ORI-5.1", refuse=lambda text: refuse_port(realm, text)
    )
    port = ports[lay]
    realm.metropolis = port
    realm.build_on(port)
    if table.heard:
        yield from tell(msg("{seat}: the metropolis on {where}", seat=seat, where=lay.where))
    yield from pay_port(table, seat, port)


def pay_port(table: Table, seat: Seat, covered: int) -> Flow[None]:
    """Every port icon covered is paid at once [ORI-5.8]."""
    island = table.realms[seat].ground
    assert isinstance(island, Island)
    hoplites, nuggets = island.pays(covered)
    yield from gain(table, seat, hoplites, nuggets, source=FROM_PORT)


def place_tile(table: Table, seat: Seat, offer: Offer) -> Flow[None]:
    """A legal place, turned as one likes, or the tile is discarded [ORI-5.5 to 5.8]."""
    tile, realm = offer.tile, table.realms[seat]
    if tile is None:
        return  # [ORI-10.6]
    if not has_spot(realm, tile):
        throw_tile(table, tile, offer.creatures)
        if table.heard:
            yield from tell(msg("{seat}: there is no place for the tile", seat=seat))
        return
    lay = yield from choose(
        seat,
        lambda: [Lay(realm.ground.said(spot)) for spot in spots(realm, tile)],
        ask=ASK_TILE,
        why="ORI-5.5",
        about=tile,
        refuse=lambda text: refuse_spot(realm, tile, text),
    )
    spot = circles_named(realm, lay.where)
    if table.heard:
        yield from tell(msg("{seat}: {tile} on {where}", seat=seat, tile=tile, where=lay.where))
    put_down(realm, tile, spot, offer.creatures)
    yield from pay_port(table, seat, mask_of(spot))
    yield from take_titans(table, seat, mask_of(spot))
    look_at_victory(table)


def circles_named(realm: Realm, text: str) -> Spot:
    """The circles that a text names, none if it names anything else."""
    words = text.lower().replace("-", " ").split()
    number = realm.ground.number
    return tuple(number[word] for word in words) if all(word in number for word in words) else ()


def refuse_port(realm: Realm, text: str) -> Refusal | None:
    if not circles_named(realm, text):
        return None
    return Refusal("ORI-5.4", msg("the metropolis covers both circles of a port"))


def refuse_spot(realm: Realm, tile: Tile, text: str) -> Refusal | None:
    """Why a tile cannot lie there, if the text names circles."""
    spot = circles_named(realm, text)
    if not spot:
        return None
    wanted, ground = mask_of(spot), realm.ground
    if len(spot) != tile.size or wanted.bit_count() != tile.size:
        return Refusal("ORI-5.5", nmsg("the tile covers {n} circle", "the tile covers {n} circles", n=tile.size))
    if wanted & realm.laid:
        return Refusal("ORI-5.5", msg("something lies there already"))
    if not any(mask_of(each) == wanted for each in ground.spots[tile.size - 1]):
        return Refusal("ORI-5.9", msg("the tile does not have this shape"))
    if not wanted & ground.around(realm.laid):
        return Refusal("ORI-5.5", msg("the tile must touch a tile or the metropolis"))
    return Refusal("ORI-5.5", msg("the tile may not be flipped over: its terrains go clockwise"))


def put_down(realm: Realm, tile: Tile, spot: Spot, creatures: Sequence[Creature]) -> None:
    """Terrains on their circles, creatures on the volcanoes [ORI-5.7]."""
    left = list(creatures)
    for circle, terrain in zip(spot, tile.terrains, strict=True):
        realm.add_land(circle, terrain)
        if terrain is Terrain.VOLCANO and left:
            realm.add_beast(Beast(circle, left.pop(0), 0))


def throw_tile(table: Table, tile: Tile, creatures: Sequence[Creature]) -> None:
    """Out of the game until its stack is used up; its creatures go back into the bag [ORI-5.6, 10.6]."""
    table.thrown.append(tile)
    table.bag.shuffle_in(creatures)
