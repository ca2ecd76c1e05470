"""Several games with totals added [ARNE-9.5]."""

import pytest

from soloist.engine.seats import RandomBot, ask
from tests.kit import rule
from tests.kit.seats import play_on
from tests.scenarios.arne.scene import Scene


@rule("ARNE-9.5")
def test_after_a_game_of_a_match_colours_are_picked_anew_and_points_carried(scene: Scene) -> None:
    scene.table(3, rows={"R": "500", "G": "1000"}, hands={"B": "crash"}, final="BCA", games="2")

    scene.passes("B")

    assert scene.asked == "A"
    assert scene.options("A") == ["red", "green", "yellow", "blue"]
    assert scene.state.game_number == 2
    assert (scene.version, scene.state.direction, scene.discard()) == (1, 1, "")
    assert [scene.points(letter) for letter in "ABC"] == [500, 1000, 0]
    assert scene.winners() == ""


@rule("ARNE-9.5", "ARNE-4.8")
def test_in_the_next_game_everybody_sits_at_the_first_place_again(scene: Scene) -> None:
    scene.table(3, hands={"A": "change_places"}, pile="red50", games="2")
    scene.draws("A", "red50")
    scene.plays("A", "change_places", "B")

    assert scene.state.game_number == 2
    assert scene.order() == "A B C"


@rule("ARNE-9.5", "ARNE-7.3")
def test_the_next_game_is_set_up_like_the_first(scene: Scene) -> None:
    scene.new(2, games="2", first_seat="b")
    scene.match.use_dice()
    while scene.state.game_number == 1:
        assert scene.match.question is not None
        scene.match.answer(ask(RandomBot(), scene.match, scene.match.question))

    scene.plays("A", "purple")
    scene.plays("B", "orange")

    assert scene.active == "B"
    assert (scene.colour("A"), scene.colour("B")) == ("purple", "orange")
    assert scene.pile_size() == 39  # B has drawn
    assert [len(hand) for hand in scene.state.hands] == [8, 9]
    assert scene.version == 1


@rule("ARNE-9.5", "ARNE-9.4")
@pytest.mark.parametrize("variant", ["standard", "minimum"])
def test_the_match_is_won_on_the_sum_of_all_games(scene: Scene, variant: str) -> None:
    scene.new(3, games="3", variant=variant, colours="random")
    scene.match.use_dice()
    play_on(scene.match, [RandomBot()] * 3)

    result = scene.match.result
    assert scene.state.game_number == 3
    totals = [score.total for score in result.scores]
    for score, carried in zip(result.scores, scene.state.carried, strict=True):
        assert score.total == sum(points for _, points in score.parts)
        assert carried in [points for _, points in score.parts]
    best = (min if variant == "minimum" else max)(totals)
    assert [score.seat for score in result.scores if score.total == best] == list(result.winners)


@rule("ARNE-9.5")
def test_a_lead_from_earlier_games_decides(scene: Scene) -> None:
    scene.table(
        3, rows={"R": "500", "G": "200, 200"}, hands={"B": "crash"}, final="BCA", games="2", earlier=[0, 200, 0]
    )

    scene.passes("B")

    assert scene.winners() == "B"
    assert [scene.points(letter) for letter in "ABC"] == [500, 600, 0]
