"""Drawings made once: the same for the same, another for whoever reads otherwise, never for other things."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from soloist.engine.seats import SEATS
from soloist.engine.words import msg
from soloist.language import Reader, plain
from soloist.web import markup as h
from soloist.web.html import look_link
from soloist.web.markup import Node, escaped
from soloist.web.reading import Alone, Reading, drawn_for_all, drawn_once, said_once, shared_reader

A, B = SEATS[:2]
YES = msg("yes")


class Page(Reading):
    """What a page reads with."""

    def __init__(
        self, language: str = "en", name: str = "Anna", *looks: str, address: str = "/m/one", eyes: str = ""
    ) -> None:
        self.reader: Reader = shared_reader(language, ((A, name),), plain)
        self.looks = frozenset(looks)
        self.address = address
        self._eyes = eyes

    @property
    def eyes(self) -> str:
        return self._eyes


@pytest.fixture
def made() -> list[object]:
    return []


@pytest.fixture
def draw(made: list[object]) -> Callable[[Reading, object], str]:
    @drawn_once
    def drawing(reading: Reading, thing: object) -> Node:
        made.append(thing)
        return h.p(title=reading.text(thing))[reading.read(thing), "<", h.b if reading.can_look("tile:a") else None]

    return drawing


def test_the_same_is_drawn_once_for_all_pages(draw: Callable[[Reading, object], str], made: list[object]) -> None:
    assert draw(Page(), YES) == draw(Page(), msg("yes")) == '<p title="yes">yes&lt;</p>'
    assert len(made) == 1


@pytest.mark.parametrize("other", [Page("pt"), Page("en", "Ben"), Page("en", "Anna", "tile")])
def test_who_reads_otherwise_has_another_drawing(draw: Callable[[Reading, object], str], other: Page) -> None:
    for thing in (YES, A):
        first = draw(Page(), thing)
        shown = draw(other, thing)
        assert draw(Page(), thing) == first
        assert shown == draw(other, thing)
        assert thing is YES or other.reader.language == "pt" or shown != first
    assert draw(Page("pt"), YES) != draw(Page(), YES)


def test_a_number_and_what_only_counts_like_it_are_different_things(draw: Callable[[Reading, object], str]) -> None:
    assert [draw(Page(), thing) for thing in (1, True, B)] == [
        '<p title="1">1&lt;</p>', '<p title="yes">yes&lt;</p>', '<p title="Seat B">Seat B&lt;</p>',
    ]  # fmt: skip


def test_a_reader_who_is_not_shared_has_everything_drawn_anew(
    draw: Callable[[Reading, object], str], made: list[object]
) -> None:
    """One whose names lead somewhere knows the page it is for."""
    page = Page()
    page.reader = page.reader.painting(lambda _, text: f"<i>{text}</i>")
    assert draw(page, A) == draw(page, A) == '<p title="Anna"><i>Anna</i>&lt;</p>'
    assert len(made) == 2
    assert draw(Page(), A) == '<p title="Anna">Anna&lt;</p>'


def test_names_are_escaped() -> None:
    reader = shared_reader("en", ((A, "<b>"),), plain)
    assert reader.read(A) == escaped("<b>") == "&lt;b&gt;"


def test_links_of_a_kept_drawing_lead_to_the_table_of_the_one_who_looks(made: list[object]) -> None:
    @drawn_once
    def inner(reading: Reading, key: str) -> Node:
        made.append(key)
        return look_link(reading, key)[reading.read(A)]

    @drawn_once
    def outer(reading: Reading, key: str) -> Node:
        return h.p[inner(reading, key), h.i]

    def drawn(address: str, eyes: str) -> str:
        return outer(Page("en", "Anna", "tile", address=address, eyes=eyes), "tile:a b")

    look = '<p><a href="{}/look/tile:a%20b{}" data-look="tile:a b">Anna</a><i></i></p>'
    for address, eyes in (("/m/one", "?seat=A"), ("/m/two", ""), ("/m/two", "?seat=B&at=3"), ("/m/one", "?seat=A")):
        assert drawn(address, eyes) == look.format(address, escaped(eyes))
    assert made == ["tile:a b"]
    assert "href" not in outer(Page(), "tile:a b"), "where there is no more to say there is no link"


def test_a_text_is_said_once_for_all_who_read_alike(made: list[object]) -> None:
    @said_once
    def said(reading: Reading, thing: object) -> str:
        made.append(thing)
        return f"{reading.text(thing)} & more"

    assert said(Page(), A) == said(Page(address="/m/two"), A) == "Anna & more"
    assert said(Page("en", "Ben"), A) == "Ben & more"
    assert said(Alone(Reader("en")), A) == "Seat A & more"
    assert len(made) == 3


def test_what_has_no_words_is_drawn_once_for_everybody(made: list[object]) -> None:
    @drawn_for_all
    def square(size: object, *, class_: str = "") -> Node:
        made.append(size)
        return h.i(class_=class_)[size is True and "yes"]

    assert [square(1), square(True), square(1), square(1, class_="lit")] == [
        "<i></i>", "<i>yes</i>", "<i></i>", '<i class="lit"></i>',
    ]  # fmt: skip
    assert made == [1, True, 1]
