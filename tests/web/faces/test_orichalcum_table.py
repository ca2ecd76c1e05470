"""Orichalcum in the browser: every question can be answered on the board, and pages are sound."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from markupsafe import Markup

from soloist.bots.orichalcum import Greedy
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import RandomBot, Seat, ask
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.ai.steps import DiscardsCard, Step, TakesCard
from soloist.games.orichalcum.answers import PASS, Fight, Lay
from soloist.games.orichalcum.questions import WhereTile, WhichCardToTake
from soloist.seating import Seating, read_seating
from soloist.web import markup as h
from soloist.web.faces.orichalcum import FACE
from soloist.web.faces.orichalcum.board import ai_drawing, ai_laid
from soloist.web.faces.orichalcum.seats import laid_on, phase
from soloist.web.faces.table_widgets import automa_turns
from soloist.web.html import word_button
from soloist.web.scene import Scene, piece_key
from soloist.web.statics import contents
from tests.kit.orichalcum import DOCUMENTED_BOARD
from tests.scenarios.orichalcum.scene import lay_table
from tests.web.faces.pages import Page, by_pointing
from tests.web.faces.scenes import scene_by

A = Seat(0)
TABLES: dict[str, tuple[list[str], dict[str, str]]] = {
    "ai": (["human", "ai"], {}),
    "two": (["human", "human:Mira"], {"islands": "ring*,long**"}),
    "three": (["human", "greedy", "random"], {"islands": "twins**"}),
    "four": (["human", "human:B", "human:C", "random"], {"most_rounds": "30"}),
    "own-box": (["human", "ai"], {"box": f"prices = [0, 3]\n{DOCUMENTED_BOARD}"}),
}


class Eager(RandomBot):
    """Plays at random but seldom passes, so that more kinds of questions come up."""

    def choose(self, question: Question, sight: object, chance: Stream) -> object:
        options = [option for option in question.options if option is not PASS] or list(question.options)
        return chance.pick(options)


def table(name: str, seed: int) -> tuple[Match, Seating]:
    words, options = TABLES[name]
    seating = read_seating(GAME, words)
    return Match.new(GAME, len(words), {**options, **seating.lineup}, seed), seating


scene_of = partial(scene_by, FACE)


def drawn(scene: Scene) -> str:
    """All that the face draws, with the words of the prompt."""
    lines = [FACE.told(what, scene) for _, what in scene.told[-8:]]
    parts = [FACE.strip, FACE.left, FACE.board, FACE.dock, FACE.note, FACE.hint]
    if scene.asked is not None:
        parts.append(FACE.words)
    words = [word_button(scene, choice) for choice in scene.words]
    return str(h.div[[part(scene) for part in parts], words, [panel.body for panel in FACE.side(scene)], lines])


def course(name: str, seed: int, *, eager: bool = True) -> Iterator[tuple[Match, Seating, Question]]:
    """The questions of a match to its end, with more than one option."""
    match, seating = table(name, seed)
    bot = Eager() if eager else Greedy()
    while (question := match.question) is not None:
        if len(question.options) > 1:
            yield match, seating, question
        match.answer(ask(bot, match, question))


def reachable(match: Match, seating: Seating, seat: Seat) -> set[str]:
    """Every answer that can be given by pointing without a script, from pick to pick."""
    pages = by_pointing(partial(scene_of, match, seating, seat), drawn)
    return {answer for _, page in pages for answer in page.answers}


KINDS = {
    "WhichCardToTake", "WhichPort", "WhereTile", "WhichTitansStay", "WhetherToUsePower", "WhatToConstruct",
    "WhereTemple", "WhereBuilding", "WhomToFight", "WhetherToBuyAction", "WhichCardLeaves",
}  # fmt: skip


def test_every_option_can_be_pointed_at_without_a_script() -> None:
    kinds: Counter[str] = Counter()
    for name, seed, eager in (("two", 4, True), ("ai", 5, False)):
        for match, seating, question in course(name, seed, eager=eager):
            kind = type(question.ask).__name__
            if kinds[kind] >= 2 or (isinstance(question.ask, WhereTile) and len(question.options) > 40):
                continue
            kinds[kind] += 1
            assert reachable(match, seating, question.seat) == {code(option) for option in question.options}
    assert set(kinds) == KINDS


def test_both_turns_of_a_tile_with_two_creatures_can_be_pointed_at() -> None:
    position = lay_table(2, row="capture-2 volcano-volcano hydra gorgon | recruit-1 -", A="land d2=desert")
    match = Match.at(GAME, 2, GAME.read_settings({}), position, dice=False)
    match.answer("card 1", seat=A)
    seating = read_seating(GAME, TABLES["two"][0])
    assert {"c2-c3", "c3-c2"} <= reachable(match, seating, A)
    page = drawn(scene_of(match, seating, A, ("circle:c3",)))
    text = Markup(page).striptags()
    assert "Hydra, strength 12, on c3" in text
    assert "Gorgon, strength 8, on c2" in text


@pytest.mark.parametrize(("name", "seed"), [("ai", 3), ("four", 4), ("three", 5), ("own-box", 6)])
def test_pages_are_sound_from_the_first_question_to_the_end(name: str, seed: int) -> None:
    seen: Counter[str] = Counter()
    match, seating = table(name, seed)
    for match, seating, question in course(name, seed, eager=False):
        seen[question.why] += 1
        if seen[question.why] <= 2:
            for seat in (question.seat, Seat((question.seat + 1) % match.seats), None):
                if seat is None or seat not in seating.automas:
                    Page(drawn(scene_of(match, seating, seat, language="pt"))).check()
    for seat in (A, None):
        page = drawn(scene_of(match, seating, seat))
        Page(page).check()
        assert page.count("ori-final-card") == match.seats
        assert "ORI-1.2" in page or "ORI-12.1" in page


def test_every_icon_is_in_the_sprite() -> None:
    sprite = contents()["icons.svg"].decode()
    found: set[str] = set()
    for number, (match, seating, question) in enumerate(course("ai", 7)):
        if number % 12 == 0:
            found |= Page(drawn(scene_of(match, seating, question.seat))).icons
    assert len(found) > 20
    assert all(f'id="i-{name}"' in sprite for name in found)


# placing


def first_tile(name: str, seed: int, size: int) -> tuple[Match, Seating, Question]:
    return next(
        found for found in course(name, seed)
        if isinstance(found[2].ask, WhereTile) and found[2].ask.hand.tile.size == size
    )  # fmt: skip


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_script_knows_every_place_and_what_it_brings(size: int) -> None:
    match, seating, question = first_tile("two", 6, size)
    page = drawn(scene_of(match, seating, question.seat))
    data = re.search(r'data-spots="([^"]*)"', page)
    assert data is not None
    chart = json.loads(data[1].replace("&#34;", '"').replace("&quot;", '"'))
    answers = {way[0] for ways in chart["ways"].values() for way in ways}
    assert answers == {code(option) for option in question.options}
    outcomes = set(re.findall(r'data-outcome="(\d+)"', page))
    turns = set(re.findall(r'data-turn="(\d)"', page))
    for ways in chart["ways"].values():
        for answer, anchor, turn, outcome, _ in ways:
            assert answer.startswith(anchor)
            assert anchor in chart["at"]
            assert str(turn) in turns
            assert str(outcome) in outcomes


def test_tiles_are_drawn_as_the_pieces_they_are() -> None:
    for match, seating, question in course("two", 8):
        if match.turns >= 12:
            scene = scene_of(match, seating, question.seat)
            laid = laid_on(scene, question.seat)
            answered = [value for _, value in scene.answers if isinstance(value, Lay)]
            realm = match.view(None).realm(question.seat)
            assert {" ".join(realm.ground.names[c] for c in each.spot) for each in laid} <= {a.where for a in answered}
            for each in laid:
                for circle, terrain in zip(each.spot, each.terrains, strict=True):
                    assert realm.built >> circle & 1 or realm.lands[terrain] >> circle & 1
            return


# the AI


def test_the_ai_is_told_step_by_step_with_its_dice() -> None:
    match, seating, _ = next(found for found in course("ai", 7) if found[0].turns >= 10)
    scene = scene_of(match, seating, A)
    lines = [what for _, what in scene.told if isinstance(what, Step)]
    texts = [str(h.div[FACE.told(line, scene)]) for line in lines]
    assert all(line.rule in text for line, text in zip(lines, texts, strict=True))
    cards = [text for line, text in zip(lines, texts, strict=True) if isinstance(line, TakesCard | DiscardsCard)]
    assert len(cards) >= 6
    assert all("#i-d6-" in text for text in cards)


def test_the_board_of_the_ai_shows_what_its_ledger_says() -> None:
    match, seating, _ = next(found for found in course("ai", 7) if found[0].turns >= 14)
    view = match.view(A)
    realm, board = view.realm(Seat(1)), view.setup.box.ai
    laid = ai_laid(board, realm)
    covered = sum(1 << circle for each in laid for circle in each.spot)
    assert covered == (realm.built | sum(realm.lands)) & ~realm.metropolis
    text = str(ai_drawing(board, realm, scene_of(match, seating, A).reader))
    free = sum(len(sector) for sector in board.sectors) - len(laid)
    assert text.count("ori-sector") == free
    assert text.count("ori-beast") == len(realm.beasts)


# fights


def test_of_several_creatures_one_is_pointed_at_first() -> None:
    for match, seating, question in course("two", 11):
        where = sorted({option.where for option in question.options if isinstance(option, Fight)})
        if len(where) > 1:
            scene = scene_of(match, seating, question.seat)
            assert set(scene.lights) == {piece_key("beast", each) for each in where}
            assert reachable(match, seating, question.seat) == {code(option) for option in question.options}
            return
    raise AssertionError("nobody has two creatures to fight")


def test_an_own_box_is_drawn_too() -> None:
    """Creatures we have no picture of, an island of another form, nothing reconstructed that the file gives."""
    box = """creatures = [{ name = "kraken", strength = 7, hoplites = 1, nuggets = 0, count = 20 }]
islands = [{ name = "strip", side = "*", rows = ["HHoooooooo", "oooooooooo", "oooooooooo"] }]"""
    seating = read_seating(GAME, ["human", "ai"])
    match = Match.new(GAME, 2, {**seating.lineup, "box": box, "islands": "strip*"}, 3)
    while match.turns < 12 and (question := match.question) is not None:
        match.answer(ask(Eager(), match, question))
    page = drawn(scene_of(match, seating, A))
    Page(page).check()
    assert "#i-skull" in page
    assert "islands" not in match.view(A).setup.box.reconstructed


# words


def test_a_card_too_dear_says_so() -> None:
    match, seating, question = next(
        found for found in course("ai", 1)
        if isinstance(found[2].ask, WhichCardToTake) and len(found[2].options) < len(found[0].view(A).row)
    )  # fmt: skip
    page = drawn(scene_of(match, seating, question.seat))
    assert 'name="why" value="card' in page
    assert "the card costs" in page


def test_the_phases_of_a_turn_follow_each_other() -> None:
    match, seating = table("two", 3)
    turn, before = match.turns, 0
    for match, seating, question in course("two", 3):
        now = phase(scene_of(match, seating, question.seat))
        assert 1 <= now <= 5
        if match.turns == turn:
            assert now >= before
        turn, before = match.turns, now


def test_reconstructed_values_are_marked() -> None:
    match, seating, question = next(course("ai", 1))
    assert "ORI-Q7" in drawn(scene_of(match, seating, question.seat))


def test_the_prompt_says_once_what_the_ai_has_just_done() -> None:
    match, seating = table("ai", 4)
    said: list[str] = []
    while len(said) < 3 and match.question is not None:
        question = match.question
        if question.seat == A and isinstance(question.ask, WhichCardToTake):
            scene = scene_by(FACE, match, seating, A)
            hint = Markup(h.div[FACE.hint(scene)]).striptags()
            turns = automa_turns(scene)
            assert hint.startswith("AI:") == bool(turns), hint
            said += [hint] if turns else []
        match.answer(ask(Greedy(), match, question), seat=question.seat)
    assert len(said) == 3
    assert all("tile in sector" in each and "You can pay for" in each for each in said)
