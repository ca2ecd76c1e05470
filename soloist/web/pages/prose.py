"""The rules' Markdown as HTML: no raw HTML, no styles, and rule ids as links."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from soloist.rulebook import paragraphs, sections

# An id such as ARNE-6.3, or, inside a book, the bare number 6.3
_ID = re.compile(r"\[?\b([A-Z]+(?:-[A-Z]+)*-(?:[A-Z]?\d+(?:\.\d+[a-z]?)?|[A-Z]\.(?:\d+|[A-Z]{3,})))\b\]?")
_NUMBER = re.compile(r"(?<![\w.,/–-])(\d+\.\d+)(?![\w.,/]*\d)")


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def _known() -> Collection[str]:
    """Everything that has a page of its own."""
    return frozenset([*paragraphs(), *(section.id for section in sections())])


@cache
def prose(text: str, book: str = "") -> Markup:
    """A text of the rules; `book` are the letters that its bare numbers belong to."""
    tokens = _markdown().parse(text)
    in_table = 0
    for token in tokens:
        in_table += token.nesting if token.tag == "table" else 0
        token.attrs.pop("style", None)  # the alignment of columns
        if token.type == "table_open":
            token.attrs["tabindex"] = "0"  # it scrolls where it is too wide, also with keys
        if token.children:  # numbers in tables are just numbers
            token.children = [new for child in token.children for new in _linked(child, "" if in_table else book)]
    return Markup(_markdown().renderer.render(tokens, _markdown().options, {}))


def _linked(token: Token, book: str) -> list[Token]:
    """A piece of text, cut where a rule is named."""
    if token.type != "text":
        return [token]
    found: list[Token] = []
    rest = token.content
    while (match := _first(rest, book)) is not None:
        start, end, shown, rule = match
        found += [_text(rest[:start]), *_link(shown, rule)]
        rest = rest[end:]
    return [*found, _text(rest)]


def _first(text: str, book: str) -> tuple[int, int, str, str] | None:
    """The first rule named in a text: where it stands, how it is written, which one it is."""
    named = ((m.start(), m.end(), m[1], m[1]) for m in _ID.finditer(text))
    bare = ((m.start(), m.end(), m[1], f"{book}-{m[1]}") for m in _NUMBER.finditer(text))
    return min((each for each in (*named, *bare) if each[3] in _known()), default=None)


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _link(shown: str, rule: str) -> list[Token]:
    opening = Token("link_open", "a", 1, attrs={"class": "rule", "href": f"/rules/{rule}"})
    return [opening, _text(shown), Token("link_close", "a", -1)]
