"""The page of Orichalcum's AI beside the box: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit

import htpy as h
import pytest

from soloist.companion.corrections import Correction
from soloist.companion.orichalcum_ai import GAME
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.record import save
from soloist.engine.seats import CHANCE, Seat
from soloist.games.orichalcum.ai.questions import WhatDieShows, WhichTile
from soloist.games.orichalcum.ai.steps import Phase
from soloist.games.orichalcum.pieces import Terrain
from soloist.language import languages
from soloist.web.faces.companion_story import is_resting
from soloist.web.faces.orichalcum_ai.questions import tile_question
from soloist.web.faces.orichalcum_ai.story import its_turn, phase_asked
from tests.kit.orichalcum import DOCUMENTED_BOARD
from tests.web.faces.evenings import new_evening as any_evening
from tests.web.faces.evenings import page, scene_of
from tests.web.faces.thumb import Page, check_house_rules, read

TABLES: tuple[dict[str, str], ...] = (
    {},
    {"dice": "typed"},
    {"dice": "typed", "tracking": "cards", "ai_combat_mode": "reroll"},
    {"box": DOCUMENTED_BOARD},
)
PICK = re.compile(r'form="pick" name="pick" value="([^"]*)"')
LETTERS = {terrain.code[0]: terrain.code for terrain in Terrain}
USUAL = ("done", "capture-3", "capture-2", "vfv", "vf", "volcano", "cyclops", "mine", "equal", "2")
ROUNDS = 9  # after which somebody wins


def new_evening(seed: int, *, by_hand: Any = False, **options: str) -> Match:
    return any_evening(seed, automa="orichalcum-ai", dice=not by_hand, options=options)


def kind_of(question: Question) -> str:
    name = type(question.ask).__name__
    if question.seat == CHANCE:
        return f"chance {name}"
    return type(question.ask.dice).__name__ if isinstance(question.ask, WhatDieShows) else name


def check_all_reachable(seen: Page, question: Question) -> None:
    """Every option has its button, but for faces that a fight need not know and tiles behind further taps."""
    codes = [code(option) for option in question.options]
    ask = question.ask
    if isinstance(ask, WhatDieShows) and ask.creature is not None and ask.number == 1:
        codes = ["skull", "none", "roll"]
    if isinstance(ask, WhichTile) and ask.card.size > 1:
        codes = ["none"]
    if seen.number is None:
        assert Counter(seen.answers) == Counter([*codes, *map(code, question.besides)])
    else:
        low, high = seen.number
        assert set(codes) == {str(number) for number in range(low, high + 1)}


@dataclass
class Thumb:
    """Somebody with a phone at the table."""

    match: Match
    chance: random.Random
    kinds: set[str] = field(default_factory=set)

    def look(self, **how: Any) -> Page:
        found = read(page(self.match, **how))
        check_house_rules(found)
        return found

    def go_on(self) -> None:
        """Read the news if there are any, then answer by a button of the page."""
        question = self.match.question
        assert question is not None
        kind = kind_of(question)
        if kind not in self.kinds or self.chance.random() < 0.2:
            seen = self.look()
            if seen.done:
                self.kinds.add("news" if is_resting(scene_of(self.match)) else "news inside")
                assert set(seen.answers) <= {"correct"}
                assert parse_qs(urlsplit(seen.done).query)["said"] == [str(self.match.moment)]
                seen = self.look(said=True)
            check_all_reachable(seen, question)
        self.kinds.add(kind)
        self.match.answer(self.choose(question))

    def choose(self, question: Question) -> str:
        codes = [code(option) for option in question.options]
        ask = question.ask
        if question.besides and self.chance.random() < 0.1:
            return "correct"
        if isinstance(ask, WhatDid):
            if self.match.view(None).round > ROUNDS:
                return "won"
            if self.chance.random() < 0.5:
                return "done"
            return self.chance.choice([each for each in codes if each != "won"])
        if isinstance(ask, WhatDieShows) and ask.creature is not None and ask.number == 1:
            return self.chance.choice(["skull", "none", "roll"])
        return self.chance.choice(codes)


def evening(number: int) -> Thumb:
    thumb = Thumb(new_evening(number, **TABLES[number % len(TABLES)]), random.Random(number))
    while not thumb.match.over:
        thumb.go_on()
    thumb.look()
    thumb.look(show="log")
    return thumb


def test_evenings_by_the_buttons_of_their_pages() -> None:
    kinds = set().union(*(evening(number).kinds for number in range(len(TABLES))))
    assert {"news", "news inside", "CardDie", "DiscardDie", "FightDice", "WhatToCorrect", "WhatIsRight"} <= kinds
    assert {"WhichCard", "WhichTile", "WhichCreature", "WhichBuilding"} <= kinds
    assert {"WhatDid", "WhichCardIsLaidOut", "WhoHasMoreHoplites"} <= kinds


def test_an_evening_with_all_chance_by_hand() -> None:
    thumb = Thumb(new_evening(2, by_hand=True), random.Random(2))
    while not thumb.match.over:
        thumb.go_on()
    assert {"chance CardDie", "chance DiscardDie", "chance FightDice"} <= thumb.kinds


def test_corrections_show_no_news() -> None:
    match = at(6, "WhichBuilding")
    while match.question is not None and kind_of(match.question) != "WhatDid":
        match.answer("done" if kind_of(match.question) == "WhatDid" else code(match.question.options[0]))
    assert read(page(match)).done
    match.answer("correct")
    assert not read(page(match)).done
    match.answer("nuggets")
    assert not read(page(match)).done


def at(seed: int, wanted: str, **options: str) -> Match:
    """The first question of a kind in an evening; tiles are of volcano and forest."""
    match = new_evening(seed, **options)
    chance = random.Random(seed)
    while match.question is not None and kind_of(match.question) != wanted:
        codes = [code(option) for option in match.question.options]
        usual = [each for each in USUAL if each in codes]
        match.answer(usual[0] if usual else chance.choice([each for each in codes if each != "correct"]))
    assert match.question is not None
    return match


def test_a_tile_is_named_circle_by_circle() -> None:
    match = at(3, "WhichCard")
    match.answer("capture-3")
    scene = scene_of(match, said=True)
    assert match.question is not None
    ask = match.question.ask
    assert isinstance(ask, WhichTile)
    taps: list[str] = []
    for letter in "vf":
        scene.picked = tuple(taps)
        drawn = str(h.fragment[tile_question(scene, ask)])
        offered = PICK.findall(drawn)
        wanted = "|".join([*taps, LETTERS[letter]])
        assert wanted in offered
        taps = wanted.split("|")
    scene.picked = tuple(taps)
    drawn = str(h.fragment[tile_question(scene, ask)])
    assert set(read(drawn).answers) == {f"vf{letter}" for letter in LETTERS}
    assert "volcano" in PICK.findall(drawn)  # one tap back
    scene.picked = ("nonsense", "volcano", "forest", "lagoon", "desert")
    assert set(read(str(h.fragment[tile_question(scene, ask)])).answers) == {f"vf{letter}" for letter in LETTERS}


@pytest.mark.parametrize("kind", ["CardDie", "DiscardDie"])
def test_each_face_says_which_card_it_takes(kind: str) -> None:
    match = at(5, kind, dice="typed")
    assert match.question is not None
    assert isinstance(match.question.ask, WhatDieShows)
    lying = match.question.ask.cards
    said = re.findall(r"(\d)\w\w card<", page(match, said=True))
    assert [int(each) for each in said] == [min(face, lying) for face in (1, 2, 3, 4, 5, 1)]


def test_the_phases_of_its_turn() -> None:
    match = at(5, "FightDice", dice="typed")
    scene = scene_of(match)
    assert phase_asked(scene) in (3, 4)
    html = page(match, said=True)
    assert "Any skull" in html
    assert html.count("is-done") >= 2
    found = its_turn(scene)
    assert found is not None
    assert found.card is not None
    assert found.phases[Phase.CARD]
    assert found.phases[Phase.TILE]


def test_a_laid_tile_is_shown_before_the_next_question() -> None:
    match = at(5, "FightDice", dice="typed")
    html = page(match)
    if "just placed" in html:
        assert "Placed, next: the fight" in html
        assert "in sector" in html


def test_pages_in_every_language_and_of_earlier_moments() -> None:
    match = at(4, "WhoHasMoreHoplites", dice="typed")
    for language in languages():
        check_house_rules(read(page(match, said=True, language=language)))
        check_house_rules(read(page(match, language=language)))
    for moment in range(0, match.moment, 5):
        check_house_rules(read(page(match, at=moment)))
    check_house_rules(read(page(match, seat=None)))


def test_the_winner_and_a_file() -> None:
    match = at(6, "WhatDid")
    match.answer("won")
    html = page(match)
    assert "You win" in html
    assert save(match)
    assert GAME.id == "orichalcum-ai"


def test_a_correction_is_no_news() -> None:
    match = at(6, "WhatDid")
    for answer in ("titan forest", "correct", "hoplites", "4"):
        match.answer(answer)
    html = page(match)
    assert not read(html).done
    assert "Took the" in html
    assert match.view(Seat(0)).ai.hoplites == 4
    assert isinstance(match.history[-2].value, Correction)
