"""Which piece on the table stands for an option, and what may be asked about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.games.arne.answers import DISCARD, Row, Spot, TopCard
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.questions import WhichTwoToTake
from soloist.web.places import Area, Place
from soloist.web.scene import Choice, Path, Scene, piece_key

PLACES = (
    Place("dock", Area.DOCK, stays=True),
    Place("board", Area.MAP),
)


def pieces(question: Question, option: Any) -> Path:
    """Cards in the hand, items, rows, persons and piles; passing and ending the turn are words."""
    match option:
        case Card():
            return (piece_key("shown" if is_shown(question) else "hand", option),)
        case Spot():
            return (piece_key("item", option),)
        case Row() | Colour():
            return (piece_key("row", option),)
        case Seat():
            return (piece_key("seat", option),)
        case TopCard():
            return ("top",)
    return ("discard",) if option is DISCARD else ()


def is_shown(question: Question) -> bool:
    """Whether somebody picks from another's hand, which lies open for it [ARNE-Q10]."""
    return isinstance(question.ask, WhichTwoToTake)


def asks(scene: Scene, *kinds: type) -> bool:
    """Whether things of these kinds answer the open question."""
    return scene.asked is not None and any(isinstance(option, kinds) for option in scene.asked.options)


def twins(scene: Scene) -> dict[str, Choice]:
    """Items equal to one that is offered, in the same row: each answers for itself."""
    offered = {
        (choice.option.row, choice.option.item): choice for choice in scene.choices if isinstance(choice.option, Spot)
    }
    spots = [option for option in (scene.asked.options if scene.asked else ()) if isinstance(option, Spot)]
    return {spot.code: replace(offered[spot.row, spot.item], code=spot.code, option=spot) for spot in spots}
