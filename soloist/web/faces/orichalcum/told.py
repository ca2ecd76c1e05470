"""Lines of the log, and how pieces look inside sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.why import Line
from soloist.engine.words import Message, Sayable, msg
from soloist.games.orichalcum.dice import SKULL, face_said
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Goods, Kind, Terrain
from soloist.web.faces.orichalcum.signs import (
    ACTION_ICONS,
    GOODS_ICONS,
    KIND_ICONS,
    TERRAIN_ICONS,
    creature_icon,
    die_icon,
    said,
    terrain_class,
)
from soloist.web.html import Node, icon, painted, seat_class
from soloist.web.render import render
from soloist.web.scene import Scene
from soloist.wording.orichalcum.lines import is_headline, is_round

CARD_DICE = ("OAI-3.3", "OAI-8.1")  # lines about a card that a die has chosen
FACES: dict[Message, int] = {face_said(face): face for face in range(1, SKULL + 1)}


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Terrains, creatures, buildings and actions with their drawing, persons in their colour."""
    match thing:
        case Terrain():
            return word(TERRAIN_ICONS[thing], text, f"is-land {terrain_class(thing)}")
        case Creature():
            return word(creature_icon(thing), text, "is-beast")
        case Building() | Kind():
            return word(KIND_ICONS[thing.kind if isinstance(thing, Building) else thing], text)
        case Action():
            return word(ACTION_ICONS[thing], text)
        case Goods():
            return word(GOODS_ICONS[thing], text)
        case Card():
            return painted("ori-word", text)
        case Seat() if thing >= 0:
            return painted(f"ori-who {seat_class(thing)}", text)
    return text


def word(symbol: str, text: str, class_: str = "") -> str:
    return render(h.span(class_=f"ori-word {class_}".strip())[h.span(".ori-word-icon")[icon(symbol)], Markup(text)])


# lines


def told(what: Sayable, scene: Scene) -> Node:
    """One line; those of the AI with their rule and the die behind them."""
    if isinstance(what, Line):
        head = [scene.read(what.seat), ": "] if is_headline(what) else None
        return h.span(class_="ori-told" if head else "ori-told ori-step")[
            head, sentence(scene, what.what), " ", card_die(scene, what), rule(what.rule)
        ]
    if is_round(what):
        return h.b(".ori-told.ori-round")[scene.read(what)]
    return h.span(".ori-told")[sentence(scene, what)]


def sentence(scene: Scene, what: Sayable) -> Node:
    """Words, and the dice they speak of as dice."""
    faces = list(faces_in(what))
    return [said(scene, what), " ", dice(scene, faces)] if faces else said(scene, what)


def rule(name: str) -> h.Element:
    """A rule id inside a line that is a link itself."""
    return h.span(".rule", data_rule=name)[name]


# dice


def faces_in(what: object) -> Iterator[int]:
    """The faces of dice that a sentence speaks of, in their order."""
    if not isinstance(what, Message):
        return
    if what in FACES:
        yield FACES[what]
    for name, gap in what.gaps.items():
        if name in ("dice", "some", "one"):
            yield from faces_in(gap)


def dice(scene: Scene, faces: Sequence[int]) -> h.Element:
    label = ", ".join(scene.text(face_said(face)) for face in faces)
    return h.span(".ori-dice", role="img", aria_label=label)[(icon(die_icon(face), class_="die") for face in faces)]


def card_die(scene: Scene, line: Line) -> Node:
    """The die that chose the AI's card: the last thing that happened before the line."""
    if line.rule not in CARD_DICE:
        return None
    match = scene.present or scene.match
    moment = next((moment for moment, what in scene.every_told if what is line), None)
    if moment is None or not 0 < moment <= len(match.history):
        return None
    face: Any = match.history[moment - 1].value
    return [dice(scene, [face]), " "] if isinstance(face, int) and 1 <= face <= SKULL else None


def dice_of_last_fight(scene: Scene) -> Node:
    for _, what in reversed(scene.told):
        faces = list(faces_in(what))
        if faces:
            return h.p[scene.read(msg("Rolled:")), " ", dice(scene, faces)]
    return None
