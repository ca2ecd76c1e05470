"""The log of Orichalcum: rounds stand out, the AI's steps stand under the card it took."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.why import Line
from soloist.engine.words import Message, Sayable
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import styled
from soloist.terminal.why_lines import step_told
from soloist.wording.orichalcum.lines import is_headline, is_round


def told(what: Sayable, reader: Reader) -> Text:
    """A step of the AI, the beginning of a round, or what else happened."""
    if isinstance(what, Line):
        return step_told(what, is_headline(what), reader)
    if isinstance(what, Message) and is_round(what):
        return styled(f"— {reader.read(what)}", "bold")
    return plain_told(what, reader)
