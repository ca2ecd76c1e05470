"""Effects of sponsors, tiles and tracks in sentences, for every kind of the vocabulary in `effect_facts`; abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soloist.engine.words import Message, filled, msg, nmsg, template
from soloist.games.arknova import board, buildings, effect_facts
from soloist.games.arknova.cards import CARD, Ability, Icon
from soloist.games.arknova.effect_facts import Count, Counted, Effect, Gain, Resource

_GAINED: dict[Resource, Callable[[int | Message], Message]] = {
    Resource.MONEY: lambda n: msg("{n} money", n=n),
    Resource.APPEAL: lambda n: msg("{n} appeal", n=n),
    Resource.REPUTATION: lambda n: msg("{n} reputation", n=n),
    Resource.CONSERVATION: lambda n: msg("{n} conservation", n=n),
    Resource.X_TOKEN: lambda n: nmsg("{n} X-token", "{n} X-tokens", n=n),
    Resource.CARD: lambda n: nmsg(
        "Take a card from the deck or within reputation range",
        "Take {n} cards from the deck or within reputation range",
        n=n,
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


COUNTED: dict[Counted, tuple[Message, Message | None]] = {
    Counted.UNIVERSITY: (msg("university"), msg("universities")),
    Counted.PROJECT_SUPPORT: (msg("project you supported"), msg("supported projects")),
    Counted.SPONSOR_CARD: (msg("sponsor in your zoo"), msg("sponsors")),
    Counted.SMALL_ANIMAL: (msg("small animal in your zoo"), msg("small animals")),
    Counted.LARGE_ANIMAL: (msg("large animal in your zoo"), msg("large animals")),
    Counted.REPUTATION: (msg("reputation"), msg("points of reputation")),
    Counted.X_TOKEN: (msg("X-token you hold"), msg("X-tokens")),
    Counted.DISTINCT_CATEGORY: (msg("animal category in your zoo"), msg("different animal categories")),
    Counted.DISTINCT_CONTINENT: (msg("continent in your zoo"), msg("different continents")),
    Counted.DISTINCT_ICON: (
        msg("different category or continent in your zoo"),
        msg("different categories and continents in your zoo"),
    ),
    Counted.WATER_ROCK_SET: (msg("pair of a water and a rock icon"), None),
    Counted.CATEGORY_MAJORITY: (
        msg("animal category of which you have more icons than the player to your right"),
        None,
    ),
    Counted.KIOSK: (msg("kiosk"), msg("kiosks")),
    Counted.OCCUPIED_ENCLOSURE_1: (msg("occupied size-1 enclosure"), msg("occupied size-1 enclosures")),
    Counted.ADJACENT_BUILDING: (msg("building beside it, except empty enclosures"), None),
    Counted.CONNECTED_WATER: (msg("uncovered water space beside your buildings"), None),
    Counted.CONNECTED_ROCK: (msg("uncovered rock space beside your buildings"), None),
    Counted.CONNECTED_BORDER: (msg("uncovered border space beside your buildings"), None),
    Counted.CONNECTED_BONUS: (msg("uncovered placement bonus beside your buildings"), None),
    Counted.ISOLATED_WATER: (msg("water space beside no building"), msg("water spaces beside no building")),
    Counted.ISOLATED_ROCK: (msg("rock space beside no building"), msg("rock spaces beside no building")),
    Counted.ISOLATED_BONUS: (
        msg("uncovered placement bonus beside no building"),
        msg("uncovered placement bonuses beside no building"),
    ),
    Counted.EMPTY_SPACE: (msg("empty building space"), msg("empty building spaces")),
    Counted.EMPTY_GROUP_OF_6: (msg("group of 6 connected empty building spaces"), None),
}
"""What is counted, after "for each", and after a number of two or more."""


HOLDS: dict[Counted, Message] = {
    Counted.ALL_WATER_CONNECTED: msg("every water space touches a building"),
    Counted.ALL_ROCK_CONNECTED: msg("every rock space touches a building"),
    Counted.ALL_BORDER_COVERED: msg("all building spaces of the border are covered"),
    Counted.MAP_COVERED: msg("the whole map is covered"),
}
"""What is true or not, after "if"."""


_ANY_ICON = msg("When you support a base project, you may spend one of these tokens as one icon of any kind.")
SPECIALS: dict[str, Message] = {
    "veterinarian": msg(
        "Supporting a conservation project needs strength {less} instead of {usual}.",
        less=board.Task.PROJECT - 1,
        usual=int(board.Task.PROJECT),
    ),
    "breeding-cooperation": _ANY_ICON,
    "breeding-program": _ANY_ICON,
    "engineer": msg(
        "Once per Build action you may build one more building of a kind you just built, at its normal cost "
        "and whatever the strength. Not special enclosures."
    ),
    "diversity-researcher": msg(
        "You may build on water and rock, and neither animals nor unique buildings need any beside them."
    ),
    "archaeologist": msg(
        "For each placement bonus gained on the border, also take any uncovered placement bonus of your map."
    ),
    "migration-recording": msg(
        "Supporting a release project gives 1 more conservation, and you may support the same one any number of times."
    ),
    "quarantine-lab": msg("Venom, Constriction, Hypnosis and Pilfering do not affect you."),
    "waza-special-assignment": msg(
        "Animals of the other size can no longer be played. Each one of the chosen size gives 2 appeal if small, "
        "4 if large."
    ),
    "waza-small-animals-program": msg(
        "After an Animals action with small animals only: you may play one more small animal from hand, then "
        "take a small animal from the display."
    ),
    "okapi-stable": msg("You may spend one of these tokens to play a sponsor from hand for its level in money."),
    "explorer": msg("For each category or continent that is new in your zoo: 1 appeal and 2 money."),
    "waza-large-animal-program": msg(
        "With each large animal you play you may ignore one of its conditions, but never water or rock."
    ),
}
"""What is one of a kind, by the code of the card."""

_SPECIALS_WHEN_PLAYED: dict[str, Message] = {
    "waza-special-assignment": msg("Choose small or large, and take the first animal of that size in the deck.")
}


def effect_text(effect: Effect, *, when_played: bool = False) -> Message:
    """An effect in a sentence; a special one may do something else once, when its card is played."""
    match effect:
        case effect_facts.Gain():
            return msg("{gain}.", gain=gain_text(effect))
        case effect_facts.Tiers():
            return msg("{gain}.", gain=_tiers(effect))
        case effect_facts.Shared(gain, money):
            return msg("{gain}. For each one, every other player gains {n} money.", gain=gain_text(gain), n=money)
        case effect_facts.Place("kiosk"):
            return msg("You may place a free kiosk.")
        case effect_facts.Place("pavilion"):
            return msg("You may place a free pavilion.")
        case effect_facts.Place(building):
            return msg("You may place a free size-{size} enclosure.", size=buildings.KIND[building].size)
        case effect_facts.Tokens():
            return nmsg("Put {n} of your tokens on this card.", "Put {n} of your tokens on this card.", n=effect.count)
        case effect_facts.Discount():
            return msg("Your {size} animals cost {n} money less.", size=effect.size, n=effect.money)
        case effect_facts.Special():
            return (_SPECIALS_WHEN_PLAYED if when_played else SPECIALS)[effect.code]
        case effect_facts.Covering(Icon.WATER, gain):
            return msg("For each space you cover beside water: {gain}.", gain=gain_text(gain))
        case effect_facts.Covering(_, gain):
            return msg("For each space you cover beside rock: {gain}.", gain=gain_text(gain))
        case effect_facts.Trigger(True, icon, inner):
            return msg("For each {icon} icon played into your zoo: {effect}", icon=icon, effect=effect_text(inner))
        case effect_facts.Trigger(_, icon, inner):
            return msg("For each {icon} icon played into any zoo: {effect}", icon=icon, effect=effect_text(inner))
        case Ability():
            return msg("{ability}. {text}", ability=effect, text=ability_text(effect))


def _tiers(tiers: effect_facts.Tiers) -> Message:
    """`1 conservation with at least 5 kiosks`, `3, 6 or 9 money with at least 1, 3 or 5 Bird icons`."""
    amount = _GAINED[tiers.what](listed(tiers.amounts))
    if isinstance(tiers.count, Counted) and tiers.count in HOLDS:
        return msg("{gain} if {condition}", gain=amount, condition=HOLDS[tiers.count])
    return msg("{gain} with at least {n} {counted}", gain=amount, n=listed(tiers.at), counted=many(tiers.count))


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
    return msg("{icon} icon in your zoo", icon=count) if isinstance(count, Icon) else COUNTED[count][0]


def many(count: Count) -> Message:
    """What is counted, several of it: `Africa icons`, `kiosks`."""
    several = msg("{icon} icons", icon=count) if isinstance(count, Icon) else COUNTED[count][1]
    assert several is not None, count
    return several


def listed(numbers: Sequence[int]) -> Message:
    """`1, 3 or 5`."""
    *before, last = map(str, numbers)
    return msg("{numbers} or {last}", numbers=", ".join(before), last=last) if before else msg("{last}", last=last)


# abilities

_ABILITIES: dict[str, Message | Callable[[int], Message]] = {
    "action": template("After this action you may also take the {action} action, at the strength of its slot."),
    "assertion": msg("You may take any base project that is not in this game into your hand."),
    "boost": template("After this action you may move {action} to slot 1 or to slot 5."),
    "clever": msg("After this action you may move any one of your action cards to slot 1."),
    "constriction": msg(
        "Players ahead of you in appeal get a constriction token, and so do players ahead of you in "
        "conservation, from slot 5 down. That card acts with 2 less strength."
    ),
    "determination": msg("After this action you may take one more action, with another action card."),
    "digging": lambda n: nmsg(
        "If you like, discard a card from the display and refill it, or swap a card in hand for one from the deck.",
        "Up to {n} times: discard a card from the display and refill it, or swap a card in hand for one from the deck.",
        n=n,
    ),
    "dominance": lambda _: msg(
        "You may take the base project {project} into your hand if it is not in this game.", project=CARD["primates"],
    ),
    "flock_animal": lambda n: msg(
        "It may join a herbivore in an occupied enclosure of size {size} or more instead of taking one of its own.",
        size=n,
    ),
    "full_throated": msg("Hire an association worker."),
    "hunter": lambda n: nmsg(
        "Turn up the top card of the deck: take it if it is an animal, else discard it.",
        "Turn up the top {n} cards of the deck: take an animal among them, discard the rest.", n=n,
    ),
    "hypnosis": lambda n: msg(
        "After this action you may act with a card in slots 1 to {last} of the player with the most appeal.", last=n,
    ),
    "iconic_animal": template("1 appeal for each {icon} icon in all zoos, at most 8."),
    "inventive": lambda n: nmsg("Gain {n} X-token.", "Gain {n} X-tokens.", n=n),
    "inventive_bear": lambda _: msg("1 X-token for each {icon} icon in all zoos, at most 3.", icon=Icon.BEAR),
    "inventive_primate": lambda _: msg(
        "1, 2 or 3 X-tokens with at least 1, 3 or 5 {icon} icons in your zoo.", icon=Icon.PRIMATE,
    ),
    "jumping": lambda n: nmsg(
        "Advance the break token {n} step and gain {n} money.", "Advance the break token {n} steps and gain {n} money.",
        n=n,
    ),
    "multiplier": template("Put a multiplier token on {action}: you may perform its next action once more."),
    "pack": lambda _: msg("1 appeal for each {icon} icon in your zoo.", icon=Icon.PREDATOR),
    "peacocking": msg("You may place the Large Bird Aviary for free, even without Build II."),
    "perception": lambda n: nmsg(
        "Draw {n} card from the deck, keep {kept}, discard the rest.",
        "Draw {n} cards from the deck, keep {kept}, discard the rest.", n=n, kept=n // 2,
    ),
    "petting_zoo_animal": lambda _: msg("3 appeal for each {icon} icon in your zoo.", icon=Icon.PETTING_ZOO),
    "pilfering": lambda n: nmsg(
        "The other player with the most appeal gives you 5 money or a random card.",
        "The others with the most appeal and with the most conservation each give you 5 money or a random card.", n=n,
    ),
    "posturing": lambda n: nmsg(
        "You may place a kiosk or a pavilion for free.", "You may place up to {n} kiosks or pavilions for free.", n=n,
    ),
    "pouch": lambda n: nmsg(
        "You may put a card from your hand under this card, for 2 appeal.",
        "You may put up to {n} cards from your hand under this card, for 2 appeal each.", n=n,
    ),
    "resistance": msg("Draw 2 final scoring cards and keep one of them as an additional one."),
    "scavenging": lambda n: nmsg(
        "Take a random card from the discard pile into your hand.",
        "Draw {n} random cards from the discard pile, keep one, discard the rest.", n=n,
    ),
    "snapping": lambda n: nmsg(
        "You may take any card of the display into your hand.",
        "{n} times you may take any card of the display into your hand.", n=n,
    ),
    "sponsor_magnet": msg("Take all sponsors of the display into your hand."),
    "sprint": lambda n: nmsg("Draw {n} card from the deck.", "Draw {n} cards from the deck.", n=n),
    "sunbathing": lambda n: nmsg(
        "You may sell a card from your hand for 4 money.",
        "You may sell up to {n} cards from your hand for 4 money each.", n=n,
    ),
    "venom": lambda n: nmsg(
        "Players with more appeal than you get venom on the card in slot 1: 2 money for each turn in which "
        "they do not use it.",
        "Players with more appeal than you get venom on the cards in slots 1 to {n}: 2 money for each turn in "
        "which they use none.", n=n,
    ),
}  # fmt: skip
"""What each keyword does [AN-15], with the number of the ability, or filled with its action or icon."""
_HUNTER_BY_ICONS = template(
    "Turn up a card from the deck for each {icon} icon in your zoo: take an animal among them, discard the rest."
)


def ability_text(ability: Ability) -> Message:
    """What the ability does, with its own number, action or icon [AN-15.1]."""
    if ability.keyword == "hunter" and ability.icon is not None:
        return filled(_HUNTER_BY_ICONS, ability)
    text = _ABILITIES[ability.keyword]
    return text(ability.amount) if callable(text) else filled(text, ability)


def ability_rule(ability: Ability) -> str:
    """The paragraph that says so."""
    return "AN-G." + ability.keyword.replace("_", "").upper()
