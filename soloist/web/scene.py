"""What a page knows of a match: one seat's view at one moment, what it is asked, and how that is read.

A *piece* is something on the table that can be pointed at, named by a key such as `hand:crash` or `home:b`. An option
is a path of pieces: a tile, then the enclosure it goes to. The page lights the pieces that come next on a path; the
last piece of a path answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlencode

from markupsafe import Markup

from soloist.engine import notation
from soloist.engine.events import is_quiet
from soloist.engine.flow import Refusal
from soloist.engine.holdings import Changed
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.undoing import NothingYet, Stop
from soloist.engine.words import Message, Sayable
from soloist.language import Reader
from soloist.seating import Seating
from soloist.web.parts import Drawn, Pressed
from soloist.web.reading import Reading
from soloist.wording import wording_of
from soloist.wording.base import Offer, option_text

T = TypeVar("T")
NOTHING_YET = NothingYet()
Path = tuple[str, ...]
AND = "|"  # between the answers that one tap gives to questions in a row
Heard = tuple[int, Any]  # the moment and what was told then
MOST_DRAWN = 4  # logs that are kept as they were drawn


class TurnTexts(NamedTuple):
    """What a turn in the log is put together from."""

    number: Markup
    head: Markup
    lines: Markup
    who: Markup  # whom they are about, by classes

    def pressed(self) -> Pressed:
        return Pressed.of("\0".join(self))

    @classmethod
    def read(cls, pressed: Pressed) -> TurnTexts:
        return cls(*map(Markup, pressed.text.split("\0")))


@dataclass(slots=True)
class DrawnTurn:
    """What was told in a turn, and how the log shows that. Every pair of eyes has many of them, so all is pressed."""

    told: Sequence[Heard]
    inside: Pressed | None  # its texts; of older ones nothing
    form: tuple[bool, bool]  # how the latest page showed it: open, with its lines
    box: Drawn


@dataclass(slots=True)
class DrawnTurns:
    """Older turns in a row that stay as they are: what was told in them, and the part they are together."""

    told: Sequence[Any]  # the moments and what was told then, by turns
    part: Drawn


@dataclass(slots=True)
class DrawnChapter:
    """What was told in a chapter of the log beside a box, and the texts that show it."""

    told: Sequence[Heard]
    texts: tuple[Markup, ...]


class DrawnLog(dict[int, DrawnTurn]):
    """The turns by the place of their first event, and those that stand together by the number of the first turn; and
    what was worked out for the question that was open last."""

    def __init__(self) -> None:
        super().__init__()
        self.together: dict[int, DrawnTurns] = {}
        self.chapters: dict[int, DrawnChapter] = {}
        self.asked: tuple[Question | None, int] = None, -1  # and the moment
        self.worked_out: dict[str, Any] = {}

    def while_asked(self, question: Question, moment: int) -> dict[str, Any]:
        """What was worked out for this question; of an earlier one nothing is kept."""
        if self.asked[0] is not question or self.asked[1] != moment:
            self.asked, self.worked_out = (question, moment), {}
        return self.worked_out


class DrawnLogs(dict[tuple[str, Seat | None], DrawnLog]):
    """The log of a match as pages have shown it, by language and eyes; those who looked last are remembered."""

    def of(self, language: str, eyes: Seat | None) -> DrawnLog:
        found = self[language, eyes] = self.pop((language, eyes), DrawnLog())
        while len(self) > MOST_DRAWN:
            del self[next(iter(self))]
        return found


def piece_key(kind: str, *parts: object) -> str:
    """The name of a piece: its kind, and the codes of what tells it from others of its kind."""
    return ":".join((kind, *map(notation.code, parts)))


@dataclass(frozen=True)
class Choice:
    """One option of the open question: how it is written, how it is read, and the pieces that stand for it."""

    code: str
    option: Any
    offer: Offer
    path: Path


class Light(NamedTuple):
    """A piece that may be pointed at now."""

    number: int  # in reading order, from 1: the key that picks it
    choices: tuple[Choice, ...]  # what can still come of it

    @property
    def answer(self) -> Choice | None:
        """The choice that is made by pointing here; None if another piece has to be pointed at afterwards."""
        return self.choices[0] if len(self.choices) == 1 else None


@dataclass(frozen=True)
class Person:
    """Who sits at a seat, for showing."""

    seat: Seat
    name: str
    kind: str  # human, bot or automa
    level: str = ""
    here: bool = False  # the person who looks
    gone: str = ""  # what is said of somebody who gave up, in the reader's language
    colour: str = ""  # of their pieces, beside a box


@dataclass
class Scene(Reading):
    """One seat's table at one moment. Built anew for every page; holds nothing the seat may not know but `match`,
    which pages use through `view` alone."""

    match: Match
    seat: Seat | None  # whose eyes; None: a spectator
    reader: Reader
    seating: Seating
    people: Sequence[Person]
    address: str  # of the match: /m/k3v…
    pieces_of: Callable[[Question, Any], Path]
    looks: frozenset[str] = frozenset()  # kinds of pieces of which there is more to say
    csrf: str = ""
    stamp: str = ""  # names the open question; an answer quotes it
    now: int = 0  # the present moment, where the page shows an earlier one
    picked: Path = ()
    why: str = ""  # what the person wants explained
    asked: Question | None = None  # what this seat is asked; None: nothing, or the page shows an earlier moment
    waiting_for: tuple[Seat, ...] = ()
    held: tuple[Seat, ...] = ()  # the seats this browser holds
    stuck: Message | None = None  # what keeps the match from going on, where it is of other rules
    answered: int = 0  # how many answers of it are kept; fewer may be shown then
    present: Match | None = None  # the match as it is now, where the page shows an earlier moment and its whole log
    seconds: int = 0  # until the question is passed, where people agreed to a countdown
    said: bool = True  # companion: the news have been read, show the question
    leaf: int | None = None  # companion: which page of the news; None: the first new one
    ticks: frozenset[str] = frozenset()  # companion: the steps that somebody has ticked off
    offered: Sequence[str] = ()  # companion: entries that were taken back and may be made again
    is_alone: bool = False  # there is no server: a match is taken along, not shared
    show: str = ""  # companion: another view of the page, such as the log
    stop: Stop | None = NOTHING_YET  # why nothing can be taken back; None: something can
    steps_back: int = 0  # how many decisions of the running turn can be taken back
    has_decided: bool = False  # something in the running turn, which may or may not be taken back
    confirms: str = "never"  # when this person confirms turns
    confirming: str = ""  # the answer that ends the turn and waits to be confirmed; `match` is as it would be then
    turned: Sequence[Changed] = ()  # what that turn has changed
    turn_began: int = 0  # after how many answers
    may_undo_anything: bool = False  # nobody but bots and automas would mind
    can_redo: bool = False
    can_give_up: bool = False
    passing_until: tuple[str, ...] | None = None  # the triggers of a standing pass, if there is one
    woken: tuple[Message, ...] = ()  # what has just ended one
    worked_out: dict[str, Any] = field(default_factory=dict)  # what a face needs more than once on a page
    drawn: DrawnLog = field(default_factory=DrawnLog)  # turns of the log that an earlier page has drawn

    @property
    def can_undo(self) -> bool:
        return self.stop is None

    # the table

    @cached_property
    def view(self) -> Any:
        return self.match.view(self.seat)

    @property
    def ask(self) -> Sayable | None:
        """What this seat is asked, by its type."""
        return None if self.asked is None else self.asked.ask

    @property
    def past(self) -> bool:
        """Whether this is an earlier moment."""
        return self.match.moment < self.now

    def person(self, seat: Seat) -> Person:
        return self.people[seat]

    def once(self, name: str, work_out: Callable[[], T]) -> T:
        """What is needed more than once on a page."""
        if name not in self.worked_out:
            self.worked_out[name] = work_out()
        found: T = self.worked_out[name]
        return found

    def while_asked(self, name: str, work_out: Callable[[], T]) -> T:
        """What is needed on every page of the same eyes as long as the question is open."""
        if self.asked is None:
            return self.once(name, work_out)
        known = self.drawn.while_asked(self.asked, self.match.moment)
        if name not in known:
            known[name] = work_out()
        found: T = known[name]
        return found

    # choosing

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The options of the open question, equal ones once, in the order they are read."""
        asked = self.asked
        return () if asked is None else tuple(each for each in self.answers_found if each.option not in asked.besides)

    @cached_property
    def answers_found(self) -> tuple[Choice, ...]:
        """All that may be answered: the options, and what may be said at any question."""
        return self.while_asked("answers", self._find_answers)

    def _find_answers(self) -> tuple[Choice, ...]:
        if self.asked is None:
            return ()
        found: dict[str, Choice] = {}
        for offer in wording_of(self.match.game.id).offers(self.match, self.asked):
            code = notation.code(offer.option)
            path = self.pieces_of(self.asked, offer.option)
            found.setdefault(code, Choice(code, offer.option, offer, path))
        for word in self.asked.besides:  # beside a number it is no offer
            code = notation.code(word)
            found.setdefault(code, Choice(code, word, Offer(word, option_text(word)), ()))
        return tuple(found.values())

    @cached_property
    def reached(self) -> Path:
        """The pieces picked so far, and those that nobody has to pick because there is no other way."""
        path: Path = ()
        for wanted in (*self.picked, None):
            path = self._forced(path)
            if wanted is None or wanted in path:
                continue
            if any(choice.path[: len(path) + 1] == (*path, wanted) for choice in self.choices):
                path = (*path, wanted)
        return path

    def _forced(self, path: Path) -> Path:
        while True:
            left = [choice.path for choice in self.choices if choice.path[: len(path)] == path]
            further = {way[len(path)] for way in left if len(way) > len(path)}
            if len(further) != 1 or any(len(way) < len(path) + 2 for way in left):
                return path
            path = (*path, *further)

    @cached_property
    def lights(self) -> dict[str, Light]:
        """The pieces that may be pointed at now, in reading order."""
        found: dict[str, list[Choice]] = {}
        step = len(self.reached)
        for choice in self.choices:
            if choice.path[:step] == self.reached and len(choice.path) > step:
                found.setdefault(choice.path[step], []).append(choice)
        return {key: Light(number, tuple(choices)) for number, (key, choices) in enumerate(found.items(), 1)}

    @cached_property
    def words(self) -> tuple[Choice, ...]:
        """Options that stand for no piece: they are buttons in the prompt."""
        return tuple(choice for choice in self.choices if not choice.path)

    def choice(self, code: str) -> Choice | None:
        """What is written so; also what may be said beside the options."""
        return next((choice for choice in self.answers_found if choice.code == code), None)

    def why_not(self, code: str) -> Refusal | None:
        """Why something is no option of the open question."""
        return None if self.asked is None else self.match.why_not(code, seat=self.asked.seat)

    def reasons(self, code: str) -> tuple[Refusal, ...]:
        """All that keeps something from being an option of the open question."""
        return () if self.asked is None else self.match.reasons(code, seat=self.asked.seat)

    # looking without choosing

    def look_address(self, key: str, picked: Path = ()) -> str:
        """Where that is said; `picked` are the pieces pointed at before."""
        address = super().look_address(key)
        return f"{address}{'&' if self.eyes else '?'}{urlencode({'pick': '|'.join(picked)})}" if picked else address

    @cached_property
    def eyes(self) -> str:
        seat = {} if self.seat is None else {"seat": self.seat.code}
        query = urlencode(seat | ({"at": str(self.match.moment)} if self.past else {}))
        return f"?{query}" if query else ""

    # the log

    @cached_property
    def told(self) -> list[tuple[int, Any]]:
        """What has been told so far, as this seat heard it: pairs of the moment and what."""
        if self.present is not None:
            return told_to(self.match, self.seat)
        return [(moment, what) for moment, what in self.every_event if not is_quiet(what)]

    @cached_property
    def every_told(self) -> list[tuple[int, Any]]:
        """What has been told to this day, also while the page shows an earlier one."""
        return self.told if self.present is None else told_to(self.present, self.seat)

    @cached_property
    def every_event(self) -> list[Heard]:
        """The same with the brackets around turns and breaks."""
        match = self.present or self.match
        return [(line.moment, what) for line in match.log or [] if (what := line.event.heard_by(self.seat)) is not None]

    @cached_property
    def all_told(self) -> list[int]:
        """The moments at which something was told."""
        return sorted({moment for moment, _ in self.every_told})

    @cached_property
    def answers(self) -> list[tuple[int, Any]]:
        """What this seat itself has answered so far: pairs of the moment and the answer."""
        history = enumerate(self.match.history)
        return [(place, entry.value) for place, entry in history if entry.seat == self.seat and not entry.gives_up]

    @property
    def is_over_now(self) -> bool:
        return (self.present or self.match).over

    # links and people

    def link(self, query: str) -> str:
        """The address of this page with another query, for the same eyes."""
        eyes = "" if self.seat is None else f"seat={self.seat.code}"
        whole = "&".join(part for part in (eyes, query) if part)
        return f"{self.address}?{whole}" if whole else self.address

    @property
    def held_people(self) -> list[Person]:
        """The people who share this browser."""
        return [person for person in self.people if person.seat in self.held]


def told_to(match: Match, seat: Seat | None) -> list[tuple[int, Any]]:
    log = match.log or []
    return [(log[place].moment, what) for place, what in match.heard(seat)]


def short(offer: Offer) -> Message:
    """The few words of an offer, where it stands under a heading."""
    return offer.short or offer.text
