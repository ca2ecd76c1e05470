"""Elements as text: the same as htpy writes."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
import pytest
from markupsafe import Markup

from soloist.web.render import render

NODES: dict[str, Callable[[], h.Node]] = {
    "text": lambda: h.p["1 < 2 & 'so on'"],
    "marked text": lambda: h.p[Markup("<b>1</b> &lt; 2")],
    "attributes": lambda: h.div("#one.two", title='"&', hidden=True, lang=None, data_n=3, class_=None)["in"],
    "nothing": lambda: h.div[None, False, True, ""],
    "numbers": lambda: h.div[0, 1, -5],
    "void": lambda: h.div[h.input(name="n"), h.br],
    "lists": lambda: h.ul[[h.li["a"], (h.li["b"], [h.li["c"]])]],
    "generators": lambda: h.ul[(h.li[str(n)] for n in range(3)), (None for _ in range(2))],
    "other iterables": lambda: h.ul[map(str, range(3)), {"a": 1}],
    "fragments": lambda: h.div[h.fragment[h.b["x"], h.fragment["y"]]],
    "callables": lambda: h.div[lambda: h.b["late"]],
    "a document": lambda: h.html(lang="en")[h.head[h.title["T"]], h.body["B"]],
}


@pytest.mark.parametrize("name", NODES)
def test_the_same_text_as_htpy_writes(name: str) -> None:
    assert render(NODES[name]()) == str(NODES[name]())


def test_what_cannot_be_written_twice_says_so() -> None:
    once = h.ul[(h.li[str(n)] for n in range(3))]
    assert "<li>2</li>" in render(once)
    with pytest.raises(RuntimeError):
        render(once)


def test_what_is_no_node_is_refused() -> None:
    with pytest.raises(TypeError):
        render(each for each in [object()])  # type: ignore[misc]
