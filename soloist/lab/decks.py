"""AutoMammoth's deck, varied: a card more or less, or another action on one, at one level [MAM-8]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from soloist.engine.dice import Stream
from soloist.games.zooloretto.automa.deck import DECK, NUMBERS, Entry, MammothCard, MammothDeck, Op, read_deck

FEWEST, MOST = 4, 14  # cards of one level
MOST_ENTRIES = 3  # on one card
ALL_ENTRIES = tuple(
    Entry(op, count, leftmost) for op in (Op.DRAW, Op.TAKE) for count in NUMBERS[op.value] for leftmost in (True, False)
)


@dataclass(frozen=True)
class MammothDecks:
    """Varies the cards of the level that a seat adds to those below it, `mammoth:II` those of level II."""

    def start(self) -> str:
        """The deck as we reconstruct it."""
        return written(DECK)

    def varied(self, text: str, seat: str, chance: Stream) -> str:
        return written(changed(read_deck(text), seat.partition(":")[2], chance))

    def headed(self, text: str, lines: Sequence[str]) -> str:
        return "".join(f"# {line}\n" for line in lines) + "\n" + text


def changed(deck: MammothDeck, level: str, chance: Stream) -> MammothDeck:
    """With one change at this level; a change that leaves level I unable to act somewhere is not made [MAM-8.5]."""
    own = [card for card in deck.cards if card.level == level]
    card = chance.pick(own)
    match chance.below(4):
        case 0 if len(own) > FEWEST:
            cards = tuple(each for each in deck.cards if each is not card)
        case 1 if len(own) < MOST:
            number = max(int(each.code.partition("-")[2]) for each in own) + 1
            new = MammothCard(f"{level}-{number:02}", level, (chance.pick(ALL_ENTRIES),), len(deck.cards))
            cards = (*deck.cards, new)
        case _:
            other = replace(card, entries=other_entries(card.entries, chance))
            cards = tuple(other if each is card else each for each in deck.cards)
    found = MammothDeck(cards)
    return found if not found.lacks or deck.lacks else deck


def other_entries(entries: tuple[Entry, ...], chance: Stream) -> tuple[Entry, ...]:
    """One action more, less, or another one; shuffling stays the last."""
    last = tuple(entry for entry in entries if entry.op is Op.SHUFFLE)
    acting = [entry for entry in entries if entry.op is not Op.SHUFFLE]
    new = Entry(Op.PURCHASE) if chance.below(5) == 0 else chance.pick(ALL_ENTRIES)
    place = chance.below(len(acting) + 1)
    if place < len(acting) and len(acting) > 1 and chance.below(3) == 0:
        del acting[place]
    elif place < len(acting):
        acting[place] = new
    elif len(acting) < MOST_ENTRIES:
        acting.append(new)
    return (*acting, *last)


def written(deck: MammothDeck) -> str:
    """As the option `mammoth_deck` takes it, level by level."""
    cards = sorted(deck.cards, key=lambda card: (card.level, card.code))
    return "".join(f"{card.code}: {', '.join(entry.code for entry in card.entries)}\n" for card in cards)
