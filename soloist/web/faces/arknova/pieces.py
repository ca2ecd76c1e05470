"""Which pieces of the table stand for which answers."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from soloist.engine import notation
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import nmsg
from soloist.games.arknova.answers import DONATE, Slot, TakeXToken, Use
from soloist.games.arknova.board import BonusTile, Task, University
from soloist.games.arknova.buildings import Footprint, Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Level, Project, Size, Sponsor
from soloist.games.arknova.maps import LeftToken, ZooMap
from soloist.games.arknova.ordering import Label
from soloist.games.arknova.questions import WHICH_PARTNER_ZOO
from soloist.games.arknova.state import Building
from soloist.web.places import Area, Place
from soloist.web.scene import Path

DONATION = "donate"
TAKE_X = "x:take"

PLACES = (
    Place("dock", Area.DOCK, stays=True),
    Place("hand", Area.HAND),
    Place("board", Area.MAP, lambda n: nmsg("{n} more on your map", "{n} more on your map", n=n)),
    Place("panel-projects", Area.SIDE,
          lambda n: nmsg("{n} more on the association board", "{n} more on the association board", n=n)),
    Place("panel-display", Area.SIDE, lambda n: nmsg("{n} more in the display", "{n} more in the display", n=n)),
)  # fmt: skip


def pieces(question: Question, option: Any) -> Path:
    """The pieces to point at, one after the other; answers that are words have none."""
    match option:
        case Use() if isinstance(question.about, Seat):
            return (f"use:{option.code}",)  # the card of somebody else [AN-G.HYPNOSIS]
        case Use(tokens=0):
            return (key_of(option.action),)
        case Use():
            return (x_key(option.tokens), key_of(option.action))
        case TakeXToken():
            return (TAKE_X, key_of(option.action))
        case Footprint():
            key = hex_key(option.code.partition("/")[0])  # of the anchor, then the turn if there are several
            return (key,) if ways_from(question)[option.anchor] == 1 else (key, f"turn:{option.turn}")
        case Icon() if question.ask is WHICH_PARTNER_ZOO:
            return (partner_key(option),)
        case Level():
            return (level_key(question.about, option),)
        case _ if option is DONATE:
            return (DONATION,)
    key = key_of(option)
    return (key,) if key else ()


_KINDS: dict[type, str] = {
    Animal: "card", Sponsor: "card", Project: "card", FinalScoring: "final", Action: "act", Kind: "kind", Task: "task",
    Building: "building", Icon: "icon", University: "university", BonusTile: "tile", LeftToken: "left", Size: "size",
    Label: "effect", Seat: "seat",
}  # fmt: skip


def key_of(thing: object) -> str:
    """The key of a piece that is pointed at by itself; nothing for what is no piece."""
    match thing:
        case Slot():
            return f"slot:{thing.number}"
        case ZooMap():
            return f"map:{thing.id}"
    kind = _KINDS.get(type(thing))
    return f"{kind}:{notation.code(thing)}" if kind else ""


def partner_key(continent: Icon) -> str:
    return f"partner:{continent.code}"


def x_key(tokens: int) -> str:
    return f"x:{tokens}"


def hex_key(name: str) -> str:
    return f"hex:{name}"


def level_key(project: object, level: Level) -> str:
    """A level of a project; of which one, the question says."""
    return f"level:{project.code}:{level.code}" if isinstance(project, Project) else f"level:{level.code}"


@lru_cache(8)
def ways_from(question: Question) -> Counter[int]:
    """How many ways the building can be turned, by the hex of its anchor."""
    return Counter(each.anchor for each in question.options if isinstance(each, Footprint))
