"""Beginning Ark Nova against ARNO: the usual level, all levels by their names, lineups that cannot be played."""

from __future__ import annotations

import re
from html import unescape

import pytest

from soloist.engine.settings import AutomaSeats
from soloist.games.arknova import GAME
from soloist.games.arknova.arno.settings import ARNO_SETTINGS
from soloist.games.arknova.arno.values import LEVELS
from soloist.games.zooloretto import GAME as ZOOLORETTO
from soloist.seating import lineup
from soloist.web.match_settings import Sitter, usual_settings
from soloist.web.pages.setup import strengths
from tests.web.forms import AWAY, begun, field, record
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def test_a_newcomer_plays_a_level_that_can_be_beaten(browser: Browser) -> None:
    assert usual_settings(GAME).seated == [Sitter("you"), Sitter("automa:L2")]
    assert usual_settings(ZOOLORETTO).seated == [Sitter("you"), Sitter("automa:II")]
    match = begun(browser.post("/new/arknova"))
    assert record(browser, match).meta["seats"] == "human,arno:L2"
    assert "arno-panel" in browser.get(match).text


def test_the_usual_level_is_one_of_the_levels() -> None:
    for game in (GAME, ZOOLORETTO):
        automa = lineup(game)
        assert isinstance(automa, AutomaSeats)
        assert automa.usual_level in automa.levels
        assert None not in strengths(automa)


def test_all_levels_on_the_start_page_and_the_highest_behind_a_click(browser: Browser) -> None:
    page = browser.get("/?start=arknova").text
    assert re.findall(r'type="radio" name="seat-B" value="automa:(L\d+)"', page) == list(LEVELS)
    assert re.findall(r'value="automa:(L\d+)" checked', page) == ["L2"]
    few, _, many = page.partition('<details class="more-levels"')
    assert "extremely hard" in few
    assert 'value="automa:L7"' in many
    assert "more-levels" not in browser.get("/?start=zooloretto").text


def test_all_levels_by_name_on_the_set_up_page(browser: Browser) -> None:
    page = browser.get("/new/arknova").text
    for text in ("ARNO L1 (beginner)", "ARNO L6 (extremely hard)", "ARNO L7 (for pros)", "ARNO L12 (for pros)"):
        assert text in page


def test_options_of_arno_stand_together(browser: Browser) -> None:
    page = browser.get("/new/arknova").text
    before, _, after = page.partition('class="option-group for-automas"')
    for setting in ARNO_SETTINGS:
        assert f'name="option-{setting.name}"' in after
        assert f'name="option-{setting.name}"' not in before
    assert 'name="option-maps"' in before
    fields = {"option-arno_module": "yes", "option-lacks": "fewest_owned"}
    assert record(browser, begun(browser.post("/new/arknova", fields))).options["arno_module"] == "yes"


@pytest.mark.parametrize(
    "seats",
    [("you", "automa:L12"), ("automa:L1", "you"), ("you", "automa:L1", "automa:L2", "automa:L3"),
     ("automa:L1", "here", "bot:greedy", "you")],
)  # fmt: skip
def test_lineups_that_can_be_played(browser: Browser, seats: tuple[str, ...]) -> None:
    fields = {f"seat-{letter}": who for letter, who in zip("ABCD", seats, strict=False)}
    match = begun(browser.post("/new/arknova", fields))
    words = record(browser, match).meta["seats"].split(",")
    assert [word for word in words if word.startswith("arno")] == [
        who.replace("automa", "arno") for who in seats if who.startswith("automa")
    ]
    assert browser.get(match).status_code == 200


WRONG = (
    ({"seat-A": "automa:L1", "seat-B": "automa:L2"}, "ARNO cannot play alone"),
    ({f"seat-{letter}": "automa:L1" for letter in "ABCD"}, "ARNO cannot play alone"),
    ({"seat-A": "you", "seat-B": "automa:L13"}, "is not a level"),
    ({"seat-A": "you", "seat-B": "automa:L2", "option-first_seat": "b"}, "ARNO never starts"),
    ({"seat-A": "you", "seat-B": "automa:L2", "option-maps": "3,5"}, "2 maps are named for 1 player"),
)


@pytest.mark.parametrize(("fields", "sentence"), WRONG)
def test_wrong_lineups_come_back_with_the_reason(browser: Browser, fields: dict[str, str], sentence: str) -> None:
    response = browser.post("/new/arknova", fields)
    page = unescape(response.text)
    assert response.status_code == 400
    assert sentence.lower() in page.lower()
    assert f'value="{fields["seat-B"]}" selected' in field(page, "seat-B") or fields["seat-B"] in page
