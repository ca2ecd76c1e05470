"""What every scene can do: answer for a seat, show that an answer is refused, look at questions, log and result."""

from __future__ import annotations

import pytest

from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import CHANCE, SEATS, Seat
from soloist.engine.words import english


def seat_named(letter: str) -> Seat:
    return CHANCE if letter == "chance" else SEATS[ord(letter) - ord("A")]


class BaseScene:
    """One scenario: lay the table, play, look. Chance is answered by the test."""

    match: Match

    def notation(self, text: str) -> str:
        """An answer in the words of the scenario, as the engine writes it."""
        return text

    def check(self) -> None:
        """What must hold after every answer."""

    # playing

    def answer(self, letter: str, text: str) -> None:
        """One answer of the seat that must be asked now."""
        assert self.asked == letter, f"{self.asked} is asked, not {letter}: {self.match.question}"
        self.match.answer(self.notation(text), seat=seat_named(letter))
        self.check()

    def chance(self, *outcomes: str) -> None:
        """What is drawn or decided at random."""
        for text in outcomes:
            self.answer("chance", text)

    def plays(self, letter: str, *answers: str) -> None:
        """A turn of one seat, with all that it is asked for it."""
        for text in answers:
            self.answer(letter, text)

    def refused(self, letter: str, *answers: str, rule: str | None) -> str:
        """The last of these answers is refused for the reason of this rule (None: no reason is given).

        It changes nothing. What people read is returned.
        """
        match = self.match.copy()
        *good, bad = (self.notation(text) for text in answers)
        for text in good:
            match.answer(text, seat=seat_named(letter))
        before, moment = match.state.copy(), match.moment
        with pytest.raises(IllegalAnswer) as refusal:
            match.answer(bad, seat=seat_named(letter))
        rules = [reason.rule for reason in refusal.value.refusals]
        assert rule in rules if rule is not None else not rules, refusal.value
        assert match.state == before
        assert match.moment == moment
        return str(refusal.value)

    # looking

    @property
    def asked(self) -> str | None:
        """Who is asked now: a seat, chance, or nobody."""
        question = self.match.question
        return None if question is None else question.seat.code

    @property
    def why(self) -> str:
        """The rule by which somebody is asked now."""
        question = self.match.question
        return "" if question is None else question.why

    def codes(self, letter: str, *answers: str) -> list[str]:
        """What this seat may answer now, or after having begun with some answers, as the engine writes it."""
        match = self.match.copy()
        for text in answers:
            match.answer(self.notation(text), seat=seat_named(letter))
        question = match.asked(seat_named(letter))
        assert question is not None, f"{self.asked} is asked, not {letter}"
        return [code(each) for each in question.options]

    def heard(self, letter: str | None = None, since: int = 0) -> list[str]:
        """The log as a seat, or a spectator, reads it."""
        return [english(what) for _, what in self.match.heard(None if letter is None else seat_named(letter), since)]

    def points(self, letter: str) -> int:
        """What a seat has as things stand."""
        return self.match.result.scores[seat_named(letter)].total

    def winners(self) -> str:
        return " ".join(seat.code for seat in self.match.result.winners)
