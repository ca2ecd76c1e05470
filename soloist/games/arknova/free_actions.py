"""What a player may do at any time of the own turn: sell at the harbour, take stored cards back [AN-M.4, AN-M.11]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from soloist.engine.flow import DONE, Ask, Done, Flow, Listing, Refuse, choose, these
from soloist.engine.notation import Word
from soloist.games.arknova.answers import DECLINE, HARBOUR, UNSTORE
from soloist.games.arknova.cards import Action, Card
from soloist.games.arknova.causes import Origin
from soloist.games.arknova.draws import add_to_hand
from soloist.games.arknova.events import Deed, Did
from soloist.games.arknova.gains import sell
from soloist.games.arknova.questions import BEFORE_TURN_ENDS, WHICH_SOLD_AT_HARBOUR, WHICH_TAKEN_BACK
from soloist.games.arknova.state import Zoo
from soloist.games.arknova.turn_context import Turn

T = TypeVar("T")

HARBOUR_MONEY = 3


def may_have_free_moves(zoo: Zoo) -> bool:
    """Only on two of the maps [AN-M.4, AN-M.11]."""
    return bool(zoo.stored or zoo.map.harbour)


def free_moves(turn: Turn) -> tuple[Word, ...]:
    """What may be done now beside what is asked; not in a break [AN-M.4]."""
    zoo = turn.zoo
    if turn.is_break or not may_have_free_moves(zoo):
        return ()
    found = []
    if zoo.covered & zoo.map.harbour and not turn.sold and zoo.hand:
        found.append(HARBOUR)
    if zoo.stored:
        found.append(UNSTORE)
    return tuple(found)


def free_move_helps(turn: Turn, possible: Callable[[], object]) -> bool:
    """Whether money of the harbour or a stored card would make something possible that is not now [AN-M.4, AN-M.11]."""
    zoo, moves = turn.zoo, free_moves(turn)
    if not moves:
        return False
    hand, money = zoo.hand, zoo.money
    zoo.money += HARBOUR_MONEY if HARBOUR in moves else 0
    zoo.hand = [*hand, *zoo.stored]
    helps = bool(possible())
    zoo.hand, zoo.money = hand, money
    return helps


def choose_freely(
    turn: Turn,
    options: Listing[T],
    *,
    ask: Ask,
    why: str,
    passing: Any = None,
    refuse: Refuse | None = None,
    about: Any = None,
) -> Flow[T]:
    """Ask for one option; what may be done at any time is offered beside it."""
    if may_have_free_moves(turn.zoo):
        return offer_beside(turn, options, ask=ask, why=why, passing=passing, refuse=refuse, about=about)
    return choose(turn.seat, options, ask=ask, why=why, passing=passing, refuse=refuse, about=about)


def offer_beside(
    turn: Turn,
    options: Listing[T],
    *,
    ask: Ask,
    why: str,
    passing: Any = None,
    refuse: Refuse | None = None,
    about: Any = None,
) -> Flow[T]:
    while True:
        listing: Listing[Any] = partial(extended, options, beside) if (beside := free_moves(turn)) else options
        answer = yield from choose(turn.seat, listing, ask=ask, why=why, passing=passing, refuse=refuse, about=about)
        if answer is HARBOUR:
            yield from sell_at_harbour(turn)
        elif answer is UNSTORE:
            yield from take_back(turn)
        else:
            return answer  # type: ignore[no-any-return]


def extended(options: Listing[Any], beside: Sequence[Any]) -> list[Any]:
    return [*options(), *beside]


def or_none(turn: Turn, options: Listing[Any], none: Any) -> Listing[Any] | None:
    """Options, or the word for none of them; no listing at all if there are none, and no free move would bring one."""
    now = options()
    if not (now or free_move_helps(turn, options)):
        return None
    return partial(extended, options if may_have_free_moves(turn.zoo) else these(now), (none,))


def may_choose_freely(
    turn: Turn, options: Listing[T], *, ask: Ask, why: str, refuse: Refuse | None = None
) -> Flow[T | None]:
    """One option or none; what may be done at any time comes before, and may make more possible [AN-2.20]."""
    listing = or_none(turn, options, DECLINE)
    if listing is None:
        return None
    answer = yield from choose_freely(turn, listing, ask=ask, why=why, passing=DECLINE, refuse=refuse)
    return None if answer is DECLINE else answer


def choose_next(
    turn: Turn, found: Listing[T], *, is_first: bool, ask: Ask, why: str, refuse: Refuse, about: Action
) -> Flow[T | Done]:
    """What an action builds, plays or does next: the first is a must, then one may stop, or has to."""
    if is_first:
        return choose(turn.seat, found, ask=ask, why=why, refuse=refuse, about=about)
    return may_go_on(turn, found, ask=ask, why=why, refuse=refuse, about=about)


def may_go_on(turn: Turn, found: Listing[T], *, ask: Ask, why: str, refuse: Refuse, about: Action) -> Flow[T | Done]:
    options = or_none(turn, found, DONE)
    if options is None:
        return DONE
    next_: T | Done = yield from choose_freely(
        turn, options, ask=ask, why=why, passing=DONE, refuse=refuse, about=about
    )
    return next_


def sell_at_harbour(turn: Turn) -> Flow[None]:
    """One card from hand for 3 money, once in each own turn [AN-M.4]."""
    zoo, seat = turn.zoo, turn.seat
    card: Card = yield from choose(
        seat, lambda: zoo.hand[:], ask=WHICH_SOLD_AT_HARBOUR, why="AN-M.4", seen_by=(seat,), about=HARBOUR
    )
    turn.sold = True
    zoo.hand.remove(card)
    turn.table.discard.append(card)
    yield from sell(turn, HARBOUR_MONEY, Origin.HARBOUR, (card,))


def take_back(turn: Turn) -> Flow[None]:
    """A stored card returns to the hand [AN-M.11]."""
    zoo, seat = turn.zoo, turn.seat
    stored = zoo.stored
    card: Card = yield from choose(
        seat, lambda: stored, ask=WHICH_TAKEN_BACK, why="AN-M.11", seen_by=(seat,), about=UNSTORE
    )
    zoo.stored = tuple(other for other in stored if other is not card)
    add_to_hand(zoo, (card,))
    yield Did(seat, Deed.STORED_CARD_TAKEN_BACK)


def offer_free_moves(turn: Turn) -> Flow[None]:
    """Before the turn ends, as cards may have come to hand since; taking back a stored card can wait."""
    if HARBOUR in free_moves(turn):
        answer = yield from choose(turn.seat, lambda: (HARBOUR, DONE), ask=BEFORE_TURN_ENDS, why="AN-M.4", passing=DONE)
        if answer is HARBOUR:
            yield from sell_at_harbour(turn)
