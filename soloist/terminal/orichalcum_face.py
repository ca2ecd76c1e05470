"""Orichalcum in the terminal, as the rest of the terminal knows it; and its log."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.words import Sayable
from soloist.games.orichalcum.ai.steps import Step, TakesCard
from soloist.games.orichalcum.events import RoundBegins
from soloist.language import Reader
from soloist.terminal.draw import Samples, TerminalFace, plain_told
from soloist.terminal.ink import styled
from soloist.terminal.orichalcum import picture
from soloist.terminal.orichalcum_look import style_of
from soloist.terminal.orichalcum_questions import closer, listing
from soloist.terminal.why_lines import step_told
from soloist.wording.orichalcum import WORDING


def told(what: Sayable, reader: Reader) -> Text:
    """Rounds stand out, steps of the AI stand under the card it took."""
    if isinstance(what, Step):
        return step_told(what, isinstance(what, TakesCard), reader)
    if isinstance(what, RoundBegins):
        return styled(f"— {reader.read(what)}", "bold")
    return plain_told(what, reader)


SAMPLES = Samples("2, c4 c5, fight c4 2", "2 c4 c5", "? c4 c5, ? gorgon, ? AI", "why medallion")
FACE = TerminalFace(picture, WORDING, style_of, SAMPLES, told, listing=listing, closer=closer)
