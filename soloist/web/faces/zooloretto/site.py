"""One zoo as it is drawn: which of its pieces answer, what that would do, and the names by which its tiles move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import Action, Home, Placement
from soloist.games.zooloretto.components import PRICES, square_tiles
from soloist.games.zooloretto.events import TileLoaded
from soloist.games.zooloretto.questions import PlaceBought
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web import markup as h
from soloist.web.faces.log_lines import signed
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, icon, key_cap, piece
from soloist.web.reading import Reading
from soloist.web.scene import Choice, Light, Scene, piece_key
from soloist.wording.zooloretto.offers import Rehearsal, Stand

Place = tuple[str, int]  # where, and the how-manieth there


@dataclass(frozen=True)
class Site:
    """A zoo on the page."""

    scene: Reading
    seat: Seat
    zoo: ZooView
    table: Scene | None = None  # of one's own zoo: its pieces answer
    names: Mapping[Place, str] = field(default_factory=dict)
    effects: Effects | None = None

    def light(self, key: str) -> Light | None:
        return self.table.lights.get(key) if self.table is not None else None

    def is_picked(self, key: str) -> bool:
        return self.table is not None and key in self.table.reached

    def placing(self, home: Home) -> Light | None:
        """The light of a home a picked tile may go to."""
        light = self.light(piece_key("home", home))
        return light if light is not None and isinstance(light.choices[0].option, Placement) else None

    def tile(self, tile: Tile, where: str, place: int) -> Node:
        """A tile in the zoo; it can be picked where it may leave its place.

        Of equal ones in the barn the first is pointed at with keys, and shown as picked.
        """
        name = self.names.get((where, place))
        if self.table is None:
            return draw_tile(tile, self.scene, data_vt=name)
        return tile_piece(self.table, tile, where, name, again=where == "barn" and tile in self.zoo.barn[:place])


def site_of(scene: Scene, seat: Seat) -> Site:
    """The zoo in the middle of the table: alive if it belongs to the one who looks."""
    names = zoo_names(scene.view, seat)
    if seat != scene.seat:
        return Site(scene, seat, scene.view.zoos[seat], names=names)
    return Site(scene, seat, scene.view.zoos[seat], scene, names, Effects(scene))


def tile_piece(scene: Scene, tile: Tile, where: str, name: str | None = None, *, again: bool = False) -> Node:
    """A tile that can be picked where it is an answer, or the beginning of one. Equal ones answer alike."""
    key = piece_key("tile", where.removesuffix("-stalls"), tile)
    drawn = draw_tile(tile, scene, data_vt=name)
    if key in scene.lights or (key in scene.reached and not again):
        return piece(scene, key, class_="zoo-pick")[drawn, None if again else key_cap(scene.lights.get(key))]
    instead = bool(scene.reached) and any(choice.path and choice.path[0] == key for choice in scene.choices)
    if instead and key not in scene.reached:  # something else has been picked where this could have been
        return h.button(
            type="submit", form="pick", name="pick", value=key, class_="zoo-pick is-another",
            aria_label=scene.text(tile),
        )[drawn]  # fmt: skip
    return drawn


def picked_tile(scene: Scene) -> Tile | None:
    """The tile whose new home is asked for."""
    for choice in scene.choices if scene.reached else ():
        if isinstance(choice.option, Placement) and choice.path[0] == scene.reached[0]:
            return choice.option.tile
    return None


# what answers would do, tried on a table of our own


class Effects:
    """The effects of the options of one question: points gained, coins earned, offspring born."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def rehearsal(self) -> Rehearsal:
        assert self.scene.asked is not None
        seat = self.scene.asked.seat
        return self.scene.while_asked("rehearsal", lambda: Rehearsal(self.scene.match, seat))

    def of(self, *options: Any) -> Stand:
        """What these answers, one after the other, would do."""
        return self.gained(self.rehearsal.after(*options))

    def best(self, choices: Iterable[Choice]) -> Stand:
        """The one with the most points."""
        return max((self.of(choice.option) for choice in choices), key=lambda effect: effect.points)

    def best_after(self, option: Any) -> Stand:
        """The best that can come of an answer after which more is asked."""
        return self.gained(self.rehearsal.best(option))

    def gained(self, then: Stand) -> Stand:
        """Coins are counted without the price, where the question ends a money action."""
        price, about = 0, None if self.scene.asked is None else self.scene.asked.about
        if isinstance(about, Action):
            price = PRICES[about.code]
        elif isinstance(self.scene.ask, PlaceBought):
            price = PRICES["purchase"]
        return then.since(self.rehearsal.now, price)


def short_effect(effect: Stand, scene: Reading) -> list[Node]:
    """+3, a coin with +2, an offspring: small enough for the space a tile would lie on."""
    return [
        h.b(class_="bad" if effect.points < 0 else None)[signed(effect.points)],
        [icon("money"), h.span[f"+{effect.coins}"]] if effect.coins else None,
        heart(scene.text(msg("offspring"))) if effect.young else None,
    ]


def heart(label: str) -> h.Element:
    """Two animals find each other."""
    return h.svg(".icon.zoo-heart", viewBox="0 0 24 24", role="img", aria_label=label)[
        h.path(
            d="M12 21C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2.600A5.3 5.3 0 0 1 22 8c0 4-3 7.500-10 13z", fill="currentColor"
        )
    ]


# names for the tiles of one page, so that a browser can show where a tile went


def drawn_name(view: View) -> str:
    """The tile drawn last has a name of its own: it goes from the stack to a truck."""
    return f"drawn-{len(square_tiles(view.species)) - len(view.tiles_left)}"


def truck_names(scene: Scene) -> dict[Place, str]:
    """Names of the tiles on trucks that nobody has taken."""
    view: View = scene.view
    names = {
        (f"truck{number}", place): f"truck-{number + 1}-{place + 1}"
        for number, truck in enumerate(view.trucks)
        for place in range(len(truck))
    }
    loaded = (what.truck for _, what in reversed(scene.told[-12:]) if isinstance(what, TileLoaded))
    latest = next(loaded, None)  # the truck that got the tile drawn last
    if latest is not None and view.drawn is None and view.trucks[latest] and view.taken_by[latest] is None:
        names[f"truck{latest}", len(view.trucks[latest]) - 1] = drawn_name(view)
    return names


def zoo_names(view: View, seat: Seat) -> dict[Place, str]:
    """Names of one person's tiles: equal ones are counted, those on the truck just taken last."""
    counted: Counter[str] = Counter()
    names: dict[Place, str] = {}
    for where, tiles in _places(view, seat):
        for place, tile in enumerate(tiles):
            code = tile.code.rstrip("*")
            counted[code] += 1
            names[where, place] = f"{seat.code}-{code}-{counted[code]}".lower()
    return names


def _places(view: View, seat: Seat) -> Iterator[tuple[str, Sequence[Tile]]]:
    zoo = view.zoos[seat]
    assert zoo is not None
    for enclosure in zoo.enclosures:
        yield enclosure.ground.id, enclosure.animals
        yield f"{enclosure.ground.id}-stalls", enclosure.stalls
    yield "barn", zoo.barn
    for number, taker in enumerate(view.taken_by):
        if taker == seat:
            yield f"truck{number}", view.trucks[number]
