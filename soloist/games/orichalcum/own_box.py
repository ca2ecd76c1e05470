"""An owner's box while it is written down: parts that differ from ours, changed one by one, and the file of it that the
option `box` takes [ORI-Q7]. Whether anything can be played with is said by `box.read_box` alone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.words import Message
from soloist.games.orichalcum.box import (
    CENTRE,
    PLAYERS,
    SHIPPED,
    SIZES,
    SPOTS,
    SPREAD,
    AiPlan,
    AiReader,
    Reader,
    Yield,
    check_names,
    may_be_spot,
    parse_box,
    read_box,
)  # fmt: skip
from soloist.games.orichalcum.circles import Place
from soloist.games.orichalcum.pieces import Goods, Terrain

OURS: Mapping[str, Any] = {name: value for name, value in SHIPPED.items() if name != "marks"}
AI_PARTS: Mapping[str, tuple[str, ...]] = {
    "spots": ("sectors",), "arrows": ("arrows",), "order": ("priority",), "start": ("titan", "hoplites", "nuggets"),
    "track": ("track",), "payment": ("payment",),
}  # fmt: skip
"""What is looked at together on the AI's board."""
BLOCK_PARTS: Mapping[str, tuple[str, ...]] = {
    "cards": ("cards", "cards_laid"),
    "prices": ("prices", "initiative"),
    "numbers": (
        "victory_points", "medallion_price", "extra_action_price", "hoplites", "nuggets", "victory_tokens",
        "temple_tiles",
    ),
    "creatures": ("creatures",), "buildings": ("buildings",), "titans": ("titans",), "tiles": ("tiles",),
    "islands": ("islands",),
}  # fmt: skip
"""What is looked at together of the other pieces, by blocks of the file."""
PARTS = (*AI_PARTS, *BLOCK_PARTS)
WIDEST = 110  # of a line in the file


@dataclass(frozen=True)
class OwnBox:
    """The blocks an owner has written down so far."""

    blocks: Mapping[str, Any] = field(default_factory=dict)

    def block(self, name: str) -> Any:
        return self.blocks.get(name, OURS[name])

    @property
    def plan(self) -> AiPlan:
        return AiReader(self.block("ai")).plan()

    def with_plan(self, plan: AiPlan) -> OwnBox:
        return self.with_block("ai", block_of(plan))

    def with_block(self, name: str, value: Any) -> OwnBox:
        """With another value; raises BadSetting for one that cannot be."""
        return sound({**self.blocks, name: value})

    def as_ours(self, part: str) -> OwnBox:
        """With our values for this part."""
        if part in AI_PARTS:
            ours = {name: getattr(OwnBox().plan, name) for name in AI_PARTS[part]}
            return self.with_plan(replace(self.plan, **ours))
        return OwnBox({name: value for name, value in self.blocks.items() if name not in BLOCK_PARTS[part]})

    def is_ours(self, part: str) -> bool:
        """Whether nothing of this part differs from what we drew."""
        if part in AI_PARTS:
            mine, ours = self.plan, OwnBox().plan
            return all(alike(name, getattr(mine, name)) == alike(name, getattr(ours, name)) for name in AI_PARTS[part])
        return all(alike(name, self.block(name)) == alike(name, OURS[name]) for name in BLOCK_PARTS[part])

    @property
    def problem(self) -> Message | None:
        """Why one cannot play with it yet."""
        try:
            read_box(self.text)
        except BadSetting as problem:
            return problem.message
        return None

    @property
    def text(self) -> str:
        """As a file."""
        return "".join(written(self.blocks))

    def document(self, checked: Collection[str]) -> str:
        """The file of what differs from ours, or was looked at and is the same."""
        names = {name for part, names in BLOCK_PARTS.items() for name in names
                 if part in checked or alike(name, self.block(name)) != alike(name, OURS[name])}  # fmt: skip
        if all(part in checked for part in AI_PARTS) or not all(map(self.is_ours, AI_PARTS)):
            names.add("ai")
        whole = {name: self.block(name) for name in OURS if name in names}
        if "ai" in whole:
            whole["ai"] = block_of(self.plan)
        return OwnBox(whole).text


def begun(text: str) -> OwnBox:
    """A file that may not be finished: the parts of the AI's board need not fit together yet."""
    return sound(parse_box(text))


def finished(text: str) -> OwnBox:
    """A file that one can play with; raises BadSetting with the place of the mistake."""
    read_box(text)
    return begun(text)


def sound(blocks: Mapping[str, Any]) -> OwnBox:
    check_names(blocks)
    Reader({**OURS, **blocks, "ai": OURS["ai"]}).box((), ())
    kept = dict(blocks)
    for name in ("initiative", "cards_laid"):
        if name in kept:
            kept[name] = {str(players): kept[name][str(players)] for players in PLAYERS}
    if "ai" in kept:
        reader = AiReader({})
        kept["ai"] = block_of(AiReader(reader.table("ai", kept["ai"])).plan())
    return OwnBox({name: kept[name] for name in OURS if name in kept})


def said_in(box: OwnBox) -> frozenset[str]:
    """The parts that a file speaks of: its owner has looked at them."""
    named = {part for part, names in BLOCK_PARTS.items() if all(name in box.blocks for name in names)}
    return frozenset(named | (set(AI_PARTS) if "ai" in box.blocks else set()))


def alike(name: str, value: Any) -> Any:
    """The same for values that mean the same."""
    match name:
        case "sectors":
            return tuple(frozenset(frozenset(spot) for spot in sector) for sector in value)
        case "arrows":
            return frozenset(value)
        case "cards":
            return Counter(" ".join(text.lower().split()) for text in value)
    return value


# changing the AI's board


def spot_at(plan: AiPlan, place: Place) -> tuple[int, tuple[Place, ...]] | None:
    """The number of its sector, from 0, and its circles."""
    found = ((number, spot) for number, sector in enumerate(plan.sectors) for spot in sector if place in spot)
    return next(found, None)


def circles_of(plan: AiPlan) -> set[Place]:
    """All that are named."""
    return {CENTRE, *plan.arrows, *(place for sector in plan.sectors for spot in sector for place in spot)}


def together(places: Sequence[Place]) -> tuple[Place, ...]:
    """Circles that may become a spot; raises BadSetting for others."""
    if len(places) > max(SIZES) or not may_be_spot(places):
        raise BadSetting(SPREAD)
    return tuple(places)


def with_spot(plan: AiPlan, number: int, spot: Sequence[Place]) -> AiPlan:
    return with_sector(plan, number, (*plan.sectors[number], together(spot)))


def without_spot(plan: AiPlan, number: int, spot: tuple[Place, ...]) -> AiPlan:
    return with_sector(plan, number, tuple(each for each in plan.sectors[number] if each != spot))


def with_sector(plan: AiPlan, number: int, spots: tuple[tuple[Place, ...], ...]) -> AiPlan:
    return replace(plan, sectors=tuple(spots if place == number else each for place, each in enumerate(plan.sectors)))


def switched_arrow(plan: AiPlan, place: Place) -> AiPlan:
    others = tuple(each for each in plan.arrows if each != place)
    return replace(plan, arrows=others if place in plan.arrows else (*plan.arrows, place))


def ranked(plan: AiPlan, terrain: Terrain) -> AiPlan:
    """The next of the order; after the last one it begins anew, and the fifth follows from four. Who names one again
    takes back those after it."""
    order = plan.priority
    if len(order) == len(Terrain):
        return replace(plan, priority=(terrain,))
    if terrain in order:
        return replace(plan, priority=order[: order.index(terrain) + 1])
    named = (*order, terrain)
    left = [each for each in Terrain if each not in named]
    return replace(plan, priority=(*named, *(left if len(left) == 1 else ())))


# writing it down


def block_of(plan: AiPlan) -> dict[str, Any]:
    """The AI's board as a block of the file."""
    return {
        "hoplites": plan.hoplites,
        "nuggets": plan.nuggets,
        "titan": plan.titan.code,
        "priority": [terrain.code for terrain in plan.priority],
        "payment": [paid(*payment) for payment in plan.payment],
        "track": [given(space) for space in plan.track],
        "arrows": [circle(place) for place in plan.arrows],
        "sectors": [sector_of(sector) for sector in plan.sectors],
    }


def paid(goods: Goods, amount: int | None) -> str:
    return goods.code if amount is None else f"{amount} {goods.code}"


def given(space: Yield) -> str:
    words = ("hoplite", space.hoplites), ("nugget", space.nuggets), ("medallion", space.medallions)
    return " ".join(word for word, number in words for _ in range(number))


def circle(place: Place) -> str:
    return f"{place[0]} {place[1]}"


def sector_of(spots: Iterable[tuple[Place, ...]]) -> dict[str, str | list[str]]:
    found: dict[str, str | list[str]] = {}
    for name, size in SPOTS.items():
        said = [", ".join(map(circle, spot)) for spot in spots if len(spot) == size]
        if said:
            found[name] = said[0] if len(said) == 1 else said
    return found


def written(blocks: Mapping[str, Any]) -> Iterator[str]:
    """Plain values first, as TOML wants it, then tables."""
    tables = ("buildings", "titans", "ai")
    apart = {*tables, "islands"}
    yield from (f"{name} = {long(value)}\n" for name, value in blocks.items() if name not in apart)
    for name in tables:
        if name in blocks:
            yield f"\n[{name}]\n"
            yield from (f"{key(each)} = {long(value)}\n" for each, value in blocks[name].items())
    for island in blocks.get("islands", ()):
        yield "\n[[islands]]\n"
        yield from (f"{key(each)} = {long(value, each == 'rows')}\n" for each, value in island.items())


def long(value: Any, is_tall: bool = False) -> str:
    """A list that is too long for a line gets one for each entry."""
    line = short(value)
    if isinstance(value, list) and value and (is_tall or len(line) > WIDEST):
        return "[\n" + "".join(f"  {short(each)},\n" for each in value) + "]"
    return line


def short(value: Any) -> str:
    match value:
        case int():
            return str(value)
        case list():
            return f"[{', '.join(map(short, value))}]"
        case dict():
            return f"{{ {', '.join(f'{key(name)} = {short(each)}' for name, each in value.items())} }}"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else short(name)
