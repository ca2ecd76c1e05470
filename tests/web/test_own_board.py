"""Orichalcum beside a real box: the board is looked at before the start, made one's own by tapping, and played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise

import pytest

from soloist.companion.orichalcum_ai import GAME
from soloist.games.orichalcum.box import BOX, read_box
from soloist.games.orichalcum.own_box import AI_PARTS, PARTS, circle
from soloist.games.orichalcum.pieces import Goods, Terrain
from soloist.web.own_board.editing import BESIDE, CHAIN, STEPS
from tests.kit.orichalcum import BOX_FILE, DOCUMENTED_BOARD
from tests.kit.rules import rule
from tests.web.forms import AWAY, begun, record
from tests.web.visits import Browser, House, Response, open_house

BOARD = "/new/orichalcum-ai/board"
FORM = re.compile(r'<form id="own-board".*?</form>', re.DOTALL)
INPUT = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
BUTTON = re.compile(r'<button[^>]* name="do" value="([^"]+)"')


class Owner:
    """Somebody who taps through the editor: every tap posts what the page carries."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.response = browser.get(BOARD)

    @property
    def page(self) -> str:
        return unescape(self.response.text)

    @property
    def fields(self) -> dict[str, str]:
        found = FORM.search(self.response.text)
        assert found is not None
        return {name: unescape(value) for name, value in INPUT.findall(found[0])}

    @property
    def buttons(self) -> list[str]:
        return list(map(unescape, BUTTON.findall(self.response.text)))

    @property
    def document(self) -> str:
        return self.fields["option-box"]

    def tap(self, *whats: str, **typed: str) -> Owner:
        for what in whats:
            assert what in self.buttons, what
            self.post(what, **typed)
        return self

    def post(self, what: str, **typed: str) -> Response:
        self.response = self.browser.post(BOARD, {**self.fields, **typed, "do": what})
        assert self.response.status_code == 200, self.page
        return self.response

    def go(self, part: str) -> Owner:
        self.post(f"go:{part}")
        return self

    def status(self, part: str) -> str:
        self.go("more" if part in BESIDE else "done")
        found = re.search(rf'value="go:{part}"[^>]*>.*?<small class="is-(\w+)"', self.response.text)
        assert found is not None
        return found[1]


@pytest.fixture
def owner(house: House) -> Owner:
    return Owner(house.browser(AWAY))


# before the start


def test_the_first_page_says_plainly_that_we_never_saw_it(owner: Owner) -> None:
    assert "We have never seen the printed one." in owner.page
    assert owner.page.count('class="ori-sector') == sum(map(len, BOX.ai.sectors))
    assert 'href="/new/orichalcum-ai"' in owner.page
    assert f'href="{BOARD}"' in owner.browser.get("/new/orichalcum-ai?step=cards").text
    assert BOARD not in owner.browser.get("/new/arno").text


def test_only_looking_changes_nothing(owner: Owner) -> None:
    for step in STEPS:
        owner.go(step)
        assert owner.document == ""
    assert [owner.status(part) for part in PARTS] == ["ours"] * len(PARTS)


def test_who_walks_through_has_checked_everything(owner: Owner) -> None:
    for here, there in pairwise(CHAIN[1:]):
        owner.go(here).tap(f"onward:{there}")
    assert {owner.status(part) for part in CHAIN[1:-1]} == {"checked"}
    box = read_box(owner.document)
    assert set(box.own) == {"ai", "cards", "cards_laid"}
    assert box.ai.sectors == BOX.ai.sectors


# tapping


def take_everything_off(owner: Owner) -> None:
    owner.go("spots")
    for sector in BOX.ai.sectors:
        for spot in sector:
            owner.tap(f"circle:{circle(BOX.ai.ground.places[spot[0]])}")


def draw(owner: Owner, text: str) -> None:
    """The board of a file, tapped from an empty one."""
    board = read_box(text).ai
    take_everything_off(owner)
    owner.tap("rings:more")
    for number, sector in enumerate(board.sectors):
        if number == len(BOX.ai.sectors):
            owner.tap("more-sectors")
        owner.tap(f"sector:{number}")
        for spot in sector:
            owner.tap(*(f"circle:{circle(board.ground.places[each])}" for each in spot), "spot")
    for number in range(len(BOX.ai.sectors) - 1, len(board.sectors) - 1, -1):
        owner.tap(f"sector:{number}", "no-sector")
    owner.go("arrows")
    for place in BOX.ai.ground.places:
        has, wants = (
            place in each.ground.at and bool(each.arrows >> each.ground.at[place] & 1) for each in (BOX.ai, board)
        )
        if has != wants:
            owner.tap(f"arrow:{circle(place)}")
    owner.go("order").tap(*(f"terrain:{terrain.code}" for terrain in board.priority[:-1]))
    owner.go("start").tap(f"titan:{board.titan.code}")


@rule("ORI-Q7", "OAI-4.1")
def test_a_documented_board_is_tapped_and_played_with(owner: Owner) -> None:
    draw(owner, DOCUMENTED_BOARD)
    wanted = read_box(DOCUMENTED_BOARD).ai
    owner.go("track").tap("spaces:less", "spaces:less", *["space:0"], *["space:1"] * 4, *["space:2"] * 2)
    owner.tap(*["space:3"] * 3, *["space:4"] * 3, *["space:5"])
    owner.go("payment").tap("paid:0 less", "paid:2 more")
    drawn = read_box(owner.document).ai
    assert drawn.ground.places == wanted.ground.places
    for name in ("centre", "sectors", "arrows", "priority", "titan", "track", "payment", "hoplites", "nuggets"):
        assert getattr(drawn, name) == getattr(wanted, name), name
    owner.go("done")
    match = begun(owner.browser.post("/new/orichalcum-ai", {**owner.fields, "name": "mine"}))
    assert record(owner.browser, match).options["box"].strip() == owner.document.strip()
    begun_with = GAME.new(2, GAME.read_settings(record(owner.browser, match).options)).box
    assert begun_with.own == ("ai",)
    assert begun_with.ai.sectors == wanted.sectors


def test_every_part_can_be_changed(owner: Owner) -> None:
    owner.go("spots").tap("circle:1 2", "circle:1 2", "circle:2 1", "circle:2 1", "spot")
    owner.go("arrows").tap("arrow:1 0")
    owner.go("order").tap("terrain:volcano", "terrain:desert", "terrain:lagoon", "terrain:forest")
    owner.go("start").tap("titan:lagoon", "start:hoplites more", "start:nuggets less")
    owner.go("track").tap("space:0", "gives:hoplites more", "gives:medallions more", "spaces:more")
    owner.go("payment").tap("pays-not:0", "pays:hoplites", "paid:2 more")
    owner.go("cards").tap("choose:cards/capture 2", "count:cards/capture 2 more", "choose:cards_laid/2")
    owner.tap("count:cards_laid/2 less")
    owner.go("prices").tap("longer:prices", "choose:prices/0", "count:prices/0 more")
    owner.tap("choose:initiative/2/1", "count:initiative/2/1 more")
    owner.go("numbers").tap("count:victory_points more", "count:temple_tiles less")
    owner.go("creatures").tap("choose:new").post("creature:new", creature="great worm")
    owner.tap("count:creatures/5/strength more", "choose:0", "shorter:creatures/0")
    owner.go("buildings").tap("choose:buildings/mine", "count:buildings/mine less")
    owner.tap("choose:buildings/siege-engines/5", "count:buildings/siege-engines/5 more")
    owner.go("titans").tap("put:titans/mountain capture")
    owner.go("tiles").post("tile", **{"terrain-1": "forest", "terrain-2": "forest", "terrain-3": "forest"})
    owner.go("islands").post("island:0", **{"island-name": "stripe", "island-side": "**", "island-rows": "oHNo\r\nooo"})
    assert {part: owner.status(part) for part in PARTS} == dict.fromkeys(PARTS, "changed")
    box = read_box(owner.document)
    ai = box.ai
    assert [len(spot) for spot in ai.sectors[3]] == [2, 3]
    assert ai.arrows.bit_count() == 5
    assert ai.priority == tuple(sorted(Terrain, key=lambda each: -each))
    assert (ai.titan, ai.hoplites, ai.nuggets) == (Terrain.LAGOON, 2, 0)
    assert (ai.track[0].hoplites, ai.track[0].medallions, len(ai.track)) == (2, 1, 9)
    assert [(each.goods, each.amount) for each in ai.payment] == [
        (Goods.NUGGETS, 2), (Goods.HOPLITES, 2), (Goods.HOPLITES, 3)]  # fmt: skip
    assert [card.code for card in box.cards].count("capture-2") == 2
    assert box.cards_laid[2] == 4
    assert box.prices == (1, 0, 1, 1, 2, 2, 2)
    assert box.initiative[2] == (0, 2)
    assert (box.victory_points, box.temple_tiles) == (6, 16)
    assert {each.name: each.strength for each in box.creatures}["great worm"] == 2
    assert "cyclops" not in {each.name for each in box.creatures}
    assert "siege-engines-5" in [each.code for each in box.buildings]
    assert box.titans[Terrain.MOUNTAIN].code == "capture"
    assert "forest-forest-forest" in [tile.code for tile in box.tiles]
    assert "stripe**" in box.islands
    assert box.reconstructed == ()
    begun(owner.browser.post("/new/orichalcum-ai", owner.fields))


@pytest.mark.parametrize("step", STEPS)
def test_every_button_of_every_page_leads_on(owner: Owner, step: str) -> None:
    """And whatever it does, one tap takes it back."""
    owner.go(step)
    before = owner.fields
    for what in dict.fromkeys(owner.buttons):
        if what in ("undo", "download", "use"):
            continue
        owner.response = owner.browser.post(BOARD, {**before, "do": what})
        assert owner.response.status_code == 200, what
        if owner.fields["past"] != before["past"]:
            owner.tap("undo")
            assert {name: owner.fields[name] for name in ("box", "checked", "picked")} == {
                name: before[name] for name in ("box", "checked", "picked")}  # fmt: skip


def test_every_tap_can_be_taken_back(owner: Owner) -> None:
    owner.go("spots")
    seen = [owner.fields]
    for what in ("circle:1 2", "circle:1 2", "spot", "circle:0 -2", "more-sectors", "no-sector", "sector:2"):
        owner.tap(what)
        seen.append(owner.fields)
    for before in reversed(seen[:-1]):
        owner.tap("undo")
        assert [owner.fields[name] for name in ("box", "sector", "picked")] == [
            before[name] for name in ("box", "sector", "picked")]  # fmt: skip
    assert owner.fields["past"] == ""


# what cannot be


def refusals(owner: Owner) -> Iterator[tuple[list[str], str]]:
    owner.go("spots")
    yield ["circle:1 2", "circle:-1 0", "circle:1 2", "circle:-1 0"], "The circles of a spot must all touch each other"
    owner.go("start")
    yield ["start:nuggets less", "start:nuggets less"], "expected a whole number from 0 to 20, not -1"
    owner.go("numbers")
    yield ["count:victory_points less"] * 5, "expected a whole number from 1 to 20, not 0"


def test_an_impossible_tap_is_named_and_changes_nothing(owner: Owner) -> None:
    for taps, sentence in refusals(owner):
        owner.tap(*taps[:-1])
        before = {**owner.fields, "csrf": ""}
        assert sentence not in owner.page
        owner.tap(taps[-1])
        assert sentence in owner.page
        assert {**owner.fields, "csrf": ""} == before


@pytest.mark.parametrize(
    ("step", "taps", "sentence"),
    [
        ("spots", ["circle:1 2", "circle:2 1", "circle:1 0"], "sector 4: there is no spot"),
        ("spots", ["circle:-1 0"], "in any sector"),
        ("arrows", ["arrow:0 0"], ""),
        ("order", ["terrain:forest"], "name each of the five terrains once"),
    ],
)
def test_a_board_that_is_not_finished_cannot_be_played_with(
    owner: Owner, step: str, taps: list[str], sentence: str
) -> None:
    owner.go(step).tap(*taps)
    owner.go("done")
    assert sentence in owner.page
    assert ("option-box" in owner.fields) is not bool(sentence)
    assert ("Not to be played with yet" in owner.page) is bool(sentence)
    if sentence:
        refused = owner.browser.post("/new/orichalcum-ai", {"option-box": owner.fields["box"]})
        assert refused.status_code == 400
        assert sentence in unescape(refused.text)
        assert "attachment" not in owner.post("download").headers.get("content-disposition", "")


def test_made_up_forms_are_answered_with_a_sentence(owner: Owner) -> None:
    fields = {"csrf": owner.browser.csrf}
    for box in ("x", "[ai]", "nothing = 1", "prices = 3", "[ai]\nsectors = 3", "creatures = [{name = 3}]"):
        response = owner.browser.post(BOARD, {**fields, "box": box, "do": "stay"})
        assert response.status_code == 400, box
        assert 'role="alert"' in response.text
    strange = {
        "step": "nowhere",
        "sector": "99",
        "picked": "",
        "rings": "-4",
        "at": "a/b",
        "checked": "x",
        "past": "%%",
    }
    assert owner.browser.post(BOARD, {**fields, **strange, "do": "nothing:1"}).status_code == 200
    for what in ("circle:x", "sector:77", "count:x more", "count:cards/x more", "put:prices/0 x", "longer:ai",
                 "shorter:prices/77", "space:99", "gives:x more", "paid:9 more", "titan:volcano", "terrain:x",
                 "go:x", "ours:x", "count:buildings/siege-engines/x more", "pays:x", "island:x"):  # fmt: skip
        response = owner.browser.post(BOARD, {**fields, "do": what})
        assert response.status_code == 200, what
    assert owner.browser.post(BOARD, {**fields, "picked": "1", "do": "stay"}).status_code == 400
    assert owner.browser.post(BOARD, {**fields, "csrf": "x", "do": "stay"}).status_code == 403


# as a file, and on the set-up page


def test_a_file_is_passed_on(owner: Owner) -> None:
    file = {"upload": ("my-box.toml", BOX_FILE.encode(), "text/plain")}
    owner.go("file")
    owner.response = owner.browser.post(BOARD, {**owner.fields, "do": "read"}, files=file)
    assert owner.response.status_code == 200
    assert owner.fields["step"] == "done"
    assert {owner.status(part) for part in AI_PARTS} <= {"changed", "checked"}
    owner.go("done")
    downloaded = owner.browser.post(BOARD, {**owner.fields, "do": "download"})
    assert 'filename="my-box.toml"' in downloaded.headers["content-disposition"]
    assert set(read_box(downloaded.text).own) == set(read_box(BOX_FILE).own)
    assert read_box(downloaded.text).ai.sectors == read_box(BOX_FILE).ai.sectors
    owner.go("file")
    owner.post("read", file=downloaded.text)
    assert owner.document == downloaded.text


def test_a_wrong_file_says_what_is_wrong_and_is_kept(owner: Owner) -> None:
    owner.go("file")
    for typed, sentence in (("prices = [0, 'x']", "expected a whole number"), ("[[[", "this is not TOML")):
        response = owner.browser.post(BOARD, {**owner.fields, "do": "read", "file": typed})
        assert response.status_code == 400
        assert sentence in unescape(response.text)
        assert typed in unescape(response.text)
    file = {"upload": ("x.toml", b"\xff\xfe\x00", "text/plain")}
    response = owner.browser.post(BOARD, {**owner.fields, "do": "read"}, files=file)
    assert response.status_code == 400
    assert "not a text in UTF-8" in response.text


def test_the_set_up_page_is_filled_with_it(owner: Owner) -> None:
    owner.go("start").tap("titan:lagoon").go("done")
    page = unescape(owner.post("use").text)
    assert 'action="/new/orichalcum-ai"' in page
    assert 'titan = "lagoon"' in page


def test_quick_taps_are_no_new_matches(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Only few matches may be begun in a minute; a board has more circles."""
    with open_house(tmp_path_factory.mktemp("limited"), limited=True) as house:
        owner = Owner(house.browser(AWAY))
        owner.go("order")
        for _ in range(45):
            owner.tap("terrain:forest")
