"""Why lines: what ARNO does, by which rule, and what it was rolled from."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg
from soloist.games.arknova.arno.rolls import Rolled


@dataclass(frozen=True, slots=True)
class ArnoLine(Event):
    """One step of an ARNO; `rule` says so. Which step it is says the class."""

    seat: Seat
    rule: str

    @property
    def what(self) -> Message:
        """What happens, without whose it is."""
        return Event.say(self)

    def say(self) -> Message:
        return msg("{seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True, slots=True)
class Roll(Event):
    """A choice by the die: what was asked, the options in their order, the one that came, and the die if any."""

    seat: Seat
    ask: Rolled
    options: tuple[Sayable, ...]
    chosen: Sayable
    rule: str
    sides: int = 0  # 0: picked on the screen, without a die
    faces: tuple[int, ...] = ()  # two if there were more options than faces [ARNO-4.2]

    def say(self) -> Message:
        options = joined(self.options)
        if self.sides:
            return msg(
                "{seat}, {ask}: d{sides} shows {faces}, so {chosen} (from {options}) [{rule}]",
                seat=self.seat, ask=self.ask, chosen=self.chosen, sides=self.sides,
                faces=" + ".join(str(face) for face in self.faces), options=options, rule=self.rule,
            )  # fmt: skip
        return msg(
            "{seat}, {ask}: {chosen} (from {options}) [{rule}]",
            seat=self.seat, ask=self.ask, chosen=self.chosen, options=options, rule=self.rule,
        )  # fmt: skip
