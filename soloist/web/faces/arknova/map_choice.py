"""The zoo maps before a match: small ones show their ground and where bonuses lie, the large one everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup

from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova.hexes import ALL, bits, count
from soloist.games.arknova.maps import MAPS, Gain, Reward, ZooMap
from soloist.games.arknova.settings import ANY_MAP, MAP_WAYS
from soloist.games.arknova.setup import DRAFTED
from soloist.games.arknova.state import Building
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova.ground import VIEW_BOX, areas, ground, hex_path, marks, middle_of
from soloist.web.faces.arknova.signs import reward_sign, tray_icon
from soloist.web.faces.arknova.wood import bare_wood, standing_wood
from soloist.web.faces.player_choice import PlayerChoice, Thing, Way
from soloist.web.html import Node, classes, icon
from soloist.web.markup import render
from soloist.wording.arknova.map_texts import special, special_in_short
from soloist.wording.arknova.pieces import map_rule

FIRST, BASE, OTHER, PACKS = "first", "base", "other", "packs"
GROUPS = {
    FIRST: msg("First games"), BASE: msg("Base game"), OTHER: msg("Other ground"), PACKS: msg("Map packs"),
}  # fmt: skip
BOXES = {"base": BASE, "alternative": OTHER, "map_pack_1": PACKS, "map_pack_2": PACKS}
FIRST_MAPS = ("A", "0")
WAYS = {
    "pick": Way(msg("When the match begins, two maps at random are dealt to each player. All pick one of theirs at the "
                    "same time, each on their own screen."), "AN-1.8"),
    "draft": Way(msg("When the match begins, one map more than there are players is turned up at random. The last in "
                     "turn order takes one first, each on their own screen; the last map goes to the box."), "AN-1.13"),
}  # fmt: skip
assert WAYS.keys() == MAP_WAYS.keys()


def thing(zoo_map: ZooMap) -> Thing:
    group = FIRST if zoo_map.id in FIRST_MAPS else BOXES[zoo_map.box]
    return Thing(zoo_map.id, zoo_map.name, group, special_in_short(zoo_map), special(zoo_map), map_rule(zoo_map),
                 zoo_map in DRAFTED, tuple(good_for(zoo_map)))  # fmt: skip


ANY = Thing(
    ANY_MAP, msg("Any map"), ANY_MAP, msg("Dealt at random when the match begins"),
    msg("When the match begins, one of maps 1 to 8 and 1a to 8a is dealt at random that nobody else has."),
    "AN-1.8", is_dealt=False, is_any=True,
)  # fmt: skip


def lying(*kinds: Gain) -> Callable[[ZooMap], int]:
    """How much of it lies on the spaces of a map."""
    return lambda zoo_map: sum(each.amount for each in zoo_map.bonus if each is not None and each.kind in kinds)


STRENGTHS: list[tuple[Message, Callable[[ZooMap], int]]] = [
    (msg("animals that need water"), lambda zoo_map: count(zoo_map.water)),
    (msg("animals that need rock"), lambda zoo_map: count(zoo_map.rock)),
    (msg("money from bonus spaces"), lying(Gain.MONEY)),
    (msg("cards from bonus spaces"), lying(Gain.CARD, Gain.SNAP)),
    (msg("reputation from bonus spaces"), lying(Gain.REPUTATION)),
    (msg("X-tokens from bonus spaces"), lying(Gain.X_TOKEN)),
]


MOST_STRENGTHS = 3  # that are told of a map


def good_for(zoo_map: ZooMap) -> list[Message]:
    """What most of the other maps have less of, the rarest of it; nothing is said of how to play it."""
    others = [each for each in MAPS.values() if each.refused is None and each is not zoo_map]
    ahead = {text: sum(amount(each) < amount(zoo_map) for each in others) for text, amount in STRENGTHS}
    leads = [text for text, number in ahead.items() if 2 * number > len(others)]
    rarest = sorted(leads, key=ahead.__getitem__, reverse=True)[:MOST_STRENGTHS]
    return [text for text in leads if text in rarest]


def any_map(*, is_small: bool) -> h.Element:
    """Hexes without anything, and a question."""
    return h.svg(class_=classes("ark-map", is_small=is_small), viewBox=VIEW_BOX, aria_hidden="true")[
        h.path(".ark-hex", d="".join(hex_path(number) for number in bits(ALL))),
        h.text(".ark-any", x="50%", y="50%")["?"],
    ]


@lru_cache(64)
def small(thing: Thing) -> Markup:
    """Ground and bonuses, and what stands there at the start."""
    if thing.is_any:
        return render(any_map(is_small=True))
    zoo_map = MAPS[thing.code]
    return render(
        h.svg(".ark-map.is-small", viewBox=VIEW_BOX, aria_hidden="true")[
            ground(zoo_map.id),
            h.path(".ark-dots", d="".join(dot(number) for number in bits(zoo_map.bonus_mask))),
            [bare_wood(building) for building in begun(zoo_map)],
        ]
    )


def dot(number: int) -> str:
    """A small disc in the middle of a hex, as part of a path."""
    x, y = middle_of(number)
    return f"M{x - 9:.0f} {y:.0f}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"


def begun(zoo_map: ZooMap) -> list[Building]:
    """The buildings that stand there at the start [AN-1.12]."""
    return [Building(kind, footprint) for kind, footprint in zoo_map.setup]


def counts(thing: Thing, reader: Reader) -> Node:
    """How much water, rock and how many bonuses there are."""
    if thing.is_any:
        return None
    zoo_map = MAPS[thing.code]
    return [*terrain(zoo_map, reader), number("plus", count(zoo_map.bonus_mask), reader.read(BONUSES))]


def terrain(zoo_map: ZooMap, reader: Reader) -> list[Node]:
    return [
        number("water", count(zoo_map.water), reader.read(WATER)),
        number("rock", count(zoo_map.rock), reader.read(ROCK)),
    ]


WATER, ROCK, BONUSES = msg("water"), msg("rock"), msg("placement bonuses")


def number(sign: str, amount: int, label: str) -> h.Element:
    looks = {"water": "ark-water", "rock": "ark-rock"}
    return h.span(".choosing-count")[
        icon(sign, class_=looks.get(sign, "")), str(amount), h.span(".visually-hidden")[f" {label}"]
    ]


def large(thing: Thing, reader: Reader) -> h.Element:
    """The whole map, as it is printed."""
    if thing.is_any:
        return any_map(is_small=False)
    zoo_map = MAPS[thing.code]
    label = reader.read(msg("Zoo map {id}: {name}", id=zoo_map.id, name=zoo_map))
    return h.svg(".ark-map", viewBox=VIEW_BOX, role="img", aria_label=label)[
        ground(zoo_map.id),
        areas(zoo_map, -1, reader) if zoo_map.areas else None,
        marks(zoo_map, reader),
        [standing_wood(building, reader) for building in begun(zoo_map)],
    ]


def about(thing: Thing, reader: Reader) -> Node:
    """What stands on it and around it."""
    if thing.is_any:
        return None
    zoo_map = MAPS[thing.code]
    second = nmsg("{n} needs Build II", "{n} need Build II", n=count(zoo_map.build2))
    built = [icon(tray_icon(each.kind), reader.read(each.kind)) for each in begun(zoo_map)]
    tokens = (sign(reader, token.reward, token, repeats=token.repeats) for token in zoo_map.left)
    return [
        row(reader, msg("Ground"), [*terrain(zoo_map, reader), h.span(".choosing-count")[reader.read(second)]]),
        row(reader, msg("At the start"), built),
        row(reader, msg("Left edge"), [*tokens]),
        row(reader, msg("Partner zoos"), slots(reader, zoo_map.partner_zoos)),
        row(reader, msg("Universities"), slots(reader, zoo_map.universities)),
        row(reader, msg("Workers"), slots(reader, zoo_map.workers)),
        row(reader, msg("Joined"), [sign(reader, reward, reward) for reward in zoo_map.linked]),
    ]  # fmt: skip


def row(reader: Reader, title: Message, inside: Sequence[Node]) -> Node:
    return [h.dt[reader.read(title)], h.dd[inside]] if inside else None


def slots(reader: Reader, given: Iterable[tuple[Reward, ...]]) -> list[Node]:
    """What each slot gives, from the first to the last."""
    return [
        [sign(reader, reward, reward) for reward in rewards]
        if rewards
        else h.span(".ark-no-reward")["–", h.span(".visually-hidden")[" ", reader.read(msg("nothing"))]]
        for rewards in given
    ]


def sign(reader: Reader, reward: Reward, said: Sayable, *, repeats: bool = False) -> h.Element:
    return h.span(class_=classes("ark-map-sign", repeats=repeats))[
        reward_sign(reward), h.span(".visually-hidden")[" ", reader.read(said)]
    ]


MISSING = [
    (msg("{id} {reason}", id=each.id, reason=each.refused), "AN-19.1")
    for each in MAPS.values()
    if each.refused is not None
]
MAP_CHOICE = PlayerChoice(
    setting="maps",
    title=msg("Which zoo for whom?"),
    lead=msg("Choose a seat, then a map."),
    button=msg("Choose maps"),
    groups=GROUPS,
    things=[*(thing(each) for each in MAPS.values() if each.refused is None), ANY],
    missing=MISSING,
    ways=WAYS,
    automas=(msg("No map: ARNO uses only the edge of map A"), "ARNO-2.1"),
    small=small, counts=counts, large=large, about=about,
)  # fmt: skip
