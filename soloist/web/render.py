"""Elements as text: all parts go to one list, where htpy hands each through every element around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import GeneratorType
from typing import Any

import htpy as h
from markupsafe import Markup, escape

from soloist.web.lit import Lit
from soloist.web.parts import Drawn, Part, Piece


def render(node: h.Node) -> Markup:
    """The same text as `str(node)`, in about half the time."""
    return Markup("".join(_flat(draw(node))))


def draw(node: h.Node) -> list[Piece]:
    """The pieces of the text: strings, and the parts of a page."""
    pieces: list[Piece] = []
    _write(node, pieces.append)
    return pieces


def draw_part(part: Part) -> Drawn:
    """A part as text, with those inside it."""
    inside: list[Piece] = []
    _write(part._children, inside.append)
    return Drawn(part.part, part._name, part._attrs, inside, lit=part.lit)


def _flat(pieces: list[Piece]) -> Iterator[str]:
    """As if parts were elements like any other."""
    for piece in pieces:
        if isinstance(piece, Drawn):
            yield f"<{piece.tag}{piece.attributes}>"
            yield from _flat(piece.inside)
            yield f"</{piece.tag}>"
        else:
            yield piece


def _write(node: Any, write: Callable[[Piece], None]) -> None:
    kind = type(node)
    if kind is Markup or kind is Drawn:
        write(node)
    elif isinstance(node, h.BaseElement):
        _write_element(node, write)
    elif isinstance(node, str):
        write(escape(node))
    elif node is None or kind is bool:
        return
    elif isinstance(node, tuple | list):
        for child in node:
            _write(child, write)
    elif kind is GeneratorType:
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


def _write_element(element: h.BaseElement, write: Callable[[Piece], None]) -> None:
    if type(element) is Part:
        write(draw_part(element))
        return
    if isinstance(element, h.HTMLElement):
        write("<!doctype html>")
    write(element.tag if type(element) is Lit else f"<{element._name}{element._attrs}>")
    if not isinstance(element, h.VoidElement):
        if element._children is not None:
            _write(element._children, write)
        write(f"</{element._name}>")
