"""Final scoring cards, end-of-game effects of sponsors, points and winners [AN-11.4 to AN-11.10]: S-AN-40."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from soloist.engine.seats import Seat
from soloist.engine.words import english
from soloist.games.arknova import board
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.cards import (
    ANIMALS,
    FINAL_CARDS,
    FINAL_CARDS_V2,
    SPONSORS,
    FinalScoring,
    Gain,
    Resource,
    Size,
    Tiers,
)
from soloist.games.arknova.hexes import hexes
from soloist.games.arknova.scoring import (
    endgame_gains,
    final_conservation,
    final_gains,
    final_parts,
    result,
    score_zoos,
)
from soloist.games.arknova.state import ArkNovaTable, Stage, Zoo
from tests.kit import rule
from tests.scenarios.arknova.test_counting import A, B, C, D, build, leave_empty, show, sponsors, table_on

V1 = {card.id: card for card in FINAL_CARDS}
V2 = {card.id: card for card in FINAL_CARDS_V2}
Prepare: TypeAlias = Callable[[Zoo, int], None]
"""Brings a zoo to so many of what is counted."""


def animals(size: Size) -> Prepare:
    def prepare(zoo: Zoo, number: int) -> None:
        zoo.animals = [animal for animal in ANIMALS if animal.size_class is size][:number]
        zoo.animals += [animal for animal in ANIMALS if animal.size_class is not size][:6]

    return prepare


def icons(name: str) -> Prepare:
    return lambda zoo, number: show(zoo, **{name: number})


def supports(zoo: Zoo, number: int) -> None:
    zoo.left = (1 << board.SUPPORTS - number) - 1


def empty_spaces(zoo: Zoo, number: int) -> None:
    zoo.covered = zoo.map.ground | zoo.map.water
    while (zoo.map.ground & ~zoo.covered).bit_count() < number:
        empty = zoo.covered & zoo.map.ground
        zoo.covered ^= empty & -empty


def reputation(zoo: Zoo, number: int) -> None:
    zoo.reputation = number


def sponsor_cards(zoo: Zoo, number: int) -> None:
    zoo.sponsors = list(SPONSORS[:number])


COUNTED: dict[int, Prepare] = {
    1: animals(Size.LARGE),
    2: animals(Size.SMALL),
    3: icons("science"),
    5: supports,
    6: empty_spaces,
    7: reputation,
    8: sponsor_cards,
    10: icons("rock"),
    11: icons("water"),
}
STEPS = {
    1: (1, 2, 4, 5), 2: (3, 6, 8, 10), 3: (3, 4, 5, 6), 5: (3, 4, 5, 6), 6: (6, 12, 18, 24), 7: (6, 9, 12, 15),
    8: (3, 6, 8, 10), 10: (1, 3, 5, 7), 11: (2, 4, 6, 8),
}  # fmt: skip
REPRINTED = {
    1: (1, 2, 3, 4), 3: (3, 4, 5, 7), 5: (2, 3, 4, 5), 8: (3, 5, 7, 9), 10: (1, 3, 5, 6), 11: (2, 4, 6, 7),
}  # fmt: skip
MOST = {1: 12, 2: 14, 5: 7, 6: 42, 7: 15}


def scale(card: FinalScoring) -> list[int]:
    """What a final scoring card gives for 0, 1, 2 … of what it counts."""
    table = table_on("A", "A")
    given = []
    for amount in range(MOST.get(card.id, 12) + 1):
        COUNTED[card.id](table.zoo(B), amount)
        given.append(final_conservation(table, B, card))
    return given


def expected(number: int, steps: tuple[int, ...]) -> list[int]:
    return [sum(amount >= step for step in steps) for amount in range(MOST.get(number, 12) + 1)]


# the cards


@rule(
    "AN-F.001", "AN-F.002", "AN-F.003", "AN-F.005", "AN-F.006", "AN-F.007", "AN-F.008", "AN-F.010", "AN-F.011",
    "AN-11.5",
)  # fmt: skip
@pytest.mark.parametrize("number", STEPS)
def test_a_final_scoring_card_climbs_at_its_four_steps(number: int) -> None:
    assert scale(V1[number]) == expected(number, STEPS[number])


@rule("AN-Q13")
@pytest.mark.parametrize("number", REPRINTED)
def test_the_reprints_have_other_steps(number: int) -> None:
    assert scale(V2[number]) == expected(number, REPRINTED[number])
    assert V2[number] is not V1[number]


@rule("AN-Q13")
def test_five_cards_were_not_printed_anew() -> None:
    assert [number for number, card in V2.items() if card is V1[number]] == [2, 4, 6, 7, 9]
    assert list(V2) == list(V1) == list(range(1, 12))


@rule("AN-F.004", "AN-13.21")
def test_architectural_zoo_asks_for_four_things_one_by_one() -> None:
    table = table_on("A")
    zoo, card = table.zoo(A), V1[4]
    assert final_conservation(table, A, card) == 0
    zoo.covered = hexes("3.1 6.0 7.1 5.3 3.5")
    assert final_conservation(table, A, card) == 1  # water
    zoo.covered = hexes("0.0 2.2 3.1 5.3 5.5 0.5")
    assert final_conservation(table, A, card) == 1  # rock
    zoo.covered = zoo.map.border & zoo.map.ground
    assert final_conservation(table, A, card) == 1  # the border
    zoo.covered |= hexes("3.1 6.2")
    assert final_conservation(table, A, card) == 2  # and rock; the water on 5.4 touches nothing
    leave_empty(zoo, "4.4")
    assert final_conservation(table, A, card) == 3
    leave_empty(zoo)
    assert final_conservation(table, A, card) == 4


@rule("AN-F.004")
def test_architectural_zoo_leaves_out_water_under_buildings() -> None:
    table = table_on("A")
    table.zoo(A).covered = hexes("3.1 6.0 7.1 5.3")
    assert final_conservation(table, A, V1[4]) == 0  # 2.5 and 3.6 are isolated
    table.zoo(A).covered |= hexes("3.6 2.5")
    assert final_conservation(table, A, V1[4]) == 1


@rule("AN-F.009", "AN-11.7")
def test_diverse_species_zoo_compares_with_the_player_before_and_gives_at_most_four() -> None:
    table = table_on("A", "A", "A")
    show(table.zoo(A), predator=1, bird=1)
    show(table.zoo(B), predator=1, bird=2, bear=1, asia=7, science=7)
    assert final_conservation(table, B, V1[9]) == 2
    assert final_conservation(table, A, V1[9]) == 2  # over C
    assert final_conservation(table, C, V1[9]) == 0
    show(table.zoo(B), primate=1, reptile=3)
    assert final_conservation(table, B, V1[9]) == 4
    show(table.zoo(B), herbivore=3, petting_zoo=1)
    assert final_conservation(table, B, V1[9]) == 4
    table.zoo(A).icons = table.zoo(B).icons[:]
    assert final_conservation(table, B, V1[9]) == 0  # equal numbers give nothing


@rule("AN-F.009", "AN-14.8")
def test_only_diverse_species_zoo_is_not_for_one_player() -> None:
    assert [card.id for card in FINAL_CARDS if not card.solo] == [9]
    assert [card.id for card in FINAL_CARDS_V2 if not card.solo] == [9]


# sponsors


def map_covered(zoo: Zoo) -> None:
    leave_empty(zoo)


def map_nearly_covered(zoo: Zoo) -> None:
    leave_empty(zoo, "4.4")


def border_nearly_covered(zoo: Zoo) -> None:
    leave_empty(zoo, "8.5")


def covered(names: str) -> Callable[[Zoo], None]:
    def prepare(zoo: Zoo) -> None:
        zoo.covered = hexes(names)

    return prepare


def shown(**counts: int) -> Callable[[Zoo], None]:
    return lambda zoo: show(zoo, **counts)


def having(prepare: Prepare, number: int) -> Callable[[Zoo], None]:
    return lambda zoo: prepare(zoo, number)


def universities(number: int) -> Callable[[Zoo], None]:
    def prepare(zoo: Zoo) -> None:
        zoo.universities = UNIVERSITIES[:number]

    return prepare


def x_tokens(number: int) -> Callable[[Zoo], None]:
    def prepare(zoo: Zoo) -> None:
        zoo.x_tokens = number

    return prepare


def kiosks(*places: str) -> Callable[[Zoo], None]:
    return lambda zoo: build(zoo, "kiosk", *places)


def occupied(*places: str) -> Callable[[Zoo], None]:
    return lambda zoo: build(zoo, "enclosure_1", *places, used=1)


def five_enclosures_one_empty(zoo: Zoo) -> None:
    build(zoo, "enclosure_1", "0.2", "1.3", "1.4", "2.4", used=1)
    build(zoo, "enclosure_1", "2.3")


FOUR_CATEGORIES = {"predator": 3, "bird": 1, "bear": 1, "petting_zoo": 1}
FOUR_CONTINENTS = {"africa": 2, "americas": 1, "asia": 1, "europe": 1}
WATER, ROCK = "3.1 6.0 7.1 5.3 3.5", "0.0 2.2 3.1 5.3 5.5 0.5"
"""Hexes of map A which together touch every water, or every rock."""

ENDS: list[tuple[int, Callable[[Zoo], None], str]] = [
    (201, shown(science=2), ""),
    (201, shown(science=3), "conservation 1"),
    (201, shown(science=5), "conservation 1"),
    (201, shown(science=6), "conservation 2"),
    (203, universities(2), ""),
    (203, universities(3), "conservation 1"),
    (208, shown(**FOUR_CATEGORIES, africa=1), ""),
    (208, shown(**FOUR_CATEGORIES, primate=1), "conservation 1"),
    (209, universities(2), ""),
    (209, universities(3), "conservation 1"),
    (210, kiosks("3.3", "4.5", "6.1"), ""),
    (210, kiosks("3.3", "4.5", "6.1", "7.4"), "conservation 1"),
    (211, occupied("0.2", "1.3", "1.4", "2.4", "2.3"), "conservation 1"),
    (211, five_enclosures_one_empty, ""),
    (214, x_tokens(0), ""),
    (214, x_tokens(5), "appeal 5"),
    (215, having(supports, 4), ""),
    (215, having(supports, 5), "conservation 1"),
    (216, having(reputation, 8), ""),
    (216, having(reputation, 9), "conservation 1"),
    (217, map_nearly_covered, ""),
    (217, map_covered, "appeal 5"),
    (218, having(supports, 4), ""),
    (218, having(supports, 7), "conservation 1"),
    (219, shown(water=4), ""),
    (219, shown(water=4, rock=2), "appeal 4"),
    (219, shown(water=4, rock=5), "appeal 6"),
    (220, having(reputation, 8), ""),
    (220, having(reputation, 15), "conservation 1"),
    (221, border_nearly_covered, ""),
    (221, map_nearly_covered, "conservation 1"),
    (225, shown(**FOUR_CONTINENTS), ""),
    (225, shown(**FOUR_CONTINENTS, australia=1), "conservation 1"),
    (226, shown(**FOUR_CONTINENTS, bird=1), ""),
    (226, shown(**FOUR_CONTINENTS, australia=1), "conservation 1"),
    (241, covered(ROCK), ""),
    (241, covered(WATER), "conservation 1"),
    (242, covered(WATER), ""),
    (242, covered(ROCK), "conservation 1"),
    (243, shown(herbivore=5), ""),
    (243, shown(herbivore=6), "conservation 1"),
    (244, shown(bird=5), ""),
    (244, shown(bird=6), "conservation 1"),
    (245, shown(water=5), ""),
    (245, shown(water=7), "conservation 1"),
    (246, shown(rock=5), ""),
    (246, shown(rock=7), "conservation 1"),
    (247, shown(primate=5), ""),
    (247, shown(primate=12), "conservation 1"),
    (251, shown(bear=2), ""),
    (251, shown(bear=3), "conservation 1"),
    (251, shown(bear=6), "conservation 2"),
    (257, map_nearly_covered, ""),
    (257, map_covered, "appeal 5"),
    (258, covered(""), "conservation 4"),  # 9 of water
    (258, covered("2.5 1.5"), "conservation 3"),  # one under a building, one beside it: 7
    (258, covered(WATER), ""),
    (259, covered(""), "conservation 3"),  # 7 of rock
    (259, covered("1.2 0.0"), "conservation 2"),  # 1.0, 1.1 and 2.1 are connected: 4
    (259, covered(ROCK), ""),
    (260, covered(""), "conservation 7"),  # 42 in one region
    (260, having(empty_spaces, 5), ""),
    (261, shown(**FOUR_CATEGORIES, science=1), ""),
    (261, shown(**FOUR_CATEGORIES, reptile=2), "conservation 1"),
    (264, covered(""), "conservation 6"),  # 12 bonuses
    (264, covered("0.1"), "conservation 5"),  # one covered, one beside it: 10
    (264, map_covered, ""),
]


@rule(
    "AN-11.5", "AN-S.201", "AN-S.203", "AN-S.208", "AN-S.209", "AN-S.210", "AN-S.211", "AN-S.214", "AN-S.215",
    "AN-S.216", "AN-S.217", "AN-S.218", "AN-S.219", "AN-S.220", "AN-S.221", "AN-S.225", "AN-S.226", "AN-S.241",
    "AN-S.242", "AN-S.243", "AN-S.244", "AN-S.245", "AN-S.246", "AN-S.247", "AN-S.251", "AN-S.257", "AN-S.258",
    "AN-S.259", "AN-S.260", "AN-S.261", "AN-S.264",
)  # fmt: skip
@pytest.mark.parametrize(("number", "prepare", "gain"), ENDS)
def test_end_of_game_effects_of_sponsors(number: int, prepare: Callable[[Zoo], None], gain: str) -> None:
    table = table_on("A", "A")
    zoo = table.zoo(B)
    zoo.sponsors = sponsors(number)
    prepare(zoo)
    given = [(card, f"{what.value} {amount}") for card, what, amount in endgame_gains(table, B)]
    assert given == ([(zoo.sponsors[0], gain)] if gain else [])
    assert endgame_gains(table, A) == []


@rule("AN-11.5")
def test_all_end_of_game_effects_are_shown_above_and_give_appeal_or_conservation() -> None:
    ending = [card for card in SPONSORS if card.endgame]
    assert {number for number, _, _ in ENDS} == {card.id for card in ending}
    assert {number for number, _, gain in ENDS if gain} == {card.id for card in ending}
    for card in ending:
        for effect in card.endgame:
            assert isinstance(effect, Gain | Tiers)
            assert effect.what in (Resource.APPEAL, Resource.CONSERVATION)


# scoring


def scored(table: ArkNovaTable) -> ArkNovaTable:
    score_zoos(table)
    table.stage = Stage.OVER
    return table


def stand(table: ArkNovaTable, seat: Seat, appeal: int, conservation: int) -> Zoo:
    zoo = table.zoo(seat)
    zoo.appeal, zoo.conservation = appeal, conservation
    return zoo


@rule("AN-11.5", "AN-11.6")
def test_the_scoring_example() -> None:
    """S-AN-40."""
    table = table_on("A", "A")
    first = stand(table, A, 82, 18)
    first.finals = (V1[4],)
    leave_empty(first)
    second = stand(table, B, 74, 19)
    second.finals = (V1[3],)
    second.sponsors = sponsors(220, 246)
    second.reputation = 9
    show(second, rock=7, science=5)
    assert [final_gains(table, seat) for seat in (A, B)] == [(0, 4), (0, 5)]
    assert [(english(text), amount) for text, amount in final_parts(table, B)] == [
        ("Research Zoo: conservation", 3),
        ("Federal Grants: conservation", 1),
        ("Cable Car: conservation", 1),
    ]
    found = result(scored(table))
    assert [(zoo.appeal, zoo.conservation) for zoo in table.zoos] == [(82, 22), (74, 24)]
    assert [score.total for score in found.scores] == [24, 22]
    assert found.winners == (A,)


@rule("AN-11.5")
def test_parts_name_appeal_and_cards_that_give_nothing() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    zoo.finals = (V1[1], V1[11])
    zoo.sponsors = sponsors(214, 216)
    zoo.x_tokens = 3
    show(zoo, water=4)
    assert [(english(text), amount) for text, amount in final_parts(table, A)] == [
        ("Large Animal Zoo: conservation", 0),
        ("Aquatic Park: conservation", 2),
        ("Expert on Africa: appeal", 3),
    ]


@rule("AN-11.5")
def test_scoring_brings_no_rewards_of_tracks() -> None:
    table = table_on("A")
    zoo = stand(table, A, 20, 1)
    zoo.finals = (V1[3], V1[10])
    show(zoo, science=6, rock=7)
    before = zoo.copy()
    score_zoos(table)
    assert zoo.conservation == 9  # past 2, 5 and 8
    zoo.conservation = 1
    assert zoo == before


@rule("AN-9.5", "AN-Q9")
@pytest.mark.parametrize(("option", "appeal"), [("clamp", 113), ("count", 116)])
def test_limits_hold_in_scoring_too(option: str, appeal: int) -> None:
    table = table_on("A", "A", appeal_above_113=option)
    zoo = stand(table, A, 111, 40)
    zoo.sponsors = sponsors(214)
    zoo.x_tokens = 5
    zoo.finals = (V1[11],)
    show(zoo, water=8)
    scored(table)
    assert (zoo.appeal, zoo.conservation) == (appeal, 41)
    assert result(table).scores[A].total == appeal - 1


@rule("AN-11.6", "AN-13.2")
def test_points_are_appeal_minus_the_target_of_the_conservation() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    zoo.appeal = 50
    for conservation in range(42):
        zoo.conservation = conservation
        target = 114 - 2 * conservation if conservation <= 10 else 94 - 3 * (conservation - 10)
        (score,) = result(table).scores
        assert score.total == 50 - target == sum(amount for _, amount in score.parts)
    assert [board.target(number) for number in (0, 1, 10, 11, 20, 22, 23, 41)] == [114, 112, 94, 91, 64, 58, 55, 1]


def test_while_the_game_runs_the_points_stand_as_the_counters_do_and_nobody_has_won() -> None:
    table = table_on("A", "A")
    zoo = stand(table, A, 30, 12)
    zoo.finals = (V1[4],)
    leave_empty(zoo)
    for stage in (Stage.SETUP, Stage.TURN, Stage.BREAK, Stage.SCORING):
        table.stage = stage
        found = result(table)
        assert (found.scores[A].total, found.winners) == (30 - 88, ())
    assert [(english(text), amount) for text, amount in found.scores[A].parts] == [
        ("appeal", 30),
        ("target for 12 conservation", -88),
    ]


@rule("AN-11.6")
def test_most_points_win() -> None:
    table = table_on("A", "A", "A", "A")
    for seat, appeal in zip(table.players, (70, 71, 69, 60), strict=True):
        stand(table, seat, appeal, 18)
    supports(table.zoo(A), 7)
    assert result(scored(table)).winners == (B,)


@rule("AN-11.9", "AN-11.10")
def test_a_tie_goes_to_more_supported_projects_or_is_shared() -> None:
    table = table_on("A", "A", "A", "A")
    stand(table, A, 64, 20)
    stand(table, B, 67, 19)
    stand(table, C, 58, 22)
    stand(table, D, 10, 0)
    for seat, number in zip(table.players, (3, 4, 4, 7), strict=True):
        supports(table.zoo(seat), number)
    assert [score.total for score in result(table).scores[:3]] == [0, 0, 0]
    assert result(scored(table)).winners == (B, C)
    supports(table.zoo(C), 5)
    assert result(table).winners == (C,)


@rule("AN-14.7")
def test_alone_the_goal_is_zero_points() -> None:
    table = table_on("A")
    stand(table, A, 64, 20)
    assert result(table).winners == ()
    assert result(scored(table)).winners == (A,)
    table.zoo(A).appeal = 63
    assert result(table).winners == ()
    assert result(table).scores[A].total == -1
