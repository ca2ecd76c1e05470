"""The log beside AutoMammoth: what to do stands out, why it does so stands back."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.words import Message, Sayable
from soloist.games.zooloretto.automa.why import Line
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import plain, styled

ORDER = "→"


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a reason, or what happened."""
    if isinstance(what, Line):
        return Text(f"    {plain(reader.read(what))}", "dim")
    if isinstance(what, Message) and what.text.startswith(ORDER):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)


def is_reason(what: Sayable) -> bool:
    """Why AutoMammoth did or did not do something: worth reading, but not to be done."""
    return isinstance(what, Line)
