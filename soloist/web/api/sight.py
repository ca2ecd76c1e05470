"""What a seat may know of a room, as the API sends it. These functions run in worker threads."""

from __future__ import annotations

from dataclasses import asdict

from soloist.engine import notation
from soloist.engine.errors import IllegalAnswer
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.settings import write_settings
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.web.api.models import (
    Asked,
    Line,
    Log,
    Now,
    Option,
    Person,
    Points,
    Recorded,
    Refusal,
    Result,
    Score,
    Seen,
    Why,
)
from soloist.web.api.plain import plain
from soloist.web.room import Room
from soloist.web.routes.matches import record_text
from soloist.web.scene import told_to
from soloist.web.site import shown_match
from soloist.wording import wording_of


def reader_of(room: Room, seat: Seat | None, language: str) -> Reader:
    """Somebody who reads what happens in this room, knowing everybody by name."""
    names = {person.seat: person.name for person in room.people(language, seat)}
    return Reader(language, names, at_table=room.match.game.is_companion)


def people_in(room: Room, language: str) -> list[Person]:
    return [
        Person.model_validate({**asdict(person), "seat": person.seat.code, "gave_up": bool(person.gone)})
        for person in room.people(language, None)
    ]


def now(room: Room, language: str) -> Now:
    """What everybody may know; the seed is no part of it."""
    match = room.match
    return Now(
        match=room.id,
        game=match.game.id,
        title=match.game.title,
        options=write_settings(match.game.settings, match.settings),
        undo=match.undo_mode.value,
        clock=int(match.meta.get("clock", "0")),
        seats=people_in(room, language),
        version=room.version,
        moment=match.moment,
        turn=match.turns,
        asked=[seat.code for seat in room.waiting_for()],
        over=match.over,
        result=result(room, language) if match.over else None,
    )


def result(room: Room, language: str) -> Result:
    reader = reader_of(room, None, language)
    ended = room.match.result
    scores = []
    for score in ended.scores:
        parts = [Points(what=reader.read(what), points=points) for what, points in score.parts]
        scores.append(Score(seat=score.seat.code, total=score.total, parts=parts))
    winners, gave_up = ([seat.code for seat in some] for some in (ended.winners, ended.gave_up))
    return Result(scores=scores, winners=winners, gave_up=gave_up)


def seen(room: Room, seat: Seat | None, at: int | None) -> Seen:
    """The table now, or as it stood at an earlier moment."""
    match, _ = shown_match(room.match, at)
    return Seen(
        match=room.id,
        version=room.version,
        moment=match.moment,
        seat=None if seat is None else seat.code,
        view=plain(match.view(seat)),
    )


def asked(room: Room, seat: Seat, language: str) -> Asked | None:
    """What the seat is asked, with equal options once."""
    question = room.asked(seat)
    if question is None:
        return None
    reader = reader_of(room, seat, language)
    return Asked(
        stamp=room.stamp(seat),
        seat=question.seat.code,
        ask=reader.read(question.ask),
        rule=question.why,
        about=None if question.about is None else notation.code(question.about),
        picked=[notation.code(thing) for thing in question.picked],
        of=question.of,
        count=question.count,
        passing=None if question.passing is None else notation.code(question.passing),
        seconds=room.seconds_left(seat),
        options=options(room, question, reader),
    )


def options(room: Room, question: Question, reader: Reader) -> list[Option]:
    found: dict[str, Option] = {}
    for offer in wording_of(room.match.game.id).offers(room.match, question):
        answer = notation.code(offer.option)
        found.setdefault(answer, Option(answer=answer, text=reader.read(offer.text)))
    return list(found.values())


def why(room: Room, seat: Seat, thing: str, language: str) -> Why:
    """Whether something could be answered, and if not the reason and its rule."""
    reader = reader_of(room, seat, language)
    question = room.asked(seat)
    if question is None:
        return Why(possible=False, reason=reader.read(msg("{seat}: no question is open now", seat=seat)), rule=None)
    try:
        question.find(thing)
    except IllegalAnswer as problem:
        found = room.match.reasons(thing, seat=question.seat)
        reasons = [Refusal(reason=reader.read(each.reason), rule=each.rule) for each in found]
        if not reasons:
            return Why(possible=False, reason=reader.read(problem.message), rule=None)
        return Why(possible=False, reason=reasons[0].reason, rule=reasons[0].rule, reasons=reasons)
    return Why(possible=True, reason=None, rule=None)


def log(room: Room, seat: Seat | None, since: int, language: str) -> Log:
    """What the seat has heard, counted as it heard it."""
    reader = reader_of(room, seat, language)
    lines = [
        Line(number=number, moment=moment, text=reader.read(what))
        for number, (moment, what) in enumerate(told_to(room.match, seat))
        if number >= since
    ]
    return Log(version=room.version, lines=lines)


def record(room: Room, is_held: bool) -> Recorded:
    """The whole match; raises Refused while something in it is hidden."""
    text, _ = record_text(room, is_held)
    return Recorded(record=text)
