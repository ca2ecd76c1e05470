"""What a turn of Zooloretto has changed, in a drawing and a word."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.zooloretto import events

HOLDING_ICONS = {"coin": "money", "animal": "elephant", "stall": "stall-a", "barn": "barn"}


def deed(what: object) -> tuple[str, Message] | None:
    match what:
        case events.TileLoaded():
            return "truck", msg("{tile} on truck {truck}", tile=what.tile, truck=what.truck + 1)
        case events.TruckTaken():
            return "truck", msg("truck {truck}", truck=what.truck + 1)
        case events.TilePlaced():
            return "check", msg("{one}", one=what.placement)
        case events.TileMoved():
            return "move", msg("{one}", one=what.placement)
        case events.GroupsExchanged():
            return "swap", msg("{one}", one=what.swap)
        case events.TileBought():
            return "buy", msg("{one}", one=what.offer)
        case events.TileDiscarded():
            return "trash", msg("{one}", one=what.tile)
        case events.ExpansionOpened():
            return "expand", msg("expansion board")
        case events.OffspringBorn():
            return "offspring", msg("{young} into the barn", young=what.young)
    return None
