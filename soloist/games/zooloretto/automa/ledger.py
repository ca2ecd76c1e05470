"""What AutoMammoth owns: coins, stacks, cards [MAM-1.2 to MAM-1.5]. The same at both tables."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import START_COINS, Difficulty, MammothCard
from soloist.games.zooloretto.tiles import Species, Tile

BARN_SIZE = 2  # a stack of one or two tiles is in the barn, a larger one is safe [MAM-1.5]


class Key:
    """What a stack collects: one species, or all stalls together [MAM-1.4]."""

    __slots__ = ("code", "number", "species")

    def __init__(self, number: int, species: Species | None) -> None:
        self.number = number
        self.species = species
        self.code = "stall" if species is None else species.code

    def say(self) -> Message:
        return msg("Stall") if self.species is None else self.species.say()

    def __repr__(self) -> str:
        return self.code


KEYS = (*(Key(int(species), species) for species in Species), Key(len(Species), None))
STALLS = KEYS[-1]


def key_of(tile: Tile) -> Key:
    return STALLS if tile.species is None else KEYS[tile.species]


def card_order(card: MammothCard) -> int:
    return card.order


class Ledger(Plain):
    """One AutoMammoth's books."""

    __slots__ = ("cards", "coins", "difficulty", "discard", "size", "stacks", "turns_in_round")

    def __init__(self, cards: Sequence[MammothCard], difficulty: Difficulty, like: Ledger | None = None) -> None:
        if like is None:
            self._begin(cards, difficulty)
        else:
            self._take_over(like)

    def _begin(self, cards: Sequence[MammothCard], difficulty: Difficulty) -> None:
        self.difficulty = difficulty
        self.coins = START_COINS
        self.stacks: list[list[Tile]] = [[] for _ in KEYS]
        self.cards: Pile[MammothCard] = Pile(cards, card_order)
        self.discard: list[MammothCard] = []
        self.size = len(self.cards)
        self.turns_in_round = 0

    def copy(self) -> Ledger:
        return Ledger((), self.difficulty, self)

    def _take_over(self, like: Ledger) -> None:
        self.difficulty = like.difficulty
        self.coins = like.coins
        self.stacks = [stack[:] for stack in like.stacks]
        self.cards = like.cards.copy()
        self.discard = like.discard[:]
        self.size = like.size
        self.turns_in_round = like.turns_in_round

    def stack(self, key: Key) -> list[Tile]:
        return self.stacks[key.number]

    def add(self, tile: Tile) -> None:
        self.stack(key_of(tile)).append(tile)

    def in_barn(self) -> list[Key]:
        """Stacks of one or two tiles, which others may buy from [MAM-1.5, MAM-6.8]."""
        return [key for key in KEYS if 1 <= len(self.stack(key)) <= BARN_SIZE]

    def owned(self) -> list[Key]:
        return [key for key in KEYS if self.stack(key)]
