"""What a person who is asked has to hear first: all that happened since that person last decided something."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from soloist.engine.events import is_quiet
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, nmsg
from soloist.wording.base import option_text


def last_decision(match: Match, seat: Seat) -> int:
    """The number of the seat's last own answer after which something has happened, or -1."""
    for place in range(min(last_news(match, seat), match.moment) - 1, -1, -1):
        if match.history[place].seat == seat and not match.history[place].auto:
            return place
    return -1


def last_news(match: Match, seat: Seat) -> int:
    """The moment at which this seat was told something last."""
    for line in reversed(match.log or []):
        heard = line.event.heard_by(seat)
        if heard is not None and not is_quiet(heard):
            return line.moment
    return 0


def first_news(match: Match, seat: Seat) -> int:
    """The first line of the log that was told after this seat's last decision."""
    return bisect_right(match.log or [], last_decision(match, seat), key=lambda line: line.moment)


def news(match: Match, seat: Seat) -> list[Sayable]:
    """What this seat has heard since it last decided something."""
    return [what for _, what in match.heard(seat, first_news(match, seat))]


def done_for(match: Match, seat: Seat) -> list[Message]:
    """What has been answered for a person meanwhile: passes, and questions with one option only."""
    given = [
        entry.value for entry in match.history[last_decision(match, seat) + 1 :] if entry.seat == seat and entry.auto
    ]
    times = Counter(code(value) for value in given)
    return [
        nmsg("done for you: {what}", "done for you, {n} times: {what}", n=times[word], what=option_text(value))
        for word, value in {code(value): value for value in given}.items()
    ]
