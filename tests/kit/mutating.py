"""Documents like those people bring, and a little wrong: real ones in which something is cut, doubled or replaced."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from random import Random

from soloist.engine.match import Match
from soloist.engine.record import save
from soloist.engine.seats import RandomBot
from soloist.games.arknova.arno.values import CARDS
from soloist.games.zooloretto.automa.deck import DECK
from soloist.registry import find_game
from tests.kit.orichalcum import BOX_FILE, DOCUMENTED_BOARD
from tests.kit.seats import play_on

PIECE = re.compile(r"\w+|\s+|.", re.DOTALL)
STRANGE = (
    "0", "1", "-1", "9", "99", "9" * 30, "1.5", "1e5", "0x1f", "true", "nan", "''", '""', '"', "'", '"""',
    "[", "]", "{", "}", ",", ".", "=", "\n", "#", " ", "\\", "\t", "a.b", "[a]", "[[a]]", "name", "pass",
    "yes", "*", "o", "H", "\0", "é", "\u200d", "👩\u200d👧", "ß", "İ", "\u2028", "\ufeff", "none", "all",
    "forest", "hydra", "draw 0 >", "A", "chance", "1979-05-27T07:32:00Z", "rows", "null", "\r\n", "--",
    "x" * 200, "[" * 40, "a." * 40,
)  # fmt: skip


def shipped(game: str, name: str) -> str:
    return files(f"soloist.games.{game}").joinpath("facts", name).read_text("utf-8")


DECK_FILE = "\n".join(f"{card.code}: {', '.join(entry.code for entry in card.entries)}" for card in DECK.cards)
DOCUMENTS: dict[tuple[str, str], Sequence[str]] = {
    ("orichalcum", "box"): (BOX_FILE, DOCUMENTED_BOARD, shipped("orichalcum", "box.toml").partition("[marks]")[0]),
    ("arne", "deck"): (shipped("arne", "deck.json"), '{"copies": {"crash": {"plain": 3, "star": 2}}}'),
    ("arknova", "arno_values"): (
        json.dumps({"cards": CARDS}, indent=1),
        '{"cards": {"build": {"I": {"3": ["appeal 2/3/3/4/4/6"]}}}}',
    ),
    ("zooloretto", "mammoth_deck"): (DECK_FILE, "I-1: draw 0 >\nII-é: take 3 <, draw 1 >  # a note"),
}
"""Whole ones, by the game and its option."""


def mutant(text: str, random: Random) -> str:
    """The same text with a few things wrong in it, or nothing."""
    pieces = PIECE.findall(text)
    for _ in range(random.choice((0, 1, 1, 2, 3, 6))):
        at = random.randrange(len(pieces) + 1)
        length = random.choice((0, 1, 1, 2, 5, 30))
        match random.randrange(4):
            case 0:
                pieces[at : at + length] = []
            case 1:
                pieces[at:at] = pieces[at : at + length] * random.choice((1, 2, 30))
            case 2:
                pieces[at : at + length] = [random.choice(STRANGE)]
            case _:
                pieces[at : at + 1] = [random.choice(pieces)] if pieces else []
    return "".join(pieces)


def real_record(game: str, seed: int, options: dict[str, str] | None = None) -> str:
    """A whole match between random players, as text."""
    match = Match.new(find_game(game), 2, options or {}, seed)
    match.meta["seats"] = "human,human"
    play_on(match, [RandomBot()] * 2)
    return save(match)
