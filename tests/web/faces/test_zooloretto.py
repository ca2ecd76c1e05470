"""Zooloretto in the browser: every question can be answered on the board, and pages are sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from markupsafe import Markup

from soloist.bots.zooloretto import Greedy
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat, ask
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.answers import PURCHASE
from soloist.games.zooloretto.questions import YourTurn
from soloist.games.zooloretto.tiles import TILES
from soloist.seating import Seating, read_seating
from soloist.web import markup as h
from soloist.web.faces.table_widgets import automa_turns
from soloist.web.faces.zooloretto import FACE
from soloist.web.faces.zooloretto.hint import told
from soloist.web.faces.zooloretto.site import drawn_name, truck_names
from soloist.web.faces.zooloretto.tiles import drawing
from soloist.web.scene import Scene
from soloist.web.statics import contents
from tests.web.faces.pages import Page, by_pointing
from tests.web.faces.scenes import scene_by

A = Seat(0)
TABLES: dict[str, tuple[list[str], dict[str, str]]] = {
    "solo": (["human", "mammoth:II"], {}),
    "two": (["human", "human:Mira"], {"truck_order": "123", "stall_to_barn": "yes"}),
    "three": (["human", "mammoth:III", "greedy"], {"purchase_new_stack": "yes"}),
    "four": (["human", "human:B", "human:C", "random"], {}),
    "five": (["human", "mammoth:I", "mammoth:II", "mammoth:III", "human:E"], {}),
}
"""Seats and options: every number of players, one to three automas, the readings that change what is asked."""


# tables and scenes


def table(name: str, seed: int, *, dice: bool = True) -> tuple[Match, Seating]:
    words, options = TABLES[name]
    seating = read_seating(GAME, words)
    return Match.new(GAME, len(words), {**options, **seating.lineup}, seed, dice=dice), seating


scene_of = partial(scene_by, FACE)


def drawn(scene: Scene) -> str:
    """All that the face draws, without the frame around it."""
    lines = [FACE.told(what, scene) for _, what in scene.told[-8:]]
    parts = (FACE.strip, FACE.left, FACE.board, FACE.dock, FACE.note, FACE.hint)
    return str(h.div[[part(scene) for part in parts], [panel.body for panel in FACE.side(scene)], lines])


def courses(name: str, seed: int, steps: int) -> Iterator[tuple[Match, Seating, Question]]:
    """Questions of a match whose answers are drawn, a purchase wherever there is one to be had."""
    match, seating = table(name, seed)
    for step in range(steps):
        question = match.question
        if question is None:
            return
        yield match, seating, question
        options = list(question.options)
        wanted = PURCHASE in options and step % 4 == 0
        match.answer(PURCHASE if wanted else Stream(seed, 5, match.moment).pick(options), seat=question.seat)


def reachable(match: Match, seating: Seating, seat: Seat) -> set[str]:
    """Every answer that can be given by pointing, from pick to pick."""
    pages = by_pointing(partial(scene_of, match, seating, seat), drawn)
    return {answer for _, page in pages for answer in page.answers}


# tests


@pytest.mark.parametrize(("name", "seed"), [("solo", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5)])
def test_every_option_can_be_pointed_at(name: str, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for match, seating, question in courses(name, seed, 110):
        kinds[question.why] += 1
        if kinds[question.why] > 2:
            continue
        assert reachable(match, seating, question.seat) == {code(option) for option in question.options}
    assert len(kinds) >= 5


@pytest.mark.parametrize("name", TABLES)
def test_pages_are_sound_to_the_end(name: str) -> None:
    for number, (match, seating, question) in enumerate(courses(name, 7, 2000)):
        if number % 16 == 0:
            page = Page(drawn(scene_of(match, seating, question.seat)))
            page.check()
            assert page.lit > 0
    for seat in (A, None):
        page = Page(drawn(scene_of(match, seating, seat)))
        page.check()
        assert match.over
        assert page.lit == 0


@pytest.mark.parametrize("name", ["two", "three", "five"])
def test_only_the_one_who_is_asked_sees_lit_pieces(name: str) -> None:
    for number, (match, seating, question) in enumerate(courses(name, 11, 40)):
        if number % 5 == 0:
            for seat in (*seating.people, None):
                page = Page(drawn(scene_of(match, seating, seat)))
                page.check()
                assert (page.lit > 0) == (seat == question.seat)
                assert seat == question.seat or not (page.answers or page.picks or page.marked)


@pytest.mark.parametrize("name", ["solo", "five"])
def test_what_lies_in_the_stacks_is_not_on_the_page(name: str) -> None:
    """Two matches whose dice will fall differently look alike until they do."""
    for number, (match, seating, question) in enumerate(courses(name, 13, 48)):
        if number % 6:
            continue
        other, _ = table(name, 99, dice=False)
        for entry in match.history:
            other.answer(entry.value, seat=entry.seat)
        for seat in (question.seat, None):
            assert drawn(scene_of(match, seating, seat)) == drawn(scene_of(other, seating, seat))


def test_nothing_answers_while_the_page_shows_an_earlier_moment() -> None:
    *_, (match, seating, _) = courses("solo", 3, 40)
    for moment in range(8, match.moment, 7):
        scene = scene_of(match.past(moment), seating, A)
        scene.asked, scene.now = None, match.moment
        page = Page(drawn(scene))
        page.check()
        assert page.lit == 0


def test_a_tile_keeps_its_name_from_truck_to_enclosure() -> None:
    """So that a browser can show it moving."""
    match, seating = table("two", 21)
    while (question := match.question) is not None:
        before = Page(drawn(scene_of(match, seating, question.seat))).moving
        placing = question.why == "ZOO-5.2"
        match.answer(ask(Greedy(), match, question), seat=question.seat)
        if placing:
            after = Page(drawn(scene_of(match, seating, question.seat))).moving
            mine = {name for name in before if name.startswith(question.seat.code.lower())}
            assert mine <= set(after)
            return


def test_all_languages_and_every_line_told() -> None:
    *_, (match, seating, question) = courses("solo", 5, 60)
    lines = [what for _, what in match.heard(question.seat)]
    for language in ("en", "pt"):
        scene = scene_of(match, seating, A, language=language)
        Page(drawn(scene)).check()
        assert all(str(h.fragment[told(what, scene)]) for what in lines)


def test_the_tile_drawn_last_keeps_its_name_on_its_truck() -> None:
    match, seating = table("two", 4)
    match.answer("load")
    scene = scene_of(match, seating, match.view(None).active)
    name = drawn_name(scene.view)
    assert Page(drawn(scene)).moving[name] == 1
    match.answer("truck 2")
    scene = scene_of(match, seating, match.view(None).active)
    assert truck_names(scene)["truck1", 0] == name


def test_tiles_have_a_drawing_each() -> None:
    sprite = contents()["icons.svg"].decode()
    for tile in TILES:
        assert f'id="i-{drawing(tile)}"' in sprite
    for line in str(FACE.art()).split("#i-")[1:]:
        assert f'id="i-{line.split(chr(34))[0]}"' in sprite


def test_the_prompt_says_once_what_automammoth_has_just_done() -> None:
    match, seating = table("solo", 3)
    said: list[str] = []
    bot, chance = Greedy(), 0
    while len(said) < 4 and chance < 400:
        chance += 1
        question = match.question
        assert question is not None
        if question.seat == A and isinstance(question.ask, YourTurn):
            scene = scene_of(match, seating, A)
            done = Markup(h.div[FACE.hint(scene)]).striptags()
            turns = automa_turns(scene)
            assert ("AutoMammoth II:" in done) == bool(turns), done
            said += [done] if turns else []
        match.answer(ask(bot, match, question), seat=question.seat)
    assert any("drawn for truck" in done for done in said)
    assert any("is taken" in done for done in said)
    assert all(done.count("AutoMammoth II:") == 1 for done in said)
