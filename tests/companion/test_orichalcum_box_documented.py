"""What the documentation shows of a box file: it can be loaded, played, drawn, and kept beside [ORI-Q7]."""

from __future__ import annotations

import pytest

from soloist.games.orichalcum.box import BOX, SHIPPED, read_box
from soloist.games.orichalcum.pieces import Goods
from soloist.language import Reader
from soloist.terminal.orichalcum_island import sector_note
from soloist.web.faces.orichalcum.board import ai_drawing, track
from soloist.web.reading import Alone
from tests.companion.test_orichalcum_ai_mirror import Mirror
from tests.kit.orichalcum import DOCUMENTED
from tests.kit.orichalcum import DOCUMENTED_BOARD as BOARD
from tests.kit.rules import rule


@rule("ORI-Q7")
@pytest.mark.parametrize("block", DOCUMENTED, ids=lambda block: block.split()[0])
def test_every_block_can_be_loaded(block: str) -> None:
    box = read_box(block)
    assert box.own
    assert box.code == "own"
    assert set(box.own) <= set(SHIPPED)


@rule("ORI-Q7", "OAI-4.1", "OAI-7.2")
def test_the_board_of_the_ai_is_shown_whole() -> None:
    box = read_box(BOARD)
    assert box.own == ("ai",)
    for name in SHIPPED["ai"]:
        assert f"\n{name} = " in BOARD
    assert {len(sector) for sector in box.ai.sectors} > {1, 3}
    assert [(each.goods, each.amount) for each in box.ai.payment] == [
        (Goods.CREATURES, 1), (Goods.NUGGETS, box.extra_action_price), (Goods.HOPLITES, 3),
    ]  # fmt: skip
    assert len(box.ai.track) != len(BOX.ai.track)


@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_on_the_screen_and_beside_the_box(seed: int) -> None:
    mirror = Mirror(seed, box=BOARD)
    mirror.play()
    assert mirror.turns > 4


def test_it_is_drawn_with_every_spot() -> None:
    board = read_box(BOARD).ai
    spots = [spot for sector in board.sectors for spot in sector]
    mirror = Mirror(3, box=BOARD)
    empty = str(ai_drawing(board, mirror.table.realms[1], Reader("en")))
    assert empty.count('class="ori-sector') == len(spots)
    assert str(track(Alone(Reader("en")), board.track, ())).count("<li") == len(board.track)
    note = sector_note(board)
    assert all(note(circle).rstrip("◆").endswith(f"·{len(spot)}") for spot in spots for circle in spot)
    mirror.play()
    filled = str(ai_drawing(board, mirror.table.realms[1], Reader("en")))
    tiles = filled.count('class="ori-laid')
    assert tiles > 0
    assert filled.count('class="ori-sector') == len(spots) - tiles
