"""AutoMammoth's companion page: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
from collections import Counter

import htpy as h
import pytest

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.reports import Did, LastRoundOver
from soloist.companion.people import SetUpBegins, Starts, Won
from soloist.engine.events import TurnBegins
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.remarks import Reconstructed
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.automa.orders import EmptyTrucks, LoadTruck
from soloist.games.zooloretto.automa.questions import SomeTile
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.language import languages
from soloist.web.faces.companion_story import told_chapters
from soloist.web.faces.companion_widgets import plain_question
from soloist.web.faces.mammoth.holdings import COINS, changes
from soloist.web.faces.mammoth.story import DONE, Fate, recent, story, to_do, turns
from soloist.web.faces.mammoth.telling import news
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
    for seed in range(6):
        taps.update(quick(seed, players="2", automas=f"B={level}").values())
    few = sum(times for number, times in taps.items() if number <= 3)
    assert few >= 0.95 * taps.total()
    assert sum(number * times for number, times in taps.items()) < 2 * taps.total()


def test_larger_tables_stay_near_three_taps() -> None:
    """Their trucks are fuller when AutoMammoth takes one, each tile has to be named, and so has who sells."""
    taps: Counter[int] = Counter()
    for seed, (players, automas) in enumerate((("3", "B=II"), ("4", "A=II"), ("5", "B=III,C=II"))):
        taps.update(quick(seed, players=players, automas=automas).values())
    assert sum(times for number, times in taps.items() if number <= 3) >= 0.85 * taps.total()
    assert max(taps) <= 7


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
    """What has to be moved stands either on the news or above the question."""
    match, chance = new_evening(5, players="4", automas="B=III,D=II"), random.Random(5)
    thumb = Thumb(match, chance)
    while (question := match.question) is not None:
        thumb.press(question)
        doing = [order for _, order in to_do(scene_of(match)) if isinstance(order, LoadTruck)]
        if len(doing) > 1 or (doing and chance.random() < 0.1):
            text = read(page(match)).text
            assert all(f"on truck {order.truck}" in text for order in doing)


def test_the_story_forgets_nothing() -> None:
    thumb = Thumb(new_evening(2, players="3", automas="A=III,C=III"), random.Random(2), corrections=3)
    while (question := thumb.match.question) is not None:
        thumb.press(question)
    scene = scene_of(thumb.match)
    chapters = told_chapters(story, thumb.match, PERSON)
    assert {type(chapter.opening) for chapter in chapters} == {
        Reconstructed, SetUpBegins, Starts, TurnBegins, EmptyTrucks, Corrected, LastRoundOver, Won,
    }  # fmt: skip
    assert [what for chapter in chapters for _, what in chapter.events] == [
        what for _, what in thumb.match.events(PERSON)
    ]
    for turn in turns(chapters):
        assert turn.done
        acted = [any(line.step in DONE for line in card.lines) for card in turn.cards]
        assert not any(acted[:-1])
        assert acted[-1:] == [turn.fallback is None] * len(acted[-1:])
        for card in turn.cards:
            assert [entry for entry, _, _ in card.tries()] == list(card.card.entries)
            fates = [fate for _, fate, _ in card.tries()]
            assert Fate.OPEN not in fates
    lines = sum(len(card.lines) + 1 for turn in turns(chapters) for card in turn.cards)
    lines += sum(turn.fallback is not None for turn in turns(chapters))
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
            text = read(page(match)).text
            assert text.index("this is the last round") < text.index("Log")
            told += 1
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
    while not thumb.look().done:
        thumb.press(match.question)  # type: ignore[arg-type]
    match.answer("money")
    match.undo()
    seen = thumb.look()
    assert not seen.done
    assert seen.lit
    again = next(link for link in seen.links if "show=news" in link)
    assert again
    assert thumb.look(show="news").done


def test_a_correction_does_not_hide_what_is_to_be_moved() -> None:
    match, chance = new_evening(6, players="2", automas="B=II"), random.Random(6)
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
