"""Sheets on paper: as many pages as sheets on A4 and Letter, nothing beyond its sheet, cuts where the cards end."""

from __future__ import annotations

import re
from itertools import product
from urllib.parse import urlencode

import pytest

from soloist.language import Reader
from soloist.registry import printable_ids
from soloist.web.sheets import printed
from soloist.web.sheets.arno import PAIRS, TRIO
from soloist.web.sheets.frame import CARDS, WIDE, Grid
from tests.browser.conftest import Visiting
from tests.kit.sheets import LANGUAGES, OWN_BOARD, OWN_DECK

PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
POINTS = 72 / 25.4  # in a millimetre
PIXELS = 96 / 25.4
OTHERWISE = {
    "mammoth": {"mammoth_deck": OWN_DECK, "after_take": "all", "purchase_new_stack": "yes", "buy_from_automa": "no"},
    "orichalcum-ai": {"box": OWN_BOARD, "ai_combat_mode": "reroll"},
    "arno": {"arno_module": "yes", "marine": "yes", "sponsors_full": "helper", "donate_without_task": "yes"},
    "arne": {},
}
BEYOND = """() => {
  const found = [], name = (each) => `${each.tagName} ${each.getAttribute("class")}: ${each.textContent.slice(0, 40)}`;
  for (const sheet of document.querySelectorAll(".print-sheet")) {
    const paper = sheet.getBoundingClientRect();
    for (const each of sheet.querySelectorAll("*")) {
      const box = each.getBoundingClientRect();
      const across = Math.max(paper.left - box.left, box.right - paper.right);
      const out = Math.max(across, paper.top - box.top, box.bottom - paper.bottom);
      if (box.width && out > 1) found.push(`${sheet.id}: ${name(each)} is ${out} px beyond it`);
    }
    for (const each of sheet.querySelectorAll(".print-card, .print-body, .print-box, .print-space, .print-board, td")) {
      if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        found.push(`${sheet.id}: ${name(each)} holds more than it can`);
    }
    const foot = sheet.querySelector(".print-foot").getBoundingClientRect();
    for (const each of sheet.querySelectorAll(".print-board, .print-grid, .arno-legend, .arno-beside"))
      if (each.getBoundingClientRect().bottom > foot.top + 1) found.push(`${sheet.id}: ${name(each)} reaches the foot`);
    const boxes = [...sheet.querySelectorAll(".print-box, .ai-track, .arno-track, .ai-map, .arno-places")];
    boxes.forEach((one, place) => boxes.slice(place + 1).forEach((other) => {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        found.push(`${sheet.id}: ${name(one)} and ${name(other)} overlap`);
    }));
  }
  return found;
}"""
AREA = """(selector) => [...document.querySelectorAll(selector)].map((grid) => {
  const box = grid.getBoundingClientRect(), paper = grid.closest(".print-sheet").getBoundingClientRect();
  const cards = [...grid.children].map((card) => card.getBoundingClientRect());
  return [box.left - paper.left, box.top - paper.top, cards[0].width, cards[0].height];
})"""


def pages_of(pdf: bytes) -> list[tuple[float, float]]:
    """The size of every page in millimetres."""
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == len(re.findall(rb"/MediaBox", pdf))
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [(float(width) / POINTS, float(height) / POINTS) for width, height in found]


@pytest.mark.parametrize(("name", "language"), list(product(printable_ids(), LANGUAGES)))
def test_one_page_for_each_sheet(visit: Visiting, name: str, language: str) -> None:
    me = visit(language=language)
    me.go(f"/print/{name}")
    sheets = printed(name, {}, Reader(language))
    is_wide = sheets.paper is WIDE
    for paper, size in PAPERS.items():
        expected = size[::-1] if is_wide else size
        for by_css in (True, False):
            pages = pages_of(me.page.pdf(format=paper, landscape=is_wide, prefer_css_page_size=by_css))
            assert len(pages) == len(sheets.sheets), (paper, by_css)
        assert all(page == pytest.approx(expected, abs=0.5) for page in pages), paper
    me.page.emulate_media(media="print")
    assert me.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, options in OTHERWISE.items() if options])
def test_nothing_is_too_long_with_other_readings_and_own_cards(visit: Visiting, name: str, language: str) -> None:
    me = visit(language=language)
    me.page.goto(f"{me.base}/print/{name}?{urlencode(OTHERWISE[name])}")
    assert me.page.evaluate(BEYOND) == []


@pytest.mark.parametrize(("name", "grid"), [("mammoth", CARDS), ("arne", CARDS), ("arno", PAIRS), ("arno", TRIO)])
def test_cards_lie_where_the_cut_marks_are(visit: Visiting, name: str, grid: Grid) -> None:
    me = visit()
    me.go(f"/print/{name}")
    areas = me.page.evaluate(AREA, f".print-grid.is-{grid.name}")
    assert areas
    expected = [each * PIXELS for each in (grid.left, grid.top, grid.width, grid.height)]
    assert all(area == pytest.approx(expected, abs=0.7) for area in areas)


def test_paper_is_light_in_the_dark(visit: Visiting) -> None:
    me = visit(options={"color_scheme": "dark"})
    me.context.add_cookies([{"name": "soloist_likes", "value": "theme=dark", "url": me.base}])
    me.go("/print/orichalcum-ai")
    shown = "(each) => getComputedStyle(document.querySelector(each)).backgroundColor"
    colours = [me.page.evaluate(shown, each) for each in (".print-sheet", ".print-box")]
    assert colours == ["rgb(255, 255, 255)"] * 2


def test_the_button_prints_and_is_not_there_without_scripts(visit: Visiting) -> None:
    me = visit()
    me.page.add_init_script("window.print = () => { document.title = 'printed'; }")
    me.go("/print/mammoth")
    me.page.locator("[data-print]").click()
    assert me.page.title() == "printed"
    bare = visit(options={"java_script_enabled": False})
    bare.go("/print/mammoth")
    assert not bare.page.locator("[data-print]").is_visible()
    assert bare.page.locator(".mammoth-card").count() > 9
