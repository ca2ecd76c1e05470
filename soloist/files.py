"""Small text files people bring or take away: saved matches, card counts of their own box, sheets to print."""

from __future__ import annotations

from pathlib import Path

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg

MEGABYTE = 1_000_000


class BadFile(SoloistError):
    """A file that is not there, or cannot be read as text."""


def read_text(path: Path, most: int = 16 * MEGABYTE) -> str:
    """The text of a file of at most so many bytes; raises BadFile with its name and what is wrong."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        raise _bad(path, msg("there is no such file")) from None
    except IsADirectoryError:
        raise _bad(path, msg("this is a folder, not a file")) from None
    except (OSError, ValueError) as problem:
        raise _bad(path, msg("it cannot be read: {problem}", problem=_reason(problem))) from None
    if len(content) > most:
        raise _bad(path, msg("it is larger than {n} bytes", n=most))
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise _bad(path, msg("it is not a text file in UTF-8")) from None


def write_text(path: Path, text: str) -> None:
    """Write a file that people asked for; raises BadFile with its name and what is wrong."""
    try:
        path.write_text(text, "utf-8")
    except FileNotFoundError:
        raise _bad(path, msg("there is no such folder")) from None
    except IsADirectoryError:
        raise _bad(path, msg("this is a folder, not a file")) from None
    except (OSError, ValueError) as problem:
        raise _bad(path, msg("it cannot be written: {problem}", problem=_reason(problem))) from None


def _reason(problem: Exception) -> str:
    return (isinstance(problem, OSError) and problem.strerror) or str(problem)


def _bad(path: Path, problem: Message) -> BadFile:
    return BadFile(msg("{path}: {problem}", path=str(path), problem=problem))
