"""The course of Ark Nova: turns, breaks, the end [AN-2, AN-10, AN-11, AN-12]."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import accumulate

from soloist.engine.events import Event, TurnBegins, TurnEnds, TurnSettled
from soloist.engine.flow import Flow, decision
from soloist.engine.seats import SEATS
from soloist.games.arknova import abilities, board, specials
from soloist.games.arknova.answers import TakeXToken, Use
from soloist.games.arknova.arno.digital import DigitalTable
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import take_turn as take_arno_turn
from soloist.games.arknova.breaks import take_break
from soloist.games.arknova.draws import refill_display
from soloist.games.arknova.events import Deed, Did, EndTriggered, PartScored, ZoosScored
from soloist.games.arknova.free_actions import may_have_free_moves, offer_beside, offer_free_moves
from soloist.games.arknova.gains import discard_finals
from soloist.games.arknova.ordering import finish
from soloist.games.arknova.performing import perform, take_x_token, ways
from soloist.games.arknova.questions import WHICH_ACTION
from soloist.games.arknova.scoring import final_parts, score_zoos
from soloist.games.arknova.setup import set_up
from soloist.games.arknova.state import ArkNovaTable, Stage
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.why import refuse_in_turn

REGISTERED = (abilities, specials)
"""Modules that tell `effects` how their effects are carried out."""

BEGINS = tuple(TurnBegins(seat) for seat in SEATS)
SETTLED = tuple(TurnSettled(seat) for seat in SEATS)
ENDS = tuple(TurnEnds(seat) for seat in SEATS)
"""The same for every turn of a seat: they are told most often of all."""

IN_TURN, IN_BREAK, SCORING = Stage.TURN, Stage.BREAK, Stage.SCORING  # asked for so often that it counts

VENOM_COST = 2
SOLO_BREAKS = tuple(accumulate(board.SOLO_ROUNDS))[:-1]
"""After these turns of a solo game comes a break [AN-12.1]."""


def next_step(table: ArkNovaTable) -> Flow[None] | None:
    """The step that comes next."""
    stage = table.stage
    if stage is IN_TURN:
        zoo = table.zoos[table.active]
        return arno_turn(table, zoo) if zoo.is_arno and isinstance(zoo, Arno) else take_turn(table)
    if stage is IN_BREAK:
        return break_step(table)
    if stage is Stage.SETUP:
        return set_up(table)
    return final_scoring(table) if stage is SCORING else None


def take_turn(table: ArkNovaTable) -> Flow[None]:
    """One action with one action card, or the X-token action; then the end of the turn [AN-2.1, AN-2.10]."""
    turn = Turn(table, table.active)
    table.turn += 1
    if turn.is_told:
        yield BEGINS[turn.seat]
    zoo, listing, refuse = turn.zoo, partial(ways, turn, turn.zoo.order, True), partial(refuse_in_turn, turn)
    if not may_have_free_moves(zoo):
        chosen: Use | TakeXToken = yield decision(turn.seat, listing, WHICH_ACTION, "AN-2.1", refuse)
    else:
        chosen = yield from offer_beside(turn, listing, ask=WHICH_ACTION, why="AN-2.1", refuse=refuse)
    if isinstance(chosen, Use):
        yield from perform(turn, chosen)
    else:
        yield from take_x_token(turn, chosen.action)
    if turn.waiting:
        yield from finish(turn)
    if zoo.venom and not turn.removed_venom:
        yield from pay_for_venom(turn)
    if zoo.map.harbour:
        yield from offer_free_moves(turn)
    if None in table.display:
        if turn.is_logged:
            yield SETTLED[turn.seat]
        yield from refill_display(table)
    yield from end_turn(table)
    if turn.is_logged:
        yield ENDS[turn.seat]


def arno_turn(table: ArkNovaTable, arno: Arno) -> Flow[None]:
    """The automa's turn, ended as everybody's [ARNO-5.1 to ARNO-5.4]."""
    table.turn += 1
    yield BEGINS[arno.seat]
    yield from take_arno_turn(arno, DigitalTable(table, arno), table.setup.settings.arno)
    yield from refill_display(table)
    yield from end_turn(table)
    yield ENDS[arno.seat]


def pay_for_venom(turn: Turn) -> Flow[None]:
    """2 money, or what there is, for a turn in which no venom was removed [AN-3.3]."""
    zoo = turn.zoo
    money = min(VENOM_COST, zoo.money)
    zoo.money -= money
    yield Did(turn.seat, Deed.VENOM_PAID, money, money)


# the end of a turn


def end_turn(table: ArkNovaTable) -> Flow[None] | Iterable[Event]:
    """Look at the end of the game, then a break, the next turn or the scoring [AN-2.10, AN-11.1 to AN-11.3]."""
    if table.setup.players == 1:
        end_solo_turn(table)
        return ()
    left = table.last_turns
    if left is not None:
        table.last_turns = left - 1
    elif is_met(table):
        more = table.setup.settings.last_turn_for == "everyone"
        table.last_turns = table.setup.players - (not more)
    is_over = table.last_turns == 0
    if table.break_called_by is not None and not (is_over and table.setup.settings.last_break == "skip"):
        table.stage = IN_BREAK
    else:
        pass_on(table)
    return (EndTriggered(table.last_turns),) if left is None and table.last_turns is not None else ()


def end_solo_turn(table: ArkNovaTable) -> None:
    """27 turns with breaks between the rounds, whatever the counters say [AN-12.1, AN-14.2, AN-14.10]."""
    if table.turn in SOLO_BREAKS:
        table.stage = IN_BREAK
    elif table.turn == board.SOLO_TURNS:
        table.stage = SCORING


def is_met(table: ArkNovaTable) -> bool:
    """Whether the counters of a player have met or passed each other [AN-11.1]."""
    for zoo in table.zoos:
        if zoo.appeal >= board.target(zoo.conservation):
            return True
    return table.met


def pass_on(table: ArkNovaTable) -> None:
    """To the next player, or to the scoring once nobody has a turn left."""
    if table.last_turns == 0:
        table.stage = SCORING
    else:
        table.stage = IN_TURN
        table.active = table.next_after(table.active)


def break_step(table: ArkNovaTable) -> Flow[None]:
    """The break; counters may meet in it too [AN-10, AN-11.2]."""
    yield from take_break(table)
    if not table.setup.is_solo and table.last_turns is None and is_met(table):
        table.last_turns = table.setup.players
        yield EndTriggered(table.last_turns)
    pass_on(table)


def final_scoring(table: ArkNovaTable) -> Flow[None]:
    """Discard final scoring cards if nobody reached 10, then score [AN-11.4 to AN-11.6]."""
    if not table.ten_reached:
        table.ten_reached = True
        yield from discard_finals(table)
    yield ZoosScored()
    for seat in table.players:
        for what, number in final_parts(table, seat):
            yield PartScored(seat, what, number)
    score_zoos(table)
    table.stage = Stage.OVER
