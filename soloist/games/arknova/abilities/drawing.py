"""Abilities that draw, search, swap and sell cards [AN-15]."""

from __future__ import annotations

from soloist.engine.flow import DONE, Done, Flow, choose, choose_exactly, draw, pick_several_at_random
from soloist.engine.notation import Word
from soloist.games.arknova import draws, events, questions
from soloist.games.arknova.answers import FROM_HAND
from soloist.games.arknova.cards import Ability, Animal, Card, FinalScoring, Project, Sponsor, in_order
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.gains import drop_finals, gain_appeal, sell
from soloist.games.arknova.turn_context import Turn, may_choose

SUN_MONEY = 4
POUCH_APPEAL = 2
RESISTANCE_CARDS = 2


@ability("sprint")
def sprint(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Draw X cards [AN-G.SPRINT]."""
    yield from draws.draw_cards(turn, ability.amount, ability, why="AN-G.SPRINT")


@ability("hunter")
def hunter(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Turn up X cards, take one animal among them, draws.discard the others [AN-G.HUNTER, AN-S.252]."""
    table = turn.table
    cards = ability.amount if ability.icon is None else turn.zoo.icons[ability.icon]
    shown = yield from draws.take_from_deck(table, cards, why="AN-G.HUNTER", seen_by=None)
    yield events.HunterTurnsUp(turn.seat, tuple(shown))
    animals: list[Card] = [card for card in shown if isinstance(card, Animal)]
    table.discard += [card for card in shown if not isinstance(card, Animal)]
    kept = yield from draws.keep_some(turn, animals, 1, why="AN-G.HUNTER", seen_by=None)
    if kept:
        yield events.Got(turn.seat, events.Gift.TAKEN_TO_HAND, ability, kept[0])


@ability("perception")
def perception(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Draw X cards, keep half of them [AN-G.PERCEPTION]."""
    seat = turn.seat
    drawn = yield from draws.take_from_deck(turn.table, ability.amount, why="AN-G.PERCEPTION", seen_by=(seat,))
    kept = yield from draws.keep_some(turn, drawn, ability.amount // 2, why="AN-G.PERCEPTION", seen_by=(seat,))
    yield events.Perceived(seat, len(kept), len(drawn), tuple(kept))


@ability("scavenging")
def scavenging(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Draw X cards of the shuffled draws.discard pile, keep one, draws.discard the others [AN-G.SCAVENGING]."""
    table, seat = turn.table, turn.seat
    number = min(ability.amount, len(table.discard))
    if not number:
        return
    pile = sorted(table.discard, key=in_order)
    drawn = yield from pick_several_at_random(
        number, lambda: pile, ask=questions.CARDS_FROM_DECK, why="AN-G.SCAVENGING", seen_by=(seat,)
    )
    for card in drawn:
        table.discard.remove(card)
    yield from draws.keep_some(turn, drawn, 1, why="AN-G.SCAVENGING", seen_by=(seat,))
    yield events.Got(seat, events.Gift.TAKEN_UNSEEN, ability)


@ability("digging")
def digging(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Up to X times: replace a display card at once, or exchange a hand card for one of the deck [AN-G.DIGGING]."""
    for _ in range(ability.amount):
        if (yield from dig(turn, ability)) is None:
            break


def dig(turn: Turn, cause: Cause) -> Flow[Card | None]:
    """One exchange; gives back the card that was discarded."""
    table, zoo = turn.table, turn.zoo
    options: list[Card | Word | Done] = [card for card in table.display if card is not None]
    if zoo.hand:
        options.append(FROM_HAND)
    if not options:
        return None
    options.append(DONE)
    card = yield from choose(turn.seat, lambda: options, ask=questions.WHICH_DUG, why="AN-G.DIGGING", passing=DONE)
    if isinstance(card, Done):
        return None
    if isinstance(card, Word):
        return (yield from dig_hand(turn, cause))
    table.take_from_display(card)
    table.discard.append(card)
    yield events.Did(turn.seat, events.Deed.DUG_AWAY, card)
    yield from draws.refill_display(table)
    return card


def dig_hand(turn: Turn, cause: Cause) -> Flow[Card]:
    """A card from hand is exchanged for one of the deck."""
    zoo, seat = turn.zoo, turn.seat
    card: Card = yield from choose(
        seat, lambda: zoo.hand[:], ask=questions.WHICH_DUG_FROM_HAND, why="AN-G.DIGGING", seen_by=(seat,)
    )
    draws.discard(turn.table, zoo, (card,))
    yield from draws.draw_cards(turn, 1, cause, why="AN-G.DIGGING")
    return card


@ability("snapping")
def snapping(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """X times any card of the display; between them it may be refilled [AN-G.SNAPPING]."""
    for number in range(ability.amount):
        if not (yield from draws.snap(turn, ability, why="AN-G.SNAPPING", refill=number > 0)):
            break


@ability("sponsor_magnet")
def sponsor_magnet(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Every sponsor of the display [AN-G.SPONSORMAGNET]."""
    table = turn.table
    taken = tuple(card for card in table.display if isinstance(card, Sponsor))
    for card in taken:
        table.take_from_display(card)
    draws.add_to_hand(turn.zoo, taken)
    if taken:
        yield events.TakenFromDisplay(turn.seat, taken, ability)


@ability("pouch")
def pouch(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Up to X cards from hand under this card, 2 appeal each [AN-G.POUCH, AN-S.212, AN-M.7]."""
    zoo = turn.zoo
    cards = yield from draws.choose_from_hand(
        turn, ability.amount, ask=questions.WHICH_POUCHED, why="AN-G.POUCH", about=source
    )
    for card in cards:
        zoo.hand.remove(card)
        zoo.pouches = (*zoo.pouches, (source, card))
    if cards:
        yield events.Pouched(turn.seat, len(cards), tuple(cards), ability)
        yield from gain_appeal(turn, POUCH_APPEAL * len(cards), ability)


@ability("sunbathing")
def sunbathing(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Sell up to X cards from hand for 4 money each [AN-G.SUNBATHING]."""
    cards = yield from draws.choose_from_hand(
        turn, ability.amount, ask=questions.WHICH_SUNBATHING, why="AN-G.SUNBATHING", about=source
    )
    draws.discard(turn.table, turn.zoo, cards)
    if cards:
        yield from sell(turn, SUN_MONEY * len(cards), ability, tuple(cards))


@ability("assertion")
def assertion(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Any base project that is not in this game [AN-G.ASSERTION]."""
    yield from fetch_base(turn, list(turn.table.spare_bases.rest), ability, why="AN-G.ASSERTION")


@ability("dominance")
def dominance(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The base project Primates, if it is not in this game [AN-G.DOMINANCE]."""
    spare = [project for project in turn.table.spare_bases.rest if project.code == "primates"]
    yield from fetch_base(turn, spare, ability, why="AN-G.DOMINANCE")


def fetch_base(turn: Turn, projects: list[Project], cause: Cause, *, why: str) -> Flow[None]:
    card = yield from may_choose(turn, projects, ask=questions.WHICH_BASE_PROJECT, why=why)
    if card is not None:
        turn.table.take_base(card)
        draws.add_to_hand(turn.zoo, (card,))
        yield events.Got(turn.seat, events.Gift.TAKEN_TO_HAND, cause, card)


@ability("resistance")
def resistance(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Draw 2 final scoring cards, keep one, the other goes under the pile [AN-G.RESISTANCE]."""
    table, zoo, seat = turn.table, turn.zoo, turn.seat
    table.finals = table.finals.copy()
    drawn: list[FinalScoring] = yield from draw(
        table.finals, RESISTANCE_CARDS, ask=questions.FINAL_CARDS_DRAWN, why="AN-G.RESISTANCE", seen_by=(seat,)
    )
    if not drawn:
        return
    kept = ordered = sorted(drawn, key=in_order)
    if len(ordered) > 1:
        ask, about = questions.WHICH_FINAL_KEPT, tuple(ordered)
        kept = yield from choose_exactly(1, seat, ordered, ask=ask, why="AN-G.RESISTANCE", seen_by=(seat,), about=about)
    zoo.finals = (*zoo.finals, *ordered)
    drop_finals(table, zoo, [card for card in ordered if card not in kept])
    yield events.Got(seat, events.Gift.FINAL_CARD_KEPT, ability)
