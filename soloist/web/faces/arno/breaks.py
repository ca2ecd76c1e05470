"""A break as a chapter: one page for each of its parts, in the order of the rules; what ARNO draws and what people's
income brought are asked on pages of the same chapter."""

from __future__ import annotations

from functools import partial

from soloist.companion.arno.breaks import parts
from soloist.companion.arno.reports import BreakBegins, BreakStep, IncomeOf, Part
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, pmsg
from soloist.games.arknova.arno.questions import BreakCard
from soloist.games.arknova.board import FOLDERS
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces import drawings as draw
from soloist.web.faces.arno import story
from soloist.web.faces.arno.signs import picture_of, sign_of
from soloist.web.faces.arno.story import Chapter, Kind, Step
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import chip, is_you
from soloist.web.html import Node, icon
from soloist.web.scene import Scene


def around(scene: Scene, chapter: Chapter, part: Part, seat: Seat | None) -> Around:
    """The cup, who caused the break, and how far it has come."""
    begins = chapter.first(BreakBegins)
    assert begins is not None
    places = parts(scene.view, begins.seat)
    idle = [(step.part, step.seat) for step in chapter.all(BreakStep) if step.is_idle]
    now, empty = places.index((part, seat)), [places.index(each) for each in idle]
    title = h.span(".chapter-title")[h.span(".chapter-cup")[icon("break")], h.b[scene.read(msg("Break"))]]
    by = msg("by you, turn {n}", n=chapter.number)
    if not is_you(scene, begins.seat):
        by = msg("by {seat}, turn {n}", seat=begins.seat, n=chapter.number)
    return Around(title, by, ui.dots(scene, now, len(places), empty), "is-break")


def around_question(scene: Scene) -> Around | None:
    """A question of a break belongs to its chapter."""
    part = {BreakCard: Part.CARDS, IncomeOf: Part.INCOME}.get(type(scene.ask))
    chapter = next((each for each in reversed(story.chapters(scene)) if each.kind is Kind.BREAK), None)
    if part is None or chapter is None or not isinstance(scene.ask, BreakCard | IncomeOf):
        return None
    return around(scene, chapter, part, scene.ask.seat)


# the pages

ABOUT: dict[Part, Message] = {
    Part.X_TOKEN: msg("an X-token"), Part.HANDS: msg("hands"), Part.TOKENS: msg("tokens on action cards"),
    Part.WORKERS: msg("workers"), Part.OFFERS: msg("the association board"), Part.DISPLAY: msg("the display"),
    Part.CARDS: msg("its cards"), Part.INCOME: msg("income"), Part.BACK: msg("the break token"),
}  # fmt: skip


def leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """A page for each part that has been told; one that asks something is drawn with its question."""
    found: list[Leaf] = []
    asked = scene.ask if isinstance(scene.ask, BreakCard | IncomeOf) else None
    for last, step, inside in story.break_steps(chapter):
        if asked is not None and step.seat == asked.seat and step.part in (Part.CARDS, Part.INCOME):
            continue
        if not step.is_idle and (inside or step.part is not Part.CARDS):
            about = msg("the break") if not found else ABOUT[step.part]
            draw = partial(page, scene, step, inside, f"{chapter.moment}.{step.part.value}{len(found)}")
            around_it = partial(around, scene, chapter, step.part, step.seat)
            found.append(Leaf(draw, about, is_fresh(scene, last), around_it))
    return found


ORDERS: dict[Part, tuple[Message, Message | None]] = {
    Part.X_TOKEN: (msg("Take 1 X-token"), msg("For reaching the break. Not if you have 5 already.")),
    Part.HANDS: (msg("Discard down to 3 cards"), msg("Everybody with more. 5 if you have that university.")),
    Part.TOKENS: (
        msg("Clear your action cards"),
        msg("Take off multiplier, venom and constriction tokens. ARNO never has any."),
    ),
    Part.WORKERS: (msg("Take back all workers"), msg("Yours and ARNO's return to the notepads.")),
    Part.OFFERS: (msg("Refill the association board"), msg("Everything else still lies there.")),
    Part.DISPLAY: (
        msg("Clear folders 1 and 2"), msg("Discard both cards, slide the others down, fill up from the deck."),
    ),
    Part.BACK: (msg("Break token back to the start"), msg("The break is over.")),
}  # fmt: skip
"""The order of each part, and what else there is to say."""


def page(scene: Scene, step: BreakStep, inside: list[Step], key: str) -> Node:
    """What is to be done in a part."""
    if step.part is Part.CARDS:
        return cards_page(scene, step, inside, key)
    if step.part is Part.INCOME:
        return income_page(scene, step, key)
    order, more = ORDERS[step.part]
    things = [to_do(scene, each) for each in inside]
    if step.part is Part.OFFERS:
        things = offers(scene, step)
    return h.div(".with-drawing")[
        ui.question_head(scene, order, more, step.rule, lead=owner(scene, step.seat)),
        ui.steps(scene, key, things) if things else None,
        PICTURES[step.part](scene) if step.part in PICTURES else None,
    ]


def offers(scene: Scene, step: BreakStep) -> list[ui.ToDo]:
    """What is to be laid out, one thing a line; all of it in a sentence where Soloist does not know what lies there."""
    signs = ((icon(sign_of(each) or "partner"), scene.read(each)) for each in step.things)
    found = [ui.ToDo(sign, text, ui.by(step.rule)) for sign, text in signs]
    return found or [ui.ToDo(icon("partner"), ui.linked(scene, step.what), ui.by(step.rule))]


def owner(scene: Scene, seat: Seat | None) -> Node:
    """For whom it is."""
    return None if seat is None else chip(scene, seat)


def cards_page(scene: Scene, step: BreakStep, inside: list[Step], key: str) -> Node:
    """What becomes of the cards an ARNO has drawn, and what that changes."""
    assert step.seat is not None
    order = msg("Put away {seat}'s cards", seat=step.seat)
    things = [to_do(scene, each) for each in inside]
    return [ui.question_head(scene, order, None, step.rule), ui.steps(scene, key, things)]


def to_do(scene: Scene, each: Step) -> ui.ToDo:
    return ui.ToDo(picture_of(each.told), ui.linked(scene, each.told.what), story.reasons(scene, each))


def income_page(scene: Scene, step: BreakStep, key: str) -> Node:
    assert step.seat is not None
    return [income_head(scene, step.seat), ui.steps(scene, key, income_things(scene, step.money))]


def income_head(scene: Scene, seat: Seat) -> Node:
    title = msg("Take your income") if is_you(scene, seat) else msg("{seat} takes income", seat=seat)
    return ui.question_head(scene, title, None, "AN-10.5", lead=owner(scene, seat))


INCOME = (
    ("kiosk", msg("Kiosks: 1 money for each neighbour")), ("act-sponsors", msg("Income signs on sponsors and map")),
)  # fmt: skip
"""What people are paid for besides appeal."""


def income_things(scene: Scene, money: int | None) -> list[ui.ToDo]:
    """What to take; the money for appeal in figures if somebody told how much they have."""
    appeal = msg("Money for your appeal") if money is None else msg("Appeal: {n} money", n=money)
    return [ui.ToDo(icon(sign), scene.read(what), ui.by("AN-10.5")) for sign, what in (("appeal", appeal), *INCOME)]


# their pictures


def hands(scene: Scene) -> h.Element:
    def card(x: float, y: float, angle: int, look: str = draw.CARD, width: int = 56, height: int = 80) -> h.Element:
        return draw.turned(x, y, angle, draw.box(-width / 2, -height / 2, width, height, look, 6),
                           draw.sign("act-animals", -14, -14, 28) if width == 56 else None)  # fmt: skip

    kept = [card(90, 93, -14), card(126, 88.5, -5), card(162, 88.5, 5)]
    gone = [card(276, 88, 4, draw.GONE, 52, 74), card(284, 88, -6, draw.GONE, 52, 74),
            card(280, 88, 10, draw.CARD, 52, 74)]  # fmt: skip
    said = msg("Keep three cards, the others go to the discard pile")
    return draw.drawing(
        scene, said, "52 30 268 130", kept, draw.right(212, 84), gone,
        draw.words(126, 148, scene.text(msg("keep 3"))), draw.words(281, 148, scene.text(pmsg("pile", "discard"))),
    )  # fmt: skip


def tokens(scene: Scene) -> h.Element:
    cards = [
        [draw.box(x, 58, 84, 88, round_=9), draw.sign(name, x + 20, 78, 44)]
        for x, name in ((28, "act-build"), (138, "act-animals"), (248, "act-cards"))
    ]
    off = [[draw.disc(x, 66, 19, draw.SLOT), draw.way(f"M{x + 14} 52 {x + 34} 34m-15-1 15 1 0 15")] for x in (96, 206)]
    return draw.drawing(scene, msg("Tokens leave the action cards"), "0 20 360 140", cards, off)


def workers(scene: Scene) -> h.Element:
    return draw.drawing(
        scene, msg("Workers go from the association board to the notepads"), "0 24 360 136",
        draw.box(22, 50, 150, 96, round_=12), [draw.sign("worker", x, 66, 46, "g-ico") for x in (44, 84)],
        draw.right(182, 92), draw.box(230, 36, 112, 112, round_=8),
        [draw.sign("worker", x, 72, 42, "g-ico") for x in (244, 290)],
    )  # fmt: skip


def display(scene: Scene) -> h.Element:
    def folder(number: int) -> Node:
        x = 20 + 56 * (number - 1)
        inside = draw.crossed(x + 23, 94) if number <= 2 else draw.sign("card", x + 9, 80, 28)
        look = draw.GONE if number <= 2 else draw.CARD
        return [draw.box(x, 62, 46, 66, look, 6), draw.words(x + 23, 148, number), inside]

    return draw.drawing(
        scene, msg("Folders 1 and 2 are discarded, the others slide down"), "0 22 360 134",
        [folder(number) for number in range(1, FOLDERS + 1)], draw.way("M230 44H96m12-11-12 11 12 11"),
    )  # fmt: skip


def token_back(scene: Scene) -> h.Element:
    steps = scene.view.known.break_steps
    end = 18 + 36.5 * steps
    return draw.drawing(
        scene, msg("The break token goes back to the start"), f"0 20 {round(end) + 48} 124",
        draw.track(steps, steps, (0,)), draw.way(f"M{round(end)} 70C{round(end) - 60} 22 92 22 40 72m-3-18 2 20 19-7"),
    )  # fmt: skip


def x_token(scene: Scene) -> h.Element:
    return draw.drawing(scene, msg("One X-token"), "0 30 360 116", draw.disc(180, 88, 46, draw.LIT),
                        draw.sign("x-token", 148, 56, 64, "tint-x"), draw.words(262, 96, "+1"))  # fmt: skip


PICTURES = {
    Part.X_TOKEN: x_token, Part.HANDS: hands, Part.TOKENS: tokens, Part.WORKERS: workers, Part.DISPLAY: display,
    Part.BACK: token_back,
}  # fmt: skip
