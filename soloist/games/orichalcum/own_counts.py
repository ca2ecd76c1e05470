"""The numbers of an owner's box, each by its place in the file: read, and put one higher or lower. What a number may be
is said by the reader of the box [ORI-Q7]."""

from __future__ import annotations

from collections import Counter
from typing import Any

from soloist.engine.documents import number_in
from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.games.orichalcum.box import SIZES, Reader
from soloist.games.orichalcum.own_box import OURS, OwnBox
from soloist.games.orichalcum.pieces import ACTION, TERRAIN

Path = tuple[str, ...]
"""The block, and the names and places that lead to a value in it: `creatures 0 strength`."""
MOST = 50  # of one kind of card, tile or building
ENGINES = "siege-engines"
CARDS = tuple(f"{action} {size}" for action in ACTION for size in SIZES)
PLAIN = (int, str)
NO_PLACE = msg("there is no such place in the file")


def path_of(text: str) -> Path:
    """`creatures/0/strength`, of a block that a file may have."""
    path = tuple(text.split("/"))
    if path[0] not in OURS:
        raise BadSetting(NO_PLACE)
    return path


def number(box: OwnBox, path: Path) -> int:
    """The value there, or how often something is listed there."""
    match path:
        case ("cards", card):
            return card_counts(box)[card]
        case ("tiles", tile):
            return tile_counts(box).get(tile, 0)
        case ("buildings", str(name), engine) if name == ENGINES:
            return list(box.block("buildings").get(ENGINES, ())).count(numbered(engine))
        case ("buildings", name):
            return int(box.block("buildings").get(name, 0))
    value = at(box.block(path[0]), path[1:])
    return value if isinstance(value, int) else 0


def with_number(box: OwnBox, path: Path, value: int) -> OwnBox:
    """The box with another number there; raises BadSetting for one that cannot be."""
    match path:
        case ("cards", card):
            counts = {**card_counts(box), card: counted("cards", value)}
            return box.with_block("cards", [each for each in CARDS for _ in range(counts.get(each, 0))])
        case ("tiles", tile):
            tiles = {**tile_counts(box), tile: counted("tiles", value)}
            return box.with_block("tiles", [f"{count} {each}" for each, count in tiles.items() if count])
        case ("buildings", str(name), engine) if name == ENGINES:
            return with_engines(box, numbered(engine), counted("buildings", value))
    return with_value(box, path, value)


def with_value(box: OwnBox, path: Path, value: int | str) -> OwnBox:
    """The box with another number or word there."""
    return box.with_block(path[0], put(box.block(path[0]), path[1:], value))


def with_engines(box: OwnBox, engine: int, value: int) -> OwnBox:
    """Engines of this number as many times, the others as they were; none at all are left out of the file."""
    block = box.block("buildings")
    engines = sorted([*(each for each in block.get(ENGINES, ()) if each != engine), *[engine] * value])
    others = {name: count for name, count in block.items() if name != ENGINES}
    return box.with_block("buildings", {**others, ENGINES: engines} if engines else others)


def numbered(engine: str) -> int:
    return number_in(engine) or 0  # of which the reader says that there is none


def counted(where: str, value: int) -> int:
    return Reader({}).whole(where, value, 0, MOST)


def card_counts(box: OwnBox) -> Counter[str]:
    return Counter(" ".join(text.lower().split()) for text in box.block("cards"))


def tile_counts(box: OwnBox) -> dict[str, int]:
    """How many there are of each kind, by its terrains; the same kind may stand there twice."""
    found: dict[str, int] = {}
    for text in box.block("tiles"):
        count, *terrains = text.lower().split()
        found[" ".join(terrains)] = found.get(" ".join(terrains), 0) + int(count)
    return found


def with_tile(box: OwnBox, words: list[str]) -> tuple[OwnBox, Path]:
    """With one more tile of these terrains, and where it stands."""
    path = ("tiles", " ".join(word for word in words if word in TERRAIN))
    return with_number(box, path, number(box, path) + 1), path


# values by their places


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[place(value, step)]
    return value


def put(value: Any, path: Path, new: int | str) -> Any:
    if not path:
        if not isinstance(value, PLAIN):
            raise BadSetting(NO_PLACE)
        return new
    here, rest = place(value, path[0], is_last=len(path) == 1), path[1:]
    if isinstance(value, list):
        return [put(each, rest, new) if number == here else each for number, each in enumerate(value)]
    return {**value, here: put(value.get(here, 0), rest, new)}


def place(value: Any, step: str, *, is_last: bool = False) -> Any:
    """A place in a list or a name in a table; a table may get a new name at the end of the way."""
    number = number_in(step)
    if isinstance(value, list) and number is not None and number < len(value):
        return number
    if isinstance(value, dict) and (step in value or is_last):
        return step
    raise BadSetting(NO_PLACE)


# lists that grow and shrink


def listed(box: OwnBox, path: Path) -> list[Any]:
    block = box.block(path[0])
    if not isinstance(block, list):
        raise BadSetting(NO_PLACE)
    return list(block)


def longer(box: OwnBox, path: Path) -> OwnBox:
    """One more at the end of a list, like the last of it."""
    block = listed(box, path)
    return box.with_block(path[0], [*block, *block[-1:]])


def shorter(box: OwnBox, path: Path) -> OwnBox:
    """Without the one at this place, or the last one."""
    name, which = path[0], path[1:]
    block = listed(box, path)
    del block[place(block, which[0]) if which else -1]
    return box.with_block(name, block)
