"""The rules in other languages: the same paragraphs with the same numbers, and English where something is missing."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from soloist import rulebook, rulepage
from soloist.language import Reader
from soloist.rulebook import Book, Paragraph, books, find, near, paragraphs
from tests.kit.games import REAL
from tests.languages.catalogues import TRANSLATED

ENGLISH = Path("docs/rules")
PAGES = [(language, page.stem) for language in TRANSLATED for page in sorted((ENGLISH / language).glob("*.md"))]
translated_pages = pytest.mark.parametrize(("language", "game"), PAGES)


def test_the_rules_of_every_game_one_can_play_are_translated() -> None:
    wanted = {(language, name) for language in TRANSLATED for subject in REAL for name in subject.rules}
    assert wanted - set(PAGES) == set()


def english_and_translated(language: str, game: str) -> tuple[Book, Book]:
    texts = (ENGLISH / f"{game}.md").read_text("utf-8"), (ENGLISH / language / f"{game}.md").read_text("utf-8")
    english, translated = (rulebook.read_book(game, text) for text in texts)
    return english, translated


def rules_of(book: Book) -> list[Paragraph]:
    return [paragraph for section in book.sections for paragraph in section.paragraphs]


def side_by_side(language: str, game: str) -> list[tuple[str, str, str]]:
    """All texts of a book: its front, the fronts of its sections, its paragraphs."""
    books = english_and_translated(language, game)
    return [
        ("front", *(book.introduction for book in books)),
        ("words", *(book.words for book in books)),
        ("notes", *(book.notes for book in books)),
        *((one.id, one.introduction, two.introduction) for one, two in zip(*(b.sections for b in books), strict=True)),
        *((one.id, one.text, two.text) for one, two in zip(*map(rules_of, books), strict=True)),
    ]


@translated_pages
def test_the_same_paragraphs_in_the_same_order(language: str, game: str) -> None:
    english, translated = english_and_translated(language, game)
    assert [rule.id for rule in rules_of(translated)] == [rule.id for rule in rules_of(english)]
    assert [section.id for section in translated.sections] == [section.id for section in english.sections]
    assert [section.folded for section in translated.sections] == [section.folded for section in english.sections]


@translated_pages
def test_no_paragraph_was_left_in_english(language: str, game: str) -> None:
    pairs = side_by_side(language, game)
    assert [name for name, english, translated in pairs if english and english == translated] == []
    english, translated = english_and_translated(language, game)
    assert english.title != translated.title
    headings = zip(*([section.heading for section in book.sections] for book in (english, translated)), strict=True)
    assert [one for one, two in headings if one == two] == []


WHAT_STAYS = {
    "numbers, points and references": r"\d+(?:\.\d+)?",
    "ids": r"\[[A-Z]+-[A-Z0-9.]+\]",
    "options and code": r"`[^`]+`",
    "rulings": r"\(R\)|\(R[,:]| R\)|R:",
    "rows of tables": r"(?m)^\|",
    "signs": r"[→←×−≥<>=%♂♀]",
    "emphasis": r"\*+",
}


@translated_pages
@pytest.mark.parametrize("what", WHAT_STAYS)
def test_what_stays_the_same(language: str, game: str, what: str) -> None:
    def found(text: str) -> Counter[str]:
        return Counter(re.findall(WHAT_STAYS[what], text))

    changed = {
        name: (found(english) - found(translated), found(translated) - found(english))
        for name, english, translated in side_by_side(language, game)
        if found(english) != found(translated) and (name, what) != ("words", "emphasis")  # it explains fewer words
    }
    assert changed == {}


@translated_pages
def test_what_backs_a_paragraph_is_marked_alike(language: str, game: str) -> None:
    """The letters behind the paragraphs of Zooloretto and AutoMammoth."""

    def mark(text: str) -> str:
        found = re.search(r"[.:%)] ([ABCDSRX])(?: \(.*\)| (?:for|para) .*)?$", text.split("\n")[0])
        return found[1] if found else ""

    marks = {name: (mark(english), mark(translated)) for name, english, translated in side_by_side(language, game)}
    assert {name: pair for name, pair in marks.items() if pair[0] != pair[1]} == {}
    assert game not in ("zooloretto", "automammoth") or sum(bool(pair[0]) for pair in marks.values()) > 50


# reading


@pytest.mark.parametrize("language", TRANSLATED)
def test_books_are_read_in_a_language(language: str) -> None:
    assert [book.game for book in books(language)] == [book.game for book in books()]
    assert paragraphs(language).keys() == paragraphs().keys()
    assert paragraphs(language)["ARNE-6.3"].text != paragraphs()["ARNE-6.3"].text


def test_english_books_are_those_without_a_folder() -> None:
    assert [book.game for book in books()] == sorted(page.stem for page in ENGLISH.glob("*.md"))
    assert books("en") == books()


@pytest.mark.parametrize("language", ["xx", "", "..", "../rules", "."])
def test_a_language_without_books_reads_english(language: str) -> None:
    assert books(language) == books()


SHELF = {
    "one.md": "# One\n\nWords.\n\n## 1 First\nBefore.\n- [ON-1.1] Sit.\n- [ON-1.2] Eat.\n\n## 2 Then\n- [ON-2.1] Go.\n",
    "two.md": "# Two\n\n## 1 First\n- [TW-1.1] Stay.\n",
    "pt/one.md": "# Um\n\nPalavras.\n\n## 1 Primeiro\nAntes.\n- [ON-1.2] Coma.\n- [ON-9.9] A mais.\n",
}


def test_what_is_not_translated_is_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in SHELF.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(rulebook, "shelf", lambda: tmp_path)
    books.cache_clear()
    one, two = books("pt")
    books.cache_clear()
    assert (one.title, one.introduction, two.title) == ("Um", "Palavras.", "Two")
    assert [(section.id, section.heading) for section in one.sections] == [("ON-1", "Primeiro"), ("ON-2", "Then")]
    assert one.sections[0].introduction == "Antes."
    assert [rule.text for rule in rules_of(one)] == ["Sit.", "Coma.", "Go."]
    assert [rule.text for rule in rules_of(two)] == ["Stay."]


def test_words_are_searched_in_the_language_without_minding_accents() -> None:
    assert {"ARNE-6.6", "ARNE-Q7"} <= {paragraph.id for paragraph in find("CAMALEÃO ladrão", "pt")}
    assert find("camaleao ladrao", "pt") == find("CAMALEÃO ladrão", "pt")
    assert find("camaleão") == []
    assert find("zoo-6.2", "pt")[0].text.startswith("**Mover, 1 moeda.**")
    assert [paragraph.id for paragraph in find("MAM-5", "pt")] == [f"MAM-5.{number}" for number in range(1, 5)]
    assert "camaleão" in near("camaleoa", "pt")


def test_a_page_is_read_in_the_readers_language() -> None:
    console = Console(width=100, record=True, file=StringIO())
    reader = Reader("pt")
    console.print(rulepage.contents(books("pt"), reader))
    console.print(rulepage.page(find("arne", "pt"), reader))
    console.print(rulepage.page(find("ARNE-Q1", "pt"), reader))
    text = console.export_text()
    assert "Cartas pretas uma a uma" in text
    assert "Com as nossas palavras, numeradas" in text
    assert "Uma versão por turnos, que pode ser repetida" in text
    assert "Black cards" not in text
