"""A match and who sits at it: bots answer, and people are passed for where there is nothing to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from soloist.engine.errors import IllegalAnswer
from soloist.engine.game import Trigger
from soloist.engine.holdings import Changed, changes
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Bot, Seat, StandIn, ask
from soloist.engine.standing import StandingPass
from soloist.engine.words import msg
from soloist.seating import Seating


def changed(before: Match, after: Match, seat: Seat) -> list[Changed]:
    """What a seat has more or less of than before."""
    then, now = (match.game.holdings(match.view(seat), seat) for match in (before, after))
    return changes(then, now)


class Given(NamedTuple):
    """An answer nobody has to be asked for; `auto` where it is given in a person's stead."""

    answer: Any
    auto: bool


class Playing:
    """Who answers: a bot, a stand-in for somebody who gave up, a standing pass, the lack of a choice, or the person."""

    def __init__(self, match: Match, seating: Seating) -> None:
        self.match = match
        self.seating = seating
        self.watches: dict[Seat, StandingPass] = {}
        self.triggers: dict[Seat, list[Trigger]] = {
            seat: [trigger for trigger in match.game.triggers if trigger.default] for seat in seating.people
        }
        self.woken: dict[Seat, list[Trigger]] = {}  # what ended a standing pass, until somebody takes it out
        self._bots = seating.bots()
        self._stand_in = StandIn()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people who have not given up."""
        return tuple(seat for seat in self.seating.people if seat not in self.match.gave_up)

    def _bot(self, seat: Seat) -> Bot | None:
        return self._stand_in if seat in self.match.gave_up else self._bots[seat]

    def give_up(self, seat: Seat) -> None:
        """A person gives up; if it is the last one, nobody plays on."""
        self.match.give_up(seat, ends=self.people == (seat,))
        self.stop_passing(seat)

    # undo

    @property
    def may_undo_anything(self) -> bool:
        """Whether one may still agree with oneself to take back what was revealed: nobody else has seen it."""
        is_bound = self.match.undo_mode is Undo.SCREEN
        return is_bound and len(self.seating.people) == 1 and not self.match.game.is_companion

    def let_undo_anything(self) -> None:
        """Alone against automas and bots everything can be taken back; raises IllegalAnswer with other people."""
        if not self.may_undo_anything and self.match.undo_mode is Undo.SCREEN:
            raise IllegalAnswer(msg("with other people at the table undo stops at what was revealed"))
        self.match.undo_mode = Undo.FREE

    # answers

    def answer_for(self, question: Question) -> Given | None:
        """What a bot, a standing pass or the lack of a choice answers; None: ask the person."""
        bot = self._bot(question.seat)
        if bot is not None:
            return Given(ask(bot, self.match, question), auto=bot is self._stand_in)
        if self.is_forced(question):
            return Given(question.options[0], auto=True)
        passing = self._passing(question)
        return None if passing is None else Given(passing, auto=True)

    def must_ask(self, question: Question) -> bool:
        """Whether it is plain that only the person can answer, without asking a bot or a standing pass."""
        is_person = self._bot(question.seat) is None and question.seat not in self.watches
        return is_person and not self.is_forced(question)

    def is_forced(self, question: Question) -> bool:
        """Whether there is nothing to decide, and nothing that somebody would want to know before it happens.

        Among several people a lone pass is asked for all the same [ARNE-7.9].
        """
        if len(question.options) != 1:
            return False
        if question.options[0] is question.passing:
            return len(self.people) == 1
        return self.match.game.is_companion or not self.is_grave(question, question.options[0])

    def is_grave(self, question: Question, option: Any) -> bool:
        """Whether an answer pays, discards or ends the turn of whoever gives it."""
        if question.seat == CHANCE:
            return False
        if self.match.ahead(option, question.seat) is not None:
            return True
        trial = self.match.past(self.match.moment)
        trial.answer(option, seat=question.seat)
        return any(each.is_spent for each in changed(self.match, trial, question.seat))

    # standing passes

    def pass_until(self, seat: Seat, triggers: Sequence[Trigger], read: int | None = None) -> None:
        """Pass for a seat until one of the triggers fires; without triggers until it has to decide something.

        `read` goes on with an earlier pass, which had considered so many lines of the log.
        """
        self.watches[seat] = StandingPass(self.match, seat, [trigger.code for trigger in triggers], read)
        self.woken.pop(seat, None)

    def stop_passing(self, seat: Seat) -> None:
        """Ask the seat in every window again."""
        self.watches.pop(seat, None)
        self.woken.pop(seat, None)

    def _passing(self, question: Question) -> Any:
        """The pass of somebody who wants to be passed for, or None."""
        watch = self.watches.get(question.seat)
        if watch is None:
            return None
        passing = watch.answer(self.match, question)
        if passing is None and (question.passing is not None or not watch.triggers):
            del self.watches[question.seat]
            self.woken[question.seat] = [trigger for trigger in self.match.game.triggers if trigger.code in watch.fired]
        return passing
