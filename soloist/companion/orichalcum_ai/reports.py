"""What the player is asked between the AI's turns, and what they say of theirs: short reports, as far as the AI has to
know it, then done. Questions in the AI's turn are in `games/orichalcum/ai/questions.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from soloist.companion.corrections import CORRECT, Correct
from soloist.companion.orichalcum_ai.session import AI, HUMAN, AiSession
from soloist.companion.people import BetweenTurns
from soloist.engine.notation import Word, code
from soloist.engine.words import Message, filled, msg, nmsg, template
from soloist.games.orichalcum.pieces import BASE, Card

MOST_POINTS = 12


class Deed(Enum):
    """What the player may say of a turn: its code, and in words."""

    DONE = "done", msg("That is all")
    SKIP = "skip", msg("I do not say; ask me when it matters")
    WON = "won", msg("Has won the game")
    LOST = "lost", msg("The AI has won the game")
    CARD = "card", template("Took card {place}")  # [ORI-4.1]
    DISCARDED = "discarded", template("Discarded card {place}")  # [ORI-9.4]
    TITAN = "titan", template("Took the Titan of {of}")  # [ORI-6.1]
    TITAN_OF_AI = "titan", template("Took the Titan of {of} from the AI")
    HOME = "home", template("Gave back the Titan of {of}")  # [ORI-6.6]
    BUILT = "built", template("Took the building on {of}")  # [ORI-7.6]
    POINTS = "points", template("{points} now")
    DICE_TYPED = "dice typed", msg("From now on the dice are rolled here and typed")
    DICE_APP = "dice app", msg("From now on Soloist rolls the dice")

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Did:
    """One thing the player says: of a terrain, of a place of the action board from 1, or of points."""

    deed: Deed
    of: Any = None
    card: Card | None = None  # in this place, if it is known

    @property
    def code(self) -> str:
        return self.deed.value[0] if self.of is None else f"{self.deed.value[0]} {code(self.of)}"

    @property
    def place(self) -> Message:
        if self.card is None:
            return msg("{n} from the left", n=self.of)
        return msg("{n}: {card}", n=self.of, card=self.card)

    @property
    def points(self) -> Message:
        return nmsg("{n} victory point", "{n} victory points", n=self.of)

    def say(self) -> Message:
        return filled(self.deed.value[1], self)


DONE, SKIP = Did(Deed.DONE), Did(Deed.SKIP)
UNNAMED = Word("skip", msg("I do not say; ask me when it matters"))  # of a card that is laid out


def reports(session: AiSession) -> list[Did | Correct]:
    """Whatever may have happened; the end of the list is about Soloist itself."""
    known, ai = session.known, session.ai
    found: list[Did | Correct] = [DONE, SKIP, Did(Deed.WON)]
    if session.is_overtime:
        found.append(Did(Deed.LOST))
    gone = cards_gone(session)  # first the card taken, then the one discarded
    if session.agreed.names_cards and gone < 2:
        deed = Deed.DISCARDED if gone else Deed.CARD
        found += [Did(deed, place, card) for place, card in enumerate(known.row, 1)]
    titans = [each for each in BASE if each not in known.titans]
    found += [Did(Deed.TITAN_OF_AI if ai.holds(each) else Deed.TITAN, each) for each in titans]
    found += [Did(Deed.HOME, each) for each in known.titans]
    found += [Did(Deed.BUILT, each) for each in BASE if not known.slots[each].is_empty]
    found += [Did(Deed.POINTS, number) for number in points_told(session) if number != known.points]
    return [*found, Did(Deed.DICE_APP if known.typed else Deed.DICE_TYPED), CORRECT]


def points_told(session: AiSession) -> range:
    """The points a player may have, up to those that win with this box."""
    return range(max(MOST_POINTS, session.box.victory_points) + 1)


def cards_gone(session: AiSession) -> int:
    """Those that the player named in this turn."""
    return sum(did.deed in (Deed.CARD, Deed.DISCARDED) for did in session.reported)


# what is asked


@dataclass(frozen=True, slots=True)
class WhichCardIsLaidOut(BetweenTurns):
    """The card in a place of the action board, from 1, where cards are named as they are laid out."""

    place: int
    text = template("Which card lies in place {place} of the action board?")


MORE = Word("more", msg("more hoplites than the AI"))
EQUAL = Word("equal", msg("as many hoplites as the AI"))
FEWER = Word("fewer", msg("fewer hoplites than the AI"))


@dataclass(frozen=True, slots=True)
class WhoHasMoreHoplites(BetweenTurns):
    """The hoplites of the AI, which those of the player are compared with."""

    number: int
    with_standing: bool  # those with creatures are counted

    def say(self) -> Message:
        if self.with_standing:
            return nmsg(
                "{ai} has {n} hoplite. Has {seat} more, as many or fewer, with those that stand with creatures?",
                "{ai} has {n} hoplites. Has {seat} more, as many or fewer, with those that stand with creatures?",
                ai=AI, n=self.number, seat=HUMAN,
            )  # fmt: skip
        return nmsg("{ai} has {n} hoplite in reserve. Has {seat} more, as many or fewer?",
                    "{ai} has {n} hoplites in reserve. Has {seat} more, as many or fewer?",
                    ai=AI, n=self.number, seat=HUMAN)  # fmt: skip
