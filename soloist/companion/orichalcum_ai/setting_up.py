"""Before the game and before each round: what is to be laid out, who begins, who gains a hoplite [OAI-1, 8.3]."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.events import (
    BeginRound,
    GainHoplites,
    GiveGoods,
    GiveTitan,
    LayOutBoard,
    ReconstructedValues,
    SetUpTable,
)
from soloist.companion.orichalcum_ai.questions import WhichCardIsLaidOut
from soloist.companion.orichalcum_ai.session import AI, PERSON, AiSession, Stage, other_side
from soloist.engine.flow import Flow, choose
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.table_knowledge import cards_left
from soloist.games.orichalcum.answers import Word
from soloist.games.orichalcum.pieces import Card

USED = ("cards_laid", "cards", "initiative", "creatures", "ai")
"""Blocks of the box that matter for the AI beside it."""
UNNAMED = Word("skip", msg("I do not say; ask me when it matters"))


def begin(session: AiSession) -> Flow[None]:
    """The table for two, the AI's board and goods, its Titan, who begins [OAI-1.1 to 1.4]."""
    box, ai = session.box, session.ai
    yield SetUpTable(box.cards_laid[session.agreed.players])
    yield LayOutBoard(AI)
    yield GiveGoods(AI, ai.hoplites, ai.nuggets)
    yield GiveTitan(AI, box.ai.titan)
    blocks = tuple(name for name in box.reconstructed if name in USED)
    if blocks:
        yield ReconstructedValues(blocks)
    yield from name_new_cards(session)
    yield from begin_round(session)


def begin_round(session: AiSession) -> Flow[None]:
    """The holder of the pawn plays first, the other side gains hoplites [OAI-1.4, 8.3, 8.4]."""
    gains = session.box.initiative[session.agreed.players]
    order = (session.pawn, other_side(session.pawn))
    session.active, session.second = order[0], False
    session.stage = Stage.TURN
    yield BeginRound(session.round, session.pawn)
    for seat, hoplites in zip(order, gains, strict=True):
        if seat == AI:
            hoplites, _ = session.table.from_supply(hoplites, 0)
            session.ai.hoplites += hoplites
        if hoplites:
            total = session.ai.hoplites if seat == AI else None
            yield GainHoplites(session.round, seat, hoplites, total)


def card_answers(session: AiSession) -> list[Card | Word]:
    """The cards that are not known to lie elsewhere on the board."""
    return [*cards_left(session.known, session.box), UNNAMED]


def name_new_cards(session: AiSession) -> Flow[None]:
    """The cards of the action board, if they are named when they are laid out [ORI-2.4]."""
    known = session.known
    if not session.agreed.names_cards:
        return
    for place, card in enumerate(known.row):
        if card is not None:
            continue
        answer = yield from choose(
            PERSON,
            lambda: card_answers(session),
            ask=WhichCardIsLaidOut(place + 1),
            why="ORI-2.4",
            passing=UNNAMED,
            about=place + 1,
        )
        if not isinstance(answer, Card):
            return
        known.name_card(place, answer)
