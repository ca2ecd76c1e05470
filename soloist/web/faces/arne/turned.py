"""What a turn of ARNE Total has changed, in a drawing and a word."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arne.events import Happening, What

HOLDING_ICONS = {"card": "card", "laid": "pile"}
PLAYED = {What.PLACED: "check", What.LAID_ON: "check", What.LAID_ACTION: "card", What.DISCARDED: "trash"}


def deed(what: object) -> tuple[str, Message] | None:
    """The cards that were laid."""
    if not isinstance(what, Happening) or what.what not in PLAYED or what.card is None:
        return None
    return PLAYED[what.what], msg("{one}", one=what.card)
