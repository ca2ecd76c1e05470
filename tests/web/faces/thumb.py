"""Somebody with a phone beside the box, and what of a page can be pressed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlsplit

from soloist.companion.corrections import WhatIsRight
from soloist.companion.mammoth.reports import Did, HowManyCoins
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.questions import HowMany
from tests.web.faces.evenings import page

VOID = {"input", "meta", "link", "br", "hr", "img"}


@dataclass
class Page(HTMLParser):
    """What of a page can be pressed or read, and what breaks the rules of the house."""

    answers: list[str] = field(default_factory=list)
    lit: int = 0
    ids: list[str] = field(default_factory=list)
    moving: list[str] = field(default_factory=list)
    styled: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)
    done: str = ""  # where "Done, my turn" leads
    number: tuple[int, int] | None = None
    posts: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    text: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[str] = []
        self._named: str | None = None  # what a button says that is open now

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "style" in given or any(name.startswith("on") for name in given):
            self.styled.append(tag)
        self.ids += [given["id"]] if "id" in given else []
        self.moving += [given["data-vt"]] if "data-vt" in given else []
        self.lit += "lit" in given.get("class", "").split()
        if tag == "button" and given.get("form") == "answer":
            self.answers.append(given["value"])
            self._named = ""
        if tag == "input" and "data-pad-field" in given:
            self.number = int(given["data-low"]), int(given["data-high"])
        if tag == "form" and given.get("method") == "post":
            self.posts.add(given["action"].rpartition("/")[2])
        if tag == "a":
            self.links.append(given["href"])
            if given.get("data-key") == "enter":
                self.done = given["href"]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == "button" and self._named is not None:
            self.unnamed += [] if len(self._named.strip()) > 1 or self._named.strip().isdigit() else [self.answers[-1]]
            self._named = None
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._named is not None:
            self._named += data


def read(html: str) -> Page:
    found = Page()
    found.feed(html)
    found.close()
    assert not found._open
    return found


def through_the_news(look: Callable[..., Page]) -> tuple[list[Page], Page]:
    """Every page of the news, one after the other, and the question after them."""
    found, seen = [], look()
    while seen.done:
        assert seen.lit == 0
        assert set(seen.answers) <= {"correct"}
        found.append(seen)
        moment, _, place = parse_qs(urlsplit(seen.done).query)["said"][0].partition(".")
        seen = look(leaf=int(place)) if place else look(said=True)
        assert moment
    return found, seen


@dataclass
class Thumb:
    """Somebody with a phone at the table, who taps whatever is lit."""

    match: Match
    chance: random.Random
    taps: Counter[int] = field(default_factory=Counter)  # by AutoMammoth's turn
    kinds: set[str] = field(default_factory=set)
    corrections: int = 0

    def is_new(self) -> bool:
        """Whether a page is worth drawing: the first of each kind, and then one out of a few."""
        question = self.match.question
        assert question is not None
        return kind_of(question) not in self.kinds or self.chance.random() < 0.1

    def look(self, **how: Any) -> Page:
        found = read(page(self.match, **how))
        check_house_rules(found)
        return found

    def go_on(self) -> None:
        """Read the news if there are any, then answer by a button of the page."""
        news, seen = through_the_news(self.look)
        if news:
            self.kinds.add("news")
            self.taps[self.match.turns] += len(news)
        question = self.match.question
        assert question is not None
        check_all_reachable(seen, question)
        self.press(question)

    def press(self, question: Question) -> None:
        turn = self.match.turns
        self.kinds.add(kind_of(question))
        if question.seat == CHANCE and self.chance.random() < 0.3:
            self.match.roll()
        else:
            self.match.answer(self.choose(question))
        is_deed = isinstance(question.options[0], Did)
        # a deed begins the next turn but one: the person's own comes between
        if not is_deed or self.match.turns > turn + 1:
            self.taps[turn + 2 if is_deed else turn] += 1
        for each in range(turn + (2 if is_deed else 1), self.match.turns + 1):
            self.taps.setdefault(each, 0)

    def choose(self, question: Question) -> str:
        """Mostly what people do; now and then a correction."""
        codes = [code(option) for option in question.options]
        if isinstance(question.ask, HowMany):  # barns are small
            return self.chance.choice(codes[:2])
        if isinstance(question.options[0], Key) and question.seat != CHANCE and self.chance.random() < 0.8:
            return self.chance.choice([each for each in codes if not each.endswith("+")])
        if not isinstance(question.options[0], Did):
            return self.chance.choice(codes)
        if self.corrections and self.chance.random() < 0.04:
            self.corrections -= 1
            return "correct"
        return usual_deed(self.match, [each for each in codes if each != "correct"], self.chance)


def usual_deed(match: Match, codes: list[str], chance: random.Random) -> str:
    """Load, until there is a truck worth taking; money once in a while."""
    trucks = match.view(None).known.trucks
    worth = [each for each in codes if each.startswith("took") and trucks[int(each[-1]) - 1] >= 2]
    loads = [each for each in codes if each.startswith("loaded")]
    if chance.random() < 0.1:
        return chance.choice(codes)
    if worth and chance.random() < 0.45:
        return chance.choice(worth)
    return chance.choice(loads or worth or codes)


def kind_of(question: Question) -> str:
    first = question.options[0]
    who = "chance " if question.seat == CHANCE else ""
    if isinstance(first, int) and not hasattr(first, "code"):
        if isinstance(question.ask, HowMany):
            return "how many"
        if isinstance(question.ask, WhatIsRight):
            return "correction"
        return "coins" if isinstance(question.ask, HowManyCoins) else "points"
    return who + type(first).__name__


def check_house_rules(seen: Page) -> None:
    assert not seen.styled
    assert not seen.unnamed
    assert len(seen.ids) == len(set(seen.ids))
    assert len(seen.moving) == len(set(seen.moving))
    assert "question" in seen.ids


def check_all_reachable(seen: Page, question: Question) -> None:
    codes = {code(option) for option in question.options}
    if seen.number is None:
        codes |= {code(word) for word in question.besides}
        assert set(seen.answers) == codes
        assert len(set(seen.answers)) == len([each for each in seen.answers if each != "correct"]) + (
            "correct" in codes
        )
    else:
        low, high = seen.number
        assert codes == {str(number) for number in range(low, high + 1)}
        assert set(seen.answers) <= codes | {code(word) for word in question.besides}
    assert seen.lit >= len([each for each in seen.answers if each != "correct"])  # that one is in the menu too
    assert ("roll" in seen.posts) == (question.seat == CHANCE)
