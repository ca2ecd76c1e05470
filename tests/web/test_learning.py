"""Learning a game: its page, the first match, and tips that are typed, shown once, and gone when somebody says so."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import pytest

from soloist.engine.flow import Asked
from soloist.engine.match import Match
from soloist.engine.seats import SEATS
from soloist.games.arknova import board
from soloist.games.arknova.questions import WHICH_PROJECT
from soloist.language import Reader
from soloist.playing import Playing
from soloist.registry import find, game_ids
from soloist.rulebook import paragraphs
from soloist.web.coach import MOST_AT_ONCE, guided, tips_for
from soloist.web.faces import TableFace, face_of
from soloist.web.faces.arknova.lesson_pictures import MOMENTS, points
from soloist.web.faces.teaching import Lesson, Line, Tip
from soloist.web.keeping import seating_of
from soloist.web.lessons import lesson_of, taught_by, taught_games
from soloist.web.match_settings import beginning_of
from soloist.web.pages.layout import Frame
from soloist.web.people import Likes, changed_likes
from soloist.web.room import Beginning
from soloist.web.routes.learn import first_settings
from tests.web.faces.scenes import scene_by
from tests.web.forms import AWAY, begun, record
from tests.web.visits import Browser, House

GAMES = [game.id for game in taught_games()]
games = pytest.mark.parametrize("game", GAMES)
FIRST_SEATS = {
    "arknova": "human,arno:L1",
    "zooloretto": "human,mammoth:I",
    "orichalcum": "human,orichalcum-ai:AI",
    "arne": "human,greedy,greedy",
}


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def tips(game: str) -> tuple[Tip, ...]:
    face = face_of(game)
    assert isinstance(face, TableFace)
    return tuple(face.tips)


# what is taught


def test_every_game_is_taught() -> None:
    assert sorted(GAMES) == sorted(["arknova", "arne", "orichalcum", "zooloretto"])
    assert taught_by("arno") is find("arknova")
    assert taught_by("automammoth") is find("zooloretto")
    assert taught_by("orichalcum-ai") is find("orichalcum")


def cited(taught: Lesson) -> Iterator[str]:
    for part in (taught.goal, taught.turn, taught.choices, taught.end, *taught.more):
        yield from part.rules
        yield from (line.rule for line in part.lines)
    yield from (rule for _, rule in taught.tips)
    yield from (line.rule for _, lines in taught.keys for line in lines if line.rule)


@games
def test_every_fact_names_a_rule_that_exists(game: str) -> None:
    rules = [*cited(lesson(game)), *(tip.rule for tip in tips(game))]
    assert len(rules) > 25
    assert [rule for rule in rules if rule not in paragraphs()] == []


@games
def test_a_lesson_is_whole(game: str) -> None:
    taught = lesson(game)
    assert len(taught.tips) == 3
    assert taught.goal.picture(Reader("en")) is not None
    assert taught.turn.picture(Reader("en")) is not None
    assert taught.end.lines
    assert sum(len(lines) for _, lines in taught.keys) > 8


def test_the_picture_of_ark_nova_counts_as_the_rules_do() -> None:
    assert [points(appeal, conservation) for _, appeal, conservation in MOMENTS] == [-114, -66, 0, 12]
    steps = {board.target(at) - board.target(at + 1) for at in range(board.MOST_CONSERVATION)}
    assert steps == {2, 3}  # "two or three times as much"


@games
def test_every_icon_is_drawn(browser: Browser, game: str) -> None:
    sprite = browser.get(re.findall(r'data-sprite="([^"]+)"', browser.get("/").text)[0]).text
    used = re.findall(r"#i-([\w-]+)", browser.get(f"/learn/{game}").text)
    assert [name for name in set(used) if f'id="i-{name}"' not in sprite] == []


@games
def test_the_page_in_both_languages(browser: Browser, game: str) -> None:
    english = browser.get(f"/learn/{game}").text
    portuguese = browser.get(f"/learn/{game}", headers={"accept-language": "pt"}).text
    title = lesson(game).goal.title
    assert Reader("en").read(title) in english
    assert Reader("pt").read(title) in portuguese
    assert Reader("en").read(title) != Reader("pt").read(title)
    assert f'href="/rules/{game}"' in english
    assert " style=" not in english


def test_the_ways_to_the_lessons(browser: Browser) -> None:
    home, shelf = browser.get("/").text, browser.get("/learn").text
    for game in GAMES:
        assert f'href="/learn/{game}"' in home
        assert f'href="/learn/{game}"' in shelf
        assert f'href="/learn/{game}"' in browser.get(f"/rules/{game}").text
    match = begun(browser.post("/new/zooloretto"))
    assert 'href="/learn/zooloretto"' in browser.get(match).text
    assert browser.get("/learn/mammoth").status_code == 404
    assert browser.get("/learn/nothing").status_code == 404


# the first match


@games
def test_the_first_match(browser: Browser, game: str) -> None:
    browser.get(f"/learn/{game}")
    match = begun(browser.post(f"/learn/{game}"))
    kept = record(browser, match)
    assert kept.meta["seats"] == FIRST_SEATS[game]
    assert kept.options.get("maps", "A") == "A"
    assert kept.options.get("first_game", "yes") == "yes"
    pages = (browser.get(match).text for _ in range(200))  # an automa that goes first may need a moment
    assert any('class="coach"' in page for page in pages)


def test_a_first_match_shows_the_tips_of_its_game_once_more() -> None:
    likes = Likes(tips="off", seen=("zoo-turn", "ark-action"))
    assert guided(likes, "zooloretto") == Likes(tips="on", seen=("ark-action",))


# tips


def test_tips_have_codes_of_their_own() -> None:
    codes = [tip.code for game in game_ids() for tip in tips(game)]
    assert len(codes) == len(set(codes))
    assert changed_likes(Likes(), {"seen": ".".join(codes)}).seen == tuple(codes)


def first_match(game: str, seed: int) -> Match:
    rules = find(game)
    beginning, _ = beginning_of(rules, first_settings(rules, lesson(game).first))
    return replace(beginning, seed=seed).match()


WANTED = {
    "arknova": {"ark-first-cards", "ark-action", "ark-build", "ark-spot", "ark-animal", "ark-association", "ark-break",
                "ark-limit", "ark-sponsor", "ark-end"},
    "zooloretto": {"zoo-turn", "zoo-load", "zoo-take", "zoo-place", "zoo-money", "zoo-barn", "zoo-last"},
    "orichalcum": {"ori-card", "ori-port", "ori-tile", "ori-titan", "ori-construct", "ori-fight", "ori-buy",
                   "ori-leave", "ori-round", "ori-points"},
    "arne": {"arne-colour", "arne-turn", "arne-black", "arne-place", "arne-react", "arne-end", "arne-final"},
}  # fmt: skip


@games
def test_a_first_game_meets_its_tips_and_they_point_at_lit_pieces(game: str) -> None:
    """Whole games at random: every tip that is wanted comes up, and what it points at is there."""
    face = face_of(game)
    assert isinstance(face, TableFace)
    frame = Frame(Likes(), "", "/")
    met: set[str] = set()
    for seed in range(6):
        chance = random.Random(seed)
        match = first_match(game, seed)
        seating = seating_of(match)
        playing = Playing(match, seating)
        while not match.over and not WANTED[game] <= met:
            question = match.asked(SEATS[0])
            if question is None:
                answer_for_others(match, playing)
                continue
            scene = scene_by(face, match, seating, SEATS[0])
            for tip in tips_for(frame, scene, face):
                met.add(tip.code)
                at = tip.at(scene)
                assert at == "" or at in scene.lights, (tip.code, at)
                assert all(scene.text(words) for words in tip.words(scene))
            passes = question.passing is not None and chance.random() < 0.7  # black cards are kept for the end
            answer = question.passing if passes else chance.choice(list(question.options))
            match.answer(answer, seat=SEATS[0])
        if WANTED[game] <= met:
            break
    assert WANTED[game] - met == set()


def answer_for_others(match: Match, playing: Playing) -> None:
    for question in match.questions:
        given = playing.answer_for(question)
        if given is not None:
            match.answer(given.answer, seat=question.seat, auto=given.auto)
            return
    raise AssertionError("nobody answers")


def test_a_tip_belongs_to_a_type_of_question() -> None:
    for game in GAMES:
        for tip in tips(game):
            assert tip.asks, tip.code
            for kind in tip.asks:
                assert tip.is_about(kind) == isinstance(kind, Asked), tip.code  # a class is no question itself
    other = next(tip for tip in tips("zooloretto") if tip.code == "zoo-load")
    asked = next(tip for tip in tips("arknova") if tip.code == "ark-action").asks[0]
    assert not other.is_about(asked)


def test_a_project_has_its_tip() -> None:
    """Who plays at random hardly ever supports one."""
    assert [tip.code for tip in tips("arknova") if tip.is_about(WHICH_PROJECT)] == ["ark-project"]


def shown(page: str) -> list[str]:
    return re.findall(r'data-coach="([\w-]+)"', page)


FIRST = Beginning("arknova", ["human", "arno:L1"], {"maps": "A"}, seed=7)  # nobody plays before the person


def test_a_tip_is_seen_once(browser: Browser) -> None:
    match = browser.begin(FIRST)
    page = browser.get(match).text
    first = shown(page)
    assert 0 < len(first) <= MOST_AT_ONCE
    assert f'name="tip" value="{first[0]}"' in page
    browser.post("/likes", {"seen": first[0], "back": match})
    assert first[0] not in shown(browser.get(match).text)
    assert shown(browser.get(match).text) == first[1:]


def test_whoever_answers_has_seen_it(browser: Browser) -> None:
    match = browser.begin(FIRST)
    page = browser.get(match).text
    tip = shown(page)[0]
    answer = re.search(r'name="answer" value="([^"]+)"', page)
    assert answer is not None
    fields = {"seat": "A", "stamp": browser.stamp(match), "answer": unescape(answer[1]), "tip": tip}
    assert browser.post(f"{match}/answer", fields).status_code == 303
    assert tip not in shown(browser.get(match).text)
    other = browser.begin(FIRST)
    assert tip not in shown(browser.get(other).text)


def test_no_more_tips_and_all_of_them_again(browser: Browser) -> None:
    match = browser.begin(FIRST)
    tip = shown(browser.get(match).text)[0]
    browser.post("/likes", {"tips": "off", "back": match})
    page = browser.get(match).text
    assert shown(page) == []
    assert 'name="tips" value="again"' in page
    assert 'name="tip"' not in page
    browser.post("/likes", {"seen": tip, "back": match})
    browser.post("/likes", {"tips": "again", "back": match})
    assert shown(browser.get(match).text)[0] == tip


def test_what_cannot_be_a_tip_is_not_kept() -> None:
    likes = changed_likes(Likes(), {"seen": "ark-action.<b>. .ark-action.A;x=1.zoo-turn", "tips": "sometimes"})
    assert likes.seen == ("ark-action", "zoo-turn")
    assert likes.tips == "on"


def test_a_line_may_have_a_figure_instead_of_a_drawing(browser: Browser) -> None:
    lines = [line for part in (lesson("arne").choices, *lesson("arne").more) for line in part.lines]
    assert all(isinstance(line, Line) and (line.icon or line.figure) for line in lines)
    assert '<b class="lesson-sign is-figure" aria-hidden="true">×3</b>' in browser.get("/learn/arne").text
