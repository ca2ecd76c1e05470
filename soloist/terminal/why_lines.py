"""An automa's turn in the log: what begins it says whose it is, its steps stand under it with their rules."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.terminal.ink import styled

MARGIN = "    "


class Step(Protocol):
    """Whose it is, what happens, and the rule that says so."""

    @property
    def seat(self) -> Seat: ...

    @property
    def what(self) -> Message: ...

    @property
    def rule(self) -> str: ...


def step_told(line: Step, is_headline: bool, reader: Reader) -> Text:
    whose = styled(reader.read(msg("· {seat}: ", seat=line.seat))) if is_headline else Text(MARGIN)
    return Text.assemble(whose, styled(reader.read(line.what)), (f" [{line.rule}]", "dim"))
