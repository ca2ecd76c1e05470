"""ARNO's turn in the log: the card in use, then its steps under it; what was rolled from what stands back."""

from __future__ import annotations

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.board import University
from soloist.language import Reader
from soloist.terminal.arknova_codes import university_code
from soloist.terminal.arknova_look import WEAK
from soloist.terminal.draw import Pen, plain_told
from soloist.terminal.ink import plain
from soloist.terminal.why_lines import MARGIN, step_told
from soloist.wording.arknova.arno import is_action_die, is_headline


def told(what: Sayable, reader: Reader) -> Text:
    """A step of ARNO, or what else happened; an empty line where a turn of ARNO begins."""
    if isinstance(what, Roll):
        begins = is_action_die(what) and not what.sides  # the slot it names is the strength of the line that follows
        return Text() if begins else Text(f"{MARGIN}{plain(reader.read(rolled(what, reader)))}", WEAK)
    if isinstance(what, Line):
        return step_told(what, is_headline(what), reader)
    return plain_told(what, reader)


def rolled(roll: Roll, reader: Reader) -> Message:
    """The option that came, and all there were."""
    chosen = brief(roll.chosen, reader)
    options = ", ".join(brief(option, reader).removeprefix(common(roll, reader)) for option in roll.options)
    if roll.sides:
        return msg(
            "d{sides} shows {faces}: {chosen}, of {options} [{rule}]",
            sides=roll.sides, faces=" + ".join(str(face) for face in roll.faces),
            chosen=chosen, options=options, rule=roll.rule,
        )  # fmt: skip
    return msg("rolled: {chosen}, of {options} [{rule}]", chosen=chosen, options=options, rule=roll.rule)


def brief(option: Sayable, reader: Reader) -> str:
    """An option in a few words."""
    if isinstance(option, University):
        return university_code(option, Pen(reader, 0, False)).plain
    return plain(reader.read(option))


def common(roll: Roll, reader: Reader) -> str:
    """What the names of slots and folders begin with, so that only their numbers are listed."""
    if not isinstance(roll.chosen, Place):
        return ""
    return brief(roll.chosen, reader).removesuffix(str(roll.chosen.number))
