"""What people should know of a match before they begin; no event of its course."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.words import Message, msg


@dataclass(frozen=True)
class Remark:
    """Something that is told once, when a match begins."""

    def say(self) -> Message:
        raise NotImplementedError


@dataclass(frozen=True)
class Reconstructed(Remark):
    """What we ship in place of a print that is unknown to us; an option takes what an owner's copy says."""

    what: Message
    option: str

    def say(self) -> Message:
        return msg("Reconstructed: {what}. If you own the original, the option {option} takes what it says",
                   what=self.what, option=self.option)  # fmt: skip
