"""The example of docs/add-a-game.md, brought from outside as another package would be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist import rulebook
from soloist.registry import ENTRIES
from soloist.web import statics

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
CACHES = (rulebook.books, rulebook._vocabulary, statics.contents, statics.fingerprint)


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    package = __import__("pig")
    known = dict(ENTRIES)
    ENTRIES.update(package.ENTRIES)
    for cache in CACHES:
        cache.cache_clear()
    yield
    ENTRIES.clear()
    ENTRIES.update(known)
    for cache in CACHES:
        cache.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "pig"]:
        del sys.modules[name]
