"""The signs and colours of Ark Nova: icons, rewards, buildings. Colour is never the only sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIOSK, LARGE_BIRD_AVIARY, PAVILION, PETTING_ZOO, REPTILE_HOUSE, Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Project, Sponsor
from soloist.games.arknova.maps import Gain, Reward
from soloist.games.arknova.state import Building
from soloist.terminal.draw import Pen
from soloist.terminal.ink import plain

APPEAL, CONSERVATION, REPUTATION, MONEY, X_TOKEN = "♥", "♣", "★", "$", "X"
EMPTY, FULL, HEXES = "□", "■", "⬡"
AGAIN = "↻"
DONE = "✓"
WORKER, PLACED, RESERVE = "●", "○", "·"

APPEAL_INK, CONSERVATION_INK, REPUTATION_INK = "bold #d9534a", "bold #3f9a4f", "bold #b08a1e"
MONEY_INK, X_INK = "bold #b8862b", "bold #8d6bd0"
INKS = {
    APPEAL: APPEAL_INK,
    CONSERVATION: CONSERVATION_INK,
    REPUTATION: REPUTATION_INK,
    MONEY: MONEY_INK,
    X_TOKEN: X_INK,
}
GOOD, BAD, WEAK = "bold #3f9a4f", "#d9534a", "dim"

ICON_PAPER = {
    Icon.PREDATOR: "bold #ffffff on #a8341f",
    Icon.HERBIVORE: "bold #ffffff on #4c7a1e",
    Icon.BIRD: "bold #10222e on #7cc3e8",
    Icon.REPTILE: "bold #1c2600 on #b6cf3a",
    Icon.PRIMATE: "bold #ffffff on #7a4a2a",
    Icon.BEAR: "bold #ffffff on #4a3b34",
    Icon.PETTING_ZOO: "bold #35101f on #f0a3c0",
    Icon.AFRICA: "bold #2a1d00 on #e3b341",
    Icon.AMERICAS: "bold #ffffff on #b5541c",
    Icon.ASIA: "bold #ffffff on #8a2f6b",
    Icon.AUSTRALIA: "bold #ffffff on #c23b57",
    Icon.EUROPE: "bold #ffffff on #2f5fa8",
    Icon.SCIENCE: "bold #07282c on #6fd0cf",
    Icon.ROCK: "bold #ffffff on #6b625a",
    Icon.WATER: "bold #ffffff on #1f6f9c",
    Icon.SEA_ANIMAL: "bold #ffffff on #17606b",
}
ICON_INK = {  # readable on black and on white
    Icon.PREDATOR: "bold #d05a44",
    Icon.HERBIVORE: "bold #6b9a35",
    Icon.BIRD: "bold #4d9fcb",
    Icon.REPTILE: "bold #8d9f1f",
    Icon.PRIMATE: "bold #a97650",
    Icon.BEAR: "bold #8a7468",
    Icon.PETTING_ZOO: "bold #d96f98",
    Icon.AFRICA: "bold #b8882a",
    Icon.AMERICAS: "bold #cf6f38",
    Icon.ASIA: "bold #b05a93",
    Icon.AUSTRALIA: "bold #d75570",
    Icon.EUROPE: "bold #5b86cc",
    Icon.SCIENCE: "bold #2f9d9c",
    Icon.ROCK: "bold #8c8178",
    Icon.WATER: "bold #3f8fbd",
    Icon.SEA_ANIMAL: "bold #2f8f9d",
}
ANIMAL_INK, SPONSOR_INK, PROJECT_INK = "bold #c47f3d", "bold #5b86cc", "bold #3f9a4f"
ACTION_INK = {
    Action.CARDS: "bold #4d9fcb",
    Action.BUILD: "bold #cf6f38",
    Action.ANIMALS: "bold #c49a3d",
    Action.ASSOCIATION: "bold #3f9a4f",
    Action.SPONSORS: "bold #b05a93",
}

WATER_PAPER, ROCK_PAPER = "#bfe3f5 on #1d5273", "#efe6dc on #5d544c"
BONUS_INK, BUILD2_INK, EDGE_INK, NAME_INK = "bold #c9951c", "bold #b05a93", "#8a8a8a", "dim"
EMPTY_PAPER, OCCUPIED_PAPER = "bold #2b2107 on #dcc48d", "bold #ffffff on #37752f"
UNIQUE_PAPER = "bold #2a1d00 on #e0a93b"
GHOST_PAPER = "bold #1d1a00 on #fff27a"
SPOT_INK = "bold #d9534a"
KIND_PAPER = {
    KIOSK: "bold #ffffff on #b8452a",
    PAVILION: "bold #ffffff on #7b4ba3",
    PETTING_ZOO: "bold #35101f on #f0a3c0",
    REPTILE_HOUSE: "bold #1c2600 on #b6cf3a",
    LARGE_BIRD_AVIARY: "bold #10222e on #7cc3e8",
}


def paper_of(building: Building) -> str:
    """What a building is coloured with."""
    if building.kind.is_standard:
        return OCCUPIED_PAPER if building.used else EMPTY_PAPER
    return KIND_PAPER.get(building.kind, UNIQUE_PAPER)


def style_of(thing: object) -> str:
    """The colour of a card, an icon or an action where a sentence speaks of it."""
    match thing:
        case Animal():
            return ANIMAL_INK
        case Sponsor():
            return SPONSOR_INK
        case Project() | FinalScoring():
            return PROJECT_INK
        case Icon():
            return ICON_INK[thing]
        case Action():
            return ACTION_INK[thing]
        case Kind():
            return "bold"
    return ""


# names cut short


def cut(thing: object, pen: Pen, letters: int) -> str:
    """The first letters of a name, in the reader's language."""
    return plain(pen.reader.read(thing))[:letters].strip()


KIND_NAMES = {
    PETTING_ZOO: msg("Petting zoo"),
    REPTILE_HOUSE: msg("Reptile house"),
    LARGE_BIRD_AVIARY: msg("Aviary"),
}
"""Buildings whose full names do not begin with what they are."""


def kind_code(kind: Kind, pen: Pen, letters: int = 6) -> str:
    """The first letters of a building, a square and the size for a standard enclosure."""
    return f"{EMPTY}{kind.size}" if kind.is_standard else cut(KIND_NAMES.get(kind, kind), pen, letters)


# icons


def icon_code(icon: Icon, pen: Pen) -> str:
    """Three letters: Pre, Afr, Res."""
    return cut(icon, pen, 3)


def icon_chip(icon: Icon, pen: Pen, count: int = 1) -> Text:
    """An icon, with its number if there are several."""
    return Text(f"{count if count > 1 else ''}{icon_code(icon, pen)}", ICON_PAPER[icon])


def icon_chips(icons: Iterable[Icon], pen: Pen) -> Text:
    """The icons of a card, equal ones together."""
    counts: dict[Icon, int] = {}
    for icon in icons:
        counts[icon] = counts.get(icon, 0) + 1
    return Text(" ").join(icon_chip(icon, pen, count) for icon, count in counts.items())


def held_icons(counts: Iterable[int], pen: Pen) -> list[Text]:
    """What a zoo shows of each icon, those that are there: categories, continents, the rest."""
    return [icon_chip(Icon(number), pen, count) for number, count in enumerate(counts) if count]


# workers


def worker_signs(ready: int, placed: int) -> Text:
    """Workers on the notepad, on the association board, in reserve: ●○··."""
    reserve = board.MOST_WORKERS - ready - placed
    return Text.assemble((WORKER * ready, GOOD), PLACED * placed, (RESERVE * reserve, WEAK))


# rewards


def sign(what: str, amount: int | str) -> Text:
    """♥6, ♣1, ★2, $5, X3."""
    return Text(f"{what}{amount}", INKS[what])


def gains(appeal: int = 0, conservation: int = 0, reputation: int = 0) -> Text:
    """What a card brings."""
    parts = ((APPEAL, appeal), (CONSERVATION, conservation), (REPUTATION, reputation))
    return Text(" ").join(sign(what, amount) for what, amount in parts if amount)


def sign_only(code: str) -> Message:
    """A sign that is the same in all languages."""
    return msg("{code}", code=code)


def _numbered(what: str) -> Callable[[int], Message]:
    return lambda n: sign_only(f"{what}{n}")


_CODES: dict[Gain, Callable[[int], Message]] = {
    Gain.MONEY: _numbered(MONEY),
    Gain.X_TOKEN: lambda n: sign_only(X_TOKEN if n == 1 else f"{X_TOKEN}{n}"),
    Gain.REPUTATION: _numbered(REPUTATION),
    Gain.CONSERVATION: _numbered(CONSERVATION),
    Gain.APPEAL: _numbered(APPEAL),
    Gain.WORKER: lambda _: msg("worker"),
    Gain.CARD: lambda _: msg("card"),
    Gain.SNAP: lambda _: msg("snap"),
    Gain.UPGRADE: lambda _: sign_only("I→II"),
    Gain.CLEVER: lambda n: sign_only("→1" if n == 1 else f"{n}× →1"),
    Gain.MULTIPLIER: lambda _: sign_only("×2"),
    Gain.EXTRA_ACTION: lambda _: msg("action"),
    Gain.SPONSOR: lambda _: msg("spons."),
    Gain.PARTNER_ZOO: lambda _: msg("zoo"),
    Gain.UNIVERSITY: lambda _: msg("univ."),
    Gain.FREE_KIOSK: lambda _: msg("+kiosk"),
    Gain.FREE_ENCLOSURE: lambda n: msg("free {code}", code=f"{EMPTY}{n}"),
    Gain.FREE_HOUSE: lambda _: msg("house"),
    Gain.POUCH: lambda n: msg("pouch{n}", n=n),
    Gain.RECALL_WORKER: lambda _: msg("recall"),
    Gain.CONTINENT_MARKER: lambda _: msg("marker"),
    Gain.RESCUE: lambda _: msg("rescue"),
    Gain.STORE_CARD: lambda _: msg("store"),
    Gain.ANIMAL_MAGNET: lambda _: msg("magnet"),
    Gain.SCAVENGING: lambda n: msg("scav.{n}", n=n),
    Gain.FIND_PERSON: lambda _: msg("person"),
    Gain.FREE_PERSON: lambda _: msg("person"),
}


def reward_code(reward: Reward, pen: Pen) -> str:
    """A reward in a few letters: $5, ★2, card, →1 for an action card to slot 1."""
    code = _CODES.get(reward.kind)
    return plain(pen.reader.read(reward if code is None else code(reward.amount)))


def reward_text(reward: Reward, pen: Pen) -> Text:
    code = reward_code(reward, pen)
    return Text(code, INKS.get(code[0], "") if code[1:].isdecimal() or len(code) == 1 else "")
