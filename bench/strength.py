"""How often `greedy` wins against each level of each automa and each bot: the numbers of soloist/companion/strength.py.

uv run bench/strength.py                     all levels, 3,000 games each (about an hour on one core), and all bots
uv run bench/strength.py mammoth --games 300
uv run bench/strength.py bots                400 games of each game against each bot
"""

from __future__ import annotations

import argparse

from soloist.companion.strength import BOT_GAMES, MEASURED_GAMES, STRENGTHS, bot_strength
from soloist.lab import simulation
from soloist.progress import bar
from soloist.registry import bots_of, find, game_ids

GAMES = {"arno": "arknova", "mammoth": "zooloretto", "orichalcum-ai": "orichalcum"}
SEATS = {"arno": "arno:{level}", "mammoth": "mammoth:{level}", "orichalcum-ai": "ai"}
BOTS = "bots"
SEEDS = {"arno": 7, "mammoth": 1, "orichalcum-ai": 1}


def measured(game: str, opponent: str, games: int, seed: int, jobs: int) -> float:
    """The share of games that `greedy` wins, in a thousand."""
    series = simulation.Series(game, ("greedy", opponent), games, seed, {}, 1)
    series.check()
    with bar(f"{game}: {opponent}", games) as progress:
        tally = simulation.simulate(series, jobs, progress.advance)
    share: float = tally.per_seat(series.seats)[0]["win_share"]
    return 1000 * share


def measure_bots(games: int, jobs: int) -> None:
    for game in game_ids():
        for bot in bots_of(find(game)):
            wins, kept = measured(game, bot, games, 1, jobs), bot_strength(game, bot)
            print(f"{game:14} {bot:8} {wins:5.0f} of 1000 (on record {'–' if kept is None else kept.wins})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("automa", nargs="*", choices=[*GAMES, BOTS], help="automas, or bots; all if none is named")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for (automa, level), kept in STRENGTHS.items():
        if not given.automa or automa in given.automa:
            seat = SEATS[automa].format(level=level)
            wins = measured(GAMES[automa], seat, given.games or MEASURED_GAMES, SEEDS[automa], given.jobs)
            print(f"{automa:14} {level:4} {wins:5.0f} of 1000 (on record {kept.wins})")
    if not given.automa or BOTS in given.automa:
        measure_bots(given.games or BOT_GAMES, given.jobs)


if __name__ == "__main__":
    main()
