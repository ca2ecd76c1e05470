"""The end: counters, what was added last, and the points of everybody."""

from __future__ import annotations

import htpy as h

from soloist.engine.game import Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import scored
from soloist.games.arknova.cards import FinalScoring, Resource
from soloist.games.arknova.scoring import endgame_gains, final_conservation
from soloist.games.arknova.view import View
from soloist.results import best_first
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.signs import gain, gain_icon
from soloist.web.faces.company import minus
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
            h.b(".sign")[minus(score.total)],
        ],
        h.table(".data.data-compact")[
            h.tbody[
                line(scene, msg("Appeal"), gain(scene, "appeal", zoo.appeal, msg("appeal"))),
                line(scene, msg("Conservation"), gain(scene, "conservation", minus(zoo.conservation),
                                                      msg("conservation"))),
                added(scene, score.seat),
                line(scene, msg("Target of the conservation"), f"−{board.target(zoo.conservation)}"),
                for_a_tie(scene, score.seat),
            ]
        ],
    ]  # fmt: skip


def for_a_tie(scene: Scene, seat: Seat) -> h.Element:
    """Supported projects; between a person and an ARNO the ARNO is ahead [AN-11.9, ARNO-14.12]."""
    zoo = table_seen(scene).zoos[seat]
    if isinstance(zoo, Arno):
        return line(scene, msg("Wins a tie"), rule_link("ARNO-14.12"))
    return line(scene, msg("Projects supported, for a tie"), str(zoo.supports))


def added(scene: Scene, seat: Seat) -> Node:
    """What final scoring cards and sponsors brought, as part of the counters above."""
    view: View = scene.view
    table = table_seen(scene)
    zoo = table.zoos[seat]
    if isinstance(zoo, Arno):
        return by_tokens(scene, zoo)
    finals: list[tuple[FinalScoring, int]] = [
        (each, final_conservation(table, seat, each)) for each in view.zoos[seat].finals if each is not None
    ]
    found: list[Node] = [
        line(scene, msg("of it {card}", card=each), gain(scene, "conservation", f"+{points}"), "is-part")
        for each, points in finals
    ]
    return found + [
        line(scene, msg("of it {card}", card=sponsor), gain(scene, gain_icon(what), f"+{points}"), "is-part")
        for sponsor, what, points in endgame_gains(table, seat)
        if what in (Resource.APPEAL, Resource.CONSERVATION)
    ]


def by_tokens(scene: Scene, arno: Arno) -> Node:
    """An ARNO scores its tokens: those on the scoring card less two, those on the notepad one by one [ARNO-14.10]."""
    card, pad = arno.scoring_tokens, arno.notepad
    return [
        line(scene, nmsg("of it {n} token on the scoring card", "of it {n} tokens on the scoring card", n=card),
             gain(scene, "conservation", f"+{scored(card)}"), "is-part"),
        line(scene, nmsg("of it {n} token on the notepad", "of it {n} tokens on the notepad", n=pad),
             gain(scene, "conservation", f"+{pad}"), "is-part"),
    ]  # fmt: skip


def line(scene: Scene, what: Message, number: Node, class_: str = "") -> h.Element:
    return h.tr(class_=class_ or None)[h.th(scope="row")[scene.read(what)], h.td(".number")[number]]
