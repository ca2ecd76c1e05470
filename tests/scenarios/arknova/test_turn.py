"""The turn, X-tokens, action cards, the deck [AN-2]: scenarios S-AN-02 to S-AN-05."""

from __future__ import annotations

import pytest

from soloist.games.arknova.cards import SPONSORS
from tests.kit import rule
from tests.scenarios.arknova.scene import SHORT, Scene


@rule("AN-2.1", "AN-2.3", "AN-7.3", "AN-9.4")
def test_the_used_card_goes_to_slot_1(scene: Scene) -> None:
    """S-AN-02"""
    scene.table(A="order An Bu Ca As Sp")

    scene.plays("A", "association", "reputation")

    assert scene.order("A") == "As An Bu Ca Sp"
    assert scene.zoo("A").reputation == 3
    assert scene.zoo("A").range == 2
    assert scene.zoo("A").on_task[0] == 1
    assert scene.asked == "B"


@rule("AN-2.1")
def test_single_turns_clockwise(scene: Scene) -> None:
    scene.table(3, active="B")

    for letter in "BCABCA":
        scene.plays(letter, f"x {'cards' if letter == 'A' else 'build'}")

    assert scene.asked == "B"


@rule("AN-2.3", "AN-2.8")
@pytest.mark.parametrize(
    ("action", "order"),
    [
        ("animals", "An Bu Ca As Sp"),
        ("build", "Bu An Ca As Sp"),
        ("cards", "Ca An Bu As Sp"),
        ("association", "As An Bu Ca Sp"),
        ("sponsors", "Sp An Bu Ca As"),
    ],
)
def test_the_cards_left_of_the_used_one_move_one_slot_to_the_right(scene: Scene, action: str, order: str) -> None:
    scene.table(A="order An Bu Ca As Sp")

    scene.plays("A", f"x {action}")

    assert scene.order("A") == order


# X-tokens


@rule("AN-2.7", "AN-2.8")
def test_an_x_token_instead_of_an_action(scene: Scene) -> None:
    """S-AN-03"""
    scene.table(A="x 4", break_step=5)
    display = scene.display()

    scene.plays("A", "x sponsors")

    assert scene.zoo("A").x_tokens == 5
    assert scene.order("A") == "Sp An Bu Ca As"
    assert scene.state.break_step == 5
    assert scene.display() == display
    scene.plays("B", "x cards")
    assert not [option for option in scene.codes("A") if option.startswith("x ")]
    scene.refused("A", "x animals", rule="AN-2.7")


@rule("AN-2.2", "AN-5.1", "AN-5.2", "AN-5.8")
def test_x_tokens_raise_the_strength(scene: Scene) -> None:
    """S-AN-04"""
    scene.table(A="x 3, money 12")
    scene.refused("A", "build+2", "enclosure_5", rule="AN-5.1")

    scene.plays("A", "build+3")
    scene.builds("A", "enclosure_5 1.4 2.3 2.4 3.4 3.5")

    assert "enclosure_5 1.4 2.3 2.4 3.4 3.5" in scene.buildings("A")
    assert (scene.zoo("A").money, scene.zoo("A").x_tokens) == (7, 0)
    assert scene.order("A") == "Bu An Ca As Sp"


@rule("AN-2.2")
def test_only_x_tokens_one_has_can_be_spent(scene: Scene) -> None:
    scene.table(A="x 2")

    assert [option for option in scene.codes("A") if option.startswith("cards")] == ["cards", "cards+1", "cards+2"]
    scene.refused("A", "cards+3", rule="AN-2.2")


@rule("AN-2.2", "AN-8.2")
def test_strength_ten(scene: Scene) -> None:
    scene.table(A="x 5, money 0", break_step=0)

    scene.plays("A", "sponsors+5", "break")

    assert scene.heard()[0] == "Seat A: Sponsors with strength 10"
    assert scene.zoo("A").money == 10
    assert scene.zoo("A").x_tokens == 1  # of the break


@rule("AN-2.2")
def test_tokens_are_paid_before_the_action_and_those_gained_in_it_do_not_raise_it(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, upgraded Bu, x 1, money 20, build pavilion 0.2")
    scene.plays("A", "build+1")
    assert scene.zoo("A").x_tokens == 0

    scene.builds("A", "enclosure_1 0.1")

    assert scene.zoo("A").x_tokens == 1  # from 0.1
    assert not [option for option in scene.codes("A") if "+" in option]
    scene.refused("A", "enclosure_3", rule="AN-5.1")  # two of the three spaces are left
    scene.builds("A", "enclosure_2 1.3 1.4")
    assert scene.asked == "B"


@rule("AN-2.7")
def test_nobody_holds_more_than_five_x_tokens(scene: Scene) -> None:
    scene.table(A="order An Ca As Sp Bu, x 5, build pavilion 0.2, build enclosure_1 0.1")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 0.0")
    scene.plays("B", "x build")
    scene.table(A="order An Ca As Sp Bu, x 5, build pavilion 0.2")
    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 0.1")

    assert scene.zoo("A").x_tokens == 5


@rule("AN-2.8")
def test_any_card_whatever_its_slot_and_side_can_bring_an_x_token(scene: Scene) -> None:
    scene.table(A="upgraded Bu Sp, money 0, workers 0")

    assert [option for option in scene.codes("A") if option.startswith("x ")] == [
        "x animals",
        "x build",
        "x cards",
        "x association",
        "x sponsors",
    ]


@rule("AN-2.15")
def test_a_card_that_leads_to_nothing_is_good_for_an_x_token_only(scene: Scene) -> None:
    """S-AN-05"""
    scene.table(A="hand 401 402, x 4, money 2, workers 0, at reputation 1")

    options = scene.codes("A")

    assert not [option for option in options if option.startswith(("animals", "association"))]
    assert {"build", "cards", "sponsors"} <= set(options)
    assert {f"x {action.code}" for action in SHORT} <= set(options)
    for tokens in ("", "+1", "+4"):
        scene.refused("A", f"animals{tokens}", rule="AN-2.15")
        scene.refused("A", f"association{tokens}", rule="AN-2.15")


@rule("AN-2.15", "AN-6.1", "AN-6.17")
@pytest.mark.parametrize(
    ("zoo", "gained"),
    [
        ("rep 8", "9 reputation, 0 appeal"),
        ("rep 9", None),
        ("rep 14, upgraded An Ca", "15 reputation, 0 appeal"),
        ("rep 15, upgraded An Ca", "15 reputation, 1 appeal"),
    ],
)
def test_animals_ii_at_5_may_be_used_for_its_reputation_alone(scene: Scene, zoo: str, gained: str | None) -> None:
    scene.table(
        A=f"order Bu Ca As An Sp, x 1, appeal 0, money 0, upgraded An, {zoo}", display="201 202 203 204 205 206"
    )

    scene.refused("A", "animals", rule="AN-2.15")  # strength 4
    if gained is None:
        scene.refused("A", "animals+1", rule="AN-2.15")
        return
    scene.plays("A", "animals+1")

    assert f"{scene.zoo('A').reputation} reputation, {scene.zoo('A').appeal} appeal" == gained
    assert scene.asked == "B"


@rule("AN-2.15", "AN-6.1")
def test_what_the_reputation_step_brings_into_range_must_be_played(scene: Scene) -> None:
    """From 6 to 7 the fourth folder comes into range."""
    petting = "build petting_zoo 1.4 2.3 3.4"
    scene.table(A=f"order Bu Ca As Sp An, money 40, upgraded An, rep 6, {petting}", display="201 202 203 519 205 206")

    assert len(scene.codes("A", "animals")) == 1


@rule("AN-2.15")
def test_nothing_can_be_built_without_money(scene: Scene) -> None:
    scene.table(A="money 1")

    scene.refused("A", "build", rule="AN-2.15")


@rule("AN-2.15")
def test_x_tokens_may_be_what_it_takes(scene: Scene) -> None:
    scene.table(A="order As An Bu Ca Sp, x 3, hand 404")

    options = scene.codes("A")

    assert [option for option in options if option.startswith("association")] == [
        "association+1",
        "association+2",
        "association+3",
    ]
    assert "strength 1 is too little" in scene.refused("A", "association", rule="AN-2.15")
    scene.table(A="order An As Bu Ca Sp, x 2, hand 404")
    assert [option for option in scene.codes("A") if option.startswith("animals")] == ["animals+1", "animals+2"]


@rule("AN-2.15", "AN-8.2")
def test_cards_and_sponsors_are_always_possible(scene: Scene) -> None:
    scene.table(A="order Ca Sp An Bu As, money 0, workers 0")

    assert [option for option in scene.codes("A") if not option.startswith("x ")] == ["cards", "sponsors"]


@rule("AN-2.15", "AN-6.17")
def test_the_reputation_of_animals_ii_may_bring_the_only_animal_into_range(scene: Scene) -> None:
    scene.table(A="upgraded An, x 5, rep 3", display="201 202 404 203 204 205")

    assert [option for option in scene.codes("A") if option.startswith("animals")] == ["animals+4", "animals+5"]
    scene.plays("A", "animals+4", "caracal")

    assert scene.zoo("A").money == 25 - 12


# sides


@rule("AN-2.6", "AN-13.6")
def test_an_upgraded_card_keeps_its_slot_and_its_tokens(scene: Scene) -> None:
    scene.table(A="rep 3, order An Bu Ca As Sp, venom Sp, multiplier Sp, constricted Sp, upgraded Ca")

    scene.plays("A", "association", "reputation")
    assert scene.codes("A") == ["animals", "build", "association", "sponsors"]
    scene.plays("A", "sponsors")

    zoo = scene.zoo("A")
    assert scene.order("A") == "As An Bu Ca Sp"
    assert [SHORT[action] for action in SHORT if zoo.is_upgraded(action)] == ["Ca", "Sp"]
    assert [SHORT[action] for action in SHORT if zoo.venom >> action & 1] == ["Sp"]
    assert [SHORT[action] for action in SHORT if zoo.constricted >> action & 1] == ["Sp"]
    assert zoo.money == 23  # for venom


@rule("AN-2.6", "AN-13.14")
def test_with_nothing_left_to_turn_an_upgrade_does_nothing(scene: Scene) -> None:
    scene.table(A="rep 3, upgraded An Bu Ca As Sp")

    scene.plays("A", "association", "reputation", "done")

    assert scene.zoo("A").reputation == 5
    assert scene.asked == "B"


@rule("AN-2.18", "AN-Q4")
def test_animals_goes_on_with_side_ii_once_it_is_upgraded(scene: Scene) -> None:
    zoo = "order Bu Ca An As Sp, rep 4, money 50, hand 425, icons science 1, build enclosure_1 2.4"
    scene.table(A=zoo, display="404 201 202 203 204 205")
    scene.plays("A", "animals", "tasmanian-devil", "enclosure_1 2.4", "animals")

    assert scene.codes("A") == ["caracal", "done"]  # a second one at strength 3, and from the display
    scene.plays("A", "caracal")

    assert scene.zoo("A").money == 50 - 11 - 10
    scene.table(A=zoo, display="404 201 202 203 204 205", upgrade_in_use="never")
    scene.plays("A", "animals", "tasmanian-devil", "enclosure_1 2.4", "animals")
    assert scene.asked == "B"


@rule("AN-2.18")
def test_at_strength_5_the_range_is_read_again_but_the_reputation_came_too_late(scene: Scene) -> None:
    zoo = "order Bu Ca As Sp An, rep 4, money 50, hand 425 404, icons science 1, build enclosure_1 2.4"
    scene.table(A=zoo, display="201 419 410 415 202 203")

    scene.plays("A", "animals", "tasmanian-devil", "enclosure_1 2.4", "done", "animals")

    assert scene.zoo("A").reputation == 5
    assert scene.codes("A") == ["caracal", "european-badger", "yellow-throated-marten", "done"]  # folders 1 to 3


@rule("AN-2.18", "AN-Q4")
@pytest.mark.parametrize(("reading", "goes_on"), [("animals", False), ("never", False), ("always", True)])
def test_build_is_finished_on_the_side_it_began_with(scene: Scene, reading: str, goes_on: bool) -> None:
    scene.table(A="order An Ca As Sp Bu, rep 3, build pavilion 0.2, build enclosure_1 0.1", upgrade_in_use=reading)

    scene.plays("A", "build")
    scene.builds("A", "enclosure_1 0.0")
    scene.plays("A", "build")

    assert (scene.asked == "A") is goes_on


# the display and the end of the turn


@rule("AN-2.9", "AN-4.3")
def test_the_display_is_refilled_at_the_end_of_the_turn_and_slides(scene: Scene) -> None:
    scene.table(
        A="order An Ca As Sp Bu", B="order An Bu As Sp Ca", active="B", display="401 402 403 404 405 406", deck="407"
    )

    scene.plays("B", "cards", "snap")
    scene.plays("B", "leopard")

    assert scene.display() == "401 402 404 405 406 407"


@rule("AN-2.9")
def test_gaps_stay_during_the_turn(scene: Scene) -> None:
    scene.table(
        A="order Bu As Sp An Ca, upgraded Ca, rep 4",
        display="401 402 403 404 405 406",
        deck="407 408 409",
    )

    scene.plays("A", "cards", "draw", "lion", "deck")
    assert scene.display() == "401 - 403 404 405 406"
    assert scene.codes("A") == ["cheetah", "leopard", "deck"]
    scene.plays("A", "leopard", "cheetah")
    assert scene.display() == "- - - 404 405 406"
    scene.plays("A", "lion")
    scene.chance("yellow-throated-marten")

    assert scene.display() == "404 405 406 408 409 410"


@rule("AN-2.10", "AN-3.3")
def test_card_to_slot_1_then_effects_then_venom_then_display_then_break(scene: Scene) -> None:
    scene.table(
        A="order Bu As Sp An Ca, venom Bu, money 9",
        display="401 402 403 404 405 406",
        deck="407 408 409 410 411 412 413 414 415",
        break_step=8,
    )

    scene.plays("A", "cards", "snap", "fennec-fox")
    scene.any_chance()

    lines = [line for line in scene.heard() if "from the display" not in line]
    assert lines[:6] == [
        "Seat A: Cards with strength 5",
        "Seat A: the break is reached",
        "Seat A: 1 X-token (reaching the break)",
        "Seat A: 2 money for venom",
        "Display: Sumatran Tiger",
        "Break",
    ]
    assert scene.order("A") == "Ca Bu As Sp An"
    assert scene.zoo("A").venom == 0
    assert scene.asked == "B"


@rule("AN-2.5", "AN-5.8", "AN-2.17")
def test_effects_of_one_moment_come_in_the_order_of_the_active_player(scene: Scene) -> None:
    """Two placement bonuses: the reputation first brings folder 2 into range."""
    scene.table(A="order An Ca As Sp Bu, build pavilion 5.6", display="401 402 403 404 405 406", deck="407")
    scene.plays("A", "build")
    scene.builds("A", "petting_zoo 5.5 6.5 7.5")
    assert scene.codes("A") == ["bonus card_deck_or_range_1", "bonus reputation_2"]

    assert scene.codes("A", "bonus card_deck_or_range_1") == ["cheetah", "deck", "no"]
    assert scene.codes("A", "bonus reputation_2") == ["cheetah", "lion", "deck", "no"]
    scene.plays("A", "bonus reputation_2", "lion")

    assert scene.hand("A") == "402"


@rule("AN-2.17", "AN-2.5", "AN-15.2")
def test_each_printed_gain_is_an_effect_of_its_own(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As Sp An, rep 9, cp 1, money 30, hand 406, icons asia 3, sponsors 225, "
        "build enclosure_5 3.1 3.2 3.3 4.1 4.2",
        deck="401",
    )

    scene.plays("A", "animals", "siberian-tiger")
    assert scene.codes("A") == ["siberian-tiger reputation", "siberian-tiger conservation"]
    scene.plays("A", "siberian-tiger conservation")
    assert scene.zoo("A").conservation == 3
    assert (scene.zoo("A").reputation, scene.zoo("A").appeal) == (9, 0)  # appeal can wait
    scene.plays("A", "upgrade", "cards")
    scene.plays("A", "deck")  # the reward of reputation 10

    assert (scene.zoo("A").reputation, scene.zoo("A").appeal) == (10, 10)


@rule("AN-2.11", "AN-2.10")
def test_extra_actions_belong_to_the_same_turn(scene: Scene) -> None:
    """The display is not refilled in between, and the break waits for the end of the turn."""
    scene.table(
        A="order Bu Ca As Sp An, upgraded An, money 60, hand 509, build enclosure_5 3.1 3.2 3.3 4.1 4.2, "
        "build enclosure_2 2.2 2.3",
        display="404 402 403 401 405 406",
        deck="201 202 203 204",
        break_step=8,
    )
    scene.plays("A", "animals", "golden-eagle", "caracal", "enclosure_2 2.2/1")
    assert scene.display() == "- 402 403 401 405 406"

    scene.plays("A", "cards")
    assert scene.display() == "- 402 403 401 405 406"
    assert scene.hand("A") == "203 204"  # Hunter has turned up the two others
    scene.plays("A", "science-museum")
    scene.any_chance()

    assert scene.heard().count("Break") == 1
    assert scene.order("A") == "Ca An Bu As Sp"
    assert scene.asked == "B"


# the deck


@rule("AN-2.13", "AN-4.7")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_under_what_is_left(scene: Scene) -> None:
    scene.table(A="order An Bu As Sp Ca", deck="401 402", played_out=True)

    scene.plays("A", "cards", "draw")
    assert "cheetah" not in scene.codes("chance")  # what is left of the deck comes first
    scene.chance("leopard")

    assert scene.hand("A") == "401 402 403"
    assert scene.state.discard == []
    scene.plays("A", "cheetah")
    assert [card.id for card in scene.state.discard] == [401]


@rule("AN-2.13", "AN-Q2")
def test_or_nobody_draws_any_more(scene: Scene) -> None:
    scene.table(A="order An Bu As Sp Ca", deck="401 402", played_out=True, deck_refill="none")

    scene.plays("A", "cards", "draw", "lion")

    assert scene.hand("A") == "401"
    scene.plays("B", "cards")
    assert scene.hand("B") == ""


@rule("AN-2.13")
def test_one_draws_what_there_is(scene: Scene) -> None:
    others = " ".join(str(number) for number in (*range(113, 133), *range(201, 265), *range(408, 529)))
    scene.table(A="order An Bu As Sp Ca", B=f"hand {others}", display="401 402 403 404 405 406", deck="407")

    scene.plays("A", "cards", "draw")

    assert scene.hand("A") == ""  # one of three is drawn, and discarded
    assert [card.id for card in scene.state.discard] == [407]
    scene.plays("B", "x cards")
    scene.plays("A", "cards")
    scene.chance("sumatran-tiger")
    assert scene.hand("A") == ""


@rule("AN-2.13", "AN-2.9")
def test_the_display_too_is_refilled_from_the_shuffled_pile(scene: Scene) -> None:
    scene.table(A="order An Bu As Sp Ca", display="401 402 403 404 405 406", discard="407", played_out=True)

    scene.plays("A", "cards", "snap", "cheetah")
    scene.chance("sumatran-tiger")

    assert scene.display() == "402 403 404 405 406 407"
    assert scene.state.discard == []


@rule("AN-2.16", "AN-M.8")
def test_a_search_takes_out_one_card_and_leaves_all_others_in_their_places(scene: Scene) -> None:
    scene.table(A="order An Bu As Ca Sp, build enclosure_1 0.3", maps="8", discard="401")
    before = len(scene.state.deck)

    scene.plays("A", "build")
    scene.builds("A", "enclosure_2 1.4 1.5")
    assert set(scene.codes("chance")) <= {sponsor.code for sponsor in SPONSORS}
    scene.chance("engineer")

    assert scene.hand("A") == "217"
    assert "Seat A: Engineer from the deck (Hollywood: the first sponsor of the deck)" in scene.heard(
        "B"
    )  # it was shown
    assert len(scene.state.deck) == before - 1
    assert [card.id for card in scene.state.discard] == [401]


@rule("AN-2.16", "AN-Q5")
def test_or_the_skipped_cards_go_where_it_is_printed(scene: Scene) -> None:
    zoo = "order An Bu As Ca Sp, build enclosure_1 0.3"
    scene.table(A=zoo, maps="8", deck="401 120 217 202", search_skipped="printed")

    scene.plays("A", "build")
    scene.builds("A", "enclosure_2 1.4 1.5")

    assert scene.hand("A") == "217"
    assert [card.id for card in scene.state.discard] == [401, 120]


@rule("AN-2.16")
@pytest.mark.parametrize("skipped", ["stay", "printed"])
def test_if_there_is_no_such_card_nothing_is_found(scene: Scene, skipped: str) -> None:
    sponsors = " ".join(str(number) for number in range(201, 265))
    scene.table(
        A="order An Bu As Ca Sp, build enclosure_1 0.3",
        B=f"hand {sponsors}",
        maps="8",
        display="401 402 403 404 405 406",
        search_skipped=skipped,
    )
    before = len(scene.state.deck)

    scene.plays("A", "build")
    scene.builds("A", "enclosure_2 1.4 1.5")

    assert scene.hand("A") == ""
    assert (len(scene.state.deck), scene.state.discard) == (before, [])


# limits


@rule("AN-2.14")
def test_tokens_on_action_cards_are_not_limited_by_the_box(scene: Scene) -> None:
    nine = "Sp Sp Sp Sp Sp Sp Sp Sp Sp"
    scene.table(A=f"order Bu Ca As An Sp, money 30, multiplier {nine}, hand 434, icons science 2")

    scene.plays("A", "animals", "red-panda")

    assert sum(scene.zoo("A").multipliers) == 10


@rule("AN-2.20")
def test_may_effects_can_be_declined_and_all_others_happen(scene: Scene) -> None:
    scene.table(A="order Bu Ca As An Sp, hand 405 401")

    scene.plays("A", "animals", "fennec-fox")
    assert "no" in scene.codes("A")
    scene.plays("A", "no")

    assert scene.order("A") == "An Bu Ca As Sp"
    scene.table(A="order Bu Ca As An Sp, hand 404", deck="401 402")
    scene.plays("A", "animals", "caracal")
    assert scene.codes("A") == ["cheetah", "lion"]  # Hunter must take one
