"""The prompt of Ark Nova says what is at stake; the card in use stays marked; final scoring cards are counted."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import CARD, FINAL, FINAL_CARDS, Action, FinalScoring
from soloist.games.arknova.events import ActionPerformed, BreakBegins
from soloist.games.arknova.placing import spots
from soloist.games.arknova.questions import WhichDiscardedInBreak, WhichFreeSpot, WhichSpot
from soloist.games.arknova.state import ArkNovaTable, Stage
from soloist.language import languages
from soloist.web.faces.arknova import FACE
from tests.web.faces.arknova_tables import ME, drawn, sample_table, scene_of

HOUSE = KIND["enclosure_3"]


def words(html: object) -> str:
    return Markup(str(html)).striptags()


# what is asked


def placing_question(table: ArkNovaTable, ask: WhichSpot | WhichFreeSpot) -> Question:
    zoo = table.zoos[0]
    found = spots(zoo.map, HOUSE, zoo.covered, zoo.kiosks, True, False, False)
    return Question(ME, ask, "AN-5.5", found, about=HOUSE)


def test_what_is_placed_and_what_it_costs() -> None:
    table = sample_table()
    question = placing_question(table, WhichSpot(HOUSE, HOUSE.cost))
    scene = scene_of(table, question)
    assert scene.text(question.ask) == "Size-3 enclosure for 6 money: where does it go?"
    assert words(FACE.hint(scene)).endswith("You have 21 money.")


@pytest.mark.parametrize("ask", [WhichSpot(HOUSE, 0), WhichFreeSpot(HOUSE)])
def test_what_is_free_says_so(ask: WhichSpot | WhichFreeSpot) -> None:
    table = sample_table()
    scene = scene_of(table, placing_question(table, ask))
    assert scene.text(ask) == "Size-3 enclosure, free: where does it go?"
    assert "money" not in words(FACE.hint(scene))


def test_the_break_says_why_cards_go() -> None:
    table = sample_table()
    zoo = table.zoos[0]
    zoo.universities = ()
    ask = WhichDiscardedInBreak(zoo.hand_limit)
    scene = scene_of(table, Question(ME, ask, "AN-10.1", tuple(zoo.hand)))
    assert scene.text(ask) == "Break: you keep 3 cards. Discard which one?"
    said = words(FACE.hint(scene))
    assert "You hold 6 cards." in said
    assert "with the university 5" in said
    zoo.universities = UNIVERSITIES[:1]
    scene = scene_of(table, Question(ME, WhichDiscardedInBreak(zoo.hand_limit), "AN-10.1", tuple(zoo.hand)))
    assert "With the university the limit is 5." in words(FACE.hint(scene))


# the action card in use


def in_use(told: list[Sayable]) -> list[str]:
    text = drawn(scene_of(sample_table(), told=told))
    return re.findall(r'class="ark-action in-use"[^>]*data-piece="act:(\w+)"', text)


BUILDING = [TurnBegins(ME), ActionPerformed(ME, Action.BUILD, 4)]


def test_the_card_in_use_is_marked_until_the_turn_ends() -> None:
    assert in_use([TurnBegins(ME)]) == []
    assert in_use([*BUILDING]) == ["build"]
    assert in_use([*BUILDING, ActionPerformed(ME, Action.CARDS, 2)]) == ["cards"]
    assert in_use([*BUILDING, TurnEnds(ME)]) == []
    assert in_use([*BUILDING, BreakBegins()]) == []
    assert in_use([*BUILDING, TurnEnds(ME), TurnBegins(Seat(1)), ActionPerformed(Seat(1), Action.BUILD, 3)]) == []


def test_it_says_that_it_goes_to_slot_one() -> None:
    assert drawn(scene_of(sample_table(), told=[*BUILDING])).count("ark-goes") == 1


# final scoring cards


def finals(card: FinalScoring, language: str = "en") -> list[str]:
    table = sample_table()
    table.zoos[0].finals = (card,)
    text = drawn(scene_of(table, language=language))
    return re.findall(r'<span class="ark-final">(.*?)</span></span></li>', text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", FINAL_CARDS, ids=lambda card: card.code)
def test_every_card_says_what_it_counts_and_its_steps(card: FinalScoring, language: str) -> None:
    """Beside the hand, and in the tab of small screens."""
    shown = finals(card, language)
    assert len(shown) == 2
    for text in shown:
        assert card.name in words(text)
        assert text.count("→") == (len(card.steps) or len(card.scoring))


def test_what_there_is_now_and_the_step_reached() -> None:
    text = finals(FINAL["favorite-zoo"])[0]
    assert "<b>7</b>" in text  # reputation
    assert re.findall(r'<span class="is-reached"[^>]*>(.*?)</span>', text) == ["<b>6</b>→1"]


def test_others_see_no_final_scoring_cards() -> None:
    text = drawn(scene_of(sample_table(), seat=None))
    assert "ark-final-name" not in text
    assert "ark-finals-chip" not in text


def test_before_the_game_begins_nothing_is_counted() -> None:
    table = sample_table()
    table.stage = Stage.SETUP
    text = drawn(scene_of(table))
    assert "ark-final-name" in text
    assert "ark-finals-chip" not in text
    assert "is-reached" not in re.sub(r'class="ark-space[^"]*"', "", text.partition("ark-finals")[2])


def test_the_own_cards_in_play_are_behind_a_button() -> None:
    table = sample_table()
    text = drawn(scene_of(table))
    assert text.count('class="ark-whole ark-own"') == 1
    assert CARD["giraffe"].name in words(text)
