"""The course of an evening: the player's turns are told, the AI's are played."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.asking import WhatPlayerDid, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.books import correct
from soloist.companion.orichalcum_ai.entries import (
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
from soloist.companion.orichalcum_ai.evening import AI, HUMAN, PERSON, Evening, Stage, other_side
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
from soloist.companion.orichalcum_ai.setting_up import begin, begin_round, name_new_cards
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.known import EMPTY
from soloist.games.orichalcum.ai.turn import take_turn
from soloist.games.orichalcum.events import Won
from soloist.games.orichalcum.gains import Victory
from soloist.games.orichalcum.options import Word


def next_step(evening: Evening) -> Flow[None] | None:
    match evening.stage:
        case Stage.SETUP:
            return begin(evening)
        case Stage.TURN:
            return ai_turn(evening) if evening.active == AI else human_turn(evening)
        case Stage.ROUND_END:
            return refill(evening)
        case Stage.INITIATIVE:
            return initiative(evening)
    return None


# the player


def human_turn(evening: Evening) -> Flow[None]:
    """One short entry, again and again until that is all [OAI-1.6]."""
    ask = WhatPlayerDid(is_first=not evening.entries)
    entry: Entry = yield from choose(
        PERSON, lambda: entries(evening), ask=ask, why="OAI-1.6", passing=DONE, about=HUMAN
    )
    if entry is CORRECT:
        yield from put_books_right(evening)
    elif entry is DONE or entry is SKIP:
        yield from finish_human_turn(evening, entry)
    elif entry is WON or entry is LOST:
        yield from end_game(evening, HUMAN if entry is WON else AI)
    else:
        evening.entries += 1
        yield Entered(HUMAN, entry)
        note(evening, entry)
        if isinstance(entry, TookTitan) and len(evening.known.titans) > 1:
            yield HoldsTitans(HUMAN, evening.known.titans)


def note(evening: Evening, entry: Entry) -> None:
    """What an entry changes in the books."""
    known = evening.known
    match entry:
        case TookTitan(terrain=terrain):
            evening.ai.lose_titan(terrain)
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
            evening.took = True
            evening.discarded = discarded


def finish_human_turn(evening: Evening, entry: Entry) -> Flow[None]:
    """The card taken and the one discarded are counted if they were not told [ORI-4.1, 9.4]."""
    evening.turn += 1
    if entry is SKIP:
        evening.known.doubt_slots()
    if entry is SKIP or not evening.entries:
        yield NothingEntered(HUMAN, is_skipped=entry is SKIP)
    evening.known.remove_unseen((not evening.took) + (not evening.discarded))
    evening.entries, evening.took, evening.discarded = 0, False, False
    pass_on(evening)


def put_books_right(evening: Evening) -> Flow[None]:
    """A correction may show that the AI has won [OAI-9.3]."""
    try:
        yield from correct(evening)
        evening.table.look_at_victory()
    except Victory:
        yield from end_game(evening, AI)


# the AI


def ai_turn(evening: Evening) -> Flow[None]:
    """Its five phases on the physical table; a win ends them at once [OAI-2.1, 9.3]."""
    evening.turn += 1
    evening.before = evening.ai.laid
    yield TurnBegins(AI)
    yield AiPlays(evening.round, AI)
    try:
        yield from take_turn(evening.ai, evening.table, evening.box, evening.agreed.rulings)
        pass_on(evening)
    except Victory:
        yield from end_game(evening, AI)
    yield TurnEnds(AI)


def end_game(evening: Evening, winner: Seat) -> Flow[None]:
    evening.stage = Stage.OVER
    evening.winner = winner
    yield Won(winner)


def pass_on(evening: Evening) -> None:
    """To the other side, or to the end of the round [ORI-3.1]."""
    if evening.second:
        evening.stage = Stage.ROUND_END
        return
    evening.second = True
    evening.active = other_side(evening.active)


# the end of a round


def refill(evening: Evening) -> Flow[None]:
    """Boards are filled up; after many rounds the safeguard is called to mind [OAI-8.2, 9.4]."""
    known, laid = evening.known, evening.box.cards_laid[evening.agreed.players]
    if evening.round == evening.agreed.rulings.most_rounds:
        yield MayEndGame(evening.round)
    if len(known.row) != laid:
        yield FillActionBoard(laid)
    if any(not slot.sure or slot.is_empty for slot in known.slots):
        yield FillConstructionBoard()
    known.set_cards(laid)
    known.refill_slots()
    evening.stage = Stage.INITIATIVE
    yield from name_new_cards(evening)


MORE = Word("more", msg("more hoplites than the AI"))
EQUAL = Word("equal", msg("as many hoplites as the AI"))
FEWER = Word("fewer", msg("fewer hoplites than the AI"))


def initiative(evening: Evening) -> Flow[None]:
    """More hoplites take the pawn, a tie moves it to the other side [OAI-8.3, 8.4]."""
    ask = WhoHasMoreHoplites(evening.ai.hoplites, evening.agreed.rulings.standing_hoplites)
    answer = yield from choose(
        PERSON, lambda: [MORE, EQUAL, FEWER, CORRECT], ask=ask, why="OAI-8.3", about=evening.ai.hoplites
    )
    if answer is CORRECT:
        yield from put_books_right(evening)
        return
    if answer is EQUAL:
        evening.pawn = other_side(evening.pawn)
    else:
        evening.pawn = HUMAN if answer is MORE else AI
    yield MovePawn(evening.pawn, is_tie=answer is EQUAL)
    evening.round += 1
    yield from begin_round(evening)
