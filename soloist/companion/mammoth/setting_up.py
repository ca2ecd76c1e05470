"""Before the game: what is to be laid out with AutoMammoth at the table [MAM-1, ZOO-1]."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from soloist.companion.mammoth.session import MammothSession
from soloist.companion.people import SetUp
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.zooloretto.components import COINS_EACH, END_STACK, TRUCK_SPACES
from soloist.games.zooloretto.tiles import Species


class Part(Enum):
    """What is laid out."""

    COINS = "coins"
    SPECIES = "species"
    TRUCKS = "trucks"
    END_STACK = "end stack"
    DECK = "deck"
    STACKS = "stacks"

    __hash__ = object.__hash__


def laid_out(session: MammothSession) -> Iterator[SetUp]:
    """The table for this many players; AutoMammoth has coins and stacks, and no zoo."""
    known, automas = session.known, session.automas()
    coins = nmsg("Give AutoMammoth {coins} coins, no zoo", "Give each AutoMammoth {coins} coins, no zoo",
                 n=len(automas), coins=COINS_EACH)  # fmt: skip
    boards = nmsg("It gets no board. You take your board, {n} expansion and {coins} coins.",
                  "It gets no board. You take your board, {n} expansions and {coins} coins.",
                  n=known.counts.expansions, coins=COINS_EACH)  # fmt: skip
    yield SetUp(Part.COINS, coins, "MAM-1.3", more=boards)
    if known.counts.species_removed:
        yield species(session)
    yield trucks(session)
    under = msg("Put {n} tiles under the disc", n=END_STACK)
    left = msg("Shuffle all tiles face down first. {n} are left to draw from. The first one from under the disc brings "
               "the last round.", n=known.stack)  # fmt: skip
    yield SetUp(Part.END_STACK, under, "ZOO-1.4", more=left)
    if known.by_hand:
        for seat in automas:
            yield SetUp(Part.DECK, msg("Shuffle its cards"), "MAM-1.6", seat, cards(session.agreed.automas[seat].value))
    yield SetUp(Part.STACKS, msg("Left is safe, right is its barn"), "MAM-1.5", more=STACKS)


STACKS = msg(
    "One stack for each kind, one for all stalls. 1 or 2 tiles lie right of its deck; from 3 on they lie left."
)


def species(session: MammothSession) -> SetUp:
    """Which go back in the box; with two players some of their tiles block trucks [ZOO-1.2, ZOO-9.2]."""
    known = session.known
    gone = known.counts.species_removed
    order = nmsg("Put {n} species back in the box", "Put {n} species back in the box", n=gone)
    which = msg("Their offspring too.")
    if len(known.species) < len(Species):
        which = msg("Their offspring too. These stay: {species}.", species=joined(known.species))
    if blockers(session):
        which = msg("{which} Keep {n} of those tiles for the trucks.", which=which, n=blockers(session))
    return SetUp(Part.SPECIES, order, "ZOO-1.2", more=which)


def blockers(session: MammothSession) -> int:
    """Tiles that lie face down on trucks [ZOO-9.2]."""
    return sum(TRUCK_SPACES - spaces for spaces in session.known.counts.truck_spaces)


def trucks(session: MammothSession) -> SetUp:
    """In a row, which stays; some spaces may be covered [ZOO-1.7, ZOO-9.4]."""
    spaces = session.known.counts.truck_spaces
    order = msg("{n} trucks in a row", n=len(spaces))
    if not blockers(session):
        return SetUp(Part.TRUCKS, order, "ZOO-1.7", more=msg("They keep this order from left to right."))
    free = msg("Trucks in a row, free spaces {spaces}", spaces=", ".join(map(str, spaces)))
    covered = msg("From left to right. Cover the other spaces with tiles face down, for the whole game.")
    return SetUp(Part.TRUCKS, free, "ZOO-9.4", more=covered)


def cards(level: str) -> Message:
    """Which of its cards are in its deck [MAM-1.6]."""
    levels = {"I": msg("Only those of level I."), "II": msg("Those of levels I and II."), "III": msg("All of them.")}
    return levels[level]
