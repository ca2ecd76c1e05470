"""The names of Ark Nova's effects, as its players put them in order: `anaconda appeal`, `bonus money_5`, `upgrade`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from soloist.games.arknova import board
from soloist.games.arknova.buildings import KINDS
from soloist.games.arknova.cards import ANIMALS, CONTINENTS, SPONSORS, Animal, Effect, Gain, Resource, Sponsor
from soloist.games.arknova.effect_facts import Covering, Shared, Trigger
from soloist.games.arknova.effects import effect_name
from soloist.games.arknova.maps import MAPS, Reward, rewards_of
from soloist.games.arknova.markers import BONUSES
from soloist.games.arknova.rewards import effects_of

MOST_AT_ONCE = 15
"""Of two gains of the same name the amount is named too; no single gain of the facts is larger."""
PRINTED = (Resource.APPEAL, Resource.REPUTATION, Resource.CONSERVATION)
ALONE = ("archaeologist", "explorer", "final scoring cards", "hollywood", "move in", "release")
"""What is one of a kind, under the names that the rules give it."""
INCOME = ("appeal", "kiosks", "restaurant", "caves")


def names() -> Iterator[str]:
    """Every name that may be offered where effects of one moment are put in order, or one of them is chosen."""
    yield from ALONE
    yield from (f"income {name}" for name in INCOME)
    yield from (f"conservation {space}" for space in board.CONSERVATION_REWARDS)
    yield from (f"conservation {space}" for space in board.TILE_SPACES)
    yield from (f"tile {tile.code}" for tile in board.BONUS_TILES)
    yield from (f"marker {continent.code}" for continent in CONTINENTS)
    yield from (f"bonus {reward.code}" for reward in rewards())
    yield from (kind.code for kind in KINDS)
    yield from (what.value for what in Resource)
    yield from (f"{what.value} {amount}" for what in Resource for amount in range(1, MOST_AT_ONCE + 1))
    yield from (effect_name(effect) for effect in BONUSES)
    yield from (effect_name(effect) for reward in rewards() for effect in effects_of(reward))
    cards: tuple[Animal | Sponsor, ...] = (*ANIMALS, *SPONSORS)
    for card in cards:
        yield from (effect_name(effect) for effect in of_card(card))  # what waits until the action is finished
        yield from _named(card)


def _named(card: Animal | Sponsor) -> Iterator[str]:
    yield from (f"{card.code} {what.value}" for what in PRINTED)
    yield from (f"{card.code} {effect_name(effect)}" for effect in of_card(card))
    if isinstance(card, Sponsor):
        yield f"{card.code} elsewhere"
        for what in dict.fromkeys(effect.what for effect in of_card(card) if isinstance(effect, Gain)):
            yield from (f"{card.code} {what.value} {amount}" for amount in range(1, MOST_AT_ONCE + 1))


def of_card(card: Animal | Sponsor) -> Iterator[Effect]:
    """All effects of a card, also those inside of others."""
    if isinstance(card, Animal):
        yield from card.abilities
        yield from card.solo
        return
    yield from _with_inner((*card.on_play, *card.triggers, *card.ongoing, *card.income))


def _with_inner(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        match effect:
            case Trigger(effect=inner) | Shared(gain=inner) | Covering(gain=inner):
                yield from _with_inner((inner,))


def rewards() -> Iterator[Reward]:
    """All that the maps give that can be played."""
    for ground in MAPS.values():
        if ground.refused is None:
            yield from rewards_of(ground)
