"""The box, the islands, and how a game begins [ORI-1, ORI-2]."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.box import BOX, SHIPPED
from soloist.games.orichalcum.circles import bits
from soloist.games.orichalcum.pieces import BASE, Action, Terrain
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

RULES = Path(__file__).parents[3] / "docs" / "rules"
LANGUAGES = [RULES / "orichalcum.md", RULES / "pt" / "orichalcum.md"]
ISLANDS = list(BOX.islands)


def drawn_islands(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The drawings in the rules, `hexagon*` with its rows."""
    columns: list[list[str]] = []
    names: list[str] = []
    for line in path.read_text("utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        heads = [re.fullmatch(r"(\w+) `?(\*+)", cell) for cell in cells[1:]]
        if len(cells) == 5 and all(heads):
            names = [f"{head[1]}{head[2]}" for head in heads if head]
            columns = [[] for _ in names]
        elif names and re.fullmatch("[a-g]", cells[0]):
            for column, cell in zip(columns, cells[1:], strict=True):
                column += [cell] if cell else []
            if cells[0] == "g":
                yield from zip(names, columns, strict=True)
                names = []


@rule("ORI-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetting):
        GAME.check(players, GAME.read_settings({}))


@rule("ORI-1.1", "ORI-2.1", "ORI-Q5")
def test_everybody_has_an_island_of_their_own(scene: Scene) -> None:
    scene.new(3, islands="hexagon*,long**,ring*")
    scene.lets_chance()
    assert [str(realm.ground) for realm in scene.state.realms] == ["hexagon*", "long**", "ring*"]
    scene.new(2)
    assert [str(realm.ground) for realm in scene.state.realms] == ["hexagon*", "hexagon*"]


@rule("ORI-Q5")
@pytest.mark.parametrize(
    ("players", "islands", "problem"),
    [
        (3, "long*,ring*", "2 islands are named for 3 seats"),
        (2, "atlantis*", "there is no island 'atlantis[*]'; available: hexagon[*]"),
        (2, "long", "there is no island 'long'"),
    ],
)
def test_islands_that_are_not_there(players: int, islands: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.check(players, GAME.read_settings({"islands": islands}))


@rule("ORI-Q5")
@pytest.mark.parametrize("text", ["", "ring*,", ","])
def test_islands_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadSetting, match="an island such as hexagon"):
        GAME.read_settings({"islands": text})


@rule("ORI-2.1")
@pytest.mark.parametrize("path", LANGUAGES, ids=["en", "pt"])
def test_the_islands_are_as_the_rules_draw_them(path: Path) -> None:
    drawn = dict(drawn_islands(path))
    blocks = {f"{row['name']}{row['side']}": row["rows"] for row in SHIPPED["islands"]}
    numbers = list(blocks)
    assert len(drawn) == 8
    for number, rows in zip(sorted(numbers, key=lambda name: (len(name) - len(name.rstrip("*")), numbers.index(name))),
                            drawn.values(), strict=True):  # fmt: skip
        assert blocks[number] == rows


@rule("ORI-2.1")
@pytest.mark.parametrize(
    ("island", "circles"),
    [("hexagon*", 37), ("hexagon**", 32), ("long*", 37), ("long**", 32), ("ring*", 37), ("ring**", 33),
     ("twins*", 37), ("twins**", 31)],
)  # fmt: skip
def test_circles_of_the_islands(island: str, circles: int) -> None:
    assert len(BOX.islands[island].places) == circles


@rule("ORI-1.7")
@pytest.mark.parametrize("island", ISLANDS)
def test_a_circle_touches_six_others_at_most(island: str) -> None:
    ground = BOX.islands[island]
    for number, beside in enumerate(ground.next):
        assert beside.bit_count() <= 6
        assert all(ground.next[other] >> number & 1 for other in bits(beside))
    assert ground.area(1, ground.all) == ground.all


@rule("ORI-1.7", "ORI-2.1")
def test_rows_b_d_and_f_stand_half_a_circle_to_the_right() -> None:
    ground = BOX.islands["hexagon*"]
    assert sorted(ground.said(bits(ground.next[ground.number["c4"]])).split()) == ["b3", "b4", "c3", "c5", "d3", "d4"]
    assert sorted(ground.said(bits(ground.next[ground.number["b4"]])).split()) == ["a4", "a5", "b3", "b5", "c4", "c5"]


@rule("ORI-2.1", "ORI-2.8")
def test_a_hoplite_a_nugget_and_no_metropolis_yet(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    scene.lets_chance()
    scene.has("A", "hoplites 1, nuggets 1, port -, titans -, points 0")
    scene.has("B", "hoplites 2, nuggets 1, port -")


@rule("ORI-1.6", "ORI-2.2", "ORI-Q9")
def test_the_tiles() -> None:
    assert Counter(tile.size for tile in BOX.tiles) == {1: 25, 2: 25, 3: 15}
    assert Counter(terrain for tile in BOX.tiles for terrain in tile.terrains) == dict.fromkeys(Terrain, 24)
    kinds = Counter(tuple(sorted(tile.terrains)) for tile in BOX.tiles)
    for terrain in Terrain:
        assert kinds[terrain,] == 5
        assert kinds[terrain, terrain] == 1
        assert all(kinds[terrain, other] == 2 for other in Terrain if other > terrain)
    three = [kind for kind in kinds if len(kind) == 3]
    assert all(kinds[kind] == 1 for kind in three)
    assert sorted(len(set(kind)) for kind in three) == [2] * 5 + [3] * 10
    assert [terrain.code for terrain in BASE] == ["mountain", "forest", "lagoon", "desert"]


@rule("ORI-2.3", "ORI-8.8")
def test_the_bags() -> None:
    assert Counter(creature.code for creature in BOX.creatures) == dict.fromkeys(
        ["cyclops", "minotaur", "gorgon", "cerberus", "hydra"], 4
    )
    assert Counter(building.code for building in BOX.buildings) == {
        "training-camp": 5, "mine": 5, "oratory": 3, "siege-engines-1": 1, "siege-engines-2": 1, "siege-engines-3": 1,
        "hospital": 2, "arch": 2, "protection-crystal": 2, "architect-practice": 2, "forge": 1, "statues": 1,
    }  # fmt: skip
    assert len(BOX.buildings) == 26


@rule("ORI-2.4", "ORI-Q11")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_cards_laid_out(scene: Scene, players: int, cards: int) -> None:
    assert sorted(card.code for card in BOX.cards) == sorted(f"{a.code}-{n}" for a in Action for n in (1, 2, 3))
    scene.new(players)
    scene.lets_chance()
    assert len(scene.state.row) == cards
    assert len(scene.state.deck) == 12 - cards


@rule("ORI-2.5", "ORI-2.3")
def test_a_tile_for_each_card_and_a_creature_for_each_volcano(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    scene.chance("capture-3", "volcano-volcano-mountain", "hydra, cyclops", "produce-1", "forest", "recruit-2")
    scene.chance("mountain-volcano", "gorgon")
    offers = scene.state.row
    assert [creature.code for creature in offers[0].creatures] == ["hydra", "cyclops"]
    assert offers[1].creatures == ()
    assert [creature.code for creature in offers[2].creatures] == ["gorgon"]
    assert len(scene.state.bag) == 17


@rule("ORI-2.5")
def test_an_empty_bag_leaves_a_volcano_without_a_creature(scene: Scene) -> None:
    scene.table(3, bag="gorgon", active="C", row="produce-1 - | recruit-1 - | construct-1 - | capture-1 -")
    scene.plays("C", "card 1")
    scene.chance("capture-3", "volcano-volcano-mountain", "gorgon", "recruit-2", "mountain-volcano")
    scene.lets_chance()
    assert [len(offer.creatures) for offer in scene.state.row] == [0, 0, 0, 1, 0]
    scene.table(3, bag="", active="A", row="capture-3 volcano-volcano-mountain gorgon", A="land d2=desert")
    scene.plays("A", "card 1", "c3-c4-d3")
    scene.has("A", "beasts c3=gorgon, land c3=volcano c4=volcano d3=mountain")


@rule("ORI-2.6")
def test_one_building_for_each_base_terrain(scene: Scene) -> None:
    scene.new(2, first_seat="a")
    while scene.why != "ORI-2.6":
        scene.lets_chance_once()
    assert scene.slots == "- - - -"
    scene.chance("mine", "training-camp", "training-camp", "forge")
    assert scene.slots == "mine training-camp training-camp forge"
    in_reserve = 1 + 2
    assert scene.state.hoplites_left == 30 - in_reserve - 2
    assert scene.state.nuggets_left == 30 - 2 - 1


@rule("ORI-2.6", "ORI-1.5")
def test_camps_wait_for_a_hoplite_if_the_supply_is_empty(scene: Scene) -> None:
    slots = "mountain=training-camp forest=training-camp"
    scene.table(2, A="hoplites 28, land d2=mountain", B="hoplites 2", slots=slots, row="construct-1 - | recruit-1 -")
    assert scene.state.hoplites_left == 0
    scene.plays("A", "card 1", "build mountain", "d2")
    scene.has("A", "hoplites 28, camps 2")
    scene.table(2, A="hoplites 29, land d2=mountain", slots=slots, row="construct-1 - | recruit-1 -")
    scene.plays("A", "card 1", "build mountain", "d2")
    scene.has("A", "hoplites 29")
    scene.table(2, A="hoplites 28, land d2=mountain", slots=slots, row="construct-1 - | recruit-1 -")
    scene.plays("A", "card 1", "build mountain", "d2")
    scene.has("A", "hoplites 29")


@rule("ORI-2.7")
def test_titans_begin_in_the_common_area(scene: Scene) -> None:
    scene.new(4)
    scene.lets_chance()
    assert scene.common == "mountain forest lagoon desert"
    assert all(not realm.titans for realm in scene.state.realms)


@rule("ORI-2.8", "ORI-10.5", "ORI-Q13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_does_not_start_gains_a_hoplite(scene: Scene, players: int) -> None:
    scene.new(players)
    while scene.why != "ORI-2.8":
        scene.lets_chance_once()
    scene.chance("B")
    assert [realm.hoplites for realm in scene.state.realms] == [1 if seat == 1 else 2 for seat in range(players)]
    assert scene.asked == "B"


@rule("ORI-2.8")
def test_the_starting_player_can_be_agreed_on(scene: Scene) -> None:
    scene.new(3, first_seat="c")
    scene.lets_chance()
    assert (scene.asked, scene.state.pawn.code) == ("C", "C")
