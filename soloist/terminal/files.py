"""Where matches are kept: every answer is on disk before anybody is told that it was taken."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from platformdirs import user_data_path

from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match
from soloist.engine.record import Record, save
from soloist.engine.words import msg
from soloist.files import read_text, replace_file
from soloist.plays.folder import NAME as PLAYS
from soloist.plays.folder import remove_play, write_play
from soloist.plays.play import Play
from soloist.registry import find

ENDING = ".soloist"


class CannotSave(SoloistError):
    """A match cannot be written where it should be."""


def read_record(path: Path) -> Record:
    """The record in a file; raises BadRecord with the file's name and what is wrong with it."""
    text = read_text(path)
    try:
        return Record.read(text)
    except BadRecord as problem:
        raise _bad(path, problem) from None


def play_record(path: Path, record: Record) -> Match:
    """Give every answer of a record again; raises BadRecord at the first that cannot be."""
    try:
        return record.match(find)
    except SoloistError as problem:
        raise _bad(path, problem) from None


def _bad(path: Path, problem: SoloistError) -> BadRecord:
    return BadRecord(msg("{path}: {problem}", path=str(path), problem=problem.message))


def read_match(path: Path) -> Match:
    """The match in a save file."""
    return play_record(path, read_record(path))


def write_match(path: Path, match: Match) -> None:
    """Replace a save file as a whole: after a crash it is the old one or the new one, never half of one."""
    try:
        replace_file(path, save(match).encode())
    except (OSError, ValueError) as problem:
        raise cannot_write(path, problem) from None


def cannot_write(path: Path, problem: Exception) -> CannotSave:
    reason = (isinstance(problem, OSError) and problem.strerror) or str(problem)
    return CannotSave(
        msg("{path} cannot be written: {reason}; nothing has been overwritten", path=str(path), reason=reason)
    )


def new_file(match: Match, wanted: Path | None) -> Path:
    """Where a new match is kept: where the user says, if nothing is there yet, or in the user's data folder."""
    if wanted is not None:
        return free_file(wanted)
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder, problem) from None
    number = 1
    while (path := folder / f"{match.game.id}-{match.seed}-{number}{ENDING}").exists():
        number += 1
    return path


def data_folder() -> Path:
    """Where Soloist keeps what is the user's."""
    return user_data_path("soloist")


def keep_play(play: Play) -> None:
    """Put a finished game into the record of plays."""
    try:
        write_play(data_folder(), play)
    except OSError as problem:
        raise cannot_write(data_folder() / PLAYS, problem) from None


def forget_play(play: Play) -> None:
    with suppress(OSError):
        remove_play(data_folder(), play.id)


def free_file(path: Path) -> Path:
    """A file that does not exist yet; raises CannotSave otherwise."""
    if os.path.lexists(path):
        raise CannotSave(
            msg("{path} already exists and will not be overwritten; resume it with --load {path}", path=str(path))
        )
    return path


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until an answer has been taken and saved."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
