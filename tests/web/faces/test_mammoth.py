"""AutoMammoth's companion page: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
import re
from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.reports import Did, LastRoundOver
from soloist.companion.people import SetUpBegins, Starts, WhatDid, Won
from soloist.engine.events import TurnBegins
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.remarks import Reconstructed
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import english, msg
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.automa.orders import EmptyTrucks, LoadTruck
from soloist.games.zooloretto.automa.questions import SomeTile, WhatIsForSale, WhichTile
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.language import languages
from soloist.web import markup as h
from soloist.web.faces.companion_story import is_fresh, told_chapters
from soloist.web.faces.companion_widgets import plain_question
from soloist.web.faces.mammoth.holdings import COINS, changes
from soloist.web.faces.mammoth.story import DONE, Fate, chapters, doings, recent, story, turns
from soloist.web.faces.mammoth.telling import news, pages
from tests.web.faces.evenings import PERSON, new_evening, page, scene_of
from tests.web.faces.thumb import Thumb, check_house_rules, read

TABLES = (
    {"players": "2", "automas": "B=II"},
    {"players": "2", "automas": "A=III", "count_blockers": "yes", "purchase_new_stack": "yes"},
    {"players": "3", "automas": "B=I", "species": "camel,elephant,flamingo,kangaroo,leopard,panda"},
    {"players": "5", "automas": "B=III,C=II,E=I"},
)


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
        "Seat", "Did", "SomeTile", "Key", "Correction", "correction", "points", "news",
        "chance MammothCard", "chance Key",
    }  # fmt: skip


def quick(seed: int, **options: str) -> Counter[int]:
    """Taps in an evening without drawing its pages: each page of the news that is new takes one."""
    thumb = Thumb(new_evening(seed, **options), random.Random(seed))
    match = thumb.match
    while (question := match.question) is not None and question.why != "ZOO-11.9":
        scene = scene_of(match)
        begun = [chapter for chapter in chapters(scene) if chapter.seat is not None]
        for chapter, leaf in pages(scene)[0]:
            if chapter.is_automas and leaf.is_new:
                thumb.taps[match.turns - len(begun) + 1 + begun.index(chapter)] += 1
        thumb.press(question)
    return thumb.taps


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_a_turn_of_automammoth_takes_three_taps_at_most_nearly_always(level: str) -> None:
    """The person's own deed and "Done" included; only a truck with three tiles takes a fourth."""
    taps: Counter[int] = Counter()
    for seed in range(6):
        taps.update(quick(seed, players="2", automas=f"B={level}").values())
    few = sum(times for number, times in taps.items() if number <= 3)
    assert few >= 0.95 * taps.total()
    assert sum(number * times for number, times in taps.items()) < 2 * taps.total()


def test_larger_tables_stay_near_three_taps() -> None:
    """Their trucks are fuller when AutoMammoth takes one, each tile has to be named, and so has who sells; and what it
    moves before it asks has a page of its own."""
    taps: Counter[int] = Counter()
    for seed, (players, automas) in enumerate((("3", "B=II"), ("4", "A=II"), ("5", "B=III,C=II"))):
        taps.update(quick(seed, players=players, automas=automas).values())
    assert sum(times for number, times in taps.items() if number <= 3) >= 0.8 * taps.total()
    assert max(taps) <= 8


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
            for seat in scene.view.automas():
                changed, then, now = changes(some, seat), before.ledger(seat), scene.view.ledger(seat)
                assert now.coins - then.coins == changed[COINS]
                assert [len(now.stack(key)) - len(then.stack(key)) for key in KEYS] == [
                    changed[key.number] for key in KEYS
                ]


def test_every_order_is_shown_until_it_is_answered() -> None:
    """What has to be moved stands on a new page before the next question; each turn has a page of its own."""
    match, chance = new_evening(5, players="4", automas="B=III,D=II"), random.Random(5)
    thumb, most = Thumb(match, chance), 0
    while (question := match.question) is not None:
        thumb.press(question)
        scene = scene_of(match)
        fresh = [doing for turn in turns(recent(scene)) for doing in doings(scene, turn)
                 if is_fresh(scene, doing.moment)]  # fmt: skip
        loads = [order for doing in fresh for order in doing.orders if isinstance(order, LoadTruck)]
        texts = [read(str(h.div[leaf.body])).text for leaf in news(scene) if leaf.is_new]
        told = [text for text in texts if "on truck" in text]
        assert len(told) == len(loads)
        assert all(f"on truck {order.truck}" in text for order, text in zip(loads, told, strict=True))
        most = max(most, len(loads))
    assert most > 1


def test_in_the_middle_of_a_turn_a_page_comes_before_the_question() -> None:
    """What is to be moved first does not stand above the question, and is not told again after it."""
    found = 0
    for seed in range(8):
        match = new_evening(seed, players="2", automas="B=II")
        thumb = Thumb(match, random.Random(seed))
        while (question := match.question) is not None:
            thumb.press(question)
            first = [leaf for leaf in news(scene_of(match)) if leaf.is_new]
            if match.question is None or not isinstance(match.question.ask, WhatIsForSale | WhichTile) or not first:
                continue
            seen = thumb.look()
            assert seen.done
            assert seen.lit == 0
            while seen.done:
                place = parse_qs(urlsplit(seen.done).query)["said"][0].partition(".")[2]
                seen = thumb.look(leaf=int(place)) if place else thumb.look(said=True)
            assert seen.lit
            match.answer(code(match.question.options[-1]))
            assert not any("Draw" in read(str(h.div[leaf.body])).text for leaf in news(scene_of(match))[: len(first)]
                           if leaf.is_new)  # fmt: skip
            found += 1
    assert found > 3


def test_a_round_that_is_over_has_a_page() -> None:
    """Trucks go back; tiles can be left on one only where there are more trucks than players."""
    for players, is_left in (("2", True), ("3", False)):
        match = new_evening(3, players=players, automas="B=II")
        thumb = Thumb(match, random.Random(3))
        while match.view(None).round == 1:
            thumb.press(match.question)  # type: ignore[arg-type]
        texts = [read(str(h.div[leaf.body])).text for leaf in news(scene_of(match)) if leaf.is_new]
        back = next(text for text in texts if "Put all trucks back in the middle" in text)
        assert ("Remove the tiles left on a truck" in back) is is_left
        assert "Round 2: " in back


def test_the_end_is_told_in_pages_before_points_are_asked_for() -> None:
    """First what each AutoMammoth discards, then its points."""
    match = new_evening(5, players="5", automas="B=III,C=II,E=I")
    thumb = Thumb(match, random.Random(5))
    while (question := match.question) is not None and question.why != "ZOO-11.9":
        thumb.press(question)
    leaves = [leaf for leaf in news(scene_of(match)) if leaf.is_new]
    points = [read(str(h.div[leaf.body])).text for leaf in leaves if leaf.about.text.endswith("points")]
    assert len(points) == 3
    assert all("Total" in text for text in points)
    assert "Count your zoo" in thumb.look(said=True).text


def test_your_turn_sums_up_its_turn_in_a_line_that_opens_it_again() -> None:
    match, seen = new_evening(2, players="2", automas="B=II"), 0
    thumb = Thumb(match, random.Random(2))
    while (question := match.question) is not None and seen < 12:
        thumb.press(question)
        scene = scene_of(match)
        if not isinstance(scene.ask, WhatDid) or not any(doings(scene, turn) for turn in turns(recent(scene))):
            continue
        line = re.search(
            r'<a class="turn-line[^"]*" href="[^"]*said=(\d+)\.(\d+)".*?>AutoMammoth (\w+)', page(match, said=True)
        )
        if line is not None:
            assert line[1] == str(match.moment)
            again = thumb.look(leaf=int(line[2]))
            assert again.done
            assert {"took": "Take truck", "loaded": "oad truck", "bought": "Buy"}[line[3]] in again.text
            seen += 1
    assert seen == 12


def test_the_story_forgets_nothing() -> None:
    thumb = Thumb(new_evening(2, players="3", automas="A=III,C=III"), random.Random(2), corrections=3)
    while (question := thumb.match.question) is not None:
        thumb.press(question)
    scene = scene_of(thumb.match)
    told = told_chapters(story, thumb.match, PERSON)
    assert {type(chapter.opening) for chapter in told} == {
        Reconstructed, SetUpBegins, Starts, TurnBegins, EmptyTrucks, Corrected, LastRoundOver, Won,
    }  # fmt: skip
    assert [what for chapter in told for _, what in chapter.events] == [what for _, what in thumb.match.events(PERSON)]
    for turn in turns(told):
        assert turn.done
        acted = [any(line.step in DONE for line in card.lines) for card in turn.cards]
        assert not any(acted[:-1])
        assert acted[-1:] == [turn.fallback is None] * len(acted[-1:])
        for card in turn.cards:
            assert [entry for entry, _, _ in card.tries()] == list(card.card.entries)
            fates = [fate for _, fate, _ in card.tries()]
            assert Fate.OPEN not in fates
    lines = sum(len(card.lines) + 1 for turn in turns(told) for card in turn.cards)
    lines += sum(turn.fallback is not None for turn in turns(told))
    assert lines == sum(isinstance(what, MammothLine) for _, what in scene.told)


def test_the_last_round_is_announced_whoever_draws_the_tile() -> None:
    """On the first page after it, be it the news, a question about tiles, or what the next person did."""
    told = 0
    for seed in range(6):
        thumb = Thumb(new_evening(seed, players="3", automas="B=III"), random.Random(seed))
        match = thumb.match
        while (question := match.question) is not None and not match.view(None).known.last_round:
            thumb.press(question)
        if match.view(None).known.last_round:
            leaves = [place for place, leaf in enumerate(news(scene_of(match))) if leaf.is_new]
            texts = [read(page(match, leaf=place)).text for place in leaves] or [read(page(match)).text]
            told += any("this is the last round" in text.partition("Nothing has happened yet")[0] for text in texts)
    assert told == 6


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
    while (question := one.question) is not None and one.moment < 300:
        if one.moment % 13 == 0:
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


def test_what_is_taken_back_is_asked_again_without_its_news() -> None:
    match, chance = new_evening(6, players="2", automas="B=II"), random.Random(6)
    thumb = Thumb(match, chance)
    while not thumb.look().done or not isinstance(scene_of(match).ask, WhatDid):
        thumb.press(match.question)  # type: ignore[arg-type]
    match.answer("money")
    match.undo()
    seen = thumb.look()
    assert not seen.done
    assert seen.lit
    assert any(f"said={match.moment}." in link for link in seen.links)
    assert thumb.look(leaf=0).done


def test_a_correction_does_not_hide_what_is_to_be_moved() -> None:
    match, chance = new_evening(20, players="2", automas="B=II"), random.Random(6)
    match.answer("A")
    thumb = Thumb(match, chance)
    while not thumb.look().done:
        thumb.press(match.question)  # type: ignore[arg-type]
    for answer in ("correct", "coins B", "7"):
        match.answer(answer)
    seen = thumb.look()
    assert seen.done
    assert "Corrected: AutoMammoth&#39;s Coins" in seen.text
    assert "Draw the top tile" in seen.text


def test_dice_are_buttons_where_people_roll_themselves() -> None:
    scene = scene_of(new_evening(0))
    scene.asked = Question(CHANCE, msg("The die"), "MAM-2.2", (1, 2, 3, 4, 5, 6))
    seen = read(str(h.div[plain_question(scene)]))
    assert seen.answers == ["1", "2", "3", "4", "5", "6"]
    scene = scene_of(new_evening(0))
    scene.asked = Question(CHANCE, msg("The long die"), "MAM-2.2", tuple(range(1, 21)))
    assert read(str(h.div[plain_question(scene)])).number == (1, 20)


def test_cards_by_hand_name_their_actions() -> None:
    match = new_evening(0, options={"dice": "typed"}, players="2", automas="B=I")
    match.answer("B")
    assert match.question is not None
    assert isinstance(match.question.options[0], MammothCard)
    seen = read(page(match))
    assert "Purchase · Shuffle" in seen.text.replace("\u00a0", " ")
    match.answer("I-10")
    assert "Shuffle its deck" in read(page(match)).text


def test_what_was_bought_is_said_without_a_second_colon() -> None:
    said = english(msg("{seat}: {did}", seat=Seat(0), did=Did("bought", key=KEYS[0], seller=Seat(1))))
    assert said.count(":") == 1
    assert "from" in said
