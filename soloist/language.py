"""Messages become text here, at the edge: in the reader's language, with the players' names.

Catalogues are gettext files in `soloist/locale/<language>.po`; English needs none, its sentences are the keys. At the
table the steps of an automa are orders to whoever moves the pieces: `soloist/locale/table/<language>.po`.
`scripts/messages` collects the sentences of the code into `soloist/locale/soloist.pot`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from string import Formatter

from babel import numbers

from soloist.engine.errors import BadSetting
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filling, msg, sentence

Paint = Callable[[object, str], str]
"""Decorates a text where the thing behind it is known: a card in its colour, a seat in bold."""

TAGS = {"pt": "pt-BR"}
"""Which of the countries that speak a language it is written for, where they differ."""
YOU, YOU_INSIDE = msg("You"), msg("you")
"""The name of a lone person: at the beginning of a sentence, and inside it."""
BEGINS_AFTER = (*".:!?…→·",)
COMPILED = b"\xde\x12\x04\x95"  # a catalogue for gettext begins so


@cache
def languages() -> tuple[str, ...]:
    """All languages there are: English, and one for each catalogue."""
    found = sorted(
        path.name.removesuffix(".po") for path in files("soloist.locale").iterdir() if path.name.endswith(".po")
    )
    return ("en", *found)


@cache
def catalogue(language: str, at_table: bool = False) -> NullTranslations:
    """The translations of one language; at the table what is said otherwise there comes first."""
    if language == "en" and not at_table:
        return NullTranslations()
    path = files("soloist.locale").joinpath(f"table/{language}.po" if at_table else f"{language}.po")
    if at_table and not path.is_file():
        return catalogue(language)
    found = GNUTranslations(BytesIO(compiled(path, language)))
    if at_table:
        found.add_fallback(catalogue(language))
    return found


def compiled(path: Traversable, language: str) -> bytes:
    """A catalogue as gettext reads it; a site for browsers has it compiled already, in the place of its sentences."""
    content = path.read_bytes()
    if content.startswith(COMPILED):
        return content
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    written = BytesIO()
    write_mo(written, read_po(BytesIO(content), locale=language))
    return written.getvalue()


def tag(language: str) -> str:
    """The language as pages and catalogues say it: `pt-BR`."""
    return TAGS.get(language, language)


@cache
def parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in pieces: text, the gap behind it, and the form that the gap's word has there (`{terrain:of}`)."""
    return tuple((text, name, form or "") for text, name, form, _ in Formatter().parse(template))


@lru_cache(8192)
def _template(
    catalogue: NullTranslations, escape: Callable[[str], str], text: str, plural: str | None, number: int | None,
    context: str | None,
) -> tuple[tuple[str, str | None, str], ...]:  # fmt: skip
    """A sentence in a language in pieces, its words escaped."""
    found = parts(_found(catalogue, text, plural, number, context))
    return tuple((escape(words), gap, form) for words, gap, form in found)


def _found(catalogue: NullTranslations, text: str, plural: str | None, number: int | None, context: str | None) -> str:
    if plural is not None and number is not None:
        return catalogue.ngettext(text, plural, number)
    if context:
        key = f"{context}\4{text}"  # as gettext has it
        found = catalogue.gettext(key)
        if found != key:
            return found
    return catalogue.gettext(text)


def plain(thing: object, text: str) -> str:
    return text


class Reader:
    """Somebody who reads: in a language, knowing the players by their names."""

    def __init__(
        self,
        language: str = "en",
        names: Mapping[Seat, str] | None = None,
        paint: Paint = plain,
        escape: Callable[[str], str] = str,
        at_table: bool = False,
    ) -> None:
        self.language = language
        self._at_table = at_table
        self._catalogue = catalogue(language, at_table)
        self._names = names or {}
        self._paint = paint
        self._escape = escape

    def painting(self, paint: Paint) -> Reader:
        """The same reader, with another way to decorate names."""
        other = copy(self)
        other._paint = paint
        return other

    def read(self, thing: object, form: str = "") -> str:
        """The text of a message, a card, a seat, an option or a plain value; in a form if the language has it."""
        if isinstance(thing, Seat) and thing in self._names:
            return self._painted(thing, self._escape(self._names[thing]))
        message = thing if isinstance(thing, Message) else sentence(thing)
        text = self._fill(message, form)
        return text if isinstance(thing, Message) else self._painted(thing, text)

    def number(self, value: float, form: str = ",") -> str:
        """With the separators of the language: 12,600 and 33.5; 12.600 and 33,5 in Brazil."""
        signs = numbers.get_group_symbol(self.language), numbers.get_decimal_symbol(self.language)
        return format(value, form).translate(dict(zip(map(ord, ",."), signs, strict=True)))

    def _painted(self, thing: object, text: str) -> str:
        """As a plain text: markup would escape once more what is put beside it."""
        return str(self._paint(thing, text))

    def _fill(self, message: Message, form: str) -> str:
        number = None if message.plural is None else message.gaps["n"]
        assert number is None or isinstance(number, int)
        context = form or message.context
        text = ""
        for words, gap, wanted in _template(
            self._catalogue, self._escape, message.text, message.plural, number, context
        ):
            text += words
            if gap is not None:
                text += self._gap(message.gaps[gap], wanted, text)
        return text

    def _gap(self, value: object, form: str, before: str) -> str:
        if isinstance(value, str):
            return self._escape(value)
        if isinstance(value, Seat) and self._is_you(value) and before and not before.rstrip().endswith(BEGINS_AFTER):
            return self._painted(value, self.read(YOU_INSIDE))
        return filling(value, lambda thing: self.read(thing, form))

    def _is_you(self, seat: Seat) -> bool:
        return self._names.get(seat) == self._catalogue.gettext(YOU.text)


def reader_for(language: str | None) -> Reader:
    """Of a language as people name it, English if they name none; raises BadSetting."""
    if language is None:
        return Reader()
    if language not in languages():
        known = ", ".join(languages())
        raise BadSetting(msg("there is no language '{language}'; available: {known}", language=language, known=known))
    return Reader(language)
