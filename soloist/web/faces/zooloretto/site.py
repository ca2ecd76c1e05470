"""One zoo as it is drawn: whose it is, whether its pieces answer, and what answering would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import htpy as h

from soloist.engine.seats import Seat
from soloist.games.zooloretto.answers import Home, Placement
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web.faces.zooloretto.effects import Effects
from soloist.web.faces.zooloretto.motion import Place, zoo_names
from soloist.web.faces.zooloretto.pieces import home_key, tile_key
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, key_cap, piece
from soloist.web.scene import Light, Scene


@dataclass(frozen=True)
class Site:
    """A zoo on the page."""

    scene: Scene
    seat: Seat
    zoo: ZooView
    live: bool = False  # its pieces answer, and its tiles move
    names: Mapping[Place, str] = field(default_factory=dict)
    effects: Effects | None = None

    def light(self, key: str) -> Light | None:
        return self.scene.lights.get(key) if self.live else None

    def is_picked(self, key: str) -> bool:
        return self.live and key in self.scene.reached

    def placing(self, home: Home) -> Light | None:
        """The light of a home a picked tile may go to."""
        light = self.light(home_key(home))
        return light if light is not None and isinstance(light.choices[0].option, Placement) else None

    def tile(self, tile: Tile, where: str, place: int) -> Node:
        """A tile in the zoo; it can be picked where it may leave its place."""
        name = self.names.get((where, place))
        if not self.live:
            return draw_tile(tile, self.scene, data_vt=name)
        return tile_piece(self.scene, tile, where, name, again=self._is_again(tile, where, place))

    def _is_again(self, tile: Tile, where: str, place: int) -> bool:
        """Whether an equal tile lies before this one: then that one is pointed at with keys, and shown as picked."""
        return where == "barn" and tile in self.zoo.barn[:place]


def site_of(scene: Scene, seat: Seat) -> Site:
    """The zoo in the middle of the table: alive if it belongs to the one who looks."""
    view: View = scene.view
    zoo = view.zoos[seat]
    assert zoo is not None
    if seat != scene.seat:
        return Site(scene, seat, zoo, names=zoo_names(view, seat))
    return Site(scene, seat, zoo, True, zoo_names(view, seat), Effects(scene))


def tile_piece(scene: Scene, tile: Tile, where: str, name: str | None = None, *, again: bool = False) -> Node:
    """A tile that can be picked where it is an answer, or the beginning of one. Equal ones answer alike."""
    key = tile_key(where.removesuffix("-stalls"), tile)
    drawn = draw_tile(tile, scene, data_vt=name)
    if key in scene.lights or (key in scene.reached and not again):
        return piece(scene, key, class_="zoo-pick")[drawn, None if again else key_cap(scene.lights.get(key))]
    if is_another(scene, key) and key not in scene.reached:
        return h.button(
            type="submit", form="pick", name="pick", value=key, class_="zoo-pick is-another",
            aria_label=scene.text(tile),
        )[drawn]  # fmt: skip
    return drawn


def is_another(scene: Scene, key: str) -> bool:
    """Whether something else has been picked where this could have been: pointing at it picks it instead."""
    return bool(scene.reached) and any(choice.path and choice.path[0] == key for choice in scene.choices)


def picked_tile(scene: Scene) -> Tile | None:
    """The tile whose new home is asked for."""
    if not scene.reached:
        return None
    for choice in scene.choices:
        if isinstance(choice.option, Placement) and choice.path[0] == scene.reached[0]:
            return choice.option.tile
    return None
