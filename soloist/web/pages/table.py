"""A match on the screen: the frame that every game fills with its pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from soloist.engine.game import Score
from soloist.engine.giving_up import GaveUp
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.results import best_first, verdict
from soloist.web import html
from soloist.web import markup as h
from soloist.web.coach import coach, hold_for, hold_hint, tip_field, tips_for
from soloist.web.faces.base import TableFace
from soloist.web.faces.teaching import Tip
from soloist.web.html import Node, classes, icon, rule_link, seat_chip, seat_mark
from soloist.web.pages.areas import areas, elsewhere, side
from soloist.web.pages.bar import bar
from soloist.web.pages.layout import (
    Frame,
)
from soloist.web.pages.look import look_at, with_names
from soloist.web.pages.stuck import stuck_prompt
from soloist.web.pages.taking_back import confirming, ways_back
from soloist.web.parts import ROOT, Drawn, part
from soloist.web.places import Answers, answers_in
from soloist.web.scene import Choice, Scene, short
from soloist.web.showing import Shows, Step
from soloist.web.turn import UNTOLD, Notice
from soloist.wording import wording_of

LONG_LIST = 9
LONG_QUESTION = 44  # letters: beside the ways back there is no room for more in one line
MOST_TOLD = 4  # lines of one step of others that is shown


def table_page(
    frame: Frame, scene: Scene, face: TableFace, version: int, refused: Message | None,
    notice: Notice = UNTOLD, shown: Shown | None = None,
) -> Drawn:  # fmt: skip
    """The whole table; or with `shown` as it stood after a move of others, which the script shows one by one."""
    drawn = areas(scene, face)  # before the prompt, which tells where the lit pieces are
    answers = answers_in(face.places, drawn.everything)
    tips = tips_for(frame, scene, face) if shown is None else ()
    hold = hold_for(frame, scene) if shown is None else ""
    page = h.div(
        id="app", class_=f"table game-{scene.match.game.id}", data_tab=drawn.titles[0][0] if drawn.titles else "log",
        data_address=scene.address, data_seat=scene.seat.code if scene.seat is not None else "",
        data_version=str(version),
        data_moment=str(scene.now if scene.confirming else scene.match.moment),
        data_past="yes" if scene.past else None, data_stamp=scene.stamp,
        data_turn=notice.turn.value, data_title=notice.title, data_knock="on" if notice.has_knock else None,
        data_answers=answers.areas if scene.asked is not None else None,
    )[
        part("skip", skip_link(scene)),
        bar(frame, scene, face, notice) if shown is None else shown.present["bar"],
        part("strip", h.section(".panel.strip", aria_label=scene.text(msg("How close the end is")))[face.strip(scene)]),
        h.main(class_=classes("middle", has_left=drawn.left is not None))[
            drawn.left,
            h.section(".panel.main")[
                part("prompt", prompt(scene, face, refused, None if shown is None else shown.step, answers, hold)),
                part("coach", h.div(".coach-cards")[coach(frame, scene, tips)]),
                drawn.board,
            ],
            side(scene, face, drawn),
        ],
        drawn.dock,
        hidden_forms(scene, tips, hold) if shown is None else hidden_forms_of(shown.present),
    ]  # fmt: skip
    return part(ROOT, page)


def skip_link(scene: Scene) -> h.Element:
    """Before everything, for those who go by keys."""
    link = h.a(".skip-link", href=f"#{html.FIRST_LIT}", hidden=not scene.lights)
    return link[scene.read(msg("To the lit pieces"))]


@dataclass(frozen=True)
class Shown:
    """A move of others that is shown on the way to the present page, and the parts of that page."""

    step: Step
    present: Mapping[str, Drawn]


def hidden_forms(scene: Scene, tips: Sequence[Tip] = (), hold: str = "") -> Node:
    """Where the pieces send what is pointed at."""
    seat = h.input(type="hidden", name="seat", value=scene.seat.code) if scene.seat is not None else None
    return h.fragment[
        part(
            "answer-form", html.post_form(scene, "answer", id="answer")[html.form_fields(scene), tip_field(tips, hold)]
        ),
        part("pick-form", h.form(id="pick", method="get", action=scene.address)[seat]),
        part(
            "why-form",
            h.form(id="why", method="get", action=scene.address)[
                seat, h.input(type="hidden", name="pick", value="|".join(scene.picked)) if scene.picked else None
            ],
        ),
    ]


def hidden_forms_of(present: Mapping[str, Drawn]) -> Node:
    return [present[name] for name in ("answer-form", "pick-form", "why-form")]


# the prompt


def prompt(
    scene: Scene, face: TableFace, refused: Message | None, step: Step | None, answers: Answers, hold: str = ""
) -> h.Element:
    """The one question, or what there is instead of it."""
    if step is not None:
        return playing(scene, face, step)
    if scene.past:
        return looking_back(scene, face)
    if scene.stuck is not None:
        return stuck_prompt(scene)
    if scene.confirming:
        return confirming(scene, face)
    if scene.match.over:
        return ended(scene)
    if scene.asked is None:
        return waiting(scene, face, refused)
    return asking(scene, face, refused, answers, hold)


def asking(scene: Scene, face: TableFace, refused: Message | None, answers: Answers, hold: str) -> h.Element:
    question = scene.asked
    assert question is not None
    count = nmsg("{n} choice", "{n} choices", n=len(scene.choices))
    return h.div(".prompt", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".prompt-question")[
            h.span(".turn-dot", aria_hidden="true"),
            h.div(".grow", role="status")[
                h.h1(class_="is-long" if len(scene.text(question.ask)) > LONG_QUESTION else None)[
                    scene.read(question.ask)
                ],
                h.p(".preview", data_preview=True)[face.hint(with_names(scene, face)), " ", rule_link(question.why)],
                h.p(".visually-hidden")[scene.text(count)],
            ],
            countdown(scene),
            ways_back(scene),
        ],
        h.div(".prompt-answers")[
            hold_hint(scene) if hold else None,
            note_of(scene, refused),
            progress_of(scene),
            (html.word_button(scene, choice) for choice in scene.words if len(scene.words) <= LONG_LIST),
            face.words(scene),
            elsewhere(scene, answers),
            choice_list(scene),
        ],
        why_box(scene),
    ]


def progress_of(scene: Scene) -> Node:
    """When several are to be picked one after another: how many there are already."""
    question = scene.asked
    assert question is not None
    if question.of <= 1:
        return None
    done = msg("{n} of {of}", n=len(question.picked) + 1, of=question.of)
    return h.span(".picked-so-far")[
        h.span(".badge")[scene.read(done)], (h.span(".badge")[scene.read(thing)] for thing in question.picked)
    ]


def refusal(scene: Scene, refused: Message) -> h.Element:
    """Why the last answer was not taken."""
    return h.p(".note.note-bad", role="alert")[icon("close"), h.span[scene.read(refused)]]


def note_of(scene: Scene, refused: Message | None) -> Node:
    """The same, or why somebody is asked again."""
    if refused is not None:
        return refusal(scene, refused)
    if scene.woken:
        reasons = ", ".join(scene.text(reason) for reason in scene.woken)
        again = msg("You are asked again: {reasons}", reasons=reasons)
        return h.p(".note.note-info")[icon("eye"), h.span[scene.read(again)]]
    return None


def countdown(scene: Scene) -> Node:
    if not scene.seconds:
        return None
    return h.svg(".countdown", viewBox="0 0 30 30", role="timer", data_seconds=str(scene.seconds),
                 aria_label=scene.text(msg("seconds left, then you pass")))[
        h.circle(".countdown-ground", cx="15", cy="15", r="12", pathLength="100"),
        h.circle(".countdown-left", cx="15", cy="15", r="12", pathLength="100", stroke_dasharray="100 100"),
        h.text(x="15", y="15")[str(scene.seconds)],
    ]  # fmt: skip


def choice_list(scene: Scene) -> h.Element:
    """All options as text, for those who rather read than look."""
    count = len(scene.choices)
    numbers = {light.choices[0].code: light.number for light in scene.lights.values() if light.answer is not None}
    grouped = count > LONG_LIST and all(choice.offer.group is not None for choice in scene.choices)

    def row(choice: Choice, text: Message) -> h.Element:
        number = numbers.get(choice.code, 0)
        cap = h.kbd[str(number)] if 0 < number <= LONG_LIST else None
        return h.li[html.answer_button(scene, choice)[h.span[scene.read(text)], cap], look_at(scene, choice)]

    lists: Node
    if grouped:
        lists = [
            [h.h2(".eyebrow")[Markup(head)], h.ol[[row(choice, short(choice.offer)) for choice in some]]]
            for head, some in groupby(scene.choices, lambda choice: scene.read(choice.offer.group))
        ]
    else:
        lists = h.ol[[row(choice, choice.offer.text) for choice in scene.choices]]
    return h.details(".choices", data_keep="choices")[
        h.summary(".button", data_key="o", data_count=str(count))[
            icon("log"), h.span(".button-text")[scene.read(nmsg("{n} choice", "{n} choices", n=count))]
        ],
        h.div(".choices-body")[lists, idle_list(scene)],
    ]


def idle_list(scene: Scene) -> Node:
    """What cannot be done now, and why."""
    assert scene.asked is not None
    idle = wording_of(scene.match.game.id).idle(scene.match, scene.asked)
    if not idle:
        return None
    names = [Markup(", ").join(scene.read(thing) for thing in each.things) for each in idle]
    found = (html.refusal_line(scene, each.refusal, name, ": ") for each, name in zip(idle, names, strict=True))
    return h.fragment[h.h2(".eyebrow")[scene.read(msg("Not now"))], h.ul(".reasons")[found]]


def why_box(scene: Scene) -> Node:
    """The answer to "why can't I?"."""
    if not scene.why:
        return None
    reasons = scene.reasons(scene.why)
    answer: Node
    if scene.choice(scene.why) is not None:
        answer = h.p[scene.read(msg("This is possible now."))]
    elif not reasons:
        answer = h.p[scene.read(msg("This does not answer the question."))]
    else:
        answer = h.ul(".reasons")[(html.refusal_line(scene, reason) for reason in reasons)]
    return h.div(".popover.why-box", role="alertdialog", aria_label=scene.text(msg("Why not?")), id="why-box")[
        h.h2[icon("help"), scene.read(msg("Why not?"))],
        answer,
        h.button(".button.button-small", type="submit", form="pick", name="pick", value="|".join(scene.picked),
                 data_key="escape", autofocus=True)[scene.read(msg("Close"))],
    ]  # fmt: skip


def waiting(scene: Scene, face: TableFace, refused: Message | None) -> h.Element:
    """Somebody else is asked."""
    people = [seat_chip(scene.person(seat)) for seat in scene.waiting_for if seat >= 0]
    return h.div(".prompt.is-waiting", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".prompt-question")[
            h.div(".grow", role="status")[
                h.h1[scene.read(msg("Waiting for")), " ", people], h.p(".preview")[face.hint(with_names(scene, face))]
            ],
            hand_over(scene),
        ],
        h.div(".prompt-answers")[
            h.p(".note.note-info")[icon("eye"), h.span[scene.read(msg("You gave up and look on."))]]
            if scene.seat is not None and scene.seat in scene.match.gave_up
            else None,
            note_of(scene, refused),
        ],
    ]


def hand_over(scene: Scene) -> Node:
    """At a shared screen: the person who is asked sits down."""
    here = [person for person in scene.held_people if person.seat in scene.waiting_for and not person.gone]
    return [
        h.a(".button.button-primary", href=f"{scene.address}?seat={person.seat.code}&cover=1")[
            scene.read(msg("{name} sits down", name=person.name))
        ]
        for person in here
    ]


def news(scene: Scene, face: TableFace) -> h.Element:
    """What was told at this moment."""
    told = (what for moment, what in scene.told if moment == scene.match.moment)
    named = with_names(scene, face)
    return h.ul(".news")[(h.li[face.told(what, named)] for what in told)]


def playing(scene: Scene, face: TableFace, step: Step) -> h.Element:
    """What somebody else has just done; of many things put together the first ones, and how many more."""
    told = step.told
    if len(told) > MOST_TOLD + 1:  # what is only told along gives way to the deeds
        told = [what for what in told if face.shows(what) is Shows.STEP]
    rest = len(told) - MOST_TOLD
    named = with_names(scene, face)
    shown = told if rest <= 1 else told[:MOST_TOLD]
    more = h.li(".muted")[scene.read(nmsg("and {n} more", "and {n} more", n=rest))] if rest > 1 else None
    return h.div(".prompt.is-waiting.is-playing", id="question", data_vt="prompt")[
        h.div(".grow")[h.ul(".news")[(h.li[face.told(what, named)] for what in shown), more]],
        h.button(".button.is-next", type="button", data_next=True)[scene.read(msg("Next")), h.kbd["␣"]],
        h.button(".button", type="button", data_skip=True)[scene.read(msg("Skip")), h.kbd["Esc"]],
    ]


def looking_back(scene: Scene, face: TableFace) -> h.Element:
    """An earlier moment, with the way to the ones before and after it."""
    return h.div(".prompt.is-past", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".grow")[
            h.h1[scene.read(msg("Looking back: step {n} of {of}", n=scene.match.moment, of=scene.now))],
            news(scene, face),
        ],
        steps(scene),
    ]


def steps(scene: Scene) -> h.Element:
    """First, back, forward, last; the moments are those at which something was told."""
    moment = scene.match.moment
    before = [m for m in scene.all_told if m < moment]
    after = [m for m in scene.all_told if m > moment]

    def link(where: int | None, name: str, label: Message, key: str) -> h.Element:
        target = "" if where is None else f"at={where}"
        return h.a(
            ".button.button-icon", href=scene.link(target), aria_label=scene.text(label), data_swap=True, data_key=key
        )[icon(name)]

    said = scene.text(msg("Play the moves"))
    play = h.button(".button.button-icon", type="button", data_play=True, aria_label=said)
    return h.div(".row.steps-bar")[
        link(scene.all_told[0], "first", msg("The beginning"), "home") if before else None,
        link(before[-1], "step-back", msg("One step back"), "arrowleft") if before else None,
        play[icon("play")] if after else None,
        link(after[0], "step-forward", msg("One step forward"), "arrowright") if after else None,
        h.a(".button.button-primary", href=scene.link(""), data_swap=True, data_key="escape")[
            scene.read(msg("To the end") if scene.is_over_now else msg("Back to now"))
        ],
    ]


# the end


def ended(scene: Scene) -> h.Element:
    result = scene.match.result
    return h.div(".prompt.is-over", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".grow")[
            h.h1[icon("flag"), " ", scene.text(verdict(result))],
            (h.p(".muted")[scene.text(GaveUp(seat))] for seat in result.gave_up),
            h.p(".muted")[icon("undo"), scene.read(msg("with undo: something revealed was taken back"))]
            if scene.match.is_with_undo
            else None,
            result_table(scene),
        ],
        h.div(".stack")[
            h.a(".button.button-primary", href=f"/new/{scene.match.game.id}?like={scene.address.rpartition('/')[2]}")[
                icon("play"), scene.read(msg("Play again"))
            ],
            h.a(".button", href=scene.link(f"at={scene.all_told[0]}"), data_swap=True)[
                icon("step-back"), scene.read(msg("Watch it again"))
            ]
            if scene.all_told and scene.all_told[0] < scene.match.moment
            else None,
            h.a(".button", href=f"{scene.address}/record", download=True)[
                icon("download"), scene.read(msg("Download"))
            ],
        ],
    ]


def result_table(scene: Scene) -> h.Element:
    """Everybody's points, best first, and what they are made of."""

    def row(score: Score) -> h.Element:
        parts = ", ".join(scene.text(msg("{what} {points}", what=what, points=points)) for what, points in score.parts)
        return h.tr(class_=classes(is_best=score.seat in scene.match.result.winners) or None)[
            h.th(scope="row")[seat_chip(scene.person(score.seat))],
            h.td(".number")[numeral(score.total)],
            h.td(".muted.small")[parts],
        ]

    return h.div(".scroll-sideways")[
        h.table(".data.data-compact.result")[h.tbody[[row(score) for score in best_first(scene.match.result)]]]
    ]


def cover_page(scene: Scene) -> Drawn:
    """Before another person's cards are shown at a shared screen, that person has to sit down."""
    assert scene.seat is not None
    person = scene.person(scene.seat)
    box = h.div(".cover-box")[
        seat_mark(person),
        h.h1[scene.read(msg("Pass the screen to {name}", name=person.name))],
        h.a(".button.button-primary.button-large", href=f"{scene.address}?seat={scene.seat.code}", autofocus=True)[
            scene.read(msg("I am {name}", name=person.name))
        ],
    ]
    return part(ROOT, h.div(id="app", class_="cover")[box])
