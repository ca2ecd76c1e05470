"""Files people bring or take away: saved matches, card counts of their own box, sheets to print, results of the lab."""

from __future__ import annotations

import os
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from tempfile import mkstemp

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


def check_place(path: Path) -> None:
    """Raises BadFile now if a file could not be written there later."""
    if path.is_dir():
        raise _bad(path, msg("this is a folder, not a file"))
    if not path.parent.is_dir():
        raise _bad(path, msg("there is no such folder"))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise _bad(path, msg("it cannot be written: {problem}", problem=os.strerror(EACCES)))


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


def write_whole(path: Path, content: bytes) -> None:
    """The same with `replace_file`."""
    try:
        replace_file(path, content)
    except (OSError, ValueError) as problem:
        raise _bad(path, msg("it cannot be written: {problem}", problem=_reason(problem))) from None


def replace_file(path: Path, content: bytes) -> None:
    """Write a file as a whole: after a crash it is the old one or the new one, never half of one."""
    path = Path(os.path.realpath(path))  # a link stays a link
    handle, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Have the new name of the file on disk too, where the system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(problem: Exception) -> str:
    return (isinstance(problem, OSError) and problem.strerror) or str(problem)


def _bad(path: Path, problem: Message) -> BadFile:
    return BadFile(msg("{path}: {problem}", path=str(path), problem=problem))
