"""What has to be true of every page beside a box: it never leaves its window, and what is asked is in view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.visit import Visit

ON_A_PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL_PHONE = {"width": 360, "height": 640}
TAPS = ".companion-main .lit, .companion-foot .is-done-button, .companion [data-next]"

LOOK = """() => {
  const main = document.querySelector(".companion-main"), foot = document.querySelector(".companion-foot");
  const box = (each) => each?.getBoundingClientRect();
  const shown = (each) => box(each)?.width > 0;
  const first = document.querySelector("#question h1, #question h2, #question");
  const step = [...document.querySelectorAll(".companion-main .step")].find((each) => !each.querySelector("input:checked"));
  const primary = [...document.querySelectorAll(".companion-foot .button-primary")].find(shown);
  const inside = (each, top, bottom) => !each || (box(each).top >= top - 1 && box(each).bottom <= bottom + 1 &&
    box(each).left >= -1 && box(each).right <= innerWidth + 1);
  const low = box(main).bottom;
  return {
    title: first?.textContent.trim() || "",
    is_leaf: !!document.querySelector("a.is-done-button"),
    is_over: !!document.querySelector(".final-words"),
    in_chapter: !!document.querySelector(".chapter-dots"),
    taller: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) - innerHeight,
    wider: Math.max(document.documentElement.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth),
    scrolled: main.scrollTop,
    scrolls: Math.max(main.scrollHeight - main.clientHeight, 0),
    has_question: !!first && inside(first, box(main).top, low),
    has_step: inside(step, box(main).top, low),
    has_primary: inside(primary, 0, innerHeight) && inside(foot, 0, innerHeight),
    small: [...document.querySelectorAll(".companion-main .step-text, .companion-main #question h1")]
      .map((each) => parseFloat(getComputedStyle(each).fontSize)).reduce((least, size) => Math.min(least, size), 99),
  };
}"""  # noqa: E501


PLAY = (
    """async ([most, chances]) => {
  const look = """
    + LOOK
    + """;
  const swaps = () => Number(document.documentElement.dataset.swaps || 0);
  const came = (before) => new Promise((done, fail) => {
    const rests = () => swaps() > before && !document.body.classList.contains("is-busy");
    const see = () => rests() && (watcher.disconnect(), clearTimeout(late), done());
    const watcher = new MutationObserver(see);
    for (const each of [document.documentElement, document.body]) watcher.observe(each, { attributes: true });
    const late = setTimeout(() => fail(new Error("no page came")), 20000);
    see();
  });
  const found = [look()];
  for (let tap = 0; tap < most && !found.at(-1).is_over; tap += 1) {
    const before = swaps(), field = document.querySelector("[data-pad-field]");
    const lit = [...document.querySelectorAll(".companion-main .lit")].filter((each) => each.checkVisibility());
    const done = document.querySelector(".companion-foot .is-done-button");
    if (field) {
      field.value = "20";
      field.form.requestSubmit();
    } else if (lit.length && !(done && chances[tap] < 0.6)) lit[Math.floor(chances[tap] * lit.length)].click();
    else if (done) done.click();
    else document.querySelector(".finder .lit").click(); // a project has to be named: the first of the list
    await came(before);
    found.push(look());
  }
  return found;
}"""
)


@dataclass(frozen=True)
class Window:
    """A page as it stands in its window, in pixels."""

    title: str
    is_leaf: bool  # a page of what is told, with "Done"
    is_over: bool
    in_chapter: bool  # a break, the end of a round, laying out
    taller: int  # than the window, of the whole document
    wider: int
    scrolled: int
    scrolls: int  # how far the main part can be scrolled
    has_question: bool  # its headline is in view
    has_step: bool  # so is the first step that is open
    has_primary: bool  # and the button at the thumb
    small: float  # the least size of letters in orders


def look(me: Visit) -> Window:
    found: dict[str, Any] = me.page.evaluate(LOOK)
    return Window(**found)


def check_window(found: Window) -> None:
    """The document is as tall as the window, and what is asked or to be done first is in view."""
    assert found.taller <= 0, found
    assert found.wider <= 0, found
    assert found.scrolled == 0, found
    assert found.has_question, found
    assert found.has_step, found
    assert found.has_primary, found
    assert found.small >= 20, found


def play_on(me: Visit, most: int) -> list[Window]:
    """Whatever is lit is tapped, so many times or until the winner is known: every page, as it stood in its window. The
    taps are made by the page itself, which takes a fraction of the time."""
    pages: list[dict[str, Any]] = me.page.evaluate(PLAY, [most, [me.chance.random() for _ in range(most)]])
    found = [Window(**page) for page in pages]
    for each in found:
        check_window(each)
    return found


def whole_evening(me: Visit, most: int = 700) -> list[Window]:
    found = play_on(me, most)
    assert found[-1].is_over
    return found


def moment(me: Visit) -> int:
    return int(me.page.locator("#app").get_attribute("data-moment") or 0)


def with_rest(me: Visit) -> None:
    """With the rest after each page, in which nothing can be tapped; other tests do without."""
    me.context.add_init_script("localStorage.removeItem('soloist-rest')")


def tap(me: Visit, number: str = "20") -> None:
    """One thing that goes on: an answer, or "done"."""
    field = me.page.locator("[data-pad-field]:visible")
    if field.count():
        field.first.fill(number)
        me.press(me.page.locator("form:has([data-pad-field]) button[type=submit]").last)
        return
    me.point_anywhere(TAPS)


def read_on(me: Visit, most: int = 40) -> None:
    """Say done to every page of what is told, until something is asked."""
    for _ in range(most):
        done = me.page.locator("a.is-done-button")
        if not done.count():
            return
        me.press(done)
    raise AssertionError("nothing is asked")


def open_menu(me: Visit) -> None:
    me.page.locator(".companion-head details.menu:not(.text-size) > summary").click()
