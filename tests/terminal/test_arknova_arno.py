"""ARNO at the terminal: its mat, its turns in the log, whole games against it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.events import Advanced, CardReceived, CardUsed, Occasion, Track
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import ActionDie, RolledFolder, RolledUniversity
from soloist.games.arknova.arno.sight import sight
from soloist.games.arknova.arno.turn import SLOT_OPTIONS, Place
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.cards import BASE_PROJECTS, CONTINENTS, Action, Icon, Project
from soloist.games.arknova.view import View
from soloist.rulebook import paragraphs
from soloist.terminal.arknova_arno import counters, mat, told
from soloist.terminal.arknova_board import race
from soloist.terminal.draw import picture
from soloist.terminal.files import read_match
from soloist.terminal.replay import reader_of, shown
from tests.terminal.ark import FACE, begun, page, pen, plain, play_through, printed, reader
from tests.terminal.desk import Desk
from tests.terminal.typists import anything

LINEUPS = {2: "B=L6", 3: "B=L3,C=L12", 4: "B=L6,C=L6,D=L1"}


def against(players: int, seed: int = 1, module: str = "no") -> Match:
    return begun(players, seed, automas=LINEUPS[players], arno_module=module)


def mat_of(arno: Arno, width: int = 80, module: bool = False, name: str = "ARNO") -> list[str]:
    return plain(mat(sight(arno), Text(name), pen(width), module))


def busy() -> Arno:
    """An ARNO that has all an ARNO can have."""
    arno = Arno(Seat(1), 12)
    arno.order = (Action.CARDS, Action.BUILD, Action.ANIMALS, Action.ASSOCIATION, Action.SPONSORS)
    arno.upgraded = 1 << Action.BUILD | 1 << Action.ASSOCIATION | 1 << Action.SPONSORS
    arno.hired, arno.workers, arno.on_task = 3, 1, (1, 0, 1, 0)
    arno.partner_zoos, arno.universities = CONTINENTS[:4], tuple(board.UNIVERSITIES[:3])
    arno.scoring_tokens, arno.notepad, arno.sponsors_seen, arno.unnamed = 6, 12, 7, 2
    arno.projects = BASE_PROJECTS[:6]
    arno.icons = [3] * len(Icon)
    return arno


# the mat


def test_a_new_mat_takes_three_lines() -> None:
    arno = Arno(Seat(1), 3)
    arno.order = (Action.ANIMALS, Action.BUILD, Action.CARDS, Action.ASSOCIATION, Action.SPONSORS)
    assert mat_of(arno) == [
        "ARNO         L3  1 Animals 2 Build 3 Cards 4 Association 5 Sponsors",
        "             workers ●···   zoos —   univ. —   scoring card 0/6   notepad 0",
        "             its projects —",
    ]
    assert counters(sight(arno)).plain == "♥0 ♣−5 ★1"


def test_a_full_mat_shows_everything_on_it() -> None:
    lines = mat_of(busy(), module=True)
    text = " ".join(" ".join(lines).split())
    assert lines[0].endswith("L12  1 Cards 2 Build II 3 Animals 4 Association II 5 Sponsors II")
    for part in ("workers ●○○·", "zoos Afr Ame Asi Aus", "scoring card 6/6", "notepad 12", "2 animals not named"):
        assert part in text
    assert all(project.name in text for project in BASE_PROJECTS[:6])
    assert "spot 8: left level, 2 kiosks" in text
    assert "3Roc" not in text  # ARNO's icons are categories, continents and research [ARNO-15.1]
    assert "…" not in text


def test_the_level_is_not_said_twice() -> None:
    assert "L12" in mat_of(busy())[0]
    assert mat_of(busy(), name="ARNO L12")[0].count("L12") == 1


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_mat_fits_its_width(width: int) -> None:
    assert max(cell_len(line) for line in mat_of(busy(), width, module=True)) <= width


def test_slot_one_stands_back() -> None:
    first = next(mat(sight(busy()), Text("ARNO"), pen(), False))
    dim = "".join(first.plain[span.start : span.end] for span in first.spans if span.style == "dim")
    assert dim == "1 Cards"


# the picture


@pytest.mark.parametrize(("players", "module"), [(2, "no"), (3, "yes"), (4, "yes")])
def test_every_page_with_arno_fits_its_width(players: int, module: str) -> None:
    stages, turns = set(), 0
    for match, question in play_through(against(players, players, module), every=9, most=2000):
        stages.add(match.view(None).stage)
        turns = match.turns
        for width in (80, 100):
            text = printed(*page(match, question), width=width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
    assert len(stages) > 1
    assert turns > 50


def test_the_table_shows_arno_without_map_money_and_hand() -> None:
    match = against(3, module="yes")
    lines = printed(picture(match, Seat(0), reader(3)), width=80).splitlines()
    bo, carl = [line for line in lines if line.startswith(("  Bo", "  Carl")) and "♥" in line]
    assert bo.rstrip().endswith("♣−5 ★1")
    assert carl.rstrip().endswith("♣1  ★1")
    assert "$" not in bo + carl
    assert "hand" not in bo + carl
    assert sum("spot " in line for line in lines) == 2
    assert sum("Left edge" in line for line in lines) == 1


def test_onlookers_see_the_mat_once_and_no_map_of_arno() -> None:
    text = printed(picture(against(2), None, reader()), width=80)
    assert text.count("scoring card") == 1
    assert text.count("Left edge") == 1


def test_the_bars_are_of_one_length_and_right_below_zero() -> None:
    view: View = against(2).view(Seat(0))
    arno = view.zoos[1]
    assert race(arno, 40).plain == "·" * 40
    for appeal, conservation in ((113, -5), (123, -5), (124, -5), (60, 0), (0, 5), (90, 20)):
        bar = race(replace(arno, appeal=appeal, conservation=conservation), 124).plain
        assert len(bar) == 124
        assert ("·" in bar) == (appeal < board.target(conservation))


# the log


def lines_of(*steps: Sayable) -> list[str]:
    return [told(step, reader()).plain for step in steps]


def test_a_turn_has_a_headline_and_its_steps_under_it() -> None:
    bo = Seat(1)
    folders = tuple(Place("folder", number) for number in (1, 2, 5))
    assert lines_of(
        Roll(bo, ActionDie(), SLOT_OPTIONS, SLOT_OPTIONS[2], "ARNO-4.1"),
        CardUsed(bo, "ARNO-5.1", Action.BUILD, upgraded=False, strength=4),
        Roll(bo, RolledFolder(), folders, folders[2], "ARNO-4.6"),
        Advanced(bo, "ARNO-7.1", Track.APPEAL, 2, 3),
        CardReceived(bo, "ARNO-12.3", Occasion.BREAK, Project, BASE_PROJECTS[0], is_kept=True),
        msg("Break"),
    ) == [
        "",
        "· Bo: Build, side I, strength 4 [ARNO-5.1]",
        "    rolled: folder 5 (from 1, 2, 5) [ARNO-4.6]",
        "    2 appeal (now 3) [ARNO-7.1]",
        f"· Bo: {BASE_PROJECTS[0].name} is kept [ARNO-12.3]",
        "· Break",
    ]


def test_a_die_that_was_rolled_at_the_table_is_shown() -> None:
    roll = Roll(Seat(1), ActionDie(), SLOT_OPTIONS, SLOT_OPTIONS[2], "ARNO-4.1", 6, (4,))
    assert lines_of(roll) == ["    d6 shows 4: slot 4 (from 2, 3, 4, 5) [ARNO-4.1]"]
    universities = tuple(board.UNIVERSITIES)
    twice = Roll(Seat(1), RolledUniversity(), universities, universities[0], "ARNO-11.5", 6, (4, 2))
    assert lines_of(twice)[0].startswith("    d6 shows 4 + 2: ")
    assert isinstance(roll, FACE.minor)


@pytest.mark.parametrize(("seats", "width"), [("human,arno:L6", 80), ("human,arno:L6,arno:L6", 100)])
def test_a_match_against_arno_is_played_to_its_end_by_script(tmp_path: Path, seats: str, width: int) -> None:
    file = tmp_path / "match"
    desk = Desk(anything(2), width=width, height=90)

    assert desk.play(seats, 3, save=file, game="arknova", options={"arno_module": "yes"}) == 0

    match = read_match(file)
    assert match.over
    shown_lines = [line for page in desk.pages for line in page.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in shown_lines) <= width
    assert any(re.match(r"· ARNO L6: \w+, side II?, strength [2-5] \[ARNO-5\.1\]", line) for line in shown_lines)
    assert "Winner" in desk.pages[-1]
    assert "tokens on the notepad" in desk.pages[-1]
    assert set(re.findall(r"\[(ARNO-[\w.]+)\]", desk.text)) <= set(paragraphs())
    steps = [what for _, what in match.heard(None) if isinstance(what, ArnoLine)]
    assert {line.rule for line in steps} <= set(paragraphs())

    position = printed(shown(match, match.moment // 2, None, reader_of(match, "en")), width=width)
    assert "scoring card" in position
    assert "action die" not in position


def test_arno_and_its_rules_are_explained_on_demand(tmp_path: Path) -> None:
    desk = Desk(["1", "2", "3", "4", "? ARNO-11.1", "? arno"])
    desk.play("human,arno:L6", 4, save=tmp_path / "match", game="arknova")
    assert "ARNO looks for a task" in " ".join(desk.pages[-3].split())
    assert "scoring card 0/6" in desk.pages[-2]
