"""What each ability keyword does, in a sentence [AN-15]."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.cards import CARD, Ability, Action, Icon

_TEXTS: dict[str, Callable[[Ability], Message]] = {
    "action": lambda ability: msg(
        "After this action you may also take the {action} action, at the strength of its slot.", action=_action(ability)
    ),
    "assertion": lambda _: msg("You may take any base project that is not in this game into your hand."),
    "boost": lambda ability: msg(
        "After this action you may move {action} to slot 1 or to slot 5.", action=_action(ability)
    ),
    "clever": lambda _: msg("After this action you may move any one of your action cards to slot 1."),
    "constriction": lambda _: msg(
        "For appeal and for conservation: all who are ahead of you get a constriction token, from slot 5 down. "
        "That card acts with 2 less strength."
    ),
    "determination": lambda _: msg("After this action you may take one more action, with another action card."),
    "digging": lambda ability: nmsg(
        "If you like, discard a card of the display and refill it, or swap a card from hand for one from the deck.",
        "Up to {n} times: discard a card of the display and refill it, or swap a card from hand for one from the deck.",
        n=ability.amount,
    ),
    "dominance": lambda _: msg(
        "You may take the base project {project} into your hand if it is not in this game.", project=CARD["primates"]
    ),
    "flock_animal": lambda ability: msg(
        "It may join a herbivore in an occupied enclosure of size {size} or more instead of taking one of its own.",
        size=ability.amount,
    ),
    "full_throated": lambda _: msg("Hire an association worker."),
    "hunter": lambda ability: _hunter(ability),
    "hypnosis": lambda ability: msg(
        "After this action you may act with a card in slots 1 to {last} of the player with the most appeal.",
        last=ability.amount,
    ),
    "iconic_animal": lambda ability: msg("1 appeal for each {icon} icon in all zoos, at most 8.", icon=_icon(ability)),
    "inventive": lambda ability: nmsg("Gain {n} X-token.", "Gain {n} X-tokens.", n=ability.amount),
    "inventive_bear": lambda _: msg("1 X-token for each {icon} icon in all zoos, at most 3.", icon=Icon.BEAR),
    "inventive_primate": lambda _: msg(
        "1, 2 or 3 X-tokens with at least 1, 3 or 5 {icon} icons in your zoo.", icon=Icon.PRIMATE
    ),
    "jumping": lambda ability: nmsg(
        "Move the break token {n} step and gain {n} money.",
        "Move the break token {n} steps and gain {n} money.",
        n=ability.amount,
    ),
    "multiplier": lambda ability: msg(
        "Put a multiplier token on {action}: you may perform its next action once more.", action=_action(ability)
    ),
    "pack": lambda _: msg("1 appeal for each {icon} icon in your zoo.", icon=Icon.PREDATOR),
    "peacocking": lambda _: msg("You may place the Large Bird Aviary for free, even without Build II."),
    "perception": lambda ability: nmsg(
        "Draw {n} card from the deck, keep {kept}, discard the rest.",
        "Draw {n} cards from the deck, keep {kept}, discard the rest.",
        n=ability.amount,
        kept=ability.amount // 2,
    ),
    "petting_zoo_animal": lambda _: msg("3 appeal for each {icon} icon in your zoo.", icon=Icon.PETTING_ZOO),
    "pilfering": lambda ability: nmsg(
        "The other player with the most appeal gives you 5 money or a random card.",
        "The others with the most appeal and with the most conservation each give you 5 money or a random card.",
        n=ability.amount,
    ),
    "posturing": lambda ability: nmsg(
        "You may place a kiosk or a pavilion for free.",
        "You may place up to {n} kiosks or pavilions for free.",
        n=ability.amount,
    ),
    "pouch": lambda ability: nmsg(
        "You may put a card from your hand under this card, for 2 appeal.",
        "You may put up to {n} cards from your hand under this card, for 2 appeal each.",
        n=ability.amount,
    ),
    "resistance": lambda _: msg("Draw 2 final scoring cards and keep one of them as an additional one."),
    "scavenging": lambda ability: nmsg(
        "Take a random card of the discard pile into your hand.",
        "Draw {n} random cards of the discard pile, keep one, discard the rest.",
        n=ability.amount,
    ),
    "snapping": lambda ability: nmsg(
        "You may take any card of the display into your hand.",
        "{n} times you may take any card of the display into your hand.",
        n=ability.amount,
    ),
    "sponsor_magnet": lambda _: msg("Take all sponsors of the display into your hand."),
    "sprint": lambda ability: nmsg("Draw {n} card from the deck.", "Draw {n} cards from the deck.", n=ability.amount),
    "sunbathing": lambda ability: nmsg(
        "You may sell a card from your hand for 4 money.",
        "You may sell up to {n} cards from your hand for 4 money each.",
        n=ability.amount,
    ),
    "venom": lambda ability: nmsg(
        "All with more appeal get venom on the card in slot 1: 2 money for each turn in which they do not use it.",
        "All with more appeal get venom on the cards in slots 1 to {n}: 2 money for each turn in which they use none.",
        n=ability.amount,
    ),
}


def ability_text(ability: Ability) -> Message:
    """What the ability does, with its own number, action or icon [AN-15.1]."""
    return _TEXTS[ability.keyword](ability)


def ability_rule(ability: Ability) -> str:
    """The paragraph that says so."""
    return "AN-G." + ability.keyword.replace("_", "").upper()


def _hunter(ability: Ability) -> Message:
    if ability.icon is not None:
        return msg(
            "Turn up a card of the deck for each {icon} icon in your zoo: take an animal among them, discard the rest.",
            icon=ability.icon,
        )
    return nmsg(
        "Turn up the top card of the deck: take it if it is an animal, else discard it.",
        "Turn up the top {n} cards of the deck: take an animal among them, discard the rest.",
        n=ability.amount,
    )


def _action(ability: Ability) -> Action:
    assert ability.action is not None, ability
    return ability.action


def _icon(ability: Ability) -> Icon:
    assert ability.icon is not None, ability
    return ability.icon
