"""What may be answered in Ark Nova beside cards, buildings, icons and the other pieces themselves."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.notation import Coded, Word
from soloist.engine.words import Message, Spoken, msg, nmsg, template
from soloist.games.arknova import board
from soloist.games.arknova.cards import Action


class Use:
    """An action card, used for its action with so many X-tokens [AN-2.2]."""

    __slots__ = ("action", "code", "tokens")

    def __init__(self, action: Action, tokens: int) -> None:
        self.action = action
        self.tokens = tokens
        self.code = f"{action.code}+{tokens}" if tokens else action.code

    def say(self) -> Message:
        if not self.tokens:
            return self.action.say()
        return nmsg("{action} with {n} X-token", "{action} with {n} X-tokens", action=self.action, n=self.tokens)

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True, slots=True, eq=False)
class TakeXToken(Spoken):
    """An action card, used for an X-token [AN-2.8]."""

    action: Action
    text = template("Gain an X-token with {action}")

    @property
    def code(self) -> str:
        return f"x {self.action.code}"


@dataclass(frozen=True, slots=True, eq=False)
class Slot(Coded):
    """Where an action card goes [AN-G.BOOST]."""

    number: int
    written = "slot {number}"
    text = template("to slot {number}")


USE = tuple(tuple(Use(action, tokens) for tokens in range(board.MOST_X_TOKENS + 1)) for action in Action)
USE_UP_TO = tuple(tuple(uses[: tokens + 1] for tokens in range(len(uses))) for uses in USE)
"""By action and how many X-tokens there are."""
X_TOKEN = tuple(TakeXToken(action) for action in Action)
SLOT_1, SLOT_5 = Slot(1), Slot(5)

DECLINE = Word("no", msg("Do not use it"))
"""Leaves a "may" effect alone [AN-2.20]."""

DRAW = Word("draw", msg("Draw cards"))
SNAP = Word("snap", msg("Snap: take any card from the display"))
DECK = Word("deck", msg("The top card of the deck"))
BREAK = Word("break", msg("Advance the break token for money"))
DONATE = Word("donate", msg("Make a donation"))
SHARE = Word("share", msg("Without an enclosure, as a flock animal"))
REFILL = Word("refill", msg("Refill the display first"))
GIVE_MONEY = Word("money", msg("Give 5 money"))
GIVE_CARD = Word("card", msg("Give a random card from hand"))
HARBOUR = Word("harbour", msg("Discard a card for 3 money at the harbor"))
UNSTORE = Word("unstore", msg("Take a stored card back to hand"))
FROM_HAND = Word("hand", msg("A card from hand"))
