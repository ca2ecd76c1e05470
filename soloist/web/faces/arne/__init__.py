"""ARNE Total in the browser."""

from __future__ import annotations

from soloist.engine.words import Sayable, msg
from soloist.games.arne.events import Happening, What
from soloist.games.arne.view import View
from soloist.web.faces.arne.board import board
from soloist.web.faces.arne.cards import art
from soloist.web.faces.arne.dock import dock
from soloist.web.faces.arne.hint import hint, paint, told
from soloist.web.faces.arne.lesson import LESSON
from soloist.web.faces.arne.log import begins, line, opening
from soloist.web.faces.arne.looks import LOOKS
from soloist.web.faces.arne.passing import side, standing_pass
from soloist.web.faces.arne.pieces import PLACES, pieces
from soloist.web.faces.arne.strip import strip
from soloist.web.faces.arne.tips import TIPS
from soloist.web.faces.arne.turned import HOLDING_ICONS, deed
from soloist.web.faces.base import About, TableFace
from soloist.web.faces.teaching import ReadyTable
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.web.showing import Shows
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


def shows(what: Sayable) -> Shows:
    """A card from the pile is told with what is done with it, or with the next one."""
    is_draw = isinstance(what, Happening) and what.what in (What.DREW, What.NO_WHITE)
    return Shows.ALONG if is_draw else Shows.STEP


ABOUT = About(
    msg("A row of numbers in your colour; black cards lock, crash and multiply. Anybody may react to anything."),
    "20", msg("light, cheeky"),
)  # fmt: skip
TWO_BOTS = ("you", "bot:greedy", "bot:greedy")
TABLES = (
    ReadyTable(msg("Standard"), msg("You and two bots, all cards. Most points win."), TWO_BOTS),
    ReadyTable(msg("Minimum"), msg("The other way round: fewest points win."), TWO_BOTS, {"variant": "minimum"}),
    ReadyTable(msg("Ghost"), msg("A neutral colour changes its owner."), TWO_BOTS, {"variant": "ghost"}),
    ReadyTable(msg("Teams"), msg("You share a row with a bot, against two others."), (*TWO_BOTS, "bot:greedy"),
               {"variant": "teams"}),
)  # fmt: skip
FACE = TableFace(
    holding_icons=HOLDING_ICONS, deed=deed,
    stylesheets=("arne.css",), icon="card", art=art, family="scoring", paint=paint, told=told,
    line=line, begins=begins, opening=opening, looks=LOOKS, pieces=pieces, places=PLACES,
    board=board, strip=strip, side=side, dock=dock, note=note, hint=hint, shows=shows, words=standing_pass,
    lesson=LESSON, tips=TIPS, about=ABOUT, tables=TABLES,
)  # fmt: skip
