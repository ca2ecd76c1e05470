"""A law: fed with the same events, the companion's books equal those of the game on the screen."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.companion.orichalcum_ai.session import AI, HUMAN
from soloist.companion.orichalcum_ai.session import Stage as BooksStage
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.pieces import BASE
from soloist.games.orichalcum.state import OrichalcumTable, Stage
from tests.companion.orichalcum_ai_beside import Beside, Onlooker, kind_code
from tests.scenarios.orichalcum.ai_scenarios import NO_PAYMENT, OTHER_BOARD

ROUNDS = 40
TURN = (Stage.TURN, Stage.ADDITIONAL)


class Mirror:
    """A digital match with any answers of the player, and a companion beside it."""

    def __init__(self, seed: int, **options: str) -> None:
        self.chance = Stream(seed)
        self.screen = Match.new(GAME, 2, {"automas": "B=AI", **options}, dice=False)
        while self.table.stage is Stage.SETUP:
            self.step()
        self.beside = Beside(options, dice=False)
        self.turns = 0

    @property
    def table(self) -> OrichalcumTable:
        table = self.screen.state
        assert isinstance(table, OrichalcumTable)
        return table

    def step(self) -> None:
        question = self.screen.question
        assert question is not None
        if question.count:
            answer: Any = tuple(self.chance.sample(question.options, question.count))
        else:
            answer = self.chance.pick(question.options)
        self.screen.answer(answer, seat=question.seat)

    def play(self) -> None:
        """A whole game, compared after every turn."""
        while not self.screen.over and self.table.round <= ROUNDS:
            self.next_turn()
            self.compare()
            self.turns += 1
        if self.screen.over:
            assert self.beside.match.over
            assert self.beside.match.result.winners == self.screen.result.winners

    def next_turn(self) -> None:
        before, began = self.table.copy(), self.screen.moment
        seat, number = before.active, before.round
        while not self.screen.over and self.table.stage in TURN and self.table.active == seat:
            self.step()
        assert self.table.round == number
        after, happened = self.table.copy(), self.screen.history[began:]
        if seat == HUMAN:
            self.tell(before, after)
        else:
            self.look_on(Onlooker(before, [entry.value for entry in happened if entry.seat == CHANCE]))
        if after.stage is Stage.ROUND_END:
            mine, its = after.realms[HUMAN].hoplites, after.realms[AI].hoplites
            self.beside.says("more" if mine > its else "fewer" if mine < its else "equal")
            while self.table.stage is Stage.ROUND_END:
                self.step()

    def tell(self, before: OrichalcumTable, after: OrichalcumTable) -> None:
        """What of the player's turn the AI has to know."""
        was, now = before.realms[HUMAN], after.realms[HUMAN]
        lost = [each for each in BASE if before.realms[AI].holds(each) and not after.realms[AI].holds(each)]
        came = [each for each in BASE if each in lost or (now.holds(each) and not was.holds(each))]
        gone = [each for each in BASE if (each in lost or was.holds(each)) and not now.holds(each)]  # over the limit
        said = [f"titan {each.code}" for each in came] + [f"home {each.code}" for each in gone]
        said += [f"built {each.code}" for each in BASE if before.slots[each] is not None and after.slots[each] is None]
        self.beside.says(*said, "won" if self.screen.over else "done")

    def look_on(self, person: Onlooker) -> None:
        """The AI's turn, on a table that the person moves."""
        beside, read = self.beside, self.beside.lines()
        dice, person.dice = person.dice, []
        while not beside.match.over and beside.evening.stage is BooksStage.TURN and beside.evening.active == AI:
            question = beside.question
            beside.match.answer(dice.pop(0) if question.seat == CHANCE else person.answer(question.ask))
            for _, what in beside.match.heard(None, read):
                person.obey(what)
            read = beside.lines()
        assert not dice

    def compare(self) -> None:
        """The books and the screen say the same."""
        table, evening = self.table, self.beside.evening
        assert books(evening.ai) == books(table.realms[AI])
        if self.screen.over:
            return
        assert (evening.round, evening.active, evening.pawn) == (table.round, table.active, table.pawn)
        assert len(evening.known.row) == len(table.row)
        assert evening.known.titans == tuple(each for each in BASE if table.realms[HUMAN].holds(each))
        for terrain, slot in zip(BASE, evening.known.slots, strict=True):
            assert not slot.sure or kind_code(slot.building) == kind_code(table.slots[terrain])


def books(ai: Any) -> object:
    assert isinstance(ai, Ai)
    track = [building.kind for building in ai.track]
    island = (ai.lands, ai.built, ai.beasts, ai.temples)
    return island, ai.hoplites, ai.nuggets, ai.captured, ai.medallions, ai.titans, track


@pytest.mark.parametrize("seed", range(10))
def test_the_same_books_at_both_tables(seed: int) -> None:
    mirror = Mirror(seed)
    mirror.play()
    assert mirror.turns > 4


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "option",
    ["volcano_titans=no", "ai_combat_mode=reroll", "ai_extra_hoplite=no"],
)
def test_by_other_readings_too(option: str, seed: int) -> None:
    name, _, value = option.partition("=")
    Mirror(seed, **{name: value}).play()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("board", [OTHER_BOARD, NO_PAYMENT], ids=["payments", "none"])
def test_with_other_boards_too(board: str, seed: int) -> None:
    """Any number of spots in a sector, any payments and prices; beside the box nobody sees a supply run out."""
    mirror = Mirror(seed, box=f"hoplites = 200\nnuggets = 200\nprices = [1, 0]\n{board}")
    mirror.play()
    assert mirror.turns > 4
