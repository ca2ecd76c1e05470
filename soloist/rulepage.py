"""The numbered rules as they are read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from soloist.engine.settings import Setting
from soloist.engine.words import Message, msg, nmsg
from soloist.language import Reader
from soloist.rulebook import Book, Paragraph, books, by_sections, deciding


def contents(shelf: Iterable[Book], reader: Reader) -> RenderableType:
    """The books with their sections."""
    parts: list[RenderableType] = []
    for book in shelf:
        table = Table.grid(padding=(0, 2))
        for section in book.sections:
            count = nmsg("{n} rule", "{n} rules", n=len(section.paragraphs))
            table.add_row(Text(section.id, "cyan"), section.heading, Text(reader.read(count), "dim"))
        parts += [Text(book.title, "bold"), table, ""]
    first = next((section.id for book in shelf for section in book.sections), "")
    hint = msg("Read one with: soloist rules {section}   Search with: soloist rules WORD …", section=first)
    return Group(*parts, Text(reader.read(hint), "dim"))


def page(found: Sequence[Paragraph], reader: Reader) -> RenderableType:
    """Paragraphs under their headings; a whole section or book with its introduction, a single one with its options."""
    parts: list[RenderableType] = []
    notes: list[RenderableType] = []
    for book in books(reader.language):
        if sum(len(section.paragraphs) for section in book.sections) == len(found) and found[0].game == book.game:
            parts += [Text(book.title, "bold"), "", Markdown(f"{book.introduction}\n\n{book.words}"), ""]
            notes = ["", Markdown(book.notes)] if book.notes else []
    parts += _sections(found, reader.language)
    parts += notes
    if len(found) == 1:
        parts += [_option(setting, reader) for _, setting in deciding(found[0].id)]
    for mark, meaning in _marks(found):
        if any(mark in paragraph.text for paragraph in found):
            parts += ["", Text(reader.read(meaning), "dim")]
    return Group(*parts)


RULING = msg("(R) marks our ruling where the printed rules are silent or unclear.")
HELPER = msg("(H) marks what is known only from a public table helper.")
READING = msg("(I) marks our ruling on something found.")
RECONSTRUCTION = msg("(R) marks a reconstruction: the printed value is unknown; you can supply your copy's in a file.")


def _marks(found: Sequence[Paragraph]) -> list[tuple[str, Message]]:
    """What the marks mean in the book of these paragraphs."""
    if found[0].game.startswith("orichalcum"):
        return [("(I)", READING), ("(R)", RECONSTRUCTION)]
    return [("(R)", RULING), ("(H)", HELPER)]


def _sections(found: Sequence[Paragraph], language: str) -> Iterator[RenderableType]:
    for number, (section, some) in enumerate(by_sections(found, language)):
        if number:
            yield ""
        yield Text.assemble((section.id, "bold cyan"), "  ", (section.heading, "bold"))
        if section.introduction and len(some) == len(section.paragraphs):
            yield Markdown(section.introduction)
        yield _rules(some)


def _rules(some: Iterable[Paragraph]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for paragraph in some:
        table.add_row(paragraph.id, Markdown(paragraph.text))
    return table


def _option(setting: Setting, reader: Reader) -> Text:
    line = msg(
        "To play it differently: --option {name}=VALUE, {expected}; default: {default}", name=setting.name,
        expected=setting.expected(), default=setting.write(setting.default) or msg("ours"),
    )  # fmt: skip
    return Text(reader.read(line), "yellow")
