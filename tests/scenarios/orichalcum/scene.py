"""A table of Orichalcum to be laid out, played at and looked at; islands are written as `words.py` says.

    scene.table(2, A="land c4=mountain, hoplites 3", row="produce-1 forest | capture-2 -", slots="forest=arch")

What is not named is empty: no hoplites, no nuggets, no cards on the action board. Every island has its metropolis on
the first port unless `port -` says that it has none yet. With `automas="B=AI"` B is the AI.
"""

from __future__ import annotations

from collections import Counter
from typing import TypedDict, Unpack

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import CHANCE
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.state import OrichalcumTable, Realm, Stage
from tests.kit.orichalcum_checks import census, sound_table
from tests.scenarios.base import BaseScene, seat_named
from tests.scenarios.orichalcum.words import (
    assert_seen,
    found,
    lay_realm,
    lay_row,
    lay_slots,
    row_said,
    slots_said,
)

OPTIONS = [setting.name for setting in GAME.settings]
FACES = {"S": "6"}


class Layout(TypedDict, total=False):
    """What a table may be laid with. Islands and the row are described above."""

    row: str
    slots: str
    pawn: str
    active: str
    last: str
    round: int
    empty: str  # piles with nothing left in them: deck bag buildings stack-1 stack-2 stack-3
    thrown: str  # tiles that had no place
    discard: str  # cards on the discard pile
    bag: str  # the creatures left in the bag
    A: str
    B: str
    C: str
    D: str
    automas: str
    islands: str
    first_seat: str
    box: str
    volcano_titans: str
    titan_again: str
    standing_hoplites: str
    supply_limited: str
    most_rounds: str
    ai_combat_mode: str
    ai_extra_hoplite: str


def lay_table(players: int = 2, **layout: Unpack[Layout]) -> OrichalcumTable:
    """A position at the start of a turn."""
    settings = GAME.read_settings({name: str(text) for name, text in layout.items() if name in OPTIONS})
    GAME.check(players, settings)
    table = GAME.new(players, settings)
    for seat in table.players:
        realm = table.realms[seat]
        realm.hoplites = realm.nuggets = 0
        lay_realm(table, realm, str(layout.get(seat.code, "")))
    lay_row(table, layout.get("row", ""))
    lay_slots(table, layout.get("slots", ""))
    _lay_piles(table, layout)
    table.stage, table.round = Stage.TURN, layout.get("round", 1)
    table.pawn = seat_named(layout.get("pawn", "A"))
    table.active = seat_named(layout.get("active", layout.get("pawn", "A")))
    table.last = seat_named(layout["last"]) if "last" in layout else table.order_from(table.pawn)[-1]
    return table


def _lay_piles(table: OrichalcumTable, layout: Layout) -> None:
    for code_ in layout.get("discard", "").split():
        card = found(table.deck.rest, code_)
        table.deck.remove(card)
        table.discard.append(card)
    for code_ in layout.get("thrown", "").split():
        stack = table.stacks[code_.count("-")]
        tile = found(stack.rest, code_)
        stack.remove(tile)
        table.thrown.append(tile)
    for name in layout.get("empty", "").split():
        pile = table.stacks[int(name[-1]) - 1] if name.startswith("stack") else getattr(table, name)
        pile.rest.clear()
    if "bag" in layout:
        table.bag.rest = [found(table.bag.rest, name) for name in layout["bag"].split()]


class Scene(BaseScene):
    """One scenario."""

    _owned: Counter[str] | None = None

    # laying out

    def new(self, players: int = 2, **options: str) -> None:
        """A game from its very beginning."""
        self.match = Match.new(GAME, players, options, dice=False)

    def table(self, players: int = 2, **layout: Unpack[Layout]) -> None:
        """Lay out a position at the start of a turn."""
        self.at(lay_table(players, **layout))

    def at(self, table: OrichalcumTable) -> None:
        agreed = table.setup.settings
        settings = {name: getattr(agreed, name) for name in OPTIONS}
        self._owned = census(table).found
        self.match = Match.at(GAME, table.setup.players, settings, table, dice=False)

    # playing

    def notation(self, text: str) -> str:
        return FACES.get(text, text)

    def check(self) -> None:
        """What always holds; and nothing appears or vanishes between steps."""
        sound_table(self.state)
        if self._owned is not None and (self.match.over or not self.match.since_step):
            assert census(self.state).found == self._owned

    def rolls(self, faces: str) -> None:
        """Combat dice, `S` being the skull."""
        self.chance(*faces.split())

    def lets_chance(self) -> None:
        """Whatever comes up first, as long as Chance is asked."""
        while self.asked == "chance":
            self.lets_chance_once()

    def lets_chance_once(self) -> None:
        question = self.match.question
        assert question is not None
        assert question.seat == CHANCE
        options = question.options
        self.match.answer(tuple(options[: question.count]) if question.count else options[0], seat=CHANCE)
        self.check()

    def passes_to(self, rule: str) -> None:
        """Pass, or take the first option, and let chance be, until a question of this rule."""
        for _ in range(200):
            question = self.match.question
            assert question is not None, f"over before {rule}"
            if question.why == rule:
                return
            if question.seat == CHANCE:
                self.lets_chance()
            else:
                passing = question.passing or question.options[0]
                self.answer(question.seat.code, code(passing))
        raise AssertionError(f"nobody is asked by {rule}")

    # looking

    @property
    def state(self) -> OrichalcumTable:
        table = self.match.state
        assert isinstance(table, OrichalcumTable)
        return table

    def realm(self, letter: str) -> Realm:
        return self.state.realms[seat_named(letter)]

    def has(self, letter: str, text: str) -> None:
        """This is what a seat has now, as far as it is named."""
        assert_seen(self.realm(letter), text)

    @property
    def row(self) -> str:
        return row_said(self.state)

    @property
    def slots(self) -> str:
        return slots_said(self.state)

    @property
    def common(self) -> str:
        return " ".join(terrain.code for terrain in self.state.common)

    def prices(self) -> list[int]:
        return [self.state.price(place) for place in range(len(self.state.row))]

    def is_over(self) -> bool:
        return self.match.over
