"""Buildings on the map: where they may go, and what comes with placing one [AN-5.5 to AN-5.20]."""

from __future__ import annotations

from functools import partial

from soloist.engine.documents import number_in
from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.words import msg
from soloist.games.arknova import buildings, placing, questions
from soloist.games.arknova.board import MOST_WORKERS
from soloist.games.arknova.buildings import Footprint, Kind, lying
from soloist.games.arknova.cards import Ability, Action, Card, Covering, Gain, Place, Resource, Sponsor
from soloist.games.arknova.causes import Cause, Origin
from soloist.games.arknova.draws import search_deck, take_card
from soloist.games.arknova.effects import Source, ability, coming, places_free, rewards_coming, special
from soloist.games.arknova.enclosures import move_animals_in
from soloist.games.arknova.events import Deed, Did
from soloist.games.arknova.gains import recall_worker
from soloist.games.arknova.hexes import HEX, around, bits, count
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.markers import marker_coming
from soloist.games.arknova.ordering import Coming, in_any_order
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.state import Building, Lasting, Zoo
from soloist.games.arknova.touching import ALL, NOTHING, Touches
from soloist.games.arknova.turn_context import Turn, choose_one, may_choose

BUILD, DIVERSITY_RESEARCHER = Action.BUILD, Lasting.DIVERSITY_RESEARCHER  # asked for so often that it counts
HOUSES = (buildings.REPTILE_HOUSE, buildings.LARGE_BIRD_AVIARY)


def spots(zoo: Zoo, kind: Kind) -> tuple[Footprint, ...]:
    """Every legal place for a building in this zoo."""
    build2, waived = zoo.is_upgraded(Action.BUILD), zoo.lasting & Lasting.DIVERSITY_RESEARCHER > 0
    return placing.spots(zoo.map, kind, zoo.covered, zoo.kiosks, build2, waived, not zoo.buildings)


def has_spot(zoo: Zoo, kind: Kind) -> bool:
    """Whether there is any, which is found faster than all."""
    build2 = zoo.upgraded >> BUILD & 1 == 1 if zoo.borrowed is None else zoo.is_upgraded(BUILD)
    waived = zoo.lasting & DIVERSITY_RESEARCHER > 0
    return placing.has_spot(zoo.map, kind, zoo.covered, zoo.kiosks, build2, waived, not zoo.buildings)


def why_not_on(zoo: Zoo, kind: Kind, footprint: Footprint) -> Refusal | None:
    """Why a building may not lie there."""
    build2, waived = zoo.is_upgraded(Action.BUILD), zoo.lasting & Lasting.DIVERSITY_RESEARCHER > 0
    return placing.why_not_here(zoo.map, kind, zoo.covered, zoo.kiosks, build2, waived, not zoo.buildings, footprint)


def owns(zoo: Zoo, kind: Kind) -> bool:
    return kind in [building.kind for building in zoo.buildings]


OFF_THE_MAP = Refusal("AN-5.5", msg("part of it would be off the map"))


def refuse_spot(turn: Turn, kind: Kind, code: str) -> Refusal | None:
    """Why a place written as `4.2/1` is none."""
    name, _, turns = code.partition("/")
    turned = number_in(turns or "0")
    if name not in HEX or turned is None or turned >= buildings.TURNS:
        return None
    footprint = lying(kind, HEX[name], turned)
    if footprint is None:
        return OFF_THE_MAP
    return why_not_on(turn.zoo, kind, footprint) or (None if leaves_room(turn, kind, footprint) else NO_ROOM_LEFT)


# room for unique buildings that are still to be placed

NO_ROOM_LEFT = Refusal("AN-8.5", msg("it would leave no place for the building of your sponsor"))


def open_spots(turn: Turn, kind: Kind) -> tuple[Footprint, ...]:
    """Every legal place that leaves room for the unique buildings still to come [AN-8.5]."""
    found = spots(turn.zoo, kind)
    return tuple(spot for spot in found if leaves_room(turn, kind, spot)) if turn.owed else found


def leaves_room(turn: Turn, kind: Kind, footprint: Footprint) -> bool:
    """Whether all buildings that are owed would still find places."""
    zoo, mask = turn.zoo, footprint.mask
    kiosks = zoo.kiosks | mask if kind.is_kiosk else zoo.kiosks
    return has_room(zoo, zoo.covered | mask, kiosks, turn.owed)


def has_room(zoo: Zoo, covered: int, kiosks: int, owed: tuple[Kind, ...]) -> bool:
    """Whether these buildings can be placed in some order beside what is covered."""
    build2, waived = zoo.is_upgraded(Action.BUILD), bool(zoo.lasting & Lasting.DIVERSITY_RESEARCHER)
    return not owed or any(
        has_room(zoo, covered | spot.mask, kiosks, owed[:number] + owed[number + 1 :])
        for number, kind in enumerate(owed)
        for spot in placing.spots(zoo.map, kind, covered, kiosks, build2, waived, False)
    )


def unique_building_coming(turn: Turn, kind: Kind) -> Coming:
    """The building of a sponsor: when it comes is up to its owner, that it finds a place is certain [AN-8.5]."""
    turn.owed = (*turn.owed, kind)
    return Coming(kind.code, kind, lambda: place_unique(turn, kind), NOTHING, NOTHING, effects=(Place(kind.code),))


def place_unique(turn: Turn, kind: Kind) -> Flow[None]:
    turn.owed = tuple(other for other in turn.owed if other is not kind)
    yield from place(turn, kind, (yield from choose_spot(turn, kind, why="AN-8.5")))


# choosing a place


def choose_spot(turn: Turn, kind: Kind, *, why: str, price: int = 0) -> Flow[Footprint]:
    """A place for a building that must be placed; there is at least one [AN-5.14]."""
    refuse = partial(refuse_spot, turn, kind)
    found = open_spots(turn, kind)
    return (
        yield from choose_one(turn, found, ask=questions.WhichSpot(kind, price), why=why, refuse=refuse, about=kind)
    )


@places_free
def place_free(turn: Turn, kind: Kind, cause: Cause) -> Flow[None]:
    """A building that an effect brings, by all placement rules; it may be declined [AN-5.18, AN-8.8, AN-13.18]."""
    zoo = turn.zoo
    if kind.is_special and owns(zoo, kind):
        return
    refuse, free = partial(refuse_spot, turn, kind), open_spots(turn, kind)
    spot = yield from may_choose(
        turn, free, ask=questions.WhichFreeSpot(kind), why="AN-5.18", about=kind, refuse=refuse
    )
    if spot is not None:
        yield from place(turn, kind, spot, because=cause)


@special("free_reptile_house_or_aviary")
def place_house(turn: Turn, cause: Cause) -> Flow[None]:
    """Reptile house or large bird aviary, even without Build II, if the zoo has none of that kind [AN-M.5]."""
    zoo = turn.zoo
    kinds = [kind for kind in HOUSES if not owns(zoo, kind) and open_spots(turn, kind)]
    kind = yield from may_choose(turn, kinds, ask=questions.WHICH_FREE_HOUSE, why="AN-M.5")
    if kind is not None:
        yield from place(turn, kind, (yield from choose_spot(turn, kind, why="AN-M.5")), because=cause)


@ability("posturing")
def posturing(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Up to X free kiosks or pavilions in any mix [AN-G.POSTURING]."""
    for _ in range(ability.amount):
        kinds = [kind for kind in (buildings.KIOSK, buildings.PAVILION) if has_spot(turn.zoo, kind)]
        kind = yield from may_choose(turn, kinds, ask=questions.KIOSK_OR_PAVILION, why="AN-G.POSTURING")
        if kind is None:
            return
        yield from place(turn, kind, (yield from choose_spot(turn, kind, why="AN-G.POSTURING")), because=ability)


@ability("peacocking")
def peacocking(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The large bird aviary free of charge, if the zoo has none [AN-G.PEACOCKING]."""
    yield from place_free(turn, buildings.LARGE_BIRD_AVIARY, ability)


# placing


def place(turn: Turn, kind: Kind, footprint: Footprint, paid: int = 0, because: Cause | None = None) -> Flow[None]:
    """Put a building on the map; its bonuses and all else that follows come in the owner's order [AN-5.8, AN-5.20]."""
    zoo, mask = turn.zoo, footprint.mask
    fresh = mask & ~zoo.covered
    zoo.covered |= mask
    if kind.is_kiosk:
        zoo.kiosks |= mask
    house = Building(kind, footprint)
    zoo.buildings.append(house)
    if turn.is_told:
        yield Did(turn.seat, Deed.PLACED, house, paid, because)
    follow = list(following(turn, kind, fresh))
    if kind in HOUSES:
        touched = ALL if zoo.markers else NOTHING  # [AN-M.9]
        follow.append(Coming("move in", msg("animals move in"), lambda: settle(turn, house), touched, touched))
    if follow:
        yield from in_any_order(turn, follow, why="AN-5.8")


def following(turn: Turn, kind: Kind, mask: int) -> list[Coming]:
    """What covering these spaces brings."""
    zoo, ground = turn.zoo, turn.zoo.map
    found = []
    if kind is buildings.PAVILION:
        found.append(coming(turn, PAVILION_APPEAL, buildings.PAVILION))  # [AN-5.9]
    bonuses = mask & ground.bonus_mask
    if bonuses:
        found += [bonus_coming(turn, number) for number in bits(bonuses)]
        if zoo.lasting & Lasting.ARCHAEOLOGIST:
            found += [archaeologist_coming(turn)] * count(bonuses & ground.border)
    if mask & ground.hollywood:
        found += [hollywood_coming(turn, number) for number in bits(mask & ground.hollywood)]
    if zoo.lasting & Lasting.COVERING:
        found += covering_coming(turn, mask)
    if mask & ground.ground and not ground.ground & ~zoo.covered and ground.full_cover_appeal:
        found.append(coming(turn, Gain(Resource.APPEAL, ground.full_cover_appeal), Origin.FULL_MAP))  # [AN-5.10]
    return found


PAVILION_APPEAL = Gain(Resource.APPEAL, 1)


def settle(turn: Turn, house: Building) -> Flow[None]:
    """Animals move into the new house; on map 9 that may remove markers [AN-5.12, AN-M.9]."""
    for animal, home in (yield from move_animals_in(turn, house)):
        if turn.zoo.markers:
            yield from in_any_order(turn, marker_coming(turn, animal, home))


def covering_coming(turn: Turn, mask: int) -> list[Coming]:
    """Hydrologist and Geologist pay once for each space covered beside open terrain [AN-5.15, AN-S.241, AN-S.242]."""
    found = []
    ground, covered = turn.zoo.map, turn.zoo.covered
    for sponsor in turn.zoo.sponsors:
        for effect in sponsor.ongoing:
            if isinstance(effect, Covering):
                terrain = ground.water if effect.beside is Icon.WATER else ground.rock
                spaces = count(mask & around(terrain & ~covered))
                if spaces:
                    gain = Gain(effect.gain.what, effect.gain.each * spaces)
                    found.append(coming(turn, gain, sponsor))
    return found


# placement bonuses


def bonus_coming(turn: Turn, number: int) -> Coming:
    """The placement bonus of one space [AN-5.8]."""
    reward = turn.zoo.map.bonus[number]
    assert reward is not None
    return Coming(
        f"bonus {reward.code}", reward, lambda: take_bonus(turn, reward), NOTHING, NOTHING, effects=effects_of(reward)
    )


def take_bonus(turn: Turn, reward: Reward) -> Flow[None]:
    """Cards may be declined; a worker bonus calls one back if all are active [AN-7.25, AN-13.18]."""
    if reward.kind is MapGain.CARD:
        for _ in range(reward.amount):
            yield from take_card(turn, Origin.PLACEMENT_BONUS, may=True, why="AN-13.18")
    elif reward.kind is MapGain.WORKER and turn.zoo.hired == MOST_WORKERS:
        yield from recall_worker(turn, Origin.PLACEMENT_BONUS)
    else:
        yield from in_any_order(turn, rewards_coming(turn, (reward,), Origin.PLACEMENT_BONUS))


def archaeologist_coming(turn: Turn) -> Coming:
    """For a bonus of a border space any uncovered one besides: an effect of its own [AN-5.8, AN-S.221]."""
    archaeologist = next(sponsor for sponsor in turn.zoo.sponsors if sponsor.code == "archaeologist")
    offered = tuple(effect for reward in uncovered_bonuses(turn.zoo) for effect in effects_of(reward))
    return Coming("archaeologist", archaeologist, lambda: repeat_bonus(turn), NOTHING, NOTHING, effects=offered)


def uncovered_bonuses(zoo: Zoo) -> list[Reward]:
    """Each kind of placement bonus that no building covers, by its notation."""
    ground = zoo.map
    found = [ground.bonus[number] for number in bits(ground.bonus_mask & ~zoo.covered)]
    return sorted({reward for reward in found if reward is not None}, key=lambda reward: reward.code)


def repeat_bonus(turn: Turn) -> Flow[None]:
    """Any uncovered placement bonus of the own map, which stays uncovered; it brings no further one [AN-S.221]."""
    rewards = uncovered_bonuses(turn.zoo)
    if rewards:
        chosen = yield from choose(turn.seat, lambda: rewards, ask=questions.WHICH_BONUS_AGAIN, why="AN-S.221")
        yield from take_bonus(turn, chosen)


# Hollywood Hills


def hollywood_coming(turn: Turn, number: int) -> Coming:
    """A space marked H brings the first sponsor of the deck [AN-M.8]."""
    return Coming("hollywood", Origin.HOLLYWOOD, lambda: find_sponsor(turn), Touches.CARDS, NOTHING)


def find_sponsor(turn: Turn) -> Flow[None]:
    yield from search_deck(turn, is_sponsor, Origin.HOLLYWOOD, why="AN-M.8", skipped="discard")


def is_sponsor(card: Card) -> bool:
    return isinstance(card, Sponsor)
