"""What people may say to the AI of Orichalcum beside the box, with what it does to its books."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from soloist.companion.orichalcum_ai.corrections import BARE, Ground, Item
from soloist.companion.orichalcum_ai.questions import WhatPlayerDid
from soloist.companion.orichalcum_ai.reports import (
    CORRECT,
    DONE,
    LOST,
    SKIP,
    WON,
    Built,
    DiceFrom,
    HasPoints,
    SentHome,
    TookCard,
    TookTitan,
)
from soloist.companion.orichalcum_ai.turns import EQUAL, FEWER, MORE
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai.questions import NO_SKULL, DieFace, TileIs, WhatDieShows
from soloist.games.orichalcum.answers import Word
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Kind, Terrain
from soloist.wording.base import Explanation, Offer, Wording, nothing_idle, option_text
from soloist.wording.orichalcum.printed import box_of, remark

TITAN, HOME, BUILT, POINTS = msg("Took the Titan"), msg("Titan went home"), msg("Built from"), msg("Points now")
CARD_TAKEN, CARD_DISCARDED, OR = msg("Took card"), msg("Discarded card"), msg("Or")
TURN, SOLOIST = msg("The turn"), msg("Soloist")
FACE_UP, FACE_DOWN = msg("Face up"), msg("Face down")
WORDS: dict[str, tuple[Message, Message]] = {
    DONE.code: (TURN, msg("done")),
    SKIP.code: (TURN, msg("skip: ask me when it matters")),
    WON.code: (TURN, msg("won the game")),
    LOST.code: (TURN, msg("the AI has won")),
    CORRECT.code: (SOLOIST, msg("correct the books")),
}
"""The entries of one word: where they stand, and what they say there."""


def offers(match: Match, question: Question) -> list[Offer]:
    return [offer(option, question) for option in question.options]


def offer(option: Any, question: Question) -> Offer:
    group, short = heading(option, question)
    if group is None:
        return Offer(option, option_text(option))
    return Offer(
        option, face_text(option, question) if isinstance(option, DieFace) else option_text(option), group, short
    )


def heading(option: Any, question: Question) -> tuple[Message | None, Message]:
    """Where an option stands, and the few words it needs there."""
    match option:
        case TookTitan(terrain=terrain, from_ai=from_ai):
            short = msg("{terrain}, from the AI", terrain=terrain) if from_ai else msg("{terrain}", terrain=terrain)
            return TITAN, short
        case SentHome(terrain=terrain):
            return HOME, msg("{terrain}", terrain=terrain)
        case Built(terrain=terrain):
            return BUILT, msg("{terrain}", terrain=terrain)
        case HasPoints(points=points):
            return POINTS, msg("{n}", n=points)
        case TookCard(place=place, card=card, discarded=discarded):
            short = msg("{n}", n=place) if card is None else msg("{n} {card}", n=place, card=card)
            return CARD_DISCARDED if discarded else CARD_TAKEN, short
        case DiceFrom(typed=typed):
            return SOLOIST, msg("dice rolled here and typed") if typed else msg("dice rolled by Soloist")
        case DieFace():
            return FACES, face_text(option, question)
        case Item():
            return whose(option), book(option)
        case Card(action=action, size=size):
            return msg("{action}", action=action), msg("tile of {size}", size=size)
        case TileIs():
            return msg("{terrain}", terrain=option.terrains[0]), option.say()
        case Building(kind=kind):
            return FACE_UP if kind in (Kind.MINE, Kind.TRAINING_CAMP) else FACE_DOWN, option.say()
        case Word():
            return WORDS[option.code] if isinstance(question.ask, WhatPlayerDid) else (OR, option.say())
    return None, option_text(option)


# dice

FACES = msg("The die shows")


def face_text(face: DieFace, question: Question) -> Message:
    """A face with what it means for the AI."""
    ask = question.ask
    if not isinstance(ask, WhatDieShows):
        return face.say()
    if ask.creature is not None:
        return msg("{face}: won", face=face) if face.face == SKULL else face.say()
    number = min(1 if face.face == SKULL else face.face, ask.cards)
    return msg("{face}: card {n}", face=face, n=number)


# the books


def whose(item: Item) -> Message:
    if not item.mine:
        return ON_TABLE
    return CIRCLES if item.what in ("circle", "temple") else BOOKS


def book(item: Item) -> Message:
    """A circle by its name, with what it shows if it shows anything."""
    if item.what != "circle":
        return item.say()
    name: str = item.of.where
    return msg("{name}", name=name) if item.now is BARE else msg("{name} {now}", name=name, now=item.now)


ON_TABLE, CIRCLES, BOOKS = msg("On the table"), msg("Its board"), msg("The AI")


# explaining


def explain(thing: object) -> Explanation | None:
    """Why the AI has to know this."""
    match thing:
        case Word(code="correct"):
            return Explanation(thing.say(), msg("Everything in the books can be set right; undo works too."), ())
        case Word(code="skip"):
            text = msg(
                "What lies on the two boards is in doubt then, and asked for when the AI needs it. "
                "Titans taken from the AI have to be told."
            )
            return Explanation(thing.say(), text, ("OAI-5.5",))
        case Word() if thing in (MORE, EQUAL, FEWER):
            text = msg("More hoplites take the pawn; a tie moves it to the other side.")
            return Explanation(thing.say(), text, ("OAI-8.3", "OAI-8.4"))
        case Word() if thing in (WON, LOST):
            return Explanation(thing.say(), msg("Enough points and no creature on the island."), ("ORI-1.2", "OAI-9.1"))
        case TookTitan() | SentHome():
            text = msg("The AI loses the point of a Titan that somebody takes; it may take it back.")
            return Explanation(thing.say(), text, ("OAI-4.10", "ORI-6.1"))
        case Built() | Building():
            text = msg("The AI builds from the first filled place; only mines and training camps work for it.")
            return Explanation(thing.say(), text, ("OAI-5.5", "OAI-5.6", "OAI-5.8"))
        case DieFace():
            text = msg("Counted from the left, a skull is 1; in a fight any skull wins.")
            return Explanation(thing.say(), text, ("OAI-3.1", "OAI-3.2", "OAI-6.2"))
        case TileIs() | Terrain() | Ground():
            text = msg("The tile is turned so that its first terrain in the priority lies leftmost.")
            return Explanation(option_text(thing), text, ("OAI-4.1", "OAI-4.4", "OAI-4.7"))
        case Creature():
            text = msg("Its loot is paid when the AI captures it; its strength does not matter.")
            return Explanation(thing.say(), text, ("OAI-4.8", "OAI-6.1", "OAI-6.3"))
        case Card() | Action():
            text = msg("What the card is is asked only when the AI takes it.")
            return Explanation(option_text(thing), text, ("OAI-3.1", "OAI-5.1", "OAI-5.2"))
    if thing is NO_SKULL:
        return Explanation(NO_SKULL.say(), msg("A lost fight costs the AI a hoplite."), ("OAI-6.4",))
    return None


VOCABULARY: tuple[Any, ...] = (*Action, *Terrain)


def for_match(match: Match) -> Wording:
    """Beside rules stands what the box in use says [ORI-Q7]."""
    return replace(WORDING, remark=partial(remark, box_of(match)))


WORDING = Wording(offers, nothing_idle, explain, VOCABULARY, at=for_match)
