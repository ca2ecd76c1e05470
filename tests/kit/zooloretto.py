"""How the kit tests Zooloretto and AutoMammoth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from soloist.engine.seats import SEATS
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.answers import LOAD, Action
from soloist.games.zooloretto.automa.deck import DECK, MammothCard, Op
from soloist.games.zooloretto.automa.turn import resolve
from soloist.games.zooloretto.components import COINS, YOUNG_EACH, square_tiles
from soloist.games.zooloretto.money import MONEY
from soloist.games.zooloretto.place import place
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import COIN, STALL_TYPES, YOUNG, Species, Tile
from soloist.games.zooloretto.trucks import load
from soloist.games.zooloretto.turn import take_truck
from soloist.games.zooloretto.view import View
from tests.kit.facts import Fact, Walk
from tests.kit.subject import Agreement, Census, Subject
from tests.scenarios.zooloretto.words import word


def tiles(board: Board) -> Iterator[Tile]:
    """Every tile on the table, wherever it lies."""
    yield from [*board.pile.things(), *board.removed, *([] if board.drawn is None else [board.drawn])]
    for truck in board.trucks:
        yield from truck
    for zoo in board.zoos:
        if zoo is not None:
            yield from zoo.barn
            for enclosure in zoo.enclosures:
                yield from [*enclosure.animals, *enclosure.stalls]
    for ledger in board.ledgers:
        for stack in [] if ledger is None else ledger.stacks:
            yield from stack


def census(board: Board) -> Census:
    """Tiles, offspring and money; a coin tile that is taken is a coin [ZOO-1.2, ZOO-1.6, ZOO-12.12]."""
    if not board.ready:
        return Census(Counter(), Counter())
    found = Counter(tile.code.removesuffix("*") for tile in tiles(board))
    found.update({YOUNG[species].code: board.young[species] for species in board.species})
    owners = [*board.zoos, *board.ledgers]
    found["money"] = board.bank + sum(owner.coins for owner in owners if owner is not None) + found.pop(COIN.code, 0)
    owned = Counter(tile.code for tile in square_tiles(board.species))
    owned.update({YOUNG[species].code: YOUNG_EACH for species in board.species})
    owned["money"] = COINS + owned.pop(COIN.code)
    return Census(found, owned)


def glance(view: View) -> str:
    """The stacks, the trucks, the coins and the points."""
    trucks = "|".join(
        " ".join(map(word, truck)) if taker is None else taker.code
        for truck, taker in zip(view.trucks, view.taken_by, strict=True)
    )
    owners = [zoo or mammoth for zoo, mammoth in zip(view.zoos, view.mammoths, strict=True)]
    coins = " ".join(str(owner.coins) for owner in owners if owner is not None)
    points = " ".join(map(str, view.scores))
    return (
        f"stack {view.main_stack}+{view.end_stack}, trucks {trucks}, coins {coins}, bank {view.bank}, points {points}"
    )


def action_fact(action: Action) -> Fact:
    return Fact(f"action {action.code}", action.code, action.code, rules=MONEY.get(action, (load,)))


def tile_facts() -> Iterator[Fact]:
    for letter, species in zip("CEFKLMPZ", Species, strict=True):  # as the scenarios write them
        yield Fact(f"species {species.code}", rf"{letter}(?:[mf]\*?|o)?", rf"{species.code}\S*.*", rules=[place])
    for letter in STALL_TYPES:
        yield Fact(f"stall {letter}", letter, rf"stall-{letter}.*", rules=[place])
    yield Fact("coin tile", r"\$", "coin", rules=[take_truck])


def card_fact(card: MammothCard) -> Fact:
    """A card of AutoMammoth: scenarios name it, or write out one like it."""
    entries = ", ".join(entry.code for entry in card.entries)
    known = all(entry.op in Op for entry in card.entries)
    return Fact(f"card {card.code}", rf"(?:{card.code}|.*{entries})", card.code, rules=[resolve if known else None])


LEVELS = ("I", "II", "III")
PEOPLE = [Agreement(f"people-{seats}", seats) for seats in range(2, 6)]
MAMMOTHS = [
    Agreement(f"mammoth-{level.lower()}-{seats}", seats, {"automas": f"{SEATS[seats - 1].code}={level}"})
    for seats in range(2, 6)
    for level in LEVELS
]
SEVERAL = [
    Agreement("several-mammoths-4", 4, {"automas": "B=I, C=II, D=III"}),
    Agreement("mammoths-alone", 2, {"automas": "A=I, B=III"}),
]
READINGS = [
    Agreement("other-readings-2", 2, {"truck_order": "123", "stall_to_barn": "yes", "first_seat": "b"}),
    Agreement(
        "other-readings-mammoth",
        2,
        {"automas": "B=III", "count_blockers": "yes", "purchase_new_stack": "yes", "truck_order": "123"},
    ),
    Agreement("more-readings-mammoth", 3, {"automas": "C=III", "after_take": "all", "buy_from_automa": "no"}),
]

ZOOLORETTO = Subject(
    GAME,
    agreements=PEOPLE + MAMMOTHS + SEVERAL + READINGS,
    playthroughs=PEOPLE + MAMMOTHS + SEVERAL + READINGS,
    census=census,
    glance=glance,
    most_answers=5_000,
    walk=Walk(
        [*map(action_fact, (LOAD, *MONEY)), *tile_facts(), *map(card_fact, DECK.cards)],
        variants=(
            "truck_order",
            "stall_to_barn",
            "count_blockers",
            "purchase_new_stack",
            "after_take",
            "buy_from_automa",
        ),
        needs_explanation=False,
    ),
    rules=("zooloretto", "automammoth"),
)
