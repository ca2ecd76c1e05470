"""Whatever is gained in Ark Nova says what brought it, and nothing is gained in silence."""

from __future__ import annotations

import pytest

from soloist.engine.dice import Stream
from soloist.engine.events import Event, TurnBegins, TurnEnds
from soloist.engine.match import Match
from soloist.engine.words import english
from soloist.games.arknova.cards import Resource
from soloist.games.arknova.events import BreakBegins, BreakEnds, Gained, PartScored, ZoosScored
from soloist.games.arknova.game import ArkNova
from soloist.games.arknova.state import ArkNovaTable

GAME = ArkNova()
PLAYERS = (1, 2, 3, 4)


def played(players: int) -> tuple[Match, list[object]]:
    """A game to its end by random answers, and everything told, as somebody who sees all would hear it."""
    match = Match.new(GAME, seats=players, seed=players)
    chance = Stream(players)
    while (question := match.question) is not None:
        match.answer(chance.pick(question.options))
    assert match.log is not None
    return match, [told.event for told in match.log]


@pytest.fixture(scope="module", params=PLAYERS)
def game(request: pytest.FixtureRequest) -> tuple[Match, list[object]]:
    return played(request.param)


def test_everything_told_is_an_event_with_a_sentence(game: tuple[Match, list[object]]) -> None:
    for what in game[1]:
        assert isinstance(what, Event), what
        assert english(what)
        assert what in {what}  # pages remember lines they have drawn


def test_every_gain_says_its_cause(game: tuple[Match, list[object]]) -> None:
    gains = [(what, what.cause) for what in game[1] if hasattr(what, "cause")]
    assert any(isinstance(what, Gained) for what, _ in gains)
    for what, brings in gains:
        cause = english(brings)
        assert cause, what
        assert english(what).endswith(f"({cause})") or "no such card" in english(what), what
        assert not isinstance(what, Gained) or what.amount > 0, what


def test_nobody_gains_reputation_or_conservation_in_silence(game: tuple[Match, list[object]]) -> None:
    match, told = game
    table: ArkNovaTable = match.state
    before = told[: next(place for place, what in enumerate(told) if isinstance(what, ZoosScored))]
    scored = [what for what in told if isinstance(what, PartScored)]
    for seat, zoo in zip(table.players, table.zoos, strict=True):
        gained = {
            kind: sum(
                what.amount for what in before if isinstance(what, Gained) and (what.seat, what.what) == (seat, kind)
            )
            for kind in Resource
        }
        assert zoo.reputation == 1 + gained[Resource.REPUTATION]
        at_the_end = sum(what.points for what in scored if what.seat == seat and "conservation" in english(what.part))
        assert zoo.conservation == gained[Resource.CONSERVATION] + at_the_end


def test_turns_and_breaks_are_bracketed(game: tuple[Match, list[object]]) -> None:
    inside: object = None
    begins: dict[type, type] = {TurnBegins: TurnEnds, BreakBegins: BreakEnds}
    for what in game[1]:
        if isinstance(what, tuple(begins)):
            assert inside is None, what
            inside = what
        elif isinstance(what, tuple(begins.values())):
            assert inside is not None, what
            assert isinstance(what, begins[type(inside)]), what
            if isinstance(inside, TurnBegins) and isinstance(what, TurnEnds):
                assert inside.seat == what.seat
            inside = None
        else:
            assert not isinstance(what, Gained) or inside is not None, what
    assert inside is None
