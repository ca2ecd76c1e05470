"""Sheets to print: every card as often as the data says, an owner's own where there are some, whole in one file."""

from __future__ import annotations

import json
import re
from collections import Counter
from html import unescape

import pytest

from soloist.engine.words import english
from soloist.games.arknova.arno.rolls import SIDES, blocks
from soloist.games.arknova.arno.values import ACTION_DICE, SLOTS, full_steps, steps
from soloist.games.arknova.cards import Action
from soloist.games.arne.cards import Colour, Kind
from soloist.games.arne.deck import DECK as ARNE_DECK
from soloist.games.arne.deck import PLAIN, STAR
from soloist.games.orichalcum.box import BOX, read_box
from soloist.games.zooloretto.automa.deck import DECK, read_deck
from soloist.language import Reader, tag
from soloist.registry import game_ids, printable_ids
from soloist.web.sheets.arno.cards import DRAWN, GREEN, RED
from soloist.web.statics import contents
from tests.kit.sheets import LANGUAGES, OWN_BOARD, OWN_DECK, cards_on, inside_card, page_of, sheets_on, text_of
from tests.web.visits import House

WORD = {"en": "reconstruction", "pt": "reconstrução"}


def marked(page: str, language: str = "en") -> list[str]:
    """The cards that say they are reconstructed."""
    return [code for code, text in cards_on(page) if text.endswith(WORD[language])]


def feet(page: str) -> list[str]:
    return [text_of(foot) for foot in re.findall(r'<footer class="print-foot">(.*?)</footer>', page)]


# one whole


def test_what_the_issue_asks_for_can_be_printed() -> None:
    assert set(printable_ids()) == {"arno", "mammoth", "orichalcum-ai", "arne"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", printable_ids())
def test_a_file_needs_nothing_from_elsewhere(name: str, language: str) -> None:
    page = page_of(name, language)
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{tag(language)}" data-theme="light">' in page
    assert not re.search(r"<script|<link|<img|@import|url\(|src=|https?://|/static/", page)
    used, there = set(re.findall(r'href="#(i-[\w-]+)"', page)), set(re.findall(r'<symbol id="(i-[\w-]+)"', page))
    assert used == there
    assert used
    assert contents()["print.css"].decode() in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", printable_ids())
def test_sheets_are_counted_and_can_be_reached(name: str, language: str) -> None:
    page = page_of(name, language)
    number = len(sheets_on(page))
    assert re.findall(r' id="sheet-(\d+)"', page) == [str(place) for place in range(1, number + 1)]
    pager = re.findall(r'href="#sheet-(\d+)"', page)
    assert pager == ([str(place) for place in range(1, number + 1)] if number > 1 else [])
    word = {"en": "sheet {} of {}", "pt": "folha {} de {}"}[language]
    assert all(word.format(place, number) in foot for place, foot in enumerate(feet(page), 1))


# AutoMammoth


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_automammoth(language: str) -> None:
    page, reader = page_of("mammoth", language), Reader(language)
    assert [code for code, _ in cards_on(page)] == [card.code for card in DECK.cards]
    for card, (_, text) in zip(DECK.cards, cards_on(page), strict=True):
        for entry in card.entries:
            assert entry.count == 0 or f" {entry.count} " in text
            assert entry.say().plural is None
            assert entry.op.name in ("PURCHASE", "SHUFFLE") or reader.read(entry)[1:] in text
    assert marked(page, language) == [card.code for card in DECK.cards]
    assert page.count('class="print-card is-aid"') == 6
    assert all(WORD[language] in foot for foot in feet(page))


def test_trucks_are_drawn_with_their_tiles() -> None:
    page = page_of("mammoth")
    for code, tiles, free, drives in (("I-01", 0, 2, False), ("I-05", 2, 0, False), ("I-09", 3, 0, True)):
        drawn = inside_card(page, code)
        found = [drawn.count(f'class="truck-{part}"') for part in ("tile", "next", "gap", "way")]
        assert found == [tiles, 0 if drives else 1, free, 1 if drives else 0]


def test_an_owners_cards_are_printed_instead() -> None:
    page = page_of("mammoth", options={"mammoth_deck": OWN_DECK})
    assert [code for code, _ in cards_on(page)] == [card.code for card in read_deck(OWN_DECK).cards]
    long = dict(cards_on(page))["II-07"]
    assert [word in long for word in ("Draw 2 ←", "Take 3 →", "Purchase", "Draw 1 ←", "Shuffle")] == [True] * 5
    assert "reconstruction" not in text_of(page[page.index("<main") :])


def test_the_aids_follow_the_readings() -> None:
    usual = text_of(page_of("mammoth"))
    other = text_of(page_of("mammoth", options={
        "count_blockers": "yes", "after_take": "all", "buy_from_automa": "no", "purchase_new_stack": "yes",
    }))  # fmt: skip
    for text in ("do not count as tiles", "skip further Draw and Take", "You may buy a tile from there"):
        assert text in usual
        assert text not in other
    assert "It also buys what it does not own yet" in other


# ARNE Total


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_deck_of_arne(language: str) -> None:
    page = page_of("arne", language)
    found = Counter(code for code, _ in cards_on(page))
    dealt = Counter(card.code for card in ARNE_DECK.cards("all", first_game=False))
    assert found == dealt + Counter(f"colour-{colour.code}" for colour in Colour)
    assert found.total() == 150
    assert len(marked(page, language)) == 150


def test_the_marks_of_arne_divide_the_deck() -> None:
    page = page_of("arne")
    with_star = Counter(code for code, text in cards_on(page) if "★" in text)
    playing = Counter({code: number for code, number in with_star.items() if not code.startswith("colour-")})
    assert playing == Counter(card.code for card in ARNE_DECK.cards(STAR, first_game=False))
    ones = Counter(code for code, _ in cards_on(page) if not code.startswith("colour-"))
    without = re.findall(r'data-card="([^"]+)">(?:(?!</article>).)*?arne-one', page, re.DOTALL)
    plain = ARNE_DECK.cards("all", first_game=True)
    assert Counter(code for code in without if not code.startswith("colour-")) == Counter(card.code for card in plain)
    assert set(without) < set(ones) | {f"colour-{colour.code}" for colour in Colour}


def test_sets_of_arne_lie_on_sheets_of_their_own() -> None:
    stars = [{"★" in text for _, text in cards_on(sheet)} for sheet in sheets_on(page_of("arne"))]
    assert all(len(found) == 1 for found in stars)
    assert stars == sorted(stars, key=lambda found: True in found)


def test_an_owners_numbers_of_arne() -> None:
    own = json.dumps({"copies": {"thief": {PLAIN: 1, STAR: 0}}})
    page = page_of("arne", options={"deck": own})
    found = Counter(code for code, _ in cards_on(page))
    assert found["thief"] == 1
    assert found["crash"] == 10
    assert "thief" not in marked(page)
    assert "crash" in marked(page)


def test_a_deck_that_is_all_the_owners_says_no_word_of_it() -> None:
    facts = json.loads(
        json.dumps({"colours": {"plain": ["red", "green", "yellow", "blue"], "star": ["orange", "purple"]}})
    )
    facts["copies"] = {
        kind.value: {"per_colour": 1} if len(ARNE_DECK.copies[kind]) > 2 else {PLAIN: 1, STAR: 1} for kind in Kind
    }
    page = page_of("arne", options={"deck": json.dumps(facts)})
    assert marked(page) == []
    assert "reconstruction" not in text_of(page[page.index("<main") :]).casefold()


# ARNO


def gains_in(cell: str) -> list[tuple[str, int]]:
    return [(unescape(label), int(n)) for label, n in re.findall(r'aria-label="([^"]+)".*?</svg>(\d+)</span>', cell)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("colour", "columns"), [("green", GREEN), ("red", RED)])
@pytest.mark.parametrize("side", ["I", "II"])
@pytest.mark.parametrize("action", [Action.ANIMALS, Action.BUILD])
def test_what_changes_with_level_and_strength(
    language: str, colour: str, columns: list[int], side: str, action: Action
) -> None:
    reader = Reader(language)
    rows = re.findall(r"<tr>(.*?)</tr>", inside_card(page_of("arno", language), f"{colour}-{action.code}-{side}"))
    assert len(rows) in (len(SLOTS), len(SLOTS) + 1)
    for slot, row in zip(SLOTS, rows[-len(SLOTS) :], strict=True):
        first, *cells = re.findall(r"<td[^>]*>(.*?)</td>", row)
        assert text_of(first) == str(slot)
        expected = [
            [(reader.read(DRAWN[do][1]), n) for do, n in steps(action, side == "II", slot, column)]
            for column in columns
        ]
        found = [gains_in(cell) for cell in cells]
        assert found == expected or (len(found) == 1 and expected == found * len(columns))


def test_the_other_action_cards() -> None:
    page = page_of("arno")
    codes = [code for code, _ in cards_on(page)]
    assert sorted(codes) == sorted({*codes})
    assert len(codes) == 2 * (5 + 3)
    for slot, row in zip(SLOTS, re.findall(r"<tr>(.*?)</tr>", inside_card(page, "blue-sponsors-II")), strict=True):
        expected = steps(Action.SPONSORS, True, slot, 0)
        assert gains_in(row) == [(english(DRAWN[do][1]), n) for do, n in expected]
    cards = dict(cards_on(page))
    assert "L1: 1 · L2: 2 · L3: 2" in cards["green-cards-I"]
    assert "3 appeal" in cards["red-cards-I"]
    assert "5 support a project → 4, 3, 2" in cards["blue-association-I"]
    assert "donates" not in cards["blue-association-I"]
    assert "After a task it donates" in cards["blue-association-II"]


def test_the_cards_of_arno_follow_the_readings() -> None:
    assert full_steps("helper", 2, 0) != full_steps("rulebook", 2, 0)
    cards = dict(cards_on(page_of("arno", options={"sponsors_full": "helper", "donate_without_task": "yes"})))
    assert "and the break token as above" in cards["blue-sponsors-I"]
    assert "even without a task" in cards["blue-association-II"]
    assert "and nothing else" in dict(cards_on(page_of("arno")))["blue-sponsors-I"]


def test_the_mat_of_arno() -> None:
    page = page_of("arno")
    mat = sheets_on(page)[0]
    dice = [text_of(place) for place in re.findall(r'<div class="arno-dice">(.*?)</div>', mat)]
    assert dice[1:] == ["2 2 1–2 1–3", "3 3 3–4 4–6", "4 4 5–6 7–9", "5 5 7–8 10–12"]
    assert set(ACTION_DICE) == {6, 8, 12}
    text = text_of(mat)
    assert "Roll 1 and 6 on a d6 again." in text
    assert "It takes: L1–L2 right, L3–L4 middle, L5+ left." in text
    assert "L1–L6: 5, L7: 4" in text
    assert "Module" not in text
    assert "Module" not in text_of(page)
    other = page_of("arno", options={"arno_module": "yes", "marine": "yes"})
    assert "L1–L6: 3, L7: 2" in text_of(other)
    (module,) = re.findall(r'<div class="arno-track">(.*?)</div></div>', other)
    assert text_of(module).endswith("I 0 II 0 I 1 III 1 II 1 I 2 II 2 III 2 I 3 III 3 II 3 III 4 II 4 III 5")


def test_every_other_die() -> None:
    rows = re.findall(r"<tr>(.*?)</tr>", sheets_on(page_of("arno"))[2].partition("arno-beside")[2])[1:]
    cells = [[text_of(cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]
    assert [row[0] for row in cells] == ["2", "3", "4", "5", "6"]
    assert cells[0][1:] == ["1–3 , 4–6", "1–4 , 5–8", "1–6 , 7–12"]
    assert cells[3] == ["5", "1 … 5", "1 … 5", "1–2 , 3–4 , 5–6 , 7–8 , 9–10"]
    assert blocks(SIDES[0], 5)[5] is None


def test_nothing_of_arno_is_called_reconstructed() -> None:
    assert "reconstruction" not in text_of(page_of("arno").partition("<main")[2])


# the AI of Orichalcum


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_the_ai(language: str) -> None:
    page, reader = page_of("orichalcum-ai", language), Reader(language)
    (sheet,) = sheets_on(page)
    numbers = re.findall(r'class="ai-spot is-\d">.*?<text[^>]*>(\d+)</text>', sheet)
    assert numbers == [str(n) for n, sector in enumerate(BOX.ai.sectors, 1) for _ in sector]
    assert sheet.count('class="ori-arrow"') == BOX.ai.arrows.bit_count()
    order = text_of(re.findall(r'<ol class="ai-order">(.*?)</ol>', sheet)[0])
    assert order == " ".join(f"{place} {reader.read(each)}" for place, each in enumerate(BOX.ai.priority, 1))
    track = re.findall(r'<div class="print-space(?: is-last)?" data-tip="([^"]+)">', sheet)
    assert len(track) == 8
    assert feet(page)[0].count(WORD[language]) == 1


def test_the_board_of_an_owners_box() -> None:
    assert "ai" not in read_box(OWN_BOARD).reconstructed
    page = page_of("orichalcum-ai", options={"box": OWN_BOARD})
    (sheet,) = sheets_on(page)
    assert re.findall(r'class="ai-spot is-\d">.*?<text[^>]*>(\d+)</text>', sheet) == ["1", "1", "1", "2"]
    assert sheet.count('class="ori-arrow"') == 1
    text = text_of(sheet)
    assert "1 Volcano 2 Lagoon 3 Forest 4 Desert 5 Mountain" in text
    assert "3 hoplites, and 1 hoplite more" in text
    assert "3 nuggets. Capture" in text
    titles = re.findall(r'<div class="print-space(?: is-last)?" data-tip="([^"]+)">', sheet)
    assert titles == ["2 nuggets", "nothing", "1 medallion", "1 hoplite", "1 medallion"]
    assert "reconstruction" not in text


def test_a_box_without_the_board_still_has_ours() -> None:
    page = page_of("orichalcum-ai", options={"box": "medallion_price = 4\n"})
    assert "reconstruction" in feet(page)[0]
    assert "a medallion for 4 nuggets" in text_of(page)


# in the browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", printable_ids())
def test_the_page_has_the_same_sheets_as_the_file(house: House, name: str, language: str) -> None:
    response = house.browser().get(f"/print/{name}", headers={"accept-language": language})
    assert response.status_code == 200
    assert 'data-theme="light"' in response.text
    assert " style=" not in response.text
    assert [text_of(sheet) for sheet in sheets_on(response.text)] == [
        text_of(sheet) for sheet in sheets_on(page_of(name, language))
    ]


def test_what_an_owner_enters_is_drawn_or_refused_with_the_same_sentence(house: House) -> None:
    browser = house.browser()
    own = browser.post("/print/mammoth", {"option-mammoth_deck": OWN_DECK})
    assert [code for code, _ in cards_on(own.text)] == ["I-01", "I-02", "II-07"]
    assert "II-07: draw 2 &lt;" in own.text  # it stays in its field
    asked = browser.get("/print/mammoth", params={"mammoth_deck": OWN_DECK})
    assert [code for code, _ in cards_on(asked.text)] == ["I-01", "I-02", "II-07"]
    wrong = browser.post("/print/mammoth", {"option-mammoth_deck": "I-01: fly"})
    setup = browser.post("/new/mammoth", {"option-mammoth_deck": "I-01: fly"})
    assert wrong.status_code == setup.status_code == 400
    said = [text_of(re.findall(r'role="alert"[^>]*>(.*?)</p>', page.text)[0]) for page in (wrong, setup)]
    assert said[0] == said[1]
    assert "&#39;fly&#39; is not an action" in wrong.text
    assert len(cards_on(wrong.text)) == len(DECK.cards)


def test_the_page_can_be_kept_as_a_file(house: House) -> None:
    browser = house.browser()
    kept = browser.post("/print/orichalcum-ai", {"option-box": OWN_BOARD, "save": "1"})
    assert kept.headers["content-disposition"] == 'attachment; filename="orichalcum-ai.html"'
    assert kept.text == page_of("orichalcum-ai", options={"box": OWN_BOARD})
    wrong = browser.post("/print/orichalcum-ai", {"option-box": "[", "save": "1"})
    assert wrong.status_code == 400
    assert "content-disposition" not in wrong.headers


def test_other_pages_lead_there(house: House) -> None:
    browser = house.browser()
    home = browser.get("/").text
    assert set(re.findall(r'href="/print/([\w-]+)"', home)) == set(printable_ids())
    for name, leads_to in {"zooloretto": "mammoth", "arknova": "arno", "orichalcum": "orichalcum-ai"}.items():
        assert name in game_ids()
        for address in (f"/new/{name}", f"/new/{leads_to}"):
            assert re.findall(r'href="/print/([\w-]+)"', browser.get(address).text) == [leads_to]
