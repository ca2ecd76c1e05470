"""Whose turn it is, as the title of a tab says it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import TurnBegins
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.results import won_or_lost
from soloist.web.scene import Person

DOT = "●"  # before the title while it is one's own turn


class Turn(Enum):
    """Who has to do something, for whoever looks."""

    MINE = "mine"
    OTHERS = "others"
    OVER = "over"


@dataclass(frozen=True)
class Standing:
    """How a match stands, in a few words."""

    turn: Turn
    words: Message

    def title(self, game: str, language: str) -> str:
        """`● Your turn · Ark Nova · Soloist`."""
        said = Reader(language).read(self.words)
        dot = f"{DOT} " if self.turn is Turn.MINE else ""
        return f"{dot}{said[:1].upper()}{said[1:]} · {game} · Soloist"


@dataclass(frozen=True)
class Notice:
    """What a page tells the tab it is in."""

    turn: Turn
    title: str
    has_knock: bool  # a sound says that it is one's turn

    @property
    def sign(self) -> str:
        """The file of the small picture beside the title: with an amber dot while it is one's own turn."""
        return "favicon-turn.svg" if self.turn is Turn.MINE else "favicon.svg"


STUCK = msg("Cannot go on")

UNTOLD = Notice(Turn.OTHERS, "Soloist", has_knock=False)
"""For pages that are drawn without a tab."""


def standing(match: Match, people: Sequence[Person], held: Collection[Seat], *, is_shown: bool = False) -> Standing:
    """How a match stands for a browser that holds some seats; `is_shown` while moves of others are shown."""
    mine = [person for person in people if person.seat in held]
    if match.over:
        return Standing(Turn.OVER, ending(match, people, mine))
    asked = [person for person in people if person.seat in {question.seat for question in match.questions}]
    called = [person for person in mine if person in asked and person.seat not in match.gave_up]
    if called and not is_shown:
        only = len(mine) == 1
        return Standing(Turn.MINE, msg("Your turn") if only else msg("{name}'s turn", name=called[0].name))
    others = [person for person in people if person not in mine]
    return Standing(Turn.OTHERS, waiting(match, others, [person for person in asked if person in others]))


def waiting(match: Match, others: Sequence[Person], asked: Sequence[Person]) -> Message:
    """Who is waited for: people think, automas and bots move."""
    humans = [person.name for person in asked if person.kind == "human"]
    if humans:
        return msg("Waiting for {names}", names=", ".join(humans))
    mover = asked[0] if asked else in_turn(match, others)
    if mover is None:
        return msg("Others move")
    if mover.kind == "human":
        return msg("{name}'s turn", name=mover.name)
    return msg("{name} moves", name=mover.name)


def in_turn(match: Match, some: Sequence[Person]) -> Person | None:
    """Whose turn of these people was the last to begin."""
    by_seat = {person.seat: person for person in some}
    begun = (what.seat for _, what in reversed(match.events(None)) if isinstance(what, TurnBegins))
    return next((by_seat[seat] for seat in begun if seat in by_seat), None)


def ending(match: Match, people: Sequence[Person], mine: Sequence[Person]) -> Message:
    """How it ended for the one person who looks, or who has won."""
    result = match.result
    points = {score.seat: score.total for score in result.scores}
    if len(mine) == 1 and mine[0].seat in points:
        (me,) = mine
        if me.seat in result.gave_up:
            return msg("gave up")
        others = [total for seat, total in points.items() if seat != me.seat]
        is_won = me.seat in result.winners
        return won_or_lost(points[me.seat], others, is_won=is_won, is_shared=is_won and len(result.winners) > 1)
    names = [person.name for person in people if person.seat in result.winners]
    return msg("{names} won", names=", ".join(names)) if names else msg("nobody won")
