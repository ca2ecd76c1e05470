"""AutoMammoth's companion page: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from soloist.companion.mammoth.books import Item
from soloist.companion.mammoth.deeds import Did
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.automa.physical import SomeTile
from soloist.language import languages
from soloist.web.faces.mammoth.holdings import COINS, changes
from soloist.web.faces.mammoth.news import news
from soloist.web.faces.mammoth.story import Fate, story
from soloist.web.faces.mammoth.who import mammoths, recent, to_do, turns
from tests.web.faces.evenings import PERSON, new_evening, page, scene_of

TABLES = (
    {"players": "2", "automas": "B=II"},
    {"players": "2", "automas": "A=III", "count_blockers": "yes", "purchase_new_stack": "yes"},
    {"players": "3", "automas": "B=I", "species": "camel,elephant,flamingo,kangaroo,leopard,panda"},
    {"players": "5", "automas": "B=III,C=II,E=I"},
)
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
        return kind_of(question) not in self.kinds or self.chance.random() < 0.15

    def look(self, **how: Any) -> Page:
        found = read(page(self.match, **how))
        check_house_rules(found)
        return found

    def go_on(self) -> None:
        """Read the news if there are any, then answer by a button of the page."""
        seen = self.look()
        if seen.done:
            self.kinds.add("news")
            assert seen.lit == 0
            assert set(seen.answers) <= {"correct"}
            query = parse_qs(urlsplit(seen.done).query)
            assert query["said"] == [str(self.match.moment)]
            self.taps[self.match.turns] += 1
            seen = self.look(said=True)
            assert not seen.done
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
        if not isinstance(question.options[0], Did):
            return self.chance.choice(codes)
        if self.corrections and self.chance.random() < 0.04:
            self.corrections -= 1
            return "correct"
        return usual_deed(self.match, [each for each in codes if each != "correct"], self.chance)


def usual_deed(match: Match, codes: list[str], chance: random.Random) -> str:
    """Load, until there is a truck worth taking; money once in a while."""
    trucks = match.view(None).trucks
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
        return "correction" if isinstance(question.about, Item) else "coins" if question.options[0] == 0 else "points"
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
        assert set(seen.answers) == codes
        assert len(seen.answers) == len(codes)
    else:
        low, high = seen.number
        assert codes == {str(number) for number in range(low, high + 1)}
        assert set(seen.answers) <= codes
    assert seen.lit >= len(seen.answers) - 1  # all but "Correct me"
    assert ("roll" in seen.posts) == (question.seat == CHANCE)


def play(seed: int, *, dice: bool = True, corrections: int = 2, options: dict[str, str]) -> Thumb:
    thumb = Thumb(new_evening(seed, dice=dice, **options), random.Random(seed), corrections=corrections)
    while not thumb.match.over:
        if thumb.is_new():
            thumb.go_on()
        else:
            assert thumb.match.question is not None
            thumb.press(thumb.match.question)
    return thumb


def test_whole_evenings_by_the_buttons_of_the_pages() -> None:
    kinds: set[str] = set()
    for seed, table in enumerate(TABLES):
        thumb = play(seed, dice=seed != 1, options=table)
        kinds |= thumb.kinds
        final = thumb.look()
        assert final.lit == 0
        assert not final.answers
        assert any(link.endswith("/record") for link in final.links)
        assert "/new/mammoth?like=k3v" in final.links
        assert "undo" in final.posts
    assert kinds >= {
        "Seat", "Did", "SomeTile", "Key", "Item", "correction", "points", "news",
        "chance MammothCard", "chance Key",
    }  # fmt: skip


def quick(seed: int, **options: str) -> Counter[int]:
    """Taps in an evening without drawing its pages: news are shown exactly where something is to be moved."""
    thumb = Thumb(new_evening(seed, **options), random.Random(seed))
    match = thumb.match
    while (question := match.question) is not None and question.why != "ZOO-11.9":
        if news(scene_of(match)) is not None:
            thumb.taps[match.turns] += 1
        thumb.press(question)
    return thumb.taps


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_a_turn_of_automammoth_takes_three_taps_at_most_nearly_always(level: str) -> None:
    """The person's own deed and "Done" included; only a truck with three tiles takes a fourth."""
    taps: Counter[int] = Counter()
    for seed in range(10):
        taps.update(quick(seed, players="2", automas=f"B={level}").values())
    few = sum(times for number, times in taps.items() if number <= 3)
    assert few >= 0.95 * taps.total()
    assert sum(number * times for number, times in taps.items()) < 2 * taps.total()


def test_larger_tables_stay_near_three_taps() -> None:
    """Their trucks are fuller when AutoMammoth takes one, and each tile has to be named."""
    taps: Counter[int] = Counter()
    for seed, (players, automas) in enumerate((("3", "B=II"), ("4", "A=II"), ("5", "B=III,C=II"))):
        taps.update(quick(seed, players=players, automas=automas).values())
    assert sum(times for number, times in taps.items() if number <= 3) >= 0.9 * taps.total()
    assert max(taps) <= 6


def test_the_news_show_what_changed_since_the_deed() -> None:
    """Before and after are worked out from what was told; the books of that moment must agree."""
    for seed, table in enumerate(TABLES[:1] + TABLES[-1:]):
        match = new_evening(seed, **table)
        thumb = Thumb(match, random.Random(seed))
        while (question := match.question) is not None and question.why != "ZOO-11.9":
            thumb.press(question)
            scene = scene_of(match)
            some = recent(scene)
            if isinstance(question.options[0], Did) or some[0].did is None or scene.asked is None:
                continue
            if not isinstance(scene.asked.options[0], Did):
                continue
            before = match.past(some[0].moment - 1).view(PERSON)
            for seat in mammoths(scene.view):
                changed, then, now = changes(some, seat), before.mammoths[seat], scene.view.mammoths[seat]
                assert now.coins - then.coins == changed[COINS]
                assert [now.stacks[key.number] - then.stacks[key.number] for key in KEYS] == [
                    changed[key.number] for key in KEYS
                ]


def test_every_order_is_shown_until_it_is_answered() -> None:
    """What has to be moved stands either on the news or above the question."""
    match, chance = new_evening(5, players="4", automas="B=III,D=II"), random.Random(5)
    thumb = Thumb(match, chance)
    while (question := match.question) is not None:
        thumb.press(question)
        doing = [order for _, order in to_do(scene_of(match)) if order.kind == "load"]
        if len(doing) > 1 or (doing and chance.random() < 0.1):
            text = read(page(match)).text
            assert all(f"on truck {order.truck}" in text for order in doing)


def test_the_story_forgets_nothing() -> None:
    thumb = Thumb(new_evening(2, players="3", automas="A=III,C=III"), random.Random(2), corrections=3)
    while (question := thumb.match.question) is not None:
        thumb.press(question)
    scene = scene_of(thumb.match)
    chapters = story(scene.told, scene.answers)
    assert {chapter.kind for chapter in chapters} >= {"start", "deed", "turn", "round", "correction"}
    for turn in turns(chapters):
        assert turn.acted
        assert all(card.acted is (card is turn.cards[-1]) for card in turn.cards)
        for card in turn.cards:
            assert [entry for entry, _, _ in card.tries()] == list(card.card.entries)
            fates = [fate for _, fate, _ in card.tries()]
            assert Fate.OPEN not in fates
    lines = sum(len(turn.lines) + len(turn.cards) for turn in turns(chapters))
    assert lines == sum(hasattr(what, "step") for _, what in scene.told)


def test_tiles_are_named_one_by_one_and_taken_back() -> None:
    thumb = Thumb(new_evening(1, players="3", automas="B=III"), random.Random(1))
    while not (isinstance(thumb.match.question.options[0], SomeTile) and thumb.match.question.about):  # type: ignore[union-attr]
        thumb.press(thumb.match.question)  # type: ignore[arg-type]
    seen = thumb.look()
    assert "Last tile" in seen.text
    assert {"undo", "answer"} <= seen.posts


@pytest.mark.parametrize("seat", [None, PERSON])
def test_the_log_the_past_and_onlookers(seat: Seat | None) -> None:
    match, chance = new_evening(7, players="2", automas="B=II"), random.Random(7)
    thumb = Thumb(match, chance)
    while match.moment < 90:
        thumb.press(match.question)  # type: ignore[arg-type]
    whole = thumb.look(show="log", said=True, seat=seat)
    assert whole.text.count("Round 2") == 1
    beside = thumb.look(said=True, seat=seat)
    assert len(beside.text) < len(whole.text)
    for moment in range(1, match.moment, 17):
        past = thumb.look(at=moment, seat=seat)
        assert not past.answers
        assert past.lit == 0
    if seat is None:
        assert not beside.answers
        assert "undo" not in beside.posts


def test_pages_know_nothing_of_what_comes() -> None:
    """The order of the cards does not exist: whatever the seed, the same answers give the same pages."""
    one, other = (new_evening(seed, dice=False, players="2", automas="B=III") for seed in (1, 2))
    chance = random.Random(3)
    while (question := one.question) is not None:
        if one.moment % 9 == 0:
            assert page(one) == page(other)
        answer = code(chance.choice([option for option in question.options if code(option) != "correct"]))
        one.answer(answer)
        other.answer(answer)


@pytest.mark.parametrize("language", languages())
def test_names_are_escaped_in_every_language(language: str) -> None:
    match, chance = new_evening(4, names="<b>Anna,&Bea", players="3", automas="B=II"), random.Random(4)
    thumb = Thumb(match, chance)
    for _ in range(12):
        html = page(match, language=language)
        assert "<b>Anna" not in html
        check_house_rules(read(html))
        thumb.press(match.question)  # type: ignore[arg-type]


def test_cards_by_hand_name_their_actions() -> None:
    match = new_evening(0, dice=False, players="2", automas="B=I")
    match.answer("B")
    assert match.question is not None
    assert isinstance(match.question.options[0], MammothCard)
    seen = read(page(match))
    assert "Purchase · Shuffle" in seen.text.replace("\u00a0", " ")
    match.answer("I-10")
    assert "Shuffle its deck" in read(page(match)).text
