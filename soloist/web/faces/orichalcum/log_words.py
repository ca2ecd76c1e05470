"""Goods, points and fights as lines of the log have them."""

from __future__ import annotations

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.pieces import Creature, Goods
from soloist.web.faces.log_lines import Change
from soloist.web.faces.orichalcum.signs import GOODS_ICONS

NAMES = {
    Goods.CREATURES: msg("captured creatures"), Goods.NUGGETS: msg("nuggets"), Goods.HOPLITES: msg("hoplites"),
}  # fmt: skip
CLASSES = {Goods.CREATURES: "", Goods.NUGGETS: "ori-nugget", Goods.HOPLITES: "ori-hoplite"}


def good(goods: Goods, amount: int) -> tuple[Change, ...]:
    """So many more or fewer, if any."""
    return (Change(GOODS_ICONS[goods], amount, NAMES[goods], CLASSES[goods]),) if amount else ()


def point(number: int) -> Change:
    return Change("medallion", number, msg("points"))


def total_said(points: int) -> Message:
    return nmsg("{n} point", "{n} points", n=points)


def fight_said(creature: Creature, is_won: bool) -> Message:
    """Against whom, and why it was won or lost."""
    if is_won:
        return msg("against {creature}, strength {n}: won", creature=creature, n=creature.strength)
    return msg("against {creature}, strength {n}: lost", creature=creature, n=creature.strength)
