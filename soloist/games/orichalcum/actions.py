"""The four actions: produce, recruit, construct, capture [ORI-7, ORI-8]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from soloist.engine.documents import number_in
from soloist.engine.flow import Flow, Refusal, choose, roll
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum import questions, sites
from soloist.games.orichalcum.answers import KEEP, MEDALLION, PASS, TEMPLE, USE, Build, Fight
from soloist.games.orichalcum.circles import Spot, bits, mask_of
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.events import BuildingPlaced, Cause, Fought, HospitalEmptied, PowerUsed
from soloist.games.orichalcum.gains import forge_medallion, gain, look_at_victory, raise_temple
from soloist.games.orichalcum.pieces import BASE, Action, Building, Creature, Kind, Terrain
from soloist.games.orichalcum.placing import choose_place, same_as
from soloist.games.orichalcum.state import Beast, OrichalcumTable, Realm, Titan

MOST_HOPLITES = 3
"""That can stand with one creature [ORI-8.1]."""
WHAT_TO_CONSTRUCT, WHERE_TEMPLE = questions.WhatToConstruct(), questions.WhereTemple()
WHOM_TO_FIGHT = questions.WhomToFight()


def carry_out(table: OrichalcumTable, seat: Seat, action: Action) -> Flow[None]:
    if action is Action.PRODUCE or action is Action.RECRUIT:
        yield from collect(table, seat, action)
    elif action is Action.CONSTRUCT:
        yield from construct(table, seat)
    else:
        yield from capture(table, seat)


def can_carry_out(table: OrichalcumTable, seat: Seat, action: Action) -> bool:
    """Whether an action would do anything."""
    realm = table.realms[seat]
    if action is Action.CONSTRUCT:
        return can_construct(table, seat)
    return bool(realm.beasts) if action is Action.CAPTURE else True


# Titans' powers


def ready_titans(table: OrichalcumTable, realm: Realm, action: Action) -> list[Titan]:
    """The active Titans whose power works with this action [ORI-6.4, ORI-6.5]."""
    titans = table.setup.box.titans
    return [titan for titan in realm.titans if titan.active and titans[titan.terrain] is action]


def may_use(table: OrichalcumTable, seat: Seat, titan: Titan, action: Action) -> Flow[bool]:
    """Whether the power of a Titan is used now: then it stays, inactive [ORI-6.4]."""
    options = (USE, KEEP)
    ask = questions.WhetherToUsePower(titan.terrain, fight_is_lost=action is Action.CAPTURE)
    chosen: Word = yield from choose(seat, lambda: options, ask=ask, why="ORI-6.4", passing=KEEP, about=titan.terrain)
    if chosen is KEEP:
        return False
    table.realms[seat].take_titan(Titan(titan.terrain, False))
    yield PowerUsed(seat, titan.terrain, action)
    return True


# produce and recruit


def collect(table: OrichalcumTable, seat: Seat, action: Action) -> Flow[None]:
    """One for each mine or training camp, and again for each Titan used [ORI-7.1, ORI-7.2, ORI-6.5, ORI-6.11]."""
    realm = table.realms[seat]
    is_production = action is Action.PRODUCE
    times = 1
    for titan in ready_titans(table, realm, action):
        times += yield from may_use(table, seat, titan, action)
    number = times * realm.count(Kind.MINE if is_production else Kind.TRAINING_CAMP)
    if is_production:
        yield from gain(table, seat, nuggets=number, cause=Cause.MINES)
    else:
        yield from gain(table, seat, hoplites=number, cause=Cause.TRAINING_CAMPS)


# construct


def found_to_construct(table: OrichalcumTable, seat: Seat, spent: int = 0) -> Iterator[Word | Build]:
    """What can be constructed once so many nuggets are spent; temple sites are looked at last [ORI-7.3 to ORI-7.7]."""
    realm = table.realms[seat]
    tokens = table.tokens_left
    if tokens and realm.nuggets - spent >= table.setup.box.medallion_price:
        yield MEDALLION
    land = sites.building_land(realm)
    for terrain, building in zip(BASE, table.slots, strict=True):
        if building is not None and sites.sites_among(land, realm, terrain, building):
            yield Build(terrain, building)
    if tokens and table.temples_left and sites.has_temple_site(realm):
        yield TEMPLE


def constructions(table: OrichalcumTable, seat: Seat) -> list[Word | Build]:
    """All of it, buildings last."""
    return sorted(found_to_construct(table, seat), key=lambda each: isinstance(each, Build))


def can_construct(table: OrichalcumTable, seat: Seat, spent: int = 0) -> bool:
    return next(found_to_construct(table, seat, spent), None) is not None


def construct(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    """One of the three, or nothing; one more for each Titan that is used [ORI-7.3, ORI-7.9, ORI-6.5, ORI-6.11]."""
    if not (yield from construct_one(table, seat)):
        return
    for titan in ready_titans(table, table.realms[seat], Action.CONSTRUCT):
        if can_construct(table, seat) and (yield from may_use(table, seat, titan, Action.CONSTRUCT)):
            yield from construct_one(table, seat)


def construct_one(table: OrichalcumTable, seat: Seat) -> Flow[bool]:
    if not can_construct(table, seat):
        return False
    refuse = partial(refuse_construction, table, seat)
    chosen = yield from choose(
        seat,
        lambda: [*constructions(table, seat), PASS],
        ask=WHAT_TO_CONSTRUCT,
        why="ORI-7.3",
        passing=PASS,
        refuse=refuse,
    )
    if chosen is PASS:
        return False
    if isinstance(chosen, Build):
        yield from choose_building(table, seat, chosen)
    elif chosen is TEMPLE:
        yield from choose_temple(table, seat)
    else:
        yield from forge_medallion(table, seat, table.setup.box.medallion_price)
    return True


def refuse_construction(table: OrichalcumTable, seat: Seat, text: str) -> Refusal | None:
    """Why something cannot be constructed now."""
    realm, box = table.realms[seat], table.setup.box
    if text == MEDALLION.code:
        lack = box.medallion_price - realm.nuggets
        if lack > 0:
            return Refusal("ORI-7.4", nmsg("{n} nugget is missing", "{n} nuggets are missing", n=lack))
        return Refusal("ORI-12.2", msg("there are no victory tokens left"))
    if text == TEMPLE.code:
        if not table.tokens_left or not table.temples_left:
            return Refusal("ORI-12.2", msg("there are no temples or victory tokens left"))
        if sites.has_rhombus(realm):
            return Refusal("ORI-7.7", msg("a creature stands on or next to every rhombus that would do"))
        return Refusal("ORI-7.5", msg("there is no rhombus of four different terrains"))
    for terrain in BASE:
        building = table.slots[terrain]
        kind = "" if building is None else building.kind.code
        if text in (f"build {terrain.code}", terrain.code, kind):
            if building is None:
                return Refusal("ORI-7.8", msg("this place of the construction board is empty"))
            return refuse_any_site(realm, terrain, building)
    if text in (kind.code for kind in Kind):
        return Refusal("ORI-7.6", msg("there is no such building on the construction board"))
    return None


def refuse_any_site(realm: Realm, terrain: Terrain, building: Building) -> Refusal:
    """Why there is no circle for a building: the terrain, or creatures."""
    if not realm.lands[terrain] | realm.lands[Terrain.VOLCANO]:
        return Refusal("ORI-7.6", msg("there is neither {terrain} nor a volcano to build on", terrain=terrain))
    stands = msg("a creature stands on or next to every circle that would do")
    return Refusal("ORI-11.6" if is_second_crystal(realm, building) else "ORI-7.7", stands)


def why_not_on(realm: Realm, build: Build, spot: Spot) -> Refusal:
    """Why a building cannot stand on a circle."""
    if len(spot) > 1:
        return Refusal("ORI-7.6", msg("a building stands on one circle"))
    bit = mask_of(spot)
    if not realm.laid & bit:
        return Refusal("ORI-7.6", msg("there is no tile there"))
    if realm.built & bit:
        return Refusal("ORI-7.6", msg("there is already a building there"))
    if realm.lairs & bit:
        return Refusal("ORI-7.7", msg("a creature stands there"))
    if not bit & (realm.lands[build.terrain] | realm.lands[Terrain.VOLCANO]):
        return Refusal("ORI-7.6", msg("it needs {terrain} or a volcano", terrain=build.terrain))
    if is_second_crystal(realm, build.building):
        return Refusal("ORI-11.6", msg("a creature stands next to it, and one crystal does not help to build another"))
    return Refusal("ORI-7.7", msg("a creature stands next to it"))


def is_second_crystal(realm: Realm, building: Building) -> bool:
    """For which the first one does not help [ORI-11.6]."""
    return sites.has_crystal(realm) and building.kind is Kind.PROTECTION_CRYSTAL


def why_no_temple(realm: Realm, spot: Spot) -> Refusal:
    """Why a temple cannot stand on these circles."""
    site, ground = mask_of(spot), realm.ground
    if site not in ground.rhombi:
        return Refusal("ORI-7.5", msg("these circles do not form a rhombus"))
    if site & ~realm.laid:
        return Refusal("ORI-7.5", msg("one of these circles is empty"))
    if site & realm.built:
        return Refusal("ORI-7.5", msg("there is already a building there"))
    if site & ~sites.may_build_on(realm, near_creatures=sites.has_crystal(realm)):
        return Refusal("ORI-7.7", msg("a creature stands there or next to it"))
    if site in sites.temple_sites(realm):
        return same_as(ground.said(bits(site)))
    if realm.count(Kind.ARCHITECT_PRACTICE):
        return Refusal("ORI-11.7", msg("more than one pair of terrains is equal"))
    return Refusal("ORI-7.5", msg("the four terrains are not all different"))


def choose_temple(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    realm = table.realms[seat]
    lay = yield from choose_place(
        seat,
        realm.ground,
        lambda: [tuple(bits(site)) for site in sites.temple_sites(realm)],
        ask=WHERE_TEMPLE,
        why="ORI-7.5",
        about=TEMPLE,
        reason=partial(why_no_temple, realm),
    )
    yield from raise_temple(table, seat, mask_of(realm.ground.numbers(lay.where)))


def choose_building(table: OrichalcumTable, seat: Seat, build: Build) -> Flow[None]:
    """Onto a circle, with the hoplite or nugget that lies on it [ORI-7.6]."""
    realm = table.realms[seat]
    building = build.building
    lay = yield from choose_place(
        seat,
        realm.ground,
        lambda: zip(bits(sites.building_sites(realm, build.terrain, building)), strict=True),
        ask=questions.WhereBuilding(building),
        why="ORI-7.6",
        about=building,
        reason=partial(why_not_on, realm, build),
    )
    circle = realm.ground.number[lay.where]
    terrain = build.terrain if realm.lands[build.terrain] >> circle & 1 else Terrain.VOLCANO
    table.fill_slot(build.terrain, None)
    realm.build_on(1 << circle)
    realm.buildings = (*realm.buildings, (circle, building))
    yield BuildingPlaced(seat, building, lay.where, terrain)
    yield from gain(table, seat, building.hoplites, building.nuggets, cause=Cause.ON_BUILDING)


# capture


def fights(realm: Realm) -> list[Fight]:
    """Every creature, with as many hoplites as can be added [ORI-8.1]."""
    found = []
    for beast in realm.beasts:
        where = realm.ground.names[beast.circle]
        for more in range(min(MOST_HOPLITES - beast.hoplites, realm.hoplites) + 1):
            found.append(Fight(where, beast.creature, more, 1 + beast.hoplites + more))
    return found


def refuse_fight(realm: Realm, text: str) -> Refusal | None:
    """Why a fight cannot take place: `fight c4 3`, `c4 3`."""
    words = text.removeprefix("fight").split()
    if not words or words[0] not in realm.ground.number:
        return None
    beast = next((each for each in realm.beasts if each.circle == realm.ground.number[words[0]]), None)
    if beast is None:
        return Refusal("ORI-8.1", msg("no creature stands there"))
    more = number_in(words[1]) if len(words) == 2 else None
    if more is None:
        return None
    if beast.hoplites + more > MOST_HOPLITES:
        return Refusal("ORI-8.1", msg("at most {n} hoplites stand with a creature", n=MOST_HOPLITES))
    return Refusal("ORI-8.1", nmsg("you have {n} hoplite", "you have {n} hoplites", n=realm.hoplites))


def capture(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    """Fight after fight as long as they are won [ORI-8.1 to ORI-8.6]; hospitals give back what they took [ORI-11.2]."""
    realm = table.realms[seat]
    while realm.beasts:
        refuse = partial(refuse_fight, realm)
        chosen = yield from choose(
            seat, lambda: [*fights(realm), PASS], ask=WHOM_TO_FIGHT, why="ORI-8.1", passing=PASS, refuse=refuse
        )
        if not isinstance(chosen, Fight):
            break
        beast = next(each for each in realm.beasts if each.circle == realm.ground.number[chosen.where])
        beast = Beast(beast.circle, beast.creature, beast.hoplites + chosen.more)
        realm.hoplites -= chosen.more
        realm.add_beast(beast)
        if not (yield from fight(table, seat, beast, chosen.more)):
            break
        realm.hospital += min(beast.hoplites, realm.count(Kind.HOSPITAL))
        yield from win(table, seat, beast)
    if realm.hospital:
        yield HospitalEmptied(seat, realm.hospital)
        realm.hoplites += realm.hospital
        realm.hospital = 0


def fight(table: OrichalcumTable, seat: Seat, beast: Beast, sent: int) -> Flow[bool]:
    """One die and one more for each hoplite [ORI-8.1 to ORI-8.3]; after a loss a Titan may help [ORI-8.10]."""
    realm = table.realms[seat]
    faces: list[int] = []
    for _ in range(1 + beast.hoplites):
        faces.append((yield from roll(why="ORI-8.2")))
    is_won = beats(realm, beast.creature, faces)
    yield Fought(seat, beast.creature, tuple(faces), is_won, sent)
    if is_won:
        return True
    for titan in ready_titans(table, realm, Action.CAPTURE):
        if (yield from may_use(table, seat, titan, Action.CAPTURE)):
            return True
    return False


def beats(realm: Realm, creature: Creature, faces: Sequence[int]) -> bool:
    """A skull, a number of the own siege engines, or enough in all [ORI-8.3, ORI-11.4]."""
    skulls = skulls_of(realm)
    return any(face in skulls for face in faces) or sum(faces) >= creature.strength


def skulls_of(realm: Realm) -> frozenset[int]:
    """The faces that count as a skull [ORI-11.4]."""
    engines = [building.number for _, building in realm.buildings if building.kind is Kind.SIEGE_ENGINES]
    return frozenset([SKULL, *engines])


def win(table: OrichalcumTable, seat: Seat, beast: Beast) -> Flow[None]:
    """The hoplites are lost, the creature is captured, its loot is paid [ORI-8.4, ORI-8.9]."""
    realm, creature = table.realms[seat], beast.creature
    realm.take_captive(beast)
    nuggets = creature.nuggets + realm.count(Kind.ARCH)  # [ORI-11.5]
    yield from gain(table, seat, creature.hoplites, nuggets, cause=Cause.LOOT)
    look_at_victory(table)
