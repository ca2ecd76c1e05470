"""Orichalcum with an owner's box in the terminal: what is explained follows the box in use [ORI-Q7]."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist import rulebook
from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.words import english
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.box import BOX, SHIPPED, read_box
from soloist.language import Reader
from soloist.registry import find_companion
from soloist.terminal.choosing import read_answers
from soloist.terminal.play import table
from soloist.wording.orichalcum import WORDING, wording
from soloist.wording.orichalcum.printed import remark, values
from tests.kit.orichalcum import BOX_FILE, DOCUMENTED_BOARD
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import lay_table
from tests.terminal.desk import Desk

READER = Reader("en")


# what is typed


def asked_for(row: str, *answers: str, own: str = "land d2=desert") -> Match:
    match = Match.at(GAME, 2, GAME.read_settings({}), lay_table(2, row=row, A=own), dice=False)
    for answer in answers:
        match.answer(answer)
    return match


def typed(match: Match, line: str) -> list[str]:
    question = match.question
    assert question is not None
    return [code(answer) for answer in read_answers(line, match, question, WORDING, READER)]


def refused(match: Match, line: str) -> str:
    with pytest.raises(IllegalAnswer) as problem:
        typed(match, line)
    return english(problem.value.message)


@rule("ORI-5.7", "ORI-5.10")
def test_typed_circles_are_those_of_the_creatures_in_their_order() -> None:
    match = asked_for("capture-2 volcano-volcano hydra gorgon | recruit-1 -", "card 1")
    assert typed(match, "c3 c4") == ["c3-c4"]
    assert typed(match, "c4 c3") == ["c4-c3"]
    assert typed(match, "on c4, c3") == ["c4-c3"]
    match = asked_for("capture-2 volcano-volcano hydra hydra | recruit-1 -", "card 1")
    assert typed(match, "c3 c4") == typed(match, "c4 c3")


@rule("ORI-5.5", "ORI-5.10")
def test_a_flipped_tile_is_not_read_as_another_one() -> None:
    match = asked_for("capture-3 volcano-volcano-mountain hydra gorgon | recruit-1 -", "card 1")
    assert typed(match, "c3 c4 d3") == ["c3-c4-d3"]
    assert "may not be flipped over" in refused(match, "c4 c3 d3")
    match = asked_for("capture-3 volcano-volcano-mountain hydra hydra | recruit-1 -", "card 1")
    assert typed(match, "c4 c3 d3") == ["c3-c4-d3"]  # nothing would lie elsewhere


@rule("ORI-5.5", "ORI-7.6")
def test_too_many_circles_are_refused_for_what_they_are() -> None:
    match = asked_for("capture-1 forest | recruit-1 -", "card 1")
    assert "the tile covers 1 circle [ORI-5.5]" in refused(match, "d3 d4")
    match = asked_for("capture-1 forest | recruit-1 -", "card 1", own="port -")
    assert typed(match, "a5 a6 b5") == ["a5-a6", "b5"]  # the tile after the metropolis, typed ahead


# what is explained


def explained(thing: str, box: str = "") -> str:
    words = wording(read_box(box))
    found = next(each for each in words.vocabulary if code(each) == thing)
    text = words.explain(found)
    assert text is not None
    return english(text.text)


@rule("ORI-Q7")
def test_explanations_follow_the_box_in_use() -> None:
    assert "Strength 20" in explained("great worm", BOX_FILE)
    assert "reconstruction" not in explained("great worm", BOX_FILE)
    assert "Strength 12" in explained("hydra")
    assert "reconstruction" in explained("hydra")
    assert "great worm" not in [code(each) for each in WORDING.vocabulary]
    assert "Produce pays double" in explained("titan-mountain")
    assert "a skull in a lost fight" in explained("titan-mountain", BOX_FILE)
    assert "reconstruction" in explained("price")
    assert "reconstruction" not in explained("price", "prices = [0, 5]")
    assert "reconstruction" in explained("track", "prices = [0, 5]")


@rule("ORI-Q7")
@pytest.mark.parametrize(
    ("box", "paragraph", "said"),
    [
        ("medallion_price = 2", "ORI-7.4", "2 nuggets for a medallion"),
        ("victory_points = 7", "OAI-9.1", "7 victory points"),
        ("prices = [0, 5]", "ORI-4.2", "hoplites by space, from the left: 0, 5"),
        ("extra_action_price = 3", "ORI-9.2", "3 captured creatures, 3 nuggets, 3 hoplites"),
        (BOX_FILE, "ORI-8.8", "2 × Great worm (strength 20, loot 2 ⚔ and 3 ◆)"),
        (BOX_FILE, "ORI-6.5", "Mountain with Capture: a skull in a lost fight"),
        (BOX_FILE, "ORI-2.2", "6 × Lagoon–Forest"),
        ("initiative = { 2 = [1, 0], 3 = [0, 1, 2], 4 = [0, 1, 1, 1] }", "OAI-8.3", "with 2 players 1/0"),
        (BOX_FILE, "ORI-2.1", "stripe** with 11 circles"),
        (DOCUMENTED_BOARD, "OAI-7.2", "the first it has of: 1 captured creature, 2 nuggets, 3 hoplites"),
        (DOCUMENTED_BOARD, "OAI-5.8", "1: 1 hoplite, 2: nothing"),
        (DOCUMENTED_BOARD, "OAI-4.1", "sector 5: "),
        (DOCUMENTED_BOARD, "OAI-1.3", "the Forest Titan"),
    ],
)
def test_beside_a_rule_stands_what_the_box_says(box: str, paragraph: str, said: str) -> None:
    found = remark(read_box(box), paragraph)
    assert found is not None
    assert said in english(found)
    assert remark(BOX, paragraph) is None


def test_every_block_and_every_rule_that_is_named_exist() -> None:
    assert {block for block, _, _ in values(BOX)} == {block for block in SHIPPED if block != "marks"}
    assert {name for _, rules, _ in values(BOX) for name in rules.split()} <= set(rulebook.paragraphs())
    assert all(english(said) for box in (read_box(BOX_FILE), BOX) for _, _, said in values(box))


@rule("ORI-Q7")
def test_asking_in_a_match_with_a_box_file(tmp_path: Path) -> None:
    desk = Desk(["? ORI-7.4", "? price", "? great worm", "? cyclops"], width=100)
    desk.play("human,ai", 5, save=tmp_path / "match", game="orichalcum", options={"box": BOX_FILE})
    assert "pay 5 nuggets" in desk.text
    assert "Values in use: 3 nuggets for a medallion." in desk.text
    assert "Values in use: hoplites by space, from the left: 0, 1, 1, 2." in desk.text
    assert "Strength 20" in desk.text
    assert "Strength 4" not in desk.text
    shipped = Desk(["? ORI-7.4"], width=100)
    shipped.play("human,ai", 5, save=tmp_path / "other", game="orichalcum")
    assert "Values in use" not in shipped.text


@rule("ORI-Q7", "OAI-7.2")
def test_asking_beside_the_box(tmp_path: Path) -> None:
    desk = Desk(["? OAI-7.2", "? OAI-4.1", "q"], width=100)
    options = {"box": DOCUMENTED_BOARD}
    table(find_companion("orichalcum-ai"), options, [], 5, None, tmp_path / "evening", "en", desk.screen)
    desk.turn_page()
    assert "the AI pays with the first it has of: 1 captured creature, 2 nuggets, 3 hoplites" in desk.text
    assert "sector 2: " in desk.text
