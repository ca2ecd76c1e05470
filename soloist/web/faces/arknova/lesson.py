"""Ark Nova in two minutes, and the first match."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.web.faces.arknova.lesson_pictures import break_picture, race_picture, slots_picture
from soloist.web.faces.teaching import Lesson, Line, Part, first_game

GOAL = Part(
    msg("Let your two counters meet"),
    (
        msg(
            "Appeal runs to the right: animals bring visitors. Conservation runs to the left: "
            "projects bring it, and each step counts two or three times as much."
        ),
        msg(
            "When the counters of one player meet, every other player has one more turn. Your score "
            "is how far yours have passed each other; below zero is possible."
        ),
    ),
    ("AN-11.1", "AN-11.2", "AN-11.6"),
    race_picture,
)

TURN = Part(
    msg("A turn: use one of five cards"),
    (msg("What you leave alone grows: a card that waits moves to the right."),),
    (),
    slots_picture,
    (
        Line(
            "pile",
            msg("Choose an action card"),
            msg("Its slot is its strength; each X-token you pay adds 1."),
            "AN-2.2",
        ),
        Line("play", msg("Do what it says"), msg("As far as its strength reaches."), "AN-2.1"),
        Line("slot-1", msg("It goes to slot 1"), msg("The cards left of it move one slot to the right."), "AN-2.3"),
    ),
    numbered=True,
)

CHOICES = Part(
    msg("What the five do"),
    lines=(
        Line("act-cards", msg("Cards"), msg("Draw cards. More strength, more cards."), "AN-4.2"),
        Line(
            "act-build",
            msg("Build"),
            msg("Place an enclosure, a kiosk or a pavilion: 2 money for each space."),
            "AN-5.2",
        ),
        Line(
            "act-animals",
            msg("Animals"),
            msg("Play an animal from your hand into an empty enclosure that is large enough."),
            "AN-6.5",
        ),
        Line(
            "act-association",
            msg("Association"),
            msg("Send a worker: for reputation, a partner zoo, a university or a project."),
            "AN-7.1",
        ),
        Line("act-sponsors", msg("Sponsors"), msg("Play a sponsor, or take money and move the break token."), "AN-8.2"),
        Line("upgrade", msg("Side II"), msg("Each card has a stronger back. Some rewards turn one over."), "AN-2.6"),
        Line("x-token", msg("X-token"), msg("Instead of an action: move any card to slot 1 and take one."), "AN-2.8"),
    ),
)

BREAK = Part(
    msg("The break pays you"),
    (msg("The Cards action moves the token 2 steps, money from Sponsors moves it too. When it arrives:"),),
    ("AN-4.1", "AN-8.2"),
    break_picture,
    (
        Line("card", msg("Keep 3 cards"), msg("Discard the others."), "AN-10.1"),
        Line("worker", msg("Workers come home"), msg("And partner zoos and universities are filled up."), "AN-10.3"),
        Line(
            "money",
            msg("Income"),
            msg("For appeal, kiosks, sponsors and places you have uncovered."),
            "AN-10.5",
            "tint-money",
        ),
    ),
)

ARNO = Part(
    msg("Who is ARNO?"),
    (
        msg(
            "An automa: a die picks its action card, fixed rules do the rest. It needs no money and "
            "builds nothing, and races you on the same two tracks. Every step says why."
        ),
    ),
    ("ARNO-5.1", "ARNO-2.9"),
)

END = Part(
    msg("How it ends, and who wins"),
    lines=(
        Line(
            "flag",
            msg("The counters of one player meet"),
            msg("That turn is finished, and every other player has exactly one more."),
            "AN-11.2",
        ),
        Line(
            "hourglass",
            msg("Final scoring cards"),
            msg("One of your two secret cards adds up to 4 conservation."),
            "AN-11.5",
        ),
        Line(
            "appeal",
            msg("Most points win"),
            msg("Appeal, less the target beside your conservation. A tie goes to more supported projects."),
            "AN-11.9",
            "tint-appeal",
        ),
    ),
)

TIPS = (
    (
        msg("Build first: an animal needs an empty enclosure of its size, and some need water or rock beside it."),
        "AN-6.16",
    ),
    (msg("Use the cards in slots 4 and 5. What you use falls back to slot 1, so plan two turns ahead."), "AN-2.3"),
    (msg("An early partner zoo makes every animal of that continent 3 money cheaper."), "AN-6.4"),
)

TRACKS = (
    Line("appeal", msg("appeal: visitors, and your income"), rule="AN-10.5", tint="tint-appeal"),
    Line("conservation", msg("conservation: projects"), rule="AN-7.9", tint="tint-conservation"),
    Line("reputation", msg("reputation: which display cards you reach"), rule="AN-9.4", tint="tint-reputation"),
    Line("break", msg("break"), rule="AN-10.8", tint="tint-break"),
)
SPENT = (
    Line("money", msg("money"), tint="tint-money"),
    Line("x-token", msg("X-token: strength +1"), rule="AN-2.2"),
    Line("worker", msg("worker"), rule="AN-7.2"),
    Line("card", msg("card")),
)
CATEGORIES = (
    Line("predator", msg("predator")),
    Line("herbivore", msg("herbivore")),
    Line("bird", msg("bird")),
    Line("reptile", msg("reptile")),
    Line("primate", msg("primate")),
    Line("bear", msg("bear")),
    Line("petting", msg("petting zoo")),
)
CONTINENTS = (
    Line("africa", msg("Africa")),
    Line("americas", msg("Americas")),
    Line("asia", msg("Asia")),
    Line("europe", msg("Europe")),
    Line("australia", msg("Australia")),
)
ON_THE_MAP = (
    Line("water", msg("water")),
    Line("rock", msg("rock")),
    Line("kiosk", msg("kiosk")),
    Line("pavilion", msg("pavilion")),
    Line("enclosure-3", msg("enclosure of size 3")),
)
SIGNS = (
    Line("upgrade", msg("turn a card to side II")),
    Line("partner", msg("partner zoo")),
    Line("university", msg("university")),
    Line("science", msg("research"), tint="tint-science"),
    Line("hourglass", msg("counts at the end")),
)

LESSON = Lesson(
    GOAL,
    TURN,
    CHOICES,
    END,
    TIPS,
    (
        (msg("On the tracks"), TRACKS),
        (msg("What you spend"), SPENT),
        (msg("Animals"), CATEGORIES),
        (msg("Where from"), CONTINENTS),
        (msg("On the map"), ON_THE_MAP),
        (msg("Marks"), SIGNS),
    ),
    first_game(("you", "automa:L1"), msg("Map A, against ARNO on its easiest level."), {"maps": "A"}),
    (BREAK, ARNO),
)
