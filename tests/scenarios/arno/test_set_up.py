"""Who sits where, and what an ARNO begins with [ARNO-1, ARNO-2]: S01, S02."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.arknova import GAME, board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import START_CONSERVATION_MARINE
from soloist.games.arknova.view import View
from tests.kit import rule
from tests.scenarios.arno.paper import ARNO
from tests.scenarios.arno.scene import ArnoScene
from tests.scenarios.base import seat_named

# table and seats


@rule("ARNO-1.1")
@pytest.mark.parametrize(
    ("seats", "automas"),
    [
        (2, "B=L3"),
        (2, "A=L3"),
        (3, "C=L1"),
        (3, "A=L1, B=L2"),
        (4, "D=L4"),
        (4, "A=L1, C=L1"),
        (4, "B=L1, C=L6, D=L12"),
    ],
)
def test_one_to_three_arnos_beside_one_to_three_humans(scene: ArnoScene, seats: int, automas: str) -> None:
    scene.begin(seats, automas=automas)

    assert len(scene.state.zoos) == seats
    assert ", ".join(f"{zoo.seat.code}=L{zoo.level}" for zoo in scene.state.zoos if isinstance(zoo, Arno)) == automas
    assert scene.state.break_steps == board.BREAK_STEPS[seats]


@rule("ARNO-1.1")
@pytest.mark.parametrize(
    ("seats", "automas", "reason"),
    [
        (1, "A=L3", "ARNO cannot play alone: leave a seat for a player"),
        (2, "A=L1, B=L1", "ARNO cannot play alone: leave a seat for a player"),
        (4, "A=L1, B=L1, C=L1, D=L1", "ARNO cannot play alone: leave a seat for a player"),
        (3, "D=L2", "option automas: there is no seat D in a game with 3 seats"),
    ],
)
def test_seats_that_cannot_be(seats: int, automas: str, reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        GAME.check(seats, GAME.read_settings({"automas": automas}))


@rule("ARNO-1.2")
def test_beside_one_human_six_tokens_block_the_board_of_two(scene: ArnoScene) -> None:
    scene.begin(automas="B=L3")

    assert [laid.levels for laid in scene.state.bases] == [(-2, -1, -1), (-1, -2, -1), (-1, -1, -2)]
    assert board.DONATION_PRICES[scene.state.setup.players] == (2, 5, 7, 10)


@rule("ARNO-1.2")
def test_with_more_seats_nothing_is_blocked(scene: ArnoScene) -> None:
    scene.begin(3, automas="B=L3, C=L3")

    assert [laid.levels for laid in scene.state.bases] == [(-1, -1, -1)] * 3
    assert board.DONATION_PRICES[scene.state.setup.players] == (2, 5, 5, 7, 7, 10, 10)


@rule("ARNO-1.3")
def test_a_human_starts_whatever_the_seats_are(scene: ArnoScene) -> None:
    scene.new(4, automas="A=L3, C=L1")

    assert scene.why == "AN-1.7"
    assert scene.codes("chance") == ["B", "D"]


@rule("ARNO-1.3")
def test_a_single_human_always_starts(scene: ArnoScene) -> None:
    scene.begin(3, automas="A=L3, B=L1")

    assert scene.asked == "C"
    scene.plays("C", "x animals")
    assert scene.state.active == seat_named("A")
    assert scene.why == "ARNO-4.1"


@rule("ARNO-1.3")
def test_arno_may_not_be_named_to_start() -> None:
    with pytest.raises(BadSetting, match="option first_seat: ARNO never starts; name the seat of a player"):
        GAME.check(2, GAME.read_settings({"automas": "B=L3", "first_seat": "b"}))


@rule("ARNO-1.4")
def test_each_arno_has_its_level_row_and_tokens(scene: ArnoScene) -> None:
    """The same card in the same slot, at L1 and at L6; the one's turn changes nothing of the other's."""
    scene.table(3, automas="B=L1, C=L6", B="appeal 10, order Sp Bu Ca As An", C="appeal 10, order Bu Sp Ca As An")

    scene.arno("slot 5", "slot 5")

    assert (scene.zoo("B").appeal, scene.zoo("C").appeal) == (15, 18)
    assert (scene.order("B"), scene.order("C")) == ("An Sp Bu Ca As", "An Bu Sp Ca As")


@rule("ARNO-1.4")
def test_each_arno_has_its_own_tokens_and_module_track(scene: ArnoScene) -> None:
    scene.table(
        3,
        automas="B=L1, C=L6",
        arno_module="yes",
        B="cp 0, order An Bu Ca As Sp, scoring 2",
        C="cp 0, order An Bu Sp As Ca, notepad 1",
        display="201 402 403 404 405 406",
    )

    scene.arno("slot 5", "slot 5", "folder 1")

    assert (scene.mat("B").scoring_tokens, scene.mat("C").scoring_tokens) == (3, 0)
    assert (scene.mat("B").notepad, scene.mat("C").notepad) == (0, 1)
    assert (scene.mat("B").sponsors_seen, scene.mat("C").sponsors_seen) == (0, 1)


@rule("ARNO-1.5")
@pytest.mark.parametrize(("seats", "bases", "steps"), [(2, 3, 9), (3, 3, 12), (4, 4, 15)])
def test_base_projects_and_break_by_seats(scene: ArnoScene, seats: int, bases: int, steps: int) -> None:
    scene.begin(seats, automas="B=L3")

    assert len(scene.state.bases) == bases
    assert scene.state.break_steps == steps


@rule("ARNO-1.5")
@pytest.mark.parametrize(
    ("seats", "row", "after"),
    [(2, "113 114", "128 113"), (3, "113 114 115", "128 113 114"), (4, "113 114 115 116", "")],
)
def test_places_above_the_board_by_seats(scene: ArnoScene, seats: int, row: str, after: str) -> None:
    scene.table(seats, B="cp 0, order An Bu Ca Sp As, projects 128 129", row=row)

    scene.arno("slot 5", "128")

    assert scene.row() == (after or "128 113 114 115")


# ARNO's own set-up


@rule("ARNO-2.1")
def test_arno_has_map_a_and_builds_nothing_on_it(scene: ArnoScene) -> None:
    scene.begin(3, automas="B=L3", maps="3a,8")

    assert [zoo.map.id for zoo in scene.state.zoos] == ["3a", "A", "8"]
    assert scene.buildings("B") == []
    assert scene.mat().covered == 0


@rule("ARNO-2.1")
@pytest.mark.parametrize("maps", ["pick", "draft"])
def test_no_map_is_dealt_to_arno(scene: ArnoScene, maps: str) -> None:
    asked = scene.begin(3, automas="B=L3", maps=maps)

    assert scene.mat().map.id == "A"
    assert asked.count("chance AN-1.13") == (4 if maps == "pick" else 3)
    assert "B AN-1.8" not in asked


@rule("ARNO-2.2")
def test_animals_in_slot_one_and_the_others_shuffled_on_side_one(scene: ArnoScene) -> None:
    scene.new(automas="B=L3")
    rows = []
    while scene.why != "AN-1.2":
        if scene.why == "AN-1.9":
            rows.append(scene.codes("chance"))
            scene.chance("sponsors, association, cards, build")
        else:
            scene.any_chance("AN-1.9")

    assert [sorted(row) for row in rows] == [["association", "build", "cards", "sponsors"]] * 2
    assert scene.order("B") == "An Sp As Ca Bu"
    assert scene.sides() == ""


@rule("ARNO-2.4")
@pytest.mark.parametrize("level", [7, 8, 12])
def test_from_level_seven_on_the_numbers_of_level_six_hold(scene: ArnoScene, level: int) -> None:
    """Appeal of Animals I: X + 3; the left condition: 5 conservation."""
    scene.table(automas=f"B=L{level}", B="cp -9, appeal 10, order Bu Ca Sp As An", bases="107 105 103")
    scene.arno("slot 5")
    assert scene.zoo("B").appeal == 18
    scene.plays("A", "x animals")

    scene.arno("slot 5", "australia")

    assert scene.levels("105") == "B x -"
    assert scene.zoo("B").conservation == -4


@rule("ARNO-2.5")
def test_appeal_is_the_number_of_seats_before_in_turn_order(scene: ArnoScene) -> None:
    scene.begin(4, automas="A=L1, C=L2", first_seat="b")

    assert [scene.zoo(letter).appeal for letter in "BCDA"] == [0, 1, 2, 3]


@rule("ARNO-2.6", "ARNO-2.9")
def test_reputation_workers_and_nothing_to_spend(scene: ArnoScene) -> None:
    """S02"""
    scene.begin(automas="B=L3")

    arno = scene.mat()
    assert arno.reputation == 1
    assert (arno.workers, board.MOST_WORKERS - arno.hired) == (1, 3)
    assert (arno.money, arno.x_tokens) == (0, 0)


@rule("ARNO-2.9")
def test_arno_never_has_money_or_x_tokens(scene: ArnoScene) -> None:
    """X-tokens of reputation 12 and 15 and of causing a break, income: nothing of it."""
    scene.table(B="cp 0, rep 11, appeal 60, order An Bu Ca As Sp", break_step=5, deck="401 402 403 404 405")

    scene.arno("slot 5")

    assert (scene.zoo("B").reputation, scene.state.break_step) == (12, 0)
    assert (scene.mat().money, scene.mat().x_tokens) == (0, 0)


@rule("ARNO-2.7", "ARNO-Q15")
@pytest.mark.parametrize(
    ("level", "conservation"),
    [(1, -5), (2, -5), (3, -5), (4, -5), (5, -5), (6, -5), (7, -4), (8, -3), (9, -2), (10, -1), (11, 0), (12, 1)],
)
def test_conservation_begins_by_level(scene: ArnoScene, level: int, conservation: int) -> None:
    scene.begin(automas=f"B=L{level}")

    assert scene.zoo("B").conservation == conservation
    assert START_CONSERVATION_MARINE[level - 1] == conservation + 2
    assert (scene.zoo("B").reached, scene.zoo("B").hired) == (0, 1)  # no reward for beginning high


@rule("ARNO-2.8")
def test_gains_first_take_away_what_is_missing(scene: ArnoScene) -> None:
    """S20: from -1 by 3 to 2, where the worker is; on the way through 0 nothing."""
    scene.table(automas="B=L2", B="cp -4, order An Ca Sp As Bu")

    scene.arno("slot 5")
    assert (scene.zoo("B").conservation, scene.zoo("B").hired) == (-1, 1)
    scene.plays("A", "x animals")
    scene.zoo("B").order = tuple(reversed(scene.zoo("B").order))
    scene.arno("slot 5")

    assert (scene.zoo("B").conservation, scene.zoo("B").hired) == (2, 2)


@rule("ARNO-2.10")
def test_tokens_for_projects_come_from_the_supply(scene: ArnoScene) -> None:
    """A player without a token on the left edge could support nothing."""
    scene.table(B="cp 0, order An Bu Ca Sp As, left ")

    scene.arno("slot 5", "species-diversity")

    assert scene.levels("101") == "x B -"
    assert scene.mat().left == 0


@rule("ARNO-2.11")
def test_one_final_scoring_card_that_nobody_sees(scene: ArnoScene) -> None:
    scene.begin(3, automas="B=L3")

    assert [len(zoo.finals) for zoo in scene.state.zoos] == [2, 1, 2]
    for seat in (*scene.state.players, None):
        seen = scene.match.view(seat)
        assert isinstance(seen, View)
        if seat != ARNO:
            assert seen.zoo(ARNO).finals == (None,)
    assert scene.state.finals.rest  # it came from the pile of the others
    assert len(scene.state.finals) == len(scene.state.setup.finals) - 5


@rule("ARNO-2.12")
def test_of_eight_cards_the_first_two_projects_are_kept(scene: ArnoScene) -> None:
    """S01"""
    scene.new(automas="A=L3")
    scene.any_chance("ARNO-2.12")
    scene.chance("201, 401, 113, 402, 128, 202, 131, 403")

    assert scene.own_projects("A") == "113 128"
    assert scene.own_animals("A") == ""
    assert scene.discarded() == "201 401 402 202 131 403"
    assert sum(scene.mat("A").icons) == 0


@rule("ARNO-2.14")
def test_arno_draws_before_the_display_is_turned_up(scene: ArnoScene) -> None:
    asked = scene.begin(3, automas="B=L3", first_seat="a")

    assert asked.count("chance ARNO-2.12") == 1
    assert asked.index("chance ARNO-2.12") < asked.index("chance AN-2.9")
    hands = [place for place, each in enumerate(asked) if each == "chance AN-1.11"]  # two questions for each human
    assert hands[1] < asked.index("chance ARNO-2.12") < hands[-1]  # dealt in the order of the seats
    assert (len(scene.state.deck), len(scene.state.discard)) == (212 - 24 - 6, 8 + 16 - 8 - len(scene.mat().projects))
