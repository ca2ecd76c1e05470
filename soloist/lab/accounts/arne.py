"""ARNE Total: cards by their kinds, as they are played."""

from __future__ import annotations

from soloist.engine.words import Sayable, msg
from soloist.games.arne.cards import Kind
from soloist.games.arne.events import Happening, What
from soloist.lab import accounts

PLAYED = {
    What.PLACED, What.LAID_ON, What.WITHOUT_EFFECT, What.DREW_THREE, What.SWAPPED_HANDS, What.CHANGED_PLACES,
    What.STOPPED, What.TURNED, What.OWNS_NEUTRAL, What.STOLE_COMBO,
}  # fmt: skip
"""What tells of a card that its person has just played."""
BY_EFFECT = {
    What.TOOK: Kind.PLUS1, What.GAVE_TO_ROW: Kind.PLUS2_VALUE, What.GAVE_BLACK: Kind.PLUS2_BLACK,
    What.STOLE_TOP: Kind.THIEF,
}  # fmt: skip
"""What tells of another card, which the one that was played brought."""


def played(event: Happening) -> accounts.Deed | None:
    if event.what in BY_EFFECT:
        return event.person, BY_EFFECT[event.what].code
    if event.what is What.PLACED and event.item is not None and event.item.chameleon:
        return event.person, Kind.CHAMELEON.code
    if event.what in PLAYED and event.card is not None:
        return event.person, event.card.kind.code
    return None


NAMES: dict[str, Sayable] = {**{kind.code: kind for kind in Kind}, "row": msg("own row")}
DEEDS = accounts.Deeds(cards={Happening: played}, names=NAMES)
