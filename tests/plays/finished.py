"""Finished games for the record of plays: whole matches by people who answer anything, and plays made up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE
from soloist.plays.play import Play, Player
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning
from soloist.web.store import Kept

PLAYED = 9  # a version that only a match played here has


def play_anything(match: Match, seed: int = 0) -> Match:
    """Answer at random until the match is over."""
    while (question := match.question) is not None:
        assert question.seat != CHANCE
        options = question.options
        match.answer(options[Stream(seed, 5, match.moment).below(len(options))], seat=question.seat)
    return match


@cache
def finished(game: str, seats: tuple[str, ...] = (), seed: int = 3, **options: str) -> Match:
    return play_anything(Beginning(game, seats, dict(options), seed=seed).match(), seed)


def kept(match: Match, name: str, **more: Any) -> Kept:
    """As it is in the store after it was played there."""
    return replace(kept_of(match, name), version=PLAYED, **more)


def made_up(
    own: int, other: int, who: str = "arno:L3", *, game: str = "arno", ended: float = 1000.0, name: str = "",
    more: Sequence[Player] = (), id_: str = "",
) -> Play:  # fmt: skip
    """One person against one automa or bot."""
    people = Player("human", name, own, own >= other)
    rival = Player(who, "", other, other >= own)
    return Play(id_ or f"{ended:032.0f}", game, ended, 20, (people, rival, *more))
