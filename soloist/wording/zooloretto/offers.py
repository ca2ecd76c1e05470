"""The options of Zooloretto as sentences, with what they do to points and coins, tried on a table of our own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.zooloretto import answers, money, questions
from soloist.games.zooloretto.answers import DISCARD, EXCHANGE, EXPAND, LOAD, MOVE, PURCHASE, Action, Placement, Swap
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View
from soloist.wording.base import Idle, Offer, option_text, refused


def offers(match: Match, question: Question) -> list[Offer]:
    speaker = Speaker(match, question)
    return [speaker.offer(option) for option in sorted(question.options, key=rank)]


def rank(option: Any) -> int:
    """Loading and taking come before money; everything else stays as it is."""
    if not isinstance(option, Action):
        return 0
    return 0 if option is LOAD else 1 if option.truck >= 0 else 2


def idle(match: Match, question: Question) -> list[Idle]:
    """The money actions that are not possible now, by the reason why."""
    if not isinstance(question.ask, questions.YourTurn):
        return []
    return refused(match, question, {action: IN_SHORT[action] for action in (*money.MONEY, LOAD)})


IN_SHORT = {
    LOAD: msg("Load"), MOVE: msg("Move"), EXCHANGE: msg("Exchange"), PURCHASE: msg("Buy"), DISCARD: msg("Discard"),
    EXPAND: msg("Expand"),
}  # fmt: skip
DEEDS = {
    MOVE: msg("a tile from your barn, or a stall"), EXCHANGE: msg("two groups of animals"),
    PURCHASE: msg("a tile from another player's barn"), DISCARD: msg("a tile from your barn"),
    EXPAND: msg("one more board: 5 spaces, 9 points when full"),
}  # fmt: skip


class Speaker:
    """Puts the options of one question into words."""

    def __init__(self, match: Match, question: Question) -> None:
        self.seat = question.seat
        self.view: View = match.view(question.seat)
        self.rehearsal = Rehearsal(match, question.seat)
        self.now = self.rehearsal.now

    def offer(self, option: Any) -> Offer:
        return self.place(option) if isinstance(option, Placement) else Offer(option, self.text(option))

    def text(self, option: Any) -> Message:
        match option:
            case Action() if option.truck >= 0:
                return msg("Take truck {truck}: {tiles}",
                           truck=option.truck + 1, tiles=joined(self.view.trucks[option.truck]))  # fmt: skip
            case Action():
                return self.load() if option is LOAD else self.pay(option)
            case answers.Truck():
                return self.onto(option.number)
            case Swap():
                return self.with_effect(self.swap(option), self.rehearsal.after(option))
            case answers.ForSale():
                return self.up_to(option)
            case Tile():
                return self.with_effect(option, self.rehearsal.after(option))
        return option_text(option)

    # sentences with their effect

    def with_effect(self, what: Sayable, then: Stand) -> Message:
        return msg("{what}: {effect}", what=what, effect=joined(self.effects(then)))

    def effects(self, then: Stand) -> list[Message]:
        """Points before and after, coins earned, offspring."""
        gained = then.since(self.now)
        found = [msg("{before} → {after} points", before=self.now.points, after=then.points)]
        if not gained.points:
            found = [msg("still {points} points", points=self.now.points)]
        if gained.coins:
            found.append(nmsg("+{n} coin", "+{n} coins", n=gained.coins))
        if gained.young:
            found.append(nmsg("an offspring", "{n} offspring", n=gained.young))
        return found

    def up_to(self, what: Sayable) -> Message:
        """The best an answer could do for the points, wherever things go then."""
        best, now = self.rehearsal.best(what).points, self.now.points
        return msg("{offer}: up to {after} points, now {before}", offer=what, after=best, before=now)

    # a turn

    def load(self) -> Message:
        left = self.view.main_stack
        if left:
            return nmsg("Draw a tile, then choose its truck ({n} left before the last round)",
                        "Draw a tile, then choose its truck ({n} left before the last round)", n=left)  # fmt: skip
        if self.view.last_round:
            return msg("Draw a tile, then choose its truck")
        return msg("Draw a tile, then choose its truck: the first of the end stack, so this round is the last")

    def pay(self, action: Action) -> Message:
        """A money action, with the best it could do for the points."""
        if action is EXPAND:
            return msg("{action}: {zoo}", action=action, zoo=EXPANSION)
        options = self.rehearsal.then_asked(action).options
        if any(isinstance(option, answers.ForSale) for option in options):
            things = list(dict.fromkeys(option.tile for option in options))
            if len(things) > FEW:
                return msg("{action}: {n} different ones", action=action, n=len(things))
            return msg("{action}: {tiles}", action=action, tiles=joined(things))
        best, now = self.rehearsal.best(action).points, self.now.points
        if best <= now:
            return msg("{action}: no more points now", action=action)
        return msg("{action}: up to {after} points, now {before}", action=action, after=best, before=now)

    # where things go

    def onto(self, truck: int) -> Message:
        tiles = self.view.trucks[truck]
        if not tiles:
            return msg("Truck {truck}, empty so far", truck=truck + 1)
        return msg("Truck {truck}, with {tiles}", truck=truck + 1, tiles=joined(tiles))

    def place(self, option: Placement) -> Offer:
        then = self.rehearsal.after(option)
        short = joined([msg("{home} → {points}", home=option.home, points=then.points), *self.effects(then)[1:]])
        return Offer(
            option, self.with_effect(option, then),
            msg("{tile}, now {before} points:", tile=option.tile, before=self.now.points), short,
        )  # fmt: skip

    def swap(self, swap: Swap) -> Message:
        zoo = self.view.zoos[self.seat]
        assert zoo is not None
        species = zoo.enclosures[swap.here.number].species
        assert species is not None
        return msg("{mine} in {here} for {species} in {there}",
                   mine=species, here=swap.here, species=swap.species, there=swap.there)  # fmt: skip


FEW = 4
EXPANSION = msg("5 spaces, 9 points when full")


# trying


@dataclass(frozen=True)
class Stand:
    """What an option may change for a seat."""

    points: int
    coins: int
    young: int  # offspring in the supply

    @classmethod
    def of(cls, view: View, seat: Seat) -> Stand:
        zoo = view.zoos[seat]
        assert zoo is not None
        return cls(view.scores[seat], zoo.coins, sum(view.young))

    def since(self, before: Stand, paid: int = 0) -> Stand:
        """Points gained or lost, coins earned beside what was paid, offspring born."""
        coins, born = self.coins - before.coins + paid, before.young - self.young
        return Stand(self.points - before.points, max(coins, 0), max(born, 0))


class Rehearsal:
    """The question of one seat on a table of our own, where answers can be tried."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self.now = Stand.of(match.view(seat), seat)
        self._match = own_table(match, seat)
        self._stands: dict[tuple[Any, ...], Stand] = {}

    def tried(self, *answers: Any) -> Match:
        """The table after these answers."""
        tried = self._match.copy()
        for answer in answers:
            tried.answer(answer)
        return tried

    def after(self, *answers: Any) -> Stand:
        """How the seat would stand after these answers."""
        if answers not in self._stands:
            self._stands[answers] = Stand.of(self.tried(*answers).view(self.seat), self.seat)
        return self._stands[answers]

    def then_asked(self, *answers: Any) -> Question:
        """What is asked after these answers."""
        question = self.tried(*answers).question
        assert question is not None
        return question

    def best(self, *given: Any) -> Stand:
        """The most points that can come of answers after which more is asked."""
        options = self.then_asked(*given).options
        after = self.best if any(isinstance(option, answers.ForSale) for option in options) else self.after
        return max((after(*given, option) for option in options), key=lambda stand: stand.points)


def own_table(match: Match, seat: Seat) -> Match:
    """The same question where no tile and no card comes up: nothing is hidden but an order."""
    sight = match.outlook(seat)
    start = match.game.imagine(sight.start, seat, sight.since, Stream(0))
    rehearsed = Match.at(match.game, match.seats, match.settings, start, dice=False)
    for seen in sight.since:
        rehearsed.answer(seen.value, seat=seen.seat)
    return rehearsed
