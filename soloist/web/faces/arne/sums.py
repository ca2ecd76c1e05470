"""What a row counts: the total, a bar against the highest, the sum as a formula."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.arne.cards import Colour, Kind
from soloist.games.arne.scoring import row_factor, row_sum
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.cards import number
from soloist.web.html import Node, meter
from soloist.web.scene import Scene

LONGEST_SUM = 30  # letters that fit under a total


def score_cell(scene: Scene, colour: Colour, change: tuple[int, int] | None) -> h.Element:
    """The total of a row, and what it would be after the option that stands for the row."""
    view: View = scene.view
    total = view.totals[colour]
    after = None
    if change is not None:
        after = h.span(".arne-after")["→ ", h.b[number(change[1])]]
    return h.div(".arne-score")[
        h.p(".arne-total")[leads(scene, colour), h.b(data_vt=f"total-{colour.code}")[number(total)], after],
        meter(total / max(*view.totals, 1), "meter-thin meter-from-right"),
        h.p(".arne-sum")[formula(scene, colour)],
        more_points(scene, colour),
    ]


def leads(scene: Scene, colour: Colour) -> Node:
    """A mark for those who would win now, or have won."""
    view: View = scene.view
    owners = [] if colour is view.neutral else view.owners(colour)
    if view.stage is Stage.OVER:
        won = any(owner in scene.match.result.winners for owner in owners)
        return h.span(".badge.arne-won")[scene.read(msg("won"))] if won else None
    points = [before + now for before, now in zip(view.carried, view.scores, strict=True)]
    best = (min if view.setup.settings.minimum else max)(points)
    if len(set(points)) == 1 or not any(points[owner] == best for owner in owners):
        return None
    return h.span(".badge")[scene.read(msg("leads"))]


def formula(scene: Scene, colour: Colour) -> Node:
    """How the total comes about: all items where there is room, else sum and factor [ARNE-10.4]."""
    view: View = scene.view
    items = view.row(colour)
    if not items:
        return scene.read(msg("no cards yet") if view.stage is not Stage.OVER else msg("no cards"))
    points, factor = row_sum(items), row_factor(items, view.setup.settings)
    times = f" × {factor}" if factor != 1 and points * factor == view.totals[colour] else ""
    short: Node = f"{number(points)}{times}" if times else scene.read(nmsg("{n} card", "{n} cards", n=len(items)))
    every = [item.points for item in items if item.card.kind is not Kind.X2]
    for terms in (every, [each for each in every if each]):
        whole = _terms(terms, bool(times)) + times
        if len(whole) <= LONGEST_SUM:
            return [h.span(".arne-sum-long")[whole], h.span(".arne-sum-short")[short]]
    return short


def _terms(points: Sequence[int], bracketed: bool) -> str:
    """200 + 0 − 200, in brackets where something multiplies it."""
    if not points:
        return "0"
    text = number(points[0]) + "".join(f" {'−' if each < 0 else '+'} {abs(each)}" for each in points[1:])
    return f"({text})" if bracketed and len(points) > 1 else text


def more_points(scene: Scene, colour: Colour) -> Node:
    """What else counts for the owner: the neutral row, the games before [ARNE-9.5, 11.3]."""
    view: View = scene.view
    if colour is view.neutral:
        return None
    lines = [_with_more(scene, owner) for owner in view.owners(colour)]
    return [h.p(".arne-sum")[line] for line in lines if line is not None]


def _with_more(scene: Scene, owner: Seat) -> Node:
    view: View = scene.view
    carried = view.carried[owner]
    holds = view.neutral is not None and view.counts_for(view.neutral, owner)
    if view.setup.settings.games > 1 and view.game_number > 1:
        who = msg("{person}: ", person=owner) if view.setup.settings.teams else None
        total = number(carried + view.scores[owner])
        line = msg("with earlier games {total}", total=total)
        return [None if who is None else scene.read(who), scene.read(line)]
    if holds:
        assert view.neutral is not None
        return scene.read(msg("with {colour} {total}", colour=view.neutral, total=number(view.scores[owner])))
    return None
