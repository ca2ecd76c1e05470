"""What the pages of the editor are made of: buttons that post a tap, numbers to put higher or lower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import Terrain
from soloist.web import markup as h
from soloist.web.faces.orichalcum.signs import terrain_circle
from soloist.web.html import Node, classes, icon
from soloist.web.own_board.drawing import FORM
from soloist.web.own_board.editing import CHAIN, DONE, MORE, Editing
from soloist.web.pages.layout import Frame

PART_NAMES = {
    "spots": msg("Sectors and spots"),
    "arrows": msg("Arrows"),
    "order": msg("Terrain order"),
    "start": msg("Titan and start"),
    "track": msg("Building track"),
    "payment": msg("Additional action"),
    "cards": msg("Action cards"),
    "prices": msg("Prices, initiative"),
    "numbers": msg("Points and supply"),
    "creatures": msg("Creatures"),
    "buildings": msg("Buildings"),
    "titans": msg("Powers of Titans"),
    "tiles": msg("Terrain tiles"),
    "islands": msg("Islands"),
}
STATUSES = {"ours": msg("as we drew it"), "checked": msg("checked"), "changed": msg("changed")}


@dataclass(frozen=True)
class Shown:
    """One page: what it is about, its main part, the buttons at the thumb."""

    about: Message
    main: Node
    foot: Node


def tap(what: str, *inside: Node, class_: str = "", **more: Any) -> h.Element:
    """A button that posts what was tapped, with the file so far."""
    return h.button(type="submit", form=FORM, name="do", value=what, class_=class_ or None, **more)[inside]


def title(frame: Frame, text: Message, say: Message | None = None) -> h.Element:
    return h.div(".question", id="question", tabindex="-1", role="status")[
        h.h1[frame.read(text)], h.p(".say")[frame.read(say)] if say is not None else None
    ]


def hint(frame: Frame, text: Message) -> h.Element:
    return h.p(".own-hint", aria_live="polite")[frame.read(text)]


def next_button(frame: Frame, editing: Editing, note: Message | None = None) -> h.Element:
    """On to the following page; this one has been looked at then."""
    step = editing.step
    following = CHAIN[CHAIN.index(step) + 1] if step in CHAIN else MORE
    name = PART_NAMES.get(following, msg("Your AI board") if following == DONE else msg("More of your box"))
    words = h.span(".done-words")[
        h.b[frame.read(msg("Next"))], " ", h.small[frame.read(note or msg("next: {what}", what=name))]
    ]
    return tap(f"onward:{following}", words, class_="button button-primary button-large grow", data_key="enter")


def ours_button(frame: Frame, editing: Editing) -> Node:
    """This part as we drew it; only where it is not."""
    if editing.own.is_ours(editing.step):
        return None
    return tap(f"ours:{editing.step}", frame.read(msg("As ours")), class_="button button-large")


def foot(frame: Frame, editing: Editing) -> Node:
    return [ours_button(frame, editing), next_button(frame, editing)]


def number_line(frame: Frame, label: Node, value: Node, verb: str, said: str, *more: Node) -> h.Element:
    """− 3 +"""
    return h.div(".own-number")[
        h.span(".own-number-label")[label],
        tap(f"{verb} less", icon("minus"), class_="button button-icon",
            aria_label=frame.read(msg("{what}: one less", what=said))),
        h.b(".own-number-value")[value],
        tap(f"{verb} more", icon("plus"), class_="button button-icon",
            aria_label=frame.read(msg("{what}: one more", what=said))),
        more,
    ]  # fmt: skip


def terrain_picture(terrain: Terrain) -> h.Element:
    return h.svg(".own-terrain", viewBox="-24 -24 48 48", aria_hidden="true")[terrain_circle(terrain, (0, 0), 22, 26)]


def choice(what: str, is_chosen: bool, *inside: Node, class_: str = "", **more: Any) -> h.Element:
    """One of several, of which one is chosen."""
    pressed = "true" if is_chosen else "false"
    return tap(what, *inside, class_=classes("own-choice", class_), aria_pressed=pressed, **more)
