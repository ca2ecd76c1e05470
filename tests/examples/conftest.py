"""The example of docs/add-a-game.md, brought from outside as another package would be."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from soloist.registry import ENTRIES

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
Cache = type(lru_cache(str))
DRAWING = ("soloist.rulebook", "soloist.web.")


def forget() -> None:
    """Empty the caches of rule books, files, and drawings, which all carry the fingerprint of the files."""
    gc.unfreeze()  # a test of workers may have frozen them, and frozen things are not listed
    for thing in gc.get_objects():
        if isinstance(thing, Cache) and str(getattr(thing, "__module__", "")).startswith(DRAWING):
            thing.cache_clear()


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    package = __import__("pig")
    known = dict(ENTRIES)
    ENTRIES.update(package.ENTRIES)
    forget()
    yield
    ENTRIES.clear()
    ENTRIES.update(known)
    forget()
    for name in [name for name in sys.modules if name.split(".")[0] == "pig"]:
        del sys.modules[name]
