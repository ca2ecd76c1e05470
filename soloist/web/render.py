"""Elements as text: all parts go to one list, where htpy hands each through every element around it."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import Any

import htpy as h
from markupsafe import Markup, escape


def render(node: h.Node) -> Markup:
    """The same text as `str(node)`, in about half the time."""
    parts: list[str] = []
    _write(node, parts.append)
    return Markup("".join(parts))


def _write(node: Any, write: Callable[[str], None]) -> None:
    if isinstance(node, str):
        write(escape(node))
    elif node is None or isinstance(node, bool):
        return
    elif isinstance(node, h.BaseElement):
        _write_element(node, write)
    elif isinstance(node, tuple | list):
        for child in node:
            _write(child, write)
    elif isinstance(node, GeneratorType):
        if node.gi_frame is None:
            raise RuntimeError("these elements have been written already")
        for child in node:
            _write(child, write)
    elif isinstance(node, h.Fragment):
        _write(node._node, write)
    elif isinstance(node, int):
        write(str(node))
    else:
        write(h.fragment[node].__html__())


def _write_element(element: h.BaseElement, write: Callable[[str], None]) -> None:
    if isinstance(element, h.HTMLElement):
        write("<!doctype html>")
    write(f"<{element._name}{element._attrs}>")
    if not isinstance(element, h.VoidElement):
        if element._children is not None:
            _write(element._children, write)
        write(f"</{element._name}>")
