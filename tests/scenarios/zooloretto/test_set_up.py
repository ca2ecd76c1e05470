"""Material and set-up [ZOO-1], and what is different with two players [ZOO-9]: scenario S-01."""

from collections import Counter

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.seats import SEATS
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.tiles import Species, Tile
from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene

REMOVED = {2: "CEF", 3: "CE", 4: "C", 5: ""}
BY_PLAYERS = [
    # species, main stack, truck spaces, bank, closed expansions, offspring
    (2, 5, 64, (3, 2, 1), 26, 2, 10),
    (3, 6, 75, (3, 3, 3), 24, 1, 12),
    (4, 7, 86, (3, 3, 3, 3), 22, 1, 14),
    (5, 8, 97, (3, 3, 3, 3, 3), 20, 1, 16),
]


@rule("ZOO-1.2", "ZOO-1.4", "ZOO-1.6", "ZOO-1.7", "ZOO-1.8", "ZOO-9.1", "ZOO-9.2", "ZOO-9.4", "ZOO-9.5")
@pytest.mark.parametrize(("players", "species", "main", "trucks", "bank", "closed", "young"), BY_PLAYERS)
def test_how_much_there_is_of_everything(
    scene: Scene, players: int, species: int, main: int, trucks: tuple[int, ...], bank: int, closed: int, young: int
) -> None:
    scene.new(players)
    scene.set_up(*REMOVED[players], first="A")

    board = scene.board
    assert len(board.species) == species
    assert (board.main_stack, board.end_stack) == (main, 15)
    assert [board.free_spaces(truck) for truck in range(len(board.trucks))] == list(trucks)
    assert scene.bank == bank
    assert [board.zoo(seat).coins for seat in board.players] == [2] * players
    assert [board.zoo(seat).closed for seat in board.players] == [closed] * players
    assert sum(board.young) == young


@rule("ZOO-1.2", "ZOO-1.3", "ZOO-9.1")
def test_removed_species_go_with_all_their_tiles_and_offspring(scene: Scene) -> None:
    scene.new(2)
    scene.set_up("Z", "C", "M", first="A")

    def key(tile: Tile) -> str:
        return tile.code if tile.species is None else tile.species.code

    assert Counter(map(key, scene.board.pile.things())) == {
        "elephant": 11, "flamingo": 11, "kangaroo": 11, "leopard": 11, "panda": 11,
        "stall-a": 3, "stall-b": 3, "stall-c": 3, "stall-d": 3, "coin": 12,
    }  # fmt: skip
    assert len(scene.board.pile) == 79
    assert [scene.young(letter) for letter in "CEFKLMPZ"] == [0, 2, 2, 2, 2, 0, 2, 0]


@rule("ZOO-1.2")
def test_each_species_has_seven_plain_animals_two_males_and_two_females(scene: Scene) -> None:
    scene.new(5)
    scene.set_up(first="A")

    count = Counter(tile.code for tile in scene.board.pile.things())
    for species in Species:
        assert (count[species.code], count[f"{species.code}-m"], count[f"{species.code}-f"]) == (7, 2, 2)


@rule("ZOO-1.3")
def test_which_species_go_is_drawn_at_random_from_all_that_are_left(scene: Scene) -> None:
    scene.new(3)

    assert scene.codes("chance") == [species.code for species in Species]
    scene.chance("kangaroo")
    assert scene.codes("chance") == [species.code for species in Species if species is not Species.KANGAROO]


@rule("ZOO-1.6")
def test_offspring_are_never_drawn_from_a_stack(scene: Scene) -> None:
    scene.new(5)
    scene.set_up(first="A")
    scene.plays("A", "load")

    assert not [drawn for drawn in scene.codes("chance") if drawn.endswith("-o")]
    assert set(scene.board.young) == {2}


@rule("ZOO-1.4", "ZOO-4.1")
def test_any_tile_may_be_the_next(scene: Scene) -> None:
    scene.new(5)
    scene.set_up(first="A")
    scene.plays("A", "load")

    assert len(scene.codes("chance")) == 112


@rule("ZOO-1.9")
def test_by_default_any_player_may_start_and_play_goes_clockwise(scene: Scene) -> None:
    scene.new(3)
    scene.set_up("C", "E")

    assert scene.codes("chance") == ["A", "B", "C"]
    scene.match.answer("C")
    for letter in "CABCAB":
        assert scene.active == letter
        scene.loads(letter)


@rule("ZOO-1.9")
def test_the_starting_player_may_be_agreed(scene: Scene) -> None:
    scene.new(3, first_seat="b")
    scene.set_up("C", "E")

    assert scene.active == "B"


@rule("ZOO-1.9")
def test_a_starting_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetting, match="there is no seat D in a game with 3 seats"):
        Match.new(GAME, 3, {"first_seat": "d"})


@rule("ZOO-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadSetting, match="2, 3, 4, 5 seats"):
        Match.new(GAME, players)


@rule("ZOO-1.1", "ZOO-9.7")
def test_a_game_can_be_played_at_every_player_count(scene: Scene) -> None:
    for players in (2, 3, 4, 5):
        scene.new(players, first_seat="a")
        scene.set_up(*REMOVED[players])
        for letter in "ABCDE"[:players]:
            scene.loads(letter, None, f"T{'ABCDE'.index(letter) + 1}")
        for truck, letter in enumerate("ABCDE"[:players], 1):
            scene.takes(letter, truck)
        assert scene.board.round == 2


@rule("ZOO-1.10")
def test_everybody_sees_everything_but_the_order_of_the_stacks(scene: Scene) -> None:
    scene.table(3, trucks="Z $ a | Pm | -", A="E4 L L, barn C a, coins 3", B="coins 1", C="E5 K")

    views = [scene.match.view(seat) for seat in (*SEATS[:3], None)]
    for view in views:
        assert view.bank == scene.bank
        assert view.zoos[0].coins == 3
        assert [tile.code for tile in view.zoos[0].barn] == ["camel", "stall-a"]
        assert [tile.code for tile in view.trucks[0]] == ["zebra", "coin", "stall-a"]
        assert sorted(view.tiles_left, key=lambda tile: tile.order) == list(view.tiles_left)
    scene.plays("A", "load")
    scene.chance("K")
    assert scene.match.history[-1].seen_by is None  # the tile is shown before the truck is chosen
    scene.plays("A", "T2")
    assert scene.heard(None) == scene.heard("B")
    assert "Kangaroo" in scene.heard(None)[-1]
