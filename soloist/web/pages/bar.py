"""Above a table: undo, the ways out, and the menu."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from soloist.engine.words import msg, pmsg
from soloist.language import Reader
from soloist.web import html
from soloist.web import markup as h
from soloist.web.coach import tips_switch
from soloist.web.faces.base import TableFace
from soloist.web.html import Node, icon
from soloist.web.markup import render
from soloist.web.pages.layout import (
    KNOCK,
    SEAT_LINKS,
    TAKE_ALONG,
    Frame,
    bell_button,
    confirm_buttons,
    knock_buttons,
    language_buttons,
    logo,
    pace_buttons,
    theme_button,
)
from soloist.web.pages.taking_back import undo_button
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene
from soloist.web.turn import Notice


def bar(frame: Frame, scene: Scene, face: TableFace, notice: Notice) -> Drawn:
    game = scene.match.game
    can_download = (scene.match.over or (scene.stuck is not None and bool(scene.held))) and not scene.past
    menu = Menu(
        game.id, game.title, has_lesson=face.lesson is not None, has_tips=bool(face.tips),
        confirms=scene.confirms if scene.held else None, has_knock=notice.has_knock if scene.held else None,
        record=f"{scene.address}/record" if can_download else "",
    )  # fmt: skip
    return part("bar", h.header(".bar", data_vt="bar")[
        logo(frame.likes.language),
        h.span(".bar-title")[game.title],
        part("bar-note", h.span(".bar-note.muted")[face.note(scene)]),
        seed_told(scene),
        h.span(".grow"),
        [part("undo", undo_button(scene)), part("redo", redo_button(scene)), h.span(".separator")]
        if scene.seat in scene.held
        else watching(scene),
        ways_out(scene, frame, game.id, scene.address),
        h.details(".menu")[
            menu_button(scene),
            h.div(".menu-body")[
                menu_body(scene, frame, menu), part("give-up", give_up(scene)) if scene.can_give_up else None
            ],
        ],
    ])  # fmt: skip


def redo_button(scene: Scene) -> h.Element:
    label = h.span(".button-text")[scene.text(msg("Redo"))]
    return html.post_button(
        scene,
        "redo",
        icon("redo"),
        label,
        class_="button button-small",
        data_key="shift+u",
        disabled=not scene.can_redo,
    )


@drawn_once
def ways_out(scene: Reading, frame: Frame, game: str, address: str) -> Node:
    """To the rules and the links, and light or dark."""
    rules = h.a(
        ".button.button-small.button-quiet", href=f"/rules/{game}", data_key="/", target="_blank", rel="noopener"
    )
    return [
        rules[icon("rules"), h.span(".button-text")[scene.text(msg("Rules"))]],
        h.a(".button.button-small.button-quiet", href=f"{address}/share")[
            icon("qr"), h.span(".button-text")[scene.text(TAKE_ALONG if frame.is_alone else SEAT_LINKS)]
        ],
        theme_button(frame),
    ]


@dataclass(frozen=True)
class Menu:
    """What the menu depends on; most of it stays for the whole match."""

    game: str
    title: str
    has_lesson: bool
    has_tips: bool
    confirms: str | None  # None: there is no turn to confirm
    has_knock: bool | None  # None: nobody is to be called
    record: str  # where it is; empty while it is hidden


@drawn_once
def menu_button(scene: Reading) -> Node:
    label = scene.text(msg("Menu"))
    return h.summary(".button.button-small.button-quiet.button-icon", aria_label=label)[icon("menu")]


@drawn_once
def menu_body(scene: Reading, frame: Frame, menu: Menu) -> Node:
    read = scene.text
    return [
        learning(frame, menu),
        h.p(".eyebrow")[read(msg("Speed of other players' moves"))], pace_buttons(frame),
        [h.p(".eyebrow")[read(msg("Confirm turns"))], confirm_buttons(frame, menu.confirms)]
        if menu.confirms is not None
        else None,
        [h.p(".eyebrow")[read(KNOCK)], knock_buttons(frame, menu.has_knock), bell_button(frame)]
        if menu.has_knock is not None
        else None,
        h.p(".eyebrow")[read(msg("Language"))], language_buttons(frame),
        h.a(".button.button-wide", href=menu.record, download=True)[icon("download"), read(msg("Download the match"))]
        if menu.record
        else None,
        h.p(".eyebrow")[read(msg("Keyboard shortcuts"))], keys(frame.likes.language),
    ]  # fmt: skip


def seed_told(scene: Scene) -> Node:
    """That somebody chose the seed: all through the match, for everybody."""
    told = scene.match.told
    if told is None:
        return None
    seed = scene.text(msg("Seed {seed}", seed=str(told.seed)))
    return h.details(".told.seed-told")[
        h.summary(".badge.badge-watching", aria_label=seed)[icon("d6-6"), h.span(".seed-words")[seed]],
        h.div(".menu-body")[
            h.p[scene.read(told)],
            h.p(".muted.small")[
                scene.read(msg("Leave the seed empty next time, and nobody can know it before the end."))
            ],
        ],
    ]


def learning(frame: Frame, menu: Menu) -> Node:
    """The way to the lesson, and whether there are tips."""
    if not menu.has_lesson:
        return None
    return [
        h.a(".button.button-wide", href=f"/learn/{menu.game}", target="_blank", rel="noopener")[
            icon("bulb"), frame.read(msg("{game} in two minutes", game=menu.title))
        ],
        tips_switch(frame) if menu.has_tips else None,
    ]


def watching(scene: Scene) -> h.Element:
    """In the place of undo: somebody who has no seat is told so, and what there is to see."""
    seen = msg("You see what lies open on the table, and the log as everybody reads it. Hands and everything else that "
               "is hidden stay hidden until the match is over.")  # fmt: skip
    if scene.seat is not None:
        seen = msg("The match is over, so you may look with anybody's eyes. These are {name}'s.",
                   name=scene.person(scene.seat).name)  # fmt: skip
    elif scene.is_over_now:
        seen = msg("The match is over, so nothing is hidden from the log any more.")
    return h.details(".menu.told.watching")[
        h.summary(".badge.badge-watching")[icon("eye"), scene.read(msg("You are watching"))],
        h.div(".menu-body")[
            h.p[scene.read(seen)],
            h.p[scene.read(scene.match.told)] if scene.match.told is not None else None,
            h.p(".muted.small")[scene.read(msg("To play, open the link to a seat that somebody sends you."))]
            if not scene.is_over_now
            else None,
        ],
    ]


def give_up(scene: Scene) -> h.Element:
    """Out of the match, in two steps: it cannot be taken back."""
    sure = msg("Give up this match? This cannot be undone. Others play on or win.")
    return h.details(".sure")[
        h.summary(".button.button-quiet.button-wide")[icon("flag"), scene.read(msg("Give up"))],
        h.div(".sure-body")[
            h.p[scene.read(sure)],
            html.post_button(
                scene, "give-up", scene.read(msg("Yes, give up")), class_="button button-danger button-wide"
            ),
        ],
    ]


KEYS = (
    ("1–9", msg("the nth highlighted piece")),
    ("P", msg("pass")),
    ("U, ⇧U", msg("undo, redo")),
    ("⌫", msg("restart the turn")),
    ("↵", msg("confirm the turn")),
    ("← →", msg("step through the log")),
    ("Esc", msg("back")),
    (pmsg("key", "Space"), msg("skip other players' moves")),
    ("W", msg("watch other players' moves again")),
    ("O", msg("list all choices")),
    ("L", msg("the log over the whole column, and back")),
    ("/", msg("the rules")),
    ("N", msg("next tip")),
    ("I", msg("look at the focused piece without choosing it")),
)


@cache
def keys(language: str) -> Markup:
    """The same on every page."""
    read = Reader(language).read
    return render(h.dl(".keys")[([h.dt[h.kbd[read(key)]], h.dd[read(what)]] for key, what in KEYS)])
