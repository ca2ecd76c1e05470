"""Style sheets hold no rules for what no page has: every class in them is named by a page or a script."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "soloist" / "web"
BUILT: tuple[str, ...] = ()
"""Beginnings of names that are put together where this test cannot see it."""


@cache
def sources() -> str:
    files = [*WEB.rglob("*.py"), *(WEB / "static").glob("*.js"), *(WEB / "static").glob("*.svg")]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def classes_of(css: str) -> set[str]:
    """The classes that its selectors name."""
    plain = re.sub(r"/\*.*?\*/|\"[^\"]*\"|url\([^)]*\)", "", css, flags=re.DOTALL)
    selectors = re.findall(r"([^{};]+)\{", plain)
    return {name for each in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", each)}


def unused(css: str, text: str, built: Iterable[str] = ()) -> set[str]:
    """Classes that the text does not name: as a word, as a keyword (`is_lit=True`), or as the beginning or the end of a
    name it puts together (`f"seat-{number}"`)."""
    words = set(re.findall(r"[a-zA-Z][\w-]*", text))
    words |= {word.replace("_", "-") for word in re.findall(r"\b[a-z]+(?:_[a-z0-9]+)+(?==)", text)}
    begun = tuple(set(re.findall(r"([a-zA-Z][\w-]*-)(?:\$?\{)", text)) | set(built))
    ended = tuple(set(re.findall(r"\}(-[\w-]+)", text)))
    return {
        name for name in classes_of(css) - words if not name.startswith(begun) and not (ended and name.endswith(ended))
    }


@pytest.mark.parametrize("sheet", sorted((WEB / "static").glob("*.css")), ids=lambda path: path.name)
def test_every_class_is_named_somewhere(sheet: Path) -> None:
    assert sorted(unused(sheet.read_text("utf-8"), sources(), BUILT)) == []


def test_what_is_unused_would_be_found() -> None:
    css = (
        '.old, .seat-3 > .lit:not(.is-gone)::after { content: ".none"; margin: .5em } @media (x) { .tint-x { top: 0 } }'
    )
    assert classes_of(css) == {"old", "seat-3", "lit", "is-gone", "tint-x"}
    assert unused(css, 'classes("lit", is_gone=True), f"seat-{number}"') == {"old", "tint-x"}
    assert unused(css, '"lit is-gone seat-3 tint-x old"') == set()
