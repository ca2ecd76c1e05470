"""What has to be true of every table on a phone: an answer is in view, whatever can be tapped is large enough for a
finger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE

SMALLEST = 44  # pixels of a target

TARGETS = "button, a[href], summary, label, .lit, [data-look-mark]"
IN_SENTENCES = ".rule, .card-name, .skip-link"  # these are as high as the letters around them

# Whether some spot of it has a finger's room that nothing else takes; whatever is covered altogether is no target.
LARGE = (
    """(each) => {
  const target = (x, y) => document.elementFromPoint(x, y)?.closest('"""
    + TARGETS
    + """');
  const reach = (x, y, dx, dy) => {
    let far = 0;
    while (far < 44 && target(x + dx * (far + 1), y + dy * (far + 1)) === each) far += 1;
    return far;
  };
  const { width, height } = each.getBoundingClientRect();
  if (Math.min(width, height) > 43.5 && !each.querySelector("[data-look-mark]")) return true;
  const before = scrollY;
  each.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top } = each.getBoundingClientRect();
  const spots = [3, 1, 5].flatMap((down) => [3, 1, 5].map((right) => [left + (width * right) / 6, top + (height * down) / 6]));
  const hit = spots.filter(([x, y]) => target(x, y) === each);
  const hasRoom = ([x, y]) => reach(x, y, -1, 0) + reach(x, y, 1, 0) >= 43 && reach(x, y, 0, -1) + reach(x, y, 0, 1) >= 43;
  const large = hit.some(hasRoom) || (!hit.length && !each.matches(".lit"));
  scrollTo({ top: before, behavior: "instant" });
  return large;
}"""  # noqa: E501
)

LOOK = (
    """() => {
  const box = (each) => each.getBoundingClientRect();
  const isSeen = (each) => box(each).width > 0 && each.checkVisibility({ visibilityProperty: true });
  const hits = (each, x, y) => each.contains(document.elementFromPoint(x, y));
  const bar = document.querySelector("#app .bar"), prompt = document.querySelector("#question");
  const inView = (each) => {
    const { left, right, top, bottom } = box(each);
    const isInside = left >= -1 && right <= innerWidth + 1 && top >= box(bar).bottom - 1 && bottom <= innerHeight + 1;
    return isInside && hits(each, (left + right) / 2, (top + bottom) / 2);
  };
  const AREAS = { "#question": "prompt", "[data-part=hand]": "hand", ".dock": "dock", ".left": "left", ".board": "map", ".side": "side" };
  const area = (each) => AREAS[Object.keys(AREAS).find((where) => each.closest(where))] || "nowhere";
  const isLarge = """  # noqa: E501
    + LARGE
    + """;
  const lit = [...document.querySelectorAll("#app .lit")], seen = lit.filter(isSeen);
  const targets = [...document.querySelectorAll('"""
    + TARGETS
    + """')].filter((each) => isSeen(each) && !each.matches("""
    + f"'{IN_SENTENCES}'"
    + """) && !each.closest(".visually-hidden"));
  const pieces = lit.filter((each) => area(each) !== "prompt");
  const farther = [...document.querySelectorAll("[data-elsewhere]")].filter(isSeen);
  const misleading = farther.filter((link) => {
    const before = scrollY, there = document.querySelector(`[data-part="${link.dataset.elsewhere}"]`);
    link.click();
    const leads = [...there.querySelectorAll(".lit")].some(inView);
    scrollTo({ top: before, behavior: "instant" });
    return !leads;
  });
  return {
    title: prompt.querySelector("h1").textContent.trim(),
    is_over: prompt.matches(".is-over"),
    answers: (document.getElementById("app").dataset.answers || "").split(" ").filter((each) => each && each !== "prompt").sort(),
    places: [...new Set(pieces.map(area))].sort(),
    has_answer: seen.some(inView),
    has_piece: !pieces.length || pieces.some((each) => isSeen(each) && inView(each)),
    hidden: lit.filter((each) => !isSeen(each)).map((each) => each.outerHTML.slice(0, 120)),
    small: targets.filter((each) => !isLarge(each)).map((each) => `${each.outerHTML.slice(0, 120)} ${box(each).width} x ${box(each).height}`),
    farther: farther.map((each) => each.textContent.trim()),
    misleading: misleading.map((each) => each.textContent.trim()),
    wider: document.documentElement.scrollWidth - innerWidth,
  };
}"""  # noqa: E501
)

# Whoever taps has scrolled to the piece before; a building or tile is shown first and placed by the button.
PLAY = (
    """async ([most, chances]) => {
  const look = """
    + LOOK
    + """;
  const words = document.body.classList, swaps = () => Number(document.documentElement.dataset.swaps || 0);
  const came = (before) => new Promise((done, fail) => {
    const isAsked = () => document.querySelector("#app .lit, .prompt.is-over");
    const rests = () => swaps() > before && !words.contains("is-busy") && !words.contains("is-playing") && isAsked();
    const see = () => rests() && (watcher.disconnect(), clearTimeout(late), done());
    const watcher = new MutationObserver(see);
    for (const each of [document.documentElement, document.body]) watcher.observe(each, { attributes: true });
    const late = setTimeout(() => fail(new Error("no page came")), 40000);
    see();
  });
  const found = [look()];
  for (let tap = 0; tap < most && !found.at(-1).is_over; tap += 1) {
    const before = swaps();
    const lit = [...document.querySelectorAll("#app .lit")].filter((each) => each.getBoundingClientRect().width > 0);
    const piece = lit[Math.floor(chances[tap] * lit.length)];
    if (!piece.closest("#question")) piece.scrollIntoView({ block: "center", behavior: "instant" });
    piece.click();
    const isPlaced = piece.dataset.hex || piece.dataset.circle;
    if (isPlaced) document.querySelector("[data-place-building], [data-place-tile]").click();
    await came(before);
    found.push(look());
  }
  return found;
}"""
)


@dataclass(frozen=True)
class Seen:
    """A table on a phone after an answer."""

    title: str
    is_over: bool
    answers: list[str]  # where the table says that lit pieces are, besides the prompt
    places: list[str]  # where they are
    has_answer: bool  # something lit is in view, between the bar and the end of the window
    has_piece: bool  # if pieces are lit outside the prompt, so is one of them
    hidden: list[str]  # lit, but nowhere on the page
    small: list[str]  # what can be tapped but is missed by a finger
    farther: list[str]  # what the prompt says of answers farther down
    misleading: list[str]  # those of them that do not lead there
    wider: int  # than the window


def check(found: Seen) -> None:
    assert found.wider <= 0, found
    if found.is_over:
        return
    assert found.has_answer, found
    assert found.has_piece, found
    assert found.answers == found.places, found
    assert not found.hidden, found
    assert not found.small, found
    assert not found.misleading, found


def play_on(me: Visit, most: int) -> list[Seen]:
    """Tap whatever is lit, so many times or until the match is over: every table on the way. The taps are made by the
    page itself, which takes a fraction of the time."""
    pages: list[dict[str, Any]] = me.page.evaluate(PLAY, [most, [me.chance.random() for _ in range(most)]])
    found = [Seen(**page) for page in pages]
    for each in found:
        check(each)
    return found


def sit_down(me: Visit, game: str, seats: list[str], **more: Any) -> None:
    me.go(begin(me.base, game, seats, **more).links["A"])
    me.settle()


__all__ = ["ON_A_PHONE", "PHONE", "Seen", "play_on", "sit_down"]
