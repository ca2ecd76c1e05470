"""Ark Nova in the browser: in whole games every question can be answered on the table, and pages are sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.games.arknova import GAME
from soloist.seating import Seating, read_seating
from soloist.web.faces.arknova import FACE
from soloist.web.scene import AND
from soloist.web.statics import contents
from tests.web.faces.arknova_tables import drawn
from tests.web.faces.pages import Page, by_pointing
from tests.web.faces.scenes import scene_by

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "solo": (1, {"maps": "6"}),
    "two": (2, {"maps": "4,9"}),
    "three": (3, {"maps": "draft"}),
    "four": (4, {"maps": "7a,10,11,2a"}),
    "pick": (2, {"maps": "pick", "peaceful": "yes"}),
    "arno": (4, {"maps": "4,9", "arno_module": "yes", "sponsor_icons": "all"}),
}
LINEUPS = {"arno": ("human", "arno:L2", "human", "arno:L9")}
OFTEN = 1  # so many questions of each kind are looked at in every way
SELDOM = 75  # only every so many-th page is drawn for everybody


def table(name: str, seed: int) -> tuple[Match, Seating]:
    players, options = TABLES[name]
    seating = read_seating(GAME, LINEUPS.get(name, ["human"] * players))
    return Match.new(GAME, players, {**options, **seating.lineup}, seed), seating


scene_of = partial(scene_by, FACE)


def course(name: str, seed: int, steps: int = 4000) -> Iterator[tuple[Match, Seating, Question]]:
    """The questions of a match whose answers are drawn; the X-token action and declining are drawn less often."""
    match, seating = table(name, seed)
    for _ in range(steps):
        question = match.question
        if question is None:
            return
        yield match, seating, question
        stream = Stream(seed, 5, match.moment)
        options = [option for option in question.options if not code(option).startswith("x ")] or question.options
        match.answer(stream.pick(options), seat=question.seat)


def reachable(match: Match, seating: Seating, seat: Seat) -> set[str]:
    """Every answer that can be given by pointing, from pick to pick."""
    found: set[str] = set()
    for scene, page in by_pointing(partial(scene_of, match, seating, seat), drawn):
        first = {answer.partition(AND)[0] for answer in page.answers}  # a task, and what is taken there in one tap
        found |= first | {choice.code for choice in scene.words}
    return found


def bystanders(match: Match, seating: Seating) -> list[Seat | None]:
    """Every person who is not asked, and somebody who only watches."""
    return [seat for seat in seating.people if match.asked(seat) is None] + [None]


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for seed, name in enumerate(TABLES, 1)])
def test_every_option_can_be_pointed_at(name: str, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for match, seating, question in course(name, seed):
        kinds[question.why] += 1
        if kinds[question.why] > OFTEN:
            continue
        assert reachable(match, seating, question.seat) == {code(option) for option in question.options}, question
    assert len(kinds) >= 15, kinds


@pytest.mark.parametrize("name", ["solo", "two", "three", "pick"])
def test_pages_are_sound_to_the_end(name: str) -> None:
    icons: set[str] = set()
    for number, (match, seating, question) in enumerate(course(name, 7)):
        if number % SELDOM == 0:
            language = "pt" if number % (2 * SELDOM) else "en"
            page = Page(drawn(scene_of(match, seating, question.seat, language=language)))
            page.check()
            icons |= page.icons
            for seat in bystanders(match, seating):
                other = Page(drawn(scene_of(match, seating, seat)))
                other.check()
                assert other.lit == 0
                assert other.answers | other.picks == set()
    assert match.over
    for seat in (Seat(0), None):
        page = Page(drawn(scene_of(match, seating, seat)))
        page.check()
        assert page.lit == 0
    sprite = contents()["icons.svg"].decode()
    assert [name for name in sorted(icons) if f'id="i-{name}"' not in sprite] == []


@pytest.mark.parametrize("name", ["two", "four"])
def test_hands_of_others_are_not_on_the_page(name: str) -> None:
    """What is hidden may change and the page stays the same."""
    for number, (match, seating, question) in enumerate(course(name, 11, 400)):
        if number % 80 or match.state.stage == 0:
            continue
        other = match.copy()
        for seat in seats(match.seats):
            if seat != question.seat:
                other.state.zoos[seat].hand.reverse()
                other.state.zoos[seat].finals = tuple(reversed(other.state.zoos[seat].finals))
        assert drawn(scene_of(match, seating, question.seat)) == drawn(scene_of(other, seating, question.seat))
