"""The end: counters, what was added last, and the points of everybody."""

from __future__ import annotations

import htpy as h

from soloist.engine.game import Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.cards import FinalScoring, Gained
from soloist.games.arknova.scoring import endgame_gains, final_conservation
from soloist.games.arknova.view import View
from soloist.results import best_first
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.signs import GAINED, gain
from soloist.web.html import Node, classes, icon, rule_link, seat_chip, seat_class
from soloist.web.scene import Scene


def final(scene: Scene) -> h.Element:
    """One card for each seat, the best first."""
    result = scene.match.result
    return h.div(class_=f"ark-final-cards ark-final-{len(result.scores)}")[
        (card(scene, score, won=score.seat in result.winners) for score in best_first(result)),
        h.p(".why")[scene.read(msg("How a zoo is scored:")), " ", rule_link("AN-11.6")],
    ]


def card(scene: Scene, score: Score, *, won: bool) -> h.Element:
    view: View = scene.view
    zoo = view.zoos[score.seat]
    return h.section(class_=classes("panel ark-final-card", seat_class(score.seat), is_winner=won))[
        h.div(".ark-final-head")[
            seat_chip(scene.person(score.seat)),
            icon("flag", scene.text(msg("winner"))) if won else None,
            h.span(".grow"),
            h.b(".sign")[signed(score.total)],
        ],
        h.table(".data.data-compact")[
            h.tbody[
                line(scene, msg("Appeal"), gain(scene, "appeal", zoo.appeal, msg("appeal"))),
                line(scene, msg("Conservation"), gain(scene, "conservation", zoo.conservation, msg("conservation"))),
                added(scene, score.seat),
                line(scene, msg("Target of the conservation"), f"−{board.target(zoo.conservation)}"),
                line(scene, msg("Projects supported, for a tie"), str(supports(scene, score.seat))),
            ]
        ],
    ]


def supports(scene: Scene, seat: Seat) -> int:
    return table_seen(scene).zoos[seat].supports


def added(scene: Scene, seat: Seat) -> Node:
    """What final scoring cards and sponsors brought, as part of the counters above."""
    view: View = scene.view
    table = table_seen(scene)
    finals: list[tuple[FinalScoring, int]] = [
        (each, final_conservation(table, seat, each)) for each in view.zoos[seat].finals if each is not None
    ]
    found: list[Node] = [
        line(scene, msg("of it {card}", card=each), gain(scene, "conservation", f"+{points}"), "is-part")
        for each, points in finals
    ]
    return found + [
        line(scene, msg("of it {card}", card=sponsor), gain(scene, GAINED[what], f"+{points}"), "is-part")
        for sponsor, what, points in endgame_gains(table, seat)
        if what in (Gained.APPEAL, Gained.CONSERVATION)
    ]


def line(scene: Scene, what: Message, number: Node, class_: str = "") -> h.Element:
    return h.tr(class_=class_ or None)[h.th(scope="row")[scene.read(what)], h.td(".number")[number]]


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
