"""Cards: drawing, taking from the display, discarding, searching the deck, refilling [AN-2.9 to AN-2.16]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from soloist.engine.events import Eyes
from soloist.engine.flow import (
    Ask,
    Flow,
    Refusal,
    choose,
    choose_exactly,
    choose_up_to,
    draw,
    draw_one,
    pick_at_random,
    these,
)
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import questions
from soloist.games.arknova.answers import DECK, DECLINE, REFILL
from soloist.games.arknova.cards import CARD, Card, Resource, in_order
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.effects import gives
from soloist.games.arknova.events import CardsDrawn, Discarded, DisplayRefilled, FoundInDeck, TakenFromDisplay
from soloist.games.arknova.state import ArkNovaTable, Zoo
from soloist.games.arknova.turn_context import Turn


def add_to_hand(zoo: Zoo, cards: Iterable[Card]) -> None:
    zoo.hand += cards
    zoo.hand.sort(key=in_order)


def take_from_deck(table: ArkNovaTable, count: int, *, why: str, seen_by: Eyes) -> Flow[list[Card]]:
    """What is left of the deck, then from the shuffled discard pile, as far as there are cards [AN-2.13]."""
    drawn: list[Card] = yield from draw(table.deck, count, ask=questions.CARDS_FROM_DECK, why=why, seen_by=seen_by)
    if len(drawn) < count and table.discard and table.setup.settings.deck_refill == "shuffle":
        table.deck.shuffle_in(table.discard)
        table.discard = []
        more: list[Card] = yield from draw(
            table.deck, count - len(drawn), ask=questions.CARDS_FROM_DECK, why=why, seen_by=seen_by
        )
        drawn += more
    return drawn


def can_draw(table: ArkNovaTable) -> bool:
    return bool(len(table.deck) or (table.discard and table.setup.settings.deck_refill == "shuffle"))


def draw_cards(turn: Turn, count: int, cause: Cause, *, why: str) -> Flow[list[Card]]:
    """From the deck into the hand, seen by nobody else."""
    seat = turn.seat
    drawn = yield from take_from_deck(turn.table, count, why=why, seen_by=(seat,))
    add_to_hand(turn.zoo, drawn)
    if turn.is_logged:
        yield CardsDrawn(seat, len(drawn), cause, tuple(drawn))
    return drawn


@gives(Resource.CARD)
def take_cards(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """Each from the deck or from the display in range, seen before the next is chosen [AN-4.4, AN-13.22]."""
    for _ in range(count):
        yield from take_card(turn, cause, may=False)


def take_card(turn: Turn, cause: Cause, *, may: bool, why: str = "AN-13.22") -> Flow[None]:
    """One card from the deck or from the display in range."""
    table, zoo = turn.table, turn.zoo
    options: list[Card | Word] = list(table.in_range(zoo))
    if can_draw(table):
        options.append(DECK)
    if not options:
        return
    if may:
        options.append(DECLINE)
    chosen = yield from choose(
        turn.seat, lambda: options, ask=questions.DECK_OR_DISPLAY, why=why, refuse=partial(why_out_of_range, table, zoo)
    )
    if chosen is DECK:
        yield from draw_cards(turn, 1, cause, why=why)
    elif not isinstance(chosen, Word):
        yield from take_from_display(turn, chosen, cause)


def why_out_of_range(table: ArkNovaTable, zoo: Zoo, code: str) -> Refusal | None:
    """Why a display card cannot be taken [AN-9.4]."""
    card = CARD.get(code)
    if card is None or card not in table.display:
        return None
    folder = table.folder_of(card)
    return Refusal("AN-9.4", msg("folder {folder} is out of your range of {range}", folder=folder, range=zoo.range))


def take_from_display(turn: Turn, card: Card, cause: Cause) -> Flow[None]:
    """The folder stays empty until the display is refilled [AN-2.9]."""
    turn.table.take_from_display(card)
    add_to_hand(turn.zoo, (card,))
    if turn.is_logged:
        yield TakenFromDisplay(turn.seat, (card,), cause)


def snap(turn: Turn, cause: Cause, *, why: str, may: bool = True, refill: bool = False) -> Flow[bool]:
    """Take any card of the display; False if none was taken [AN-G.SNAPPING, AN-4.3]."""
    table = turn.table
    while True:
        options: list[Card | Word] = [card for card in table.display if card is not None]
        has_gap = refill and len(options) < len(table.display) and can_draw(table)
        if not options and not has_gap:
            return False
        if has_gap:
            options.append(REFILL)
        if may:
            options.append(DECLINE)
        chosen = yield from choose(turn.seat, these(options), ask=questions.WHICH_SNAPPED, why=why)
        if chosen is REFILL:
            yield from refill_display(table)
        elif isinstance(chosen, Word):
            return False
        else:
            yield from take_from_display(turn, chosen, cause)
            return True


def refill_display(table: ArkNovaTable) -> Flow[None]:
    """The cards slide to the lower folders, the gaps are filled from the deck [AN-2.9]."""
    display = table.display
    if None not in display:
        return
    lying: list[Card | None] = [card for card in display if card is not None]
    new = yield from take_from_deck(table, len(display) - len(lying), why="AN-2.9", seen_by=None)
    lying += new
    table.display = lying + [None] * (len(display) - len(lying))
    if new and table.setup.is_logged:
        yield DisplayRefilled(tuple(new))


# discarding


def discard(table: ArkNovaTable, zoo: Zoo, cards: Iterable[Card]) -> None:
    """From hand onto the discard pile."""
    for card in cards:
        zoo.hand.remove(card)
        table.discard.append(card)


def discard_from_hand(turn: Turn, count: int, cause: Cause, *, why: str) -> Flow[None]:
    """So many cards of one's own choice, as far as the hand goes [AN-4.2, AN-4.7]."""
    cards = yield from choose_discards(turn.seat, turn.zoo, count, why=why)
    discard(turn.table, turn.zoo, cards)
    if cards and turn.is_logged:
        yield Discarded(turn.seat, len(cards), tuple(cards), cause)


def choose_discards(
    seat: Seat, zoo: Zoo, count: int, *, why: str, ask: Ask = questions.WHICH_DISCARDED
) -> Flow[list[Card]]:
    if count >= len(zoo.hand):
        return list(zoo.hand)
    return (yield from choose_exactly(count, seat, zoo.hand, ask=ask, why=why, seen_by=(seat,)))


def choose_from_hand(turn: Turn, most: int, *, ask: Ask, why: str, about: object = None) -> Flow[list[Card]]:
    """Up to so many cards of the hand, seen by nobody else."""
    if not turn.zoo.hand:
        return []
    seat = turn.seat
    return (yield from choose_up_to(most, seat, turn.zoo.hand, ask=ask, why=why, seen_by=(seat,), about=about))


def keep_some(turn: Turn, drawn: Sequence[Card], count: int, *, why: str, seen_by: Eyes) -> Flow[list[Card]]:
    """Of drawn cards so many go to the hand, the others onto the discard pile."""
    ordered = sorted(drawn, key=in_order)
    kept = ordered
    if count < len(ordered):
        kept = yield from choose_exactly(
            count, turn.seat, ordered, ask=questions.WHICH_KEPT, why=why, seen_by=seen_by, about=tuple(ordered)
        )
    turn.table.discard += [card for card in ordered if card not in kept]
    add_to_hand(turn.zoo, kept)
    return kept


# searching


def search_deck(turn: Turn, fits: Callable[[Card], bool], cause: Cause, *, why: str, skipped: str) -> Flow[Card | None]:
    """The first card of a kind, into the hand; the others keep their places, or go where it is printed [AN-2.16]."""
    table = turn.table
    if table.setup.settings.search_skipped == "printed":
        found = yield from _turn_over(table, fits, why, skipped)
    else:
        found = yield from _first(table, fits, why)
    if found is not None:
        add_to_hand(turn.zoo, (found,))
    yield FoundInDeck(turn.seat, found, cause)
    return found


def _first(table: ArkNovaTable, fits: Callable[[Card], bool], why: str) -> Flow[Card | None]:
    """Without an order the first of them is any of them, each as likely; known cards at the bottom come last."""
    deck = table.deck
    known = [card for card in reversed(deck.top) if fits(card)]
    if known:
        deck.top.remove(known[0])
        return known[0]
    candidates = [card for card in deck.rest if fits(card)]
    if candidates:
        found: Card = yield from pick_at_random(lambda: candidates, ask=questions.FIRST_SUCH_CARD, why=why)
        deck.remove(found)
        return found
    lowest_last = [card for card in reversed(deck.bottom) if fits(card)]
    if lowest_last:
        deck.bottom.remove(lowest_last[0])
        return lowest_last[0]
    return None


def _turn_over(table: ArkNovaTable, fits: Callable[[Card], bool], why: str, skipped: str) -> Flow[Card | None]:
    """Card by card, as printed: what is skipped is discarded, or goes under the deck [AN-Q5]."""
    passed: list[Card] = []
    found = None
    if any(fits(card) for card in table.deck.things()):
        while found is None:
            card = yield from draw_one(table.deck, ask=questions.FIRST_SUCH_CARD, why=why)
            if fits(card):
                found = card
            else:
                passed.append(card)
    if skipped == "discard":
        table.discard += passed
    else:
        for card in passed:
            table.deck.put_at_bottom(card)
    return found
