"""What each kind of card does, in a sentence or two, with the rules that say so."""

from __future__ import annotations

from soloist.engine.notation import Word
from soloist.engine.words import Message, msg
from soloist.games.arne.answers import DISCARD, END_TURN, PASS, Row, Spot, TopCard
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.items import Item
from soloist.wording.base import Explanation

Meaning = tuple[Message, tuple[str, ...]]  # a sentence or two, and the rules that say so

VALUE: Meaning = (
    msg(
        "White, in your own turn. Into the row of its colour, where it counts for the owner, or onto the discard pile. "
        "With a Chameleon it goes into a row of another colour."
    ),
    ("ARNE-3.1", "ARNE-10.1"),
)
KINDS: dict[Kind, Meaning] = {
    **dict.fromkeys((Kind.V50, Kind.V100, Kind.V200, Kind.V500, Kind.V1000), VALUE),
    Kind.X2: (
        msg(
            "White, in your own turn. Doubles the whole row of its colour, including what comes later; several "
            "of them multiply. With an X3 it multiplies by 6; crashed it does not multiply."
        ),
        ("ARNE-3.2", "ARNE-10.3", "ARNE-10.4"),
    ),
    Kind.X3: (
        msg("White, in your own turn. Triples one item in any row, even a −200. One X3 per item."),
        ("ARNE-4.2",),
    ),
    Kind.PLUS1: (msg("White, in your own turn. Take one card, unseen, from another hand into yours."), ("ARNE-4.3",)),
    Kind.PLUS2_VALUE: (
        msg(
            "White, in your own turn. Name a person and a colour: two value cards of that colour go from that "
            "hand into the row of that colour, or as many as there are."
        ),
        ("ARNE-4.4",),
    ),
    Kind.PLUS2_BLACK: (
        msg("White, in your own turn. Another person hands you two black cards, or as many as they have."),
        ("ARNE-4.5",),
    ),
    Kind.PLUS3: (msg("White, in your own turn. Draw three cards."), ("ARNE-4.6",)),
    Kind.SWAP_HANDS: (
        msg("White, in your own turn. Every hand passes to the next seat in the direction of play."),
        ("ARNE-4.7",),
    ),
    Kind.CHANGE_PLACES: (
        msg(
            "White, in your own turn. You and another person change seats, taking your hands with you; rows "
            "and colours stay. So you get that row and they get yours."
        ),
        ("ARNE-4.8", "ARNE-8.6"),
    ),
    Kind.MINUS200: (
        msg("Black, at any time. Into the row of its colour, where it counts −200; tripled −600, locked 0."),
        ("ARNE-6.1", "ARNE-6.2"),
    ),
    Kind.CHAMELEON: (
        msg(
            "Black, at any time. Together with a value card or −200 from your hand it goes into a row of "
            "another colour and counts there. A Thief can steal the pair."
        ),
        ("ARNE-6.3", "ARNE-6.4"),
    ),
    Kind.THIEF: (
        msg(
            "Black, at any time. Take the top card of the discard pile into your hand, or a Chameleon pair out of "
            "another row into yours."
        ),
        ("ARNE-6.5", "ARNE-6.6", "ARNE-6.7"),
    ),
    Kind.CRASH: (
        msg("Black, at any time. On a value card in any row: it counts nothing. Once per card, and a Lock cancels it."),
        ("ARNE-6.8",),
    ),
    Kind.LOCK: (
        msg("Black, at any time. On a crashed card, which counts again, or on a −200, which then counts nothing."),
        ("ARNE-6.9",),
    ),
    Kind.STOP: (
        msg("Black, at any time. The next turn is yours, after those who claimed one before you."),
        ("ARNE-6.10", "ARNE-8.2"),
    ),
    Kind.CHANGE: (
        msg(
            "Black, at any time. The direction of play reverses and the next turn is yours. In Ghost instead: "
            "the neutral colour counts for you, until somebody else plays Change."
        ),
        ("ARNE-6.10", "ARNE-8.2", "ARNE-11.3"),
    ),
}

WORDS: dict[Word, Meaning] = {
    PASS: (msg("You play nothing now and are asked again when something has changed."), ("ARNE-7.4", "ARNE-7.5")),
    END_TURN: (msg("Your turn ends without a white card, as none can be played."), ("ARNE-2.3",)),
    DISCARD: (msg("The card is on top of the discard pile, where a Thief may take it."), ("ARNE-2.5", "ARNE-6.5")),
}


LAYERS: Meaning = (
    msg("An item is a card in a row with everything on it: X3, Crash, Lock, Chameleon, each at most once."),
    ("ARNE-6.11",),
)
ROWS: Meaning = (
    msg("A row counts the sum of its items times its X2 cards, for whoever sits behind it."),
    ("ARNE-10.4", "ARNE-10.5"),
)


def explain(thing: object) -> Explanation | None:
    """What a card does, or an option."""
    match thing:
        case Kind():
            return Explanation(thing.say(), *KINDS[thing])
        case Card():
            return Explanation(thing.say(), *KINDS[thing.kind])
        case TopCard():
            return explain(thing.card)
        case Word() if thing in WORDS:
            return Explanation(thing.say(), *WORDS[thing])
        case Item() | Spot():
            return Explanation(thing.say(), *LAYERS)
        case Row() | Colour():
            return Explanation(thing.say(), *ROWS)
    return None
