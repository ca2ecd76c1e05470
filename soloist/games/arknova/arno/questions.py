"""What the person at a physical table is asked: one class for each kind of question."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask
from soloist.engine.notation import Coded
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, filled, joined, msg, ntemplate, template
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.rolls import Rolled
from soloist.games.arknova.arno.table_knowledge import UNSEEN_TILES, Thing
from soloist.games.arknova.cards import Project

# dice


@dataclass(frozen=True, slots=True)
class OnDie(Coded, Ask):
    """A roll at the table: what each face means, None for those that are rolled again [ARNO-4.1, ARNO-4.2]."""

    roll: Rolled
    sides: int
    means: tuple[Sayable | None, ...]  # by face, from 1
    options: tuple[Sayable, ...]
    first: int = 0  # the face of the first roll, where two are needed
    counts: tuple[bool, ...] = ()  # by face: whether it counts
    written = "d{sides}"
    text = template("{roll}: what does the d{sides} show?")


# cards


@dataclass(frozen=True, slots=True)
class InFolder(Coded, Ask):
    """The card ARNO takes from the display [ARNO-6.1]."""

    seat: Seat
    number: int
    written = "folder {number}"
    text = template("{seat} takes the card in folder {number}. What is it?")


@dataclass(frozen=True, slots=True)
class BreakCard(Coded, Ask):
    """One of the cards ARNO draws in a break [ARNO-12.3]."""

    seat: Seat
    number: int
    of: int
    seen: tuple[CardIs, ...]
    written = "card {number}"
    text = template("{seat} draws card {number} of {of}. What is it?")


@dataclass(frozen=True, slots=True)
class FirstProject(Coded, Ask):
    """One of the projects among ARNO's first cards [ARNO-2.12]."""

    seat: Seat
    number: int
    of: int  # cards that are drawn
    written = "project {number}"

    def say(self) -> Message:
        if self.number == 1:
            return msg("Draw {n} cards for {seat}, in order. Which is the first project?", n=self.of, seat=self.seat)
        return msg("Which is the second project among {seat}'s cards?", seat=self.seat)


@dataclass(frozen=True, slots=True)
class FirstSponsors(Coded, Ask):
    """How many of ARNO's first cards are sponsors, for the module [ARNO-16.2]."""

    seat: Seat
    of: int
    written = "sponsors"
    text = template("How many of {seat}'s {of} cards are sponsors?")


class WhichAnimal(Ask):
    """The animal ARNO keeps is to be named [ARNO-15.1]."""

    text = msg("Which animal is it?")
    code = "animal"


@dataclass(frozen=True, slots=True)
class WhichProject(Coded, Ask):
    """A project in its place is to be named, as ARNO stands on it now [ARNO-13.7]."""

    place: Project
    written = "{place}"
    text = template("Which project is {place}?")


# things that people change


@dataclass(frozen=True, slots=True)
class Doubt(Coded, Ask):
    """Something shared that may have changed: what Soloist knows of it."""

    thing: Thing
    things: tuple[Sayable, ...]
    space: int = 0  # of the bonus tiles
    written = "{thing}"

    @property
    def lying(self) -> Message:
        return joined(self.things)

    def say(self) -> Message:
        return filled(_DOUBTS[self.thing], self)


_DOUBTS = {
    Thing.PARTNER_ZOOS: template("Partner zoos on the board for ARNO, on record: {lying}. Is one of them gone?"),
    Thing.UNIVERSITIES: template("Universities on the board for ARNO, on record: {lying}. Is one of them gone?"),
    Thing.TILES: template("Bonus tiles at {space}, on record: {lying}. Is one of them gone?"),
    Thing.ANIMAL_UNIVERSITIES: template("Animal universities left, on record: {lying}. Is one of them gone?"),
    Thing.PROJECTS: template("Is any token or project on the table missing from Soloist's record?"),
}


@dataclass(frozen=True, slots=True)
class TilePlace(Ask):
    """Which bonus tile lies there, as nobody has named it [ARNO-14.2]."""

    space: int
    side: int
    alone: bool = False  # it is the only one there, so nobody has to say which

    @property
    def code(self) -> str:
        return f"tile {self.space}" if self.alone else f"tile {self.space} {('left', 'right')[self.side]}"

    def say(self) -> Message:
        if self.alone:
            return msg("Which bonus tile is at {space}?", space=self.space)
        return msg("Which bonus tile is {tile} at {space}?", space=self.space, tile=UNSEEN_TILES[self.side])


@dataclass(frozen=True, slots=True)
class BreakToken(Coded, Ask):
    """The break token was moved, but from where is in doubt [ARNO-5.6]."""

    seat: Seat
    steps: int
    known: int
    last: int
    written = "break"
    text = ntemplate(
        "Advance the break token {n} step for ARNO. Which of its {last} steps is it on now?",
        "Advance the break token {n} steps for ARNO. Which of its {last} steps is it on now?",
        n="steps",
    )
