#!/usr/bin/env python3
"""Play turns of Ark Nova with every order of effects asked, and look whether the game as it is can reach the same.

uv run bench/orders.py                  500 tables, six turns each
uv run bench/orders.py --tables 3000 --first 1000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.progress import track

from tests.kit.arknova_orders import is_reached, positions

SAID = {True: "reached", False: "not reached", None: "without an order, or with too many to try"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    found: Counter[bool | None] = Counter()
    missed = []
    for seed in track(range(wanted.first, wanted.first + wanted.tables), "Tables"):
        for number, start in enumerate(positions(seed)):
            reached = is_reached(start, number)
            found[reached] += 1
            if reached is False:
                missed.append(f"table {seed}, variation {number}")
    print("; ".join(f"{found[key]:,} {text}" for key, text in SAID.items()))
    print("\n".join(missed[:20]))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
