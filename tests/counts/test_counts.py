"""Counted answer sequences: a changed number is a changed rule, or a bug. Those from the start were counted when dice
were mixed, and are dealt so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from soloist.engine.dice import Source
from soloist.engine.flow import Flow
from soloist.engine.match import Match
from soloist.engine.pile import Pile
from soloist.engine.seats import Seat
from soloist.games.arknova import GAME as ARKNOVA
from soloist.games.arne import GAME
from soloist.games.arne.cards import CARD, Card, Colour, in_order
from soloist.games.arne.items import item_of
from soloist.games.arne.state import ArneTable, Stage
from soloist.games.zooloretto import GAME as ZOOLORETTO
from tests.kit.counting import ways
from tests.kit.little import A, B, Notes, little, note, throw
from tests.kit.toygame import TOY
from tests.scenarios.arknova.scene import Scene


def test_counting_counts() -> None:
    def step(notes: Notes) -> Flow[None]:
        if (yield from note(notes, A, "few", "many")) == "many":
            yield from note(notes, B, 1, 2, 3)
        yield from note(notes, A, "x", "y")

    assert [ways(little(step), depth) for depth in range(5)] == [1, 2, 5, 8, 8]


def test_counting_leaves_the_match_alone() -> None:
    match = Match.new(TOY, 2, seed=1)
    ways(match, 3)
    assert match.history == Match.new(TOY, 2, seed=1).history


@pytest.mark.parametrize(
    ("seats", "options", "seed", "counts"),
    [
        (1, {}, 1, [8, 42, 222, 1215]),
        (2, {}, 1, [8, 42, 216, 1104]),
        (3, {"shy": "yes"}, 2, [7, 35, 170, 818]),
    ],
)
def test_bazaar(seats: int, options: Mapping[str, str], seed: int, counts: Sequence[int]) -> None:
    match = Match.new(TOY, seats, options, seed, source=Source.MIXED)
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == list(counts)


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, [2, 2, 4, 10, 38, 66, 160]),
        (3, {"first_seat": "b"}, [4, 12, 24, 48, 120, 276, 768]),
        (4, {"variant": "ghost"}, [6, 30, 120, 360, 1008, 2736]),
        (4, {"variant": "teams"}, [2, 2, 4, 10, 22, 40, 80]),
        (6, {"variant": "minimum", "colours": "random"}, [2, 6, 27, 63, 274, 851, 2722]),
        (5, {"first_game": "yes", "uniform_prompts": "yes", "colours": "random"}, [1, 2, 4, 13, 25, 63, 123]),
    ],
)
def test_arne_from_the_start(seats: int, options: Mapping[str, str], counts: Sequence[int]) -> None:
    match = Match.new(GAME, seats, options, seed=20, source=Source.MIXED)
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == list(counts)


def table(
    hands: Sequence[str], rows: Mapping[Colour, str], options: Mapping[str, str], final: bool = False
) -> ArneTable:
    """A table of three persons who play red, green and yellow, in the middle of a game."""
    settings = GAME.read_settings(options)
    position = GAME.new(len(hands), settings)
    position.stage = Stage.FINAL if final else Stage.TURNS
    position.version = 2
    position.turn = 5
    for seat, (colour, hand) in enumerate(zip(Colour, hands, strict=False)):
        position.rows[colour] = []
        position.colour_at[seat] = colour
        for code in hand.split():
            position.give(Seat(seat), CARD[code])
    for colour, items in rows.items():
        for code in items.split():
            position.add_item(colour, item_of(CARD[code.removesuffix("~")], chameleon=code.endswith("~")))
    position.discard = [CARD["v500-red"]]
    position.pile = Pile([] if final else DRAWN, in_order)
    position.final_order = [Seat(seat) for seat in range(len(hands))] if final else []
    return position


DRAWN: list[Card] = [CARD["v50-red"]] * 9
ROWS = {Colour.RED: "v100-red v50-blue~", Colour.GREEN: "x2-green minus200-green"}


@pytest.mark.parametrize(
    ("hands", "options", "final", "counts"),
    [
        (["v100-red x3", "crash lock", "v50-green"], {}, False, [3, 8, 24, 58, 118, 262]),
        (["plus1 plus2_value", "thief chameleon v200-blue", "v50-blue"], {}, False, [3, 6, 17, 44, 94, 202]),
        (["swap_hands change_places", "stop change", "minus200-red lock"], {}, False, [3, 7, 21, 48, 105, 216]),
        (
            ["plus2_black plus3", "crash crash lock thief", ""],
            {"announce_window": "yes"},
            False,
            [3, 10, 26, 78, 205, 560],
        ),
        (["crash thief", "lock chameleon v50-green", "stop"], {}, True, [2, 6, 12, 16, 19, 19]),
        (["crash thief", "stop", "lock"], {"uniform_prompts": "yes"}, True, [2, 4, 5, 8, 11, 11]),
    ],
)
def test_arne_from_prepared_tables(
    hands: Sequence[str], options: Mapping[str, str], final: bool, counts: Sequence[int]
) -> None:
    match = Match.at(GAME, len(hands), GAME.read_settings(options), table(hands, ROWS, options, final))
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == list(counts)


def test_throws_by_hand_count_too() -> None:
    def step(notes: Notes) -> Flow[None]:
        yield from note(notes, A, "x", "y")
        yield from throw(notes, 1, 2, 3)

    assert [ways(little(step, dice=False), depth) for depth in range(1, 4)] == [2, 6, 6]


@pytest.mark.parametrize(
    ("seats", "options", "seed", "counts"),
    [
        (2, {}, 1, [1, 3, 6, 20, 37, 110, 288, 797]),
        (3, {"first_seat": "c"}, 2, [1, 3, 6, 21, 39, 126, 336, 909]),
        (5, {}, 3, [1, 5, 10, 45, 95, 410, 1120]),
        (2, {"automas": "B=II"}, 4, [1, 3, 3, 6, 12, 38, 77, 228]),
        (2, {"automas": "A=III", "count_blockers": "yes"}, 5, [1, 3, 6, 12, 34, 80, 240, 642]),
    ],
)
def test_zooloretto(seats: int, options: Mapping[str, str], seed: int, counts: Sequence[int]) -> None:
    match = Match.new(ZOOLORETTO, seats, options, seed, source=Source.MIXED)
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == list(counts)


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (1, {}, [8, 56, 336, 1680]),
        (2, {"maps": "pick"}, [2, 4, 32, 224]),
        (4, {"maps": "draft"}, [5, 20, 60, 120, 960]),
    ],
)
def test_arknova_from_the_start(seats: int, options: Mapping[str, str], counts: Sequence[int]) -> None:
    match = Match.new(ARKNOVA, seats, options, seed=7)
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == list(counts)


@pytest.mark.parametrize(
    ("layout", "counts"),
    [
        ({"A": "money 25, hand 401 443 201 223 121"}, [9, 60, 528, 3788]),
        ({"maps": "3a", "A": "money 12, x 2, upgraded Bu, order An Ca As Sp Bu"}, [17, 106, 1620, 11244]),
        (
            {
                "maps": "0",
                "A": "money 40, rep 5, upgraded An Ca, order Bu As Sp Ca An, hand 402 447 525, "
                "build enclosure_5 1.3 2.3 1.4 2.2 3.3",
                "display": "404 256 475 131 505 412",
            },
            [10, 54, 490, 3431],
        ),
        (
            {
                "maps": "5",
                "A": "money 20, x 1, upgraded As, hired 3, order Sp Ca An Bu As, icons africa 4 europe 2, hand 132 113",
                "bases": "103 101 107",
                "row": "120",
            },
            [13, 83, 945, 7628],
        ),
        (
            {
                "players": 3,
                "maps": "8",
                "A": "money 9, upgraded Sp, order An Bu As Ca Sp, hand 210 243 253 257, partner asia europe",
                "display": "218 229 249 206 256 261",
            },
            [9, 63, 474, 4129],
        ),
        (
            {
                "players": 1,
                "maps": "1",
                "A": "money 30, animals 428 448, order Ca Sp An Bu As, hand 116 120, partner africa, "
                "build enclosure_4! 0.4 1.4 1.5 2.4",
            },
            [9, 79, 693, 5975],
        ),
    ],
)
def test_arknova_from_prepared_tables(layout: Mapping[str, Any], counts: Sequence[int]) -> None:
    scene = Scene()
    scene.table(dice=True, **layout)
    assert [ways(scene.match, depth) for depth in range(1, len(counts) + 1)] == list(counts)
