"""Effects of sponsors, tiles and tracks in sentences, for every kind of the vocabulary in `effect_facts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import (
    Ability,
    Count,
    Counted,
    Covering,
    Discount,
    Effect,
    Gain,
    Icon,
    Place,
    Resource,
    Shared,
    Special,
    Tiers,
    Tokens,
    Trigger,
)
from soloist.wording.arknova.text_abilities import ability_text

_GAINED: dict[Resource, Callable[[int], Message]] = {
    Resource.MONEY: lambda n: msg("{n} money", n=n),
    Resource.APPEAL: lambda n: msg("{n} appeal", n=n),
    Resource.REPUTATION: lambda n: msg("{n} reputation", n=n),
    Resource.CONSERVATION: lambda n: msg("{n} conservation", n=n),
    Resource.X_TOKEN: lambda n: nmsg("{n} X-token", "{n} X-tokens", n=n),
    Resource.CARD: lambda n: nmsg(
        "Take a card from the deck or in range", "Take {n} cards from the deck or in range", n=n
    ),
    Resource.WORKER: lambda n: nmsg("Hire an association worker", "Hire {n} association workers", n=n),
    Resource.UPGRADE: lambda n: nmsg("Turn an action card to side II", "Turn {n} action cards to side II", n=n),
    Resource.UNIVERSITY: lambda n: nmsg("Take a university", "Take {n} universities", n=n),
    Resource.PARTNER_ZOO: lambda n: nmsg("Take a partner zoo", "Take {n} partner zoos", n=n),
    Resource.MULTIPLIER: lambda n: nmsg(
        "Put a multiplier token on any action card", "Put {n} multiplier tokens on any action cards", n=n
    ),
    Resource.SPONSOR_FOR_MONEY: lambda n: nmsg(
        "You may play a sponsor from hand for its level in money",
        "You may play {n} sponsors from hand for their levels in money",
        n=n,
    ),
}

_SEVERAL: dict[Resource, Callable[[Message], Message]] = {
    Resource.MONEY: lambda numbers: msg("{n} money", n=numbers),
    Resource.APPEAL: lambda numbers: msg("{n} appeal", n=numbers),
    Resource.CONSERVATION: lambda numbers: msg("{n} conservation", n=numbers),
}
"""What is gained in steps: `3, 6 or 9 money`."""

ONE: dict[Counted, Message] = {
    Counted.UNIVERSITY: msg("university"),
    Counted.PROJECT_SUPPORT: msg("project you supported"),
    Counted.SPONSOR_CARD: msg("sponsor in your zoo"),
    Counted.SMALL_ANIMAL: msg("small animal in your zoo"),
    Counted.LARGE_ANIMAL: msg("large animal in your zoo"),
    Counted.REPUTATION: msg("reputation"),
    Counted.X_TOKEN: msg("X-token you hold"),
    Counted.DISTINCT_CATEGORY: msg("animal category in your zoo"),
    Counted.DISTINCT_CONTINENT: msg("continent in your zoo"),
    Counted.DISTINCT_ICON: msg("different category or continent in your zoo"),
    Counted.WATER_ROCK_SET: msg("pair of a water and a rock icon"),
    Counted.CATEGORY_MAJORITY: msg("animal category of which you have more icons than the player to your right"),
    Counted.KIOSK: msg("kiosk"),
    Counted.OCCUPIED_ENCLOSURE_1: msg("occupied size-1 enclosure"),
    Counted.ADJACENT_BUILDING: msg("building beside it, except empty enclosures"),
    Counted.CONNECTED_WATER: msg("uncovered water space beside your buildings"),
    Counted.CONNECTED_ROCK: msg("uncovered rock space beside your buildings"),
    Counted.CONNECTED_BORDER: msg("uncovered border space beside your buildings"),
    Counted.CONNECTED_BONUS: msg("uncovered placement bonus beside your buildings"),
    Counted.ISOLATED_WATER: msg("water space beside no building"),
    Counted.ISOLATED_ROCK: msg("rock space beside no building"),
    Counted.ISOLATED_BONUS: msg("uncovered placement bonus beside no building"),
    Counted.EMPTY_SPACE: msg("empty building space"),
    Counted.EMPTY_GROUP_OF_6: msg("group of 6 connected empty building spaces"),
}
"""What is counted, after "for each"."""

MANY: dict[Counted, Message] = {
    Counted.UNIVERSITY: msg("universities"),
    Counted.PROJECT_SUPPORT: msg("supported projects"),
    Counted.SPONSOR_CARD: msg("sponsors"),
    Counted.SMALL_ANIMAL: msg("small animals"),
    Counted.LARGE_ANIMAL: msg("large animals"),
    Counted.REPUTATION: msg("points of reputation"),
    Counted.X_TOKEN: msg("X-tokens"),
    Counted.DISTINCT_CATEGORY: msg("different animal categories"),
    Counted.DISTINCT_CONTINENT: msg("different continents"),
    Counted.DISTINCT_ICON: msg("different categories and continents in your zoo"),
    Counted.KIOSK: msg("kiosks"),
    Counted.OCCUPIED_ENCLOSURE_1: msg("occupied size-1 enclosures"),
    Counted.ISOLATED_WATER: msg("water spaces beside no building"),
    Counted.ISOLATED_ROCK: msg("rock spaces beside no building"),
    Counted.ISOLATED_BONUS: msg("uncovered placement bonuses beside no building"),
    Counted.EMPTY_SPACE: msg("empty building spaces"),
}
"""The same after a number of two or more."""

HOLDS: dict[Counted, Message] = {
    Counted.ALL_WATER_CONNECTED: msg("every water space touches a building"),
    Counted.ALL_ROCK_CONNECTED: msg("every rock space touches a building"),
    Counted.ALL_BORDER_COVERED: msg("all building spaces of the border are covered"),
    Counted.MAP_COVERED: msg("the whole map is covered"),
}
"""What is true or not, after "if"."""

_PLACED: dict[str, Message] = {
    "kiosk": msg("You may place a free kiosk."),
    "pavilion": msg("You may place a free pavilion."),
}
_BESIDE: dict[Icon, Callable[[Gain], Message]] = {
    Icon.WATER: lambda gain: msg("For each space you cover beside water: {gain}.", gain=gain_text(gain)),
    Icon.ROCK: lambda gain: msg("For each space you cover beside rock: {gain}.", gain=gain_text(gain)),
}

_ANY_ICON = msg("When you support a base project, you may spend one of these tokens as one icon of any kind.")
SPECIALS: dict[str, Message] = {
    "veterinarian": msg(
        "Supporting a conservation project needs strength {less} instead of {usual}.",
        less=Task.PROJECT - 1,
        usual=int(Task.PROJECT),
    ),
    "breeding-cooperation": _ANY_ICON,
    "breeding-program": _ANY_ICON,
    "engineer": msg(
        "Once in each Build action you may build one more of a kind just built, at its normal cost, whatever the "
        "strength. No special enclosure."
    ),
    "diversity-researcher": msg(
        "You may build on water and rock, and neither animals nor unique buildings need any beside them."
    ),
    "archaeologist": msg(
        "For each placement bonus gained on the border, also take any uncovered placement bonus of your map."
    ),
    "migration-recording": msg(
        "Supporting a release project gives 1 conservation more, and you may support the same one again and again."
    ),
    "quarantine-lab": msg("Venom, Constriction, Hypnosis and Pilfering do not reach you."),
    "waza-special-assignment": msg(
        "Animals of the other size can no longer be played. Each one of the chosen size gives 2 appeal if small, "
        "4 if large."
    ),
    "waza-small-animals-program": msg(
        "After an Animals action with small animals only: you may play one more small animal from hand, then take a "
        "small animal of the display."
    ),
    "okapi-stable": msg("You may spend one of these tokens to play a sponsor from hand for its level in money."),
    "explorer": msg("For each category or continent that is new in your zoo: 1 appeal and 2 money."),
    "waza-large-animal-program": msg(
        "With each large animal you play you may ignore one of its conditions, but never water or rock."
    ),
}
"""What is one of a kind, by the code of the card."""

_SPECIALS_WHEN_PLAYED: dict[str, Message] = {
    "waza-special-assignment": msg("Choose small or large, and take the first animal of that size in the deck."),
}


def effect_text(effect: Effect, *, when_played: bool = False) -> Message:
    """An effect in a sentence; a special one may do something else once, when its card is played."""
    match effect:
        case Gain():
            return msg("{gain}.", gain=gain_text(effect))
        case Tiers():
            return msg("{gain}.", gain=_tiers(effect))
        case Shared():
            return msg(
                "{gain}. For each one, every other player gains {n} money.",
                gain=gain_text(effect.gain),
                n=effect.others_money,
            )
        case Place():
            return _place(effect)
        case Tokens():
            return nmsg("Put {n} of your tokens on this card.", "Put {n} of your tokens on this card.", n=effect.count)
        case Discount():
            return msg("Your {size} animals cost {n} money less.", size=effect.size, n=effect.money)
        case Special():
            return (_SPECIALS_WHEN_PLAYED if when_played else SPECIALS)[effect.code]
        case Covering():
            return _BESIDE[effect.beside](effect.gain)
        case Trigger():
            return _trigger(effect)
        case Ability():
            return msg("{ability}. {text}", ability=effect, text=ability_text(effect))


def gain_text(gain: Gain) -> Message:
    """`3 money`, `1 appeal for each Africa icon in your zoo`; without a full stop."""
    amount = _GAINED[gain.what](gain.each)
    if gain.per is None:
        return amount
    if gain.every > 1:
        whole = msg("{gain} for every {n} {counted}", gain=amount, n=gain.every, counted=many(gain.per))
    else:
        whole = msg("{gain} for each {counted}", gain=amount, counted=one(gain.per))
    return whole if gain.most is None else msg("{gain}, at most {n}", gain=whole, n=gain.most)


def one(count: Count) -> Message:
    """What is counted, one of it: `Africa icon in your zoo`, `kiosk`."""
    return msg("{icon} icon in your zoo", icon=count) if isinstance(count, Icon) else ONE[count]


def many(count: Count) -> Message:
    """What is counted, several of it: `Africa icons`, `kiosks`."""
    return msg("{icon} icons", icon=count) if isinstance(count, Icon) else MANY[count]


def listed(numbers: Sequence[int]) -> Message:
    """`1, 3 or 5`."""
    *before, last = map(str, numbers)
    return msg("{numbers} or {last}", numbers=", ".join(before), last=last) if before else msg("{last}", last=last)


def _tiers(tiers: Tiers) -> Message:
    """`1 conservation with at least 5 kiosks`, `3, 6 or 9 money with at least 1, 3 or 5 Bird icons`."""
    amount = _SEVERAL[tiers.what](listed(tiers.amounts))
    if isinstance(tiers.count, Counted) and tiers.count in HOLDS:
        return msg("{gain} if {condition}", gain=amount, condition=HOLDS[tiers.count])
    return msg("{gain} with at least {n} {counted}", gain=amount, n=listed(tiers.at), counted=many(tiers.count))


def _place(place: Place) -> Message:
    size = place.building.removeprefix("enclosure_")
    if size.isdecimal():
        return msg("You may place a free size-{size} enclosure.", size=int(size))
    return _PLACED[place.building]


def _trigger(trigger: Trigger) -> Message:
    inner = effect_text(trigger.effect)
    if trigger.own:
        return msg("For each {icon} icon into your zoo: {effect}", icon=trigger.icon, effect=inner)
    return msg("For each {icon} icon into any zoo: {effect}", icon=trigger.icon, effect=inner)
