"""The AI's turn: five phases, nothing of them by choice [OAI-2 to OAI-8]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow
from soloist.engine.why import Line
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.table import Table
from soloist.games.orichalcum.box import AiBoard, Box, Yield
from soloist.games.orichalcum.circles import Ground, Spot, bits, mask_of
from soloist.games.orichalcum.dice import SKULL, face_said
from soloist.games.orichalcum.pieces import Action, Goods, Kind, Terrain, Tile
from soloist.games.orichalcum.placing import put_down
from soloist.games.orichalcum.rulings import Rulings
from soloist.games.orichalcum.sites import has_temple_site, temple_sites, titans_of
from soloist.games.orichalcum.state import Beast, Titan

DICE = 4
"""Rolled in every fight [OAI-6.2]."""
ASK_CARD = msg("The die for the AI's card")
ASK_FIGHT = msg("The AI's dice")
ASK_DISCARD = msg("The die for the card that leaves")
FREE_MEDALLION = Yield(medallions=1)


def take_turn(ai: Ai, table: Table, box: Box, rulings: Rulings) -> Flow[None]:
    """Card, tile, action, additional action, discard [OAI-2.1]."""
    if (yield from table.cards()):
        offer = yield from table.take_card((yield from find_card(table, ASK_CARD, "OAI-3.1")))
        action = offer.card.action
        yield from table.why(Line(msg("{card}, without paying", card=offer.card), "OAI-3.3", action))
        if offer.tile is not None:
            spot = find_spot(ai, box.ai, offer.tile)
            if spot is None:
                yield from table.why(Line(msg("there is no spot for the tile"), "OAI-4.3"))
                yield from table.throw_tile(offer)
            else:
                put_down(ai, offer.tile, spot, offer.creatures)
                yield from place(ai, table, box, rulings, offer.tile, spot)
        yield from act(ai, table, box, rulings, action)
    yield from buy_action(ai, table, box, rulings)
    if (yield from table.cards()):
        yield from table.discard_card((yield from find_card(table, ASK_DISCARD, "OAI-8.1")))


def find_card(table: Table, ask: Message, why: str) -> Flow[int]:
    """The n-th from the left, a skull is 1, beyond the last the rightmost; from 0 [OAI-3.1, 3.2]."""
    (face,) = yield from table.roll_dice(1, ask=ask, why=why)
    number = 1 if face == SKULL else face
    return min(number, (yield from table.cards())) - 1


# phase 2


def find_spot(ai: Ai, board: AiBoard, tile: Tile) -> Spot | None:
    """The leftmost free spot of its size in the lowest sector, turned by the priority [OAI-4.1, 4.4, 4.5]."""
    fitting = (circles for sector in board.sectors for circles in sector if len(circles) == tile.size)
    circles = next((circles for circles in fitting if not ai.laid & mask_of(circles)), None)
    if circles is None:
        return None
    return min(turns(ai.ground, circles), key=lambda spot: looks(board, tile, spot))


def sector_of(board: AiBoard, circles: Sequence[int]) -> int:
    """From 1."""
    mask = mask_of(circles)
    return next(number for number, spots in enumerate(board.sectors, 1) if mask in map(mask_of, spots))


def turns(ground: Ground, circles: Spot) -> list[Spot]:
    """The ways a tile can be turned on a spot: circles in the order of its terrains."""
    if len(circles) < 3:
        return [circles, circles[::-1]]
    return [spot for spot in ground.spots[2] if mask_of(spot) == mask_of(circles)]


def looks(board: AiBoard, tile: Tile, spot: Spot) -> list[int]:
    """The ranks of the terrains from left to right."""
    shown = sorted(zip(spot, tile.terrains, strict=True))
    return [board.priority.index(terrain) for _, terrain in shown]


def place(ai: Ai, table: Table, box: Box, rulings: Rulings, tile: Tile, spot: Spot) -> Flow[None]:
    """The tile lies; arrows produce, then Titans come [OAI-4.9 to 4.11]."""
    where = ai.ground.said(spot)
    laid = msg("{tile} on {where}, sector {n}", tile=tile, where=where, n=sector_of(box.ai, spot))
    yield from table.why(Line(laid, "OAI-4.1", tile))
    arrows = mask_of(spot) & box.ai.arrows
    for _ in range(arrows.bit_count()):
        yield from produce(ai, table, "OAI-4.9")
    for terrain in titans_of(ai, mask_of(spot), rulings.volcano_titans):
        if not ai.holds(terrain):
            yield from table.titan_comes(terrain)
            ai.take_titan(Titan(terrain, False))
            yield from table.why(Line(msg("the Titan of {terrain} comes", terrain=terrain), "OAI-4.10", terrain))
    table.look_at_victory()


# phase 3


def act(ai: Ai, table: Table, box: Box, rulings: Rulings, action: Action) -> Flow[None]:
    if action is Action.PRODUCE:
        yield from produce(ai, table, "OAI-5.1")
    elif action is Action.RECRUIT:
        yield from receive(ai, table, ai.count(Kind.TRAINING_CAMP), 0, "OAI-5.1")
    elif action is Action.CONSTRUCT:
        yield from construct(ai, table, box)
    else:
        yield from capture(ai, table, rulings)


def produce(ai: Ai, table: Table, rule: str) -> Flow[None]:
    yield from receive(ai, table, 0, ai.count(Kind.MINE), rule)


def receive(ai: Ai, table: Table, hoplites: int, nuggets: int, rule: str) -> Flow[None]:
    hoplites, nuggets = table.from_supply(hoplites, nuggets)
    ai.hoplites += hoplites
    ai.nuggets += nuggets
    if hoplites:
        gained = nmsg("{n} hoplite, {total} now", "{n} hoplites, {total} now", n=hoplites, total=ai.hoplites)
        yield from table.why(Line(gained, rule, Goods.HOPLITES))
    if nuggets:
        gained = nmsg("{n} nugget, {total} now", "{n} nuggets, {total} now", n=nuggets, total=ai.nuggets)
        yield from table.why(Line(gained, rule, Goods.NUGGETS))


# construct


def construct(ai: Ai, table: Table, box: Box) -> Flow[bool]:
    """The first possible of medallion, temple, building [OAI-5.2 to 5.5]."""
    if ai.nuggets >= box.medallion_price and table.has_token():
        ai.nuggets -= box.medallion_price
        paid = nmsg("{n} nugget for a medallion", "{n} nuggets for a medallion", n=box.medallion_price)
        yield from table.why(Line(paid, "OAI-5.3", Goods.NUGGETS))
        yield from forge(ai, table)
        return True
    if table.has_temple() and has_temple_site(ai):
        yield from build_temple(ai, table)
        return True
    return (yield from build(ai, table, box))


def forge(ai: Ai, table: Table) -> Flow[None]:
    ai.medallions += 1
    yield from table.why(Line(msg("a medallion, {points} points now", points=ai.points), "OAI-9.2"))
    table.look_at_victory()


def build_temple(ai: Ai, table: Table) -> Flow[None]:
    """On the leftmost site [OAI-5.4]."""
    site = temple_sites(ai)[0]
    ai.build_on(site)
    ai.temples = (*ai.temples, site)
    where = ai.ground.said(bits(site))
    yield from table.why(
        Line(msg("a temple on {where}, {points} points now", where=where, points=ai.points), "OAI-5.4")
    )
    table.look_at_victory()


def build(ai: Ai, table: Table, box: Box) -> Flow[bool]:
    """The building of the first filled slot onto the track; it brings what it bears and covers [OAI-5.5 to 5.9]."""
    found = yield from table.first_building([terrain for terrain in box.ai.priority if terrain is not Terrain.VOLCANO])
    if found is None:
        return False
    terrain, building = found
    yield from table.take_building(terrain)
    ai.track = (*ai.track, building)
    space = len(ai.track)
    is_open = building.kind in (Kind.MINE, Kind.TRAINING_CAMP)
    laid = msg("{building} on space {n} of the track", building=building, n=space)
    if not is_open:
        laid = msg("{building} face down on space {n} of the track", building=building, n=space)
    yield from table.why(Line(laid, "OAI-5.6", building))
    yield from receive(ai, table, building.hoplites, building.nuggets, "OAI-5.7")
    covered = box.ai.track[space - 1] if space <= len(box.ai.track) else FREE_MEDALLION
    yield from receive(ai, table, covered.hoplites, covered.nuggets, "OAI-5.8")
    for _ in range(covered.medallions):
        if table.has_token():
            yield from forge(ai, table)
    return True


# capture


def capture(ai: Ai, table: Table, rulings: Rulings) -> Flow[None]:
    """The leftmost creature, four dice, a skull wins; each loss costs a hoplite [OAI-6.1 to 6.5]."""
    is_literal = rulings.ai_combat_mode == "literal"
    while ai.beasts and (ai.hoplites or not is_literal):
        beast = ai.beasts[0]
        faces = yield from table.roll_dice(DICE, ask=ASK_FIGHT, why="OAI-6.2")
        is_won = SKULL in faces
        yield from table.why(Line(fight_said(beast, faces, is_won), "OAI-6.2", beast.creature))
        if is_won:
            yield from win(ai, table, beast)
        elif ai.hoplites:
            ai.hoplites -= 1
            lost = msg("a hoplite is lost, {n} left", n=ai.hoplites)
            yield from table.why(Line(lost, "OAI-6.4", Goods.HOPLITES))
        else:
            return


def fight_said(beast: Beast, faces: Sequence[int], is_won: bool) -> Message:
    dice = joined([face_said(face) for face in faces]) if faces else msg("no skull")
    if is_won:
        return msg("against {creature}: {dice}, won", creature=beast.creature, dice=dice)
    return msg("against {creature}: {dice}, lost", creature=beast.creature, dice=dice)


def win(ai: Ai, table: Table, beast: Beast) -> Flow[None]:
    """The creature is kept, its loot is paid; no hoplite is lost [OAI-6.3]."""
    ai.take_captive(beast)
    yield from table.why(Line(msg("{creature} is captured", creature=beast.creature), "OAI-6.3", beast.creature))
    yield from receive(ai, table, beast.creature.hoplites, beast.creature.nuggets, "OAI-6.3")
    table.look_at_victory()


# phase 4


def buy_action(ai: Ai, table: Table, box: Box, rulings: Rulings) -> Flow[None]:
    """Paid with the first of its payments that it has, if anything would be possible then [OAI-7.1 to 7.5]."""
    payment = next((each for each in box.ai.payment if ai.amount(each.goods) >= each.amount), None)
    if payment is None:
        return
    goods, price = payment.goods, payment.amount
    nuggets = ai.nuggets - (price if goods is Goods.NUGGETS else 0)
    hoplites = ai.hoplites - (price if goods is Goods.HOPLITES else 0)
    can_fight = bool(ai.beasts) and (hoplites > 0 or not needs_hoplite(rulings))
    can_forge = nuggets >= box.medallion_price and table.has_token()
    can_raise = table.has_temple() and has_temple_site(ai)
    if not (can_fight or can_forge or can_raise):
        bases = [terrain for terrain in box.ai.priority if terrain is not Terrain.VOLCANO]
        if (yield from table.first_building(bases)) is None:
            return
    yield from pay(ai, table, goods, price)
    if can_fight:
        yield from capture(ai, table, rulings)
    else:
        yield from construct(ai, table, box)


def needs_hoplite(rulings: Rulings) -> bool:
    """Whether a capture is skipped without a hoplite [OAI-7.4, Q2]."""
    return rulings.ai_combat_mode == "literal" and rulings.ai_extra_hoplite


def pay(ai: Ai, table: Table, goods: Goods, price: int) -> Flow[None]:
    paid = msg("an additional action for {price}", price=goods.amount(price))
    yield from table.why(Line(paid, "OAI-7.2", goods))
    if goods is Goods.CREATURES:
        yield from table.give_back(ai.captured[:price])
        ai.captured = ai.captured[price:]
    elif goods is Goods.NUGGETS:
        ai.nuggets -= price
    else:
        ai.hoplites -= price
