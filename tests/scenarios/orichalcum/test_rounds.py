"""Additional actions, the discard of two, the end of a round [ORI-9, ORI-10]."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

REST = "produce-1 - | recruit-1 - | produce-2 -"


@rule("ORI-9.1", "ORI-9.2")
def test_any_action_for_any_goods(scene: Scene) -> None:
    own = "hoplites 2, nuggets 2, captured hydra hydra, beasts c4=gorgon, land d2=forest"
    scene.table(3, A=own, slots="forest=arch")
    goods = ("creatures", "nuggets", "hoplites")
    actions = ("produce", "recruit", "construct", "capture")
    assert scene.codes("A") == [f"{action} for {each}" for action in actions for each in goods] + ["pass"]
    scene.plays("A", "construct for nuggets", "build forest", "d2")
    scene.has("A", "nuggets 0, buildings d2=arch, hoplites 2")
    assert (scene.asked, scene.why) != ("A", "ORI-9.1")  # one only


@rule("ORI-9.2")
def test_creatures_that_are_paid_return_to_the_bag(scene: Scene) -> None:
    scene.table(3, A="captured hydra cyclops gorgon", bag="minotaur", B="hoplites 2")
    scene.plays("A", "produce for creatures")
    scene.has("A", "captured hydra, nuggets 1")  # the weakest first
    assert [creature.code for creature in scene.state.bag.rest] == ["cyclops", "minotaur", "gorgon"]


@rule("ORI-9.2")
@pytest.mark.parametrize(
    ("own", "goods"),
    [
        ("hoplites 1, nuggets 1, captured hydra", []),
        ("hoplites 2, nuggets 1", ["hoplites"]),
        ("nuggets 3", ["nuggets"]),
    ],
)
def test_kinds_are_not_mixed(scene: Scene, own: str, goods: list[str]) -> None:
    scene.table(3, A=own, B="hoplites 2")
    if not goods:
        assert scene.asked == "B"
    else:
        assert {code.split()[-1] for code in scene.codes("A") if code != "pass"} == set(goods)
        scene.plays("A", f"recruit for {goods[0]}")
        paid = "hoplites 1" if goods[0] == "hoplites" else "nuggets 1, hoplites 1"
        scene.has("A", paid)


@rule("ORI-9.1")
def test_only_actions_that_do_something(scene: Scene) -> None:
    scene.table(3, A="hoplites 2")
    assert scene.codes("A") == ["produce for hoplites", "recruit for hoplites", "pass"]


@rule("ORI-9.3", "ORI-11.8")
def test_one_without_and_two_with_a_forge(scene: Scene) -> None:
    scene.table(3, A="nuggets 6", B="hoplites 2")
    scene.plays("A", "recruit for nuggets")
    assert scene.asked == "B"
    scene.table(3, A="nuggets 6, land d2=forest, buildings d2=forge", B="hoplites 2")
    scene.plays("A", "recruit for nuggets", "recruit for nuggets")
    scene.has("A", "nuggets 2, hoplites 2")
    assert scene.asked == "B"
    scene.table(3, A="nuggets 3, land d2=forest, buildings d2=forge", B="hoplites 2")
    scene.plays("A", "recruit for nuggets")
    assert scene.asked == "B"  # at its full price


@rule("ORI-9.3", "ORI-11.8")
def test_statues_make_it_cheaper(scene: Scene) -> None:
    scene.table(3, A="nuggets 1, hoplites 1, captured hydra, land d2=forest, buildings d2=statues")
    assert {code.split()[-1] for code in scene.codes("A")} == {"creatures", "nuggets", "hoplites", "pass"}
    scene.plays("A", "recruit for nuggets")
    scene.has("A", "nuggets 0, hoplites 2")
    scene.table(3, A="nuggets 2, land d2=forest d3=forest, buildings d2=statues d3=forge", B="hoplites 2")
    scene.plays("A", "recruit for nuggets", "recruit for nuggets")
    scene.has("A", "nuggets 0, hoplites 2")
    assert scene.asked == "B"


@rule("ORI-9.3")
def test_statues_change_no_other_price(scene: Scene) -> None:
    own = "nuggets 4, land d2=forest, buildings d2=statues"
    scene.table(3, row=f"construct-1 - | {REST}", A=own)
    assert scene.codes("A") == ["card 1", "card 2"]
    scene.plays("A", "card 1")
    assert scene.why == "ORI-9.1"  # no medallion for 4


@rule("ORI-9.5")
def test_titans_help_in_additional_actions(scene: Scene) -> None:
    scene.table(3, A="nuggets 2, titans lagoon*")
    scene.plays("A", "recruit for nuggets", "use")
    scene.has("A", "hoplites 2, titans lagoon")


@rule("ORI-9.4")
def test_the_discard_of_two(scene: Scene) -> None:
    scene.table(2, row="produce-1 - | capture-2 mountain-volcano hydra | recruit-1 -", bag="gorgon")
    stack = scene.state.stacks[1]
    count = len(stack)
    scene.plays("A", "card 1")
    assert scene.why == "ORI-9.4"
    assert scene.codes("A") == ["card 1", "card 2"]
    scene.plays("A", "card 1")
    assert scene.row == "recruit-1"
    stack = scene.state.stacks[1]
    assert len(stack) == count + 1
    assert [tile.code for tile in stack.bottom] == ["mountain-volcano"]
    assert [creature.code for creature in scene.state.bag.rest] == ["gorgon", "hydra"]
    assert [card.code for card in scene.state.discard] == ["produce-1", "capture-2"]


@rule("ORI-10.1")
def test_cards_that_are_left_stay_at_the_left(scene: Scene) -> None:
    scene.table(3, active="C", row="produce-1 - | recruit-1 forest | produce-2 mountain-volcano hydra", pawn="A")
    scene.plays("C", "card 1")
    assert scene.why == "ORI-2.4"
    scene.chance("capture-3", "volcano-volcano-mountain", "gorgon, cyclops", "capture-2")
    scene.lets_chance()
    assert scene.row.startswith("recruit-1 produce-2 capture-3 capture-2 ")
    assert len(scene.state.row) == 5
    assert [creature.code for creature in scene.state.row[2].creatures] == ["gorgon", "cyclops"]


@rule("ORI-10.1")
def test_an_empty_deck_is_made_of_the_discard_pile(scene: Scene) -> None:
    scene.table(3, active="C", row="produce-1 - | recruit-1 -", discard="capture-1 capture-2 capture-3 construct-1",
                empty="deck", pawn="A")  # fmt: skip
    scene.plays("C", "card 1")
    assert scene.why == "ORI-2.4"
    question = scene.match.question
    assert question is not None
    assert {card.code for card in question.options} == {
        "capture-1", "capture-2", "capture-3", "construct-1", "produce-1"
    }  # fmt: skip
    scene.lets_chance()
    assert len(scene.state.row) == 5
    assert len(scene.state.deck) == 1


@rule("ORI-10.1")
def test_a_box_with_too_few_cards_leaves_spaces_empty(scene: Scene) -> None:
    scene.new(2, box='cards = ["produce 1", "recruit 2"]')
    scene.lets_chance()
    assert len(scene.state.row) == 2


@rule("ORI-10.2", "ORI-2.6")
def test_slots_are_filled_again(scene: Scene) -> None:
    scene.table(3, active="C", row="produce-1 -", slots="forest=arch", pawn="A")
    scene.plays("C", "card 1")
    while scene.why != "ORI-2.6":
        scene.lets_chance_once()
    scene.chance("mine", "forge", "statues")
    assert scene.slots == "mine arch forge statues"
    scene.table(3, active="C", row="produce-1 -", slots="forest=arch", pawn="A", empty="buildings")
    scene.plays("C", "card 1")
    scene.lets_chance()
    assert scene.slots == "- arch - -"


@rule("ORI-10.3", "ORI-10.5", "ORI-Q13")
def test_most_hoplites_take_the_pawn(scene: Scene) -> None:
    scene.table(4, A="hoplites 1", B="hoplites 0", C="hoplites 2", D="hoplites 1", pawn="B", active="A")
    if scene.asked == "A":
        scene.plays("A", "pass")
    scene.lets_chance()
    assert scene.state.pawn.code == "C"
    assert scene.asked == "C"
    assert [realm.hoplites for realm in scene.state.realms] == [2, 1, 2, 2]


@rule("ORI-10.4", "ORI-Q13")
@pytest.mark.parametrize(
    ("hoplites", "holder", "pawn"),
    [
        ("1 1", "A", "B"), ("1 1", "B", "A"), ("0 0", "B", "A"), ("1 0", "A", "A"), ("1 0", "B", "A"),
        ("1 1 1", "A", "B"), ("1 1 1", "C", "A"), ("1 0 1", "A", "C"), ("1 0 1", "C", "A"), ("1 1 0", "C", "A"),
        ("1 1 1 1", "D", "A"), ("0 1 0 1", "B", "D"), ("0 1 1 1", "C", "D"), ("1 1 0 0", "B", "A"),
    ],
)  # fmt: skip
def test_ties(scene: Scene, hoplites: str, holder: str, pawn: str) -> None:
    counts = hoplites.split()
    first, second, third, fourth = [*(f"hoplites {count}" for count in counts), "", ""][:4]
    last = chr(ord("A") + (ord(holder) - ord("A") - 1) % len(counts))
    scene.table(len(counts), A=first, B=second, C=third, D=fourth, pawn=holder, active=last)
    scene.lets_chance()
    assert scene.state.pawn.code == pawn
    gains = [realm.hoplites - int(count) for realm, count in zip(scene.state.realms, counts, strict=True)]
    assert gains == [int(chr(ord("A") + seat) != pawn) for seat in range(len(counts))]


@rule("ORI-10.6")
def test_an_empty_stack_is_made_of_discarded_tiles(scene: Scene) -> None:
    scene.table(3, active="C", row="produce-1 -", thrown="forest lagoon mountain-forest", empty="stack-1", pawn="A")
    scene.plays("C", "card 1")
    scene.chance("recruit-1")
    question = scene.match.question
    assert question is not None
    assert {tile.code for tile in question.options} == {"forest", "lagoon"}
    scene.chance("forest", "capture-1", "lagoon", "construct-1")
    scene.lets_chance()
    assert [offer.tile is None for offer in scene.state.row][:3] == [False, False, True]
    assert [tile.code for tile in scene.state.thrown] == ["mountain-forest"]


@rule("ORI-10.6", "ORI-9.4")
def test_a_tile_under_its_stack_comes_up_at_last(scene: Scene) -> None:
    scene.table(2, active="B", pawn="A", row="produce-1 - | capture-1 volcano hydra", empty="stack-1")
    scene.plays("B", "card 1", "card 1")
    scene.chance("recruit-1")
    scene.lets_chance()
    offer = scene.state.row[0]
    assert offer.tile is not None
    assert offer.tile.code == "volcano"
    assert len(offer.creatures) == 1


@rule("ORI-10.6")
def test_a_card_without_a_tile(scene: Scene) -> None:
    scene.table(3, row="produce-1 - | recruit-1 -", A="land d2=forest")
    scene.plays("A", "card 1")
    scene.has("A", "nuggets 1, land d2=forest d3=-")
    assert scene.asked == "B"
