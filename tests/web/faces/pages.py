"""Pages as tests read them: answers, picks, lit pieces, icons, and what is wrong with the HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html.parser import HTMLParser

from soloist.web.scene import Path, Scene


class Page(HTMLParser):
    """What a test wants to know of a page."""

    VOID = ("input", "br", "meta", "link", "use", "rect", "circle", "path", "polygon")
    FLOWING = ("div", "p", "ul", "ol", "li", "table", "section", "header", "details", "h1", "h2")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.answers: set[str] = set()
        self.picks: set[str] = set()
        self.lit = self.marked = 0
        self.ids: Counter[str] = Counter()
        self.icons: set[str] = set()
        self.moving: Counter[str] = Counter()
        self.problems: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.problems += [f"not closed: {tag}" for tag in self._open]

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self._check(tag, found)
        named = (found.get("class") or "").split()
        self.lit += "lit" in named
        self.marked += "is-picked" in named and tag == "button"
        self.ids.update(filter(None, [found.get("id")]))
        self.moving.update(filter(None, [found.get("data-vt")]))
        if found.get("name") == "answer" and found.get("value"):
            self.answers.add(found.get("value") or "")
        if found.get("name") == "pick":
            self.picks.add(found.get("value") or "")
        if tag == "use":
            self.icons.add((found.get("href") or "").partition("#i-")[2])
        if tag not in self.VOID:
            self._open.append(tag)

    def _check(self, tag: str, attrs: dict[str, str | None]) -> None:
        if "style" in attrs or any(name.startswith("on") for name in attrs):
            self.problems.append(f"inline style or script: {tag} {attrs}")
        if "button" in self._open and (tag in self.FLOWING or tag in ("a", "button")):
            self.problems.append(f"{tag} inside a button")
        if tag == "svg" and "aria-hidden" not in attrs and "aria-label" not in attrs:
            self.problems.append(f"an icon without a name: {attrs}")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID and (not self._open or self._open.pop() != tag):
            self.problems.append(f"wrongly nested: {tag}")

    def check(self) -> None:
        assert not self.problems, self.problems[:5]
        assert all(count == 1 for count in self.ids.values()), self.ids.most_common(3)
        assert all(count == 1 for count in self.moving.values()), self.moving.most_common(3)


def by_pointing(scene_of: Callable[[Path], Scene], drawn: Callable[[Scene], str]) -> Iterator[tuple[Scene, Page]]:
    """Every page that pointing leads to without a script, from pick to pick; each of them is sound."""
    waiting: list[Path] = [()]
    seen: set[Path] = set()
    while waiting:
        picked = waiting.pop()
        if picked in seen:
            continue
        seen.add(picked)
        scene = scene_of(picked)
        page = Page(drawn(scene))
        page.check()
        yield scene, page
        waiting += [tuple(pick.split("|")) if pick else () for pick in page.picks]
