"""The end of a turn is confirmed, and what was revealed can be taken back alone: on pages, without script."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from soloist.engine import notation
from soloist.engine.match import Match
from soloist.engine.seats import SEATS
from soloist.engine.undoing import Undo
from soloist.web.confirming import ALWAYS, AUTO, NEVER, PAID, wish
from soloist.web.room import Beginning, Room
from tests.web.visits import Browser, House

A = SEATS[0]
ALONE = Beginning("zooloretto", ["human", "mammoth:II"], {"first_seat": "a"}, seed=7)
TOGETHER = Beginning("zooloretto", ["human", "human"], {"first_seat": "a"}, seed=7)
CONFIRM = re.compile(r'name="answer" value="([^"]+)"><input type="hidden" name="confirmed"')


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def ben(house: House) -> Browser:
    return house.browser()


def seen(browser: Browser, match: str, what: Any) -> Any:
    return browser.house.run(browser.house.site.rooms.look(match[3:], what))


def moment(browser: Browser, match: str) -> int:
    found: int = seen(browser, match, lambda room: room.match.moment)
    return found


def answers(browser: Browser, match: str) -> dict[str, bool]:
    """The options of the open question, and whether each ends the turn."""

    def look(room: Room) -> dict[str, bool]:
        question = room.asked(A)
        assert question is not None
        codes = [notation.code(option) for option in question.options]
        return {code: room.match.ahead(code, A) is not None for code in codes}

    found: dict[str, bool] = seen(browser, match, look)
    return found


def to_last_question(browser: Browser, match: str) -> str:
    """Play until an answer ends the turn; its code."""
    while True:
        for code, is_last in answers(browser, match).items():
            if is_last:
                return code
        assert browser.answer(match, next(iter(answers(browser, match)))).status_code == 303


def test_the_end_of_a_turn_is_shown_before_it_is_kept(anna: Browser) -> None:
    match = anna.begin(ALONE)
    code = to_last_question(anna, match)
    before, stamp = moment(anna, match), anna.stamp(match)
    response = anna.answer(match, code, sure=False)
    assert response.status_code == 303
    assert moment(anna, match) == before, "nothing has been answered"
    page = anna.get(response.headers["location"]).text
    assert "is-confirm" in page
    assert "All done?" in page
    assert "This turn" in page
    assert 'class="log-now' not in page, "nobody is waited for"
    assert 'class="log-now' in anna.get(match).text
    (sent,) = CONFIRM.findall(page)
    assert sent == code
    assert anna.stamp(match) == stamp
    anna.answer(match, sent, stamp=stamp)
    assert moment(anna, match) > before


def test_an_answer_within_a_turn_is_taken_at_once(anna: Browser) -> None:
    match = anna.begin(ALONE)
    code = next(code for code, is_last in answers(anna, match).items() if not is_last)
    anna.answer(match, code, sure=False)
    assert moment(anna, match) > 0


def test_who_never_confirms_is_not_asked_to(anna: Browser) -> None:
    match = anna.begin(ALONE)
    anna.post("/likes", {"confirm": "never"})
    code, before = to_last_question(anna, match), moment(anna, match)
    anna.answer(match, code, sure=False)
    assert moment(anna, match) > before


def test_where_only_payments_are_confirmed_a_loaded_truck_is_not(anna: Browser) -> None:
    match = anna.begin(ALONE)
    anna.post("/likes", {"confirm": "paid"})
    anna.answer(match, "load", sure=False)
    before = moment(anna, match)
    anna.answer(match, to_last_question(anna, match), sure=False)
    assert moment(anna, match) > before


def test_an_expansion_is_confirmed_where_payments_are(anna: Browser) -> None:
    match = anna.begin(Beginning("zooloretto", ["human", "mammoth:II"], {"first_seat": "a"}, seed=7))
    anna.post("/likes", {"confirm": "paid"})
    paying = [code for code, is_last in answers(anna, match).items() if is_last]
    before = moment(anna, match)
    for code in paying:  # the first turn has coins for money actions that end it
        assert "is-confirm" in anna.get(anna.answer(match, code, sure=False).headers["location"]).text
    assert moment(anna, match) == before


def test_what_is_refused_is_refused_as_always(anna: Browser) -> None:
    match = anna.begin(ALONE)
    assert anna.answer(match, "nonsense", sure=False).status_code == 409
    assert anna.answer(match, "load", stamp="0.99", sure=False).status_code == 409


@pytest.mark.parametrize("query", ["confirm=nonsense&stamp={stamp}", "confirm={code}&stamp=9.9", "confirm=load"])
def test_an_address_that_cannot_be_confirmed_shows_the_question(anna: Browser, query: str) -> None:
    match = anna.begin(ALONE)
    asked = query.format(code=to_last_question(anna, match), stamp=anna.stamp(match))
    page = anna.get(f"{match}?seat=A&{asked}")
    assert page.status_code == 200
    assert "is-confirm" not in page.text


def test_nobody_else_sees_what_waits_to_be_confirmed(anna: Browser, ben: Browser) -> None:
    match = anna.begin(ALONE)
    code, stamp = to_last_question(anna, match), anna.stamp(match)
    assert "is-confirm" in anna.get(f"{match}?seat=A&confirm={code}&stamp={stamp}").text
    assert "is-confirm" not in ben.get(f"{match}?seat=A&confirm={code}&stamp={stamp}").text


def test_when_turns_are_confirmed() -> None:
    assert [wish(AUTO, finished, is_touch=False) for finished in (0, 2, 3)] == [ALWAYS, ALWAYS, PAID]
    assert wish(AUTO, 9, is_touch=True) == ALWAYS
    assert wish(NEVER, 0, is_touch=True) == NEVER


def test_a_phone_says_that_it_is_one(anna: Browser) -> None:
    match = anna.begin(ALONE)
    store = anna.house.site.store
    assert store.finished_games(anna.person, "zooloretto") == 0
    assert store.finished_games("nobody", "zooloretto") == 0
    chosen = re.compile(r'value="([a-z]+)" aria-pressed="true">(?:always|paid or placed|never)<')
    assert chosen.findall(anna.get(match).text) == ["always"]


# taking back


def finish_turn(browser: Browser, match: str) -> None:
    browser.answer(match, to_last_question(browser, match))


def test_the_lock_says_what_was_revealed_and_one_press_goes_beyond_it(anna: Browser) -> None:
    match = anna.begin(replace(ALONE, seed=3))
    finish_turn(anna, match)
    page = anna.get(match).text
    assert "Undo stops here" in page
    assert "AutoMammoth</b> drew a card" in page or "AutoMammoth drew a card" in re.sub("<[^>]+>", "", page)
    assert "Let me undo anything" in page
    before = moment(anna, match)
    refused = anna.post(f"{match}/undo", {"seat": "A", "stamp": anna.stamp(match)})
    assert refused.status_code == 409
    assert moment(anna, match) == before
    assert anna.post(f"{match}/undo", {"seat": "A", "stamp": anna.stamp(match), "anything": "1"}).status_code == 303
    assert moment(anna, match) < before
    assert "Undo stops here" not in anna.get(match).text
    kept = anna.house.site.store.load(match[3:])
    assert kept is not None
    assert kept.summary["with_undo"]
    assert 'meta with_undo "yes"' in kept.head
    assert f"undo {Undo.FREE.value}" in kept.head
    assert anna.post(f"{match}/redo", {"seat": "A", "stamp": anna.stamp(match)}).status_code == 303
    assert moment(anna, match) == before


def test_bots_answer_in_the_same_way_after_it(anna: Browser) -> None:
    match = anna.begin(Beginning("zooloretto", ["human", "random"], {"first_seat": "a"}, seed=3))
    code = to_last_question(anna, match)
    anna.answer(match, code)
    anna.stamp(match)

    def lines(room: Room) -> list[str]:
        return [f"{entry.seat.code} {notation.code(entry.value)}" for entry in room.match.history]

    before = seen(anna, match, lines)
    anna.post(f"{match}/undo", {"seat": "A", "stamp": anna.stamp(match), "anything": "1"})
    anna.answer(match, code)
    assert seen(anna, match, lines) == before


def test_with_another_person_nothing_goes_beyond_a_reveal(anna: Browser) -> None:
    match = anna.begin(TOGETHER, "AB")
    anna.get(match)  # the first tile is loaded without a choice
    finish_turn(anna, match)
    anna.answer(match, "load", "B")
    page = anna.get(f"{match}?seat=A").text
    assert "drew a tile" in re.sub("<[^>]+>", "", page)
    assert "Let me undo anything" not in page
    assert "With other people at the table" in page
    refused = anna.post(f"{match}/undo", {"seat": "A", "stamp": anna.stamp(match), "anything": "1"})
    assert refused.status_code == 409
    assert "with other people" in refused.text


def test_a_turn_is_restarted(anna: Browser) -> None:
    match = anna.begin(Beginning("orichalcum", ["human", "ai"], seed=7))
    start = moment(anna, match)
    for _ in range(2):
        code = next(code for code, is_last in answers(anna, match).items() if not is_last)
        anna.answer(match, code)
    page = anna.get(match).text
    assert 'data-key="backspace"' in page
    assert 'data-key="escape"' in page
    anna.post(f"{match}/restart", {"seat": "A", "stamp": anna.stamp(match)})
    assert moment(anna, match) == start
    assert 'data-key="backspace"' not in anna.get(match).text


def test_a_finished_match_says_that_something_was_taken_back() -> None:
    from soloist.plays.play import play_of
    from soloist.plays.tally import outcome

    match: Match = ALONE.match()
    match.meta["with_undo"] = "yes"
    while match.question is not None:
        match.answer(match.question.options[0])
    play = play_of(match, 0.0)
    assert play is not None
    assert play.with_undo
    assert outcome(play).text == "{outcome}, with undo"
    assert type(play).read(play.text()).with_undo


def test_who_only_watches_confirms_nothing_and_leaves_nothing_in_the_room(house: House, anna: Browser) -> None:
    """Whoever comes without a cookie is somebody new each time."""
    match = anna.begin(ALONE, "A")
    assert "Confirm turns" in anna.get(f"{match}?seat=A").text
    known = seen(anna, match, lambda room: len(room.finished))
    for _ in range(3):
        assert "Confirm turns" not in house.browser().get(match).text
    assert seen(anna, match, lambda room: len(room.finished)) == known == 1
