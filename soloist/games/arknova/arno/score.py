"""ARNO's final scoring: tokens are conservation, without rewards of tracks [ARNO-14.10]."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import scored

ON_SCORING_CARD = msg("tokens on the scoring card: conservation")
ON_NOTEPAD = msg("tokens on the notepad: conservation")


def parts(arno: Arno) -> list[tuple[Message, int]]:
    """The conservation that its tokens give, before it is added."""
    return [(ON_SCORING_CARD, scored(arno.scoring_tokens)), (ON_NOTEPAD, arno.notepad)]
