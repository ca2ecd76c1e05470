"""Plays put together by opponent and level, in the order people know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.game import Game
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.names import level_beside, opponent_called
from soloist.plays.play import Ending, Play
from soloist.registry import all_games, find, is_automa
from soloist.seating import lineup


@dataclass(frozen=True)
class Tally:
    """All plays against the same opponents, the oldest first."""

    game: str  # the id of the game in the box
    opponents: tuple[str, ...]
    plays: tuple[Play, ...]

    @property
    def title(self) -> str:
        return find(self.game).title

    def called(self, reader: Reader) -> str:
        return called(self.opponents, reader)

    @property
    def played(self) -> int:
        return len(self.plays)

    def ended(self, ending: Ending) -> int:
        return sum(play.ending is ending for play in self.plays)

    @property
    def won(self) -> int:
        return self.ended(Ending.WON)

    @property
    def last(self) -> Play:
        return self.plays[-1]

    @property
    def best(self) -> Play | None:
        """Our best result; None if every game was given up."""
        seen = [play for play in self.plays if play.ending is not Ending.GAVE_UP]
        return max(seen, key=lambda play: (play.best.rank, play.ended), default=None)


def called(opponents: Sequence[str], reader: Reader) -> str:
    """`ARNO L3`, `Opportunist ×2`."""
    counts = Counter(opponents)
    names = {who: _called(who, reader) for who in counts}
    return ", ".join(names[who] if n == 1 else f"{names[who]} ×{n}" for who, n in counts.items())


def _called(who: str, reader: Reader) -> str:
    kind, _, level = who.partition(":")
    name = reader.read(opponent_called(kind))
    return f"{name} {level}" if level_beside(level) else name


def box_of(game: str) -> Game[Any, Any]:
    """The game in the box: the one an automa plays, or the game itself."""
    return next((each for each in all_games() if game in each.automas), find(game))


def tallies(plays: Iterable[Play]) -> list[Tally]:
    """By game and opponents: automas first, by their levels."""
    found: dict[tuple[str, tuple[str, ...]], list[Play]] = {}
    for play in sorted(plays, key=lambda play: play.ended):
        found.setdefault((box_of(play.game).id, play.opponents), []).append(play)
    order = [game.id for game in all_games()]
    keys = sorted(found, key=lambda key: (not any(map(_is_automa, key[1])), order.index(key[0]), _place(*key)))
    return [Tally(*key, tuple(found[key])) for key in keys]


def _is_automa(who: str) -> bool:
    return is_automa(who.partition(":")[0])


def _place(game: str, opponents: tuple[str, ...]) -> tuple[int, list[int], tuple[str, ...]]:
    automa = lineup(find(game))
    levels = automa.levels if automa is not None else ()
    words = [who.partition(":")[2] for who in opponents]
    return len(opponents), [levels.index(level) if level in levels else len(levels) for level in words], opponents


def outcome(play: Play) -> Message:
    """How a game ended, with the points, and whether something revealed was taken back in it."""
    ended = _ended(play)
    return msg("{outcome}, with undo", outcome=ended) if play.with_undo else ended


def _ended(play: Play) -> Message:
    score = {"own": play.best.points, "other": play.rival.points}
    match play.ending:
        case Ending.WON:
            return msg("won {own} : {other}", **score)
        case Ending.TIED:
            return msg("tied {own} : {other}", **score)
        case Ending.LOST:
            return msg("lost {own} : {other}", **score)
    return msg("gave up")
