"""The set-up [AN-1]: scenario S-AN-01."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.notation import code
from soloist.games.arknova import board
from soloist.games.arknova.view import View
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene
from tests.scenarios.base import seat_named


def keep_four(scene: Scene, letter: str) -> None:
    for _ in range(4):
        scene.match.answer(scene.codes(letter)[0], seat=seat_named(letter))


def any_draw(scene: Scene) -> None:
    """One draw that does not matter."""
    question = scene.match.question
    assert question is not None
    scene.chance(", ".join(scene.codes("chance")[: question.count or 1]))


def set_up(scene: Scene) -> None:
    """Whatever is drawn and kept, up to the first turn."""
    while scene.why != "AN-2.1":
        if scene.asked == "chance":
            scene.any_chance()
        else:
            question = scene.match.question
            assert question is not None
            scene.match.answer(question.options[0], seat=question.seat)


def view(scene: Scene, letter: str | None) -> View:
    seen = scene.match.view(None if letter is None else seat_named(letter))
    assert isinstance(seen, View)
    return seen


@rule("AN-1.1", "AN-1.3", "AN-1.6", "AN-1.10", "AN-1.11", "AN-1.12")
def test_the_table_of_two_players(scene: Scene) -> None:
    """S-AN-01"""
    scene.new(2, first_seat="a")

    set_up(scene)

    table = scene.state
    for letter in "AB":
        zoo = scene.zoo(letter)
        assert (zoo.money, zoo.x_tokens, zoo.reputation, zoo.conservation) == (25, 0, 1, 0)
        assert (zoo.workers, zoo.hired, zoo.left.bit_count()) == (1, 1, 7)
        assert (len(zoo.hand), len(zoo.finals)) == (4, 2)
        assert scene.order(letter).startswith("An ")
        assert zoo.upgraded == 0
        assert scene.buildings(letter) == ["kiosk 0.3", "enclosure_3 0.4 0.5 1.5"]
    assert (scene.zoo("A").appeal, scene.zoo("B").appeal) == (0, 1)
    assert None not in table.display
    assert (len(table.deck), len(table.discard)) == (190, 8)
    assert table.break_steps - table.break_step == 9
    assert [laid.levels for laid in table.bases] == [(-2, -1, -1), (-1, -2, -1), (-1, -1, -2)]
    assert board.DONATION_PRICES[2] == (2, 5, 7, 10)
    assert board.LAST_DONATION == 12
    assert scene.asked == "A"


@rule("AN-1.1", "AN-1.5", "AN-1.6", "AN-1.10", "AN-1.14")
@pytest.mark.parametrize(("players", "steps", "projects", "prices"), [(3, 12, 3, 7), (4, 15, 4, 7)])
def test_with_more_players_nothing_is_blocked(
    scene: Scene, players: int, steps: int, projects: int, prices: int
) -> None:
    scene.new(players, first_seat="a")

    set_up(scene)

    table = scene.state
    assert table.break_steps == steps
    assert [laid.levels for laid in table.bases] == [(-1, -1, -1)] * projects
    assert len(table.spare_bases) == 12 - projects
    assert len(board.DONATION_PRICES[players]) == prices
    assert [zoo.appeal for zoo in table.zoos] == [0, 1, 2, 3][:players]
    assert len(table.deck) == 212 - 8 * players - 6
    assert len(table.discard) == 4 * players


@rule("AN-1.14", "AN-14.3", "AN-14.4", "AN-14.8")
@pytest.mark.parametrize("appeal", ["20", "10", "0"])
def test_one_player_alone(scene: Scene, appeal: str) -> None:
    scene.new(1, solo_appeal=appeal)

    set_up(scene)

    table = scene.state
    assert scene.zoo("A").appeal == int(appeal)
    assert [laid.levels for laid in table.bases] == [(-1, -1, -1)] * 3
    assert table.break_steps == 0
    assert board.DONATION_PRICES[1] == (2, 5, 5, 7, 7, 10, 10)
    assert len(table.finals) == 10 - 2
    assert all(final.solo for final in (*table.finals.things(), *scene.zoo("A").finals))


@rule("AN-1.14")
def test_five_cannot_play(scene: Scene) -> None:
    with pytest.raises(BadSetting):
        scene.new(5)


@rule("AN-1.2", "AN-13.4")
def test_four_of_the_nine_bonus_tiles_two_at_each_space(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    scene.chance("cards, build, association, sponsors", "sponsors, association, build, cards")
    assert scene.why == "AN-1.2"
    assert len(scene.codes("chance")) == 9

    scene.chance("sponsor, money, reputation, university")

    assert [[tile.code for tile in tiles] for tiles in scene.state.tiles] == [
        ["money", "sponsor"],
        ["reputation", "university"],
    ]


@rule("AN-1.9")
def test_animals_lies_in_slot_1_and_the_others_are_shuffled_for_each(scene: Scene) -> None:
    scene.new(2, first_seat="a")

    scene.chance("sponsors, cards, build, association", "build, association, sponsors, cards")

    assert scene.order("A") == "An Sp Ca Bu As"
    assert scene.order("B") == "An Bu As Sp Ca"


@rule("AN-1.4", "AN-13.10")
def test_one_partner_zoo_of_each_continent_and_one_university_of_each_kind(scene: Scene) -> None:
    scene.new(2)

    set_up(scene)

    offer = [continent.code for continent in scene.state.partner_offer]
    assert sorted(offer) == ["africa", "americas", "asia", "australia", "europe"]
    assert [each.code for each in scene.state.university_offer] == [
        "hand_limit",
        "double_research",
        "research_reputation",
    ]


@rule("AN-1.5", "AN-1.6")
def test_base_projects_lie_in_the_order_drawn_and_the_rest_stays_aside(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    while scene.why != "AN-1.5":
        any_draw(scene)

    scene.chance("primates, africa, species-diversity")

    assert [(laid.project.code, laid.levels) for laid in scene.state.bases] == [
        ("primates", (-2, -1, -1)),
        ("africa", (-1, -2, -1)),
        ("species-diversity", (-1, -1, -2)),
    ]
    assert len(scene.state.spare_bases) == 9


@rule("AN-1.7", "AN-1.10", "AN-Q14")
def test_a_random_player_starts_and_appeal_follows_the_order_of_turns(scene: Scene) -> None:
    scene.new(4)
    assert scene.codes("chance") == ["A", "B", "C", "D"]

    scene.chance("C")
    set_up(scene)

    assert scene.asked == "C"
    assert [zoo.appeal for zoo in scene.state.zoos] == [2, 3, 0, 1]
    scene.plays("C", "x cards")
    assert scene.asked == "D"
    scene.plays("D", "x cards")
    assert scene.asked == "A"


@rule("AN-1.7")
def test_the_starting_seat_may_be_agreed_on(scene: Scene) -> None:
    scene.new(2, first_seat="b")

    set_up(scene)

    assert scene.asked == "B"
    assert [zoo.appeal for zoo in scene.state.zoos] == [1, 0]


@rule("AN-1.3", "AN-1.11", "AN-2.21")
def test_all_choose_their_hands_at_the_same_time_before_the_display_is_seen(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    while scene.asked == "chance":
        scene.any_chance()
    assert [question.seat.code for question in scene.match.questions] == ["A", "B"]
    assert scene.display() == "- - - - - -"

    keep_four(scene, "B")
    assert [question.seat.code for question in scene.match.questions] == ["A"]
    assert scene.display() == "- - - - - -"
    assert len(scene.zoo("B").hand) == 8  # nothing happens before all have chosen
    keep_four(scene, "A")
    scene.any_chance()

    assert [len(zoo.hand) for zoo in scene.state.zoos] == [4, 4]
    assert None not in scene.state.display


@rule("AN-1.11")
def test_the_four_cards_chosen_are_kept(scene: Scene) -> None:
    scene.new(1)
    while len(scene.codes("chance")) < 212:
        any_draw(scene)
    scene.chance("cheetah, lion, leopard, caracal, fennec-fox, sheep, horse, donkey")

    scene.plays("A", "lion", "caracal", "sheep", "donkey")

    assert scene.hand("A") == "402 404 520 522"
    assert sorted(card.id for card in scene.state.discard) == [401, 403, 405, 521]


@rule("AN-1.15", "AN-2.12")
def test_hands_final_scoring_cards_and_piles_are_secret(scene: Scene) -> None:
    scene.table(A="hand 401 402, finals 001 002, money 7, pouched 450 403", B="hand 404, x 2", discard="405 406")

    own, other, watching = view(scene, "A"), view(scene, "B"), view(scene, None)
    a, b = seat_named("A"), seat_named("B")

    assert [code(card) for card in own.zoo(a).hand] == ["cheetah", "lion"]
    for seen in (other, watching):
        assert seen.zoo(a).hand == (None, None)
        assert seen.zoo(a).finals == (None, None)
        assert [below for _, below in seen.zoo(a).pouches] == [None]
        assert (seen.zoo(a).money, seen.zoo(b).x_tokens) == (7, 2)
    assert own.zoo(b).hand == (None,)
    assert (own.discard, own.deck) == (2, len(scene.state.deck))
    assert view(scene, "A").zoo(a).finals == scene.zoo("A").finals


@rule("AN-1.8", "AN-Q10")
def test_maps_by_name(scene: Scene) -> None:
    scene.new(2, maps="0")
    assert [zoo.map.id for zoo in scene.state.zoos] == ["0", "0"]

    scene.new(2, maps="3a,5")
    assert [zoo.map.id for zoo in scene.state.zoos] == ["3a", "5"]

    with pytest.raises(BadSetting):
        scene.new(3, maps="3a,5")
    with pytest.raises(BadSetting):
        scene.new(2, maps="99")


@rule("AN-1.8", "AN-1.12")
def test_only_map_a_starts_with_buildings(scene: Scene) -> None:
    scene.new(2, maps="a,0")

    set_up(scene)

    assert scene.buildings("A") == ["kiosk 0.3", "enclosure_3 0.4 0.5 1.5"]
    assert scene.zoo("A").money == 25
    assert scene.buildings("B") == []


@rule("AN-1.8")
def test_one_of_two_maps_dealt_at_random(scene: Scene) -> None:
    scene.new(2, maps="pick", first_seat="a")
    scene.chance("1", "2a", "3", "8a")
    assert [code(option) for option in scene.match.questions[0].options] == ["1", "2a"]
    assert [code(option) for option in scene.match.questions[1].options] == ["3", "8a"]

    scene.match.answer("8a", seat=seat_named("B"))
    scene.match.answer("2a", seat=seat_named("A"))

    assert [zoo.map.id for zoo in scene.state.zoos] == ["2a", "8a"]


@rule("AN-1.13")
def test_a_draft_begins_with_the_last_in_turn_order(scene: Scene) -> None:
    scene.new(3, maps="draft", first_seat="b")
    maps = scene.codes("chance")
    assert maps == [f"{number}{side}" for number in range(1, 9) for side in ("", "a")]
    scene.chance("4a")
    assert "4" not in scene.codes("chance")
    scene.chance("1", "2", "6")

    assert scene.asked == "A"  # the last of B, C, A
    scene.plays("A", "2")
    assert sorted(scene.codes("C")) == ["1", "4a", "6"]
    scene.plays("C", "1")
    assert sorted(scene.codes("B")) == ["4a", "6"]
    scene.plays("B", "6")

    assert [zoo.map.id for zoo in scene.state.zoos] == ["2", "6", "1"]
    set_up(scene)
    assert scene.asked == "B"
