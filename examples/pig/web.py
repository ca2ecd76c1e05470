"""Pig in the browser, on the screen and beside the die: everybody's points as bars, and the heap."""

from __future__ import annotations

from dataclasses import replace

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.faces.base import PLAIN
from soloist.web.faces.plain_companion import PLAIN_COMPANION
from soloist.web.html import Node, icon, seat_chip, seat_class
from soloist.web.scene import Scene


def bars(scene: Scene) -> h.Element:
    """How far everybody is."""

    def bar(seat: int, total: int) -> Node:
        target = str(scene.match.settings["target"])
        return [seat_chip(scene.people[seat]), h.meter(min="0", max=target, value=str(total)), h.b[str(total)]]

    scores = scene.match.result.scores
    return h.ul(".pig-bars")[(h.li(class_=seat_class(each.seat))[bar(each.seat, each.total)] for each in scores)]


def board(scene: Scene) -> Node:
    heap = msg("The heap: {heap}", heap=scene.view.heap)
    return [bars(scene), h.p(".pig-heap")[icon("d6-6", class_="die"), scene.read(heap)]]


FACE = replace(PLAIN, stylesheets=("pig.css",), icon="d6-1", board=board, open_table=True)
COMPANION_FACE = replace(PLAIN_COMPANION, stylesheets=("pig.css",), icon="d6-1", watch=bars, holdings=bars)
