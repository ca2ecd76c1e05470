"""The AI's steps in the log: the card it takes begins its turn, everything else follows."""

from __future__ import annotations

from soloist.engine.why import Line
from soloist.engine.words import Message, Sayable

CARD_TAKEN = "OAI-3.3"


def is_headline(what: Sayable) -> bool:
    """Whether the AI's turn begins with this line; then it has to say whose it is."""
    return isinstance(what, Line) and what.rule == CARD_TAKEN


def is_round(what: Sayable) -> bool:
    """Whether a round begins."""
    return isinstance(what, Message) and what.text.startswith("Round ")
