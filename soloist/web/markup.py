"""HTML written in Python: `h.p(".note", id="x")["1 < 2"]` is `<p class="note" id="x">1 &lt; 2</p>`.

An element is its text in pieces, made at once; one that is put into another hands its pieces on. Texts and the values
of attributes are escaped, `Markup` between elements is not. None, True and False are nothing; of lists and generators
each thing is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from keyword import iskeyword
from types import GeneratorType
from typing import Any, Protocol, TypeAlias, runtime_checkable

from markupsafe import Markup, escape

ELEMENTS = (
    "a article aside b body button caption circle code dd details dialog div dl dt em fieldset figcaption"
    " figure footer foreignobject form g h1 h2 h3 h4 head header html i kbd label legend li line main mark"
    " meter nav noscript ol optgroup option output p path polygon pre rect s script section select small span"
    " style summary svg table tbody td template text textarea tfoot th thead title tr tspan ul use"
)
VOID_ELEMENTS = "br input link meta"  # hold nothing
BEFORE = {"html": "<!doctype html>"}
SELECTOR = re.compile(r"(?:#([\w:-]+))?((?:\.[\w:-]+)*)")
ATTRIBUTE = re.compile(r"[a-zA-Z][a-zA-Z0-9_:-]*")
REMEMBERED = 8192  # texts and attributes: most of them stand on every page
LONG = 200  # letters: longer ones are not remembered


class Kept:
    """What stays itself among the texts of the elements around it, such as a part of a page."""

    __slots__ = ()

    def plain(self) -> str:
        """As if it were an element like any other."""
        raise NotImplementedError

    def __str__(self) -> str:
        return Markup(self.plain())


@runtime_checkable
class HasHtml(Protocol):
    """Text that is markup already."""

    def __html__(self) -> str: ...


Piece: TypeAlias = str | Kept
Node: TypeAlias = "Element | str | Kept | int | HasHtml | Iterable[Node] | None"
Attribute: TypeAlias = str | int | None


class Element:
    """How it begins, what is in it, and how it ends."""

    __slots__ = ("name", "pieces")
    __iter__ = None  # what is in brackets is put inside, not taken out

    def __init__(self, name: str, pieces: Sequence[Piece]) -> None:
        self.name = name
        self.pieces = pieces

    def __call__(self, selector: str = "", /, **attributes: Attribute) -> Element:
        """With an id and classes, `#id.one.two`, and attributes: `data_n=3` is `data-n="3"`, `for_` is `for`."""
        if not attributes:
            return _selected(self, selector)
        if selector and "class_" in attributes:
            raise ValueError(f"classes are given twice: {selector} and class_")
        text = _begun(self.pieces[0], selector)
        for name, value in attributes.items():
            if value is None or value is False:
                continue
            if isinstance(value, str) and len(value) > LONG:
                text += attribute(name, value)
            else:
                text += remembered_attribute(name, value)
        return Element(self.name, (text + ">", *self.pieces[1:]))

    def __getitem__(self, inside: Node) -> Element:
        if len(self.pieces) != 2:
            raise TypeError(f"<{self.name}> cannot hold anything, or holds something already")
        pieces = [self.pieces[0]]
        gather(inside, pieces)
        pieces.append(self.pieces[1])
        return Element(self.name, pieces)

    def __html__(self) -> str:
        return render(self)

    __str__ = __html__

    def __repr__(self) -> str:
        return f"<Element {self}>"


def gather(node: Any, pieces: list[Piece]) -> None:
    """Put the text of a node to these pieces; what there is most of is looked for first."""
    kind = type(node)
    if kind is Element:
        pieces += node.pieces
    elif kind is str:
        pieces.append(remembered(node) if len(node) < LONG else str(escape(node)))
    elif kind is Markup:
        pieces.append(node)
    elif kind is tuple or kind is list or kind is GeneratorType:
        for each in node:
            gather(each, pieces)
    elif node is not None and kind is not bool:
        _gather_rarer(node, pieces)


def _gather_rarer(node: Kept | int | str | HasHtml | Iterable[Node], pieces: list[Piece]) -> None:
    if isinstance(node, Kept):
        pieces.append(node)
    elif isinstance(node, int):
        pieces.append(str(node))
    elif isinstance(node, HasHtml):
        pieces.append(node.__html__())
    elif isinstance(node, str):
        pieces.append(str(escape(node)))
    elif isinstance(node, bytes | bytearray) or not isinstance(node, Iterable):
        raise TypeError(f"{node!r} cannot be written into an element")
    else:
        gather(list(node), pieces)


def render(node: Node) -> Markup:
    """The text of a node."""
    pieces: list[Piece] = []
    gather(node, pieces)
    return Markup("".join([piece if isinstance(piece, str) else piece.plain() for piece in pieces]))


# texts and attributes


@lru_cache(REMEMBERED)
def remembered(text: str) -> str:
    return str(escape(text))


def escaped(text: str) -> str:
    """As it is written into a page."""
    return remembered(text) if len(text) < LONG else str(escape(text))


@lru_cache(REMEMBERED)
def without_tags(text: str) -> str:
    """The words of a text that is markup, for labels."""
    return Markup(text).striptags()


def attribute(name: str, value: str | int) -> str:
    """As it stands in a tag, with a space before it; markup in it is a text like any other."""
    said = _attribute_name(name)
    if value is True:
        return f" {said}"
    return "" if said == "class" and not value else f' {said}="{escape(str(value))}"'


remembered_attribute = lru_cache(REMEMBERED, typed=True)(attribute)  # 1 is not True


@lru_cache(REMEMBERED)
def _attribute_name(name: str) -> str:
    if not ATTRIBUTE.fullmatch(name):
        raise ValueError(f"'{name}' cannot be the name of an attribute")
    word = name.removesuffix("_")
    return (word if iskeyword(word) else name).replace("_", "-")


@lru_cache(REMEMBERED)
def _begun(start: Piece, selector: str) -> str:
    """How an element with an id and classes begins, as far as more attributes."""
    found = SELECTOR.fullmatch(selector)
    if found is None:
        raise ValueError(f"'{selector}' is not an id and classes, such as #id.one.two")
    name, classes = found[1], found[2].replace(".", " ").strip()
    return str(start)[:-1] + (f' id="{name}"' if name else "") + (f' class="{classes}"' if classes else "")


@lru_cache(REMEMBERED)
def _selected(element: Element, selector: str) -> Element:
    """An element with an id and classes alone."""
    return Element(element.name, (_begun(element.pieces[0], selector) + ">", *element.pieces[1:]))


# elements by their names: `h.div`


def __getattr__(name: str) -> Element:
    if name not in (*ELEMENTS.split(), *VOID_ELEMENTS.split()):
        raise AttributeError(f"there is no element <{name}> in our pages")
    end = () if name in VOID_ELEMENTS.split() else (f"</{name}>",)
    made = globals()[name] = Element(name, (f"{BEFORE.get(name, '')}<{name}>", *end))
    return made


fragment = Element("", ("", ""))
"""What stands beside each other without an element around it: `h.fragment[one, other]`."""
