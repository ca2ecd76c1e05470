"""AutoMammoth beside the box, in the terminal: typed from a script, killed and gone on with, corrected, won."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.companion.mammoth.session import MammothSession
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import numeral
from soloist.terminal.files import read_match
from tests.terminal.desk import Desk, Killed, answers
from tests.terminal.typists import numbers_on

TURN, TILE, BUY, POINTS, COINS = "What did ", "what is it?", "wants to buy", "How many points", "how many coins"
TILES = ("zebra", "zebra", "panda", "leopard", "camel", "stall", "coin")


def corrects(page: str) -> str:
    """The number that corrects the books."""
    found = re.search(r"(\d+) Correct something", page)
    assert found is not None
    return found[1]


def player(seed: int = 0, points: str = "20", wrong: bool = False) -> Callable[[str], str]:
    """Says what somebody at a real table would say; now and then nonsense first."""
    asked, question = 0, ""

    def typist(page: str) -> str:
        nonlocal asked, question
        asked += 1
        chance = Stream(seed, 70, asked)
        question = page if "▶" in page else question
        if wrong and "is not" not in page and chance.below(5) == 0:
            return chance.pick(["nonsense", "99", "t9", "", "-1000"])
        page = question
        if POINTS in page:
            return points
        if COINS in page:
            return "2"
        if TILE in page:
            return chance.pick(TILES)
        if BUY in page:
            return chance.pick(["1", "none"])
        if TURN in page:
            return chance.pick([number for number in numbers_on(page) if number != corrects(page)])
        return "1"

    return typist


def books(path: Path) -> MammothSession:
    view: MammothSession = read_match(path).view(None)
    return view


def plays(seed: int, upto: int | None = None) -> list[str]:
    """What one player typed in an evening."""
    lines: list[str] = []
    type_it = player(seed)

    def typist(page: str) -> str:
        lines.append(type_it(page))
        return lines[-1]

    Desk(typist, most=upto or 10_000).table(seed)
    return lines


# whole evenings


@pytest.mark.parametrize(
    ("seed", "options", "people", "width"),
    [
        (1, {}, "Anna", 120),
        (2, {"players": "3", "automas": "A=III, C=I"}, "Anna", 80),
        (3, {"players": "5", "automas": "E=II"}, "Anna,Ben,Ōe 健三郎,Dora", 80),
    ],
)
def test_an_evening_is_played_to_its_end(
    tmp_path: Path, seed: int, options: dict[str, str], people: str, width: int
) -> None:
    file = tmp_path / "evening"
    desk = Desk(player(seed, wrong=True), width=width)
    assert desk.table(seed, people, save=file, options=options) == 0

    view = books(file)
    assert view.over
    (page,) = [page for page in desk.pages if "Winner" in page]
    names = people.split(",")
    called = [names.pop(0) if mammoth is None else "AutoMammoth" for mammoth in view.ledgers]
    result = read_match(file).result
    for winner in result.winners:
        assert re.search(rf"Winners?: .*{called[winner]}", page)
    assert str(result.scores[result.winners[0]].total) in page
    typed = [line for shown in desk.pages for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in typed) <= width
    assert "is not" in desk.text  # something wrong was typed, and explained


def test_a_turn_takes_few_lines(tmp_path: Path) -> None:
    """One line for a person, and for an automa's turn one a tile; or the whole truck in a line."""
    for seed in range(2):
        file = tmp_path / str(seed)
        Desk(player(seed)).table(seed, save=file)
        match = read_match(file)
        replayed = Match.new(match.game, 1, {}, match.seed)
        lines: dict[int, int] = {}
        automas: set[int] = set()
        for entry in match.history:
            if entry.seat == CHANCE:
                continue
            view: MammothSession = replayed.view(None)
            if view.active is not None and not view.known.last_round:
                lines[view.turn] = lines.get(view.turn, 0) + 1
                if view.ledgers[view.active] is not None:
                    automas.add(view.turn)
            replayed.answer(entry.value)
        counted = [lines[turn] for turn in automas]
        assert len(counted) > 5
        assert max(counted) <= 4  # three tiles and a purchase
        assert sum(count <= 3 for count in counted) >= 0.9 * len(counted)


def test_a_whole_truck_is_typed_in_one_line(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    lines = plays(5, 60)
    Desk(lines).table(5, save=one)
    given = [what for who, what in answers(one) if who == "A"]
    pages = Desk(lines)
    pages.table(5)
    first = next(place for place, page in enumerate(pages.pages) if "tile 1 of 2" in page)
    Desk([*lines[:first], f"{lines[first]} {lines[first + 1]}", *lines[first + 2 :]]).table(5, save=two)
    assert answers(one) == answers(two)
    assert given[first] in TILES


# before the first question, and drawing oneself


def test_the_first_page_says_what_is_reconstructed() -> None:
    desk = Desk(["A"], most=2)
    desk.table(1)
    assert "Reconstructed: AutoMammoth's cards." in " ".join(desk.pages[0].split())
    assert "Reconstructed" not in desk.pages[1]


def test_a_printed_deck_that_lacks_a_card_is_warned_about() -> None:
    desk = Desk(["A"], most=1)
    desk.table(1, options={"mammoth_deck": "I-01: draw 0 >\nI-02: take 1 >"})
    first = " ".join(desk.pages[0].split())
    assert "have no 'draw 1', 'draw 2', 'take 2', 'take 3', 'shuffle'" in first
    assert "Reconstructed" not in first


def test_cards_are_drawn_at_the_table_and_typed(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = Desk(["B", "I-03", "i-02", "loaded 1", "I-04", "loaded 1", ""], most=8)
    desk.table(1, save=file, options={"dice": "typed"})
    pages = [" ".join(page.split()) for page in desk.pages]
    assert "AutoMammoth's next card" in pages[1]
    assert "I-10: purchase, shuffle" in pages[1]
    assert "card I-03 is turned up" in pages[2]  # no truck has a tile: it turns up another one
    assert "→ Draw a tile and put it on truck 3" in pages[3]
    typed = [what for who, what in answers(file) if who == "A"]
    assert typed[:6] == ["B", "I-03", "I-02", "loaded 1", "I-04", "loaded 1"]
    assert typed[6] == "soloist"  # Enter lets Soloist draw


def test_evenings_with_cards_from_the_table_are_played_to_their_end(tmp_path: Path) -> None:
    type_it = player(4)

    def typist(page: str) -> str:
        drawn = "next card" in page or "equal stacks" in page or "AutoMammoth buys" in page
        return "1" if drawn else type_it(page)

    file = tmp_path / "evening"
    assert Desk(typist).table(4, save=file, options={"dice": "typed"}) == 0
    assert books(file).over


# what is shown


def test_instructions_stand_out_and_reasons_have_their_rule(tmp_path: Path) -> None:
    desk = Desk(player(6), most=80)
    desk.table(6)
    orders = re.findall(r"(?m)^→ .*", desk.text)
    assert any("Draw a tile and put it on truck" in order for order in orders)
    assert any("Take truck" in order for order in orders)
    cards = re.findall(r"(?m)^ {4}AutoMammoth: card .* is turned up \[MAM-2.2\]$", desk.text)
    reasons = re.findall(r"(?m)^ {6}\S.*$", desk.text)
    assert len(cards) > 5
    assert len(reasons) > 5
    assert all(re.search(r"\[MAM-\d\.\d\]$", reason) for reason in reasons)


def test_the_picture_follows_the_books(tmp_path: Path) -> None:
    stacks = 0
    typist = player(8)
    file = tmp_path / "evening"
    desk = Desk(typist, most=150)

    def looking(page: str) -> str:
        nonlocal stacks
        if TURN in page:
            view = books(file)
            mammoth = view.ledgers[1]
            assert mammoth is not None
            assert f"round {view.round} · turn: Player A · seed 8" in page
            tiles = view.known.stack - view.known.drawn
            assert view.known.last_round or f"{tiles} tile" in page
            assert f"AutoMammoth  {numeral(read_match(file).result.scores[1].total)} point" in page
            assert f"{mammoth.coins} coin" in page
            assert f"{len(mammoth.cards)} to draw, {len(mammoth.discard)} played" in page
            for count in filter(None, map(len, mammoth.stacks)):
                sign = "■" if count > 2 else "□"
                assert re.search(rf"[a-z] {sign * count} ", page)
                stacks += 1
            for number, (count, taker) in enumerate(zip(view.known.trucks, view.known.taken_by, strict=True), 1):
                shown = f"truck {number} {'[■]' * count}" if taker is None else f"truck {number} taken: "
                assert shown in page
        return typist(page)

    desk._write = looking
    desk.table(8, save=file)
    assert stacks > 20


def test_the_seed_is_shown_and_gives_the_same_evening(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    desk = Desk(player(9), most=60)
    desk.table(9, save=first)
    Desk(player(9), most=60).table(9, save=second)
    assert "seed 9" in desk.pages[0]
    assert first.read_text() == second.read_text()


def test_names_fit_into_sentences() -> None:
    one, two = Desk(["1"]), Desk(["1"])
    one.table(1, "Anna")
    two.table(1, options={"players": "4", "automas": "B=I, D=II"})
    assert "What did Anna do?" in one.text
    assert "1 Anna" in one.pages[0]
    assert "2 AutoMammoth\n" in one.pages[0]
    for line in ("1 Player A", "2 AutoMammoth B", "3 Player C", "4 AutoMammoth D", "What did Player A do?"):
        assert line in two.text


# killed, left, gone on with


@pytest.mark.parametrize("killed_at", [2, 9, 33])
def test_after_a_kill_the_evening_is_at_the_same_question(tmp_path: Path, killed_at: int) -> None:
    whole, file = tmp_path / "whole", tmp_path / "killed"
    lines = plays(11, 60)
    Desk(lines).table(11, "Anna", save=whole)

    killed = Desk(lines)
    killed.killed_at = killed_at
    with pytest.raises(Killed):
        killed.table(11, "Anna", save=file)
    again = Desk(lines[killed_at:])
    assert again.table(load=file) == 0

    question = killed.pages[killed_at].splitlines()
    asked = [line for line in question if line.startswith("▶ ")][-1]
    assert asked in again.pages[0]
    assert "Resuming the match" in again.pages[0]
    assert file.read_text() == whole.read_text()


def test_the_end_of_the_input_and_an_interrupt_leave_with_a_hint(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = Desk(["1", "1"])
    assert desk.table(save=file) == 0
    assert f"soloist table mammoth --load {file}" in desk.text
    again = Desk(player())
    again.interrupted_at = 3
    assert again.table(load=file) == 130
    assert f"soloist table mammoth --load {file}" in again.text
    assert len(answers(file)) > 3


# undo and corrections


def test_undo_goes_back_over_an_automas_turn_and_redo_forward(tmp_path: Path) -> None:
    lines = plays(12, 40)
    desk = Desk(lines)
    desk.table(12, save=tmp_path / "before")
    begun = next(place for place, page in enumerate(desk.pages) if "tile 1 of" in page)
    after = next(place for place in range(begun, 99) if TURN in desk.pages[place])
    steps = after - begun + 1  # the tiles, and what the person said before

    back, forth = tmp_path / "back", tmp_path / "forth"
    again = Desk([*lines[:after], *["u"] * steps])
    again.table(12, save=back)
    Desk([*lines[:after], *["u"] * steps, *["r"] * steps]).table(12, save=forth)
    short, long = tmp_path / "short", tmp_path / "long"
    Desk(lines[: begun - 1]).table(12, save=short)
    Desk(lines[:after]).table(12, save=long)

    assert back.read_text() == short.read_text()
    assert forth.read_text() == long.read_text()
    assert short.read_text() != long.read_text()
    assert TURN in again.pages[-2]


def test_undo_has_no_limit(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    Desk(plays(13, 50)).table(13, save=file)
    before = len([who for who, _ in answers(file) if who == "A"])
    desk = Desk(["u"] * (before + 1))
    desk.table(load=file)
    assert "Who goes first?" in desk.pages[before]
    assert "there is nothing to undo" in desk.text
    assert not [who for who, _ in answers(file) if who == "A"]


@pytest.mark.parametrize(
    ("item", "number", "wrong"),
    [
        ("truck 1", "2", "4"),
        ("zebra B", "5", "14"),
        ("coins B", "0", "-1"),
        ("drawn", "64", "six"),
        ("camel B", "1", ""),
    ],
)
def test_a_number_means_itself_in_a_correction(tmp_path: Path, item: str, number: str, wrong: str) -> None:
    file = tmp_path / "evening"
    desk = Desk(["1", "correct", item, wrong, number])
    desk.table(save=file)
    view = books(file)
    mammoth = view.ledgers[1]
    assert mammoth is not None
    found = {
        "truck 1": view.known.trucks[0],
        "zebra B": len(mammoth.stacks[7]),
        "coins B": mammoth.coins,
        "drawn": view.known.drawn,
        "camel B": len(mammoth.stacks[0]),
    }
    assert found[item] == int(number)
    assert "Type the number itself, from 0 to " in desk.pages[3]
    assert "a number from 0 to " in desk.pages[4] or "cannot pass here" in desk.pages[4]
    assert "Corrected: " in desk.pages[5]


# the end


def near_the_end(file: Path) -> None:
    """The last round, and AutoMammoth has six zebras."""
    fixes = ["correct", "drawn", "65", "correct", "zebra B", "6", "correct", "coins B", "0"]
    Desk(["1", *fixes]).table(14, "Anna", save=file)


@pytest.mark.parametrize(("points", "winner"), [("34", "Anna"), ("-3", "AutoMammoth"), ("2", "AutoMammoth")])
def test_points_mean_themselves_and_the_winner_is_named(tmp_path: Path, points: str, winner: str) -> None:
    file = tmp_path / "evening"
    near_the_end(file)
    desk = Desk(player(14, points))
    desk.table(load=file)
    assert "LAST ROUND" in desk.pages[0]
    assert f"Winner: {winner}" in desk.text
    assert books(file).points[Seat(0)] == int(points)


@pytest.mark.parametrize("points", ["121", "-31", "+200", "many", "3.5", "1_0", "٣", ""])
def test_impossible_points_are_refused(tmp_path: Path, points: str) -> None:
    file = tmp_path / "evening"
    near_the_end(file)
    typist = player(14)
    desk = Desk(lambda page: points if POINTS in page else typist(page) if "please" not in page else "q")
    desk.table(load=file)
    assert not books(file).over
    problem = f"'{points}' is not possible here; a number from −30 to 120, please" if points else "cannot pass here"
    assert problem in desk.text


def test_even_the_last_answer_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    near_the_end(file)
    Desk(player(14, "34")).table(load=file)
    assert read_match(file).result.winners == (Seat(0),)

    desk = Desk(["u", "-3", ""])
    assert desk.table(load=file) == 0

    assert read_match(file).result.winners == (Seat(1),)
    assert "Winner: Anna" in desk.pages[0]
    assert "How many points does Anna have?" in desk.pages[1]
    assert "Winner: AutoMammoth" in desk.pages[2]


def test_help_and_rules_are_there(tmp_path: Path) -> None:
    desk = Desk(["1", "?", "? 1", "? MAM-6.3", "? zebra", "l", "pp", "why took 1"])
    desk.table()
    overview, option, rule, zebra, log, passing, why = desk.pages[2:9]
    assert "undo" in overview
    assert "wakes" not in overview
    assert "MAM-3.1" in option
    assert "MAM-6.3" in rule
    assert "ZOO-" in zebra
    assert "Player A goes first" in log
    assert "is not a choice here" in passing
    assert "is not a choice here" in why
