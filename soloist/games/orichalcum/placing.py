"""Placing the metropolis and the terrain tile [ORI-5]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial

from soloist.engine.flow import Ask, Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.answers import InHand, Lay
from soloist.games.orichalcum.circles import Ground, Island, Spot, bits, mask_of, names_in
from soloist.games.orichalcum.events import Cause, MetropolisFounded, TilePlaced, TileThrown
from soloist.games.orichalcum.gains import gain, look_at_victory, take_titans
from soloist.games.orichalcum.pieces import Creature, Terrain, Tile
from soloist.games.orichalcum.questions import WhereTile, WhichPort
from soloist.games.orichalcum.sites import fitting, lies_then, spots, standing_on
from soloist.games.orichalcum.state import Beast, BoardCard, OrichalcumTable, Realm

WHICH_PORT = WhichPort()


def found_metropolis(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    """On one of the ports, with the reward it covers [ORI-5.1 to ORI-5.4]."""
    realm = table.realms[seat]
    island = realm.ground
    assert isinstance(island, Island)
    reason = partial(why_not_port, island)
    lay = yield from choose_place(
        seat, island, lambda: [tuple(bits(port)) for port in island.ports], ask=WHICH_PORT, why="ORI-5.1", reason=reason
    )
    port = mask_of(island.numbers(lay.where))
    realm.metropolis = port
    realm.build_on(port)
    yield MetropolisFounded(seat, lay.where)
    yield from pay_port(table, seat, port)


def pay_port(table: OrichalcumTable, seat: Seat, covered: int) -> Flow[None]:
    """Every port icon covered is paid at once [ORI-5.8]."""
    island = table.realms[seat].ground
    assert isinstance(island, Island)
    hoplites, nuggets = island.pays(covered)
    yield from gain(table, seat, hoplites, nuggets, cause=Cause.PORT)


def place_tile(table: OrichalcumTable, seat: Seat, offer: BoardCard) -> Flow[None]:
    """A legal place, turned as one likes, or the tile is discarded [ORI-5.5 to ORI-5.8]."""
    tile, realm = offer.tile, table.realms[seat]
    if tile is None:
        return  # [ORI-10.6]
    if next(fitting(realm, tile), None) is None:
        throw_tile(table, tile, offer.creatures)
        yield TileThrown(seat)
        return
    hand = InHand(tile, offer.creatures)
    lay = yield from choose_place(
        seat,
        realm.ground,
        lambda: spots(realm, tile, offer.creatures),
        ask=WhereTile(hand),
        why="ORI-5.5",
        about=hand,
        reason=partial(why_not_spot, realm, tile, offer.creatures),
    )
    spot = realm.ground.numbers(lay.where)
    covered = mask_of(spot)
    if table.setup.is_logged:
        ring = realm.ground.around(covered)
        beside = tuple([terrain for terrain in Terrain if realm.lands[terrain] & ring])
        yield TilePlaced(seat, tile, spot, lay.where, beside)
    put_down(realm, tile, spot, offer.creatures)
    yield from pay_port(table, seat, covered)
    yield from take_titans(table, seat, covered)
    look_at_victory(table)


# places, and why something cannot lie there


def choose_place(
    seat: Seat, ground: Ground, places: Callable[[], Iterable[Spot]],
    *, ask: Ask, why: str, about: object = None, reason: Callable[[Spot], Refusal | None],
) -> Flow[Lay]:  # fmt: skip
    """One of several places; `reason` says why other circles will not do."""
    refuse = partial(refuse_circles, ground, reason=reason)
    return choose(
        seat, lambda: [lay_on(ground, spot) for spot in places()], ask=ask, why=why, about=about, refuse=refuse
    )


@lru_cache(1 << 12)
def lay_on(ground: Ground, spot: Spot) -> Lay:
    return Lay(ground.said(spot))


def refuse_circles(ground: Ground, text: str, reason: Callable[[Spot], Refusal | None]) -> Refusal | None:
    """If a text names circles: some that there are not, one that is named twice, or why these will not do."""
    names = names_in(text)
    missing = next((name for name in names if name not in ground.number), None)
    if missing is not None:
        return Refusal("ORI-5.5", msg("there is no circle {name} on your island", name=missing))
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        return Refusal("ORI-5.5", msg("{name} is named twice", name=twice))
    return reason(ground.numbers(" ".join(names))) if names else None


def same_as(where: str) -> Refusal:
    """Possible, but written in another order."""
    return Refusal("ORI-5.10", msg("this is the same as {where}", where=where))


def why_not_port(island: Island, spot: Spot) -> Refusal:
    """Why a metropolis cannot lie there."""
    if mask_of(spot) in island.ports:
        return same_as(island.said(bits(mask_of(spot))))
    return Refusal("ORI-5.4", msg("the metropolis covers both circles of a port"))


def why_not_spot(realm: Realm, tile: Tile, creatures: Sequence[Creature], spot: Spot) -> Refusal:
    """Why a tile cannot lie there."""
    wanted, ground = mask_of(spot), realm.ground
    taken = next((circle for circle in spot if realm.laid >> circle & 1), None)
    if taken is not None:
        return Refusal("ORI-5.5", msg("{where} is already taken", where=ground.names[taken]))
    if len(spot) != tile.size:
        return Refusal("ORI-5.5", nmsg("the tile covers {n} circle", "the tile covers {n} circles", n=tile.size))
    if not any(mask == wanted for _, mask in ground.covers[tile.size - 1]):
        return Refusal("ORI-5.9", msg("the tile does not have this shape"))
    if not wanted & ground.around(realm.laid):
        return Refusal("ORI-5.5", msg("the tile must touch a tile or the metropolis"))
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


def throw_tile(table: OrichalcumTable, tile: Tile, creatures: Sequence[Creature]) -> None:
    """Out of the game until its stack is used up; its creatures go back into the bag [ORI-5.6, ORI-10.6]."""
    table.thrown.append(tile)
    table.bag.shuffle_in(creatures)
