"""Numbers from a seed are the same on every machine, fair, and without memory."""

from __future__ import annotations

from collections import Counter

import pytest

from soloist.engine.dice import Stream, derived_seed, mix

THROWS = [0, 4, 5, 0, 2, 4, 4, 1, 2, 5, 1, 5]
BITS = [0x694DE6DBC790BAC9, 0x98B33FB2DC49B3C6, 0x27BC4CF0F328E930, 0xCED8CD8F9A496B7C, 0x49E88CDFCEF09DFF]
SHUFFLED = ["h", "a", "g", "e", "b", "f", "d", "c"]
DERIVED = [4307004014346495028, 8410816739559501611]

FAR_SEEDS = (0, 1, 4711, 2**63, 2**64 - 1)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    """These must never change: they would change every saved match that is still to be played on."""
    stream = Stream(4711, 0, 3)
    assert [stream.below(6) for _ in range(12)] == THROWS
    assert [Stream(seed, 2, 1).bits() for seed in FAR_SEEDS] == BITS
    assert Stream(5).shuffled("abcdefgh") == SHUFFLED
    assert [derived_seed(1, number) for number in range(2)] == DERIVED


def test_mixing_is_a_bijection_that_spreads_one_bit_over_all() -> None:
    assert len({mix(number) for number in range(10_000)}) == 10_000
    changed = [(mix(1 << bit) ^ mix(0)).bit_count() for bit in range(64)]
    assert all(12 < count < 52 for count in changed)


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 88])
def test_all_outcomes_are_equally_likely(sides: int) -> None:
    throws = 400 * sides
    seen = Counter(Stream(99, 0, moment).below(sides) for moment in range(throws))
    surprise = sum((seen[side] - 400) ** 2 / 400 for side in range(sides))  # chi square
    assert set(seen) == set(range(sides))
    assert surprise < sides + 5 * (2 * sides) ** 0.5


def test_neighbouring_seeds_moments_and_purposes_have_nothing_in_common() -> None:
    first = [
        Stream(seed, purpose, moment).bits() for seed in range(20) for purpose in range(20) for moment in range(20)
    ]
    assert len(set(first)) == len(first)
    same = sum(Stream(seed, 0, 0).below(2) == Stream(seed + 1, 0, 0).below(2) for seed in range(4000))
    assert 1850 < same < 2150


def test_a_seed_of_any_size_will_do() -> None:
    assert Stream(-1).bits() == Stream(2**64 - 1).bits()
    assert Stream(2**200 + 3).bits() == Stream(3).bits()


def test_a_sample_takes_each_thing_at_most_once() -> None:
    for moment in range(50):
        taken = Stream(1, 0, moment).sample("abcdef", 4)
        assert len(set(taken)) == 4
    assert sorted(Stream(1).shuffled([3, 1, 3, 2])) == [1, 2, 3, 3]
    assert Stream(1).sample("ab", 0) == []


def test_every_order_of_a_shuffle_turns_up() -> None:
    orders = Counter("".join(Stream(1, 0, moment).shuffled("abc")) for moment in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_derived_seeds_differ_and_fit_a_signed_column() -> None:
    seeds = {derived_seed(0, number) for number in range(5000)}
    assert len(seeds) == 5000
    assert all(0 <= seed < 2**63 for seed in seeds)
