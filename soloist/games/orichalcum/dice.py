"""The combat die: five numbers and a skull in the place of the six [ORI-8.2]."""

from __future__ import annotations

from soloist.engine.words import Message, msg

SKULL = 6
_FACES = (msg("1"), msg("2"), msg("3"), msg("4"), msg("5"), msg("skull"))


def face_said(face: int) -> Message:
    return _FACES[face - 1]
