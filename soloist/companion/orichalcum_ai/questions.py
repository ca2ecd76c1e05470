"""What is asked beside the box between the AI's turns. Questions in its turn are in `games/orichalcum/ai/asking.py`,
those of a correction in `books.py`."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.orichalcum_ai.session import AI, HUMAN
from soloist.engine.flow import Ask
from soloist.engine.words import Message, msg, nmsg


@dataclass(frozen=True, slots=True)
class WhatPlayerDid(Ask):
    """One entry of the player's turn, or that this is all."""

    is_first: bool

    def say(self) -> Message:
        if self.is_first:
            return msg("What did {seat} do?", seat=HUMAN)
        return msg("What else did {seat} do?", seat=HUMAN)


@dataclass(frozen=True, slots=True)
class WhichCardIsLaidOut(Ask):
    """The card in a place of the action board, from 1, where cards are named as they are laid out."""

    place: int

    def say(self) -> Message:
        return msg("Which card lies in place {n} of the action board?", n=self.place)


@dataclass(frozen=True, slots=True)
class WhoHasMoreHoplites(Ask):
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
