"""Arrows point inward, no game or edge imports another, and rules touch no clock, file or random generator."""

from __future__ import annotations

import pytest

from tests.kit.layers import unclean, wrong_imports
from tests.kit.trees import ROOT, Module, inside, modules

GAMES = frozenset(path.name for path in (ROOT / "soloist" / "games").iterdir() if path.is_dir())


def test_imports_point_inward() -> None:
    assert [problem for module in modules() for problem in wrong_imports(module, GAMES)] == []


def test_rules_are_clean() -> None:
    rules = inside(modules(), "soloist.engine", "soloist.games")
    assert len(rules) > 20
    assert [problem for module in rules for problem in unclean(module)] == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("soloist.engine.match", "from soloist.games.arne import GAME", "further out"),
        ("soloist.engine.match", "import soloist.language", "further out"),
        ("soloist.engine.match", "from soloist import games", "further out"),
        ("soloist.engine.match", "from .. import language", "further out"),
        ("soloist.engine.match", "def f():\n    from ..web import pages", "further out"),
        ("soloist.games.arne.turn", "from soloist.bots import mcts", "further out"),
        ("soloist.games.arne.turn", "from soloist.games.zooloretto.state import Zoo", "another game"),
        ("soloist.games.arne.turn", "from ..zooloretto import GAME", "another game"),
        ("soloist.games.arne.turn", "import rich", "not the standard library"),
        ("soloist.games.arne.turn", "from babel.messages import pofile", "not the standard library"),
        ("soloist.engine.match", "if TYPE_CHECKING:\n    import hypothesis", "not the standard library"),
        ("soloist.language", "from soloist.seating import seats", "further out"),
        ("soloist.games.arne.turn", "from soloist.wording.arne import offers", "further out"),
        ("soloist.wording.arne", "from soloist.terminal.draw import plain", "further out"),
        ("soloist.wording.arne", "from rich.text import Text", "not the standard library"),
        ("soloist.playing", "from soloist.web import pages", "further out"),
        ("soloist.names", "from soloist.terminal.draw import face_of", "further out"),
        ("soloist.web.pages", "from soloist.terminal.files import read_match", "another edge"),
        ("soloist.terminal.play", "from soloist.web import pages", "another edge"),
        ("soloist.lab.simulation", "from soloist.adapters.games import coding_of", "further out"),
        ("soloist.cli", "from soloist.adapters import pettingzoo", "further out"),
    ],
)
def test_wrong_imports_would_be_found(name: str, text: str, problem: str) -> None:
    found = list(wrong_imports(Module(name, text), frozenset({"arne", "zooloretto"})))
    assert found
    assert problem in found[0]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("soloist.engine.match", "from soloist.engine.flow import Flow\nimport json"),
        ("soloist.games.arne.turn", "from .state import Table\nfrom soloist.engine import flow"),
        ("soloist.games.arne.turn", "from soloist.games.arne import state"),
        ("soloist.language", "from babel.messages import pofile\nfrom soloist.engine.words import msg"),
        ("soloist.wording.mammoth", "from soloist.companion.mammoth.view import View"),
        ("soloist.names", "from soloist.language import Reader\nfrom soloist.seating import Seating"),
        ("soloist.terminal.play", "import rich\nfrom soloist.playing import Playing\nfrom soloist.wording import base"),
        (
            "soloist.adapters.pettingzoo",
            "import numpy\nfrom soloist.terminal.draw import picture\nfrom soloist.seating import Seating",
        ),
        (
            "soloist.web.pages",
            "from soloist import names, playing, rulebook, seating, wording",
        ),
        (
            "soloist.web.pages",
            "import json\nfrom soloist.games.arne import GAME\nfrom soloist.language import Reader",
        ),
    ],
)
def test_right_imports_are_left_alone(name: str, text: str) -> None:
    assert list(wrong_imports(Module(name, text), frozenset({"arne", "zooloretto"}))) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from time import monotonic",
        "def f():\n    import os.path",
        "print('x')",
        "def f():\n    return open('x')",
        "def facts():\n    return files('x')",
        "def _facts():\n    return files('x')\ndef play():\n    return _facts()",
        "LATER = lambda: files('x')",
        "def f():\n    global COUNT\n    COUNT = 1",
        "def f(x):\n    return id(x)",
    ],
)
def test_unclean_rules_would_be_found(text: str) -> None:
    assert len(list(unclean(Module("soloist.games.arne.turn", text)))) == 1


def test_facts_may_be_read_while_importing() -> None:
    text = "def _read():\n    return files('x').read_text()\nFACTS = _read()\nMORE = files('y')\n"
    assert list(unclean(Module("soloist.games.arne.deck", text))) == []
