"""The games the kit tests. A new game writes a file beside this one, as `arne.py` does, and joins the list."""

from __future__ import annotations

from typing import Any

from soloist.engine.game import Game
from soloist.registry import find_game as find_real_game
from soloist.registry import game_ids
from tests.kit.arknova import ARKNOVA
from tests.kit.arne import ARNE
from tests.kit.bazaar import BAZAAR
from tests.kit.orichalcum import ORICHALCUM
from tests.kit.subject import Subject
from tests.kit.zooloretto import ZOOLORETTO

SUBJECTS: tuple[Subject, ...] = (BAZAAR, ARNE, ZOOLORETTO, ARKNOVA, ORICHALCUM)
REAL: tuple[Subject, ...] = tuple(subject for subject in SUBJECTS if subject.game.id in game_ids())


def find_game(name: str) -> Game[Any, Any]:
    """Like the one users have, and the toy."""
    toy = next((subject.game for subject in SUBJECTS if subject.game.id == name), None)
    return find_real_game(name) if toy is None else toy
