"""HTML written in Python: what is given as text is text, wherever it stands and whatever is in it."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup, escape

from soloist.web import markup as h
from soloist.web.markup import LONG, render

NODES: dict[str, tuple[Callable[[], h.Node], str]] = {
    "text": (lambda: h.p["1 < 2 & 'so on'"], "<p>1 &lt; 2 &amp; &#39;so on&#39;</p>"),
    "markup": (lambda: h.p[Markup("<b>1</b> &lt; 2")], "<p><b>1</b> &lt; 2</p>"),
    "selector": (lambda: h.div("#one.two.three-4"), '<div id="one" class="two three-4"></div>'),
    "attributes": (
        lambda: h.div("#one", title='"&', hidden=True, lang=None, open=False, data_n=3, for_="x", alt="")["in"],
        '<div id="one" title="&#34;&amp;" hidden data-n="3" for="x" alt="">in</div>',
    ),
    "no class": (lambda: h.div(class_="")[h.p(class_=None)], "<div><p></p></div>"),
    "numbers and whether": (lambda: h.p(data_n=1, data_m=True)[h.b(data_n=True, data_m=1)],
                            '<p data-n="1" data-m><b data-n data-m="1"></b></p>'),
    "markup as a value": (lambda: h.p(title=Markup("&lt;")), '<p title="&amp;lt;"></p>'),
    "nothing": (lambda: h.div[None, False, True, ""], "<div></div>"),
    "figures": (lambda: h.div[0, 1, -5], "<div>01-5</div>"),
    "void": (lambda: h.div[h.input(name="n"), h.br], '<div><input name="n"><br></div>'),
    "lists": (lambda: h.ul[[h.li["a"], (h.li["b"], [h.li["c"]])]], "<ul><li>a</li><li>b</li><li>c</li></ul>"),
    "generators": (lambda: h.ul[(h.li[str(n)] for n in range(2)), (None for _ in range(2))],
                   "<ul><li>0</li><li>1</li></ul>"),
    "other things to go through": (lambda: h.ul[map(str, range(3)), {"<": 1}], "<ul>012&lt;</ul>"),
    "fragments": (lambda: h.div[h.fragment[h.b["x"], h.fragment["y"]]], "<div><b>x</b>y</div>"),
    "a document": (lambda: h.html(lang="en")[h.head[h.title["T"]], h.body["B"]],
                   '<!doctype html><html lang="en"><head><title>T</title></head><body>B</body></html>'),
    "attributes in two calls": (lambda: h.p(".a")(title="b")["c"], '<p class="a" title="b">c</p>'),
}  # fmt: skip


@pytest.mark.parametrize("name", NODES)
def test_a_node_as_text(name: str) -> None:
    node, text = NODES[name]
    assert render(node()) == text
    assert render(node()) == text  # also when its texts are remembered


class Reader(HTMLParser):
    """What a browser finds in a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[object] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))

    def handle_endtag(self, tag: str) -> None:
        self.found.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.found.append(data)


TEXTS = st.text(st.sampled_from("<>&\"'`=/ ab-!#;x\n\u00e9\u2028"), min_size=1, max_size=30) | st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\r\0"), min_size=1
)


@given(TEXTS, TEXTS, st.integers(1, 2 * LONG))
def test_whatever_is_given_as_a_text_or_a_value_is_read_as_it_was_given(text: str, value: str, times: int) -> None:
    value *= times  # the long ones go another way
    written = render(h.p(title=value, class_=value)[text, h.b[text], [text]])
    values = [("title", value), ("class", value)]
    assert Reader(written).found == [("p", values), text, ("b", []), text, "/b", text, "/p"]


@given(TEXTS)
def test_what_cannot_be_a_name_or_a_selector_is_refused_and_never_written(text: str) -> None:
    for selector, attributes in (("", {text: "x"}), (f".{text}", {}), (f"#{text}", {})):
        try:
            written = render(h.p(selector, **attributes)["in"])
        except ValueError:
            continue
        tag, *rest = Reader(written).found
        assert isinstance(tag, tuple)
        assert len(tag[1]) <= 2
        assert rest == ["in", "/p"]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: h.p[object()],  # type: ignore[index]
        lambda: h.p[b"bytes"],
        lambda: h.p[1.5],  # type: ignore[index]
        lambda: h.br["inside"],
        lambda: h.p["one"]["two"],
        lambda: iter(h.p["one"]),
    ],
)
def test_what_is_no_node_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        wrong()


def test_classes_are_given_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        h.p(".one", class_="two")


def test_a_name_that_is_no_element_is_a_mistake() -> None:
    with pytest.raises(AttributeError):
        _ = h.dvi


def test_an_element_is_markup_for_others() -> None:
    assert escape(h.b["<"]) == "<b>&lt;</b>" == str(h.b["<"]) == f"{h.b['<']}"


def test_long_texts_are_not_remembered() -> None:
    before = h.remembered.cache_info().currsize, h.remembered_attribute.cache_info().currsize
    render(h.p(title="x" * (LONG + 1))["y" * (LONG + 1)])
    assert (h.remembered.cache_info().currsize, h.remembered_attribute.cache_info().currsize) == before
