"""Multiplier, venom and constriction tokens, and who can be reached [AN-3]: scenarios S-AN-28, S-AN-30 to S-AN-32."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import SHORT, Scene


def on(scene: Scene, letter: str, tokens: str) -> str:
    """The action cards with venom or constriction, from slot 1 on."""
    zoo = scene.zoo(letter)
    held: int = getattr(zoo, tokens)
    return " ".join(SHORT[action] for action in zoo.order if held >> action & 1)


def strength(scene: Scene, letter: str) -> int:
    """Of the last action that was begun."""
    lines = [line for line in scene.heard() if line.startswith(f"Seat {letter}: ") and "with strength" in line]
    return int(lines[-1].rpartition(" ")[2])


# multiplier


@rule("AN-3.1", "AN-3.4", "AN-3.9", "AN-8.2", "AN-10.8")
def test_a_multiplied_action_is_performed_again_before_its_card_moves(scene: Scene) -> None:
    """S-AN-28"""
    scene.table(A="order An Bu Ca As Sp, money 0, x 4, multiplier Sp", break_step=4)

    scene.plays("A", "sponsors", "break")
    assert (scene.zoo("A").money, scene.zoo("A").x_tokens, scene.state.break_step) == (5, 5, 9)
    assert scene.order("A") == "An Bu Ca As Sp"
    scene.plays("A", "sponsors", "break")
    scene.any_chance()

    assert [line for line in scene.heard("A") if line.startswith(("Seat A", "Break"))][:7] == [
        "Seat A: Sponsors with strength 5",
        "Seat A: the break is reached",
        "Seat A: 1 X-token (reaching the break)",
        "Seat A: 5 money (Sponsors)",
        "Seat A: Sponsors with strength 5",
        "Seat A: 5 money (Sponsors)",
        "Break",
    ]
    zoo = scene.zoo("A")
    assert (zoo.money, zoo.x_tokens) == (10 + 5, 5)  # 5 more from the income of the break
    assert sum(zoo.multipliers) == 0
    assert scene.order("A") == "Sp An Bu Ca As"


@rule("AN-3.1", "AN-3.4", "AN-10.2")
def test_a_token_that_is_not_used_stays_until_the_break(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, multiplier Sp Ca", B="multiplier Bu, venom An, constricted Ca", break_step=0)

    scene.plays("A", "sponsors", "break", "no")
    assert (sum(scene.zoo("A").multipliers), scene.order("A")) == (2, "Sp An Bu Ca As")
    scene.plays("B", "sponsors", "break")
    scene.any_chance()

    for letter in "AB":
        zoo = scene.zoo(letter)
        assert (sum(zoo.multipliers), zoo.venom, zoo.constricted) == (0, 0, 0)


@rule("AN-3.1")
def test_two_tokens_two_more_performances(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 0, multiplier Ca Ca", deck="401 402 403 404 405 406")

    for _ in range(3):
        scene.plays("A", "cards", scene.codes("A", "cards")[0])

    assert scene.state.break_step == 6
    assert len(scene.zoo("A").hand) == 3  # each time two drawn, one discarded
    assert sum(scene.zoo("A").multipliers) == 0
    assert scene.asked == "B"


@rule("AN-3.7", "AN-2.2")
def test_x_tokens_are_paid_for_each_performance_and_those_of_the_first_may_be_spent_on_the_second(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 1, money 30, multiplier Bu, build pavilion 0.2")

    scene.plays("A", "build+1")
    scene.builds("A", "enclosure_1 0.1")
    assert scene.codes("A") == ["build", "build+1", "no"]
    scene.plays("A", "build+1")
    assert strength(scene, "A") == 3
    scene.builds("A", "enclosure_1 0.0")

    assert scene.zoo("A").x_tokens == 0  # one paid, one gained, one paid
    assert scene.buildings("A")[-2:] == ["enclosure_1 0.1", "enclosure_1 0.0"]  # what was built once may be built again


@rule("AN-3.7")
def test_all_choices_are_made_anew(scene: Scene) -> None:
    scene.table(A="order An Bu As Sp Ca, multiplier Ca", deck="401 402 403", display="404 405 406 407 408 409")

    scene.plays("A", "cards", "draw", "cheetah", "cards", "snap", "caracal")

    assert scene.hand("A") == "402 403 404"


@rule("AN-3.8", "AN-13.18")
def test_a_token_put_on_the_card_in_use_waits_for_its_next_use(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, build enclosure_1 7.3", maps="4")

    scene.plays("A", "build")
    scene.builds("A", "pavilion 7.2")
    assert scene.codes("A") == ["animals", "build", "cards", "association", "sponsors"]
    scene.plays("A", "build")

    assert scene.asked == "B"
    assert scene.zoo("A").multipliers[1] == 1
    scene.plays("B", "x build")
    scene.plays("A", "build")
    scene.builds("A", "pavilion 7.4")
    assert scene.why == "AN-3.1"


@rule("AN-3.9", "AN-2.4")
def test_effects_after_finishing_wait_until_the_last_performance_is_over(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, empty, money 40, multiplier An, hand 405 415, build enclosure_1 0.2, "
        "build enclosure_1 1.3"
    )

    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2")
    assert scene.codes("A") == ["animals", "no"]
    scene.plays("A", "animals", "raccoon")

    assert scene.order("A") == "An Bu Ca As Sp"
    assert scene.codes("A") == ["clever", "boost:association"]


@rule("AN-3.1", "AN-2.15")
def test_it_is_not_offered_if_it_leads_to_nothing(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, money 9, multiplier An, hand 404 405", deck="201 202")

    scene.plays("A", "animals", "caracal")

    assert scene.asked == "B"
    assert sum(scene.zoo("A").multipliers) == 1


@rule("AN-2.19", "AN-3.1")
def test_a_multiplied_x_token_action(scene: Scene) -> None:
    scene.table(A="x 1, multiplier Sp Sp Sp")

    scene.plays("A", "x sponsors", "x sponsors", "no")

    assert (scene.zoo("A").x_tokens, sum(scene.zoo("A").multipliers)) == (3, 2)
    scene.table(A="x 4, multiplier Sp")
    scene.plays("A", "x sponsors")
    assert scene.asked == "B"  # five tokens: nothing more to gain
    assert sum(scene.zoo("A").multipliers) == 1


# venom

TAIPAN = "order Bu An Ca As Sp, appeal 10, hand 492, icons australia 1 science 1"


@rule("AN-3.3", "AN-3.5", "AN-3.6", "AN-3.12", "AN-G.VENOM")
def test_venom_costs_2_money_in_every_turn_that_removes_none(scene: Scene) -> None:
    """S-AN-30"""
    scene.table(A=TAIPAN, B="appeal 14, money 9, order An Bu Ca As Sp")

    scene.plays("A", "animals", "inland-taipan")
    assert on(scene, "B", "venom") == "An Bu"
    scene.plays("B", "association", "reputation")
    assert scene.zoo("B").money == 7
    assert scene.order("B") == "As An Bu Ca Sp"
    scene.plays("A", "x cards")
    scene.plays("B", "x animals")

    assert scene.zoo("B").money == 7
    assert on(scene, "B", "venom") == "Bu"


@rule("AN-3.5", "AN-3.6", "AN-15.4")
@pytest.mark.parametrize(("appeal", "sponsors"), [(10, ""), (4, ""), (9, ""), (14, ", sponsors 225")])
def test_venom_needs_somebody_strictly_ahead_and_exposed(scene: Scene, appeal: int, sponsors: str) -> None:
    """S-AN-30"""
    own = TAIPAN.replace("appeal 10", "appeal 3") if appeal == 4 else TAIPAN
    scene.table(A=own, B=f"appeal {appeal}{sponsors}")

    scene.plays("A", "animals", "inland-taipan")

    assert scene.zoo("B").venom == 0
    assert scene.zoo("A").appeal == (15 if own == TAIPAN else 8)


@rule("AN-3.5")
def test_five_appeal_is_enough_to_be_reached(scene: Scene) -> None:
    scene.table(A=TAIPAN.replace("appeal 10", "appeal 4"), B="appeal 5")

    scene.plays("A", "animals", "inland-taipan")

    assert on(scene, "B", "venom") == "An Bu"


@rule("AN-3.3", "AN-2.21")
def test_everybody_ahead_gets_venom_and_a_card_never_two(scene: Scene) -> None:
    scene.table(4, active="B", B=TAIPAN, A="appeal 30, venom An", C="appeal 10", D="appeal 12, order Sp As Ca Bu An")

    scene.plays("B", "animals", "inland-taipan")

    assert on(scene, "A", "venom") == "An Bu"
    assert on(scene, "C", "venom") == ""
    assert on(scene, "D", "venom") == "Sp As"
    assert [line[:6] for line in scene.heard() if "venom on" in line] == ["Seat D", "Seat A"]  # clockwise


@rule("AN-3.3")
@pytest.mark.parametrize(("money", "left"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_who_has_less_pays_what_there_is(scene: Scene, money: int, left: int) -> None:
    scene.table(A=f"venom An, money {money}")

    scene.plays("A", "x sponsors")

    assert scene.zoo("A").money == left
    assert on(scene, "A", "venom") == "An"
    assert f"Seat A: {money - left} money for venom" in scene.heard("B")


@rule("AN-3.3")
def test_money_gained_in_the_turn_pays_too(scene: Scene) -> None:
    scene.table(A="venom An, money 0")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 3


@rule("AN-3.12", "AN-2.19")
def test_the_x_token_action_removes_venom_as_well(scene: Scene) -> None:
    scene.table(A="venom An Sp, money 9")

    scene.plays("A", "x sponsors")

    assert scene.zoo("A").money == 9
    assert on(scene, "A", "venom") == "An"


@rule("AN-3.12")
def test_moving_a_card_removes_nothing(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, venom Sp, money 9, hand 405")

    scene.plays("A", "animals", "fennec-fox", "sponsors")

    assert scene.order("A") == "Sp An Bu Ca As"
    assert on(scene, "A", "venom") == "Sp"
    assert scene.zoo("A").money == 0  # 8 for the fox, and what there is


@rule("AN-3.13", "AN-G.ACTION")
def test_an_extra_action_that_removes_venom_cancels_the_payment(scene: Scene) -> None:
    zoo = "order Bu An Ca As Sp, venom Sp Ca, money 20, hand 430, partner africa"
    scene.table(A=zoo)

    scene.plays("A", "animals", "pygmy-hippopotamus", "sponsors", "break")

    assert scene.zoo("A").money == 20 - 12 + 5
    scene.table(A=zoo)
    scene.plays("A", "animals", "pygmy-hippopotamus", "no")
    assert scene.zoo("A").money == 20 - 12 - 2


@rule("AN-3.13", "AN-G.DETERMINATION")
def test_an_extra_x_token_action_that_removes_venom_cancels_it_too(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As An Sp, upgraded An, venom Sp Bu, money 30, hand 509, empty, "
        "build enclosure_5 3.1 3.2 3.3 4.1 4.2",
        display="201 202 203 204 205 206",
    )

    scene.plays("A", "animals", "golden-eagle", "x sponsors")

    assert scene.zoo("A").money == 30 - 20
    assert on(scene, "A", "venom") == "Bu"


@rule("AN-3.14", "AN-Q6")
def test_venom_compares_the_appeal_of_the_moment_the_action_began(scene: Scene) -> None:
    zoo = "order Bu Ca As Sp An, empty, appeal 10, money 40, hand 405 492, icons australia 1 science 1, "
    zoo += "build enclosure_1 0.2, build enclosure_2 3.1 4.1"
    scene.table(A=zoo, B="appeal 12")

    scene.plays("A", "animals", "fennec-fox", "enclosure_1 0.2", "inland-taipan", "no")

    assert scene.zoo("A").appeal == 18
    assert on(scene, "B", "venom") == "An Bu"


@rule("AN-3.14", "AN-Q6")
def test_or_the_appeal_of_the_moment_it_resolves(scene: Scene) -> None:
    for first, venom in (("inland-taipan venom:2", "An Bu"), ("inland-taipan appeal", "")):
        scene.table(A=TAIPAN, B="appeal 12", venom_compares="now")
        scene.plays("A", "animals", "inland-taipan", first)
        assert on(scene, "B", "venom") == venom


# constriction

PYTHON = "order Bu An Ca As Sp, hand 474, icons reptile 2"


@rule("AN-3.2", "AN-3.11", "AN-G.CONSTRICTION")
def test_a_constricted_card_acts_with_2_less(scene: Scene) -> None:
    """S-AN-31; the strength with X-tokens is shown below"""
    scene.table(
        A=f"{PYTHON}, appeal 39, cp 5",
        B="appeal 13, cp 8, upgraded An, order Bu Ca As Sp An, hand 405 410 415, money 40, empty, "
        "build enclosure_1 0.2, build enclosure_1 1.3, build enclosure_1 1.4",
        deck="201",
    )

    scene.plays("A", "animals", "indian-rock-python", "indian-rock-python constriction")
    assert on(scene, "B", "constricted") == "An"  # ahead in conservation only
    scene.plays("B", "animals", "fennec-fox", "enclosure_1 0.2", "yellow-throated-marten", "enclosure_1 1.3")

    assert strength(scene, "B") == 3
    assert len(scene.zoo("B").animals) == 2
    assert scene.why == "AN-G.CLEVER"
    scene.plays("B", "no")
    assert on(scene, "B", "constricted") == ""


@rule("AN-3.2", "AN-3.5", "AN-3.6")
@pytest.mark.parametrize(
    ("victim", "tokens"),
    [
        ("appeal 20, cp 4", "As Sp"),
        ("appeal 20, cp 3", "Sp"),
        ("appeal 10, cp 3", ""),
        ("appeal 4, cp 9", ""),
        ("appeal 20, cp 9, sponsors 225", ""),
        ("appeal 20, cp 3, constricted Sp", "Sp"),
        ("appeal 20, cp 9, constricted Sp", "As Sp"),
        ("appeal 20, cp 9, constricted As", "As Sp"),
        ("appeal 20, cp 9, constricted Sp As Ca Bu", "Bu Ca As Sp"),
    ],
)
def test_one_token_for_each_track_on_slots_5_and_4(scene: Scene, victim: str, tokens: str) -> None:
    scene.table(A=f"{PYTHON}, appeal 10, cp 3", B=f"order An Bu Ca As Sp, {victim}")

    scene.plays("A", "animals", "indian-rock-python")
    if scene.why == "AN-6.8":
        scene.plays("A", "indian-rock-python constriction")

    assert on(scene, "B", "constricted") == tokens


@rule("AN-3.2")
def test_the_log_tells_how_many_tokens_found_a_card(scene: Scene) -> None:
    scene.table(A=f"{PYTHON}, appeal 10, cp 3", B="appeal 20, cp 9, constricted An Bu Ca As")

    scene.plays("A", "animals", "indian-rock-python", "indian-rock-python constriction")

    assert "Seat B: 1 constriction token" in scene.heard()


@rule("AN-3.15", "AN-15.2")
def test_constriction_compares_at_the_moment_it_resolves(scene: Scene) -> None:
    for first, tokens in (("indian-rock-python constriction", "Sp"), ("indian-rock-python appeal", "")):
        scene.table(A=f"{PYTHON}, appeal 10", B="appeal 12")
        scene.plays("A", "animals", "indian-rock-python", first)
        assert on(scene, "B", "constricted") == tokens


@rule("AN-3.10", "AN-3.2", "AN-Q3")
@pytest.mark.parametrize(
    ("slot", "tokens", "expected"),
    [(5, 0, 3), (4, 0, 2), (3, 0, 1), (2, 0, 1), (1, 0, 1), (2, 2, 2), (1, 1, 1), (1, 3, 2), (5, 5, 8)],
)
def test_the_strength_of_a_constricted_card_never_falls_below_1(
    scene: Scene, slot: int, tokens: int, expected: int
) -> None:
    order = ["An", "Bu", "Ca", "As"]
    order.insert(slot - 1, "Sp")
    scene.table(A=f"order {' '.join(order)}, constricted Sp, x {tokens}, money 0")

    scene.plays("A", f"sponsors+{tokens}" if tokens else "sponsors", "break")

    assert strength(scene, "A") == scene.zoo("A").money == expected


@rule("AN-3.10", "AN-Q3")
def test_or_x_tokens_must_bring_it_to_1(scene: Scene) -> None:
    scene.table(A="order Sp Ca An Bu As, constricted Sp Ca, x 2", constriction_floor="x_tokens")

    options = scene.codes("A")

    assert [option for option in options if option.startswith("sponsors")] == ["sponsors+2"]
    assert [option for option in options if option.startswith("cards")] == ["cards+1", "cards+2"]
    assert "x sponsors" in options
    scene.table(A="order Sp Ca An Bu As, constricted Sp, x 0", constriction_floor="x_tokens")
    scene.refused("A", "sponsors", rule="AN-2.15")


@rule("AN-3.11", "AN-2.19")
def test_a_constriction_token_leaves_with_the_x_token_action_too(scene: Scene) -> None:
    scene.table(A="constricted Sp As")

    scene.plays("A", "x sponsors")

    assert on(scene, "A", "constricted") == "As"


@rule("AN-3.11", "AN-3.1")
def test_every_performance_of_a_multiplied_action_is_2_lower(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, constricted Sp, multiplier Sp, money 0")

    scene.plays("A", "sponsors", "break", "sponsors", "break")

    assert scene.zoo("A").money == 6
    assert on(scene, "A", "constricted") == ""


@rule("AN-3.2")
def test_a_constricted_card_that_moved_keeps_its_token(scene: Scene) -> None:
    scene.table(A="order Bu An Ca As Sp, constricted Sp, hand 405")

    scene.plays("A", "animals", "fennec-fox", "sponsors")

    assert scene.order("A") == "Sp An Bu Ca As"
    assert on(scene, "A", "constricted") == "Sp"


# pilfering and hypnosis: who can be reached

CAPUCHIN = "order Bu An Ca As Sp, hand 463, partner americas, money 20"


@rule("AN-3.6", "AN-G.PILFERING")
@pytest.mark.parametrize(
    ("victim", "money", "cards"),
    [("money 3, hand 401 402", 0, 1), ("money 3", 3, 0), ("money 0", 0, 0), ("money 7", 5, 0), ("money 5", 5, 0)],
)
def test_who_lacks_one_gives_the_other(scene: Scene, victim: str, money: int, cards: int) -> None:
    """S-AN-32"""
    scene.table(A=f"{CAPUCHIN}, appeal 12", B=f"appeal 12, {victim}")
    before = scene.zoo("B").money

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")
    if cards:
        scene.chance("lion")

    assert scene.asked == "B"
    assert scene.zoo("B").money == before - money
    assert scene.zoo("A").money == 20 - 8 + money
    assert scene.hand("A") == ("402" if cards else "")


@rule("AN-3.6", "AN-G.PILFERING")
def test_the_victim_chooses_between_money_and_a_random_card(scene: Scene) -> None:
    """S-AN-32"""
    scene.table(A=f"{CAPUCHIN}, appeal 12", B="appeal 12, money 9, hand 401 402")

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")
    assert (scene.asked, scene.codes("B")) == ("B", ["money", "card"])
    scene.plays("B", "card")
    scene.chance("cheetah")

    assert (scene.hand("A"), scene.hand("B")) == ("401", "402")
    assert scene.heard("A")[-1] == "Seat A: Cheetah from Seat B"
    assert scene.heard("B")[-1] == "Seat A: Cheetah from Seat B"
    assert scene.heard()[-1] == "Seat A: a card from Seat B"


@rule("AN-3.6", "AN-3.16", "AN-G.HYPNOSIS")
@pytest.mark.parametrize(("own", "other", "hits"), [(12, 12, True), (13, 12, False), (11, 12, True), (3, 4, False)])
def test_hypnosis_works_on_a_tie_too(scene: Scene, own: int, other: int, hits: bool) -> None:
    """S-AN-32"""
    zoo = "order Bu An Ca As Sp, upgraded An, hand 475, icons science 2, money 20"
    scene.table(A=f"{zoo}, appeal {own}", B=f"appeal {other}, order Ca Sp As Bu An")

    scene.plays("A", "animals", "king-cobra")

    assert (scene.asked == "A") is hits
    if hits:
        assert scene.codes("A") == ["cards", "sponsors", "association", "no"]  # slots 1 to 3


@rule("AN-3.16")
def test_what_the_animal_brings_does_not_count(scene: Scene) -> None:
    """Five appeal of the capuchin, two of a sponsor for its icon: 12 before, 19 after, and 12 is what counts."""
    scene.table(A=f"{CAPUCHIN}, appeal 12, sponsors 247", B="appeal 12, money 9")

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")

    assert scene.zoo("A").appeal == 19
    assert (scene.zoo("A").money, scene.zoo("B").money) == (17, 4)


@rule("AN-3.16")
def test_what_an_earlier_animal_of_the_action_brought_does_count(scene: Scene) -> None:
    scene.table(
        A="order Bu Ca As Sp An, empty, appeal 12, money 30, hand 463 410, partner americas, "
        "build enclosure_1 0.2, build enclosure_2 1.3 1.4",
        B="appeal 14, money 9",
        deck="201",
    )

    scene.plays("A", "animals", "yellow-throated-marten", "enclosure_1 0.2", "panamanian-white-faced-capuchin")

    assert scene.zoo("B").money == 9  # 15 to 14 when the capuchin was played


@rule("AN-3.17", "AN-3.2")
def test_a_hypnotised_card_keeps_its_minus_2_and_goes_home_without_its_tokens(scene: Scene) -> None:
    scene.table(
        A="order Bu An Ca As Sp, upgraded An, appeal 10, hand 475, icons science 2, money 20, x 1",
        B="appeal 12, order An Bu Sp Ca As, constricted Sp, venom Sp An, multiplier Sp, money 9",
    )

    scene.plays("A", "animals", "king-cobra", "sponsors+1", "break")

    assert strength(scene, "A") == 2  # slot 3, less 2, and an X-token of the hypnotist
    assert (scene.zoo("A").money, scene.zoo("A").x_tokens) == (20 - 13 + 2, 0)
    assert scene.order("A") == "An Bu Ca As Sp"
    assert scene.order("B") == "Sp An Bu Ca As"
    assert on(scene, "B", "venom") == "An"
    assert on(scene, "B", "constricted") == ""
    assert scene.zoo("B").multipliers[4] == 1  # not used, and still there
    scene.plays("B", "x build")
    assert scene.zoo("B").money == 7  # that venom left was no removal by its owner
