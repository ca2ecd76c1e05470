"""Placing the metropolis and the terrain tile [ORI-5]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.answers import InHand, Lay
from soloist.games.orichalcum.circles import Ground, Island, Spot, bits, mask_of, names_in
from soloist.games.orichalcum.events import Cause, MetropolisFounded, TilePlaced, TileThrown
from soloist.games.orichalcum.gains import gain, look_at_victory, take_titans
from soloist.games.orichalcum.pieces import Creature, Tile
from soloist.games.orichalcum.questions import WhereTile, WhichPort
from soloist.games.orichalcum.sites import has_spot, lies_then, spots, standing_on
from soloist.games.orichalcum.state import Beast, Offer, Realm, Table

WHICH_PORT = WhichPort()


def found_metropolis(table: Table, seat: Seat) -> Flow[None]:
    """On one of the ports, with the reward it covers [ORI-5.1 to 5.4]."""
    realm = table.realms[seat]
    island = realm.ground
    assert isinstance(island, Island)
    ports = {Lay(island.said(bits(port))): port for port in island.ports}
    lay = yield from choose(
        seat, lambda: list(ports), ask=WHICH_PORT, why="ORI-5.1", refuse=lambda text: refuse_port(island, text)
    )
    port = ports[lay]
    realm.metropolis = port
    realm.build_on(port)
    yield MetropolisFounded(seat, lay.where)
    yield from pay_port(table, seat, port)


def pay_port(table: Table, seat: Seat, covered: int) -> Flow[None]:
    """Every port icon covered is paid at once [ORI-5.8]."""
    island = table.realms[seat].ground
    assert isinstance(island, Island)
    hoplites, nuggets = island.pays(covered)
    yield from gain(table, seat, hoplites, nuggets, cause=Cause.PORT)


def place_tile(table: Table, seat: Seat, offer: Offer) -> Flow[None]:
    """A legal place, turned as one likes, or the tile is discarded [ORI-5.5 to 5.8]."""
    tile, realm = offer.tile, table.realms[seat]
    if tile is None:
        return  # [ORI-10.6]
    if not has_spot(realm, tile):
        throw_tile(table, tile, offer.creatures)
        yield TileThrown(seat)
        return
    hand = InHand(tile, offer.creatures)
    lay = yield from choose(
        seat,
        lambda: [Lay(realm.ground.said(spot)) for spot in spots(realm, tile, offer.creatures)],
        ask=WhereTile(hand),
        why="ORI-5.5",
        about=hand,
        refuse=lambda text: refuse_spot(realm, tile, offer.creatures, text),
    )
    spot = realm.ground.numbers(lay.where)
    yield TilePlaced(seat, tile, spot, lay.where)
    put_down(realm, tile, spot, offer.creatures)
    yield from pay_port(table, seat, mask_of(spot))
    yield from take_titans(table, seat, mask_of(spot))
    look_at_victory(table)


# why something cannot lie somewhere


def refuse_circles(ground: Ground, names: Sequence[str]) -> Refusal | None:
    """Circles that there are not, or one that is named twice."""
    missing = next((name for name in names if name not in ground.number), None)
    if missing is not None:
        return Refusal("ORI-5.5", msg("there is no circle {name} on your island", name=missing))
    twice = next((name for name in names if names.count(name) > 1), None)
    return None if twice is None else Refusal("ORI-5.5", msg("{name} is named twice", name=twice))


def same_as(where: str) -> Refusal:
    """Possible, but written in another order."""
    return Refusal("ORI-5.10", msg("this is the same as {where}", where=where))


def refuse_port(island: Island, text: str) -> Refusal | None:
    """Why a metropolis cannot lie there, if the text names circles."""
    names = names_in(text)
    if not names:
        return None
    if (refusal := refuse_circles(island, names)) is not None:
        return refusal
    port = mask_of(island.numbers(" ".join(names)))
    if port in island.ports:
        return same_as(island.said(bits(port)))
    return Refusal("ORI-5.4", msg("the metropolis covers both circles of a port"))


def refuse_spot(realm: Realm, tile: Tile, creatures: Sequence[Creature], text: str) -> Refusal | None:
    """Why a tile cannot lie there, if the text names circles."""
    names, ground = names_in(text), realm.ground
    if not names:
        return None
    if (refusal := refuse_circles(ground, names)) is not None:
        return refusal
    spot = ground.numbers(" ".join(names))
    wanted = mask_of(spot)
    taken = next((name for name, circle in zip(names, spot, strict=True) if realm.laid >> circle & 1), None)
    if taken is not None:
        return Refusal("ORI-5.5", msg("something lies on {where} already", where=taken))
    if len(spot) != tile.size:
        return Refusal("ORI-5.5", nmsg("the tile covers {n} circle", "the tile covers {n} circles", n=tile.size))
    if not any(mask == wanted for _, mask in ground.covers[tile.size - 1]):
        return Refusal("ORI-5.9", msg("the tile does not have this shape"))
    if not wanted & ground.around(realm.laid):
        return Refusal("ORI-5.5", msg("the tile must touch a tile or the metropolis"))
    return refuse_turn(realm, tile, creatures, spot)


def refuse_turn(realm: Realm, tile: Tile, creatures: Sequence[Creature], spot: Spot) -> Refusal:
    """The circles are right: it is another place in other words, or the tile would lie on its face."""
    meant = lies_then(tile, creatures, spot)
    for other in spots(realm, tile, creatures):
        if lies_then(tile, creatures, other) == meant:
            return same_as(realm.ground.said(other))
    return Refusal("ORI-5.5", msg("the tile may not be flipped over: its terrains go clockwise"))


def put_down(realm: Realm, tile: Tile, spot: Spot, creatures: Sequence[Creature]) -> None:
    """Terrains on their circles, creatures on the volcanoes [ORI-5.7]."""
    for circle, terrain, creature in zip(spot, tile.terrains, standing_on(tile, creatures), strict=True):
        realm.add_land(circle, terrain)
        if creature is not None:
            realm.add_beast(Beast(circle, creature, 0))


def throw_tile(table: Table, tile: Tile, creatures: Sequence[Creature]) -> None:
    """Out of the game until its stack is used up; its creatures go back into the bag [ORI-5.6, 10.6]."""
    table.thrown.append(tile)
    table.bag.shuffle_in(creatures)
