"""Who has won, and what the AI's points are made of."""

from __future__ import annotations

import htpy as h

from soloist.companion.orichalcum_ai.session import AI, HUMAN
from soloist.companion.orichalcum_ai.view import View
from soloist.engine.words import Message, msg
from soloist.web.faces.company import is_you, standing
from soloist.web.faces.orichalcum.signs import TEMPLE_ICON
from soloist.web.faces.orichalcum_ai.pictures import board
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

SIGNS = ("medallion", TEMPLE_ICON, "titan")  # by part of the points


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of the AI's points, its board."""
    view: View = scene.view
    won = any(is_you(scene, seat) for seat in view.winners)
    untold = [HUMAN] if view.told_points is None and not won else []
    text = msg("You win.") if won else msg("The AI wins.")
    return [
        h.div(id="question", tabindex="-1", role="status")[
            standing(scene, view.points, view.winners, untold),
            h.h1(class_=classes("final-words", good=won))[
                scene.read(text), " ", rule_link("ORI-1.2" if won else "OAI-9.1")
            ],
        ],
        parts(scene),
        board(scene, msg("Its board at the end")),
    ]


def parts(scene: Scene) -> h.Element:
    """Medallions, temples, Titans; then what still stands on its board [OAI-9.1, 9.2]."""
    view: View = scene.view
    beasts = len(view.ai.beasts)
    made_of = scene.match.result.scores[AI].parts

    def row(sign: str, what: Message, number: int) -> h.Element:
        return h.li[
            h.span(".step-piece")[icon(sign)], h.b[scene.read(what)], h.span(".points")[str(number)]
        ]  # fmt: skip

    return h.ul(class_=classes("final", seat_class(AI)))[
        (row(sign, what, number) for sign, (what, number) in zip(SIGNS, made_of, strict=True)),
        h.li(".is-sum")[
            h.span, h.b[scene.read(msg("Points of the AI")), " ", rule_link("OAI-9.2")],
            h.span(".points")[str(view.points[AI])],
        ],
        row("skull", msg("creatures left on its board"), beasts) if beasts else None,
    ]  # fmt: skip
