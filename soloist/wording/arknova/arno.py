"""ARNO's steps as a log tells them: which line begins a turn, which follows it, which stands by itself."""

from __future__ import annotations

from soloist.engine.words import Sayable
from soloist.games.arknova.arno.events import CardReceived, CardUsed, Occasion
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.why import Roll


def is_action_die(what: Sayable) -> bool:
    """Whether a turn begins with this roll; the card in use follows, and its strength is the slot."""
    return isinstance(what, Roll) and isinstance(what.ask, ActionDie)


def is_headline(what: Sayable) -> bool:
    """Whether the line names the card in use, or comes outside of turns: then it has to say whose it is."""
    match what:
        case CardUsed():
            return True
        case CardReceived(occasion=occasion):
            return occasion is not Occasion.ACTION
    return False


def is_minor(what: Sayable) -> bool:
    """What was rolled from what: worth reading, but what comes of it follows."""
    return isinstance(what, Roll)
