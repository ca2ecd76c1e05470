"""Small pictures for what ARNO does, and for the things it is about."""

from __future__ import annotations

from soloist.companion.arno.events import Came
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.marine import AnimalUniversity
from soloist.games.arknova.arno.why import Line
from soloist.games.arknova.board import BONUS_TILE, BonusTile, Task, University
from soloist.games.arknova.cards import Action, Animal, Icon, Project, Sponsor
from soloist.web.faces.arknova.association import TASK_ICONS
from soloist.web.faces.arknova.race import TILE_ICONS
from soloist.web.faces.arknova.signs import action_icon, icon_name, tint
from soloist.web.html import Node, icon

KINDS: dict[object, str] = {Animal: "act-animals", Sponsor: "act-sponsors", Project: "conservation"}
STEPS: dict[type[Line], str] = {
    events.DisplayRefilled: "card",
    events.NotepadTokens: "edit",
    events.ScoringToken: "hourglass",
    events.ModuleTokenMoved: "kiosk",
    events.BreakAdvanced: "break",
    events.BreakReached: "break",
    events.WorkerHired: "worker",
    events.WorkerPlaced: "worker",
    events.NoTask: "worker",
    events.Donated: "donate",
    events.DonationCovered: "donate",
    events.ProjectPlayed: "conservation",
    events.ProjectLaid: "conservation",
    events.ProjectPushedOut: "conservation",
    events.TokenPlaced: "conservation",
}
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
        case Animal() | Sponsor() | Project():
            return KINDS[next(kind for kind in (Animal, Sponsor, Project) if isinstance(thing, kind))]
    return None


def sign_of_step(step: Line) -> str | None:
    """The drawing of the thing a step is about, or else of the step."""
    match step:
        case events.Advanced(track=track):
            return track.value
        case events.CardReceived(kind=kind):
            return KINDS[kind]
        case events.Upgraded(action=action) | events.CardToSlotOne(action=action) | events.CardUsed(action=action):
            return sign_of(action)
        case events.BonusTileTaken(tile=tile) | events.BonusTileWasted(tile=tile) | events.BonusTileGone(tile=tile):
            return sign_of(tile)
        case events.PartnerZooTaken(continent=continent):
            return sign_of(continent)
        case events.UniversityTaken(university=university):
            return sign_of(university)
        case events.AnimalUniversityTaken(kind=kind):
            return sign_of(kind)
    return STEPS.get(type(step))


def picture_of(told: Line | Instruction | Came) -> Node:
    """What goes to people is to be done when the hour has come."""
    name = (sign_of_step(told) or "flag") if isinstance(told, Line) else "hourglass"
    return icon(name, class_=tint(name))
