"""Corrections: every number Soloist keeps count of can be put right, as an entry like any other."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.mammoth.deeds import CORRECT
from soloist.companion.mammoth.ending import MOST_COINS, watch_end
from soloist.companion.mammoth.evening import PERSON, Evening
from soloist.engine.flow import Flow, choose, tell
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.asking import SOME_TILES
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.components import END_STACK

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
    found.append(Item("drawn", msg("Tiles drawn so far: {n}", n=known.drawn), known.stack + END_STACK))
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
