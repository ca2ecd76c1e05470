"""The log beside AutoMammoth: what to do stands out, why it does so stands back."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.words import Sayable
from soloist.games.zooloretto.automa.why import Line
from soloist.language import Reader
from soloist.terminal.draw import plain_told
from soloist.terminal.ink import plain, styled
from soloist.wording.zooloretto.lines import is_heading, is_order, reason


def told(what: Sayable, reader: Reader) -> Text:
    """An instruction, a reason, or what happened."""
    if isinstance(what, Line):
        margin = "    " if is_heading(what) else "      "
        return Text(f"{margin}{plain(reader.read(reason(what)))}", "dim")
    if is_order(what):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)
