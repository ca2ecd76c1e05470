"""Python looks for things that hold each other, so that nobody else would throw them away. Games and pages are made of
thousands of things that go by themselves, and few of the others."""

from __future__ import annotations

import gc

RARELY = (20_000, 20, 20)


def look_rarely() -> None:
    """From now on, in this process."""
    gc.set_threshold(*RARELY)
