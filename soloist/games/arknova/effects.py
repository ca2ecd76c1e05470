"""Effects of cards, tiles, tracks and maps: one vocabulary, and one table of how each word is carried out.

The modules that carry something out register it with the decorators below, so that a card may play a card that
places a building that plays a card, without anybody importing everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from soloist.engine.events import Event
from soloist.engine.flow import Flow
from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.cards import Animal, Sponsor
from soloist.games.arknova.causes import Cause, card_of
from soloist.games.arknova.counting import amount_of
from soloist.games.arknova.effect_facts import Effect, Gain, Place, Resource, Shared, Special, Tiers, Tokens
from soloist.games.arknova.events import Gained, gain_text
from soloist.games.arknova.maps import MAP_GAINS, Reward, reward
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.printed import Ability
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.touching import ALWAYS, NOTHING
from soloist.games.arknova.turn_context import Turn

Source: TypeAlias = Animal | Sponsor | None
"""The card an effect stands on."""

GainFlow: TypeAlias = Callable[[Turn, int, Cause], Flow[None] | Iterable[Event]]
AbilityFlow: TypeAlias = Callable[[Turn, Ability, Source], Flow[None] | Iterable[Event]]
SpecialFlow: TypeAlias = Callable[[Turn, Cause], Flow[None]]

GAINS: dict[Resource, GainFlow] = {}
ABILITIES: dict[str, AbilityFlow] = {}
SPECIALS: dict[str, SpecialFlow] = {}
PLACES: list[Callable[[Turn, Kind, Cause], Flow[None]]] = []


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


def places_free(flow: Callable[[Turn, Kind, Cause], Flow[None]]) -> Callable[[Turn, Kind, Cause], Flow[None]]:
    """Registers how a free building is placed."""
    PLACES[:] = [flow]
    return flow


# carrying out


def carry_out(turn: Turn, effect: Effect, cause: Cause) -> Flow[None] | Iterable[Event]:
    """Do what the effect says, for the player whose turn it is."""
    if type(effect) is Gain or type(effect) is Tiers:
        amount = amount_of(turn.table, turn.seat, effect, cause if type(cause) is Sponsor else None)
        return GAINS[effect.what](turn, amount, cause) if amount else ()
    if type(effect) is Ability:
        return ABILITIES[effect.keyword](turn, effect, card_of(cause))
    if type(effect) is Place:
        return PLACES[0](turn, KIND[effect.building], cause)
    if type(effect) is Special:
        return SPECIALS[effect.code](turn, cause)
    if type(effect) is Shared:
        return share(turn, effect, cause)
    if type(effect) is Tokens:
        assert isinstance(cause, Sponsor)
        turn.zoo.tokens = (*turn.zoo.tokens, (cause, effect.count))
        return ()
    raise TypeError(f"{effect} is nothing that happens")


def share(turn: Turn, effect: Shared, cause: Cause) -> Flow[None]:
    """A gain that brings all others money for each one gained, ARNO nothing [AN-S.207, AN-S.222, ARNO-15.7]."""
    table = turn.table
    amount = amount_of(table, turn.seat, effect.gain, cause if type(cause) is Sponsor else None)
    for seat in table.people:
        if seat != turn.seat and amount:
            money = amount * effect.others_money
            table.zoos[seat].money += money
            yield Gained(seat, Resource.MONEY, money, cause)
    if amount:
        yield from GAINS[effect.gain.what](turn, amount, cause)


# what is coming


def coming(turn: Turn, effect: Effect, cause: Cause) -> Coming:
    """The effect as something about to happen."""
    card = card_of(cause)
    name = effect_name(effect) if card is None else f"{card.code} {effect_name(effect)}"
    what = effect.what if type(effect) is Gain or type(effect) is Tiers else None
    plain = ALWAYS.get(effect.what) if type(effect) is Gain and effect.per is None else None
    return Coming(
        name,
        lambda: effect_title(turn, effect, cause),
        lambda: carry_out(turn, effect, cause),
        plain or NOTHING,
        NOTHING,
        effects=() if plain else (effect,),
        what=what,
        amount=effect.each if type(effect) is Gain else 0,
    )


_WORDS = {what: what.value for what in Resource}  # asking an enumeration is slow


def effect_name(effect: Effect) -> str:
    match effect:
        case Gain() | Tiers():
            return _WORDS[effect.what]
        case Ability() | Special():
            return effect.code
        case Place():
            return effect.building
        case _:
            return type(effect).__name__.lower()


def effect_title(turn: Turn, effect: Effect, cause: Cause) -> Message:
    """What it brings, and from where."""
    text = _effect_text(turn, effect)
    return cause.say() if text is None else msg("{what} ({origin})", what=text, origin=cause)


def _effect_text(turn: Turn, effect: Effect) -> Message | None:
    match effect:
        case Ability():
            return effect.say()
        case Gain() | Tiers():
            return gain_text(effect.what, amount_of(turn.table, turn.seat, effect))
        case Place(building=building):
            return msg("a free {building}", building=KIND[building])
        case Special(code=code) if code in MAP_GAINS:
            return reward(code).say()
        case _:
            return None


# rewards printed on maps


def rewards_coming(turn: Turn, rewards: Sequence[Reward], cause: Cause) -> list[Coming]:
    return [coming(turn, effect, cause) for reward in rewards for effect in effects_of(reward)]
