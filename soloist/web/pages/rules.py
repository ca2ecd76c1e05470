"""The numbered rules: the shelf, a book, a paragraph with its neighbours, and what a search finds."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from urllib.parse import urlencode

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from soloist.engine.words import Message, msg, nmsg
from soloist.ranking import marks, words_of
from soloist.rulebook import Book, Paragraph, Section, books, by_sections, deciding, near, paragraphs, sections
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.lessons import taught_by
from soloist.web.pages.layout import Frame, shell
from soloist.wording.base import PLAIN, Wording

LONGEST_SEARCH = 100
MOST_FOUND = 60
FEW_FOUND, MOST_SOME = 5, 10  # with fewer rules than these, some that have not all the words are shown too


# the shelf


@dataclass(frozen=True)
class Search:
    """What somebody looks for, in which book, and what was found: with all the words, and with some of them."""

    words: str = ""
    game: str = ""  # of one book; empty: in all
    found: Sequence[Paragraph] = ()
    some: Sequence[Paragraph] = ()
    everywhere: Mapping[str, int] = field(default_factory=dict)  # how many each book has, by its game

    def address(self, game: str) -> str:
        """The same search in another book, or in all."""
        return f"/rules?{urlencode({'q': self.words, **({'game': game} if game else {})})}"


def shelf_page(frame: Frame, search: Search) -> Node:
    """All books, or what a search has found."""
    head = h.div(".rules-head")[
        h.h1(".page-title")[frame.read(msg("Rules"))], search_form(frame, search.words, search.game)
    ]
    return shell(frame, head, results(frame, search) if search.words else shelf(frame), here="/rules")


def search_form(frame: Frame, words: str = "", game: str = "") -> h.Element:
    """The field; where a book is open, it is searched alone, and the results lead to the others."""
    title = titles(frame).get(game)
    label = msg("Search the rules") if title is None else msg("Search in: {book}", book=title)
    named = dict.fromkeys(("aria_label", "placeholder"), frame.read(label))
    return h.form(".rules-search", method="get", action="/rules", role="search")[
        h.input(".input", type="search", name="q", value=words, maxlength=LONGEST_SEARCH, **named),
        h.input(type="hidden", name="game", value=game) if title is not None else None,
        h.button(".button.button-icon", type="submit", aria_label=frame.read(msg("Search")))[icon("search")],
    ]


def titles(frame: Frame) -> dict[str, str]:
    """The books by their games, each called as on its cover, without what comes after the dash."""
    return {book.game: book.title.partition(" — ")[0] for book in books(frame.likes.language)}


def shelf(frame: Frame) -> h.Element:
    return h.div(".even-columns")[(book_card(frame, book) for book in books(frame.likes.language))]


def book_card(frame: Frame, book: Book) -> h.Element:
    total = sum(len(section.paragraphs) for section in book.sections)
    return h.section(".panel.book-card", aria_label=book.title)[
        h.h2(".sign")[h.a(href=f"/rules/{book.game}")[book.title]],
        two_minutes(frame, book),
        h.p(".muted")[frame.read(nmsg("{n} rule", "{n} rules", n=total))],
        h.ol(".book-sections")[
            (
                h.li[h.a(href=f"/rules/{book.game}#{anchor(section)}")[section_title(section)]]
                for section in book.sections
                if not section.folded
            )
        ],
    ]  # fmt: skip


def two_minutes(frame: Frame, book: Book) -> Node:
    """The way to the page that teaches the game of a book."""
    game = taught_by(book.game)
    if game is None:
        return None
    return h.p(".book-learn")[
        h.a(".button.button-small", href=f"/learn/{game.id}")[
            icon("bulb"), frame.read(msg("{game} in two minutes", game=game.title))
        ]
    ]


def results(frame: Frame, search: Search) -> Node:
    if not search.found and not search.some:
        return [filters(frame, search), nothing_found(frame, search)]
    count = nmsg("{n} rule for “{words}”", "{n} rules for “{words}”", n=len(search.found), words=search.words)
    none = msg("No rule contains all of these words: {words}", words=search.words)
    marked = tuple(words_of(search.words))
    return h.article(".prose.rules-found", aria_label=frame.read(msg("Search results")))[
        filters(frame, search),
        h.p(".muted", role="status")[frame.read(count if search.found else none)],
        under_headings(frame, search.found[:MOST_FOUND], marked),
        h.p(".muted")[frame.read(msg("Only the first {n} are shown.", n=MOST_FOUND))]
        if len(search.found) > MOST_FOUND
        else None,
        some_words(frame, search, marked),
    ]


def some_words(frame: Frame, search: Search, marked: tuple[str, ...]) -> Node:
    """Rules with some of the words, where few have all of them."""
    if not search.some or len(search.found) >= FEW_FOUND:
        return None
    return [
        h.p(".rules-some")[frame.read(msg("With some of the words:"))],
        under_headings(frame, search.some[:MOST_SOME], marked),
    ]


def filters(frame: Frame, search: Search) -> Node:
    """The books that have something, and all of them."""
    if not search.everywhere:
        return None

    def way(game: str, name: str, count: int) -> h.Element:
        current = "true" if game == search.game else None
        return h.a(href=search.address(game), aria_current=current)[name, " ", h.small[str(count)]]

    names = titles(frame)
    return h.nav(".segments.rules-filter", aria_label=frame.read(msg("Which rules")))[
        way("", frame.read(msg("All rules")), sum(search.everywhere.values())),
        (way(game, names[game], count) for game, count in search.everywhere.items()),
    ]


def nothing_found(frame: Frame, search: Search) -> h.Element:
    close = near(search.words, frame.likes.language)
    return h.div(".empty", role="status")[
        h.p[frame.read(msg("No rule contains all of these words: {words}", words=search.words))],
        h.p(".row.wrap.near")[
            frame.read(msg("Perhaps:")), (h.a(".button.button-small", href=f"/rules?q={word}")[word] for word in close)
        ]
        if close
        else None,
    ]


def under_headings(frame: Frame, found: Sequence[Paragraph], marked: tuple[str, ...]) -> Node:
    """Paragraphs of several sections, each under its heading."""
    names = titles(frame)
    parts: list[Node] = []
    for section, some in by_sections(found, frame.likes.language):
        parts.append(h.h2[h.a(".quiet-link", href=f"/rules/{section.game}#{anchor(section)}")[
            names[section.game], " · ", with_marks(section_title(section), marked)
        ]])  # fmt: skip
        parts += [paragraph(rule, marked=marked) for rule in some]
    return parts


def with_marks(text: str, words: tuple[str, ...]) -> Node:
    """A plain text with the words that were searched for marked."""
    parts: list[Node] = []
    last = 0
    for start, end in marks(words, text):
        parts += [text[last:start], h.mark[text[start:end]]]
        last = end
    return [*parts, text[last:]]


# a book


def book_page(frame: Frame, book: Book) -> Node:
    """A whole book: what it says in short, its contents beside it; what only a few look for is folded at the end."""
    beside = h.div(".rules-side")[search_form(frame, game=book.game), contents(frame, book)]
    read = [section for section in book.sections if not section.folded]
    whole = h.article(".prose")[
        h.h1[book.title],
        two_minutes(frame, book),
        h.section(".rules-short", aria_label=frame.read(msg("In short")))[
            h.h2[frame.read(msg("In short"))], prose(book.introduction)
        ],
        fold(frame.read(msg("What the words mean")), "words", prose(book.words)) if book.words else None,
        ([h.h2(id=anchor(each))[section_title(each)], section_body(each)] for each in read),
        behind(frame, book),
    ]
    return shell(frame, h.div(".rules-page")[beside, whole], here="/rules")


def behind(frame: Frame, book: Book) -> Node:
    """Open points, data, and where the text comes from."""
    hidden = [section for section in book.sections if section.folded]
    if not hidden and not book.notes:
        return None
    return [
        h.h2(id="behind")[frame.read(BEHIND)],
        (fold(section_title(each), anchor(each), section_body(each)) for each in hidden),
        fold(frame.read(msg("About this text")), "about", prose(book.notes)) if book.notes else None,
    ]


BEHIND = msg("Open points and sources")


def fold(title: str, name: str, *inside: Node) -> h.Element:
    """Something that is read only by those who look for it."""
    return h.details(".rules-fold", id=name)[h.summary[title], h.div[inside]]


def contents(frame: Frame, book: Book) -> h.Element:
    more = book.notes or any(section.folded for section in book.sections)
    return h.nav(".rules-contents", aria_label=frame.read(msg("Contents")))[
        h.ol[
            (
                h.li[h.a(href=f"#{anchor(section)}")[section_title(section)]]
                for section in book.sections
                if not section.folded
            ),
            h.li[h.a(href="#behind")[frame.read(BEHIND)]] if more else None,
        ]
    ]


def section_body(section: Section) -> Node:
    book = section.paragraphs[0].book if section.paragraphs else ""
    return [
        prose(section.introduction, book) if section.introduction else None,
        (paragraph(rule) for rule in section.paragraphs),
    ]


def paragraph(
    rule: Paragraph, *, is_meant: bool = False, below: Node = None, marked: tuple[str, ...] = ()
) -> h.Element:
    """A rule: its id, which links to itself, and its text; words that were searched for are marked."""
    return h.div(class_="rule-paragraph is-meant" if is_meant else "rule-paragraph", id=rule.id)[
        h.a(".rule", href=f"/rules/{rule.id}", aria_current="true" if is_meant else None)[rule.id],
        h.div(".rule-text")[prose(rule.text, rule.book, marked), below],
    ]


def anchor(section: Section) -> str:
    return section.id.replace(" ", "-")


def section_title(section: Section) -> str:
    number = section.id.rpartition("-")[2]
    return f"{number}. {section.heading}" if number.isdecimal() else section.heading


# one rule


def rule_page(frame: Frame, rule: Paragraph, section: Section) -> Node:
    """A rule among its neighbours, with the options that decide it."""
    place = [each.id for each in section.paragraphs].index(rule.id)
    before, after = section.paragraphs[max(0, place - 1) : place], section.paragraphs[place + 1 : place + 2]
    article = h.article(".prose")[
        h.p[in_book(frame, f"/rules/{rule.game}#{rule.id}")],
        h.h1[rule.id],
        h.p(".muted")[section_title(section)],
        (paragraph(each) for each in before),
        paragraph(section.paragraphs[place], is_meant=True, below=option_lines(frame, rule)),
        (paragraph(each) for each in after),
    ]
    return shell(frame, article, here="/rules")


def section_page(frame: Frame, section: Section) -> Node:
    book = h.p[in_book(frame, f"/rules/{section.game}#{anchor(section)}")]
    return shell(frame, h.article(".prose")[book, h.h1[section_title(section)], section_body(section)], here="/rules")


def in_book(frame: Frame, address: str) -> h.Element:
    return h.a(".button.button-small", href=address)[icon("rules"), frame.read(msg("In the whole book"))]


def bare_rules(frame: Frame, rules: Sequence[Paragraph], title: str, wording: Wording = PLAIN) -> h.Element:
    """Only the text, for a popover, and what the match in question has instead of its values."""
    return h.article(".prose.bare-rule")[
        h.h2[title],
        (paragraph(rule, below=remark_line(frame, wording.remark(rule.id))) for rule in rules),
        option_lines(frame, rules[0]) if len(rules) == 1 else None,
        h.p[h.a(href=f"/rules/{rules[0].game}#{rules[0].id}", target="_blank", rel="noopener")[
            frame.read(msg("In the whole book"))
        ]],
    ]  # fmt: skip


def remark_line(frame: Frame, remark: Message | None) -> Node:
    return None if remark is None else h.p(".why")[icon("info"), " ", frame.read(remark)]


def option_lines(frame: Frame, rule: Paragraph) -> Node:
    """The options of a game that decide this rule."""
    found = [
        msg("An option when you start {game}: {option}", game=game.title, option=setting.label)
        for game, setting in deciding(rule.id)
    ]
    return [h.p(".why")[icon("gear"), " ", frame.read(text)] for text in found]


def known_book(name: str, language: str) -> Book | None:
    """A book by its game; a companion has its automa's."""
    known = {book.game: book for book in books(language)}
    return known.get(name) or known.get(f"auto{name}")


# the rules' Markdown as HTML: no raw HTML, no styles, and rule ids as links


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


@lru_cache(8192)
def prose(text: str, book: str = "", marked: tuple[str, ...] = ()) -> Markup:
    """A text of the rules; `book` are the letters that its bare numbers belong to, `marked` words stand out."""
    tokens = _markdown().parse(text)
    in_table = 0
    for token in tokens:
        in_table += token.nesting if token.tag == "table" else 0
        token.attrs.pop("style", None)  # the alignment of columns
        if token.type == "table_open":
            token.attrs["tabindex"] = "0"  # it scrolls where it is too wide, also with keys
        if token.children:  # numbers in tables are just numbers
            linked = [new for child in token.children for new in _linked(child, "" if in_table else book)]
            token.children = [new for child in linked for new in _marked(child, marked)]
    return Markup(_markdown().renderer.render(tokens, _markdown().options, {}))


def _marked(token: Token, words: tuple[str, ...]) -> list[Token]:
    """A piece of text, cut around the words that stand out."""
    if token.type != "text" or not words:
        return [token]
    found: list[Token] = []
    last = 0
    for start, end in marks(words, token.content):
        found += [_text(token.content[last:start]), Token("mark_open", "mark", 1), _text(token.content[start:end])]
        found.append(Token("mark_close", "mark", -1))
        last = end
    return [*found, _text(token.content[last:])]


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
