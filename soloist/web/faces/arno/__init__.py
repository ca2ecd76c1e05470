"""ARNO beside the box, as the web knows it."""

from __future__ import annotations

from soloist.companion.arno.session import BEFORE_TURNS, COUNTING, IN_BREAK, ArnoSession, Stage
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, numeral
from soloist.web import markup as h
from soloist.web.faces.arno import breaks, setting_up
from soloist.web.faces.arno.instructions import final, news, recap, then
from soloist.web.faces.arno.questions import last, question
from soloist.web.faces.arno.reports import FINISHES, entered
from soloist.web.faces.arno.story import Kind, all_mats, chapters, log, recent
from soloist.web.faces.base import About, Around, CompanionFace
from soloist.web.faces.companion_story import shows_news
from soloist.web.faces.company import is_you, titled
from soloist.web.html import Node, icon, seat_class, seat_mark, use
from soloist.web.scene import Scene


def whose_turn(scene: Scene) -> Seat | None:
    """Whose turn the page is about: while its moves are to be made ARNO's, then the next player's."""
    turns = [chapter for chapter in recent(scene) if chapter.kind is Kind.ARNO]
    active: Seat | None = scene.view.active
    return turns[-1].seat if shows_news(scene) and turns and not scene.view.entries else active


def note(scene: Scene) -> Message:
    view: ArnoSession = scene.view
    if view.stage is Stage.OVER:
        return msg("over after turn {n}", n=view.turn)
    if view.stage in COUNTING:
        return msg("turn {n} was the last", n=view.turn)
    if view.stage in BEFORE_TURNS or view.active is None:
        return msg("before the first turn")
    if view.stage in IN_BREAK:
        return msg("Break after turn {n}", n=view.turn)
    seat = whose_turn(scene)
    if view.is_arno(seat):
        turn = next((chapter for chapter in reversed(chapters(scene)) if chapter.kind is Kind.ARNO), None)
        if turn is None or turn.card is None:
            return msg("Turn {n}, its turn", n=view.turn)
        return msg("Turn {n}, {action} {strength}", n=turn.number, action=turn.card.action, strength=turn.card.strength)
    if is_you(scene, seat):
        return msg("Turn {n}, your turn", n=view.turn)
    return msg("Turn {n}: {seat}", n=view.turn, seat=view.active)


def around_question(scene: Scene) -> Around | None:
    """A question of a break or of the set-up belongs to its chapter."""
    return breaks.around_question(scene) or setting_up.around_question(scene)


# how far the end is


def watch(scene: Scene) -> Node:
    """How far the break token has come, and how far each ARNO's counters are apart [ARNO-14.9]."""
    step, steps = scene.view.known.break_step, scene.view.known.break_steps
    said = scene.text(msg("Break track, step {n} of {of}", n=step, of=steps))
    automas = scene.view.automas()
    return [
        h.span(".count", data_tip=said)[
            icon("break", said, class_="tint-break"), h.b[str(step)], h.small(aria_hidden="true")[f"/{steps}"]
        ],
        h.span(".grow"),
        (race(scene, seat, whole=len(automas) == 1) for seat in automas),
    ]


def race(scene: Scene, seat: Seat, *, whole: bool) -> h.Element:
    """How far its counters are apart; of a single ARNO the counters too."""
    arno = scene.view.ledger(seat)
    gap = -arno.score
    said = scene.text(msg("{seat}: appeal {appeal}, conservation {conservation}, {n} to go", seat=seat,
                          appeal=arno.appeal, conservation=arno.conservation, n=max(gap, 0)))  # fmt: skip
    counters = [
        h.span(".count.tint-appeal")[icon("appeal"), h.b[str(arno.appeal)]],
        h.span(".count.tint-conservation")[icon("conservation"), h.b[numeral(arno.conservation)]],
    ]
    apart = h.small[scene.read(msg("apart"))] if whole else None
    return h.div(class_=f"arno-race {seat_class(seat)}", role="img", aria_label=said, data_tip=said)[
        seat_mark(scene.person(seat)),
        counters if whole else None,
        h.span(".count")[icon("flag"), h.b[numeral(gap) if gap > 0 else f"+{-gap}"], apart],
    ]


# on the home page

CARDS = ("act-association", "act-sponsors", "act-cards", "act-animals", "act-build")
USED = 3  # the card that the die picked


def art() -> Node:
    """The action row with slot 1 pale, the die above the card it picked."""

    def card(place: int, name: str) -> Node:
        x, y = 22 + 58 * place, 62 if place == USED else 70
        look = "is-never" if place == 0 else "is-used" if place == USED else ""
        return h.g(class_=f"arno-art-card {look}".strip())[
            h.rect(x=str(x), y=str(y), width="52", height="68", rx="7"),
            use(name, x + 12, y + 14, 28, ""),
            h.text(x=str(x + 8), y=str(y + 15))[str(place + 1)],
        ]

    return h.svg(".arno-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.rect(".arno-art-ground", x="0", y="118", width="330", height="32"),
        (card(place, name) for place, name in enumerate(CARDS)),
        use("d6-4", 201, 12, 40, "arno-art-die"),
        use("seat-automa", 26, 16, 38, "arno-art-mark"),
    ]


FACE = CompanionFace(
    stylesheets=("arno.css",), icon="act-association", art=art, family="animal", title=titled(whose_turn), note=note,
    watch=watch, news=news, then=then, around=around_question, recap=recap, question=question, holdings=all_mats,
    final=final, log=log, last=last, finishes=FINISHES, entered=entered,
    about=About(msg("an automa, led by a die")),
)  # fmt: skip
