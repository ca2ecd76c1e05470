"""Why lines: what ARNO does, by which rule, and what it was rolled from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, Sayable, joined, msg


@dataclass(frozen=True)
class Line:
    """One step of an ARNO: what happens, and the rule that says so."""

    what: Message
    rule: str
    about: object = None  # the thing it is about, for a picture
    seat: Seat = CHANCE

    def by(self, seat: Seat) -> Line:
        """The same line, saying which ARNO it is about."""
        return replace(self, seat=seat)

    def say(self) -> Message:
        return msg("{seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True)
class Roll:
    """A choice by the die: what was asked, the options in their order, the one that came, and the die if any."""

    ask: Sayable
    options: tuple[Sayable, ...]
    chosen: Sayable
    rule: str
    sides: int = 0  # 0: picked on the screen, without a die
    faces: tuple[int, ...] = ()  # two if there were more options than faces [ARNO-4.2]
    seat: Seat = CHANCE

    def by(self, seat: Seat) -> Roll:
        return replace(self, seat=seat)

    def say(self) -> Message:
        options = joined(self.options)
        if self.sides:
            return msg(
                "{seat}: {ask}: {chosen}, d{sides} shows {faces}, of {options} [{rule}]",
                seat=self.seat, ask=self.ask, chosen=self.chosen, sides=self.sides,
                faces=" + ".join(str(face) for face in self.faces), options=options, rule=self.rule,
            )  # fmt: skip
        return msg(
            "{seat}: {ask}: {chosen}, of {options} [{rule}]",
            seat=self.seat, ask=self.ask, chosen=self.chosen, options=options, rule=self.rule,
        )  # fmt: skip
