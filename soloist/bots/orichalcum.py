"""A bot that takes what brings most now: it weighs the island after each choice. Numbers in capitals are its taste."""

from __future__ import annotations

from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.flow import DONE
from soloist.engine.question import Question
from soloist.engine.seats import Seat, Wants, pick_best
from soloist.games.orichalcum import actions, answers, gains, odds, placing, questions, view
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Build, Buy, Fight, Lay
from soloist.games.orichalcum.circles import Island, bits, mask_of
from soloist.games.orichalcum.pieces import BASE, Action, Building, Creature, Goods, Kind, Terrain, Tile
from soloist.games.orichalcum.sites import building_sites, has_temple_site, spots, temple_sites
from soloist.games.orichalcum.state import BoardCard, OrichalcumTable, Realm, Titan

VICTORY = 1000.0
POINT = 10.0
NUGGET = 1.9  # a fifth of a medallion
HOPLITE = 1.1
FEW = 4  # so many hoplites are worth that much, more are worth less
CAPTURED = 0.9
BEAST = 2.2  # a creature on the island, and more with its strength
STRENGTH = 0.12
TEMPLE_SITE = 4.5  # a temple could be built at once
AREA_OF_TWO = 1.2  # a Titan may come
ACTIVE = 1.0
ROOM = 0.04  # a circle that is still empty
BUILDINGS = {
    Kind.MINE: 4.2, Kind.TRAINING_CAMP: 3.0, Kind.ORATORY: 2.6, Kind.SIEGE_ENGINES: 2.4, Kind.HOSPITAL: 1.6,
    Kind.ARCH: 2.0, Kind.PROTECTION_CRYSTAL: 1.4, Kind.ARCHITECT_PRACTICE: 1.8, Kind.FORGE: 2.4, Kind.STATUES: 3.0,
}  # fmt: skip


class Greedy:
    """Takes what brings most now."""

    wants = Wants.VIEW

    def choose(self, question: Question, sight: view.View, chance: Stream) -> Any:
        if len(question.options) == 1:
            return question.options[0]
        judge = Judge(view.table_of(sight), question.seat)
        return pick_best(question.options, lambda option: judge.worth(option, question), chance)


class Judge:
    """Weighs options for one seat, at a table of its own."""

    def __init__(self, table: OrichalcumTable, me: Seat) -> None:
        self.table = table
        self.me = me
        self.realm = table.realms[me]

    def worth(self, option: Any, question: Question) -> float:
        match option:
            case answers.Take() if isinstance(question.ask, questions.WhichCardLeaves):
                return self.denied(option.offer)
            case answers.Take():
                return self.taken(option.offer) - HOPLITE * option.price
            case Lay():
                return self.laid(option, question.ask)
            case Fight():
                return self.fight(option)
            case Buy():
                return self.bought(option)
            case answers.Keep():
                return self.kept(option.terrain)
            case Build():
                return self.worth_of(option)
        if option in (MEDALLION, TEMPLE):
            return self.worth_of(option)
        if option is answers.USE:
            return 1.0
        return 0.0 if option in (answers.PASS, answers.KEEP, DONE) else -1.0

    def wins_with(self, points: int, beasts: int = 0) -> bool:
        """Whether so many more points, and so many creatures fewer, would win."""
        enough = self.realm.points + points >= self.table.setup.box.victory_points
        return enough and len(self.realm.beasts) <= beasts

    # islands

    def value(self, realm: Realm) -> float:
        """What an island is worth, in tenths of a victory point."""
        worth = POINT * realm.points - sum(BEAST + STRENGTH * beast.creature.strength for beast in realm.beasts)
        worth += TEMPLE_SITE * has_temple_site(realm)
        worth += sum(ACTIVE for titan in realm.titans if titan.active)
        for terrain in BASE:
            if not realm.holds(terrain) and self.has_pair(realm, terrain):
                worth += AREA_OF_TWO
        return worth + ROOM * (realm.ground.all & ~realm.laid).bit_count()

    def has_pair(self, realm: Realm, terrain: Terrain) -> bool:
        land = realm.lands[terrain]
        return any(realm.ground.next[circle] & land for circle in bits(land))

    def with_tile(self, realm: Realm, tile: Tile, spot: tuple[int, ...], creatures: tuple[Creature, ...]) -> float:
        """An island with one tile more, its ports paid and its Titans come."""
        after = realm.copy()
        placing.put_down(after, tile, spot, creatures)
        worth = 0.0
        if isinstance(after.ground, Island):
            hoplites, nuggets = after.ground.pays(mask_of(spot))
            worth += HOPLITE * hoplites + NUGGET * nuggets
        seat = self.table.players[self.table.realms.index(realm)]
        self.table.realms[seat] = after
        stolen = 0
        for terrain in gains.earned_titans(self.table, seat, mask_of(spot)):
            stolen += terrain not in self.table.common and not realm.holds(terrain)
            after.take_titan(Titan(terrain, True))
        self.table.realms[seat] = realm
        while len(after.titans) > gains.titan_limit(after):
            after.lose_titan(after.titans[0].terrain)
        won = after.points >= self.table.setup.box.victory_points and not after.beasts
        return worth + self.value(after) + VICTORY * won + 0.5 * POINT * stolen

    def best_tile(self, realm: Realm, offer: BoardCard) -> float:
        """The best that a tile can do, compared with not having it."""
        tile = offer.tile
        if tile is None:
            return 0.0
        if not realm.laid:
            return sum(BEAST * -0.5 for _ in offer.creatures)  # before the metropolis is founded
        found = [self.with_tile(realm, tile, spot, offer.creatures) for spot in spots(realm, tile, offer.creatures)]
        return max(found) - self.value(realm) if found else 0.0

    # the action board

    def taken(self, offer: BoardCard) -> float:
        return self.best_tile(self.realm, offer) + self.action(offer.card.action)

    def denied(self, offer: BoardCard) -> float:
        """What the next player would do with it, less what it is worth to oneself."""
        other = self.table.order_from(self.me)[1]
        mine = self.taken(offer)
        if self.table.realms[other].is_ai:
            return -mine
        theirs = Judge(self.table, other).taken(offer)
        return theirs - 0.6 * mine

    def action(self, action: Action) -> float:
        realm, table = self.realm, self.table
        times = 1 + len(actions.ready_titans(table, realm, action))
        if action is Action.PRODUCE:
            return NUGGET * times * max(1, realm.count(Kind.MINE))
        if action is Action.RECRUIT:
            return self.hoplites(times * max(1, realm.count(Kind.TRAINING_CAMP)))
        if action is Action.CONSTRUCT:
            return max((self.worth_of(each) for each in actions.constructions(table, self.me)), default=0.0)
        return max((self.fight(each) for each in actions.fights(self.realm)), default=0.0)

    def worth_of(self, option: Any) -> float:
        if isinstance(option, Build):
            return self.built(option)
        price = 0.6 * NUGGET * self.table.setup.box.medallion_price if option is MEDALLION else 0.0
        return POINT + VICTORY * self.wins_with(1) - price

    def hoplites(self, more: int) -> float:
        """The first few are worth most."""
        few = max(0, min(more, FEW - self.realm.hoplites))
        return HOPLITE * few + 0.5 * HOPLITE * (more - few)

    # building

    def built(self, build: Build) -> float:
        sites = building_sites(self.realm, build.terrain, build.building)
        return max((self.on_circle(circle, build.building) for circle in bits(sites)), default=0.0)

    def on_circle(self, circle: int, building: Building) -> float:
        """A building's worth, less what its circle was good for."""
        kind = building.kind
        worth = BUILDINGS[kind] + HOPLITE * building.hoplites + NUGGET * building.nuggets
        if kind not in (Kind.MINE, Kind.TRAINING_CAMP, Kind.ORATORY, Kind.SIEGE_ENGINES) and self.realm.count(kind):
            worth *= 0.4
        after = self.realm.copy()
        after.build_on(1 << circle)
        return worth + self.value(after) - self.value(self.realm)

    def laid(self, lay: Lay, ask: object) -> float:
        """A place for a tile, a building, a temple or the metropolis."""
        ground = self.realm.ground
        circles = tuple(ground.number[name] for name in lay.where.split())
        if isinstance(ask, questions.WhereTile):
            return self.with_tile(self.realm, ask.hand.tile, circles, ask.hand.creatures)
        if isinstance(ask, questions.WhereBuilding):
            return self.on_circle(circles[0], ask.building)
        after = self.realm.copy()
        after.build_on(mask_of(circles))
        if isinstance(ask, questions.WhereTemple):
            return self.value(after) + 0.3 * len(temple_sites(after))
        assert isinstance(ground, Island)
        hoplites, nuggets = ground.pays(mask_of(circles))
        return HOPLITE * hoplites + NUGGET * nuggets + 0.1 * ground.around(mask_of(circles)).bit_count()

    def kept(self, terrain: Terrain) -> float:
        return 1.0 if any(titan.terrain is terrain and titan.active for titan in self.realm.titans) else 0.0

    # fighting

    def fight(self, fight: Fight) -> float:
        """The creature gone and its loot, less the hoplites, with the chance to win."""
        creature = fight.creature
        chance = float(odds.chance_to_win(fight.dice, creature.strength, actions.skulls_of(self.realm)))
        if actions.ready_titans(self.table, self.realm, Action.CAPTURE):
            chance = 1.0
        nuggets = creature.nuggets + self.realm.count(Kind.ARCH)
        loot = HOPLITE * creature.hoplites + NUGGET * nuggets + CAPTURED
        won = loot + BEAST + STRENGTH * creature.strength + VICTORY * self.wins_with(0, beasts=1)
        saved = min(fight.dice - 1, self.realm.count(Kind.HOSPITAL))
        cost = HOPLITE * max(0, fight.dice - 1 - saved)
        return chance * (won - cost) - (1 - chance) * 0.4 * HOPLITE * fight.more

    # additional actions

    def bought(self, buy: Buy) -> float:
        """What the action brings once it is paid, as far as paying takes away what it needs."""
        worth = {Goods.CREATURES: CAPTURED, Goods.NUGGETS: NUGGET, Goods.HOPLITES: HOPLITE}[buy.goods]
        nuggets = buy.price * (buy.action is Action.CONSTRUCT and buy.goods is Goods.NUGGETS)
        hoplites = buy.price * (buy.action is Action.CAPTURE and buy.goods is Goods.HOPLITES)
        self.realm.nuggets, self.realm.hoplites = self.realm.nuggets - nuggets, self.realm.hoplites - hoplites
        gained = self.action(buy.action)
        self.realm.nuggets, self.realm.hoplites = self.realm.nuggets + nuggets, self.realm.hoplites + hoplites
        return gained - worth * buy.price
