"""How well a text answers a search: which of the words it has, where they stand, and whether whole or as a part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import combining, normalize

_WORD = re.compile(r"\w+")
WHOLE, PART = 3, 1  # a word by itself, and one inside a longer word
PLACES = (100, 10, 1)  # how much a word counts in what a text is called, in the heading above it, in the text itself


@dataclass(frozen=True)
class Searched:
    """A text as it is searched, in three places."""

    name: str  # what it is called: its number, and the words it begins with where they are a title
    heading: str  # what stands above it
    body: str

    @property
    def places(self) -> tuple[str, str, str]:
        return self.name, self.heading, self.body


def folded(text: str) -> str:
    """A text as it is searched: neither capitals nor accents matter."""
    return "".join(map(_folded_letter, text))


@lru_cache(2048)
def _folded_letter(letter: str) -> str:
    return "".join(part for part in normalize("NFKD", letter.casefold()) if not combining(part))


def words_of(text: str) -> list[str]:
    """What is searched for, each word once."""
    return list(dict.fromkeys(folded(text).split()))


@dataclass(frozen=True, order=True)
class Rank:
    """The better, the greater: first how many of the words are there, then where and how they stand."""

    found: int
    weight: int


def rank(words: Sequence[str], text: Searched) -> Rank:
    places, whole = _taken_apart(text)
    weights = [_weight(word, places, whole) for word in words]
    return Rank(sum(weight > 0 for weight in weights), sum(weights))


@lru_cache(4096)
def _taken_apart(text: Searched) -> tuple[list[str], list[set[str]]]:
    places = [folded(place) for place in text.places]
    return places, [set(_WORD.findall(place)) for place in places]


def _weight(word: str, places: Sequence[str], whole: Sequence[set[str]]) -> int:
    """The best of the places that have this word; whole words count more than parts."""
    found = (
        place_counts * (WHOLE if word in known else PART)
        for place_counts, place, known in zip(PLACES, places, whole, strict=True)
        if word in place
    )
    return max(found, default=0)


def marks(words: Iterable[str], text: str) -> list[tuple[int, int]]:
    """Where the words stand in a text, from letter to letter, in order and apart from each other."""
    letters = [_folded_letter(letter) for letter in text]
    origin = [place for place, letter in enumerate(letters) for _ in letter]
    flat = "".join(letters)
    covered: set[int] = set()
    for word in words:
        for match in re.finditer(re.escape(word), flat):
            covered.update(range(origin[match.start()], origin[match.end() - 1] + 1))
    found: list[tuple[int, int]] = []
    for place in sorted(covered):
        if found and found[-1][1] == place:
            found[-1] = found[-1][0], place + 1
        else:
            found.append((place, place + 1))
    return found
