"""Several people or servers that do something at the same time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def at_once(*works: Callable[[], T]) -> list[T]:
    """Each in a thread of its own; what they bring, in their order. What goes wrong in one of them goes wrong here."""
    brought: dict[int, T] = {}
    problems: list[Exception] = []

    def work(number: int) -> None:
        try:
            brought[number] = works[number]()
        except Exception as problem:  # noqa: BLE001 - raised below
            problems.append(problem)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise ExceptionGroup("at once", problems)
    return [brought[number] for number in range(len(works))]
