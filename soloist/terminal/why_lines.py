"""An automa's turn in the log: what begins it says whose it is, its steps stand under it with their rules."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.why import Line
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.terminal.ink import styled

MARGIN = "    "


def step_told(line: Line, is_headline: bool, reader: Reader) -> Text:
    whose = styled(reader.read(msg("· {seat}: ", seat=line.seat))) if is_headline else Text(MARGIN)
    return Text.assemble(whose, styled(reader.read(line.what)), (f" [{line.rule}]", "dim"))
