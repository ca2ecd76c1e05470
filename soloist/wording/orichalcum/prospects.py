"""What placing a tile would bring: port, Titans, sites for temples, creatures. Tried on a copy, told as facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.orichalcum import answers, circles, events, pieces, placing, state
from soloist.games.orichalcum.gains import earned_titans, supplied, titan_limit
from soloist.games.orichalcum.sites import temple_sites
from soloist.games.orichalcum.view import View, table_of


@dataclass(frozen=True)
class Prospect:
    """An island after a tile has been placed, and what came with it."""

    realm: state.Realm
    spot: circles.Spot
    hoplites: int
    nuggets: int
    titans: tuple[tuple[pieces.Terrain, Seat | None], ...]  # with who holds them now
    temples: tuple[int, ...]  # sites that were none before
    creatures: tuple[tuple[str, pieces.Creature], ...]
    dismissed: int  # Titans above the limit
    areas: tuple[tuple[pieces.Terrain, int], ...]  # how large those of the tile become; three bring the Titan [ORI-6.1]

    @property
    def brings(self) -> bool:
        return bool(self.hoplites or self.nuggets or self.titans or self.temples)


class Prospects:
    """One tile on one island, wherever it may go."""

    def __init__(self, view: View, seat: Seat, hand: answers.InHand) -> None:
        self.view, self.seat, self.tile, self.creatures = view, seat, hand.tile, hand.creatures
        self.table: state.OrichalcumTable = table_of(view)
        self.before = self.table.realms[seat]
        self.sites = frozenset(temple_sites(self.before))

    def on(self, lay: answers.Lay) -> Prospect:
        return self.at(self.before.ground.numbers(lay.where))

    def at(self, spot: circles.Spot) -> Prospect:
        realm, placed = self.before.copy(), circles.mask_of(spot)
        placing.put_down(realm, self.tile, spot, self.creatures)
        self.table.realms[self.seat] = realm
        island = realm.ground
        port = island.pays(placed) if isinstance(island, circles.Island) else (0, 0)
        hoplites, nuggets = supplied(self.table, *port)
        terrains = earned_titans(self.table, self.seat, placed)
        ready = [titan.terrain for titan in self.before.titans if titan.active]
        held = {terrain: holder_of(self.view, terrain) for terrain in terrains if terrain not in ready}
        sites = tuple(site for site in temple_sites(realm) if site not in self.sites)
        creatures = tuple(
            (island.names[beast.circle], beast.creature) for beast in realm.beasts if placed >> beast.circle & 1
        )
        for terrain in terrains:
            realm.take_titan(state.Titan(terrain, True))
        dismissed = max(0, len(realm.titans) - titan_limit(realm))
        return Prospect(
            realm, spot, hoplites, nuggets, tuple(held.items()), sites, creatures, dismissed, self.areas(realm, spot)
        )

    def areas(self, realm: state.Realm, spot: circles.Spot) -> tuple[tuple[pieces.Terrain, int], ...]:
        volcanoes = realm.lands[pieces.Terrain.VOLCANO] if self.view.setup.settings.volcano_titans else 0
        sizes: dict[pieces.Terrain, int] = {}
        for circle, terrain in zip(spot, self.tile.terrains, strict=True):
            if terrain in pieces.BASE:
                size = realm.ground.area(1 << circle, realm.lands[terrain] | volcanoes).bit_count()
                sizes[terrain] = max(size, sizes.get(terrain, 0))
        return tuple(sizes.items())


def holder_of(view: View, terrain: pieces.Terrain) -> Seat | None:
    """Who has a Titan, if anybody."""
    held = ((seat, titan.terrain) for seat in seats(view.setup.players) for titan in view.realm(seat).titans)
    return next((seat for seat, each in held if each is terrain), None)


# in words


def gains_of(prospect: Prospect, seat: Seat) -> Iterator[Message]:
    """What one would place a tile there for, in short."""
    for terrain, holder in prospect.titans:
        if holder is None:
            yield msg("the {terrain} Titan", terrain=terrain)
        elif holder == seat:
            yield msg("your {terrain} Titan active", terrain=terrain)
        else:
            yield msg("the {terrain} Titan from {holder}", terrain=terrain, holder=holder)
    if prospect.hoplites or prospect.nuggets:
        yield events.goods_said(prospect.hoplites, prospect.nuggets)
    if prospect.temples:
        yield nmsg("a site for a temple", "{n} sites for a temple", n=len(prospect.temples))


def facts_of(prospect: Prospect, seat: Seat) -> Iterator[Message]:
    """All that is worth knowing of one place."""
    ground = prospect.realm.ground
    gained = list(gains_of(prospect, seat))
    if gained:
        yield msg("gives {gains}", gains=joined(gained))
    if prospect.dismissed:
        limit = titan_limit(prospect.realm)
        yield nmsg(
            "you may hold {n} Titan, so you choose which to keep",
            "you may hold {n} Titans, so you choose which to keep",
            n=limit,
        )
    for site in prospect.temples:
        yield msg("a temple could stand on {where}", where=ground.said(circles.bits(site)))
    for where, creature in prospect.creatures:
        yield msg("{creature}, strength {strength}, comes to {where}",
                  creature=creature, strength=creature.strength, where=where)  # fmt: skip
    for terrain, size in prospect.areas:
        yield nmsg("{terrain}: {n} circle by itself", "{terrain}: {n} circles together", terrain=terrain, n=size)


def in_words(what: Sayable, gains: Sequence[Message]) -> Message:
    return msg("{what}: {gains}", what=what, gains=joined(gains)) if gains else msg("{what}", what=what)
