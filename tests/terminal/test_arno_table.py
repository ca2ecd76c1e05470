"""ARNO beside the box, in the terminal: typed from a script, killed and gone on with, taken back, won."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.companion.arno.session import ArnoSession
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.words import english
from soloist.games.arknova.arno.questions import OnDie
from soloist.games.arknova.arno.rolls import RolledUpgrade
from soloist.games.arknova.cards import Action
from soloist.language import Reader
from soloist.registry import find_companion
from soloist.terminal.arno import die_lines
from soloist.terminal.draw import Pen
from soloist.terminal.files import read_match
from tests.terminal.desk import Desk, Killed, answers

TURN, MORE, DIE, POINTS = "What did ", "What else did ", "what does the d", "How many victory points"
CARD, PROJECT, TILE = "hat is it?", "Which project is", "Which bonus tile"
TWO = {"players": "3", "automas": "B=L4, C=L1", "dice": "typed"}
LONGEST = 26
WIDTH = 80


class ArnoDesk(Desk):
    """A desk with ARNO on it."""

    companion = "arno"
    sit = Desk.table


def asked(page: str) -> str:
    return next((line for line in reversed(page.splitlines()) if line.startswith("▶ ") and "[" in line), "")


def player(seed: int = 0, points: str = "20", wrong: bool = False) -> Callable[[str], str]:
    """Says what somebody at a real table would say; now and then nonsense first."""
    told = 0

    def typist(page: str) -> str:
        nonlocal told
        told += 1
        chance = Stream(seed, 71, told)
        question = asked(page) or latest[0]
        latest[0] = question
        if wrong and "is not" not in page and chance.below(6) == 0:
            return chance.pick(["nonsense", "999", "zoo mars", "-1000", "b99"])
        if POINTS in question:
            return points
        if DIE in question:
            return chance.pick(["2", "3", "4", "5", "roll", *(["1", "6"] if wrong else [])])
        if CARD in question:
            return chance.pick(["animal", "animal", "sponsor", "131", "421", "a", "128"])
        if PROJECT in question:
            return chance.pick([found[1] for found in re.finditer(r"\b(1\d\d) [A-Z]", page)] or ["1"])
        if TILE in question:
            return str(1 + chance.below(5))
        if TURN in question or MORE in question:
            turn = int((re.findall(r"turn (\d+): ", page) or ["0"])[-1])
            if turn > LONGEST and "end triggered" in page:
                return "end"
            return chance.pick(["", "", "b2", "zoo a", "base 2 right", "nl", "donation", "t5", "has 239", "break"])
        return "" if "Enter" in question else "1"

    latest = [""]
    return typist


def books(path: Path) -> ArnoSession:
    view: ArnoSession = read_match(path).view(None)
    return view


def plays(seed: int, upto: int, options: dict[str, str]) -> list[str]:
    """What one player typed in an evening."""
    lines: list[str] = []
    type_it = player(seed)

    def typist(page: str) -> str:
        lines.append(type_it(page))
        return lines[-1]

    ArnoDesk(typist, most=upto).sit(seed, options=options)
    return lines


# a whole evening


def test_an_evening_with_two_arnos_is_played_to_its_end(tmp_path: Path) -> None:
    """Breaks, wrong answers, typed dice; undo over a break, killed and gone on with; to the winner."""
    file = tmp_path / "evening"
    typist = player(3, "11", wrong=True)
    first = ArnoDesk(typist, width=WIDTH)
    first.killed_at = killed_at = 50
    with pytest.raises(Killed):
        first.sit(3, "Anna", save=file, options=TWO)
    before = file.read_text()
    assert "is not" in first.text  # something wrong was typed, and refused
    breaks = [place for place, page in enumerate(first.pages) if "Break, caused by" in page]
    assert breaks

    steps = killed_at - breaks[-1] + 3
    back = ArnoDesk(["u"] * steps + ["r"] * steps, width=WIDTH)
    back.sit(load=file)
    assert "Break, caused by" not in back.pages[steps]
    assert file.read_text() == before

    last = ArnoDesk(typist, width=WIDTH)
    assert last.sit(load=file) == 0
    match = read_match(file)
    assert match.over
    (page,) = [page for page in last.pages if "Winner" in page]
    called = ["Anna", "ARNO B", "ARNO C"]
    for winner in match.result.winners:
        assert re.search(rf"Winners?: .*{called[winner]}", page)
    typed = [line for shown in (*first.pages, *last.pages) for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in typed) <= WIDTH
    assert (first.text + last.text).count("Return the break token to its start space") >= 2


@pytest.mark.parametrize("killed_at", [2, 18])
def test_after_a_kill_the_evening_is_at_the_same_question(tmp_path: Path, killed_at: int) -> None:
    whole, file = tmp_path / "whole", tmp_path / "killed"
    lines = plays(11, 30, TWO)
    ArnoDesk(lines).sit(11, save=whole, options=TWO)
    killed = ArnoDesk(lines)
    killed.killed_at = killed_at
    with pytest.raises(Killed):
        killed.sit(11, save=file, options=TWO)
    again = ArnoDesk(lines[killed_at:])
    assert again.sit(load=file) == 0
    assert "Resuming the match" in again.pages[0]
    assert file.read_text() == whole.read_text()


# what is shown


def test_the_table_and_arnos_mat_are_drawn() -> None:
    desk = ArnoDesk(["", "0", "", "0", "b3", "zoo af", "skip"], width=80)
    desk.sit(5, "Anna", options={**TWO, "arno_module": "yes"})
    page = desk.pages[-2]
    assert "ARNO · turn 1: Anna · break" in desk.text
    assert "seed 5" in page
    assert "3/12" in desk.text
    for words in ("zoos", "univ.", "tiles 5:□ □ 8:□ □", "base 1 □ □ □", "workers ●···", "scoring card 0/6", "spot 1"):
        assert words in desk.text
    assert "L4" in page


def test_faces_of_the_die_mean_themselves(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = ArnoDesk(["", "", "1", "6", "7", "2"])
    desk.sit(5, save=file, options={"dice": "typed"})
    assert "1, 6 roll again" in desk.pages[2]
    assert "this face means: roll again [ARNO-4.1]" in desk.pages[3]
    assert "this face means: roll again [ARNO-4.1]" in desk.pages[4]
    assert "no such face" in desk.pages[5]
    assert "d6 shows 2: slot 2" in desk.pages[6]
    assert answers(file)[-1] == ("A", "2")


def test_a_card_is_named_by_its_number_or_its_name(tmp_path: Path) -> None:
    for typed, kept in (("421", [421]), ("cheetah", [401]), ("serengeti", []), ("animal", []), ("a", [])):
        file = tmp_path / typed
        correct = ["correct", "slot 2 B", "cards"]
        desk = ArnoDesk(["", *correct, "", "2", "3", typed])
        desk.sit(5, save=file, options={"dice": "typed"})
        arno = books(file).ledgers[1]
        assert arno is not None
        assert [animal.id for animal in arno.animals] == kept
        assert [project.id for project in arno.projects] == ([116] if typed == "serengeti" else [])
        assert arno.unnamed == (typed in ("animal", "a"))


def test_s_is_a_sponsor_where_the_kind_of_a_card_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = ArnoDesk(["", "break", "", "", "s", "s 131", "s"])
    desk.sit(5, save=file, options={"dice": "typed"})
    assert [text for _, text in answers(file)][-3:] == ["sponsor", "sponsor", "131"]
    assert desk.text.count("The match is in") == 1  # where a die is asked for, `s` is the command again


def examples() -> list[str]:
    """Everything that the page of ARNO shows for the table, as it is typed."""
    page = (Path(__file__).parent.parent.parent / "docs" / "arno.md").read_text("utf-8")
    section = re.sub(r"```.*?```", "", page.split("## At the table")[1].split("\n## ")[0], flags=re.DOTALL)
    return re.findall(r"`([^`]+)`", section)


@pytest.mark.parametrize("example", examples())
def test_every_example_of_the_documentation_works(example: str, tmp_path: Path) -> None:
    file = tmp_path / "evening"
    if "=" in example:
        name, _, value = example.partition("=")
        ArnoDesk([""]).sit(5, save=file, options={name: value})
        assert read_match(file).settings[name] in (value, value == "yes")
        return
    desk = ArnoDesk(["", example])
    desk.sit(5, save=file)
    if example.startswith("?"):
        assert example.removeprefix("? ") in desk.pages[-2]
        return
    typed = [text for _, text in answers(file)]
    assert " ".join(typed).endswith(example)
    assert "is not" not in desk.text


def test_the_page_has_examples() -> None:
    assert {"project 103 left", "tile 5", "donation", "tracking=entries"} <= set(examples())


def test_the_cards_of_a_break_are_typed_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = ArnoDesk(["", "break", "", "", "sponsor animal 131"])
    desk.sit(5, save=file, options={"dice": "typed"})
    arno = books(file).ledgers[1]
    assert arno is not None
    assert ([project.id for project in arno.projects], arno.unnamed) == ([131], 1)
    assert desk.text.count("→ 5. ") == 2


def test_reminders_stand_out() -> None:
    desk = ArnoDesk(["", "correct", "slot 2 B", "cards", "has 239", "", "2", "1", "402"])
    desk.sit(5, "Anna", options={"dice": "typed"})
    assert re.search(r"(?m)^  ! Anna: gain 3 money for Predator \(239 Expert in Predators\) \[ARNO-15.2\]$", desk.text)


def test_help_rules_and_log() -> None:
    desk = ArnoDesk(["", "?", "? 1", "? ARNO-11.1", "? 208", "l", "why zoo mars", "u"])
    desk.sit(5)
    overview, _, rule, _, log, why, _ = desk.pages[2:9]
    assert "undo" in overview
    assert "ARNO-11.1" in rule
    assert "ARNO: Discard all its cards" in log
    assert "is not a choice here" in why
    assert "Draw 8 cards for ARNO" in desk.pages[8]


def test_a_correction_is_typed_like_any_answer(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = ArnoDesk(["", "correct", "conservation B", "99", "8"])
    desk.sit(5, "Anna", save=file)
    arno = books(file).ledgers[1]
    assert arno is not None
    assert arno.conservation == 8
    assert "a number from −5 to " in desk.text
    assert "Corrected: ARNO's conservation: −5 → 8" in desk.text
    assert "A correction gives no rewards" in desk.text


def test_each_face_of_a_typed_die_says_what_it_means() -> None:
    actions = tuple(Action)
    means, counts = (*actions, None), (True,) * 5 + (False,)
    session = Match.new(find_companion("arno"), 1, {}, 1).view(None)
    die = OnDie(RolledUpgrade(), 6, means, actions, 0, counts)
    first, _ = die_lines(die, session, Pen(Reader("en"), 120, False))
    said = [f"{face} {english(action)}" for face, action in enumerate(actions, 1)]
    assert first.plain.split("   ")[1:] == [f" {said[0]}", *said[1:], "6 roll again"]
