"""An automa beside a box, on a phone: the frame that every automa fills. One thing at a time, the main button at the
thumb; on a laptop the same column with the log beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from soloist.companion.corrections import CORRECT
from soloist.companion.people import WhatDid
from soloist.engine.remarks import Remark
from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.faces.base import Around, CompanionFace, Happening, Leaf
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_widgets import soloist_decides
from soloist.web.html import Node, classes, icon, post_button, rule_link, seat_class, seat_mark, worn_class
from soloist.web.pages.layout import TAKE_ALONG, Frame, language_buttons, text_size, theme_button
from soloist.web.pages.stuck import stuck_main
from soloist.web.pages.table import hidden_forms, refusal, steps
from soloist.web.parts import ROOT, Drawn, part
from soloist.web.scene import Scene
from soloist.web.turn import STUCK
from soloist.wording import wording_of

LOG = "log"  # another view of the page
HOME = "/"
LATEST = 25  # entries of the log beside the question
ALL = 10_000


@dataclass(frozen=True)
class Shown:
    """What the page shows: a question or one page of the news, the buttons at the thumb, and what is around it."""

    main: Node
    foot: Node
    around: Around | None = None
    note: Message | None = None
    class_: str = ""


def companion_page(frame: Frame, scene: Scene, face: CompanionFace, version: int, refused: Message | None) -> Drawn:
    """The whole page."""
    leaves = face.news(scene)
    place = scene.leaf = page_shown(scene, leaves)
    scene.said = scene.said or place >= len(leaves) or is_correcting(scene)
    shown = middle(scene, face, leaves, place)
    around = shown.around or Around(face.title(scene), shown.note or face.note(scene), face.watch(scene))
    worn = [worn_class(person) for person in scene.people]
    named = ("companion", f"game-{scene.match.game.id}", around.class_, shown.class_, *worn)
    page = h.div(
        id="app", class_=classes(*named, shows_log=scene.show == LOG),
        data_address=scene.address, data_seat=scene.seat.code if scene.seat is not None else "",
        data_version=str(version), data_moment=str(scene.match.moment), data_stamp=scene.stamp,
        data_past="yes" if scene.past else None, data_wake=not scene.match.over, data_page=page_key(scene, place),
    )[
        head(frame, scene, around, leaves, place),
        h.section(".end-watch", aria_label=scene.text(msg("How close the end is")))[around.line],
        column(scene)[refusal(scene, refused) if refused is not None else None, shown.main],
        h.footer(".companion-foot")[shown.foot] if shown.foot else None,
        beside(frame, scene, face),
        hidden_forms(scene),
    ]  # fmt: skip
    return part(ROOT, page)


def page_shown(scene: Scene, leaves: Sequence[Leaf]) -> int:
    """Which page of the news: the one that was asked for, or the first new one; who takes something back has read
    them."""
    if scene.leaf is not None:
        return scene.leaf
    if scene.said or (scene.can_redo and not scene.past):
        return len(leaves)
    return next((place for place, leaf in enumerate(leaves) if leaf.is_new), len(leaves))


def in_own_turn(scene: Scene) -> bool:
    """Whether the page asks for what a person did."""
    return isinstance(scene.ask, WhatDid) and scene.said


def page_key(scene: Scene, place: int) -> str:
    """What tells one page from the next. While somebody enters what they did it stays the same: taps may be quick."""
    if in_own_turn(scene):
        return f"turn {scene.view.turn}"
    return f"{scene.stamp} {place} {scene.said}"


def column(scene: Scene) -> h.Element:
    """The main part of the page, unless the log is."""
    if scene.show == LOG:
        return h.section(".companion-main", aria_label=scene.text(msg("Question")))
    return h.main(".companion-main")


def middle(scene: Scene, face: CompanionFace, leaves: Sequence[Leaf], place: int) -> Shown:
    """What is to be done or asked now, and the buttons at the thumb."""
    if scene.past:
        return looking_back(scene, face, leaves, place)
    if scene.stuck is not None:
        return Shown(stuck_main(scene), None, note=STUCK)
    if scene.match.over:
        return Shown([face.final(scene), plays_link(scene)], final_foot(scene, face))
    if leaves and not scene.said:
        place = min(place, len(leaves) - 1)
        leaf = leaves[place]
        first = remarks(scene) if place == 0 else None
        return Shown([first, leaf.body], news_foot(scene, face, leaves, place), leaf.around, leaf.note, leaf.class_)
    if scene.asked is None:
        return Shown([watching(scene, face), remarks(scene)], None)
    main = [face.recap(scene), face.question(scene), None if leaves else remarks(scene)]
    return Shown(main, question_foot(scene, face), face.around(scene))


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


def looking_back(scene: Scene, face: CompanionFace, leaves: Sequence[Leaf], place: int) -> Shown:
    """An earlier moment: a page of what was told then, or how things stood, and the ways before and after it."""
    count = h.p(".why")[scene.read(msg("step {n} of {of}", n=scene.match.moment, of=scene.now))]
    foot = [steps(scene), to_here(scene, scene.match.moment, "button button-large")]
    if place >= len(leaves):
        words = h.div(".question", id="question")[h.h1[scene.read(msg("Looking back"))], count]
        return Shown([words, face.recap(scene), face.holdings(scene)], foot)
    leaf = leaves[place]
    more = None
    if place + 1 < len(leaves):
        more = h.a(".button.button-large", href=scene.link(f"at={scene.match.moment}&{leaf_query(scene, place + 1)}"),
                   data_swap=True)[scene.read(msg("next: {what}", what=leaves[place + 1].about))]  # fmt: skip
    return Shown([leaf.body, count, more], foot, leaf.around, leaf.note, leaf.class_)


def to_here(scene: Scene, moment: int, class_: str) -> Node:
    """Take everything back that was answered since a moment; it can be done again."""
    if scene.seat not in scene.held or moment >= scene.now or scene.stuck is not None:
        return None
    words = [icon("undo"), scene.read(msg("Back to here"))]
    return post_button(scene, "back", words, class_=class_, name="to", value=str(moment))


# head


def head(frame: Frame, scene: Scene, around: Around, leaves: Sequence[Leaf], place: int) -> h.Element:
    where, label = one_page_back(scene, leaves, place)
    return h.header(".companion-head")[
        h.a(".button.button-quiet.button-icon", href=where, aria_label=scene.text(label),
            data_swap=where != HOME, data_key="escape" if where != HOME else None)[icon("chevron", class_="flip")],
        h.div(".grow")[around.title, h.p(".companion-note", data_connection=True)[scene.read(around.note)]],
        step_button(scene, "undo", msg("Undo"), scene.can_undo, "u"),
        text_size(frame),
        menu(frame, scene),
    ]  # fmt: skip


def one_page_back(scene: Scene, leaves: Sequence[Leaf], place: int) -> tuple[str, Message]:
    """The page before this one: nothing is taken back by looking at it."""
    if scene.show == LOG:
        return scene.link(_said(scene)), msg("Back to the question")
    if scene.past:
        return scene.link(f"show={LOG}"), msg("Log")
    page = msg("One page back")
    if place and not scene.said:
        return scene.link(leaf_query(scene, place - 1)), page
    if leaves and scene.said and not scene.match.over:
        return scene.link(leaf_query(scene, len(leaves) - 1)), page
    before = [moment for moment in scene.all_told if moment < scene.match.moment]
    return (scene.link(f"at={before[-1]}"), page) if before else (HOME, msg("Home"))


def leaf_query(scene: Scene, place: int) -> str:
    return f"said={scene.match.moment}.{place}"


def menu(frame: Frame, scene: Scene) -> h.Element:
    """The log, and what concerns the evening as a whole."""
    read, wide = scene.read, "button button-large button-wide"
    return h.details(".menu")[
        h.summary(".button.button-icon", aria_label=scene.text(msg("Menu")), data_key="m")[icon("menu")],
        h.div(".menu-body")[
            h.a(class_=f"{wide} opens-drawer", href=_log_link(scene), data_key="l", data_swap=True,
                aria_current="page" if scene.show == LOG else None)[icon("log"), read(msg("Log"))],
            step_button(scene, "redo", msg("Redo"), scene.can_redo, "shift+u", wide),
            None if in_own_turn(scene) else correct_button(scene, wide),
            h.a(class_=wide, href=f"{scene.address}/record", download=True)[
                icon("download"), read(msg("Download the session"))
            ],
            h.a(class_=wide, href=f"{scene.address}/share")[
                icon("qr"), read(TAKE_ALONG if scene.is_alone else msg("On the phone"))
            ],
            h.a(class_=wide, href=f"/rules/{scene.match.game.id}", target="_blank", rel="noopener")[
                icon("rules"), read(msg("Rules"))
            ],
            h.a(class_=wide, href=HOME)[icon("home"), read(msg("Home"))],
            h.div(data_awake=True),
            h.div(".row")[language_buttons(frame), h.span(".grow"), theme_button(frame)],
        ],
    ]  # fmt: skip


def step_button(
    scene: Scene, action: str, label: Message, possible: bool, key: str, class_: str = "button button-icon"
) -> Node:
    if scene.seat is None:
        return None
    words = None if "icon" in class_ else scene.read(label)
    said = scene.text(label) if words is None else None
    return post_button(
        scene, action, icon(action), words, class_=class_, disabled=not possible, aria_label=said, data_key=key
    )


def _said(scene: Scene) -> str:
    """Keeps in an address that the news have been read."""
    return f"said={scene.match.moment}" if scene.said and not scene.past else ""


def _log_link(scene: Scene) -> str:
    return scene.link("&".join(part for part in (f"show={LOG}", _said(scene)) if part))


# foot


def news_foot(scene: Scene, face: CompanionFace, leaves: Sequence[Leaf], shown: int) -> Node:
    """Done, and what comes next; beside it whether every step says why."""
    place = shown + 1
    is_last = place >= len(leaves)
    following = face.then(scene) if is_last else leaves[place].about
    query = f"said={scene.match.moment}" if is_last else leaf_query(scene, place)
    return [
        reasons_button(scene, shown),
        h.a(".button.button-primary.button-large.grow.is-done-button", href=scene.link(query), data_swap=True,
            data_key="enter")[
            _done_words(scene, msg("Done"), msg("next: {what}", what=following))
        ],
    ]  # fmt: skip


def reasons_button(scene: Scene, place: int) -> h.Element:
    """Shows under each step why it is so; the choice is kept on this device."""
    return h.form(".inline-form", method="post", action="/likes", data_likes=True)[
        h.input(type="hidden", name="csrf", value=scene.csrf),
        h.input(type="hidden", name="back", value=scene.link(leaf_query(scene, place))),
        (h.button(class_=f"button button-large reasons-{value}", type="submit", name="reasons", value=value,
                  data_key=key)[scene.read(text)]
         for value, text, key in (("yes", msg("Why?"), "?"), ("no", msg("Less"), "?")))
    ]  # fmt: skip


def question_foot(scene: Scene, face: CompanionFace) -> Node:
    last = msg("Leave it") if is_correcting(scene) else face.last(scene)
    finish = finish_button(scene, face)
    parts: list[Node] = [explanation(scene)]
    if last is not None and scene.can_undo:
        parts.append(
            post_button(scene, "undo", icon("undo"), scene.read(last), class_="button button-large", data_key="escape")
        )
    parts += [
        correct_button(scene) if in_own_turn(scene) else None,
        soloist_decides(scene),
        finish,
    ]
    shown = [part for part in parts if part is not None]
    if not shown or finish is not None:
        return shown or None
    return [*shown[:1], h.span(".grow"), *shown[1:]]


def finish_button(scene: Scene, face: CompanionFace) -> Node:
    """The answer that goes on, where the question has one."""
    found = ((choice, text) for choice in scene.choices for option, text in face.finishes if choice.option == option)
    choice, text = next(found, (None, None))
    if choice is None:
        return None
    return h.button(
        ".button.button-primary.button-large.grow.is-done-button", type="submit", form="answer", name="answer",
        value=choice.code, data_says=scene.text(choice.offer.text), data_key="enter",
    )[_done_words(scene, text, face.entered(scene))]  # fmt: skip


def _done_words(scene: Scene, text: Message | None, below: Message | None) -> Node:
    """What the main button says; below it what comes next, or what is entered."""
    if below is None:
        return [scene.read(text), icon("chevron")]
    return h.span(".done-words")[h.b[scene.read(text)], " ", h.small[scene.read(below)]]


def correct_button(scene: Scene, class_: str = "button button-large") -> Node:
    """Opens the corrections, where the question allows it."""
    choice = scene.choice(CORRECT.code)
    if choice is None:
        return None
    return h.button(
        class_=class_, type="submit", form="answer", name="answer", value=choice.code,
        data_says=scene.text(choice.offer.text),
    )[icon("edit") if "wide" in class_ else None, scene.read(msg("Correct"))]  # fmt: skip


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


def beside(frame: Frame, scene: Scene, face: CompanionFace) -> h.Element:
    """Everything that was told, the latest on top: a view of its own on a phone; on a larger screen beside the page,
    below what the automa has."""
    most = ALL if scene.show == LOG or scene.past else LATEST
    happenings = list(reversed(face.log(scene, most)))
    tag = h.main if scene.show == LOG else h.aside
    return tag(".companion-log", id="log", aria_label=scene.text(msg("Log")))[
        h.div(".companion-holdings")[face.holdings(scene)] if scene.show != LOG else None,
        h.div(".drawer-head")[(h.h1 if scene.show == LOG else h.h2)(".drawer-title")[scene.read(msg("Log"))]],
        entries(scene, happenings, len(happenings) == most)
        if happenings
        else h.p(".empty")[scene.read(msg("Nothing has happened yet."))],
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
            h.div(".row")[
                h.a(".log-link.small", href=scene.link(f"at={happening.moment}"), data_swap=True)[
                    scene.read(msg("Position at that point"))
                ],
                h.span(".grow"),
                to_here(scene, happening.moment, "button button-small"),
            ],
        ],
    ]
