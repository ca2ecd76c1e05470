"""What a game draws around the prompt: the columns, the board, the dock; and the ways from the prompt to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.faces.base import Panel, TableFace
from soloist.web.html import Node, icon
from soloist.web.pages.log import log_panel
from soloist.web.parts import Drawn, part
from soloist.web.places import Answers
from soloist.web.scene import Scene


@dataclass(frozen=True)
class Areas:
    """What a game draws around the prompt."""

    left: Drawn | None
    board: Drawn
    panels: Sequence[Drawn]
    dock: Drawn | None
    titles: Sequence[tuple[str, Message]]  # of the panels, by their names

    @property
    def everything(self) -> list[Drawn]:
        return [each for each in (self.left, self.board, *self.panels, self.dock) if each is not None]


def areas(scene: Scene, face: TableFace) -> Areas:
    left, dock, panels = face.left(scene), face.dock(scene), list(face.side(scene))
    yours = scene.text(msg("Your things"))

    return Areas(
        None if left is None else area("left", h.section, left, class_="column left", data_panel="left"),
        area("board", h.div, face.board(scene), class_="board"),
        [area(f"panel-{each.id}", h.section, panel_inside(scene, each), class_="panel", data_panel=each.id,
              aria_label=scene.text(each.title)) for each in panels],
        None if dock is None else area("dock", h.section, dock, class_="dock", aria_label=yours),
        [(each.id, each.title) for each in panels],
    )  # fmt: skip


def area(name: str, tag: h.Element, inside: Node, **attributes: str) -> Drawn:
    return part(name, tag(id=place_id(name), **attributes)[inside])


def place_id(name: str) -> str:
    """Where links in the prompt lead to."""
    return f"at-{name}"


def elsewhere(scene: Scene, answers: Answers) -> Node:
    """On a phone: the way to lit pieces that lie farther down."""
    return [
        h.a(".elsewhere", href=f"#{place_id(place.part)}", data_elsewhere=place.part)[
            icon("chevron"), scene.read(place.more(number))
        ]
        for place, number in answers.farther
    ]


def side(scene: Scene, face: TableFace, drawn: Areas) -> h.Element:
    current = drawn.titles[0][0] if drawn.titles else "log"
    left = [("left", face.left_title)] if drawn.left is not None else []
    tabs = [*left, *drawn.titles, ("log", msg("Log"))]

    def tab(name: str, title: Message) -> h.Element:
        return h.button(type="button", data_tab=name, aria_current="true" if name == current else None)[
            scene.read(title)
        ]

    return h.section(".column.side")[
        h.nav(".tabs", aria_label=scene.text(msg("Side panels")))[(tab(*each) for each in tabs)],
        drawn.panels,
        log_panel(scene, face),
    ]


def panel_inside(scene: Scene, panel: Panel) -> Node:
    return [
        h.div(".panel-head")[
            icon(panel.icon), h.span(".grow")[scene.read(panel.title)],
            h.span(".muted")[panel.note] if panel.note is not None else None,
        ],
        h.div(".panel-body")[panel.body],
    ]  # fmt: skip
