"""Everything that is asked in ARNE Total: one class for each kind of question."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask, Asked
from soloist.engine.seats import Seat
from soloist.engine.words import msg, ntemplate, template
from soloist.games.arne.cards import Card

# set-up


class WhichColour(Ask):
    text = msg("Which colour do you play?")


WHICH_IS_NEUTRAL = Asked(msg("The neutral colour"))
CARDS_DEALT = Asked(msg("Eight cards from the pile"))


# a move


class WhichCard(Ask):
    """The main move of a turn [ARNE-2.3]."""

    text = msg("Your turn: which card do you play?")


class AnyReaction(Ask):
    """A black card in a window or in the final round, or a pass [ARNE-7.4, ARNE-9.2]."""

    text = msg("Anything to play?")


CARDS_DRAWN = Asked(msg("Draw from the pile"), drawn=ntemplate("{seat} drew {n} card", "{seat} drew {n} cards"))


# white cards


@dataclass(frozen=True, slots=True)
class RowOrDiscard(Ask):
    """Where a value card goes [ARNE-2.5]."""

    card: Card
    text = template("{card}: where does it go?")


class WhichToTriple(Ask):
    text = msg("X3: on which card?")


TAKE_FROM_WHOM = Asked(msg("+1: from whom do you take a card?"))
CARD_TAKEN = Asked(msg("+1: the card taken, unseen"), drawn=template("{seat} took a card from a hand"))
WHO_GIVES_TWO = Asked(msg("+2: whom do you ask?"))


class TwoOfWhichColour(Ask):
    text = msg("+2: value cards of which colour?")


@dataclass(frozen=True, slots=True)
class WhichTwoToGive(Ask):
    """Somebody was asked for two cards and picks them [ARNE-4.4, ARNE-4.5]."""

    card: Card
    asker: Seat
    text = template("{card} from {asker}: which two do you give?")


@dataclass(frozen=True, slots=True)
class WhichTwoToTake(Ask):
    """The same, where who asks picks from the other's hand, which lies open for it [ARNE-Q10]."""

    card: Card
    giver: Seat
    text = template("{card}: which two do you take from {giver}?")


class ChangePlacesWith(Ask):
    text = msg("Change Places: with whom?")


# black cards


class WhichToCarry(Ask):
    text = msg("Chameleon: which card from your hand?")


class IntoWhichRow(Ask):
    text = msg("Chameleon: into which row?")


class WhatToSteal(Ask):
    text = msg("Thief: what do you steal?")


class WhichToCrash(Ask):
    text = msg("Crash: on which card?")


class WhichToLock(Ask):
    text = msg("Lock: on which card?")
