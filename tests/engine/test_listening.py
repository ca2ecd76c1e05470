"""Who listens to a match without a log hears what the log would have, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from soloist.engine.events import Event, TurnBegins
from soloist.engine.match import Match
from soloist.engine.seats import RandomBot, Seat
from soloist.games.arne.events import Happening
from soloist.registry import find_game
from tests.kit.seats import play_on


class Listening:
    """Keeps what it hears of two types."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.heard: dict[type[Event], Callable[[Any], object]] = dict.fromkeys(
            (TurnBegins, Happening), self.told.append
        )

    def begin(self) -> None:
        self.told.clear()


def match(listener: Listening | None = None) -> Match:
    game = find_game("arne")
    settings = game.read_settings({})
    return Match(game, 2, settings, 3, log=listener is None, snapshots=False, listener=listener)


def logged(whole: Match) -> list[str]:
    return [repr(line.event) for line in whole.log or () if type(line.event) in (TurnBegins, Happening)]


def test_a_listener_hears_what_the_log_keeps() -> None:
    listener = Listening()
    heard, kept = match(listener), match()
    for each in (heard, kept):
        play_on(each, [RandomBot(), RandomBot()])
    assert [repr(event) for event in listener.told] == logged(kept)
    assert len(listener.told) > 20


def test_what_is_told_again_counts_once() -> None:
    listener = Listening()
    heard, kept = match(listener), match()
    heard.outlook(Seat(0))  # without snapshots it gives all answers again
    for each in (heard, kept):
        play_on(each, [RandomBot(), RandomBot()])
    assert [repr(event) for event in listener.told] == logged(kept)


def test_copies_tell_nobody() -> None:
    listener = Listening()
    whole = match(listener)
    before = len(listener.told)
    play_on(whole.copy(), [RandomBot(), RandomBot()])
    assert len(listener.told) == before
