"""Where a tile may go: the lit circles, what it would bring there, and what the script needs to turn it about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.answers import InHand, Lay
from soloist.games.orichalcum.circles import STEPS, Ground, Spot, bits, mask_of
from soloist.games.orichalcum.events import goods_said
from soloist.games.orichalcum.gains import titan_limit
from soloist.games.orichalcum.pieces import Tile
from soloist.games.orichalcum.questions import WhereTile
from soloist.games.orichalcum.sites import standing_on
from soloist.web import markup as h
from soloist.web.faces.orichalcum.board import temple_ring
from soloist.web.faces.orichalcum.signs import Point, R, around, creature_token, middle, said, terrain_circle
from soloist.web.html import icon, rule_link
from soloist.web.scene import Scene
from soloist.wording.orichalcum.prospects import Prospect, Prospects

Effect = tuple[str, Message, str]  # icon, sentence, rule


@dataclass(frozen=True)
class Placing:
    """The tile that the open question wants to place, and every place for it."""

    hand: InHand
    ground: Ground
    lays: tuple[Lay, ...]
    tried: Prospects

    @property
    def tile(self) -> Tile:
        return self.hand.tile

    @cached_property
    def spots(self) -> dict[Lay, Spot]:
        return {lay: self.ground.numbers(lay.where) for lay in self.lays}

    @cached_property
    def prospects(self) -> dict[Lay, Prospect]:
        return {lay: self.tried.at(spot) for lay, spot in self.spots.items()}

    @cached_property
    def mask(self) -> int:
        """All circles it could cover."""
        return mask_of({circle for spot in self.spots.values() for circle in spot})

    @cached_property
    def anchors(self) -> int:
        """Circles to point at first without a script: those of its first terrain."""
        return mask_of({spot[0] for spot in self.spots.values()})


def placing(scene: Scene) -> Placing | None:
    question, ask = scene.asked, scene.ask
    if question is None or not isinstance(ask, WhereTile):
        return None
    lays = tuple(option for option in question.options if isinstance(option, Lay))

    def work_out() -> Placing:
        tried = Prospects(scene.view, question.seat, ask.hand)
        return Placing(ask.hand, tried.before.ground, lays, tried)

    return scene.while_asked("placing", work_out)


# what a place brings


def effects(prospect: Prospect, seat: Seat, before: int) -> Iterator[Effect]:
    """Titans and from whom, ports, sites for temples, creatures, areas, points."""
    for terrain, holder in prospect.titans:
        if holder is None:
            yield "titan", msg("you gain the {terrain} Titan", terrain=terrain), "ORI-6.1"
        elif holder == seat:
            yield "titan", msg("your {terrain} Titan becomes active", terrain=terrain), "ORI-6.7"
        else:
            yield "titan", msg("take the {terrain} Titan from {holder}", terrain=terrain, holder=holder), "ORI-6.1"
    if prospect.dismissed:
        limit = titan_limit(prospect.realm)
        text = nmsg("you may keep {n} Titan, and choose which", "you may keep {n} Titans, and choose which", n=limit)
        yield "titan", text, "ORI-6.6"
    if prospect.hoplites or prospect.nuggets:
        yield "flag", msg("port: {goods}", goods=goods_said(prospect.hoplites, prospect.nuggets)), "ORI-5.8"
    if prospect.temples:
        yield "pavilion", nmsg("a site for a temple", "{n} sites for a temple", n=len(prospect.temples)), "ORI-7.5"
    for where, creature in prospect.creatures:
        text = msg("{creature}, strength {n}, on {where}", creature=creature, n=creature.strength, where=where)
        yield "skull", text, "ORI-5.7"
    for terrain, size in prospect.areas:
        if size < 3:
            yield "chart", msg("{terrain}: {n} of 3 for its Titan", terrain=terrain, n=size), "ORI-6.1"
    after = prospect.realm.points - prospect.dismissed
    if after != before:
        yield "medallion", msg("{before} → {after} points", before=before, after=after), "ORI-1.3"


def effects_of(asked: Placing, lay: Lay) -> tuple[Effect, ...]:
    return tuple(effects(asked.prospects[lay], asked.tried.seat, asked.tried.before.points))


def effect_list(scene: Scene, found: tuple[Effect, ...], **attributes: str | bool) -> h.Element:
    return h.ul(".ori-effects", **attributes)[
        [h.li[icon(name), h.span[said(scene, text), " ", rule_link(rule)]] for name, text, rule in found]
        or h.li[icon("minus"), h.span[scene.read(msg("nothing at once"))]]
    ]


# for the script


@dataclass(frozen=True)
class Chart:
    """The ways to cover each circle, and the different outcomes of them."""

    data: str
    outcomes: tuple[tuple[tuple[Effect, ...], str], ...]  # with the terrains of the Titans that come
    sites: tuple[int, ...]


def chart(scene: Scene, asked: Placing) -> Chart:
    """Ways as [answer, anchor, turn, outcome, sites]; those with the first terrain on the circle come first."""
    found = {lay: effects_of(asked, lay) for lay in asked.lays}
    keys = {lay: tuple((name, scene.text(text), rule) for name, text, rule in found[lay]) for lay in asked.lays}
    titans = {lay: " ".join(terrain.code for terrain, _ in asked.prospects[lay].titans) for lay in asked.lays}
    outcomes = {keys[lay]: (found[lay], titans[lay]) for lay in asked.lays}
    places = {key: place for place, key in enumerate(outcomes)}
    sites = tuple(dict.fromkeys(site for lay in asked.lays for site in asked.prospects[lay].temples))
    ways: dict[str, list[list[object]]] = {}
    for circle in bits(asked.mask):
        covering = [lay for lay, spot in asked.spots.items() if circle in spot]
        covering.sort(key=lambda lay: asked.spots[lay].index(circle))
        ways[asked.ground.names[circle]] = [
            [
                lay.code,
                asked.ground.names[asked.spots[lay][0]],
                turn_of(asked.ground, asked.spots[lay]),
                places[keys[lay]],
                [sites.index(site) for site in asked.prospects[lay].temples],
            ]
            for lay in covering
        ]
    at = {asked.ground.names[number]: middle(asked.ground.places[number]) for number in bits(asked.mask)}
    data = json.dumps({"ways": ways, "at": at}, separators=(",", ":"))
    return Chart(data, tuple(outcomes.values()), sites)


def turn_of(ground: Ground, spot: Spot) -> int:
    """In which of the six directions the second circle lies from the first."""
    if len(spot) == 1:
        return 0
    (q, r), (a, b) = ground.places[spot[0]], ground.places[spot[1]]
    return STEPS.index((a - q, b - r))


def turned(size: int, turn: int) -> tuple[Point, ...]:
    """The circles of a tile around the first of them."""
    places = [(0, 0), STEPS[turn], STEPS[(turn + 1) % len(STEPS)]]
    return tuple(middle(place) for place in places[:size])


def ghosts(asked: Placing, sites: tuple[int, ...]) -> h.Element:
    """The ways to turn the tile, for the script to move about, and the rings of the sites that would come."""
    turns = sorted({turn_of(asked.ground, spot) for spot in asked.spots.values()})
    lands, beasts = asked.tile.terrains, standing_on(asked.tile, asked.hand.creatures)

    def ghost(turn: int) -> h.Element:
        points = turned(asked.tile.size, turn)
        return h.g(".ori-ghost", data_turn=str(turn), visibility="hidden")[
            h.path(d=around(points, R + 1)),
            (terrain_circle(terrain, at, R - 3, 23) for at, terrain in zip(points, lands, strict=True)),
            (creature_token(beast, at, R) for at, beast in zip(points, beasts, strict=True) if beast is not None),
        ]

    rings = (temple_ring(asked.ground, site, data_site=str(n), visibility="hidden") for n, site in enumerate(sites))
    return h.g(".needs-script")[(ghost(turn) for turn in turns), rings]
