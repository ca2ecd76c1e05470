"""The log of Orichalcum: rounds stand out, the AI's steps stand under the card it took."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.why import Line
from soloist.engine.words import Sayable
from soloist.games.orichalcum.ai.steps import Step, TakesCard
from soloist.games.orichalcum.events import RoundBegins
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import styled
from soloist.terminal.why_lines import step_told


def told(what: Sayable, reader: Reader) -> Text:
    """A step of the AI, the beginning of a round, or what else happened."""
    if isinstance(what, Step):
        line = Line(what.what, what.rule, seat=what.seat)
        return step_told(line, isinstance(what, TakesCard), reader)
    if isinstance(what, RoundBegins):
        return styled(f"— {reader.read(what)}", "bold")
    return plain_told(what, reader)
