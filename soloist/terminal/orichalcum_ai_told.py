"""The log beside the AI: what to do stands out, its steps with their rules stand back."""

from __future__ import annotations

from rich.text import Text

from soloist.companion.orichalcum_ai.events import AiPlays
from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.ai.steps import Instruction, RollsDie, Step
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import styled


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a step of the AI, or what else happened."""
    if isinstance(what, Instruction):
        return styled(reader.read(what), "bold cyan")
    if isinstance(what, Step):
        step = msg("{what} [{rule}]", what=what.what, rule=what.rule)
        return styled(f"    {reader.read(step)}", "dim" if is_minor(what) else "")
    if isinstance(what, AiPlays):
        return styled(reader.read(what), "bold")
    return plain_told(what, reader)


def is_minor(what: Sayable) -> bool:
    """Lines that move nothing: which die was rolled."""
    return isinstance(what, RollsDie)
