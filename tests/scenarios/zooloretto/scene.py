"""A table of Zooloretto to be laid out, played at and looked at in the words of the scenarios.

    scene.table(3, trucks="Z $ a | - | by B", A="E4 Z Z a, barn L, coins 3", bank=10)

A zoo is written place by place: animals, then the stalls at it; X1 and X2 are open where they are named. Trucks
stand from left to right; `-` is an empty one, `by B` one that B has taken. What is not named is empty, coins are 0.
AutoMammoth's books are written stack by stack, by number or by tile, with the cards it has discarded:

    scene.table(2, automas="B=II", B="camel 4, zebra Z Zm, stall 1, coins 3, discard I-03 I-01")
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TypedDict, Unpack

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.pile import Pile
from soloist.engine.question import Question
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.automa.deck import MammothDeck
from soloist.games.zooloretto.automa.ledger import KEYS, Key, Ledger, key_of
from soloist.games.zooloretto.components import END_STACK, GROUNDS, square_tiles
from soloist.games.zooloretto.game import make_setup
from soloist.games.zooloretto.settings import Settings
from soloist.games.zooloretto.state import Board, Enclosure, Zoo, supply
from soloist.games.zooloretto.tiles import BRED, COIN, YOUNG, Species, Tile, in_order
from tests.scenarios.base import BaseScene, seat_named
from tests.scenarios.zooloretto.words import LETTERS, notation, tile, tiles, words

TURN = "ZOO-3.1"
OPTIONS = [setting.name for setting in GAME.settings]
OFTEN = "ZPKLCMEF"  # the species that come into play first, where a position leaves it open
UNBRED = {bred: tile for tile, bred in BRED.items()}


class Layout(TypedDict, total=False):
    """What a table may be laid with. Zoos, books and trucks are described above."""

    trucks: str
    bank: int
    main: int  # tiles left in the main stack; if not said, all that the position leaves of the box
    active: str
    last_round: bool  # one tile of the end stack is gone
    young: str  # offspring that have left the game
    also: str  # species in play that are not seen
    deck: MammothDeck  # instead of AutoMammoth's cards, unchecked
    A: str
    B: str
    C: str
    D: str
    E: str
    automas: str
    stall_to_barn: str
    truck_order: str
    count_blockers: str
    purchase_new_stack: str
    after_take: str
    buy_from_automa: str


def tiles_in(board: Board) -> list[Tile]:
    """All tiles outside the stacks and supplies, wherever they lie."""
    found = [each for truck in board.trucks for each in truck] + board.removed
    for zoo in board.zoos:
        if zoo is not None:
            found += zoo.barn
            for enclosure in zoo.enclosures:
                found += [*enclosure.animals, *enclosure.stalls]
    for ledger in board.ledgers:
        if ledger is not None:
            found += [each for stack in ledger.stacks for each in stack]
    return found


def money_of(board: Board) -> int:
    """Coins of the bank and of all players."""
    owners = [owner for owner in (*board.zoos, *board.ledgers) if owner is not None]
    return board.bank + sum(owner.coins for owner in owners)


def census(board: Board) -> Counter[str]:
    """Every tile by its face, wherever it lies; coins and coin tiles together [ZOO-2.7]."""
    found = Counter(UNBRED.get(each, each).code for each in board.pile.things() + tiles_in(board))
    for young, count in zip(YOUNG, board.young, strict=True):
        found[young.code] += count
    found[COIN.code] += money_of(board)
    return +found


def some_of(key: Key) -> list[Tile]:
    """All tiles of the box that go to one of AutoMammoth's stacks, the plainest first."""
    species = tuple(Species) if key.species is None else (key.species,)
    return [each for each in square_tiles(species) if not each.is_coin and key_of(each) is key]


class Scene(BaseScene):
    """One scenario of the base game."""

    laid: Board  # the position as it was laid out
    _owned: Counter[str] | None = None

    # laying out

    def new(self, players: int, **options: str) -> None:
        """A game from its very beginning."""
        self.match = Match.new(GAME, players, options, dice=False)

    def set_up(self, *removed: str, first: str | None = None) -> None:
        """The species that stay in the box, and who starts."""
        for letter in removed:
            self.answer("chance", LETTERS[letter].code)
        if first is not None:
            self.answer("chance", first)

    def table(self, players: int = 3, **layout: Unpack[Layout]) -> None:
        """Lay out a position at the start of a turn."""
        settings = GAME.read_settings({name: text for name, text in layout.items() if name in OPTIONS})  # type: ignore[misc]
        GAME.check(players, settings)
        setup = make_setup(players, Settings.of(settings))
        board = Board(replace(setup, deck=layout.get("deck", setup.deck)))
        for owner in (*board.zoos, *board.ledgers):
            if owner is not None:
                owner.coins = 0
        board.ready, board.round, board.bank = True, 1, layout.get("bank", 20)
        board.active, board.last_round = seat_named(layout.get("active", "A")), layout.get("last_round", False)
        for number, text in enumerate(layout["trucks"].split("|") if "trucks" in layout else ()):
            self._lay_truck(board, number, text.strip())
        for seat, text in ((seat, str(layout.get(seat.code, ""))) for seat in board.players):
            ledger = board.ledgers[seat]
            for part in text.split(", ") if text else ():
                name, _, rest = part.partition(" ")
                if ledger is None:
                    self._lay_zoo(board.zoo(seat), name, rest)
                else:
                    self._lay_books(ledger, name, rest)
        self._lay_stacks(board, layout)
        self._owned = census(board)
        self.laid = board
        self.match = Match.at(GAME, players, settings, board, dice=False)

    def _lay_truck(self, board: Board, number: int, text: str) -> None:
        if text.startswith("by "):
            board.taken_by[number] = seat_named(text.removeprefix("by "))
        else:
            board.trucks[number] = tiles(text)
            assert board.free_spaces(number) >= 0, f"truck {number + 1} is too small for {text}"

    def _lay_zoo(self, zoo: Zoo, place: str, rest: str) -> None:
        if place == "coins":
            zoo.coins = int(rest)
        elif place == "barn":
            zoo.barn = tiles(rest)
        else:
            animals = tuple([each for each in tiles(rest) if not each.is_stall])
            stalls = tuple([each for each in tiles(rest) if each.is_stall])
            enclosure = Enclosure(self._enclosure(zoo, place).ground, animals, stalls)
            assert enclosure.free_spaces >= 0
            assert len({each.species for each in animals}) <= 1
            assert len(stalls) <= enclosure.ground.stalls
            zoo.enclosures[GROUNDS.index(enclosure.ground)] = enclosure

    def _lay_books(self, ledger: Ledger, name: str, rest: str) -> None:
        if name == "coins":
            ledger.coins = int(rest)
        elif name == "turns":
            ledger.turns_in_round = int(rest)
        elif name == "discard":
            ledger.discard = [next(each for each in ledger.cards.rest if each.code == card) for card in rest.split()]
            ledger.cards.rest = [each for each in ledger.cards.rest if each not in ledger.discard]
        else:
            key = next(key for key in KEYS if key.code == name)
            stack = some_of(key)[: int(rest)] if rest.isdigit() else tiles(rest)
            assert all(key_of(each) is key for each in stack)
            ledger.stacks[key.number] = stack

    def _enclosure(self, zoo: Zoo, place: str) -> Enclosure:
        number = [ground.id for ground in GROUNDS].index(place.lower())
        while number >= len(zoo.enclosures):
            zoo.open_expansion()
        return zoo.enclosures[number]

    def _lay_stacks(self, board: Board, layout: Layout) -> None:
        """What the position leaves of the box, with as many species as there have to be."""
        laid = Counter(UNBRED.get(each, each) for each in tiles_in(board))
        used = {each.species for each in laid if each.species is not None}
        used |= {LETTERS[letter] for letter in layout.get("also", "")}
        spare = [LETTERS[letter] for letter in OFTEN if LETTERS[letter] not in used]
        kept = len(Species) - board.setup.counts.species_removed
        assert len(used) <= kept, "more species than there are in play"
        board.species = tuple(sorted([*used, *spare[: kept - len(used)]]))
        gone = Counter([*laid.elements(), *tiles(layout.get("young", ""))])
        board.young = [left - gone[YOUNG[kind]] for kind, left in enumerate(supply(board.species))]
        assert min(board.young) >= 0, "more offspring than there are in the box"
        box, square = Counter(square_tiles(board.species)), Counter(each for each in laid.elements() if not each.young)
        assert square <= box, f"not in the box: {words((square - box).elements())}"
        rest = sorted((box - square).elements(), key=in_order)
        if "main" in layout or board.last_round:
            left = layout.get("main", 0) + END_STACK - board.last_round
            stay = [rest[place * len(rest) // left] for place in range(left)]  # a little of everything
            board.removed += (Counter(rest) - Counter(stay)).elements()
            rest = stay
        board.pile = Pile(rest, in_order)

    # playing

    def notation(self, text: str) -> str:
        return notation(text)

    def check(self) -> None:
        """Tiles and coins neither appear nor vanish; looked at between turns, when nothing is in somebody's hand."""
        if self._owned is not None and (self.match.over or self.why == TURN):
            assert census(self.board) == self._owned

    def loads(self, letter: str, drawn: str | None = None, truck: str | None = None) -> None:
        """Draw a tile (any, if it does not matter) and put it on a truck, the first if it does not matter."""
        self.answer(letter, "load")
        question = self._question()
        self.answer("chance", code(question.options[0]) if drawn is None else drawn)
        if self.why == "ZOO-4.1":
            self.answer(letter, truck or code(self._question().options[0]))
        elif truck is not None:
            assert drawn is None or tile(drawn) in self.board.trucks[int(truck[1:]) - 1]

    def takes(self, letter: str, truck: int, *placements: str) -> None:
        """Take a truck and place its tiles as said, the rest into the barn; who has no choice need not be asked."""
        self.answer(letter, f"take {truck}")
        for placement in placements:
            if self.why == "ZOO-5.2" or not placement.endswith("barn"):
                self.answer(letter, placement)
        while self.why == "ZOO-5.2":
            self.answer(letter, code(self._question().options[-1]))

    def _question(self) -> Question:
        question = self.match.question
        assert question is not None
        return question

    # looking

    @property
    def board(self) -> Board:
        board = self.match.state
        assert isinstance(board, Board)
        return board

    def is_over(self) -> bool:
        return self.match.over

    def is_last_round(self) -> bool:
        return self.board.last_round

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.board.active.code

    @property
    def bank(self) -> int:
        return self.board.bank

    def options(self, letter: str, *answers: str) -> str:
        """What may be answered, in the order of the alphabet."""
        return ", ".join(sorted(self.codes(letter, *answers)))

    def zoo(self, letter: str) -> Zoo:
        return self.board.zoo(seat_named(letter))

    def coins(self, letter: str) -> int:
        return self.zoo(letter).coins

    def barn(self, letter: str) -> str:
        return words(self.zoo(letter).barn)

    def animals(self, letter: str, place: str) -> str:
        return words(self._enclosure(self.zoo(letter).copy(), place).animals)

    def stalls(self, letter: str, place: str) -> str:
        return words(self._enclosure(self.zoo(letter).copy(), place).stalls)

    def truck(self, number: int) -> str:
        return words(self.board.trucks[number - 1])

    def trucks(self) -> str:
        """All trucks from left to right, as they are laid out."""
        board = self.board
        shown = [f"by {taker.code}" if taker is not None else "" for taker in board.taken_by]
        return " | ".join(taken or words(load) or "-" for taken, load in zip(shown, board.trucks, strict=True))

    def young(self, letter: str) -> int:
        """Offspring of a species in the supply."""
        return self.board.young[LETTERS[letter]]
