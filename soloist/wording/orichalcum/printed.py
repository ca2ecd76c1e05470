"""The values of an owner's box, in the place of those that the rules name [ORI-Q7].

The rules tell our reconstruction. Beside a rule whose values an owner has written down, `remark` says what is printed
on that box instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from soloist.engine.match import Match
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.box import Box, Yield, read_box
from soloist.games.orichalcum.circles import bits
from soloist.games.orichalcum.events import goods_said
from soloist.games.orichalcum.pieces import BASE, Creature, Goods, Terrain
from soloist.wording.orichalcum.pieces import POWERS


def box_of(match: Match) -> Box:
    """The box a match is played with, on the screen or beside it."""
    return read_box(match.settings["box"])


def remark(box: Box, rule: str) -> Message | None:
    """What an owner's box says where this rule names values."""
    said = [say(box) for block, rules, say in VALUES if block in box.own and rule in rules]
    return msg("In the box in use: {values}.", values=joined(said)) if said else None


# values by blocks of the box


def victory(box: Box) -> Message:
    return nmsg("{n} victory point", "{n} victory points", n=box.victory_points)


def medallion(box: Box) -> Message:
    return msg("{price} for a medallion", price=Goods.NUGGETS.amount(box.medallion_price))


def extra_action(box: Box) -> Message:
    prices = joined([goods.amount(box.extra_action_price) for goods in Goods])
    return msg("for an additional action one of: {prices}", prices=prices)


def hoplites(box: Box) -> Message:
    return Goods.HOPLITES.amount(box.hoplites)


def nuggets(box: Box) -> Message:
    return Goods.NUGGETS.amount(box.nuggets)


def tokens(box: Box) -> Message:
    return nmsg("{n} victory token", "{n} victory tokens", n=box.victory_tokens)


def temples(box: Box) -> Message:
    return nmsg("{n} temple tile", "{n} temple tiles", n=box.temple_tiles)


def prices(box: Box) -> Message:
    return msg("hoplites by space, from the left: {prices}", prices=", ".join(map(str, box.prices)))


def by_players(values: Mapping[int, Any]) -> Message:
    said = [msg("with {players} players {value}", players=players, value=value) for players, value in values.items()]
    return joined(said)


def initiative(box: Box) -> Message:
    gained = {players: "/".join(map(str, each)) for players, each in box.initiative.items()}
    return msg("hoplites from the first player to the last: {gained}", gained=by_players(gained))


def cards_laid(box: Box) -> Message:
    return msg("cards on the action board: {cards}", cards=by_players(box.cards_laid))


def counted(pieces: Iterable[Any]) -> Message:
    """`2 × Mine, 1 × Forge`"""
    return joined([msg("{n} × {piece}", n=number, piece=piece) for piece, number in Counter(pieces).items()])


def cards(box: Box) -> Message:
    return counted(box.cards)


def tiles(box: Box) -> Message:
    kinds = Counter(box.tiles).items()
    return joined([msg("{n} × {piece}", n=number, piece=dashed(tile.terrains)) for tile, number in kinds])


def dashed(terrains: Sequence[Terrain]) -> Message:
    """`Mountain–Forest`"""
    first, *rest = terrains
    return reduce(lambda some, one: msg("{some}–{one}", some=some, one=one), rest, first.say())


def creatures(box: Box) -> Message:
    return joined([creature(each, number) for each, number in Counter(box.creatures).items()])


def creature(creature: Creature, number: int) -> Message:
    loot = goods_said(creature.hoplites, creature.nuggets)
    return msg("{n} × {creature} (strength {strength}, loot {loot})",
               n=number, creature=creature, strength=creature.strength, loot=loot)  # fmt: skip


def buildings(box: Box) -> Message:
    return counted(box.buildings)


def titans(box: Box) -> Message:
    linked = [(terrain, box.titans[terrain]) for terrain in BASE]
    return joined(
        [msg("{terrain} with {action}: {power}", terrain=terrain, action=action, power=POWERS[action])
         for terrain, action in linked]
    )  # fmt: skip


def islands(box: Box) -> Message:
    return joined(
        [nmsg("{island} with {n} circle", "{island} with {n} circles", island=code, n=len(island.places))
         for code, island in box.islands.items()]
    )  # fmt: skip


# the AI's board


def ai_goods(box: Box) -> Message:
    return msg("the AI begins with {goods}", goods=goods_said(box.ai.hoplites, box.ai.nuggets))


def ai_titan(box: Box) -> Message:
    return msg("the Titan of {terrain}", terrain=box.ai.titan)


def ai_sectors(box: Box) -> Message:
    return joined(
        [msg("sector {n}: {spots}", n=number, spots=" · ".join(map(box.ai.ground.said, sector)))
         for number, sector in enumerate(box.ai.sectors, 1)]
    )  # fmt: skip


def ai_priority(box: Box) -> Message:
    return msg("priority: {terrains}", terrains=joined(box.ai.priority))


def ai_arrows(box: Box) -> Message:
    return msg("arrows to: {circles}", circles=box.ai.ground.said(bits(box.ai.arrows)) or "–")


def ai_track(box: Box) -> Message:
    spaces = [msg("{n}: {gives}", n=number, gives=yield_said(each)) for number, each in enumerate(box.ai.track, 1)]
    return msg("spaces of the track: {spaces}", spaces=joined(spaces))


def yield_said(given: Yield) -> Message:
    parts: list[Message] = []
    if given.hoplites:
        parts.append(nmsg("{n} hoplite", "{n} hoplites", n=given.hoplites))
    if given.nuggets:
        parts.append(nmsg("{n} nugget", "{n} nuggets", n=given.nuggets))
    if given.medallions:
        parts.append(nmsg("{n} medallion", "{n} medallions", n=given.medallions))
    return joined(parts)


def ai_payment(box: Box) -> Message:
    payments = joined([each.goods.amount(each.amount) for each in box.ai.payment])
    return msg("the AI pays with the first it has of: {payments}", payments=payments)


VALUES: tuple[tuple[str, tuple[str, ...], Callable[[Box], Message]], ...] = (
    ("victory_points", ("ORI-1.2", "OAI-9.1"), victory),
    ("medallion_price", ("ORI-7.4", "OAI-5.3", "OAI-7.3"), medallion),
    ("extra_action_price", ("ORI-9.2",), extra_action),
    ("hoplites", ("ORI-1.5", "ORI-Q4"), hoplites),
    ("nuggets", ("ORI-1.5", "ORI-Q4"), nuggets),
    ("victory_tokens", ("ORI-12.2",), tokens),
    ("temple_tiles", ("ORI-12.2",), temples),
    ("prices", ("ORI-4.2",), prices),
    ("initiative", ("ORI-2.8", "ORI-10.5", "OAI-1.4", "OAI-8.3"), initiative),
    ("cards_laid", ("ORI-2.4", "ORI-Q11"), cards_laid),
    ("cards", ("ORI-2.4",), cards),
    ("tiles", ("ORI-2.2", "ORI-Q9"), tiles),
    ("creatures", ("ORI-2.3", "ORI-8.3", "ORI-8.8"), creatures),
    ("buildings", ("ORI-2.3", "ORI-11.4"), buildings),
    ("titans", ("ORI-6.5",), titans),
    ("islands", ("ORI-2.1", "ORI-Q5"), islands),
    ("ai", ("OAI-1.2", "OAI-1.4"), ai_goods),
    ("ai", ("OAI-1.3", "OAI-Q9"), ai_titan),
    ("ai", ("OAI-4.1", "OAI-4.2"), ai_sectors),
    ("ai", ("OAI-4.7",), ai_priority),
    ("ai", ("OAI-4.9",), ai_arrows),
    ("ai", ("OAI-5.8", "OAI-5.9"), ai_track),
    ("ai", ("OAI-7.2", "OAI-Q6"), ai_payment),
)
"""The block, the rules that name values of it, and how the box in use says them."""
