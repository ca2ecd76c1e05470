"""What a rule may ask, and the helpers it asks with.

A rule is a generator, a *flow*: it yields requests and receives answers. Flows are written with the helpers below
and `yield from`; they never see who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from soloist.engine.events import Event, Eyes
from soloist.engine.pile import Pile
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, Spoken, msg, template

T = TypeVar("T")

Listing: TypeAlias = Callable[[], Sequence[T]]
"""Something that can list options when somebody looks; replaying an answer lists nothing."""


class Refusal:
    """Why something is not allowed, with the rule that says so; a reason may be made only where somebody reads it."""

    __slots__ = ("_reason", "rule")

    def __init__(self, rule: str, reason: Message | Callable[[], Message]) -> None:
        self.rule = rule
        self._reason = reason

    @property
    def reason(self) -> Message:
        return self._reason if isinstance(self._reason, Message) else self._reason()

    def say(self) -> Message:
        return msg("{reason} [{rule}]", reason=self.reason, rule=self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}: {self.reason.text})"


Refuse: TypeAlias = "Callable[[str], Refusal | Sequence[Refusal] | None]"
"""Says why something that is not an option is none: one reason, or all of them."""


class Done:
    """The answer "that is all" to a question that takes several picks."""

    __slots__ = ()
    code = "done"

    def say(self) -> Message:
        return msg("Done")

    def __repr__(self) -> str:
        return "DONE"


DONE = Done()


class Ask(Spoken):
    """What is asked: each kind of question is a small class of its game.

        class WhichUpgrade(Ask):
            text = msg("Upgrade which action card?")

    Whoever answers or shows a question looks at its class and fields (`case WhichUpgrade()`), never at its text or
    at the rule it cites. Kinds with fields are frozen slotted dataclasses; the gaps of their text are the fields.
    """

    __slots__ = ()

    def came(self, is_open: bool) -> Message | None:
        """Of Chance: what is said of it afterwards, with gaps for the seat in whose turn it was and the number `n`.

        `is_open`: everybody saw what came. None: simply what was asked for.
        """
        return None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Asked(Ask):
    """A kind of question that is always asked in the same words. There is one object of each, compared by identity.

    `drawn` and `shown` say of Chance what came: to some only, or to everybody.
    """

    __slots__ = ("_drawn", "_shown", "_text")

    def __init__(self, text: Message, *, drawn: Message | None = None, shown: Message | None = None) -> None:
        self._text = text
        self._drawn = drawn
        self._shown = shown

    def say(self) -> Message:
        return self._text

    def came(self, is_open: bool) -> Message | None:
        return self._shown if is_open else self._drawn

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return object.__hash__(self)


ROLLED = template("{seat} rolled a die")


@dataclass(frozen=True, slots=True)
class RollDie(Ask):
    """A die with so many sides."""

    sides: int
    text = template("Roll a die with {n} sides", n="sides")

    def came(self, is_open: bool) -> Message | None:
        return ROLLED


class Decision(Generic[T]):
    """One seat picks one option. `decision` makes one: a function is called faster than a class."""

    __slots__ = (
        "about", "anew", "ask", "besides", "of", "options", "passing", "picked", "refuse", "seat", "seen_by", "why",
    )  # fmt: skip

    seat: Seat
    options: Listing[T]
    ask: Sayable
    why: str
    passing: T | None  # the option that does nothing, if there is one
    refuse: Refuse | None  # says why something that is not an option is none
    seen_by: Eyes
    about: Any  # what the question is about, such as the card being played; the seat may see it
    picked: tuple[Any, ...]  # what has been picked so far, when several are to be picked
    of: int  # how many may be picked in all
    besides: tuple[Any, ...]  # what else may be answered, without being one of the options
    anew: Callable[[], Decision[T]] | None  # the question after an interruption, if it looks around


def decision(
    seat: Seat,
    options: Listing[T],
    ask: Sayable,
    why: str,
    refuse: Refuse | None = None,
    about: Any = None,
    passing: Any = None,
    seen_by: Eyes = None,
    picked: tuple[Any, ...] = (),
    of: int = 1,
    besides: tuple[Any, ...] = (),
) -> Decision[T]:
    """A question to one seat, complete. The few that are asked most of all are yielded as they are, which saves the
    generator of `choose`: `answer: T = yield decision(…)`."""
    made: Decision[T] = Decision()
    made.seat = seat
    made.options = options
    made.ask = ask
    made.why = why
    made.passing = passing
    made.refuse = refuse
    made.seen_by = seen_by
    made.about = about
    made.picked = picked
    made.of = of
    made.besides = besides
    made.anew = None
    return made


class Chance(Generic[T]):
    """The dice, or a draw, decide: `count` of the outcomes, each at most once; repeats in the list weigh more."""

    __slots__ = ("ask", "count", "options", "seen_by", "why")

    def __init__(self, options: Listing[T], ask: Sayable, why: str, seen_by: Eyes = None, count: int = 0) -> None:
        self.options = options
        self.ask = ask
        self.why = why
        self.seen_by = seen_by
        self.count = count  # 0: one outcome, answered as such; otherwise a tuple of so many


class Together:
    """Several seats answer at the same time; nobody sees another's answer before all have answered.

    The flows may only ask; what follows from the answers is done after all are in.
    """

    __slots__ = ("flows",)

    def __init__(self, flows: Mapping[Seat, Flow[Any]]) -> None:
        self.flows = flows


Request: TypeAlias = Decision[Any] | Chance[Any] | Together | Event
"""A question, or something that happened: nobody answers an event, people read it."""

Flow: TypeAlias = Generator[Request, Any, T]


def these(things: Sequence[T]) -> Listing[T]:
    """Options that are known before anybody looks."""
    return lambda: things


def choose(
    seat: Seat,
    options: Listing[T],
    *,
    ask: Sayable,
    why: str,
    passing: Any = None,
    refuse: Refuse | None = None,
    seen_by: Eyes = None,
    about: Any = None,
) -> Flow[T]:
    """Ask a seat for exactly one option."""
    answer: T = yield decision(seat, options, ask, why, refuse, about, passing, seen_by)
    return answer


def choose_anew(question: Callable[[], Decision[T]]) -> Flow[T]:
    """Ask for one option where the words, too, look at the state: after an interruption they are worked out anew."""
    asked = question()
    asked.anew = question
    answer: T = yield asked
    return answer


def choose_up_to(
    most: int,
    seat: Seat,
    things: Sequence[T],
    *,
    ask: Sayable,
    why: str,
    least: int = 0,
    seen_by: Eyes = None,
    about: Any = None,
) -> Flow[list[T]]:
    """Ask a seat for `least` to `most` of the things, one after the other in any order; equal ones are one option.

    They are given back in the order of the list, so that it does not matter which was picked first.
    """
    left = list(range(len(things)))
    picked: list[T] = []
    most = min(most, len(things))
    least = min(least, most)
    while len(picked) < most:
        may_stop = len(picked) >= least
        remaining = partial(_remaining, things, tuple(left), may_stop)
        passing = DONE if may_stop else None
        pick: T | Done = yield decision(seat, remaining, ask, why, None, about, passing, seen_by, tuple(picked), most)
        if isinstance(pick, Done):
            break
        for place in left:
            if things[place] == pick:
                left.remove(place)
                break
        picked.append(pick)
    return [thing for place, thing in enumerate(things) if place not in left]


def _remaining(things: Sequence[T], places: Sequence[int], may_stop: bool) -> list[T | Done]:
    listed: list[T | Done] = []
    for place in places:
        if things[place] not in listed:
            listed.append(things[place])
    return [*listed, DONE] if may_stop else listed


def choose_exactly(
    count: int, seat: Seat, things: Sequence[T], *, ask: Sayable, why: str, seen_by: Eyes = None, about: Any = None
) -> Flow[list[T]]:
    """Ask a seat for exactly `count` of the things, or all if there are not more."""
    return choose_up_to(count, seat, things, ask=ask, why=why, least=count, seen_by=seen_by, about=about)


def pick_at_random(options: Listing[T], *, ask: Sayable, why: str, seen_by: Eyes = None) -> Flow[T]:
    """One of the options, all equally likely."""
    outcome: T = yield Chance(options, ask, why, seen_by)
    return outcome


def pick_several_at_random(
    count: int, options: Listing[T], *, ask: Sayable, why: str, seen_by: Eyes = None
) -> Flow[tuple[T, ...]]:
    """So many of the options in the order drawn, all equally likely."""
    outcomes: tuple[T, ...] = yield Chance(options, ask, why, seen_by, count)
    return outcomes


WHO_STARTS = Asked(msg("Who goes first"))


def who_starts(players: Sequence[Seat], wish: str, *, why: str) -> Flow[Seat]:
    """The seat that was agreed on by its letter, or a random one."""
    for seat in players:
        if seat.code.lower() == wish:
            return seat
    return (yield from pick_at_random(lambda: players, ask=WHO_STARTS, why=why))


def roll(sides: int = 6, *, why: str, ask: Sayable | None = None) -> Flow[int]:
    """Roll one die."""
    result: int = yield Chance(lambda: range(1, sides + 1), ask or RollDie(sides), why)
    return result


def draw(pile: Pile[T], count: int = 1, *, ask: Sayable, why: str, seen_by: Eyes = None) -> Flow[list[T]]:
    """Draw from a pile, fewer if it runs out: what is known of its top is simply taken, the rest asks Chance."""
    cards: Sequence[T] = ()
    rest, top = pile.rest, pile.top
    unknown = min(count - len(top), len(rest))
    if unknown > 0:
        cards = yield Chance(lambda: rest, ask, why, seen_by, unknown)
    drawn = pile.take_top(count) if top else []
    for card in cards:
        pile.remove(card)
    drawn += cards
    return drawn + pile.take_bottom(count - len(drawn)) if pile.bottom else drawn


def draw_one(pile: Pile[T], *, ask: Sayable, why: str, seen_by: Eyes = None) -> Flow[T]:
    """Draw the next thing from a pile that is not empty."""
    rest = pile.rest
    if pile.top or not rest:
        known = pile.take_known()
        assert known is not None, "the pile is empty"
        return known
    thing: T = yield Chance(lambda: rest, ask, why, seen_by)
    pile.remove(thing)
    return thing


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Let several seats answer at the same time, unseen by each other."""
    answers: dict[Seat, T] = yield Together(flows)
    return answers


def interruptible(step: Flow[None], seat: Seat, word: Any, take_up: Callable[[], Flow[bool]]) -> Flow[None]:
    """A step in which a seat may say a word beside the options of any of its questions: something is to be corrected.

    What follows from the word runs to its end, and the same question is asked again, its options worked out anew. If
    none is left, or `take_up` says that the step does not go on, the state tells what comes next.
    """
    answer: Any = None
    while True:
        try:
            request = step.send(answer)
        except StopIteration:
            return
        if not isinstance(request, Decision) or request.seat != seat:
            answer = yield request
            continue
        request.besides = (*request.besides, word)
        while (answer := (yield request)) is word:
            goes_on = yield from take_up()
            if goes_on and request.anew is not None:
                again = request.anew()
                again.besides, again.anew = request.besides, request.anew
                request = again
            if not goes_on or not request.options():
                step.close()
                return
