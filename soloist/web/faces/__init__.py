"""How each game looks in the browser. A new game adds a face here: its pictures, and nothing else."""

from __future__ import annotations

from importlib import import_module

from soloist.web.faces.base import PLAIN, CompanionFace, Face, TableFace

FACES = {
    "arne": "arne",
    "zooloretto": "zooloretto",
    "arknova": "arknova",
    "mammoth": "mammoth",
    "arno": "arno",
    "orichalcum": "orichalcum",
    "orichalcum-ai": "orichalcum_ai",
}


def face_of(game: str) -> Face:
    """The face of a game or companion; a plain one for those without."""
    if game not in FACES:
        return PLAIN
    face: Face = import_module(f"soloist.web.faces.{FACES[game]}").FACE
    return face


__all__ = ["CompanionFace", "Face", "TableFace", "face_of"]
