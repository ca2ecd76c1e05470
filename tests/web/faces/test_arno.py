"""ARNO's companion page: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

import pytest

from soloist.companion.arno import GAME
from soloist.companion.arno.session import Stage
from soloist.companion.corrections import Correction
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.record import Record, save
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.questions import Doubt, InFolder, OnDie
from soloist.games.arknova.cards import Animal
from soloist.language import languages
from soloist.web.faces.arno.instructions import news
from soloist.web.faces.arno.story import Kind
from soloist.web.faces.arno.story import chapters as chapters_of
from soloist.web.faces.companion_story import is_resting
from soloist.web.match_settings import BY_HAND, beginning_of, settings_like, usual_settings
from tests.web.faces.evenings import new_evening as any_evening
from tests.web.faces.evenings import page, scene_of
from tests.web.faces.thumb import Page, check_house_rules, read, through_the_news

TABLES = (
    {"players": "2", "automas": "B=L3"},
    {"players": "3", "automas": "B=L4,C=L3", "arno_module": "yes", "animals": "name"},
    {"players": "3", "automas": "C=L4", "dice": "typed", "die": "d12", "tracking": "ask"},
    {"players": "4", "automas": "B=L4,C=L2,D=L12", "marine": "yes", "dice": "typed", "arno_module": "yes"},
)
OFTEN = ("done", "animal", "sponsor", "right", "unnamed", "roll")
LONG = 250  # answers after which somebody triggers the end


def new_evening(seed: int, *, by_hand: Any = False, **options: str) -> Match:
    return any_evening(seed, automa="arno", dice=not by_hand, options=options)


def kind_of(question: Question) -> str:
    asked = question.ask
    return f"doubt {asked.thing.code}" if isinstance(asked, Doubt) else type(asked).__name__


def codes_of(question: Question) -> list[str]:
    if question.count:
        return [", ".join(code(one) for one in some) for some in permutations(question.options, question.count)]
    return [code(option) for option in question.options]


def check_all_reachable(seen: Page, question: Question) -> None:
    """Every option has its button, and nothing else has."""
    codes = codes_of(question)
    if seen.number is None:
        assert Counter(seen.answers) == Counter([*codes, *map(code, question.besides)])
    else:
        low, high = seen.number
        assert set(codes) == {str(number) for number in range(low, high + 1)}
    assert seen.lit >= len(seen.answers) - 2  # all but "Correct me" and the one at the thumb


@dataclass
class Thumb:
    """Somebody with a phone at the table."""

    match: Match
    chance: random.Random
    kinds: set[str] = field(default_factory=set)
    taps: Counter[int] = field(default_factory=Counter)  # by turn

    def look(self, **how: Any) -> Page:
        found = read(page(self.match, **how))
        check_house_rules(found)
        return found

    def go_on(self) -> None:
        """Read the news if there are any, then answer by a button of the page."""
        news, seen = through_the_news(self.look)
        question = self.match.question
        assert question is not None
        if news:
            self.kinds.add("news")
        check_all_reachable(seen, question)
        self.press(question)

    def press(self, question: Question) -> None:
        self.kinds.add(kind_of(question))
        self.match.answer(self.choose(question))

    def choose(self, question: Question) -> str:
        """Mostly what goes on; now and then anything."""
        codes = codes_of(question)
        if "end" in codes and self.match.moment > LONG:
            return "end"
        if question.besides and self.chance.random() < 0.01:
            return "correct"
        often = [each for each in codes if each in OFTEN]
        if often and self.chance.random() < 0.75:
            return self.chance.choice(often)
        return self.chance.choice([each for each in codes if each not in ("end", "end in break")] or codes)


def play(seed: int, *, by_hand: Any = False, **options: str) -> Thumb:
    thumb = Thumb(new_evening(seed, by_hand=by_hand, **options), random.Random(seed))
    while (question := thumb.match.question) is not None:
        if kind_of(question) not in thumb.kinds or thumb.chance.random() < 0.03:
            thumb.go_on()
        else:
            thumb.press(question)
    return thumb


def test_whole_evenings_by_the_buttons_of_the_pages() -> None:
    kinds: set[str] = set()
    for seed, table in enumerate((*TABLES, *TABLES[1:3]), 1):
        thumb = play(seed, **table)
        kinds |= thumb.kinds
        final = thumb.look()
        assert final.lit == 0
        assert not final.answers
        assert any(link.endswith("/record") for link in final.links)
        assert "/new/arno?like=k3v" in final.links
    assert kinds >= {
        "WhatDid", "VictoryPoints", "news", "FirstProject", "FirstSponsors", "InFolder", "BreakCard",
        "WhichAnimal", "OnDie", "WhichProject", "TilePlace", "WhatToCorrect", "WhatIsRight", "SupportedProject",
        "doubt partner zoos", "doubt universities", "BreakToken", "IncomeOf",
    }  # fmt: skip


def test_dice_and_cards_by_hand() -> None:
    """Without Soloist's dice people tell how the cards were shuffled and what was rolled."""
    thumb = play(3, by_hand=True, players="2", automas="B=L2")
    assert {"ActionRow", "ActionDie"} <= thumb.kinds


def run_to(match: Match, kind: str, chance: random.Random) -> Question:
    thumb = Thumb(match, chance)
    while (question := match.question) is not None and kind_of(question) != kind:
        thumb.press(question)
    assert question is not None
    return question


def test_a_turn_of_arno_takes_two_taps_on_average() -> None:
    """Over three whole evenings, without breaks: an answer that its turn needs is a tap, and every Done under it."""
    taps = turns = 0
    for seed in (1, 2, 3):
        thumb = Thumb(new_evening(seed, players="2", automas="B=L3"), random.Random(seed))
        match = thumb.match
        while (question := match.question) is not None:
            view = match.view(None)
            taps += sum(leaf.is_new and leaf.note is not None for leaf in news(scene_of(match)))
            taps += view.stage is Stage.TURN and view.is_arno(view.active)
            codes = codes_of(question)
            said = "right" if "right" in codes else thumb.choose(question)
            is_odd = said == "correct" or said.startswith("dice")  # nothing is put right, and Soloist rolls
            match.answer(codes[0] if is_odd else said)
        turns += len([chapter for chapter in chapters_of(scene_of(match)) if chapter.kind is Kind.ARNO])
    assert turns > 60
    assert taps <= 2 * turns, f"{taps} taps in {turns} turns"


def test_the_news_ring_what_the_turn_has_changed() -> None:
    match, chance = new_evening(6, players="2", automas="B=L3"), random.Random(6)
    run_to(match, "WhatDid", chance)
    rings = []
    for _ in range(6):
        before = match.view(None).ledgers[1]
        match.answer("done")
        run_to(match, "WhatDid", chance)
        html = page(match, leaf=len(news(scene_of(match))) - 1)
        rings.append(html.count('class="is-changed"') + html.count("is-never is-changed"))
        assert match.view(None).ledgers[1] != before
    assert sum(map(bool, rings)) >= 4  # where there is room for the row


def test_faces_that_are_rolled_again_are_no_answers() -> None:
    match = new_evening(2, players="2", automas="B=L3", dice="typed")
    run_to(match, "WhatDid", random.Random(1))
    match.answer("done")
    assert isinstance(match.question.ask, OnDie)  # type: ignore[union-attr]
    assert set(read(page(match)).answers) == {"2", "3", "4", "5", "roll", "d8", "d12", "correct"}
    assert page(match).count("die-again") == 2
    assert "follow seed 2;" in page(match)
    match.answer("d12")
    assert {str(face) for face in range(1, 13)} <= set(read(page(match)).answers)


def test_an_entry_is_read_back_and_the_news_are_not_shown_again() -> None:
    match, chance = new_evening(8, players="2", automas="B=L3"), random.Random(8)
    run_to(match, "WhatDid", chance)
    match.answer("done")
    run_to(match, "WhatDid", chance)
    assert read(page(match)).done
    match.answer("break 2")
    seen = read(page(match))
    assert not seen.done
    assert "Advanced the break token 2 steps" in seen.text


def test_the_card_in_a_folder_is_found_by_number_and_name() -> None:
    match = new_evening(5, players="2", automas="B=L3")
    question = run_to(match, "InFolder", random.Random(5))
    assert isinstance(question.ask, InFolder)
    html = page(match)
    named = [option for option in question.options if isinstance(option, CardIs) and option.card is not None]
    animal = next(option.card for option in named if option.kind is Animal)
    assert animal is not None
    assert f'data-words="{animal.id} {animal.name.lower()}"' in html
    assert html.count("data-words=") == len(named)


def test_the_end_says_who_still_has_a_turn() -> None:
    match, chance = new_evening(5, players="3", automas="B=L3,C=L2"), random.Random(5)
    run_to(match, "WhatDid", chance)
    match.answer("end")
    match.answer("done")
    while match.question is not None and kind_of(match.question) != "VictoryPoints":
        Thumb(match, chance).press(match.question)
    news, _ = through_the_news(lambda **how: read(page(match, **how)))
    assert any("The end of the game is triggered" in seen.text for seen in news)
    assert "Victory points" in news[-1].text
    match.answer("50")
    assert "You win by" in read(page(match)).text or "ARNO" in read(page(match)).text
    assert match.over


def test_every_item_of_the_books_can_be_corrected_by_the_page() -> None:
    match = new_evening(5, players="2", automas="B=L3")
    run_to(match, "WhatDid", random.Random(5))
    match.answer("correct")
    question = match.question
    assert question is not None
    check_all_reachable(read(page(match)), question)
    for item in question.options:
        assert isinstance(item, Correction)
        match.answer(code(item))
        asked = match.question
        assert asked is not None
        seen = read(page(match))
        check_house_rules(seen)
        check_all_reachable(seen, asked)
        match.undo()


def test_what_one_arno_did_is_a_page_before_the_next_one_takes_a_card() -> None:
    """And it is not shown again after the question; nothing is ticked off that nobody ticked off."""
    for seed in range(30):
        match, chance = new_evening(seed, players="3", automas="B=L3,C=L3"), random.Random(seed)
        run_to(match, "WhatDid", chance)
        match.answer("done")
        if match.question is not None and isinstance(match.question.ask, InFolder) and match.view(None).active == 2:
            break
    first = news(scene_of(match))
    assert [leaf.is_new for leaf in first] == [True]
    assert "checked" not in page(match)
    match.answer("animal")
    run_to(match, "WhatDid", chance)
    second = news(scene_of(match))
    assert [leaf.is_new for leaf in second] == [False, True]


def test_what_is_ticked_off_stays_so() -> None:
    match, chance = new_evening(3, players="2", automas="B=L3"), random.Random(3)
    run_to(match, "WhatDid", chance)
    match.answer("done")
    run_to(match, "WhatDid", chance)
    scene = scene_of(match)
    place = len(news(scene)) - 1
    key = re.findall(r'name="step" value="([^"]+)"', page(match, leaf=place))[0]
    assert f'checked name="step" value="{key}"' in page(match, leaf=place, ticks=frozenset({key}))
    assert " checked" not in page(match, leaf=place)


def test_people_are_reminded_of_cards_that_fire() -> None:
    match, chance = new_evening(0, players="2", automas="B=L3"), random.Random(0)
    run_to(match, "WhatDid", chance)
    match.answer("has 236")
    match.answer("done")
    for _ in range(200):
        question = match.question
        assert question is not None
        if "reminder" in (html := page(match)):
            break
        codes = codes_of(question)
        match.answer(next((each for each in ("animal", "done") if each in codes), codes[0]))
    assert "Primatologist" in html


def test_who_rolls_is_an_option_of_arno() -> None:
    """Whoever wants to roll gets the pads with ARNO's faces, and the same again the next time."""
    wish = replace(usual_settings(GAME), dice=BY_HAND)
    beginning, _ = beginning_of(GAME, wish)
    match = beginning.match()
    assert match.settings["dice"] == "typed"
    assert match.has_dice
    assert settings_like(GAME, Record.read(save(match)), []).dice == BY_HAND
    assert beginning_of(GAME, usual_settings(GAME))[0].match().settings["dice"] == "app"


def test_the_story_forgets_nothing() -> None:
    thumb = play(1, **TABLES[1])
    scene = scene_of(thumb.match)
    chapters = chapters_of(scene)
    assert {chapter.kind for chapter in chapters} >= {Kind.SETUP, Kind.PERSON, Kind.ARNO, Kind.BREAK, Kind.END}
    told = [told for chapter in chapters for told in chapter.told]
    assert sorted(told, key=lambda each: each[0]) == sorted(scene.told, key=lambda each: each[0])
    assert len(told) == len(scene.told)
    for chapter in chapters:
        if chapter.kind is Kind.ARNO:
            assert chapter.card is not None
            assert 2 <= chapter.card.strength <= 5
            assert chapter.steps


@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_the_log_the_past_and_onlookers(seat: Seat | None) -> None:
    match = new_evening(7, players="2", automas="B=L3")
    thumb = Thumb(match, random.Random(7))
    while match.moment < 40:
        assert match.question is not None
        thumb.press(match.question)
    whole = thumb.look(show="log", said=True, seat=seat)
    assert "Setup" in whole.text
    for moment in range(1, match.moment, 7):
        past = thumb.look(at=moment, seat=seat)
        assert not past.answers
        assert past.lit == 0
    if seat is None:
        assert not thumb.look(said=True, seat=seat).answers


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    match, chance = new_evening(2, players="3", automas="B=L3,C=L7", arno_module="yes"), random.Random(2)
    seen: set[str] = set()
    for _ in range(60):
        question = match.question
        if question is None:
            break
        if kind_of(question) not in seen:
            seen.add(kind_of(question))
            check_house_rules(read(page(match, language=language)))
            check_house_rules(read(page(match, language=language, said=True)))
        Thumb(match, chance).press(question)
    assert is_resting(scene_of(match)) or match.question is not None
