"""The page of Orichalcum's AI beside the box: whole evenings played by its buttons, as a thumb would."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from soloist.companion.corrections import Correction
from soloist.companion.orichalcum_ai import GAME
from soloist.companion.orichalcum_ai.reports import WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import AI
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.record import save
from soloist.engine.seats import CHANCE, Seat
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.ai.questions import WhatDieShows, WhichTile, creature_kinds
from soloist.games.orichalcum.ai.steps import Phase
from soloist.games.orichalcum.ai.turn import bases
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.pieces import Creature, Goods, Terrain
from soloist.language import languages
from soloist.web import markup as h
from soloist.web.faces.companion_story import is_resting
from soloist.web.faces.orichalcum_ai.questions import named_in_full, tile_question
from soloist.web.faces.orichalcum_ai.rounds import Part
from soloist.web.faces.orichalcum_ai.story import its_turn, phase_asked
from soloist.web.faces.orichalcum_ai.turns import MOST_LINES, goods
from soloist.web.scene import AND
from tests.kit.orichalcum import DOCUMENTED_BOARD
from tests.web.faces.evenings import companion_face, page, scene_of
from tests.web.faces.evenings import new_evening as any_evening
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
MOST_LEAVES = 9  # between two questions
ROUNDS = 9  # after which somebody wins


def new_evening(seed: int, *, by_hand: Any = False, **options: str) -> Match:
    return any_evening(seed, automa="orichalcum-ai", dice=not by_hand, options=options)


def kind_of(question: Question) -> str:
    name = type(question.ask).__name__
    if question.seat == CHANCE:
        return f"chance {name}"
    return type(question.ask.dice).__name__ if isinstance(question.ask, WhatDieShows) else name


def check_all_reachable(seen: Page, question: Question) -> None:
    """Every option has its button, but for faces that a fight need not know and tiles behind further taps; a button may
    answer the next questions too."""
    codes = [code(option) for option in question.options]
    ask = question.ask
    if isinstance(ask, WhatDieShows) and ask.creature is not None and ask.number == 1:
        codes = ["skull", "none", "roll"]
    if isinstance(ask, WhichTile) and ask.card.size > 1:
        codes = ["none"]
    if seen.number is None:
        assert {answer.partition(AND)[0] for answer in seen.answers} == {*codes, *map(code, question.besides)}
    else:
        low, high = seen.number
        assert set(codes) == {str(number) for number in range(low, high + 1)}


def leaf_of(query: str) -> int | None:
    """Which page of the news comes next; None: they have been read."""
    leaf = parse_qs(urlsplit(query).query)["said"][0].partition(".")[2]
    return int(leaf) if leaf else None


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
            for _ in range(MOST_LEAVES):
                if not seen.done:
                    break
                self.kinds.add("news" if is_resting(scene_of(self.match)) else "news inside")
                assert set(seen.answers) <= {"correct"}
                leaf = leaf_of(seen.done)
                seen = self.look(said=leaf is None, leaf=leaf)
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


def test_a_tile_is_named_circle_by_circle_with_its_creatures() -> None:
    match = at(3, "WhichCard")
    match.answer("capture-3")
    scene = scene_of(match, said=True)
    assert match.question is not None
    ask = match.question.ask
    assert isinstance(ask, WhichTile)
    taps: list[str] = []
    for wanted in ("cyclops", "forest"):
        scene.picked = tuple(taps)
        drawn = str(h.fragment[tile_question(scene, ask)])
        assert "|".join([*taps, wanted]) in PICK.findall(drawn)
        taps.append(wanted)
    scene.picked = tuple(taps)
    drawn = str(h.fragment[tile_question(scene, ask)])
    answers = set(read(drawn).answers)
    assert len(answers) == len(LETTERS) + len(creature_kinds(scene.view.box))
    assert {"vfm|cyclops", "vfv|cyclops|hydra"} <= answers
    assert "cyclops" in PICK.findall(drawn)  # one tap back
    scene.picked = ("nonsense", "volcano", "forest", "lagoon", "desert")
    assert "vfl|none" in read(str(h.fragment[tile_question(scene, ask)])).answers


def test_a_tile_is_named_from_where_its_empty_volcanoes_come_last() -> None:
    """After a volcano without a creature no more of them are asked for."""
    one, other = creature_kinds(BOX)[:2]
    empty = Terrain.VOLCANO
    assert [*named_in_full((empty, one))] == ["vv", one.code, "none"]
    assert [*named_in_full((one, empty, other))] == ["vvv", other.code, one.code, "none"]
    assert [*named_in_full((Terrain.FOREST, empty, one))] == ["vfv", one.code, "none"]
    assert [*named_in_full((Terrain.FOREST,))] == ["forest"]
    for circles in product([*Terrain, one, other], repeat=3):
        _, *asked = named_in_full(circles)
        assert "none" not in asked[:-1]
        assert Counter(each for each in asked if each != "none") == Counter(
            each.code for each in circles if isinstance(each, Creature)
        )


def test_one_tap_names_the_first_building_of_its_order() -> None:
    match = at(6, "WhichBuilding")
    order = bases(BOX.ai)
    answers = read(page(match, said=True)).answers
    for before in range(len(order)):
        assert "|".join(["empty"] * before + ["mine"]) in answers
    match.answer("empty")
    assert "|".join(["empty"] * (len(order) - 1) + ["mine"]) not in read(page(match, said=True)).answers


@pytest.mark.parametrize("kind", ["CardDie", "DiscardDie"])
def test_each_face_says_which_card_it_takes(kind: str) -> None:
    match = at(5, kind, dice="typed")
    assert match.question is not None
    assert isinstance(match.question.ask, WhatDieShows)
    lying = match.question.ask.cards
    said = re.findall(r"(\d)\w\w card<", page(match, said=True))
    assert [int(each) for each in said] == [min(face, lying) for face in (1, 2, 3, 4, 5, 1)]


def test_a_question_belongs_to_a_phase_of_its_turn() -> None:
    match = at(5, "FightDice", dice="typed")
    scene = scene_of(match)
    phase = phase_asked(scene)
    assert phase in (Phase.ACTION, Phase.EXTRA)
    html = page(match)
    assert "Any skull" in html  # nothing stands before it: orders come when its turn is over
    assert "is-ai-turn" in html
    assert dots(html) == ["is-now" if each is phase else "" for each in Phase]
    found = its_turn(scene)
    assert found is not None
    assert not found.is_over
    assert found.card is not None
    assert found.phases[Phase.CARD]
    assert found.phases[Phase.TILE]


def dots(html: str) -> list[str]:
    """How far the chapter has come."""
    line = html.partition("chapter-dots")[2].partition("</ol>")[0]
    return re.findall(r'<li(?: class="([^"]*)")?>', line)


def after_its_turn(seed: int) -> Match:
    """The first question after a turn of the AI."""
    match = at(seed, "WhichCard")
    return go_on(match, WhatDid, WhoHasMoreHoplites)


def go_on(match: Match, *until: type) -> Match:
    while match.question is not None and not isinstance(match.question.ask, until):
        codes = [code(option) for option in match.question.options]
        match.answer(next((each for each in USUAL if each in codes), codes[0]))
    return match


def test_its_turn_in_short_orders() -> None:
    match = after_its_turn(5)
    leaves = companion_face(match).news(scene_of(match))
    own = [(str(h.fragment[leaf.body]), leaf.around) for leaf in leaves if leaf.class_]
    assert "Lay its tile in sector" in own[0][0]
    assert "is-new" in own[0][0]  # its board, with the tile
    assert "Discard card" in own[-1][0]
    for html, around in own:
        assert 0 < html.count('type="checkbox"') <= MOST_LINES
        assert " checked" not in html  # nobody ticks for a person
        assert around is not None
        assert around.class_ == "is-ai-turn"


def test_goods_of_a_phase_are_moved_in_one_go() -> None:
    scene = scene_of(at(5, "WhatDid"))
    told = [
        steps.LosesHoplite(AI, 1),
        steps.LosesHoplite(AI, 0),
        steps.Receives(AI, Goods.HOPLITES, 1, 1, steps.Source.LOOT),
        steps.Receives(AI, Goods.NUGGETS, 2, 2, steps.Source.LOOT),
        steps.Receives(AI, Goods.NUGGETS, 1, 3, steps.Source.LOOT),
    ]
    lines = [re.sub("<[^>]*>", " ", str(h.fragment[each.text])).split() for each in goods(scene, told)]
    assert [(words[0], words[-1]) for words in lines] == [("Give", "3"), ("Take", "1")]


def test_the_end_of_a_round_is_a_chapter() -> None:
    match = at(4, "WhoHasMoreHoplites")
    leaves = [leaf for leaf in companion_face(match).news(scene_of(match)) if not leaf.class_]
    titles = [re.findall("<h1>(.*?)</h1>", str(h.fragment[leaf.body]))[0] for leaf in leaves]
    assert titles == ["Refill the action board", "Refill the construction board"]
    assert all(leaf.around is not None and leaf.around.class_ == "is-round-end" for leaf in leaves)
    html = page(match, said=True)
    assert dots(html) == ["is-done", "is-done", "is-now", ""]
    assert "is-round-end" in html
    match.answer("more")
    html = page(match)
    assert "You go first" in html
    assert dots(html) == ["is-done", "is-done", "is-done", "is-now"]
    assert "Take the pawn" in html
    assert "is-round-end" not in page(match, said=True)


def test_cards_are_named_in_the_chapter_too() -> None:
    match = at(4, "WhoHasMoreHoplites", tracking="cards")
    assert len(dots(page(match, said=True))) == len(Part) - 1  # all but the end after many rounds


# a person's turn


def entered_in(html: str) -> list[str]:
    return re.findall(r'name="entry" value="(\d+)"', html)


def test_entries_have_a_cross_and_stand_in_their_place() -> None:
    match = at(6, "WhatDid")
    before = page(match, said=True)
    assert "Nothing entered yet" in before
    assert "nothing entered" in before
    assert entered_in(before) == []
    match.answer("built forest")
    match.answer("titan lagoon")
    after = page(match)
    places = entered_in(after)
    assert [code(match.history[int(place)].value) for place in places] == ["built forest", "titan lagoon"]
    assert "2 things entered" in after
    assert after.count('class="answer') == before.count('class="answer')  # every row stays as it was
    assert after.count("oai-entries") == before.count("oai-entries")


def test_what_was_entered_before_is_offered_again() -> None:
    match = at(6, "WhatDid")
    html = str(page(match, said=True, offered=["built forest", "home forest", "nonsense"]))
    offered = html.partition("Entered before:")[2]
    assert 'value="built forest"' in offered
    assert 'value="home forest"' not in html  # not possible now
    assert "Nothing entered yet" not in html


def test_its_turn_is_one_tap_away_from_the_players_turn() -> None:
    match = go_on(at(5, "WhichCard"), WhatDid)
    for entry in ("built desert", ""):
        html = page(match, said=True)
        line = html.partition('class="turn-line')[2].partition("</a>")[0]
        assert "The AI played" in line
        leaf = leaf_of(re.findall('href="([^"]*)"', line)[0].replace("&amp;", "&"))
        assert "Lay its tile in sector" in page(match, leaf=leaf)
        if entry:
            match.answer(entry)


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
    assert "Corrected" in html
    assert match.view(Seat(0)).ai.hoplites == 4
    assert isinstance(match.history[-2].value, Correction)
