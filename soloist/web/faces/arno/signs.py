"""Small pictures for what ARNO does, and for the things it is about."""

from __future__ import annotations

from dataclasses import fields

from soloist.companion.arno.reports import Came
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.marine import AnimalUniversity
from soloist.games.arknova.arno.why import ArnoLine
from soloist.games.arknova.board import BONUS_TILE, BonusTile, Task, University
from soloist.games.arknova.cards import Action, Animal, Icon, Project, Sponsor
from soloist.web.faces.arknova.race import TILE_ICONS
from soloist.web.faces.arknova.signs import action_icon, icon_name, tint
from soloist.web.faces.arknova.tasks import TASK_ICONS
from soloist.web.html import Node, icon

KINDS: dict[type, str] = {Animal: "act-animals", Sponsor: "act-sponsors", Project: "conservation"}
STEPS: dict[type[ArnoLine], str] = {
    events.DisplayRefilled: "card", events.NotepadTokens: "edit", events.ScoringToken: "hourglass",
    events.ModuleTokenMoved: "kiosk", events.BreakAdvanced: "break", events.BreakReached: "break",
    events.WorkerHired: "worker", events.WorkerPlaced: "worker", events.NoTask: "worker", events.Donated: "donate",
    events.DonationCovered: "donate", events.ProjectPushedOut: "conservation",
}  # fmt: skip
"""Steps that look the same whatever they are about."""


def sign_of(thing: object) -> str | None:
    """The drawing that stands for a thing; None if there is none."""
    match thing:
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
        case events.Track():
            return thing.value
    return next((sign for kind, sign in KINDS.items() if thing is kind or isinstance(thing, kind)), None)


def sign_of_step(step: ArnoLine) -> str | None:
    """The drawing of the step, or else of the thing it is about."""
    about = (sign_of(getattr(step, each.name)) for each in fields(step))
    return STEPS.get(type(step)) or next((sign for sign in about if sign is not None), None)


def picture_of(told: ArnoLine | Instruction | Came) -> Node:
    """What goes to people is to be done when the hour has come."""
    name = (sign_of_step(told) or "flag") if isinstance(told, ArnoLine) else "hourglass"
    return icon(name, class_=tint(name))
