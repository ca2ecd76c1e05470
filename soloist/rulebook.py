"""The numbered rules of `docs/rules/`, paragraph by paragraph: for reading, for searching, and for tests.

A book begins with what its players want to know in short; two headings of the third rank may follow: the words it uses,
and notes on the text itself, for those who want to know where it comes from. A paragraph starts with its id,
`- [ARNE-6.3] …`, and goes on to the next id or heading; a table may also give one paragraph per row,
`| [ARNE-Q1] | … |`. Translations stand in a folder of their language, `docs/rules/pt/`; what one of them lacks is
read in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from typing import Any

from soloist.engine.game import Game
from soloist.engine.settings import Setting
from soloist.ranking import Searched, folded, rank, words_of
from soloist.registry import all_games, homes

ENGLISH = "en"

_ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z0-9][A-Za-z0-9.]*"
_ITEM = re.compile(rf"- \[({_ID})\] (.*)")
_ROW = re.compile(rf"\| \[({_ID})\] \|")
_HEADING = re.compile(r"## (?:(\d+)\.? )?(.*)")
_PART = re.compile(r"(?m)^### .*$")
_FOLDED = "<!-- folded -->"
_LEAD = re.compile(r"(?:\(\w\) )?\*\*(.+?)\*\*")


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

    @property
    def lead(self) -> str:
        """The bold words that it begins with, if it does: what it is about."""
        found = _LEAD.match(self.text)
        return found[1] if found else ""


@dataclass(frozen=True)
class Section:
    """The paragraphs under one heading, and what stands before the first of them."""

    id: str
    game: str
    heading: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]
    folded: bool = False  # players read it only when they look for it: pages have it at the end


@dataclass(frozen=True)
class Book:
    """One file of rules; the introduction has them in short."""

    game: str
    title: str
    introduction: str
    sections: tuple[Section, ...]
    words: str = ""  # what its words mean
    notes: str = ""  # where the text comes from, and what its marks mean


@cache
def books(language: str = ENGLISH) -> tuple[Book, ...]:
    """All rules there are, in the order of their file names; then those of games from outside."""
    if language == ENGLISH:
        shelves = (shelf(), *(files(home).joinpath("rules") for home in homes()))
        return tuple(book for shelf in shelves if shelf.is_dir() for book in _read_books(shelf))
    folders = [folder for folder in shelf().iterdir() if folder.is_dir() and folder.name == language]
    translated = {book.game: book for folder in folders for book in _read_books(folder)}
    return tuple(_in_words_of(translated.get(book.game, book), book) for book in books())


def sections(language: str = ENGLISH) -> list[Section]:
    return [section for book in books(language) for section in book.sections]


def paragraphs(language: str = ENGLISH) -> dict[str, Paragraph]:
    """Every numbered rule by its id."""
    return {paragraph.id: paragraph for section in sections(language) for paragraph in section.paragraphs}


def _read_books(shelf: Traversable) -> tuple[Book, ...]:
    pages = {page.name.removesuffix(".md"): page for page in shelf.iterdir() if page.name.endswith(".md")}
    return tuple(read_book(name, pages[name].read_text("utf-8")) for name in sorted(pages))


def _in_words_of(translated: Book, book: Book) -> Book:
    """The book, section by section and rule by rule in translation, where there is one."""
    known = {section.id: section for section in translated.sections}
    merged = []
    for section in book.sections:
        words = known.get(section.id, section)
        rules = {paragraph.id: paragraph for paragraph in words.paragraphs}
        in_words = tuple(rules.get(paragraph.id, paragraph) for paragraph in section.paragraphs)
        merged.append(replace(words, paragraphs=in_words, folded=section.folded))
    return replace(translated, sections=tuple(merged))


def shelf() -> Traversable:
    """The folder of the rules: inside an installed package, or in `docs/` of a clone."""
    installed = files("soloist").joinpath("rules")
    return installed if installed.is_dir() else Path(__file__).parent.parent / "docs" / "rules"


def read_book(game: str, text: str) -> Book:
    """Take a file of rules apart."""
    front, *parts = re.split(r"(?m)^(?=## )", text)
    title, _, text_before = front.partition("\n")
    introduction, *more = (part.strip() for part in _PART.split(text_before))
    words, notes = (*more, "", "")[:2]
    sections = tuple(_section(game, part) for part in parts)
    return Book(game, title.removeprefix("# "), introduction, sections, words, notes)


def _section(game: str, text: str) -> Section:
    head, _, body = text.partition("\n")
    match = _HEADING.fullmatch(head)
    assert match is not None, head
    number, heading = match[1] or "", match[2].strip()
    is_folded = body.lstrip().startswith(_FOLDED)
    introduction, rules = _take_apart(body.replace(_FOLDED, "", 1) if is_folded else body)
    found = tuple(Paragraph(name, game, heading, rule) for name, rule in rules)
    book = found[0].book if found else game.upper()
    return Section(f"{book}-{number or heading}", game, heading, introduction, found, is_folded)


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


def find(words: str, language: str = ENGLISH, game: str = "") -> list[Paragraph]:
    """The rule, section or book of this id; else every paragraph that has all the words, the best first; perhaps of
    one book only."""
    known = named(words.strip(), language)
    if known:
        return [paragraph for paragraph in known if game in ("", paragraph.game)]
    return _ranked(words, language, game)[0]


def find_some(words: str, language: str = ENGLISH, game: str = "") -> list[Paragraph]:
    """Paragraphs that have some of the words, but not all."""
    return _ranked(words, language, game)[1]


def named(text: str, language: str = ENGLISH) -> list[Paragraph]:
    """The rule, section or book of this id."""
    wanted = text.strip("[]").casefold()
    known = paragraphs(language)
    for paragraph in known.values():
        if paragraph.id.casefold() == wanted:
            return [paragraph]
    for section in sections(language):
        if section.id.casefold() == wanted:
            return list(section.paragraphs)
    return [p for p in known.values() if wanted in (p.game.casefold(), p.book.casefold())]


def by_sections(found: Iterable[Paragraph], language: str) -> list[tuple[Section, list[Paragraph]]]:
    """Paragraphs in a row, those of one section together."""
    home = {paragraph.id: section for section in sections(language) for paragraph in section.paragraphs}
    groups = groupby(found, lambda paragraph: home[paragraph.id].id)
    return [(home[some[0].id], some) for some in (list(group) for _, group in groups)]


def _ranked(text: str, language: str, game: str) -> tuple[list[Paragraph], list[Paragraph]]:
    """What has all the words, and what has some of them; each the best first, then in the order of the books."""
    words = words_of(text)
    ranks = [
        (paragraph, rank(words, Searched(f"{paragraph.id} {paragraph.lead}", paragraph.heading, paragraph.text)))
        for paragraph in paragraphs(language).values()
        if game in ("", paragraph.game)
    ]
    ranks.sort(key=lambda each: each[1], reverse=True)
    whole = [paragraph for paragraph, found in ranks if words and found.found == len(words)]
    some = [paragraph for paragraph, found in ranks if 0 < found.found < len(words)]
    return whole, some


def near(text: str, language: str = ENGLISH, most: int = 5) -> list[str]:
    """Ids and words of the rules that look like what was typed."""
    ids = [*paragraphs(language), *(section.id for section in sections(language))]
    known = {folded(name): name for name in [*ids, *_vocabulary(language)]}
    found = [
        known[match] for word in folded(text).split() for match in get_close_matches(word, known, most, cutoff=0.65)
    ]
    return list(dict.fromkeys(found))[:most]


@cache
def _vocabulary(language: str) -> list[str]:
    """The words of all rules, each once."""
    text = " ".join(f"{paragraph.heading} {paragraph.text}" for paragraph in paragraphs(language).values())
    return sorted(set(re.findall(r"[^\W\d_]{4,}", text.casefold())))


def deciding(rule: str) -> list[tuple[Game[Any, Any], Setting]]:
    """The options of games that decide a rule."""
    return [(game, setting) for game in all_games() for setting in game.settings if setting.rule == rule]
