"""How far a seat may go back in what has been answered and told, and whose turn was when."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from soloist.engine.errors import CannotUndo
from soloist.engine.events import Event, HandsShown, TurnBegins, TurnEnds, TurnSettled
from soloist.engine.flow import Flow
from soloist.engine.history import Entry, History, Told
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.undoing import Answered, GaveUpSince, NothingYet, Revealed, Shown, Stop, Undo
from soloist.engine.words import msg


class Past(NamedTuple):
    """What a match remembers of itself."""

    history: History
    log: Sequence[Told]
    has_dice: bool  # what Chance answered was no decision of anybody
    mode: Undo


def decision_before(past: Past, end: int, seat: Seat | None) -> tuple[int, Stop | None]:
    """The last of the first `end` answers that a seat decided itself, and the latest that was revealed since.

    On a screen nothing revealed may be taken back: raises CannotUndo with what it was.
    """
    stop: Stop | None = None
    for place in range(end - 1, -1, -1):
        entry = past.history[place]
        if entry.gives_up:
            raise CannotUndo(GaveUpSince(place, entry.seat))
        if entry.seat == CHANCE and past.has_dice:
            if entry.seen_by != ():
                stop = stop or revealed(past.log, place, entry)
        elif seat is not None and entry.seat != seat:
            stop = stop or Answered(place, entry.seat)
        elif not entry.auto:
            shown = shown_between(past.log, place, end)
            stop = shown if stop is None or (shown is not None and shown.moment > stop.moment) else stop
            if stop is not None and past.mode is Undo.SCREEN:
                raise CannotUndo(stop)
            return place, stop
    raise CannotUndo(NothingYet())


def shown_between(log: Sequence[Told], place: int, end: int) -> Shown | None:
    """The latest that somebody saw hidden cards without a draw, after an answer and before the first `end` are over."""
    for told in reversed(log):
        if told.moment <= place:
            return None
        if told.moment <= end and isinstance(told.event, HandsShown):
            return Shown(told.moment, told.event.seat)
    return None


def way_back(past: Past, length: int, seat: Seat | None) -> tuple[list[int], bool]:
    """From decision to decision until no more than `length` answers are left, and whether something that was
    revealed lies on the way."""
    places, is_beyond = [len(past.history)], False
    while places[-1] > length:
        place, stop = decision_before(past, places[-1], seat)
        is_beyond = is_beyond or stop is not None
        places.append(place)
    return places, is_beyond


def decisions_since(past: Past, start: int, seat: Seat) -> list[int]:
    """Those a seat may take back, not further than to `start`; the latest first, by their places."""
    found = [len(past.history)]
    with suppress(CannotUndo):
        while (place := decision_before(past, found[-1], seat)[0]) >= start:
            found.append(place)
    return found[1:]


def revealed(log: Sequence[Told], place: int, entry: Entry) -> Revealed:
    """What Chance answered, in whose turn."""
    turn = turn_told(log, place)
    count = len(entry.value) if isinstance(entry.value, tuple) else 1
    what = entry.ask or msg("what was drawn or rolled")
    return Revealed(place, None if turn is None else turn[1], what, count, entry.seen_by is None)


def turn_told(log: Sequence[Told], moment: int) -> tuple[int, Seat] | None:
    """When the turn began that was running after so many answers, and whose it is; None: it was nobody's turn."""
    for told in reversed(log):
        if told.moment <= moment:
            if isinstance(told.event, TurnEnds):
                return None
            if isinstance(told.event, TurnBegins):
                return told.moment, told.event.seat
    return None


def is_settled(log: Sequence[Told]) -> bool:
    """Whether the running turn has been settled already: what its seat still answers are reactions."""
    brackets = (told.event for told in reversed(log) if isinstance(told.event, TurnSettled | TurnBegins))
    return isinstance(next(brackets, None), TurnSettled)


def told_until_settled(flow: Flow[None], answer: object, seat: Seat) -> list[Event] | None:
    """What is told once a seat has answered, until its turn is settled; None if it is not before anything is asked,
    drawn or shown. The flow is of no use afterwards."""
    told: list[Event] = []
    try:
        request = flow.send(answer)
        while isinstance(request, Event) and not isinstance(request, HandsShown):
            told.append(request)
            if isinstance(request, TurnSettled | TurnEnds) and request.seat == seat:
                return told
            request = flow.send(None)
    except StopIteration:
        pass
    return None
