"""Before the game and before each round: what is to be laid out, who begins, who gains a hoplite [OAI-1, 8.3]."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.asking import WhichCardIsLaidOut
from soloist.companion.orichalcum_ai.evening import AI, PERSON, Evening, Stage, other_side
from soloist.companion.orichalcum_ai.events import (
    BeginRound,
    GainHoplites,
    GiveGoods,
    GiveTitan,
    LayOutBoard,
    ReconstructedValues,
    SetUpTable,
)
from soloist.engine.flow import Flow, choose
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.known import cards_left
from soloist.games.orichalcum.options import Word
from soloist.games.orichalcum.pieces import Card

USED = ("cards_laid", "cards", "initiative", "creatures", "ai")
"""Blocks of the box that matter for the AI beside it."""
UNNAMED = Word("skip", msg("I do not say; ask me when it matters"))


def begin(evening: Evening) -> Flow[None]:
    """The table for two, the AI's board and goods, its Titan, who begins [OAI-1.1 to 1.4]."""
    box, ai = evening.box, evening.ai
    yield SetUpTable(box.cards_laid[evening.agreed.players])
    yield LayOutBoard(AI)
    yield GiveGoods(AI, ai.hoplites, ai.nuggets)
    yield GiveTitan(AI, box.ai.titan)
    blocks = tuple(name for name in box.reconstructed if name in USED)
    if blocks:
        yield ReconstructedValues(blocks)
    yield from name_new_cards(evening)
    yield from begin_round(evening)


def begin_round(evening: Evening) -> Flow[None]:
    """The holder of the pawn plays first, the other side gains hoplites [OAI-1.4, 8.3, 8.4]."""
    gains = evening.box.initiative[evening.agreed.players]
    order = (evening.pawn, other_side(evening.pawn))
    evening.active, evening.second = order[0], False
    evening.stage = Stage.TURN
    yield BeginRound(evening.round, evening.pawn)
    for seat, hoplites in zip(order, gains, strict=True):
        if seat == AI:
            hoplites, _ = evening.table.from_supply(hoplites, 0)
            evening.ai.hoplites += hoplites
        if hoplites:
            total = evening.ai.hoplites if seat == AI else None
            yield GainHoplites(evening.round, seat, hoplites, total)


def card_answers(evening: Evening) -> list[Card | Word]:
    """The cards that are not known to lie elsewhere on the board."""
    return [*cards_left(evening.known, evening.box), UNNAMED]


def name_new_cards(evening: Evening) -> Flow[None]:
    """The cards of the action board, if they are named when they are laid out [ORI-2.4]."""
    known = evening.known
    if not evening.agreed.names_cards:
        return
    for place, card in enumerate(known.row):
        if card is not None:
            continue
        answer = yield from choose(
            PERSON,
            lambda: card_answers(evening),
            ask=WhichCardIsLaidOut(place + 1),
            why="ORI-2.4",
            passing=UNNAMED,
            about=place + 1,
        )
        if not isinstance(answer, Card):
            return
        known.name_card(place, answer)
