"""How a seat of Zooloretto stands, and how it would stand after an answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.games.zooloretto.answers import ForSale
from soloist.games.zooloretto.view import View


@dataclass(frozen=True)
class Stand:
    """What an option may change for a seat."""

    points: int
    coins: int
    young: int  # offspring in the supply

    @classmethod
    def of(cls, view: View, seat: Seat) -> Stand:
        zoo = view.zoos[seat]
        assert zoo is not None
        return cls(view.scores[seat], zoo.coins, sum(view.young))

    def since(self, before: Stand, paid: int = 0) -> Stand:
        """Points gained or lost, coins earned beside what was paid, offspring born."""
        coins, born = self.coins - before.coins + paid, before.young - self.young
        return Stand(self.points - before.points, max(coins, 0), max(born, 0))


class Rehearsal:
    """The question of one seat on a table of our own, where answers can be tried."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self.now = Stand.of(match.view(seat), seat)
        self._match = own_table(match, seat)

    def tried(self, *answers: Any) -> Match:
        """The table after these answers."""
        tried = self._match.copy()
        for answer in answers:
            tried.answer(answer)
        return tried

    def after(self, *answers: Any) -> Stand:
        """How the seat would stand after these answers."""
        return Stand.of(self.tried(*answers).view(self.seat), self.seat)

    def then_asked(self, *answers: Any) -> Question:
        """What is asked after these answers."""
        question = self.tried(*answers).question
        assert question is not None
        return question

    def best(self, *answers: Any) -> Stand:
        """The most points that can come of answers after which more is asked."""
        options = self.then_asked(*answers).options
        after = self.best if any(isinstance(option, ForSale) for option in options) else self.after
        return max((after(*answers, option) for option in options), key=lambda stand: stand.points)


def own_table(match: Match, seat: Seat) -> Match:
    """The same question where no tile and no card comes up: nothing is hidden but an order."""
    sight = match.outlook(seat)
    start = match.game.imagine(sight.start, seat, sight.since, Stream(0))
    rehearsed = Match.at(match.game, match.seats, match.settings, start, dice=False)
    for seen in sight.since:
        rehearsed.answer(seen.value, seat=seen.seat)
    return rehearsed
