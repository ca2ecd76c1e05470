"""How each game looks in the browser: its pictures, and nothing else."""

from __future__ import annotations

from soloist.registry import ENTRIES, part
from soloist.web.faces.base import PLAIN, CompanionFace, Face, TableFace
from soloist.web.faces.plain_companion import PLAIN_COMPANION


def face_of(game: str) -> Face:
    """The face of a game or companion; a plain one for those without."""
    entry = ENTRIES.get(game)
    plain = PLAIN if entry is None or entry.automa is None else PLAIN_COMPANION
    face: Face = plain if entry is None else part(entry.web, "FACE", plain)
    return face


__all__ = ["CompanionFace", "Face", "TableFace", "face_of"]
