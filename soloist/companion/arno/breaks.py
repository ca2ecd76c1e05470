"""The break, conducted for everybody in its order [AN-10, ARNO-12]."""

from __future__ import annotations

from soloist.companion import PERSON
from soloist.companion.arno.reports import (
    BreakBegins,
    BreakStep,
    Came,
    CountersMet,
    IncomeOf,
    Part,
    gains,
    told_of_income,
    total_of,
)  # fmt: skip
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.arknova.arno.events import FIRST_AT_TEN
from soloist.games.arknova.arno.physical import PhysicalTable
from soloist.games.arknova.arno.reports import END_IN_BREAK, INCOME_DONE, TEN, TRACKS, Total
from soloist.games.arknova.arno.table_knowledge import IN_INCOME, Thing
from soloist.games.arknova.arno.turn import take_break_cards
from soloist.games.arknova.arno.values import BREAK_CARDS
from soloist.games.arknova.breaks import NOBODY_THERE

X_TOKEN = msg("take 1 X-token, unless you have 5")
HANDS = msg("Discard down to 3 cards, 5 with the hand-limit university")
TOKENS = msg("Remove all multiplier, venom and constriction tokens from the action cards")
WORKERS = msg("Take back all workers")
OFFERS = msg("Lay out one partner zoo and one university of each kind, except kinds that everybody owns")
NO_OFFERS = msg("Nothing to lay out on the association board")
FOLDERS = msg("Discard the cards in folders 1 and 2, then refill the display")
WAVES = msg("For each new card with a wave, discard the card in folder 1 and refill again")
INCOME = msg("take income from appeal, kiosks, sponsors, the map and its left edge")
BACK = msg("Return the break token to its start space")


def parts(session: ArnoSession, caller: Seat) -> list[tuple[Part, Seat | None]]:
    """What a break is made of, in order, and whose it is; the page of each can be counted before it comes."""
    whose = [(Part.CARDS if session.is_arno(seat) else Part.INCOME, seat) for seat in session.from_seat(caller)]
    first = [] if session.is_arno(caller) else [(Part.X_TOKEN, caller)]
    everybody = (Part.HANDS, Part.TOKENS, Part.WORKERS, Part.OFFERS, Part.DISPLAY)
    return [*first, *((part, None) for part in everybody), *whose, (Part.BACK, None)]


def begin_break(session: ArnoSession) -> Flow[None]:
    """The X-token of a person who caused it; hands, tokens, workers, offers, display [AN-10.1 to AN-10.4, AN-10.8]."""
    known = session.known
    session.caller = known.break_called_by
    assert session.caller is not None
    yield BreakBegins(session.caller)
    if not session.is_arno(session.caller):
        yield BreakStep(X_TOKEN, "AN-10.8", session.caller, part=Part.X_TOKEN)
    yield BreakStep(HANDS, "AN-10.1", part=Part.HANDS)
    yield BreakStep(TOKENS, "AN-10.2", part=Part.TOKENS)
    yield BreakStep(WORKERS, "AN-10.3", part=Part.WORKERS)
    yield refill_offers(session)
    yield BreakStep(FOLDERS, "AN-10.4", part=Part.DISPLAY)
    if known.marine:
        yield BreakStep(WAVES, "ARNO-5.4", part=Part.DISPLAY)
    session.paid = 0
    session.stage = Stage.INCOME


def refill_offers(session: ArnoSession) -> BreakStep:
    """All workers come home, and what is missing on the association board is laid out again, if anything [AN-10.3]."""
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
        return BreakStep(OFFERS, "AN-10.3", part=Part.OFFERS)
    laid_out: tuple[Sayable, ...] = (*known.partner_zoos, *known.universities)
    new = tuple(each for each in laid_out if each not in before)
    what = msg("Lay out again: {new}", new=joined(new)) if new else NO_OFFERS
    return BreakStep(what, "AN-10.3", part=Part.OFFERS, is_idle=not new, things=new)


def income(session: ArnoSession) -> Flow[None]:
    """One seat after the other, clockwise from the one that caused the break; ARNO draws cards [AN-10.5, ARNO-12.3]."""
    assert session.caller is not None
    seat = session.from_seat(session.caller)[session.paid]
    if session.is_arno(seat):
        drawn = nmsg("draw {n} card for it", "draw {n} cards for it", n=BREAK_CARDS)
        yield BreakStep(drawn, "ARNO-12.3", seat, part=Part.CARDS)
        yield from take_break_cards(session.ledger(seat), table_of(session, seat), session.agreed.settings)
    else:
        money = session.known.totals[seat].income
        yield BreakStep(INCOME if money is None else with_appeal(money), "AN-10.5", seat, part=Part.INCOME, money=money)
        if not session.agreed.tells:
            session.known.doubt(*IN_INCOME)
        elif not speaks_in_time(session, seat):
            yield from tell_gains(session, seat)
    session.paid += 1
    if session.paid == len(session.seats):
        session.stage = Stage.BREAK_END


def with_appeal(money: int) -> Message:
    return msg("take {n} money for appeal, and income from kiosks, sponsors, the map and its left edge", n=money)


def speaks_in_time(session: ArnoSession, seat: Seat) -> bool:
    """Whether this person has a turn, to tell everything in, before an ARNO has one and before the scoring."""
    coming = session.after_this_turn()
    return seat in coming and not any(session.is_arno(other) for other in coming[: coming.index(seat)])


def tell_gains(session: ArnoSession, seat: Seat) -> Flow[None]:
    """One short entry, again and again until that is all."""
    ask = IncomeOf(seat)
    while len(gains(session, seat)) > 1:
        entry = yield from choose(
            PERSON, lambda: told_of_income(session, seat), ask=ask, why="AN-10.5", passing=INCOME_DONE, about=ask
        )
        if entry is INCOME_DONE:
            return
        if entry in TRACKS:
            entry = yield from total_of(session, seat, TRACKS[entry], why="AN-10.5")
        yield Came(seat, entry)
        entry.apply(session.known, seat)
        if isinstance(entry, Total):
            yield from watch_counters(session, seat)
        elif entry is TEN:
            yield FIRST_AT_TEN
        elif entry is END_IN_BREAK:
            session.ended_by = seat
        ask = IncomeOf(seat, goes_on=True)


def watch_counters(session: ArnoSession, seat: Seat) -> Flow[None]:
    """Totals that have met are said at once; they trigger the end when the turn or the break is over [AN-11.1]."""
    appeal, conservation = session.known.totals[seat]
    if session.last_turns is None and session.ended_by is None and session.has_met(seat):
        assert appeal is not None
        assert conservation is not None
        yield CountersMet(seat, appeal, conservation)


def end_break(session: ArnoSession) -> Flow[None]:
    """The token returns to its start [AN-10.6]."""
    known = session.known
    known.break_step = 0
    known.break_called_by = None
    known.settle(Thing.BREAK)
    session.caller = None
    session.since = 0
    yield BreakStep(BACK, "AN-10.6", part=Part.BACK)


def table_of(session: ArnoSession, seat: Seat) -> PhysicalTable:
    agreed, known, arno = session.agreed, session.known, session.ledger(seat)
    return PhysicalTable(known, session.ledgers, arno, agreed.settings, PERSON, names_animals=agreed.names_animals,
                         printed=agreed.printed)  # fmt: skip
