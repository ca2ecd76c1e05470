"""A whole match of every game on the screen, played once for all tests that look at one."""

from __future__ import annotations

from functools import cache

from soloist.engine.match import Match
from soloist.engine.seats import ask
from soloist.registry import bots_of, find
from soloist.seating import Seating, read_seating, with_automas
from soloist.web.faces import face_of
from soloist.web.faces.base import TableFace

LINEUPS = {
    "arknova": ["human", "arno:L3"],
    "zooloretto": ["human", "mammoth:II"],
    "orichalcum": ["human", "ai"],
    "arne": ["human", "greedy", "greedy"],
}
SEED = 5


@cache
def played(game: str) -> tuple[Match, Seating]:
    """A whole match in which a greedy bot plays for everybody; nobody changes it."""
    rules = find(game)
    seating = read_seating(rules, LINEUPS[game])
    match = Match.new(rules, len(LINEUPS[game]), with_automas(seating, {}), SEED)
    bot = bots_of(rules)["greedy"]()
    while (question := match.question) is not None:
        match.answer(ask(bot, match, question))
    return match, seating


def table_face(game: str) -> TableFace:
    found = face_of(game)
    assert isinstance(found, TableFace)
    return found
