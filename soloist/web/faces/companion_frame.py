"""What all pages beside a box have alike: how questions are told apart, corrections, points, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from soloist.companion.corrections import Correction, WhatIsRight, WhatToCorrect
from soloist.companion.people import Counting
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, msg, numeral
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.base import YOUR_TURN, nothing
from soloist.web.faces.companion_story import is_counting
from soloist.web.faces.company import chip, is_you, standing
from soloist.web.html import Node, classes, icon, rule_link, seat_class, seat_mark
from soloist.web.scene import Choice, Scene

Picture = Callable[[Any, Scene], Node]  # of what a correction is about, or of a value it may have


# questions

Part = Callable[[Scene, Any], Node]  # drawn for a question
Pages = Mapping[type, Part]  # how each kind of question is drawn


def asked_page(scene: Scene, pages: Pages, picture: Picture = nothing) -> Node:
    """Whatever is asked, with its answers as big buttons; what has no page of its own stands there in words."""
    kind = next((kind for kind in type(scene.ask).__mro__ if kind in pages), None)
    if kind is not None:
        return pages[kind](scene, scene.ask)
    return corrections_question(scene, picture) if is_correcting(scene) else ui.plain_question(scene)


def in_grid(draw: ui.Draw, class_: str = "", *kinds: type) -> Part:
    """All answers, or those of these types."""
    return lambda scene, _: ui.answers(scene, draw, class_, ui.of_kind(scene, *kinds) if kinds else None)


@dataclass(frozen=True)
class Page:
    """A question of the usual shape: a sentence, a hint, the answers; what is left out the question says itself."""

    hint: Message | None = None
    title: Message | None = None  # its gaps are fields of the question
    yours: Message | None = None  # the same, said to the person it is about
    lead: Part = nothing
    answers: Part = lambda scene, _: ui.numbers(scene)
    below: Part = nothing

    def __call__(self, scene: Scene, ask: Any) -> Node:
        is_yours = self.yours is not None and is_you(scene, ask.seat)
        title = self.yours if is_yours else self.title
        said = ask.say() if title is None else filled(title, ask)
        hint = ask.hint if self.hint is None and isinstance(ask, Counting) else self.hint
        head = ui.question_head(scene, said, hint, ui.open_question(scene).why, lead=self.lead(scene, ask))
        return [head, self.answers(scene, ask), self.below(scene, ask)]


def last_turn_line(scene: Scene, leaf: int | None, seat: Seat | None, *text: Node) -> h.Element:
    """Above a question: what was done last, and by whom, in a line; a tap opens its page again, if it has one."""
    if seat is None:
        return ui.turn_line(scene, leaf, icon("flag"), text)
    return ui.turn_line(scene, leaf, seat_mark(scene.person(seat)), text, seat_class(seat))


def then(scene: Scene) -> Message:
    """What comes after the news: the points, or whose turn it is."""
    active = scene.view.active
    if is_counting(scene):
        return msg("your points")
    return YOUR_TURN if active is None or is_you(scene, active) else msg("{seat}", seat=active)


# corrections


def is_correcting(scene: Scene) -> bool:
    """Whether something in the books is being put right."""
    return isinstance(scene.ask, WhatToCorrect | WhatIsRight)


def corrections_question(scene: Scene, picture: Picture) -> Node:
    """Everything in the books by whose it is; then what is right."""
    rule = ui.open_question(scene).why
    if isinstance(scene.ask, WhatIsRight):
        return value_question(scene, scene.ask.correction, picture, rule)
    groups = groupby(scene.choices, lambda choice: choice.option.seat)
    return [
        ui.question_head(scene, msg("What is wrong?"), msg("You can correct anything Soloist keeps."), rule),
        [items(scene, seat, list(some), picture) for seat, some in groups],
    ]


def items(scene: Scene, seat: Seat | None, choices: Sequence[Choice], picture: Picture) -> h.Element:
    title = h.h2(".eyebrow")[scene.read(msg("On the table"))]
    if seat is not None:
        title = h.h2(class_=f"item-owner {seat_class(seat)}")[chip(scene, seat)]
    return h.section(".items")[title, h.div(".book-chips")[(item(scene, choice, picture) for choice in choices)]]


def item(scene: Scene, choice: Choice, picture: Picture) -> h.Element:
    """One thing in the books, with what they say."""
    correction: Correction[Any] = choice.option
    text = h.span[scene.read(correction.label), " ", h.b[scene.text(correction.now)]]
    return ui.lit(scene, choice, picture(correction.of, scene), text, class_="book-chip", number="")


def value_question(scene: Scene, correction: Correction[Any], picture: Picture, rule: str) -> Node:
    """The right number, or what else it may be in pictures."""
    text = msg("This is on record. What should it be?")
    head = ui.question_head(scene, msg("{item}", item=correction), text, rule)
    if type(scene.choices[0].option) is int:
        return [head, ui.numbers(scene, correction.now if type(correction.now) is int else None, msg("Correct it"))]
    return [head, h.div(".answers.answers-3")[(_value(scene, choice, picture) for choice in scene.choices)]]


def _value(scene: Scene, choice: Choice, picture: Picture) -> h.Element:
    if isinstance(choice.option, Seat):
        return ui.lit(scene, choice, chip(scene, choice.option))
    drawn = h.span(".answer-icon", aria_hidden="true")[picture(choice.option, scene)]
    return ui.lit(scene, choice, drawn, h.b[scene.read(choice.offer.text)])


# the end


def points_of(scene: Scene) -> list[int]:
    return [score.total for score in scene.match.result.scores]


def final_page(scene: Scene, outcome: Message, rule: str, parts: Node, untold: Sequence[Seat] = ()) -> Node:
    """The points, who has won, and what the automas' points are made of."""
    won = any(is_you(scene, seat) for seat in scene.match.result.winners)
    cited = [" ", rule_link(rule)] if rule else None
    return [
        h.div(id="question", tabindex="-1", role="status")[
            standing(scene, untold), h.h1(class_=classes("final-words", good=won))[scene.read(outcome), cited]
        ],
        parts,
    ]


def part_row(scene: Scene, picture: Node, what: object, number: int, reason: Node = None, *,
             is_void: bool = False) -> h.Element:  # fmt: skip
    """A part of an automa's points; void if it is gone."""
    return h.li(class_="is-void" if is_void else None)[
        picture,
        h.span[h.b[scene.read(what)], reason],
        h.span(class_=classes("points", bad=number < 0))[numeral(number)],
    ]


def part_list(scene: Scene, seat: Seat, rows: Node, total: object, points: int, *, named: bool) -> h.Element:
    """The parts of its points and their sum; named where there are several automas."""
    return h.ul(class_=classes("final", seat_class(seat)))[
        h.li(".is-owner")[chip(scene, seat)] if named else None,
        rows,
        h.li(".is-sum")[h.span, h.b[scene.read(total)], h.span(".points")[numeral(points)]],
    ]
