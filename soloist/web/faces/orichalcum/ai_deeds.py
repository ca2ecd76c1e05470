"""A turn of the AI in short: what it has brought."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.pieces import Goods


def deeds_of(told: Sequence[object]) -> list[Message]:
    """What it has laid, built and captured; goods are added up."""
    found = [deed for what in told if (deed := brought(what)) is not None]
    for each in (Goods.HOPLITES, Goods.NUGGETS):
        number = sum(gain.number for gain in told if isinstance(gain, steps.Receives) and gain.goods is each)
        found += [each.amount(number)] if number else []
    return found


def turn_of(told: Sequence[object]) -> list[Message]:
    """The same after the action it has played."""
    played = [msg("{action}", action=what.card.action) for what in told if isinstance(what, steps.TakesCard)]
    return [*played, *deeds_of(told)]


def brought(what: object) -> Message | None:
    match what:
        case steps.LaysTile():
            return msg("tile in sector {n}", n=what.sector)
        case steps.GetsTitan():
            return msg("{terrain} Titan", terrain=what.terrain)
        case steps.Builds():
            return msg("{building}", building=what.building)
        case steps.ForgesMedallion():
            return msg("a medallion")
        case steps.RaisesTemple():
            return msg("a temple")
        case steps.Captures():
            return msg("{creature}", creature=what.creature)
    return None
