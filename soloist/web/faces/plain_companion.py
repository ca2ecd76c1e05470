"""The face of an automa that brings no pictures of its own: whatever is told and asked, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.companion.corrections import Corrected
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.words import msg
from soloist.web.faces.base import CompanionFace, Leaf
from soloist.web.faces.companion_frame import asked_page, final_page
from soloist.web.faces.companion_story import Chapter, Told, chapters_of, is_fresh, log_of
from soloist.web.faces.companion_widgets import ToDo, headline, steps
from soloist.web.faces.company import titled, winner
from soloist.web.html import Node, icon, seat_class
from soloist.web.scene import Scene


def turns_told(events: Sequence[Told]) -> list[Chapter]:
    """What was told, by the brackets around turns; corrections stand between them."""
    found: list[Chapter] = []
    for moment, what in events:
        if not found or isinstance(what, TurnBegins | Corrected):
            found.append(Chapter(len(found) + 1))
        found[-1].events.append((moment, what))
    return found


def plain_news(scene: Scene) -> list[Leaf]:
    """What the automas have done since the last answer, one thing a line."""
    told = chapters_of(turns_told)(scene)
    fresh = [turn for turn in told if is_fresh(scene, turn.last) and turn.seat in scene.view.automas()]
    if not fresh or told[-1].first(TurnEnds) is None:
        return []
    seat = fresh[-1].turn_of
    lines = [what for turn in fresh for _, what in turn.told]
    named = msg("{seat}", seat=seat)

    def draw() -> Node:
        things = (ToDo(icon("seat-automa"), scene.read(what)) for what in lines)
        head = headline(scene, named, None, "seat-automa", seat_class(seat))
        return [head, steps(scene, str(fresh[0].moment), things)]

    return [Leaf(draw, named)]


def plain_final(scene: Scene) -> Node:
    tie = msg("A tie: the win is shared.")
    return final_page(scene, winner(scene, tie, tie), "", None)


PLAIN_COMPANION = CompanionFace(
    title=titled(lambda scene: scene.view.active), news=plain_news, question=lambda scene: asked_page(scene, {}),
    final=plain_final,
    log=log_of(turns_told, lambda scene, turn: scene.read(turn.told[-1][1]),
               lambda scene, turn: [scene.read(what) for _, what in turn.told[:-1]]),
)  # fmt: skip
