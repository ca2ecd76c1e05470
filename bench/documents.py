#!/usr/bin/env python3
"""Send real documents and records, a little wrong, to every address that takes them, and see what each costs.

uv run bench/documents.py                    1,000 requests
uv run bench/documents.py --requests 20000   more of them
uv run bench/documents.py --seed 7           the same ones again

Any that costs more than half a second of CPU or 100 MB, or that the server has no sentence for, is printed; so are the
dearest. Requests that are made to be dear, and not by chance, are in tests/web/test_attacks.py.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.attacks import Cost, costs_of, mutants

AT_ONCE = 250
SHOWN = 5


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--requests", type=int, default=1_000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    attacks = mutants(Random(given.seed))
    costs: list[Cost] = []
    while len(costs) < given.requests:
        costs += costs_of(list(islice(attacks, min(AT_ONCE, given.requests - len(costs)))))
        print(f"\r{len(costs)} of {given.requests}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    wrong = [cost for cost in costs if not cost.is_bearable]
    for title, chosen in {
        "too much": wrong,
        "most CPU": sorted(costs, key=lambda cost: -cost.cpu)[:SHOWN],
        "most memory": sorted(costs, key=lambda cost: -cost.memory)[:SHOWN],
    }.items():
        print(f"{title}:", *(f"  {str(cost)[:200]}" for cost in chosen), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
