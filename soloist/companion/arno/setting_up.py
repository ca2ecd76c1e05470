"""Before the game: what is to be laid out for ARNO, who starts, ARNO's first cards [ARNO-1, ARNO-2]."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.companion import PERSON
from soloist.companion.arno.breaks import table_of
from soloist.companion.arno.reports import ActionRow, PersonsTurnBegins, RowDealt
from soloist.companion.arno.reports import SetUpPart as Part
from soloist.companion.arno.session import Agreed, ArnoSession, Stage
from soloist.companion.people import SetUp, SetUpBegins, Starts, WhoStarts
from soloist.engine.flow import Flow, choose, pick_several_at_random
from soloist.engine.words import Message, joined, msg, nmsg, numeral
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
    table = nmsg("Set the game up for {n} seat", "Set the game up for {n} seats", n=seats)
    yield SetUp(Part.TABLE, table, "ARNO-1.1", more=NO_DISPLAY_YET)
    if seats in board.BLOCKED_LEVELS:
        yield SetUp(Part.BLOCKERS, msg("Two seats: six blockers"), "ARNO-1.2", more=BLOCKED)
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
        yield from laid_out(arno, session.agreed)
    never = msg("Nobody can aim at ARNO")
    yield SetUp(Part.AIM, never, "ARNO-3.3", more=NEVER_AIMED_AT if len(people) == 1 else AIMED_AT_PEOPLE)
    if session.known.marine:
        drafted = msg("Alternative action cards")
        yield SetUp(Part.DRAFT, drafted, "ARNO-2.13", more=ONE_DRAFTS if len(people) == 1 else ALL_DRAFT)
    session.active = None
    session.paid = 0
    session.stage = Stage.FIRST_CARDS


NO_DISPLAY_YET = msg("Boards, base projects and tiles as usual. Leave the display empty: ARNO draws first.")
BLOCKED = msg("Take a colour nobody plays. Cover one level of each base project: left, middle, right. Cover the three "
              "donation spaces of the left column.")  # fmt: skip
ONE_DRAFTS = msg("Draw 3 of at least two kinds. Keep 2 of different kinds. ARNO takes none.")
ALL_DRAFT = msg("Draft them among yourselves. ARNO takes none.")
NEVER_AIMED_AT = msg("Venom, constriction, hypnosis and pilfering: use the solo effect printed on the card.")
AIMED_AT_PEOPLE = msg("Venom, constriction, hypnosis and pilfering hit people only. If they can affect none of them, "
                      "use the solo effect printed on the card.")  # fmt: skip


def laid_out(arno: Arno, agreed: Agreed) -> Iterator[SetUp]:
    """Everything that lies before an ARNO when the game begins; printed action cards only if people want them."""
    seat = arno.seat
    yield SetUp(Part.PIECES, msg("Take all pieces of its colour"), "ARNO-2.9", seat, ITS_PIECES)
    yield SetUp(Part.MAP, msg("Take zoo map A"), "ARNO-2.1", seat, msg("Only its right side counts."))
    on_notepad = msg("One worker on the notepad")
    yield SetUp(Part.WORKERS, on_notepad, "ARNO-2.9", seat, msg("Three lie below it."))
    yield SetUp(Part.SCORING_CARD, msg("One final scoring card, face down"), "ARNO-2.11", seat, TRAY)
    if agreed.printed:
        colour = msg("red") if arno.level >= RED_FROM else msg("green")
        row = msg("Side I up, from slot 1: {row}. Build, Cards and Animals from the {colour} set.",
                  row=joined(arno.order), colour=colour)  # fmt: skip
        yield SetUp(Part.ROW, msg("Lay out its action cards"), "ARNO-2.2", seat, row)
    counters = msg("Appeal on {appeal}, reputation on {reputation}", appeal=arno.appeal, reputation=arno.reputation)
    yield SetUp(Part.COUNTERS, counters, "ARNO-2.5", seat)
    order, more = conservation(arno.conservation)
    yield SetUp(Part.CONSERVATION, order, "ARNO-2.7", seat, more)
    if agreed.settings.module:
        track = msg("Lay out the module's track")
        yield SetUp(Part.MODULE, track, "ARNO-16.1", seat, msg("Put one of its tokens on spot 1."))


ITS_PIECES = msg("4 workers, 3 counters and its tokens.")
TRAY = msg("It is only a tray for its tokens. Nobody looks at it.")


def conservation(start: int) -> tuple[Message, Message | None]:
    """Below 0 it is shown by tokens beside the counter [ARNO-2.8]."""
    if start < 0:
        order = nmsg("Conservation on 0, with {n} token before it", "Conservation on 0, with {n} tokens before it",
                     n=-start)  # fmt: skip
        return order, msg("It begins at {start}: each gain takes one token off.", start=numeral(start))
    return msg("Conservation on {n}", n=start), None


def first_cards(session: ArnoSession) -> Flow[None]:
    """The first two projects among ARNO's first cards, one ARNO after the other [ARNO-2.12]."""
    automas = session.automas()
    seat = automas[session.paid]
    arno = session.ledger(seat)
    yield from take_first_cards(arno, table_of(session, seat))
    yield kept(arno)
    if session.agreed.settings.module and arno.sponsors_seen:
        moved = msg("Move the module's token to spot {spot}", spot=module_spot(arno.sponsors_seen) + 1)
        yield SetUp(Part.MODULE, moved, "ARNO-16.2", seat)
    session.paid += 1
    if session.paid == len(automas):
        session.paid = 0
        session.stage = Stage.TURN
        session.turn = 1
        session.active = session.starter
        begins = msg("Finish your own set-up. {seat} begins.", seat=session.acting)
        yield SetUp(Part.DISPLAY, msg("Lay out the display"), "ARNO-2.14", more=begins)
        yield PersonsTurnBegins(session.acting, session.turn)


def kept(arno: Arno) -> SetUp:
    """What becomes of ARNO's first cards [ARNO-2.12]."""
    if not arno.projects:
        return SetUp(Part.PROJECTS, msg("Discard all its cards"), "ARNO-2.12", arno.seat, msg("It keeps no project."))
    order = msg("Keep {projects}", projects=joined(arno.projects))
    return SetUp(Part.PROJECTS, order, "ARNO-2.12", arno.seat, msg("Discard its other cards."))
