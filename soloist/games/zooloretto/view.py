"""What a seat may know: everything but the order of the stacks [ZOO-1.10], and of AutoMammoth's cards."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.views import restored, shown
from soloist.games.zooloretto.automa.deck import Difficulty, MammothCard
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.scoring import points
from soloist.games.zooloretto.state import Board, Enclosure, Setup, Zoo
from soloist.games.zooloretto.tiles import Species, Tile


@dataclass(slots=True, unsafe_hash=True)
class ZooView:
    """One player's zoo."""

    coins: int
    closed: int
    enclosures: tuple[Enclosure, ...]
    barn: tuple[Tile, ...]


@dataclass(slots=True, unsafe_hash=True)
class MammothView:
    """One AutoMammoth's holdings; of its deck only what is left is known, not the order."""

    difficulty: Difficulty
    coins: int
    stacks: tuple[tuple[Tile, ...], ...]
    cards: tuple[MammothCard, ...]
    discard: tuple[MammothCard, ...]
    turns_in_round: int


@dataclass(slots=True, unsafe_hash=True)
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
    turns: tuple[int, ...]  # of each seat
    last_round: bool
    scores: tuple[int, ...]


def view(state: Board, seat: Seat | None) -> View:
    return shown(
        View,
        state,
        seat=seat,
        tiles_left=tuple(state.pile.rest),
        zoos=tuple([None if zoo is None else zoo_view(zoo) for zoo in state.zoos]),
        mammoths=tuple([None if ledger is None else shown(MammothView, ledger) for ledger in state.ledgers]),
        scores=tuple([points(state, player) for player in state.players]),
    )


def zoo_view(zoo: Zoo) -> ZooView:
    return ZooView(zoo.coins, zoo.closed, tuple(zoo.enclosures), tuple(zoo.barn))


def imagine(view: View) -> Board:
    """The whole board: what is hidden is only an order, and order does not exist until drawn."""
    board = restored(Board(view.setup), view)
    board.pile.rest = list(view.tiles_left)
    board.zoos = [None if zoo is None else zoo_from(zoo) for zoo in view.zoos]
    board.ledgers = [None if mammoth is None else ledger_from(view.setup, mammoth) for mammoth in view.mammoths]
    return board


def zoo_from(view: ZooView) -> Zoo:
    return Zoo(view.closed, view.coins, list(view.enclosures), list(view.barn))


def ledger_from(setup: Setup, view: MammothView) -> Ledger:
    return restored(Ledger(setup.deck.of(view.difficulty), view.difficulty), view)
