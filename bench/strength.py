"""How often `greedy` wins against each level of each automa: the numbers of soloist/companion/strength.py.

uv run bench/strength.py                     all levels, 3,000 games each (about an hour on one core)
uv run bench/strength.py mammoth --games 300
"""

from __future__ import annotations

import argparse

from soloist.companion.strength import MEASURED_GAMES, STRENGTHS
from soloist.lab import simulation
from soloist.progress import bar

GAMES = {"arno": "arknova", "mammoth": "zooloretto", "orichalcum-ai": "orichalcum"}
SEATS = {"arno": "arno:{level}", "mammoth": "mammoth:{level}", "orichalcum-ai": "ai"}
SEEDS = {"arno": 7, "mammoth": 1, "orichalcum-ai": 1}


def measured(automa: str, level: str, games: int, jobs: int) -> float:
    """The share of games that `greedy` wins, in a thousand."""
    seats = ("greedy", SEATS[automa].format(level=level))
    series = simulation.Series(GAMES[automa], seats, games, SEEDS[automa], {}, 1)
    series.check()
    with bar(f"{automa} {level}", games) as progress:
        tally = simulation.simulate(series, jobs, progress.advance)
    share: float = tally.per_seat(series.seats)[0]["win_share"]
    return 1000 * share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("automa", nargs="*", choices=[*GAMES], help="which automas; all if none is named")
    parser.add_argument("--games", type=int, default=MEASURED_GAMES)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for (automa, level), kept in STRENGTHS.items():
        if not given.automa or automa in given.automa:
            wins = measured(automa, level, given.games, given.jobs)
            print(f"{automa:14} {level:4} {wins:5.0f} of 1000 (on record {kept.wins})")


if __name__ == "__main__":
    main()
