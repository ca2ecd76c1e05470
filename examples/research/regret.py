"""OpenSpiel's counterfactual regret minimisation on ARNE Total for two, by outcome sampling.

    uv run examples/research/regret.py --iterations 50

The tree is far too large to be solved so: what it shows is that the algorithm runs on our information states.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from soloist.adapters.openspiel import load

DEEPEST = 20_000
"""The solver goes one call deeper for every node of a match."""


def minimise(iterations: int, seed: int = 0) -> tuple[int, Any]:
    """How many information states were met, and the average policy."""
    np.random.seed(seed)  # the solver draws from numpy's own generator
    sys.setrecursionlimit(max(DEEPEST, sys.getrecursionlimit()))
    solver = OutcomeSamplingSolver(load("arne", options={"first_game": "yes"}))
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates), solver.average_policy()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    met, _ = minimise(given.iterations, given.seed)
    print(f"{met} information states met in {given.iterations} iterations")


if __name__ == "__main__":
    main()
