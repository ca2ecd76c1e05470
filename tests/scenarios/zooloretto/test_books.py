"""Whole games in which every coin and every tile is counted [ZOO-12.12]."""

import pytest

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.games.zooloretto import GAME
from tests.kit import rule
from tests.scenarios.zooloretto.scene import TURN, census, money_of, tiles_in

LINE_UPS = [(2, ""), (3, ""), (4, ""), (5, ""), (2, "B=III"), (3, "A=I,C=III"), (5, "B=II,C=II,D=II,E=II")]


@rule("ZOO-12.12", "ZOO-10.3", "MAM-1.3", "MAM-6.1")
@pytest.mark.parametrize(("players", "automas"), LINE_UPS)
def test_money_and_tiles_are_the_same_from_beginning_to_end(players: int, automas: str) -> None:
    for seed in range(3):
        match = Match.new(GAME, players, {"automas": automas}, seed)
        owned = census(match.state)
        chance = Stream(seed)
        while (question := match.question) is not None:
            if question.why == TURN:
                board = match.state
                coin_tiles = sum(tile.is_coin for tile in board.pile.things() + tiles_in(board))
                assert money_of(board) == 30 + 12 - coin_tiles
                assert census(board) == owned
                assert len(board.pile) >= (0 if board.last_round else 15)
            match.answer(chance.pick(question.options))
        assert census(match.state) == owned
        assert match.result.winners
