"""What is on a page of sheets, read from its HTML."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

from soloist.language import Reader
from soloist.web.sheets import printed
from soloist.web.sheets.page import print_file

LANGUAGES = ("en", "pt")
OWN_DECK = "I-01: draw 0 >\nI-02: take 1 <, purchase\nII-07: draw 2 <, take 3 >, purchase, draw 1 <, shuffle\n"
OWN_BOARD = """
[ai]
hoplites = 3
nuggets = 0
titan = "lagoon"
priority = ["volcano", "lagoon", "forest", "desert", "mountain"]
payment = ["3 nuggets"]
track = ["nugget nugget", "", "medallion", "hoplite"]
arrows = ["1 0"]
sectors = [ { one = ["1 0", "-1 0"], two = "0 1, -1 1" }, { three = "0 -1, 1 -1, 1 -2" } ]
"""


def page_of(name: str, language: str = "en", options: Mapping[str, str] | None = None) -> str:
    """The file that `soloist print` writes."""
    reader = Reader(language)
    return print_file(reader, printed(name, options or {}, reader))


def cards_on(page: str) -> list[tuple[str, str]]:
    """Every card that belongs to a deck: its code and its text."""
    found = re.findall(r'<article class="[^"]*" data-card="([^"]+)">(.*?)</article>', page, re.DOTALL)
    return [(unescape(code), text_of(inside)) for code, inside in found]


def inside_card(page: str, code: str) -> str:
    """The HTML of one card."""
    found = re.search(rf'data-card="{re.escape(code)}">(.*?)</article>', page, re.DOTALL)
    assert found is not None, code
    return found[1]


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def sheets_on(page: str) -> list[str]:
    return re.findall(r'<section class="print-sheet.*?(?=<section class="print-sheet|</main>)', page, re.DOTALL)
