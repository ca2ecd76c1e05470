"""Pig, the example of docs/add-a-game.md: from nothing to play on the screen, beside the die and in the lab."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soloist import rulebook
from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match, Undo
from soloist.engine.words import english
from soloist.registry import find
from soloist.web.api.sight import plain
from soloist.web.statics import contents
from tests.examples.conftest import EXAMPLES
from tests.kit import pages
from tests.kit.courses import cases
from tests.kit.facts import Walk
from tests.kit.laws import LAWS, Law
from tests.kit.subject import Agreement, Census, Subject

ROOT = EXAMPLES.parent
PIG = EXAMPLES / "pig"
AGREEMENTS = [Agreement("two", 2), Agreement("short", 3, {"target": "10"}), Agreement("piglet", 2, {"automas": "B=I"})]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(data=st.data())
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_laws_hold_for_it(law: Law, data: st.DataObject) -> None:
    nothing = Census(Counter(), Counter())
    subject = Subject(find("pig"), AGREEMENTS, (), lambda _: nothing, repr, most_answers=5000, walk=Walk(()))
    law(data.draw(cases(subject)))


# a match by hand


def begun(**options: str) -> Match:
    match = Match.new(find("pig"), 2, options, dice=False)
    match.answer("A")  # starts
    return match


def test_a_heap_is_banked_or_lost() -> None:
    match = begun()
    for answer in ("roll", "4", "roll", "6", "hold", "roll", "5", "roll", "1"):
        match.answer(answer)
    assert [score.total for score in match.result.scores] == [10, 0]
    assert english(match.heard(None)[-1][1]) == "Seat B: a 1, the heap is lost [PIG-2.2]"


def test_nobody_holds_before_a_roll() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        begun().answer("hold")
    assert "[PIG-2.1]" in str(refused.value)


def test_piglet_holds_at_twenty_or_when_it_wins() -> None:
    match = begun(automas="B=I", target="24")
    for answer in ("roll", "1", "6", "6", "6", "6"):
        match.answer(answer)
    assert match.result.scores[1].total == 24
    assert match.over


# beside the die


def session(**options: str) -> Match:
    return Match.new(find("piglet"), 1, options, undo=Undo.FREE)


def test_piglet_beside_the_die_asks_tells_and_can_be_corrected() -> None:
    match = session(dice="typed")
    for answer in ("A", "held", "17", "6", "6", "6", "6", "correct", "points A", "19", "lost"):
        match.answer(answer)
    told = [english(what) for _, what in match.heard(None)]
    assert told[0] == "Seat A: 17 banked, 17 in all"
    assert "Seat B: 24 banked, 24 in all" in told
    assert told[-2:] == ["Corrected: Seat A's Points: 17 → 19", "Seat A: a 1, the heap is lost [PIG-2.2]"]
    assert plain(match.view(None))["points"] == {"A": 19, "B": 24}


# in all rooms


@pytest.mark.parametrize(
    ("game", "words", "shown"), [("pig", ["human", "piglet"], "The heap:"), ("piglet", ["human"], "pig-bars")]
)
def test_every_page_of_a_match_is_drawn(game: str, words: list[str], shown: str) -> None:
    drawn = 0
    for match, seating, _ in pages.moments(game, 3, words, {"target": "40"}):
        page = pages.on_the_web(match, seating, "en")
        assert shown in page
        assert "█" in pages.in_the_terminal(match, seating, "en") or not any(
            score.total for score in match.result.scores
        )
        drawn += 1
    assert match.over
    assert drawn >= 3


def test_its_rules_and_its_stylesheet_are_found() -> None:
    assert rulebook.paragraphs()["PIG-4.1"].text.startswith("PIGLET rolls until")
    assert b".pig-bars" in contents()["pig.css"]


def run(*words: str, typed: str = "", path: Path = EXAMPLES, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "SOLOIST_GAMES": "pig", **more}
    command = [sys.executable, "-m", "soloist", *words]
    found = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_the_command_line_knows_it(tmp_path: Path) -> None:
    assert "Pig" in run("games")
    assert "PIGLET beside the die" in run("games", "piglet")
    assert "piglet" in run("simulate", "pig", "--seats", "greedy,piglet", "--games", "20", "--seed", "1")
    screen = run("play", "pig", "--seats", "human,piglet", "--seed", "3", "--save", str(tmp_path / "a"),
                 typed="roll\nhold\nq\n")  # fmt: skip
    assert "Your heap is" in screen
    beside = run("table", "piglet", "--seed", "3", "--save", str(tmp_path / "b"), typed="A\nheld\n14\nq\n")
    assert "14 banked, 14 in all" in beside
    assert "as often as you like" in run("rules", "PIG-2.1")


def test_an_installed_package_needs_no_variable(tmp_path: Path) -> None:
    """What pip would write into site-packages: the entry point is the whole registration."""
    (tmp_path / "pig").symlink_to(PIG)
    folder = tmp_path / "soloist_pig-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: soloist-pig\nVersion: 1\n")
    (folder / "entry_points.txt").write_text("[soloist.games]\npig = pig:ENTRIES\n")
    described = json.loads(run("games", "pig", "--json", path=tmp_path, SOLOIST_GAMES=""))
    assert described["pig"]["title"] == "Pig"


def test_the_documentation_counts_it_right() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([\w./]+)` \|.*\| (\d+) \|$", text, re.MULTILINE))
    files = {str(file.relative_to(PIG)): file for file in PIG.rglob("*") if file.suffix in (".py", ".md", ".css")}
    assert {name: int(count) for name, count in rows.items()} == {
        name: len(file.read_text("utf-8").splitlines()) for name, file in files.items()
    }
