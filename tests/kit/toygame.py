"""Bazaar as the rest of Soloist would know it: views, imagined stalls, options and result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow
from soloist.engine.game import Game, Result, Score, Seen
from soloist.engine.pile import Pile
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import Choice, Document, Mark, Number, Switch
from soloist.engine.words import msg
from tests.kit import toy
from tests.kit.toy import Stall, Terms, Token


@dataclass(frozen=True)
class Glimpse:
    """What a seat sees of a stall."""

    terms: Terms
    hand: tuple[Token, ...]
    dealt: bool
    turn: int
    coins: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    unknown: int  # tokens in the pile of which nothing is known
    top: tuple[Token, ...]
    bottom: tuple[Token, ...]
    burnt: int
    shown: tuple[Token, ...]


def view(stall: Stall, seat: Seat | None) -> Glimpse:
    return Glimpse(
        terms=stall.terms,
        hand=() if seat is None else tuple(stall.hands[seat]),
        dealt=stall.dealt,
        turn=stall.turn,
        coins=tuple(stall.coins),
        hand_sizes=tuple([len(hand) for hand in stall.hands]),
        unknown=len(stall.pile.rest),
        top=tuple(stall.pile.top),
        bottom=tuple(stall.pile.bottom),
        burnt=len(stall.burnt),
        shown=tuple(stall.shown),
    )


def imagine(view: Glimpse, seat: Seat, since: Sequence[Seen], chance: Stream) -> Stall:
    """Deal the tokens out of sight anew; those that others have shown since are theirs."""
    unseen = Counter(view.terms.tokens)
    unseen.subtract([*view.hand, *view.top, *view.bottom, *view.shown])
    hidden = chance.shuffled(sorted(unseen.elements()))
    stall = Stall(view.terms)
    stall.dealt, stall.turn, stall.coins, stall.shown = view.dealt, view.turn, list(view.coins), list(view.shown)
    stall.hands[seat] = list(view.hand)
    for shown in since:
        if (
            shown.seat not in (seat, -1)
            and shown.value in hidden
            and len(stall.hands[shown.seat]) < view.hand_sizes[shown.seat]
        ):
            hidden.remove(shown.value)
            stall.hands[shown.seat].append(shown.value)
    for other, size in enumerate(view.hand_sizes):
        stall.gain(Seat(other), [hidden.pop() for _ in range(size - len(stall.hands[other]))])
    stall.burnt = [hidden.pop() for _ in range(view.burnt)]
    stall.pile = Pile(hidden)
    stall.pile.top, stall.pile.bottom = list(view.top), list(view.bottom)
    return stall


def check_note(text: str) -> None:
    if "\n" in text:
        raise BadSetting(msg("a note has one line"))


class Toy(Game[Stall, Glimpse]):
    """A game of tokens for 1 to 4 seats."""

    id = "toy"
    title = "Bazaar"
    rules_version = 3
    player_counts = range(1, 5)
    summary = msg("Tokens are drawn, buried, given away, burnt and bid.")
    settings = (
        Number(name="rounds", label=msg("Rounds"), default=4, low=1, high=30, rule="TOY-5", mark=Mark.RULE),
        Number(name="copies", label=msg("Copies of each token"), default=3, low=3, high=9, rule="TOY-1"),
        Switch(name="shy", label=msg("Nobody gives"), default=False, rule="TOY-3"),
        Choice(
            name="winner",
            label=msg("Who wins"),
            default="most",
            rule="TOY-5",
            values={"most": msg("most coins"), "fewest": msg("fewest coins")},
        ),
        Document(name="note", label=msg("A note"), rule="TOY-5", check=check_note),
    )

    def new(self, seats: int, settings: Mapping[str, Any]) -> Stall:
        fewest = settings["winner"] == "fewest"
        return Stall(Terms(seats, settings["rounds"], settings["copies"], settings["shy"], fewest))

    def next_step(self, state: Stall) -> Flow[None] | None:
        return toy.next_step(state)

    def view(self, state: Stall, seat: Seat | None) -> Glimpse:
        return view(state, seat)

    def imagine(self, view: Glimpse, seat: Seat, since: Sequence[Seen], chance: Stream) -> Stall:
        return imagine(view, seat, since, chance)

    def result(self, state: Stall) -> Result:
        scores = tuple(
            Score(seat, total, (), (-total if state.terms.fewest_win else total,))
            for seat in seats(state.terms.persons)
            for total in (state.coins[seat] + sum(token.number for token in state.hands[seat]),)
        )
        best = max(score.standing for score in scores)
        return Result(scores, tuple(score.seat for score in scores if score.standing == best) if state.over else ())

    def turns(self, state: Stall) -> int:
        return state.turn


TOY = Toy()
