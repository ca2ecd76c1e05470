"""A file in which an owner writes what is printed in their box: values are read block by block, and every mistake is
named with the file, the block and the place in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg


def mistake(file: str, where: str, problem: Message) -> BadSetting:
    """Something in a file that cannot be used."""
    return BadSetting(msg("{file}, {where}: {problem}", file=file, where=shown(where), problem=problem))


MOST_ITEMS = 200
"""Of any list in a file: more than any box has."""


class Blocks:
    """Reads plain values out of a parsed file; `file` is what it is called in errors."""

    file: ClassVar[str]

    def bad(self, where: str, problem: Message) -> BadSetting:
        return mistake(self.file, where, problem)

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(
                where,
                msg("expected a whole number from {low} to {high}, not {value}", low=low, high=high, value=said(value)),
            )
        return value

    def items(self, where: str, value: object) -> list[Any]:
        if not isinstance(value, list) or not value:
            raise self.bad(where, msg("expected a list in brackets, not {value}", value=said(value)))
        if len(value) > MOST_ITEMS:
            raise self.bad(where, msg("there are {n} entries; at most {most} can be", n=len(value), most=MOST_ITEMS))
        return value

    def table(self, where: str, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.bad(where, msg("expected a table of names and values, not {value}", value=said(value)))
        return value

    def words(self, where: str, value: object) -> list[str]:
        if not isinstance(value, str) or not value.strip():
            raise self.bad(where, msg("expected words in quotes, not {value}", value=said(value)))
        return value.lower().split()

    def only(self, where: str, row: Collection[str], known: Collection[str]) -> None:
        """Names that mean something here."""
        for name in row:
            if name not in known:
                names = ", ".join(known)
                raise self.bad(
                    where, msg("'{name}' is not known here; available: {names}", name=shown(name), names=names)
                )

    def names(self, where: str, row: Mapping[str, Any], wanted: Collection[str], others: Collection[str] = ()) -> None:
        """Each of the wanted names; beside them only others that may stand there."""
        for name in wanted:
            if name not in row:
                raise self.bad(where, msg("'{name}' is missing", name=name))
        self.only(where, row, (*wanted, *others))


def said(value: object) -> str:
    """A value of the wrong kind, as the file has it, but no more of it than an error needs."""
    return shown(repr(value))
