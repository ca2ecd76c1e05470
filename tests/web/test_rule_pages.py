"""The rules in the browser."""

from __future__ import annotations

import re

import pytest

from soloist.language import Reader
from soloist.rulebook import books, paragraphs
from soloist.web.room import Beginning
from tests.web.forms import AWAY
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def test_books_have_every_rule_with_an_anchor(browser: Browser) -> None:
    for book in books():
        page = browser.get(f"/rules/{book.game}").text
        for section in book.sections:
            for rule in section.paragraphs:
                assert f' id="{rule.id}"' in page


def test_every_rule_has_a_page_and_a_popover(browser: Browser) -> None:
    for rule in list(paragraphs())[::9]:
        page = browser.get(f"/rules/{rule}")
        assert page.status_code == 200
        assert "is-meant" in page.text
        bare = browser.get(f"/rules/{rule}?bare=1").text
        assert bare.startswith("<article")
        assert rule in bare
        assert "<html" not in bare


def test_rules_link_to_rules(browser: Browser) -> None:
    page = browser.get("/rules/ARNE-2.4").text
    assert '<a class="rule" href="/rules/ARNE-4.2">4.2</a>' in page
    assert '<a class="rule" href="/rules/ZOO-9">ZOO-9</a>' in browser.get("/rules/MAM-1.1").text
    assert '<a class="rule" href="/rules/MAM-7.2">7.2</a></td>' not in browser.get("/rules/MAM-8.6").text


def test_a_rule_names_the_options_that_decide_it(browser: Browser) -> None:
    assert "A crashed X2" in browser.get("/rules/ARNE-Q1").text


def test_rules_are_read_in_ones_language(browser: Browser) -> None:
    english = browser.get("/rules/zooloretto").text
    portuguese = browser.get("/rules/zooloretto", headers={"accept-language": "pt"}).text
    assert english != portuguese
    assert Reader("pt").language == "pt"
    assert re.search(r"camião|camiões|caminhão|caminhões", portuguese)


def test_searching_the_rules(browser: Browser) -> None:
    page = browser.get("/rules?q=chameleon+thief").text
    assert "ARNE-6.6" in page
    assert "ARNE-6.3" in browser.get("/rules?q=ARNE-6.3").text
    nothing = browser.get("/rules?q=chamelion").text
    assert "No rule contains all of these words" in nothing
    assert 'href="/rules?q=chameleon"' in nothing


WORM = '{ name = "<b>worm", strength = 9, hoplites = 1, nuggets = 0, count = 30 }'
OWN_BOX = {"box": f"medallion_price = 2\ncreatures = [{WORM}]"}


def test_a_match_tells_what_its_own_box_says_beside_a_rule(browser: Browser) -> None:
    for beginning in (Beginning("orichalcum", ["human", "ai"], OWN_BOX), Beginning("orichalcum-ai", options=OWN_BOX)):
        match = browser.begin(beginning)
        rule = browser.get(f"{match}/rules/ORI-7.4?bare=1").text
        assert "pay 5 nuggets" in rule
        assert "Values in use: 2 nuggets for a medallion." in rule
        creatures = browser.get(f"{match}/rules/ORI-8?bare=1").text
        assert "30 × &lt;b&gt;worm (strength 9, loot 1 ⚔)" in creatures
        assert "Values in use" not in browser.get(f"{match}/rules/ORI-7.5?bare=1").text


def test_the_rules_of_a_match_with_our_box_are_those_of_the_book(browser: Browser) -> None:
    match = browser.begin(Beginning("orichalcum", ["human", "ai"]))
    assert browser.get(f"{match}/rules/ORI-7.4?bare=1").text == browser.get("/rules/ORI-7.4?bare=1").text
    assert browser.get(f"{match}/rules/ORI-7.4").headers["location"] == "/rules/ORI-7.4"
    assert browser.get(f"{match}/rules/ORI-99?bare=1").status_code == 404
    assert browser.get("/m/nowhere/rules/ORI-7.4?bare=1").status_code == 404
