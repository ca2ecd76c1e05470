"""Tips for the first turns of ARNE Total."""

from __future__ import annotations

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arne.cards import Card
from soloist.games.arne.questions import (
    AnyReaction,
    RowOrDiscard,
    WhichCard,
    WhichColour,
    WhichToCarry,
    WhichToCrash,
    WhichToLock,
    WhichToTriple,
)
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.teaching import Tip
from soloist.web.scene import Scene

FEW_LEFT = 8  # cards in the pile


def lit_card(scene: Scene, *, black: bool) -> str:
    """The first card of the hand that is white, or black."""
    for key, light in scene.lights.items():
        option = light.choices[0].option
        if isinstance(option, Card) and option.black is black:
            return key
    return ""


def black_card(scene: Scene) -> str:
    return lit_card(scene, black=True)


def white_card(scene: Scene) -> str:
    return lit_card(scene, black=False)


def has_black(scene: Scene) -> bool:
    return bool(black_card(scene))


def own_row(scene: Scene) -> str:
    """The own row where it is lit, else the first thing that is."""
    view: View = scene.view
    mine = None if scene.seat is None else view.colour_of(scene.seat)
    key = "" if mine is None else f"row:{mine.code}"
    return key if key in scene.lights else next(iter(scene.lights), "")


def most_wins(scene: Scene) -> bool:
    view: View = scene.view
    return view.setup.settings.variant != "minimum"


def pile_is_low(scene: Scene) -> bool:
    view: View = scene.view
    return view.pile_size <= FEW_LEFT and view.stage is not Stage.FINAL


def how_low(scene: Scene) -> Message:
    return nmsg(
        "{n} card is left in the pile. When it is empty, everybody may play one more black card, "
        "and the rows are counted: hand cards count nothing.",
        "{n} cards are left in the pile. When it is empty, everybody may play one more black "
        "card, and the rows are counted: hand cards count nothing.",
        n=scene.view.pile_size,
    )


def is_final(scene: Scene) -> bool:
    return scene.view.stage is Stage.FINAL


TIPS = (
    Tip(
        "arne-colour",
        (WhichColour,),
        msg("Choose a colour"),
        msg("It makes no difference which: all have the same cards. The row beside it is yours."),
        "ARNE-1.4",
    ),
    Tip(
        "arne-final",
        (AnyReaction,),
        msg("The final round"),
        msg("One black card each, and nobody can react to it. Use it where it changes most."),
        "ARNE-9.2",
        at=black_card,
        when=is_final,
    ),
    Tip(
        "arne-end",
        (WhichCard, AnyReaction),
        msg("The pile runs out"),
        how_low,
        "ARNE-9.1",
        at=white_card,
        when=pile_is_low,
    ),
    Tip(
        "arne-turn",
        (WhichCard,),
        msg("Play one white card"),
        msg(
            "You have drawn already. A value of your colour goes into your row; one of another colour "
            "may go onto the discard pile."
        ),
        "ARNE-2.1",
        at=white_card,
        when=most_wins,
    ),
    Tip(
        "arne-black",
        (WhichCard,),
        msg("Black cards are extra"),
        msg(
            "You may play any number of them, now or in others' turns, and still play your white "
            "card. Keep them for the right moment."
        ),
        "ARNE-5.1",
        at=black_card,
        when=has_black,
    ),
    Tip(
        "arne-place",
        (RowOrDiscard,),
        msg("Row or discard pile?"),
        msg("Into your own row it counts for you. What lies on the discard pile can be taken by a Thief."),
        "ARNE-6.5",
        at=own_row,
        when=most_wins,
    ),
    Tip(
        "arne-react",
        (AnyReaction,),
        msg("You may react"),
        msg(
            "Before play goes on, everybody may play black cards. Those that are lit have an effect "
            "now; point at one to see which. Pass if you would rather keep them."
        ),
        "ARNE-7.4",
        at=black_card,
    ),
    Tip(
        "arne-crash",
        (WhichToCrash,),
        msg("Crash their best card"),
        msg("It counts nothing any more, unless somebody has a Lock. An X2 under a Crash doubles nothing."),
        "ARNE-6.8",
    ),
    Tip(
        "arne-lock",
        (WhichToLock,),
        msg("Lock what was spoiled"),
        msg("On a Crash the card counts again, for good. On a −200 it counts 0."),
        "ARNE-6.9",
    ),
    Tip(
        "arne-chameleon",
        (WhichToCarry,),
        msg("Into another row"),
        msg("The Chameleon takes a value to a row of another colour, yours for instance. A Thief can steal it there."),
        "ARNE-6.3",
    ),
    Tip(
        "arne-triple",
        (WhichToTriple,),
        msg("Three times as much"),
        msg("On a large value of yours, or on a −200 in another row."),
        "ARNE-4.2",
        when=most_wins,
    ),
)
