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
            return "card", msg("{one}", one=what.card)
        case events.ActionBought():
            return "plus", msg("{one}", one=what.buy)
        case events.BuildingPlaced():
            return "mine", msg("{one}", one=what.building)
        case events.CardDiscarded():
            return "trash", msg("{one}", one=what.card)
    return None
