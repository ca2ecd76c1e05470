"""How hard opponents are: in a word, in five bars, and how often our middling program wins against them.

Measured with `soloist simulate`, the bot `greedy` in the first seat of two against the opponent, 3,000 games for a
level of an automa, fewer for a bot; `uv run bench/strength.py` measures all of them again. A tie counts half.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from soloist.engine.words import Message, msg

MEASURED_GAMES = 3_000
MOST_BARS = 5
FEWER_WINS = (850, 650, 350, 150)  # of a thousand games: who wins fewer faces one bar more


@dataclass(frozen=True)
class Strength:
    """How hard a level is."""

    words: Message
    wins: int  # of our middling program, in a thousand games
    games: int = MEASURED_GAMES  # that were played to find out

    @property
    def percent(self) -> int:
        """The chance in whole per cent, at least one."""
        return max(round(self.wins / 10), 1)

    @property
    def bars(self) -> int:
        """From 1, novice, to 5, expert, the same scale in all games: our middling program itself has 3."""
        return 1 + sum(self.wins < limit for limit in FEWER_WINS)


BEGINNER, EASY, MEDIUM = msg("beginner"), msg("easy"), msg("medium")
HARD, VERY_HARD, EXTREMELY_HARD, FOR_PROS = msg("hard"), msg("very hard"), msg("extremely hard"), msg("for pros")

STRENGTHS: Mapping[tuple[str, str], Strength] = MappingProxyType({
    ("arno", "L1"): Strength(BEGINNER, 950),
    ("arno", "L2"): Strength(EASY, 813),
    ("arno", "L3"): Strength(MEDIUM, 698),
    ("arno", "L4"): Strength(HARD, 494),
    ("arno", "L5"): Strength(VERY_HARD, 302),
    ("arno", "L6"): Strength(EXTREMELY_HARD, 166),
    ("arno", "L7"): Strength(FOR_PROS, 135),
    ("arno", "L8"): Strength(FOR_PROS, 100),
    ("arno", "L9"): Strength(FOR_PROS, 81),
    ("arno", "L10"): Strength(FOR_PROS, 61),
    ("arno", "L11"): Strength(FOR_PROS, 42),
    ("arno", "L12"): Strength(FOR_PROS, 33),
    ("mammoth", "I"): Strength(EASY, 871),
    ("mammoth", "II"): Strength(MEDIUM, 568),
    ("mammoth", "III"): Strength(HARD, 286),
    ("orichalcum-ai", "AI"): Strength(MEDIUM, 636),
})  # fmt: skip
"""By the id of an automa and its level."""


def strength_of(automa: str, level: str) -> Strength | None:
    """How hard a level is; None for an automa of another package that nobody has measured."""
    return STRENGTHS.get((automa, level))


BOT_GAMES = 400
BOT_STRENGTHS: Mapping[tuple[str, str], Strength] = MappingProxyType({
    ("arne", "random"): Strength(BEGINNER, 880, BOT_GAMES),
    ("arne", "greedy"): Strength(MEDIUM, 489, BOT_GAMES),
    ("zooloretto", "random"): Strength(BEGINNER, 1000, BOT_GAMES),
    ("zooloretto", "greedy"): Strength(MEDIUM, 476, BOT_GAMES),
    ("arknova", "random"): Strength(BEGINNER, 1000, BOT_GAMES),
    ("arknova", "greedy"): Strength(MEDIUM, 515, BOT_GAMES),
    ("orichalcum", "random"): Strength(BEGINNER, 998, BOT_GAMES),
    ("orichalcum", "greedy"): Strength(MEDIUM, 507, BOT_GAMES),
})  # fmt: skip
"""By the game and the id of a bot; `greedy` meets itself, so what it lacks or has over 500 is the first seat's."""


def bot_strength(game: str, bot: str) -> Strength | None:
    """How hard a bot is in a game; None if nobody has measured it."""
    return BOT_STRENGTHS.get((game, bot))
