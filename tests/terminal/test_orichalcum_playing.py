"""Orichalcum at the terminal, typed from a script."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.engine.errors import IllegalAnswer
from soloist.engine.flow import Refusal
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import english
from soloist.games.orichalcum.actions import why_no_temple, why_not_on
from soloist.games.orichalcum.answers import TEMPLE, Build, Buy, Fight, InHand, Lay, Take
from soloist.games.orichalcum.box import read_box
from soloist.games.orichalcum.odds import chance_to_win
from soloist.games.orichalcum.pieces import Action, Kind, Terrain
from soloist.games.orichalcum.placing import refuse_circles
from soloist.games.orichalcum.questions import WhichTitansStay
from soloist.games.orichalcum.sites import temple_sites
from soloist.games.orichalcum.state import Beast, Realm
from soloist.games.orichalcum.view import View, table_of
from soloist.names import opponent_called
from soloist.terminal.choosing import read_answers
from soloist.terminal.files import read_match
from soloist.terminal.orichalcum_face import closer
from soloist.wording.orichalcum.prospects import Prospects
from tests.terminal.desk import Desk, answers
from tests.terminal.islands import FACE, begun, pen, play_through, reader
from tests.terminal.typists import anything, options_on
from tests.terminal.zoos import printed

FIRST = {"first_seat": "a"}


def asked(match: Match, fits: Callable[[Question], bool]) -> Question:
    """Play on until a question fits."""
    for position in play_through(match):
        question = position.question
        if question is None or (question.seat == 0 and fits(question)):
            break
    assert match.question is not None
    return match.question


def typed(match: Match, line: str) -> list[object]:
    assert match.question is not None
    return read_answers(line, match, match.question, FACE.wording, reader(match))


def refused(match: Match, line: str) -> str:
    with pytest.raises(IllegalAnswer) as problem:
        typed(match, line)
    return reader(match).read(problem.value.message)


@pytest.mark.parametrize("seats", ["human,ai", "random,human,greedy", "human,random,greedy,random"])
def test_a_match_is_played_to_its_end_by_numbers(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "match"
    desk = Desk(anything(2), width=80)

    assert desk.play(seats, 3, save=file, game="orichalcum") == 0

    match = read_match(file)
    assert match.over
    word = seats.split(",")[match.result.winners[0]]
    winner = "You" if word == "human" else english(opponent_called(word))
    assert re.search(rf"Winners?: {winner}", desk.text)
    lines = [line for page in desk.pages for line in page.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in lines) <= 80


def test_a_player_who_types_circles_can_win_against_the_ai(tmp_path: Path) -> None:
    """Takes the first good thing each page shows: a Titan, a temple, a medallion, likely fights."""
    file = tmp_path / "match"
    desk = Desk(eager)
    assert desk.play("human,ai", 23, save=file, game="orichalcum") == 0
    assert read_match(file).over
    typed_places = [code for who, code in answers(file) if who == "A" and re.fullmatch(r"[a-g]\d(-[a-g]\d)*", code)]
    assert len(typed_places) > 5
    assert "is not possible" not in desk.text
    assert "is not an option" not in desk.text


def eager(page: str) -> str:
    if "Where does the tile go?" in page:
        good = re.search(r"(?m)^    (?:★|▲|\+\d).*?: ([a-g]\d(?: [a-g]\d)*)", page)
        sample = good or re.search(r"such as ([a-g]\d(?: [a-g]\d)*)", page) or re.search(r"  1 on ([a-g0-9 ]+)", page)
        assert sample is not None, page
        return sample[1].strip()
    if "Which creature" in page:
        ways = re.findall(r"(\d+) \+\d⚔ (\d+) %", page)
        number, chance = max(ways, key=lambda way: int(way[1]))
        return str(number) if int(chance) > 60 else ""
    if "Buy an additional action?" in page:
        wanted = re.search(r"(?m)^    Construct .*?(?:temple|medallion|building).*? (\d+) for", page)
        return wanted[1] if wanted else ""
    if "What do you construct?" in page:
        best = re.search(r"(?m)^ +(\d+) (?:Build a temple|Forge a medallion)", page)
        return best[1] if best else "1"
    return "1"


# what can be typed


def test_circles_are_typed_in_the_order_of_the_tile() -> None:
    match = begun("human,ai", 5)
    tile_asked = asked(match, lambda question: isinstance(question.about, InHand) and question.about.tile.size == 3)
    lay = tile_asked.options[4]
    assert isinstance(lay, Lay)
    for line in (lay.where, lay.code, lay.where.upper(), lay.where.replace(" ", ", "), f"on {lay.where}"):
        assert typed(match, line) == [lay]
    first, second, third = lay.where.split()
    assert typed(match, f"{first} {second}") == [lay]  # clockwise there is only one circle left
    assert f"{first} {third} {second}" not in [option.where for option in tile_asked.options]


def test_equal_terrains_may_change_places() -> None:
    match = begun("human,ai", 20)
    question = asked_for_tile(match, "volcano-volcano-mountain")
    for lay in question.options:
        one, other, third = lay.where.split()
        assert typed(match, f"{other} {one} {third}") == [lay]


def test_a_port_and_the_circles_of_a_temple_are_typed_in_any_order() -> None:
    match = begun("human,ai", 5)
    asked(match, lambda question: question.why == "ORI-5.1")
    assert typed(match, "e2 d1") == typed(match, "d1 e2") == typed(match, "1")
    assert "both circles of a port [ORI-5.4]" in refused(match, "d1 d2")
    match = begun("greedy,greedy", 2)
    question = asked(match, lambda question: question.about is TEMPLE)
    for lay in question.options:
        assert typed(match, " ".join(reversed(lay.where.split()))) == [lay]


def test_a_card_and_its_place_in_one_line(tmp_path: Path) -> None:
    long, short = tmp_path / "long", tmp_path / "short"
    Desk(["2", "g5 g4", "f4 e5 f5"]).play("human,ai", 5, save=long, game="orichalcum")
    Desk(["2", "2", "f4-e5-f5"]).play("human,ai", 5, save=short, game="orichalcum")
    assert [what for who, what in answers(long) if who == "A"][:3] == ["card 2", "g4-g5", "f4-e5-f5"]
    assert answers(short) == answers(long)


def test_the_number_of_a_card_is_its_place() -> None:
    match = begun("human,ai", 5)
    takes = typed(match, "3")
    assert isinstance(takes[0], Take)
    assert takes[0].place == 3
    assert refused(match, "5") == "'5' is not possible: the card costs 2 hoplites; you have 1 [ORI-4.3]"
    assert "not a choice" in refused(match, "6")


def test_a_fight_is_typed_by_its_circle() -> None:
    match = begun("greedy,greedy", 3)
    question = asked(match, lambda question: sum(isinstance(option, Fight) for option in question.options) > 2)
    fight = next(option for option in question.options if isinstance(option, Fight) and option.more == 1)
    assert typed(match, f"{fight.where} 1") == typed(match, f"fight {fight.where} 1") == [fight]
    assert "could be fight" in refused(match, fight.where)
    assert re.search(r"you have \d+ hoplite|at most 3 hoplites", refused(match, f"{fight.where} 4"))
    assert "could be fight" in refused(match, fight.creature.name)
    empty = next(name for name in match.view(None).realms[0].ground.names if name != fight.where)
    assert "no creature stands there [ORI-8.1]" in refused(match, empty)


def test_a_purchase_is_typed_by_two_words() -> None:
    match = begun("greedy,ai", 3)
    question = asked(match, lambda question: any(isinstance(option, Buy) for option in question.options))
    buy = question.options[0]
    assert typed(match, f"{buy.action.code} {buy.goods.code}") == typed(match, "1") == [buy]


# previews


def test_a_preview_foretells_what_comes() -> None:
    """Titans, goods of the port and sites for temples, as the game then has them."""
    seen: Counter[str] = Counter()
    for seed in range(4, 9):
        for position in play_through(begun("greedy,greedy,greedy", seed), every=2):
            question = position.question
            if question is not None and isinstance(question.about, InHand):
                seen += compare_previews(position, question)
        if min(seen["titans"], seen["ports"], seen["sites"]) > 0 and seen["places"] > 30:
            return
    pytest.fail(f"too little was compared: {seen}")


def compare_previews(match: Match, question: Question) -> Counter[str]:
    """Some places for a tile, and how much came of them."""
    seat, seen = question.seat, Counter[str]()
    before = set(temple_sites(table_of(match.view(seat)).realms[seat]))
    for lay in question.options[:: max(1, len(question.options) // 9)]:
        prospect = Prospects(match.view(seat), seat, question.about).on(lay)
        later = match.copy()
        later.answer(lay, seat=seat)
        while later.question is not None and isinstance(later.question.ask, WhichTitansStay):  # three Titans at once
            later.answer(later.question.options[0], seat=seat)
        heard = [reader(later).read(what) for _, what in later.heard(seat)[len(match.heard(seat)) :]]
        came = sum("Titan gained" in line for line in heard)
        assert came == sum(holder != seat for _, holder in prospect.titans)
        assert any("from the port" in line for line in heard) == bool(prospect.hoplites or prospect.nuggets)
        seen += Counter(places=1, titans=came, ports=prospect.hoplites + prospect.nuggets)
        if later.question is not None and later.question.why in ("ORI-7.3", "ORI-6.6", "ORI-8.1"):  # before the action
            now = set(temple_sites(table_of(later.view(seat)).realms[seat]))
            assert set(prospect.temples) == now - before
            seen["sites"] += len(prospect.temples)
    return seen


def test_asking_for_a_place_shows_it_on_the_island(tmp_path: Path) -> None:
    desk = Desk(["2", "2", "? f2 f3 g3", "? f4 f5 g6", "? 3", "? f4"], width=80)
    desk.play("human,ai", 20, save=tmp_path / "match", game="orichalcum")
    place, shape, number, beginning = desk.pages[3:7]
    assert "[Ce10][Ce10]" in place
    assert "[ g3 ]" in place
    assert "· gives the Mountain Titan\n" in place
    assert "· Cerberus, strength 10, comes to f2\n" in place
    assert "· Mountain: 3 circles together\n" in place
    assert "Not possible: the tile does not have this shape [ORI-5.9]" in shape
    assert number.count("[") == 6
    assert "Places that start with that: f4 " in beginning


def test_places_that_bring_something_are_named(tmp_path: Path) -> None:
    desk = Desk(["2", "2"], width=80)
    desk.play("human,ai", 20, save=tmp_path / "match", game="orichalcum")
    assert "Vo-Vo-Mo  with Cerberus 10, Cerberus 10\n" in desk.pages[2]
    assert "Type a circle for each terrain, in this order, such as f2 e3 f3\n" in desk.pages[2]
    assert "    ★Mountain: f2 e3 f3 · " in desk.pages[2]
    assert "27 places; ? f2 e3 f3 shows what you get\n" in desk.pages[2]
    assert options_on(desk.pages[2]) < 10  # the action board has numbers, the places have none


# reasons


def asked_for_tile(match: Match, code: str) -> Question:
    """Take the card with this tile from the board at the beginning, and a port."""
    view: View = match.view(Seat(0))
    place = next(place for place, offer in enumerate(view.row, 1) if offer.tile and offer.tile.code == code)
    match.answer(f"card {place}")
    match.answer("g4-g5")
    assert match.question is not None
    return match.question


def test_a_tile_is_refused_with_the_reason() -> None:
    match = begun("human,ai", 5)
    asked_for_tile(match, "volcano-volcano-mountain")
    assert "the tile covers 3 circles [ORI-5.5]" in refused(match, "a3 a4")
    assert "g4 is already taken [ORI-5.5]" in refused(match, "g4 f3 f4")
    assert "does not have this shape [ORI-5.9]" in refused(match, "f3 f4 f5")
    assert "must touch a tile or the metropolis [ORI-5.5]" in refused(match, "a3 a4 b3")
    assert "f3 is named twice [ORI-5.5]" in refused(match, "f3 f3 f4")
    assert "the tile covers 3 circles [ORI-5.5]" in refused(match, "f3 f4 e4 e5")
    assert "there is no circle f9 on your island [ORI-5.5]" in refused(match, "f3, f4, f9")
    assert "g4 is already taken [ORI-5.5]" in refused(match, "g4")
    assert "'f3 f4 f5' is not possible" in refused(match, "f3 f4 f5 1")


def test_a_flipped_tile_is_refused() -> None:
    match = begun("human,greedy", 4)
    question = asked(match, is_three_terrains)
    one, two, three = question.options[0].where.split()
    assert "may not be flipped over: its terrains go clockwise [ORI-5.5]" in refused(match, f"{one} {three} {two}")


def is_three_terrains(question: Question) -> bool:
    return isinstance(question.about, InHand) and len(set(question.about.tile.terrains)) == 3


def test_what_cannot_be_constructed_is_listed_by_the_reason() -> None:
    match = begun("greedy,ai", 3)
    question = asked(match, lambda question: question.why == "ORI-7.3")
    idle = FACE.wording.idle(match, question)
    reasons = [reader(match).read(held.refusal.reason) for held in idle]
    assert len(set(reasons)) == len(reasons)
    held = sum(len(each.things) for each in idle)
    assert held + len(question.options) - 1 == 2 + sum(slot is not None for slot in match.view(None).slots)
    for each in idle:
        for thing in each.things:
            assert f"[{each.refusal.rule}]" in refused(match, code(thing))
    build = next(option for option in question.options if isinstance(option, Build))
    assert typed(match, build.terrain.code)[:1] == typed(match, f"build {build.terrain.code}")[:1] == [build]
    lying = {slot.kind for slot in match.view(None).slots if slot is not None}
    other = next(kind for kind in Kind if kind not in lying)
    assert "there is no such building on the construction board [ORI-7.6]" in refused(match, other.code)


def small_land() -> Realm:
    """Mountain, forest, lagoon, desert as a rhombus; a creature on d5, next to the desert."""
    realm = Realm(read_box().islands["hexagon*"])
    number = realm.ground.number
    lands = {"b3": Terrain.MOUNTAIN, "b4": Terrain.FOREST, "c4": Terrain.LAGOON, "c5": Terrain.DESERT}
    for name, terrain in {**lands, "b2": Terrain.MOUNTAIN, "d5": Terrain.VOLCANO}.items():
        realm.add_land(number[name], terrain)
    realm.add_beast(Beast(number["d5"], read_box().creatures[0], 0))
    realm.build_on(1 << number["b2"])
    return realm


@pytest.mark.parametrize(
    ("circle", "rule"),
    [("a3", "ORI-7.6"), ("b2", "ORI-7.6"), ("b4", "ORI-7.6"), ("d5", "ORI-7.7"), ("c5", "ORI-7.7"), ("zz", "")],
)
def test_a_building_is_refused_with_the_reason(circle: str, rule: str) -> None:
    building = next(each for each in read_box().buildings if each.kind is Kind.ARCH)
    realm, build = small_land(), Build(Terrain.DESERT, building)
    refusal = refuse_circles(realm.ground, circle, lambda spot: why_not_on(realm, build, spot))
    assert (refusal.rule if refusal else "") == rule


@pytest.mark.parametrize(
    ("circles", "reason"),
    [
        ("b3 b4 b5 b6", "these circles do not form a rhombus"),
        ("a3 a4 b3 b4", "one of these circles is empty"),
        ("b3 b4 c4 c5", "a creature stands there or next to it"),
        ("somewhere", ""),
    ],
)
def test_a_temple_is_refused_with_the_reason(circles: str, reason: str) -> None:
    refusal = refuse_temple(small_land(), circles)
    assert (english(refusal.reason) if refusal else "") == reason


def refuse_temple(realm: Realm, circles: str) -> Refusal | None:
    return refuse_circles(realm.ground, circles, lambda spot: why_no_temple(realm, spot))


def test_a_temple_needs_different_terrains() -> None:
    realm = small_land()
    realm.remove_beast(realm.ground.number["d5"])
    realm.add_land(realm.ground.number["b5"], Terrain.DESERT)
    refusal = refuse_temple(realm, "b4 b5 c5 c6")
    assert refusal is not None
    realm.add_land(realm.ground.number["c6"], Terrain.LAGOON)
    refusal = refuse_temple(realm, "b4 b5 c5 c6")
    assert refusal is not None
    assert english(refusal.reason) == "the four terrains are not all different"


def test_an_action_without_goods_or_use_is_refused() -> None:
    match = begun("greedy,ai", 3)
    question = asked(
        match, lambda question: any(isinstance(option, Buy) for option in question.options) and not creatures(match)
    )
    assert "there is no creature on your island [ORI-8.1]" in refused(match, "capture")
    goods = {option.goods.code for option in question.options if isinstance(option, Buy)}
    for missing in {"hoplites", "nuggets", "creatures"} - goods:
        assert re.search(r"it costs 2 .*, you have [01] \[ORI-9.2\]", refused(match, f"produce for {missing}"))


def creatures(match: Match) -> bool:
    return bool(match.view(Seat(0)).realm(Seat(0)).beasts)


# the AI's turn, explanations


def test_the_ais_turn_is_told_step_by_step_with_its_rules(tmp_path: Path) -> None:
    desk = Desk(anything(3), most=40)
    desk.play("human,ai", 5, save=tmp_path / "match", game="orichalcum")
    told = [page for page in desk.pages if "without paying" in page]
    assert len(told) > 2
    for page in told:
        assert re.search(
            r"(?m)^· AI: \w+ with a size-\d tile, without paying \[OAI-3.3\]\n(    \S.* \[OAI-\d.\d\]\n)+", page
        )
    assert re.search("(?m)^    .* discarded \\[OAI-8.1\\]\\n— Round \\d+, ", desk.text)


def test_explanations_name_the_rules_and_what_is_reconstructed(tmp_path: Path) -> None:
    lines = [
        "? gorgon",
        "? oratory",
        "? titan",
        "? ORI-7.5",
        "? ai",
        "? 2",
        "? temple",
        "? volcano",
        "? siege engines",
        "?",
    ]
    desk = Desk(lines, width=80)
    desk.play("human,ai", 20, save=tmp_path / "match", game="orichalcum")
    gorgon, oratory, titan, rule, ai, card, temple, volcano, siege, overview = desk.pages[1:11]
    assert "Strength 8; whoever captures it gains 1 ⚔ and 1 ◆. Strength and loot are our" in gorgon
    assert "0⚔ 17 %  1⚔ 47 %  2⚔ 84 %  3⚔ 97 % [ORI-8.3]" in gorgon
    assert "ORI-11.3" in oratory
    assert "reconstruction" not in oratory
    assert "Part of this is our reconstruction" in titan.replace("\n", " ").replace("  ", " ")
    assert "ORI-6.1" in titan
    assert rule.startswith("ORI-7.5 Temple")
    assert "1·1◆" in ai
    assert "Track 1 —" in ai
    assert "ORI-7.2 Recruit" in card
    assert "ORI-7.5" in temple
    assert "ORI-6.3" in volcano
    assert "ORI-11.4" in siege
    assert "? c4 c5, ? gorgon, ? AI" in overview


def test_everything_people_can_ask_about_is_explained() -> None:
    from soloist.rulebook import paragraphs

    known = paragraphs("en")
    for thing in FACE.wording.vocabulary:
        explanation = FACE.wording.explain(thing)
        assert explanation is not None, thing
        assert all(rule in known for rule in explanation.rules), thing


def test_options_of_a_whole_match_have_texts_and_explanations() -> None:
    for position in play_through(begun("greedy,greedy", 6), every=4):
        question = position.question
        if question is None:
            break
        for offer in FACE.wording.numbered(position, question):
            assert "{" not in reader(position).read(offer.text)
            if not isinstance(offer.option, Lay):
                assert offer.option is question.passing or FACE.wording.explain(offer.option) is not None


def test_chances_are_exact_and_never_rounded_to_certainty() -> None:
    match = begun("greedy,greedy", 3)
    question = asked(match, lambda question: any(isinstance(option, Fight) for option in question.options))
    listed = FACE.listing(match, question, FACE.wording.numbered(match, question), pen(match))
    assert listed is not None
    page = printed(*listed)
    for number, option in enumerate(question.options, 1):
        if isinstance(option, Fight):
            odds = chance_to_win(option.dice, option.creature.strength)
            shown = re.search(rf" {number} \+{option.more}⚔ (\d+) %", page)
            assert shown is not None
            assert abs(int(shown[1]) - 100 * odds) <= 1
            assert (shown[1] == "100") == (odds == 1)


def test_what_an_action_brings_is_counted_after_paying() -> None:
    """With five nuggets a medallion can be forged, but not after two of them are paid."""
    seen = 0
    for seed in range(12):
        for position in play_through(begun("greedy,greedy", seed), every=1):
            question = position.question
            if question is None or question.why != "ORI-9.1":
                continue
            nuggets = position.view(question.seat).realm(question.seat).nuggets
            for option in question.options:
                if isinstance(option, Buy) and option.action is Action.CONSTRUCT and option.goods.code == "nuggets":
                    offer = next(each for each in FACE.wording.numbered(position, question) if each.option == option)
                    assert ("a medallion" in reader(position).read(offer.text)) == (nuggets - option.price >= 5)
                    seen += 5 <= nuggets < 7
        if seen:
            break
    assert seen


def test_closer_draws_the_island_of_a_seat_by_name() -> None:
    match = begun("greedy,greedy", 6)
    question = asked(match, lambda question: question.why == "ORI-9.1")
    drawn = closer(match, question, "AI", pen(match))
    assert drawn is not None
    shown = printed(*drawn)
    assert "\\ d1 /" in shown or "\\ c2 /" in shown
    assert closer(match, question, "nobody", pen(match)) is None
