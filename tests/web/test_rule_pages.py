"""The rules in the browser."""

from __future__ import annotations

import re

import pytest

from soloist.language import Reader
from soloist.rulebook import books, paragraphs
from soloist.web.lessons import taught_by
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


def test_a_book_begins_with_what_players_want_to_know(browser: Browser) -> None:
    for book in books():
        page = browser.get(f"/rules/{book.game}").text
        first = page.index('class="rules-short"')
        assert f'href="/learn/{taught_by(book.game).id}"' in page[:first]  # type: ignore[union-attr]
        assert first < page.index('id="about"')
        assert page.index('id="about"') > max(page.index(f' id="{each.id}"') for each in paragraphs().values()
                                              if each.game == book.game)  # fmt: skip
        assert "numbered so that code" in page[page.index('id="about"') :]


def test_open_points_are_folded_at_the_end(browser: Browser) -> None:
    page = browser.get("/rules/arne").text
    assert page.index('id="ARNE-11.1"') < page.index('id="behind"') < page.index('id="ARNE-Q1"')
    assert '<details class="rules-fold" id="ARNE-13">' in page
    beside = page[page.index("rules-contents") : page.index("</nav>", page.index("rules-contents"))]
    assert "#ARNE-11" in beside
    assert "#ARNE-13" not in beside


def test_words_that_were_searched_for_are_marked(browser: Browser) -> None:
    page = browser.get("/rules?q=THIEF").text
    assert "<mark>Thief</mark>" in page
    portuguese = browser.get("/rules?q=camaleao", headers={"accept-language": "pt"}).text
    assert "<mark>Camaleão</mark>" in portuguese
    assert "<mark>" not in browser.get("/rules/arne").text
    assert "&lt;mark" not in browser.get("/rules?q=<mark>").text.replace('value="&lt;mark&gt;"', "").split("</h1>")[0]


def test_a_search_in_one_book(browser: Browser) -> None:
    everywhere = browser.get("/rules?q=coin").text
    assert "ZOO-2.7" in everywhere
    assert "MAM-1.3" in everywhere
    one = browser.get("/rules?q=coin&game=zooloretto").text
    assert "ZOO-2.7" in one
    assert 'id="MAM-1.3"' not in one
    assert re.search(r'href="/rules\?q=coin&amp;game=automammoth">AutoMammoth <small>\d+', one)
    assert 'href="/rules?q=coin&amp;game=zooloretto" aria-current="true"' in one
    assert 'id="MAM-1.3"' in browser.get("/rules?q=coin&game=nowhere").text
    assert '<input type="hidden" name="game" value="arne">' in browser.get("/rules/arne").text


def test_rules_with_some_of_the_words_follow(browser: Browser) -> None:
    page = browser.get("/rules?q=chameleon+xyzzy").text
    assert "No rule contains all of these words" in page
    assert page.index("With some of the words") < page.index('id="ARNE-6.3"')


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
