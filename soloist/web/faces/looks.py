"""Looking at a piece without choosing it: what a face says of it, by the kind of its key.

A face has one finder for each kind of piece (`TableFace.looks`). A finder gets the rest of the key, finds the thing on
the table as the seat sees it, and says what it is; what is not there, or hidden from the seat, is None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from soloist.engine import notation
from soloist.engine.words import Message, Sayable
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.wording import wording_of

NAME = "name"
"""The kind of names in the log and in the turns of automas: what is printed on a thing, wherever it is now."""


@dataclass(frozen=True)
class Remark:
    """A line about a piece: a drawing and a sentence."""

    sign: str
    text: Node
    class_: str = ""


@dataclass(frozen=True)
class Look:
    """All there is to say about a piece; what choosing it would do, or why it cannot be chosen, the page adds."""

    title: Sayable
    text: Sayable | None = None  # what it is
    kind: Message | None = None  # under the title: what kind of thing, or where it is
    body: Node = None  # its picture, or all that is printed on it
    now: Sequence[Remark] = ()  # what it means as things stand
    rules: tuple[str, ...] = ()
    why: str = ""  # how it is answered, in notation: the rules may say why it is no option now


Finder = Callable[[Scene, str], Look | None]
Looks = Mapping[str, Finder]


def explained(scene: Scene, thing: object, **more: Any) -> Look | None:
    """What the wording of the game says of a thing."""
    found = wording_of(scene.match.game.id).for_match(scene.match).explain(thing)
    if found is None:
        return None
    return replace(Look(found.title, found.text, rules=found.rules), **more)


def named_thing(scene: Scene, code: str) -> Any:
    """What goes by this code, among all that people may ask about; None if nothing does."""
    vocabulary = wording_of(scene.match.game.id).for_match(scene.match).vocabulary
    return next((thing for thing in vocabulary if notation.code(thing) == code), None)
