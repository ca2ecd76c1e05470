"""Circles that touch like coins on a table: islands and the AI's board as bits of a number [ORI-1.7].

A circle is `(q, r)`: r is the row from above, q runs to the right along it; W is (-1, 0), NW (0, -1). A set of circles
is an `int`, bit 0 the leftmost circle, of equally left ones the upper [OAI-4.6]. People call them `c4`: row and place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

Place = tuple[int, int]
Spot = tuple[int, ...]
"""The circles a tile covers, in the order of its terrains."""

STEPS: tuple[Place, ...] = ((-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
"""W, NW, NE, E, SE, SW: clockwise."""
LETTERS = "abcdefghijklmnop"
_NAME = re.compile(rf"[{LETTERS}][0-9]{{1,3}}")


def leftness(place: Place) -> tuple[int, int]:
    """From left to right, then from above [OAI-4.6]."""
    q, r = place
    return 2 * q + r, r


def column(place: Place) -> int:
    """Where in its row a circle stands; every second row is shifted half a circle to the right."""
    q, r = place
    return q + (r - (r & 1)) // 2


def bits(mask: int) -> Iterator[int]:
    """The circles of a set, from left to right."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def names_in(text: str) -> tuple[str, ...]:
    """The circles a text names, none if it names anything else: `c4 c5`, `c4-c5`, `on c4, c5`."""
    words = tuple(text.casefold().removeprefix("on ").replace("-", " ").replace(",", " ").split())
    return words if all(_NAME.fullmatch(word) for word in words) else ()


class Ground:
    """Some circles: what touches what, where tiles fit, where temples could stand."""

    code = "board"

    def __init__(self, places: Iterable[Place]) -> None:
        self.places: tuple[Place, ...] = tuple(sorted(places, key=leftness))
        self.at: dict[Place, int] = {place: number for number, place in enumerate(self.places)}
        self.all = (1 << len(self.places)) - 1
        top = min(r for _, r in self.places)
        left = min(column(place) for place in self.places)
        self.names = tuple(f"{LETTERS[place[1] - top]}{column(place) - left + 1}" for place in self.places)
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.next: tuple[int, ...] = tuple(mask_of(self._beside(place)) for place in self.places)
        self.spots = self._spots()  # every way a tile of one, two or three circles may lie, by size [ORI-5.5, ORI-5.9]
        self.covers = tuple(tuple((spot, mask_of(spot)) for spot in spots) for spots in self.spots)  # with their sets
        self.rhombi = self._rhombi()
        self.covers_by_circle = self._covers_by_circle()
        self._eights = self._beside_eights()

    def _beside(self, place: Place) -> Iterator[int]:
        q, r = place
        for dq, dr in STEPS:
            if (q + dq, r + dr) in self.at:
                yield self.at[q + dq, r + dr]

    def around(self, mask: int) -> int:
        """The neighbours of a set, without the set itself."""
        found, rest, eights = 0, mask, self._eights
        place = 0
        while rest:
            found |= eights[place][rest & 255]
            rest >>= 8
            place += 1
        return found & ~mask

    def _beside_eights(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of every set of eight circles, so that nobody has to look at one circle after the other."""
        found = []
        for first in range(0, len(self.places), 8):
            beside = [0]
            for number in self.next[first : first + 8]:
                beside += [more | number for more in beside]
            found.append(tuple(beside))
        return tuple(found)

    def area(self, start: int, within: int) -> int:
        """All circles of `within` that hang together with those of `start`."""
        area = start & within
        while more := self.around(area) & within:
            area |= more
        return area

    def said(self, numbers: Iterable[int]) -> str:
        """`c4 c5 d4`"""
        return " ".join(self.names[number] for number in numbers)

    def numbers(self, where: str) -> Spot:
        """The circles of `c4 c5 d4`."""
        return tuple(self.number[name] for name in where.split())

    def _covers_by_circle(self) -> tuple[tuple[tuple[int, int, tuple[tuple[Spot, int], ...]], ...], ...]:
        """The ways to lie for each circle that one begins with, after that circle and all the circles they reach."""
        found = []
        for covers in self.covers:
            begun = [
                (1 << number, 1 << number | self.next[number], tuple(each for each in covers if each[0][0] == number))
                for number in range(len(self.places))
            ]
            found.append(tuple(begun))
        return tuple(found)

    def _spots(self) -> tuple[tuple[Spot, ...], ...]:
        one = [(number,) for number in range(len(self.places))]
        two = [(number, other) for number in range(len(self.places)) for other in bits(self.next[number])]
        return (tuple(one), tuple(two), tuple(self._trefoils()))

    def _trefoils(self) -> Iterator[Spot]:
        for number, (q, r) in enumerate(self.places):
            for turn in range(len(STEPS)):
                (aq, ar), (bq, br) = STEPS[turn], STEPS[(turn + 1) % len(STEPS)]
                first, second = (q + aq, r + ar), (q + bq, r + br)
                if first in self.at and second in self.at:
                    yield (number, self.at[first], self.at[second])

    def _rhombi(self) -> tuple[int, ...]:
        """Sites for temples as sets, the leftmost first [ORI-7.5, OAI-5.4]."""
        found: list[tuple[int, ...]] = []
        for q, r in self.places:
            for turn in range(3):
                (aq, ar), (bq, br) = STEPS[turn], STEPS[turn + 1]
                corners = [(q, r), (q + aq, r + ar), (q + bq, r + br), (q + aq + bq, r + ar + br)]
                if all(corner in self.at for corner in corners):
                    found.append(tuple(sorted(self.at[corner] for corner in corners)))
        return tuple(mask_of(numbers) for numbers in sorted(found))


class Island(Ground):
    """An island board: its circles, and the ports with what they pay [ORI-5.2, ORI-5.4]."""

    def __init__(self, name: str, side: str, rows: Sequence[str]) -> None:
        signs: dict[Place, str] = {}
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                if sign != ".":
                    signs[c - (r - (r & 1)) // 2, r] = sign
        super().__init__(signs)
        self.name = name
        self.side = side
        self.code = f"{name}{side}"
        self.hoplite_icons = mask_of(number for place, number in self.at.items() if signs[place] == "H")
        self.nugget_icons = mask_of(number for place, number in self.at.items() if signs[place] == "N")
        icons = self.hoplite_icons | self.nugget_icons
        self.ports = tuple(dict.fromkeys(self.area(1 << number, icons) for number in bits(icons)))  # pairs, as sets

    def pays(self, mask: int) -> tuple[int, int]:
        """Hoplites and nuggets for covering these circles [ORI-5.2, ORI-5.8]."""
        return (mask & self.hoplite_icons).bit_count(), (mask & self.nugget_icons).bit_count()

    def __repr__(self) -> str:
        return self.code
