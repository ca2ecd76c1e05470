"""Answers as numbers: a list of all texts that may be answered in a game, in a fixed order.

The number of an answer is the place of its text, its `code`, in that list. The list is made from the facts, so it is
the same wherever the rules and the box are the same. What a question offers beyond it (an effect that nobody foresaw)
is numbered from the end, so that every option of every question has a number of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from soloist.engine import notation

SPARE = 16
"""So many options of one question may be missing in the list."""


class Vocabulary:
    """All texts in their order, and the number of each."""

    __slots__ = ("index", "words")

    def __init__(self, words: Iterable[str]) -> None:
        listed = tuple(dict.fromkeys(words))
        self.words = (*listed, *(f"other {number}" for number in range(1, SPARE + 1)))
        self.index = {word: place for place, word in enumerate(listed)}

    def __len__(self) -> int:
        return len(self.words)

    @property
    def spare(self) -> int:
        """Where the numbers for what is missing in the list begin."""
        return len(self.index)

    def numbers(self, options: Sequence[Any]) -> list[int]:
        """The numbers of these options of one question, in their order."""
        index = self.index
        try:
            return [index[option.code] for option in options]
        except (AttributeError, KeyError):  # a plain value has no code of its own, an unforeseen one no number
            return self._with_spare(options)

    def _with_spare(self, options: Sequence[Any]) -> list[int]:
        spare = self.spare
        found: list[int] = []
        for option in options:
            number = self.index.get(notation.code(option))
            if number is None:
                number, spare = spare, spare + 1
            found.append(number)
        if spare > len(self.words):
            raise ValueError(f"more than {SPARE} options of one question are not in the vocabulary")
        return found
