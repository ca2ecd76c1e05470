"""What people type in Orichalcum beside numbers, codes and names: circles of the island, cards by their place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from soloist.engine.question import Question
from soloist.games.orichalcum.options import Build, Buy, Fight, Lay, Take
from soloist.games.orichalcum.pieces import TERRAIN, Action, Goods, Tile

CONSTRUCTING = "ORI-7.3"
"""The rule of the question what to construct."""
_CIRCLE = re.compile(r"[a-p][0-9]{1,2}")


def circles_in(text: str) -> tuple[str, ...]:
    """The circles a text names, none if it names anything else: `c4 c5`, `c4-c5`, `on c4, c5`."""
    words = tuple(text.casefold().removeprefix("on ").replace("-", " ").replace(",", " ").split())
    return words if all(_CIRCLE.fullmatch(word) for word in words) else ()


def typed(question: Question, text: str) -> list[Any] | None:
    """The options meant by circles, by the place of a card, or by two words of a purchase."""
    options = question.options
    if any(isinstance(option, Lay) for option in options):
        named, lays = circles_in(text), [option for option in options if isinstance(option, Lay)]
        is_one_place = 0 < len(named) <= len(lays[0].where.split())
        return lays_on(named, lays, question) if is_one_place else None
    if any(isinstance(option, Fight) for option in options):
        return fights_on(text, [option for option in options if isinstance(option, Fight)])
    takes = [option for option in options if isinstance(option, Take)]
    if takes and text.isascii() and text.isdecimal():
        return [take for take in takes if str(take.place) == text]
    if question.why == CONSTRUCTING:
        return builds_from(text, [option for option in options if isinstance(option, Build)])
    buys = [option for option in options if isinstance(option, Buy)]
    return buys_of(text, buys) if buys else None


def builds_from(text: str, builds: Sequence[Build]) -> list[Build] | None:
    """`build forest`, `forest`: the building in the slot of a terrain; None unless it is the name of one."""
    terrain = TERRAIN.get(text.removeprefix("build").strip())
    return None if terrain is None else [build for build in builds if build.terrain is terrain]


def buys_of(text: str, buys: Sequence[Buy]) -> list[Buy] | None:
    """`produce nuggets`, `prod nug`; None unless both words are clear."""
    words = [word for word in text.split() if word != "for"]
    if len(words) != 2:
        return None
    actions = [action for action in Action if action.code.startswith(words[0])]
    goods = [each for each in Goods if each.code.startswith(words[1])]
    if len(actions) != 1 or len(goods) != 1:
        return None
    return [buy for buy in buys if buy.action is actions[0] and buy.goods is goods[0]]


def lays_on(named: Sequence[str], lays: Sequence[Lay], question: Question) -> list[Lay]:
    """The place with these circles in their order; where equal terrains change places it is the same [ORI-5.10]."""
    wanted = looks(named, question)
    exact = [lay for lay in lays if looks(lay.where.split(), question) == wanted]
    if exact:
        return exact
    return [lay for lay in lays if lay.where.split()[: len(named)] == list(named)]


def looks(circles: Sequence[str], question: Question) -> list[tuple[str, str]]:
    """What lies where in the end: terrains of a tile on circles, or just circles."""
    tile = question.about
    if isinstance(tile, Tile) and len(circles) == tile.size:
        return sorted(zip(circles, (terrain.code for terrain in tile.terrains), strict=True))
    return sorted((circle, "") for circle in circles)


def fights_on(text: str, fights: Sequence[Fight]) -> list[Fight] | None:
    """`c4 2`: the creature on c4 with two hoplites more; `c4` if there is only one way."""
    words = text.removeprefix("fight ").split()
    if not words or not _CIRCLE.fullmatch(words[0]) or len(words) > 2:
        return None
    there = [fight for fight in fights if fight.where == words[0]]
    return there if len(words) == 1 else [fight for fight in there if str(fight.more) == words[1]]
