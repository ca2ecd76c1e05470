"""Minus signs are minus signs, wherever a number is shown: on pages and in the terminal."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.kit import pages as kit

HYPHEN = re.compile(r"(?:^|[\s(:=+×→♥♣★$])-\d")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
SAID = re.compile(r'(?:aria-label|title|data-says|aria-description)="([^"]*)"')
EVERY = 40  # answers between two looks


@pytest.mark.parametrize("game", ["arne", "zooloretto", "arknova", "orichalcum"])
def test_no_hyphen_stands_for_a_minus(game: str) -> None:
    words, options = kit.TABLES[game][2 if game == "arknova" else 0]  # Ark Nova with ARNO, who may be below zero
    minuses = 0
    for match, seating, moment in kit.moments(game, 1, words, options):
        if moment % EVERY and not match.over:
            continue
        page = kit.on_the_web(match, seating, "en")
        lines = COLOUR.sub("", kit.in_the_terminal(match, seating, "en")).splitlines()
        for text in (*re.findall(r">([^<]+)<", page), *SAID.findall(page), *lines):
            assert not HYPHEN.search(unescape(text)), (match.moment, text)
            minuses += "−" in text
    assert minuses or game == "orichalcum"  # there is something to see
