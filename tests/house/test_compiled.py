"""What the compiled build is made of: one list, and sources that the compiler is given with lines of its own."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from pkgutil import walk_packages

import pytest

import soloist
from compiling.preparing import prepared
from compiling.what import INTERPRETED, OPEN, PACKAGES, ROOT, modules
from soloist.build import has_compiled

TEXT = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST = 3
LEAST: int = 1


@dataclass(frozen=True, slots=True)
class Pair:
    """Two."""

    left: int
    right: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True, eq=False)
class Three(Pair):
    more: int = MOST
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
        if name not in compiled:
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
    assert pair(1) == pair(1, [])  # type: ignore[operator]
    assert pair(1) != pair(2)  # type: ignore[operator]
    assert repr(pair(1, [2])) == "Pair(left=1, right=[2])"  # type: ignore[operator]
    made = three(left=1, right=[2])  # type: ignore[operator]
    assert (made.left, made.right, made.more) == (1, [2], 3)
    assert replace(made, more=4).more == 4
    assert [each.name for each in fields(made)] == ["left", "right", "more"]


@pytest.mark.parametrize(("plain", "said"), [("1", "plain"), ("", "compiled" if has_compiled() else "plain")])
def test_the_version_says_which_build_runs(plain: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_PLAIN", plain)
    result = subprocess.run([sys.executable, "-m", "soloist", "--version"], capture_output=True, text=True, check=True)
    assert result.stdout.endswith(f" ({said})\n")
