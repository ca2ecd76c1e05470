"""How a game is taught: a page that explains it in two minutes, a first match, and tips for the first turns.

All of it is data; `pages/learn.py` and `web/coach.py` draw it. Every fact names the rule that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from soloist.engine.flow import Ask, Asked
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.web.html import Node
from soloist.web.scene import Scene

Picture = Callable[[Reader], Node]


def no_picture(_: Reader) -> Node:
    return None


@dataclass(frozen=True)
class Line:
    """One thing with its sign: a step, an action, an icon."""

    icon: str
    title: Message
    says: Message | None = None
    rule: str = ""
    tint: str = ""  # a class that colours the sign
    figure: str = ""  # what is printed on the piece, where that is no drawing


@dataclass(frozen=True)
class Part:
    """A part of the page: a few sentences, a picture, or things in a list."""

    title: Message
    text: Sequence[Message] = ()
    rules: Sequence[str] = ()
    picture: Picture = no_picture
    lines: Sequence[Line] = ()
    numbered: bool = False  # the lines come one after the other


@dataclass(frozen=True)
class ReadyTable:
    """A table that stands ready: who sits there, and what is agreed."""

    title: Message
    text: Message
    seats: tuple[str, ...]  # as the fields of the form have them: you, link, automa:L1, bot:greedy
    options: Mapping[str, str] = field(default_factory=dict)


def first_game(seats: tuple[str, ...], text: Message, options: Mapping[str, str] | None = None) -> ReadyTable:
    """A match for newcomers."""
    return ReadyTable(msg("First game"), text, seats, options or {})


@dataclass(frozen=True)
class Lesson:
    """A game in two minutes."""

    goal: Part
    turn: Part
    choices: Part  # what one can do in a turn
    end: Part  # how it ends and who wins
    tips: Sequence[tuple[Message, str]]  # three for beginners, each with a rule
    keys: Sequence[tuple[Message, Sequence[Line]]]  # what the icons mean, in groups
    first: ReadyTable  # what newcomers begin with
    more: Sequence[Part] = ()  # what else one has to know


# tips for the first turns


def always(_: Scene) -> bool:
    return True


def nowhere(_: Scene) -> str:
    return ""


def first_light(scene: Scene) -> str:
    """The first piece that answers."""
    return next(iter(scene.lights), "")


Said = Message | Callable[[Scene], Message]


@dataclass(frozen=True)
class Tip:
    """A hint for somebody who is asked something for the first time."""

    code: str  # under which it is remembered that somebody has seen it; never used for another tip
    asks: Sequence[Ask | type[Ask]]  # the questions it belongs to; none: any
    title: Said
    text: Said
    rule: str
    at: Callable[[Scene], str] = first_light  # the key of the piece it points at; empty: at none
    when: Callable[[Scene], bool] = always  # how it has to stand at the table

    def suits(self, scene: Scene) -> bool:
        """Whether it helps with the open question."""
        return scene.asked is not None and self.is_about(scene.asked.ask) and self.when(scene)

    def words(self, scene: Scene) -> tuple[Message, Message]:
        """Title and text, as the table stands."""
        title, text = (said if isinstance(said, Message) else said(scene) for said in (self.title, self.text))
        return title, text

    def is_about(self, ask: object) -> bool:
        """Questions that are always asked in the same words are one object each, others have a class."""
        return not self.asks or any(
            ask is kind if isinstance(kind, Asked) else isinstance(kind, type) and isinstance(ask, kind)
            for kind in self.asks
        )
