"""Orichalcum: actions, those of the cards and additional ones; buildings and Titans."""

from __future__ import annotations

from soloist.games.orichalcum.ai.steps import Builds, TakesCard
from soloist.games.orichalcum.answers import Keep
from soloist.games.orichalcum.events import ActionBought, BuildingPlaced, CardTaken, TitanComes
from soloist.games.orichalcum.pieces import ACTION, BASE, Kind
from soloist.lab import accounts
from soloist.lab.boards import AiBoards

TITAN = "titan-"


def action(event: CardTaken | TakesCard) -> accounts.Deed:
    return event.seat, event.card.action.code


def building(event: BuildingPlaced | Builds) -> accounts.Deed:
    return event.seat, event.building.kind.code


DEEDS = accounts.Deeds(
    actions={
        CardTaken: action,
        TakesCard: action,
        ActionBought: lambda event: (event.seat, event.buy.action.code),
    },
    cards={
        BuildingPlaced: building,
        Builds: building,
        TitanComes: lambda event: (event.seat, TITAN + event.terrain.code),
    },
    names={
        **ACTION,
        **{kind.code: kind for kind in Kind},
        **{TITAN + terrain.code: Keep(terrain) for terrain in BASE},
    },
)
VARIATIONS = {"box": AiBoards()}
