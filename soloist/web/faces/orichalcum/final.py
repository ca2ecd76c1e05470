"""The end: who has won and why, everybody's points by kind, the islands."""

from __future__ import annotations

import htpy as h

from soloist.engine.game import Score
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.gains import has_won
from soloist.games.orichalcum.view import View
from soloist.results import best_first
from soloist.web.faces.orichalcum.board import ai_drawing, island_drawing
from soloist.web.faces.orichalcum.seats import laid_on, realm_seen, table_seen
from soloist.web.faces.orichalcum.signs import hoplites
from soloist.web.faces.orichalcum.strip import condition, pips
from soloist.web.html import Node, classes, icon, rule_link, seat_chip, seat_class
from soloist.web.scene import Scene


def final(scene: Scene) -> h.Element:
    """One card for each seat, the best first."""
    result = scene.match.result
    return h.div(class_=f"ori-final is-{len(result.scores)}")[
        h.p(".ori-verdict")[icon("flag"), h.span[verdict(scene)]],
        (card(scene, score, won=score.seat in result.winners) for score in best_first(result)),
    ]


def verdict(scene: Scene) -> Node:
    """Why it has ended, with the rule."""
    view: View = scene.view
    winners = scene.match.result.winners
    table = table_seen(scene)
    for seat in winners:
        if has_won(table, realm_seen(scene, seat)):
            text = msg("{seat} has {n} points and no creature left.", seat=seat, n=view.realm(seat).points)
            return [scene.read(text), " ", rule_link("ORI-1.2")]
    text = nmsg(
        "Nobody reached {goal} points in {n} round: points decide, then fewer creatures, then hoplites.",
        "Nobody reached {goal} points in {n} rounds: points decide, then fewer creatures, then hoplites.",
        n=view.round, goal=view.setup.box.victory_points,
    )  # fmt: skip
    return [scene.read(text), " ", rule_link("ORI-12.1")]


def card(scene: Scene, score: Score, *, won: bool) -> h.Element:
    view: View = scene.view
    realm = view.realm(score.seat)
    return h.section(class_=classes("panel ori-final-card", seat_class(score.seat), is_winner=won))[
        h.div(".ori-final-head")[
            seat_chip(scene.person(score.seat)),
            icon("flag", scene.text(msg("winner"))) if won else None,
            h.span(".grow"),
            h.b(".sign")[str(score.total)],
        ],
        pips(scene, realm, view.setup.box.victory_points),
        h.table(".data.data-compact")[
            h.tbody[
                (part(scene, what, str(points)) for what, points in score.parts),
                part(scene, msg("creatures left on the island"), str(len(realm.beasts))),
                part(scene, msg("hoplites"), hoplites(scene, realm.hoplites)),
            ]
        ],
        condition(scene, realm),
        drawing(scene, score),
    ]


def part(scene: Scene, what: Message, points: Node) -> h.Element:
    return h.tr[h.th(scope="row")[scene.read(what)], h.td(".number")[points]]


def drawing(scene: Scene, score: Score) -> h.Element:
    view: View = scene.view
    realm = view.realm(score.seat)
    if realm.is_ai:
        return ai_drawing(view.setup.box.ai, realm, scene.reader)
    label = scene.text(msg("The island of {seat}", seat=score.seat))
    return island_drawing(realm, laid_on(scene, score.seat), scene.reader, label)
