"""What has happened, in words: the line under the question, the lines of the log, colours of cards in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable, msg, nmsg
from soloist.games.arne import questions as ask
from soloist.games.arne.answers import Row, Spot
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.state import Stage
from soloist.web import markup as h
from soloist.web.faces.arne.cards import suit
from soloist.web.faces.arne.strip import mark
from soloist.web.html import Node, classes, painted
from soloist.web.scene import Scene


def hint(scene: Scene) -> Node:
    """What has just happened, and how to read the numbers on the table."""
    if scene.asked is None:
        what = latest(scene)
        return None if what is None else scene.read(what)
    return Markup(" ").join(scene.read(line) for line in lines(scene, scene.asked))


def lines(scene: Scene, question: Question) -> Iterator[Sayable]:
    """A sentence or two for each kind of question: what the numbers on lit pieces mean, or where the cards go."""
    match question.ask:
        case ask.AnyReaction():
            yield from before_reacting(scene)
        case ask.WhichColour():
            yield msg("All colours have the same cards.")
        case ask.WhichCard():
            yield from before_playing(scene)
        case ask.WhatToSteal():
            if any(isinstance(option, Spot) for option in question.options):
                yield msg("Under a combo: how its row changes, and how yours does.")
        case ask.WhichToTriple() | ask.WhichToCrash() | ask.WhichToLock():
            yield msg("The number under a card is the change of that row.")
        case ask.TwoOfWhichColour():
            yield msg("The cards go into the row of that colour.")
        case ask.RowOrDiscard() | ask.IntoWhichRow():
            if any(isinstance(option, Row) for option in question.options):
                yield msg("The arrow shows what the row will be worth.")
        case ask.WhichToCarry():
            yield msg("It goes into a row of another colour.")
        case ask.WhichTwoToGive(card=card) | ask.WhichTwoToTake(card=card):
            if card.kind is Kind.PLUS2_VALUE:
                yield msg("They go into the row of their colour.")
            elif scene.view.active == scene.seat:
                yield msg("They go into your hand.")
            else:
                yield msg("They go to {person}.", person=scene.view.active)
        case ask.ChangePlacesWith():
            yield msg("Hands go with you; rows and colours stay.")


def before_reacting(scene: Scene) -> Iterator[Sayable]:
    if scene.view.stage is Stage.FINAL:
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
    drawn = latest(scene, draws=True)
    if drawn is not None and drawn.person == scene.seat and drawn.card is not None:
        yield msg("You have drawn {card}.", card=drawn.card)
    if any(isinstance(choice.option, Card) and not choice.option.black for choice in scene.choices):
        yield msg("One white card ends your turn; black ones may come before it.")
    else:
        yield msg("None of your white cards can be played.")


def latest(scene: Scene, *, draws: bool = False) -> Happening | None:
    """The last draw, or the last other thing that happened at the table; draws are seen on the pile."""
    happenings = (what for _, what in reversed(scene.told) if isinstance(what, Happening))
    return next((what for what in happenings if (what.what is What.DREW) is draws), None)


# the log

NOBODY = (What.NEUTRAL_COLOUR, What.STARTS, What.QUEUE_LAPSES, What.FINAL_ROUND, What.GAME_OVER)


def paint(thing: object, text: str) -> str:
    """A colour with its suit, cards and persons in bold: the name is always there too."""
    match thing:
        case Colour():
            return painted(f"arne-word arne-{thing.code}", suit(thing) + text)
        case Card() | Seat():
            return painted("arne-word", text)
    return text


def told(what: Sayable, scene: Scene) -> Node:
    """One line of the log: who, and what. A draw that nobody saw is hardly worth reading."""
    happening = what if isinstance(what, Happening) else None
    who = happening.person if happening is not None and happening.what not in NOBODY else None
    quiet = happening is not None and happening.what is What.DREW and happening.card is None
    return h.span(class_=classes("arne-told", is_quiet=quiet))[
        h.span(".arne-no-mark") if who is None else mark(scene, who), h.span[scene.read(what)]
    ]
