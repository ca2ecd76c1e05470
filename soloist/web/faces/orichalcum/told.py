"""Lines of the log, and how pieces look inside sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.ai.steps import DiscardsCard, Fights, Step, TakesCard
from soloist.games.orichalcum.dice import face_said
from soloist.games.orichalcum.events import Fought, RoundBegins
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Goods, Kind, Terrain
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.signs import creature_icon, die_icon, said, terrain_class
from soloist.web.faces.table_widgets import latest, rule_mark, word
from soloist.web.html import Node, icon, painted, seat_class
from soloist.web.scene import Scene


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Terrains, creatures, buildings and actions with their drawing, persons in their colour."""
    match thing:
        case Terrain():
            return drawn(signs.TERRAIN_ICONS[thing], text, f"is-land {terrain_class(thing)}")
        case Creature():
            return drawn(creature_icon(thing), text, "is-beast")
        case Building() | Kind():
            return drawn(signs.KIND_ICONS[thing.kind if isinstance(thing, Building) else thing], text)
        case Action():
            return drawn(signs.ACTION_ICONS[thing], text)
        case Goods():
            return drawn(signs.GOODS_ICONS[thing], text)
        case Card():
            return painted("ori-word", text)
        case Seat() if thing >= 0:
            return painted(f"ori-who {seat_class(thing)}", text)
    return text


def drawn(symbol: str, text: str, class_: str = "") -> str:
    return word(symbol, text, f"ori-word {class_}".strip(), "ori-word-icon")


# lines


def told(what: Sayable, scene: Scene) -> Node:
    """One line; those of the AI with their rule and the die behind them."""
    fight: Node = [" ", dice(scene, what.faces)] if isinstance(what, Fought | Fights) else None
    if isinstance(what, Step):
        head: Node = [scene.read(what.seat), ": "] if isinstance(what, TakesCard) else None
        die: Node = [dice(scene, [what.face]), " "] if isinstance(what, TakesCard | DiscardsCard) else None
        return h.span(class_="ori-told" if head else "ori-told ori-step")[
            head, said(scene, what.what), fight, " ", die, rule_mark(what.rule)
        ]
    if isinstance(what, RoundBegins):
        return h.b(".ori-told.ori-round")[scene.read(what)]
    return h.span(".ori-told")[said(scene, what), fight]


# dice


def dice(scene: Scene, faces: Sequence[int]) -> h.Element:
    label = ", ".join(scene.text(face_said(face)) for face in faces)
    return h.span(".ori-dice", role="img", aria_label=label)[(icon(die_icon(face), class_="die") for face in faces)]


def dice_of_last_fight(scene: Scene) -> Node:
    fought = latest(scene, Fought)
    return None if fought is None else h.p[scene.read(msg("Rolled:")), " ", dice(scene, fought.faces)]
