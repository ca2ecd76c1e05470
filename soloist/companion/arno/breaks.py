"""The break, conducted for everybody in its order [AN-10, ARNO-12]."""

from __future__ import annotations

from soloist.companion.arno.reports import BreakBegins, BreakStep, Came, IncomeOf, gains
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.companion.base import PERSON
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.arknova.arno.events import FIRST_AT_TEN
from soloist.games.arknova.arno.physical import PhysicalTable
from soloist.games.arknova.arno.reports import END_IN_BREAK, INCOME_DONE, TEN
from soloist.games.arknova.arno.table_knowledge import IN_INCOME, Thing
from soloist.games.arknova.arno.turn import take_break_cards
from soloist.games.arknova.arno.values import BREAK_CARDS
from soloist.games.arknova.breaks import NOBODY_THERE

HANDS = msg("Discard down to 3 cards in hand, or 5 with the hand-limit university. (ARNO discards nothing.)")
TOKENS = msg("Remove all multiplier, venom and constriction tokens from the action cards")
FOLDERS = msg("Discard the cards in folders 1 and 2, slide the rest down, refill the display")
WAVES = msg("For each new card with a wave, discard the card in folder 1 and refill again")
INCOME = msg("take income from appeal, kiosks, sponsors, the map and its left edge")
BACK = msg("Return the break token to its start space")


def begin_break(session: ArnoSession) -> Flow[None]:
    """Hands, tokens, workers and offers, display [AN-10.1 to AN-10.4]."""
    known = session.known
    session.caller = known.break_called_by
    assert session.caller is not None
    yield BreakBegins(session.caller)
    yield BreakStep(HANDS, "AN-10.1", number=1)
    yield BreakStep(TOKENS, "AN-10.2", number=2)
    yield BreakStep(refill_offers(session), "AN-10.3", number=3)
    yield BreakStep(FOLDERS, "AN-10.4", number=4)
    if known.marine:
        yield BreakStep(WAVES, "ARNO-5.4", number=4)
    session.paid = 0
    session.stage = Stage.INCOME


def refill_offers(session: ArnoSession) -> Message:
    """All workers come home, and what is missing on the association board is laid out again [AN-10.3]."""
    known, ledgers = session.known, session.ledgers
    for arno in ledgers:
        if arno is not None:
            arno.workers, arno.on_task = arno.hired, NOBODY_THERE
    doubtful = Thing.PARTNER_ZOOS in known.doubtful or Thing.UNIVERSITIES in known.doubtful
    before = (*known.partner_zoos, *known.universities)
    known.refill(
        [told if arno is None else arno.partner_zoos for arno, told in zip(ledgers, known.owned_zoos, strict=True)],
        [told if arno is None else arno.universities
         for arno, told in zip(ledgers, known.owned_universities, strict=True)],
    )  # fmt: skip
    if doubtful:
        return msg("Return all workers to the notepads. Refill to one partner zoo and one university of each kind, "
                   "except kinds that everybody owns")  # fmt: skip
    laid_out: tuple[Sayable, ...] = (*known.partner_zoos, *known.universities)
    new = [each for each in laid_out if each not in before]
    if not new:
        return msg("Return all workers to the notepads. Nothing to refill")
    return msg("Return all workers to the notepads. Put out again: {new}", new=joined(new))


def income(session: ArnoSession) -> Flow[None]:
    """One seat after the other, clockwise from the one that caused the break; ARNO draws cards [AN-10.5, ARNO-12.3]."""
    assert session.caller is not None
    seat = session.from_seat(session.caller)[session.paid]
    if session.is_arno(seat):
        drawn = nmsg("draw {n} card for it", "draw {n} cards for it", n=BREAK_CARDS)
        yield BreakStep(drawn, "ARNO-12.3", seat, number=5)
        yield from take_break_cards(session.ledger(seat), table_of(session, seat), session.agreed.settings)
    else:
        yield BreakStep(INCOME, "AN-10.5", seat, number=5)
        if not session.agreed.tells:
            session.known.doubt(*IN_INCOME)
        elif not speaks_in_time(session, seat):
            yield from tell_gains(session, seat)
    session.paid += 1
    if session.paid == len(session.seats):
        session.stage = Stage.BREAK_END


def speaks_in_time(session: ArnoSession, seat: Seat) -> bool:
    """Whether this person has a turn, to tell everything in, before an ARNO has one and before the scoring."""
    coming = session.after_this_turn()
    return seat in coming and not any(session.is_arno(other) for other in coming[: coming.index(seat)])


def tell_gains(session: ArnoSession, seat: Seat) -> Flow[None]:
    """One short entry, again and again until that is all."""
    ask = IncomeOf(seat)
    while len(gains(session, seat)) > 1:
        entry = yield from choose(
            PERSON, lambda: gains(session, seat), ask=ask, why="AN-10.5", passing=INCOME_DONE, about=ask
        )
        if entry is INCOME_DONE:
            return
        yield Came(seat, entry)
        entry.apply(session.known, seat)
        if entry is TEN:
            yield FIRST_AT_TEN
        elif entry is END_IN_BREAK:
            session.ended_by = seat
        ask = IncomeOf(seat, goes_on=True)


def end_break(session: ArnoSession) -> Flow[None]:
    """The token returns to its start [AN-10.6]."""
    known = session.known
    known.break_step = 0
    known.break_called_by = None
    known.settle(Thing.BREAK)
    session.caller = None
    session.since = 0
    yield BreakStep(BACK, "AN-10.6", number=6)


def table_of(session: ArnoSession, seat: Seat) -> PhysicalTable:
    agreed, known, arno = session.agreed, session.known, session.ledger(seat)
    return PhysicalTable(known, session.ledgers, arno, agreed.settings, PERSON, names_animals=agreed.names_animals)
