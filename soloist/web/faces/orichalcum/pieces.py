"""Which pieces of the table stand for which answers."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from soloist.engine.question import Question
from soloist.engine.words import nmsg
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.questions import WhereTile
from soloist.web.places import Area, Place
from soloist.web.scene import Path, piece_key

PLACES = (
    Place("left", Area.LEFT, stays=True),
    Place("dock", Area.DOCK),
    Place("board", Area.MAP, lambda n: nmsg("{n} more on your island", "{n} more on your island", n=n)),
)


def pieces(question: Question, option: Any) -> Path:
    """The pieces to point at, one after the other; answers that are words have none."""
    match option:
        case Take():
            return (piece_key("card", option.place),)
        case Lay() if isinstance(question.ask, WhereTile):
            key = piece_key("circle", anchor_of(option))
            return (key,) if ways_from(question)[anchor_of(option)] == 1 else (key, piece_key("turn", option))
        case Lay():
            return (piece_key("site", option),)
        case Build():
            return (piece_key("slot", option.terrain),)
        case Fight():
            lairs = {each.where for each in question.options if isinstance(each, Fight)}
            more = piece_key("more", option.where, option.more)
            return (more,) if len(lairs) == 1 else (piece_key("beast", option.where), more)
        case Buy():
            return (piece_key("buy", option.action, option.goods),)
        case Keep():
            return (piece_key("titan", option.terrain),)
        case _ if option is MEDALLION or option is TEMPLE:
            return (piece_key("construct", option),)
    return ()


def anchor_of(lay: Lay) -> str:
    """The circle of the first terrain of a tile."""
    return lay.where.partition(" ")[0]


@lru_cache(8)
def ways_from(question: Question) -> Counter[str]:
    """How many ways the tile can be turned, by the circle of its first terrain."""
    return Counter(anchor_of(each) for each in question.options if isinstance(each, Lay))
