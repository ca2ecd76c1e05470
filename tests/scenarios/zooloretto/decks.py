"""Decks for scenarios, which need not be able to act in every position."""

from __future__ import annotations

from soloist.games.zooloretto.automa.deck import DECK, MammothCard, MammothDeck, read_deck

SHIPPED = [f"{card.code}: {', '.join(entry.code for entry in card.entries)}" for card in DECK.cards]
"""Our deck, a card a line."""


def deck(*lines: str) -> MammothDeck:
    """A deck of just these cards."""
    cards: list[MammothCard] = []
    for order, line in enumerate(lines):
        name, _, entries = line.partition(": ")
        checked = read_deck("\n".join([*SHIPPED, f"I-new: {entries}"]))
        cards.append(MammothCard(name, name.partition("-")[0], checked.cards[-1].entries, order))
    return MammothDeck(tuple(cards))
