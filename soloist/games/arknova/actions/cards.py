"""The Cards action [AN-4]."""

from __future__ import annotations

from soloist.engine.flow import Flow, choose
from soloist.engine.notation import Word
from soloist.games.arknova import board
from soloist.games.arknova.answers import DRAW, SNAP
from soloist.games.arknova.cards import Action
from soloist.games.arknova.draws import discard_from_hand, draw_cards, snap, take_card
from soloist.games.arknova.gains import advance_break
from soloist.games.arknova.questions import DRAW_OR_SNAP
from soloist.games.arknova.turn_context import Turn

CARDS = Action.CARDS  # asked for so often that it counts


def cards(turn: Turn, strength: int) -> Flow[None]:
    """Break 2, then draw and discard by the table, or snap [AN-4.1 to AN-4.5]."""
    side = int(turn.zoo.is_upgraded(CARDS))
    strength = min(strength, board.STRONGEST)
    yield from advance_break(turn, board.CARDS_BREAK)
    deed: Word = DRAW
    if strength >= board.SNAP_FROM[side] and any(turn.table.display):
        deed = yield from choose(turn.seat, lambda: (DRAW, SNAP), ask=DRAW_OR_SNAP, why="AN-4.3", about=CARDS)
    if deed is SNAP:
        yield from snap(turn, CARDS, why="AN-4.3", may=False)
    else:
        yield from draw_by_table(turn, side, strength)


def draw_by_table(turn: Turn, side: int, strength: int) -> Flow[None]:
    """Side I from the deck, side II each card from the deck or in range; then discard [AN-4.2, AN-4.4, AN-4.7]."""
    if side == 0:
        yield from draw_cards(turn, board.DRAW[side][strength], CARDS, why="AN-4.2")
    else:
        for _ in range(board.DRAW[side][strength]):
            yield from take_card(turn, CARDS, may=False, why="AN-4.4")
    if board.DISCARD[side][strength]:
        yield from discard_from_hand(turn, board.DISCARD[side][strength], CARDS, why="AN-4.2")
