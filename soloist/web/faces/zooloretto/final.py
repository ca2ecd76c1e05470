"""The end: everybody's points by where they come from."""

from __future__ import annotations

import htpy as h

from soloist.engine.game import Score
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.view import View
from soloist.results import best_first
from soloist.web.faces.zooloretto.names import code_of, minus, sign_of
from soloist.web.html import Node, classes, icon, meter, rule_link, seat_chip, seat_class
from soloist.web.scene import Scene


def final(scene: Scene) -> h.Element:
    """One card for each seat, the best first."""
    result = scene.match.result
    most = max(max((score.total for score in result.scores), default=1), 1)
    return h.div(class_=f"zoo-final zoo-final-{len(result.scores)}")[
        (card(scene, score, score.seat in result.winners, most) for score in best_first(result)),
        h.p(".why")[scene.read(msg("How a zoo is scored:")), " ", rule_link("ZOO-11.1"), automas_rule(scene)],
    ]


def automas_rule(scene: Scene) -> Node:
    """AutoMammoth has no zoo, but stacks."""
    view: View = scene.view
    return [" ", scene.read(msg("AutoMammoth’s stacks:")), " ", rule_link("MAM-9.4")] if view.setup.automas else None


def card(scene: Scene, score: Score, won: bool, most: int) -> h.Element:
    return h.section(class_=classes("panel zoo-final-card", seat_class(score.seat), is_winner=won))[
        h.div(".zoo-final-head")[
            seat_chip(scene.person(score.seat)),
            icon("flag", scene.text(msg("winner"))) if won else None,
            h.span(".grow"),
            h.b(".sign")[minus(score.total)],
        ],
        meter(score.total / most, "meter-thin"),
        h.table(".data.data-compact")[
            h.tbody[(part(scene, what, points) for what, points in parts(scene, score)),],
            h.tfoot[h.tr[h.th(scope="row")[coins(scene, score)], h.td(".number")[minus(score.total)]]],
        ],
    ]


def parts(scene: Scene, score: Score) -> list[tuple[Message, int]]:
    """An enclosure with who lives there; everything else as the rules name it."""
    view: View = scene.view
    zoo = view.zoos[score.seat]
    if zoo is None:
        return list(score.parts)
    named = [
        msg("{code} {animals}, {n} of {spaces}", code=code_of(shown.ground), animals=sign_of(shown),
            n=len(shown.animals), spaces=shown.ground.spaces)
        for shown in zoo.enclosures
    ]  # fmt: skip
    rest = score.parts[len(named) :]
    return [*((name, points) for name, (_, points) in zip(named, score.parts, strict=False)), *rest]


def part(scene: Scene, what: Message, points: int) -> h.Element:
    return h.tr[h.th(scope="row")[scene.read(what)], h.td(class_=classes("number", bad=points < 0))[minus(points)]]


def coins(scene: Scene, score: Score) -> Node:
    """What decides a tie [ZOO-11.9]."""
    view: View = scene.view
    zoo, mammoth = view.zoos[score.seat], view.mammoths[score.seat]
    owner = zoo if zoo is not None else mammoth
    assert owner is not None
    return scene.read(nmsg("{n} coin left", "{n} coins left", n=owner.coins))
