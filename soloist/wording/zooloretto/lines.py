"""The log beside AutoMammoth: what is to be done, and why it does so."""

from __future__ import annotations

from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.orders import Order
from soloist.games.zooloretto.automa.why import MammothLine, Step


def is_reason(what: Sayable) -> bool:
    """Why AutoMammoth did or did not do something: worth reading, but not to be done."""
    return isinstance(what, MammothLine)


def is_order(what: Sayable) -> bool:
    """What somebody at the table has to do now for AutoMammoth."""
    return isinstance(what, Order)


def is_heading(line: MammothLine) -> bool:
    """Whether a reason names the card whose actions follow."""
    return line.step is Step.CARD


def reason(line: MammothLine) -> Message:
    """A card with whose it is; what becomes of its actions without, as these follow the card."""
    if is_heading(line):
        return line.say()
    return msg("{line} [{rule}]", line=line.reason(), rule=line.rule)
