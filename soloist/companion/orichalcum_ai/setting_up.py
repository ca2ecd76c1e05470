"""Before the game and before each round: what is to be laid out, who begins, who gains a hoplite [OAI-1, 8.3]."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.orichalcum_ai.evening import AI, HUMAN, PERSON, Evening, Stage, other_side
from soloist.engine.flow import Flow, choose, tell
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.ai.known import cards_left
from soloist.games.orichalcum.ai.physical import Order, WhichCard
from soloist.games.orichalcum.gains import goods_said
from soloist.games.orichalcum.options import Word
from soloist.games.orichalcum.pieces import Card

USED = ("cards_laid", "cards", "initiative", "creatures", "ai")
"""Blocks of the box that matter for the AI beside it."""
UNNAMED = Word("skip", msg("I do not say; ask me when it matters"))


@dataclass(frozen=True)
class Hoplites:
    """The hoplites of the AI, which those of the player are compared with."""

    number: int
    code = "hoplites"


def begin(evening: Evening) -> Flow[None]:
    """The table for two, the AI's board and goods, its Titan, who begins [OAI-1.1 to 1.4]."""
    for what, rule in laid_out(evening):
        yield from tell(Order(what, rule))
    blocks = [name for name in evening.box.reconstructed if name in USED]
    if blocks:
        yield from tell(
            msg("Reconstructed, so compare with your box: {blocks}; the option box takes what is printed there",
                blocks=", ".join(blocks))
        )  # fmt: skip
    yield from name_new_cards(evening)
    yield from begin_round(evening)


def laid_out(evening: Evening) -> list[tuple[Message, str]]:
    box, ai = evening.box, evening.ai
    cards = msg(
        "Set the game up for two players: {n} cards with tiles and creatures, a building for each terrain",
        n=box.cards_laid[evening.agreed.players],
    )
    return [
        (cards, "OAI-1.1"),
        (msg("Lay out the board of {seat}; its metropolis is in the middle", seat=AI), "OAI-1.1"),
        (msg("{seat} begins with {goods}", seat=AI, goods=goods_said(ai.hoplites, ai.nuggets)), "OAI-1.2"),
        (msg("{seat} has the Titan of {terrain}, inactive side up", seat=AI, terrain=box.ai.titan), "OAI-1.3"),
    ]


def begin_round(evening: Evening) -> Flow[None]:
    """The holder of the pawn plays first, the other side gains hoplites [OAI-1.4, 8.3, 8.4]."""
    gains = evening.box.initiative[evening.agreed.players]
    order = (evening.pawn, other_side(evening.pawn))
    evening.active, evening.second = order[0], False
    evening.stage = Stage.TURN
    rule = "OAI-1.4" if evening.round == 1 else "OAI-8.4" if evening.pawn == AI else "ORI-3.1"
    yield from tell(Order(msg("Round {n}: {seat} begins", n=evening.round, seat=evening.pawn), rule))
    for seat, hoplites in zip(order, gains, strict=True):
        if seat == AI:
            hoplites, _ = evening.table.from_supply(hoplites, 0)
            evening.ai.hoplites += hoplites
        if hoplites:
            rule = "OAI-1.4" if evening.round == 1 else "OAI-8.3"
            yield from tell(Order(gained(evening, seat == AI, hoplites), rule))


def gained(evening: Evening, by_ai: bool, hoplites: int) -> Message:
    if by_ai:
        return nmsg("{seat} gains {n} hoplite, {total} now", "{seat} gains {n} hoplites, {total} now",
                    seat=AI, n=hoplites, total=evening.ai.hoplites)  # fmt: skip
    return nmsg("{seat} gains {n} hoplite", "{seat} gains {n} hoplites", seat=HUMAN, n=hoplites)


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
            ask=msg("Which card lies in place {n} of the action board?", n=place + 1),
            why="ORI-2.4",
            passing=UNNAMED,
            about=WhichCard(place + 1, len(known.row)),
        )
        if not isinstance(answer, Card):
            return
        known.name_card(place, answer)
