#!/usr/bin/env python3
"""Play many random games, look at the pieces after every step, and time every listing of options.

uv run bench/soak.py arknova                          1,000 games of two, 300 of each other number of players
uv run bench/soak.py arknova --players 2 --games 50 --option maps=9
uv run bench/soak.py arknova --arno                   ARNO at L1 to L8, 300 random and 100 greedy games each
uv run bench/soak.py arknova --arno --games 12        12 and 4 of them, for a quick look

With ARNO, one to three of them sit at tables of two to four, with and without the module; after every step everything
is looked at that must hold of a table, not only the pieces.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from soloist.engine.dice import derived_seed
from soloist.engine.errors import BadSetting
from soloist.engine.events import Event
from soloist.engine.flow import Chance, Decision, Flow
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import ask
from soloist.engine.words import english
from soloist.lab.simulation import Lineup, Series
from soloist.registry import find_game
from tests.kit.games import SUBJECTS
from tests.kit.subject import Subject

MANY, SOME = 1_000, 300
ARNO_LEVELS = [f"L{level}" for level in range(1, 9)]
ARNO_TABLES = ("pA", "ppA", "pAA", "Ap", "pppA", "ApAp", "pAAA")
"""Who sits where: a player or an ARNO."""
RANDOM_GAMES, GREEDY_GAMES = 300, 100


class Soak:
    """What was seen: games, errors, the slowest listing and where it was."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = self.decisions = 0
        self.errors: list[str] = []
        self.slowest = (0.0, "")

    def play(self, players: int, settings: Any, seed: int) -> None:
        game = self.subject.game
        state = game.new(players, settings)
        number = Random(seed)
        try:
            while (step := game.next_step(state)) is not None:
                self.drive(step, number)
                census = self.subject.census(state)
                assert census.found == census.owned, f"pieces of {census.owned - census.found}"
        except Exception as problem:  # noqa: BLE001 - every error is reported with its seed
            self.errors.append(f"{players} players, seed {seed}: {type(problem).__name__}: {problem}")
        self.games += 1

    def drive(self, flow: Flow[Any], number: Random) -> Any:
        """Answer everything at random; gives back what the flow returns."""
        value: Any = None
        while True:
            try:
                request = flow.send(value)
            except StopIteration as finished:
                return finished.value
            if isinstance(request, Event):
                value = None
            elif isinstance(request, Chance):
                options = list(request.options())
                value = tuple(number.sample(options, request.count)) if request.count else number.choice(options)
            elif isinstance(request, Decision):
                value = number.choice(self.listed(request))
            else:
                value = {seat: self.drive(part, number) for seat, part in request.flows.items()}

    def listed(self, request: Decision[Any]) -> Any:
        """The options, timed; a slow listing is timed twice more, as the machine may have been elsewhere."""
        begun = perf_counter()
        options = request.options()
        spent = perf_counter() - begun
        self.decisions += 1
        if spent > self.slowest[0]:
            for _ in range(2):
                begun = perf_counter()
                request.options()
                spent = min(spent, perf_counter() - begun)
            self.slowest = max(self.slowest, (spent, f"{request.why}, {len(options)} options"))
        return options


# with ARNO


class ArnoSoak(Soak):
    """Whole matches beside ARNOs of one level, with everything looked at after each step."""

    def play_match(self, lineup: Lineup, seed: int) -> None:
        match, bots = lineup.match(seed, snapshots=True), lineup.bots()
        try:
            while (question := self.asked(match)) is not None:
                self.look(match)
                match.answer(ask(bots[question.seat], match, question))
            self.look(match)
        except Exception as problem:  # noqa: BLE001 - every error is reported with its seed
            seats, options = ",".join(lineup.seating.words), lineup.settings["arno_module"]
            self.errors.append(f"{seats}, module {options}, seed {seed}: {type(problem).__name__}: {problem}")
        self.games += 1

    def look(self, match: Match) -> None:
        if match.since_step == 0 or match.over:
            census = self.subject.census(match.state)
            assert census.found == census.owned, f"pieces of {census.owned - census.found}"
            self.subject.sound(match)

    def asked(self, match: Match) -> Question | None:
        """The open question, its listing timed; a slow one is listed twice more by copies."""
        begun = perf_counter()
        question = match.question
        spent = perf_counter() - begun
        if question is not None:
            self.decisions += 1
            if spent > self.slowest[0]:
                spent = min(spent, *(listing_of(match.copy()) for _ in range(2)))
                self.slowest = max(self.slowest, (spent, f"{question.why}, {len(question.options)} options"))
        return question


def listing_of(match: Match) -> float:
    begun = perf_counter()
    assert match.question is not None
    return perf_counter() - begun


def soak_arno(level: str, games: tuple[int, int], seed: int) -> tuple[str, int]:
    """All games at one level: a line to print, with the errors below it, and how many there were."""
    soak = ArnoSoak(next(each for each in SUBJECTS if each.game.id == "arknova"))
    begun = perf_counter()
    tables = list(product(("no", "yes"), ARNO_TABLES))
    for bot, number in zip(("random", "greedy"), games, strict=True):
        for place in range(number):
            module, table = tables[place % len(tables)]
            seats = tuple(f"arno:{level}" if who == "A" else bot for who in table)
            lineup = Lineup.of(Series("arknova", seats, 1, seed, {"arno_module": module}))
            soak.play_match(lineup, derived_seed(seed, place))
    spent, where = soak.slowest
    line = (
        f"arknova, ARNO {level}: {soak.games:,} games, {soak.decisions:,} decisions, {len(soak.errors)} errors, "
        f"slowest listing {spent * 1e3:.3f} ms ({where}), {perf_counter() - begun:.0f} s"
    )
    return "\n".join([line, *soak.errors[:5]]), len(soak.errors)


def soak_arnos(games: int | None, seed: int, jobs: int) -> int:
    """Every level, so many of them at the same time; gives back how many errors there were."""
    wanted = (RANDOM_GAMES, GREEDY_GAMES) if games is None else (games, max(1, games // 3))
    failed = 0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for line, errors in pool.map(partial(soak_arno, games=wanted, seed=seed), ARNO_LEVELS):
            print(line, flush=True)
            failed += errors
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--arno", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    if wanted.arno:
        if game.id != "arknova":
            parser.error("--arno is for arknova")
        return 1 if soak_arnos(wanted.games, wanted.seed, wanted.jobs) else 0
    subject = next(each for each in SUBJECTS if each.game.id == game.id)
    settings = game.read_settings(dict(option.split("=", 1) for option in wanted.option))
    failed = 0
    for players in wanted.players or sorted(game.player_counts):
        try:
            game.check(players, settings)
        except BadSetting as problem:
            print(f"{game.id}, {players} players: {english(problem.message)}")
            continue
        soak = Soak(subject)
        begun = perf_counter()
        for place in range(wanted.games or (MANY if players == 2 else SOME)):
            soak.play(players, settings, wanted.seed * 1_000_000 + place)
        spent, where = soak.slowest
        print(
            f"{game.id}, {players} players: {soak.games:,} games, {soak.decisions:,} decisions, "
            f"{len(soak.errors)} errors, slowest listing {spent * 1e3:.3f} ms ({where}), {perf_counter() - begun:.0f} s"
        )
        print(*soak.errors[:5], sep="\n", end="\n" if soak.errors else "")
        failed += len(soak.errors)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
