"""What is compiled, and which classes the compiler has to be told something about."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("soloist/engine", "soloist/games", "soloist/bots", "soloist/adapters")

INTERPRETED: frozenset[str] = frozenset(
    {
        "soloist.engine.members",  # the compiler cannot make members of enumerations
        "soloist.engine.seat",  # seats are numbers, and compared like them
        "soloist.engine.undoing",  # fields of data classes that their base has too
        # read once for a match
        "soloist.engine.settings",
        *(f"soloist.games.{game}.settings" for game in ("arknova", "arknova.arno", "arne", "orichalcum", "zooloretto")),
        # people at a table are slower than any program
        "soloist.games.arknova.arno.physical",
        "soloist.games.arknova.arno.questions",  # and its classes have two bases
        "soloist.games.arknova.arno.table_knowledge",
        "soloist.games.orichalcum.ai.physical",
        "soloist.games.orichalcum.ai.table_knowledge",
        "soloist.games.zooloretto.automa.physical",
        # what others' classes and arrays are made of; the numbers themselves are compiled
        *(f"soloist.adapters.{name}" for name in ("extras", "gymnasium", "openspiel", "pettingzoo")),
        *(f"soloist.adapters.{name}" for name in ("__main__", "drawing", "table", "tables")),
    }
)
"""Modules of these packages that stay Python, and why."""

OPEN: frozenset[str] = frozenset(
    {
        "soloist.engine.errors.SoloistError",
        "soloist.engine.errors.StaleAnswer",
        "soloist.engine.events.Event",
        "soloist.engine.events.TurnBegins",
        "soloist.engine.flow.Ask",
        "soloist.engine.game.Game",
        "soloist.engine.notation.Coded",
        "soloist.engine.plain.Plain",
        "soloist.engine.seats.RandomBot",
        "soloist.engine.words.Spoken",
        "soloist.games.arknova.arno.events.Instruction",
        "soloist.games.arknova.arno.why.ArnoLine",
        "soloist.games.arknova.cards.Project",
        "soloist.games.arknova.game.ArkNova",
        "soloist.games.arknova.printed.CardFace",
        "soloist.games.orichalcum.ai.steps.Doing",
        "soloist.games.orichalcum.ai.steps.Instruction",
        "soloist.games.orichalcum.pieces.Building",
    }
)
"""Classes that others may inherit from who are not compiled: games of others, companions, tests."""

ONE_WAY = "soloist.engine.first_numbers"
"""The module whose text is written anew for the compiler."""

BOUND = "soloist.engine.bound"
"""A module that only the compiled build has."""


def modules() -> list[str]:
    """The names of all compiled modules, in order."""
    found = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found if path.stem != "__init__"]
    return [name for name in names if name not in INTERPRETED]
