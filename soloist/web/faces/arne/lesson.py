"""ARNE Total in two minutes, and the first match."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.web.faces.arne.lesson_pictures import black_picture, row_picture, turn_picture
from soloist.web.faces.teaching import Lesson, Line, Part, first_game

GOAL = Part(
    msg("Have the best row"),
    (
        msg("Every colour has one row of cards, and one colour is yours. Values add up; an X2 doubles the whole row."),
        msg("Others will spoil your row, and you theirs. The highest total wins."),
    ),
    ("ARNE-1.4", "ARNE-10.4", "ARNE-9.4"),
    row_picture,
)

TURN = Part(
    msg("A turn: draw one, play one"),
    (),
    (),
    turn_picture,
    (
        Line("pile", msg("Draw a card"), msg("From the pile."), "ARNE-2.1"),
        Line(
            "card",
            msg("Play one white card"),
            msg(
                "You must, if you have one: a value into the row of its colour or onto the discard pile, or an action."
            ),
            "ARNE-2.5",
        ),
        Line(
            "thief",
            msg("Black cards, any number"),
            msg("Yours and everybody's, at any time: after each card all are asked whether they react."),
            "ARNE-5.1",
        ),
    ),
    numbered=True,
)

CHOICES = Part(
    msg("White actions"),
    lines=(
        Line("", msg("X3"), msg("Triples one card in any row."), "ARNE-4.2", figure="×3"),
        Line(
            "",
            msg("+1, +2, +3"),
            msg("+1 takes a card from another hand, +2 asks somebody for two cards, +3 draws three."),
            "ARNE-4.3",
            figure="+1",
        ),
        Line("swap", msg("Swap Hands"), msg("Everybody passes the whole hand on."), "ARNE-4.7"),
        Line(
            "places",
            msg("Change Places"),
            msg("You and another player exchange seats: the hands move along, the rows stay."),
            "ARNE-4.8",
        ),
    ),
)

BLACK = Part(
    msg("What black cards do"),
    (),
    ("ARNE-5.2",),
    black_picture,
    (
        Line("", msg("−200"), msg("Goes into the row of its colour."), "ARNE-6.1", figure="−200"),
        Line("crash", msg("Crash"), msg("The card under it counts nothing."), "ARNE-6.8"),
        Line("lock", msg("Lock"), msg("Cancels a Crash, or makes a −200 count 0."), "ARNE-6.9"),
        Line(
            "chameleon",
            msg("Chameleon"),
            msg("Takes a value or −200 from your hand into a row of another colour."),
            "ARNE-6.3",
        ),
        Line(
            "thief",
            msg("Thief"),
            msg("Takes the top discard, or a card under a Chameleon with all that lies on it."),
            "ARNE-6.6",
        ),
        Line("stop", msg("Stop"), msg("The next turn is yours."), "ARNE-6.10"),
        Line("change", msg("Change"), msg("The direction turns, and the next turn is yours."), "ARNE-6.10"),
    ),
)

END = Part(
    msg("How it ends, and who wins"),
    lines=(
        Line(
            "hourglass",
            msg("The pile is empty"),
            msg("The running turn is finished; Stop and Change no longer work."),
            "ARNE-9.1",
        ),
        Line("thief", msg("The final round"), msg("Everybody may play one more black card, or pass."), "ARNE-9.2"),
        Line("flag", msg("Most points win"), msg("Hand cards count nothing. A tie is shared."), "ARNE-9.4"),
    ),
)

TIPS = (
    (msg("You need not feed other rows: a value of another colour may go onto the discard pile."), "ARNE-2.5"),
    (
        msg("Keep a Lock: it saves the best card of your row from a Crash, and a card can be crashed only once."),
        "ARNE-6.9",
    ),
    (msg("Lay your large values late. What lies there early is crashed early."), "ARNE-6.8"),
)

VALUES = (
    Line("suit-red", msg("one of six colours"), rule="ARNE-1.4"),
    Line("card", msg("value card"), rule="ARNE-3.1"),
    Line("", msg("doubles the row"), rule="ARNE-10.3", figure="×2"),
    Line("", msg("triples a card"), rule="ARNE-4.2", figure="×3"),
)
WHITE = (Line("swap", msg("Swap Hands"), rule="ARNE-4.7"), Line("places", msg("Change Places"), rule="ARNE-4.8"))
BLACKS = (
    Line("crash", msg("Crash")),
    Line("lock", msg("Lock")),
    Line("chameleon", msg("Chameleon")),
    Line("thief", msg("Thief")),
    Line("stop", msg("Stop")),
    Line("change", msg("Change")),
)

LESSON = Lesson(
    GOAL,
    TURN,
    CHOICES,
    END,
    TIPS,
    ((msg("Values"), VALUES), (msg("White actions"), WHITE), (msg("Black cards"), BLACKS)),
    first_game(
        ("you", "bot:greedy", "bot:greedy"),
        msg("With the cards for a first game, against two bots."),
        {"first_game": "yes"},
    ),
    (BLACK,),
)
