"""Bazaar, a toy game that uses everything the engine offers, so that the engine is tested without a real game.

Tokens numbered 1 to 6 are drawn, buried, given away, burnt and bid. Its paragraphs:
[TOY-1] deal, [TOY-2] a turn is one move, [TOY-3] what the moves do, [TOY-4] the bid, [TOY-5] the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import Tell
from soloist.engine.flow import (
    Flow,
    Refusal,
    choose,
    choose_exactly,
    choose_up_to,
    draw,
    pick_at_random,
    roll,
    together,
)
from soloist.engine.pile import Pile
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg

DEAL = 3


@dataclass(frozen=True, order=True)
class Token:
    """A numbered token; copies are equal."""

    number: int

    @property
    def code(self) -> str:
        return f"t{self.number}"

    def say(self) -> Message:
        return msg("token {number}", number=self.number)


class Move(Enum):
    DRAW = "draw"
    ROLL = "roll"
    BURY = "bury"
    GIVE = "give"
    LOT = "lot"
    BURN = "burn"
    BID = "bid"
    PASS = "pass"

    def say(self) -> Message:
        return msg("Move: {name}", name=self.value)


@dataclass(frozen=True)
class Terms:
    """What was agreed."""

    persons: int
    rounds: int
    copies: int
    shy: bool
    fewest_win: bool

    @property
    def tokens(self) -> list[Token]:
        return [Token(number) for number in range(1, 7) for _ in range(self.copies)]


class Stall:
    """The state of a Bazaar."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.dealt = False
        self.turn = 0
        self.pile: Pile[Token] = Pile(terms.tokens)
        self.hands: list[list[Token]] = [[] for _ in range(terms.persons)]
        self.coins = [0] * terms.persons
        self.burnt: list[Token] = []  # face down, seen by nobody
        self.shown: list[Token] = []  # bids, face up

    def copy(self) -> Stall:
        other: Stall = Stall.__new__(Stall)
        other.terms = self.terms
        other.dealt = self.dealt
        other.turn = self.turn
        other.pile = self.pile.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.coins = self.coins[:]
        other.burnt = self.burnt[:]
        other.shown = self.shown[:]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stall) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def active(self) -> Seat:
        return Seat(self.turn % self.terms.persons)

    @property
    def over(self) -> bool:
        return self.turn >= self.terms.rounds * self.terms.persons

    def gain(self, seat: Seat, tokens: list[Token]) -> None:
        self.hands[seat] = sorted([*self.hands[seat], *tokens])

    def lose(self, seat: Seat, tokens: list[Token]) -> None:
        for token in tokens:
            self.hands[seat].remove(token)


def next_step(stall: Stall) -> Flow[None] | None:
    if not stall.dealt:
        return deal(stall)
    return None if stall.over else turn(stall)


ASK_DEAL = msg("The first tokens")
ASK_BURN = msg("A token burnt unseen")


def deal(stall: Stall) -> Flow[None]:
    """Three tokens each, one is burnt [TOY-1]."""
    for seat in seats(stall.terms.persons):
        tokens = yield from draw(stall.pile, DEAL, ask=ASK_DEAL, why="TOY-1", seen_by=(seat,))
        stall.gain(seat, tokens)
    stall.burnt += yield from draw(stall.pile, ask=ASK_BURN, why="TOY-1", seen_by=())
    stall.dealt = True


EMPTY = Refusal("TOY-3", msg("the pile is empty"))
POOR = Refusal("TOY-3", msg("you hold too few tokens"))
SHY = Refusal("TOY-3", msg("shy people give nothing"))


def why_not(stall: Stall, seat: Seat, move: Move) -> Refusal | None:
    held = len(stall.hands[seat])
    if move in (Move.DRAW, Move.BURN) and not len(stall.pile):
        return EMPTY
    if move is Move.GIVE and stall.terms.shy:
        return SHY
    if (move is Move.GIVE and held < 2) or (move is Move.BURY and not held):
        return POOR
    return None


def refuse_move(stall: Stall, seat: Seat, code: str) -> Refusal | None:
    named = next((move for move in Move if move.value == code), None)
    return None if named is None else why_not(stall, seat, named)


def turn(stall: Stall) -> Flow[None]:
    """One move of the active seat [TOY-2]."""
    seat = stall.active
    move = yield from choose(
        seat,
        lambda: [move for move in Move if why_not(stall, seat, move) is None],
        ask=msg("{seat}, what do you do?", seat=seat),
        why="TOY-2",
        passing=Move.PASS,
        refuse=lambda code: refuse_move(stall, seat, code),
    )
    if move is not Move.PASS:
        yield from MOVES[move](stall, seat)
    stall.turn += 1


def take(stall: Stall, seat: Seat) -> Flow[None]:
    """Draw two, then put up to one back on top for all to see [TOY-3]."""
    drawn = yield from draw(stall.pile, 2, ask=msg("Tokens drawn"), why="TOY-3", seen_by=(seat,))
    stall.gain(seat, drawn)
    yield Tell(
        nmsg("{seat} draws {n} token", "{seat} draws {n} tokens", seat=seat, n=len(drawn)),
        to=(seat,),
        others=msg("{seat} draws", seat=seat),
    )
    back = yield from choose_up_to(1, seat, stall.hands[seat], ask=msg("Put one on top?"), why="TOY-3")
    stall.lose(seat, back)
    for token in back:
        stall.pile.put_on_top(token)


def bury(stall: Stall, seat: Seat) -> Flow[None]:
    """Put up to two tokens at the bottom, for all to see [TOY-3]."""
    down = yield from choose_up_to(2, seat, stall.hands[seat], ask=msg("Which at the bottom?"), why="TOY-3", least=1)
    stall.lose(seat, down)
    for token in down:
        stall.pile.put_at_bottom(token)
    yield Tell(msg("{seat} buries tokens", seat=seat))


def earn(stall: Stall, seat: Seat) -> Flow[None]:
    """Roll for coins; on a six the pile is shuffled [TOY-3]."""
    coins = yield from roll(6, why="TOY-3")
    stall.coins[seat] += coins
    if coins == 6:
        stall.pile.shuffle_in(())


def give(stall: Stall, seat: Seat) -> Flow[None]:
    """Give two tokens to the neighbour, who may thank with a coin; nobody else sees which [TOY-3]."""
    other = Seat((seat + 1) % stall.terms.persons)
    gift = yield from choose_exactly(
        2, seat, stall.hands[seat], ask=msg("Which do you give?"), why="TOY-3", seen_by=(seat, other)
    )
    stall.lose(seat, gift)
    stall.gain(other, gift)
    yield Tell(msg("{seat} gives you {one} and {two}", seat=seat, one=gift[0], two=gift[1]), to=(other,))
    thanks = yield from choose(other, lambda: [False, True], ask=msg("Thank with a coin?"), why="TOY-3", passing=False)
    if thanks:
        stall.coins[seat] += 1


def draw_lot(stall: Stall, seat: Seat) -> Flow[None]:
    """Somebody at random gets two coins [TOY-3]."""
    lucky = yield from pick_at_random(lambda: seats(stall.terms.persons), ask=msg("Who is lucky?"), why="TOY-3")
    stall.coins[lucky] += 2


def burn(stall: Stall, seat: Seat) -> Flow[None]:
    """A token goes away unseen; then the active seat says whether that was wise [TOY-3]."""
    stall.burnt += yield from draw(stall.pile, ask=ASK_BURN, why="TOY-3", seen_by=())
    wise = yield from choose(seat, lambda: [True, False], ask=msg("Was that wise?"), why="TOY-3")
    stall.coins[seat] += wise


def offer(stall: Stall, seat: Seat) -> Flow[list[Token]]:
    """Secretly, up to two tokens [TOY-4]."""
    return choose_up_to(2, seat, stall.hands[seat], ask=msg("What do you bid?"), why="TOY-4")


def bid(stall: Stall, seat: Seat) -> Flow[None]:
    """All bid at the same time; the highest sum takes what was burnt [TOY-4]."""
    everybody = seats(stall.terms.persons)
    offers = yield from together({bidder: offer(stall, bidder) for bidder in everybody})
    for bidder in everybody:
        stall.lose(bidder, offers[bidder])
        stall.shown += offers[bidder]
    winner = max(everybody, key=lambda bidder: (sum(token.number for token in offers[bidder]), -bidder))
    stall.gain(winner, stall.burnt)
    stall.burnt = []
    yield Tell(msg("{seat} wins the bid", seat=winner))


MOVES = {
    Move.DRAW: take,
    Move.ROLL: earn,
    Move.BURY: bury,
    Move.GIVE: give,
    Move.LOT: draw_lot,
    Move.BURN: burn,
    Move.BID: bid,
}
