"""Manners: whose turn it is, a knock, watching, links and names, and the way of the Tab key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.test_every_page import check_everywhere
from tests.browser.test_together import until_asked
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

STUBS = """
window.knocks = 0;
window.asked = 0;
window.told = [];
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.hide = (is) => { hidden = is; document.dispatchEvent(new Event("visibilitychange")); };
const gain = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const sounds = { start() { window.knocks += 1; }, stop() {}, connect: (to) => to };
const part = () => ({ frequency: gain(), gain: gain(), ...sounds });
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = {};
  createOscillator() { return part(); }
  createGain() { return part(); }
};
window.Notification = class extends EventTarget {
  static permission = "default";
  static async requestPermission() { window.asked += 1; return (Notification.permission = "granted"); }
  constructor(title) { super(); window.told.push(title); }
  close() {}
};
"""
SIGN = "() => document.querySelector('link[rel=icon]').href.split('/').pop()"
YOURS = re.compile(r"^● Your turn · Zooloretto · Soloist$")


def two(visit: Visiting, server: Server) -> tuple[Visit, Visit, str]:
    """Two people at a match, with sounds and notifications that only count; the first who is asked comes first."""
    match = begin(server.url, "zooloretto", ["human:Anna", "human:Ben"])
    people = visit(), visit()
    for person, seat in zip(people, "AB", strict=True):
        person.context.add_init_script(STUBS)
        person.go(match.links[seat])
    mover = until_asked(*people)
    return mover, people[people[0] is mover], match.name


def move(mover: Visit, other: Visit) -> None:
    """Until the other is asked."""
    for _ in range(12):
        if "Waiting for" in mover.page.title():
            return
        mover.point_anywhere()
    raise AssertionError("the turn does not end")


def test_the_tab_says_whose_turn_it_is(visit: Visiting, server: Server) -> None:
    mover, other, _ = two(visit, server)
    expect(mover.page).to_have_title(YOURS)
    expect(other.page).to_have_title(re.compile("^Waiting for (Anna|Ben) · Zooloretto"))
    assert mover.page.evaluate(SIGN) == "favicon-turn.svg"
    assert other.page.evaluate(SIGN) == "favicon.svg"
    move(mover, other)
    expect(other.page).to_have_title(YOURS)
    assert other.page.evaluate(SIGN) == "favicon-turn.svg"
    assert mover.page.evaluate(SIGN) == "favicon.svg"
    assert other.page.evaluate("knocks") == 0  # whoever looks and need not wait long hears nothing


def test_a_hidden_page_knocks_once_and_shows_the_moves_later(visit: Visiting, server: Server) -> None:
    mover, other, _ = two(visit, server)
    assert other.page.evaluate("asked") == 0
    before = other.swaps()
    other.page.evaluate("hide(true)")
    move(mover, other)
    expect(other.page).to_have_title(YOURS)
    assert other.page.evaluate("knocks") > 0
    assert other.page.evaluate("told.length") == 0  # nobody has pressed the bell
    assert other.page.evaluate("asked") == 0
    assert other.swaps() == before
    once = other.page.evaluate("knocks")
    other.page.evaluate("hide(false)")
    other.lit().first.wait_for()
    assert other.page.evaluate("knocks") == once


def test_after_a_long_wait_it_knocks_for_those_who_look(visit: Visiting, server: Server) -> None:
    mover, other, _ = two(visit, server)
    other.page.evaluate(
        "() => { const now = performance.now.bind(performance); performance.now = () => now() + 21000; }"
    )
    move(mover, other)
    expect(other.page).to_have_title(YOURS)
    assert other.page.evaluate("knocks") > 0


def test_the_knock_has_a_switch_and_the_bell_asks_only_when_pressed(visit: Visiting, server: Server) -> None:
    mover, other, _ = two(visit, server)
    other.page.locator("details.menu:not(.watching) > summary").click()
    knock = other.page.get_by_role("group", name="Knock when it is your turn")
    expect(knock.get_by_role("button", name="on")).to_have_attribute("aria-pressed", "true")
    knock.get_by_role("button", name="off").click()
    bell = other.page.get_by_role("button", name="Notify me when it is my turn")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert other.page.evaluate("asked") == 1
    other.page.evaluate("hide(true)")
    move(mover, other)
    expect(other.page).to_have_title(YOURS)
    assert other.page.evaluate("told") == ["● Your turn · Zooloretto · Soloist"]
    assert other.page.evaluate("knocks") == 0


def test_alone_nothing_knocks(visit: Visiting, server: Server) -> None:
    me = visit()
    me.context.add_init_script(STUBS)
    me.go(begin(server.url, "zooloretto", ["human", "mammoth:I"]).links["A"])
    assert me.page.evaluate("() => document.getElementById('app').dataset.knock") is None
    me.page.locator("details.menu > summary").click()
    me.page.get_by_role("group", name="Knock").get_by_role("button", name="on").click()
    assert me.page.evaluate("knocks") > 0  # that is how it sounds


def test_spectators_know_that_they_watch(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "arne", ["human:Anna", "human:Ben", "greedy"])
    eve = visit()
    eve.go(f"/m/{match.name}")
    assert eve.page.get_by_role("button", name="Undo").count() == 0
    eve.page.get_by_text("You are watching").click()
    expect(eve.page.get_by_text("stay hidden until the match is over")).to_be_visible()
    check_everywhere(eve)
    phone = visit(viewport=PHONE)
    phone.go(f"/m/{match.name}")
    expect(phone.page.get_by_text("You are watching")).to_be_visible()


def test_the_link_after_starting_and_a_name_for_who_joins(visit: Visiting, server: Server) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    anna.go("/new/zooloretto")
    anna.page.get_by_role("button", name="Two people You send").click()
    anna.page.get_by_role("heading", name="Send the links").wait_for()
    anna.page.get_by_label("What shall the others call you?").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_text("waiting for Player B")).to_be_visible()
    check_everywhere(anna)
    ben.page.goto(anna.page.locator(".share input").first.input_value())
    expect(ben.page.get_by_text("You play with Anna.")).to_be_visible()
    assert ben.problems_for_some() == []
    ben.page.get_by_label("What shall the others call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator("#app").wait_for()
    expect(anna.page.get_by_text("Everybody is here.")).to_be_visible()
    anna.page.get_by_role("link", name="To the table").click()
    anna.page.locator("#app").wait_for()
    until_asked(anna, ben).point_anywhere()
    for each in (anna, ben):
        each.page.reload()
        assert "Player B" not in each.page.locator("#app").inner_text()
        assert "Ben" in each.page.locator("#app").inner_text() + each.page.title()


ORDER = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "out";
  if (["u", "shift+u", "escape", "backspace"].includes(here.dataset.key) || here.closest(".has-tip")) return "back";
  if (here.closest("#question")) return "prompt";
  if (here.dataset.number) return `lit ${here.dataset.number}`;
  return here.matches(".skip-link") ? "skip" : "rest";
}"""
RANKS = {"skip": 0, "prompt": 1, "lit": 2, "back": 3, "rest": 4}


@pytest.mark.parametrize(
    ("game", "seats"),
    [("arne", ["human", "greedy"]), ("zooloretto", ["human", "mammoth:I"]), ("arknova", ["human", "arno:L1"]),
     ("orichalcum", ["human", "ai"])],
)  # fmt: skip
def test_tab_goes_to_the_prompt_the_lit_pieces_the_ways_back_and_the_rest(
    visit: Visiting, server: Server, game: str, seats: list[str]
) -> None:
    me = visit()
    me.go(begin(server.url, game, seats).links["A"])
    for _ in range(3):
        me.point_anywhere()
    me.lit().first.wait_for()
    me.page.locator("#question").focus()
    way = []
    for _ in range(150):
        me.page.keyboard.press("Tab")
        where = me.page.evaluate(ORDER)
        if where in ("out", "skip"):
            break
        way.append(where)
    ranks = [RANKS[where.split()[0]] for where in way]
    assert ranks == sorted(ranks), way
    numbers = [int(where.split()[1]) for where in way if where.startswith("lit")]
    shown = me.page.locator("#app [data-number]:visible:not([tabindex='-1'])").count()
    inside = me.page.locator("#question [data-number]").count()
    assert numbers == sorted(numbers)
    assert len(numbers) == shown - inside
    assert numbers
    assert "back" in way
    assert "rest" in way
    me.page.locator("#question").focus()
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Shift+Tab")
    assert me.page.evaluate(ORDER) == "skip"
    me.page.locator("a[href='#lit']").focus()
    me.page.keyboard.press("Enter")
    assert me.page.evaluate(ORDER) == "lit 1"


def test_what_has_the_focus_in_the_prompt_keeps_it(visit: Visiting, server: Server) -> None:
    """The line that says what pieces would bring is drawn again only where it said so."""
    me = visit()
    me.go(begin(server.url, "arknova", ["human", "arno:L1"]).links["A"])
    line = me.page.locator("[data-preview]")
    line.wait_for()
    me.page.evaluate(
        """() => {
          const line = document.querySelector("[data-preview]");
          line.innerHTML = '<a id="here" href="#">a rule</a>';
          document.getElementById("here").focus();
        }"""
    )
    me.page.wait_for_timeout(200)  # longer than a hint stays
    assert me.page.evaluate("() => document.activeElement.id") == "here"
    me.lit().first.hover()
    expect(line).not_to_have_text("a rule")
    me.page.locator(".bar-title").hover()
    expect(line).to_have_text("a rule")
