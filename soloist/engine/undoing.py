"""What undo stops at: typed facts, so that whoever is refused can be told what was revealed, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from soloist.engine.flow import Ask
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, Spoken, filled, msg, template

WITH_UNDO = "with_undo"  # in the meta of a match in which somebody went back beyond something revealed


class Undo(Enum):
    """How far answers may be taken back."""

    SCREEN = "screen"  # to the last thing revealed: a draw somebody saw, another seat's answer
    FREE = "free"  # without limit, as at a physical table or alone against bots


class Stop(Spoken):
    """Why an answer cannot be taken back; `moment` is how many answers had been given when it happened."""

    __slots__ = ()
    moment: int
    is_reveal: ClassVar[bool] = True  # whoever plays alone may go back beyond it

    @property
    def sentence(self) -> Message:
        """What somebody reads who wanted to undo."""
        return msg("{what}; undo stops there", what=self) if self.is_reveal else self.say()


@dataclass(frozen=True, slots=True)
class Revealed(Stop):
    """Dice were rolled, or something was drawn, and somebody saw it."""

    moment: int
    seat: Seat | None  # in whose turn; None: between turns
    what: Sayable  # as Chance was asked for it
    n: int = 1  # how many cards, tiles or dice at once
    is_open: bool = True  # everybody saw it

    def say(self) -> Message:
        came = self.what.came(self.is_open) if isinstance(self.what, Ask) else None
        if self.seat is None:
            return msg("revealed: {what}", what=self.what)
        return msg("{seat}: {what}", seat=self.seat, what=self.what) if came is None else filled(came, self)


@dataclass(frozen=True, slots=True)
class Shown(Stop):
    """Somebody saw what another seat held, without a draw."""

    moment: int
    seat: Seat
    text: ClassVar[Message] = template("{seat} saw hidden cards")


@dataclass(frozen=True, slots=True)
class Answered(Stop):
    """Another seat has answered."""

    moment: int
    seat: Seat
    text: ClassVar[Message] = template("{seat} has answered since")


@dataclass(frozen=True, slots=True)
class GaveUpSince(Stop):
    """Somebody gave up, which is for good."""

    moment: int
    seat: Seat
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("{seat} has given up since; undo stops there")


@dataclass(frozen=True, slots=True)
class Closed(Stop):
    """The match of several people is over, and everything hidden has been laid open to them."""

    moment: int
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("the match is over and everything was shown; nothing can be taken back")


@dataclass(frozen=True, slots=True)
class NothingYet(Stop):
    """This seat has not answered anything."""

    moment: int = 0
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("there is nothing to undo")


@dataclass(frozen=True, slots=True)
class NothingToRedo(Stop):
    """Nothing has been taken back, or something else was answered since."""

    moment: int = 0
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("there is nothing to redo")


@dataclass(frozen=True, slots=True)
class NotThere(Stop):
    """Beside a box: that moment is not one of the past."""

    moment: int = 0
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("there is nothing to take back to that point")


@dataclass(frozen=True, slots=True)
class EntryGone(Stop):
    """Beside a box: the entry that is to be taken out is gone."""

    moment: int = 0
    is_reveal: ClassVar[bool] = False
    text: ClassVar[Message] = template("this entry is no longer there")
