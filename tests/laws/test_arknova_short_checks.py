"""Checks that need no words say the same as those that tell every reason, for all cards at all moments."""

from __future__ import annotations

import pytest

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.games.arknova import conditions, construction, projects
from soloist.games.arknova.actions import animals, build
from soloist.games.arknova.buildings import BUILT, UNIQUE, footprints
from soloist.games.arknova.cards import ANIMALS, SPONSORS, Action, Animal
from soloist.games.arknova.enclosures import vacant
from soloist.games.arknova.state import ArkNovaTable, Zoo
from soloist.games.arknova.turn_context import Turn
from tests.kit.arknova import ARKNOVA
from tests.kit.courses import play_on

MOMENTS = range(40, 400, 45)


@pytest.mark.parametrize("agreement", [0, 1, 3, 6])
def test_without_words_the_same_is_allowed(agreement: int) -> None:
    match = ARKNOVA.new(ARKNOVA.agreements[agreement], seed=agreement)
    allowed: set[bool] = set()
    for moment in MOMENTS:
        play_on(match, moment, moment - match.moment, ARKNOVA.choose)
        for zoo in zoos(match):
            for upgraded in (False, True):
                allowed |= {is_allowed(zoo, animal, upgraded) for animal in ANIMALS}
                check_sponsors(zoo, upgraded)
                check_projects(match, zoo, upgraded)
                can_play = animals.can_play_any(match.state, zoo, upgraded)
                assert can_play == bool(animals.playable(match.state, zoo, upgraded))
            check_places(zoo)
            check_least_strength_of_build(match, zoo)
    assert allowed == {False, True}


def zoos(match: Match) -> list[Zoo]:
    table = match.state
    assert isinstance(table, ArkNovaTable)
    return [zoo for zoo in table.zoos if not zoo.is_arno]


def is_allowed(zoo: Zoo, animal: Animal, upgraded: bool) -> bool:
    among = vacant(zoo)
    allowed = [conditions.is_playable_animal(zoo, animal, folder, upgraded, among) for folder in (0, 3)]
    told = [conditions.unmet_by_animal(zoo, animal, folder, upgraded, among) for folder in (0, 3)]
    assert allowed == [not each for each in told], animal.code
    lacks = conditions.lacking(zoo, animal.needs, animal.continents, upgraded, Action.ANIMALS)
    assert conditions.is_lacking(zoo, animal.needs, animal.continents, upgraded) == bool(lacks), animal.code
    return allowed[0]


def check_sponsors(zoo: Zoo, upgraded: bool) -> None:
    for sponsor in SPONSORS:
        lacks = conditions.lacking(zoo, sponsor.needs, (), upgraded, Action.SPONSORS)
        assert conditions.is_lacking(zoo, sponsor.needs, (), upgraded) == bool(lacks), sponsor.code


def check_places(zoo: Zoo) -> None:
    """What is listed is what nothing speaks against, and there is some if it is said so."""
    for kind in (*BUILT, *UNIQUE.values()):
        found = construction.spots(zoo, kind)
        assert list(found) == [spot for spot in footprints(kind) if construction.why_not_on(zoo, kind, spot) is None]
        assert construction.has_spot(zoo, kind) == bool(found), kind


def check_least_strength_of_build(match: Match, zoo: Zoo) -> None:
    least = build.least_strength(turn_of(match, zoo))
    for strength in range(1, 11):
        found = build.buildable(zoo, strength, (), zoo.is_upgraded(Action.BUILD))
        assert bool(found) == (least is not None and strength >= least)


def turn_of(match: Match, zoo: Zoo) -> Turn:
    return Turn(match.state, Seat(match.state.zoos.index(zoo)))


def check_projects(match: Match, zoo: Zoo, upgraded: bool) -> None:
    turn = turn_of(match, zoo)
    for each in projects.reachable(turn, upgraded):
        assert projects.is_supportable(turn, *each) == (not projects.unmet_with(turn, *each)), each[0].code
