"""Dice at a physical table: rolled by Soloist among the faces that count, or typed [ARNO-4]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.documents import number_in
from soloist.engine.flow import Flow, Refusal, choose, pick_at_random
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable, msg
from soloist.games.arknova.arno.answers import ROLL, DieFace, OtherDie
from soloist.games.arknova.arno.questions import OnDie
from soloist.games.arknova.arno.rolls import SIDES, Rolled
from soloist.games.arknova.arno.table_knowledge import Known

ROLL_AGAIN = msg("this face means: roll again")
NO_SUCH_FACE = msg("this die has no such face")


def roll_number(
    known: Known, person: Seat, options: Sequence[Sayable], *, ask: Rolled, why: str
) -> Flow[tuple[int, int]]:
    """The die that was used, and the number it showed; a number of two rolls if there are more options than faces."""
    sides = known.die
    while known.typed:
        answer = yield from typed_number(person, sides, options, ask=ask, why=why)
        if isinstance(answer, int):
            return sides, answer
        if not isinstance(answer, OtherDie):
            break
        sides = answer.sides
    read = ask.readings(sides, len(options))
    counting = [number for number, place in enumerate(read, 1) if place is not None]
    rolled = yield from pick_at_random(lambda: counting, ask=ask, why=why)
    return sides, rolled


def typed_number(
    person: Seat, sides: int, options: Sequence[Sayable], *, ask: Rolled, why: str
) -> Flow[int | OtherDie | Word]:
    """The number of one or two rolls; or another die; or Soloist is to roll."""
    read = ask.readings(sides, len(options))
    means = tuple(None if place is None else options[place] for place in read)
    if len(read) == sides:
        face = yield from type_face(person, on_die(ask, sides, means, options), why)
        return face.face if isinstance(face, DieFace) else face
    begun = tuple(any(place is not None for place in read[face * sides : (face + 1) * sides]) for face in range(sides))
    first = yield from type_face(person, OnDie(ask, sides, (None,) * sides, tuple(options), 0, begun), why)
    if not isinstance(first, DieFace):
        return first
    before = (first.face - 1) * sides
    second = yield from type_face(person, on_die(ask, sides, means[before : before + sides], options, first.face), why)
    return before + second.face if isinstance(second, DieFace) else second


def on_die(
    ask: Rolled, sides: int, means: tuple[Sayable | None, ...], options: Sequence[Sayable], first: int = 0
) -> OnDie:
    return OnDie(ask, sides, means, tuple(options), first, tuple(meaning is not None for meaning in means))


def type_face(person: Seat, die: OnDie, why: str) -> Flow[DieFace | OtherDie | Word]:
    """One of the faces that count; before the first roll another die may be taken."""
    faces = [
        DieFace(face, meaning)
        for face, (meaning, counts) in enumerate(zip(die.means, die.counts, strict=True), 1)
        if counts
    ]
    others = [] if die.first else [OtherDie(sides) for sides in SIDES if sides != die.sides]

    def answers() -> list[DieFace | OtherDie | Word]:
        return [*faces, ROLL, *others]

    return (yield from choose(
        person, answers, ask=die, why=why, passing=ROLL, refuse=lambda text: refuse_face(text, die), about=die,
    ))  # fmt: skip


def refuse_face(text: str, die: OnDie) -> Refusal | None:
    """A face that is rolled again is no answer [ARNO-4.1, ARNO-4.2]."""
    number = number_in(text)
    if number is None:
        return None
    return Refusal(die.roll.reads_by, ROLL_AGAIN if 1 <= number <= die.sides else NO_SUCH_FACE)
