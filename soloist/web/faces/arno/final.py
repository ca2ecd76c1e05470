"""Who has won, with what ARNO's points are made of."""

from __future__ import annotations

import htpy as h

from soloist.companion.arno.events import Final
from soloist.companion.arno.view import View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.web.faces.arno.progress import arnos, chapters
from soloist.web.faces.companion_widgets import why
from soloist.web.faces.company import chip, is_you, minus, standing, winner
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of each ARNO's points."""
    view: View = scene.view
    won = any(is_you(scene, seat) for seat in view.winners)
    return [
        h.div(id="question", tabindex="-1", role="status")[
            standing(scene, view.points, view.winners),
            h.h1(class_=classes("final-words", good=won))[
                scene.read(outcome(scene, view)), " ", rule_link("ARNO-14.12")
            ],
        ],
        [parts(scene, each, len(arnos(view)) > 1) for each in finals(scene)],
    ]


def outcome(scene: Scene, view: View) -> Message:
    """Who wins, and by how much; a tie goes to ARNO, or to who has supported more projects [ARNO-14.12]."""
    won = msg("{seat} wins the tie.", seat=Seat(view.winners[0]))
    return winner(scene, view.points, view.winners, msg("A tie: the win is shared."), won)


def finals(scene: Scene) -> list[Final]:
    return [each for chapter in chapters(scene) for each in chapter.all(Final)]


def parts(scene: Scene, each: Final, named: bool) -> h.Element:
    """Tokens become conservation; appeal less its target are the points [ARNO-14.10, 14.11]."""

    def row(sign: str, what: object, number: int, reason: Node = None) -> h.Element:
        return h.li[
            h.span(".step-piece")[icon(sign, class_=f"tint-{sign}")],
            h.span[h.b[scene.read(what)], reason],
            h.span(class_=classes("points", bad=number < 0))[minus(number)],
        ]

    target = board.target(each.conservation)
    gained = sum(number for _, number in each.parts)
    return h.ul(class_=classes("final", seat_class(each.seat)))[
        h.li(".is-owner")[chip(scene, each.seat)] if named else None,
        row("conservation", msg("conservation before"), each.conservation - gained),
        (row("conservation", what, number, why(scene, msg("at the end"), "ARNO-14.10")) for what, number in each.parts),
        row("appeal", msg("appeal"), each.appeal),
        row("flag", msg("target for {n} conservation", n=minus(each.conservation)), -target,
            why(scene, msg("appeal less the target"), "ARNO-14.11")),
        h.li(".is-sum")[
            h.span, h.b[scene.read(msg("Victory points"))], h.span(".points")[minus(each.points)]
        ],
    ]  # fmt: skip
