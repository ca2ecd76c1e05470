"""What a turn of Orichalcum has changed, in a drawing and a word."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.orichalcum import events

HOLDING_ICONS = {
    "hoplite": "hoplite", "nugget": "nugget", "creature": "capture", "land": "forest", "building": "mine",
    "temple": "arch", "titan": "titan", "medallion": "medallion",
}  # fmt: skip


def deed(what: object) -> tuple[str, Message] | None:
    match what:
        case events.CardTaken():
            return "card", msg("{card}", card=what.card)
        case events.ActionBought():
            return "plus", msg("{buy}", buy=what.buy)
        case events.BuildingPlaced():
            return "mine", msg("{building}", building=what.building)
        case events.CardDiscarded():
            return "trash", msg("{card}", card=what.card)
    return None
