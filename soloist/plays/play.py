"""One finished game as the record of plays keeps it: who sat there and what came of it, by the engine's own result."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

from soloist.engine.documents import read_json
from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, seats
from soloist.engine.words import msg
from soloist.registry import find, is_companion
from soloist.seating import HUMAN, automas_in, lineup, read_seating, split_seats


class Ending(Enum):
    """How a game ended for those whose record it is."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"
    GAVE_UP = "gave up"


@dataclass(frozen=True)
class Player:
    """Who sat at a seat, in the words of `soloist.seating`, and how they came out."""

    who: str  # human, greedy, arno:L3
    name: str
    points: int
    has_won: bool
    gave_up: bool = False
    standing: tuple[int, ...] = ()  # what decides, the greater the better; empty: most points

    @property
    def is_person(self) -> bool:
        return self.who == HUMAN

    @property
    def rank(self) -> tuple[int, ...]:
        return self.standing or (self.points,)


@dataclass(frozen=True)
class Play:
    """A finished game; `mine` are the seats whose record it is."""

    id: str
    game: str  # a game on the screen, or a companion
    ended: float  # seconds since 1970
    turns: int
    players: tuple[Player, ...]
    mine: frozenset[str] = frozenset()  # letters of seats; empty: all people at the table
    with_undo: bool = False  # somebody went back beyond something revealed

    @property
    def at_table(self) -> bool:
        return is_companion(self.game)

    @property
    def ours(self) -> list[Player]:
        """The people whose record it is; beside a box all of them."""
        people = [(seat, each) for seat, each in zip(SEATS, self.players, strict=False) if each.is_person]
        wanted = [each for seat, each in people if seat.code in self.mine and not self.at_table]
        return wanted or [each for _, each in people]

    @property
    def others(self) -> list[Player]:
        ours = self.ours
        return [each for each in self.players if not any(each is one for one in ours)]

    @property
    def opponents(self) -> tuple[str, ...]:
        """Automas and bots, sorted."""
        return tuple(sorted(each.who for each in self.players if not each.is_person))

    @property
    def best(self) -> Player:
        """The best of ours."""
        return max(self.ours, key=lambda each: (each.has_won, each.rank))

    @property
    def rival(self) -> Player:
        """The best of the others."""
        return max(self.others, key=lambda each: (each.has_won, each.rank))

    @property
    def ending(self) -> Ending:
        if all(each.gave_up for each in self.ours):
            return Ending.GAVE_UP
        if not self.best.has_won:
            return Ending.LOST
        is_shared = any(each.has_won for each in self.others if not each.is_person)
        return Ending.TIED if is_shared else Ending.WON

    @property
    def counts(self) -> bool:
        """Whether it belongs in the record: people against an automa or bots."""
        return bool(self.ours and self.opponents)

    def seen_from(self, mine: Collection[str]) -> Play:
        return replace(self, mine=frozenset(mine))

    # as text

    def text(self) -> str:
        facts = asdict(self)
        del facts["mine"]  # whoever reads it has seats of their own
        return json.dumps(facts, ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Play:
        """A play as it was written; raises BadRecord, or BadSetting if its game is not there."""
        try:
            facts = read_json("play", text)
            find(facts["game"])
            players = [Player(**{**each, "standing": tuple(each["standing"])}) for each in facts.pop("players")]
            return cls(players=tuple(players), **facts)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadRecord(msg("this is no play of a record of plays")) from None


# from matches


def play_of(match: Match, ended: float) -> Play | None:
    """A match that is over, by its own name: the same answers are the same play, wherever they are saved."""
    record, result = Record.of(match), match.result
    facts = [record.game, record.seats, record.seed, sorted(record.options.items()), record.answers]
    name = sha256(json.dumps(facts).encode()).hexdigest()[:32]
    scores = {
        score.seat.code: {"points": score.total, "standing": score.standing} for score in result.scores
    }  # fmt: skip
    winners, gone = [seat.code for seat in result.winners], [seat.code for seat in result.gave_up]
    return play_from(name, record, ended, match.turns, scores, winners, gone)


def play_from(
    name: str, record: Record, ended: float, turns: int, scores: Mapping[str, Mapping[str, Any]],
    winners: Sequence[str], gave_up: Sequence[str],
) -> Play | None:  # fmt: skip
    """A play by its agreements and its result, everybody by the letter of their seat; None if it is none that counts,
    or of a game that is no longer there."""
    try:
        sat = _sat(record)
    except SoloistError:
        return None
    if any(code not in scores for code, _, _ in sat):
        return None
    players = tuple(
        Player(who, called, scores[code]["points"], code in winners, code in gave_up, tuple(scores[code]["standing"]))
        for code, who, called in sat
    )
    play = Play(name, record.game, ended, turns, players, with_undo=record.is_with_undo)
    return play if play.counts else None


def _sat(record: Record) -> list[tuple[str, str, str]]:
    """Everybody at the table: the letter of their seat, who it was, and the name that was given."""
    game = find(record.game)
    if not game.is_companion:
        words = split_seats(record.meta.get("seats", "")) if record.meta.get("seats") else [HUMAN] * record.seats
        seating = read_seating(game, words)
        automa = lineup(game)
        kinds = {
            seat: f"{automa.automa}:{seating.automas[seat]}" if automa and seat in seating.automas
            else HUMAN if seat in seating.people else words[seat].lower()
            for seat in seats(len(words))
        }  # fmt: skip
        return [(seat.code, kind, seating.names.get(seat, "")) for seat, kind in kinds.items()]
    settings = game.read_settings(record.options)
    levels = automas_in(game, settings)
    given = iter(split_seats(record.meta.get("names", "")))
    return [
        (seat.code, f"{game.id}:{levels[seat]}", "") if seat in levels else (seat.code, HUMAN, next(given, ""))
        for seat in seats(settings.get("players", 2))
    ]
