"""Zooloretto in two minutes, and the first match."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.web.faces.teaching import Lesson, Line, Part, first_game
from soloist.web.faces.zooloretto.lesson_pictures import family_picture, goal_picture, turn_picture

GOAL = Part(
    msg("Fill your enclosures, keep the barn empty"),
    (
        msg(
            "An enclosure holds animals of one species only. Full is best, one gap is almost as good; "
            "with more gaps you need a stall beside it to score 1 point for each animal."
        ),
        msg("What finds no place goes into your barn: every species and every type of stall there costs 2 points."),
    ),
    ("ZOO-2.2", "ZOO-11.1", "ZOO-11.3", "ZOO-11.6"),
    goal_picture,
)

TURN = Part(
    msg("A turn: one of three things"),
    (),
    (),
    turn_picture,
    (
        Line("pile", msg("Load a tile"), msg("Draw one, look at it, put it on any truck with room."), "ZOO-4.1"),
        Line(
            "truck",
            msg("Or take a truck"),
            msg("Place all its tiles. No tile may be refused, and you are out of this round."),
            "ZOO-5.7",
        ),
        Line(
            "money",
            msg("Or spend coins"),
            msg("One money action; then it is the next player's turn."),
            "ZOO-6.1",
            "tint-money",
        ),
    ),
)

ROUND = Part(
    msg("A round: everybody gets a truck"),
    (
        msg(
            "Whoever has a truck waits. When all have one, the trucks come back empty, and the player "
            "who took the last one starts."
        ),
    ),
    ("ZOO-3.2", "ZOO-3.4", "ZOO-3.5"),
)

CHOICES = Part(
    msg("What coins buy"),
    lines=(
        Line(
            "move",
            msg("Move, 1 coin"),
            msg("An animal out of your barn into an enclosure, or a stall to a free stall space."),
            "ZOO-6.2",
        ),
        Line(
            "swap",
            msg("Exchange, 1 coin"),
            msg("All animals of one species in one place against all of another in another place."),
            "ZOO-6.6",
        ),
        Line(
            "buy",
            msg("Buy, 2 coins"),
            msg("A tile from another player's barn; the owner gets one of the coins."),
            "ZOO-6.12",
        ),
        Line("trash", msg("Discard, 2 coins"), msg("A tile of your own barn leaves the game."), "ZOO-6.16"),
        Line(
            "expand", msg("Expand, 3 coins"), msg("Open your extra board: one more enclosure of 5 spaces."), "ZOO-6.17"
        ),
    ),
)

FAMILY = Part(
    msg("Families and bonus coins"),
    (
        msg(
            "A fertile male and a fertile female in one enclosure get an offspring at once, for free. "
            "Filling the last gap of an enclosure pays the coins printed there."
        ),
    ),
    ("ZOO-7.1", "ZOO-7.5", "ZOO-8.1"),
    family_picture,
)

MAMMOTH = Part(
    msg("Who is AutoMammoth?"),
    (
        msg(
            "An automa: a card says whether it draws, takes a truck or buys. It has no zoo and "
            "collects species in stacks; from 3 tiles on a stack scores. Every step says why."
        ),
    ),
    ("MAM-2.2", "MAM-1.2", "MAM-9.4"),
)

END = Part(
    msg("How it ends, and who wins"),
    lines=(
        Line(
            "hourglass",
            msg("The last round"),
            msg("It is the round in which the first tile of the end stack is drawn."),
            "ZOO-10.1",
        ),
        Line("stall-a", msg("Stalls"), msg("2 points for each type of stall on a stall space."), "ZOO-11.4"),
        Line("flag", msg("Most points win"), msg("A tie goes to the player with more coins."), "ZOO-11.9"),
    ),
)

TIPS = (
    (msg("A truck with one tile you need is better than a full one with two species for your barn."), "ZOO-5.4"),
    (
        msg("Load what others want onto a truck that they would not like to take, and look at their zoos first."),
        "ZOO-4.1",
    ),
    (msg("Keep a coin: it takes an animal out of your barn when you have opened a place for it."), "ZOO-6.2"),
)

SPECIES = (
    Line("camel", msg("Camel")),
    Line("elephant", msg("Elephant")),
    Line("flamingo", msg("Flamingo")),
    Line("kangaroo", msg("Kangaroo")),
    Line("leopard", msg("Leopard")),
    Line("chimpanzee", msg("Chimpanzee")),
    Line("panda", msg("Panda")),
    Line("zebra", msg("Zebra")),
)
ANIMALS = (
    Line("male", msg("fertile male"), rule="ZOO-7.1"),
    Line("female", msg("fertile female"), rule="ZOO-7.1"),
    Line("offspring", msg("offspring"), rule="ZOO-7.6"),
)
OTHERS = (
    Line("stall-a", msg("vending stall, four types"), rule="ZOO-2.5"),
    Line("money", msg("coin"), rule="ZOO-2.7"),
    Line("truck", msg("truck, room for 3 tiles"), rule="ZOO-1.7"),
    Line("barn", msg("barn"), rule="ZOO-2.6"),
)

LESSON = Lesson(
    GOAL,
    TURN,
    CHOICES,
    END,
    TIPS,
    ((msg("Species"), SPECIES), (msg("Families"), ANIMALS), (msg("What else there is"), OTHERS)),
    first_game(("you", "automa:I"), msg("Two at the table, against AutoMammoth on its easiest level.")),
    (ROUND, FAMILY, MAMMOTH),
)
