"""The AI in a game on the screen, beyond the cases of `ai_scenarios.py` [OAI]."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import atan2
from pathlib import Path

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.turn import find_spot
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.circles import Spot, bits, leftness, mask_of
from soloist.games.orichalcum.odds import chance_to_win
from soloist.games.orichalcum.pieces import Terrain
from tests.kit.rules import rule
from tests.scenarios.orichalcum.ai_scenarios import SITES
from tests.scenarios.orichalcum.scene import Scene
from tests.scenarios.orichalcum.test_set_up import RULES

LANGUAGES = [RULES / "orichalcum-ai.md", RULES / "pt" / "orichalcum-ai.md"]
LOST, WON = "1 2 3 4", "S 1 1 1"


@rule("OAI-1.1", "OAI-1.2", "OAI-1.3", "OAI-1.4", "OAI-1.5", "OAI-Q9")
def test_set_up(scene: Scene) -> None:
    scene.new(2, automas="B=AI")
    while scene.asked == "chance":
        assert scene.why != "ORI-2.8"  # nothing is drawn for the start
        scene.lets_chance_once()
    assert len(scene.state.row) == 5
    assert all(scene.state.slots)
    scene.has("B", "hoplites 2, nuggets 1, titans desert, points 1, mines 1, camps 1, track -, beasts -, captured -")
    scene.has("A", "hoplites 1, nuggets 1, titans -")
    assert scene.common == "mountain forest lagoon"
    assert (scene.state.pawn.code, scene.asked) == ("A", "A")
    assert len(scene.realm("B").ground.places) == 37


@rule("OAI-1.4", "OAI-1.7")
@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (2, {"automas": "A=AI"}, "in the second seat of two"),
        (3, {"automas": "B=AI"}, "in the second seat of two"),
        (2, {"automas": "A=AI, B=AI"}, "in the second seat of two"),
        (2, {"automas": "B=AI", "first_seat": "b"}, "the AI never starts"),
    ],
)
def test_where_the_ai_sits(players: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.check(players, GAME.read_settings(options))


@rule("OAI-1.7")
def test_the_word_for_its_seat() -> None:
    setting = next(each for each in GAME.settings if each.name == "automas")
    assert getattr(setting, "alias", "") == "ai"
    GAME.check(2, GAME.read_settings({"automas": "B=AI", "first_seat": "a"}))


@rule("OAI-1.6")
def test_the_human_discards_and_pays(scene: Scene) -> None:
    row = "produce-1 - | recruit-1 - | capture-1 - | construct-1 - | produce-2 -"
    scene.table(2, automas="B=AI", row=row, A="hoplites 1")
    scene.refused("A", "card 5", rule="ORI-4.3")
    scene.plays("A", "card 4")
    scene.has("A", "hoplites 0")
    assert scene.why == "ORI-9.4"
    scene.plays("A", "card 1")
    assert scene.row == "recruit-1 capture-1 produce-2"
    assert scene.asked == "chance"


@rule("OAI-2.1", "OAI-7.1", "OAI-8.1")
def test_five_phases_in_order_and_nobody_is_asked(scene: Scene) -> None:
    scene.table(
        2, automas="B=AI", active="B", row="capture-1 forest | recruit-1 - | produce-1 -",
        B="nuggets 2, hoplites 1, beasts f5=cyclops", slots="desert=arch",
    )  # fmt: skip
    whys = []
    for faces in ("1", LOST, "S"):
        whys.append(scene.why)
        scene.rolls(faces)
    assert whys == ["OAI-3.1", "OAI-6.2", "OAI-8.1"]
    # a card, the tile with its arrow, the lost fight, an additional action for 2 of the 3 nuggets, the discard
    scene.has("B", "land d3=forest, nuggets 1, hoplites 0, beasts f5=cyclops, track arch")
    assert scene.row == "produce-1"


@rule("OAI-7.1")
def test_only_one_additional_action(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="recruit-1 -", B="nuggets 8", slots="desert=arch forest=forge")
    scene.rolls("1")
    scene.has("B", "nuggets 1, medallions 1, track -")


@rule("OAI-2.1", "ORI-4.6")
def test_an_empty_board_leaves_phase_four(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", B="nuggets 2", slots="desert=arch")
    scene.has("B", "track arch, nuggets 0")
    assert scene.asked == "chance"  # the round is over


@rule("OAI-3.1", "OAI-3.2", "OAI-3.4")
@pytest.mark.parametrize(
    ("face", "left"),
    [("1", "bcde"), ("2", "acde"), ("3", "abde"), ("4", "abce"), ("5", "abcd"), ("S", "bcde")],
)
def test_every_face(scene: Scene, face: str, left: str) -> None:
    cards = ["recruit-1", "recruit-2", "recruit-3", "produce-1", "produce-2"]
    scene.table(2, automas="B=AI", active="B", row=" | ".join(f"{card} -" for card in cards))
    scene.rolls(face)
    assert scene.row == " ".join(cards["abcde".index(letter)] for letter in left)


@rule("OAI-4.2", "OAI-4.1")
@pytest.mark.parametrize("path", LANGUAGES, ids=["en", "pt"])
def test_the_board_is_as_the_rules_draw_it(path: Path) -> None:
    board = BOX.ai
    drawn: dict[str, str] = {}
    for line in path.read_text("utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[1] and cells[1][0] == cells[0] and len(cells[0]) == 1:
            for place, spot in enumerate(cells[2].split(), int(cells[1][1:])):
                drawn[f"{cells[0]}{place}"] = spot
    assert sorted(drawn) == sorted(board.ground.names)
    assert drawn.pop(board.ground.names[board.centre]) == "M"
    for number, sector in enumerate(board.sectors, 1):
        for size, circles in enumerate(sector, 1):
            names = board.ground.said(circles).split()
            assert [drawn.pop(name) for name in names] == [f"{number}·{size}"] * size
            assert f"`{', '.join(names)}`" in path.read_text("utf-8")
    assert not drawn


@rule("OAI-4.2", "OAI-4.9")
def test_six_arrows_around_the_metropolis() -> None:
    board = BOX.ai
    assert board.arrows == board.ground.next[board.centre]
    assert board.arrows.bit_count() == 6
    assert [len(sector) for sector in board.sectors] == [3] * 6


@rule("OAI-4.6", "OAI-6.1", "OAI-5.4")
def test_what_is_further_left() -> None:
    ground = BOX.ai.ground
    assert list(ground.places) == sorted(ground.places, key=leftness)
    order = ground.said(range(37)).split()
    assert order[:5] == ["d1", "c1", "e1", "b2", "d2"]
    assert order.index("b2") < order.index("d2") < order.index("f2") < order.index("c2")


def clockwise(spot: Spot) -> list[int]:
    """The circles of a spot as the hand of a clock meets them."""
    where = {circle: (q + r / 2, r * 3**0.5 / 2) for circle in spot for q, r in [BOX.ai.ground.places[circle]]}
    x, y = (sum(place[axis] for place in where.values()) / len(where) for axis in (0, 1))
    return sorted(spot, key=lambda circle: atan2(where[circle][1] - y, where[circle][0] - x))


@rule("OAI-4.1", "OAI-4.4", "OAI-4.5", "OAI-4.7", "OAI-Q4", "ORI-5.9")
def test_every_tile_on_every_spot_is_turned_by_the_priority() -> None:
    """By trying all turns: what is read from left to right comes as early as it can in the order of terrains."""
    board = BOX.ai
    for tile in dict.fromkeys(BOX.tiles):
        ai = Ai(board)
        turned = [tile.terrains[turn:] + tile.terrains[:turn] for turn in range(tile.size)]
        for sector in board.sectors:
            around = clockwise(sector[tile.size - 1])
            ways = [[terrain for _, terrain in sorted(zip(around, turn, strict=True))] for turn in turned]
            spot = find_spot(ai, board, tile)
            assert spot is not None
            assert sorted(spot) == sorted(around)
            shown = [terrain for _, terrain in sorted(zip(spot, tile.terrains, strict=True))]
            assert shown == min(ways, key=lambda way: [board.priority.index(terrain) for terrain in way])
            for circle in around:
                ai.add_land(circle, Terrain.FOREST)
        assert find_spot(ai, board, tile) is None


@rule("OAI-4.1", "OAI-Q3", "OAI-4.3")
def test_seven_tiles_of_one_size(scene: Scene) -> None:
    """Each goes to the next sector; the seventh has no spot, and the turn goes on."""
    spots = ["d3", "a4", "c4", "f6", "e4", "e1"]
    for count in range(7):
        land = " ".join(f"{spot}=forest" for spot in spots[:count])
        scene.table(2, automas="B=AI", active="B", row="recruit-1 desert", B=f"land {land}, titans desert forest")
        scene.rolls("1")
        for place, spot in enumerate(spots):
            scene.has("B", f"land {spot}={'forest' if place < count else 'desert' if place == count else '-'}")
        scene.has("B", "hoplites 1")
        assert len(scene.state.thrown) == (count == 6)


@rule("OAI-4.10", "OAI-1.3")
def test_many_titans_none_of_them_active(scene: Scene) -> None:
    scene.table(
        2, automas="B=AI", active="B", row="recruit-1 volcano | produce-1 -",
        B="land d2=mountain d1=mountain c2=forest c3=forest, titans desert lagoon", A="titans forest*",
    )  # fmt: skip
    scene.rolls("1 1")
    scene.has("B", "titans mountain forest lagoon desert, points 4, hoplites 1")
    scene.has("A", "titans -")


@rule("OAI-4.10")
def test_the_human_can_take_the_printed_titan_too(scene: Scene) -> None:
    scene.table(2, automas="B=AI", row="capture-1 desert | produce-1 -", A="land c3=desert c4=desert")
    scene.plays("A", "card 1", "c5")
    scene.has("A", "titans desert*")
    scene.has("B", "titans -, points 0")


@rule("OAI-4.10")
def test_titans_powers_are_never_used(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="produce-1 -", B="titans mountain forest lagoon desert")
    scene.rolls("1")
    scene.has("B", "nuggets 1, titans mountain forest lagoon desert")


@rule("OAI-4.11", "OAI-Q8")
def test_the_arrow_pays_before_a_titan_wins(scene: Scene) -> None:
    scene.table(
        2, automas="B=AI", active="B", row="recruit-1 mountain", B="land d2=mountain d1=mountain, medallions 3"
    )  # fmt: skip
    scene.rolls("1")
    assert scene.is_over()
    scene.has("B", "nuggets 1, hoplites 0, titans mountain desert")


@rule("OAI-5.1")
@pytest.mark.parametrize(
    ("card", "gained"), [("produce-1", "nuggets 3, hoplites 0"), ("recruit-1", "nuggets 0, hoplites 2")]
)
def test_metropolis_and_buildings_that_lie_face_up(scene: Scene, card: str, gained: str) -> None:
    scene.table(2, automas="B=AI", active="B", row=f"{card} -", B="track mine mine training-camp arch")
    scene.rolls("1")
    scene.has("B", gained)


@rule("OAI-5.2", "OAI-5.4", "ORI-12.2")
def test_without_tokens_or_temple_tiles(scene: Scene) -> None:
    scene.table(
        2, automas="B=AI", active="B", row="construct-1 -", box="victory_points = 20\nvictory_tokens = 2",
        B=f"nuggets 5, medallions 2, {SITES}", slots="forest=arch",
    )  # fmt: skip
    scene.rolls("1")
    scene.has("B", "medallions 2, temples -, track arch")


@rule("OAI-5.4", "OAI-Q10")
def test_the_leftmost_of_several_sites(scene: Scene) -> None:
    ground = BOX.ai.ground
    corners = [list(bits(site)) for site in ground.rhombi]
    assert corners == sorted(corners)
    land = "land d1=forest c1=lagoon d2=desert b2=mountain c2=forest d3=volcano"
    scene.table(2, automas="B=AI", active="B", row="construct-1 -", B=land)
    sites = sorted([["c1", "b2", "d2", "c2"], ["c1", "d2", "c2", "d3"]])
    codes = [ground.said(bits(site)).split() for site in ground.rhombi if site & ~mask_of(
        ground.number[name] for name in ("c1", "b2", "d2", "c2", "d3")) == 0]  # fmt: skip
    assert sorted(codes) == sites
    scene.rolls("1")
    scene.has("B", "temples c1-b2-d2-c2")  # both begin with c1, b2 is further left than d2


@rule("OAI-5.5", "OAI-4.7")
@pytest.mark.parametrize(
    ("slots", "taken"),
    [
        ("mountain=forge forest=arch lagoon=mine desert=statues", "forge"),
        ("forest=arch lagoon=mine desert=statues", "arch"),
        ("lagoon=mine desert=statues", "mine"),
        ("desert=statues", "statues"),
    ],
)
def test_the_first_filled_slot(scene: Scene, slots: str, taken: str) -> None:
    scene.table(2, automas="B=AI", active="B", row="construct-1 -", slots=slots)
    scene.rolls("1")
    scene.has("B", f"track {taken}")


@rule("OAI-5.8", "OAI-5.9")
@pytest.mark.parametrize(
    ("before", "gained"),
    [(0, "hoplites 0, nuggets 0"), (1, "hoplites 1, nuggets 0"), (2, "hoplites 0, nuggets 0"),
     (3, "hoplites 0, nuggets 1"), (4, "hoplites 0, nuggets 0"), (5, "hoplites 1, nuggets 1"),
     (6, "hoplites 0, nuggets 0"), (7, "medallions 1, hoplites 0, nuggets 0"), (8, "medallions 1, nuggets 0"),
     (9, "medallions 1")],
)  # fmt: skip
def test_the_spaces_of_the_track(scene: Scene, before: int, gained: str) -> None:
    some = ["oratory", "oratory", "oratory", "hospital", "hospital", "arch", "arch", "statues", "protection-crystal"]
    scene.table(
        2, automas="B=AI", active="B", row="construct-1 -", slots="desert=forge",
        B=f"track {' '.join(some[:before]) or '-'}",
    )  # fmt: skip
    scene.rolls("1")
    scene.has("B", gained)
    assert scene.realm("B").points == 1 + (before >= 7)


@rule("OAI-6.2")
def test_the_chance_of_a_skull() -> None:
    assert chance_to_win(4, 1000) == Fraction(671, 1296)
    won = sum(6 in faces for faces in product(range(1, 7), repeat=4))
    assert Fraction(won, 6**4) == Fraction(671, 1296)


@rule("OAI-6.3", "OAI-6.5", "OAI-Q5")
def test_a_won_fight_costs_nothing_and_the_last_creature_ends_the_fights(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="capture-1 -", B="hoplites 1, beasts c5=cerberus f5=minotaur")
    scene.rolls(f"1 {WON} {WON}")
    scene.has("B", "hoplites 1, nuggets 3, captured minotaur cerberus, beasts -")


@rule("OAI-6.4", "OAI-6.5")
def test_the_last_hoplite_ends_the_fights(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="capture-1 -", B="hoplites 2, beasts c5=cerberus")
    scene.rolls(f"1 {LOST} {LOST}")
    scene.has("B", "hoplites 0, beasts c5=cerberus")
    assert scene.why != "OAI-6.2"


@rule("OAI-6.5", "OAI-Q1")
def test_reroll_goes_on_without_hoplites(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="capture-1 -", B="hoplites 1, beasts c5=cerberus f5=minotaur",
                ai_combat_mode="reroll")  # fmt: skip
    scene.rolls(f"1 {LOST} {WON} {LOST}")
    scene.has("B", "hoplites 0, captured minotaur, beasts c5=cerberus")


@rule("OAI-6.6", "OAI-7.2")
def test_captured_creatures_pay(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="capture-1 -", B="hoplites 1, beasts c5=cyclops f5=cyclops",
                slots="desert=arch", bag="hydra")  # fmt: skip
    scene.rolls(f"1 {WON} {WON}")
    scene.has("B", "hoplites 3, captured -, track arch")
    assert [creature.code for creature in scene.state.bag.rest] == ["cyclops", "cyclops", "hydra"]


@rule("OAI-7.5", "OAI-Q7")
def test_the_next_payment_is_not_tried(scene: Scene) -> None:
    """Paying 2 of 6 nuggets leaves too few for a medallion; hoplites are not paid instead."""
    scene.table(2, automas="B=AI", active="B", row="recruit-1 -", B="nuggets 6, hoplites 5")
    scene.rolls("1")
    scene.has("B", "nuggets 6, hoplites 6, medallions 0")


@rule("OAI-8.2", "OAI-8.3", "OAI-8.4")
def test_the_end_of_a_round_with_the_ai(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="recruit-1 - | produce-1 - | produce-2 -", A="hoplites 1",
                B="hoplites 2")  # fmt: skip
    scene.rolls("1 1")
    while scene.why != "OAI-3.1":
        scene.lets_chance_once()
    assert scene.row.startswith("produce-2 ")
    assert len(scene.state.row) == 5
    assert scene.state.pawn.code == "B"
    scene.has("A", "hoplites 2")


@rule("OAI-9.1", "OAI-9.2", "OAI-9.3")
def test_the_ai_wins_at_once(scene: Scene) -> None:
    own = f"nuggets 4, medallions 2, titans forest desert, {SITES}"
    scene.table(2, automas="B=AI", active="B", row="construct-1 - | recruit-1 -", B=own)
    scene.rolls("1")
    assert scene.is_over()
    assert scene.winners() == "B"
    assert scene.row == "recruit-1"  # no discard
    assert scene.state.round == 1
    assert [points for _, points in scene.match.result.scores[1].parts] == [2, 1, 2]


@rule("OAI-9.1", "OAI-9.3")
def test_not_with_a_creature_on_its_board(scene: Scene) -> None:
    own = "nuggets 5, medallions 3, hoplites 1, beasts f5=hydra"
    scene.table(2, automas="B=AI", active="B", row="construct-1 - | capture-1 -", B=own)
    scene.rolls("1")
    assert scene.points("B") == 5
    assert not scene.is_over()
    scene.table(
        2, automas="B=AI", active="B", row="capture-1 - | produce-1 -", B="medallions 4, hoplites 1, beasts f5=hydra"
    )
    scene.rolls(f"1 {WON}")
    assert scene.winners() == "B"
    scene.has("B", "captured hydra, hoplites 2, nuggets 2")


@rule("OAI-9.1")
def test_the_human_wins_before_the_ai_moves(scene: Scene) -> None:
    scene.table(2, automas="B=AI", row="construct-1 - | recruit-1 -", A="nuggets 5, medallions 4")
    scene.plays("A", "card 1", "medallion")
    assert scene.winners() == "A"


@rule("OAI-9.4")
@pytest.mark.parametrize(
    ("own", "ai", "winners"),
    [
        ("medallions 1", "", "A"),  # hoplites decide: the AI has its Titan
        ("medallions 1", "beasts f5=hydra", "A"),
        ("", "beasts f5=hydra", "B"),
        ("medallions 1, beasts c4=hydra", "", "B"),
    ],
)
def test_the_safeguard(scene: Scene, own: str, ai: str, winners: str) -> None:
    scene.table(2, automas="B=AI", active="B", most_rounds="3", round=3, A=f"{own}, hoplites 1", B=ai)
    assert scene.is_over()
    assert scene.winners() == winners


def test_what_it_does_is_told_with_the_rule(scene: Scene) -> None:
    scene.table(2, automas="B=AI", active="B", row="capture-1 forest", B="hoplites 1, beasts f5=hydra")
    scene.rolls(f"1 {WON}")
    text = " ".join(scene.heard())
    for said in ("without paying", "d3", "captured"):
        assert said in text
