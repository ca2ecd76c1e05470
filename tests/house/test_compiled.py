"""What the compiled build is made of: one list, and sources that the compiler is given with lines of its own."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from hashlib import blake2b
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import soloist
from compiling.bound import MOST, bound
from compiling.one_way import KEY_AND_DIGEST, START, first_numbers
from compiling.preparing import prepared
from compiling.what import BOUND, INTERPRETED, ONE_WAY, OPEN, PACKAGES, ROOT, modules
from soloist.build import has_compiled

TEXT = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

MOST = 3
LEAST: int = 1
FEW, MANY = LEAST + 1, (2, 3)  # of them


@dataclass(frozen=True, slots=True)
class Pair:
    """Two."""

    left: int
    right: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True, eq=False)
class Three(Pair):
    more: int = MOST


class Counting:
    def __init__(self) -> None:
        self.times = 0

    @cached_property
    def long(
        self,
    ) -> list[int]:
        self.times += 1
        return [self.times]

    @cached_property
    def short(self) -> int: return self.long[0]


WORKED_OUT: list[int] = []


@cache
def squared(number: int) -> int:
    """Times itself."""
    WORKED_OUT.append(number)
    return number * number


@lru_cache(MOST)
def divided(
    number: int, by: int = 2
) -> int | None:
    WORKED_OUT.append(number)
    return number // by if by else None
'''


def test_what_stays_interpreted_is_there() -> None:
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (ROOT / "soloist").rglob("*.py")}
    assert names >= INTERPRETED
    assert all(name.replace(".", "/").startswith(PACKAGES) for name in modules())
    assert {"soloist.engine.match", "soloist.bots.playout", "soloist.games.arknova.arno.turn"} <= {*modules()}


def heirs() -> Iterator[tuple[type, type]]:
    """Classes that are not compiled, each with a compiled one that it inherits from."""
    compiled = set(modules())
    for name in [each.name for each in walk_packages(soloist.__path__, "soloist.") if "__main__" not in each.name]:
        if name not in {*compiled, BOUND}:
            for kind in [each for each in vars(import_module(name)).values() if inspect.isclass(each)]:
                if kind.__module__ == name:
                    yield from ((kind, base) for base in kind.__mro__[1:] if base.__module__ in compiled)


def test_classes_that_others_inherit_from_are_open() -> None:
    """Else they could not be made where the base is compiled."""
    assert {f"{base.__module__}.{base.__qualname__}" for _, base in heirs()} <= OPEN


def test_heirs_have_no_slots_for_what_their_bases_hold() -> None:
    """A compiled base has its fields itself; slots of the same names would hide them."""
    slotted = [(kind, base) for kind, base in heirs() if {"__slots__", "__dataclass_fields__"} <= {*vars(kind)}]
    assert [kind.__name__ for kind, base in slotted if is_dataclass(base) and fields(base)] == []


def test_open_classes_are_there() -> None:
    for name in OPEN:
        module, _, kind = name.rpartition(".")
        assert hasattr(import_module(module), kind)
        assert module in modules()


def test_prepared_sources_mean_the_same() -> None:
    text = prepared({"some": TEXT})["some"]
    names: dict[str, object] = {"__name__": "some"}
    exec(compile(ast.parse(text), "some", "exec"), names)
    pair, three = names["Pair"], names["Three"]
    assert "@dataclass" not in text
    assert "MOST: _Final = 3" in text
    assert "FEW: _Final = LEAST + 1; MANY: _Final = (2, 3)" in text
    assert pair(1) == pair(1, [])  # type: ignore[operator]
    assert pair(1) != pair(2)  # type: ignore[operator]
    assert repr(pair(1, [2])) == "Pair(left=1, right=[2])"  # type: ignore[operator]
    made = three(left=1, right=[2])  # type: ignore[operator]
    assert (made.left, made.right, made.more) == (1, [2], 3)
    assert replace(made, more=4).more == 4
    assert [each.name for each in fields(made)] == ["left", "right", "more"]


def test_what_is_found_once_stays() -> None:
    text = prepared({"some": TEXT})["some"]
    names: dict[str, Any] = {"__name__": "some"}
    exec(compile(ast.parse(text), "some", "exec"), names)
    counting = names["Counting"]()
    assert "@cached_property" not in text
    assert counting.long is counting.long
    assert (counting.short, counting.short, counting.times) == (1, 1, 1)


def test_functions_remember_what_they_have_found() -> None:
    text = prepared({"some": TEXT})["some"]
    names: dict[str, Any] = {"__name__": "some"}
    exec(compile(ast.parse(text), "some", "exec"), names)
    squared, divided, worked_out = names["squared"], names["divided"], names["WORKED_OUT"]
    assert "@cache\n" not in text
    assert "@lru_cache" not in text
    assert [squared(number) for number in (3, 4, 3, 4)] == [9, 16, 9, 16]
    assert worked_out == [3, 4]
    assert [divided(8), divided(8, 2), divided(9, by=3), divided(1, 0)] == [4, 4, 3, None]
    assert worked_out == [3, 4, 8, 9, 1]
    for number in range(100):  # not more of them than agreed
        assert divided(number) == number // 2
        assert len(names["_REMEMBERED_divided"]) <= names["MOST"]


LISTING = """from __future__ import annotations

from functools import partial


def listed(*numbers: int) -> list[int]:
    return [*numbers]


café, twice = partial(listed, 1), (partial(listed, 2, 3), partial(listed, 4))
named = partial(sorted, key=abs)
"""


def test_functions_keep_their_first_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = ModuleType(BOUND)
    exec(bound(), vars(ours))
    monkeypatch.setitem(sys.modules, BOUND, ours)
    text = prepared({"some": LISTING})["some"]
    names: dict[str, Any] = {"__name__": "some"}
    exec(compile(ast.parse(text), "some", "exec"), names)
    assert text.count(" partial(") == 1  # the one with a name
    assert names["named"]([-2, 1]) == [1, -2]
    assert names["café"]() == [1]
    assert [each() for each in names["twice"]] == [[2, 3], [4]]
    assert [each(9) for each in names["twice"]] == [[2, 3, 9], [4, 9]]
    for count in range(1, MOST + 1):
        assert getattr(ours, f"Bound{count}")(names["listed"], *range(count))() == [*range(count)]


class Word(int):
    """64 bits with a sign, as the compiler has them: what is carried further is lost."""

    def __add__(self, other: int) -> Word:
        return Word.of(int(self) + int(other))

    __radd__ = __add__

    def __lshift__(self, by: int) -> Word:
        return Word.of(int(self) << by)

    def __xor__(self, other: int) -> Word:
        return Word.of(int(self) ^ int(other))

    __rxor__ = __xor__

    @classmethod
    def of(cls, number: int) -> Word:
        number &= (1 << 64) - 1
        return cls(number - (1 << 64) if number >> 63 else number)


@pytest.mark.parametrize("seed", [0, 4711, 2**127 + 5])
def test_the_one_way_function_is_that_of_hashlib(seed: int) -> None:
    """All eight words of it; `tests/engine/test_dice.py` sees what the compiler makes of the rest."""
    names: dict[str, Any] = {"__name__": ONE_WAY}
    exec(compile(ast.parse(first_numbers()), ONE_WAY, "exec"), names)
    mixed, key = names["_mixed"], seed.to_bytes(16, "little")
    begun = [Word.of(START[0] ^ KEY_AND_DIGEST), *map(Word.of, START[1:])]
    low, high = (Word.of(int.from_bytes(half, "little")) for half in (key[:8], key[8:]))
    kept = mixed(*begun, low, high, Word(128), Word(0))
    for name in (b"0/3/0", b"2/1023/0", b"0/9999/0"):
        found = mixed(*kept, Word.of(int.from_bytes(name, "little")), Word(0), Word(128 + len(name)), Word(-1))
        words = b"".join((word & (1 << 64) - 1).to_bytes(8, "little") for word in found)
        assert words == blake2b(name, key=key).digest()


@pytest.mark.parametrize(("plain", "said"), [("1", "plain"), ("", "compiled" if has_compiled() else "plain")])
def test_the_version_says_which_build_runs(plain: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_PLAIN", plain)
    result = subprocess.run([sys.executable, "-m", "soloist", "--version"], capture_output=True, text=True, check=True)
    assert result.stdout.endswith(f" ({said})\n")
