"""When Soloist itself is at fault: one line for the user, the rest into a file for a bug report."""

from __future__ import annotations

import platform
import shlex
import sys
from importlib.metadata import version
from tempfile import NamedTemporaryFile
from traceback import format_exception

from soloist.engine.errors import BrokenRules
from soloist.engine.words import Message, msg


def report(problem: Exception) -> Message:
    """Keep what a developer needs in a file, and say where it is."""
    what = " ".join(str(problem).split()) or type(problem).__name__
    try:
        path = _write(problem)
    except OSError:
        return msg("a bug in Soloist, not your mistake: {what}; please report it", what=what)
    if isinstance(problem, BrokenRules):
        return msg("a bug in the rules, not your mistake: {what}; please report it with {path}", what=what, path=path)
    return msg("a bug in Soloist, not your mistake: {what}; please report it with {path}", what=what, path=path)


def _write(problem: Exception) -> str:
    with NamedTemporaryFile("w", encoding="utf-8", prefix="soloist-", suffix=".txt", delete=False) as file:
        file.write(f"soloist {version('soloist')}, Python {platform.python_version()}, {platform.platform()}\n")
        file.write(f"{shlex.join(sys.argv)}\n\n")
        file.writelines(format_exception(problem))
        return file.name
