"""A person beside the AI of Orichalcum, who sees a whole table, answers truthfully and moves what the orders say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from soloist.companion.orichalcum_ai import GAME
from soloist.companion.orichalcum_ai.session import AiSession
from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.words import Sayable
from soloist.games.orichalcum.ai.questions import WhatDieShows, WhichBuilding, WhichCard, WhichCreature, WhichTile
from soloist.games.orichalcum.ai.steps import (
    DiscardCard,
    LayTileAside,
    PutBack,
    TakeBuilding,
    TakeCard,
    TakeTitan,
)
from soloist.games.orichalcum.ai.table_knowledge import KINDS
from soloist.games.orichalcum.pieces import Building
from soloist.games.orichalcum.placing import throw_tile
from soloist.games.orichalcum.rounds import discard_offer, slide
from soloist.games.orichalcum.state import BoardCard, OrichalcumTable
from tests.companion.talk import Talk

TURN, CARD, TILE, CREATURE, SLOT, INITIATIVE = "OAI-1.6", "OAI-3.1", "OAI-4.4", "OAI-4.8", "OAI-5.5", "OAI-8.3"
SKULL = 6


def kind_code(building: Building | None) -> str:
    """A building as people name it."""
    return "empty" if building is None else building.kind.code


class Onlooker:
    """Somebody who sees the table, with the dice that are going to be rolled."""

    def __init__(self, world: OrichalcumTable, faces: Iterable[int]) -> None:
        self.world = world
        self.dice = list(faces)
        self.taken: BoardCard | None = None

    def answer(self, ask: object) -> str:
        """The code of the true answer."""
        match ask:
            case WhatDieShows():
                return self.face(ask)
            case WhichCard(place=place):
                return self.offer(place - 1).card.code
            case WhichTile():
                assert self.taken is not None
                tile = self.taken.tile
                if tile is None:
                    return "none"
                return tile.code if tile.size == 1 else "".join(each.code[0] for each in tile.terrains)
            case WhichCreature(number=number):
                assert self.taken is not None
                creatures = self.taken.creatures
                return creatures[number - 1].code if number <= len(creatures) else "none"
            case WhichBuilding(terrain=terrain):
                return kind_code(self.world.slots[terrain])
        raise AssertionError(f"nobody thought of {ask}")

    def face(self, ask: WhatDieShows) -> str:
        """The next die; after a skull nobody looks at the others of a fight, without one nobody names them."""
        count = ask.dice.count
        if count > 1 and ask.number == 1:
            fight, self.dice = self.dice[:count], self.dice[count:]
            return "skull" if SKULL in fight else "none"
        face = self.dice.pop(0)
        return "skull" if face == SKULL else str(face)

    def offer(self, place: int) -> BoardCard:
        assert self.taken is not None
        return self.taken

    def obey(self, told: Sayable) -> None:
        """Move the pieces as told."""
        world = self.world
        match told:
            case TakeCard(place=place):
                self.taken = slide(world, place - 1)
                world.discard.append(self.taken.card)
            case DiscardCard(place=place):
                discard_offer(world, slide(world, place - 1))
            case LayTileAside(tile=tile, creatures=creatures):
                assert self.taken is not None
                assert self.taken.tile is not None
                assert (self.taken.tile.terrains, self.taken.creatures) == (tile.terrains, creatures)
                throw_tile(world, self.taken.tile, self.taken.creatures)
            case TakeTitan(terrain=terrain):
                world.take_titan_from_all(terrain)
            case TakeBuilding(terrain=terrain, building=building):
                there = world.slots[terrain]
                assert there is not None
                assert there.kind is building.kind
                world.fill_slot(terrain, None)
            case PutBack(creatures=creatures):
                world.bag.shuffle_in(creatures)


# evenings


class Beside(Talk):
    """A companion match; with `dice=False` the test says what is rolled."""

    def __init__(self, options: Mapping[str, str] | None = None, *, seed: int = 0, dice: bool = True) -> None:
        self.match = Match.new(GAME, 1, dict(options or {}), seed, undo=Undo.FREE, dice=dice)

    @property
    def evening(self) -> AiSession:
        evening = self.match.state
        assert isinstance(evening, AiSession)
        return evening

    def plays_on(self, seed: int, until: str = "", most: int = 10_000) -> None:
        """Any answers but corrections and an early win, until a question by some rule comes up."""
        chance = Stream(seed)
        for _ in range(most):
            if self.match.over or self.why == until:
                return
            self.match.answer(likely(self.question, chance))


def likely(question: Question, chance: Stream) -> Any:
    """What somebody at a real table might say: mostly that this is all."""
    options = [each for each in question.options if code(each) not in ("correct", "won", "lost", "skip")]
    if question.why == TURN and chance.below(3):
        return question.passing
    if question.why == SLOT and chance.below(4):
        return chance.pick(KINDS[:3])
    if question.why == TILE:
        options = [each for each in options if code(each) != "none"]
    return chance.pick(options)
