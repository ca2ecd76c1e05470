"""How hard opponents are, in five bars."""

from __future__ import annotations

from itertools import pairwise

from soloist.companion.strength import BOT_STRENGTHS, MOST_BARS, STRENGTHS, bot_strength, strength_of
from soloist.registry import bots_of, find, game_ids


def test_harder_levels_never_have_fewer_bars() -> None:
    for automa in {automa for automa, _ in STRENGTHS}:
        bars = [strength.bars for (who, _), strength in STRENGTHS.items() if who == automa]
        assert all(one <= other for one, other in pairwise(bars))
        assert 1 <= bars[0] <= bars[-1] <= MOST_BARS


def test_the_scale_is_the_same_in_all_games() -> None:
    for game, bot in BOT_STRENGTHS:
        assert bot in bots_of(find(game))
        strength = bot_strength(game, bot)
        assert strength is not None
        assert strength.bars == {"random": 1, "greedy": 3}[bot]
        assert strength.games >= 300
    assert {game for game, _ in BOT_STRENGTHS} == set(game_ids()) - {"pig"}
    assert {strength.bars for strength in STRENGTHS.values()} == {1, 2, 3, 4, 5}


def test_nobody_guesses_how_hard_an_unknown_one_is() -> None:
    assert bot_strength("arne", "oracle") is None
    assert strength_of("oracle", "I") is None
