"""Sheets to print: what an automa or a game has on its cards and boards, drawn from the data it plays with.

Each module has its `SHEETS`; the registry names the module. The browser shows them at `/print/NAME`, the command
`soloist print NAME` writes them into one file.
"""

from __future__ import annotations

from collections.abc import Mapping

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.registry import ENTRIES, find, part, printable_ids
from soloist.web.sheets.frame import Printed, Sheets


def sheets_of(name: str) -> Sheets:
    """What can be printed under this name; raises BadSetting."""
    if name not in printable_ids():
        names = ", ".join(printable_ids())
        raise BadSetting(msg("there is nothing to print called '{name}'; available: {names}", name=name, names=names))
    found: Sheets = part(ENTRIES[name].sheets, "SHEETS", None)
    return found


def printed(name: str, options: Mapping[str, str], reader: Reader) -> Printed:
    """The sheets in a language, with an owner's cards or box where the options say so; raises BadSetting."""
    return sheets_of(name).draw(reader, find(name).read_settings(options))
