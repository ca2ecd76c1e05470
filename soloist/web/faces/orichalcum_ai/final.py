"""Who has won, and what the AI's points are made of."""

from __future__ import annotations

import htpy as h

from soloist.companion.orichalcum_ai.session import AI, HUMAN, AiSession
from soloist.engine.words import Message, msg
from soloist.web.faces.companion_frame import final_page, points_of
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.signs import TEMPLE_ICON
from soloist.web.faces.orichalcum_ai.pictures import board
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

SIGNS = ("medallion", TEMPLE_ICON, "titan")  # by part of the points


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of the AI's points, its board."""
    view: AiSession = scene.view
    won = is_you(scene, view.winner)
    untold = [HUMAN] if view.known.points is None and not won else []
    outcome, rule = (msg("You win."), "ORI-1.2") if won else (msg("The AI wins."), "OAI-9.1")
    return final_page(scene, outcome, rule, [parts(scene), board(scene, msg("Its board at the end"))], untold)


def parts(scene: Scene) -> h.Element:
    """Medallions, temples, Titans; then what still stands on its board [OAI-9.1, 9.2]."""
    beasts = len(scene.view.ai.beasts)
    made_of = scene.match.result.scores[AI].parts

    def row(sign: str, what: Message, number: int) -> h.Element:
        return h.li[h.span(".step-piece")[icon(sign)], h.b[scene.read(what)], h.span(".points")[str(number)]]

    return h.ul(class_=classes("final", seat_class(AI)))[
        (row(sign, what, number) for sign, (what, number) in zip(SIGNS, made_of, strict=True)),
        h.li(".is-sum")[
            h.span,
            h.b[scene.read(msg("Points of the AI")), " ", rule_link("OAI-9.2")],
            h.span(".points")[str(points_of(scene)[AI])],
        ],
        row("skull", msg("creatures left on its board"), beasts) if beasts else None,
    ]
