"""Lines of the log, and how cards, resources and persons look inside sentences."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.board import Task
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Project, Sponsor
from soloist.web.faces.arknova.arno_turns import told_line
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arknova.wood import tray_icon
from soloist.web.html import Node, icon, painted, seat_class
from soloist.web.render import render
from soloist.web.scene import Scene

FAMILIES: dict[type, str] = {Animal: "animal", Sponsor: "sponsor", Project: "project", FinalScoring: "scoring"}


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Cards in the colour of their family, actions and icons with their drawing, persons in their colour."""
    match thing:
        case Animal() | Sponsor() | Project() | FinalScoring():
            return painted(f"ark-word is-{FAMILIES[type(thing)]}", text)
        case Action():
            return word(f"act-{thing.code}", text)
        case Icon():
            return word(icon_name(thing), text)
        case Kind():
            return word(tray_icon(thing), text)
        case Task():
            return painted("ark-word", text)
        case Seat() if thing >= 0:
            return painted(f"ark-who-word {seat_class(thing)}", text)
    return text


def word(symbol: str, text: str) -> str:
    return render(h.span(".ark-word")[icon(symbol), Markup(text)])


def told(what: Sayable, scene: Scene) -> Node:
    """One line; those of an ARNO with their rules."""
    if isinstance(what, Line | Roll):
        return told_line(scene, what)
    return h.span(".ark-told")[scene.read(what)]
