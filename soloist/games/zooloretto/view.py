"""What a seat may know: everything but the order of the stacks [ZOO-1.10], and of AutoMammoth's cards."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.deck import Difficulty, MammothCard
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.components import Ground
from soloist.games.zooloretto.scoring import score
from soloist.games.zooloretto.state import Board, Enclosure, Setup, Zoo
from soloist.games.zooloretto.tiles import Species, Tile


@dataclass(frozen=True)
class EnclosureView:
    """An enclosure, its animals and stalls."""

    ground: Ground
    animals: tuple[Tile, ...]
    stalls: tuple[Tile, ...]


@dataclass(frozen=True)
class ZooView:
    """One player's zoo."""

    coins: int
    closed: int
    enclosures: tuple[EnclosureView, ...]
    barn: tuple[Tile, ...]


@dataclass(frozen=True)
class MammothView:
    """One AutoMammoth's holdings; of its deck only what is left is known, not the order."""

    difficulty: Difficulty
    coins: int
    stacks: tuple[tuple[Tile, ...], ...]
    cards: tuple[MammothCard, ...]
    discard: tuple[MammothCard, ...]
    turns_in_round: int


@dataclass(frozen=True)
class View:
    """The open table. The tiles still to come are known as a multiset, by counting."""

    setup: Setup
    seat: Seat | None
    ready: bool
    over: bool
    species: tuple[Species, ...]
    tiles_left: tuple[Tile, ...]
    main_stack: int
    end_stack: int
    drawn: Tile | None
    removed: tuple[Tile, ...]
    young: tuple[int, ...]
    bank: int
    trucks: tuple[tuple[Tile, ...], ...]
    taken_by: tuple[Seat | None, ...]
    zoos: tuple[ZooView | None, ...]
    mammoths: tuple[MammothView | None, ...]
    active: Seat
    round: int
    turn: int
    last_round: bool
    scores: tuple[int, ...]


def view(board: Board, seat: Seat | None) -> View:
    return View(
        setup=board.setup,
        seat=seat,
        ready=board.ready,
        over=board.over,
        species=board.species,
        tiles_left=tuple(board.pile.rest),
        main_stack=board.main_stack,
        end_stack=board.end_stack,
        drawn=board.drawn,
        removed=tuple(board.removed),
        young=tuple(board.young),
        bank=board.bank,
        trucks=tuple([tuple(truck) for truck in board.trucks]),
        taken_by=tuple(board.taken_by),
        zoos=tuple([None if zoo is None else zoo_view(zoo) for zoo in board.zoos]),
        mammoths=tuple([None if ledger is None else mammoth_view(ledger) for ledger in board.ledgers]),
        active=board.active,
        round=board.round,
        turn=board.turn,
        last_round=board.last_round,
        scores=tuple([score(board, player).total for player in board.players]),
    )


def zoo_view(zoo: Zoo) -> ZooView:
    enclosures = tuple(
        EnclosureView(enclosure.ground, tuple(enclosure.animals), tuple(enclosure.stalls))
        for enclosure in zoo.enclosures
    )
    return ZooView(zoo.coins, zoo.closed, enclosures, tuple(zoo.barn))


def mammoth_view(ledger: Ledger) -> MammothView:
    return MammothView(
        ledger.difficulty,
        ledger.coins,
        tuple([tuple(stack) for stack in ledger.stacks]),
        tuple(ledger.cards.rest),
        tuple(ledger.discard),
        ledger.turns_in_round,
    )


def imagine(view: View) -> Board:
    """The whole board: what is hidden is only an order, and order does not exist until drawn."""
    board = Board(view.setup)
    board.ready = view.ready
    board.over = view.over
    board.species = view.species
    board.pile.rest = list(view.tiles_left)
    board.drawn = view.drawn
    board.removed = list(view.removed)
    board.young = list(view.young)
    board.bank = view.bank
    board.trucks = [list(truck) for truck in view.trucks]
    board.taken_by = list(view.taken_by)
    board.zoos = [None if zoo is None else zoo_from(zoo) for zoo in view.zoos]
    board.ledgers = [None if mammoth is None else ledger_from(view.setup, mammoth) for mammoth in view.mammoths]
    board.active = view.active
    board.round = view.round
    board.turn = view.turn
    board.last_round = view.last_round
    return board


def zoo_from(view: ZooView) -> Zoo:
    zoo = Zoo(view.closed)
    zoo.coins = view.coins
    zoo.barn = list(view.barn)
    zoo.enclosures = []
    for shown in view.enclosures:
        enclosure = Enclosure(shown.ground)
        enclosure.animals = list(shown.animals)
        enclosure.stalls = list(shown.stalls)
        zoo.enclosures.append(enclosure)
    return zoo


def ledger_from(setup: Setup, view: MammothView) -> Ledger:
    ledger = Ledger(setup.deck, view.difficulty)
    ledger.coins = view.coins
    ledger.stacks = [list(stack) for stack in view.stacks]
    ledger.cards.rest = list(view.cards)
    ledger.discard = list(view.discard)
    ledger.turns_in_round = view.turns_in_round
    return ledger
