"""Questions as those see them who answer: options listed, and no way to the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine import notation
from soloist.engine.documents import shown
from soloist.engine.errors import IllegalAnswer, NoOptions
from soloist.engine.flow import Chance, Decision, Refusal
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Sayable, msg

LONGEST_ANSWER = 5_000


@dataclass(slots=True, eq=False, repr=False)
class Question:
    """What a seat is asked, with its options; it holds no way to the position."""

    seat: Seat
    ask: Sayable
    why: str
    options: Sequence[Any]
    passing: Any = None
    picked: tuple[Any, ...] = ()
    of: int = 1
    count: int = 0  # for Chance: how many outcomes at once, 0 for a single one
    about: Any = None  # what it is about, such as the card being played
    besides: Sequence[Any] = ()  # what else may be answered: it is found, but it is no option

    def meant(self, answer: Any, reasons: Callable[[str], Sequence[Refusal]]) -> Any:
        """The option meant by an answer, which may be its text; raises IllegalAnswer with the reasons there are."""
        if self.count == 0:
            for option in self.options:
                if option is answer:
                    return option
        elif isinstance(answer, tuple) and len(answer) == self.count:
            several = self._several(answer)
            if several is not None:
                return several
        text = answer if isinstance(answer, str) else notation.code(answer)
        if len(text) > LONGEST_ANSWER:
            raise self.refuse(text)
        try:
            return self.find(text)
        except IllegalAnswer as problem:
            known = reasons(text)
            if not known:
                raise problem from None
            raise self.refuse(text, known) from None

    def _several(self, things: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """The options that are these things, each taken once; None if there are not as many."""
        rest = list(self.options)
        try:
            return tuple([rest.pop(rest.index(thing)) for thing in things])
        except ValueError:
            return None

    def find(self, text: str) -> Any:
        """The answer written as `text`; raises IllegalAnswer."""
        if self.count:
            several = notation.find_several(text, self.options, self.count)
            if several is not None:
                return several
        else:
            option = notation.find(text, self.options)
            if option is None:
                option = notation.find(text, self.besides)
            if option is not None:
                return option
        raise self.refuse(text)

    def refuse(self, text: str, refusals: Sequence[Refusal] = ()) -> IllegalAnswer:
        """The error for an answer that is no option, in one line."""
        text = shown(text)
        if refusals:
            reasons = refusals[0].say()
            for refusal in refusals[1:]:
                reasons = msg("{some}; {one}", some=reasons, one=refusal)
            return IllegalAnswer(msg("'{text}' is not possible: {refusal}", text=text, refusal=reasons), refusals)
        near = notation.similar(text, (*self.options, *self.besides))
        if near:
            return IllegalAnswer(
                msg("'{text}' is not a choice here; did you mean {near}?", text=text, near=", ".join(near))
            )
        some = ", ".join(dict.fromkeys(notation.code(option) for option in self.options[:6]))
        return IllegalAnswer(msg("'{text}' is not a choice here; choices are: {some} …", text=text, some=some))

    def __repr__(self) -> str:
        return f"Question({self.seat!r}, {self.why}, {len(self.options)} options)"


def question_of(asked: Decision[Any] | Chance[Any]) -> Question:
    """List the options of a request."""
    options = asked.options()
    if isinstance(asked, Decision):
        if not options:
            raise NoOptions(asked.why, asked.ask)
        return listed(asked, options)
    if len(options) < max(asked.count, 1):
        raise NoOptions(asked.why, asked.ask)
    return Question(CHANCE, asked.ask, asked.why, tuple(options), None, (), 1, asked.count)


def listed(asked: Decision[Any], options: Sequence[Any]) -> Question:
    """The question with the options that have been listed for it."""
    return Question(
        asked.seat, asked.ask, asked.why, options, asked.passing, asked.picked, asked.of, 0, asked.about, asked.besides
    )
