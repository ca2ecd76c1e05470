"""Series of games between bots. Each game hangs on the seed of the series and its own number alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from soloist.bots.playout import MOST_DECISIONS
from soloist.bots.unrecorded import Unrecorded, can_play
from soloist.engine.dice import derived_seed
from soloist.engine.errors import BadSetting, BrokenRules, SoloistError
from soloist.engine.events import Listener
from soloist.engine.game import Game
from soloist.engine.match import Match
from soloist.engine.seats import Bot, RandomBot, ask
from soloist.engine.words import msg
from soloist.lab.processes import deaf_to_interrupts, processes
from soloist.lab.tally import Failure, Played, Tally
from soloist.registry import bots_of, find_game
from soloist.seating import Seating, read_seating, with_automas

LARGEST_PART = 64  # games that a process plays before it reports

Advance = Callable[[int], object]
"""Hears how many more games have been played."""


def unheard(_: object) -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class Series:
    """What is to be simulated, as plain words: any process can play any game of it."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = 1  # the number of the first game

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)

    def check(self) -> None:
        """Raise BadSetting if these seats cannot play this game with these options, or a person is among them."""
        lineup = Lineup.of(self)
        if lineup.seating.people:
            raise BadSetting(msg("people cannot be simulated; bots are: {bots}", bots=", ".join(bots_of(lineup.game))))


@dataclass(frozen=True)
class Lineup:
    """A game, who plays it and what was agreed: ready to play."""

    game: Game[Any, Any]
    seating: Seating
    settings: Mapping[str, Any]

    @classmethod
    def of(cls, series: Series) -> Lineup:
        game = find_game(series.game)
        seating = read_seating(game, series.seats)
        settings = game.read_settings(with_automas(seating, series.options))
        game.check(len(series.seats), settings)
        return cls(game, seating, settings)

    def match(self, seed: int, *, snapshots: bool = False, log: bool = False) -> Match:
        return Match(self.game, len(self.seating.words), self.settings, seed, snapshots=snapshots, log=log)

    def bots(self) -> list[Bot]:
        """One per seat; an automa is never asked, so anything may stand in its place."""
        return [RandomBot() if bot is None else bot for bot in self.seating.bots()]

    def play(self, seed: int, listener: Listener | None = None) -> Played:
        """One game from beginning to end, without a record where no bot needs one; the listener hears what happens."""
        bots = self.bots()
        if not can_play(bots):
            return self.play_match(seed, listener)
        try:
            game = Unrecorded(self.game, self.game.new(len(bots), self.settings), seed, bots, listener)
        except Exception:
            self.play_match(seed)  # says after which answer it breaks
            raise
        result, turns = self.game.result(game.state), self.game.turns(game.state)
        return Played(result, turns, game.decisions, game.real_decisions, game.chances, game.state)

    def play_match(self, seed: int, listener: Listener | None = None) -> Played:
        """The same game as a match, each answer checked and kept."""
        match = self.match(seed, log=listener is not None)
        decisions, real = play_out(match, self.bots())
        if listener is not None:
            listener.begin()
            for told in match.log or ():
                listener.heard.get(type(told.event), unheard)(told.event)
        return Played(match.result, match.turns, decisions, real, match.moment - decisions, match.state)


def play_out(match: Match, bots: Sequence[Bot]) -> tuple[int, int]:
    """Let the bots play to the end: how many decisions they made, and how many had two or more options."""
    decisions = real = 0
    while (question := match.question) is not None:
        decisions += 1
        if len(question.options) > 1:
            real += 1
        match.answer(ask(bots[question.seat], match, question))
        if decisions > MOST_DECISIONS:
            raise BrokenRules(f"the game has not ended after {MOST_DECISIONS} decisions")
    return decisions, real


def play_games(series: Series, numbers: Sequence[int], advance: Advance = unheard) -> Tally:
    """Play these games of a series one after the other; a game that breaks is counted and the next one played."""
    lineup = Lineup.of(series)
    tally = Tally.of(len(series.seats))
    for number in numbers:
        seed = derived_seed(series.seed, number)
        try:
            tally.add(lineup.play(seed))
        except Exception as problem:  # noqa: BLE001 - whatever a game does, the series goes on and reports it
            tally.fail(Failure(number, seed, f"{type(problem).__name__}: {problem}"))
        advance(1)
    return tally


def simulate(series: Series, jobs: int = 1, advance: Advance = unheard) -> Tally:
    """Play a whole series in so many processes; the tally does not depend on their number."""
    if jobs == 1 or series.games == 1:
        return play_games(series, series.numbers, advance)
    tally = Tally.of(len(series.seats))
    parts = _parts(series.numbers, jobs)
    try:
        with processes(jobs) as pool:
            with deaf_to_interrupts():
                waiting = deque((part, pool.submit(play_games, series, part)) for part in islice(parts, 4 * jobs))
            while waiting:
                part, counted = waiting.popleft()
                tally.merge(counted.result())
                advance(len(part))
                waiting.extend((part, pool.submit(play_games, series, part)) for part in islice(parts, 1))
    except BrokenProcessPool:
        raise SoloistError(msg("a process of the simulation was ended from outside; try fewer --jobs")) from None
    return tally


def _parts(numbers: range, jobs: int) -> Iterator[range]:
    """The numbers cut into parts, several for each process so that none waits long for the last."""
    size = max(1, min(LARGEST_PART, len(numbers) // (jobs * 8)))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]
