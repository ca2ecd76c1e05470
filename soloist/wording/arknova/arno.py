"""ARNO's steps as a log tells them: which line begins a turn, which follows it, which stands by itself."""

from __future__ import annotations

from soloist.engine.words import Sayable
from soloist.games.arknova.arno.turn import ASK_ACTION
from soloist.games.arknova.arno.why import Line, Roll

CARD_IN_USE = "ARNO-5.1"
OF_SETUP, OF_BREAK = "ARNO-2.12", "ARNO-12.3"


def is_action_die(what: Sayable) -> bool:
    """Whether a turn begins with this roll; the card in use follows, and its strength is the slot."""
    return isinstance(what, Roll) and what.ask == ASK_ACTION


def is_headline(what: Sayable) -> bool:
    """Whether the line names the card in use, or comes outside of turns: then it has to say whose it is."""
    return isinstance(what, Line) and what.rule in (CARD_IN_USE, OF_SETUP, OF_BREAK)


def is_minor(what: Sayable) -> bool:
    """What was rolled from what: worth reading, but what comes of it follows."""
    return isinstance(what, Roll)
