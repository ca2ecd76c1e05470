"""The AI's turn: five phases, nothing of them by choice [OAI-2 to OAI-8]; and what it needs of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.questions import CARD_DIE, DISCARD_DIE, FIGHT_DICE, AiDice
from soloist.games.orichalcum.ai.steps import Phase, PhaseBegins, Source
from soloist.games.orichalcum.box import AiBoard, Box, Yield
from soloist.games.orichalcum.circles import Ground, Spot, bits, mask_of
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import Action, Building, Creature, Goods, Kind, Terrain, Tile
from soloist.games.orichalcum.placing import put_down
from soloist.games.orichalcum.settings import Settings
from soloist.games.orichalcum.sites import has_temple_site, temple_sites, titans_of
from soloist.games.orichalcum.state import BoardCard, Titan

FREE_MEDALLION = Yield(medallions=1)


class AiTable(Protocol):
    """The game around the AI. Methods that move pieces say so; those that ask are flows."""

    seat: Seat
    """The AI's."""

    def roll_dice(self, dice: AiDice) -> Flow[Sequence[int]]:
        """Combat dice; 6 is the skull [ORI-8.2]."""

    @property
    def cards(self) -> int:
        """How many cards lie on the action board."""

    def take_card(self, place: int) -> Flow[BoardCard]:
        """The card in this place from the left, from 0, with its tile and creatures."""

    def discard_card(self, place: int, face: int) -> Flow[None]:
        """The card in this place from the left, from 0, which a die has chosen."""

    def throw_tile(self, tile: Tile, creatures: tuple[Creature, ...]) -> Flow[None]:
        """There is no spot for the tile: it is discarded, its creatures go into the bag [OAI-4.3]."""

    def titan_comes(self, terrain: Terrain) -> Flow[None]:
        """From wherever it is [OAI-4.10]."""

    def has_token(self) -> bool:
        """Whether a victory token is left."""

    def has_temple(self) -> bool:
        """Whether a temple tile is left, and a victory token."""

    def first_building(self, priority: Sequence[Terrain]) -> Flow[tuple[Terrain, Building] | None]:
        """What lies in the first filled slot in this order of terrains [OAI-5.5]."""

    def take_building(self, terrain: Terrain) -> Flow[None]: ...

    def give_back(self, creatures: tuple[Creature, ...]) -> Flow[None]:
        """Captured creatures return to the bag [ORI-9.2]."""

    def from_supply(self, hoplites: int, nuggets: int) -> tuple[int, int]:
        """As many of them as there are [ORI-1.5]."""

    def look_at_victory(self) -> None:
        """After every change; raises Victory [OAI-9.3]."""


def take_turn(ai: Ai, table: AiTable, box: Box, settings: Settings) -> Flow[None]:
    """Card, tile, action, additional action, discard [OAI-2.1]."""
    seat = table.seat
    if table.cards:
        yield PhaseBegins(seat, Phase.CARD)
        place, face = yield from find_card(table, CARD_DIE)
        offer = yield from table.take_card(place)
        yield steps.TakesCard(seat, offer.card, face)
        yield PhaseBegins(seat, Phase.TILE)
        if offer.tile is not None:
            spot = find_spot(ai, box.ai, offer.tile)
            if spot is None:
                yield steps.FindsNoSpot(seat)
                yield from table.throw_tile(offer.tile, offer.creatures)
            else:
                put_down(ai, offer.tile, spot, offer.creatures)
                yield from place_tile(ai, table, box, settings, offer.tile, spot)
        yield PhaseBegins(seat, Phase.ACTION)
        yield from act(ai, table, box, settings, offer.card.action)
    yield PhaseBegins(seat, Phase.EXTRA)
    yield from buy_action(ai, table, box, settings)
    if table.cards:
        yield PhaseBegins(seat, Phase.DISCARD)
        place, face = yield from find_card(table, DISCARD_DIE)
        yield from table.discard_card(place, face)


def find_card(table: AiTable, die: AiDice) -> Flow[tuple[int, int]]:
    """The n-th from the left, a skull is 1, beyond the last the rightmost; from 0, and the face [OAI-3.1, OAI-3.2]."""
    (face,) = yield from table.roll_dice(die)
    number = 1 if face == SKULL else face
    return max(min(number, table.cards) - 1, 0), face


# phase 2


def find_spot(ai: Ai, board: AiBoard, tile: Tile) -> Spot | None:
    """The leftmost free spot of its size in the lowest sector, turned by the priority [OAI-4.1, OAI-4.4, OAI-4.5]."""
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


def place_tile(ai: Ai, table: AiTable, box: Box, settings: Settings, tile: Tile, spot: Spot) -> Flow[None]:
    """The tile lies; arrows produce, then Titans come [OAI-4.9 to OAI-4.11]."""
    yield steps.LaysTile(table.seat, tile, spot, ai.ground.said(spot), sector_of(box.ai, spot))
    arrows = mask_of(spot) & box.ai.arrows
    for _ in range(arrows.bit_count()):
        yield from receive(ai, table, 0, ai.count(Kind.MINE), Source.ARROW)
    for terrain in titans_of(ai, mask_of(spot), settings.volcano_titans):
        if not ai.holds(terrain):
            yield from table.titan_comes(terrain)
            ai.take_titan(Titan(terrain, False))
            yield steps.GetsTitan(table.seat, terrain)
    table.look_at_victory()


# phase 3


def act(ai: Ai, table: AiTable, box: Box, settings: Settings, action: Action) -> Flow[None]:
    if action is Action.PRODUCE:
        yield from receive(ai, table, 0, ai.count(Kind.MINE), Source.ACTION)
    elif action is Action.RECRUIT:
        yield from receive(ai, table, ai.count(Kind.TRAINING_CAMP), 0, Source.ACTION)
    elif action is Action.CONSTRUCT:
        yield from construct(ai, table, box)
    else:
        yield from capture(ai, table, settings)


def receive(ai: Ai, table: AiTable, hoplites: int, nuggets: int, source: Source) -> Flow[None]:
    hoplites, nuggets = table.from_supply(hoplites, nuggets)
    ai.hoplites += hoplites
    ai.nuggets += nuggets
    if hoplites:
        yield steps.Receives(table.seat, Goods.HOPLITES, hoplites, ai.hoplites, source)
    if nuggets:
        yield steps.Receives(table.seat, Goods.NUGGETS, nuggets, ai.nuggets, source)


# construct


def construct(ai: Ai, table: AiTable, box: Box) -> Flow[None]:
    """The first possible of medallion, temple, building [OAI-5.2 to OAI-5.5]."""
    if ai.nuggets >= box.medallion_price and table.has_token():
        ai.nuggets -= box.medallion_price
        yield steps.PaysMedallion(table.seat, box.medallion_price)
        yield from forge(ai, table)
    elif table.has_temple() and has_temple_site(ai):
        yield from build_temple(ai, table)
    else:
        yield from build(ai, table, box)


def forge(ai: Ai, table: AiTable) -> Flow[None]:
    ai.medallions += 1
    yield steps.ForgesMedallion(table.seat, ai.points)
    table.look_at_victory()


def build_temple(ai: Ai, table: AiTable) -> Flow[None]:
    """On the leftmost site [OAI-5.4]."""
    site = temple_sites(ai)[0]
    ai.build_on(site)
    ai.temples = (*ai.temples, site)
    yield steps.RaisesTemple(table.seat, ai.ground.said(bits(site)), ai.points)
    table.look_at_victory()


def bases(board: AiBoard) -> list[Terrain]:
    """The places of the construction board in the order of its priority."""
    return [terrain for terrain in board.priority if terrain is not Terrain.VOLCANO]


def build(ai: Ai, table: AiTable, box: Box) -> Flow[None]:
    """The building of the first filled slot onto the track; it brings what it bears and covers [OAI-5.5 to OAI-5.9]."""
    found = yield from table.first_building(bases(box.ai))
    if found is None:
        return
    terrain, building = found
    yield from table.take_building(terrain)
    ai.track = (*ai.track, building)
    space = len(ai.track)
    yield steps.Builds(table.seat, building, space)
    yield from receive(ai, table, building.hoplites, building.nuggets, Source.ON_BUILDING)
    covered = box.ai.track[space - 1] if space <= len(box.ai.track) else FREE_MEDALLION
    yield from receive(ai, table, covered.hoplites, covered.nuggets, Source.TRACK)
    for _ in range(covered.medallions):
        if table.has_token():
            yield from forge(ai, table)


# capture


def capture(ai: Ai, table: AiTable, settings: Settings) -> Flow[None]:
    """The leftmost creature, four dice; a skull captures it with loot, a loss costs a hoplite [OAI-6.1 to OAI-6.5]."""
    is_literal = settings.ai_combat_mode == "literal"
    while ai.beasts and (ai.hoplites or not is_literal):
        beast = ai.beasts[0]
        faces = yield from table.roll_dice(FIGHT_DICE)
        is_won = SKULL in faces
        yield steps.Fights(table.seat, beast.creature, tuple(faces), is_won)
        if is_won:
            ai.take_captive(beast)
            yield steps.Captures(table.seat, beast.creature)
            yield from receive(ai, table, beast.creature.hoplites, beast.creature.nuggets, Source.LOOT)
            table.look_at_victory()
        elif ai.hoplites:
            ai.hoplites -= 1
            yield steps.LosesHoplite(table.seat, ai.hoplites)
        else:
            return


# phase 4


def buy_action(ai: Ai, table: AiTable, box: Box, settings: Settings) -> Flow[None]:
    """Paid with the first of its payments that it has, if anything would be possible then [OAI-7.1 to OAI-7.5]."""
    payment = next((each for each in box.ai.payment if ai.amount(each.goods) >= each.amount), None)
    if payment is None:
        return
    goods, price = payment.goods, payment.amount
    nuggets = ai.nuggets - (price if goods is Goods.NUGGETS else 0)
    hoplites = ai.hoplites - (price if goods is Goods.HOPLITES else 0)
    needs_hoplite = settings.ai_combat_mode == "literal" and settings.ai_extra_hoplite  # [OAI-7.4, OAI-Q2]
    can_fight = bool(ai.beasts) and (hoplites > 0 or not needs_hoplite)
    can_forge = nuggets >= box.medallion_price and table.has_token()
    can_raise = table.has_temple() and has_temple_site(ai)
    if not (can_fight or can_forge or can_raise or (yield from table.first_building(bases(box.ai)))):
        return
    yield steps.PaysAction(table.seat, goods, price)
    ai.nuggets, ai.hoplites = nuggets, hoplites
    if goods is Goods.CREATURES:
        yield from table.give_back(ai.captured[:price])
        ai.captured = ai.captured[price:]
    if can_fight:
        yield from capture(ai, table, settings)
    else:
        yield from construct(ai, table, box)
