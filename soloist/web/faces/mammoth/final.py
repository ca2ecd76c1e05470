"""Who has won, with what AutoMammoth's points are made of."""

from __future__ import annotations

import htpy as h

from soloist.companion.mammoth.events import StackSold
from soloist.companion.mammoth.view import View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key
from soloist.games.zooloretto.automa.score import stack_points
from soloist.web.faces.companion_widgets import why
from soloist.web.faces.company import chip, is_you, minus, standing, winner
from soloist.web.faces.mammoth.holdings import points_text
from soloist.web.faces.mammoth.progress import chapters, mammoths, sight
from soloist.web.faces.zooloretto.tiles import key_tile
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of AutoMammoth's points."""
    view: View = scene.view
    won = any(is_you(scene, seat) for seat in view.winners)
    return [
        h.div(id="question", tabindex="-1", role="status")[
            standing(scene, view.points, view.winners),
            h.h1(class_=classes("final-words", good=won))[scene.read(outcome(scene, view)), " ", rule_link("ZOO-11.9")],
        ],
        (parts(scene, seat, len(mammoths(view)) > 1) for seat in mammoths(view)),
        sale_note(scene) if any(sold(scene, seat) for seat in mammoths(view)) else None,
    ]


def sale_note(scene: Scene) -> h.Element:
    text = msg("It sells the smallest barn stacks first; the points are the same.")
    return h.p(".note.note-info")[icon("help"), h.span[scene.read(text), " ", rule_link("MAM-9.2")]]


def outcome(scene: Scene, view: View) -> Message:
    """Who wins, and by how much."""
    first = Seat(view.winners[0])
    by_coins = msg("You win by coins.") if is_you(scene, first) else msg("{seat} wins by coins.", seat=first)
    tie = msg("A tie, in coins too: the win is shared.")
    return winner(scene, view.points, view.winners, tie, by_coins)


# AutoMammoth's points


def sold(scene: Scene, seat: Seat) -> list[Key]:
    """The barn stacks it sold at the end."""
    return [sale.key for chapter in chapters(scene) for sale in chapter.all(StackSold) if sale.seat == seat]


def parts(scene: Scene, seat: Seat, named: bool) -> h.Element:
    """Each stack with its points; then the sum."""
    view: View = scene.view
    mammoth = sight(view, seat)
    owned = sorted((key for key in KEYS if mammoth.stacks[key.number]), key=lambda key: -mammoth.stacks[key.number])
    coins = nmsg("Total, {n} coin left", "Total, {n} coins left", n=mammoth.coins)
    return h.ul(class_=classes("final", seat_class(seat)))[
        h.li(".is-owner")[chip(scene, seat)] if named else None,
        (_stack_row(scene, key, mammoth.stacks[key.number]) for key in owned),
        (_sold_row(scene, key) for key in sold(scene, seat)),
        h.li(".is-sum")[h.span, h.b[scene.read(coins)], h.span(".points")[minus(view.points[seat])]],
    ]


def _stack_row(scene: Scene, key: Key, size: int) -> h.Element:
    safe = size > BARN_SIZE
    reason = why(scene, msg("safe stack"), "MAM-9.4") if safe else why(scene, msg("left in its barn"), "MAM-9.3")
    points = stack_points(size)
    return h.li[
        key_tile(key, scene, class_="piece-small"),
        h.span[h.b[scene.read(msg("{size} × {key}", size=size, key=key))], reason],
        h.span(class_=classes("points", bad=points < 0))[minus(points)],
    ]


def _sold_row(scene: Scene, key: Key) -> h.Element:
    return h.li(".is-void")[
        key_tile(key, scene, class_="piece-small"),
        h.span[h.b[scene.read(msg("{key}", key=key))], why(scene, msg("sold for 2 coins"), "MAM-9.1")],
        h.span(".points")["0"],
    ]


def points_so_far(scene: Scene) -> Node:
    """While people count theirs: what AutoMammoth has."""
    view: View = scene.view
    return [
        h.details(".its-points")[
            h.summary[chip(scene, seat), h.b(".number")[points_text(scene, view.points[seat])]],
            parts(scene, seat, named=False),
        ]
        for seat in mammoths(view)
    ]
