"""How fast the games are: random play, copies and listings, beside a fixed loop that measures the machine.

For comparison another engine in the same run: catanatron's Settlers of Catan with two random players. It is no part
of Soloist and not installed with it: `pip install catanatron`, or the development group.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from statistics import fmean
from time import get_clock_info, perf_counter, process_time
from typing import Any

from soloist.bots.playout import playout
from soloist.build import build
from soloist.engine import dice, seats
from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.words import msg
from soloist.lab.simulation import Lineup, Series
from soloist.lab.tally import Tally

SEED = 2024
PLAYERS: Mapping[str, int] = {"arne": 3}  # other games are told for two
FINE = 1e-6  # seconds
clock = process_time if get_clock_info("process_time").resolution <= FINE else perf_counter
"""What this process has computed, whatever the machine does beside; where that is counted roughly, the time."""
REFERENCE_ROUNDS = 100_000
SLICE = 0.1  # seconds of play between two looks at the reference loop
REPEATS = 5
CATANATRON = "catanatron"
COMPILED = "compiled"
COPIES = 20
MID_GAME = 200  # ticks of catanatron


def reference_loop(rounds: int) -> int:
    """The yardstick: plain Python of every sort. Never to be changed, or old numbers lose their meaning."""
    counts: dict[int, int] = {}
    recent: list[int] = []
    total = 0
    for number in range(rounds):
        key = number * 7919 % 251
        counts[key] = counts.get(key, 0) + 1
        recent.append(key)
        if len(recent) > 16:
            total += recent.pop(0)
    return total + len(counts)


@dataclass
class Measured:
    """What has been counted so far for one game, and in how much time."""

    games: int = 0
    decisions: int = 0
    real_decisions: int = 0
    turns: int = 0
    playing: float = 0.0
    simulated_games: int = 0
    simulating: float = 0.0
    match_games: int = 0
    match_playing: float = 0.0
    rounds: int = 0
    looping: float = 0.0
    copies: list[float] = field(default_factory=list)
    start_copies: list[float] = field(default_factory=list)
    listings: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        """The figures the command line promises; the ratios are what compares between machines."""
        reference = self.rounds / self.looping
        decisions = self.decisions / self.playing
        copy = fmean(self.copies)
        return {
            "games_per_s": self.games / self.playing, "decisions_per_s": decisions,
            "real_decisions_per_s": self.real_decisions / self.playing, "turns_per_s": self.turns / self.playing,
            "simulated_games_per_s": self.simulated_games / self.simulating,
            "match_games_per_s": self.match_games / self.match_playing, "copy_us": copy * 1e6,
            "copy_start_us": fmean(self.start_copies) * 1e6, "slowest_listing_ms": max(self.listings) * 1e3,
            "reference": reference, "ratio": decisions / reference, "copy_ratio": copy * reference,
        }  # fmt: skip


def measure(game: str, seconds: float, advance: Callable[[float], object]) -> dict[str, Any]:
    """The speed of one game. Reference loop, playing and copying take turns, so that all meet the same noise."""
    players = ("random",) * PLAYERS.get(game, 2)
    lineup = Lineup.of(Series(game, players, 1, SEED))
    measured = Measured()
    steps = (_time_play, _time_simulation, _time_matches, _time_copies)
    _in_turns(seconds, advance, measured, *(partial(step, measured, lineup) for step in steps))
    return {"game": game, "build": build(), "seats": list(players), **measured.figures()}


def _in_turns(
    seconds: float, advance: Callable[[float], object], measured: Measured, *steps: Callable[[], None]
) -> None:
    """The reference loop and these steps again and again, until the time is up."""
    while seconds > 0:
        begun = clock()
        reference_loop(REFERENCE_ROUNDS)
        measured.looping += clock() - begun
        measured.rounds += REFERENCE_ROUNDS
        for step in steps:
            step()
        spent = clock() - begun
        seconds -= spent
        advance(spent)


def _time_play(measured: Measured, lineup: Lineup) -> None:
    """A slice of whole games of random play, as a search would roll them out."""
    game, players = lineup.game, len(lineup.seating.words)
    begun = clock()
    while (spent := clock() - begun) < SLICE:
        state = game.new(players, lineup.settings)
        played = playout(game, state, dice.derived_seed(SEED, measured.games))
        measured.games += 1
        measured.decisions += played.decisions
        measured.real_decisions += played.real_decisions
        measured.turns += game.turns(state)
    measured.playing += spent


def _time_simulation(measured: Measured, lineup: Lineup) -> None:
    """A slice of whole games as `simulate` plays them: with the numbers of a match, and counted."""
    tally = Tally.of(len(lineup.seating.words))
    begun = clock()
    while (spent := clock() - begun) < SLICE:
        tally.add(lineup.play(dice.derived_seed(SEED, measured.simulated_games)))
        measured.simulated_games += 1
    measured.simulating += spent


def _time_matches(measured: Measured, lineup: Lineup) -> None:
    """A slice of whole matches, each answer checked and kept."""
    begun = clock()
    while (spent := clock() - begun) < SLICE:
        lineup.play_match(dice.derived_seed(SEED, measured.match_games))
        measured.match_games += 1
    measured.match_playing += spent


def _time_copies(measured: Measured, lineup: Lineup) -> None:
    """Walk through one game and copy it at every question."""
    match = lineup.match(dice.derived_seed(SEED, measured.games), snapshots=True)
    bots = lineup.bots()
    while (question := match.question) is not None:
        begun = clock()
        copies = [match.copy() for _ in range(REPEATS)]
        each = (clock() - begun) / REPEATS
        (measured.copies if is_mid_step(match) else measured.start_copies).append(each)
        measured.listings.append(min(_time_listing(copy) for copy in copies))
        del copies  # throwing them away is not copying
        match.answer(seats.ask(bots[question.seat], match, question))


def is_mid_step(match: Match) -> bool:
    """Whether a seat has answered since the step began, so that a copy has to give that answer again."""
    return any(entry.seat != seats.CHANCE for entry in match.history[len(match.history) - match.since_step :])


def _time_listing(match: Match) -> float:
    """How long a copy, which has listed nothing yet, takes to list the options of its question."""
    begun = perf_counter()
    options = match.question
    spent = perf_counter() - begun
    assert options is not None
    return spent


# another engine


def measure_catanatron(seconds: float, advance: Callable[[float], object]) -> dict[str, Any]:
    """Games, decisions and copies; the reference loop takes turns with them, as it does with our games."""
    library, measured = other_engine(), Measured()

    def play() -> None:
        begun = clock()
        while clock() - begun < SLICE:
            match = _new(library, measured.games)
            match.play()
            measured.games += 1
            measured.decisions += len(match.state.actions)
        measured.playing += clock() - begun
        measured.copies.append(_time_copy(library, measured.games))

    _in_turns(seconds, advance, measured, play)
    reference, copy = measured.rounds / measured.looping, fmean(measured.copies)
    decisions = measured.decisions / measured.playing
    return {
        "game": CATANATRON, "seats": ["random", "random"], "games_per_s": measured.games / measured.playing,
        "decisions_per_s": decisions, "copy_us": copy * 1e6, "reference": reference, "ratio": decisions / reference,
        "copy_ratio": copy * reference,
    }  # fmt: skip


def other_engine() -> Any:
    try:
        return import_module(CATANATRON)
    except ImportError:
        raise BadSetting(
            msg("catanatron is not installed; 'pip install catanatron' or 'uv sync --group dev' brings it")
        ) from None


def _new(library: Any, number: int) -> Any:
    """A game of two random players, which draw their numbers from Python's own generator."""
    seed = dice.derived_seed(SEED, number)
    random.seed(seed)
    players = [library.RandomPlayer(color) for color in (library.Color.RED, library.Color.BLUE)]
    return library.Game(players, seed=seed)


def _time_copy(library: Any, number: int) -> float:
    """A copy in the middle of a game."""
    match = _new(library, number)
    for _ in range(MID_GAME):
        if match.winning_color() is None:
            match.play_tick()
    begun = clock()
    for _ in range(COPIES):
        match.copy()
    return (clock() - begun) / COPIES
