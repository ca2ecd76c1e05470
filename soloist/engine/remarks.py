"""What people should know of a match before they begin; no event of its course."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.words import Message, msg


@dataclass(frozen=True)
class Remark(Event):
    """Something that is told once, when a match begins."""


@dataclass(frozen=True)
class Reconstructed(Remark):
    """What we ship in place of a print that is unknown to us; an option takes what an owner's copy says."""

    what: Message
    option: str
    label: Message  # what the option is called on pages

    def say(self) -> Message:
        return msg("Reconstructed: {what}. {own}", what=self.what, own=self.own())

    def own(self) -> Message:
        """What an owner of the original can do about it."""
        return msg("If you own the original, what it says goes into the option “{label}”.", label=self.label)
