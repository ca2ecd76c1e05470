"""An ARNO as everybody sees it: nothing of it is hidden, at the screen and beside the box."""

from __future__ import annotations

from dataclasses import dataclass, fields

from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.board import University
from soloist.games.arknova.cards import Action, Animal, Icon, Project


@dataclass(frozen=True)
class ArnoSight:
    """An ARNO's mat; the names are those of the ledger."""

    level: int
    appeal: int
    conservation: int  # below 0 at first [ARNO-2.8]
    reputation: int
    order: tuple[Action, ...]  # slot 1 first
    upgraded: int
    workers: int
    hired: int
    on_task: tuple[int, ...]
    partner_zoos: tuple[Icon, ...]
    universities: tuple[University, ...]
    generic: Icon | None
    animals: tuple[Animal, ...]
    unnamed: int
    icons: tuple[int, ...]
    projects: tuple[Project, ...]
    supported: tuple[Project, ...]
    scoring_tokens: int
    notepad: int
    sponsors_seen: int


_NAMES = tuple(each.name for each in fields(ArnoSight))


def sight(arno: Arno) -> ArnoSight:
    seen = {name: getattr(arno, name) for name in _NAMES}
    return ArnoSight(**{**seen, "animals": tuple(arno.animals), "icons": tuple(arno.icons)})
