"""Before the game: what is to be laid out for ARNO, who starts, ARNO's first cards [ARNO-1, ARNO-2]."""

from __future__ import annotations

from soloist.companion import PERSON
from soloist.companion.arno.breaks import table_of
from soloist.companion.arno.reports import ActionRow, PersonsTurnBegins, RowDealt, SetUp, SetUpBegins
from soloist.companion.arno.session import Agreed, ArnoSession, Stage
from soloist.companion.people import Starts, WhoStarts
from soloist.engine.flow import Flow, choose, pick_several_at_random
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import take_first_cards
from soloist.games.arknova.arno.values import module_spot
from soloist.games.arknova.cards import Action

SHUFFLED = (Action.ASSOCIATION, Action.BUILD, Action.CARDS, Action.SPONSORS)
RED_FROM = 4


def begin(session: ArnoSession) -> Flow[None]:
    """The table for this many seats; who starts; each ARNO's map, cards and counters [ARNO-1.1, ARNO-1.2, ARNO-2.1]."""
    seats = len(session.seats)
    yield SetUpBegins()
    yield SetUp(nmsg("Set the game up for {n} seat", "Set the game up for {n} seats", n=seats), "ARNO-1.1")
    if seats in board.BLOCKED_LEVELS:
        yield SetUp(BLOCKED, "ARNO-1.2")
    people = session.people()
    session.starter = people[0]
    if len(people) > 1:
        session.starter = yield from choose(PERSON, session.people, ask=WhoStarts(), why="ARNO-1.3")
    yield Starts(session.starter)
    for seat in session.automas():
        arno = session.ledger(seat)
        order = yield from pick_several_at_random(len(SHUFFLED), lambda: SHUFFLED, ask=ActionRow(), why="ARNO-2.2")
        arno.order = (Action.ANIMALS, *order)
        arno.appeal = board.START_APPEAL[session.from_seat(session.starter).index(seat)]
        yield RowDealt(seat, arno.order)
        for what, rule in laid_out(arno, session.agreed):
            yield SetUp(what, rule, seat)
    yield SetUp(NEVER_AIMED_AT if len(people) == 1 else AIMED_AT_PEOPLE, "ARNO-3.3")
    if session.known.marine:
        yield SetUp(ONE_DRAFTS if len(people) == 1 else ALL_DRAFT, "ARNO-2.13")
    session.active = None
    session.paid = 0
    session.stage = Stage.FIRST_CARDS


BLOCKED = msg("Take six tokens of an unused colour. Cover the left level of the left base project, the "
              "middle level of the middle one, the right level of the right one, and the three donation "
              "spaces of the left column")  # fmt: skip
ONE_DRAFTS = msg("Draw 3 alternative action cards of at least two kinds and keep 2 of different kinds. ARNO takes none")
ALL_DRAFT = msg("Draft the alternative action cards among yourselves. ARNO takes none")
NEVER_AIMED_AT = msg("Venom, constriction, hypnosis and pilfering cannot aim at ARNO: use the solo effect "
                     "printed on the card instead")  # fmt: skip
AIMED_AT_PEOPLE = msg("Venom, constriction, hypnosis and pilfering cannot aim at ARNO, only at people; if "
                      "they can affect none of them, use the solo effect printed on the card")  # fmt: skip


def laid_out(arno: Arno, agreed: Agreed) -> list[tuple[Message, str]]:
    """Everything that lies before an ARNO when the game begins; printed action cards only if people want them."""
    colour = msg("red") if arno.level >= RED_FROM else msg("green")
    row = msg("Lay out its action cards side I up, from slot 1: {row}. Use the {colour} set for Build, Cards "
              "and Animals", row=joined(arno.order), colour=colour)  # fmt: skip
    found = [
        (msg("Take zoo map A. Put one worker on the notepad and three below it. "
             "Place a final scoring card face down"), "ARNO-2.1"),
        *([(row, "ARNO-2.2")] if agreed.printed else []),
        (msg("Set appeal to {appeal} and reputation to {reputation}",
             appeal=arno.appeal, reputation=arno.reputation), "ARNO-2.5"),
        (conservation(arno.conservation), "ARNO-2.7"),
    ]  # fmt: skip
    track = msg("Lay out the module's track and put a token on spot 1")
    return [*found, (track, "ARNO-16.1")] if agreed.settings.module else found


def conservation(start: int) -> Message:
    """Below 0 it is shown by tokens beside the counter [ARNO-2.8]."""
    if start < 0:
        return nmsg("Set conservation to {start}: put {n} token beside the counter",
                    "Set conservation to {start}: put {n} tokens beside the counter",
                    start=start, n=-start)  # fmt: skip
    return msg("Set conservation to {n}", n=start)


def first_cards(session: ArnoSession) -> Flow[None]:
    """The first two projects among ARNO's first cards, one ARNO after the other [ARNO-2.12]."""
    automas = session.automas()
    seat = automas[session.paid]
    arno = session.ledger(seat)
    yield from take_first_cards(arno, table_of(session, seat))
    yield SetUp(kept(arno), "ARNO-2.12", seat)
    if session.agreed.settings.module and arno.sponsors_seen:
        moved = msg("the module's token moves to spot {spot}", spot=module_spot(arno.sponsors_seen) + 1)
        yield SetUp(moved, "ARNO-16.2", seat)
    session.paid += 1
    if session.paid == len(automas):
        session.paid = 0
        session.stage = Stage.TURN
        session.turn = 1
        session.active = session.starter
        yield PersonsTurnBegins(session.acting, session.turn)


def kept(arno: Arno) -> Message:
    """What becomes of ARNO's first cards [ARNO-2.12]."""
    if not arno.projects:
        return msg("Keep no project card; discard all its cards")
    return msg("Keep {projects}; discard the other cards", projects=joined(arno.projects))
