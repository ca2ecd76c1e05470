"""Why lines: what an automa does, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass, replace

from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, msg


@dataclass(frozen=True)
class Line:
    """One step of an automa: what happens, and the rule that says so."""

    what: Message
    rule: str
    about: object = None  # the thing it is about, for a picture
    seat: Seat = CHANCE

    def by(self, seat: Seat) -> Line:
        """The same line, saying which automa it is about."""
        return replace(self, seat=seat)

    def say(self) -> Message:
        return msg("{seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)
