"""The one-way function written out for the compiler: BLAKE2b in machine words, a fifth of the time of asking hashlib.

Only what `soloist/engine/first_numbers.py` needs of it: one key block, whose result is kept for a seed, and one short
block for each number. With all rounds written one after the other nothing is looked up. [RFC 7693]
"""

from __future__ import annotations

from collections.abc import Iterator

START = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
ORDERS = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4), (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13), (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11), (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5), (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)  # fmt: skip
"""Which word of the message comes where, round by round; after the last one the first two come again."""
ROUNDS = 12
MIXED = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13),
         (3, 4, 9, 14))  # fmt: skip
"""The words that are mixed with each other in a round."""
WORDS = 2  # of a message that are not zero: keys are 16 bytes long, the names of blocks 8 at most
KEY_AND_DIGEST = 0x01010000 ^ (16 << 8) ^ 64

MODULE = '''"""Written by compiling/one_way.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from soloist.engine.dice import KeyedStream

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")


class FirstNumbers:
    def __init__(self, seed: int, purpose: int = 0) -> None:
        self._seed = seed
        self._purpose = purpose
        {started}
        self._0: i64; self._1: i64; self._2: i64; self._3: i64; self._4: i64; self._5: i64; self._6: i64; self._7: i64
        {kept} = _mixed({start}, _word(seed), _word(seed >> 64), 128, 0)

    def pick(self, things: Sequence[T], moment: int) -> T:
        if not 0 <= moment < 10_000 or self._purpose > 9 or len(things) >> 31:
            return KeyedStream(self._seed, self._purpose, moment).pick(things)
        left: i64 = moment
        purpose: i64 = self._purpose
        name: i64 = 0x302F  # "/0", the end of the name; before it the digits from the last one to the first
        length: i64 = 132
        while True:
            name = name << 8 | 48 + left % 10
            length += 1
            left = left // 10
            if left == 0:
                break
        name = name << 16 | 0x2F00 | 48 + purpose
        number = _mixed({fields}, name, 0, length, -1)[7]
        many: i64 = len(things)
        low: i64 = (number & 0xFFFFFFFF) * many
        index: i64 = ((number >> 32 & 0xFFFFFFFF) * many + (low >> 32)) >> 32
        return things[index]


def _word(number: int) -> i64:
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


def _mixed({parameters}, m0: i64, m1: i64, length: i64, is_last: i64) -> {result}:
{body}
'''


def first_numbers() -> str:
    """The text of `soloist.engine.first_numbers` that is compiled."""
    chain = [f"h{place}" for place in range(8)]
    started = [f"h{place}: i64 = {high:#x}; h{place} = h{place} << 32 | {low:#x}" for place, high, low in _halves()]
    return MODULE.format(
        started="; ".join([*started, f"h0 ^= {KEY_AND_DIGEST:#x}"]),
        start=", ".join(chain),
        kept=", ".join(f"self._{place}" for place in range(8)),
        fields=", ".join(f"self._{place}" for place in range(8)),
        parameters=", ".join(f"{name}: i64" for name in chain),
        result=f"tuple[{', '.join(['i64'] * 8)}]",
        body="\n".join(f"    {line}" for line in _compression()),
    )


def _halves() -> Iterator[tuple[int, int, int]]:
    """Numbers of 64 bits would be looked up as objects; halves are not."""
    for place, number in enumerate(START):
        yield place, number >> 32, number & 0xFFFFFFFF


def _compression() -> Iterator[str]:
    for place, high, low in _halves():
        yield f"v{place}: i64 = h{place}"
        yield f"v{place + 8}: i64 = {high:#x}; v{place + 8} = v{place + 8} << 32 | {low:#x}"
    yield "v12 ^= length; v14 ^= is_last"
    for turn in range(ROUNDS):
        order = ORDERS[turn % len(ORDERS)]
        for place, words in enumerate(MIXED):
            yield from _mix(*words, order[2 * place], order[2 * place + 1])
    yield "return " + ", ".join(f"h{place} ^ v{place} ^ v{place + 8}" for place in range(8))


def _mix(a: int, b: int, c: int, d: int, first: int, second: int) -> Iterator[str]:
    for word, right, further in ((first, 32, 24), (second, 16, 63)):
        yield f"v{a} = v{a} + v{b}" + (f" + m{word}" if word < WORDS else "")
        yield f"v{d} ^= v{a}; v{d} = {_turned(d, right)}; v{c} = v{c} + v{d}"
        yield f"v{b} ^= v{c}; v{b} = {_turned(b, further)}"


def _turned(word: int, right: int) -> str:
    return f"v{word} << {64 - right} | (v{word} >> {right} & {(1 << 64 - right) - 1:#x})"
