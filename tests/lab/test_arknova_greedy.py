"""The greedy bot of Ark Nova: it beats random by far, ends its games in time, and does what any player would."""

from __future__ import annotations

import pytest

from soloist.bots.arknova.greedy import Greedy
from soloist.engine.dice import derived_seed
from soloist.engine.notation import code
from soloist.engine.seats import ask
from soloist.games.arknova.maps import MAPS
from soloist.lab.simulation import Lineup, Series, play_games
from soloist.lab.tally import Played
from tests.scenarios.arknova.scene import Scene

LONG = 100  # turns of all players together that a game of two should not need


def played(*seats: str, games: int, **options: str) -> list[Played]:
    lineup = Lineup.of(Series("arknova", seats, games, 1, options))
    return [lineup.play(derived_seed(1, number)) for number in range(games)]


# whole games


def test_it_beats_random() -> None:
    games = [*played("greedy", "random", games=10, maps="pick"), *played("random", "greedy", games=10)]
    scores = [[score.total for score in game.result.scores] for game in games]
    assert sum(a > b for a, b in scores[:10]) + sum(a < b for a, b in scores[10:]) >= 19
    assert sum(game.turns <= LONG for game in games) >= 19


def test_against_itself_a_game_is_as_long_as_among_people() -> None:
    games = played("greedy", "greedy", games=10, maps="pick")
    turns = [game.turns for game in games]
    assert max(turns) <= LONG
    assert 55 <= sum(turns) / len(turns) <= 85
    best = [max(score.total for score in game.result.scores) for game in games]
    assert sum(best) / len(best) > 5


@pytest.mark.parametrize("ground", [ground.id for ground in MAPS.values() if ground.refused is None])
def test_it_plays_on_every_map(ground: str) -> None:
    series = Series("arknova", ("greedy",), 2, 3, {"maps": ground})
    assert play_games(series, series.numbers).failures == []


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"peaceful": "yes", "final_scoring": "v2"}),
        (3, {"maps": "draft", "end_check": "at_once", "constriction_floor": "x_tokens"}),
        (4, {"maps": "pick", "search_skipped": "printed", "deck_refill": "none"}),
        (2, {"maps": "4,11", "upgrade_in_use": "always", "last_turn_for": "everyone", "venom_compares": "now"}),
        (1, {"maps": "10", "solo_appeal": "0", "upgrade_in_use": "never"}),
    ],
)
def test_it_plays_with_every_number_of_players_and_with_other_rulings(players: int, options: dict[str, str]) -> None:
    series = Series("arknova", ("greedy",) * players, 2, 5, options)
    assert play_games(series, series.numbers).failures == []


# single answers


def choice(scene: Scene) -> str:
    question = scene.match.question
    assert question is not None
    return code(ask(Greedy(), scene.match, question))


def plays(scene: Scene) -> list[str]:
    """What it answers until somebody else, or Chance, is asked."""
    answers: list[str] = []
    while scene.asked == "A" and len(answers) < 20:
        answers.append(choice(scene))
        scene.answer("A", answers[-1])
    return answers


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_a_project_is_supported_as_soon_as_a_level_is_met(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As, animals 401 404", bases="103 109 111")
    assert plays(scene)[:2] == ["association", "project"]
    assert scene.zoo("A").conservation >= 2


def test_x_tokens_are_spent_for_a_project(scene: Scene) -> None:
    scene.table(A="order An Bu As Ca Sp, x 2, animals 401 404", bases="103 109 111")
    assert choice(scene) == "association+2"


def test_an_enclosure_is_built_for_the_animal_in_hand(scene: Scene) -> None:
    """A giraffe needs size 3; an Alpine ibex needs size 2 beside two rocks."""
    scene.table(A="order An Ca Sp As Bu, empty, hand 428")
    assert plays(scene)[:2] == ["build", "enclosure_3"]
    scene.table(A="order An Ca Sp As Bu, empty, money 14, hand 444", maps="0")
    assert plays(scene)[:2] == ["build", "enclosure_2"]
    zoo = scene.zoo("A")
    assert (zoo.buildings[-1].footprint.ring & zoo.map.rock).bit_count() >= 2


def test_an_animal_is_played_into_its_enclosure(scene: Scene) -> None:
    scene.table(A="order Bu Ca Sp As An, hand 428")
    assert choice(scene) == "animals"


def test_the_enclosure_taken_wastes_no_space(scene: Scene) -> None:
    """A caracal needs size 2: not the enclosure of size 3 that map A begins with."""
    scene.table(A="order Bu Ca Sp As An, hand 404, build enclosure_2 2.3 3.4")
    plays(scene)
    assert [building.kind.code for building in scene.zoo("A").buildings if building.used] == ["enclosure_2"]


def test_what_cannot_be_played_soon_is_discarded(scene: Scene) -> None:
    """The elephant costs 36 money and needs Animals II."""
    scene.table(A="order Ca An Bu As Sp, hand 404 419 426", deck="428")
    scene.plays("A", "cards")
    assert choice(scene) == "african-bush-elephant"


def test_in_the_last_turn_only_points_count(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As, upgraded As, money 30, animals 401 404", bases="109 111 112", last_turns=1)
    assert "donate" in plays(scene)


def test_the_same_moment_has_the_same_answer(scene: Scene) -> None:
    scene.new(2, seed=4, dice=True, maps="0")
    for _ in range(60):
        assert choice(scene) == choice(scene)
        scene.answer(scene.asked or "", choice(scene))
