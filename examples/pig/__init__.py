"""Pig with PIGLET: a whole game in a few files, as an example. This is its only registration."""

from soloist.registry import Automa, Entry

ENTRIES = {
    "pig": Entry(
        rules="pig.game",
        bots={"greedy": "pig.game.Holds"},
        wording=None,
        terminal="pig.terminal",
        web="pig.web",
        automa=None,
        home="pig",
    ),
    "piglet": Entry(
        rules="pig.companion",
        bots={},
        wording=None,
        terminal="pig.terminal",
        web="pig.web:COMPANION_FACE",
        automa=Automa(called="PIGLET", seat="piglet"),
        home="pig",
    ),
}
