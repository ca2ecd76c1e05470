"""Every page is whole; the start page, the style guide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from soloist.engine.seats import SEATS
from soloist.language import Reader, tag
from soloist.registry import all_games
from soloist.web.listing import ago
from soloist.web.pages.style import COLOURS, icon_names
from soloist.web.room import Beginning
from soloist.web.statics import contents
from tests.web.forms import AWAY, begun, finished, held, record
from tests.web.visits import Browser, House, open_house

PAGES = (
    "/", "/new/arne", "/new/zooloretto", "/new/mammoth?all=1", "/rules", "/rules/arne", "/rules/mammoth",
    "/rules/ARNE-6.3", "/rules/ARNE-6", "/rules?q=truck", "/rules?q=xyzzy", "/style", "/import", "/device",
    "/print/arno", "/print/mammoth",
)  # fmt: skip


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


# every page


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "pt"])
def test_pages_are_whole(browser: Browser, path: str, language: str) -> None:
    response = browser.get(path, headers={"accept-language": language})
    page = response.text
    assert response.status_code == 200
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{tag(language)}"' in page
    assert page.count("<h1") == 1
    for part in ("<main", "<header", "<nav", "<footer", "<title>"):
        assert page.count(part) >= 1, part
    assert " style=" not in page
    assert not re.search(r"<script(?![^>]*src=)", page)
    assert not re.search(r" on[a-z]+=", page)


@pytest.mark.parametrize("path", PAGES)
def test_every_id_is_there_once(browser: Browser, path: str) -> None:
    ids = re.findall(r' id="([^"]+)"', browser.get(path).text)
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("path", PAGES)
def test_labels_and_descriptions_lead_somewhere(browser: Browser, path: str) -> None:
    page = browser.get(path).text
    ids = set(re.findall(r' id="([^"]+)"', page))
    assert set(re.findall(r' (?:for|aria-labelledby|aria-describedby)="([^"]+)"', page)) <= ids


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_to_pages_that_are_there(browser: Browser, path: str) -> None:
    page = browser.get(path).text
    links = {urlsplit(unescape(link)) for link in re.findall(r'<a [^>]*href="([^"]+)"', page)}
    shown = {link.path for link in links if link.path and not link.path.startswith("/rules/")}
    for address in shown:
        assert browser.get(address).status_code == 200, address
    ids = set(re.findall(r' id="([^"]+)"', page))
    assert {link.fragment for link in links if not link.path and link.fragment} <= ids


def test_files_that_browsers_ask_for(browser: Browser) -> None:
    assert "Disallow: /" in browser.get("/robots.txt").text
    icon = browser.get("/favicon.ico")
    assert icon.status_code == 302
    assert browser.get(icon.headers["location"]).headers["content-type"].startswith("image/svg")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/new/chess", "/print/chess", "/rules/ARNE-99.9", "/rules/ARNE-99.9?bare=1", "/m/x/share"]
)
def test_what_is_not_there_is_said_in_a_sentence(browser: Browser, path: str) -> None:
    response = browser.get(path)
    assert response.status_code == 404
    assert 'role="alert"' in response.text
    assert 'href="/"' in response.text


# the start page


def test_newcomers_find_the_games(fresh: House) -> None:
    page = fresh.browser().get("/").text
    for game in all_games():
        assert game.title in page
        assert f'href="/new/{game.id}"' in page
    assert 'href="/new/mammoth"' in page
    assert "Nothing here yet" in page
    assert "Everything stays on this computer" in page
    assert "Continue" not in page
    assert "Everything stays on this computer" not in fresh.browser(AWAY).get("/").text


def test_a_match_that_waits_is_offered_first(browser: Browser) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "mammoth:II"], {"first_seat": "a"}, seed=1))
    page = browser.get("/").text
    assert f'class="continue panel" href="{match}"' in page
    assert "Zooloretto, you vs. AutoMammoth II" in page
    assert "your turn" in page
    assert "Turn 1" in page
    assert "just now" in page


def test_an_evening_beside_the_box_is_offered_too(browser: Browser) -> None:
    browser.begin(Beginning("mammoth", seed=1))
    page = browser.get("/").text
    assert "Continue at my table" in page
    assert "AutoMammoth II at my table" in page


def test_a_match_that_waits_for_others_says_for_whom(browser: Browser) -> None:
    browser.begin(Beginning("zooloretto", ["human", "human:Mira"], {"first_seat": "b"}, seed=1))
    page = browser.get("/").text
    assert "waiting for Mira" in page
    assert "your turn" not in page


def test_finished_matches_show_how_they_ended(browser: Browser) -> None:
    match = finished(browser, Beginning("zooloretto", ["human", "mammoth:II"], seed=3))
    page = browser.get("/").text
    assert re.search(r"(won|lost|tied) −?\d+ : −?\d+", page)
    assert "finished just now" in page
    assert f'href="{match}/record"' in page
    assert f"/new/zooloretto?like={match.removeprefix('/m/')}" in page


def test_finished_matches_of_several_name_their_winner(browser: Browser) -> None:
    finished(browser, Beginning("zooloretto", ["human:Ana", "human:Rui", "greedy"], seed=3), held="AB")
    finished(browser, Beginning("zooloretto", ["human:Eva", "greedy", "random"], seed=3))
    page = browser.get("/").text
    assert re.search(r"(Ana|Rui|Opportunist)(, \w+)* won", page)
    assert re.search(r"(won|lost) with −?\d+", page)


def test_many_finished_matches_are_folded(browser: Browser) -> None:
    for seed in range(7):
        finished(browser, Beginning("zooloretto", ["human", "greedy"], seed=seed))
    assert "Earlier matches" in browser.get("/").text


def test_only_the_latest_are_listed_at_first(browser: Browser) -> None:
    matches = [browser.begin(Beginning("zooloretto", ["human", "greedy"], seed=seed)) for seed in range(21)]
    page = browser.get("/").text
    assert matches[-1] in page
    assert matches[0] not in page
    assert 'href="/?all=1#running"' in page
    assert all(match in browser.get("/?all=1").text for match in matches)


def test_others_see_nothing_of_my_matches(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("arne", ["human:Secretive", "greedy"], seed=1))
    assert match in browser.get("/").text
    other = house.browser(AWAY).get("/").text
    assert match not in other
    assert "Secretive" not in other


def test_at_the_machine_itself_one_may_sit_down(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "greedy"], {"first_seat": "a"}, seed=1))
    here = house.browser()
    page = here.get("/").text
    assert f'action="{match}/take"' in page
    assert "Take the seat" in page
    assert "Zooloretto, Player A vs. Opportunist" in page
    assert here.post(f"{match}/take").headers["location"] == match
    assert held(here, match) == {"owner", "A"}
    assert f'action="{match}/take"' not in here.get("/").text
    assert house.browser(AWAY).post(f"{match}/take").status_code == 403


def test_throwing_away_takes_a_second_step_and_is_the_owners(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "human"], seed=1))
    assert f'action="{match}/delete"' in browser.get("/").text
    guest = house.browser(AWAY)
    guest.get(f"{match}/join/{house.site.signer.seat_token(match[3:], SEATS[1])}")
    assert match in guest.get("/").text
    assert f'action="{match}/delete"' not in guest.get("/").text
    assert guest.post(f"{match}/delete").status_code == 403
    assert browser.post(f"{match}/delete", {"csrf": "forged"}).status_code == 403
    assert browser.post(f"{match}/delete").headers["location"] == "/"
    assert browser.get(match).status_code == 404
    assert match not in browser.get("/").text


@pytest.mark.parametrize("game", ["arne", "zooloretto", "mammoth"])
def test_the_short_form_begins_at_once(browser: Browser, game: str) -> None:
    page = browser.get(f"/?start={game}").text
    form = re.search(rf'<form[^>]*action="/new/{game}".*?</form>', page, re.DOTALL)
    assert form is not None
    fields = dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form[0]))
    fields |= dict(re.findall(r'type="radio" name="([^"]+)" value="([^"]*)"', form[0]))
    match = begun(browser.post(f"/new/{game}", fields))
    assert browser.get(match).status_code == 200
    if game != "arne":
        assert "III" in str(record(browser, match).options)


def test_an_old_match_that_cannot_be_read_spoils_nothing(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "greedy"], seed=1))
    kept = house.site.store.load(match[3:])
    assert kept is not None
    with house.site.store._engine.begin() as line:
        line.exec_driver_sql("UPDATE matches SET head = 'gone', game = 'chess' WHERE id = ?", (match[3:],))
    assert f'href="{match}"' in browser.get("/").text
    house.site.store.remove(match[3:])


# the style guide


def test_the_style_guide_shows_every_icon_in_both_themes(browser: Browser) -> None:
    page = browser.get("/style").text
    assert len(icon_names()) == contents()["icons.svg"].decode().count("<symbol ")
    for name in icon_names():
        assert page.count(f"<figcaption>{name}</figcaption>") == 2
    assert 'data-theme="light"' in page
    assert 'data-theme="dark"' in page


def test_the_style_guide_shows_colours_that_exist() -> None:
    tokens = set(re.findall(r"--([a-z0-9-]+):", contents()["tokens.css"].decode()))
    assert {name for names in COLOURS.values() for name in names.split()} <= tokens


# time


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(5, "just now"), (60, "1 minute ago"), (300, "5 minutes ago"), (3700, "1 hour ago"), (36000, "10 hours ago"),
     (86400, "yesterday"), (3 * 86400, "3 days ago")],
)  # fmt: skip
def test_moments_as_people_say_them(seconds: float, text: str) -> None:
    noon = 1_794_744_000.0
    assert Reader().read(ago(noon - seconds, noon, "en")) == text


def test_long_ago_is_a_date() -> None:
    noon = 1_794_744_000.0
    assert re.fullmatch(r"\d+ \w+ \d{4}", Reader().read(ago(noon - 30 * 86400, noon, "en")))
    assert " de " in Reader("pt").read(ago(noon - 30 * 86400, noon, "pt"))
