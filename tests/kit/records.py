"""Records of games between bots and automas of all sorts, as digests: two builds that play the same have the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256

from soloist.engine.dice import derived_seed
from soloist.engine.record import save
from soloist.lab.simulation import Lineup, Series, play_out

TABLES = (
    Series("arne", ("random", "greedy", "random"), 4, 1),
    Series("arne", ("greedy", "greedy"), 4, 2, {"variant": "minimum"}),
    Series("zooloretto", ("random", "greedy", "mammoth:II"), 4, 3),
    Series("zooloretto", ("greedy", "mammoth:I", "mammoth:III", "random"), 4, 4),
    Series("orichalcum", ("random", "greedy", "greedy"), 2, 5),
    Series("orichalcum", ("greedy", "ai"), 4, 6),
    Series("arknova", ("random", "random", "random"), 2, 7),
    Series("arknova", ("greedy", "greedy"), 3, 8),
    Series("arknova", ("greedy", "arno:L1", "arno:L7"), 3, 9),
    Series("arknova", ("greedy", "random", "arno:L4"), 2, 10, {"arno_module": "yes", "maps": "pick"}),
)


def digests() -> Iterator[str]:
    """One line for each game: who sat there, how the game ended, and what its record is made of."""
    for table in TABLES:
        lineup = Lineup.of(table)
        for number in table.numbers:
            match = lineup.match(derived_seed(table.seed, number))
            play_out(match, lineup.bots())
            points = " ".join(str(score.total) for score in match.result.scores)
            yield f"{table.game} {','.join(table.seats)} {number}: {points} {sha256(save(match).encode()).hexdigest()}"


if __name__ == "__main__":
    print(json.dumps([*digests()]))
