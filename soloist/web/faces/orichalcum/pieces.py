"""Which pieces of the table stand for which answers."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from soloist.engine.question import Question
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.pieces import Action, Goods, Terrain
from soloist.games.orichalcum.questions import WhereTile
from soloist.web.scene import Path

MEDALLION_KEY, TEMPLE_KEY = "construct:medallion", "construct:temple"


def pieces(question: Question, option: Any) -> Path:
    """The pieces to point at, one after the other; answers that are words have none."""
    match option:
        case Take():
            return (card_key(option.place),)
        case Lay() if isinstance(question.ask, WhereTile):
            key = circle_key(anchor_of(option))
            return (key,) if ways_from(question)[anchor_of(option)] == 1 else (key, turn_key(option))
        case Lay():
            return (site_key(option),)
        case Build():
            return (slot_key(option.terrain),)
        case Fight():
            return (more_key(option),) if len(lairs_of(question)) == 1 else (beast_key(option.where), more_key(option))
        case Buy():
            return (buy_key(option.action, option.goods),)
        case Keep():
            return (titan_key(option.terrain),)
        case _ if option is MEDALLION:
            return (MEDALLION_KEY,)
        case _ if option is TEMPLE:
            return (TEMPLE_KEY,)
    return ()


def card_key(place: int) -> str:
    return f"card:{place}"


def circle_key(name: str) -> str:
    return f"circle:{name}"


def turn_key(lay: Lay) -> str:
    return f"turn:{lay.code}"


def site_key(lay: Lay) -> str:
    return f"site:{lay.code}"


def slot_key(terrain: Terrain) -> str:
    return f"slot:{terrain.code}"


def beast_key(where: str) -> str:
    return f"beast:{where}"


def more_key(fight: Fight) -> str:
    return f"more:{fight.where}:{fight.more}"


def buy_key(action: Action, goods: Goods) -> str:
    return f"buy:{action.code}:{goods.code}"


def titan_key(terrain: Terrain) -> str:
    return f"titan:{terrain.code}"


def anchor_of(lay: Lay) -> str:
    """The circle of the first terrain of a tile."""
    return lay.where.partition(" ")[0]


@lru_cache(8)
def lairs_of(question: Question) -> frozenset[str]:
    """The circles of the creatures that may be fought."""
    return frozenset(each.where for each in question.options if isinstance(each, Fight))


@lru_cache(8)
def ways_from(question: Question) -> Counter[str]:
    """How many ways the tile can be turned, by the circle of its first terrain."""
    return Counter(anchor_of(each) for each in question.options if isinstance(each, Lay))
