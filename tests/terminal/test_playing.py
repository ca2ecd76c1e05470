"""Whole matches at the terminal, typed from a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match, Undo
from soloist.engine.seats import seats
from soloist.engine.words import english
from soloist.language import Reader
from soloist.names import opponent_called
from soloist.registry import find_game
from soloist.terminal.files import read_match, write_match
from soloist.terminal.page import FEWEST_NEWS
from tests.terminal.desk import Desk, answers
from tests.terminal.typists import anything, calm

A, B, C = seats(3)
TWO = "human,greedy"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("human,greedy,greedy", {}),
        ("greedy,human", {"games": "2", "first_game": "yes"}),
        ("human,random", {"variant": "ghost"}),
        ("greedy,human,greedy,greedy", {"variant": "teams"}),
        ("human,greedy", {"variant": "minimum", "uniform_prompts": "yes"}),
    ],
)
def test_a_match_is_played_to_its_end_by_numbers(tmp_path: Path, seats: str, options: dict[str, str]) -> None:
    file = tmp_path / "match"
    desk = Desk(anything(1))

    assert desk.play(seats, 1, save=file, options=options) == 0

    match = read_match(file)
    words = seats.replace("human", "you").split(",")
    winner = english(opponent_called(words[match.result.winners[0]]))
    assert match.over
    assert re.search(rf"Winners?: {winner}", desk.text)
    assert f"soloist replay {file}" in desk.text


def test_without_people_the_bots_play_to_the_end(tmp_path: Path) -> None:
    desk = Desk([])
    assert desk.play("random,greedy", save=tmp_path / "match") == 0
    assert "Winner" in desk.text
    assert len(desk.pages) == 1  # nobody was asked


def test_all_that_happened_since_the_last_answer_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "match"
    desk = Desk(["1", "pn"])
    desk.play(save=file)
    match = read_match(file)
    own = max(place for place, entry in enumerate(match.history) if entry.seat == A and not entry.auto)
    lines = match.log or []
    told = [what for place, what in match.heard(A) if lines[place].moment > own]
    reader = Reader(names={A: "You", B: "Opportunist", C: "Opportunist 2"})
    assert len(told) > 1
    for what in told:
        assert f"· {reader.read(what)}" in desk.pages[2]


@pytest.mark.parametrize(
    "line",
    ["99", "0", "-1", "nonsense", "crash crash", "purple.9", "éß", "1" * 6000, "[bold]", "{person}", "2.5", "²"],
)
def test_what_cannot_be_answered_is_explained_and_changes_nothing(tmp_path: Path, line: str) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    Desk(["1"]).play(save=before)
    desk = Desk(["1", line])
    desk.play(save=after)
    assert after.read_text() == before.read_text()
    assert line.split()[0][:50] in desk.pages[2].replace("\n", "")


def test_codes_names_and_beginnings_answer_as_numbers_do(tmp_path: Path) -> None:
    for place, line in enumerate(["3", "yellow", "Yellow", "ye", "YEL"]):
        Desk([line]).play(save=tmp_path / str(place))
    files = {(tmp_path / str(place)).read_text() for place in range(5)}
    assert len(files) == 1


def test_a_beginning_that_fits_several_is_refused_with_their_codes(tmp_path: Path) -> None:
    desk = Desk(["4", "pn", "blue"])
    desk.play(save=tmp_path / "match", seed=124)
    assert "'blue' could be v500-blue, x2-blue" in desk.text


def test_typing_ahead_answers_the_questions_that_follow(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    Desk(["4", "pn", "blue 500", "1"]).play(save=one, seed=19)
    Desk(["4", "pn", "blue 500 blue"]).play(save=two, seed=19)
    assert one.read_text() == two.read_text()
    assert any("v500-blue" in what for _, what in answers(one))


@pytest.mark.parametrize("line", ["pass 1 1", "change places greedy", "chameleon 1 nonsense", "chameleon 1 1 1"])
def test_a_line_is_taken_as_a_whole_or_not_at_all(tmp_path: Path, line: str) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    Desk(["4"]).play(save=one, seed=77)
    Desk(["4", line]).play(save=two, seed=77)
    assert one.read_text() == two.read_text()


def test_a_card_that_cannot_be_played_is_not_taken_for_one_that_can(tmp_path: Path) -> None:
    desk = Desk(["red", "change places greedy"])
    desk.play(save=tmp_path / "match", seed=1)
    assert "'change places' is not possible: white cards are played in your own turn only" in desk.text.replace(
        "\n", " "
    )


def test_a_page_fits_the_screen_and_the_news_give_way(tmp_path: Path) -> None:
    desk = Desk(calm("pn"), most=60, width=80, height=24, terminal=True)
    desk.play(save=tmp_path / "match")
    pages = [Text.from_ansi(page).plain.splitlines() for page in desk.pages if "▶ " in page]
    overfull = [page for page in pages if len(page) > 24]
    assert any("l shows all" in line for page in pages for line in page)
    assert all(sum(line.startswith("· ") for line in page) <= FEWEST_NEWS + 1 for page in overfull)


# undo


def test_undo_goes_back_to_the_same_page_and_redo_forward_again(tmp_path: Path) -> None:
    desk = Desk(["1", "pass", "u", "r", "u", "q"])
    desk.play(save=tmp_path / "match")
    asked, after, undone, redone, again = (page[page.index("▶ ") :] for page in desk.pages[1:6])
    assert undone == asked == again
    assert redone == after != asked


def test_undo_takes_back_what_was_answered_for_the_person_too(tmp_path: Path) -> None:
    file = tmp_path / "match"
    Desk(["1", "pn"]).play(save=file)
    with_passes = read_match(file)
    assert any(entry.auto for entry in with_passes.history)
    Desk(["u"]).play(load=file)
    undone = read_match(file)
    assert undone.history == with_passes.history[: undone.moment]
    assert not with_passes.history[undone.moment].auto


def test_alone_undo_anything_goes_beyond_what_was_revealed_and_the_record_says_so(tmp_path: Path) -> None:
    refused, beyond = tmp_path / "refused", tmp_path / "beyond"
    desk = Desk(["1", "u"])
    desk.play("human,greedy", save=refused, undo=Undo.SCREEN)
    assert "undo stops there" in desk.text
    assert "u anything goes beyond it" in desk.text
    assert not read_match(refused).is_with_undo
    Desk(["1", "u anything"]).play("human,greedy", save=beyond, undo=Undo.SCREEN)
    match = read_match(beyond)
    assert match.is_with_undo
    assert match.undo_mode is Undo.FREE
    assert match.moment < read_match(refused).moment


def test_with_another_person_nothing_goes_beyond_it(tmp_path: Path) -> None:
    desk = Desk(["1", "1", "u anything"])
    desk.play("human:Anna,human:Ben", save=tmp_path / "match", undo=Undo.SCREEN)
    assert "with other people at the table" in desk.text


def test_several_people_cannot_agree_on_unlimited_undo(tmp_path: Path) -> None:
    file = tmp_path / "match"
    with pytest.raises(BadSetting, match="only for playing alone"):
        Desk([]).play("human:Anna,human:Ben", save=file, undo=Undo.FREE)
    assert not file.exists()


def test_a_match_with_unlimited_undo_that_several_people_go_on_with_has_it_no_longer(tmp_path: Path) -> None:
    file = tmp_path / "match"
    match = Match.new(find_game("arne"), 2, seed=3, undo=Undo.FREE)
    match.meta["seats"] = "human:Anna,human:Ben"
    write_match(file, match)
    desk = Desk(["1", "1"])
    desk.play(load=file)
    assert "which is only for playing alone" in desk.text
    assert read_match(file).undo_mode is Undo.SCREEN


def test_on_a_screen_undo_stops_at_the_answers_of_others_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "match"
    Desk(["1"]).play(save=file, undo=Undo.SCREEN)
    before = file.read_text()
    desk = Desk(["u"])
    desk.play(load=file)
    assert file.read_text() == before
    assert "undo stops there" in desk.text


def test_redo_without_undo_says_so(tmp_path: Path) -> None:
    desk = Desk(["1", "r"])
    desk.play(save=tmp_path / "match")
    assert "there is nothing to redo" in desk.text


# standing passes


def test_passing_until_the_own_turn_gives_the_same_match_with_fewer_questions(tmp_path: Path) -> None:
    patient, hasty = Desk(calm("")), Desk(calm("pn"))
    patient.play(TWO, save=tmp_path / "patient")
    hasty.play(TWO, save=tmp_path / "hasty")
    assert answers(tmp_path / "patient") == answers(tmp_path / "hasty")
    asked, still_asked = (sum("Anything to play?" in page for page in desk.pages) for desk in (patient, hasty))
    assert asked > 20
    assert still_asked < asked * 0.8


def test_a_standing_pass_says_what_ended_it(tmp_path: Path) -> None:
    desk = Desk(calm("pp"))
    desk.play(TWO, save=tmp_path / "match")
    woken = [page for page in desk.pages if "You are asked again:" in page]
    assert woken
    labels = ("my row", "combo", "500 or more", "X2 or X3", "discard pile")
    assert all(any(label in page for label in labels) for page in woken)
    assert len(desk.pages) > 2


def test_triggers_are_switched_by_number_and_obeyed(tmp_path: Path) -> None:
    def nothing_wakes(page: str) -> str:
        return "t 1 2 3 4 5" if "Which colour" in page and "[ ]" not in page else calm("pp")(page)

    never, hasty = Desk(nothing_wakes), Desk(calm("pn"))
    never.play(TWO, save=tmp_path / "never")
    hasty.play(TWO, save=tmp_path / "hasty")
    assert "You are asked again:" not in never.text
    assert "1 [ ] my row changes" in never.text
    assert answers(tmp_path / "never") == answers(tmp_path / "hasty")


def test_a_standing_pass_can_be_revoked(tmp_path: Path) -> None:
    def once(page: str) -> str:
        if "p0 stops it" in page:
            return "p0"
        return calm("p")(page)

    first = iter(["1", "pp"])
    desk = Desk(lambda page: next(first, None) or once(page))
    desk.play(TWO, save=tmp_path / "match", seed=1)
    after = desk.text.split("You are asked in every window again")
    assert len(after) == 2
    assert "p0 stops it" not in after[1]
    assert "Enter passes" in after[1]


# help


@pytest.mark.parametrize("typed", ["?", "help"])
def test_help_names_every_command_and_the_rule_of_the_question(tmp_path: Path, typed: str) -> None:
    desk = Desk([typed])
    desk.play(save=tmp_path / "match")
    for word in ("pp", "pn", "p0", "why lock", "undo", "save a copy", "ARNE-1.4 Each person picks"):
        assert word in desk.text


def test_a_card_is_explained_with_its_rules_by_name_and_by_number(tmp_path: Path) -> None:
    desk = Desk(["1", "? crash", "?chameleon", "? swap hands", "? ARNE-8.4", "? 1", "? gibberish"])
    desk.play(save=tmp_path / "match")
    crash, chameleon, swap, rule, number, nothing = desk.pages[2:8]
    assert "ARNE-6.8 Crash: laid on" in crash
    assert "ARNE-6.3 Chameleon: played together" in chameleon
    assert "ARNE-4.7 Swap Hands" in swap
    assert "ARNE-8.4" in rule
    assert "ARNE-" in number
    assert "There is no rule or card of that name" in nothing


def test_why_says_why_a_card_cannot_be_read_match(tmp_path: Path) -> None:
    desk = Desk(["4", "why blue 500", "why lock", "why thief", "why chameleon"])
    desk.play(save=tmp_path / "match", seed=22)
    white, lock, thief, possible = desk.pages[2:6]
    assert "white cards are played in your own turn only [ARNE-2.2]" in white
    assert "no crashed card and no −200 without a Lock [ARNE-6.9]" in lock
    assert "you do not hold that card" in thief
    assert "'chameleon' is possible now" in possible
