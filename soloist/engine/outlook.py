"""All that a seat knows of a position, and the matches it can imagine from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BrokenRules, CannotImagine, IllegalAnswer
from soloist.engine.game import Game, Seen, sees
from soloist.engine.history import Entry
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import msg


@dataclass(slots=True, eq=False, repr=False)
class Outlook:
    """All that a seat knows of a position: pure data, from which it can imagine whole matches.

    `now` is the seat's view, `start` its view at the start of the running step, `since` what it saw happen there.
    """

    game: Game[Any, Any]
    seats: int
    settings: Mapping[str, Any]
    seat: Seat
    now: Any
    start: Any
    since: tuple[Seen, ...]
    asked: bool  # whether it is this seat that has to answer

    def imagine(self, seed: int, tries: int = 200) -> Match:
        """A match at the same question with all hidden things dealt anew, consistent with what the seat saw."""
        for attempt in range(tries):
            chance = Stream(seed, 60, attempt)
            match = self._attempt(chance)
            if match is not None:
                return match
        raise CannotImagine(msg("no hidden position was found that fits what has been seen"))

    def _attempt(self, chance: Stream) -> Match | None:
        state = self.game.imagine(self.start, self.seat, self.since, chance)
        try:
            match = Match.at(self.game, self.seats, self.settings, state, chance.bits(), dice=False)
            for seen in self.since:
                question = match.question if seen.seat == CHANCE else match.asked(seen.seat)
                if question is None or (seen.seat == CHANCE) != (question.seat == CHANCE):
                    return None
                if not seen.hidden:
                    value: Any = seen.value
                elif question.count:
                    value = tuple(chance.sample(question.options, question.count))
                else:
                    value = chance.pick(question.options)
                match.answer(value, seat=question.seat)
        except (IllegalAnswer, BrokenRules):
            return None
        if match.view(self.seat) != self.now or self.asked != (match.asked(self.seat) is not None):
            return None
        match.use_dice()
        return match


def seen_since(entries: Sequence[Entry], seat: Seat) -> tuple[Seen, ...]:
    """What a seat saw of these answers."""
    return tuple(
        Seen(entry.seat, entry.value, False)
        if entry.seat == seat or sees(entry.seen_by, seat)
        else Seen(entry.seat, None, True)
        for entry in entries
        if not entry.gives_up
    )
