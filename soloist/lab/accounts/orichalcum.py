"""Orichalcum: actions, those of the cards and additional ones; buildings and Titans."""

from __future__ import annotations

from operator import attrgetter

from soloist.games.orichalcum.ai.steps import Builds, TakesCard
from soloist.games.orichalcum.answers import Keep
from soloist.games.orichalcum.events import ActionBought, BuildingPlaced, CardTaken, TitanComes
from soloist.games.orichalcum.pieces import ACTION, BASE, Kind
from soloist.lab import accounts
from soloist.lab.boards import AiBoards

TITAN = "titan-"


DEEDS = accounts.Deeds(
    actions={
        **dict.fromkeys((CardTaken, TakesCard), attrgetter("seat", "card.action.code")),
        ActionBought: attrgetter("seat", "buy.action.code"),
    },
    cards={
        **dict.fromkeys((BuildingPlaced, Builds), attrgetter("seat", "building.kind.code")),
        TitanComes: lambda event: (event.seat, TITAN + event.terrain.code),
    },
    names={
        **ACTION,
        **{kind.code: kind for kind in Kind},
        **{TITAN + terrain.code: Keep(terrain) for terrain in BASE},
    },
)
VARIATIONS = {"box": AiBoards()}
