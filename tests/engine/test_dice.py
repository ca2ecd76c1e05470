"""Numbers from a seed are the same on every machine, fair, and without memory."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from soloist.engine.dice import STREAMS, KeyedStream, Source, Stream, derived_seed, mix
from soloist.engine.first_numbers import FirstNumbers
from soloist.engine.match import Match
from tests.kit.little import A
from tests.kit.toygame import TOY

THROWS = [0, 4, 5, 0, 2, 4, 4, 1, 2, 5, 1, 5]
BITS = [0x694DE6DBC790BAC9, 0x98B33FB2DC49B3C6, 0x27BC4CF0F328E930, 0xCED8CD8F9A496B7C, 0x49E88CDFCEF09DFF]
SHUFFLED = ["h", "a", "g", "e", "b", "f", "d", "c"]
DERIVED = [4307004014346495028, 8410816739559501611]

SECRET = 0x5EED_0F_A_5EC12E7
MASK, STRIDE = (1 << 64) - 1, 0x9E3779B97F4A7C15
KEYED_THROWS = [4, 4, 5, 2, 0, 3, 2, 4, 1, 4, 3, 3]
KEYED_SHUFFLED = ["f", "b", "a", "e", "h", "d", "c", "g"]
BOTH = pytest.mark.parametrize("stream", list(STREAMS.values()))
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


def test_keyed_numbers_are_the_blocks_of_blake2b_from_their_ends() -> None:
    """These must never change either: seed, purpose, moment and block go in as the documentation says."""
    for seed, purpose, moment in ((4711, 0, 3), (2**127 + 5, 2, 900)):
        key, stream = seed.to_bytes(16, "little"), KeyedStream(seed, purpose, moment)
        for block in range(3):
            digest = blake2b(f"{purpose}/{moment}/{block}".encode(), key=key).digest()
            numbers = [int.from_bytes(digest[place : place + 8], "little") for place in range(56, -1, -8)]
            assert [stream.bits() for _ in range(8)] == numbers
    stream = KeyedStream(4711, 0, 3)
    assert [stream.below(6) for _ in range(12)] == KEYED_THROWS
    assert KeyedStream(5).shuffled("abcdefgh") == KEYED_SHUFFLED


@pytest.mark.parametrize("seed", [0, 4711, -1, 2**63, 2**64 - 1, 2**127 + 5, 2**200 + 3])
@pytest.mark.parametrize("purpose", [0, 2, 13])
def test_first_numbers_are_those_of_the_streams(seed: int, purpose: int) -> None:
    first = FirstNumbers(seed, purpose)
    for moment in (*range(120), 999, 1000, 1023, 1024, 9999, 10_000, 123_456):
        for many in (2, 1000, 2**31 - 1, 2**40):
            assert first.pick(range(many), moment) == KeyedStream(seed, purpose, moment).pick(range(many))


def test_keyed_numbers_use_all_of_a_long_seed_and_mixed_ones_do_not() -> None:
    for bit in range(128):
        assert KeyedStream(4711 ^ (1 << bit)).bits() != KeyedStream(4711).bits()
    assert Stream(4711 ^ (1 << 64)).bits() == Stream(4711).bits()


def test_from_one_mixed_number_the_seed_can_be_worked_out_and_from_a_keyed_one_not_in_this_way() -> None:
    """Why matches are not begun with mixed numbers any more: every step of them can be taken back."""
    assert seed_behind(Stream(SECRET, 0, 7).bits(), 7) == SECRET
    assert seed_behind(KeyedStream(SECRET, 0, 7).bits(), 7) != SECRET


def seed_behind(number: int, moment: int) -> int:
    state = (unmixed(number) - STRIDE) & MASK
    return (unmixed(state) - STRIDE * (moment * 64 + 1)) & MASK


def unmixed(number: int) -> int:
    number = unshifted(number, 31)
    number = unshifted((number * pow(0x94D049BB133111EB, -1, 1 << 64)) & MASK, 27)
    return unshifted((number * pow(0xBF58476D1CE4E5B9, -1, 1 << 64)) & MASK, 30)


def unshifted(number: int, bits: int) -> int:
    found = number
    for _ in range(64 // bits):
        found = number ^ (found >> bits)
    return found


def test_a_new_match_is_keyed() -> None:
    assert Match.new(TOY, 2).source is Source.KEYED
    assert Match.new(TOY, 2).chance_for(A).bits() != Match.new(TOY, 2, source=Source.MIXED).chance_for(A).bits()


@BOTH
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 88])
def test_all_outcomes_are_equally_likely(stream: type[Stream], sides: int) -> None:
    throws = 400 * sides
    seen = Counter(stream(99, 0, moment).below(sides) for moment in range(throws))
    surprise = sum((seen[side] - 400) ** 2 / 400 for side in range(sides))  # chi square
    assert set(seen) == set(range(sides))
    assert surprise < sides + 5 * (2 * sides) ** 0.5


@BOTH
def test_neighbouring_seeds_moments_and_purposes_have_nothing_in_common(stream: type[Stream]) -> None:
    first = [
        stream(seed, purpose, moment).bits() for seed in range(20) for purpose in range(20) for moment in range(20)
    ]
    assert len(set(first)) == len(first)
    same = sum(stream(seed, 0, 0).below(2) == stream(seed + 1, 0, 0).below(2) for seed in range(4000))
    assert 1850 < same < 2150


def test_a_seed_of_any_size_will_do() -> None:
    assert Stream(-1).bits() == Stream(2**64 - 1).bits()
    assert KeyedStream(-1).bits() == KeyedStream(2**128 - 1).bits()
    for stream in STREAMS.values():
        assert stream(2**200 + 3).bits() == stream(3).bits()


@BOTH
def test_a_sample_takes_each_thing_at_most_once(stream: type[Stream]) -> None:
    for moment in range(50):
        taken = stream(1, 0, moment).sample("abcdef", 4)
        assert len(set(taken)) == 4
    assert sorted(stream(1).shuffled([3, 1, 3, 2])) == [1, 2, 3, 3]
    assert stream(1).sample("ab", 0) == []


@BOTH
def test_every_order_of_a_shuffle_turns_up(stream: type[Stream]) -> None:
    orders = Counter("".join(stream(1, 0, moment).shuffled("abc")) for moment in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_derived_seeds_differ_and_fit_a_signed_column() -> None:
    seeds = {derived_seed(0, number) for number in range(5000)}
    assert len(seeds) == 5000
    assert all(0 <= seed < 2**63 for seed in seeds)
