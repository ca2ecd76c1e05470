"""Abilities that wait until the action is finished [AN-2.4, AN-15.1]: scenarios S-AN-27, S-AN-29, S-AN-32."""

from __future__ import annotations

import pytest

from soloist.games.arknova.cards import Action
from tests.kit import rule
from tests.scenarios.arknova.scene import SHORT, Scene, spot
from tests.scenarios.base import seat_named

NO_ANIMALS = "201 202 203 204 205 206"
FIVE = "build enclosure_5 3.1 3.2 3.3 4.1 4.2"
ONE = "build enclosure_1 0.2"
ONE_ANIMAL = f"order Bu Ca As An Sp, empty, money 60, appeal 0, {FIVE}"
TWO_ANIMALS = f"order Bu Ca As Sp An, empty, money 60, appeal 0, {FIVE}, {ONE}"


def sides(scene: Scene, letter: str) -> str:
    """The action cards on side II."""
    return " ".join(SHORT[action] for action in SHORT if scene.zoo(letter).is_upgraded(action))


# Clever and Boost


@rule("AN-2.3", "AN-2.4", "AN-G.CLEVER", "AN-G.BOOST", "AN-15.1")
@pytest.mark.parametrize(
    ("boost", "order"), [("slot 1", "Sp As An Bu Ca"), ("slot 5", "As An Bu Ca Sp"), ("no", "As An Bu Ca Sp")]
)
def test_clever_and_boost_wait(scene: Scene, boost: str, order: str) -> None:
    """S-AN-27"""
    scene.table(A=f"{TWO_ANIMALS}, hand 405 428")

    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "giraffe")
    assert scene.order("A") == "An Bu Ca As Sp"
    assert scene.codes("A") == ["clever", "boost:sponsors"]
    scene.plays("A", "clever", "association")
    assert scene.order("A") == "As An Bu Ca Sp"
    scene.plays("A", boost)

    assert scene.order("A") == order
    assert scene.asked == "B"


@rule("AN-2.4", "AN-G.BOOST")
def test_or_the_other_way_round(scene: Scene) -> None:
    """S-AN-27"""
    scene.table(A=f"{TWO_ANIMALS}, hand 405 428")

    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "giraffe")
    scene.plays("A", "boost:sponsors", "slot 1", "build")

    assert scene.order("A") == "Bu Sp An Ca As"


@rule("AN-G.CLEVER")
def test_clever_moves_any_card_but_the_one_in_slot_1_is_there_already(scene: Scene) -> None:
    scene.table(A=f"{ONE_ANIMAL}, hand 405")

    scene.plays("A", "animals", "fennec-fox")

    assert scene.codes("A") == ["build", "cards", "association", "sponsors", "no"]
    scene.plays("A", "no")
    assert scene.order("A") == "An Bu Ca As Sp"


@rule("AN-G.CLEVER", "AN-2.4")
def test_two_of_the_same_kind_need_no_order(scene: Scene) -> None:
    scene.table(A=f"{TWO_ANIMALS}, hand 405 465")

    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "golden-lion-tamarin", "sponsors", "association")

    assert scene.order("A") == "As Sp An Bu Ca"


@rule("AN-G.BOOST")
@pytest.mark.parametrize(
    ("animal", "slot", "order"),
    [
        ("408 sloth-bear", "slot 5", "An Bu Ca Sp As"),
        ("415 raccoon", "slot 1", "As An Bu Ca Sp"),
        ("419 european-badger", "slot 5", "Bu Ca As Sp An"),  # the card just used, from slot 1
        ("419 european-badger", "slot 1", "An Bu Ca As Sp"),
        ("466 bolivian-red-howler", "slot 5", "An Bu As Sp Ca"),
        ("502 great-hornbill", "slot 5", "An Ca As Sp Bu"),
        ("429 grevys-zebra", "slot 1", "Sp An Bu Ca As"),
    ],
)
def test_boost_moves_the_named_card(scene: Scene, animal: str, slot: str, order: str) -> None:
    number, name = animal.split()
    scene.table(A=f"{ONE_ANIMAL}, hand {number}, icons africa 3")

    scene.plays("A", "animals", name)
    assert scene.codes("A") == ["slot 1", "slot 5", "no"]
    scene.plays("A", slot)

    assert scene.order("A") == order


# Action


@rule("AN-G.ACTION", "AN-2.11")
def test_action_takes_the_named_action_and_no_x_token(scene: Scene) -> None:
    """S-AN-29"""
    scene.table(A=f"{ONE_ANIMAL}, hand 430, partner africa, x 2")

    scene.plays("A", "animals", "pygmy-hippopotamus")
    assert scene.codes("A") == ["sponsors", "sponsors+1", "sponsors+2", "no"]
    scene.plays("A", "sponsors+1", "break")

    assert scene.zoo("A").money == 60 - 12 + 6  # slot 5, and an X-token
    assert scene.order("A") == "Sp An Bu Ca As"
    assert scene.asked == "B"


@rule("AN-G.ACTION", "AN-2.20")
def test_action_may_be_declined(scene: Scene) -> None:
    scene.table(A=f"{ONE_ANIMAL}, hand 453, icons africa 1")

    scene.plays("A", "animals", "collared-mangabey", "no")

    assert scene.order("A") == "An Bu Ca As Sp"


@rule("AN-G.ACTION", "AN-2.15", "AN-15.8")
def test_action_is_not_offered_if_it_leads_to_nothing(scene: Scene) -> None:
    scene.table(A=f"{ONE_ANIMAL}, hand 409, partner asia, workers 0, at reputation 1")

    scene.plays("A", "animals", "sun-bear")

    assert scene.asked == "B"
    assert scene.zoo("A").appeal == 5


@rule("AN-G.ACTION", "AN-3.1")
def test_the_tokens_on_the_card_work(scene: Scene) -> None:
    scene.table(A=f"{ONE_ANIMAL}, hand 430, partner africa, multiplier Sp, constricted Sp")

    scene.plays("A", "animals", "pygmy-hippopotamus", "sponsors", "break", "sponsors", "break")

    assert scene.zoo("A").money == 60 - 12 + 3 + 3
    assert (sum(scene.zoo("A").multipliers), scene.zoo("A").constricted) == (0, 0)


@rule("AN-2.4", "AN-G.ACTION", "AN-G.CLEVER")
def test_a_waiting_action_may_be_taken_before_a_waiting_clever_or_after_it(scene: Scene) -> None:
    zoo = f"{TWO_ANIMALS}, hand 405 453, icons africa 1"
    scene.table(A=zoo, deck="201 202")
    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "collared-mangabey")
    scene.plays("A", "action:cards", "cards", "spokesperson", "sponsors")
    assert scene.order("A") == "Sp Ca An Bu As"
    assert scene.hand("A") == "201"  # strength 3: two drawn, one discarded

    scene.table(A=zoo, deck="201 202")
    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "collared-mangabey")
    scene.plays("A", "clever", "sponsors", "cards")

    assert scene.hand("A") == "201 202"  # strength 4 by then


@rule("AN-G.ACTION", "AN-G.MULTIPLIER", "AN-3.8")
def test_a_token_put_on_the_card_before_it_is_used_may_be_spent_in_the_extra_action(scene: Scene) -> None:
    """The brown bear brings a worker and a token for Association, the sun bear the action."""
    scene.table(
        A=f"{ONE_ANIMAL}, upgraded An, hand 416 409, icons bear 1, partner asia, build enclosure_2 0.2 1.3",
        display=NO_ANIMALS,
    )

    scene.plays("A", "animals", "eurasian-brown-bear", "sun-bear", "association", "reputation")
    assert scene.why == "AN-3.1"
    scene.plays("A", "association", "partner-zoo", "africa", "build")  # with an upgrade

    assert scene.zoo("A").reputation == 3
    assert len(scene.zoo("A").partner_zoos) == 2
    assert sum(scene.zoo("A").multipliers) == 0


@rule("AN-2.11", "AN-G.ACTION")
def test_an_extra_build_action(scene: Scene) -> None:
    scene.table(A=f"{ONE_ANIMAL}, hand 515")

    scene.plays("A", "animals", "australian-pelican", "build")
    scene.builds("A", "enclosure_2 2.2 2.3")
    scene.plays("A", "no")  # the card of 2.2

    assert scene.zoo("A").money == 60 - 13 - 4
    assert scene.order("A") == "Bu An Ca As Sp"


# Determination


@rule("AN-G.DETERMINATION", "AN-2.11", "AN-2.4")
def test_determination_takes_one_more_action_with_another_card(scene: Scene) -> None:
    """S-AN-29"""
    scene.table(A=f"{ONE_ANIMAL}, upgraded An, hand 509 405, {ONE}", display=NO_ANIMALS)

    scene.plays("A", "animals", "golden-eagle", "done")
    options = scene.codes("A")
    assert not [option for option in options if "animals" in option]
    assert {"build", "cards", "association", "sponsors", "x build", "x sponsors", "no"} <= set(options)
    scene.plays("A", "x sponsors")

    assert scene.zoo("A").x_tokens == 1
    assert scene.order("A") == "Sp An Bu Ca As"
    assert scene.asked == "B"


@rule("AN-G.DETERMINATION", "AN-2.20")
def test_determination_may_be_declined(scene: Scene) -> None:
    """S-AN-29"""
    scene.table(A=f"{ONE_ANIMAL}, upgraded An, hand 505, x 5", display=NO_ANIMALS)

    scene.plays("A", "animals", "bald-eagle")
    assert not [option for option in scene.codes("A") if option.startswith("x ")]
    scene.plays("A", "no")

    assert scene.order("A") == "An Bu Ca As Sp"


@rule("AN-G.DETERMINATION", "AN-2.9", "AN-2.11")
def test_the_display_is_not_refilled_in_between(scene: Scene) -> None:
    """S-AN-29"""
    scene.table(
        A=f"{ONE_ANIMAL}, upgraded An Ca, rep 2, x 1", display="509 202 203 204 205 206", deck="401 402 403 404"
    )

    scene.plays("A", "animals", "golden-eagle", "cards", "draw")
    assert scene.display() == "- 202 203 204 205 206"
    assert scene.codes("A") == ["spokesperson", "deck"]  # folders 1 and 2 are in range
    scene.plays("A", "deck", "spokesperson")

    assert scene.display() == "203 204 205 206 402 403"


@rule("AN-G.DETERMINATION", "AN-3.1")
def test_two_eagles_two_more_actions(scene: Scene) -> None:
    scene.table(A=f"{TWO_ANIMALS}, upgraded An, hand 505 509, build enclosure_4 3.5 4.4 4.5 5.5", display=NO_ANIMALS)

    scene.plays("A", "animals", "bald-eagle", f"enclosure_4 {spot('enclosure_4', '3.5 4.4 4.5 5.5')}", "golden-eagle")
    scene.plays("A", "x build", "x cards")

    assert scene.zoo("A").x_tokens == 2
    assert scene.order("A") == "Ca Bu An As Sp"
    assert scene.asked == "B"


@rule("AN-G.DETERMINATION", "AN-M.3")
def test_gained_in_an_association_action_it_excludes_association(scene: Scene) -> None:
    """Place 4 of the left edge of map 3a."""
    scene.table(A="order An Bu Ca Sp As, icons africa 5", bases="101 102 103", maps="3a")

    scene.plays("A", "association", "project")
    while scene.why != "AN-G.DETERMINATION":
        options = scene.codes("A")
        wanted = [option for option in options if "extra_action" in option or option in ("4", "africa", "middle")]
        scene.plays("A", (wanted or options)[0])

    options = scene.codes("A")
    assert not [option for option in options if "association" in option]
    assert "x animals" in options


# Hypnosis

COBRA = "order Bu An Ca As Sp, upgraded An, appeal 10, money 40, hand 475, icons science 2, empty"
COBRA += ", build enclosure_2 0.2 1.3"


@rule("AN-G.HYPNOSIS")
def test_hypnosis_uses_the_side_and_slot_of_the_owner(scene: Scene) -> None:
    """Cards II of B, though the own one shows side I."""
    scene.table(
        A=f"{COBRA}, rep 2",
        B="appeal 12, order An Bu Ca As Sp, upgraded Ca",
        display=NO_ANIMALS,
        deck="401 402",
    )

    scene.plays("A", "animals", "king-cobra")
    assert scene.codes("A") == ["build", "cards", "no"]  # slots 1 to 3, and no animal is left
    scene.plays("A", "cards", "draw")
    assert scene.codes("A") == ["science-lab", "spokesperson", "deck"]
    scene.plays("A", "spokesperson", "deck")

    assert scene.hand("A") == "202 401"
    assert scene.hand("B") == ""
    assert (scene.order("A"), scene.order("B")) == ("An Bu Ca As Sp", "Ca An Bu As Sp")
    assert (sides(scene, "A"), sides(scene, "B")) == ("An", "Ca")
    assert scene.state.break_step == 2


@rule("AN-G.HYPNOSIS")
def test_hypnosis_with_the_own_side_ii_and_the_owner_on_side_i(scene: Scene) -> None:
    scene.table(A=f"{COBRA}, upgraded An Ca Bu", B="appeal 12, order Bu Ca As An Sp", display=NO_ANIMALS, deck="401")

    scene.plays("A", "animals", "king-cobra", "build")
    scene.builds("A", "enclosure_1 1.4")

    assert scene.asked == "B"  # one building, as on side I
    assert set(sides(scene, "A").split()) == {"An", "Ca", "Bu"}
    assert sides(scene, "B") == ""
    assert scene.zoo("A").money == 40 - 13 - 2
    assert "enclosure_1 1.4" in scene.buildings("A")


@rule("AN-3.17")
def test_the_own_card_keeps_its_side_during_the_borrowed_action(scene: Scene) -> None:
    """Cards I of A, Cards II of B: whoever looks at A's zoo in between sees side I."""
    scene.table(
        A=f"{COBRA}, rep 2", B="appeal 12, order An Bu Ca As Sp, upgraded Ca", display=NO_ANIMALS, deck="401 402"
    )

    scene.plays("A", "animals", "king-cobra", "cards", "draw")

    for letter in "AB":
        own = scene.match.view(seat_named(letter)).zoo(seat_named("A"))
        assert (own.upgraded, own.borrowed) == (1 << Action.ANIMALS, (Action.CARDS, True))
    scene.plays("A", "deck", "deck")
    assert scene.zoo("A").borrowed is None


@rule("AN-3.17", "AN-2.6")
def test_an_upgrade_during_the_borrowed_action_turns_the_own_card(scene: Scene) -> None:
    """Build II of B covers 2 reputation; the upgrade of reputation 5 goes to A's own Build."""
    scene.table(
        A=f"{COBRA}, rep 4, build pavilion 0.1", B="appeal 12, order Bu An Ca As Sp, upgraded Bu", display=NO_ANIMALS
    )

    scene.plays("A", "animals", "king-cobra", "build")
    scene.builds("A", "enclosure_1 0.0")
    scene.plays("A", "build")

    assert set(sides(scene, "A").split()) == {"An", "Bu"}


@rule("AN-G.HYPNOSIS", "AN-6.9")
def test_hypnotised_animals_on_side_i_play_from_the_own_hand_only(scene: Scene) -> None:
    scene.table(
        A=f"{COBRA}, hand 520, build petting_zoo 1.4 2.3 3.4",
        B="appeal 12, order Bu An Ca As Sp, hand 521",
        display="519 522 523 201 202 203",
    )

    scene.plays("A", "animals", "king-cobra", "animals")
    assert scene.codes("A") == ["sheep"]
    scene.plays("A", "sheep")

    assert [animal.id for animal in scene.zoo("A").animals] == [475, 520]
    assert scene.order("B") == "An Bu Ca As Sp"


@rule("AN-G.HYPNOSIS", "AN-2.2")
def test_the_own_x_tokens_are_spent(scene: Scene) -> None:
    scene.table(A=f"{COBRA}, x 2", B="appeal 12, order Sp Bu Ca As An, x 5")

    scene.plays("A", "animals", "king-cobra")
    assert [option for option in scene.codes("A") if option.startswith("sponsors")] == [
        "sponsors",
        "sponsors+1",
        "sponsors+2",
    ]
    scene.plays("A", "sponsors+2", "break")

    assert scene.zoo("A").money == 40 - 13 + 3
    assert (scene.zoo("A").x_tokens, scene.zoo("B").x_tokens) == (0, 5)


@rule("AN-G.HYPNOSIS", "AN-2.20")
def test_hypnosis_may_be_declined(scene: Scene) -> None:
    scene.table(A=COBRA, B="appeal 12, order Sp Bu Ca As An, constricted Sp")

    scene.plays("A", "animals", "king-cobra", "no")

    assert scene.order("B") == "Sp Bu Ca As An"
    assert scene.zoo("B").constricted


@rule("AN-G.HYPNOSIS", "AN-15.4", "AN-3.5")
def test_among_equals_the_active_player_picks_and_the_protected_are_passed_over(scene: Scene) -> None:
    scene.table(4, A=COBRA, B="appeal 12, order Sp Bu Ca As An", C="appeal 12", D="appeal 30, sponsors 225")

    scene.plays("A", "animals", "king-cobra")
    assert scene.codes("A") == ["B", "C"]
    scene.plays("A", "B", "sponsors", "break")

    assert scene.order("B") == "Sp Bu Ca As An"
    assert scene.zoo("A").money == 40 - 13 + 1


@rule("AN-15.4", "AN-G.HYPNOSIS")
def test_if_the_next_who_qualifies_is_behind_nothing_happens(scene: Scene) -> None:
    scene.table(3, A=COBRA, B="appeal 30, sponsors 225", C="appeal 9")

    scene.plays("A", "animals", "king-cobra")

    assert scene.asked == "B"


@rule("AN-G.HYPNOSIS", "AN-2.6", "AN-3.17")
@pytest.mark.parametrize(("own", "other", "offered"), [("An", "As", True), ("An As", "", False)])
def test_an_upgrade_gained_with_a_hypnotised_card_goes_to_the_own_one(
    scene: Scene, own: str, other: str, offered: bool
) -> None:
    side = f", upgraded {other}" if other else ""
    scene.table(A=f"{COBRA}, rep 3, upgraded {own}", B=f"appeal 12, order Bu As Ca An Sp{side}")

    scene.plays("A", "animals", "king-cobra", "association", "reputation")
    assert ("association" in scene.codes("A")) is offered
    scene.plays("A", "association" if offered else "build")
    if scene.asked == "A":
        scene.plays("A", "done")

    assert set(sides(scene, "A").split()) == ({"An", "As"} if offered else {"An", "As", "Bu"})
    assert sides(scene, "B") == other
    assert scene.zoo("A").on_task[0] == 1
    assert scene.zoo("B").on_task[0] == 0


@rule("AN-3.17", "AN-3.12")
def test_venom_that_leaves_a_hypnotised_card_saves_nobody_the_payment(scene: Scene) -> None:
    scene.table(A=f"{COBRA}, venom Sp", B="appeal 12, order Sp Bu Ca As An, venom Sp Bu, money 9")

    scene.plays("A", "animals", "king-cobra", "sponsors", "break")

    assert scene.zoo("A").money == 40 - 13 + 1 - 2
    scene.plays("B", "x cards")
    assert scene.zoo("B").money == 7


@rule("AN-G.HYPNOSIS", "AN-2.4", "AN-2.11")
def test_hypnotised_animals_may_hypnotise_again(scene: Scene) -> None:
    """The adder is played with the card of B; that card lies in slot 1 by then and can be used a third time."""
    scene.table(
        A=f"{COBRA}, hand 485 520, partner europe, build enclosure_1 1.4, build petting_zoo 2.3 3.4 3.5",
        B="appeal 30, order Bu Ca An As Sp, upgraded An",
        display=NO_ANIMALS,
    )

    scene.plays("A", "animals", "king-cobra", "animals")
    scene.plays("A", "common-european-adder", "done")
    assert scene.order("B") == "An Bu Ca As Sp"
    assert [option for option in scene.codes("A") if option.startswith("animals")] == ["animals"]
    scene.plays("A", "animals", "sheep")

    assert [animal.id for animal in scene.zoo("A").animals] == [475, 485, 520]
    assert scene.order("B") == "An Bu Ca As Sp"
    assert scene.order("A") == "An Bu Ca As Sp"
    assert scene.asked == "B"
