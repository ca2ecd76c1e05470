"""What people may say to the AI of Orichalcum beside the box, with what it does to its books."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from soloist.companion.corrections import Correct, Correction
from soloist.companion.orichalcum_ai.corrections import BARE, Ground
from soloist.companion.orichalcum_ai.reports import EQUAL, FEWER, MORE, Deed, Did, every_report
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.words import Message, filled, msg, template
from soloist.games.orichalcum.ai.questions import NO_SKULL, DieFace, TileIs, WhatDieShows
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Kind, Terrain
from soloist.wording.base import (
    Explanation,
    Offer,
    Wording,
    answers,
    correction_offer,
    in_order,
    nothing_idle,
    option_text,
)
from soloist.wording.orichalcum.printed import box_of, remark

TURN, SOLOIST, OR, TITAN = msg("The turn"), msg("Soloist"), msg("Or"), msg("Took the Titan")
FACES, FACE_UP, FACE_DOWN = msg("The die shows"), msg("Face up"), msg("Face down")
HEADINGS: dict[Deed, tuple[Message, Message]] = {
    Deed.DONE: (TURN, msg("done")),
    Deed.SKIP: (TURN, msg("skip: ask me when it matters")),
    Deed.WON: (TURN, msg("won the game")),
    Deed.LOST: (TURN, msg("the AI has won")),
    Deed.CARD: (msg("Took card"), template("{of} {card}")),
    Deed.DISCARDED: (msg("Discarded card"), template("{of} {card}")),
    Deed.TITAN: (TITAN, template("{of}")),
    Deed.TITAN_OF_AI: (TITAN, template("{of}, from the AI")),
    Deed.HOME: (msg("Returned a Titan"), template("{of}")),
    Deed.BUILT: (msg("Took the building on"), template("{of}")),
    Deed.POINTS: (msg("Points now"), template("{of}")),
    Deed.DICE_TYPED: (SOLOIST, msg("you roll the dice and enter them")),
    Deed.DICE_APP: (SOLOIST, msg("dice rolled by Soloist")),
}
"""What the player may say: where it stands, and the few words it needs there."""


def offers(match: Match, question: Question) -> list[Offer]:
    return [offer(option, question) for option in answers(question)]


def offer(option: Any, question: Question) -> Offer:
    if isinstance(option, Correction) and not isinstance(option.of, str):
        return correction_offer(option)
    text = face_text(option, question) if isinstance(option, DieFace) else option_text(option)
    return Offer(option, text, *heading(option, text))


def heading(option: Any, text: Message) -> tuple[Message | None, Message | None]:
    """Where an option stands, and the few words it needs there."""
    match option:
        case Did(deed=Deed.CARD | Deed.DISCARDED, card=None):
            return HEADINGS[option.deed][0], msg("{n}", n=option.of)
        case Did():
            group, short = HEADINGS[option.deed]
            return group, filled(short, option)
        case Correct():
            return SOLOIST, msg("correct something")
        case Correction(of=name, now=now):  # a circle by its name, with what it shows if it shows anything
            return BOARD, msg("{name}", name=name) if now is BARE else msg("{name} {now}", name=name, now=now)
        case DieFace():
            return FACES, text
        case Card(action=action, size=size):
            return msg("{action}", action=action), msg("size-{size} tile", size=size)
        case TileIs():
            return msg("{terrain}", terrain=option.terrains[0]), option.say()
        case Building(kind=kind):
            return FACE_UP if kind in (Kind.MINE, Kind.TRAINING_CAMP) else FACE_DOWN, option.say()
        case Word():
            return OR, option.say()
    return None, None


def numbers(match: Match, question: Question) -> dict[str, int]:
    """What the player may say of a turn keeps its number for an evening."""
    return in_order(*every_report(match.view(question.seat))) if isinstance(question.ask, WhatDid) else {}


BOARD = msg("Its board")


def face_text(face: DieFace, question: Question) -> Message:
    """A face with what it means for the AI."""
    ask = question.ask
    if not isinstance(ask, WhatDieShows):
        return face.say()
    if ask.creature is not None:
        return msg("{face}: won", face=face) if face.face == SKULL else face.say()
    number = min(1 if face.face == SKULL else face.face, ask.cards)
    return msg("{face}: card {n}", face=face, n=number)


# explaining


def explain(thing: object) -> Explanation | None:
    found = reason(thing)
    return None if found is None else Explanation(option_text(thing), *found)


def reason(thing: object) -> tuple[Message, tuple[str, ...]] | None:
    """Why the AI has to know this, and the rules that say so."""
    match thing:
        case Correct():
            return msg("You can correct anything on record; undo works too."), ()
        case Did(deed=Deed.SKIP) | Word(code="skip"):
            text = msg(
                "Soloist then treats both boards as uncertain and asks when the AI needs them. You must still "
                "enter Titans taken from the AI."
            )
            return text, ("OAI-5.5",)
        case Did(deed=Deed.WON | Deed.LOST):
            return msg("Enough points and no creature on the island."), ("ORI-1.2", "OAI-9.1")
        case Did(deed=Deed.TITAN | Deed.TITAN_OF_AI | Deed.HOME):
            text = msg("The AI loses the point of a Titan that somebody takes; it may take it again.")
            return text, ("OAI-4.10", "ORI-6.1")
        case Did(deed=Deed.BUILT) | Building():
            text = msg("The AI builds from the first filled place; only mines and training camps work for it.")
            return text, ("OAI-5.5", "OAI-5.6", "OAI-5.8")
        case DieFace():
            text = msg("Counted from the left, a skull is 1; in a fight any skull wins.")
            return text, ("OAI-3.1", "OAI-3.2", "OAI-6.2")
        case TileIs() | Terrain() | Ground():
            text = msg("Rotate the tile so that its highest-priority terrain is leftmost.")
            return text, ("OAI-4.1", "OAI-4.4", "OAI-4.7")
        case Creature():
            text = msg("Its loot is paid when the AI captures it; its strength does not matter.")
            return text, ("OAI-4.8", "OAI-6.1", "OAI-6.3")
        case Card() | Action():
            return msg("Soloist asks what the card is only when the AI takes it."), ("OAI-3.1", "OAI-5.1", "OAI-5.2")
        case Word() if thing in (MORE, EQUAL, FEWER):
            return msg("Whoever has more hoplites takes the pawn; on a tie it changes hands."), ("OAI-8.3", "OAI-8.4")
        case Word() if thing == NO_SKULL:
            return msg("A lost fight costs the AI a hoplite."), ("OAI-6.4",)
    return None


VOCABULARY: tuple[Any, ...] = (*Action, *Terrain)


def for_match(match: Match) -> Wording:
    """Beside rules stands what the box in use says [ORI-Q7]."""
    return replace(WORDING, remark=partial(remark, box_of(match)))


WORDING = Wording(offers, nothing_idle, explain, VOCABULARY, numbers=numbers, at=for_match)
