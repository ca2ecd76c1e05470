"""The same game on the screen and beside the box: whatever happens on the screen is told to the companion.

The companion's person sees the pieces of the digital game, answers truthfully, and after every turn the books must
say what the screen says.
"""

from __future__ import annotations

from typing import Any

from soloist.companion.mammoth import GAME as COMPANION
from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.answers import LOAD, PURCHASE, Action, ForSale, Truck
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import Key, Ledger, key_of
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.trucks import loadable
from tests.scenarios.zooloretto.mammoth import Luck, PhysicalMammoth, sort_of
from tests.scenarios.zooloretto.words import word


class Mirror(PhysicalMammoth):
    """A digital match with any answers, and a companion beside it."""

    def __init__(self, players: int, automas: str, seed: int, **options: str) -> None:
        self.chance = Stream(seed)
        self.screen = Match.new(GAME, players, {"automas": automas, **options}, dice=False)
        while not self.board.ready:
            self._answer()
        self.match = Match.new(COMPANION, 1, {"players": str(players), "automas": automas, **options}, dice=False)
        self.match.answer(self.board.active)
        self.read, self.taking, self.fresh = 0, [], False

    @property
    def board(self) -> Board:
        board = self.screen.state
        assert isinstance(board, Board)
        return board

    def _answer(self) -> None:
        question = self.screen.question
        assert question is not None
        self.screen.answer(self.chance.pick(question.options), seat=question.seat)

    def play(self) -> None:
        """A whole game, compared after every turn; then the result."""
        while not self.screen.over:
            self.next_turn()
            self.compare()
        self.pieces = self.board.copy()
        self.finish()
        assert self.match.over
        assert [score.total for score in self.match.result.scores] == [
            score.total for score in self.screen.result.scores
        ]
        assert self.match.result.winners == self.screen.result.winners

    def next_turn(self) -> None:
        self.pieces, began, number = self.board.copy(), self.screen.moment, self.board.turn
        seat = self.board.active
        while not self.screen.over and self.board.turn == number:
            self._answer()
        happened = [entry.value for entry in self.screen.history[began:]]
        if self.board.ledgers[seat] is None:
            self._tell(happened)
        else:
            self.play_out(luck_of(happened))
            self.compare_barns()

    def _tell(self, happened: list[Any]) -> None:
        """What a person did, as far as AutoMammoth has to know it."""
        action = happened[0]
        assert isinstance(action, Action)
        said = "money"
        if action is LOAD:
            named = [each.number for each in happened if isinstance(each, Truck)]
            said = f"loaded {(named or [truck.number for truck in loadable(self.pieces)])[0] + 1}"
        elif action.truck >= 0:
            said = f"took {action.truck + 1}"
        elif action is PURCHASE:
            offer = happened[1]
            assert isinstance(offer, ForSale)
            if self.pieces.ledgers[offer.seller] is not None:
                said = f"bought {key_of(offer.tile).code} {offer.seller.code}"
        self.match.answer(said)
        self.read = len(self.match.log or ())

    def compare_barns(self) -> None:
        """The tile that AutoMammoth bought was moved from the right barn, and paid for."""
        for mine, theirs in zip(self.pieces.zoos, self.board.zoos, strict=True):
            if mine is not None and theirs is not None:
                assert [sort_of(each) for each in mine.barn] == [sort_of(each) for each in theirs.barn]
                assert mine.coins == theirs.coins

    def compare(self) -> None:
        """The books and the screen say the same."""
        known, board = self.evening.known, self.board
        assert [books(ledger) for ledger in self.evening.ledgers] == [books(ledger) for ledger in board.ledgers]
        assert known.trucks == [len(load) for load in board.trucks]
        assert known.taken_by == board.taken_by
        assert known.last_round == board.last_round
        assert (self.evening.round, self.evening.active) == (board.round, board.active)
        assert known.stack + 15 - known.drawn == len(board.pile)


def luck_of(happened: list[Any]) -> Luck:
    """What Chance brought in a turn of AutoMammoth on the screen."""
    offer = next((each for each in happened if isinstance(each, ForSale)), None)
    sellers = [each.code for each in happened if isinstance(each, Seat)]
    return Luck(
        " ".join(each.code for each in happened if isinstance(each, MammothCard)),
        " ".join(word(each) for each in happened if isinstance(each, Tile)),
        " ".join(each.code for each in happened if isinstance(each, Key)),
        offer.seller.code if offer is not None else "".join(sellers),
        word(offer.tile) if offer is not None else "",
    )


def books(ledger: Ledger | None) -> object:
    """AutoMammoth's books as far as both tables know them."""
    if ledger is None:
        return None
    sizes = [len(stack) for stack in ledger.stacks]
    cards = [code(card) for card in ledger.cards.things()]
    return ledger.coins, sizes, cards, [code(card) for card in ledger.discard], ledger.turns_in_round
