"""What a seat may know of a room, as the API sends it: views as plain JSON, in which nothing goes out that is not known
here. These functions run in worker threads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from typing import Any

from soloist.companion.base import Session
from soloist.engine import notation
from soloist.engine.errors import IllegalAnswer
from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.question import Question
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.engine.settings import write_settings
from soloist.engine.words import english, msg
from soloist.language import Reader
from soloist.web.api import models
from soloist.web.room import Room
from soloist.web.routes.matches import record_text
from soloist.web.scene import told_to
from soloist.web.site import shown_match
from soloist.wording import wording_of


def reader_of(room: Room, seat: Seat | None, language: str) -> Reader:
    """Somebody who reads what happens in this room, knowing everybody by name."""
    names = {person.seat: person.name for person in room.people(language, seat)}
    return Reader(language, names, at_table=room.match.game.is_companion)


def people_in(room: Room, language: str) -> list[models.Person]:
    return [
        models.Person.model_validate({**asdict(person), "seat": person.seat.code, "gave_up": bool(person.gone)})
        for person in room.people(language, None)
    ]


def now(room: Room, language: str) -> models.Now:
    """What everybody may know; the seed is no part of it."""
    match = room.match
    return models.Now(
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
        with_undo=match.is_with_undo,
        result=result(room, language) if match.over else None,
        stuck=None if room.stuck is None else Reader(language).read(room.stuck),
    )


def result(room: Room, language: str) -> models.Result:
    reader = reader_of(room, None, language)
    ended = room.match.result
    scores = []
    for score in ended.scores:
        parts = [models.Points(what=reader.read(what), points=points) for what, points in score.parts]
        scores.append(models.Score(seat=score.seat.code, total=score.total, parts=parts))
    winners, gave_up = ([seat.code for seat in some] for some in (ended.winners, ended.gave_up))
    return models.Result(scores=scores, winners=winners, gave_up=gave_up)


def seen(room: Room, seat: Seat | None, at: int | None) -> models.Seen:
    """The table now, or as it stood at an earlier moment."""
    match, _ = shown_match(room.match, at)
    whose, view = None if seat is None else seat.code, plain(match.view(seat))
    return models.Seen(match=room.id, version=room.version, moment=match.moment, seat=whose, view=view)


def asked(room: Room, seat: Seat, language: str) -> models.Asked | None:
    """What the seat is asked, with equal options once."""
    question = room.asked(seat)
    if question is None:
        return None
    reader = reader_of(room, seat, language)
    return models.Asked(
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


def options(room: Room, question: Question, reader: Reader) -> list[models.Option]:
    found: dict[str, models.Option] = {}
    for offer in wording_of(room.match.game.id).offers(room.match, question):
        answer = notation.code(offer.option)
        found.setdefault(answer, models.Option(answer=answer, text=reader.read(offer.text)))
    for word in question.besides:
        answer = notation.code(word)
        found.setdefault(answer, models.Option(answer=answer, text=reader.read(word)))
    return list(found.values())


def why(room: Room, seat: Seat, thing: str, language: str) -> models.Why:
    """Whether something could be answered, and if not the reason and its rule."""
    reader = reader_of(room, seat, language)
    question = room.asked(seat)
    if question is None:
        reason = reader.read(msg("{seat}: no question is open now", seat=seat))
        return models.Why(possible=False, reason=reason, rule=None)
    try:
        question.find(thing)
    except IllegalAnswer as problem:
        found = room.match.reasons(thing, seat=question.seat)
        reasons = [models.Refusal(reason=reader.read(each.reason), rule=each.rule) for each in found]
        if not reasons:
            return models.Why(possible=False, reason=reader.read(problem.message), rule=None)
        return models.Why(possible=False, reason=reasons[0].reason, rule=reasons[0].rule, reasons=reasons)
    return models.Why(possible=True, reason=None, rule=None)


def log(room: Room, seat: Seat | None, since: int, language: str) -> models.Log:
    """What the seat has heard, counted as it heard it."""
    reader = reader_of(room, seat, language)
    lines = [
        models.Line(number=number, moment=moment, text=reader.read(what))
        for number, (moment, what) in enumerate(told_to(room.match, seat))
        if number >= since
    ]
    return models.Log(version=room.version, lines=lines)


def record(room: Room, is_held: bool) -> models.Recorded:
    """The whole match; raises Refused while something in it is hidden."""
    text, _ = record_text(room, is_held)
    return models.Recorded(record=text)


# views as plain JSON


class NotPlain(TypeError):
    """A view holds something nobody has said how to send."""


def plain(thing: object) -> Any:
    """A view, or a part of it: cards, seats and tiles by their codes, the rest field by field."""
    if thing is None or type(thing) in (bool, int, str):
        return thing
    if isinstance(thing, type):
        raise NotPlain(f"{thing!r} cannot be sent")
    code = getattr(thing, "code", None)
    if code is not None and type(code) is not str:
        raise NotPlain(f"the code {code!r} is no text")
    if code is not None:
        return code
    if isinstance(thing, Enum):
        return plain(thing.value)
    if isinstance(thing, tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, Mapping):
        return {_key(name): plain(value) for name, value in thing.items()}
    if isinstance(thing, Session):
        return _books(thing)
    if is_dataclass(thing):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    raise NotPlain(f"{type(thing).__name__} cannot be sent")


def _books(thing: object) -> Any:
    """A session beside a box, of which nothing is hidden; the states of games are not sent, only their views."""
    match thing:
        case Plain():
            return {name: _books(getattr(thing, name)) for name in thing.field_names()}
        case list() | tuple():
            return [_books(part) for part in thing]
        case Remark():
            return english(thing)
        case Pile():
            return _books(thing.things())
    return plain(thing)


def _key(name: object) -> str:
    key = plain(name)
    if type(key) not in (str, int):
        raise NotPlain(f"{key!r} cannot name anything")
    return str(key)
