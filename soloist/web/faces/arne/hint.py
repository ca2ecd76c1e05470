"""The line under the question: what has just happened, and how to read the numbers on the table."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.happenings import Happening, What
from soloist.games.arne.options import Row, Spot
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
    if question.passing is not None:
        yield from before_reacting(scene)
    elif question.about is not None or question.of > 1:
        yield from about_the_numbers(scene, question)
    elif question.why == "ARNE-1.4":
        yield msg("All colours have the same cards.")
    else:
        yield from before_playing(scene)


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
    kinds = {type(option) for option in question.options}
    thief = question.why == "ARNE-6.5"
    if thief and Spot in kinds:
        yield msg("Under a combo: how its row changes, and how yours does.")
    elif Spot in kinds:
        yield msg("The number under a card is the change of that row.")
    elif Colour in kinds:
        yield msg("The cards go into the row of that colour.")
    elif Row in kinds:
        yield msg("The arrow shows what the row will count.")
    elif Card in kinds:
        yield where_cards_go(scene, question)
    elif Seat in kinds and isinstance(question.about, Card) and question.about.kind is Kind.CHANGE_PLACES:
        yield msg("Hands come along, rows and colours stay.")


def where_cards_go(scene: Scene, question: Question) -> Message:
    """Cards picked from a hand: under a Chameleon, into a row, to somebody else."""
    if question.why == "ARNE-6.3":
        return msg("It goes into a row of another colour.")
    if question.why == "ARNE-4.4":
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
