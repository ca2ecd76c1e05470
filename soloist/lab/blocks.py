"""Tables of a TOML file, read value by value: what is wrong is said in a sentence that names file and key."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from soloist.engine.documents import read_toml, shown
from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg

N = TypeVar("N", int, None)
MOST_VALUES = 500  # in one list


class BadBlock(SoloistError):
    """What is wrong with a file, and where in it."""


@dataclass(frozen=True)
class Block:
    """One table of a file; `name` says in errors which."""

    file: str
    name: str
    values: Mapping[str, Any]

    def bad(self, problem: Message) -> BadBlock:
        place = f"{self.file}, {self.name}" if self.name else self.file
        return BadBlock(msg("{file}: {problem}", file=place, problem=problem))

    @contextmanager
    def located(self) -> Iterator[None]:
        """Whatever is found wrong meanwhile is said with this place."""
        try:
            yield
        except BadBlock:
            raise
        except SoloistError as problem:
            raise self.bad(problem.message) from None

    def has(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str, default: str | None = None) -> str:
        value = self.values.get(key, default)
        if value is None:
            raise self.bad(msg("{key} is missing", key=key))
        return self._plain(key, value)

    def number(self, key: str, low: int, high: int, default: N) -> int | N:
        if key not in self.values:
            return default
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._wrong(key, value, msg("a whole number from {low} to {high}", low=low, high=high))
        return value

    def shares(self, key: str) -> dict[str, float]:
        """Parts of the whole by their names, given in per cent."""
        table = self._table(key)
        for name, value in table.items():
            if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value < 100:
                raise self._wrong(f"{key}.{name}", value, msg("a number of per cent between 0 and 100"))
        return {name: value / 100 for name, value in table.items()}

    def switch(self, key: str, *, default: bool) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self._wrong(key, value, msg("true or false"))
        return value

    def words(self, key: str) -> list[str]:
        value = self.values[key]
        if not isinstance(value, list) or not 0 < len(value) <= MOST_VALUES:
            raise self._wrong(key, value, msg("a list of texts"))
        return [self._plain(key, each) for each in value]

    def choices(self, key: str) -> list[list[str]]:
        """A list in which each thing is a text, or several to choose from."""
        value = self.values[key]
        if not isinstance(value, list) or not value:
            raise self._wrong(key, value, msg("a list of texts"))
        return [Block(self.file, self.name, {key: each if isinstance(each, list) else [each]}).words(key)
                for each in value]  # fmt: skip

    def texts(self, key: str) -> dict[str, str]:
        return {name: self._plain(f"{key}.{name}", value) for name, value in self._table(key).items()}

    def lists(self, key: str) -> dict[str, list[str]]:
        table = self._table(key)
        return {name: Block(self.file, f"{self.name} {key}".strip(), table).words(name) for name in table}

    def blocks(self, key: str, known: Collection[str]) -> list[Block]:
        """The tables of a list of tables, `[[key]]`."""
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.bad(msg("write [[{key}]] above the lines of each {key}", key=key))
        found = [Block(self.file, f"[[{key}]] {number}", each) for number, each in enumerate(value, 1)]
        for block in found:
            block.expect(known)
        return found

    def block(self, key: str, known: Collection[str]) -> Block | None:
        """The table `[key]`, if it is there."""
        if key not in self.values:
            return None
        block = Block(self.file, f"[{key}]", self._table(key))
        block.expect(known)
        return block

    def expect(self, known: Collection[str]) -> None:
        """Raises BadBlock for a key that nothing reads."""
        for key in self.values:
            if key not in known:
                raise self.bad(unknown(key, known))

    def _table(self, key: str) -> dict[str, Any]:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self._wrong(key, value, msg("a table of names and values"))
        return value

    def _plain(self, key: str, value: Any) -> str:
        """A text, a number or a switch, as an option is typed."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if not isinstance(value, str | int):
            raise self._wrong(key, value, msg("a text"))
        return str(value)

    def _wrong(self, key: str, value: Any, expected: Message) -> BadBlock:
        return self.bad(msg("{key}: expected {expected}, not '{value}'", key=key, expected=expected,
                            value=shown(value)))  # fmt: skip


def unknown(key: str, known: Collection[str]) -> Message:
    near = get_close_matches(key, known, 2, 0.5)
    if near:
        return msg("there is no '{key}' here; did you mean {near}?", key=shown(key), near=" / ".join(near))
    return msg("there is no '{key}' here; known are {known}", key=shown(key), known=", ".join(known))


def read_blocks(file: str, text: str, known: Sequence[str]) -> Block:
    """A whole file, whose first lines and tables have these names."""
    block = Block(file, "", read_toml(file, text))
    block.expect(known)
    return block
