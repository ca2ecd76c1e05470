"""A turn and its white play [ARNE-2, ARNE-3]: scenario 19."""

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-2.1", "ARNE-12.1")
def test_a_turn_is_one_card_drawn_and_one_white_card_played(scene: Scene) -> None:
    scene.table(hands={"A": "red50, red100", "B": "green50"})
    pile = scene.pile_size()

    scene.draws("A", "blue200")
    assert scene.hand("A") == "red50, red100, blue200"
    assert scene.pile_size() == pile - 1
    scene.plays("A", "red100", "red")

    assert scene.hand("A") == "red50, blue200"
    assert scene.row("R") == "100"
    assert scene.active == "B"  # the play ended the turn: nobody holds a black card
    assert scene.why == "ARNE-2.1"


@rule("ARNE-1.7", "ARNE-2.1")
def test_only_the_drawer_sees_the_card_drawn(scene: Scene) -> None:
    scene.table(hands={"A": "red50"})

    scene.draws("A", "blue200")

    assert scene.saw_last_answer("A")
    assert not scene.saw_last_answer("B")
    assert scene.told("A") == ["A drew blue200"]
    assert scene.told("B") == scene.told(None) == ["A drew"]


@rule("ARNE-2.2")
def test_only_the_active_person_plays_white_cards(scene: Scene) -> None:
    scene.table(rows={"Bl": "50"}, hands={"A": "red50", "B": "green500, crash"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    scene.refused("B", "green500", rule="ARNE-2.2")
    assert scene.options("B") == ["crash", "pass"]


@rule("ARNE-2.2")
def test_one_white_card_a_turn_is_all_but_black_cards_do_not_count(scene: Scene) -> None:
    scene.table(rows={"Bl": "50, 100"}, hands={"A": "red50, red100, crash, crash, crash"})
    scene.draws("A", "red200")

    scene.plays("A", "crash", "blue.1")
    scene.passes("A")
    scene.plays("A", "red50", "red")

    scene.refused("A", "red100", rule="ARNE-2.2")
    scene.plays("A", "crash", "blue.2")
    scene.plays("A", "crash", "red.1")
    assert scene.active == "B"


@rule("ARNE-2.3")
def test_a_playable_white_card_must_be_played_but_one_chooses_which(scene: Scene) -> None:
    scene.table(hands={"A": "red50, plus1, green200", "B": "blue50"})
    scene.draws("A", "crash")

    assert scene.options("A") == ["red50", "green200", "plus1"]
    scene.refused("A", "end", rule="ARNE-2.3")


@rule("ARNE-2.3")
def test_without_a_white_card_the_turn_ends_and_no_black_card_need_be_played(scene: Scene) -> None:
    scene.table(rows={"G": "500"}, hands={"A": "crash"})
    scene.draws("A", "stop")

    assert scene.options("A") == ["crash", "stop", "end"]
    scene.plays("A", "end")
    assert scene.told("B")[-1] == "A no_white"
    scene.passes("A")

    assert scene.active == "B"
    assert scene.hand("A") == "crash, stop"


@rule("ARNE-2.4")
def test_an_x3_without_a_target_is_no_playable_white_card(scene: Scene) -> None:
    scene.table(hands={"A": "x3"})
    scene.draws("A", "crash")

    assert scene.options("A") == ["end"]
    scene.refused("A", "x3", rule="ARNE-2.4")
    scene.plays("A", "end")

    assert scene.hand("A") == "x3, crash"


@rule("ARNE-2.4", "ARNE-Q16")
def test_a_lone_x3_with_a_target_must_be_played_even_for_another(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "x3"})
    scene.draws("A", "crash")

    scene.refused("A", "end", rule="ARNE-2.3")
    scene.plays("A", "x3", "green.1")

    assert scene.total("green") == 150


@rule("ARNE-Q16")
def test_read_otherwise_a_lone_x3_may_be_kept(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "x3, x3"}, x3_compulsory="no")
    scene.draws("A", "lock")

    assert scene.options("A") == ["x3", "end"]
    scene.plays("A", "end")

    assert scene.hand("A") == "x3, x3, lock"


@rule("ARNE-Q16")
def test_read_otherwise_too_another_white_card_must_be_played(scene: Scene) -> None:
    scene.table(rows={"G": "50"}, hands={"A": "x3"}, x3_compulsory="no")
    scene.draws("A", "blue50")
    assert scene.options("A") == ["blue50", "x3"]
    scene.refused("A", "end", rule="ARNE-2.3")

    scene.table(rows={"G": "50"}, hands={"A": "x3"}, x3_compulsory="no")
    scene.draws("A", "plus3")
    assert scene.options("A") == ["x3", "plus3"]
    scene.refused("A", "end", rule="ARNE-2.3")


@rule("ARNE-2.4")
def test_value_cards_and_actions_are_always_playable(scene: Scene) -> None:
    scene.table(3, hands={"A": "blue50, plus1, plus2_value, plus2_black, plus3, swap_hands"})
    scene.draws("A", "change_places")

    assert scene.options("A") == [
        "blue50", "plus1", "plus2_value", "plus2_black", "plus3", "swap_hands", "change_places",
    ]  # fmt: skip


@rule("ARNE-2.5", "ARNE-3.1")
def test_a_value_card_goes_into_the_row_of_its_colour_or_onto_the_discard_pile(scene: Scene) -> None:
    scene.table(hands={"A": "red500"})
    scene.draws("A", "crash")

    assert scene.options("A", "red500") == ["red", "discard"]
    scene.refused("A", "red500", "green", rule="ARNE-3.1")
    scene.plays("A", "red500", "discard")

    assert scene.discard() == "red500"
    assert scene.row("R") == ""


@rule("ARNE-2.5", "ARNE-4.1")
def test_an_action_card_is_the_third_kind_of_white_play(scene: Scene) -> None:
    scene.table(hands={"A": "plus3"})
    scene.draws("A", "crash")

    scene.plays("A", "plus3")

    assert scene.discard() == "plus3"


@rule("ARNE-2.6")
def test_an_empty_hand_is_allowed_and_draws_as_usual(scene: Scene) -> None:
    scene.table(hands={"A": "", "B": "green50"})
    scene.draws("A", "red50")
    scene.plays("A", "red50", "red")
    assert scene.hand("A") == ""

    assert scene.turns(3) == "B C D"
    scene.draws("A", "crash")
    assert scene.hand("A") == "crash"


@rule("ARNE-2.6")
def test_there_is_no_hand_limit(scene: Scene) -> None:
    many = "red50, red50, red50, red100, red100, red200, red200, red500, red1000, redX2, green50, green50, plus3"
    scene.table(hands={"A": many})
    scene.draws("A", "blue50")

    scene.plays("A", "plus3")
    scene.chance("blue50, blue50, blue100")

    assert len(scene.state.hands[0]) == 16
    assert scene.active == "B"


@rule("ARNE-3.2")
def test_items_lie_side_by_side(scene: Scene) -> None:
    scene.table(rows={"R": "50, X2"}, hands={"A": "red50"})
    scene.draws("A", "crash")

    assert scene.options("A", "red50") == ["red", "discard"]  # no item is a place for it
    scene.plays("A", "red50", "red")

    assert scene.row("R") == "50, X2, 50"


@rule("ARNE-3.2")
def test_an_x2_is_an_ordinary_item_for_every_other_card(scene: Scene) -> None:
    scene.table(
        rows={"R": "X2", "G": "yellowX2~"},
        hands={"A": "x3, crash, thief, chameleon, blueX2", "B": "redX2, red50"},
    )
    scene.draws("A", "plus2_value")

    assert "red.1" in scene.options("A", "x3")
    assert "red.1" in scene.options("A", "crash")
    assert scene.options("A", "thief") == ["green.1"]
    assert "blueX2" in scene.options("A", "chameleon")
    scene.plays("A", "plus2_value", "B", "red")
    assert scene.row("R") == "X2, 50, X2"


@rule("ARNE-3.3", "ARNE-Q9")
def test_a_value_card_may_be_placed_in_anothers_row(scene: Scene) -> None:
    scene.table(rows={"G": "100"}, hands={"A": "green50"})
    scene.draws("A", "crash")

    scene.plays("A", "green50", "green")

    assert scene.row("G") == "100, 50"


@rule("ARNE-Q9")
def test_read_otherwise_value_cards_of_others_are_only_discarded(scene: Scene) -> None:
    scene.table(hands={"A": "green50, red50"}, foreign_values="no")
    scene.draws("A", "crash")

    assert scene.options("A", "green50") == ["discard"]
    assert scene.options("A", "red50") == ["red", "discard"]
    scene.refused("A", "green50", "green", rule="ARNE-Q9")


@rule("ARNE-3.3", "ARNE-11.1", "ARNE-Q9")
def test_read_otherwise_too_minimum_still_places_cards_before_others(scene: Scene) -> None:
    scene.table(hands={"A": "green50"}, foreign_values="no", variant="minimum")
    scene.draws("A", "crash")

    assert scene.options("A", "green50") == ["green", "discard"]


@rule("ARNE-3.3")
def test_standard_and_minimum_have_the_same_moves(scene: Scene) -> None:
    moves = []
    for variant in ("standard", "minimum"):
        scene.table(
            rows={"R": "500", "G": "100+crash"},
            hands={"A": "red50, green100, chameleon, x3, crash, lock, thief, red-200"},
            discard="plus3",
            variant=variant,
        )
        scene.draws("A", "plus1")
        moves.append(
            [scene.options("A")]
            + [scene.options("A", card) for card in ("red50", "green100", "chameleon", "x3", "crash", "lock", "thief")]
        )

    assert moves[0] == moves[1]


@rule("ARNE-5.1")
def test_a_card_one_does_not_hold_cannot_be_played(scene: Scene) -> None:
    scene.table(rows={"G": "500"}, hands={"A": "red50", "B": "crash"})
    scene.draws("A", "red100")

    scene.refused("A", "crash", rule="ARNE-5.1")
    scene.plays("A", "red50", "red")
    scene.refused("B", "lock", rule="ARNE-5.1")
