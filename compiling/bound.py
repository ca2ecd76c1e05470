"""What the compiler is given in the place of `functools.partial`: a class for each number of arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator

MOST = 5
"""More arguments than this are kept by `partial` itself."""


def bound() -> str:
    """The text of the module: things that are called with what they keep, and with one argument more if one is given.

    A compiled thing is made and thrown away faster.
    """
    return "\n".join([
        '"""Functions with their first arguments."""',
        "from __future__ import annotations",
        "from typing import Any, Callable, Final",
        "NOTHING: Final = object()",
        *(line for count in range(1, MOST + 1) for line in _class(count)),
        "",
    ])  # fmt: skip


def _class(count: int) -> Iterator[str]:
    names = [f"kept_{number}" for number in range(count)]
    given = ", ".join(f"{name}: Any" for name in names)
    kept = ", ".join(f"self.{name}" for name in names)
    yield f"class Bound{count}:"
    yield f"    def __init__(self, function: Callable[..., Any], {given}) -> None:"
    yield "        self.function = function"
    yield from (f"        self.{name} = {name}" for name in names)
    yield "    def __call__(self, more: Any = NOTHING) -> Any:"
    yield f"        return self.function({kept}) if more is NOTHING else self.function({kept}, more)"


def partials(tree: ast.Module) -> list[tuple[ast.Name, str]]:
    """Every `partial` that is called in a module and can be replaced, and the class that does it."""
    return [
        (node.func, f"Bound{len(node.args) - 1}")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "partial"
        and not node.keywords
        and not any(isinstance(each, ast.Starred) for each in node.args)
        and 1 < len(node.args) <= MOST + 1
    ]
