"""The tables of boards and tracks: what the rules file prints is what is played with [AN-13]."""

import re
from pathlib import Path

import pytest

from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIND, UNIQUE, Kind
from soloist.games.arknova.icons import Icon
from tests.kit import rule
from tests.kit.citations import ROOT
from tests.scenarios.arknova.scene import Scene

RULES = Path(ROOT, "docs", "rules", "arknova.md").read_text("utf-8")
ASSOCIATION = "order An Bu Ca Sp As"


def paragraph(name: str) -> str:
    """A paragraph with the table that follows it."""
    start = RULES.index(f"- [{name}]")
    following = RULES.find("\n- [", start + 1)
    return RULES[start:following]


def rows(name: str) -> list[list[str]]:
    """The cells of its table, without the line below the head."""
    lines = [line for line in paragraph(name).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set("".join(row)) <= {"-"}]


def span(text: str) -> range:
    """`5–6` as numbers."""
    first, _, last = text.partition("–")
    return range(int(first), int(last or first) + 1)


# tracks


@rule("AN-13.1")
def test_money_by_appeal() -> None:
    _, *lines = rows("AN-13.1")
    printed = {}
    for line in lines:
        for appeal, money in zip(line[::2], line[1::2], strict=True):
            printed.update(dict.fromkeys(span(appeal), int(money)) if appeal else {})

    assert printed == dict(enumerate(board.INCOME))
    assert max(printed) == board.MOST_APPEAL == 113


@rule("AN-13.2")
def test_the_target_of_conservation() -> None:
    for conservation in range(42):
        printed = 114 - 2 * conservation if conservation <= 10 else 94 - 3 * (conservation - 10)
        assert board.target(conservation) == printed
    examples = re.findall(r"(\d+): (\d+)(?=[,)])", paragraph("AN-13.2"))
    assert len(examples) == 7
    assert all(board.target(int(conservation)) == int(appeal) for conservation, appeal in examples)
    assert board.target(0) == 114  # joined to no appeal that there is


@rule("AN-13.5")
def test_range_by_reputation() -> None:
    (_, *reputations), (_, *folders) = rows("AN-13.5")

    for reputation, folder in zip(reputations, folders, strict=True):
        assert {board.RANGE[each] for each in span(reputation)} == {int(folder.rpartition("–")[2])}


@rule("AN-13.7")
def test_steps_to_the_break() -> None:
    assert board.BREAK_STEPS == {2: 9, 3: 12, 4: 15}


# the association board


@rule("AN-13.8", "AN-7.1")
@pytest.mark.parametrize(
    ("slot", "tasks"),
    [
        (2, ["reputation"]),
        (3, ["reputation", "partner-zoo"]),
        (4, ["reputation", "partner-zoo", "university"]),
        (5, ["reputation", "partner-zoo", "university", "project"]),
    ],
)
def test_a_task_needs_strength_of_its_value(scene: Scene, slot: int, tasks: list[str]) -> None:
    order = ["An", "Bu", "Ca", "Sp"]
    order.insert(slot - 1, "As")
    scene.table(A=f"icons africa 5, order {' '.join(order)}", bases="101 102 103")

    assert scene.codes("A", "association") == tasks


@rule("AN-13.8", "AN-2.15")
def test_in_slot_1_no_task_is_done_without_x_tokens(scene: Scene) -> None:
    scene.table(A="order As An Bu Ca Sp, x 1")

    scene.refused("A", "association", rule="AN-2.15")
    assert scene.codes("A", "association+1") == ["reputation"]


@rule("AN-13.9", "AN-7.13", "AN-7.23", "AN-1.6")
@pytest.mark.parametrize(
    ("players", "prices"),
    [
        (1, [2, 5, 5, 7, 7, 10, 10, 12, 12, 12]),
        (2, [2, 5, 7, 10, 12, 12]),
        (3, [2, 5, 5, 7, 7, 10, 10, 12, 12, 12]),
        (4, [2, 5, 5, 7, 7, 10, 10, 12, 12, 12]),
    ],
)
def test_donations_cost_more_and_more(scene: Scene, players: int, prices: list[int]) -> None:
    for donations, price in enumerate(prices):
        scene.table(players, donations=donations, A=f"money {price}, cp 11, upgraded As, {ASSOCIATION}")
        scene.plays("A", "association", "reputation", "donate")
        assert scene.zoo("A").money == 0

        scene.table(players, donations=donations, A=f"money {price - 1}, cp 11, upgraded As, {ASSOCIATION}")
        scene.plays("A", "association", "reputation")
        if scene.asked == "A" and scene.why == "AN-7.1":
            scene.refused("A", "donate", rule="AN-7.13")
        assert scene.zoo("A").conservation == 11


@rule("AN-13.10", "AN-1.4")
def test_the_three_universities_and_the_stock() -> None:
    found = [(each.code, each.reputation, each.research, each.hand_limit) for each in board.UNIVERSITIES]

    assert found == [("hand_limit", 1, 0, 5), ("double_research", 0, 2, 0), ("research_reputation", 2, 1, 0)]
    assert (board.UNIVERSITY_TILES, board.PARTNER_ZOO_TILES) == (4, 4)


@rule("AN-13.10", "AN-7.17")
@pytest.mark.parametrize(
    ("name", "reputation", "research", "limit"),
    [("hand_limit", 2, 0, 5), ("double_research", 1, 2, 3), ("research_reputation", 3, 1, 3)],
)
def test_what_a_university_brings(scene: Scene, name: str, reputation: int, research: int, limit: int) -> None:
    scene.table(A=ASSOCIATION)

    scene.plays("A", "association", "university", name)

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.hand_limit) == (reputation, limit)
    assert zoo.icons[Icon.SCIENCE] == research


@rule("AN-13.11", "AN-7.7")
@pytest.mark.parametrize(("players", "places"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_places_for_projects(scene: Scene, players: int, places: int) -> None:
    """The places are full; one more brings the last one to the discard pile."""
    row = " ".join(["119", "120", "121", "122"][:places])
    scene.table(players, A=f"cp 2, hand 118, animals 402, build enclosure_4! 1.2 2.1 2.2 3.2, {ASSOCIATION}", row=row)
    assert len(scene.state.bases) == (4 if players == 4 else 3)

    scene.plays("A", "association", "project", "6")

    assert len(scene.state.row) == places
    assert scene.state.discard[0].id == int(row.split()[-1])


# actions


@rule("AN-13.12", "AN-4.5")
def test_the_table_of_cards() -> None:
    _, draw, drop, snap, draw_ii, drop_ii, snap_ii = rows("AN-13.12")

    assert [int(cell) for cell in draw[1:]] == list(board.DRAW[0][1:])
    assert [int(cell) for cell in drop[1:]] == list(board.DISCARD[0][1:])
    assert [int(cell) for cell in draw_ii[1:]] == list(board.DRAW[1][1:])
    assert [int(cell) for cell in drop_ii[1:]] == list(board.DISCARD[1][1:])
    for side, line in enumerate((snap, snap_ii)):
        assert [cell == "yes" for cell in line[1:]] == [strength >= board.SNAP_FROM[side] for strength in range(1, 6)]
    assert board.STRONGEST == 5


@rule("AN-13.12", "AN-4.2", "AN-4.3", "AN-4.4")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6])
def test_the_cards_action_follows_its_table(scene: Scene, side: int, strength: int) -> None:
    order = ["An", "Bu", "As", "Sp"]
    order.insert(min(strength, 5) - 1, "Ca")
    upgraded = "upgraded Ca, " if side else ""
    scene.table(A=f"{upgraded}x 1, order {' '.join(order)}", deck="401 402 403 404")
    _, draw, drop, snap, draw_ii, drop_ii, snap_ii = rows("AN-13.12")
    cell = min(strength, 5)
    drawn, dropped, snaps = (int((draw, draw_ii)[side][cell]), int((drop, drop_ii)[side][cell]), (snap, snap_ii)[side])

    scene.plays("A", "cards" if strength < 6 else "cards+1")
    assert ("snap" in scene.codes(scene.asked or "")) == (snaps[cell] == "yes")
    if snaps[cell] == "yes":
        scene.plays("A", "draw")
    for _ in range(drawn if side else 0):
        scene.plays("A", "deck")
    if dropped and scene.asked == "A":
        scene.plays("A", scene.codes("A")[0])

    assert scene.asked == "B"
    assert len(scene.zoo("A").hand) == drawn - dropped
    assert len(scene.state.discard) == dropped


@rule("AN-13.13", "AN-6.1")
def test_the_table_of_animals() -> None:
    _, hand, upgraded = rows("AN-13.13")

    assert [int(cell) for cell in hand[1:]] == list(board.PLAY_ANIMALS[0][1:])
    assert [int(cell.split()[0]) for cell in upgraded[1:]] == list(board.PLAY_ANIMALS[1][1:])
    assert board.ANIMALS_REPUTATION_FROM == 5


# buildings


def shape(cells: str) -> set[tuple[int, int]]:
    return {(int(q), int(r)) for q, r in re.findall(r"\((-?\d+),(-?\d+)\)", cells)}


def turned(cells: set[tuple[int, int]], times: int) -> set[tuple[int, int]]:
    for _ in range(times):
        cells = {(-r, q + r) for q, r in cells}
    return moved(cells)


def moved(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    first = min(cells)
    return {(q - first[0], r - first[1]) for q, r in cells}


@rule("AN-13.15", "AN-5.2", "AN-5.3", "AN-5.19")
def test_the_table_of_buildings() -> None:
    _, *lines = rows("AN-13.15")
    names = {"enclosure 1": "enclosure_1", "large bird aviary": "large_bird_aviary"}
    seen: list[Kind] = []
    for building, spaces, cost, cells in lines:
        for name in building.split(", "):
            kind = KIND[names.get(name, name.replace(" ", "_"))]
            seen.append(kind)
            assert (kind.size, kind.cost) == (int(spaces), int(cost))
            assert moved(set(kind.cells)) in [turned(shape(cells), times) for times in range(6)]
            if found := re.search(r"holds (\d)", cells):
                assert kind.capacity == int(found[1])

    assert set(seen) == {kind for kind in KIND.values() if not kind.is_unique}


@rule("AN-13.16", "AN-8.5")
def test_the_table_of_unique_buildings() -> None:
    _, *lines = rows("AN-13.16")

    assert [int(line[0]) for line in lines] == sorted(UNIQUE)
    for number, name, spaces, needs in lines:
        kind = UNIQUE[int(number)]
        counted = {word: int(count) for count, word in re.findall(r"at least (\d) (rock|water|border)", needs)}
        assert kind.code == name.lower().replace(" ", "_")
        assert (kind.size, kind.rock, kind.water, kind.border) == (
            int(spaces),
            counted.get("rock", 0),
            counted.get("water", 0),
            counted.get("border", 0),
        )
        assert kind.has_neighbour == ("no other building" not in needs)
