"""The values of an owner's box, in the place of those that the rules name [ORI-Q7].

The rules tell our reconstruction. Beside a rule whose values an owner has written down, `remark` says what is printed
on that box instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from soloist.engine.match import Match
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum import circles, events
from soloist.games.orichalcum.box import AiBoard, Box, Yield, read_box
from soloist.games.orichalcum.pieces import BASE, Creature, Goods, Terrain
from soloist.wording.orichalcum.pieces import POWERS


def box_of(match: Match) -> Box:
    """The box a match is played with, on the screen or beside it."""
    return read_box(match.settings["box"])


def remark(box: Box, rule: str) -> Message | None:
    """What an owner's box says where this rule names values."""
    said = [said for block, rules, said in values(box) if block in box.own and rule in rules.split()]
    return msg("Values in use: {values}.", values=joined(said)) if said else None


# values in words


def by_players(values: Mapping[int, Any]) -> Message:
    said = [msg("with {players} players {value}", players=players, value=value) for players, value in values.items()]
    return joined(said)


def counted(pieces: Iterable[Any]) -> Message:
    """`2 × Mine, 1 × Forge`"""
    return joined([msg("{n} × {piece}", n=number, piece=piece) for piece, number in Counter(pieces).items()])


def dashed(terrains: Sequence[Terrain]) -> Message:
    """`Mountain–Forest`"""
    first, *rest = terrains
    return reduce(lambda some, one: msg("{some}–{one}", some=some, one=one), rest, first.say())


def creature(creature: Creature, number: int) -> Message:
    loot = events.goods_said(creature.hoplites, creature.nuggets)
    return msg("{n} × {creature} (strength {strength}, loot {loot})",
               n=number, creature=creature, strength=creature.strength, loot=loot)  # fmt: skip


def yield_said(given: Yield) -> Message:
    parts: list[Message] = []
    if given.hoplites:
        parts.append(nmsg("{n} hoplite", "{n} hoplites", n=given.hoplites))
    if given.nuggets:
        parts.append(nmsg("{n} nugget", "{n} nuggets", n=given.nuggets))
    if given.medallions:
        parts.append(nmsg("{n} medallion", "{n} medallions", n=given.medallions))
    return joined(parts)


# the values a rule names


def values(box: Box) -> Iterator[tuple[str, str, Message]]:
    """The block, the rules that name values of it, and how the box in use says them."""
    extra = joined([goods.amount(box.extra_action_price) for goods in Goods])
    gained = {players: "/".join(map(str, each)) for players, each in box.initiative.items()}
    tiles = Counter(box.tiles).items()
    yield "victory_points", "ORI-1.2 OAI-9.1", nmsg("{n} victory point", "{n} victory points", n=box.victory_points)
    price = msg("{price} for a medallion", price=Goods.NUGGETS.amount(box.medallion_price))
    yield "medallion_price", "ORI-7.4 OAI-5.3 OAI-7.3", price
    yield "extra_action_price", "ORI-9.2", msg("for an additional action one of: {prices}", prices=extra)
    yield "hoplites", "ORI-1.5 ORI-Q4", Goods.HOPLITES.amount(box.hoplites)
    yield "nuggets", "ORI-1.5 ORI-Q4", Goods.NUGGETS.amount(box.nuggets)
    yield "victory_tokens", "ORI-12.2", nmsg("{n} victory token", "{n} victory tokens", n=box.victory_tokens)
    yield "temple_tiles", "ORI-12.2", nmsg("{n} temple tile", "{n} temple tiles", n=box.temple_tiles)
    by_space = ", ".join(map(str, box.prices))
    yield "prices", "ORI-4.2", msg("hoplites by space, from the left: {prices}", prices=by_space)
    initiative = msg("hoplites from the first player to the last: {gained}", gained=by_players(gained))
    yield "initiative", "ORI-2.8 ORI-10.5 OAI-1.4 OAI-8.3", initiative
    laid = msg("cards on the action board: {cards}", cards=by_players(box.cards_laid))
    yield "cards_laid", "ORI-2.4 ORI-Q11", laid
    yield "cards", "ORI-2.4", counted(box.cards)
    kinds = [msg("{n} × {piece}", n=number, piece=dashed(tile.terrains)) for tile, number in tiles]
    yield "tiles", "ORI-2.2 ORI-Q9", joined(kinds)
    creatures = [creature(each, number) for each, number in Counter(box.creatures).items()]
    yield "creatures", "ORI-2.3 ORI-8.3 ORI-8.8", joined(creatures)
    yield "buildings", "ORI-2.3 ORI-11.4", counted(box.buildings)
    linked = [(terrain, box.titans[terrain]) for terrain in BASE]
    titans = [msg("{terrain} with {action}: {power}", terrain=terrain, action=action, power=POWERS[action])
              for terrain, action in linked]  # fmt: skip
    yield "titans", "ORI-6.5", joined(titans)
    islands = [nmsg("{island} with {n} circle", "{island} with {n} circles", island=code, n=len(island.places))
               for code, island in box.islands.items()]  # fmt: skip
    yield "islands", "ORI-2.1 ORI-Q5", joined(islands)
    yield from (("ai", rules, said) for rules, said in ai_values(box.ai))


def ai_values(board: AiBoard) -> Iterator[tuple[str, Message]]:
    goods = events.goods_said(board.hoplites, board.nuggets)
    yield "OAI-1.2 OAI-1.4", msg("the AI begins with {goods}", goods=goods)
    yield "OAI-1.3 OAI-Q9", msg("the {terrain} Titan", terrain=board.titan)
    sectors = [msg("sector {n}: {spots}", n=number, spots=" · ".join(map(board.ground.said, sector)))
               for number, sector in enumerate(board.sectors, 1)]  # fmt: skip
    yield "OAI-4.1 OAI-4.2", joined(sectors)
    yield "OAI-4.7", msg("priority: {terrains}", terrains=joined(board.priority))
    yield "OAI-4.9", msg("arrows to: {circles}", circles=board.ground.said(circles.bits(board.arrows)) or "–")
    spaces = [msg("{n}: {gives}", n=number, gives=yield_said(each)) for number, each in enumerate(board.track, 1)]
    yield "OAI-5.8 OAI-5.9", msg("spaces of the track: {spaces}", spaces=joined(spaces))
    payments = joined([each.goods.amount(each.amount) for each in board.payment])
    yield "OAI-7.2 OAI-Q6", msg("the AI pays with the first it has of: {payments}", payments=payments)
