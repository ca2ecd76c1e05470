"""Small signs: what an icon stands for, and how much of it; how cards, resources and persons look inside sentences."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, pmsg
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import SPONSORS, Action, Animal, FinalScoring, Icon, Project, Resource, Sponsor
from soloist.games.arknova.conditions import PARTNER_DISCOUNT
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.view import ZooView
from soloist.web import markup as h
from soloist.web.html import Node, classes, icon, painted, seat_class
from soloist.web.markup import render
from soloist.web.reading import Reading

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


_SPONSOR = {sponsor.id: sponsor for sponsor in SPONSORS}
_UNIQUE_ICONS = {254: "university", 257: "exit", 246: "rock", 255: "rock", 256: "water", 245: "water"}


def tint(name: str) -> str:
    """The colour of a resource."""
    return f"tint-{name}" if name in TINTED else ""


SHORT_ACTIONS: dict[Action, Sayable] = {Action.ASSOCIATION: msg("Assoc."), Action.SPONSORS: pmsg("short", "Sponsors")}
"""Names of actions where there is little room."""


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


def drawing_of(kind: Kind) -> str:
    """The icon of a building; standard enclosures have their size instead."""
    if kind.code in SPECIAL_ICONS:
        return SPECIAL_ICONS[kind.code]
    if kind.is_unique:
        icons = _SPONSOR[kind.sponsor].icons
        return _UNIQUE_ICONS.get(kind.sponsor) or (icon_name(icons[0]) if icons else "flag")
    return kind.code


def tray_icon(kind: Kind) -> str:
    """The same where it stands for the building as a whole."""
    if kind.is_standard:
        return kind.code.replace("_", "-")
    return "petting-zoo" if kind.code == "petting_zoo" else drawing_of(kind)


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


def gain(scene: Reading, name: str, amount: object, label: Sayable | None = None, class_: str = "") -> h.Element:
    """A resource with its number."""
    said = "" if label is None else scene.text(label)
    return h.span(class_=classes("gain", tint(name), class_), data_tip=said or None)[icon(name, said), str(amount)]


def tracks(scene: Reading, zoo: ZooView) -> list[h.Element]:
    """Where a zoo stands."""
    return [
        gain(scene, "appeal", zoo.appeal, msg("appeal")),
        gain(scene, "conservation", zoo.conservation, msg("conservation")),
        gain(scene, "reputation", zoo.reputation, msg("reputation")),
    ]


def school_signs(scene: Reading, school: University) -> list[Node]:
    """What a university brings."""
    found: list[Node] = [icon("science", class_="tint-science") for _ in range(school.research)]
    if school.hand_limit:
        found += [icon("card"), str(school.hand_limit)]
    if school.reputation:
        found.append(gain(scene, "reputation", school.reputation))
    return found


def partner_text(continent: Icon) -> Message:
    """What a partner zoo brings [AN-7.4, AN-6.4]."""
    return msg("{continent}: an icon, and its animals cost {n} less", continent=continent, n=PARTNER_DISCOUNT)


# inside sentences

FAMILIES: dict[type, str] = {Animal: "animal", Sponsor: "sponsor", Project: "project", FinalScoring: "scoring"}


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Cards in the colour of their family, actions and icons with their drawing, persons in their colour."""
    match thing:
        case Animal() | Sponsor() | Project() | FinalScoring():
            return painted(f"ark-word is-{FAMILIES[type(thing)]}", text)
        case Action():
            return word(action_icon(thing), text)
        case Icon():
            return word(icon_name(thing), text)
        case Kind():
            return word(tray_icon(thing), text)
        case Task():
            return painted("ark-word", text)
        case Seat() if thing >= 0:
            return painted(f"ark-who-word {seat_class(thing)}", text)
    return text


@lru_cache(4096)
def word(symbol: str, text: str) -> str:
    return render(h.span(".ark-word")[icon(symbol), Markup(text)])
