"""How Orichalcum looks in the browser."""

from __future__ import annotations

from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.ai.steps import FindsNoSpot, Receives, RollsDie
from soloist.games.orichalcum.events import Gained, NoCardTaken, RoundBegins
from soloist.games.orichalcum.state import Stage
from soloist.web import markup as h
from soloist.web.faces.base import About, TableFace
from soloist.web.faces.orichalcum.board import art
from soloist.web.faces.orichalcum.hint import hint, paint, told, words
from soloist.web.faces.orichalcum.info import info
from soloist.web.faces.orichalcum.island import island_box, reserve, side
from soloist.web.faces.orichalcum.lesson import LESSON
from soloist.web.faces.orichalcum.log import begins, line, opening
from soloist.web.faces.orichalcum.looks import LOOKS
from soloist.web.faces.orichalcum.pieces import PLACES, pieces
from soloist.web.faces.orichalcum.placing import chart, placing
from soloist.web.faces.orichalcum.seats import is_asked, middle_seat
from soloist.web.faces.orichalcum.shared_boards import action_board, dock
from soloist.web.faces.orichalcum.strip import final, note, strip
from soloist.web.faces.orichalcum.tips import TIPS
from soloist.web.faces.orichalcum.turned import HOLDING_ICONS, deed
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.web.showing import Shows


def board(scene: Scene) -> Node:
    """One's own island with what can be known of it beside; at the end the points of all."""
    if scene.view.stage is Stage.OVER:
        return final(scene)
    seat = middle_seat(scene)
    asked = placing(scene) if is_asked(scene, seat) else None
    charted = chart(scene, asked) if asked is not None else None
    return h.div(".ori-sea")[
        h.div(".ori-middle")[island_box(scene, seat, asked, charted), info(scene, seat, asked, charted)],
        reserve(scene, seat),
    ]


ALONG = (RoundBegins, Gained, Receives, RollsDie, FindsNoSpot, NoCardTaken)


def shows(what: Sayable) -> Shows:
    """Goods and a new round are told with the next deed; so is what somebody could not do."""
    return Shows.ALONG if isinstance(what, ALONG) else Shows.STEP


ABOUT = About(
    msg("Settle an island tile by tile, fight its creatures, win the favour of the Titans. Five points end it."),
    "30", msg("medium weight"),
)  # fmt: skip
FACE = TableFace(
    holding_icons=HOLDING_ICONS, deed=deed,
    stylesheets=("island.css", "orichalcum.css"), scripts=("orichalcum.js",), icon="titan", art=art, family="project",
    paint=paint, told=told,
    line=line, begins=begins, opening=opening, looks=LOOKS, pieces=pieces, places=PLACES, board=board, strip=strip,
    left=action_board, left_title=msg("Cards"),
    side=side, dock=dock, note=note, words=words, hint=hint, shows=shows, open_table=True, lesson=LESSON, tips=TIPS,
    about=ABOUT,
)  # fmt: skip
