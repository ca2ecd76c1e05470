"""Which build runs: plain Python, or rules and bots compiled. The same source, and the same games."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from soloist.engine import flow


def is_compiled() -> bool:
    return str(flow.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def build() -> str:
    """As `--version` and the benchmark say it."""
    return "compiled" if is_compiled() else "plain"


def full_version() -> str:
    return f"{version('soloist')} ({build()})"


def has_compiled() -> bool:
    """Whether a compiled build lies here, even if plain Python runs."""
    folder = Path(str(flow.__file__)).parent
    return any((folder / f"flow{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
