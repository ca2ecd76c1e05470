"""An automa beside a box, on a phone: the frame that every automa fills. One thing at a time, the main button at the
thumb; on a laptop the same column with the log beside it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from soloist.companion.corrections import CORRECT
from soloist.engine.remarks import Remark
from soloist.engine.words import Message, msg
from soloist.web.faces.base import CompanionFace, Happening
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_widgets import soloist_decides
from soloist.web.html import Node, classes, icon, post_button, rule_link, seat_class, seat_mark
from soloist.web.pages.layout import Frame, language_buttons, theme_button
from soloist.web.pages.table import hidden_forms, refusal, steps
from soloist.web.scene import Scene
from soloist.wording import wording_of

LOG, NEWS = "log", "news"  # other views of the page
LATEST = 25  # entries of the log beside the question
ALL = 10_000


def companion_page(frame: Frame, scene: Scene, face: CompanionFace, version: int, refused: Message | None) -> Node:
    """The whole page."""
    scene.said = scene.show != NEWS and (scene.said or scene.can_redo)  # who takes something back has read the news
    main, foot = middle(scene, face)
    return h.div(
        id="app", class_=classes("companion", f"game-{scene.match.game.id}", shows_log=scene.show == LOG),
        data_address=scene.address, data_seat=scene.seat.code if scene.seat is not None else "",
        data_version=str(version), data_moment=str(scene.match.moment), data_stamp=scene.stamp,
        data_past="yes" if scene.past else None, data_wake=not scene.match.over,
    )[
        head(scene, face),
        h.section(".end-watch", aria_label=scene.text(msg("How close the end is")))[face.watch(scene)],
        column(scene)[refusal(scene, refused) if refused is not None else None, main],
        h.footer(".companion-foot")[foot] if foot else None,
        log(frame, scene, face),
        hidden_forms(scene),
    ]  # fmt: skip


def column(scene: Scene) -> h.Element:
    """The main part of the page, unless the log is."""
    if scene.show == LOG:
        return h.section(".companion-main", aria_label=scene.text(msg("Question")))
    return h.main(".companion-main")


def middle(scene: Scene, face: CompanionFace) -> tuple[Node, Node]:
    """What is to be done or asked now, and the buttons at the thumb."""
    if scene.past:
        return looking_back(scene, face), None
    if scene.match.over:
        return [face.final(scene), plays_link(scene)], final_foot(scene, face)
    news = None if scene.said else face.news(scene)
    if news is not None:
        return [remarks(scene), news], news_foot(scene, face)
    if scene.asked is None:
        return [watching(scene, face), remarks(scene)], None
    return [face.recap(scene), face.question(scene), remarks(scene)], question_foot(scene, face)


def plays_link(scene: Scene) -> Node:
    """To all evenings with this automa and the others."""
    return h.p[h.a(".button.button-large", href="/plays")[icon("chart"), scene.read(msg("Record of plays"))]]


def remarks(scene: Scene) -> Node:
    """What people should know before they begin: on the first page, until something is answered."""
    found = [what for moment, what in scene.told if moment == scene.match.moment and isinstance(what, Remark)]
    return [h.p(".note.note-info")[icon("info"), h.span[scene.read(what)]] for what in found]


def watching(scene: Scene, face: CompanionFace) -> Node:
    """Somebody who only looks on."""
    return [
        h.div(".question", id="question")[
            h.h1[scene.read(msg("Watching"))],
            h.p(".why")[scene.read(msg("Someone else is entering what happens at the table."))],
        ],
        face.recap(scene),
        face.holdings(scene),
    ]  # fmt: skip


def looking_back(scene: Scene, face: CompanionFace) -> Node:
    """An earlier moment, with the way to the ones before and after it."""
    return [
        h.div(".question", id="question")[
            h.h1[scene.read(msg("Looking back"))],
            h.p(".why")[scene.read(msg("step {n} of {of}", n=scene.match.moment, of=scene.now))],
        ],
        steps(scene),
        face.recap(scene),
        face.holdings(scene),
    ]


# head


def head(scene: Scene, face: CompanionFace) -> h.Element:
    read = scene.text
    back = scene.link(_said(scene)) if scene.show == LOG else "/"
    label = msg("Back to the question") if scene.show == LOG else msg("Home")
    return h.header(".companion-head")[
        h.a(".button.button-quiet.button-icon", href=back, aria_label=read(label))[icon("chevron", class_="flip")],
        h.div(".grow")[face.title(scene), h.p(".companion-note")[scene.read(face.note(scene))]],
        step_button(scene, "undo", msg("Undo"), scene.can_undo, "u"),
        step_button(scene, "redo", msg("Redo"), scene.can_redo, "shift+u"),
        h.a(".button.button-icon.opens-drawer", href=_log_link(scene),
            aria_label=read(msg("Log")), data_key="l", data_swap=True,
            aria_current="page" if scene.show == LOG else None)[icon("log")],
    ]  # fmt: skip


def step_button(scene: Scene, action: str, label: Message, possible: bool, key: str) -> Node:
    if scene.seat is None:
        return None
    return post_button(
        scene, action, icon(action), class_="button button-icon", disabled=not possible,
        aria_label=scene.text(label), data_key=key,
    )  # fmt: skip


def _said(scene: Scene) -> str:
    """Keeps in an address that the news have been read."""
    return f"said={scene.match.moment}" if scene.said and not scene.past else ""


def _log_link(scene: Scene) -> str:
    return scene.link("&".join(part for part in (f"show={LOG}", _said(scene)) if part))


# foot


def news_foot(scene: Scene, face: CompanionFace) -> Node:
    return [
        correct_button(scene),
        h.a(".button.button-primary.button-large.grow.is-done-button", href=scene.link(f"said={scene.match.moment}"),
            data_swap=True, data_key="enter")[scene.read(face.done(scene)), icon("chevron")],
    ]  # fmt: skip


def question_foot(scene: Scene, face: CompanionFace) -> Node:
    last = msg("Leave it") if is_correcting(scene) else face.last(scene)
    finish = finish_button(scene, face)
    crowded = finish is not None or soloist_decides(scene) is not None
    parts: list[Node] = [explanation(scene)]
    if last is not None and scene.can_undo:
        parts.append(
            post_button(scene, "undo", icon("undo"), scene.read(last), class_="button button-large", data_key="escape")
        )
    parts += [
        its_last(scene, small=crowded) if scene.said and face.news(scene) is not None else None,
        correct_button(scene),
        soloist_decides(scene),
        finish,
    ]
    shown = [part for part in parts if part is not None]
    if not shown or finish is not None:
        return shown or None
    return [*shown[:1], h.span(".grow"), *shown[1:]]


def its_last(scene: Scene, *, small: bool) -> Node:
    """Back to what the automa did; a picture only where the foot has more important buttons."""
    text = msg("Its last turn")
    if small:
        return h.a(".button.button-large.button-icon.its-last", href=scene.link(f"show={NEWS}"), data_swap=True,
                   aria_label=scene.text(text))[icon("step-back")]  # fmt: skip
    return h.a(".button.button-quiet.button-large.its-last", href=scene.link(f"show={NEWS}"), data_swap=True)[
        scene.read(text)
    ]


def finish_button(scene: Scene, face: CompanionFace) -> Node:
    """The answer that goes on, where the question has one."""
    found = ((choice, text) for choice in scene.choices for option, text in face.finishes if choice.option == option)
    choice, text = next(found, (None, None))
    if choice is None:
        return None
    return h.button(
        ".button.button-primary.button-large.grow.is-done-button", type="submit", form="answer", name="answer",
        value=choice.code, data_says=scene.text(choice.offer.text), data_key="enter",
    )[scene.read(text), icon("chevron")]  # fmt: skip


def correct_button(scene: Scene) -> Node:
    """Opens the corrections, where the question allows it."""
    choice = scene.choice(CORRECT.code)
    if choice is None:
        return None
    return h.button(
        ".button.button-large", type="submit", form="answer", name="answer", value=choice.code,
        data_says=scene.text(choice.offer.text),
    )[scene.read(msg("Correct"))]  # fmt: skip


def explanation(scene: Scene) -> Node:
    """Why the automa has to know this."""
    assert scene.asked is not None
    found = wording_of(scene.match.game.id).for_match(scene.match).explain(scene.asked.options[0])
    if found is None:
        return None
    return h.details(".popover-holder.opens-up")[
        h.summary(".button.button-quiet.button-large", aria_label=scene.text(msg("Why this question?")))[
            icon("help"), h.span(".button-text")[scene.read(msg("Why?"))]
        ],
        h.div(".popover")[
            h.h2[scene.read(msg("Why this question?"))],
            h.p[scene.read(found.text)],
            h.p[([rule_link(rule), " "] for rule in found.rules)],
        ],
    ]


def final_foot(scene: Scene, face: CompanionFace) -> Node:
    """Take back the last answer, keep the evening, play again."""
    return [
        post_button(scene, "undo", scene.read(face.back), class_="button button-large button-quiet")
        if scene.can_undo
        else None,
        h.a(".button.button-large.button-icon", href=f"{scene.address}/record", download=True,
            aria_label=scene.text(msg("Download the session")))[icon("download")],
        h.a(".button.button-primary.button-large.grow",
            href=f"/new/{scene.match.game.id}?like={scene.address.rpartition('/')[2]}")[
            icon("play"), scene.read(msg("Play again"))
        ],
    ]  # fmt: skip


# the log


def log(frame: Frame, scene: Scene, face: CompanionFace) -> h.Element:
    """Everything that was told, the latest on top; a view of its own on a phone, beside the question on a laptop."""
    most = ALL if scene.show == LOG or scene.past else LATEST
    happenings = list(reversed(face.log(scene, most)))
    tag = h.main if scene.show == LOG else h.aside
    return tag(".companion-log", id="log", aria_label=scene.text(msg("Log")))[
        h.div(".drawer-head")[
            (h.h1 if scene.show == LOG else h.h2)(".drawer-title")[scene.read(msg("Log"))],
            h.span(".grow"),
            tools(frame, scene),
        ],
        entries(scene, happenings, len(happenings) == most)
        if happenings
        else h.p(".empty")[scene.read(msg("Nothing has happened yet."))],
    ]


def tools(frame: Frame, scene: Scene) -> Node:
    """What concerns the evening as a whole."""
    return [
        h.a(".button.button-small", href=f"{scene.address}/share")[icon("qr"), scene.read(msg("On the phone"))],
        theme_button(frame),
        h.details(".menu")[
            h.summary(".button.button-small.button-quiet.button-icon", aria_label=scene.text(msg("Menu")))[
                icon("menu")
            ],
            h.div(".menu-body")[
                h.p(".eyebrow")[scene.read(msg("Language"))],
                language_buttons(frame),
                h.a(".button.button-wide", href=f"/rules/{scene.match.game.id}", target="_blank", rel="noopener")[
                    icon("rules"), scene.read(msg("Rules"))
                ],
            ],
        ],
    ]


def entries(scene: Scene, happenings: Sequence[Happening], has_more: bool) -> h.Element:
    moment = scene.match.moment if scene.past else -1
    whole = h.a(".log-link", href=_log_link(scene), data_swap=True)[scene.read(msg("Earlier …"))]
    return h.ol(".log.log-large", tabindex="0", data_keep_scroll="log")[
        (Markup(entry(scene, happening, happening.moment == moment)) for happening in happenings),
        h.li[h.span, h.span, whole] if has_more else None,
    ]


def entry(scene: Scene, happening: Happening, is_shown: bool) -> h.Element:
    """A line that can be opened."""
    person = happening.person
    colour = seat_class(person.seat) if person is not None else None
    return h.li(class_=classes(colour, is_shown=is_shown) or None)[
        h.span(".log-when")[happening.when],
        seat_mark(person) if person is not None else h.span(".seat-mark-none"),
        h.details(".log-entry", data_keep=f"log-{happening.moment}")[
            h.summary[happening.head],
            [h.div(".log-detail")[detail] for detail in happening.details],
            h.a(".log-link.small", href=scene.link(f"at={happening.moment}"), data_swap=True)[
                scene.read(msg("Position at that point"))
            ],
        ],
    ]
