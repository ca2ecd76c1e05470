"""Buildings on the map: where they may go, and what comes with placing one [AN-5.5 to 5.20]."""

from __future__ import annotations

from soloist.engine.flow import Flow, Refusal, choose, tell
from soloist.engine.words import msg
from soloist.games.arknova import placing
from soloist.games.arknova.board import MOST_WORKERS
from soloist.games.arknova.buildings import LARGE_BIRD_AVIARY, PAVILION, REPTILE_HOUSE, TURNS, Footprint, Kind, lying
from soloist.games.arknova.cards import Action, Card, Covering, Gain, Gained, Place, Sponsor
from soloist.games.arknova.draws import search_deck, take_card
from soloist.games.arknova.effects import coming, effects_of, map_touches, places_free, special
from soloist.games.arknova.enclosures import move_animals_in
from soloist.games.arknova.gains import recall_worker
from soloist.games.arknova.hexes import HEX, around, bits, count
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.markers import marker_coming
from soloist.games.arknova.moment import ALL, NOTHING, Coming, Touches, Turn, in_any_order, may_choose
from soloist.games.arknova.state import Building, Lasting, Zoo

HOUSES = (REPTILE_HOUSE, LARGE_BIRD_AVIARY)


def spots(zoo: Zoo, kind: Kind) -> tuple[Footprint, ...]:
    """Every legal place for a building in this zoo."""
    return placing.spots(
        zoo.map,
        kind,
        zoo.covered,
        zoo.kiosks,
        bool(zoo.upgraded >> Action.BUILD & 1),
        bool(zoo.lasting & Lasting.DIVERSITY_RESEARCHER),
        not zoo.buildings,
    )


def why_not_on(zoo: Zoo, kind: Kind, footprint: Footprint) -> Refusal | None:
    """Why a building may not lie there."""
    return placing.why_not_here(
        zoo.map,
        kind,
        zoo.covered,
        zoo.kiosks,
        zoo.is_upgraded(Action.BUILD),
        bool(zoo.lasting & Lasting.DIVERSITY_RESEARCHER),
        not zoo.buildings,
        footprint,
    )


def owns(zoo: Zoo, kind: Kind) -> bool:
    return any(building.kind is kind for building in zoo.buildings)


OFF_THE_MAP = Refusal("AN-5.5", msg("part of it would lie off the map"))


def refuse_spot(zoo: Zoo, kind: Kind, code: str) -> Refusal | None:
    """Why a place written as `4.2/1` is none."""
    name, _, turn = code.partition("/")
    if name not in HEX or not (turn or "0").isdecimal() or int(turn or 0) >= TURNS:
        return None
    footprint = lying(kind, HEX[name], int(turn or 0))
    return OFF_THE_MAP if footprint is None else why_not_on(zoo, kind, footprint)


ASK_SPOT = msg("Where does it go?")


def choose_spot(turn: Turn, kind: Kind, *, why: str) -> Flow[Footprint]:
    """A place for a building that must be placed; there is at least one [AN-5.14]."""
    zoo = turn.zoo
    free = spots(zoo, kind)
    if len(free) == 1:
        return free[0]
    return (
        yield from choose(
            turn.seat,
            lambda: free,
            ask=ASK_SPOT,
            why=why,
            refuse=lambda code: refuse_spot(zoo, kind, code),
            about=kind,
        )
    )


ASK_FREE = msg("A free building: where does it go?")


@places_free
def place_free(turn: Turn, kind: Kind) -> Flow[None]:
    """A building that an effect brings, by all placement rules; it may be declined [AN-5.18, 8.8, 13.18]."""
    zoo = turn.zoo
    if kind.is_special and owns(zoo, kind):
        return
    spot = yield from may_choose(
        turn,
        spots(zoo, kind),
        ask=ASK_FREE,
        why="AN-5.18",
        about=kind,
        refuse=lambda code: refuse_spot(zoo, kind, code),
    )
    if spot is not None:
        yield from place(turn, kind, spot)


ASK_HOUSE = msg("A free building: which one?")


@special("free_reptile_house_or_aviary")
def place_house(turn: Turn, source: object) -> Flow[None]:
    """Reptile house or large bird aviary, even without Build II, if the zoo has none of that kind [AN-M.5]."""
    zoo = turn.zoo
    kinds = [kind for kind in HOUSES if not owns(zoo, kind) and spots(zoo, kind)]
    kind = yield from may_choose(turn, kinds, ask=ASK_HOUSE, why="AN-M.5")
    if kind is not None:
        yield from place(turn, kind, (yield from choose_spot(turn, kind, why="AN-M.5")))


# placing


def place(turn: Turn, kind: Kind, footprint: Footprint) -> Flow[None]:
    """Put a building on the map; its bonuses and all else that follows come in the owner's order [AN-5.8, 5.20]."""
    zoo, mask = turn.zoo, footprint.mask
    fresh = mask & ~zoo.covered
    zoo.covered |= mask
    if kind.is_kiosk:
        zoo.kiosks |= mask
    house = Building(kind, footprint)
    zoo.buildings.append(house)
    if turn.table.heard:
        yield from tell(msg("{seat}: {building}", seat=turn.seat, building=house))
    follow = list(following(turn, kind, fresh))
    if kind in HOUSES:
        follow.append(Coming("move in", msg("animals move in"), lambda: settle(turn, house), NOTHING, NOTHING))
    if follow:
        yield from in_any_order(turn, follow, why="AN-5.8")


def following(turn: Turn, kind: Kind, mask: int) -> list[Coming]:
    """What covering these spaces brings."""
    zoo, ground = turn.zoo, turn.zoo.map
    found = []
    if kind is PAVILION:
        found.append(coming(turn, PAVILION_APPEAL))  # [AN-5.9]
    bonuses = mask & ground.bonus_mask
    if bonuses:
        found += [bonus_coming(turn, number) for number in bits(bonuses)]
    if mask & ground.hollywood:
        found += [hollywood_coming(turn, number) for number in bits(mask & ground.hollywood)]
    if zoo.lasting & Lasting.COVERING:
        found += covering_coming(turn, mask)
    if mask & ground.ground and not ground.ground & ~zoo.covered and ground.full_cover_appeal:
        found.append(coming(turn, Gain(Gained.APPEAL, ground.full_cover_appeal), None, FULL_MAP))  # [AN-5.10]
    return found


PAVILION_APPEAL = Gain(Gained.APPEAL, 1)
FULL_MAP = msg("the whole map is covered")


def settle(turn: Turn, house: Building) -> Flow[None]:
    """Animals move into the new house; on map 9 that may remove markers [AN-5.12, M.9]."""
    for animal, home in (yield from move_animals_in(turn, house)):
        if turn.zoo.markers:
            yield from in_any_order(turn, marker_coming(turn, animal, home))


def covering_coming(turn: Turn, mask: int) -> list[Coming]:
    """Hydrologist and Geologist pay once for each space covered beside open terrain [AN-5.15, S.241, S.242]."""
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
    """The placement bonus of one space; Archaeologist repeats another one for a border space [AN-5.8, S.221]."""
    reward = turn.zoo.map.bonus[number]
    assert reward is not None
    repeats = bool(turn.zoo.lasting & Lasting.ARCHAEOLOGIST and turn.zoo.map.border >> number & 1)
    changes, looks_at = map_touches(turn, reward)
    if any(type(effect) is Place for effect in effects_of(reward)):
        changes, looks_at = ALL, ALL
    return Coming(
        f"bonus {reward.code}",
        reward,
        lambda: take_bonus(turn, reward, repeats=repeats),
        ALL if repeats else changes,
        ALL if repeats else looks_at,
    )


def take_bonus(turn: Turn, reward: Reward, *, repeats: bool) -> Flow[None]:
    """Cards may be declined; a worker bonus calls one back if all are active [AN-7.25, 13.18]."""
    if reward.kind is MapGain.CARD:
        for _ in range(reward.amount):
            yield from take_card(turn, may=True, why="AN-13.18")
    elif reward.kind is MapGain.WORKER and turn.zoo.hired == MOST_WORKERS:
        yield from recall_worker(turn, None)
    else:
        yield from in_any_order(turn, [coming(turn, effect, None, reward) for effect in effects_of(reward)])
    if repeats:
        yield from repeat_bonus(turn)


ASK_REPEAT = msg("Archaeologist: take which uncovered placement bonus as well?")


def repeat_bonus(turn: Turn) -> Flow[None]:
    """Any uncovered placement bonus of the own map, which stays uncovered; it brings no further one [AN-S.221]."""
    ground = turn.zoo.map
    found = [ground.bonus[number] for number in bits(ground.bonus_mask & ~turn.zoo.covered)]
    rewards = list(dict.fromkeys(reward for reward in found if reward is not None))
    if not rewards:
        return
    rewards.sort(key=lambda reward: reward.code)
    chosen = yield from choose(turn.seat, lambda: rewards, ask=ASK_REPEAT, why="AN-S.221")
    yield from take_bonus(turn, chosen, repeats=False)


# Hollywood Hills

HOLLYWOOD = msg("Hollywood: the first sponsor of the deck")


def hollywood_coming(turn: Turn, number: int) -> Coming:
    """A space marked H brings the first sponsor of the deck [AN-M.8]."""
    return Coming("hollywood", HOLLYWOOD, lambda: find_sponsor(turn), Touches.CARDS, NOTHING)


def find_sponsor(turn: Turn) -> Flow[None]:
    yield from search_deck(turn, is_sponsor, why="AN-M.8", skipped="discard")


def is_sponsor(card: Card) -> bool:
    return isinstance(card, Sponsor)
