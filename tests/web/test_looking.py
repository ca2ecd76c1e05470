"""Looking without choosing: what is lit or marked can be looked at, what is hidden cannot, and no script is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, Seat
from soloist.games.arknova.cards import CARD, FINAL, FinalScoring
from soloist.games.arne.cards import CARD as ARNE_CARD
from soloist.language import languages
from soloist.rulebook import paragraphs
from soloist.web.coach import HOLDS
from soloist.web.faces.arknova.shown import on_page
from soloist.web.markup import render
from soloist.web.pages.log import log_panel
from soloist.web.pages.look import look_sheet
from soloist.web.people import TOUCH_COOKIE
from soloist.web.room import Beginning
from soloist.web.scene import Path, Scene
from tests.web.faces.scenes import scene_by
from tests.web.visits import Browser, House
from tests.web.whole_games import LINEUPS, played
from tests.web.whole_games import table_face as face

ME, OTHER = SEATS[0], SEATS[1]
SELDOM = {"arknova": 9, "zooloretto": 5, "orichalcum": 4, "arne": 4}  # every so many-th question is looked at
LOOKED_AT = re.compile(
    r'data-look="([^"]+)"|data-piece="([^"]*)"[^>]*? data-look(?=[ >])|data-look data-piece="([^"]*)"'
)


def questions(game: str) -> Iterator[tuple[Match, Question]]:
    """Some of the questions of that match, as they were asked."""
    match, _ = played(game)
    mine = [place for place, entry in enumerate(match.history) if entry.seat == ME]
    for place in mine[:: SELDOM[game]]:
        then = match.past(place)
        question = then.asked(ME)
        if question is not None:
            yield then, question


def scene(game: str, match: Match, seat: Seat | None = ME, language: str = "en", picked: Path = ()) -> Scene:
    _, seating = played(game)
    return scene_by(face(game), match, seating, seat, picked, language)


def sheet(shown: Scene, game: str, key: str) -> str | None:
    found = look_sheet(shown, face(game), key, is_page=False)
    return None if found is None else str(render(found))


def drawn(shown: Scene, game: str) -> str:
    """All that a table shows."""
    looks = face(game)
    parts = [looks.strip(shown), looks.left(shown), looks.board(shown), looks.dock(shown), looks.words(shown)]
    panels = [panel.body for panel in looks.side(shown)]
    return str(render([*parts, *panels, log_panel(shown, looks)]))


def looked_at(page: str) -> set[str]:
    return {key.replace("&#39;", "'") for found in LOOKED_AT.findall(page) for key in found if key}


@pytest.mark.parametrize("game", LINEUPS)
def test_whatever_is_lit_or_marked_in_a_whole_game_can_be_looked_at(game: str) -> None:
    lit, marked, rules = 0, 0, set[str]()
    for number, (match, _) in enumerate(questions(game)):
        shown = scene(game, match, language=languages()[number % len(languages())])
        page = drawn(shown, game)
        keys = looked_at(page)
        ways = [shown, *(scene(game, match, picked=choice.path[:1]) for choice in shown.choices[:1] if choice.path)]
        for way in ways:
            for key in way.lights:
                text = sheet(way, game, key)
                assert text is not None, key
                assert "look-choose" in text, key
                lit += 1
        for key in keys:
            text = sheet(shown, game, key)
            assert text is not None, key
            assert re.search(r"<h2[^>]*>(<[^>]+>|\s)*[\w−×+]", text), key
            rules |= set(re.findall(r'data-rule="([^"]+)"', text))
            marked += 1
    assert lit > 30
    assert marked > 100
    assert rules <= set(paragraphs("en"))


@pytest.mark.parametrize("game", LINEUPS)
def test_nothing_is_explained_in_a_title_alone(game: str) -> None:
    pages = [drawn(scene(game, match), game) for match, _ in list(questions(game))[:6]]
    assert [found for page in pages for found in re.findall(r'<[a-z]+[^>]* title="[^"]*"', page)] == []


@pytest.mark.parametrize("game", LINEUPS)
def test_no_link_or_button_is_inside_another(game: str) -> None:
    for match, _ in list(questions(game))[::4]:
        open_ones: list[str] = []
        for close, tag in re.findall(r"<(/?)(a|button|summary)\b", drawn(scene(game, match), game)):
            if close:
                assert open_ones.pop() == tag
            else:
                assert open_ones == []
                open_ones.append(tag)


# what is hidden


def test_cards_of_others_and_of_the_deck_cannot_be_looked_at() -> None:
    match, _ = played("arknova")
    shown = scene("arknova", match.past(60))
    seen = {card for card in on_page(shown) if not isinstance(card, FinalScoring)}
    hidden = [card for card in CARD.values() if card not in seen]
    assert len(seen) > 10
    assert len(hidden) > 100
    assert [card for card in hidden if sheet(shown, "arknova", f"card:{card.code}") is not None] == []
    mine = [card.code for card in shown.view.zoos[ME].finals if card is not None]
    found = [code for code in FINAL if sheet(shown, "arknova", f"final:{code}") is not None]
    assert found == sorted(mine, key=list(FINAL).index)
    watching = scene("arknova", match.past(60), seat=None)
    assert [code for code in FINAL if sheet(watching, "arknova", f"final:{code}") is not None] == []


def test_hands_of_others_cannot_be_looked_at() -> None:
    match, _ = played("arne")
    then = match.past(30)
    for seat in (ME, OTHER, None):
        shown = scene("arne", then, seat=seat)
        found = {code for code in ARNE_CARD if sheet(shown, "arne", f"hand:{code}") is not None}
        assert found == {card.code for card in shown.view.hand}


@pytest.mark.parametrize(
    "key", ["", "nothing", "card:", "card:no-such-card", "final:lion", "item:red.0", "name:", "<b>"]
)
def test_what_is_not_there_is_refused_in_a_sentence(browser: Browser, key: str) -> None:
    address = browser.begin(Beginning("arknova", ["human", "random"], {"maps": "3,8"}, seed=3))
    answer = browser.get(f"{address}/look/{key}?seat=A")
    assert answer.status_code == 404
    if key:
        assert "There is nothing to look at here." in answer.text


# without a script


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser()


def two_people(browser: Browser) -> tuple[str, str]:
    """A match of two at one screen: its address, and whose turn it is."""
    address = browser.begin(Beginning("zooloretto", ["human", "human"], seed=3), "AB")
    return address, asked(browser, address)


def asked(browser: Browser, address: str) -> str:
    """Who has a question with lit pieces."""
    return next(seat for seat in "AB" if 'class="choices"' in browser.get(f"{address}?seat={seat}").text)


def test_a_page_says_what_a_piece_is_and_chooses_it(browser: Browser) -> None:
    address, seat = two_people(browser)
    page = browser.get(f"{address}?seat={seat}").text
    answer, link = re.findall(r'name="answer" value="([^"]+)"[^>]*><span>.*?class="choices-look" href="([^"]+)"', page)[
        0
    ]
    look = browser.get(link)
    assert look.status_code == 200
    assert "<h2" in look.text
    assert f'href="{address}?seat={seat}"' in look.text  # the way back
    form = re.search(r'<form method="post" action="([^"]+)">(.*?)</form>', look.text.partition("look-foot")[2], re.S)
    assert form is not None
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[2]))
    assert fields["answer"] == answer
    before = moment(page)
    after = browser.post(form[1], {**fields, "confirmed": "1"}, follow_redirects=True)
    assert after.status_code == 200
    assert moment(after.text) > before


def moment(page: str) -> int:
    found = re.search(r'data-moment="(\d+)"', page)
    assert found is not None
    return int(found[1])


def test_the_sheet_has_no_page_around_it(browser: Browser) -> None:
    address = browser.begin(Beginning("zooloretto", ["human", "random"], seed=3))
    bare = browser.get(f"{address}/look/stack?seat=A&bare=1").text
    assert bare.startswith("<article")
    assert 'method="dialog"' in bare


# what final scoring cards say


def test_a_final_scoring_card_says_how_many_there_are_and_what_they_give() -> None:
    match, _ = played("arknova")
    then = match.past(len(match.history) - 5)
    shown = scene("arknova", then)
    for card in (each for each in shown.view.zoos[ME].finals if each is not None):
        text = sheet(shown, "arknova", f"final:{card.code}")
        assert text is not None
        assert "conservation now" in text
        assert text.count("<li") == 1 + len(card.counted)


def test_an_animal_says_what_the_final_scoring_cards_make_of_it() -> None:
    match, _ = played("arknova")
    said = set[str]()
    for place in range(20, len(match.history), 40):
        shown = scene("arknova", match.past(place))
        for key in (key for key in looked_at(drawn(shown, "arknova")) if key.startswith("card:")):
            text = sheet(shown, "arknova", key) or ""
            said |= {"more" for _ in re.findall(r"\d+ → \d+", text)}
            said |= {"none" for _ in re.findall("Your final scoring cards do not count it", text)}
    assert said == {"more", "none"}


# by touch


def test_fingers_are_told_three_times(browser: Browser) -> None:
    browser.client.cookies.set(TOUCH_COOKIE, "1")
    address, seat = two_people(browser)
    told = []
    for _ in range(len(HOLDS) + 2):
        seat = asked(browser, address)
        page = browser.get(f"{address}?seat={seat}").text
        told.append("look-hint" in page)
        fields = {name: found[1] for name, found in sent(page).items() if found is not None}
        browser.post(f"{address}/answer", {"seat": seat, "confirmed": "1", **fields}, follow_redirects=True)
    assert told == [True] * len(HOLDS) + [False] * 2


def sent(page: str) -> dict[str, re.Match[str] | None]:
    """What the form of the first answer would send."""
    return {name: re.search(rf'name="{name}" value="([^"]+)"', page) for name in ("stamp", "tip", "answer")}


def test_a_mouse_is_not_told(browser: Browser) -> None:
    address = browser.begin(Beginning("zooloretto", ["human", "random"], seed=3))
    assert "look-hint" not in browser.get(f"{address}?seat=A").text
