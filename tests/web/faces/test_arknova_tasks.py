"""The tasks of the Association while one is asked for: what they bring, why not, and one tap for task and choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from markupsafe import Markup

from soloist.engine.flow import Refusal
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, ask
from soloist.engine.words import msg
from soloist.games.arknova import GAME
from soloist.games.arknova.answers import DONATE
from soloist.games.arknova.board import UNIVERSITIES, Task
from soloist.games.arknova.cards import Action, Icon
from soloist.games.arknova.questions import WHICH_PARTNER_ZOO, WhichTask
from soloist.games.arknova.state import ArkNovaTable
from soloist.language import languages
from soloist.registry import bots_of
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, Room
from soloist.web.scene import Scene
from soloist.web.store import Store, sqlite_address
from tests.web.faces.arknova_tables import ME, drawn, sample_table, scene_of
from tests.web.faces.pages import Page

A, NAME = SEATS[0], "match00000000000"


def task_scene(table: ArkNovaTable, *options: object, language: str = "en") -> Scene:
    question = Question(ME, WhichTask(4), "AN-7.1", options or tuple(Task), about=Action.ASSOCIATION)
    return scene_of(table, question, language=language)


def panel(scene: Scene) -> str:
    text = drawn(scene)
    Page(text).check()
    return text


def chips(text: str) -> list[str]:
    """What the lit choices answer."""
    found = re.findall(r"<button[^>]*ark-task-choice lit[^>]*>", text)
    return [value for each in found for value in re.findall(r' value="([^"]+)"', each)]


def test_one_tap_names_the_task_and_the_choice() -> None:
    found = chips(panel(task_scene(sample_table())))
    schools = [f"university|{school.code}" for school in UNIVERSITIES[:2]]
    zoos = ["partner-zoo|americas", "partner-zoo|australia", "partner-zoo|europe"]
    assert sorted(found) == sorted([*zoos, *schools])


def test_if_there_is_only_one_nothing_more_is_asked() -> None:
    table = sample_table()
    table.partner_offer = (Icon.EUROPE,)
    assert "partner-zoo" in chips(panel(task_scene(table)))


def test_what_is_gone_says_why() -> None:
    text = Markup(panel(task_scene(sample_table()))).striptags()
    assert "yoursAfrica" in text
    assert "taken" in text


def test_what_it_brings_and_what_the_slot_gives() -> None:
    text = unescape(Markup(panel(task_scene(sample_table()))).striptags())
    assert "An icon; its animals cost 3 less. Its slot: Upgrade 1 action card" in text
    assert "You have 7; range 1–4" in text


def test_a_task_that_cannot_be_done_says_why() -> None:
    scene = task_scene(sample_table(), Task.REPUTATION)
    scene.match.refusals = {"project": Refusal("AN-7.1", msg("too weak"))}  # type: ignore[attr-defined]
    text = panel(scene)
    assert "too weak" in text
    assert chips(text) == []
    assert text.count("ark-task-row is-off") == 3


def test_a_donation_is_a_row_of_its_own() -> None:
    scene = task_scene(sample_table(), Task.REPUTATION, DONATE)
    text = panel(scene)
    assert "costs 5 money" in text
    assert text.count('value="donate"') == 1


def test_asked_for_a_partner_zoo_alone_its_chips_answer() -> None:
    table = sample_table()
    text = panel(scene_of(table, Question(ME, WHICH_PARTNER_ZOO, "AN-7.4", table.partner_offer)))
    assert sorted(chips(text)) == ["americas", "australia", "europe"]


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    panel(task_scene(sample_table(), language=language))


# two answers at once, on the screen


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """Somebody who may choose a partner zoo, in a match against ARNO."""
    store = Store(sqlite_address(tmp_path))
    beginning = Beginning("arknova", ["human", "arno:L1"], {"first_seat": "a"}, seed=4)
    store.add(kept_of(beginning.match(), NAME), [])
    kept = store.load(NAME)
    assert kept is not None
    room, bot = Room(store, kept), bots_of(GAME)["greedy"]()
    while Task.PARTNER_ZOO not in (question := asked(room)).options:
        codes = [code(option) for option in question.options]
        uses = [each for each in codes if each.startswith("association")]
        room.answer(A, room.stamp(A), uses[-1] if uses else code(ask(bot, room.match, question)))
    yield room
    store.close()


def asked(room: Room) -> Question:
    question = room.asked(A)
    assert question is not None
    return question


def test_both_answers_are_taken_and_each_is_a_step_to_take_back(room: Room) -> None:
    before = room.match.moment
    room.answer(A, room.stamp(A), "partner-zoo|asia")
    given = [entry.value for entry in room.match.history[before:] if entry.seat == A]
    assert given[:2] == [Task.PARTNER_ZOO, Icon.ASIA]
    assert room.match.state.zoos[0].partner_zoos == (Icon.ASIA,)


def test_a_second_answer_that_is_none_leaves_its_question_open(room: Room) -> None:
    room.answer(A, room.stamp(A), "partner-zoo|atlantis")
    assert asked(room).ask is WHICH_PARTNER_ZOO


def test_both_can_be_confirmed_together(room: Room) -> None:
    ahead = room.ahead(A, room.stamp(A), "partner-zoo|asia")
    assert ahead is not None
    assert ahead.state.zoos[0].partner_zoos == (Icon.ASIA,)
    assert room.match.state.zoos[0].partner_zoos == ()
