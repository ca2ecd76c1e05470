"""The tiles of Zooloretto as they look: a drawing, a name, and a sign for fertile animals."""

from __future__ import annotations

from typing import Any

import htpy as h

from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import COIN, FEMALE, Species, Tile
from soloist.web.html import Node, classes, icon
from soloist.web.scene import Scene


def tile(tile: Tile, scene: Scene, *, class_: str = "", named: bool = True, **attributes: Any) -> h.Element:
    """A tile as it lies on the table. Its whole name is for screen readers and for pointing at it."""
    return _cardboard(
        scene,
        tile.say(),
        _short(tile),
        drawing(tile),
        classes(kind_class(tile), class_, is_round=tile.young),
        named and not tile.young,
        _sign(tile),
        attributes,
    )


def species_tile(species: Species, scene: Scene, *, class_: str = "", named: bool = True) -> h.Element:
    """Any animal of a species."""
    return _cardboard(
        scene, species.say(), species.say(), species.code, classes(f"piece-{species.code}", class_), named
    )


def stall_tile(scene: Scene, *, class_: str = "", named: bool = True) -> h.Element:
    """Any stall."""
    return _cardboard(scene, msg("Stall"), msg("Stall"), "kiosk", classes("piece-stall", class_), named)


def coin_tile(scene: Scene, *, class_: str = "", named: bool = True) -> h.Element:
    return tile(COIN, scene, class_=class_, named=named)


def key_tile(key: Key, scene: Scene, *, class_: str = "", named: bool = False) -> h.Element:
    """What one of AutoMammoth's stacks collects."""
    if key.species is None:
        return stall_tile(scene, class_=class_, named=named)
    return species_tile(key.species, scene, class_=class_, named=named)


def gap(class_: str = "") -> h.Element:
    """An empty space."""
    return h.span(class_=classes("piece is-gap", class_))


def blocked(scene: Scene, class_: str = "") -> h.Element:
    """A space that a blocking tile covers for the whole game [ZOO-9.2]."""
    name = scene.text(msg("Blocked"))
    return h.span(class_=classes("piece is-blocked", class_), role="img", aria_label=name, title=name)


def drawing(tile: Tile) -> str:
    """The icon on a tile."""
    if tile.species is not None:
        return tile.species.code
    return f"stall-{tile.stall}" if tile.is_stall else "money"


def kind_class(tile: Tile) -> str:
    """The colours of a tile."""
    if tile.species is not None:
        return f"piece-{tile.species.code}"
    return "piece-stall" if tile.is_stall else "piece-coin"


def _short(tile: Tile) -> Message:
    return tile.say() if tile.species is None else tile.species.say()


def _sign(tile: Tile) -> Node:
    """Fertile: an open sign, filled once it has bred."""
    if not tile.sex:
        return None
    symbol = "female" if tile.sex == FEMALE else "male"
    return h.span(class_=classes("piece-sign", is_filled=tile.bred))[icon(symbol)]


def _cardboard(
    scene: Scene, name: Message, short: Message, symbol: str, class_: str, named: bool, sign: Node = None,
    attributes: dict[str, Any] | None = None,
) -> h.Element:  # fmt: skip
    whole = scene.text(name)
    return h.span(class_=classes("piece", class_), role="img", aria_label=whole, title=whole, **(attributes or {}))[
        icon(symbol), h.span(".piece-name", aria_hidden="true")[scene.read(short)] if named else None, sign
    ]
