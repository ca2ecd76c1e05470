"""What the script does with frames, in Python: a page as a tree, and the parts of a frame put into it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from html.parser import HTMLParser
from zlib import adler32

VOID = ("input", "link", "meta", "br", "img", "hr", "source", "wbr")


@dataclass
class Element:
    """An element; its children are elements and texts."""

    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    def all(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.all()

    def elements(self) -> list[Element]:
        return [child for child in self.children if isinstance(child, Element)]

    def parts(self) -> list[Element]:
        return [each for each in self.all() if "data-part" in each.attributes]

    def text(self) -> str:
        said = "".join(
            f" {name}" if value is None else f' {name}="{escape(value)}"' for name, value in self.attributes.items()
        )
        inside = "".join(child if isinstance(child, str) else child.text() for child in self.children)
        return f"<{self.tag}{said}>" + ("" if self.tag in VOID else f"{inside}</{self.tag}>")


class Reading(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(tag, dict(attrs))
        self.open[-1].children.append(made)
        if tag not in VOID:
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open[-1].tag == tag, f"</{tag}> in <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)

    def handle_entityref(self, name: str) -> None:
        self.open[-1].children.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.open[-1].children.append(f"&#{name};")


def read(text: str) -> Element:
    reading = Reading()
    reading.feed(text)
    return reading.root


def app_in(text: str) -> Element:
    """The page of a match in a whole document."""
    return next(each for each in read(text).all() if each.attributes.get("id") == "app")


def frames_in(text: str) -> list[Element]:
    return [each for each in read(text).all() if "data-frame" in each.attributes]


def parts_here(app: Element) -> str:
    """The header of the script."""
    return " ".join(f"{each.attributes['data-part']}:{each.attributes['data-digest']}" for each in app.parts())


def put(app: Element, frame: Element) -> Element:
    """The page after a frame."""
    page, *parts = frame.elements()
    if page.attributes["data-digest"] == app.attributes["data-digest"] and not page.children:
        page.children = app.children
    else:
        fill_holes(page, app)
    for part in parts:
        fill_holes(part, page)
        replace(page, str(part.attributes["data-part"]), part)
    assert adler32(parts_here(page).encode()) == int(str(frame.attributes["data-frame"]))
    return page


def fill_holes(part: Element, app: Element) -> None:
    for each in list(part.all()):
        for place, child in enumerate(each.children):
            if isinstance(child, Element) and "data-hole" in child.attributes:
                each.children[place] = named(app, str(child.attributes["data-hole"]))


def named(app: Element, name: str) -> Element:
    (found,) = [each for each in app.parts() if each.attributes["data-part"] == name]
    return found


def replace(app: Element, name: str, new: Element) -> None:
    for each in app.all():
        for place, child in enumerate(each.children):
            if isinstance(child, Element) and child.attributes.get("data-part") == name:
                each.children[place] = new
                return
    raise AssertionError(f"no part {name}")
