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
from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.cards import (
    Ability,
    Animal,
    Effect,
    Gain,
    Place,
    Resource,
    Shared,
    Special,
    Sponsor,
    Tiers,
    Tokens,
)
from soloist.games.arknova.counting import amount_of
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.touching import NOTHING
from soloist.games.arknova.turn_context import Turn

Source: TypeAlias = Animal | Sponsor | None
"""The card an effect stands on."""

GainFlow: TypeAlias = Callable[[Turn, int], Flow[None]]
AbilityFlow: TypeAlias = Callable[[Turn, Ability, Source], Flow[None]]
SpecialFlow: TypeAlias = Callable[[Turn, Source], Flow[None]]

GAINS: dict[Resource, GainFlow] = {}
ABILITIES: dict[str, AbilityFlow] = {}
SPECIALS: dict[str, SpecialFlow] = {}
PLACES: list[Callable[[Turn, Kind], Flow[None]]] = []


def gives(what: Resource) -> Callable[[GainFlow], GainFlow]:
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
                yield from tell_gain(seat, Resource.MONEY, amount * effect.others_money, source)
    if amount:
        yield from GAINS[effect.gain.what](turn, amount)


# what is coming


def coming(turn: Turn, effect: Effect, source: Source = None, origin: Sayable | None = None) -> Coming:
    """The effect as something about to happen; `origin` says where it comes from, if not from a card."""
    name = effect_name(effect) if source is None else f"{source.code} {effect_name(effect)}"
    return Coming(
        name,
        lambda: effect_title(turn, effect, source or origin),
        lambda: carry_out(turn, effect, source),
        NOTHING,
        NOTHING,
        effects=(effect,),
        what=effect.what if type(effect) is Gain or type(effect) is Tiers else None,
        amount=effect.each if type(effect) is Gain else 0,
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


# rewards printed on maps


def rewards_coming(turn: Turn, rewards: Sequence[Reward]) -> list[Coming]:
    return [coming(turn, effect, None, reward) for reward in rewards for effect in effects_of(reward)]


# telling

_GAIN_TEXTS: dict[Resource, Callable[[int], Message]] = {
    Resource.MONEY: lambda n: msg("{n} money", n=n),
    Resource.APPEAL: lambda n: msg("{n} appeal", n=n),
    Resource.REPUTATION: lambda n: msg("{n} reputation", n=n),
    Resource.CONSERVATION: lambda n: msg("{n} conservation", n=n),
    Resource.X_TOKEN: lambda n: nmsg("{n} X-token", "{n} X-tokens", n=n),
    Resource.CARD: lambda n: nmsg("{n} card from the deck or in range", "{n} cards from the deck or in range", n=n),
    Resource.WORKER: lambda n: nmsg("{n} worker", "{n} workers", n=n),
    Resource.UPGRADE: lambda _: msg("Upgrade an action card"),
    Resource.UNIVERSITY: lambda _: msg("A university"),
    Resource.PARTNER_ZOO: lambda _: msg("A partner zoo"),
    Resource.MULTIPLIER: lambda _: msg("A multiplier token"),
    Resource.SPONSOR_FOR_MONEY: lambda _: msg("Play a sponsor paying its level"),
}


def gain_text(what: Resource, amount: int) -> Message:
    return _GAIN_TEXTS[what](amount)


def tell_gain(seat: Seat, what: Resource, amount: int, source: Sayable | None = None) -> Flow[None]:
    """A line of the log: who gained what, and from where; nothing if it came to nothing."""
    if not amount:
        return
    text = gain_text(what, amount)
    if source is None:
        yield from tell(msg("{seat}: {gain}", seat=seat, gain=text))
    else:
        yield from tell(msg("{seat}: {gain} ({source})", seat=seat, gain=text, source=source))
