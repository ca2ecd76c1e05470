"""Orichalcum in words."""

from functools import partial

from soloist.engine.match import Match
from soloist.games.orichalcum.box import BOX, Box
from soloist.wording.base import Wording
from soloist.wording.orichalcum.offers import idle, offers
from soloist.wording.orichalcum.pieces import explain, vocabulary
from soloist.wording.orichalcum.printed import box_of, remark
from soloist.wording.orichalcum.typed import typed


def wording(box: Box) -> Wording:
    """What is said of things and rules follows the box in use [ORI-Q7]."""
    return Wording(offers, idle, partial(explain, box), vocabulary(box), typed, partial(remark, box), at=for_match)


def for_match(match: Match) -> Wording:
    return wording(box_of(match))


WORDING = wording(BOX)

__all__ = ["WORDING", "idle", "offers"]
