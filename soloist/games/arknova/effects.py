"""Effects of cards, tiles, tracks and maps: one vocabulary, and one table of how each word is carried out.

The modules that carry something out register it with the decorators below, so that a card may play a card that
places a building that plays a card, without anybody importing everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from soloist.engine.flow import Flow, tell
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIND, PAVILION, Kind
from soloist.games.arknova.cards import (
    Ability,
    Action,
    Animal,
    Effect,
    Gain,
    Gained,
    Place,
    Shared,
    Special,
    Sponsor,
    Tiers,
    Tokens,
    read_ability,
)
from soloist.games.arknova.counting import amount_of
from soloist.games.arknova.hexes import bits
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.moment import ALL, NOTHING, Coming, Touches, Turn
from soloist.games.arknova.state import Zoo

Source: TypeAlias = Animal | Sponsor | None
"""The card an effect stands on."""

GainFlow: TypeAlias = Callable[[Turn, int], Flow[None]]
AbilityFlow: TypeAlias = Callable[[Turn, Ability, Source], Flow[None]]
SpecialFlow: TypeAlias = Callable[[Turn, Source], Flow[None]]

GAINS: dict[Gained, GainFlow] = {}
ABILITIES: dict[str, AbilityFlow] = {}
SPECIALS: dict[str, SpecialFlow] = {}
PLACES: list[Callable[[Turn, Kind], Flow[None]]] = []


def gives(what: Gained) -> Callable[[GainFlow], GainFlow]:
    """Registers how so much of something is gained."""

    def register(flow: GainFlow) -> GainFlow:
        GAINS[what] = flow
        return flow

    return register


def ability(keyword: str) -> Callable[[AbilityFlow], AbilityFlow]:
    """Registers how an ability is carried out."""

    def register(flow: AbilityFlow) -> AbilityFlow:
        ABILITIES[keyword] = flow
        return flow

    return register


def special(*codes: str) -> Callable[[SpecialFlow], SpecialFlow]:
    """Registers what is done once by a card or map alone."""

    def register(flow: SpecialFlow) -> SpecialFlow:
        SPECIALS.update(dict.fromkeys(codes, flow))
        return flow

    return register


def places_free(flow: Callable[[Turn, Kind], Flow[None]]) -> Callable[[Turn, Kind], Flow[None]]:
    """Registers how a free building is placed."""
    PLACES[:] = [flow]
    return flow


# carrying out


def carry_out(turn: Turn, effect: Effect, source: Source = None) -> Flow[None]:
    """Do what the effect says, for the player whose turn it is."""
    if type(effect) is Gain or type(effect) is Tiers:
        amount = amount_of(turn.table, turn.seat, effect, source if isinstance(source, Sponsor) else None)
        if amount:
            yield from GAINS[effect.what](turn, amount)
    elif type(effect) is Ability:
        yield from ABILITIES[effect.keyword](turn, effect, source)
    elif type(effect) is Place:
        yield from PLACES[0](turn, KIND[effect.building])
    elif type(effect) is Special:
        yield from SPECIALS[effect.code](turn, source)
    elif type(effect) is Shared:
        yield from share(turn, effect, source)
    elif type(effect) is Tokens:
        assert isinstance(source, Sponsor)
        turn.zoo.tokens = (*turn.zoo.tokens, (source, effect.count))
    else:
        raise TypeError(f"{effect} is nothing that happens")


def share(turn: Turn, effect: Shared, source: Source) -> Flow[None]:
    """A gain that brings all others money for each one gained, ARNO nothing [AN-S.207, S.222, ARNO-15.7]."""
    table = turn.table
    amount = amount_of(table, turn.seat, effect.gain, source if isinstance(source, Sponsor) else None)
    for seat in table.people:
        if seat != turn.seat and amount:
            zoo = table.zoos[seat]
            zoo.money += amount * effect.others_money
            if table.heard:
                yield from tell_gain(seat, Gained.MONEY, amount * effect.others_money, source)
    if amount:
        yield from GAINS[effect.gain.what](turn, amount)


# the effects of one moment

_CHANGES: dict[Gained, int] = {
    Gained.MONEY: Touches.MONEY,
    Gained.APPEAL: Touches.APPEAL,
    Gained.X_TOKEN: Touches.X_TOKENS,
    Gained.CARD: Touches.CARDS,
    Gained.UPGRADE: Touches.SIDES,
    Gained.MULTIPLIER: NOTHING,
}
_LOOKS_AT: dict[Gained, int] = {
    Gained.MONEY: NOTHING,
    Gained.APPEAL: NOTHING,
    Gained.X_TOKEN: NOTHING,
    Gained.CARD: Touches.CARDS | Touches.REPUTATION,
    Gained.UPGRADE: NOTHING,
    Gained.MULTIPLIER: NOTHING,
}
_HAND = (Touches.CARDS, Touches.CARDS)
_FROM_ICONS = (Touches.APPEAL, Touches.ICONS)
_LATER = (NOTHING, NOTHING)
_ABILITY_TOUCHES: dict[str, tuple[int, int]] = {
    "sprint": (Touches.CARDS, NOTHING),
    "hunter": _HAND,
    "perception": _HAND,
    "scavenging": _HAND,
    "digging": _HAND,
    "snapping": _HAND,
    "sponsor_magnet": _HAND,
    "assertion": _HAND,
    "dominance": (Touches.CARDS, NOTHING),
    "pouch": (Touches.CARDS | Touches.APPEAL, Touches.CARDS),
    "sunbathing": (Touches.CARDS | Touches.MONEY, Touches.CARDS),
    "pilfering": (Touches.CARDS | Touches.MONEY, Touches.OTHERS),
    "pack": _FROM_ICONS,
    "iconic_animal": _FROM_ICONS,
    "petting_zoo_animal": _FROM_ICONS,
    "inventive": (Touches.X_TOKENS, NOTHING),
    "inventive_bear": (Touches.X_TOKENS, Touches.ICONS),
    "inventive_primate": (Touches.X_TOKENS, Touches.ICONS),
    "jumping": (Touches.MONEY | Touches.X_TOKENS, NOTHING),
    "constriction": (NOTHING, Touches.APPEAL | Touches.CONSERVATION),
    "venom": (NOTHING, NOTHING),
    "multiplier": _LATER,
    "resistance": (Touches.FINALS, Touches.FINALS),
    "clever": _LATER,
    "boost": _LATER,
    "action": _LATER,
    "determination": _LATER,
    "hypnosis": _LATER,
    "flock_animal": _LATER,
}


def touches(turn: Turn, effect: Effect) -> tuple[int, int]:
    """What an effect changes and looks at, as things stand."""
    if type(effect) is Gain or type(effect) is Tiers:
        what = effect.what
        seen = 0 if type(effect) is Gain and effect.per is None else Touches.ICONS
        if what in _CHANGES:
            return _CHANGES[what], _LOOKS_AT[what] | seen
        amount = amount_of(turn.table, turn.seat, effect)
        if what is Gained.REPUTATION:
            return reputation_touches(turn, amount)
        if what is Gained.CONSERVATION:
            return conservation_touches(turn, amount)
        return worker_touches(turn, amount) if what is Gained.WORKER else (ALL, ALL)
    if type(effect) is Ability:
        if effect.keyword in ("posturing", "peacocking"):
            changes, looks_at = place_touches(turn)
            return changes | Touches.APPEAL, looks_at
        if effect.keyword == "full_throated":
            return worker_touches(turn, 1)
        if effect.keyword == "venom" and turn.table.setup.rulings.venom_compares == "now":
            return NOTHING, Touches.APPEAL
        return _ABILITY_TOUCHES.get(effect.keyword, (ALL, ALL))
    if type(effect) is Place:
        changes, looks_at = place_touches(turn)
        return (changes | Touches.APPEAL if effect.building == PAVILION.code else changes), looks_at
    if type(effect) is Tokens:
        return Touches.MONEY, NOTHING  # as with money, nobody would take them later
    return ALL, ALL


NEARLY_FULL = 5


def place_touches(turn: Turn) -> tuple[int, int]:
    """A building changes the map, and may bring any placement bonus that is still there [AN-5.8, 5.10]."""
    zoo = turn.zoo
    changes = Touches.MAP | Touches.MONEY | (Touches.APPEAL if _is_nearly_full(zoo) else 0)
    if zoo.map.hollywood & ~zoo.covered:
        changes |= Touches.CARDS  # [AN-M.8]
    looks_at = Touches.MAP if zoo.is_upgraded(Action.BUILD) else Touches.MAP | Touches.SIDES  # spaces marked II
    for number in bits(zoo.map.bonus_mask & ~zoo.covered):
        reward = zoo.map.bonus[number]
        assert reward is not None
        more = map_touches(turn, reward)
        changes, looks_at = changes | more[0], looks_at | more[1]
    return changes, looks_at


def _is_nearly_full(zoo: Zoo) -> bool:
    return (zoo.map.ground & ~zoo.covered).bit_count() <= NEARLY_FULL


def map_touches(turn: Turn, reward: Reward) -> tuple[int, int]:
    """What a reward of the map changes and looks at."""
    changes = looks_at = 0
    for effect in effects_of(reward):
        if type(effect) is not Place:  # which would look at all the others again
            more = touches(turn, effect)
            changes, looks_at = changes | more[0], looks_at | more[1]
    return changes, looks_at


def worker_touches(turn: Turn, count: int) -> tuple[int, int]:
    """A worker, and what its place on the map gives [AN-7.14]."""
    zoo = turn.zoo
    changes, looks_at = Touches.WORKERS, NOTHING
    hired = zoo.hired - board.START_WORKERS
    for rewards in zoo.map.workers[hired : hired + count]:
        for reward in rewards:
            more = map_touches(turn, reward)
            changes, looks_at = changes | more[0], looks_at | more[1]
    return changes, looks_at


def reputation_touches(turn: Turn, steps: int) -> tuple[int, int]:
    """Reputation widens the range; its rewards bring more [AN-9.3, 9.7]."""
    zoo = turn.zoo
    reached = zoo.reputation + steps
    changes, looks_at = Touches.REPUTATION, NOTHING
    if reached > board.REPUTATION_WITHOUT_CARDS_II:
        looks_at |= Touches.SIDES
    for space in range(zoo.reputation + 1, min(reached, board.MOST_REPUTATION) + 1):
        reward = board.REPUTATION_REWARDS.get(space)
        if reward is not None:
            more = touches(turn, reward)
            changes, looks_at = changes | more[0], looks_at | more[1]
    return changes, looks_at


def conservation_touches(turn: Turn, points: int) -> tuple[int, int]:
    """Plain as long as no reward is reached [AN-9.1, 9.10]."""
    zoo = turn.zoo
    reached = zoo.conservation + points
    for place, space in enumerate(board.CONSERVATION_REWARDS):
        if reached >= space and not zoo.reached >> place & 1:
            return ALL, ALL
    if reached >= board.DISCARD_FINAL_AT and not turn.table.ten_reached:
        return Touches.CONSERVATION | Touches.FINALS, Touches.FINALS
    return Touches.CONSERVATION, NOTHING


def coming(turn: Turn, effect: Effect, source: Source = None, origin: Sayable | None = None) -> Coming:
    """The effect as something about to happen; `origin` says where it comes from, if not from a card."""
    changes, looks_at = touches(turn, effect)
    name = effect_name(effect) if source is None else f"{source.code} {effect_name(effect)}"
    return Coming(
        name,
        lambda: effect_title(turn, effect, source or origin),
        lambda: carry_out(turn, effect, source),
        changes,
        looks_at,
        effect.what if type(effect) is Gain or type(effect) is Tiers else None,
    )


def effect_name(effect: Effect) -> str:
    match effect:
        case Ability() | Special():
            return effect.code
        case Gain() | Tiers():
            return effect.what.value
        case Place():
            return effect.building
        case _:
            return type(effect).__name__.lower()


def effect_title(turn: Turn, effect: Effect, origin: Sayable | None) -> Message:
    """What it brings, and from where."""
    text = _effect_text(turn, effect)
    if text is None:
        assert origin is not None, effect
        return origin.say()
    return text if origin is None or type(origin) is Reward else msg("{what} ({origin})", what=text, origin=origin)


def _effect_text(turn: Turn, effect: Effect) -> Message | None:
    match effect:
        case Ability():
            return effect.say()
        case Gain() | Tiers():
            return gain_text(effect.what, amount_of(turn.table, turn.seat, effect))
        case Place(building=building):
            return msg("a free {building}", building=KIND[building])
        case _:
            return None


# rewards printed on maps, in the same vocabulary


def _as_effects(reward: Reward) -> tuple[Effect, ...]:
    """What a map's reward does [AN-13.18, 13.19]."""
    amount = reward.amount
    match reward.kind:
        case MapGain.FREE_KIOSK:
            return (Place("kiosk"),) * amount
        case MapGain.FREE_ENCLOSURE:
            return (Place(f"enclosure_{amount}"),)
        case MapGain.SNAP:
            return (read_ability(f"snapping:{amount}"),)
        case MapGain.POUCH | MapGain.SCAVENGING:
            return (read_ability(f"{reward.kind.value}:{amount}"),)
        case MapGain.CLEVER:
            return (read_ability("clever"),) * amount
        case MapGain.EXTRA_ACTION:
            return (read_ability("determination"),) * amount
        case (
            MapGain.FREE_HOUSE | MapGain.RECALL_WORKER | MapGain.CONTINENT_MARKER | MapGain.RESCUE | MapGain.STORE_CARD
        ):
            return (Special(reward.kind.value),) * amount
    return (Gain(_SAME[reward.kind], amount),)


_SAME = {
    MapGain.MONEY: Gained.MONEY,
    MapGain.X_TOKEN: Gained.X_TOKEN,
    MapGain.REPUTATION: Gained.REPUTATION,
    MapGain.CONSERVATION: Gained.CONSERVATION,
    MapGain.APPEAL: Gained.APPEAL,
    MapGain.WORKER: Gained.WORKER,
    MapGain.CARD: Gained.CARD,
    MapGain.UPGRADE: Gained.UPGRADE,
    MapGain.MULTIPLIER: Gained.MULTIPLIER,
    MapGain.SPONSOR: Gained.SPONSOR_FOR_MONEY,
    MapGain.PARTNER_ZOO: Gained.PARTNER_ZOO,
    MapGain.UNIVERSITY: Gained.UNIVERSITY,
}
_EFFECTS: dict[Reward, tuple[Effect, ...]] = {}


def effects_of(reward: Reward) -> tuple[Effect, ...]:
    """What a map's reward does; equal rewards are one object, and so are their effects."""
    if reward not in _EFFECTS:
        _EFFECTS[reward] = _as_effects(reward)
    return _EFFECTS[reward]


def rewards_coming(turn: Turn, rewards: Sequence[Reward]) -> list[Coming]:
    return [coming(turn, effect, None, reward) for reward in rewards for effect in effects_of(reward)]


# telling

_GAIN_TEXTS: dict[Gained, Callable[[int], Message]] = {
    Gained.MONEY: lambda n: msg("{n} money", n=n),
    Gained.APPEAL: lambda n: msg("{n} appeal", n=n),
    Gained.REPUTATION: lambda n: msg("{n} reputation", n=n),
    Gained.CONSERVATION: lambda n: msg("{n} conservation", n=n),
    Gained.X_TOKEN: lambda n: nmsg("{n} X-token", "{n} X-tokens", n=n),
    Gained.CARD: lambda n: nmsg("{n} card from the deck or in range", "{n} cards from the deck or in range", n=n),
    Gained.WORKER: lambda n: nmsg("{n} worker", "{n} workers", n=n),
    Gained.UPGRADE: lambda _: msg("Upgrade an action card"),
    Gained.UNIVERSITY: lambda _: msg("A university"),
    Gained.PARTNER_ZOO: lambda _: msg("A partner zoo"),
    Gained.MULTIPLIER: lambda _: msg("A multiplier token"),
    Gained.SPONSOR_FOR_MONEY: lambda _: msg("Play a sponsor paying its level"),
}


def gain_text(what: Gained, amount: int) -> Message:
    return _GAIN_TEXTS[what](amount)


def tell_gain(seat: Seat, what: Gained, amount: int, source: Sayable | None = None) -> Flow[None]:
    """A line of the log: who gained what, and from where; nothing if it came to nothing."""
    if not amount:
        return
    text = gain_text(what, amount)
    if source is None:
        yield from tell(msg("{seat}: {gain}", seat=seat, gain=text))
    else:
        yield from tell(msg("{seat}: {gain} ({source})", seat=seat, gain=text, source=source))
