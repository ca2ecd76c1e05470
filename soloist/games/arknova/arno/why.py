"""Why lines: what ARNO does, by which rule, and what it chose from."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg


@dataclass(frozen=True)
class Line:
    """One step of an ARNO: what happens, the rule that says so, and the options it was chosen from."""

    what: Message
    rule: str
    options: tuple[Sayable, ...] = ()

    def by(self, seat: Seat) -> Message:
        """The line as a sentence, with who does it."""
        return msg("{seat}: {what} [{rule}]", seat=seat, what=self.what, rule=self.rule)
