"""One player alone: turns, breaks, donations, solo effects, the goal [AN-12, AN-14]."""

import pytest

from soloist.games.arknova.state import FREE, Stage
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

ANIMALS = "order Bu Sp Ca As An"
ASSOCIATION = "order An Bu Ca Sp As"


def pass_turn(scene: Scene) -> None:
    """A turn in which next to nothing happens; what a break draws does not matter."""
    scene.plays("A", "sponsors", "break")
    scene.any_chance()


# the course


@rule("AN-12.1", "AN-14.1", "AN-14.2", "AN-14.10")
def test_27_turns_with_breaks_after_turns_7_13_18_22_and_25(scene: Scene) -> None:
    """Counters that met long ago do not end the game."""
    scene.table(1, A="appeal 113, cp 10, finals 001")
    breaks = []

    for turn in range(1, 28):
        before = scene.heard().count("Break")
        pass_turn(scene)
        if scene.heard().count("Break") > before:
            breaks.append(turn)

    assert breaks == [7, 13, 18, 22, 25]
    assert scene.state.stage is Stage.OVER
    assert scene.state.last_turns is None
    assert scene.match.turns == 27


@rule("AN-14.2", "AN-14.12", "AN-11.4")
def test_scoring_comes_right_after_turn_27_without_a_break(scene: Scene) -> None:
    scene.table(1, turn=26, A="money 0, hand 401 402 403 404, finals 001 002")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 5
    assert scene.why == "AN-9.10"
    scene.plays("A", "large-animal-zoo")
    assert scene.state.stage is Stage.OVER
    assert len(scene.zoo("A").hand) == 4


@rule("AN-14.1", "AN-14.11", "AN-10.5")
def test_a_break_alone_is_an_ordinary_one(scene: Scene) -> None:
    scene.table(
        1,
        turn=6,
        A="money 0, appeal 20, hand 401 402 403 404, multiplier Ca, hired 2, workers 0, at reputation 2, sponsors 220",
        display="406 407 408 409 410 411",
        deck="412 413",
        offer="| hand_limit",
    )

    scene.plays("A", "sponsors", "break", "401")

    zoo = scene.zoo("A")
    assert zoo.money == 5 + 17 + 3
    assert (zoo.workers, zoo.on_task, zoo.multipliers) == (2, (0, 0, 0, 0), (0,) * 5)
    assert scene.display() == "408 409 410 411 412 413"
    assert len(scene.state.partner_offer) == 5
    assert len(scene.state.university_offer) == 3
    assert scene.asked == "A"


@rule("AN-14.11", "AN-10.3")
def test_offers_alone_are_not_filled_with_what_the_player_owns(scene: Scene) -> None:
    scene.table(1, turn=6, A="partner africa, university hand_limit", deck="412 413")

    pass_turn(scene)

    assert [each.code for each in scene.state.partner_offer] == ["americas", "asia", "australia", "europe"]
    assert [each.code for each in scene.state.university_offer] == ["double_research", "research_reputation"]


@rule("AN-14.5", "AN-8.2", "AN-4.1", "AN-G.JUMPING")
def test_break_n_does_nothing_but_its_money_is_paid(scene: Scene) -> None:
    """Sponsors, Cards, and Jumping 3 of the Cougar."""
    scene.table(1, A=f"money 10, hand 413, empty, build enclosure_3 1.2 1.3 2.2, {ANIMALS}", deck="401 402 403")

    scene.plays("A", "animals", "413")
    assert scene.zoo("A").money == 3
    for _ in range(5):
        pass_turn(scene)

    assert scene.zoo("A").x_tokens == 0
    assert scene.state.break_step == 0
    assert scene.state.break_called_by is None
    assert "Break" not in scene.heard()


@rule("AN-14.13", "AN-12.1", "AN-G.DETERMINATION")
def test_an_extra_action_belongs_to_its_turn(scene: Scene) -> None:
    """Determination from the left edge of map 3 in turn 6: no break before turn 7 is over."""
    scene.table(1, turn=5, maps="3", A=f"cp 2, icons africa 2, {ASSOCIATION}", bases="103 101 102")

    scene.plays("A", "association", "project", "4")
    assert scene.codes("A")[-1] == "no"
    scene.plays("A", "x cards")

    assert scene.state.turn == 7  # which has begun
    assert "Break" not in scene.heard()
    pass_turn(scene)
    assert "Break" in scene.heard()


# donations


@rule("AN-12.2", "AN-14.1", "AN-14.4")
def test_each_break_blocks_the_lowest_open_price(scene: Scene) -> None:
    """If nothing is donated, 2, 5, 5, 7 and 7 vanish one by one."""
    scene.table(1, A=f"upgraded As, money 99, {ASSOCIATION}")
    prices = []

    for _ in range(26):
        prices.append(price_now(scene))
        pass_turn(scene)

    assert list(dict.fromkeys(prices)) == [2, 5, 7, 10]
    assert [prices.count(price) for price in (2, 5, 7, 10)] == [7, 6 + 5, 4 + 3, 1]


def price_now(scene: Scene) -> int:
    """What a donation would cost in this turn."""
    trial = Scene()
    trial.match = scene.match.copy()
    before = trial.zoo("A").money
    trial.plays("A", "association", "reputation", "donate")
    return before - trial.zoo("A").money


@rule("AN-12.2", "AN-13.9", "AN-14.4")
def test_what_was_donated_is_covered_and_the_break_blocks_the_next_one(scene: Scene) -> None:
    scene.table(1, turn=6, A=f"upgraded As, money 2, {ASSOCIATION}")

    scene.plays("A", "association", "reputation", "donate")
    scene.any_chance()

    assert scene.zoo("A").money == 5
    assert scene.state.donations == 2


@rule("AN-13.9", "AN-14.4", "AN-12.2")
def test_12_is_never_covered(scene: Scene) -> None:
    scene.table(1, turn=6, donations=7, A=f"upgraded As, rep 5, cp 2, money 40, appeal 0, {ASSOCIATION}")

    scene.plays("A", "association", "reputation", "donate")
    scene.any_chance()
    assert scene.zoo("A").money == 40 - 12 + 5
    scene.plays("A", "x sponsors")
    scene.plays("A", "association", "reputation", "donate")

    assert scene.zoo("A").money == 40 - 12 + 5 - 12


# setting up


@rule("AN-14.3", "AN-Q11", "AN-1.14")
@pytest.mark.parametrize("solo_appeal", ["20", "10", "0"])
def test_the_appeal_at_the_start_is_agreed_on(scene: Scene, solo_appeal: str) -> None:
    scene.new(1, dice=True, solo_appeal=solo_appeal)

    assert scene.zoo("A").appeal == int(solo_appeal)


@rule("AN-14.3", "AN-Q11")
def test_without_agreement_it_is_20(scene: Scene) -> None:
    scene.new(1, dice=True)

    assert scene.zoo("A").appeal == 20


@rule("AN-14.4", "AN-1.6")
def test_alone_there_are_three_base_projects_and_nothing_is_blocked(scene: Scene) -> None:
    scene.new(1, dice=True)

    assert [laid.levels for laid in scene.state.bases] == [(FREE,) * 3] * 3
    assert scene.state.donations == 0


@rule("AN-14.4", "AN-13.11")
def test_alone_there_are_two_places_for_projects_above_the_board(scene: Scene) -> None:
    scene.table(
        1,
        A=f"hand 118, animals 402, build enclosure_4! 1.2 2.1 2.2 3.2, {ASSOCIATION}",
        row="120 122",
    )

    scene.plays("A", "association", "project", "6")

    assert [laid.project.id for laid in scene.state.row] == [118, 120]


@rule("AN-14.8", "AN-11.7")
def test_a_final_scoring_card_that_compares_is_never_dealt_alone(scene: Scene) -> None:
    scene.new(1, first_seat="a")
    scene.any_chance(until="AN-1.11")

    assert len(scene.codes("chance")) == 10
    assert "diverse-species-zoo" not in scene.codes("chance")


# effects


def play(scene: Scene, number: str, more: str) -> None:
    scene.table(1, A=f"money 30, hand {number}, upgraded An, empty, {more}, {ANIMALS}", deck="401 402 403 404")
    scene.plays("A", "animals", number)


@rule("AN-14.6", "AN-15.5", "AN-G.VENOM")
@pytest.mark.parametrize(
    ("number", "more", "tokens"),
    [("449", "build enclosure_2 2.4 3.4", 1), ("470", "icons reptile 1 africa 1, build enclosure_2 1.3 2.3", 2)],
)
def test_venom_alone_is_inventive(scene: Scene, number: str, more: str, tokens: int) -> None:
    play(scene, number, more)

    assert scene.zoo("A").x_tokens == tokens


@rule("AN-14.6", "AN-15.5", "AN-G.CONSTRICTION")
def test_constriction_alone_is_clever(scene: Scene) -> None:
    play(scene, "474", "icons reptile 2, build enclosure_2 1.3 2.3")

    assert scene.why == "AN-G.CLEVER"
    scene.plays("A", "association")

    assert scene.order("A") == "As An Bu Sp Ca"


@rule("AN-14.6", "AN-15.5", "AN-G.HYPNOSIS")
def test_hypnosis_alone_is_determination(scene: Scene) -> None:
    play(scene, "475", "icons science 2, build enclosure_2 1.3 2.3")

    assert scene.why == "AN-G.DETERMINATION"
    assert not [answer for answer in scene.codes("A") if answer.startswith("animals")]
    scene.plays("A", "x sponsors")

    assert scene.order("A") == "Sp An Bu Ca As"


@rule("AN-14.6", "AN-15.5", "AN-G.PILFERING")
@pytest.mark.parametrize(
    ("number", "more", "hand"),
    [
        ("456", "partner africa, build enclosure_2 1.3 2.3", "401"),
        ("458", "icons asia 1, build enclosure_3 2.3 2.4 3.4", "401 402"),
    ],
)
def test_pilfering_alone_is_sprint(scene: Scene, number: str, more: str, hand: str) -> None:
    play(scene, number, more)

    assert scene.hand("A") == hand


@rule("AN-14.11", "AN-G.ICONICANIMAL", "AN-S.222")
def test_all_zoos_are_the_own_zoo_and_the_others_are_nobody(scene: Scene) -> None:
    """Release of Patents gives 1 conservation for every research icon; nobody gains money from it."""
    scene.table(1, A="money 0, hand 222, icons science 1")

    scene.plays("A", "sponsors", "222")

    assert scene.zoo("A").conservation == 1
    assert scene.zoo("A").money == 0
    play(scene, "452", "icons africa 2, build enclosure_1 1.3, appeal 0")
    assert scene.zoo("A").appeal == 1 + 3


# ten conservation and the goal


@rule("AN-14.12", "AN-9.10", "AN-11.4")
def test_reaching_10_conservation_costs_a_final_scoring_card_and_then_the_end_none(scene: Scene) -> None:
    scene.table(1, turn=25, A=f"cp 9, upgraded As, finals 001 002, {ASSOCIATION}")

    scene.plays("A", "association", "reputation", "donate")
    assert scene.why == "AN-9.10"
    scene.plays("A", "small-animal-zoo")
    pass_turn(scene)

    assert scene.state.stage is Stage.OVER
    assert [card.id for card in scene.zoo("A").finals] == [1]


@rule("AN-14.7", "AN-11.6")
@pytest.mark.parametrize(("appeal", "winners"), [(63, ""), (64, "A"), (90, "A")])
def test_the_goal_is_0_points_or_more(scene: Scene, appeal: int, winners: str) -> None:
    scene.table(1, turn=26, A=f"cp 20, appeal {appeal}, finals 001")

    pass_turn(scene)

    assert scene.points("A") == appeal - 64
    assert scene.winners() == winners
