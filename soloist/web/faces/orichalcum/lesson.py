"""Orichalcum in two minutes, and the first match."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.web.faces.orichalcum.lesson_pictures import fight_picture, goal_picture, turn_picture
from soloist.web.faces.teaching import Lesson, Line, Part, first_game

GOAL = Part(
    msg("Five points, and no creature left"),
    (
        msg(
            "A medallion, a temple and a Titan that you hold are 1 point each. The first player with "
            "5 points and no creature on the island wins at once."
        ),
        msg("Medallions and temples are yours for good; a Titan leaves when somebody else takes it."),
    ),
    ("ORI-1.2", "ORI-1.3", "ORI-1.4"),
    goal_picture,
)

TURN = Part(
    msg("A turn: card, tile, action"),
    (),
    (),
    turn_picture,
    (
        Line(
            "act-cards",
            msg("Take a card"),
            msg("The first two places are free, the later ones cost hoplites."),
            "ORI-4.2",
        ),
        Line(
            "rotate",
            msg("Place its tile"),
            msg("It must touch your metropolis or a tile. Creatures come along with it."),
            "ORI-5.5",
        ),
        Line("play", msg("Carry out its action"), msg("Produce, recruit, construct or capture."), "ORI-3.2"),
        Line(
            "buy",
            msg("Buy one more, if you like"),
            msg("Any action, for 2 hoplites, 2 nuggets or 2 captured creatures."),
            "ORI-9.2",
        ),
        Line(
            "trash",
            msg("With two players: remove a card"),
            msg("One of those left on the board, with its tile."),
            "ORI-9.4",
        ),
    ),
    numbered=True,
)

CHOICES = Part(
    msg("The four actions"),
    lines=(
        Line("mine", msg("Produce"), msg("1 nugget for each mine; your metropolis is one."), "ORI-7.1"),
        Line("camp", msg("Recruit"), msg("1 hoplite for each training camp; your metropolis is one."), "ORI-7.2"),
        Line("medallion", msg("Construct: a medallion"), msg("Pay 5 nuggets: 1 point."), "ORI-7.4"),
        Line(
            "pavilion",
            msg("Construct: a temple"),
            msg("On four circles in a rhombus with four different terrains: 1 point."),
            "ORI-7.5",
        ),
        Line(
            "act-build",
            msg("Construct: a building"),
            msg("Free, on the terrain of its slot. Mines and camps make the next turns richer."),
            "ORI-7.6",
        ),
        Line("capture", msg("Capture"), msg("Fight a creature on your island for its loot."), "ORI-8.1"),
    ),
)

CREATURES = Part(
    msg("Creatures come with volcanoes"),
    (
        msg(
            "Roll 1 die, and 1 more for each hoplite you add, up to three. A skull wins, or a sum of "
            "at least the creature's strength. Nothing can be built beside a creature."
        ),
    ),
    ("ORI-8.1", "ORI-8.3", "ORI-7.7"),
    fight_picture,
)

TITANS = Part(
    msg("Titans change sides"),
    (
        msg(
            "Three circles of one terrain that touch each other bring its Titan, from the common area "
            "or from another player. You may hold one, and one more for each oratory."
        ),
    ),
    ("ORI-6.1", "ORI-6.6"),
)

AI = Part(
    msg("Who is the AI?"),
    (
        msg(
            "An automa with a board of its own: a die picks its card, its tile goes to a fixed spot, "
            "and every choice is settled by a rule. It begins with one point. Every step says why."
        ),
    ),
    ("OAI-2.1", "OAI-3.1", "OAI-1.3"),
)

END = Part(
    msg("How it ends, and who wins"),
    lines=(
        Line(
            "flag",
            msg("At once"),
            msg("With 5 points and no creature, in the middle of a turn. There are no final turns."),
            "ORI-1.2",
        ),
        Line(
            "hoplite",
            msg("Who plays first"),
            msg("After each round the player with the most hoplites takes the pawn."),
            "ORI-10.3",
        ),
        Line("refresh", msg("After each round"), msg("Cards and buildings are filled up."), "ORI-10.1"),
    ),
)

TIPS = (
    (msg("Lay equal terrains side by side: three of them are a Titan, and a point."), "ORI-6.1"),
    (msg("Do not leave a creature standing: with one on your island you cannot win."), "ORI-1.2"),
    (msg("Build a mine or a training camp early: each pays again in every Produce or Recruit."), "ORI-11.1"),
)

GOODS = (
    Line("hoplite", msg("hoplite: pays for cards, helps in fights"), rule="ORI-4.2"),
    Line("nugget", msg("nugget: five make a medallion"), rule="ORI-7.4"),
    Line("medallion", msg("medallion"), rule="ORI-7.4"),
    Line("pavilion", msg("Temple"), rule="ORI-7.5"),
    Line("titan", msg("Titan"), rule="ORI-6.1"),
    Line("d6-skull", msg("skull: wins the fight"), rule="ORI-8.3"),
)
TERRAINS = (
    Line("rock", msg("Mountain")),
    Line("forest", msg("Forest")),
    Line("water", msg("Lagoon")),
    Line("desert", msg("Desert")),
    Line("volcano", msg("Volcano: any terrain"), rule="ORI-6.3"),
)
BEASTS = (
    Line("cyclops", msg("Cyclops, 4")),
    Line("minotaur", msg("Minotaur, 6")),
    Line("gorgon", msg("Gorgon, 8")),
    Line("cerberus", msg("Cerberus, 10")),
    Line("hydra", msg("Hydra, 12")),
)
BUILDINGS = (
    Line("camp", msg("training camp")),
    Line("mine", msg("mine")),
    Line("oratory", msg("oratory: one more Titan")),
    Line("siege", msg("siege engines: a number counts as a skull")),
    Line("hospital", msg("hospital: saves a hoplite")),
    Line("arch", msg("arch: a nugget for each capture")),
    Line("crystal", msg("crystal: build beside creatures")),
    Line("architect", msg("architect practice: a temple with a pair")),
    Line("forge", msg("forge: a second extra action")),
    Line("statues", msg("statues: extra actions cost 1 less")),
)

LESSON = Lesson(
    GOAL,
    TURN,
    CHOICES,
    END,
    TIPS,
    (
        (msg("Goods and points"), GOODS),
        (msg("Terrains"), TERRAINS),
        (msg("Creatures and their strength"), BEASTS),
        (msg("Buildings"), BUILDINGS),
    ),
    first_game(("you", "automa:AI"), msg("Against the AI, on the easy side of the island."), {"islands": "hexagon*"}),
    (CREATURES, TITANS, AI),
)
