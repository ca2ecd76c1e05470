"""Names for the tiles of one page, so that a browser can show where a tile went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from soloist.engine.seats import Seat
from soloist.games.zooloretto.components import square_tiles
from soloist.games.zooloretto.events import TileLoaded
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View
from soloist.web.scene import Scene

Place = tuple[str, int]  # where, and the how-manieth there


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
    latest = last_loaded(scene)
    if latest is not None and view.drawn is None and view.trucks[latest] and view.taken_by[latest] is None:
        names[f"truck{latest}", len(view.trucks[latest]) - 1] = drawn_name(view)
    return names


def last_loaded(scene: Scene) -> int | None:
    """The truck that got the tile drawn last, if it is still standing there."""
    for _, what in reversed(scene.told[-12:]):
        if isinstance(what, TileLoaded):
            return what.truck
    return None


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
