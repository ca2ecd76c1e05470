"""The AI at the physical table: says what to move and why, asks what it cannot know, and only when it matters.

Soloist keeps the AI's own board and goods, counts the cards of the action board and remembers what lies in its slots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from soloist.engine.flow import Flow, choose, roll, tell
from soloist.engine.seats import Seat
from soloist.engine.why import Line
from soloist.engine.words import Message, Sayable, joined, msg
from soloist.games.orichalcum.ai.known import EMPTY, KINDS, Known, Slot, cards_left
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.dice import SKULL, face_said
from soloist.games.orichalcum.gains import Victory
from soloist.games.orichalcum.options import Word
from soloist.games.orichalcum.pieces import Building, Card, Creature, Terrain, Tile
from soloist.games.orichalcum.state import Offer

FACES = 6


@dataclass(frozen=True)
class Order:
    """Something that somebody at the table has to do now, and the rule that says so."""

    what: Message
    rule: str
    about: object = None  # the thing it is about, for a picture

    def say(self) -> Message:
        return msg("→ {what} [{rule}]", what=self.what, rule=self.rule)


# what is answered


@dataclass(frozen=True)
class DieFace:
    """A face of a combat die [ORI-8.2]."""

    face: int

    @property
    def code(self) -> str:
        return "skull" if self.face == SKULL else str(self.face)

    def say(self) -> Message:
        return face_said(self.face)


DIE_FACES = tuple(DieFace(face) for face in range(1, FACES + 1))
NO_SKULL = Word("none", msg("no skull"))
ROLL = Word("roll", msg("let Soloist roll"))


@dataclass(frozen=True)
class TileIs:
    """A tile by its terrains, clockwise, from whichever circle; in short by their letters, `mfl`."""

    terrains: tuple[Terrain, ...]

    @property
    def code(self) -> str:
        if len(self.terrains) == 1:
            return self.terrains[0].code
        return "".join(terrain.code[0] for terrain in self.terrains)

    def say(self) -> Message:
        return joined(self.terrains)


NO_TILE = Word("none", msg("no tile"))
NO_CREATURE = Word("none", msg("no creature"))
NO_BUILDING = Word("empty", msg("nothing"))


@cache
def tiles_named(size: int) -> tuple[TileIs, ...]:
    """Whatever may be printed on a tile of this size: we know the tiles of no real box [ORI-2.2]."""
    return tuple(TileIs(terrains) for terrains in product(Terrain, repeat=size))


def creature_kinds(box: Box) -> list[Creature]:
    return list(dict.fromkeys(box.creatures))


# what is asked about


@dataclass(frozen=True)
class OnDice:
    """A roll: of one die, for a card; or of four, against a creature."""

    count: int
    number: int  # which of them is asked for, from 1
    cards: int  # how many lie out
    creature: Creature | None = None
    hoplites: int = 0  # that the AI has left
    code = "dice"


@dataclass(frozen=True)
class WhichCard:
    """The card in a place of the action board, from 1."""

    place: int
    count: int
    code = "card"


@dataclass(frozen=True)
class WhichTile:
    """The tile that comes with a card."""

    card: Card
    code = "tile"


@dataclass(frozen=True)
class WhichCreature:
    """The creature on a volcano of the tile."""

    tile: TileIs
    number: int
    of: int
    code = "creature"


@dataclass(frozen=True)
class InSlot:
    """What lies in a place of the construction board; what lay there before, if that is in doubt."""

    terrain: Terrain
    was: Building | None = None
    code = "slot"


# the table


class PhysicalTable:
    """The table in front of the person who answers."""

    def __init__(self, known: Known, ai: Ai, box: Box, seat: Seat, person: Seat) -> None:
        self.known = known
        self.ai = ai
        self.box = box
        self.seat = seat
        self.person = person  # the player, who answers

    # dice

    def roll_dice(self, count: int, *, ask: Sayable, why: str) -> Flow[Sequence[int]]:
        """Rolled by Soloist, or typed; in a fight nothing after a skull matters [OAI-3.1, 6.2]."""
        faces: list[int] = []
        is_typed = self.known.typed
        while len(faces) < count and not (is_typed and count > 1 and SKULL in faces):
            answer: DieFace | Word = ROLL
            if is_typed:
                answer = yield from self._typed(count, len(faces) + 1, ask, why)
            if answer is NO_SKULL:
                break
            if isinstance(answer, DieFace):
                faces.append(answer.face)
            else:
                is_typed = False
                faces.append((yield from roll(why=why, ask=ask)))
        if count == 1:
            yield from self.why(Line(msg("{ask}: {face}", ask=ask, face=face_said(faces[0])), why, DieFace(faces[0])))
        return faces

    def _typed(self, count: int, number: int, ask: Sayable, why: str) -> Flow[DieFace | Word]:
        about = OnDice(count, number, len(self.known.row))
        asked = msg("{ask}: what does it show?", ask=ask)
        others = [ROLL]
        if count > 1:
            about = OnDice(count, number, len(self.known.row), self.ai.beasts[0].creature, self.ai.hoplites)
            asked = msg(
                "{ask} against {creature}, die {n} of {of}: what does it show?",
                ask=ask, creature=self.ai.beasts[0].creature, n=number, of=count,
            )  # fmt: skip
            if number == 1:
                others = [NO_SKULL, ROLL]
                asked = msg("{ask} against {creature}: any skull?", ask=ask, creature=self.ai.beasts[0].creature)
        options: list[DieFace | Word] = [*DIE_FACES, *others]
        return (yield from choose(self.person, lambda: options, ask=asked, why=why, passing=ROLL, about=about))

    # the action board

    def cards(self) -> Flow[int]:
        """Counted: what the AI took, what the player took, one discarded by each."""
        yield from ()
        return len(self.known.row)

    def take_card(self, place: int) -> Flow[Offer]:
        """Which card it is, its tile and its creatures are asked only now."""
        take = msg("Take card {n} from the left for {seat}", n=place + 1, seat=self.seat)
        yield from tell(Order(take, "OAI-3.1", place))
        card = self.known.row[place]
        if card is None:
            count = len(self.known.row)
            card = yield from choose(
                self.person,
                lambda: cards_left(self.known, self.box),
                ask=msg("{seat} takes card {n} of {of}. Which is it?", seat=self.seat, n=place + 1, of=count),
                why="OAI-3.1",
                about=WhichCard(place + 1, count),
            )
        named = yield from self._tile(card)
        creatures: list[Creature] = []
        if named is not None:
            creatures = yield from self._creatures(named)
        self.known.remove_card(place)
        return Offer(card, None if named is None else Tile(named.terrains, 0), tuple(creatures))

    def _tile(self, card: Card) -> Flow[TileIs | None]:
        options: list[TileIs | Word] = [*tiles_named(card.size), NO_TILE]
        ask = msg("Which terrain has its tile?")
        if card.size > 1:
            ask = msg("Which terrains has its tile of {size}?", size=card.size)
        if card.size > 2:
            ask = msg("Which terrains has its tile of {size}, clockwise?", size=card.size)
        answer = yield from choose(
            self.person,
            lambda: options,
            ask=ask,
            why="OAI-4.4",
            about=WhichTile(card),
        )
        return answer if isinstance(answer, TileIs) else None

    def _creatures(self, tile: TileIs) -> Flow[list[Creature]]:
        """One for each volcano, in the order of the tile; with an empty bag there are none [ORI-2.5]."""
        found: list[Creature] = []
        options: list[Creature | Word] = [*creature_kinds(self.box), NO_CREATURE]
        volcanoes = tile.terrains.count(Terrain.VOLCANO)
        for number in range(1, volcanoes + 1):
            ask = msg("Which creature stands on the volcano?")
            if volcanoes > 1:
                ask = msg("Which creature stands on volcano {n} of {of}, as you named them?", n=number, of=volcanoes)
            answer = yield from choose(
                self.person,
                lambda: options,
                ask=ask,
                why="OAI-4.8",
                about=WhichCreature(tile, number, volcanoes),
            )
            if not isinstance(answer, Creature):
                break
            found.append(answer)
        return found

    def discard_card(self, place: int) -> Flow[None]:
        """No question: what it is does not matter any more."""
        self.known.remove_card(place)
        what = msg("Discard card {n} from the left: its tile under its stack, its creatures into the bag", n=place + 1)
        yield from tell(Order(what, "OAI-8.1", place))

    def throw_tile(self, offer: Offer) -> Flow[None]:
        assert offer.tile is not None
        what = msg("Lay the tile aside: {tile}", tile=offer.tile)
        if offer.creatures:
            what = msg("Lay the tile aside: {tile}; into the bag: {creatures}",
                       tile=offer.tile, creatures=joined(offer.creatures))  # fmt: skip
        yield from tell(Order(what, "OAI-4.3", offer.tile))

    # Titans, buildings, creatures

    def titan_comes(self, terrain: Terrain) -> Flow[None]:
        """From the player, if they told that they hold it; else from where it lies."""
        what = msg("Take the Titan of {terrain} for {seat}, inactive side up", terrain=terrain, seat=self.seat)
        if self.known.lose_titan(terrain):
            what = msg("Take the Titan of {terrain} from {person} for {seat}, inactive side up",
                       terrain=terrain, person=self.person, seat=self.seat)  # fmt: skip
        yield from tell(Order(what, "OAI-4.10", terrain))

    def has_token(self) -> bool:
        """As far as is known: those of the player are not counted."""
        return self.ai.medallions + len(self.ai.temples) < self.box.victory_tokens

    def has_temple(self) -> bool:
        return len(self.ai.temples) < self.box.temple_tiles and self.has_token()

    def first_building(self, priority: Sequence[Terrain]) -> Flow[tuple[Terrain, Building] | None]:
        """Slot after slot is asked for until one is filled; what is known is not asked again."""
        for terrain in priority:
            slot = self.known.slots[terrain]
            if not slot.sure:
                slot = yield from self._look_into(terrain, slot)
            if slot.building is not None:
                return terrain, slot.building
        return None

    def _look_into(self, terrain: Terrain, slot: Slot) -> Flow[Slot]:
        options: list[Building | Word] = [*KINDS, NO_BUILDING]
        answer = yield from choose(
            self.person,
            lambda: options,
            ask=msg("What lies on {terrain} of the construction board?", terrain=terrain),
            why="OAI-5.5",
            passing=slot.building,
            about=InSlot(terrain, slot.building),
        )
        seen = Slot(answer, True) if isinstance(answer, Building) else EMPTY
        self.known.put_slot(terrain, seen)
        return seen

    def take_building(self, terrain: Terrain) -> Flow[None]:
        building = self.known.slots[terrain].building
        assert building is not None
        self.known.put_slot(terrain, EMPTY)
        what = msg("Take the building on {terrain} for {seat}: {building}",
                   terrain=terrain, seat=self.seat, building=building)  # fmt: skip
        yield from tell(Order(what, "OAI-5.5", building))

    def give_back(self, creatures: Sequence[Creature]) -> Flow[None]:
        what = msg("Put back into the bag: {creatures}", creatures=joined(creatures))
        yield from tell(Order(what, "ORI-9.2", tuple(creatures)))

    def from_supply(self, hoplites: int, nuggets: int) -> tuple[int, int]:
        """What the player has is not known, so only the AI's own are counted [ORI-1.5]."""
        most = max(self.box.hoplites - self.ai.hoplites, 0), max(self.box.nuggets - self.ai.nuggets, 0)
        return min(hoplites, most[0]), min(nuggets, most[1])

    # the end

    def look_at_victory(self) -> None:
        if ai_has_won(self.ai, self.box):
            raise Victory

    def why(self, line: Line) -> Flow[None]:
        yield from tell(line.by(self.seat))


def ai_has_won(ai: Ai, box: Box) -> bool:
    """Points enough and no creature on its board [OAI-9.1]."""
    return ai.points >= box.victory_points and not ai.beasts
