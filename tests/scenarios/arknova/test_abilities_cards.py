"""Abilities that draw, search, swap, sell and fetch cards [AN-15]."""

from __future__ import annotations

import pytest

from soloist.engine.seats import Seat
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene
from tests.scenarios.base import seat_named

ZOO = "order Bu Ca As An Sp, empty, money 99, appeal 0, build enclosure_5 3.1 3.2 3.3 4.1 4.2"
"""One enclosure that fits every animal; Animals plays one."""

NO_ANIMALS = "201 202 203 204 205 206"


def seen_by(scene: Scene) -> tuple[Seat, ...] | None:
    """Who sees the last answer."""
    return scene.match.history[-1].seen_by


ONLY_A = (seat_named("A"),)


# Sprint, Hunter, Perception, Scavenging


@rule("AN-G.SPRINT", "AN-15.1", "AN-1.15")
def test_sprint_draws_from_the_deck(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 401")

    scene.plays("A", "animals", "cheetah")
    scene.chance("lion, leopard, caracal")

    assert scene.hand("A") == "402 403 404"
    assert seen_by(scene) == ONLY_A
    assert scene.heard("B")[-1] == "Seat A: 3 cards from the deck (Sprint 3)"


@rule("AN-G.SPRINT", "AN-2.13")
def test_sprint_goes_on_with_the_shuffled_discard_pile(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 401", deck="402", played_out=True)

    scene.plays("A", "animals", "cheetah")
    scene.chance("leopard, caracal")

    assert scene.hand("A") == "402 403 404"
    assert scene.state.discard == []


@rule("AN-G.HUNTER", "AN-Q16")
def test_hunter_takes_one_animal_and_discards_the_others(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 403, partner africa", deck="201 410 120 411")

    scene.plays("A", "animals", "leopard")
    assert scene.codes("A") == ["yellow-throated-marten", "grizzly-bear"]
    scene.refused("A", "done", rule=None)
    scene.plays("A", "grizzly-bear")

    assert scene.hand("A") == "411"
    assert sorted(card.id for card in scene.state.discard) == [120, 201, 410]
    assert seen_by(scene) is None
    assert "Seat A: Hunter turns up Science Lab, Yellow-throated Marten, Bamboo Forest, Grizzly Bear" in scene.heard()


@rule("AN-G.HUNTER", "AN-15.8")
@pytest.mark.parametrize(("top", "hand", "discarded"), [("405", "405", []), ("201", "", [201])])
def test_hunter_1_keeps_an_animal_and_discards_anything_else(
    scene: Scene, top: str, hand: str, discarded: list[int]
) -> None:
    scene.table(A=f"{ZOO}, hand 410", deck=top)

    scene.plays("A", "animals", "yellow-throated-marten")

    assert scene.hand("A") == hand
    assert [card.id for card in scene.state.discard] == discarded
    assert scene.asked == "B"


@rule("AN-G.HUNTER", "AN-2.13")
def test_hunter_when_the_deck_runs_out(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 404", deck="201", played_out=True)

    scene.plays("A", "animals", "caracal")
    scene.chance("lion")

    assert scene.hand("A") == "402"
    assert [card.id for card in scene.state.discard] == [201]


@rule("AN-G.PERCEPTION")
def test_perception_keeps_half(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 513")

    scene.plays("A", "animals", "barn-owl")
    scene.chance("cheetah, lion, engineer, caracal")
    assert seen_by(scene) == ONLY_A
    scene.plays("A", "lion", "engineer")

    assert scene.hand("A") == "217 402"
    assert sorted(card.id for card in scene.state.discard) == [401, 404]
    assert seen_by(scene) == ONLY_A
    assert scene.heard("B")[-1] == "Seat A: Perception, 2 of 4 cards"


@rule("AN-G.PERCEPTION", "AN-2.13", "AN-15.8")
@pytest.mark.parametrize(
    ("top", "kept", "discarded"), [("401 402 404", 2, 1), ("401 402", 2, 0), ("401", 1, 0), ("", 0, 0)]
)
def test_perception_with_too_few_cards(scene: Scene, top: str, kept: int, discarded: int) -> None:
    scene.table(A=f"{ZOO}, hand 513", deck=top, display=NO_ANIMALS, deck_refill="none", played_out=True)
    before = len(scene.state.discard)

    scene.plays("A", "animals", "barn-owl", *["cheetah", "lion"][: 2 * discarded])

    assert len(scene.zoo("A").hand) == kept
    assert len(scene.state.discard) == before + discarded


@rule("AN-G.SCAVENGING", "AN-2.12", "AN-Q16")
def test_scavenging_keeps_one_card_of_the_discard_pile(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 506, icons bird 3", discard="401 402 403 404 405 406 201")

    scene.plays("A", "animals", "king-vulture")
    assert len(scene.codes("chance")) == 7
    scene.chance("science-lab, cheetah, lion, caracal, leopard")
    assert seen_by(scene) == ONLY_A
    assert set(scene.codes("A")) == {"science-lab", "cheetah", "lion", "caracal", "leopard"}
    scene.plays("A", "caracal")

    assert scene.hand("A") == "404"
    assert sorted(card.id for card in scene.state.discard) == [201, 401, 402, 403, 405, 406]
    assert scene.heard("B")[-1] == "Seat A: a card from the discard pile (Scavenging 5)"
    assert scene.heard("B").count("Seat A: Caracal") == 0


@rule("AN-G.SCAVENGING", "AN-15.8")
def test_scavenging_in_a_small_pile(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 496", discard="401")
    scene.plays("A", "animals", "marabou")
    scene.any_chance()
    assert scene.hand("A") == "401"
    assert scene.state.discard == []

    scene.table(A=f"{ZOO}, hand 496")
    scene.plays("A", "animals", "marabou")

    assert scene.asked == "B"
    assert (scene.hand("A"), scene.zoo("A").appeal) == ("", 4)


# Digging


@rule("AN-G.DIGGING")
def test_digging_mixes_display_and_hand_and_may_stop_early(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 435 401", display=NO_ANIMALS, deck="402 403")

    scene.plays("A", "animals", "malayan-tapir")
    scene.plays("A", "spokesperson")  # folder 2
    assert scene.display() == "201 203 204 205 206 402"
    scene.plays("A", "hand", "cheetah")
    assert scene.hand("A") == "403"
    scene.plays("A", "done")

    assert [card.id for card in scene.state.discard] == [202, 401]
    assert scene.asked == "B"


@rule("AN-G.DIGGING", "AN-2.20")
def test_digging_may_be_left_alone(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 445", display=NO_ANIMALS)

    scene.plays("A", "animals", "crested-porcupine")
    assert scene.codes("A")[-1] == "done"
    assert "hand" not in scene.codes("A")  # it is empty
    scene.plays("A", "done")

    assert scene.display() == NO_ANIMALS


@rule("AN-G.DIGGING")
def test_digging_may_replace_a_card_just_turned_up(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 445", display=NO_ANIMALS, deck="401 402")

    scene.plays("A", "animals", "crested-porcupine", "science-lab", "cheetah")

    assert scene.display() == "202 203 204 205 206 402"
    assert scene.asked == "B"  # twice is all


@rule("AN-G.DIGGING", "AN-2.9")
def test_digging_refills_all_gaps_at_once(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, upgraded An", display="445 202 203 204 205 206", deck="401 402")

    scene.plays("A", "animals", "crested-porcupine", "spokesperson")

    assert scene.display() == "203 204 205 206 401 402"


@rule("AN-G.DIGGING", "AN-2.13")
def test_what_is_dug_out_last_may_come_back_from_the_shuffled_pile(scene: Scene) -> None:
    others = " ".join(
        str(number) for number in (*range(113, 133), *range(207, 265), *range(401, 445), *range(446, 529))
    )
    scene.table(A=f"{ZOO}, hand 445", B=f"hand {others}", display=NO_ANIMALS)

    scene.plays("A", "animals", "crested-porcupine", "science-lab")
    scene.any_chance()

    assert scene.display() == "202 203 204 205 206 201"


@rule("AN-G.DIGGING", "AN-1.15")
def test_others_do_not_see_which_card_of_the_hand_was_exchanged(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 445 401", display=NO_ANIMALS, deck="402")

    scene.plays("A", "animals", "crested-porcupine", "hand", "cheetah")

    assert seen_by(scene) == ONLY_A
    assert not [line for line in scene.heard("B") if "Cheetah" in line or "Lion" in line]


# Snapping, Sponsor Magnet


@rule("AN-G.SNAPPING")
def test_snapping_takes_any_card_of_the_display(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 477", display=NO_ANIMALS, deck="401")

    scene.plays("A", "animals", "veiled-chameleon", "medical-breakthrough")

    assert scene.hand("A") == "206"
    assert scene.display() == "201 202 203 204 205 401"
    assert "Seat A: Medical Breakthrough from the display (Snapping 1)" in scene.heard("B")


@rule("AN-G.SNAPPING", "AN-2.9")
def test_between_two_snaps_the_display_may_be_refilled(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 489, partner australia", display=NO_ANIMALS, deck="401 402")

    scene.plays("A", "animals", "saltwater-crocodile")
    assert "refill" not in scene.codes("A")
    scene.plays("A", "science-lab")
    assert scene.display() == "- 202 203 204 205 206"
    assert "refill" in scene.codes("A")
    scene.plays("A", "refill")
    assert scene.display() == "202 203 204 205 206 401"
    assert "refill" not in scene.codes("A")
    scene.plays("A", "cheetah")

    assert scene.hand("A") == "201 401"
    assert scene.display() == "202 203 204 205 206 402"


@rule("AN-G.SNAPPING")
def test_or_it_is_refilled_at_the_end_of_the_turn_only(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 469, icons reptile 3", display=NO_ANIMALS, deck="401 402")

    scene.plays("A", "animals", "nile-crocodile", "science-lab", "medical-breakthrough")

    assert scene.hand("A") == "201 206"
    assert scene.display() == "202 203 204 205 401 402"


@rule("AN-G.SNAPPING", "AN-2.20")
def test_a_snap_may_be_declined(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 469, icons reptile 3", display=NO_ANIMALS)

    scene.plays("A", "animals", "nile-crocodile", "science-museum", "no")

    assert scene.hand("A") == "204"
    assert scene.asked != "A"


@rule("AN-G.SNAPPING", "AN-15.8")
def test_snapping_from_a_display_that_is_nearly_empty(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 469, icons reptile 3", display="201 - - - - -", deck_refill="none", played_out=True)

    scene.plays("A", "animals", "nile-crocodile", "science-lab")

    assert scene.hand("A") == "201"
    assert scene.asked == "B"


@rule("AN-G.SPONSORMAGNET")
@pytest.mark.parametrize(
    ("display", "taken", "after"),
    [
        ("201 401 202 120 402 203", "201 202 203", "401 120 402 501 502 503"),
        ("120 401 121 402 122 403", "", "120 401 121 402 122 403"),
    ],
)
def test_sponsor_magnet_takes_every_sponsor_whatever_the_range(
    scene: Scene, display: str, taken: str, after: str
) -> None:
    scene.table(A=f"{ZOO}, hand 437, icons americas 1, rep 1", display=display, deck="501 502 503")

    scene.plays("A", "animals", "muskox")

    assert scene.hand("A") == taken
    assert scene.display() == after
    told = "Seat A: Science Lab, Spokesperson, Veterinarian from the display (Sponsor Magnet)" in scene.heard("B")
    assert told is bool(taken)


# Pouch, Sunbathing


@rule("AN-G.POUCH", "AN-1.15")
def test_pouch_puts_cards_under_the_animal_for_2_appeal_each(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 447 401 402 403")

    scene.plays("A", "animals", "red-kangaroo", "cheetah", "leopard")

    zoo = scene.zoo("A")
    assert zoo.appeal == 7 + 4
    assert scene.hand("A") == "402"
    assert [(over.id if over else 0, below.id) for over, below in zoo.pouches] == [(447, 401), (447, 403)]
    assert "Seat A: 2 cards pouched" in scene.heard("B")
    assert seen_by(scene) == ONLY_A
    pouches = scene.match.view(seat_named("B")).zoo(seat_named("A")).pouches
    assert [below for _, below in pouches] == [None, None]


@rule("AN-G.POUCH", "AN-2.20", "AN-15.8")
def test_pouch_may_take_fewer_cards_or_none(scene: Scene) -> None:
    for answers, appeal in ((("cheetah", "done"), 9), (("done",), 7)):
        scene.table(A=f"{ZOO}, hand 447 401 402")
        scene.plays("A", "animals", "red-kangaroo", *answers)
        assert scene.zoo("A").appeal == appeal
    scene.table(A=f"{ZOO}, hand 447")

    scene.plays("A", "animals", "red-kangaroo")

    assert scene.asked == "B"


@rule("AN-G.POUCH")
def test_pouched_cards_do_nothing_more(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 450 428")

    scene.plays("A", "animals", "common-wombat", "giraffe")

    zoo = scene.zoo("A")
    assert [animal.id for animal in zoo.animals] == [450]
    assert sum(zoo.icons) == 2  # herbivore and Australia of the wombat


@rule("AN-G.SUNBATHING", "AN-1.15")
def test_sunbathing_sells_cards_for_4_money_each(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 473 401 402 403")

    scene.plays("A", "animals", "common-agama", "lion", "leopard")

    assert scene.zoo("A").money == 99 - 9 + 8
    assert scene.hand("A") == "401"
    assert [card.id for card in scene.state.discard] == [402, 403]
    assert seen_by(scene) == ONLY_A
    assert scene.asked == "B"  # two at most


@rule("AN-G.SUNBATHING", "AN-2.20")
def test_sunbathing_may_be_declined(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 473 401")

    scene.plays("A", "animals", "common-agama", "done")

    assert scene.zoo("A").money == 90


@rule("AN-6.15", "AN-G.SUNBATHING")
def test_the_sale_comes_too_late_to_pay_for_the_animal(scene: Scene) -> None:
    scene.table(A=f"{ZOO.replace('money 99', 'money 8')}, hand 473 401 402")

    scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-15.2", "AN-2.5")
def test_a_card_drawn_at_the_same_moment_may_be_sold(scene: Scene) -> None:
    """The Sea Turtle Tank brings Sunbathing 2 for the reptile, the frilled lizard Sprint 1."""
    scene.table(A=f"{ZOO}, hand 491, sponsors 250", deck="401")

    scene.plays("A", "animals", "frilled-lizard")
    first = next(option for option in scene.codes("A") if "sprint" in option)
    scene.plays("A", first, "cheetah")

    assert scene.zoo("A").money == 99 - 12 + 4


# Assertion, Dominance, Resistance


@rule("AN-G.ASSERTION")
def test_assertion_fetches_a_base_project_that_is_not_in_this_game(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 427, icons science 1", bases="101 102 103")

    scene.plays("A", "animals", "white-rhinoceros")
    assert len(scene.codes("A")) == 9 + 1
    assert not {"species-diversity", "habitat-diversity", "africa"} & set(scene.codes("A"))
    scene.plays("A", "europe")

    assert scene.hand("A") == "107"
    assert len(scene.state.spare_bases) == 8
    assert "Seat A: Europe to hand (Assertion)" in scene.heard("B")


@rule("AN-G.ASSERTION", "AN-2.20")
def test_assertion_may_be_declined(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, hand 427, icons science 1")

    scene.plays("A", "animals", "white-rhinoceros", "no")

    assert scene.hand("A") == ""


@rule("AN-G.DOMINANCE")
def test_dominance_fetches_primates(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, cp 2, upgraded An, hand 451, icons primate 2", display=NO_ANIMALS, bases="101 102 103")

    scene.plays("A", "animals", "proboscis-monkey")
    assert scene.codes("A") == ["primates", "no"]
    scene.plays("A", "primates")

    assert scene.hand("A") == "108"


@rule("AN-G.DOMINANCE", "AN-15.8")
@pytest.mark.parametrize(("bases", "other"), [("101 108 103", ""), ("101 102 103", "hand 108")])
def test_dominance_finds_nothing_if_primates_is_in_the_game_or_in_a_hand(scene: Scene, bases: str, other: str) -> None:
    scene.table(A=f"{ZOO}, cp 2, upgraded An, hand 451, icons primate 2", B=other, display=NO_ANIMALS, bases=bases)

    scene.plays("A", "animals", "proboscis-monkey")

    assert scene.asked == "B"
    assert scene.zoo("A").appeal == 10


@rule("AN-G.RESISTANCE", "AN-1.15")
def test_resistance_keeps_one_of_two_final_scoring_cards(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, upgraded An, hand 426, finals 001 002", B="finals 003 004", display=NO_ANIMALS)

    scene.plays("A", "animals", "african-bush-elephant")
    scene.chance("conservation-zoo, naturalists-zoo")
    assert seen_by(scene) == ONLY_A
    scene.plays("A", "naturalists-zoo")

    assert [final.id for final in scene.zoo("A").finals] == [1, 2, 6]
    assert "conservation-zoo" in [final.code for final in scene.state.finals.things()]
    assert seen_by(scene) == ONLY_A
    assert scene.heard("B")[-1] == "Seat A: another final scoring card (Resistance)"


@rule("AN-G.RESISTANCE", "AN-15.8")
@pytest.mark.parametrize(
    ("others", "kept"), [("002 003 004 005 006 007 008 009 010", 1), ("002 003 004 005 006 007 008 009 010 011", 0)]
)
def test_resistance_with_fewer_than_two_in_the_pile(scene: Scene, others: str, kept: int) -> None:
    scene.table(A=f"{ZOO}, upgraded An, hand 426, finals 001", B=f"finals {others}", display=NO_ANIMALS)

    scene.plays("A", "animals", "african-bush-elephant")
    scene.any_chance()

    assert scene.asked == "B"
    assert len(scene.zoo("A").finals) == 1 + kept


@rule("AN-G.RESISTANCE", "AN-9.10", "AN-2.21")
def test_at_10_conservation_any_one_of_those_held_is_discarded(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, cp 9, upgraded An, hand 431, finals 001 002", B="finals 003 004", display=NO_ANIMALS)

    scene.plays("A", "animals", "asian-elephant")
    assert scene.codes("A") == ["asian-elephant conservation", "asian-elephant resistance"]
    scene.plays("A", "asian-elephant resistance")
    scene.chance("conservation-zoo, naturalists-zoo")
    scene.plays("A", "naturalists-zoo")
    assert [question.seat.code for question in scene.match.questions] == ["A", "B"]  # together
    assert scene.codes("A") == ["large-animal-zoo", "small-animal-zoo", "naturalists-zoo"]
    scene.match.answer("small-animal-zoo", seat=seat_named("A"))
    scene.match.answer(scene.codes("B")[0], seat=seat_named("B"))

    assert [final.code for final in scene.zoo("A").finals] == ["large-animal-zoo", "naturalists-zoo"]
    assert len(scene.zoo("B").finals) == 1


@rule("AN-G.RESISTANCE", "AN-2.17")
def test_or_the_discard_comes_first(scene: Scene) -> None:
    scene.table(A=f"{ZOO}, cp 9, upgraded An, hand 431, finals 001 002", B="finals 003 004", display=NO_ANIMALS)

    scene.plays("A", "animals", "asian-elephant", "asian-elephant conservation")
    assert scene.codes("A") == ["large-animal-zoo", "small-animal-zoo"]
    scene.match.answer("small-animal-zoo", seat=seat_named("A"))
    scene.match.answer(scene.codes("B")[0], seat=seat_named("B"))
    scene.chance("conservation-zoo, naturalists-zoo")
    scene.plays("A", "conservation-zoo")

    assert [final.code for final in scene.zoo("A").finals] == ["large-animal-zoo", "conservation-zoo"]
