"""Messages become text in the reader's language, with the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from soloist import language
from soloist.engine.errors import SoloistError
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.language import Reader, catalogue, languages
from tests.kit.little import A, B
from tests.kit.toy import Token


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A catalogue in a language with three forms of the plural."""
    catalog = Catalog(locale="pl")
    catalog.add("{seat} draws {card}", "{card} trafia do: {seat}")
    catalog.add(("{n} card", "{n} cards"), ("{n} karta", "{n} karty", "{n} kart"))
    catalog.add("token {number}", "żeton {number}")
    out = BytesIO()
    write_po(out, catalog)
    (tmp_path / "pl.po").write_bytes(out.getvalue())
    monkeypatch.setattr(language, "files", lambda _: tmp_path)
    catalogue.cache_clear()
    languages.cache_clear()
    yield "pl"
    catalogue.cache_clear()
    languages.cache_clear()


def test_a_translation_may_change_the_order_of_the_gaps(polish: str) -> None:
    reader = Reader(polish, {A: "Ala"})
    assert reader.read(msg("{seat} draws {card}", seat=A, card=Token(4))) == "żeton 4 trafia do: Ala"


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 karta"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty"), (0, "0 kart")]
)
def test_every_form_of_the_plural_is_used(polish: str, n: int, text: str) -> None:
    assert Reader(polish).read(nmsg("{n} card", "{n} cards", n=n)) == text


def test_what_is_not_translated_stays_english(polish: str) -> None:
    assert Reader(polish).read(msg("never heard of")) == "never heard of"


def test_the_languages_are_english_and_the_catalogues(polish: str) -> None:
    assert languages() == ("en", "pl")


def test_seats_are_read_by_their_names() -> None:
    reader = Reader(names={A: "Ann {x} & Bob"})
    assert reader.read(msg("{one} and {two}", one=A, two=B)) == "Ann {x} & Bob and Seat B"
    assert reader.read(A) == "Ann {x} & Bob"


def test_texts_are_escaped_once_and_things_painted() -> None:
    def paint(thing: object, text: str) -> str:
        return f"<b>{text}</b>" if isinstance(thing, Seat | Token) else text

    reader = Reader(names={A: "<Ann>"}, paint=paint, escape=lambda text: escape(text, quote=False))
    said = reader.read(msg("{seat} < {card} & {word}", seat=A, card=Token(2), word="<i>"))
    assert said == "<b>&lt;Ann&gt;</b> &lt; <b>token 2</b> &amp; &lt;i&gt;"


def test_plain_values_can_be_read() -> None:
    reader = Reader()
    assert [reader.read(thing) for thing in (3, "x", True, False)] == ["3", "x", "yes", "no"]


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises((LookupError, OSError, SoloistError)):
        Reader("xx")
