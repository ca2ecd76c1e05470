"""The signs and colours of Ark Nova: icons, rewards, buildings. Colour is never the only sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg, numeral
from soloist.games.arknova import board, maps, state
from soloist.games.arknova.buildings import KIOSK, LARGE_BIRD_AVIARY, PAVILION, PETTING_ZOO, REPTILE_HOUSE, Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Project, Sponsor
from soloist.terminal.draw import Pen

APPEAL, CONSERVATION, REPUTATION, MONEY, X_TOKEN = "♥", "♣", "★", "$", "X"
EMPTY, FULL, HEXES = "□", "■", "⬡"
AGAIN = "↻"
DONE = "✓"
WORKER, PLACED, RESERVE = "●", "○", "·"

INKS = {
    APPEAL: "bold #d9534a", CONSERVATION: "bold #3f9a4f", REPUTATION: "bold #b08a1e", MONEY: "bold #b8862b",
    X_TOKEN: "bold #8d6bd0",
}  # fmt: skip
GOOD, BAD, WEAK = "bold #3f9a4f", "#d9534a", "dim"

_ICON_COLOURS = {
    Icon.PREDATOR: ("bold #d05a44", "bold #ffffff on #a8341f"),
    Icon.HERBIVORE: ("bold #6b9a35", "bold #ffffff on #4c7a1e"),
    Icon.BIRD: ("bold #4d9fcb", "bold #10222e on #7cc3e8"),
    Icon.REPTILE: ("bold #8d9f1f", "bold #1c2600 on #b6cf3a"),
    Icon.PRIMATE: ("bold #a97650", "bold #ffffff on #7a4a2a"),
    Icon.BEAR: ("bold #8a7468", "bold #ffffff on #4a3b34"),
    Icon.PETTING_ZOO: ("bold #d96f98", "bold #35101f on #f0a3c0"),
    Icon.AFRICA: ("bold #b8882a", "bold #2a1d00 on #e3b341"),
    Icon.AMERICAS: ("bold #cf6f38", "bold #ffffff on #b5541c"),
    Icon.ASIA: ("bold #b05a93", "bold #ffffff on #8a2f6b"),
    Icon.AUSTRALIA: ("bold #d75570", "bold #ffffff on #c23b57"),
    Icon.EUROPE: ("bold #5b86cc", "bold #ffffff on #2f5fa8"),
    Icon.SCIENCE: ("bold #2f9d9c", "bold #07282c on #6fd0cf"),
    Icon.ROCK: ("bold #8c8178", "bold #ffffff on #6b625a"),
    Icon.WATER: ("bold #3f8fbd", "bold #ffffff on #1f6f9c"),
    Icon.SEA_ANIMAL: ("bold #2f8f9d", "bold #ffffff on #17606b"),
}
ICON_INK = {icon: ink for icon, (ink, _) in _ICON_COLOURS.items()}  # readable on black and on white
ICON_PAPER = {icon: paper for icon, (_, paper) in _ICON_COLOURS.items()}
ANIMAL_INK, SPONSOR_INK, PROJECT_INK = "bold #c47f3d", "bold #5b86cc", "bold #3f9a4f"
ACTION_INK = {
    Action.CARDS: "bold #4d9fcb", Action.BUILD: "bold #cf6f38", Action.ANIMALS: "bold #c49a3d",
    Action.ASSOCIATION: "bold #3f9a4f", Action.SPONSORS: "bold #b05a93",
}  # fmt: skip

WATER_PAPER, ROCK_PAPER = "#bfe3f5 on #1d5273", "#efe6dc on #5d544c"
BONUS_INK, BUILD2_INK, EDGE_INK, NAME_INK = "bold #c9951c", "bold #b05a93", "#8a8a8a", "dim"
EMPTY_PAPER, OCCUPIED_PAPER = "bold #2b2107 on #dcc48d", "bold #ffffff on #37752f"
UNIQUE_PAPER = "bold #2a1d00 on #e0a93b"
GHOST_PAPER = "bold #1d1a00 on #fff27a"
SPOT_INK = "bold #d9534a"
KIND_PAPER = {
    KIOSK: "bold #ffffff on #b8452a", PAVILION: "bold #ffffff on #7b4ba3", PETTING_ZOO: "bold #35101f on #f0a3c0",
    REPTILE_HOUSE: "bold #1c2600 on #b6cf3a", LARGE_BIRD_AVIARY: "bold #10222e on #7cc3e8",
}  # fmt: skip


def paper_of(building: state.Building) -> str:
    """What a building is coloured with."""
    if building.kind.is_standard:
        return OCCUPIED_PAPER if building.used else EMPTY_PAPER
    return KIND_PAPER.get(building.kind, UNIQUE_PAPER)


STYLES: dict[type, str] = {
    Animal: ANIMAL_INK, Sponsor: SPONSOR_INK, Project: PROJECT_INK, FinalScoring: PROJECT_INK, Kind: "bold",
}  # fmt: skip


def style_of(thing: object) -> str:
    """The colour of a card, an icon or an action where a sentence speaks of it."""
    if isinstance(thing, Icon):
        return ICON_INK[thing]
    if isinstance(thing, Action):
        return ACTION_INK[thing]
    return next((ink for kind, ink in STYLES.items() if isinstance(thing, kind)), "")


KIND_NAMES = {PETTING_ZOO: msg("Petting zoo"), REPTILE_HOUSE: msg("Reptile house"), LARGE_BIRD_AVIARY: msg("Aviary")}
"""Buildings whose full names do not begin with what they are."""


def kind_code(kind: Kind, pen: Pen, letters: int = 6) -> str:
    """The first letters of a building, a square and the size for a standard enclosure."""
    return f"{EMPTY}{kind.size}" if kind.is_standard else pen.cut(KIND_NAMES.get(kind, kind), letters)


def icon_code(icon: Icon, pen: Pen) -> str:
    """Three letters: Pre, Afr, Res."""
    return pen.cut(icon, 3)


def icon_chip(icon: Icon, pen: Pen, count: int = 1) -> Text:
    """An icon, with its number if there are several."""
    return Text(f"{count if count > 1 else ''}{icon_code(icon, pen)}", ICON_PAPER[icon])


def icon_chips(icons: Iterable[Icon], pen: Pen) -> Text:
    """The icons of a card, equal ones together."""
    return Text(" ").join(icon_chip(icon, pen, count) for icon, count in Counter(icons).items())


def held_icons(counts: Iterable[int], pen: Pen) -> list[Text]:
    """What a zoo shows of each icon, those that are there: categories, continents, the rest."""
    return [icon_chip(Icon(number), pen, count) for number, count in enumerate(counts) if count]


def worker_signs(ready: int, placed: int) -> Text:
    """Workers on the notepad, on the association board, in reserve: ●○··."""
    reserve = board.MOST_WORKERS - ready - placed
    return Text.assemble((WORKER * ready, GOOD), PLACED * placed, (RESERVE * reserve, WEAK))


def sign(what: str, amount: int | str) -> Text:
    """♥6, ♣1, ★2, $5, X3."""
    return Text(f"{what}{numeral(amount) if isinstance(amount, int) else amount}", INKS[what])


money, appeal, conservation, reputation, x_tokens = (
    partial(sign, what) for what in (MONEY, APPEAL, CONSERVATION, REPUTATION, X_TOKEN)
)


def sign_only(code: str) -> Message:
    """A sign that is the same in all languages."""
    return msg("{code}", code=code)


SIGNS = {
    "MONEY": MONEY, "APPEAL": APPEAL, "REPUTATION": REPUTATION, "CONSERVATION": CONSERVATION, "X_TOKEN": X_TOKEN,
}  # fmt: skip
WORDS = {
    "CARD": msg("card"), "WORKER": msg("worker"), "SNAP": msg("snap"), "UPGRADE": sign_only("I→II"),
    "MULTIPLIER": sign_only("×2"), "EXTRA_ACTION": msg("action"), "SPONSOR": msg("spons."),
    "SPONSOR_FOR_MONEY": msg("spons."), "PARTNER_ZOO": msg("zoo"), "UNIVERSITY": msg("univ."),
    "FREE_KIOSK": msg("+kiosk"), "FREE_HOUSE": msg("house"), "RECALL_WORKER": msg("recall"),
    "CONTINENT_MARKER": msg("marker"), "RESCUE": msg("rescue"), "STORE_CARD": msg("store"),
    "ANIMAL_MAGNET": msg("magnet"), "FIND_PERSON": msg("person"), "FREE_PERSON": msg("person"),
}  # fmt: skip
"""What cards (`Resource`) and maps (`Gain`) can give: a sign before the number, or a word."""


def reward_code(reward: maps.Reward, pen: Pen) -> str:
    """A reward in a few letters: $5, ★2, card, →1 for an action card to slot 1."""
    kind, n = reward.kind, reward.amount
    if kind.name in SIGNS:
        return SIGNS[kind.name] + ("" if kind is maps.Gain.X_TOKEN and n == 1 else str(n))
    code: Sayable = WORDS.get(kind.name, reward)
    match kind:
        case maps.Gain.CLEVER:
            code = sign_only("→1" if n == 1 else f"{n}× →1")
        case maps.Gain.FREE_ENCLOSURE:
            code = msg("free {code}", code=f"{EMPTY}{n}")
        case maps.Gain.POUCH:
            code = msg("pouch{n}", n=n)
        case maps.Gain.SCAVENGING:
            code = msg("scav.{n}", n=n)
    return pen.cut(code)


def reward_text(reward: maps.Reward, pen: Pen) -> Text:
    code = reward_code(reward, pen)
    return Text(code, INKS.get(code[0], "") if code[1:].isdecimal() or len(code) == 1 else "")
