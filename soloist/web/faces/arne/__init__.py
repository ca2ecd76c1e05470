"""ARNE Total in the browser."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.games.arne.view import View
from soloist.web.faces.arne.board import board
from soloist.web.faces.arne.cards import art
from soloist.web.faces.arne.dock import dock
from soloist.web.faces.arne.hint import hint, paint, told
from soloist.web.faces.arne.log import begins, line, opening
from soloist.web.faces.arne.passing import side, standing_pass
from soloist.web.faces.arne.pieces import pieces
from soloist.web.faces.arne.strip import strip
from soloist.web.faces.base import TableFace
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.wording.arne import VARIANTS


def note(scene: Scene) -> Node:
    """The variant, which game of a match it is, and the turn."""
    view: View = scene.view
    settings = view.setup.settings
    parts = [VARIANTS[settings.variant]]
    if settings.first_game:
        parts.append(msg("first game"))
    if settings.games > 1:
        parts.append(msg("game {number} of {games}", number=view.game_number, games=settings.games))
    parts.append(msg("turn {turn}", turn=view.turn))
    return " · ".join(scene.text(part) for part in parts)


FACE = TableFace(
    stylesheets=("arne.css",), icon="card", art=art, family="scoring", paint=paint, told=told, line=line,
    begins=begins, opening=opening, pieces=pieces,
    board=board, strip=strip, side=side, dock=dock, note=note, hint=hint, words=standing_pass,
)  # fmt: skip
