"""What cards of Ark Nova are about, as drawings: an animal, a building, something that is counted."""

from __future__ import annotations

from typing import TypeAlias

from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.cards import CATEGORIES, Animal, Card, FinalScoring, Icon, Project, ProjectKind, Sponsor
from soloist.games.arknova.effect_facts import Count, Counted
from soloist.web import markup as h
from soloist.web.faces.arknova.ground import bounds, outline
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.html import Node, classes, icon

AnyCard: TypeAlias = Card | FinalScoring

COUNTED: dict[Counted, tuple[str, ...]] = {
    Counted.UNIVERSITY: ("university",),
    Counted.PROJECT_SUPPORT: ("flag",),
    Counted.SPONSOR_CARD: ("act-sponsors",),
    Counted.SMALL_ANIMAL: ("enclosure-2",),
    Counted.LARGE_ANIMAL: ("enclosure-5",),
    Counted.REPUTATION: ("reputation",),
    Counted.X_TOKEN: ("x-token",),
    Counted.DISTINCT_CATEGORY: ("act-animals",),
    Counted.DISTINCT_CONTINENT: ("globe",),
    Counted.DISTINCT_ICON: ("act-animals", "globe"),
    Counted.WATER_ROCK_SET: ("water", "rock"),
    Counted.CATEGORY_MAJORITY: ("act-animals", "chart"),
    Counted.KIOSK: ("kiosk",),
    Counted.OCCUPIED_ENCLOSURE_1: ("enclosure-1",),
    Counted.ADJACENT_BUILDING: ("enclosure-3", "link"),
    Counted.CONNECTED_WATER: ("water", "link"),
    Counted.CONNECTED_ROCK: ("rock", "link"),
    Counted.CONNECTED_BORDER: ("border", "link"),
    Counted.CONNECTED_BONUS: ("bonus", "link"),
    Counted.ISOLATED_WATER: ("water", "apart"),
    Counted.ISOLATED_ROCK: ("rock", "apart"),
    Counted.ISOLATED_BONUS: ("bonus", "apart"),
    Counted.EMPTY_SPACE: ("space",),
    Counted.EMPTY_GROUP_OF_6: ("space", "link"),
    Counted.ALL_WATER_CONNECTED: ("water", "link"),
    Counted.ALL_ROCK_CONNECTED: ("rock", "link"),
    Counted.ALL_BORDER_COVERED: ("border",),
    Counted.MAP_COVERED: ("enclosure-5",),
}
"""What is counted beside icons: one drawing, or a thing and how it must lie."""


def count_icons(count: Count) -> tuple[str, ...]:
    return (icon_name(count),) if isinstance(count, Icon) else COUNTED[count]


_DRAWN = {
    "chameleon": ("veiled-chameleon",),
    "crocodile": ("nile-crocodile", "american-alligator", "broad-snouted-caiman", "saltwater-crocodile"),
    "deer": ("reindeer", "moose", "red-deer"),
    "eagle": (
        "secretary-bird", "cinereous-vulture", "long-billed-vulture", "andean-condor", "bald-eagle", "king-vulture",
        "golden-eagle",
    ),
    "elephant": ("african-bush-elephant", "asian-elephant"),
    "flamingo": ("lesser-flamingo", "greater-flamingo"),
    "giraffe": ("giraffe",),
    "goat": ("alpine-ibex", "domestic-goat"),
    "hippo": ("pygmy-hippopotamus",),
    "horse": ("horse", "donkey"),
    "kangaroo": ("red-kangaroo", "bennetts-wallaby"),
    "koala": ("koala",),
    "lama": ("lama", "alpaca"),
    "leopard": ("cheetah", "leopard", "jaguar"),
    "lion": ("lion",),
    "lizard": (
        "rock-monitor", "common-agama", "komodo-dragon", "chinese-water-dragon", "common-wall-lizard",
        "goulds-monitor", "frilled-lizard", "thorny-devil",
    ),
    "minotaur": ("american-bison", "european-bison", "muskox"),
    "ostrich": ("african-ostrich", "greater-rhea", "emu", "northern-cassowary"),
    "owl": ("snowy-owl", "eurasian-eagle-owl", "barn-owl"),
    "panda": ("giant-panda",),
    "parrot": ("scarlet-macaw", "coconut-lorikeet"),
    "peacock": ("indian-peafowl", "lesser-bird-of-paradise"),
    "pig": ("mangalica",),
    "porcupine": ("crested-porcupine",),
    "rabbit": ("domestic-rabbit",),
    "rhino": ("white-rhinoceros", "indian-rhinoceros"),
    "seal": ("new-zealand-fur-seal", "australian-sea-lion", "new-zealand-sea-lion", "dugong"),
    "tiger": ("siberian-tiger", "sumatran-tiger"),
    "turtle": ("african-spurred-tortoise", "galapagos-giant-tortoise", "european-pond-turtle"),
    "wolf": ("wolf", "fennec-fox", "australian-dingo"),
    "zebra": ("grevys-zebra",),
}  # fmt: skip
_SPECIES = {code: name for name, codes in _DRAWN.items() for code in codes}
"""Animals with a drawing of their own; the others show their category."""

_SPONSORS = {
    "adventure-playground": "rock", "aquarium": "water", "breeding-cooperation": "partner",
    "breeding-program": "offspring", "cable-car": "rock", "engineer": "act-build",
    "expert-in-large-animals": "enclosure-5", "expert-in-small-animals": "enclosure-2", "explorer": "spectator",
    "guided-school-tours": "people", "release-of-patents": "science", "side-entrance": "partner",
    "sponsorship-elephants": "elephant", "sponsorship-lions": "lion", "sponsorship-vultures": "eagle",
    "talented-communicator": "worker", "waza-large-animal-program": "enclosure-5",
    "waza-small-animals-program": "enclosure-2", "waza-special-assignment": "act-animals",
    "water-playground": "water", "zoo-school": "university",
}  # fmt: skip
"""Sponsors without an icon of their own, or with a better drawing."""


_PROJECT_GHOSTS = {ProjectKind.RELEASE: "forest", ProjectKind.BREEDING: "donate"}


def figure(card: AnyCard) -> Node:
    """The large drawing on a card: the animal, the shape of a unique building, what is counted."""
    if isinstance(card, Sponsor) and card.building:
        return building_shape(KIND[card.building], "face-shape")
    return [icon(name, class_="face-figure") for name in about_icons(card)]


def about_icons(card: AnyCard) -> tuple[str, ...]:
    """The drawings that say what a card is about, mostly one."""
    match card:
        case Animal() if card.code in _SPECIES:
            return (_SPECIES[card.code],)
        case Animal():  # a bear is a bear first
            categories = [each for each in card.icons if each in CATEGORIES]
            return (icon_name(Icon.BEAR if Icon.BEAR in categories else categories[0]),)
        case Sponsor() if card.code in _SPONSORS:
            return (_SPONSORS[card.code],)
        case Sponsor():
            return (icon_name(next(iter((*card.icons, *(kind for kind, _ in card.needs.icons))))),)
        case Project():
            return count_icons(card.counted)
        case FinalScoring():
            return count_icons(card.counted[0]) if len(card.counted) == 1 else ("space", "check")


def ghost(card: AnyCard) -> Node:
    """The pale drawing behind the figure: where an animal lives, what kind of card it is."""
    match card:
        case Animal():
            name = card.continents[0].code if card.continents else "petting-zoo"
        case Sponsor():
            name = "act-build" if card.building else "seat-human" if card.person else "act-sponsors"
        case Project():
            name = _PROJECT_GHOSTS.get(card.kind, "conservation")
        case FinalScoring():
            name = "hourglass"
    return icon(name, class_="face-ghost")


def building_shape(building: Kind, class_: str = "") -> h.Element:
    """A building as it lies on the map."""
    left, top, width, height = bounds(building.cells)
    box = f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}"
    return h.svg(class_=classes("icon", class_), viewBox=box, aria_hidden="true")[
        h.path(d=outline(building.cells, 1.5), fill="currentColor")
    ]
