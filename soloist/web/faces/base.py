"""What a face has to draw. `TableFace` is for games on the screen, `CompanionFace` for automas beside a box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.question import Question
from soloist.engine.words import Message, Sayable, msg, numeral
from soloist.language import Paint, plain
from soloist.web import markup as h
from soloist.web.faces.companion_widgets import plain_question
from soloist.web.faces.log_lines import LogLine, Opening, Telling, plain_line
from soloist.web.faces.looks import Look, Looks
from soloist.web.faces.player_choice import PlayerChoice
from soloist.web.faces.teaching import Lesson, ReadyTable, Tip
from soloist.web.html import Node, seat_chip
from soloist.web.places import Place
from soloist.web.scene import Path, Person, Scene
from soloist.web.showing import Shows


@dataclass(frozen=True)
class Panel:
    """A panel of the side column; on small screens a tab."""

    id: str
    title: Message
    icon: str
    body: Node
    note: Node = None


def nothing(*_: object) -> None:
    return None


def no_pieces(question: Question, option: Any) -> Path:
    """Without a board of its own a game has its options as buttons."""
    return ()


@dataclass(frozen=True)
class About:
    """What people want to know before they choose a game; of an automa only what it does."""

    what: Message
    minutes: str = ""  # that it lasts on the screen: 60–90
    weight: Message | None = None


@dataclass(frozen=True)
class Face:
    """What every face has."""

    stylesheets: tuple[str, ...] = ()  # in soloist/web/static, after the shared ones
    scripts: tuple[str, ...] = ()  # in soloist/web/static, after app.js; pages have to work without them too
    icon: str = "flag"  # in lists of matches
    art: Callable[[], Node] = nothing  # on the home page: an <svg> of 330 × 150
    family: str = "project"  # the colour of its card on the home page: animal, sponsor, project, scoring, money
    paint: Paint = plain  # decorates names of pieces in sentences, as `painted("card red", text)`
    about: About | None = None


TABLE = msg("Table")


@dataclass(frozen=True)
class TableFace(Face):
    """A game on the screen."""

    told: Callable[[Sayable, Scene], Node] = lambda what, scene: scene.read(what)  # what was told, as one sentence
    line: Callable[[Sayable, Telling], LogLine | None] = plain_line  # the same in the log: what changed, and why
    begins: Callable[[Sayable], bool] = lambda _: False  # a chapter of the log outside turns: a round, a break, the end
    opening: Callable[[object], Opening | None] = nothing  # what opens from the name of a thing in the log
    looks: Looks = field(default_factory=dict)  # what is said of a piece that is looked at, by the kind of its key
    pieces: Callable[[Question, Any], Path] = no_pieces  # which pieces stand for an option
    places: Sequence[Place] = ()  # where they can lie, the places nearer to the thumb first
    board: Callable[[Scene], Node] = nothing  # the main panel below the prompt
    strip: Callable[[Scene], Node] = nothing  # how far the end is, the order of play
    left: Callable[[Scene], Node] = nothing  # a column left of the board, if the game needs one
    side: Callable[[Scene], Sequence[Panel]] = lambda _: ()  # panels above the log
    dock: Callable[[Scene], Node] = nothing  # one's own things, at the bottom
    note: Callable[[Scene], Node] = nothing  # beside the title: "turn 22", "round 9"
    words: Callable[[Scene], Node] = nothing  # more buttons in the prompt, such as passing for a while
    left_title: Message = TABLE  # of the left column, where it is a tab
    hint: Callable[[Scene], Node] = nothing  # a second line under the question: what has just happened, what it costs
    holding_icons: Mapping[str, str] = field(default_factory=dict)  # the drawing of each holding, by its code
    deed: Callable[[object], tuple[str, Message] | None] = nothing  # an event of the own turn: a drawing and a word
    shows: Callable[[Sayable], Shows] = lambda _: Shows.STEP  # what of the things told is a deed of its own
    lesson: Lesson | None = None  # the page that explains it in two minutes
    tips: Sequence[Tip] = ()  # for the first turns, in the order of their importance
    tables: tuple[ReadyTable, ...] = ()  # besides those every game has
    choice: PlayerChoice | None = None  # a page before the match on which each player is given something
    open_table: bool = False  # nothing is hidden from anybody, so a shared screen needs no handing over

    def look(self, key: str, scene: Scene) -> Look | None:
        """What is said of a piece; None if it is not there, hidden, or nothing can be said of its kind."""
        kind, _, rest = key.partition(":")
        find = self.looks.get(kind)
        return None if find is None else find(scene, rest)


@dataclass(frozen=True)
class Happening:
    """One entry in the log of an evening: a line, and what opens below it."""

    moment: int  # at which it was over
    when: str  # the round or turn
    person: Person | None
    head: Node
    details: Sequence[Node] = ()


def told_one_by_one(scene: Scene, most: int) -> Sequence[Happening]:
    """The log of an automa that does not put its lines together."""
    return [Happening(moment, "", None, scene.read(what)) for moment, what in scene.every_told[-most:]]


def no_note(scene: Scene) -> Message:
    return msg("turn {turn}", turn=scene.match.turns)


@dataclass(frozen=True)
class Around:
    """What stands around a page of a chapter, such as a break, instead of the automa and how far the end is."""

    title: Node
    note: Message
    line: Node  # how far the chapter has come
    class_: str = ""


@dataclass(frozen=True)
class Leaf:
    """One page of what is told at the table: one thing to do, or one group of pieces moved in one go. Only the one that
    is shown is drawn."""

    draw: Callable[[], Node]
    about: Message  # as the page before announces it: "the break"
    is_new: bool = True  # nobody has said done to it yet
    draw_around: Callable[[], Around | None] = nothing
    class_: str = ""
    note: Message | None = None  # below the automa's name, instead of where the match is

    @property
    def body(self) -> Node:
        return self.draw()

    @property
    def around(self) -> Around | None:
        return self.draw_around()


def no_leaves(_: Scene) -> Sequence[Leaf]:
    return ()


YOUR_TURN, CHANGE_POINTS = msg("your turn"), msg("Change points")


@dataclass(frozen=True)
class CompanionFace(Face):
    """An automa beside a box, on a phone. Where a function returns None there is nothing to show."""

    title: Callable[[Scene], Node] = nothing  # who the automa is, with its level
    note: Callable[[Scene], Message] = no_note  # "Round 9, your turn"
    watch: Callable[[Scene], Node] = nothing  # how far the end is
    news: Callable[[Scene], Sequence[Leaf]] = no_leaves  # what to move and why, since a person's last turn
    then: Callable[[Scene], Message] = lambda _: YOUR_TURN  # what comes after the news
    around: Callable[[Scene], Around | None] = nothing  # of the question, where it belongs to a chapter
    recap: Callable[[Scene], Node] = nothing  # above the question: what has happened that needs no hand
    question: Callable[[Scene], Node] = plain_question  # with its answers as big buttons
    holdings: Callable[[Scene], Node] = nothing  # what the automa has, as a picture
    final: Callable[[Scene], Node] = nothing  # points and winner
    log: Callable[[Scene, int], Sequence[Happening]] = told_one_by_one  # so many of the latest, the earliest first
    last: Callable[[Scene], Message | None] = nothing  # what undo takes back in the middle of an answer
    finishes: Sequence[tuple[Any, Message]] = ()  # answers at the thumb, and what the button says: done, that is right
    entered: Callable[[Scene], Message | None] = nothing  # under the button that ends a person's turn: what it holds
    back: Message = CHANGE_POINTS  # the button under the winner that takes back the last answer


# the plain face: points, and options as buttons


def plain_board(scene: Scene) -> Node:
    scores = {score.seat: score.total for score in scene.match.result.scores}
    return h.ul(".plain-points")[
        (h.li[seat_chip(person), h.b(".number")[numeral(scores.get(person.seat, 0))]] for person in scene.people)
    ]


PLAIN = TableFace(board=plain_board, note=lambda scene: scene.read(no_note(scene)))

__all__ = ["PLAIN", "About", "Around", "CompanionFace", "Face", "Happening", "Leaf", "Panel", "ReadyTable", "TableFace"]
