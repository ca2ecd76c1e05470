"""Forms that begin a match."""

from __future__ import annotations

import re
from html import unescape

import pytest

from soloist.engine.match import Undo
from soloist.engine.settings import Document, Switch
from soloist.registry import find, game_ids
from soloist.web.match_settings import form_settings
from tests.web.forms import AWAY, begun, field, held, record
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def test_pressing_start_at_once(browser: Browser) -> None:
    zoo = record(browser, begun(browser.post("/new/zooloretto")))
    assert zoo.meta["seats"] == "human,mammoth:II"
    assert zoo.undo is Undo.SCREEN
    arne = record(browser, begun(browser.post("/new/arne")))
    assert arne.meta["seats"] == "human,greedy"
    assert arne.options == {}
    evening = record(browser, begun(browser.post("/new/mammoth")))
    assert evening.dice
    assert evening.options == {}
    assert zoo.seed != arne.seed


def test_the_seats_as_they_are_chosen(browser: Browser) -> None:
    seats = {"seat-A": "here", "name-A": " Ana ", "seat-B": "you", "seat-D": "link", "name-D": "Mira",
             "seat-E": "automa:III", "name-E": "ignored"}  # fmt: skip
    match = begun(browser.post("/new/zooloretto", seats))
    assert record(browser, match).meta["seats"] == "human:Ana,human,human:Mira,mammoth:III"
    assert held(browser, match) == {"owner", "A", "B"}


def test_bots_alone_can_be_watched(browser: Browser) -> None:
    match = begun(browser.post("/new/zooloretto", {"seat-A": "bot:greedy", "seat-B": "bot:random"}))
    assert held(browser, match) == {"owner"}
    assert browser.get(match).status_code == 200


def test_options_of_every_kind(browser: Browser) -> None:
    fields = {"option-variant": "minimum", "option-games": "3", "option-negative_doubled": "no", "seed": "4711",
              "undo": "free", "option-first_seat": "b"}  # fmt: skip
    agreed = record(browser, begun(browser.post("/new/arne", fields)))
    assert agreed.options == {"variant": "minimum", "games": "3", "negative_doubled": "no", "first_seat": "b"}
    assert (agreed.seed, agreed.undo) == (4711, Undo.FREE)


def test_a_countdown_among_people(browser: Browser) -> None:
    fields = {"seat-A": "you", "seat-B": "link", "clock": "20"}
    assert record(browser, begun(browser.post("/new/arne", fields))).meta["clock"] == "20"
    assert 'name="clock"' in browser.get("/new/arne").text
    assert 'name="clock"' not in browser.get("/new/zooloretto").text


def test_an_evening_beside_the_box(browser: Browser) -> None:
    species = ["camel", "elephant", "flamingo", "kangaroo", "leopard", "chimpanzee", "panda"]
    fields = {"seat-A": "person", "name-A": "Ana", "seat-B": "automa:I", "seat-C": "person", "seat-D": "automa:III",
              "dice": "hand", "some-species": "1", "option-species": species}  # fmt: skip
    response = browser.post("/new/mammoth", fields)  # type: ignore[arg-type]
    agreed = record(browser, begun(response))
    assert agreed.options["players"] == "4"
    assert agreed.options["automas"] == "B=I, D=III"
    assert agreed.options["species"].split(", ") == species
    assert agreed.meta["names"] == "Ana,"
    assert agreed.options["dice"] == "typed"


def test_every_setting_has_a_field_with_its_usual_value(browser: Browser) -> None:
    for name in ("arne", "zooloretto", "mammoth", "arno"):
        page = browser.get(f"/new/{name}?all=1").text
        for setting in form_settings(find(name)):
            tag = field(page, f"option-{setting.name}")
            usual = setting.write(setting.default)
            if isinstance(setting, Switch):
                assert re.search(rf'name="option-{setting.name}" value="{usual}" checked', page)
            elif isinstance(setting, Document):
                assert tag.startswith("<textarea")
            if setting.rule:
                assert f'href="/rules/{setting.rule}"' in page


WRONG: tuple[tuple[str, dict[str, str], str], ...] = (
    ("arne", {"seed": "many"}, "A seed is a whole number"),
    ("arne", {"seed": "1" * 40}, "A seed is a whole number"),
    ("arne", {"clock": "1000"}, "a countdown lasts between 0 and 300"),
    ("arne", {"clock": "soon"}, "A countdown is a whole number"),
    ("arne", {"option-games": "0"}, "option games: expected a whole number from 1 to 20"),
    ("arne", {"option-variant": "odd"}, "option variant"),
    ("arne", {"option-deck": "no deck"}, "deck"),
    ("arne", {"seat-A": "you"}, "needs"),
    ("arne", {"seat-A": "you", "seat-B": "bot:oracle"}, "cannot sit there"),
    ("arne", {"seat-A": "", "seat-B": ""}, "Somebody has to sit at the table"),
    ("arne", {"seat-A": "you", "seat-B": "here", "undo": "free"}, "Unlimited undo is only for playing alone"),
    ("zooloretto", {"seat-A": "you", "seat-B": "automa:IX"}, "is not a level"),
    ("zooloretto", {"seat-A": "you", "name-A": "Ana, Bea", "seat-B": "automa:I"}, "leave out the character"),
    ("zooloretto", {"seat-A": "you", "name-A": "Ana", "seat-B": "link", "name-B": "Ana"}, "two seats are named"),
    ("zooloretto", {"seat-A": "you", "name-A": "A" * 25, "seat-B": "automa:I"}, "at most 24 letters"),
    ("mammoth", {"seat-A": "person", "seat-B": "person"}, "option automas"),
    ("mammoth", {"seat-A": "automa:I", "seat-B": "automa:II"}, "leave one for a person"),
    ("mammoth", {"some-species": "1", "option-species": "panda"}, "option species: 2 players use"),
)


@pytest.mark.parametrize(("game", "fields", "sentence"), WRONG)
def test_a_wrong_form_comes_back_as_it_was(browser: Browser, game: str, fields: dict[str, str], sentence: str) -> None:
    before = len(browser.house.site.store.listing(browser.person, 100))
    response = browser.post(f"/new/{game}", {"name-A": "Typed", **fields})
    page = unescape(response.text)
    assert response.status_code == 400
    assert sentence.lower() in page.lower()
    assert 'role="alert"' in page
    assert len(browser.house.site.store.listing(browser.person, 100)) == before
    for name, value in fields.items():
        if name in ("seed", "option-games") or name.startswith("name-"):
            assert f'value="{value}"' in field(page, name)
        elif name == "option-deck":
            assert f">{value}</textarea>" in page
        elif value and not name.startswith("some-"):
            assert f'value="{value}" selected' in page or f'value="{value}" checked' in page or name == "option-variant"


def test_what_is_typed_is_never_markup(browser: Browser) -> None:
    evil = '"><script>alert(1)</script>'
    fields = {"seat-A": evil, "name-A": evil, "seed": evil, "option-deck": evil, "option-variant": evil, "clock": evil}
    page = browser.post("/new/arne", fields).text
    assert "<script>alert" not in page
    assert browser.get("/rules", params={"q": evil}).text.count("<script>alert") == 0


def test_forms_that_are_not_ours_begin_nothing(browser: Browser, house: House) -> None:
    for path in ("/new/arne", "/import"):
        assert browser.post(path, {"csrf": "forged"}).status_code == 403
        assert browser.post(path, {}, headers={"origin": "https://elsewhere.example"}).status_code == 403
        stranger = house.client(AWAY)
        assert house.run(stranger.post(path, data={"csrf": browser.csrf})).status_code == 403


def test_the_same_again(browser: Browser, house: House) -> None:
    fields = {"seat-A": "you", "name-A": "Ana", "seat-B": "automa:III", "seat-C": "here", "name-C": "Rui",
              "seat-D": "link", "option-truck_order": "123", "option-stall_to_barn": "yes"}  # fmt: skip
    match = begun(browser.post("/new/zooloretto", fields))
    page = browser.get(f"/new/zooloretto?like={match[3:]}").text
    for letter, who in (("A", "you"), ("B", "automa:III"), ("C", "here"), ("D", "link")):
        choice = re.search(rf'<select[^>]*name="seat-{letter}".*?</select>', page, re.DOTALL)
        assert choice is not None
        assert f'value="{who}" selected' in choice[0]
    assert 'value="Ana"' in field(page, "name-A")
    assert 'name="option-truck_order" value="123" checked' in page
    assert 'name="option-stall_to_barn" value="yes" checked' in page
    assert '<details class="setup-options panel" open' in page
    assert "Ana" not in house.browser(AWAY).get(f"/new/zooloretto?like={match[3:]}").text
    assert "Ana" not in browser.get(f"/new/arne?like={match[3:]}").text


def test_the_same_evening_again(browser: Browser) -> None:
    fields = {
        "seat-A": "person",
        "name-A": "Ana",
        "seat-B": "automa:I",
        "seat-C": "person",
        "name-C": "Rui",
        "dice": "hand",
    }
    match = begun(browser.post("/new/mammoth", fields))
    page = browser.get(f"/new/mammoth?like={match[3:]}&all=1").text
    assert 'value="Ana"' in field(page, "name-A")
    assert 'value="Rui"' in field(page, "name-C")
    assert 'name="dice" value="hand" checked' in page


# tables that stand ready


def ready(page: str) -> dict[str, dict[str, str]]:
    """The fields of every table that stands ready, by its title."""
    forms = re.findall(r'<form method="post" action="/(?:new|learn)/\w+">.*?</form>', page, re.DOTALL)
    titles = [re.search(r"<b>(.*?)</b>", form) for form in forms]
    fields = [dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form)) for form in forms]
    return {title[1]: each for title, each in zip(titles, fields, strict=True) if title is not None}


@pytest.mark.parametrize("game", game_ids())
def test_every_table_that_stands_ready_begins(browser: Browser, game: str) -> None:
    tables = ready(browser.get(f"/new/{game}").text)
    assert next(iter(tables)) == "First game"
    assert "Two people and a bot" in tables
    for title, fields in tables.items():
        match = begun(browser.post(f"/new/{game}", fields))
        assert browser.get(match).status_code == 200, title


def test_newcomers_and_variants_stand_at_the_front(browser: Browser) -> None:
    arne = browser.get("/new/arne").text
    tables = ready(arne)
    assert list(tables)[:5] == ["First game", "Standard", "Minimum", "Ghost", "Teams"]
    assert tables["First game"]["option-first_game"] == "yes"
    assert tables["Ghost"]["option-variant"] == "ghost"
    assert arne.index('name="option-variant" value="ghost"') < arne.index('class="setup-options panel"')
    assert arne.index('name="option-crashed_x2"') > arne.index('class="setup-options panel"')
    agreed = record(browser, begun(browser.post("/new/arknova", ready(browser.get("/new/arknova").text)["First game"])))
    assert agreed.meta["seats"] == "human,arno:L1"


def test_rare_options_are_folded_until_one_is_changed(browser: Browser) -> None:
    page = browser.get("/new/arne").text
    assert page.count('<details class="option-group">') == 3
    match = begun(browser.post("/new/arne", {"option-several_x2": "add"}))
    assert browser.get(f"/new/arne?like={match[3:]}").text.count('<details class="option-group" open>') == 1


def test_bots_are_called_by_their_names_with_their_strength(browser: Browser) -> None:
    for path in ("/", "/new/arknova"):
        page = browser.get(path).text
        for words in ("Opportunist", "Novice", "strength 3 of 5", "strength 1 of 5", "strength 1 to 5 of 5"):
            assert words in page, (path, words)
    page = browser.get("/new/arknova").text
    assert "Opportunist (medium)" in page
    assert "ARNO L2 (easy)" in page
    assert 'value="bot:greedy"' in page
