"""Small signs: what an icon stands for, and how much of it."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Sayable
from soloist.games.arknova.cards import Action, Icon, Resource
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward
from soloist.web.html import Node, classes, icon
from soloist.web.scene import Scene

DRAWN_AS = {
    Icon.PETTING_ZOO: "petting", Icon.SEA_ANIMAL: "sea",
    Resource.PARTNER_ZOO: "partner", Resource.SPONSOR_FOR_MONEY: "act-sponsors",
    MapGain.PARTNER_ZOO: "partner", MapGain.SPONSOR: "act-sponsors", MapGain.SNAP: "eye", MapGain.CLEVER: "slot-1",
    MapGain.EXTRA_ACTION: "step-forward", MapGain.FREE_KIOSK: "kiosk", MapGain.FREE_HOUSE: "aviary",
    MapGain.POUCH: "kangaroo", MapGain.RECALL_WORKER: "undo", MapGain.CONTINENT_MARKER: "globe",
    MapGain.RESCUE: "act-animals", MapGain.STORE_CARD: "download",
}  # fmt: skip
"""Icons and gains whose drawing has another name than they."""
TINTED = ("money", "appeal", "reputation", "conservation", "x-token", "break", "science")
SPECIAL_ICONS = {"petting_zoo": "petting", "reptile_house": "reptile-house", "large_bird_aviary": "aviary"}


def tint(name: str) -> str:
    """The colour of a resource."""
    return f"tint-{name}" if name in TINTED else ""


def action_icon(action: Action) -> str:
    return f"act-{action.code}"


def icon_name(kind: Icon) -> str:
    """The drawing of an icon of the cards."""
    return DRAWN_AS.get(kind, kind.code)


def gain_icon(what: Resource | MapGain) -> str:
    """The drawing of what a card, a track or a map gives."""
    return DRAWN_AS.get(what, what.name.lower().replace("_", "-"))


def icon_tint(kind: Icon) -> str:
    return {Icon.SCIENCE: "tint-science", Icon.ROCK: "ark-rock", Icon.WATER: "ark-water"}.get(kind, "")


def reward_icon(reward: Reward) -> str:
    return f"enclosure-{reward.amount}" if reward.kind is MapGain.FREE_ENCLOSURE else gain_icon(reward.kind)


def reward_amount(reward: Reward) -> str:
    """The number beside the icon, where there is more than one or where it is a counter."""
    is_building = reward.kind in (MapGain.FREE_ENCLOSURE, MapGain.FREE_HOUSE)
    is_counted = reward.amount > 1 or reward.kind is MapGain.CONSERVATION
    return str(reward.amount) if is_counted and not is_building else ""


def reward_sign(reward: Reward) -> Node:
    """Icon and number, for the eye; whoever shows it says what it is."""
    name = reward_icon(reward)
    return [icon(name, class_=tint(name)), reward_amount(reward)]


def gain(scene: Scene, name: str, amount: object, label: Sayable | None = None, class_: str = "") -> h.Element:
    """A resource with its number."""
    said = "" if label is None else scene.text(label)
    return h.span(class_=classes("gain", tint(name), class_), title=said or None)[icon(name, said), str(amount)]
