"""Small pictures for what ARNO does: of the thing a line is about, or else of its rule."""

from __future__ import annotations

from soloist.games.arknova.arno.marine import AnimalUniversity
from soloist.games.arknova.arno.why import Line
from soloist.games.arknova.board import BONUS_TILE, BonusTile, Task, University
from soloist.games.arknova.cards import Action, Animal, Gained, Icon, Project, Sponsor
from soloist.web.faces.arknova.association import TASK_ICONS
from soloist.web.faces.arknova.race import TILE_ICONS
from soloist.web.faces.arknova.signs import GAINED, action_icon, icon_name, tint
from soloist.web.html import Node, icon

BY_RULE = {
    "ARNO-4.6": "eye",
    "ARNO-5.2": "break",
    "ARNO-5.3": "slot-1",
    "ARNO-5.4": "card",
    "ARNO-5.6": "break",
    "ARNO-6.1": "card",
    "ARNO-10.1": "hourglass",
    "ARNO-10.3": "edit",
    "ARNO-11.1": "worker",
    "ARNO-11.9": "worker",
    "ARNO-11.11": "donate",
    "ARNO-12.1": "break",
    "ARNO-12.2": "worker",
    "ARNO-13.4": "conservation",
    "ARNO-13.6": "conservation",
    "ARNO-14.1": "bonus",
    "ARNO-14.4": "hourglass",
    "ARNO-14.5": "worker",
    "ARNO-14.6": "upgrade",
    "ARNO-14.7": "reputation",
    "ARNO-16.2": "kiosk",
}
KINDS: dict[object, str] = {Animal: "act-animals", Sponsor: "act-sponsors", Project: "conservation"}


def sign_of(thing: object) -> str | None:
    """The drawing that stands for a thing; None if there is none."""
    match thing:
        case Gained():
            return GAINED.get(thing)
        case Action():
            return action_icon(thing)
        case Task():
            return TASK_ICONS[thing]
        case Icon():
            return icon_name(thing)
        case University():
            return "university"
        case AnimalUniversity():
            return icon_name(thing.icon)
        case BonusTile():
            return TILE_ICONS[thing.code] if thing.code in BONUS_TILE else "bonus"
        case Animal() | Sponsor() | Project():
            return KINDS[next(kind for kind in (Animal, Sponsor, Project) if isinstance(thing, kind))]
        case type():
            return KINDS.get(thing)
    return None


def picture_of(line: Line) -> Node:
    name = sign_of(line.about) or BY_RULE.get(line.rule, "flag")
    return icon(name, class_=tint(name))
