"""What to lay out for ARNO before the game: one page for each thing, with the ARNO it is for."""

from __future__ import annotations

import htpy as h

from soloist.companion.arno.reports import SetUp
from soloist.engine.words import msg
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.arno.story import Chapter
from soloist.web.faces.base import Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import chip
from soloist.web.html import rule_link, seat_class
from soloist.web.scene import Scene


def leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """A page for each thing to lay out."""
    found = []
    for moment, what in chapter.told:
        if isinstance(what, SetUp):
            found.append(leaf(scene, what, moment))
    return found


def leaf(scene: Scene, what: SetUp, moment: int) -> Leaf:
    lead = None if what.seat is None else chip(scene, what.seat)
    body = h.div(".question", id="question", tabindex="-1", role="status")[
        lead, h.p(".say")[ui.linked(scene, what.what)], h.p(".why")[rule_link(what.rule)],
    ]  # fmt: skip
    look = "" if what.seat is None else seat_class(what.seat)
    return Leaf(body, msg("laying out"), is_fresh(scene, moment), class_=look)
