"""Rewards printed on maps, in the vocabulary of all effects [AN-13.18, 13.19]."""

from __future__ import annotations

from soloist.games.arknova.cards import Effect, Gain, Place, Resource, Special, read_ability
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward


def _as_effects(reward: Reward) -> tuple[Effect, ...]:
    """What a map's reward does [AN-13.18, 13.19]."""
    amount = reward.amount
    match reward.kind:
        case MapGain.FREE_KIOSK:
            return (Place("kiosk"),) * amount
        case MapGain.FREE_ENCLOSURE:
            return (Place(f"enclosure_{amount}"),)
        case MapGain.SNAP:
            return (read_ability(f"snapping:{amount}"),)
        case MapGain.POUCH | MapGain.SCAVENGING:
            return (read_ability(f"{reward.kind.value}:{amount}"),)
        case MapGain.CLEVER:
            return (read_ability("clever"),) * amount
        case MapGain.EXTRA_ACTION:
            return (read_ability("determination"),) * amount
        case (
            MapGain.FREE_HOUSE | MapGain.RECALL_WORKER | MapGain.CONTINENT_MARKER | MapGain.RESCUE | MapGain.STORE_CARD
        ):
            return (Special(reward.kind.value),) * amount
    return (Gain(_SAME[reward.kind], amount),)


_SAME = {
    MapGain.MONEY: Resource.MONEY,
    MapGain.X_TOKEN: Resource.X_TOKEN,
    MapGain.REPUTATION: Resource.REPUTATION,
    MapGain.CONSERVATION: Resource.CONSERVATION,
    MapGain.APPEAL: Resource.APPEAL,
    MapGain.WORKER: Resource.WORKER,
    MapGain.CARD: Resource.CARD,
    MapGain.UPGRADE: Resource.UPGRADE,
    MapGain.MULTIPLIER: Resource.MULTIPLIER,
    MapGain.SPONSOR: Resource.SPONSOR_FOR_MONEY,
    MapGain.PARTNER_ZOO: Resource.PARTNER_ZOO,
    MapGain.UNIVERSITY: Resource.UNIVERSITY,
}
_EFFECTS: dict[Reward, tuple[Effect, ...]] = {}


def effects_of(reward: Reward) -> tuple[Effect, ...]:
    """What a map's reward does; equal rewards are one object, and so are their effects."""
    if reward not in _EFFECTS:
        _EFFECTS[reward] = _as_effects(reward)
    return _EFFECTS[reward]
