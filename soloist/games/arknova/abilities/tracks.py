"""Abilities that give appeal, X-tokens, money, workers and multiplier tokens [AN-15.3]."""

from __future__ import annotations

from soloist.engine.flow import Flow
from soloist.games.arknova import gains
from soloist.games.arknova.cards import Ability, Icon
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.turn_context import Turn

MOST_ICONIC = 8
MOST_BEARS = 3
PRIMATE_STEPS = ((5, 3), (3, 2), (1, 1))
PETTING_APPEAL = 3


@ability("pack")
def pack(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """1 appeal for every predator icon in the own zoo [AN-G.PACK]."""
    yield from gains.gain_appeal(turn, turn.zoo.icons[Icon.PREDATOR], ability)


@ability("petting_zoo_animal")
def petting_zoo_animal(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """3 appeal for every petting zoo icon in the own zoo [AN-G.PETTINGZOOANIMAL]."""
    yield from gains.gain_appeal(turn, PETTING_APPEAL * turn.zoo.icons[Icon.PETTING_ZOO], ability)


@ability("iconic_animal")
def iconic_animal(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """1 appeal for every icon of the continent in all zoos, at most 8 [AN-G.ICONICANIMAL]."""
    assert ability.icon is not None
    icons = sum(zoo.icons[ability.icon] for zoo in turn.table.zoos)
    yield from gains.gain_appeal(turn, min(icons, MOST_ICONIC), ability)


@ability("inventive")
def inventive(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """X X-tokens [AN-G.INVENTIVE]."""
    yield from gains.gain_x_tokens(turn, ability.amount, ability)


@ability("inventive_bear")
def inventive_bear(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """1 X-token for every bear icon in all zoos, at most 3 [AN-G.INVENTIVEBEAR]."""
    bears = sum(zoo.icons[Icon.BEAR] for zoo in turn.table.zoos)
    yield from gains.gain_x_tokens(turn, min(bears, MOST_BEARS), ability)


@ability("inventive_primate")
def inventive_primate(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """1, 2 or 3 X-tokens with 1, 3 or 5 primate icons [AN-G.INVENTIVEPRIMATE]."""
    primates = turn.zoo.icons[Icon.PRIMATE]
    yield from gains.gain_x_tokens(turn, next((tokens for at, tokens in PRIMATE_STEPS if primates >= at), 0), ability)


@ability("jumping")
def jumping(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Break X and X money, in full [AN-G.JUMPING]."""
    yield from gains.advance_break(turn, ability.amount)
    yield from gains.gain_money(turn, ability.amount, ability)


@ability("full_throated")
def full_throated(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Hire a worker [AN-G.FULLTHROATED]."""
    yield from gains.hire_workers(turn, 1, ability)


@ability("multiplier")
def multiplier(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """A multiplier token on the named action card [AN-G.MULTIPLIER]."""
    assert ability.action is not None
    yield from gains.put_multiplier(turn, ability.action, ability)
