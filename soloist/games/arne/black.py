"""Black cards: anyone, any time [ARNE-5, ARNE-6]; and X3, which is laid on items like Crash and Lock [ARNE-4.2].

Each guard stands above the flow it guards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from soloist.engine.flow import Ask, Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arne import questions
from soloist.games.arne.answers import ROWS, Loot, Row, Spot, TopCard
from soloist.games.arne.cards import CARD, CHAMELEON, Card, Colour, Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.items import Item, item_of
from soloist.games.arne.state import ArneTable, Stage

Guard = Callable[[ArneTable, Seat, Card], Refusal | None]
Play = Callable[[ArneTable, Seat, Card], Flow[None]]

# where things may go


def spots(table: ArneTable, fits: Callable[[Item], bool]) -> list[Spot]:
    """All items on the table that fit."""
    return [
        Spot(colour, place, item)
        for colour in table.open_rows()
        for place, item in enumerate(table.row(colour))
        if fits(item)
    ]


def refuse_spot(table: ArneTable, reason: Callable[[Item], Refusal | None]) -> Callable[[str], Refusal | None]:
    """Says of an item named by its code why nothing can be laid there."""

    def refuse(code: str) -> Refusal | None:
        named = next((spot for spot in spots(table, lambda _: True) if spot.code == code), None)
        return None if named is None else reason(named.item)

    return refuse


# -200

NO_ROW = Refusal("ARNE-6.2", msg("nobody plays that colour; it needs a Chameleon"))


def why_not_minus(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    assert card.colour is not None
    return NO_ROW if table.rows[card.colour] is None else None


def lay_minus(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """It becomes an item in the row of its colour [ARNE-6.1]."""
    table.hands[person].remove(card)
    assert card.colour is not None
    yield from place_item(table, person, card.colour, item_of(card))


def place_item(table: ArneTable, person: Seat, colour: Colour, item: Item) -> Flow[None]:
    """Put an item into a row and tell what it does to the total."""
    before = table.totals[colour]
    table.add_item(colour, item)
    if table.setup.is_told:
        yield Happening(What.PLACED, person, item.card, colour, before, table.totals[colour], item)


# Chameleon

NOTHING_TO_PAIR = Refusal("ARNE-6.3", msg("a Chameleon needs a value card or a −200 from your hand"))
OWN_COLOUR = Refusal("ARNE-6.3", msg("a Chameleon changes the colour: not into the row of the card's own colour"))
OWN_ROW_ONLY = Refusal("ARNE-Q8", msg("a value card under a Chameleon goes into your own row only"))


def pairable(table: ArneTable, person: Seat) -> list[Card]:
    """Cards in hand that a Chameleon can carry somewhere."""
    return [card for card in dict.fromkeys(table.hands[person]) if card.rowable and chameleon_rows(table, person, card)]


def why_not_row(table: ArneTable, person: Seat, card: Card, colour: Colour) -> Refusal | None:
    """Any row of a different colour than the card's own [ARNE-6.3]."""
    if colour is card.colour:
        return OWN_COLOUR
    settings = table.setup.settings
    if settings.chameleon_rows == "own" and not settings.minimum and card.is_value:
        return None if colour is table.colour_of(person) else OWN_ROW_ONLY  # [ARNE-Q8, the other reading]
    return None


def chameleon_rows(table: ArneTable, person: Seat, card: Card) -> list[Row]:
    return [ROWS[colour] for colour in table.open_rows() if why_not_row(table, person, card, colour) is None]


def why_not_chameleon(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    carriable = (held for held in table.hands[person] if held.rowable and chameleon_rows(table, person, held))
    return NOTHING_TO_PAIR if next(carriable, None) is None else None


def play_chameleon(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Together with a value card or -200 it becomes an item in a row of another colour [ARNE-6.3]."""
    ask, refuse = questions.WhichToCarry(), dict.fromkeys(CARD, NOTHING_TO_PAIR).get
    carried = yield from choose(
        person, lambda: pairable(table, person), ask=ask, why="ARNE-6.3", refuse=refuse, about=card
    )
    reasons = {colour.code: why_not_row(table, person, carried, colour) for colour in table.open_rows()}
    rows, into = partial(chameleon_rows, table, person, carried), questions.IntoWhichRow()
    row = yield from choose(person, rows, ask=into, why="ARNE-6.3", refuse=reasons.get, about=carried)
    hand = table.hands[person]
    hand.remove(card)
    hand.remove(carried)
    yield from place_item(table, person, row.colour, item_of(carried, chameleon=True))


# Thief

NO_LOOT = Refusal(
    "ARNE-6.5", msg("there is nothing to steal: no combo in another row, and the discard pile gives nothing")
)
EMPTY_DISCARD = Refusal("ARNE-6.5", msg("the discard pile is empty"))
THIEF_ON_TOP = Refusal("ARNE-6.5", msg("a Thief cannot take a Thief"))
ONE_SWAP = Refusal("ARNE-Q6", msg("you have already taken a Thief with a Thief this turn"))
NO_USE_AT_END = Refusal("ARNE-9.3", msg("in the final round a card from the discard pile would be of no use"))
OWN_COMBO = Refusal("ARNE-Q23", msg("it is in your own row"))


def why_not_top(table: ArneTable, person: Seat) -> Refusal | None:
    """Whether a Thief may take the top of the discard pile [ARNE-6.5]."""
    if table.stage is Stage.FINAL:
        return NO_USE_AT_END
    if not table.discard:
        return EMPTY_DISCARD
    if table.discard[-1].kind is Kind.THIEF:
        if not table.setup.settings.thief_takes_thief:
            return THIEF_ON_TOP
        if person in table.thief_swaps:
            return ONE_SWAP
    return None


def combos(table: ArneTable, person: Seat) -> list[Spot]:
    """Items under a Chameleon in other rows [ARNE-6.6]."""
    own = table.colour_of(person)
    return [spot for spot in spots(table, lambda item: item.chameleon) if spot.row is not own]


def loot(table: ArneTable, person: Seat) -> list[Loot]:
    top: list[Loot] = [] if why_not_top(table, person) else [TopCard(table.discard[-1])]
    return top + combos(table, person)


def why_not_thief(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    top = why_not_top(table, person)
    if top is None or combos(table, person):
        return None
    return top if top in (THIEF_ON_TOP, ONE_SWAP, NO_USE_AT_END) else NO_LOOT


def play_thief(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Take the top of the discard pile or a combo of another row; the Thief is discarded [ARNE-6.5, ARNE-6.6]."""

    def refuse(code: str) -> Refusal | None:
        if code == "top":
            return why_not_top(table, person)
        return refuse_spot(table, lambda item: item.no_theft or OWN_COMBO)(code)

    stolen = yield from choose(
        person, lambda: loot(table, person), ask=questions.WhatToSteal(), why="ARNE-6.5", refuse=refuse, about=card
    )
    table.hands[person].remove(card)
    if isinstance(stolen, TopCard):
        yield from steal_top(table, person, card)
    else:
        yield from steal_combo(table, person, stolen, card)


def steal_top(table: ArneTable, person: Seat, thief: Card) -> Flow[None]:
    top = table.discard.pop()
    if top.kind is Kind.THIEF:
        table.thief_swaps.append(person)
    table.give(person, top)
    table.discard.append(thief)
    yield Happening(What.STOLE_TOP, person, top)


def steal_combo(table: ArneTable, person: Seat, spot: Spot, thief: Card) -> Flow[None]:
    """It goes with all its layers into one's own row; a card of one's own colour loses its Chameleon [ARNE-6.6]."""
    settings = table.setup.settings
    before = table.totals[spot.row]
    item = table.take_item(spot.row, spot.place)
    yield Happening(What.STOLE_COMBO, person, thief, spot.row, before, table.totals[spot.row], item)
    dropped: list[Card] = []
    loose = item if settings.layers_travel and settings.stolen_combo == "row" else item_of(item.card, chameleon=True)
    dropped += [layer for layer in item.layers if layer not in loose.layers]  # [ARNE-Q5, the other reading]
    own = table.colour_of(person)
    if settings.stolen_combo == "hand":  # [ARNE-Q4, the other reading]
        dropped.append(CHAMELEON)
        table.give(person, item.card)
    elif item.card.colour is own:
        dropped.append(CHAMELEON)
        yield from place_item(table, person, own, loose.having(chameleon=False))
    else:
        yield from place_item(table, person, own, loose)
    for card in dropped:
        yield Happening(What.DISCARDED, person, card)
    if settings.theft_top == "thief":
        table.discard += [*dropped, thief]
    else:
        table.discard += [thief, *dropped]  # [ARNE-Q7, the other reading]


# X3, Crash and Lock

NOTHING_TO_TRIPLE = Refusal("ARNE-2.4", msg("there is no item without an X3 on the table"))
LOCKED_MINUS = Refusal("ARNE-Q20", msg("an X3 does not go on a locked −200"))
NOTHING_TO_CRASH = Refusal("ARNE-6.8", msg("there is no value card left to crash"))
NO_LOCK_TARGET = Refusal("ARNE-6.9", msg("there is no crashed card and no −200 without a Lock"))


def why_not_triple(table: ArneTable, item: Item) -> Refusal | None:
    """At most one X3 per item; crashed, locked and combo items take it too [ARNE-4.2]."""
    if item.lock and item.is_minus and not table.setup.settings.x3_on_locked_minus:
        return LOCKED_MINUS
    return item.no_x3


class Layer(NamedTuple):
    """A card that is laid on an item of any row, if `reason` does not refuse."""

    ask: Ask
    why: str
    nothing: Refusal  # no item on the table takes it
    reason: Callable[[ArneTable, Item], Refusal | None]


LAYERS = {
    Kind.X3: Layer(questions.WhichToTriple(), "ARNE-4.2", NOTHING_TO_TRIPLE, why_not_triple),
    Kind.CRASH: Layer(questions.WhichToCrash(), "ARNE-6.8", NOTHING_TO_CRASH, lambda _, item: item.no_crash),
    Kind.LOCK: Layer(questions.WhichToLock(), "ARNE-6.9", NO_LOCK_TARGET, lambda _, item: item.no_lock),
}


def why_not_layer(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    layer = LAYERS[card.kind]
    for row in table.rows:
        for item in row or ():
            if layer.reason(table, item) is None:
                return None
    return layer.nothing


def play_layer(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """X3 triples an item [ARNE-4.2]; crashed it counts nothing, once per item for the whole game [ARNE-6.8]; a Lock
    cancels a Crash, or makes a -200 count nothing [ARNE-6.9]."""
    ask, why, _, reason = LAYERS[card.kind]
    spot = yield from choose(
        person,
        lambda: spots(table, lambda item: reason(table, item) is None),
        ask=ask,
        why=why,
        refuse=refuse_spot(table, lambda item: reason(table, item)),
        about=card,
    )
    table.hands[person].remove(card)
    before = table.totals[spot.row]
    table.replace_item(spot.row, spot.place, spot.item.having(**{card.kind.value: True}))
    yield Happening(What.LAID_ON, person, card, spot.row, before, table.totals[spot.row], spot.item)


# Stop and Change

PILE_EMPTY = Refusal("ARNE-9.1", msg("the pile is empty: no more turns can be claimed"))
OWNS_IT = Refusal("ARNE-11.3", msg("the neutral colour already counts for you"))
NOT_AT_END = Refusal("ARNE-11.3", msg("in the final round the neutral colour stays where it is"))


def why_not_stop(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    return None if len(table.pile) else PILE_EMPTY


def play_stop(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """The next turn is yours, after those who said so before you [ARNE-6.10, ARNE-8.2]."""
    table.hands[person].remove(card)
    table.discard.append(card)
    table.queue.append(person)
    yield Happening(What.STOPPED, person, card)


def why_not_change(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    if not table.setup.settings.ghost:
        return why_not_stop(table, person, card)
    if table.neutral_place == table.place_of[person]:
        return OWNS_IT
    if table.stage is Stage.FINAL and not table.setup.settings.ghost_change_final:
        return NOT_AT_END
    return None


def play_change(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Play turns round, the next turn is yours [ARNE-6.10]; in Ghost the neutral colour is yours [ARNE-11.3]."""
    table.hands[person].remove(card)
    table.discard.append(card)
    if table.setup.settings.ghost:
        before = None if table.neutral_place is None else table.person_at[table.neutral_place]
        table.neutral_place = table.place_of[person]
        yield Happening(What.OWNS_NEUTRAL, person, card, table.neutral, other=before)
        return
    table.direction = -table.direction
    table.queue.append(person)
    yield Happening(What.TURNED, person, card)


# all of them

BLACK: dict[Kind, tuple[Guard, Play]] = {
    Kind.MINUS200: (why_not_minus, lay_minus),
    Kind.CHAMELEON: (why_not_chameleon, play_chameleon),
    Kind.THIEF: (why_not_thief, play_thief),
    Kind.CRASH: (why_not_layer, play_layer),
    Kind.LOCK: (why_not_layer, play_layer),
    Kind.STOP: (why_not_stop, play_stop),
    Kind.CHANGE: (why_not_change, play_change),
}


def why_not_black(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    """A black card is playable only when it has a legal effect [ARNE-5.2]."""
    return BLACK[card.kind][0](table, person, card)


def playable_blacks(table: ArneTable, person: Seat) -> list[Card]:
    return [
        card for card in dict.fromkeys(table.hands[person]) if card.black and why_not_black(table, person, card) is None
    ]


def has_black_move(table: ArneTable, person: Seat) -> bool:
    """Blacks stand last in a hand, so this stops at the first white card from behind."""
    for card in reversed(table.hands[person]):
        if not card.black:
            return False
        if BLACK[card.kind][0](table, person, card) is None:
            return True
    return False


def play_black(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Play one black card; the table has changed for everybody then [ARNE-7.1, ARNE-7.4]."""
    yield from BLACK[card.kind][1](table, person, card)
    table.version += 1
    table.last_actor = person
