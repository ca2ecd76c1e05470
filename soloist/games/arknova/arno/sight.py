"""An ARNO as everybody sees it: nothing of it is hidden, at the screen and beside the box."""

from __future__ import annotations

from dataclasses import dataclass

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


def sight(arno: Arno) -> ArnoSight:
    return ArnoSight(
        level=arno.level,
        appeal=arno.appeal,
        conservation=arno.conservation,
        reputation=arno.reputation,
        order=arno.order,
        upgraded=arno.upgraded,
        workers=arno.workers,
        hired=arno.hired,
        on_task=arno.on_task,
        partner_zoos=arno.partner_zoos,
        universities=arno.universities,
        generic=arno.generic,
        animals=tuple(arno.animals),
        unnamed=arno.unnamed,
        icons=tuple(arno.icons),
        projects=arno.projects,
        supported=arno.supported,
        scoring_tokens=arno.scoring_tokens,
        notepad=arno.notepad,
        sponsors_seen=arno.sponsors_seen,
    )
