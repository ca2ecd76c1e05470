"""What is said where a library is missing that does not come with Soloist itself."""

from __future__ import annotations

EXTRA = "rl"


def missing(library: str, extra: str = EXTRA) -> ImportError:
    """The error to raise: which library, and what brings it."""
    return ImportError(f"{library} is not installed; pip install 'soloist[{extra}]' brings it")
