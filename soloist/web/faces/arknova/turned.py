"""What a turn of Ark Nova has changed, in a drawing and a word."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.events import ActionPerformed, AnimalPlayed, Deed, Did, ProjectSupported
from soloist.games.arknova.state import Building
from soloist.web.faces.arknova.signs import action_icon, tray_icon

HOLDING_ICONS = {
    "money": "money", "x-token": "x-token", "card": "card", "worker": "worker", "appeal": "appeal",
    "conservation": "conservation", "reputation": "reputation", "animal": "act-animals", "sponsor": "act-sponsors",
    "partner": "partner", "university": "university", "upgrade": "upgrade", "building": "enclosure-3",
    "project": "act-association",
}  # fmt: skip


def deed(what: object) -> tuple[str, Message] | None:
    """The action with its strength, and the cards and buildings that were played."""
    match what:
        case ActionPerformed():
            named = msg("{action} {strength}", action=what.action, strength=what.strength)
            return action_icon(what.action), named
        case AnimalPlayed():
            return "act-animals", msg("{one}", one=what.animal)
        case ProjectSupported():
            return "conservation", msg("{one}", one=what.project)
        case Did(deed=Deed.SPONSOR_PLAYED):
            return "act-sponsors", msg("{one}", one=what.thing)
        case Did(deed=Deed.PLACED, thing=Kind() as kind):
            return tray_icon(kind), msg("{one}", one=kind)
        case Did(deed=Deed.PLACED, thing=Building() as building):
            return tray_icon(building.kind), msg("{one}", one=building.kind)
    return None
