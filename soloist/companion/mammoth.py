"""AutoMammoth beside the physical box: keeps its books, asks as little as it can, says what to move and why.

The people's turns are not played here. One short answer says what of them AutoMammoth has to know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow, choose, tell
from soloist.engine.game import Game, Result, Score, Seen
from soloist.engine.seats import Bot, Seat
from soloist.engine.settings import AutomaSeats, Mark, Number, Setting, read_automa_seats
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, MammothCard, read_deck
from soloist.games.zooloretto.automa.ledger import KEYS, Key, Ledger
from soloist.games.zooloretto.automa.physical import SOME_TILES, Known, PhysicalTable
from soloist.games.zooloretto.automa.score import carry_out_sale, points
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.rulings import SETTINGS as GAME_SETTINGS
from soloist.games.zooloretto.rulings import Rulings
from soloist.games.zooloretto.state import counts_for

PERSON = Seat(0)  # who answers; the players at the table are seats of their own, A, B, C …
POINTS = range(-30, 121)
MOST_COINS = 42

SETTINGS: tuple[Setting, ...] = (
    Number(name="players", label=msg("Seats at the table"), default=2, low=2, high=5, rule="MAM-1.1", mark=Mark.RULE),
    AutomaSeats(
        name="automas",
        label=msg("Seats played by AutoMammoth"),
        default="B=II",
        automa="mammoth",
        levels=tuple(difficulty.value for difficulty in Difficulty),
        rule="MAM-1.6",
        mark=Mark.RULE,
    ),
    *(setting for setting in GAME_SETTINGS if setting.name not in ("automas", "first_seat", "stall_to_barn")),
)


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game."""

    players: int
    rulings: Rulings
    automas: Mapping[Seat, Difficulty]


class Evening:
    """What Soloist knows of the game on the table, and AutoMammoth's books."""

    __slots__ = ("active", "agreed", "known", "ledgers", "over", "points", "round", "sold", "tie_coins", "turn")

    def __init__(self, agreed: Agreed, known: Known, ledgers: list[Ledger | None]) -> None:
        self.agreed = agreed
        self.known = known
        self.ledgers = ledgers
        self.active: Seat | None = None  # not yet known who starts
        self.round = 1
        self.turn = 0
        self.over = False
        self.sold = False
        self.points: dict[Seat, int] = {}  # final points of the people
        self.tie_coins: dict[Seat, int] = {}

    def copy(self) -> Evening:
        other: Evening = Evening.__new__(Evening)
        other.agreed = self.agreed
        other.known = self.known.copy()
        other.ledgers = [None if ledger is None else ledger.copy() for ledger in self.ledgers]
        other.active = self.active
        other.round = self.round
        other.turn = self.turn
        other.over = self.over
        other.sold = self.sold
        other.points = dict(self.points)
        other.tie_coins = dict(self.tie_coins)
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Evening):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.known.players

    def ledger(self, seat: Seat) -> Ledger:
        ledger = self.ledgers[seat]
        assert ledger is not None
        return ledger

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if self.ledgers[seat] is None]

    def mammoths(self) -> list[Seat]:
        return [seat for seat in self.seats if self.ledgers[seat] is not None]


# ---------------------------------------------------------------------- what people say of their turns


@dataclass(frozen=True)
class Did:
    """What a person did in a turn, as far as AutoMammoth has to know it."""

    what: str
    truck: int = -1
    key: Key | None = None
    seller: Seat | None = None

    @property
    def code(self) -> str:
        if self.key is not None and self.seller is not None:
            return f"bought {self.key.code} {self.seller.code}"
        return self.what if self.truck < 0 else f"{self.what} {self.truck + 1}"

    def say(self) -> Message:
        match self.what:
            case "loaded":
                return msg("Loaded a tile on truck {truck}", truck=self.truck + 1)
            case "took":
                return msg("Took truck {truck}", truck=self.truck + 1)
            case "bought":
                assert self.key is not None
                assert self.seller is not None
                return msg("Bought from {seat}: {key}", key=self.key, seat=self.seller)
            case "money":
                return msg("Only money: nothing AutoMammoth has to know")
        return msg("Correct something in the books")


MONEY = Did("money")
CORRECT = Did("correct")


def deeds(evening: Evening) -> list[Did]:
    """What a person may have done [ZOO-3.1]; the most likely first."""
    known = evening.known
    free = [truck for truck, taker in enumerate(known.taken_by) if taker is None]
    found = [Did("loaded", truck) for truck in free if known.has_room(truck)]
    found += [Did("took", truck) for truck in free if known.trucks[truck]]
    found.append(MONEY)
    for seat in evening.mammoths():
        found += [Did("bought", key=key, seller=seat) for key in evening.ledger(seat).in_barn()]
    found.append(CORRECT)
    return found


# ---------------------------------------------------------------------- the course of the evening

ASK_START = msg("Who starts?")


def next_step(evening: Evening) -> Flow[None] | None:
    if evening.over:
        return None
    if evening.active is None:
        return begin(evening)
    if evening.sold:
        return final_points(evening)
    if evening.active in evening.agreed.automas:
        return mammoth_turn(evening)
    return human_turn(evening)


def begin(evening: Evening) -> Flow[None]:
    """The people decide who starts [MAM-1.9]."""
    evening.active = yield from choose(PERSON, lambda: evening.seats, ask=ASK_START, why="MAM-1.9")
    yield from tell(msg("{seat} starts", seat=evening.active))


def human_turn(evening: Evening) -> Flow[None]:
    """One short answer: loaded, took, only money, or bought from AutoMammoth [MAM-6.8]."""
    seat = evening.active
    assert seat is not None
    did = yield from choose(
        PERSON, lambda: deeds(evening), ask=msg("What did {seat} do?", seat=seat), why="ZOO-3.1", about=seat
    )
    if did.what == "correct":
        yield from correct(evening)
        return
    evening.turn += 1
    match did.what:
        case "loaded":
            drawn = evening.known.drawn
            evening.known.loaded(did.truck)
            yield from watch_end(evening, drawn)
        case "took":
            evening.known.trucks[did.truck] = 0
            evening.known.taken_by[did.truck] = seat
        case "bought":
            assert did.key is not None
            assert did.seller is not None
            ledger = evening.ledger(did.seller)
            ledger.stack(did.key).pop()
            ledger.coins += 1
    yield from tell(msg("{seat}: {did}", seat=seat, did=did))
    yield from pass_turn_on(evening)


def mammoth_turn(evening: Evening) -> Flow[None]:
    """AutoMammoth plays its cards on the physical table [MAM-2.1]."""
    seat = evening.active
    assert seat is not None
    evening.turn += 1
    drawn = evening.known.drawn
    table = PhysicalTable(evening.known, evening.ledgers, seat, PERSON)
    yield from take_turn(evening.ledger(seat), table, evening.agreed.rulings)
    yield from watch_end(evening, drawn)
    yield from pass_turn_on(evening)


def watch_end(evening: Evening, drawn: int) -> Flow[None]:
    """The tiles are counted, `drawn` before: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack = evening.known.stack
    if drawn <= stack < evening.known.drawn:
        yield from tell(msg("That was a tile of the end stack: this is the last round"))
    elif drawn < stack == evening.known.drawn:
        yield from tell(msg("The main stack is used up; the next tile comes from the end stack"))


def pass_turn_on(evening: Evening) -> Flow[None]:
    """Clockwise to the next without a truck; the last taker starts the next round [ZOO-3.2 to 3.5]."""
    assert evening.active is not None
    start = evening.active + 1
    for seat in evening.seats[start:] + evening.seats[:start]:
        if seat not in evening.known.taken_by:
            evening.active = seat
            return
    known = evening.known
    known.trucks = [0] * len(known.trucks)
    known.taken_by = [None] * len(known.taken_by)
    for ledger in evening.ledgers:
        if ledger is not None:
            ledger.turns_in_round = 0
    if known.last_round:
        yield from sell(evening)
        return
    evening.round += 1
    yield from tell(
        msg("→ All trucks go back empty. Round {number}: {seat} starts", number=evening.round, seat=evening.active)
    )


# ---------------------------------------------------------------------- corrections

ASK_WHAT = msg("What is to be corrected?")


@dataclass(frozen=True)
class Item:
    """A number in the books."""

    code: str
    label: Message
    most: int

    def say(self) -> Message:
        return self.label


def items(evening: Evening) -> list[Item]:
    """Everything Soloist keeps count of."""
    known = evening.known
    found = [
        Item(f"truck {truck + 1}", msg("Tiles on truck {truck}: {n}", truck=truck + 1, n=known.trucks[truck]), spaces)
        for truck, spaces in enumerate(known.counts.truck_spaces)
    ]
    found.append(Item("drawn", msg("Tiles drawn so far: {n}", n=known.drawn), known.stack + 15))
    for seat in evening.mammoths():
        ledger = evening.ledger(seat)
        found.append(Item(f"coins {seat.code}", msg("Coins of {seat}: {n}", seat=seat, n=ledger.coins), MOST_COINS))
        found += [
            Item(
                f"{key.code} {seat.code}", msg("{key} of {seat}: {n}", key=key, seat=seat, n=len(ledger.stack(key))), 13
            )
            for key in KEYS
        ]
    return found


def correct(evening: Evening) -> Flow[None]:
    """A correction is an entry like any other: logged, and undone with undo."""
    item = yield from choose(PERSON, lambda: items(evening), ask=ASK_WHAT, why="MAM-1.2", about=CORRECT)
    ask = msg("{item} in the books. What is the right number?", item=item)
    number = yield from choose(PERSON, lambda: range(item.most + 1), ask=ask, why="MAM-1.2", about=item)
    what, _, which = item.code.rpartition(" ")
    drawn = evening.known.drawn
    if item.code == "drawn":
        evening.known.drawn = number
    elif what == "truck":
        evening.known.trucks[int(which) - 1] = number
    else:
        ledger = next(evening.ledger(seat) for seat in evening.mammoths() if seat.code == which)
        if what == "coins":
            ledger.coins = number
        else:
            key = next(key for key in KEYS if key.code == what)
            ledger.stacks[key.number] = [SOME_TILES[key.number].tile] * number
    yield from tell(msg("Corrected: {item} → {number}", item=item, number=number))
    yield from watch_end(evening, drawn)


# ---------------------------------------------------------------------- the end


def sell(evening: Evening) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    evening.sold = True
    yield from tell(msg("The last round is over"))
    for seat in evening.mammoths():
        ledger = evening.ledger(seat)
        for key, _ in carry_out_sale(ledger):
            yield from tell(msg("{seat} sells its barn stack for 2 coins: {key} [MAM-9.1]", seat=seat, key=key))
        total = sum(value for _, value in points(ledger))
        yield from tell(msg("{seat} has {points} points", seat=seat, points=total))


def final_points(evening: Evening) -> Flow[None]:
    """The people's points, and coins where points are tied; then the winner [ZOO-11.9, MAM-9.6]."""
    for seat in evening.people():
        evening.points[seat] = yield from choose(
            PERSON, lambda: POINTS, ask=msg("How many points has {seat}?", seat=seat), why="ZOO-11.9", about=seat
        )
    totals = {seat: total_of(evening, seat) for seat in evening.seats}
    leaders = [seat for seat in evening.seats if totals[seat] == max(totals.values())]
    if len(leaders) > 1:
        for seat in leaders:
            if evening.ledgers[seat] is None:
                evening.tie_coins[seat] = yield from choose(
                    PERSON,
                    lambda: range(MOST_COINS + 1),
                    ask=msg("A tie: how many coins has {seat}?", seat=seat),
                    why="ZOO-11.9",
                    about=seat,
                )
    evening.over = True
    for winner in result(evening).winners:
        yield from tell(msg("{seat} wins with {points} points", seat=winner, points=totals[winner]))


def total_of(evening: Evening, seat: Seat) -> int:
    ledger = evening.ledgers[seat]
    return evening.points.get(seat, 0) if ledger is None else sum(value for _, value in points(ledger))


def coins_of(evening: Evening, seat: Seat) -> int:
    ledger = evening.ledgers[seat]
    return evening.tie_coins.get(seat, 0) if ledger is None else ledger.coins


def result(evening: Evening) -> Result:
    scores = tuple(
        Score(
            seat, total_of(evening, seat), () if evening.ledgers[seat] is None else tuple(points(evening.ledger(seat)))
        )
        for seat in evening.seats
    )
    if not evening.over:
        return Result(scores, ())
    standing = {entry.seat: (entry.total, coins_of(evening, entry.seat)) for entry in scores}
    best = max(standing.values())
    return Result(scores, tuple(seat for seat in evening.seats if standing[seat] == best))


# ---------------------------------------------------------------------- as a game


@dataclass(frozen=True)
class MammothSight:
    """AutoMammoth's holdings."""

    difficulty: Difficulty
    coins: int
    stacks: tuple[int, ...]
    cards: tuple[MammothCard, ...]
    discard: tuple[MammothCard, ...]


@dataclass(frozen=True)
class View:
    """The books: nothing of them is hidden but the order of AutoMammoth's cards, which does not exist."""

    agreed: Agreed
    trucks: tuple[int, ...]
    truck_spaces: tuple[int, ...]
    taken_by: tuple[Seat | None, ...]
    drawn: int
    stack: int
    active: Seat | None
    round: int
    turn: int
    last_round: bool
    over: bool
    mammoths: tuple[MammothSight | None, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(evening: Evening) -> View:
    known = evening.known
    outcome = result(evening)
    return View(
        agreed=evening.agreed,
        trucks=tuple(known.trucks),
        truck_spaces=known.counts.truck_spaces,
        taken_by=tuple(known.taken_by),
        drawn=known.drawn,
        stack=known.stack,
        active=evening.active,
        round=evening.round,
        turn=evening.turn,
        last_round=known.last_round,
        over=evening.over,
        mammoths=tuple(None if ledger is None else mammoth_sight(ledger) for ledger in evening.ledgers),
        points=tuple(entry.total for entry in outcome.scores),
        winners=outcome.winners,
    )


def mammoth_sight(ledger: Ledger) -> MammothSight:
    return MammothSight(
        ledger.difficulty,
        ledger.coins,
        tuple(len(stack) for stack in ledger.stacks),
        tuple(ledger.cards.rest),
        tuple(ledger.discard),
    )


class MammothCompanion(Game[Evening, View]):
    """AutoMammoth beside the box; one person answers for the whole table."""

    id = "mammoth"
    title = "AutoMammoth beside the box"
    rules_version = 1
    player_counts = (1,)
    settings = SETTINGS
    summary = msg("AutoMammoth for Zooloretto on your table: it keeps its books and says what to move and why.")

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        automas = read_automa_seats(settings["automas"])
        if not automas or max(automas) >= settings["players"] or len(automas) == settings["players"]:
            raise BadSetting(
                msg("option automas: name at least one of the seats at the table, and leave one for a person")
            )

    def new(self, seats: int, settings: Mapping[str, Any]) -> Evening:
        rulings = Rulings.of({"first_seat": "random", "stall_to_barn": False, **settings})
        automas = {seat: Difficulty(level) for seat, level in read_automa_seats(settings["automas"]).items()}
        players: int = settings["players"]
        deck = read_deck(rulings.mammoth_deck) if rulings.mammoth_deck else DECK
        known = Known(players, counts_for(players, rulings))
        ledgers = [Ledger(deck, automas[seat]) if seat in automas else None for seat in known.players]
        return Evening(Agreed(players, rulings, automas), known, ledgers)

    def next_step(self, state: Evening) -> Flow[None] | None:
        return next_step(state)

    def view(self, state: Evening, seat: Seat | None) -> View:
        return view(state)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> Evening:
        raise NotImplementedError("nobody plays a bot at the companion's table")

    def result(self, state: Evening) -> Result:
        return result(state)

    def turns(self, state: Evening) -> int:
        return state.turn

    def bots(self) -> Mapping[str, type[Bot]]:
        return {}


GAME = MammothCompanion()
