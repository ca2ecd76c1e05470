"""The log beside ARNO: what to do stands out, who gains something stands out, dice stand back."""

from __future__ import annotations

from rich.text import Text

from soloist.companion.arno.told import BreakStep, SetUp, TurnOf
from soloist.engine.words import Message, Sayable
from soloist.games.arknova.arno.firing import Reminder
from soloist.language import Reader
from soloist.terminal.arno_lines import told as arno_told
from soloist.terminal.ink import styled

ORDER = "→"


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a reminder, a step of ARNO, or what else happened."""
    if isinstance(what, Reminder):
        return styled(f"  ! {reader.read(what)}", "bold yellow")
    if isinstance(what, TurnOf):
        return styled(reader.read(what), "bold")
    if isinstance(what, BreakStep | SetUp) or is_order(what):
        return styled(reader.read(what), "bold cyan")
    return arno_told(what, reader)


def is_order(what: Sayable) -> bool:
    """What somebody at the table has to do now."""
    return isinstance(what, Message) and what.text.startswith(ORDER)
