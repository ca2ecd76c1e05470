"""On the set-up page: that the AI's board is ours, the way to make it one's own, the boards that this device keeps."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.own_board.ends import ADDRESS, GAME, SCRIPTS, STYLE, TITLE, YOURS
from soloist.web.pages.layout import Frame


def parts_of(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The styles and scripts that the offer needs; none but for the AI of Orichalcum."""
    return ((STYLE,), SCRIPTS) if game == GAME else ((), ())


def board_offer(frame: Frame, game: str) -> Node:
    """Nothing but for the AI of Orichalcum."""
    if game != GAME:
        return None
    never = msg("We have never seen the printed one: ours follows the rules text.")
    return h.div(".field-group.own-offer", role="group", aria_label=frame.read(TITLE))[
        h.b[frame.read(TITLE)],
        h.p(".hint")[frame.read(never)],
        h.div(".row.wrap", data_kept="setup")[
            h.a(".button", href=ADDRESS)[icon("eye"), frame.read(msg("Look at it, or make it yours"))],
            h.button(".button", type="button", hidden=True, aria_pressed="true", data_ours=True)[
                frame.read(msg("Our board"))
            ],
            h.template[
                h.button(".button", type="button", aria_pressed="false", data_open=True)[
                    h.span[frame.read(YOURS)], " ", h.b(data_name=True)
                ]
            ],
        ],
    ]
