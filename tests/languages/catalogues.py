"""The catalogues of translations, and what of a sentence has to stay the same in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from soloist.language import languages

LOCALE = Path("soloist/locale")
TRANSLATED = languages()[1:]

SAME = {
    "pt": {
        "Flamingo", "Flamingos", "Panda", "Pandas", "Zebra", "Zebras", "{n} AutoMammoth", "{n} AutoMammoths",
        "AutoMammoths", "Draft",
        "Stop", "X2", "X3", "Automa", "automa", "automas", "Bots", "bot", "bots", "Link", "Menu", "normal", "Soloist",
        "Animal", "Hollywood", "M", "Univ.", "WAZA Special Assignment", "Zoos", "univ.", "univ. ", "zoo", "zoos ",
        "{action} II", "{n} animal", "  Enter: {option}", "Assoc.", "Camp", "Hosp", "Hospital", "Orat", "Temp",
        "box, {where}: {problem}", "d{sides}", "zoos", "Automas", "snap", "+{n} −{m}, snap", "Zoo",
        "Capture:", "{label}? Enter: {usual}", "API", "{minutes} min",
    },
}  # fmt: skip
"""Sentences that are written in another language as in English, besides those that have no words."""


@cache
def translations(language: str) -> Catalog:
    with (LOCALE / f"{language}.po").open("rb") as source:
        return read_po(source, locale=language)


@cache
def template() -> Catalog:
    with (LOCALE / "soloist.pot").open("rb") as source:
        return read_po(source)


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A sentence, or its singular and plural."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def gaps(text: str) -> Counter[str]:
    """The gaps of a sentence, with how often each stands there; a translation may ask for a form of what is in it."""
    return Counter(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def asked_forms(text: str) -> set[str]:
    """`of` of `{terrain:of}`."""
    return {form for _, _, form, _ in Formatter().parse(text) if form}


def has_words(text: str) -> bool:
    """Whether there is anything to translate beside the gaps."""
    return any(letter.isalpha() for before, *_ in Formatter().parse(text) for letter in before)
