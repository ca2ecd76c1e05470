"""Plays in a folder, a small file for each: what was finished in the terminal, which has no database."""

from __future__ import annotations

import re
from pathlib import Path

from soloist.engine.errors import SoloistError
from soloist.plays.play import Play

NAME = "plays"  # of the folder, inside the data folder
ENDING = ".json"
KNOWN = re.compile(r"[0-9a-f]{32}")  # what a play is called here


def file_of(data: Path, play: str) -> Path:
    return data / NAME / f"{play}{ENDING}"


def write_play(data: Path, play: Play) -> None:
    """Keep a play; raises OSError."""
    path = file_of(data, play.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(play.text() + "\n", "utf-8")
    fresh.replace(path)


def remove_play(data: Path, name: str) -> bool:
    """Forget a play; False if there is none of this name."""
    if not KNOWN.fullmatch(name) or not file_of(data, name).exists():
        return False
    file_of(data, name).unlink(missing_ok=True)
    return True


def read_plays(data: Path) -> list[Play]:
    """All that can be read; a file that is damaged is left alone."""
    found = []
    for path in sorted((data / NAME).glob(f"*{ENDING}")):
        try:
            found.append(Play.read(path.read_text("utf-8")))
        except (OSError, UnicodeDecodeError, SoloistError):
            continue
    return found
