"""The course of an evening: the player's turns are told, the AI's are played."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.corrections import correct
from soloist.companion.orichalcum_ai.events import (
    AiPlays,
    Entered,
    FillActionBoard,
    FillConstructionBoard,
    HoldsTitans,
    MayEndGame,
    MovePawn,
    NothingEntered,
)
from soloist.companion.orichalcum_ai.questions import WhatPlayerDid, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.reports import (
    CORRECT,
    DONE,
    LOST,
    SKIP,
    WON,
    Built,
    DiceFrom,
    Entry,
    HasPoints,
    SentHome,
    TookCard,
    TookTitan,
    entries,
)
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PERSON, AiSession, Stage, other_side
from soloist.companion.orichalcum_ai.setting_up import begin, begin_round, name_new_cards
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.table_knowledge import EMPTY
from soloist.games.orichalcum.ai.turn import take_turn
from soloist.games.orichalcum.answers import Word
from soloist.games.orichalcum.events import Won
from soloist.games.orichalcum.gains import Victory


def next_step(session: AiSession) -> Flow[None] | None:
    match session.stage:
        case Stage.SETUP:
            return begin(session)
        case Stage.TURN:
            return ai_turn(session) if session.active == AI else human_turn(session)
        case Stage.ROUND_END:
            return refill(session)
        case Stage.INITIATIVE:
            return initiative(session)
    return None


# the player


def human_turn(session: AiSession) -> Flow[None]:
    """One short entry, again and again until that is all [OAI-1.6]."""
    ask = WhatPlayerDid(is_first=not session.entries)
    entry: Entry = yield from choose(
        PERSON, lambda: entries(session), ask=ask, why="OAI-1.6", passing=DONE, about=HUMAN
    )
    if entry is CORRECT:
        yield from put_books_right(session)
    elif entry is DONE or entry is SKIP:
        yield from finish_human_turn(session, entry)
    elif entry is WON or entry is LOST:
        yield from end_game(session, HUMAN if entry is WON else AI)
    else:
        session.entries += 1
        yield Entered(HUMAN, entry)
        note(session, entry)
        if isinstance(entry, TookTitan) and len(session.known.titans) > 1:
            yield HoldsTitans(HUMAN, session.known.titans)


def note(session: AiSession, entry: Entry) -> None:
    """What an entry changes in the books."""
    known = session.known
    match entry:
        case TookTitan(terrain=terrain):
            session.ai.lose_titan(terrain)
            known.gain_titan(terrain)
        case SentHome(terrain=terrain):
            known.titans = tuple(each for each in known.titans if each is not terrain)
        case Built(terrain=terrain):
            known.put_slot(terrain, EMPTY)
        case HasPoints(points=points):
            known.points = points
        case DiceFrom(typed=typed):
            known.typed = typed
        case TookCard(place=place, discarded=discarded):
            known.remove_card(place - 1)
            session.took = True
            session.discarded = discarded


def finish_human_turn(session: AiSession, entry: Entry) -> Flow[None]:
    """The card taken and the one discarded are counted if they were not told [ORI-4.1, 9.4]."""
    session.turn += 1
    if entry is SKIP:
        session.known.doubt_slots()
    if entry is SKIP or not session.entries:
        yield NothingEntered(HUMAN, is_skipped=entry is SKIP)
    session.known.remove_unseen((not session.took) + (not session.discarded))
    session.entries, session.took, session.discarded = 0, False, False
    pass_on(session)


def put_books_right(session: AiSession) -> Flow[None]:
    """A correction may show that the AI has won [OAI-9.3]."""
    try:
        yield from correct(session)
        session.table.look_at_victory()
    except Victory:
        yield from end_game(session, AI)


# the AI


def ai_turn(session: AiSession) -> Flow[None]:
    """Its five phases on the physical table; a win ends them at once [OAI-2.1, 9.3]."""
    session.turn += 1
    session.before = session.ai.laid
    yield TurnBegins(AI)
    yield AiPlays(session.round, AI)
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
        return
    session.second = True
    session.active = other_side(session.active)


# the end of a round


def refill(session: AiSession) -> Flow[None]:
    """Boards are filled up; after many rounds the safeguard is called to mind [OAI-8.2, 9.4]."""
    known, laid = session.known, session.box.cards_laid[session.agreed.players]
    if session.round == session.agreed.settings.most_rounds:
        yield MayEndGame(session.round)
    if len(known.row) != laid:
        yield FillActionBoard(laid)
    if any(not slot.sure or slot.is_empty for slot in known.slots):
        yield FillConstructionBoard()
    known.set_cards(laid)
    known.refill_slots()
    session.stage = Stage.INITIATIVE
    yield from name_new_cards(session)


MORE = Word("more", msg("more hoplites than the AI"))
EQUAL = Word("equal", msg("as many hoplites as the AI"))
FEWER = Word("fewer", msg("fewer hoplites than the AI"))


def initiative(session: AiSession) -> Flow[None]:
    """More hoplites take the pawn, a tie moves it to the other side [OAI-8.3, 8.4]."""
    ask = WhoHasMoreHoplites(session.ai.hoplites, session.agreed.settings.standing_hoplites)
    answer = yield from choose(
        PERSON, lambda: [MORE, EQUAL, FEWER, CORRECT], ask=ask, why="OAI-8.3", about=session.ai.hoplites
    )
    if answer is CORRECT:
        yield from put_books_right(session)
        return
    if answer is EQUAL:
        session.pawn = other_side(session.pawn)
    else:
        session.pawn = HUMAN if answer is MORE else AI
    yield MovePawn(session.pawn, is_tie=answer is EQUAL)
    session.round += 1
    yield from begin_round(session)
