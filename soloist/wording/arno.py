"""What people may say to ARNO beside the box, with what it changes in the books."""

from __future__ import annotations

from typing import Any

from soloist.companion.arno.corrections import Item
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova.answers import Word
from soloist.games.arknova.arno.answers import CardIs, DieFace, OtherDie
from soloist.games.arknova.arno.reports import (
    CORRECT,
    DONATION,
    DONE,
    END,
    END_IN_BREAK,
    PROJECT,
    REACHED,
    RIGHT,
    SIDES,
    SKIP,
    TEN,
    Break,
    Dice,
    Entry,
    Gone,
    Has,
    New,
    Plainly,
    Taken,
    TileTaken,
    Token,
    Zoo,
)
from soloist.games.arknova.arno.triggers import Firing
from soloist.games.arknova.board import BonusTile
from soloist.games.arknova.cards import Animal, Project
from soloist.wording.arknova.pieces import VOCABULARY
from soloist.wording.arknova.pieces import explain as explain_piece
from soloist.wording.base import Explanation, Offer, Wording, nothing_idle, option_text


def offers(match: Match, question: Question) -> list[Offer]:
    return [offer(option, question) for option in question.options]


def offer(option: Any, question: Question) -> Offer:
    if isinstance(option, Entry):
        return entry(option)
    match option:
        case CardIs():
            return card(option)
        case DieFace():
            return Offer(option, option.say(), FACES, option.say())
        case OtherDie():
            return Offer(option, option.say(), OR, option.say())
        case Item():
            return book(option)
        case Word():
            return Offer(option, option.say(), OR, option.say())
    return Offer(option, option_text(option))


# what a person did

FACES, OR = msg("The die shows"), msg("Or")
BREAK_TOKEN, SUPPORTED, NEW = msg("Break token"), msg("Supported"), msg("New project")
ZOO, UNIVERSITY, TILE = msg("Partner zoo"), msg("University"), msg("Bonus tile")
GONE = msg("No longer there")
FIRST, HAS, LOST, DICE = msg("Once"), msg("Has in play"), msg("Lost"), msg("Dice")
LEVELS = (msg("left"), msg("middle"), msg("right"))

WORDS: dict[str, tuple[Message, Message]] = {
    DONE.code: (OR, msg("done")),
    RIGHT.code: (OR, msg("that is right")),
    SKIP.code: (OR, msg("skip: ask me when it matters")),
    CORRECT.code: (OR, msg("correct the books")),
    REACHED.code: (BREAK_TOKEN, msg("break reached")),
    DONATION.code: (FIRST, msg("donation")),
    TEN.code: (FIRST, msg("first at 10 conservation")),
    END.code: (FIRST, msg("end triggered")),
    END_IN_BREAK.code: (FIRST, msg("end triggered in the break")),
    PROJECT.code: (SUPPORTED, msg("by its number")),
}
"""The entries of one word: where they stand, and what they say there."""


def entry(option: Any) -> Offer:
    """An entry, and the few words it needs under its heading."""
    group, short = heading(option)
    return Offer(option, option.say(), group, short)


def heading(option: Any) -> tuple[Message, Message]:
    match option:
        case Break(steps=steps):
            return BREAK_TOKEN, msg("+{n}", n=steps)
        case Zoo(continent=continent):
            return ZOO, msg("{continent}", continent=continent)
        case Taken(university=university, kind=kind):
            return UNIVERSITY, msg("{university}", university=university if kind is None else kind)
        case Gone(kind=kind):
            return GONE, msg("{kind}", kind=kind)
        case Token(place=place, level=level, project=project):
            return SUPPORTED, msg("{project} {level}", project=project or place, level=LEVELS[level])
        case New(level=level):
            return NEW, LEVELS[level]
        case TileTaken(space=space, alike=True):
            return TILE, msg("{space}", space=space)
        case TileTaken(space=space, side=side, tile=None):
            return TILE, msg("{space} {side}", space=space, side=SIDES[side])
        case TileTaken(space=space, side=side, tile=tile) if tile is not None:
            return TILE, msg("{space} {side}: {tile}", space=space, side=SIDES[side], tile=tile)
        case Has(card=card, lost=lost):
            return LOST if lost else HAS, msg("{card}", card=card)
        case Dice(sides=sides):
            return DICE, msg("d{sides} typed", sides=sides) if sides else msg("rolled by Soloist")
    return WORDS[option.code]


# cards

CARD_KIND, PROJECT_CARD, NAMED = msg("Kind"), msg("Project"), msg("By number")


def card(option: CardIs) -> Offer:
    """Projects have to be named; animals and sponsors may be."""
    if option.card is None:
        return Offer(option, CARDS[option.code], CARD_KIND, CARDS[option.code])
    text = option.say() if not option.card.id else msg("{n} {card}", n=option.card.id, card=option.card)
    return Offer(option, text, PROJECT_CARD if isinstance(option.card, Project) else NAMED, text)


CARDS = {"animal": msg("animal, kept"), "sponsor": msg("sponsor, discarded")}


# corrections


def book(item: Item) -> Offer:
    """Something in the books, under whose it is."""
    whose = msg("On the table") if item.seat is None else msg("{seat}", seat=item.seat)
    return Offer(item, item.say(), whose, item.say())


# explaining


def explain(thing: object) -> Explanation | None:
    """Why ARNO has to know this."""
    match thing:
        case Plainly(code="correct"):
            text = msg("Everything in the books can be set right; it brings no rewards. Undo works too.")
            return Explanation(thing.say(), text, ())
        case Plainly(code="skip"):
            text = msg("Whatever is shared is in doubt then, and asked for when ARNO needs it.")
            return Explanation(thing.say(), text, ())
        case Has() | Firing():
            text = msg("Soloist reminds the owner whenever ARNO sets the card off.")
            return Explanation(thing.say(), text, ("ARNO-15.2", "ARNO-15.3", "ARNO-15.4"))
        case Token() | New():
            text = msg("ARNO looks for projects without a token of any player, and for free levels.")
            return Explanation(thing.say(), text, ("ARNO-13.2", "ARNO-13.6"))
        case Break():
            return Explanation(thing.say(), msg("The break token is counted, so that the break is conducted."), ())
        case DieFace() | OtherDie():
            text = msg("Only faces that count can be typed; what means roll again is refused.")
            return Explanation(thing.say(), text, ("ARNO-4.1", "ARNO-4.2"))
        case CardIs(kind=kind) if kind is Animal:
            text = msg("ARNO keeps it; its icons may set off cards of people.")
            return Explanation(thing.say(), text, ("ARNO-6.1", "ARNO-15.2"))
        case Seat():
            return None
    return explain_piece(thing)


WORDS_OF_CARDS = tuple(thing for thing in VOCABULARY if not isinstance(thing, BonusTile))
"""The names of tiles begin with numbers, which mean faces of dice here."""
WORDING = Wording(offers, nothing_idle, explain, WORDS_OF_CARDS)
