"""The Cards action [AN-4]: scenarios S-AN-06 to S-AN-09."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

TABLE = [  # side, strength, drawn, discarded, may snap
    ("I", 1, 1, 1, False),
    ("I", 2, 1, 0, False),
    ("I", 3, 2, 1, False),
    ("I", 4, 2, 0, False),
    ("I", 5, 3, 1, True),
    ("I", 7, 3, 1, True),
    ("I", 10, 3, 1, True),
    ("II", 1, 1, 0, False),
    ("II", 2, 2, 1, False),
    ("II", 3, 2, 0, True),
    ("II", 4, 3, 1, True),
    ("II", 5, 4, 1, True),
    ("II", 6, 4, 1, True),
    ("II", 10, 4, 1, True),
]


def at_strength(strength: int) -> str:
    """Cards lies in a slot of this number, with X-tokens for what is beyond 5."""
    order = ["An", "Bu", "As", "Sp"]
    order.insert(min(strength, 5) - 1, "Ca")
    return f"order {' '.join(order)}, x {max(strength - 5, 0)}"


def use(strength: int) -> str:
    return f"cards+{strength - 5}" if strength > 5 else "cards"


@rule("AN-4.1", "AN-4.2", "AN-4.3", "AN-4.4", "AN-4.5", "AN-13.12")
@pytest.mark.parametrize(("side", "strength", "drawn", "discarded", "snaps"), TABLE)
def test_so_many_are_drawn_and_discarded(
    scene: Scene, side: str, strength: int, drawn: int, discarded: int, snaps: bool
) -> None:
    """S-AN-06, S-AN-07"""
    upgraded = ", upgraded Ca" if side == "II" else ""
    scene.table(
        A=f"{at_strength(strength)}{upgraded}, hand 401 402 403 404, money 6",
        deck="501 502 503 504",
        break_step=4,
    )

    scene.plays("A", use(strength))
    assert (scene.asked == "A" and scene.codes("A") == ["draw", "snap"]) is snaps
    if snaps:
        scene.plays("A", "draw")
    if side == "II":
        scene.plays("A", *["deck"] * drawn)
    assert len(scene.zoo("A").hand) == 4 + drawn
    if discarded:
        assert scene.codes("A") == [card.code for card in scene.zoo("A").hand]  # new or old ones
        scene.plays("A", "cheetah")

    assert len(scene.zoo("A").hand) == 4 + drawn - discarded
    assert len(scene.state.discard) == discarded
    assert scene.state.break_step == 6
    assert (scene.zoo("A").money, scene.zoo("A").x_tokens) == (6, 0)
    assert scene.asked == "B"


@rule("AN-4.1", "AN-4.2")
def test_two_are_drawn_and_one_of_all_is_discarded(scene: Scene) -> None:
    """S-AN-06"""
    scene.table(A="order An Bu Ca As Sp, hand 401 402 403 404", deck="405 406", break_step=4)

    scene.plays("A", "cards")
    assert scene.hand("A") == "401 402 403 404 405 406"
    scene.plays("A", "fennec-fox")

    assert scene.hand("A") == "401 402 403 404 406"
    assert scene.state.break_step == 6


@rule("AN-4.3", "AN-2.9")
def test_a_snap_takes_any_card_and_discards_nothing(scene: Scene) -> None:
    """S-AN-07"""
    scene.table(A="order An Bu As Sp Ca, rep 1", display="401 402 403 404 405 406", deck="407", break_step=0)

    scene.plays("A", "cards", "snap")
    assert scene.codes("A") == ["cheetah", "lion", "leopard", "caracal", "fennec-fox", "siberian-tiger"]
    scene.plays("A", "fennec-fox")

    assert scene.hand("A") == "405"
    assert scene.state.discard == []
    assert scene.state.break_step == 2
    assert scene.display() == "401 402 403 404 406 407"
    assert "Seat A: Fennec Fox from the display (Cards)" in scene.heard("B")


@rule("AN-4.3", "AN-2.2")
def test_x_tokens_bring_the_strength_for_a_snap(scene: Scene) -> None:
    """S-AN-07"""
    scene.table(A="order An Bu As Ca Sp, x 1", deck="401 402")
    assert scene.codes("A", "cards+1") == ["draw", "snap"]

    scene.plays("A", "cards")

    assert scene.hand("A") == "401 402"  # at strength 4 there is no choice


@rule("AN-4.3")
def test_there_is_no_snap_from_an_empty_display(scene: Scene) -> None:
    """It can be empty only if the deck is."""
    scene.table(
        A="order An Bu As Sp Ca", display="- - - - - -", deck="401 402 403", deck_refill="none", played_out=True
    )

    scene.plays("A", "cards")

    assert scene.codes("A") == ["cheetah", "lion", "leopard"]  # one of them is discarded


@rule("AN-4.4", "AN-9.4")
def test_side_ii_takes_from_deck_and_range_in_any_mix(scene: Scene) -> None:
    """S-AN-08"""
    scene.table(
        A="order An Bu As Ca Sp, upgraded Ca, rep 4, hand 501", display="401 402 403 404 405 406", deck="407 408 409"
    )

    scene.plays("A", "cards", "draw")
    assert scene.codes("A") == ["cheetah", "lion", "leopard", "deck"]
    scene.plays("A", "lion")
    assert scene.codes("A") == ["cheetah", "leopard", "deck"]  # nothing has slid, folder 4 is still out of range
    scene.refused("A", "caracal", rule="AN-9.4")
    scene.plays("A", "leopard")
    assert scene.display() == "401 - - 404 405 406"
    scene.plays("A", "deck", "indian-peafowl")

    assert scene.hand("A") == "402 403 407"
    assert scene.display() == "401 404 405 406 408 409"


@rule("AN-4.4")
def test_each_card_is_seen_before_the_next_is_chosen(scene: Scene) -> None:
    scene.table(A="order An Bu As Sp Ca, upgraded Ca", display="401 402 403 404 405 406", deck="407 408 409 410")

    scene.plays("A", "cards", "draw", "deck")
    assert scene.hand("A") == "407"
    scene.plays("A", "deck")
    assert scene.hand("A") == "407 408"
    scene.plays("A", "cheetah", "deck", "cheetah")

    assert scene.hand("A") == "407 408 409"


@rule("AN-4.1", "AN-10.8", "AN-2.7", "AN-10.11")
@pytest.mark.parametrize(("x", "after"), [(2, 3), (4, 5), (5, 5)])
def test_who_reaches_the_break_gains_an_x_token_at_once(scene: Scene, x: int, after: int) -> None:
    """S-AN-09"""
    scene.table(A=f"order An Ca Bu As Sp, x {x}, money 0", deck="401", break_step=8)

    scene.plays("A", "cards")
    scene.any_chance()

    lines = scene.heard()
    reached = lines.index("Seat A: the break is reached")
    assert (lines[reached + 1] == "Seat A: 1 X-token (reaching the break)") == (x < 5)
    assert reached < lines.index("Seat A: 1 card from the deck (Cards)") < lines.index("Break")
    assert scene.zoo("A").x_tokens == after
    assert scene.state.break_step == 0
    assert scene.zoo("A").money == 5
    assert scene.asked == "B"


@rule("AN-10.8")
def test_a_further_step_gives_no_second_x_token(scene: Scene) -> None:
    """S-AN-09"""
    scene.table(A="order An Ca Bu As Sp, x 0, multiplier Ca", deck="401 402", break_step=8)

    scene.plays("A", "cards")
    assert (scene.zoo("A").x_tokens, scene.state.break_step) == (1, 9)
    scene.plays("A", "cards")
    scene.any_chance()

    assert scene.zoo("A").x_tokens == 1
    assert scene.heard().count("Break") == 1


@rule("AN-4.6", "AN-10.1")
def test_there_is_no_hand_limit_outside_the_break(scene: Scene) -> None:
    hand = " ".join(str(number) for number in range(401, 421))
    scene.table(A=f"order An Bu As Ca Sp, hand {hand}", deck="501 502")

    scene.plays("A", "cards")

    assert len(scene.zoo("A").hand) == 22


@rule("AN-4.4", "AN-2.13")
def test_the_deck_may_run_out_between_two_cards(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca As Sp, upgraded Ca, rep 1",
        display="401 402 403 404 405 406",
        deck="407",
        discard="408",
        played_out=True,
    )

    scene.plays("A", "cards", "draw", "deck", "deck")
    scene.chance("sloth-bear")

    assert scene.hand("A") == "407 408"
    assert scene.state.discard == []


@rule("AN-4.4", "AN-2.13", "AN-Q2")
def test_without_a_deck_only_the_display_in_range_is_left(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca As Sp, upgraded Ca, rep 1",
        display="401 402 403 404 405 406",
        deck_refill="none",
        played_out=True,
    )

    scene.plays("A", "cards", "draw", "cheetah")

    assert scene.hand("A") == "401"
    assert scene.asked == "B"  # folder 1 is empty, and so is the deck
    assert scene.display() == "402 403 404 405 406 -"


@rule("AN-4.7", "AN-Q17")
def test_all_cards_of_the_table_are_drawn(scene: Scene) -> None:
    scene.table(A="order An Bu As Ca Sp, upgraded Ca", display="401 402 403 404 405 406")

    scene.plays("A", "cards", "draw")

    question = scene.match.question
    assert question is not None
    assert question.passing is None
    scene.refused("A", "done", rule=None)
    scene.refused("A", "no", rule=None)


@rule("AN-4.7")
def test_discarded_is_as_far_as_the_hand_goes(scene: Scene) -> None:
    scene.table(A="order Ca An Bu As Sp", deck="401")
    scene.plays("A", "cards")
    assert scene.hand("A") == ""  # the card drawn is the only one
    assert [card.id for card in scene.state.discard] == [401]

    scene.table(A="order Ca An Bu As Sp", deck_refill="none", played_out=True)
    scene.plays("A", "cards")

    assert scene.asked == "B"


@rule("AN-1.15", "AN-4.2")
def test_others_read_how_many_but_not_which(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp", deck="401 402")

    scene.plays("A", "cards", "cheetah")

    for reader in (None, "B"):
        assert scene.heard(reader) == [
            "Seat A: Cards with strength 3",
            "Seat A: 2 cards from the deck (Cards)",
            "Seat A: 1 card discarded",
        ]
    last = scene.match.history[-1]
    assert last.seen_by is not None
    assert [seat.code for seat in last.seen_by] == ["A"]


@rule("AN-4.1", "AN-14.5")
def test_alone_there_is_no_break_token(scene: Scene) -> None:
    scene.table(1, A="order An Ca Bu As Sp", deck="401")

    scene.plays("A", "cards")

    assert (scene.state.break_step, scene.zoo("A").x_tokens) == (0, 0)
