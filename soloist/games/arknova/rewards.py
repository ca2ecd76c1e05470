"""Rewards printed on maps, in the vocabulary of all effects [AN-13.18, AN-13.19]."""

from __future__ import annotations

from functools import cache

from soloist.games.arknova.cards import Effect, Gain, Place, Resource, Special, read_ability
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward

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
_ABILITIES = {MapGain.SNAP: "snapping", MapGain.POUCH: "pouch", MapGain.SCAVENGING: "scavenging"}
_SPECIAL = (
    MapGain.FREE_HOUSE, MapGain.RECALL_WORKER, MapGain.CONTINENT_MARKER, MapGain.RESCUE, MapGain.STORE_CARD,
)  # fmt: skip
_REPEATED: dict[MapGain, Effect] = {
    MapGain.FREE_KIOSK: Place("kiosk"),
    MapGain.CLEVER: read_ability("clever"),
    MapGain.EXTRA_ACTION: read_ability("determination"),
    **{kind: Special(kind.value) for kind in _SPECIAL},
}


@cache
def effects_of(reward: Reward) -> tuple[Effect, ...]:
    """What a map's reward does; equal rewards are one object, and so are their effects [AN-13.18, AN-13.19]."""
    kind, amount = reward.kind, reward.amount
    if kind in _SAME:
        return (Gain(_SAME[kind], amount),)
    if kind in _ABILITIES:
        return (read_ability(f"{_ABILITIES[kind]}:{amount}"),)
    return (Place(f"enclosure_{amount}"),) if kind is MapGain.FREE_ENCLOSURE else (_REPEATED[kind],) * amount
