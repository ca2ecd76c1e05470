"""The line under the question: what has just happened, and how to read the numbers on the table."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from soloist.engine.question import Question
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arne.answers import Row, Spot
from soloist.games.arne.cards import Card, Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.questions import (
    AnyReaction,
    ChangePlacesWith,
    IntoWhichRow,
    RowOrDiscard,
    TwoOfWhichColour,
    WhatToSteal,
    WhichCard,
    WhichColour,
    WhichToCarry,
    WhichToCrash,
    WhichToLock,
    WhichToTriple,
    WhichTwoToGive,
    WhichTwoToTake,
)
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.html import Node
from soloist.web.scene import Scene


def hint(scene: Scene) -> Node:
    question = scene.asked
    if question is None:
        what = latest(scene)
        return None if what is None else scene.read(what)
    return Markup(" ").join(scene.read(line) for line in lines(scene, question))


def lines(scene: Scene, question: Question) -> Iterator[Sayable]:
    """A sentence or two for each kind of question."""
    match question.ask:
        case AnyReaction():
            yield from before_reacting(scene)
        case WhichColour():
            yield msg("All colours have the same cards.")
        case WhichCard():
            yield from before_playing(scene)
        case _:
            yield from about_the_numbers(scene, question)


def before_reacting(scene: Scene) -> Iterator[Sayable]:
    view: View = scene.view
    if view.stage is Stage.FINAL:
        yield msg("Your last move: one black card or none. Then the rows are counted.")
        return
    what = latest(scene)
    if what is not None:
        yield msg("{what}.", what=what)
    fitting = sum(isinstance(choice.option, Card) for choice in scene.choices)
    if fitting:
        yield nmsg("{n} of your black cards fits.", "{n} of your black cards fit.", n=fitting)
    else:
        yield msg("None of your black cards fits.")


def before_playing(scene: Scene) -> Iterator[Sayable]:
    drawn = drawn_card(scene)
    if drawn is not None:
        yield msg("You have drawn {card}.", card=drawn)
    if any(isinstance(choice.option, Card) and not choice.option.black for choice in scene.choices):
        yield msg("One white card ends your turn; black ones may come before it.")
    else:
        yield msg("None of your white cards can be played.")


def about_the_numbers(scene: Scene, question: Question) -> Iterator[Message]:
    """What the numbers on the lit pieces mean, or where the cards go."""
    match question.ask:
        case WhatToSteal():
            if any(isinstance(option, Spot) for option in question.options):
                yield msg("Under a combo: how its row changes, and how yours does.")
        case WhichToTriple() | WhichToCrash() | WhichToLock():
            yield msg("The number under a card is the change of that row.")
        case TwoOfWhichColour():
            yield msg("The cards go into the row of that colour.")
        case RowOrDiscard() | IntoWhichRow():
            if any(isinstance(option, Row) for option in question.options):
                yield msg("The arrow shows what the row will count.")
        case WhichToCarry():
            yield msg("It goes into a row of another colour.")
        case WhichTwoToGive(card=card) | WhichTwoToTake(card=card):
            yield where_cards_go(scene, card)
        case ChangePlacesWith():
            yield msg("Hands come along, rows and colours stay.")


def where_cards_go(scene: Scene, card: Card) -> Message:
    """Cards picked from a hand: into a row, to somebody else."""
    if card.kind is Kind.PLUS2_VALUE:
        return msg("They go into the row of their colour.")
    if scene.view.active == scene.seat:
        return msg("They go into your hand.")
    return msg("They go into the hand of {person}.", person=scene.view.active)


def latest(scene: Scene) -> Happening | None:
    """The last thing that happened at the table; draws are seen on the pile."""
    for _, what in reversed(scene.told):
        if isinstance(what, Happening) and what.what is not What.DREW:
            return what
    return None


def drawn_card(scene: Scene) -> Card | None:
    """What the person has drawn for the running turn."""
    for _, what in reversed(scene.told):
        if isinstance(what, Happening) and what.what is What.DREW:
            return what.card if what.person == scene.seat else None
    return None
