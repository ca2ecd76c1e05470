"""The AI's scenarios as data: a position, dice, what is expected. The same at the screen and beside the box.

A `Case` is laid out by `lay(case)`: a table of the game with the AI in seat B, whose turn it is. `begin(case, …)` is
the flow of the part that is played, for any adapter; `drive` gives it the dice. `look(case, ai, table)` compares. What
is expected of `B` stands in the AI's books; everything else lies on the table, where people move the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.events import Event
from soloist.engine.flow import Chance, Decision, Flow
from soloist.engine.words import Sayable
from soloist.games.orichalcum.ai import turn
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.turn import AiTable
from soloist.games.orichalcum.pieces import ACTION
from soloist.games.orichalcum.state import OrichalcumTable
from tests.scenarios.orichalcum.scene import Layout, lay_table
from tests.scenarios.orichalcum.words import assert_seen, row_said, slots_said

SKULL = "S"


@dataclass(frozen=True)
class Case:
    """One scenario of the AI.

    `part` is what is played: `turn`, `action construct`, `extra` (phase 4), `round` (the end of a round).
    """

    id: str
    rules: tuple[str, ...]
    part: str
    given: Layout
    dice: str = ""
    expected: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.id

    @property
    def faces(self) -> list[int]:
        """All dice in the order in which they are rolled; 6 is the skull."""
        return [6 if face == SKULL else int(face) for face in self.dice.replace("|", " ").split()]


def lay(case: Case) -> OrichalcumTable:
    """The position on the table; the AI is `table.realms[1]`."""
    layout: Layout = {"automas": "B=AI", "pawn": "A", "active": "B"}
    layout.update(case.given)
    return lay_table(2, **layout)


def begin(case: Case, ai: Ai, port: AiTable, table: OrichalcumTable) -> Flow[Any]:
    """What the AI does in this case, at any table."""
    box, settings = table.setup.box, table.setup.settings
    part, _, action = case.part.partition(" ")
    if part == "turn":
        return turn.take_turn(ai, port, box, settings)
    if part == "action":
        return turn.act(ai, port, box, settings, ACTION[action])
    assert part == "extra", f"{case.part} belongs to the table"
    return turn.buy_action(ai, port, box, settings)


Answer = Callable[[Decision[Any]], Any]


def drive(flow: Flow[Any], faces: Iterable[int], answer: Answer | None = None) -> list[Sayable]:
    """Give dice and answers as they are asked for; all dice must be used. What is told is given back."""
    dice = iter(faces)
    told: list[Sayable] = []
    value: Any = None
    while True:
        try:
            request = flow.send(value)
        except StopIteration:
            assert not list(dice), "dice were left"
            return told
        value = None
        if isinstance(request, Event):
            told.append(request)
        elif isinstance(request, Chance):
            assert list(request.options()) == [1, 2, 3, 4, 5, 6], "only dice decide for the AI"
            value = next(dice)
        else:
            assert isinstance(request, Decision)
            assert answer is not None, f"nobody was to be asked {request.ask}"
            value = answer(request)


def look(case: Case, ai: Ai, table: OrichalcumTable) -> None:
    """Compare; `table` may be one on which people have moved the pieces as they were told."""
    for key, text in case.expected.items():
        if key == "B":
            assert_seen(ai, text)
        elif key == "A":
            assert_seen(table.realms[0], text)
        elif key == "row":
            assert row_said(table) == text
        elif key == "slots":
            assert slots_said(table) == text
        elif key == "bag":
            assert " ".join(creature.code for creature in table.bag.rest) == text
        else:
            assert key == "pawn"
            assert table.pawn.code == text


FIVE = "capture-1 - | recruit-1 - | produce-1 - | construct-1 - | recruit-2 -"
THREE_AT_LEFT = "d1=lagoon c1=lagoon d2=forest"
SITES = "land d1=forest c1=lagoon d2=desert b2=mountain c2=forest d3=volcano"
SEVEN = "oratory oratory hospital hospital arch arch forge"
OTHER_BOARD = """
[ai]
hoplites = 0
nuggets = 0
titan = "forest"
priority = ["mountain", "forest", "lagoon", "desert", "volcano"]
payment = ["3 nuggets", "hoplites", "1 nugget"]
track = ["", "hoplite"]
arrows = ["2 0"]
sectors = [
  { one = ["2 0", "-2 0", "0 -1"], three = "-1 1, -1 2, -2 2" },
  { two = ["2 1, 1 1", "-2 1, -3 1"], one = "3 0" },
]
"""
"""Spots of one circle on b2, a3 and b6, in sector 2 on b7; of two on c1 c2 and c5 c6, of three on d3 c3 d4."""
NO_PAYMENT = OTHER_BOARD.replace('["3 nuggets", "hoplites", "1 nugget"]', "[]")

CASES: tuple[Case, ...] = (
    Case(
        "S01-card-by-number", ("OAI-3.1", "OAI-3.3", "OAI-3.4"), "turn",
        {"row": FIVE, "B": "hoplites 1"}, "3 5",
        {"B": "hoplites 1, nuggets 1", "row": "capture-1 recruit-1 construct-1"},
    ),
    Case(
        "S02-card-by-skull", ("OAI-3.1",), "turn",
        {"row": "produce-1 - | recruit-1 - | capture-1 - | construct-1 - | recruit-2 -"}, "S 4",
        {"B": "nuggets 1, hoplites 0", "row": "recruit-1 capture-1 construct-1"},
    ),
    Case(
        "S03-die-too-high", ("OAI-3.2",), "turn",
        {"row": "produce-1 - | capture-1 - | recruit-1 -"}, "5 5",
        {"B": "nuggets 0, hoplites 1", "row": "produce-1"},
    ),
    Case(
        "S04-spot-of-three", ("OAI-4.1", "OAI-4.2"), "turn",
        {"row": "recruit-3 mountain-forest-lagoon",
         "B": f"land {THREE_AT_LEFT} b3=lagoon c3=desert b4=lagoon"}, "1",
        {"B": "land b5=mountain a5=forest b6=lagoon b2=- c2=- d3=-, titans desert"},
    ),
    Case(
        "S04-spot-of-two", ("OAI-4.1", "OAI-4.2"), "turn",
        {"row": "recruit-2 mountain-forest", "B": f"land {THREE_AT_LEFT} b3=lagoon c3=desert b4=lagoon"}, "1",
        {"B": "land b2=mountain c2=forest b5=-, titans desert"},
    ),
    Case(
        "S05-turning-in-sector-1", ("OAI-4.4", "OAI-4.6", "OAI-4.7"), "turn",
        {"row": "recruit-3 forest-lagoon-desert"}, "1", {"B": "land d1=forest c1=lagoon d2=desert"},
    ),
    Case(
        "S05-turning-in-sector-2", ("OAI-4.4", "OAI-4.6", "OAI-4.7"), "turn",
        {"row": "recruit-3 forest-lagoon-desert", "B": "land d1=mountain c1=mountain d2=lagoon"}, "1",
        {"B": "land b3=forest b4=lagoon c3=desert"},
    ),
    Case(
        "S06-turning-a-pair", ("OAI-4.5", "OAI-4.8"), "turn",
        {"row": "recruit-3 desert-desert-volcano gorgon"}, "1",
        {"B": "land d1=desert c1=desert d2=volcano, beasts d2=gorgon"},
    ),
    Case(
        "S07-arrow-then-action", ("OAI-4.9", "OAI-4.11", "OAI-5.1"), "turn",
        {"row": "produce-1 forest", "B": "nuggets 1, track mine", "slots": ""}, "1",
        {"B": "land d3=forest, nuggets 5, titans desert"},
    ),
    Case(
        "S08-titan-from-the-human", ("OAI-4.10",), "turn",
        {"row": "recruit-2 mountain-lagoon", "A": "titans mountain*, medallions 3",
         "B": "land d1=mountain c1=mountain d2=forest"}, "1",
        {"B": "land b2=mountain c2=lagoon, titans desert mountain, points 2", "A": "titans -, points 3"},
    ),
    Case(
        "S09-volcano-as-joker", ("OAI-4.9", "OAI-4.12"), "turn",
        {"row": "recruit-1 volcano hydra",
         "B": "land d1=mountain c1=forest d2=desert b2=mountain c2=forest"}, "1",
        {"B": "titans desert forest, beasts d3=hydra, nuggets 1"},
    ),
    Case(
        "S09-volcano-no-joker", ("OAI-4.9", "OAI-4.12"), "turn",
        {"row": "recruit-1 volcano hydra", "volcano_titans": "no",
         "B": "land d1=mountain c1=forest d2=desert b2=mountain c2=forest"}, "1",
        {"B": "titans desert, beasts d3=hydra, nuggets 1"},
    ),
    Case(
        "S10-medallion-first", ("OAI-5.2", "OAI-5.3"), "action construct",
        {"B": f"nuggets 5, {SITES}", "slots": "mountain=arch forest=mine lagoon=forge desert=statues"}, "",
        {"B": "medallions 1, nuggets 0, temples -, track -", "slots": "arch mine forge statues"},
    ),
    Case(
        "S10-temple-second", ("OAI-5.2", "OAI-5.4"), "action construct",
        {"B": f"nuggets 4, {SITES}", "slots": "mountain=arch forest=mine lagoon=forge desert=statues"}, "",
        {"B": "medallions 0, nuggets 4, temples c1-b2-d2-c2, track -", "slots": "arch mine forge statues"},
    ),
    Case(
        "S11-temple-site", ("OAI-5.4",), "action construct",
        {"B": SITES, "slots": "mountain=arch"}, "",
        {"B": "temples c1-b2-d2-c2, sites -, land d1=forest c1=built b2=built d2=built c2=built d3=volcano"},
    ),
    Case(
        "S11-creature-beside", ("OAI-5.4",), "action construct",
        {"B": f"{SITES}, beasts d3=cyclops", "slots": "mountain=arch"}, "",
        {"B": "temples -, sites -, track arch", "slots": "- - - -"},
    ),
    Case(
        "S12-building-and-track", ("OAI-5.5", "OAI-5.6", "OAI-5.8"), "action construct",
        {"B": "track forge", "slots": "forest=arch lagoon=mine desert=hospital"}, "",
        {"B": "track forge arch, hoplites 1, nuggets 0, mines 1, camps 1", "slots": "- - mine hospital"},
    ),
    Case(
        "S13-eighth-building", ("OAI-5.7", "OAI-5.9"), "action construct",
        {"B": f"track {SEVEN}, nuggets 2", "slots": "mountain=training-camp forest=statues"}, "",
        {"B": f"track {SEVEN} training-camp, hoplites 1, medallions 1, nuggets 2, camps 2"},
    ),
    Case(
        "S13-ninth-building", ("OAI-5.9",), "action construct",
        {"B": f"track {SEVEN} training-camp, nuggets 2, medallions 1", "slots": "forest=statues"}, "",
        {"B": f"track {SEVEN} training-camp statues, hoplites 0, medallions 2, nuggets 2"},
    ),
    Case(
        "S14-capture-series", ("OAI-6.1", "OAI-6.2", "OAI-6.3", "OAI-6.4", "OAI-6.5"), "action capture",
        {"B": "hoplites 2, beasts b2=gorgon d2=minotaur d5=cyclops"},
        "1 2 3 4 | S 1 1 1 | 5 5 5 5 | 2 S S 3 | 1 1 1 1",
        {"B": "hoplites 0, nuggets 2, captured gorgon minotaur, beasts d5=cyclops"},
    ),
    Case(
        "S15-no-hoplite", ("OAI-6.5", "OAI-Q1"), "action capture",
        {"B": "beasts d5=cyclops"}, "", {"B": "hoplites 0, beasts d5=cyclops"},
    ),
    Case(
        "S15-no-hoplite-reroll", ("OAI-Q1",), "action capture",
        {"B": "beasts d5=cyclops", "ai_combat_mode": "reroll"}, "1 2 3 4", {"B": "hoplites 0, beasts d5=cyclops"},
    ),
    Case(
        "S16-payment-order", ("OAI-7.2", "OAI-7.3", "OAI-6.6"), "extra",
        {"B": "captured hydra gorgon, nuggets 3, hoplites 4, beasts d5=cyclops", "bag": "cerberus"}, "S 2 2 2",
        {"B": "hoplites 5, nuggets 3, captured cyclops, beasts -", "bag": "gorgon cerberus hydra"},
    ),
    Case(
        "S17-purse-first", ("OAI-7.2", "OAI-7.3"), "extra",
        {"B": "nuggets 6, track mine arch", "slots": "forest=oratory"}, "",
        {"B": "nuggets 4, medallions 0, track mine arch oratory, hoplites 0", "slots": "- - - -"},
    ),
    Case(
        "S17-purse-of-seven", ("OAI-7.2", "OAI-7.3"), "extra",
        {"B": "nuggets 7, track mine arch", "slots": "forest=oratory"}, "",
        {"B": "nuggets 0, medallions 1, track mine arch", "slots": "- oratory - -"},
    ),
    Case(
        "S18-initiative-tied", ("OAI-8.3", "OAI-8.4"), "round",
        {"A": "hoplites 3", "B": "hoplites 3"}, "", {"A": "hoplites 4", "B": "hoplites 3", "pawn": "B"},
    ),
    Case(
        "S18-initiative-of-the-human", ("OAI-8.3",), "round",
        {"A": "hoplites 4", "B": "hoplites 3"}, "", {"A": "hoplites 4", "B": "hoplites 4", "pawn": "A"},
    ),
    # beyond the scenarios that were found
    Case(
        "no-spot-left", ("OAI-4.3",), "turn",
        {"row": "recruit-1 volcano hydra", "bag": "gorgon",
         "B": "land d3=forest a4=lagoon c4=desert f6=forest e4=forest e1=lagoon"}, "1",
        {"B": "hoplites 1, beasts -, nuggets 0", "bag": "gorgon hydra"},
    ),
    Case(
        "arrows-of-a-tile-of-three", ("OAI-4.9",), "turn",
        {"row": "recruit-3 mountain-forest-lagoon", "B": f"track mine, land {THREE_AT_LEFT}"}, "1",
        {"B": "land b3=mountain b4=forest c3=lagoon, nuggets 2"},
    ),
    Case(
        "no-building-left", ("OAI-5.10",), "action construct", {"B": "nuggets 4"}, "", {"B": "nuggets 4, track -"},
    ),
    Case(
        "pays-with-nuggets-before-hoplites", ("OAI-7.2",), "extra",
        {"B": "nuggets 2, hoplites 2, captured hydra", "slots": "desert=forge"}, "",
        {"B": "nuggets 0, hoplites 2, captured hydra, track forge"},
    ),
    Case(
        "pays-with-hoplites-last", ("OAI-7.2",), "extra",
        {"B": "nuggets 1, hoplites 3, captured hydra", "slots": "desert=forge"}, "",
        {"B": "nuggets 1, hoplites 1, captured hydra, track forge"},
    ),
    Case(
        "extra-capture-needs-a-hoplite", ("OAI-7.4", "OAI-Q2"), "extra",
        {"B": "hoplites 2, beasts d5=cyclops", "slots": "desert=forge"}, "",
        {"B": "hoplites 0, beasts d5=cyclops, track forge"},
    ),
    Case(
        "extra-capture-without-a-hoplite", ("OAI-7.4", "OAI-Q2"), "extra",
        {"B": "hoplites 2, beasts d5=cyclops", "slots": "desert=forge", "ai_extra_hoplite": "no"}, "",
        {"B": "hoplites 0, beasts d5=cyclops, track -"},
    ),
    Case(
        "extra-capture-in-reroll-mode", ("OAI-7.4", "OAI-Q1"), "extra",
        {"B": "hoplites 2, beasts d5=cyclops", "slots": "desert=forge", "ai_combat_mode": "reroll"}, "1 2 3 S",
        {"B": "hoplites 1, beasts -, captured cyclops, track -"},
    ),
    Case(
        "nothing-possible-nothing-paid", ("OAI-7.5",), "extra",
        {"B": "hoplites 2, nuggets 4, captured hydra hydra"}, "", {"B": "hoplites 2, nuggets 4, captured hydra hydra"},
    ),
    Case(
        "extra-temple", ("OAI-7.3",), "extra",
        {"B": f"nuggets 2, {SITES}", "slots": "mountain=arch"}, "",
        {"B": "nuggets 0, temples c1-b2-d2-c2, track -"},
    ),
    Case(
        "face-down-practice-has-no-effect", ("OAI-5.6",), "action construct",
        {"B": "track architect-practice, land d1=forest c1=forest d2=desert c2=mountain", "slots": "desert=forge"}, "",
        {"B": "temples -, track architect-practice forge, hoplites 1"},
    ),
    Case(
        "discard-by-die", ("OAI-8.1",), "turn",
        {"row": "produce-1 - | recruit-1 - | capture-1 volcano hydra | construct-1 -", "bag": ""}, "1 2",
        {"B": "nuggets 1", "row": "recruit-1 construct-1", "bag": "hydra"},
    ),
    # a board with any number of spots in a sector and any list of payments
    Case(
        "leftmost-spot-of-a-sector", ("OAI-4.1", "OAI-4.2"), "turn",
        {"box": OTHER_BOARD, "row": "recruit-1 lagoon"}, "1", {"B": "land b2=lagoon a3=- b6=- b7=-"},
    ),
    Case(
        "next-spot-of-a-sector", ("OAI-4.1", "OAI-4.9"), "turn",
        {"box": OTHER_BOARD, "row": "capture-1 lagoon", "B": "land b2=desert a3=forest"}, "1",
        {"B": "land b6=lagoon b7=-, nuggets 1"},
    ),
    Case(
        "sector-without-the-size", ("OAI-4.1", "OAI-4.2"), "turn",
        {"box": OTHER_BOARD, "row": "recruit-2 forest-lagoon"}, "1", {"B": "land c1=forest c2=lagoon c5=- c6=-"},
    ),
    Case(
        "second-spot-of-two", ("OAI-4.1",), "turn",
        {"box": OTHER_BOARD, "row": "recruit-2 forest-lagoon", "B": "land c1=desert c2=lagoon"}, "1",
        {"B": "land c5=forest c6=lagoon"},
    ),
    Case(
        "all-spots-of-a-board-are-taken", ("OAI-4.3",), "turn",
        {"box": OTHER_BOARD, "row": "recruit-3 volcano-volcano-mountain hydra gorgon", "bag": "",
         "B": "land d3=desert c3=lagoon d4=forest"}, "1",
        {"B": "hoplites 1, beasts -", "bag": "gorgon hydra"},
    ),
    Case(
        "a-payment-with-its-own-amount", ("OAI-7.2",), "extra",
        {"box": OTHER_BOARD, "B": "nuggets 3, hoplites 2", "slots": "desert=forge"}, "",
        {"B": "nuggets 0, hoplites 2, track forge"},
    ),
    Case(
        "a-payment-by-the-usual-price", ("OAI-7.2",), "extra",
        {"box": OTHER_BOARD, "B": "nuggets 2, hoplites 2", "slots": "desert=forge"}, "",
        {"B": "nuggets 2, hoplites 0, track forge"},
    ),
    Case(
        "the-same-goods-for-less", ("OAI-7.2",), "extra",
        {"box": OTHER_BOARD, "B": "nuggets 2, hoplites 1", "slots": "desert=forge"}, "",
        {"B": "nuggets 1, hoplites 1, track forge"},
    ),
    Case(
        "goods-that-no-payment-names", ("OAI-7.2",), "extra",
        {"box": OTHER_BOARD, "B": "hoplites 1, captured hydra hydra", "slots": "desert=forge"}, "",
        {"B": "hoplites 1, captured hydra hydra, track -"},
    ),
    Case(
        "no-payment-at-all", ("OAI-7.2",), "extra",
        {"box": NO_PAYMENT, "B": "hoplites 9, nuggets 9", "slots": "desert=forge"}, "",
        {"B": "hoplites 9, nuggets 9, track -"},
    ),
)  # fmt: skip
