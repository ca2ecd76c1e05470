"""Before a match of Ark Nova: which map for whom."""

from __future__ import annotations

import re
from html import unescape

import pytest

from soloist.engine.seats import SEATS as SEATS_OF
from soloist.games.arknova.maps import MAPS
from soloist.web.faces.arknova.map_choice import MAP_CHOICE
from soloist.web.room import Beginning
from soloist.web.store import OWNER
from soloist.wording.arknova.map_texts import special
from tests.plays.finished import kept
from tests.web.forms import AWAY, begun, record
from tests.web.visits import Browser, House

SEATS = {"seat-A": "you", "seat-B": "link", "name-B": "Mira", "seat-C": "bot:greedy", "seat-D": "automa:L3"}


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def page(browser: Browser, **more: str) -> str:
    response = browser.get("/new/arknova", params={**SEATS, "step": "maps", **more})
    assert response.status_code == 200, response.text
    return unescape(response.text)


def led_to(browser: Browser, **more: str) -> str:
    """Where a button of the page leads."""
    response = browser.get("/new/arknova", params={**SEATS, "step": "maps", "maps-way": "each", **more})
    assert response.status_code == 303
    return str(response.headers["location"])


def offered(html: str) -> list[str]:
    return re.findall(r'<input type="radio" name="maps-\w" value="(\w+)"', html)


def checked(html: str) -> str:
    found = re.search(r'<input type="radio" name="maps-\w" value="(\w+)" checked', html)
    assert found is not None
    return found[1]


def test_every_map_that_can_be_played_is_there_small_and_large(browser: Browser) -> None:
    html = page(browser)
    playable = [zoo_map.id for zoo_map in MAPS.values() if zoo_map.refused is None]
    assert offered(html) == [*playable, "random"]
    assert len(playable) == 21
    assert html.count('class="ark-map"') == 22
    assert all(thing.special.text in html and f">{thing.rule}<" in html for thing in MAP_CHOICE.things)


def test_maps_of_marine_worlds_are_named_with_the_reason(browser: Browser) -> None:
    html = page(browser)
    for zoo_map in MAPS.values():
        if zoo_map.refused is not None:
            assert f"{zoo_map.id} {zoo_map.refused.text}" in html


def test_seats_say_who_sits_there_and_arno_needs_no_map(browser: Browser) -> None:
    html = page(browser, **{"maps-way": "each", "maps-B": "8a", "at": "B"})
    assert [name in html for name in ("Mira", "Opportunist", "Hollywood Hills for Mira")] == [True] * 3
    assert checked(html) == "8a"
    assert "No map: ARNO uses only the edge of map A" in html
    assert 'name="to" value="D"' not in html


def test_taking_a_map_goes_to_the_next_seat_and_after_the_last_to_the_form(browser: Browser) -> None:
    first = led_to(browser, **{"maps-A": "3", "at": "A", "take": "1"})
    assert "at=B" in first
    assert "maps-A=3" in first
    last = led_to(browser, **{"maps-A": "3", "maps-B": "8a", "maps-C": "5", "at": "C", "take": "1"})
    assert "step=" not in last
    form = unescape(browser.get(last.partition("#")[0]).text)
    assert [f'name="maps-{seat}" value="{code}"' in form for seat, code in (("A", "3"), ("B", "8a"), ("C", "5"))] == [
        True
    ] * 3
    assert 'value="Mira"' in form


def test_done_leaves_the_others_what_they_have(browser: Browser) -> None:
    back = led_to(browser, **{"maps-A": "3", "at": "A", "done": "1"})
    assert "step=" not in back
    assert "maps-A=3&maps-B=A&maps-C=A" in back


def test_what_was_typed_into_the_form_goes_along(browser: Browser) -> None:
    fields = {**SEATS, "seed": "4711", "undo": "screen", "option-peaceful": "yes", "maps-way": "each", "step": "maps"}
    response = browser.post("/new/arknova", fields)
    assert response.status_code == 303
    address = response.headers["location"]
    assert address.startswith("/new/arknova?")
    assert "csrf" not in address
    back = re.search(r'href="(/new/arknova\?[^"#]*)', unescape(browser.get(address).text))
    assert back is not None
    form = browser.get(back[1]).text
    assert 'value="4711"' in form
    assert re.search(r'name="option-peaceful" value="yes" checked', form)


def test_the_match_begins_with_the_maps_that_were_chosen(browser: Browser) -> None:
    fields = {"maps-way": "each", "maps-A": "3", "maps-B": "8a", "maps-C": "5"}
    assert record(browser, begun(browser.post("/new/arknova", {**SEATS, **fields}))).options["maps"] == "3,8a,5"


def test_whoever_comes_later_has_the_usual_map_and_whoever_leaves_takes_theirs_along(browser: Browser) -> None:
    chosen = {"maps-way": "each", "maps-A": "3", "maps-B": "8a"}
    three = {"seat-A": "you", "seat-B": "bot:greedy", "seat-C": "bot:random", **chosen}
    assert record(browser, begun(browser.post("/new/arknova", three))).options["maps"] == "3,8a,A"
    gap = {"seat-A": "you", "seat-C": "bot:random", **chosen}
    assert record(browser, begun(browser.post("/new/arknova", gap))).options["maps"] == "3,A"
    arno = {"seat-A": "you", "seat-B": "automa:L1", **chosen}
    assert record(browser, begun(browser.post("/new/arknova", arno))).options["maps"] == "3"


@pytest.mark.parametrize(
    ("fields", "kept"),
    [
        ({"maps-way": "same", "maps-A": "7", "maps-B": "8a"}, "7"),
        ({"maps-way": "pick", "maps-A": "7"}, "pick"),
        ({"maps-way": "draft"}, "draft"),
        ({"maps-way": "each", "maps-A": "A"}, "A"),
        ({"option-maps": "3a,5,0"}, "3a,5,0"),  # as forms were before
        ({}, "A"),
    ],
)
def test_the_other_ways(browser: Browser, fields: dict[str, str], kept: str) -> None:
    options = record(browser, begun(browser.post("/new/arknova", {**SEATS, **fields}))).options
    assert options.get("maps", "A") == kept


@pytest.mark.parametrize(("way", "rule"), [("pick", "AN-1.8"), ("draft", "AN-1.13")])
def test_what_is_chosen_in_the_match_says_so_with_its_rule(browser: Browser, way: str, rule: str) -> None:
    html = page(browser, **{"maps-way": way})
    assert offered(html) == []
    assert f'data-rule="{rule}"' in html
    assert html.count("choosing-thing is-shown") == 16
    assert "/new/arknova?" in led_to(browser, **{"maps-way": way, "take": "1"})


def test_a_surprise_is_another_map_and_stays(browser: Browser) -> None:
    address = led_to(browser, **{"maps-A": "3", "at": "A", "surprise": "1"})
    html = browser.get(address).text
    assert checked(html) != "3"
    assert checked(html) == checked(browser.get(address).text)


@pytest.mark.parametrize("maps", ["99", "12", "3,5"])
def test_a_map_that_cannot_be_is_refused_with_a_sentence(browser: Browser, maps: str) -> None:
    page(browser, **{"maps-way": "each", "maps-A": maps})
    response = browser.post("/new/arknova", {**SEATS, "maps-way": "each", "maps-A": maps})
    assert response.status_code == 400
    assert "note-bad" in response.text


def test_nobody_at_the_table_gets_the_form(browser: Browser) -> None:
    response = browser.get("/new/arknova", params={"step": "maps", "seat-A": "automa:L1"})
    assert response.status_code == 200
    assert 'class="choosing"' not in response.text


def test_other_games_have_no_such_page(browser: Browser) -> None:
    assert "data-choosing" not in browser.get("/new/zooloretto", params={"step": "maps"}).text


def test_an_earlier_match_is_filled_in_with_its_maps(browser: Browser) -> None:
    match = begun(browser.post("/new/arknova", {**SEATS, "maps-way": "each", "maps-A": "3", "maps-B": "8a"}))
    form = browser.get("/new/arknova", params={"like": match.removeprefix("/m/")}).text
    assert 'name="maps-A" value="3"' in form
    assert 'name="maps-B" value="8a"' in form


def test_in_portuguese(house: House) -> None:
    browser = house.browser(AWAY)
    html = unescape(
        browser.get("/new/arknova", params={**SEATS, "step": "maps"}, headers={"accept-language": "pt"}).text
    )
    assert "Qual zoo para quem?" in html
    assert "Sem mapa: ARNO só usa a margem do mapa A" in html


@pytest.mark.parametrize("way", ["pick", "draft"])
def test_maps_in_the_match_say_what_is_special_about_them(browser: Browser, way: str) -> None:
    match = begun(browser.post("/new/arknova", {"seat-A": "you", "seat-B": "bot:greedy", "maps-way": way, "seed": "5"}))
    html = unescape(browser.get(match).text)
    cards = re.findall(r'data-piece="map:(\w+)"', html)
    assert len(cards) >= 2
    assert all(special(MAPS[code]).text in html for code in cards)


# what is told of each map


def told(html: str, code: str, title: str) -> str:
    """What stands behind a title in the list of facts of a map."""
    beside = html.partition(f'<input type="radio" name="maps-A" value="{code}"')[2].partition("<input")[0]
    found = re.search(rf"<dt[^>]*>{title}</dt><dd>(.*?)</dd>", beside)
    return "" if found is None else found[1]


def test_a_map_is_good_for_what_most_other_maps_have_less_of(browser: Browser) -> None:
    html = page(browser)
    assert told(html, "3", "Good for").startswith("animals that need water, money from bonus spaces")
    assert "animals that need rock" in told(html, "8", "Good for")
    assert "water" not in told(html, "8", "Good for")
    playable = [zoo_map for zoo_map in MAPS.values() if zoo_map.refused is None]
    for zoo_map in playable:
        less = sum(each.water.bit_count() < zoo_map.water.bit_count() for each in playable)
        good = told(html, zoo_map.id, "Good for").split(", ")
        assert len(good) <= 3
        assert "animals that need water" not in good or 2 * less > len(playable) - 1


def test_a_map_says_how_often_it_was_chosen_and_won(house: House, browser: Browser) -> None:
    assert told(page(browser), "3", "Played") == ""
    one, other = SEATS_OF[:2]
    for name, maps, seats, held, loser in (
        ("one", "3,5", ("human", "greedy"), one, one),
        ("two", "5,3", ("greedy", "human"), other, other),
        ("three", "8", ("human", "arno:L3"), one, one),
        ("four", "pick", ("human", "greedy"), one, one),
        ("five", "9,10", ("human", "greedy"), one, other),
    ):
        match = Beginning("arknova", seats, {"maps": maps}, seed=3).match()
        match.give_up(loser)
        house.site.store.add(kept(match, name), [(browser.person, OWNER), (browser.person, held.code)])
    html = page(browser)
    assert told(html, "3", "Played") == "chosen 2 times, won 0"
    assert told(html, "8", "Played") == "chosen 1 time, won 0"
    assert told(html, "9", "Played") == "chosen 1 time, won 1"
    assert [told(html, code, "Played") for code in ("5", "10", "A")] == [""] * 3
    assert told(page(house.browser(AWAY)), "3", "Played") == "", "somebody else's"


def test_any_map_is_a_choice_that_nobody_sees_before_the_match(browser: Browser) -> None:
    html = page(browser, **{"maps-A": "random", "maps-way": "each"})
    assert checked(html) == "random"
    assert "Any map for you" in html
    assert told(html, "random", "Good for") == ""
    form = {**SEATS, "maps-way": "each", "maps-A": "random", "maps-B": "3", "maps-C": "5"}
    match = begun(browser.post("/new/arknova", form))
    assert record(browser, match).options["maps"] == "random,3,5"


def test_a_surprise_is_a_map_that_is_known(browser: Browser) -> None:
    for _ in range(30):
        assert "maps-A=random" not in led_to(browser, surprise="1")
