"""Set-up beside a box on a phone, from the first page before Start to the first question: nothing scrolls, every target
is large enough, axe finds nothing serious."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit

AUTOMAS = ["arno", "mammoth", "orichalcum-ai"]
SMALL = {"width": 360, "height": 640}
FEW = 14  # pixels of small print that a low phone may scroll
LARGE_ENOUGH = 43.5
TOO_TALL = """() => { const main = document.querySelector(".companion-main");
  return [document.documentElement.scrollHeight - window.innerHeight, main.scrollHeight - main.clientHeight]; }"""
TOO_SMALL = f"""() => [...document.querySelectorAll(
    ".companion-head .button, .companion-foot .button, .wizard-form label, .wizard-form select, .wizard-facts > a, .lit"
  )]
  .map((each) => [each.getBoundingClientRect(), each.textContent])
  .filter(([box]) => box.width && (box.height < {LARGE_ENOUGH} || box.width < {LARGE_ENOUGH}))
  .map(([box, text]) => `${{text}}: ${{box.width}} x ${{box.height}}`)"""
CUT_WORDS = """() => [...document.querySelectorAll("svg.drawing")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  return [...each.querySelectorAll("text")].filter((text) => {
    const words = text.getBoundingClientRect();
    return words.left < box.left - 1 || words.right > box.right + 1;
  }).map((text) => text.textContent);
})"""
INSTRUCTION = """() => { const say = document.querySelector("#question .say");
  return say ? parseFloat(getComputedStyle(say).fontSize) : 20; }"""


def check(me: Visit, most: int) -> None:
    title = me.page.locator("h1").first.inner_text()
    document, main = me.page.evaluate(TOO_TALL)
    assert document <= 0, title
    assert main <= most, title
    assert me.sideways() <= 0, title
    assert me.page.evaluate(TOO_SMALL) == [], title
    assert me.page.evaluate(CUT_WORDS) == [], title
    assert me.page.evaluate(INSTRUCTION) >= 20, title


def until_start(me: Visit, automa: str, most: int, others: int = 0) -> list[str]:
    """All pages before Start, by the large button; then it begins."""
    me.go(f"/new/{automa}?like=none")
    seen: list[str] = []
    while "/m/" not in me.page.url:
        check(me, most)
        seen.append(me.page.locator("h1").inner_text())
        if others and me.page.locator("select[name=seat-C]").count():
            me.page.select_option("select[name=seat-C]", index=1)
        with me.page.expect_navigation():
            me.page.locator(".companion-foot .is-done-button").click()
        me.page.wait_for_load_state()
    return seen


def until_question(me: Visit, most: int) -> list[str]:
    """What is laid out, until something is asked."""
    seen: list[str] = []
    while me.page.locator("a.is-done-button").count():
        check(me, most)
        seen.append(me.page.locator("#question h1").inner_text())
        me.press(me.page.locator("a.is-done-button"))
    check(me, most)
    return seen


@pytest.mark.parametrize("automa", AUTOMAS)
@pytest.mark.parametrize(
    ("size", "most"), [pytest.param(PHONE, 0, marks=pytest.mark.long), (SMALL, FEW)], ids=["phone", "small"]
)
def test_from_the_first_page_to_the_first_question(
    visit: Visiting, automa: str, size: dict[str, int], most: int
) -> None:
    me: Visit = visit(viewport=size, options={"has_touch": True, "color_scheme": "dark" if most else "light"})
    assert until_start(me, automa, most)[-1] == "Ready?"
    if automa == "orichalcum-ai":
        assert me.page.locator("a.is-done-button").count()
        seen = []
        while me.page.locator(".is-setup a.is-done-button").count():
            check(me, most)
            seen.append(me.page.locator("#question h1").inner_text())
            me.press(me.page.locator("a.is-done-button"))
        assert len(seen) == 5
        return
    seen = until_question(me, most)
    assert len(seen) == len(set(seen)) >= 5
    assert me.question.startswith("Who goes first" if automa == "mammoth" else "ARNO") or "first project" in me.question


@pytest.mark.parametrize("automa", AUTOMAS)
def test_longer_words_fit_too(visit: Visiting, automa: str) -> None:
    me: Visit = visit(viewport=PHONE, language="pt-BR", options={"has_touch": True})
    assert until_start(me, automa, 0)[-1] == "Tudo pronto?"
    while me.page.locator(".is-setup a.is-done-button").count():
        check(me, 0)
        me.press(me.page.locator("a.is-done-button"))


def test_two_arnos_wear_their_colours_and_no_project_stands_first(visit: Visiting) -> None:
    me: Visit = visit(viewport=PHONE, options={"has_touch": True})
    until_start(me, "arno", 0, others=1)
    until_question(me, 0)
    assert "Red ARNO" in me.question
    answers = me.page.locator(".companion-main .lit:visible")
    assert answers.first.inner_text().startswith("No project among them")
    assert answers.count() == 1  # the list is closed until somebody wants to name one
    red = me.page.evaluate("() => getComputedStyle(document.querySelector('.setup-tag .seat-mark')).backgroundColor")
    assert red == "rgb(179, 38, 30)"
    me.page.locator(".sheet.is-answer > summary").click()
    assert me.page.locator("[data-find]").is_visible()


@pytest.mark.parametrize("automa", AUTOMAS)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_everybody_can_use_the_pages(visit: Visiting, automa: str, theme: str) -> None:
    me: Visit = visit(viewport=PHONE, options={"has_touch": True, "color_scheme": theme})
    me.go(f"/new/{automa}?like=none")
    while True:
        assert me.problems_for_some() == [], me.page.locator("h1").first.inner_text()
        if "/m/" in me.page.url:
            return
        with me.page.expect_navigation():
            me.page.locator(".companion-foot .is-done-button").click()
        me.page.wait_for_load_state()


def test_without_a_script(visit: Visiting) -> None:
    me: Visit = visit(viewport=PHONE, options={"java_script_enabled": False})
    me.go("/new/arno?like=none")
    while "/m/" not in me.page.url:
        me.page.locator(".companion-foot .is-done-button").click()
    assert me.page.locator("h1").first.inner_text() == "Set the game up for 2 seats"
