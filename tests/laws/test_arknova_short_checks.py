"""Checks that need no words say the same as those that tell every reason, for all cards at all moments."""

from __future__ import annotations

import pytest

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.games.arknova import conditions, projects
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


def check_projects(match: Match, zoo: Zoo, upgraded: bool) -> None:
    turn = Turn(match.state, Seat(match.state.zoos.index(zoo)))
    for each in projects.reachable(turn, upgraded):
        assert projects.is_supportable(turn, *each) == (not projects.unmet_with(turn, *each)), each[0].code
