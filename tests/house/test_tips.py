"""What a sign means is said in `data-tip`, which mouse, focus and touch can read; a `title` is for the mouse alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.kit.trees import Module, inside, modules

DRAWING = ("soloist.web.faces", "soloist.web.pages", "soloist.web.own_board", "soloist.web.sheets", "soloist.web.html",
           "soloist.web.coach")  # fmt: skip


def elements_from(module: Module) -> Iterator[str]:
    """Functions that hand attributes on to an element."""
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef) and node.args.kwarg is not None:
            yield node.name


def titles_in(module: Module, drawing: set[str]) -> Iterator[str]:
    for node in module.nodes:
        if not isinstance(node, ast.Call) or all(keyword.arg != "title" for keyword in node.keywords):
            continue
        is_element = isinstance(node.func, ast.Attribute) and ast.unparse(node.func).startswith("h.")
        if is_element or (isinstance(node.func, ast.Name) and node.func.id in drawing):
            yield module.at(node)


def found_in(all_modules: list[Module]) -> list[str]:
    drawing = {name for module in all_modules for name in elements_from(module)}
    return [place for module in all_modules for place in titles_in(module, drawing)]


def test_no_element_has_a_title() -> None:
    assert found_in(inside(modules(), *DRAWING)) == []


def test_titles_would_be_found() -> None:
    text = """
def piece(key, **attributes): ...

h.span(".gain", title="money")
piece("card:lion", title="Lion")
h.span(data_tip="money")
Panel(title="Display")
"""
    assert found_in([Module("here", text)]) == ["here:4", "here:5"]
