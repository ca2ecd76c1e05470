"""On the pages where people choose what to play it is said what is reconstructed."""

from __future__ import annotations

from html import unescape

import pytest

from soloist.engine.words import english
from soloist.registry import companion_ids, find, game_ids
from tests.web.faces.evenings import new_evening, page
from tests.web.forms import AWAY
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def said(name: str) -> list[str]:
    return [english(each.what) for each in find(name).reconstructed()]


def test_the_start_page_says_it_of_each_game(browser: Browser) -> None:
    home = unescape(browser.get("/").text)
    for name in game_ids():
        assert [what for what in said(name) if f"Reconstructed: {what}" not in home] == []


@pytest.mark.parametrize("name", [*game_ids(), *companion_ids()])
def test_the_set_up_page_says_it_before_the_options_are_opened(browser: Browser, name: str) -> None:
    text = unescape(browser.get(f"/new/{name}?all=1").text)
    beside = text[text.index("setup-beside") :]
    for what in said(name):
        assert what[1:] in beside
    assert ("Reconstructed" in beside) is bool(said(name))


@pytest.mark.parametrize("automa", companion_ids())
def test_before_an_evening_a_page_says_it_in_plain_words(browser: Browser, automa: str) -> None:
    page = unescape(browser.get(f"/new/{automa}?after=what").text)
    for what in said(automa):
        assert "our guess" in page[: page.index("</h1>")]
        assert what[1:] in page
    assert ("our guess" in page) is bool(said(automa))


@pytest.mark.parametrize("automa", companion_ids())
def test_the_first_page_beside_the_box_says_it(automa: str) -> None:
    first = unescape(page(new_evening(1, automa=automa)))
    assert ("Reconstructed" in first) is bool(said(automa))


def test_after_the_first_answer_it_is_in_the_log_only() -> None:
    match = new_evening(1)
    match.answer("A")
    later = unescape(page(match))
    assert "Reconstructed: AutoMammoth's cards" not in later[: later.index('id="log"')]
    assert "Reconstructed: AutoMammoth's cards" in later[later.index('id="log"') :]


def test_a_printed_deck_that_lacks_a_card_is_warned_about_on_the_first_page() -> None:
    first = unescape(page(new_evening(1, mammoth_deck="I-01: draw 0 >")))
    assert "Reconstructed" not in first
    assert "have no 'draw 1', 'draw 2', 'take 1', 'take 2', 'take 3', 'shuffle'" in first
