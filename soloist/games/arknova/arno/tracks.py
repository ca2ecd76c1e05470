"""ARNO on the tracks: what it gains, and the rewards it takes of them [ARNO-14]."""

from __future__ import annotations

from soloist.engine.flow import Flow
from soloist.games.arknova import board
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.events import ArnoCause
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import RolledBonusTile, RolledPartnerZoo, RolledUniversity, RolledUpgrade
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table import ArnoTable
from soloist.games.arknova.arno.values import CONTINENT_ORDER
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import Action, Gain, Icon, Resource
from soloist.games.arknova.causes import Origin, TrackReward
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.rewards import effects_of

WORKER_AT = 2
"""Conservation 2 always gives the worker [ARNO-14.1]."""


def gain_appeal(
    arno: Arno, table: ArnoTable, settings: ArnoSettings, appeal: int, why: str, because: ArnoCause | None
) -> Flow[None]:
    """Up to the end of the track, or beyond by the other reading [AN-9.5, AN-Q9]."""
    arno.appeal += appeal
    if not settings.appeal_goes_on:
        arno.appeal = min(arno.appeal, board.MOST_APPEAL)
    yield from table.why(events.Advanced(arno.seat, why, events.Track.APPEAL, appeal, arno.appeal, because))


def gain_reputation(
    arno: Arno, table: ArnoTable, settings: ArnoSettings, steps: int, why: str, because: ArnoCause | None
) -> Flow[None]:
    """Step by step with rewards; beyond 15 a step is 1 appeal; no side II needed [ARNO-3.5, ARNO-14.7, ARNO-14.8]."""
    total = min(arno.reputation + steps, board.MOST_REPUTATION)
    yield from table.why(events.Advanced(arno.seat, why, events.Track.REPUTATION, steps, total, because))
    for _ in range(steps):
        if arno.reputation == board.MOST_REPUTATION:
            if not (settings.marine and (yield from take_tile(arno, table, settings, board.MOST_REPUTATION))):
                yield from gain_appeal(arno, table, settings, 1, "ARNO-14.8", because)
            continue
        arno.reputation += 1
        reward = board.REPUTATION_REWARDS.get(arno.reputation)
        space = TrackReward(Resource.REPUTATION, arno.reputation)
        if reward is not None:
            yield from take_gain(arno, table, settings, reward, "ARNO-14.7", space)


def gain_conservation(
    arno: Arno, table: ArnoTable, settings: ArnoSettings, points: int, why: str, because: ArnoCause | None
) -> Flow[None]:
    """From below 0 upwards; 2 the worker, 5 and 8 a tile, 10 final scoring cards [ARNO-2.8, ARNO-14.1, ARNO-14.4]."""
    arno.conservation = min(arno.conservation + points, board.MOST_CONSERVATION)
    total = arno.conservation
    yield from table.why(events.Advanced(arno.seat, why, events.Track.CONSERVATION, points, total, because))
    for place, space in enumerate(board.CONSERVATION_REWARDS):
        if arno.conservation >= space and not arno.reached >> place & 1:
            arno.reached |= 1 << place
            if space == WORKER_AT:
                yield from gain_worker(arno, table, settings)
            else:
                yield from take_tile(arno, table, settings, space)
    if arno.conservation >= board.DISCARD_FINAL_AT:
        yield from table.reach_ten()


def gain_worker(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """The next of the reserve; the third one also gives what map A prints [ARNO-14.5]."""
    if arno.hired == board.MOST_WORKERS:
        return
    arno.hired += 1
    arno.workers += 1
    yield from table.why(events.WorkerHired(arno.seat, "ARNO-14.5"))
    rewards = arno.map.workers[arno.hired - board.START_WORKERS - 1]
    yield from take_rewards(arno, table, settings, rewards, "ARNO-14.5", Origin.WORKER_PLACE)


def upgrade(arno: Arno, table: ArnoTable) -> Flow[None]:
    """One of the cards still on side I, by slot [ARNO-14.6]."""
    plain = [action for action in arno.order if not arno.is_upgraded(action)]
    if plain:
        action: Action = yield from table.roll_for(plain, ask=RolledUpgrade(), why="ARNO-14.6")
        arno.upgraded |= 1 << action
        yield from table.why(events.Upgraded(arno.seat, "ARNO-14.6", action, table.printed))


def take_tile(arno: Arno, table: ArnoTable, settings: ArnoSettings, space: int) -> Flow[bool]:
    """One of those there, False if none; it leaves the game even if ARNO cannot use it [ARNO-14.1 to ARNO-14.3]."""
    lying = yield from table.tiles(space)
    if not lying:
        return False
    tile: BonusTile = yield from table.roll_for(lying, ask=RolledBonusTile(), why="ARNO-14.1")
    yield from table.lift_tile(space, tile)
    yield from table.why(events.BonusTileTaken(arno.seat, "ARNO-14.2", tile))
    if not isinstance(tile.effect, Gain) or not is_of_use(tile):
        yield from table.why(events.BonusTileWasted(arno.seat, "ARNO-14.2", tile, is_of_use=False))
    elif not (yield from take_gain(arno, table, settings, tile.effect, "ARNO-14.2", tile)):
        yield from table.why(events.BonusTileWasted(arno.seat, "ARNO-14.3", tile, is_of_use=True))
    return True


# rewards: only what ARNO can use [ARNO-3.6]

ON_TRACKS = {
    Resource.APPEAL: gain_appeal, Resource.CONSERVATION: gain_conservation, Resource.REPUTATION: gain_reputation,
}  # fmt: skip
USABLE = (*ON_TRACKS, Resource.WORKER, Resource.UPGRADE, Resource.PARTNER_ZOO, Resource.UNIVERSITY)


def is_of_use(tile: BonusTile) -> bool:
    return isinstance(tile.effect, Gain) and tile.effect.what in USABLE


def take_rewards(
    arno: Arno,
    table: ArnoTable,
    settings: ArnoSettings,
    rewards: tuple[Reward, ...],
    why: str,
    because: ArnoCause,
) -> Flow[None]:
    for reward in rewards:
        for effect in effects_of(reward):
            if isinstance(effect, Gain):
                yield from take_gain(arno, table, settings, effect, why, because)


def take_gain(
    arno: Arno, table: ArnoTable, settings: ArnoSettings, gain: Gain, why: str, because: ArnoCause
) -> Flow[bool]:
    """What ARNO can use; the rest is lost. False: no partner zoo or university was left [ARNO-3.6, ARNO-14.3]."""
    if gain.what in ON_TRACKS:
        yield from ON_TRACKS[gain.what](arno, table, settings, gain.each, why, because)
    match gain.what:
        case Resource.WORKER:
            yield from gain_worker(arno, table, settings)
        case Resource.UPGRADE:
            yield from upgrade(arno, table)
        case Resource.PARTNER_ZOO:
            return (yield from take_partner_zoo(arno, table, settings))
        case Resource.UNIVERSITY:
            return (yield from take_university(arno, table, settings))
    return True


# partner zoos and universities


def partner_zoos_for(arno: Arno, table: ArnoTable) -> Flow[list[Icon]]:
    """Continents on the board that ARNO does not own; none if it owns four [ARNO-11.4]."""
    if len(arno.partner_zoos) >= board.MOST_PARTNER_ZOOS:
        return []
    offered = yield from table.partner_zoos()
    return [continent for continent in CONTINENT_ORDER if continent in offered and continent not in arno.partner_zoos]


def universities_for(arno: Arno, table: ArnoTable) -> Flow[list[University]]:
    """Kinds on the board that ARNO does not own [ARNO-11.5]."""
    if len(arno.universities) >= len(arno.map.universities):
        return []
    offered = yield from table.universities()
    return [university for university in offered if university not in arno.universities]


def next_space(spaces: tuple[tuple[Reward, ...], ...], taken: int) -> tuple[Reward, ...]:
    """What the next space of the map gives; all may be taken once somebody has corrected what ARNO owns."""
    return spaces[taken] if taken < len(spaces) else ()


def take_partner_zoo(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[bool]:
    """A random one onto the lowest free space, with its bonus; False if there is none [ARNO-11.4, ARNO-14.3]."""
    options = yield from partner_zoos_for(arno, table)
    if not options:
        return False
    continent: Icon = yield from table.roll_for(options, ask=RolledPartnerZoo(), why="ARNO-11.4")
    rewards = next_space(arno.map.partner_zoos, len(arno.partner_zoos))
    arno.partner_zoos = (*arno.partner_zoos, continent)
    yield from table.why(events.PartnerZooTaken(arno.seat, "ARNO-11.4", continent))
    yield from table.take_partner_zoo(continent)
    yield from take_rewards(arno, table, settings, rewards, "ARNO-11.4", Origin.PARTNER_ZOO_SLOT)
    return True


def take_university(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[bool]:
    """A random one; its reputation first, then the bonus of the space [ARNO-11.5, ARNO-11.6]."""
    options = yield from universities_for(arno, table)
    if not options:
        return False
    university: University = yield from table.roll_for(options, ask=RolledUniversity(), why="ARNO-11.5")
    rewards = next_space(arno.map.universities, len(arno.universities))  # a tile reached may bring the next one
    arno.universities = (*arno.universities, university)
    yield from table.why(events.UniversityTaken(arno.seat, "ARNO-11.5", university))
    yield from table.take_university(university)
    if university.reputation:
        yield from gain_reputation(arno, table, settings, university.reputation, "ARNO-11.5", university)
    yield from take_rewards(arno, table, settings, rewards, "ARNO-11.5", Origin.UNIVERSITY_SLOT)
    return True
