"""What is said to hold of every game of Ark Nova is noticed when it does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType

import pytest

from soloist.engine.match import Match
from soloist.games.arknova.actions import animals, sponsors
from soloist.games.arknova.buildings import PETTING_ZOO, footprints
from soloist.games.arknova.cards import CARD, Action
from soloist.games.arknova.state import ArkNovaTable, Building, Lasting, Zoo
from tests.kit.arknova import ARKNOVA
from tests.kit.arknova_checks import sound
from tests.kit.courses import play_on
from tests.kit.subject import Agreement


@cache
def played() -> Match:
    """A game of two in the middle, at the start of a turn of somebody with animals and sponsors."""
    match = ARKNOVA.new(ARKNOVA.agreements[1], seed=6)
    while match.moment < 250 or match.since_step or not (active(match).animals and active(match).sponsors):
        play_on(match, match.moment, 1, ARKNOVA.choose)
    return match


def active(match: Match) -> Zoo:
    table = match.state
    assert isinstance(table, ArkNovaTable)
    return table.zoo(table.active)


def more_icons(zoo: Zoo) -> None:
    zoo.icons[0] += 1


def twice_on_one_space(zoo: Zoo) -> None:
    zoo.buildings.append(zoo.buildings[0])


def uncovered_building(zoo: Zoo) -> None:
    zoo.covered &= zoo.covered - 1


def building_far_away(zoo: Zoo) -> None:
    spot = next(spot for spot in footprints(PETTING_ZOO) if not spot.mask & zoo.covered and not spot.ring & zoo.covered)
    zoo.buildings.append(Building(PETTING_ZOO, spot))
    zoo.covered |= spot.mask


def crowded_enclosure(zoo: Zoo) -> None:
    old = zoo.buildings[0]
    zoo.buildings[0] = Building(old.kind, old.footprint, 9)


def setting(name: str, value: object) -> Callable[[Zoo], None]:
    def change(zoo: Zoo) -> None:
        setattr(zoo, name, value)

    change.__name__ = f"{name}={value}"
    return change


FAULTS = [
    more_icons,
    twice_on_one_space,
    uncovered_building,
    building_far_away,
    crowded_enclosure,
    setting("money", -1),
    setting("x_tokens", 6),
    setting("reputation", 16),
    setting("conservation", 42),
    setting("appeal", -1),
    setting("appeal", 114),
    setting("order", tuple(Action)[1:]),
    setting("hired", 5),
    setting("workers", 4),
    setting("left", 0),
    setting("reached", 7),
    setting("lasting", Lasting.EXPLORER),
    setting("markers", 1),
    setting("finals", ()),
    setting("universities", (1, 1)),
    setting("sponsors", []),
]


@pytest.mark.parametrize("agreement", ARKNOVA.playthroughs, ids=str)
def test_a_whole_game_is_sound_from_first_to_last(agreement: Agreement) -> None:
    match = ARKNOVA.new(agreement, seed=11)
    while not match.over:
        sound(match)
        play_on(match, match.moment, 1, ARKNOVA.choose)
    sound(match)
    census = ARKNOVA.census(match.state)
    assert census.found == census.owned


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_cannot_be_is_noticed(fault: Callable[[Zoo], None]) -> None:
    match = played().copy()
    fault(active(match))
    with pytest.raises(AssertionError):
        sound(match)


def test_a_gap_in_the_display_is_noticed() -> None:
    match = played().copy()
    match.state.display[2] = None
    with pytest.raises(AssertionError):
        sound(match)


@pytest.mark.plain
@pytest.mark.parametrize(("module", "rule"), [(animals, "playable"), (sponsors, "playable")])
def test_a_rule_that_disagrees_with_its_explanation_is_noticed(
    module: ModuleType, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played().copy()
    active(match).hand = [CARD["science-museum"], CARD["lion"]]  # for research and predators that are not there
    sound(match)
    monkeypatch.setattr(module, rule, lambda *_: [CARD["science-museum"], CARD["lion"]])
    with pytest.raises(AssertionError):
        sound(match)
