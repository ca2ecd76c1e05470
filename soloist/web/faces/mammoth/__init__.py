"""AutoMammoth beside the box, as the web knows it."""

from __future__ import annotations

from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.faces.base import About, CompanionFace, Leaf
from soloist.web.faces.companion_story import is_counting
from soloist.web.faces.company import is_you, titled
from soloist.web.faces.mammoth import setting_up
from soloist.web.faces.mammoth.holdings import all_holdings, final, watch
from soloist.web.faces.mammoth.questions import last, question
from soloist.web.faces.mammoth.story import recent
from soloist.web.faces.mammoth.telling import log, news, recap, then
from soloist.web.faces.mammoth.turn_pages import counts
from soloist.web.html import Node, use
from soloist.web.scene import Scene


def whose_turn(scene: Scene) -> Seat | None:
    """Whose turn the question is about; pages of AutoMammoth's turns say themselves whose they are."""
    active: Seat | None = scene.view.active
    return active


def note(scene: Scene) -> Message:
    view: MammothSession = scene.view
    if view.over:
        return msg("over after round {n}", n=view.round)
    if is_counting(scene):
        return msg("round {n} was the last", n=view.round)
    if view.active is None:
        return msg("before the first round")
    seat = whose_turn(scene)
    if seat in view.automas():
        return msg("Round {n}, its turn", n=view.round)
    if is_you(scene, seat):
        return msg("Round {n}, your turn", n=view.round)
    return msg("Round {n}, turn: {seat}", n=view.round, seat=view.active)


def all_news(scene: Scene) -> list[Leaf]:
    """What to lay out, then what to move."""
    return [*setting_up.leaves(scene), *news(scene)]


def what_then(scene: Scene) -> Message:
    return setting_up.then(scene, then)


def every_holding(scene: Scene) -> Node:
    return [counts(scene) if not scene.view.over else None, all_holdings(scene, recent(scene))]


def art() -> Node:
    """A truck with a leopard, a stall and a coin, and AutoMammoth's stacks beside it."""

    return h.svg(viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true", class_="mammoth-art")[
        h.rect(".mammoth-art-ground", x="0", y="118", width="330", height="32"),
        use("truck", 24, 34, 96, "mammoth-art-truck"),
        (h.rect(".mammoth-art-tile", x=str(150 + 44 * place), y=str(74 - 10 * row), width="38", height="38", rx="6")
         for place, rows in enumerate((4, 3, 1)) for row in range(rows)),
        (use(name, 155 + 44 * place, 79 - 10 * (rows - 1), 28, f"mammoth-art-{name}")
         for place, (name, rows) in enumerate((("leopard", 4), ("zebra", 3), ("kiosk", 1)))),
        use("seat-automa", 286, 62, 34, "mammoth-art-mark"),
    ]  # fmt: skip


FACE = CompanionFace(
    stylesheets=("zoo.css", "mammoth.css"), icon="elephant", art=art, family="sponsor", title=titled(whose_turn),
    note=note, watch=watch, news=all_news, then=what_then, around=setting_up.around_question, recap=recap,
    question=question, holdings=every_holding, final=final, log=log, last=last,
    about=About(msg("collects stacks, sells its barn")),
)  # fmt: skip
