"""What is in the box: read from `facts/box.toml`, and from a file of an owner who knows what is printed [ORI-Q7]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources import files
from itertools import islice
from typing import Any, ClassVar, TypeVar

from soloist.engine.blocks import Blocks, mistake, said
from soloist.engine.documents import number_in, read_toml, shown
from soloist.engine.errors import BadSetting
from soloist.engine.notation import character, uncarried
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum import pieces
from soloist.games.orichalcum.circles import LETTERS, STEPS, Ground, Island, Place, Spot, bits, mask_of
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import ACTION, TERRAIN, Action, Building, Card, Creature, Goods, Terrain, Tile

T = TypeVar("T")
SIZES = (1, 2, 3)
PLAYERS = (2, 3, 4)
MOST_CARDS = 20
"""That can lie on the action board."""
LONGEST_NAME = 40
WIDEST = 40
"""Of an island, in circles."""
FARTHEST = 99
"""That a circle of the AI's board is from its centre."""
MOST_PIECES = 1000
CENTRE: Place = (0, 0)
"""Of the AI's board: its metropolis [OAI-4.2]."""


@dataclass(frozen=True)
class Yield:
    """What a space of the AI's building track gives [OAI-5.8]."""

    hoplites: int = 0
    nuggets: int = 0
    medallions: int = 0


@dataclass(frozen=True)
class Payment:
    """What an additional action of the AI may be paid with [OAI-7.2]."""

    goods: Goods
    amount: int


@dataclass(frozen=True)
class AiPlan:
    """The AI's board as it is written down; whether one can play on it, `AiReader.board` says."""

    hoplites: int
    nuggets: int
    titan: Terrain
    priority: tuple[Terrain, ...]
    payment: tuple[tuple[Goods, int | None], ...]
    """Goods and how many of them, none where it is the usual price of an additional action."""
    track: tuple[Yield, ...]
    arrows: tuple[Place, ...]
    sectors: tuple[tuple[tuple[Place, ...], ...], ...]


@dataclass(frozen=True)
class AiBoard:
    """The AI's own board [OAI-4.1, OAI-4.9, OAI-5.8]."""

    ground: Ground
    centre: int  # the circle of the metropolis
    hoplites: int
    nuggets: int
    titan: Terrain
    priority: tuple[Terrain, ...]
    payment: tuple[Payment, ...]
    track: tuple[Yield, ...]
    arrows: int
    sectors: tuple[tuple[Spot, ...], ...]
    """The spots of each sector by size, those of a size and their circles from left to right [OAI-4.1, OAI-4.6]."""


@dataclass(frozen=True)
class Box:
    """All facts of a box; `reconstructed` names the blocks of which the printed values are unknown to us, `own` those
    that an owner has written down."""

    victory_points: int
    medallion_price: int
    extra_action_price: int
    hoplites: int
    nuggets: int
    victory_tokens: int
    temple_tiles: int
    prices: tuple[int, ...]
    initiative: Mapping[int, tuple[int, ...]]
    cards_laid: Mapping[int, int]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    creatures: tuple[Creature, ...]
    buildings: tuple[Building, ...]
    titans: Mapping[Terrain, Action]
    islands: Mapping[str, Island]
    ai: AiBoard
    reconstructed: tuple[str, ...]
    own: tuple[str, ...]

    @property
    def code(self) -> str:
        """Whether any block is an owner's."""
        return "own" if self.own else "shipped"

    def price(self, place: int) -> int:
        """Hoplites for a card, by its place from 0; places beyond the printed ones cost as the last [ORI-4.2]."""
        return self.prices[min(place, len(self.prices) - 1)]


SHIPPED: dict[str, Any] = read_toml(
    "box", files("soloist.games.orichalcum").joinpath("facts/box.toml").read_text("utf-8")
)
"""The blocks as we ship them."""


@lru_cache(16)
def read_box(text: str = "") -> Box:
    """The box with the blocks of an owner's file; raises BadSetting naming block and place."""
    blocks = dict(SHIPPED)
    marks: dict[str, list[str]] = blocks.pop("marks")
    given = parse_box(text)
    check_names(given)
    read = Reader({**blocks, **given})
    kept = tuple(name for name in marks["reconstruction"] if name not in given)
    return read.box(kept, tuple(given))


def check_names(given: Mapping[str, Any]) -> None:
    """Blocks that a file may have."""
    known = [name for name in SHIPPED if name != "marks"]
    for name in given:
        if name not in known:
            raise _bad(name, msg("there is no such block; available: {names}", names=", ".join(known)))


def parse_box(text: str) -> dict[str, Any]:
    return read_toml(Reader.file, text)


def _bad(where: str, problem: Message) -> BadSetting:
    return mistake(Reader.file, where, problem)


def touch(one: Place, other: Place) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in STEPS


def may_be_spot(places: Sequence[Place]) -> bool:
    """Whether a tile could lie on these circles."""
    return all(touch(one, other) for one in places for other in places if one != other)


SPREAD = msg("the circles of a spot must all touch each other")


class Reader(Blocks):
    """Blocks turned into pieces, each mistake named with its place."""

    file: ClassVar[str] = "box"

    def __init__(self, blocks: Mapping[str, Any]) -> None:
        self.blocks = blocks

    def box(self, reconstructed: tuple[str, ...], own: tuple[str, ...]) -> Box:
        islands = {island.code: island for island in self.islands()}
        return Box(
            victory_points=self.number("victory_points", 1, 20),
            medallion_price=self.number("medallion_price", 1, 20),
            extra_action_price=self.number("extra_action_price", 1, 10),
            hoplites=self.number("hoplites", 4, 200),
            nuggets=self.number("nuggets", 4, 200),
            victory_tokens=self.number("victory_tokens", 1, 100),
            temple_tiles=self.number("temple_tiles", 1, 100),
            prices=self.prices(),
            initiative=self.initiative(),
            cards_laid=self.cards_laid(),
            cards=self.pieces("cards", self.cards()),
            tiles=self.pieces("tiles", self.tiles()),
            creatures=self.pieces("creatures", self.creatures()),
            buildings=self.pieces("buildings", self.buildings()),
            titans=self.titans(),
            islands=islands,
            ai=AiReader(self.table("ai", self.blocks["ai"])).board(self.number("extra_action_price", 1, 10)),
            reconstructed=reconstructed,
            own=own,
        )

    # plain values

    def number(self, name: str, low: int, high: int) -> int:
        return self.whole(name, self.blocks[name], low, high)

    def terrain(self, where: str, word: str) -> Terrain:
        if word not in TERRAIN:
            known = ", ".join(TERRAIN)
            raise _bad(where, msg("'{word}' is not a terrain; available: {names}", word=shown(word), names=known))
        return TERRAIN[word]

    def action(self, where: str, word: str) -> Action:
        if word not in ACTION:
            known = ", ".join(ACTION)
            raise _bad(where, msg("'{word}' is not an action; available: {names}", word=shown(word), names=known))
        return ACTION[word]

    def name(self, where: str, words: Sequence[str], between: str = " ") -> str:
        """What somebody calls a piece; answers are written with it."""
        name = between.join(words)
        if len(name) > LONGEST_NAME:
            raise _bad(where, msg("a name has at most {most} letters", most=LONGEST_NAME))
        if uncarried(name):
            sign = character(uncarried(name))
            raise _bad(where, msg("a name cannot have the character {sign}; leave it out", sign=sign))
        return name

    def pieces(self, where: str, found: Iterable[T]) -> tuple[T, ...]:
        """All of a kind, as many as a box can hold."""
        held = tuple(islice(found, MOST_PIECES + 1))
        if len(held) > MOST_PIECES:
            raise _bad(where, msg("there are more than {most} of them", most=MOST_PIECES))
        return held

    # blocks

    def prices(self) -> tuple[int, ...]:
        prices = self.items("prices", self.blocks["prices"])
        return tuple(self.whole(f"prices, {place}", price, 0, 99) for place, price in enumerate(prices, 1))

    def by_players(self, name: str) -> Iterator[tuple[int, str, Any]]:
        block = self.table(name, self.blocks[name])
        for players in PLAYERS:
            if str(players) not in block:
                raise _bad(name, msg("there is nothing for {players} players", players=players))
            yield players, f"{name}, {players}", block[str(players)]

    def initiative(self) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for players, where, value in self.by_players("initiative"):
            hoplites = tuple(self.whole(where, each, 0, 9) for each in self.items(where, value))
            if len(hoplites) != players:
                raise _bad(where, msg("expected {players} numbers, not {n}", players=players, n=len(hoplites)))
            found[players] = hoplites
        return found

    def cards_laid(self) -> dict[int, int]:
        return {
            players: self.whole(where, value, players, MOST_CARDS)
            for players, where, value in self.by_players("cards_laid")
        }

    def cards(self) -> Iterator[Card]:
        seen: dict[str, Card] = {}
        for order, value in enumerate(self.items("cards", self.blocks["cards"])):
            where = f"cards, {order + 1}"
            words = self.words(where, value)
            if len(words) != 2 or words[1] not in map(str, SIZES):
                text = shown(value)
                raise _bad(where, msg("expected an action and a size such as 'produce 2', not '{text}'", text=text))
            card = Card(self.action(where, words[0]), int(words[1]), order)
            yield seen.setdefault(card.code, card)

    def tiles(self) -> Iterator[Tile]:
        seen: dict[str, Tile] = {}
        for order, value in enumerate(self.items("tiles", self.blocks["tiles"])):
            where = f"tiles, {order + 1}"
            count, *words = self.words(where, value)
            number = number_in(count)
            if number is None or len(words) not in SIZES:
                raise _bad(
                    where,
                    msg("expected a count and one to three terrains such as '2 forest lagoon', not '{text}'",
                        text=shown(value)),
                )  # fmt: skip
            tile = Tile(tuple(self.terrain(where, word) for word in words), order)
            tile = seen.setdefault(tile.code, tile)
            yield from (tile for _ in range(self.whole(where, number, 1, 50)))

    def creatures(self) -> Iterator[Creature]:
        seen: set[str] = set()
        for order, value in enumerate(self.items("creatures", self.blocks["creatures"])):
            row = self.table(f"creatures, {order + 1}", value)
            where = f"creatures, {row.get('name', order + 1)}"
            self.names(where, row, ("name", "strength", "hoplites", "nuggets", "count"))
            strength = self.whole(f"{where}, strength", row["strength"], 1, 40)
            creature = Creature(
                self.name(where, self.words(where, row["name"])),
                strength,
                self.whole(f"{where}, hoplites", row["hoplites"], 0, 9),
                self.whole(f"{where}, nuggets", row["nuggets"], 0, 9),
                strength * 100 + order,  # the weakest first [ORI-9.2]
            )
            if creature.name in seen:
                raise _bad(where, msg("this creature is already defined"))
            seen.add(creature.name)
            yield from (creature for _ in range(self.whole(f"{where}, count", row["count"], 1, 50)))

    def buildings(self) -> Iterator[Building]:
        block = self.table("buildings", self.blocks["buildings"])
        kinds = {kind.code: kind for kind in pieces.Kind}
        order = 0
        for word, value in block.items():
            where = f"buildings, {word}"
            if word not in kinds:
                names = ", ".join(kinds)
                raise _bad(where, msg("there is no building of this name; available: {names}", names=names))
            kind = kinds[word]
            if kind is pieces.Kind.SIEGE_ENGINES:
                engines = {number: Building(kind, number, order + number) for number in range(1, SKULL)}
                yield from (engines[self.whole(where, number, 1, SKULL - 1)] for number in self.items(where, value))
                order += len(engines)
                continue
            order += 1
            building = Building(kind, 0, order)
            yield from (building for _ in range(self.whole(where, value, 0, 50)))

    def titans(self) -> dict[Terrain, Action]:
        block = self.table("titans", self.blocks["titans"])
        self.names("titans", block, tuple(terrain.code for terrain in pieces.BASE))
        found: dict[Terrain, Action] = {}
        for terrain in pieces.BASE:
            where = f"titans, {terrain.code}"
            found[terrain] = self.action(where, " ".join(self.words(where, block[terrain.code])))
        return found

    def islands(self) -> Iterator[Island]:
        seen: list[str] = []
        for place, value in enumerate(self.items("islands", self.blocks["islands"]), 1):
            row = self.table(f"islands, {place}", value)
            where = f"islands, {row.get('name', place)}{row.get('side', '')}"
            self.names(where, row, ("name", "side", "rows"))
            if row["side"] not in ("*", "**"):
                raise _bad(where, msg("a side is * or **, not {value}", value=said(row["side"])))
            rows = [str(line) for line in self.items(f"{where}, rows", row["rows"])]
            for number, line in enumerate(rows, 1):
                if len(line) > WIDEST:
                    raise _bad(f"{where}, row {number}", msg("a row has at most {most} signs", most=WIDEST))
                if any(sign not in ".oHN" for sign in line):
                    raise _bad(f"{where}, row {number}", msg("a row is made of . o H and N, not '{line}'", line=line))
            if len(rows) > len(LETTERS):
                raise _bad(where, msg("there are {n} rows; at most {most} can be", n=len(rows), most=len(LETTERS)))
            if not any(sign != "." for line in rows for sign in line):
                raise _bad(where, msg("there is no circle"))
            island = Island(self.name(where, self.words(where, row["name"]), ""), row["side"], rows)
            for port in island.ports:
                if port.bit_count() != 2:
                    raise _bad(
                        where,
                        msg("a port is two neighbouring circles with H or N, not {n} at {place}",
                            n=port.bit_count(), place=island.said(bits(port))),
                    )  # fmt: skip
            if not island.ports:
                raise _bad(where, msg("there is no port for the metropolis"))
            if island.code in seen:
                raise _bad(where, msg("this island is already defined"))
            seen.append(island.code)
            yield island


SPOTS = {"one": 1, "two": 2, "three": 3}
"""How a sector names its spots, by their sizes."""


class AiReader(Reader):
    """The block of the AI's board."""

    def plan(self) -> AiPlan:
        """Everything that is written down, each value by itself."""
        self.names("ai", self.blocks, tuple(field.name for field in fields(AiPlan)))
        sectors = enumerate(self.items("ai, sectors", self.blocks["sectors"]), 1)
        return AiPlan(
            hoplites=self.number("hoplites", 0, 20),
            nuggets=self.number("nuggets", 0, 20),
            titan=self.titan(),
            priority=self.priority(),
            payment=tuple(self.payment()),
            track=tuple(self.track()),
            arrows=tuple(self.arrows()),
            sectors=tuple(tuple(self.sector(f"ai, sector {number}", value)) for number, value in sectors),
        )

    def board(self, price: int) -> AiBoard:
        """The board, if its parts fit together; `price` is that of an additional action where a payment names none."""
        plan = self.plan()
        taken = list(self.circles(plan))
        ground = Ground(taken)
        if sorted(plan.priority) != list(Terrain):
            raise _bad("ai, priority", msg("name each of the five terrains once"))
        return AiBoard(
            ground=ground,
            centre=ground.at[CENTRE],
            hoplites=plan.hoplites,
            nuggets=plan.nuggets,
            titan=plan.titan,
            priority=plan.priority,
            payment=tuple(Payment(goods, price if amount is None else amount) for goods, amount in plan.payment),
            track=plan.track,
            arrows=mask_of(self.circle("ai, arrows", ground, place) for place in plan.arrows),
            sectors=tuple(self.spots(ground, sector) for sector in plan.sectors),
        )

    def circles(self, plan: AiPlan) -> Sequence[Place]:
        """All that the board has, each in one spot."""
        for number, sector in enumerate(plan.sectors, 1):
            if not sector:
                names = ", ".join(SPOTS)
                raise _bad(
                    f"ai, sector {number}", msg("there is no spot; name some by their sizes: {names}", names=names)
                )
        taken = [CENTRE, *(place for sector in plan.sectors for spot in sector for place in spot)]
        twice = next((place for place, number in Counter(taken).items() if number > 1), None)
        if twice is not None:
            raise _bad("ai, sectors", msg("the circle {q} {r} is named twice", q=twice[0], r=twice[1]))
        rows = max(r for _, r in taken) - min(r for _, r in taken) + 1
        if rows > len(LETTERS):
            raise _bad("ai, sectors", msg("there are {n} rows; at most {most} can be", n=rows, most=len(LETTERS)))
        return taken

    def one_or_more(self, where: str, value: object) -> list[Any]:
        """A list, of which the brackets may be left out where it has one entry; it may be empty."""
        return self.items(where, value) if isinstance(value, list) and value else [] if value == [] else [value]

    def number(self, name: str, low: int, high: int) -> int:
        return self.whole(f"ai, {name}", self.blocks[name], low, high)

    def titan(self) -> Terrain:
        terrain = self.terrain("ai, titan", " ".join(self.words("ai, titan", self.blocks["titan"])))
        if terrain not in pieces.BASE:
            raise _bad("ai, titan", msg("volcanoes have no Titan"))
        return terrain

    def circle(self, where: str, ground: Ground, place: Place) -> int:
        if place not in ground.at or place == CENTRE:
            raise _bad(where, msg("there is no circle {q} {r} in any sector", q=place[0], r=place[1]))
        return ground.at[place]

    def place(self, where: str, text: str) -> Place:
        words = text.split()
        numbers = [self.coordinate(word) for word in words]
        if len(numbers) != 2 or None in numbers:
            raise _bad(where, msg("expected a circle such as '-1 0', not '{text}'", text=shown(text)))
        q, r = (number or 0 for number in numbers)
        if max(abs(q), abs(r)) > FARTHEST:
            raise _bad(where, msg("a circle is at most {most} away from the centre", most=FARTHEST))
        return q, r

    def coordinate(self, word: str) -> int | None:
        found = number_in(word.removeprefix("-"))
        return found if found is None or not word.startswith("-") else -found

    def arrows(self) -> list[Place]:
        return [self.place("ai, arrows", str(text)) for text in self.one_or_more("ai, arrows", self.blocks["arrows"])]

    def sector(self, where: str, value: object) -> list[tuple[Place, ...]]:
        """Its spots: one in quotes or a list of them for each size that it has."""
        row = self.table(where, value)
        self.names(where, row, (), SPOTS)
        return [
            self.spot(f"{where}, {name}", str(text), size)
            for name, size in SPOTS.items()
            if name in row
            for text in self.one_or_more(where, row[name])
        ]

    def spot(self, where: str, text: str, size: int) -> tuple[Place, ...]:
        places = [self.place(where, each) for each in text.split(",")]
        if len(places) != size:
            raise _bad(
                where,
                nmsg("expected {n} circle for a spot, not {found}",
                     "expected {n} circles for a spot, not {found}", n=size, found=len(places)),
            )  # fmt: skip
        if not may_be_spot(places):
            raise _bad(where, SPREAD)
        return tuple(places)

    def spots(self, ground: Ground, sector: Sequence[tuple[Place, ...]]) -> tuple[Spot, ...]:
        """By size, then from left to right [OAI-4.1]."""
        found = [tuple(sorted(ground.at[place] for place in spot)) for spot in sector]
        return tuple(sorted(found, key=lambda spot: (len(spot), spot)))

    def priority(self) -> tuple[Terrain, ...]:
        listed = [str(word) for word in self.items("ai, priority", self.blocks["priority"])]
        return tuple(self.terrain("ai, priority", word) for word in listed)

    def payment(self) -> Iterator[tuple[Goods, int | None]]:
        """Goods in the order in which they are paid with, with an amount where it is not the usual price."""
        listed = self.one_or_more("ai, payment", self.blocks["payment"])
        known = {name: goods for goods in Goods for name in (goods.code, goods.code.removesuffix("s"))}
        for number, text in enumerate(listed, 1):
            where = f"ai, payment {number}"
            *amount, word = self.words(where, text)
            numbers = [number_in(each) for each in amount]
            if len(amount) > 1 or None in numbers or word not in known:
                raise _bad(
                    where,
                    msg("expected goods such as 'nuggets' or '3 nuggets', not '{text}'; available: {names}",
                        text=shown(text), names=", ".join(goods.code for goods in Goods)),
                )  # fmt: skip
            yield known[word], self.whole(where, numbers[0], 1, 99) if numbers else None

    def track(self) -> Iterator[Yield]:
        for number, text in enumerate(self.items("ai, track", self.blocks["track"]), 1):
            words = str(text).split()
            if any(word not in ("hoplite", "nugget", "medallion") for word in words):
                raise _bad(
                    f"ai, track {number}",
                    msg("a space gives hoplite, nugget or medallion, not '{text}'", text=shown(text)),
                )
            yield Yield(words.count("hoplite"), words.count("nugget"), words.count("medallion"))


BOX = read_box()
