"""The numbered rules: the shelf, a book, a paragraph with its neighbours, and what a search finds."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

import htpy as h
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from soloist.engine.words import Message, msg, nmsg
from soloist.rulebook import Book, Paragraph, Section, books, by_sections, deciding, near, paragraphs, sections
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame, shell
from soloist.wording.base import PLAIN, Wording

LONGEST_SEARCH = 100
MOST_FOUND = 60


# the shelf


def shelf_page(frame: Frame, words: str, found: Sequence[Paragraph]) -> Node:
    """All books, or what a search has found."""
    head = h.div(".rules-head")[h.h1(".page-title")[frame.read(msg("Rules"))], search_form(frame, words)]
    return shell(frame, head, results(frame, words, found) if words else shelf(frame), here="/rules")


def search_form(frame: Frame, words: str = "") -> h.Element:
    named = dict.fromkeys(("aria_label", "placeholder"), frame.read(msg("Search the rules")))
    return h.form(".rules-search", method="get", action="/rules", role="search")[
        h.input(".input", type="search", name="q", value=words, maxlength=LONGEST_SEARCH, **named),
        h.button(".button.button-icon", type="submit", aria_label=frame.read(msg("Search")))[icon("search")],
    ]


def shelf(frame: Frame) -> h.Element:
    return h.div(".even-columns")[(book_card(frame, book) for book in books(frame.likes.language))]


def book_card(frame: Frame, book: Book) -> h.Element:
    total = sum(len(section.paragraphs) for section in book.sections)
    return h.section(".panel.book-card", aria_label=book.title)[
        h.h2(".sign")[h.a(href=f"/rules/{book.game}")[book.title]],
        h.p(".muted")[frame.read(nmsg("{n} rule", "{n} rules", n=total))],
        h.ol(".book-sections")[
            (
                h.li[h.a(href=f"/rules/{book.game}#{anchor(section)}")[section_title(section)]]
                for section in book.sections
            )
        ],
    ]  # fmt: skip


def results(frame: Frame, words: str, found: Sequence[Paragraph]) -> Node:
    if not found:
        return nothing_found(frame, words)
    count = nmsg("{n} rule for “{words}”", "{n} rules for “{words}”", n=len(found), words=words)
    return h.article(".prose", aria_label=frame.read(msg("Search results")))[
        h.p(".muted", role="status")[frame.read(count)],
        under_headings(frame, found[:MOST_FOUND]),
        h.p(".muted")[frame.read(msg("Only the first {n} are shown.", n=MOST_FOUND))]
        if len(found) > MOST_FOUND
        else None,
    ]


def nothing_found(frame: Frame, words: str) -> h.Element:
    close = near(words, frame.likes.language)
    return h.div(".empty", role="status")[
        h.p[frame.read(msg("No rule contains all of these words: {words}", words=words))],
        h.p(".row.wrap.near")[
            frame.read(msg("Perhaps:")), (h.a(".button.button-small", href=f"/rules?q={word}")[word] for word in close)
        ]
        if close
        else None,
    ]


def under_headings(frame: Frame, found: Sequence[Paragraph]) -> Node:
    """Paragraphs of several sections, each under its heading."""
    titles = {book.game: book.title for book in books(frame.likes.language)}
    parts: list[Node] = []
    for section, some in by_sections(found, frame.likes.language):
        parts.append(h.h2[h.a(".quiet-link", href=f"/rules/{section.game}#{anchor(section)}")[
            titles[section.game], " · ", section_title(section)
        ]])  # fmt: skip
        parts += [paragraph(rule) for rule in some]
    return parts


# a book


def book_page(frame: Frame, book: Book) -> Node:
    """A whole book, with its contents beside it."""
    beside = h.div(".rules-side")[search_form(frame), contents(frame, book)]
    parts = ([h.h2(id=anchor(each))[section_title(each)], section_body(each)] for each in book.sections)
    whole = h.article(".prose")[h.h1[book.title], prose(book.introduction), parts]
    return shell(frame, h.div(".rules-page")[beside, whole], here="/rules")


def contents(frame: Frame, book: Book) -> h.Element:
    return h.nav(".rules-contents", aria_label=frame.read(msg("Contents")))[
        h.ol[(h.li[h.a(href=f"#{anchor(section)}")[section_title(section)]] for section in book.sections)]
    ]


def section_body(section: Section) -> Node:
    book = section.paragraphs[0].book if section.paragraphs else ""
    return [
        prose(section.introduction, book) if section.introduction else None,
        (paragraph(rule) for rule in section.paragraphs),
    ]


def paragraph(rule: Paragraph, *, is_meant: bool = False, below: Node = None) -> h.Element:
    """A rule: its id, which links to itself, and its text."""
    return h.div(class_="rule-paragraph is-meant" if is_meant else "rule-paragraph", id=rule.id)[
        h.a(".rule", href=f"/rules/{rule.id}", aria_current="true" if is_meant else None)[rule.id],
        h.div(".rule-text")[prose(rule.text, rule.book), below],
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
