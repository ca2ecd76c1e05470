"""Who has won, with what AutoMammoth's points are made of."""

from __future__ import annotations

import htpy as h

from soloist.companion.mammoth.events import StackSold
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key
from soloist.games.zooloretto.automa.score import stack_points
from soloist.web.faces.companion_frame import final_page, part_list, part_row, points_of
from soloist.web.faces.companion_widgets import why
from soloist.web.faces.company import chip, is_you, winner
from soloist.web.faces.mammoth.holdings import points_text
from soloist.web.faces.mammoth.story import chapters
from soloist.web.faces.zooloretto.tiles import key_tile
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of AutoMammoth's points."""
    view: MammothSession = scene.view
    winners = scene.match.result.winners
    by_coins = msg("{seat} wins by coins.", seat=winners[0])
    if is_you(scene, winners[0]):
        by_coins = msg("You win by coins.")
    outcome = winner(scene, points_of(scene), winners, msg("A tie, in coins too: the win is shared."), by_coins)
    mammoths = view.automas()
    note = [parts(scene, seat, named=len(mammoths) > 1) for seat in mammoths], sale_note(scene)
    return final_page(scene, outcome, "ZOO-11.9", note)


def sale_note(scene: Scene) -> Node:
    if not any(sold(scene, seat) for seat in scene.view.automas()):
        return None
    text = msg("It sells the smallest barn stacks first; the points are the same.")
    return h.p(".note.note-info")[icon("help"), h.span[scene.read(text), " ", rule_link("MAM-9.2")]]


def sold(scene: Scene, seat: Seat) -> list[Key]:
    """The barn stacks it sold at the end."""
    return [sale.key for chapter in chapters(scene) for sale in chapter.all(StackSold) if sale.seat == seat]


def parts(scene: Scene, seat: Seat, *, named: bool) -> h.Element:
    """Each stack with its points; then the sum."""
    ledger = scene.view.ledger(seat)

    def row(key: Key) -> h.Element:
        size = len(ledger.stack(key))
        reason = why(scene, msg("left in its barn"), "MAM-9.3")
        if size > BARN_SIZE:
            reason = why(scene, msg("safe stack"), "MAM-9.4")
        picture = key_tile(key, scene, class_="piece-small")
        return part_row(scene, picture, msg("{size} × {key}", size=size, key=key), stack_points(size), reason)

    def sold_row(key: Key) -> h.Element:
        reason = why(scene, msg("sold for 2 coins"), "MAM-9.1")
        return part_row(scene, key_tile(key, scene, class_="piece-small"), key, 0, reason, is_void=True)

    owned = sorted(ledger.owned(), key=lambda key: -len(ledger.stack(key)))
    rows = [row(key) for key in owned], [sold_row(key) for key in sold(scene, seat)]
    total = nmsg("Total, {n} coin left", "Total, {n} coins left", n=ledger.coins)
    return part_list(scene, seat, rows, total, points_of(scene)[seat], named=named)


def points_so_far(scene: Scene) -> Node:
    """While people count theirs: what AutoMammoth has."""
    return [
        h.details(".its-points")[
            h.summary[chip(scene, seat), h.b(".number")[points_text(scene, seat)]], parts(scene, seat, named=False)
        ]
        for seat in scene.view.automas()
    ]
