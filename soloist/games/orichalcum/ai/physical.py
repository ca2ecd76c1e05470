"""The AI at the physical table: says what to move and why, asks what it cannot know, and only when it matters.

Soloist keeps the AI's own board and goods, counts the cards of the action board and remembers what lies in its slots.
"""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Decision, Flow, choose, choose_anew, decision, roll
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai import questions, steps
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.questions import NO_SKULL, ROLL, AiDice, DieFace, TileIs
from soloist.games.orichalcum.ai.table_knowledge import EMPTY, KINDS, Known, Slot, cards_left
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.gains import Victory
from soloist.games.orichalcum.pieces import Building, Card, Creature, Terrain, Tile
from soloist.games.orichalcum.state import BoardCard


class PhysicalTable:
    """The table in front of the person who answers."""

    def __init__(self, known: Known, ai: Ai, box: Box, seat: Seat, person: Seat) -> None:
        self.known = known
        self.ai = ai
        self.box = box
        self.seat = seat
        self.person = person  # the player, who answers

    # dice

    def roll_dice(self, dice: AiDice) -> Flow[Sequence[int]]:
        """Rolled by Soloist, or typed; in a fight nothing after a skull matters [OAI-3.1, OAI-6.2]."""
        faces: list[int] = []
        is_typed = self.known.typed
        while len(faces) < dice.count and not (is_typed and dice.count > 1 and SKULL in faces):
            answer = (yield from self._typed(dice, len(faces) + 1)) if is_typed else ROLL
            if answer is NO_SKULL:
                break
            if isinstance(answer, DieFace):
                faces.append(answer.face)
            else:
                is_typed = False
                faces.append((yield from roll(why=dice.rule, ask=dice)))
        if dice.count == 1:
            yield steps.RollsDie(self.seat, dice, faces[0])
        return faces

    def _typed(self, dice: AiDice, number: int) -> Flow[DieFace | Word]:
        others = [NO_SKULL, ROLL] if dice.count > 1 and number == 1 else [ROLL]
        options: list[DieFace | Word] = [*questions.DIE_FACES, *others]

        def question() -> Decision[DieFace | Word]:
            ask, beasts = questions.WhatDieShows(dice, number, self.cards), self.ai.beasts
            if dice.count > 1 and beasts:
                ask = questions.WhatDieShows(dice, number, self.cards, beasts[0].creature, self.ai.hoplites)
            return decision(self.person, lambda: options, ask, dice.rule, about=self.seat, passing=ROLL)

        return (yield from choose_anew(question))

    # the action board

    @property
    def cards(self) -> int:
        """Counted: what the AI took, what the player took, one discarded by each."""
        return len(self.known.row)

    def take_card(self, place: int) -> Flow[BoardCard]:
        """Which card it is, its tile and its creatures are asked only now."""
        yield steps.TakeCard(self.seat, place + 1)
        card = next(iter(self.known.row[place:]), None)
        if card is None:
            ask = questions.WhichCard(self.seat, place + 1, self.cards)
            card = yield from choose(
                self.person, lambda: cards_left(self.known, self.box), ask=ask, why="OAI-3.1", about=place + 1
            )
        offer = yield from self._tile(card)
        self.known.remove_card(place)
        return offer

    def _tile(self, card: Card) -> Flow[BoardCard]:
        """The tile, and a creature for each volcano in its order; with an empty bag there are none [ORI-2.5]."""
        tiles: list[TileIs | Word] = [*questions.tiles_named(card.size), questions.NO_TILE]
        tile = yield from choose(
            self.person, lambda: tiles, ask=questions.WhichTile(card), why="OAI-4.4", about=card
        )  # fmt: skip
        if not isinstance(tile, TileIs):
            return BoardCard(card, None, ())
        found: list[Creature] = []
        creatures: list[Creature | Word] = [*questions.creature_kinds(self.box), questions.NO_CREATURE]
        volcanoes = tile.terrains.count(Terrain.VOLCANO)
        while len(found) < volcanoes:
            ask = questions.WhichCreature(tile, len(found) + 1, volcanoes)
            answer = yield from choose(self.person, lambda: creatures, ask=ask, why="OAI-4.8", about=tile)
            if not isinstance(answer, Creature):
                break
            found.append(answer)
        return BoardCard(card, Tile(tile.terrains, 0), tuple(found))

    def discard_card(self, place: int, face: int) -> Flow[None]:
        """No question: what it is does not matter any more."""
        self.known.remove_card(place)
        yield steps.DiscardCard(place + 1)

    def throw_tile(self, tile: Tile, creatures: tuple[Creature, ...]) -> Flow[None]:
        yield steps.LayTileAside(tile, creatures)

    # Titans, buildings, creatures

    def titan_comes(self, terrain: Terrain) -> Flow[None]:
        """From the player, if they told that they hold it; else from where it lies."""
        yield steps.TakeTitan(terrain, self.seat, self.person if self.known.lose_titan(terrain) else None)

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
        options: list[Building | Word] = [*KINDS, questions.NO_BUILDING]
        ask, was = questions.WhichBuilding(terrain, slot.building), slot.building
        answer = yield from choose(
            self.person, lambda: options, ask=ask, why="OAI-5.5", passing=was, about=terrain
        )  # fmt: skip
        seen = Slot(answer, True) if isinstance(answer, Building) else EMPTY
        self.known.put_slot(terrain, seen)
        return seen

    def take_building(self, terrain: Terrain) -> Flow[None]:
        building = self.known.slots[terrain].building
        assert building is not None
        self.known.put_slot(terrain, EMPTY)
        yield steps.TakeBuilding(terrain, building, self.seat)

    def give_back(self, creatures: tuple[Creature, ...]) -> Flow[None]:
        yield steps.PutBack(creatures)

    def from_supply(self, hoplites: int, nuggets: int) -> tuple[int, int]:
        """What the player has is not known, so only the AI's own are counted [ORI-1.5]."""
        ai, box = self.ai, self.box
        return min(hoplites, max(box.hoplites - ai.hoplites, 0)), min(nuggets, max(box.nuggets - ai.nuggets, 0))

    def look_at_victory(self) -> None:
        """Points enough and no creature on its board [OAI-9.1]."""
        if self.ai.points >= self.box.victory_points and not self.ai.beasts:
            raise Victory
