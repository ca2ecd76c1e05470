"""A money action is offered if, and only if, something can be chosen in it."""

from __future__ import annotations

import pytest

from soloist.games.zooloretto import answers
from soloist.games.zooloretto.exchange import swaps
from soloist.games.zooloretto.money import MONEY, moves, offers
from soloist.games.zooloretto.state import Board
from tests.kit.courses import play_on
from tests.kit.subject import Agreement
from tests.kit.zooloretto import ZOOLORETTO

GAMES, STRIDE = 12, 7


PEOPLE_PLAY = [agreement for agreement in ZOOLORETTO.agreements if agreement.name != "mammoths-alone"]


@pytest.mark.parametrize("agreement", PEOPLE_PLAY, ids=lambda agreement: agreement.name)
def test_guards_find_what_can_be_chosen(agreement: Agreement) -> None:
    found: dict[tuple[str, bool], int] = {}
    for seed in range(GAMES):
        match = ZOOLORETTO.new(agreement, seed=seed)
        while not match.over:
            play_on(match, match.moment, STRIDE, ZOOLORETTO.choose)
            board = match.state
            assert isinstance(board, Board)
            for seat, zoo in zip(board.players, board.zoos, strict=True):
                if zoo is None or not board.ready:
                    continue
                choices = {
                    answers.MOVE: list(moves(zoo, board.setup.settings.stall_to_barn)),
                    answers.EXCHANGE: swaps(board, seat),
                    answers.PURCHASE: offers(board, seat),
                    answers.DISCARD: zoo.barn,
                    answers.EXPAND: range(zoo.closed),
                }
                for action, (guard, _) in MONEY.items():
                    is_possible = bool(choices[action])
                    assert (guard(board, seat, zoo) is None) == is_possible, action.code
                    found[action.code, is_possible] = found.get((action.code, is_possible), 0) + 1
    assert all(found.get((code, True)) for code in ("move", "exchange", "discard", "expand"))
    assert found.get(("exchange", False))
