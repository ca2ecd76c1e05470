"""ARNE Total in the browser: everything can be answered on the table, and nothing hidden is on the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import pytest

from soloist.engine.errors import CannotImagine
from soloist.engine.game import Score
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.games.arne import GAME
from soloist.games.arne.answers import END_TURN, PASS, Row, Spot
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.events import Happening, What
from soloist.games.arne.state import Stage
from soloist.web.faces.arne import FACE
from tests.kit.arne import OTHER_READINGS
from tests.web.faces.arne_tables import Page, html_of, new_match, questions, scene_of

TABLES = [
    (2, {}),
    (3, {"first_game": "yes", "games": "2"}),
    (4, {}),
    (6, {}),
    (3, OTHER_READINGS),
    (4, {"stolen_combo": "hand", "plus2_picker": "asker"}),
    (6, {"variant": "minimum"}),
    (2, {"variant": "ghost"}),
    (5, {"variant": "ghost"}),
    (4, {"variant": "teams"}),
    (12, {"variant": "teams"}),
]


def kind_of(question: Question) -> tuple[object, ...]:
    about = question.about.kind if isinstance(question.about, Card) else None
    return question.why, about, frozenset(type(option) for option in question.options), len(question.picked)


def worth_a_look(match: Match, bots: str = "random", now_and_then: int = 400) -> Iterator[Question]:
    """The first question of each kind, and some others to the end of the match."""
    seen: set[tuple[object, ...]] = set()
    for number, question in enumerate(questions(match, bots)):
        kind = kind_of(question)
        if kind not in seen or number % now_and_then == 0:
            yield question
        seen.add(kind)


def whole(match: Match, seat: Seat | None) -> Page:
    page = Page(html_of(scene_of(match, seat)))
    assert page.problems == []
    return page


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_option_can_be_pointed_at(players: int, options: dict[str, str]) -> None:
    match = new_match(players, 7, options)
    for question in worth_a_look(match):
        scene = scene_of(match, question.seat)
        page = whole(match, question.seat)
        words = {code(option) for option in question.options if FACE.pieces(question, option) == ()}
        assert words <= {PASS.code, END_TURN.code}
        assert {choice.code for choice in scene.words} == words
        assert set(page.sent_to("answer")) == {code(option) for option in question.options} - words
        paths = {code(option): FACE.pieces(question, option) for option in question.options}
        assert all(len(path) <= 1 for path in paths.values())
        ways = [path for path in paths.values() if path]
        assert len(ways) == len(set(ways))
    whole(match, Seat(0))
    whole(match, None)


@pytest.mark.parametrize(("players", "options"), [TABLES[2], TABLES[7]])
def test_nothing_is_lit_for_those_who_are_not_asked(players: int, options: dict[str, str]) -> None:
    match = new_match(players, 8, options)
    for question in worth_a_look(match):
        for eyes in (next(seat for seat in seats(players) if seat != question.seat), None):
            page = whole(match, eyes)
            assert page.with_class("lit") == []
            assert page.sent_to("answer") == page.sent_to("why") == []


@pytest.mark.parametrize(("players", "options"), [TABLES[2], TABLES[7]])
def test_nothing_hidden_is_on_the_page(players: int, options: dict[str, str]) -> None:
    """A match with other hidden cards gives the same page."""
    match = new_match(players, 9, options)
    compared = 0
    for number, question in enumerate(worth_a_look(match)):
        for seat in (question.seat, Seat((question.seat + 1) % players)):
            try:
                other = match.outlook(seat).imagine(number, tries=6)
            except CannotImagine:
                continue
            assert same_page(match, other, seat)
            assert same_page(match, other, None)
            compared += 1
    assert compared > 15


def same_page(match: Match, other: Match, eyes: Seat | None) -> bool:
    true, false = scene_of(match, eyes), scene_of(other, eyes)
    false.__dict__["told"] = true.told  # an imagined match has no past
    false.stamp = true.stamp
    return html_of(true) == html_of(false)


def test_a_hidden_card_would_be_found() -> None:
    match = new_match(4, 9, {})
    next(question for question in questions(match, "random") if question.why == "ARNE-2.3")
    mine = html_of(scene_of(match, match.view(None).active))
    other = match.outlook(Seat((match.view(None).active + 1) % 4)).imagine(1)
    assert mine != html_of(scene_of(other, match.view(None).active))


@pytest.mark.parametrize(("players", "options"), [TABLES[2], TABLES[5], TABLES[9]])
def test_the_changes_on_the_table_come_true(players: int, options: dict[str, str]) -> None:
    """The numbers at lit items and rows are the differences that the answers make."""
    match = new_match(players, 10, options)
    compared = 0
    for question in worth_a_look(match, "greedy"):
        if not any(isinstance(option, Spot | Row) for option in question.options):
            continue
        page = whole(match, question.seat)
        before = match.view(None).totals
        for option in question.options:
            tried = match.copy()
            tried.answer(option, seat=question.seat)
            after = tried.view(None).totals
            if isinstance(option, Spot):
                changes = {after[row] - before[row] for row in Colour if after[row] != before[row]} or {0}
                shown = {int(text.replace("−", "-").replace("±", "")) for text in texts_at(page, code(option))}
                assert shown | {0} == changes | {0}
                compared += 1
            elif isinstance(option, Row):
                assert str(after[option.colour]).replace("-", "−") in [
                    element.text.removeprefix("→ ") for element in page.with_class("arne-after")
                ]
                compared += 1
    assert compared > 10


def texts_at(page: Page, answer: str) -> list[str]:
    """What stands under a lit item: the change of its row, for a Thief also that of one's own."""
    rest = iter(page.elements)
    next(element for element in rest if element.attributes.get("value") == answer)
    next(element for element in rest if "arne-change" in element.classes)
    return [
        element.text for element in takewhile(lambda element: element.tag == "span" and not element.attributes, rest)
    ]


@pytest.mark.parametrize(("players", "options"), [TABLES[2], TABLES[7]])
def test_what_is_off_says_why(players: int, options: dict[str, str]) -> None:
    match = new_match(players, 11, options)
    refused = 0
    for question in worth_a_look(match):
        page = whole(match, question.seat)
        for name in page.sent_to("why"):
            assert match.why_not(name, seat=question.seat) is not None, (question, name)
            refused += 1
        for element in page.with_class("arne-hand-card"):
            is_off = "is-off" in element.classes
            assert is_off == (element.attributes.get("form") == "why")
    assert refused > 20


def test_all_reasons_on_cards_are_short() -> None:
    for options in ({"variant": "ghost"}, {"idle_actions": "no"}):
        match = new_match(4, 12, options)
        for question in worth_a_look(match):
            page = whole(match, question.seat)
            assert [element.text for element in page.with_class("arne-why") if len(element.text) > 24] == []


def test_the_end_shows_winners_and_totals() -> None:
    match = new_match(3, 13, {"games": "2", "first_game": "yes"})
    for _ in questions(match, "greedy"):
        pass
    assert match.over
    for eyes in (Seat(1), None):
        page = whole(match, eyes)
        assert len(page.with_class("arne-won")) == len(match.result.winners)
        shown = [element.text for element in page.with_class("strip-score")]
        assert all(line.endswith(str(score.total)) for line, score in zip(shown, best(match), strict=True))
        assert page.with_class("arne-hand-card") == []


def best(match: Match) -> list[Score]:
    return sorted(match.result.scores, key=lambda score: -score.total)


def test_queued_turns_name_the_card_that_claimed_them() -> None:
    match = new_match(4, 14, {})
    claimed = 0
    for _ in questions(match, "random"):
        queue = match.view(None).queue
        if not queue:
            continue
        claimed += 1
        page = whole(match, None)
        told = [what for _, what in match.heard(None) if isinstance(what, Happening)]
        cards = [what.what for what in told if what.what in (What.STOPPED, What.TURNED)][-len(queue) :]
        words = [{What.STOPPED: "Stop", What.TURNED: "Change"}[card] for card in cards]
        claims = page.with_class("is-claimed")
        assert all(element.text.endswith(word) for element, word in zip(claims, words, strict=True))
        if claimed > 20:
            break
    assert claimed > 5


def test_a_standing_pass_is_offered_and_can_be_ended() -> None:
    match = new_match(3, 15, {})
    reaction = next(question for question in questions(match, "random") if question.passing is not None)
    page = Page(html_of(scene_of(match, reaction.seat)))
    boxes = [element for element in page.elements if element.attributes.get("name") == "trigger"]
    assert [box.attributes["value"] for box in boxes] == [trigger.code for trigger in GAME.triggers]
    assert [("checked" in box.attributes) for box in boxes] == [trigger.default for trigger in GAME.triggers]
    assert len([element for element in page.elements if element.attributes.get("form") == "watch"]) == 1
    passing = Page(html_of(scene_of(match, reaction.seat, passing=("combo_appeared",))))
    ticked = [element.attributes["value"] for element in passing.elements if "checked" in element.attributes]
    assert ticked == ["combo_appeared"]
    assert [element for element in passing.elements if element.attributes.get("value") == "never"]


def test_the_pages_of_the_final_round_and_of_every_language() -> None:
    match = new_match(4, 16, {"uniform_prompts": "yes"})
    last = next(question for question in questions(match, "random") if match.view(None).stage is Stage.FINAL)
    for language in ("en", "pt"):
        scene = scene_of(match, last.seat, language=language)
        assert Page(html_of(scene)).problems == []
    assert "Final round" in html_of(scene_of(match, last.seat))
    assert FACE.art() is not None
