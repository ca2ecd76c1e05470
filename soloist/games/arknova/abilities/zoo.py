"""Abilities that place buildings [AN-15.7]."""

from __future__ import annotations

from soloist.engine.flow import Flow
from soloist.games.arknova.buildings import KIOSK, LARGE_BIRD_AVIARY, PAVILION
from soloist.games.arknova.cards import Ability
from soloist.games.arknova.construction import choose_spot, place, place_free, spots
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.questions import KIOSK_OR_PAVILION
from soloist.games.arknova.turn_context import Turn, may_choose


@ability("posturing")
def posturing(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Up to X free kiosks or pavilions in any mix [AN-G.POSTURING]."""
    for _ in range(ability.amount):
        kinds = [kind for kind in (KIOSK, PAVILION) if spots(turn.zoo, kind)]
        kind = yield from may_choose(turn, kinds, ask=KIOSK_OR_PAVILION, why="AN-G.POSTURING")
        if kind is None:
            return
        yield from place(turn, kind, (yield from choose_spot(turn, kind, why="AN-G.POSTURING")))


@ability("peacocking")
def peacocking(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The large bird aviary free of charge, if the zoo has none [AN-G.PEACOCKING]."""
    yield from place_free(turn, LARGE_BIRD_AVIARY)
