"""The log beside AutoMammoth: what to do stands out, why it does so stands back."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.why import Line, Step
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import plain, styled

ORDER = "→"


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a reason, or what happened."""
    if isinstance(what, Line):
        return Text(reason(what, reader), "dim")
    if isinstance(what, Message) and what.text.startswith(ORDER):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)


def reason(line: Line, reader: Reader) -> str:
    """A card with whose it is, and what becomes of its actions below it."""
    if line.step is Step.CARD:
        return f"    {plain(reader.read(line))}"
    gaps = line.say().gaps
    return f"      {plain(reader.read(msg('{line} [{rule}]', line=gaps['line'], rule=gaps['rule'])))}"


def is_reason(what: Sayable) -> bool:
    """Why AutoMammoth did or did not do something: worth reading, but not to be done."""
    return isinstance(what, Line)
