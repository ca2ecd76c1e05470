"""A session with AutoMammoth: what Soloist knows of the game on the table, and its books, where every number can be put
right."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.companion.base import Agreed, Session
from soloist.companion.corrections import Correction, field_of, told_points
from soloist.engine.game import Score
from soloist.engine.remarks import Remark
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.ledger import KEYS, Key, Ledger
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.automa.questions import SOME_TILES
from soloist.games.zooloretto.automa.score import points
from soloist.games.zooloretto.components import END_STACK

MOST_COINS = 42  # of anybody
POINTS = range(-30, 121)  # of a person


class MammothSession(Session[Ledger]):
    """What Soloist knows of the game on the table, and AutoMammoth's books."""

    __slots__ = ("counted", "over", "remarks", "round", "sold")
    known: Known

    def __init__(self, agreed: Agreed, known: Known, ledgers: list[Ledger | None],
                 remarks: tuple[Remark, ...] = ()) -> None:  # fmt: skip
        super().__init__(agreed, known, ledgers)
        self.remarks = remarks  # what people should know before they begin
        self.round = 1
        self.counted = 0  # tiles that were drawn when the end was last looked at
        self.over = False
        self.sold = False

    def score(self, seat: Seat) -> Score:
        """More coins win a tie [ZOO-11.9, MAM-9.6]."""
        ledger = self.ledgers[seat]
        if ledger is None:
            return super().score(seat)
        parts = tuple(points(ledger))
        total = sum(value for _, value in parts)
        return Score(seat, total, parts, (total, ledger.coins))


# corrections

MOST_TILES = 13  # of a stack
COINS = "coins"  # beside the keys of stacks, whose picture a correction shows
Found = Correction[MammothSession]


def corrections(session: MammothSession) -> list[Found]:
    """Everything Soloist keeps count of: on the table, then of each AutoMammoth."""
    books = [found for seat in session.automas() for found in of_mammoth(session, seat)]
    return [*told_points(session, POINTS), *books] if session.sold else [*of_table(session), *books]


def of_table(session: MammothSession) -> list[Found]:
    known = session.known
    trucks = [on_truck(session, truck, most) for truck, most in enumerate(known.counts.truck_spaces)]
    drawn = range(known.stack + END_STACK + 1)
    tiles = field_of(session, lambda now: now.known, "drawn", msg("Tiles drawn so far"), drawn)
    return [*trucks, tiles]


def on_truck(session: MammothSession, truck: int, most: int) -> Found:
    def put(now: MammothSession, number: int) -> None:
        now.known.trucks[truck] = number

    label = msg("Tiles on truck {truck}", truck=truck + 1)
    return Found(f"truck {truck + 1}", label, session.known.trucks[truck], range(most + 1), put, truck)


def of_mammoth(session: MammothSession, seat: Seat) -> Iterator[Found]:
    code, coins = f"coins {seat.code}", range(MOST_COINS + 1)
    yield field_of(session, lambda now: now.ledger(seat), "coins", msg("Coins"), coins, code=code, of=COINS, seat=seat)
    for key in KEYS:
        yield of_stack(session, seat, key)


def of_stack(session: MammothSession, seat: Seat, key: Key) -> Found:
    def put(now: MammothSession, number: int) -> None:
        now.ledger(seat).stacks[key.number] = [SOME_TILES[key.number].tile] * number

    size = len(session.ledger(seat).stack(key))
    return Found(f"{key.code} {seat.code}", msg("{key}", key=key), size, range(MOST_TILES + 1), put, key, seat)
