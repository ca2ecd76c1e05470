"""Messages become text here, at the edge: in the reader's language, with the players' names.

Catalogues are gettext files in `soloist/locale/<language>.po`; English needs none, its sentences are the keys.
`scripts/messages` collects the sentences of the code into `soloist/locale/soloist.pot`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from soloist.engine.seats import Seat
from soloist.engine.words import Message, sentence

Paint = Callable[[object, str], str]
"""Decorates a text where the thing behind it is known: a card in its colour, a seat in bold."""


def languages() -> list[str]:
    """All languages there are: English, and one for each catalogue."""
    found = sorted(
        path.name.removesuffix(".po") for path in files("soloist.locale").iterdir() if path.name.endswith(".po")
    )
    return ["en", *found]


@cache
def catalogue(language: str) -> NullTranslations:
    """The translations of one language."""
    if language == "en":
        return NullTranslations()
    with files("soloist.locale").joinpath(f"{language}.po").open("rb") as source:
        compiled = BytesIO()
        write_mo(compiled, read_po(source, locale=language))
    compiled.seek(0)
    return GNUTranslations(compiled)


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
    ) -> None:
        self.language = language
        self._catalogue = catalogue(language)
        self._names = names or {}
        self._paint = paint
        self._escape = escape

    def read(self, thing: object) -> str:
        """The text of a message, a card, a seat, an option or a plain value."""
        if isinstance(thing, Seat) and thing in self._names:
            return self._paint(thing, self._escape(self._names[thing]))
        message = thing if isinstance(thing, Message) else sentence(thing)
        text = self._fill(message)
        return text if isinstance(thing, Message) else self._paint(thing, text)

    def _fill(self, message: Message) -> str:
        if message.plural is None:
            template = self._catalogue.gettext(message.text)
        else:
            number = message.gaps["n"]
            assert isinstance(number, int)
            template = self._catalogue.ngettext(message.text, message.plural, number)
        gaps = {name: self._gap(value) for name, value in message.gaps.items()}
        return self._escape(template).format_map(gaps)

    def _gap(self, value: object) -> str:
        return self._escape(str(value)) if type(value) in (str, int) else self.read(value)
