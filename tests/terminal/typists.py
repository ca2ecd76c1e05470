"""People at the desk: what they type, page by page."""

from __future__ import annotations

import re
from collections.abc import Callable

from soloist.engine.dice import Stream

_NUMBER = re.compile(r"(?m)^ {1,3}(\d+) ")


def numbers_on(page: str) -> list[str]:
    """The numbers of the options on a page, if they stand on lines of their own."""
    return _NUMBER.findall(page)


def options_on(page: str) -> int:
    """How many options a page shows, if none of its lists is a long one."""
    return max((int(number) for number in _NUMBER.findall(page)), default=0)


def anything(seed: int) -> Callable[[str], str]:
    """Types numbers at random, wrong ones too."""
    pages = 0

    def typist(page: str) -> str:
        nonlocal pages
        pages += 1
        return str(1 + Stream(seed, 50, pages).below(max(options_on(page), 3)))

    return typist


def calm(in_windows: str) -> Callable[[str], str]:
    """Types the same in every window, and the first option in every turn."""
    return lambda page: in_windows if "Enter passes" in page else "1"
