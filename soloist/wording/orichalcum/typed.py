"""What people type in Orichalcum beside numbers, codes and names: circles of the island, cards by their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.question import Question
from soloist.games.orichalcum import pieces, questions, sites
from soloist.games.orichalcum.answers import Build, Buy, Fight, Lay, Take
from soloist.games.orichalcum.circles import names_in


def typed(question: Question, text: str) -> list[Any] | None:
    """The options meant by circles, by the place of a card, or by two words of a purchase."""
    options = question.options
    if any(isinstance(option, Lay) for option in options):
        named, lays = names_in(text), [option for option in options if isinstance(option, Lay)]
        is_more = len(named) > len(lays[0].where.split())
        if not named or (is_more and isinstance(question.ask, questions.WhichPort)):
            return None  # after the metropolis its first tile may be typed ahead
        return lays_on(named, lays, question)
    if any(isinstance(option, Fight) for option in options):
        return fights_on(text, [option for option in options if isinstance(option, Fight)])
    takes = [option for option in options if isinstance(option, Take)]
    if takes and text.isascii() and text.isdecimal():
        return [take for take in takes if str(take.place) == text]
    if isinstance(question.ask, questions.WhatToConstruct):
        return builds_from(text, [option for option in options if isinstance(option, Build)])
    buys = [option for option in options if isinstance(option, Buy)]
    return buys_of(text, buys) if buys else None


def builds_from(text: str, builds: Sequence[Build]) -> list[Build] | None:
    """`build forest`, `forest`: the building in the slot of a terrain; None unless it is the name of one."""
    terrain = pieces.TERRAIN.get(text.removeprefix("build").strip())
    return None if terrain is None else [build for build in builds if build.terrain is terrain]


def buys_of(text: str, buys: Sequence[Buy]) -> list[Buy] | None:
    """`produce nuggets`, `prod nug`; None unless both words are clear."""
    words = [word for word in text.split() if word != "for"]
    if len(words) != 2:
        return None
    actions = [action for action in pieces.Action if action.code.startswith(words[0])]
    goods = [each for each in pieces.Goods if each.code.startswith(words[1])]
    if len(actions) != 1 or len(goods) != 1:
        return None
    return [buy for buy in buys if buy.action is actions[0] and buy.goods is goods[0]]


def lays_on(named: Sequence[str], lays: Sequence[Lay], question: Question) -> list[Lay]:
    """The place that is the same as these circles in their order; of fewer circles, places that begin so [ORI-5.10]."""
    if len(named) < len(lays[0].where.split()):
        return [lay for lay in lays if lay.where.split()[: len(named)] == list(named)]
    wanted = lying(named, question)
    return [lay for lay in lays if lying(lay.where.split(), question) == wanted]


def lying(circles: Sequence[str], question: Question) -> frozenset[Any]:
    """What lies where in the end: terrains and creatures of a tile on circles, or just circles."""
    match question.ask:
        case questions.WhereTile(hand=hand) if len(circles) == hand.tile.size:
            return sites.lies_then(hand.tile, hand.creatures, circles)
    return frozenset(circles)


def fights_on(text: str, fights: Sequence[Fight]) -> list[Fight] | None:
    """`c4 2`: the creature on c4 with two hoplites more; `c4` if there is only one way."""
    words = text.removeprefix("fight ").split()
    if not words or len(names_in(words[0])) != 1 or len(words) > 2:
        return None
    there = [fight for fight in fights if fight.where == words[0]]
    return there if len(words) == 1 else [fight for fight in there if str(fight.more) == words[1]]
