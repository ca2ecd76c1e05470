"""The course of a session: what is laid out, the player's turns are told, the AI's are played, rounds end."""

from __future__ import annotations

from soloist.companion import PERSON
from soloist.companion.corrections import correct
from soloist.companion.orichalcum_ai import reports
from soloist.companion.orichalcum_ai.corrections import corrections
from soloist.companion.orichalcum_ai.reports import DONE, EQUAL, FEWER, MORE, SKIP, UNNAMED, Deed, Did, Task, ToDo
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PLAYERS, AiSession, Stage, other_side
from soloist.companion.people import WhatDid
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Decision, Flow, choose, choose_anew, decision
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai.table_knowledge import EMPTY, cards_left
from soloist.games.orichalcum.ai.turn import take_turn
from soloist.games.orichalcum.events import Won, goods_said
from soloist.games.orichalcum.gains import Victory
from soloist.games.orichalcum.pieces import Card

USED = ("cards_laid", "cards", "initiative", "creatures", "ai")
"""Blocks of the box that matter for the AI beside it."""


# before the game and before each round


def begin(session: AiSession) -> Flow[None]:
    """The table for two, the AI's board and goods, its Titan, who begins [OAI-1.1 to OAI-1.4]."""
    box, ai = session.box, session.ai
    yield ToDo(Task.SET_UP, box.cards_laid[PLAYERS])
    yield ToDo(Task.LAY_OUT_BOARD, AI)
    yield ToDo(Task.GIVE_GOODS, goods_said(ai.hoplites, ai.nuggets))
    yield ToDo(Task.GIVE_TITAN, box.ai.titan)
    blocks = [f"`{name}`" for name in box.reconstructed if name in USED]
    if blocks:
        yield reports.ReconstructedValues(", ".join(blocks))
    yield from name_new_cards(session)
    yield from begin_round(session)


def begin_round(session: AiSession) -> Flow[None]:
    """The holder of the pawn plays first, the other side gains hoplites [OAI-1.4, OAI-8.3, OAI-8.4]."""
    session.active, session.second = session.pawn, False
    session.stage = Stage.TURN
    yield reports.BeginRound(session.round, session.pawn)
    order, gains = (session.pawn, other_side(session.pawn)), session.box.initiative[PLAYERS]
    for seat, hoplites in zip(order, gains, strict=True):
        if seat == AI:
            hoplites, _ = session.table.from_supply(hoplites, 0)
            session.ai.hoplites += hoplites
        if hoplites:
            total = session.ai.hoplites if seat == AI else None
            yield reports.GainHoplites(session.round, seat, hoplites, total)


def name_new_cards(session: AiSession) -> Flow[None]:
    """The cards of the action board, if they are named when they are laid out [ORI-2.4]."""
    known = session.known
    unnamed = [place for place, card in enumerate(known.row, 1) if card is None]
    for place in unnamed if session.agreed.names_cards else ():
        answer = yield from choose(
            PERSON, lambda: [*cards_left(known, session.box), UNNAMED], ask=reports.WhichCardIsLaidOut(place),
            why="ORI-2.4", passing=UNNAMED, about=place,
        )  # fmt: skip
        if not isinstance(answer, Card):
            return
        known.name_card(place - 1, answer)


# the player


def human_turn(session: AiSession) -> Flow[None]:
    """One short report, again and again until that is all [OAI-1.6]."""
    ask = WhatDid(HUMAN, goes_on=bool(session.reported))
    did = yield from choose(PERSON, lambda: reports.reports(session), ask=ask, why="OAI-1.6", passing=DONE, about=HUMAN)
    match did.deed:
        case Deed.DONE | Deed.SKIP:
            yield from finish_human_turn(session, did)
        case Deed.WON | Deed.LOST:
            yield from end_game(session, HUMAN if did.deed is Deed.WON else AI)
        case _:
            session.reported.append(did)
            yield reports.Reported(HUMAN, did)
            note(session, did)
            points = session.score(HUMAN).total
            if did.deed in (Deed.POINTS, Deed.TITAN, Deed.TITAN_OF_AI) and points >= session.box.victory_points:
                yield reports.EnoughPoints(HUMAN, points)
            if did.deed in (Deed.TITAN, Deed.TITAN_OF_AI) and len(session.known.titans) > 1:
                yield reports.HoldsTitans(HUMAN, session.known.titans)


def note(session: AiSession, did: Did) -> None:
    """What a report changes in the books."""
    known = session.known
    match did.deed:
        case Deed.CARD | Deed.DISCARDED:
            known.remove_card(did.of - 1)
        case Deed.TITAN | Deed.TITAN_OF_AI:
            session.ai.lose_titan(did.of)
            known.gain_titan(did.of)
            count_titan(session, 1)
        case Deed.HOME:
            known.titans = tuple(each for each in known.titans if each is not did.of)
            count_titan(session, -1)
        case Deed.BUILT:
            known.put_slot(did.of, EMPTY)
        case Deed.POINTS:
            known.points = did.of
        case Deed.DICE_TYPED | Deed.DICE_APP:
            known.typed = did.deed is Deed.DICE_TYPED


def count_titan(session: AiSession, change: int) -> None:
    """A Titan is a point as long as it is held; points told in the same turn count it already [ORI-1.3]."""
    known = session.known
    if known.points is not None and all(did.deed is not Deed.POINTS for did in session.reported):
        known.points = max(known.points + change, 0)


def finish_human_turn(session: AiSession, did: Did) -> Flow[None]:
    """The card taken and the one discarded are counted if they were not told [ORI-4.1, ORI-9.4]."""
    session.turn += 1
    if did == SKIP:
        session.known.doubt_slots()
    if did == SKIP or not session.reported:
        yield reports.Reported(HUMAN, did)
    session.known.remove_unseen(2 - reports.cards_gone(session))
    session.reported = []
    pass_on(session)


def put_right(session: AiSession) -> Flow[bool]:
    """A correction brings nothing else along [OAI-1.1], but it may show that the AI has won [OAI-9.3], or that it is
    not the turn of the player."""
    active = session.active
    yield from correct(session, corrections, why="OAI-1.1")
    try:
        session.table.look_at_victory()
    except Victory:
        yield from end_game(session, AI)
        if active == AI:
            yield TurnEnds(AI)
        return False
    return session.active == active


# the AI


def ai_turn(session: AiSession) -> Flow[None]:
    """Its five phases on the physical table; a win ends them at once [OAI-2.1, OAI-9.3]."""
    session.turn += 1
    session.before = session.ai.laid
    yield TurnBegins(AI)
    yield reports.AiPlays(session.round, AI)
    try:
        yield from take_turn(session.ai, session.table, session.box, session.agreed.settings)
        pass_on(session)
    except Victory:
        yield from end_game(session, AI)
    yield TurnEnds(AI)


def end_game(session: AiSession, winner: Seat) -> Flow[None]:
    session.stage = Stage.OVER
    session.winner = winner
    yield Won(winner)


def pass_on(session: AiSession) -> None:
    """To the other side, or to the end of the round [ORI-3.1]."""
    if session.second:
        session.stage = Stage.ROUND_END
    else:
        session.second, session.active = True, other_side(session.active)


# the end of a round


def refill(session: AiSession) -> Flow[None]:
    """Boards are filled up; after many rounds the safeguard is called to mind [OAI-8.2, OAI-9.4]."""
    known, laid = session.known, session.box.cards_laid[PLAYERS]
    yield reports.RoundEnds(session.round)
    if session.round == session.agreed.settings.most_rounds:
        yield ToDo(Task.MAY_END, session.round)
    if len(known.row) != laid:
        yield ToDo(Task.FILL_ACTION_BOARD, laid)
    if any(not slot.sure or slot.is_empty for slot in known.slots):
        yield ToDo(Task.FILL_CONSTRUCTION_BOARD)
    known.set_cards(laid)
    known.refill_slots()
    session.stage = Stage.INITIATIVE
    yield from name_new_cards(session)


def initiative(session: AiSession) -> Flow[None]:
    """More hoplites take the pawn, a tie moves it to the other side [OAI-8.3, OAI-8.4]."""

    def question() -> Decision[Word]:
        hoplites = session.ai.hoplites
        ask = reports.WhoHasMoreHoplites(hoplites, session.agreed.settings.standing_hoplites)
        return decision(PERSON, lambda: [MORE, EQUAL, FEWER], ask, "OAI-8.3", about=hoplites)

    answer = yield from choose_anew(question)
    if answer == EQUAL:
        session.pawn = other_side(session.pawn)
    else:
        session.pawn = HUMAN if answer == MORE else AI
    yield ToDo(Task.MOVE_PAWN_ON_TIE if answer == EQUAL else Task.MOVE_PAWN, reports.called(session.pawn))
    session.round += 1
    yield from begin_round(session)


STEPS = {Stage.SETUP: begin, Stage.ROUND_END: refill, Stage.INITIATIVE: initiative}
