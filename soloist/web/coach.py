"""Tips for the first turns: which one helps with the open question, and how it is drawn.

A tip is shown once to each person. Which ones somebody has seen is kept with what they like (`Likes.seen`). Without a
script it is a note under the question; with it a card that points at the piece (`static/coach.js`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.faces import TableFace, face_of
from soloist.web.faces.teaching import Tip
from soloist.web.html import Node, icon, rule_link
from soloist.web.pages.layout import Frame, likes_form
from soloist.web.people import Likes
from soloist.web.scene import Scene

MOST_AT_ONCE = 3  # tips for one question; they are shown one after the other


# who has seen what


def guided(likes: Likes, game: str) -> Likes:
    """Whoever begins a first game sees its tips, also those that have been seen before."""
    face = face_of(game)
    codes = {tip.code for tip in face.tips} if isinstance(face, TableFace) else set[str]()
    return replace(likes, tips="on", seen=tuple(code for code in likes.seen if code not in codes))


# which one is shown


def tips_for(frame: Frame, scene: Scene, face: TableFace) -> Sequence[Tip]:
    """Those that help with the open question and are new to this person; where there is no choice, nothing helps."""
    if frame.likes.tips != "on" or scene.past or scene.asked is None or len(scene.choices) < 2:
        return ()
    found = [tip for tip in face.tips if tip.code not in frame.likes.seen and tip.suits(scene)]
    return found[:MOST_AT_ONCE]


def coach(frame: Frame, scene: Scene, tips: Sequence[Tip]) -> Node:
    """The cards of the tips, all but the first of them hidden."""
    return [card(frame, scene, tip, number, len(tips)) for number, tip in enumerate(tips)]


def card(frame: Frame, scene: Scene, tip: Tip, number: int, count: int) -> h.Element:
    close = scene.text(msg("Close this tip"))
    more = number + 1 < count
    title, text = tip.words(scene)
    named = {"data_coach": tip.code, "data_at": tip.at(scene) or None, "aria_label": scene.text(msg("Tip"))}
    return h.aside(".coach", **named, hidden=number > 0)[
        h.div(".coach-head")[
            icon("bulb"),
            h.h2(".sign.grow")[scene.read(title)],
            h.button(".button.button-quiet.button-small.button-icon.coach-open", type="button",
                     aria_label=scene.text(msg("Read this tip")), data_coach_open=True)[icon("expand")],
            likes_form(
                frame,
                h.button(".button.button-quiet.button-small.button-icon", type="submit", name="seen", value=tip.code,
                         aria_label=close, data_coach_close=True)[icon("close")],
            ),
        ],
        h.p[scene.read(text), " ", rule_link(tip.rule)],
        h.div(".coach-foot")[
            likes_form(
                frame,
                h.button(".button.button-quiet.button-small", type="submit", name="tips", value="off",
                         data_coach_off=True)[scene.read(msg("No more tips"))],
            ),
            h.span(".grow"),
            likes_form(
                frame,
                h.button(".button.button-small.button-primary", type="submit", name="seen", value=tip.code,
                         data_coach_next=True, data_key="n")[
                    scene.read(msg("Next tip") if more else msg("Got it")), h.kbd["N"]
                ],
            ),
        ],
    ]  # fmt: skip


def tip_field(tips: Sequence[Tip], hold: str = "") -> Node:
    """In the form of the answer: whoever answers has seen the tip, and how pieces are looked at by touch."""
    seen = [tip.code for tip in tips[:1]] + ([hold] if hold else [])
    return h.input(type="hidden", name="tip", value=".".join(seen)) if seen else None


# looking by touch

HOLDS = ("hold-1", "hold-2", "hold-3")
"""Fingers are told three times that they can look without choosing."""


def hold_for(frame: Frame, scene: Scene) -> str:
    """Which of these times it is; nothing for a mouse, or if nothing can be pointed at."""
    if not frame.is_touch or frame.likes.tips != "on" or not scene.lights or scene.past:
        return ""
    return next((code for code in HOLDS if code not in frame.likes.seen), "")


def hold_hint(scene: Scene) -> h.Element:
    """In the second row of the question."""
    return h.p(".look-hint.needs-script")[
        icon("info"), scene.read(msg("Hold a piece, or tap this sign on it, to read it without choosing it."))
    ]


def tips_switch(frame: Frame) -> Node:
    """In the menu of the table: no more of them, or all of them once more."""
    likes = frame.likes
    off = h.button(".button.button-wide", type="submit", name="tips", value="off")
    again = h.button(".button.button-wide", type="submit", name="tips", value="again")
    return [
        likes_form(frame, off[icon("close"), frame.read(msg("No more tips"))]) if likes.tips == "on" else None,
        likes_form(frame, again[icon("bulb"), frame.read(msg("Show all tips again"))])
        if likes.tips == "off" or likes.seen
        else None,
    ]
