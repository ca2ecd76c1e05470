"""The log beside ARNO: what to do stands out, who gains something stands out, dice stand back."""

from __future__ import annotations

from rich.text import Text

from soloist.companion.arno.events import ArnosTurnBegins
from soloist.engine.words import Sayable
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.triggers import Reminder
from soloist.language import Reader
from soloist.terminal.arno_lines import told as arno_told
from soloist.terminal.ink import styled


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a reminder, a step of ARNO, or what else happened."""
    if isinstance(what, Reminder):
        return styled(f"  ! {reader.read(what)}", "bold yellow")
    if isinstance(what, ArnosTurnBegins):
        return styled(reader.read(what), "bold")
    if isinstance(what, Instruction):
        return styled(reader.read(what), "bold cyan")
    return arno_told(what, reader)
