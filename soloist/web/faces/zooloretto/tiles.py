"""The tiles of Zooloretto as they look: a drawing, a name, and a sign for fertile animals."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import COIN, FEMALE, Species, Tile
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.html import classes, icon
from soloist.web.reading import Reading

SHORT = {Species.CHIMPANZEE: msg("Chimp")}  # a tile is small


def tile(
    tile: Tile, scene: Reading, *, class_: str = "", named: bool = True, said: Message | None = None,
    data_vt: str | None = None,
) -> Markup:  # fmt: skip
    """A tile as it lies on the table. What is `said`, or its whole name, is for screen readers and for pointing at it.

    `data_vt` names a tile that moves about; a name may stand once on a page.
    """
    look = f"tile:{tile.code}" if scene.can_look("tile") else None
    return tile_in(scene.reader.language, tile, class_=class_, named=named, said=said, data_vt=data_vt, look=look)


@lru_cache(4096)
def tile_in(
    language: str, tile: Tile, *, class_: str = "", named: bool = True, said: Message | None = None,
    data_vt: str | None = None, look: str | None = None,
) -> Markup:  # fmt: skip
    """The same in a language, where there is no table."""
    short = tile.say() if tile.species is None else short_name(tile.species)
    if tile.is_stall:  # with a hard space: in some languages the word is too long for a tile
        short = msg("Stall\u00a0{letter}", letter=tile.stall.upper())
    sign = ("female" if tile.sex == FEMALE else "male") + "*" * tile.bred if tile.sex else ""
    kinds = classes(kind_class(tile), class_, is_round=tile.young)
    named = named and not tile.young
    return cardboard(language, said or tile.say(), short, drawing(tile), kinds, named, sign, data_vt, look)


def species_tile(species: Species, scene: Reading, *, class_: str = "", named: bool = True) -> Markup:
    """Any animal of a species."""
    kinds = classes(f"piece-{species.code}", class_)
    return cardboard(scene.reader.language, species.say(), short_name(species), species.code, kinds, named)


def coin_tile(scene: Reading, *, class_: str = "", named: bool = True) -> Markup:
    return tile(COIN, scene, class_=class_, named=named)


def key_tile(key: Key, scene: Reading, *, class_: str = "", named: bool = False) -> Markup:
    """What one of AutoMammoth's stacks collects: animals of a species, or stalls."""
    if key.species is not None:
        return species_tile(key.species, scene, class_=class_, named=named)
    kinds, stall = classes("piece-stall", class_), msg("Stall")
    return cardboard(scene.reader.language, stall, stall, "kiosk", kinds, named)


def gap(class_: str = "") -> h.Element:
    """An empty space."""
    return h.span(class_=classes("piece is-gap", class_))


def blocked(scene: Reading, class_: str = "") -> h.Element:
    """A space that a blocking tile covers for the whole game [ZOO-9.2]."""
    name = scene.text(msg("Blocked"))
    return h.span(class_=classes("piece is-blocked", class_), role="img", aria_label=name, data_tip=name)


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


def short_name(species: Species) -> Message:
    return SHORT.get(species, species.say())


@lru_cache(maxsize=4096)
def cardboard(
    language: str, name: Message, short: Message, symbol: str, class_: str, named: bool, sign: str = "",
    data_vt: str | None = None, look: str | None = None,
) -> Markup:  # fmt: skip
    """The drawing itself; a table has many equal ones. A fertile animal has a sign, with a star once it has bred."""
    reader = Reader(language)
    whole = reader.read(name)
    mark = h.span(class_=classes("piece-sign", is_filled=sign.endswith("*")))[icon(sign.rstrip("*"))] if sign else None
    drawn = h.span(
        class_=classes("piece", class_), role="img", aria_label=whole, data_tip=whole, data_vt=data_vt,
        data_look=look,
    )[icon(symbol), h.span(".piece-name", aria_hidden="true")[reader.read(short)] if named else None, mark]  # fmt: skip
    return Markup(drawn)
