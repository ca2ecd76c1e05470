"""The end: counters, what was added last, and the points of everybody."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.engine.game import Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import scored
from soloist.games.arknova.cards import Resource
from soloist.games.arknova.scoring import endgame_gains, final_conservation
from soloist.results import best_first
from soloist.web.faces.arknova.seats import table_seen, zoo_of
from soloist.web.faces.arknova.signs import gain, gain_icon
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
    zoo, known = zoo_of(scene, score.seat), table_seen(scene).zoos[score.seat]
    tie: tuple[Message, Node] = (msg("Projects supported, for a tie"), str(known.supports))  # [AN-11.9]
    if isinstance(known, Arno):
        tie = (msg("Wins a tie"), rule_link("ARNO-14.12"))

    def line(what: Message, number: Node, class_: str | None = None) -> h.Element:
        return h.tr(class_=class_)[h.th(scope="row")[scene.read(what)], h.td(".number")[number]]

    return h.section(class_=classes("panel ark-final-card", seat_class(score.seat), is_winner=won))[
        h.div(".ark-final-head")[
            seat_chip(scene.person(score.seat)),
            icon("flag", scene.text(msg("winner"))) if won else None,
            h.span(".grow"),
            h.b(".sign")[numeral(score.total)],
        ],
        h.table(".data.data-compact")[
            h.tbody[
                line(msg("Appeal"), gain(scene, "appeal", zoo.appeal, msg("appeal"))),
                line(msg("Conservation"), gain(scene, "conservation", numeral(zoo.conservation), msg("conservation"))),
                (line(said, gain(scene, name, f"+{n}"), "is-part") for said, name, n in added(scene, score.seat)),
                line(msg("Target of the conservation"), f"−{board.target(zoo.conservation)}"),
                line(*tie),
            ]
        ],
    ]


def added(scene: Scene, seat: Seat) -> Iterator[tuple[Message, str, int]]:
    """What final scoring cards and sponsors brought, as part of the counters above.

    An ARNO scores its tokens: those on the scoring card less two, those on the notepad one by one [ARNO-14.10].
    """
    table = table_seen(scene)
    zoo = table.zoos[seat]
    if isinstance(zoo, Arno):
        card, pad = zoo.scoring_tokens, zoo.notepad
        on_card = nmsg("including {n} token on the scoring card", "including {n} tokens on the scoring card", n=card)
        yield on_card, "conservation", scored(card)
        on_pad = nmsg("including {n} token on the notepad", "including {n} tokens on the notepad", n=pad)
        yield on_pad, "conservation", pad
        return
    for final in zoo.finals:
        yield msg("including {card}", card=final), "conservation", final_conservation(table, seat, final)
    for sponsor, what, points in endgame_gains(table, seat):
        if what in (Resource.APPEAL, Resource.CONSERVATION):
            yield msg("including {card}", card=sponsor), gain_icon(what), points
