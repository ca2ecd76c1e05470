"""Every page in both themes and at all sizes: no serious accessibility problem, no sideways scrolling, no complaint."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "small laptop": (1366, 768), "laptop": (1440, 900)}
PAGES = [
    "/", "/new/arknova", "/new/arno", "/rules", "/rules/arne", "/style", "/device", "/print/arno", "/api/docs",
    "/learn/zooloretto", "/no-such-page",
]  # fmt: skip
LIKE_THEM = ["/new/arne", "/learn", "/learn/arknova", "/learn/orichalcum", "/learn/arne", "/rules?q=thief"]
TABLES = {
    "arne, six": ("arne", ["human", "random", "greedy", "greedy", "greedy", "greedy"], 12),
    "zooloretto, five": ("zooloretto", ["human", "greedy", "mammoth:I", "greedy", "mammoth:III"], 12),
}


def resized(me: Visit, size: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.wait_for_timeout(80)


def check_sizes(me: Visit) -> None:
    """At every size nothing sticks out."""
    for name, size in SIZES.items():
        resized(me, size)
        assert me.sideways() <= 0, f"{me.page.url} is too wide on a {name}"


def check_everywhere(me: Visit) -> None:
    """At every size nothing sticks out, and in both themes nobody is shut out."""
    check_sizes(me)
    for theme in ("light", "dark"):
        me.page.emulate_media(color_scheme=theme)
        me.page.wait_for_timeout(300)  # colours fade over
        assert me.problems_for_some(only_colours=theme == "dark") == [], (me.page.url, theme)


@pytest.mark.parametrize("path", [*PAGES, *(pytest.param(each, marks=pytest.mark.long) for each in LIKE_THEM)])
def test_a_page(visit: Visiting, path: str) -> None:
    me = visit()
    me.forgiving = path == "/no-such-page"
    me.go(path)
    check_everywhere(me)


@pytest.mark.parametrize("name", TABLES)
def test_a_table(visit: Visiting, server: Server, name: str) -> None:
    game, seats, clicks = TABLES[name]
    me = visit()
    me.go(begin(server.url, game, seats).links["A"])
    check_sizes(me)
    resized(me, SIZES["laptop"])
    for _ in range(clicks):
        if me.is_over():
            break
        me.point_anywhere()
    check_everywhere(me)
    for size in ("laptop", "small laptop"):
        resized(me, SIZES[size])
        high = me.page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight")
        assert high <= 0, f"{name}: the table does not fit on a {size}"


def test_the_companion_and_the_links(visit: Visiting, server: Server) -> None:
    me = visit()
    match = begin(server.url, "mammoth")
    me.go(match.links["A"])
    check_everywhere(me)
    me.go(f"/m/{match.name}/share")
    check_everywhere(me)


@pytest.mark.parametrize("language", ["en-GB", "pt-BR"])
def test_the_head_fits_on_a_phone(visit: Visiting, language: str) -> None:
    me = visit(viewport=PHONE, language=language)
    me.go("/")
    boxes = me.page.locator(".page-head :is(a, button):visible").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(box => [box.left, box.right])"
    )
    assert len(boxes) > 4
    assert all(one[1] <= other[0] for one, other in pairwise(boxes)), boxes
