"""The numbers of a game as lists: `python -m soloist.adapters arne [actions|outcomes|fields] [--seats N]`."""

from __future__ import annotations

import argparse
import os
import sys

from soloist.adapters.table import set_table
from soloist.adapters.tables import LISTS
from soloist.engine.errors import SoloistError


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m soloist.adapters", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("what", nargs="?", choices=list(LISTS), default="actions")
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args(arguments)
    try:
        table = set_table(given.game, given.seats)
    except (SoloistError, ValueError) as problem:
        parser.error(str(problem))
    try:
        for line in LISTS[given.what](table.coding):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
