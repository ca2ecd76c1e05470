"""The numbered rules of `docs/rules/`, paragraph by paragraph: for reading, for searching, and for tests.

A paragraph starts with its id, `- [ARNE-6.3] …`, and goes on to the next id or heading; a table may also give one
paragraph per row, `| [ARNE-Q1] | … |`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z0-9][A-Za-z0-9.]*"
_ITEM = re.compile(rf"- \[({_ID})\] (.*)")
_ROW = re.compile(rf"\| \[({_ID})\] \|")
_HEADING = re.compile(r"## (?:(\d+)\.? )?(.*)")


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule; `text` is Markdown."""

    id: str
    game: str
    heading: str
    text: str

    @property
    def book(self) -> str:
        """The letters in front of the number: ARNE of ARNE-6.3."""
        return self.id.rpartition("-")[0]


@dataclass(frozen=True)
class Section:
    """The paragraphs under one heading, and what stands before the first of them."""

    id: str
    game: str
    heading: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Book:
    """One file of rules; the introduction explains its words and marks."""

    game: str
    title: str
    introduction: str
    sections: tuple[Section, ...]


@cache
def books() -> tuple[Book, ...]:
    """All rules there are, in the order of their file names."""
    pages = sorted((page for page in _shelf().iterdir() if page.name.endswith(".md")), key=lambda page: page.name)
    return tuple(read_book(page.name.removesuffix(".md"), page.read_text("utf-8")) for page in pages)


def sections() -> list[Section]:
    return [section for book in books() for section in book.sections]


def paragraphs() -> dict[str, Paragraph]:
    """Every numbered rule by its id."""
    return {paragraph.id: paragraph for section in sections() for paragraph in section.paragraphs}


def _shelf() -> Traversable:
    """The folder of the rules: inside an installed package, or in `docs/` of a clone."""
    installed = files("soloist").joinpath("rules")
    return installed if installed.is_dir() else Path(__file__).parent.parent / "docs" / "rules"


def read_book(game: str, text: str) -> Book:
    """Take a file of rules apart."""
    front, *parts = re.split(r"(?m)^(?=## )", text)
    title, _, introduction = front.partition("\n")
    return Book(game, title.removeprefix("# "), introduction.strip(), tuple(_section(game, part) for part in parts))


def _section(game: str, text: str) -> Section:
    head, _, body = text.partition("\n")
    number, heading = _heading(head)
    introduction, rules = _take_apart(body)
    found = tuple(Paragraph(name, game, heading, rule) for name, rule in rules)
    book = found[0].book if found else game.upper()
    return Section(f"{book}-{number or heading}", game, heading, introduction, found)


def _heading(line: str) -> tuple[str, str]:
    match = _HEADING.fullmatch(line)
    assert match is not None, line
    return match[1] or "", match[2].strip()


def _take_apart(body: str) -> tuple[str, list[tuple[str, str]]]:
    """What stands before the first paragraph, and the paragraphs as id and text."""
    introduction: list[str] = []
    rules: list[tuple[str, list[str]]] = []
    columns: list[str] = []
    text = introduction  # where the next line belongs
    for line in body.splitlines():
        if item := _ITEM.match(line):
            text = [item[2]]
            rules.append((item[1], text))
        elif row := _ROW.match(line):
            if text and text[-1].startswith("|--"):  # the head of this table is no part of the text before it
                columns = _cells(text[-2])
                del text[-2:]
            text = _row(columns, _cells(line))
            rules.append((row[1], text))
        else:
            text.append(line.removeprefix("  "))
    return _joined(introduction), [(name, _joined(lines)) for name, lines in rules]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _row(columns: Iterable[str], cells: list[str]) -> list[str]:
    """A row of a table as text: what it is about, then the other cells under the names of their columns."""
    named = [f"- {column}: {cell}" for column, cell in zip(columns, cells, strict=False) if cell not in ("", "—")]
    return [cells[1], "", *named[2:]]


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).strip()


def find(words: str) -> list[Paragraph]:
    """The rule, section or book of this id; else every paragraph that has all the words."""
    return _by_id(words.strip()) or list(_by_words(words))


def _by_id(text: str) -> list[Paragraph]:
    wanted = text.strip("[]").casefold()
    for paragraph in paragraphs().values():
        if paragraph.id.casefold() == wanted:
            return [paragraph]
    for section in sections():
        if section.id.casefold() == wanted:
            return list(section.paragraphs)
    return [p for p in paragraphs().values() if wanted in (p.game.casefold(), p.book.casefold())]


def _by_words(text: str) -> Iterator[Paragraph]:
    words = text.casefold().split()
    for paragraph in paragraphs().values():
        searched = f"{paragraph.id} {paragraph.heading} {paragraph.text}".casefold()
        if words and all(word in searched for word in words):
            yield paragraph


def near(text: str, most: int = 5) -> list[str]:
    """Ids and words of the rules that look like what was typed."""
    names = [*paragraphs(), *(section.id for section in sections()), *_vocabulary()]
    known = {name.casefold(): name for name in names}
    found = [
        known[match] for word in text.casefold().split() for match in get_close_matches(word, known, most, cutoff=0.65)
    ]
    return list(dict.fromkeys(found))[:most]


@cache
def _vocabulary() -> list[str]:
    """The words of all rules, each once."""
    text = " ".join(f"{paragraph.heading} {paragraph.text}" for paragraph in paragraphs().values())
    return sorted(set(re.findall(r"[^\W\d_]{4,}", text.casefold())))
