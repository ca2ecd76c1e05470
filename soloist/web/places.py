"""Where on a table the lit pieces lie: noted while the page is drawn, so that it is true wherever a game draws them.

On a phone the parts of a table stand below each other; the ones with lit pieces come directly under the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from soloist.engine.words import Message
from soloist.web.parts import Drawn


class Area(Enum):
    """What a part of the table is; style sheets know these words."""

    PROMPT = "prompt"
    DOCK = "dock"
    HAND = "hand"
    MAP = "map"
    LEFT = "left"
    SIDE = "side"


def unnamed(number: int) -> Message:
    raise AssertionError("the first of the places with answers, or one that is always in view, is never named")


@dataclass(frozen=True)
class Place:
    """A part of a game's table where lit pieces can lie."""

    part: str  # its name among the parts of the page
    area: Area
    more: Callable[[int], Message] = unnamed  # "2 more in the display", where other answers are nearer
    stays: bool = False  # at the thumb: on a phone it is always in view


@dataclass(frozen=True)
class Answers:
    """The lit pieces of a page by their places: first those that come under the question, then what stays in view."""

    found: Sequence[tuple[Place, Sequence[str]]]

    @property
    def areas(self) -> str:
        """As the page says it: `hand side`; where only words answer, `prompt`."""
        return " ".join(dict.fromkeys(place.area.value for place, _ in self.found)) or Area.PROMPT.value

    @property
    def farther(self) -> Iterator[tuple[Place, int]]:
        """Places below the one that comes first, and how many pieces lie there alone."""
        under = [(place, keys) for place, keys in self.found if not place.stays]
        known = {key for _, keys in under[:1] for key in keys}
        for place, keys in under[1:]:
            if alone := set(keys) - known:
                yield place, len(alone)
            known.update(keys)


def answers_in(places: Sequence[Place], drawn: Sequence[Drawn]) -> Answers:
    """Where the lit pieces lie, the places nearer to the thumb first, as the game lists them."""
    found: dict[str, dict[str, None]] = {}
    named = {place.part for place in places}
    for each in drawn:
        for part, key in _lit_pieces(each, named, ""):
            found.setdefault(part, {})[key] = None
    lying = [(place, tuple(found[place.part])) for place in places if place.part in found]
    return Answers(sorted(lying, key=lambda pair: pair[0].stays))


def _lit_pieces(drawn: Drawn, named: set[str], around: str) -> Iterator[tuple[str, str]]:
    """Lit pieces in a part, each with the innermost named part around it."""
    part = drawn.name if drawn.name in named else around
    for key in drawn.lit:
        yield part, key
    for inner in drawn.parts:
        yield from _lit_pieces(inner, named, part)
