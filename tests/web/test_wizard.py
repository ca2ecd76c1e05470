"""Before an evening beside a box: one thing to choose on each page, by forms alone."""

from __future__ import annotations

import re
from html import unescape

import pytest

from soloist.registry import companion_ids
from tests.web.forms import AWAY, begun, record
from tests.web.visits import Browser, House

TITLE = re.compile(r"<h1[^>]*>(.*?)</h1>")
Fields = dict[str, str | list[str]]


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def form_of(page: str) -> Fields:
    """What the form of a page would send: hidden fields, and what is checked, chosen or typed."""
    text = page[page.index('id="wizard"') : page.index("</form>", page.index('id="wizard"'))]
    found: Fields = {}

    def add(name: str, value: str) -> None:
        given = found.get(name)
        found[name] = [*([given] if isinstance(given, str) else given), value] if given is not None else value

    for tag in re.findall(r"<input[^>]*>", text):
        kind, name = re.search(r'type="(\w+)"', tag), re.search(r'name="([^"]*)"', tag)
        value = re.search(r'value="([^"]*)"', tag)
        if name is None or (kind is not None and kind[1] in ("radio", "checkbox") and " checked" not in tag):
            continue
        add(unescape(name[1]), unescape(value[1]) if value is not None else "")
    for name, inside in re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', text, re.DOTALL):
        chosen = re.search(r'<option value="([^"]*)" selected', inside) or re.search(r'<option value="([^"]*)"', inside)
        add(name, unescape(chosen[1]) if chosen is not None else "")
    return found


def title_of(page: str) -> str:
    found = TITLE.search(page)
    assert found is not None
    return unescape(found[1])


def go_on(browser: Browser, automa: str, page: str, **changed: str) -> str:
    """Press Next, having changed something."""
    step = re.search(r'name="after" value="([^"]*)"', page)
    assert step is not None
    query = {**form_of(page), "after": step[1], **{name.replace("_", "-"): value for name, value in changed.items()}}
    return browser.get(f"/new/{automa}", params=query).text


def start(browser: Browser, automa: str, page: str) -> str:
    fields = {name: value for name, value in form_of(page).items() if name != "csrf"}
    return begun(browser.post(f"/new/{automa}", fields))  # type: ignore[arg-type]


@pytest.mark.parametrize("automa", companion_ids())
def test_whoever_changes_nothing_plays_as_usual(browser: Browser, automa: str) -> None:
    page, seen = browser.get(f"/new/{automa}?like=none").text, list[str]()
    while 'name="after"' in page:
        seen.append(title_of(page))
        assert len(seen) < 10
        page = go_on(browser, automa, page)
    assert len(set(seen)) == len(seen) >= 3
    assert title_of(page) == "Ready?"
    usual = record(browser, begun(browser.post(f"/new/{automa}"))).options
    chosen = record(browser, start(browser, automa, page)).options
    assert {name: value for name, value in chosen.items() if name != "colours"} == usual
    assert chosen.get("colours", "A=blue, B=red") == "A=blue, B=red"


def test_two_arnos_with_levels_colours_and_names(browser: Browser) -> None:
    page = go_on(browser, "arno", browser.get("/new/arno?like=none").text)
    assert title_of(page) == "Who sits at the table?"
    page = go_on(browser, "arno", page, name_A="Anna", seat_C="automa:L1")
    assert "Red ARNO" in page  # whose level it is
    page = go_on(browser, "arno", page, level_B="L2")
    assert "Yellow ARNO" in page
    page = go_on(browser, "arno", page, level_C="more", more_C="L9")
    assert title_of(page) == "Which colour is whose?"
    page = go_on(browser, "arno", page, colour_C="red")  # which the other has: that one gets what is free
    page = go_on(browser, "arno", page, option_printed="yes", dice="hand")
    assert title_of(page) == "Ready?"
    assert "Anna, Yellow ARNO, Red ARNO" in page
    agreed = record(browser, start(browser, "arno", page))
    assert agreed.options == {
        "players": "3", "automas": "B=L2, C=L9", "colours": "A=blue, B=yellow, C=red", "printed": "yes",
        "dice": "typed",
    }  # fmt: skip
    assert agreed.meta["names"] == "Anna"


def test_a_row_of_the_summary_leads_to_its_page_and_back(browser: Browser) -> None:
    page = browser.get("/new/arno?like=none&step=ready").text
    link = next(unescape(href) for href in re.findall(r'href="([^"]*)"', page) if "step=level-B" in href)
    level = browser.get(link).text
    assert title_of(level) == "How strong?"
    page = go_on(browser, "arno", level, level_B="L5")
    assert title_of(page) == "Ready?"
    assert "L5, very hard" in page


def test_what_was_chosen_last_time_is_offered_again(browser: Browser, house: House) -> None:
    deck = "I-01: draw 0 >"
    fields = {"seat-A": "person", "name-A": "Ana", "seat-B": "automa:III", "dice": "hand", "option-mammoth_deck": deck}
    begun(browser.post("/new/mammoth", fields))
    first = browser.get("/new/mammoth").text
    assert "As last time" in first
    page = browser.get("/new/mammoth?step=ready").text
    assert "III, hard" in page
    assert "your own values" in page
    assert "draw 0" not in page  # what is long stays here
    again = record(browser, start(browser, "mammoth", page))
    assert again.options["mammoth_deck"] == deck
    assert again.options["dice"] == "typed"
    assert again.meta["names"] == "Ana"
    stranger = house.browser("198.51.100.8").get("/new/mammoth?step=ready").text
    assert "II, medium" in stranger
    assert "Ana" not in stranger
    assert "II, medium" in browser.get("/new/mammoth?like=none&step=ready").text


def test_all_options_know_what_was_chosen_so_far(browser: Browser) -> None:
    page = browser.get("/new/arno?like=none&step=ready&seat-A=person&name-A=Anna&seat-B=automa:L6").text
    link = next(unescape(href) for href in re.findall(r'href="([^"]*)"', page) if "all=1" in href)
    whole = browser.get(link).text
    assert 'value="automa:L6" selected' in whole
    assert 'value="Anna"' in whole
    assert 'name="option-colours"' in whole


def test_what_cannot_be_comes_back_as_a_sentence(browser: Browser) -> None:
    page = browser.get("/new/arno?like=none&step=ready&seat-A=person&seat-B=person").text
    fields = {name: value for name, value in form_of(page).items() if name != "csrf"}
    response = browser.post("/new/arno", fields)  # type: ignore[arg-type]
    assert response.status_code == 400
    assert 'role="alert"' in response.text
    assert "leave one for a person" in response.text
    assert title_of(response.text) == "Ready?"


STRANGE = (
    "step=nonsense", "after=nonsense", "then=nonsense&after=who", "step=level-Z", "level-B=more", "colour-A=pink",
    "like=%00", "seat-A=%3Cb%3E&step=ready",
)  # fmt: skip


@pytest.mark.parametrize("query", STRANGE)
def test_strange_addresses_show_a_page(browser: Browser, query: str) -> None:
    response = browser.get(f"/new/arno?{query}")
    assert response.status_code == 200
    assert 'value="<b>' not in response.text


@pytest.mark.parametrize("automa", companion_ids())
def test_the_pages_are_in_portuguese_too(browser: Browser, automa: str) -> None:
    page = browser.get(f"/new/{automa}?like=none", headers={"accept-language": "pt"}).text
    assert "O que é" in title_of(page)
