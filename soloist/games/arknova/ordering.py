"""Effects of one moment, which their owner puts in order [AN-2.4, AN-2.5]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from soloist.engine.events import Event
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.words import Message, Sayable
from soloist.games.arknova.cards import Effect
from soloist.games.arknova.questions import WHICH_FIRST, WHICH_WAITING_FIRST
from soloist.games.arknova.touching import ANYTHING, NOTHING, PLAIN, SIMPLE, Outlook, Touched, Touches
from soloist.games.arknova.turn_context import Turn


class Label:
    """The name of an effect, for choosing which comes first. It leads to no position."""

    __slots__ = ("_name", "code")

    def __init__(self, code: str, name: Sayable) -> None:
        self.code = code
        self._name = name

    def say(self) -> Message:
        return self._name.say()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return self.code


class Coming:
    """Something that is about to happen: its name, how it is carried out, what it changes and what it looks at."""

    __slots__ = ("amount", "changes", "effects", "looks_at", "name", "run", "title", "what")

    def __init__(
        self,
        name: str,
        title: Sayable | Callable[[], Sayable],  # made only where somebody reads it
        run: Callable[[], Flow[None] | Iterable[Event]],  # what only tells needs no flow
        changes: int = ANYTHING[0],
        looks_at: int = ANYTHING[1],
        *,
        effects: tuple[Effect, ...] = (),  # what it may bring: judged together with all else that is coming
        what: object = None,  # of two gains of the same thing it rarely matters which comes first
        amount: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.run = run
        self.changes = changes
        self.looks_at = looks_at
        self.effects = effects
        self.what = what
        self.amount = amount

    def code_among(self, others: Sequence[Coming]) -> str:
        """Its name, with the amount where another one has the same name and not the same amount."""
        if any(other.name == self.name and other.amount != self.amount for other in others):
            return f"{self.name} {self.amount}"
        return self.name

    def is_like(self, other: Coming) -> bool:
        return self.name == other.name and self.amount == other.amount


class Judged:
    """An effect, and what it changes and looks at beside the others of its moment."""

    __slots__ = ("changes", "coming", "looks_at")

    def __init__(self, coming: Coming, outlook: Outlook | None) -> None:
        self.coming = coming
        self.changes, self.looks_at = coming.changes, coming.looks_at
        if outlook is not None:
            for effect in coming.effects:
                changes, looks_at = outlook.touches(effect)
                self.changes |= changes
                self.looks_at |= looks_at

    @property
    def is_simple(self) -> bool:
        """Money and X-tokens never hurt: nobody would take them later."""
        return not (self.looks_at or self.changes & ~SIMPLE)

    @property
    def is_appeal(self) -> bool:
        return self.changes == Touches.APPEAL and not self.looks_at

    @property
    def rank(self) -> int:
        """Of effects that do not meet: plain gains, then cards, which one sees before deciding anything else."""
        if not self.changes & ~PLAIN:
            return 0
        return 1 if self.changes & Touches.CARDS else 2

    def meets(self, other: Judged) -> bool:
        """Whether it can matter which of the two comes first."""
        what = self.coming.what
        if what is not None and what is other.coming.what:
            return bool(self.changes & self.looks_at & Touches.SIDES)  # the larger gain is the first in the list
        return bool(self.changes & other.looks_at or self.looks_at & other.changes)

    def is_bound(self, among: Sequence[Judged]) -> bool:
        """Whether it matters if it comes before or after any of the others."""
        mine = self.coming
        return any(self.meets(other) for other in among if other.coming is not mine and not other.coming.is_like(mine))


def in_any_order(turn: Turn, coming: Sequence[Coming], *, why: str = "AN-2.5") -> Flow[None] | Iterable[Event]:
    """Carry out effects of one moment; their owner is asked for the order wherever it can matter."""
    if len(coming) > 1:
        return put_in_order(turn, list(coming), why)
    return coming[0].run() if coming else ()


def put_in_order(turn: Turn, left: list[Coming], why: str) -> Flow[None]:
    while len(left) > 1:
        free, bound = sort_out(turn, left)
        for effect in free:
            left.remove(effect)
            yield from effect.run()
        if bound and not free:
            first = yield from pick(turn, bound, ask=WHICH_FIRST, why=why)
            left.remove(first)
            yield from first.run()
    for last in left:
        yield from last.run()


def sort_out(turn: Turn, left: Sequence[Coming]) -> tuple[list[Coming], list[Coming]]:
    """The effects that may come at once, because nothing depends on it, and those whose order can matter.

    Cards are seen before anything else is decided; appeal waits until nothing else is left to order.
    """
    effects = [effect for each in left for effect in each.effects]
    changes, looks_at = joined(left)
    if not (effects or changes & looks_at or changes & ~PLAIN):
        return [*left], []
    outlook = Outlook(turn, effects) if effects else None
    judged = [Judged(each, outlook) for each in left]
    changes, looks_at = joined(judged)
    bound = []
    free = judged
    if changes & looks_at:
        bound = [each for each in judged if not each.is_simple and each.is_bound(judged)]
        free = [each for each in judged if each not in bound and not (bound and each.is_appeal)]
    if changes & ~PLAIN:
        free.sort(key=lambda each: each.rank)
    return [each.coming for each in free], [each.coming for each in bound]


def joined(touching: Sequence[Coming | Judged]) -> Touched:
    """What all of them change and look at together."""
    changes = looks_at = NOTHING
    for each in touching:
        changes |= each.changes
        looks_at |= each.looks_at
    return changes, looks_at


def pick(turn: Turn, among: Sequence[Coming], *, ask: Ask, why: str) -> Flow[Coming]:
    """Let the owner pick one of the effects; equal ones are one option."""
    by_code = {each.code_among(among): each for each in reversed(among)}
    if len(by_code) == 1:
        return among[0]
    chosen = yield from choose(turn.seat, partial(labels, by_code), ask=ask, why=why)
    return by_code[chosen.code]


def labels(by_code: dict[str, Coming]) -> list[Label]:
    return [
        Label(code, coming.title() if callable(coming.title) else coming.title)
        for code, coming in reversed(by_code.items())
    ]


def finish(turn: Turn) -> Flow[None]:
    """The waiting effects in their owner's order; an extra action may add more of them [AN-2.4, AN-2.11]."""
    while turn.waiting:
        first = yield from pick(turn, turn.waiting, ask=WHICH_WAITING_FIRST, why="AN-2.4")
        turn.waiting.remove(first)
        yield from first.run()
