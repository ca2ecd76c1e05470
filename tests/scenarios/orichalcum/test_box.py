"""A file of an owner of the box: played with, and every mistake named with its place [ORI-Q7]."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.words import english
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.box import BOX, read_box
from soloist.games.orichalcum.pieces import Action, Terrain
from tests.kit.orichalcum import BOX_FILE
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

SECTOR = 'sectors = [{ one = "1 0", two = "0 1, 1 1", three = "-1 0, -1 1, -2 1" }]'
AI = f"""
[ai]
hoplites = 1
nuggets = 1
titan = "forest"
priority = ["mountain", "forest", "lagoon", "desert", "volcano"]
payment = ["creatures", "nuggets", "hoplites"]
track = ["", "hoplite"]
arrows = ["1 0"]
{SECTOR}
"""
ISLAND = '[[islands]]\nname = "rock"\nside = "*"\nrows = ["HHo", "ooN", "ooN"]\n'


def replaced(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hoplites = 30\nprices = 0 0", "box: this is not TOML: .*line 2"),
        ("a" + ".a" * 2000 + " = 1", "box: lists, tables or names with dots are nested more than 12 deep"),
        ('"a"' + " . 'a'" * 20 + " = 1", "box: lists, tables or names with dots are nested more than 12 deep"),
        ("[" + "a." * 2000 + "a]", "box: lists, tables or names with dots are nested more than 12 deep"),
        ("prices = " + "[" * 4000, "box: lists, tables or names with dots are nested more than 12 deep"),
        ("prices = " + "{a=" * 1000, "box: lists, tables or names with dots are nested more than 12 deep"),
        ("hoplites = " + "9" * 4900, "box: '9999.*' is longer than any number or name can be: 100 characters"),
        ("hoplites = 0x" + "f" * 4900, "box: '0xff.*' is longer than any number or name can be: 100 characters"),
        ("hoplites = 3\n" * 5000, "box: it has 65000 characters; at most 50000 can be"),
        ("\n" * 6000, "box: it has more than 5000 lines"),
        ("hoplites = 3" + " " * 6000, "box: line 1 has 6012 characters; at most 5000 can be"),
        ('prices = "\ud800"', "box: it has half characters, which no file can keep"),
        (f"prices = {[0] * 201}", "box, prices: there are 201 entries; at most 200 can be"),
        ('tiles = ["' + "9" * 4900 + ' forest"]', "box, tiles, 1: expected a count and one to three terrains"),
        (f"tiles = {['50 forest'] * 21}".replace("'", '"'), "box, tiles: there are more than 1000 of them"),
        (ISLAND.replace("ooN", "o" * 41, 1), "box, islands, rock[*], row 2: a row has at most 40 signs"),
        (replaced(AI, '"1 0"]', '"100 0"]'), "box, ai, arrows: a circle is at most 99 away from the centre"),
        ('creatures = [{ name = "a, b", strength = 1, hoplites = 0, nuggets = 0, count = 1 }]',
         r"box, creatures, a, b: a name cannot have the character ',' \(U\+002C\); leave it out"),
        ('creatures = [{ name = "a\\u0000b", strength = 1, hoplites = 0, nuggets = 0, count = 1 }]',
         r"a name cannot have the character U\+0000; leave it out"),
        ('creatures = [{ name = "' + "a" * 41 + '", strength = 1, hoplites = 0, nuggets = 0, count = 1 }]',
         "a name has at most 40 letters"),
        (ISLAND.replace("rock", "ro,ck"), r"a name cannot have the character ',' \(U\+002C\); leave it out"),
        ("rats = 5", "box, rats: there is no such block; available: victory_points, .*ai"),
        ("marks = {}", "box, marks: there is no such block"),
        ("victory_points = 0", "box, victory_points: expected a whole number from 1 to 20, not 0"),
        ("hoplites = 3", "box, hoplites: expected a whole number from 4 to 200, not 3"),
        ('nuggets = "many"', "box, nuggets: expected a whole number .* not 'many'"),
        ("medallion_price = true", "box, medallion_price: expected a whole number .* not True"),
        ("extra_action_price = 1.5", "box, extra_action_price: expected a whole number .* not 1.5"),
        ("prices = 3", "box, prices: expected a list in brackets, not 3"),
        ("prices = []", "box, prices: expected a list in brackets"),
        ("prices = [0, 0, 1, 1, 2, -1]", "box, prices, 6: expected a whole number from 0 to 99, not -1"),
        ("initiative = 1", "box, initiative: expected a table of names and values, not 1"),
        ("initiative = { 2 = [0, 1], 4 = [0, 1, 1, 1] }", "box, initiative: there is nothing for 3 players"),
        (
            "initiative = { 2 = [0, 1, 2], 3 = [0, 1, 1], 4 = [0, 1, 1, 1] }",
            "box, initiative, 2: expected 2 numbers, not 3",
        ),
        ("cards_laid = { 2 = 5, 3 = 5, 4 = 70 }", "box, cards_laid, 4: expected a whole number from 4 to 20, not 70"),
        ('cards = ["produce"]', "box, cards, 1: expected an action and a size such as 'produce 2', not 'produce'"),
        ('cards = ["produce 1", "produce 4"]', "box, cards, 2: expected an action and a size"),
        ('cards = ["dance 1"]', "box, cards, 1: 'dance' is not an action; available: produce, recruit"),
        ("cards = [7]", "box, cards, 1: expected words in quotes, not 7"),
        ('tiles = ["2 swamp"]', "box, tiles, 1: 'swamp' is not a terrain; available: mountain"),
        ('tiles = ["1 forest", "forest"]', "box, tiles, 2: expected a count and one to three terrains"),
        ('tiles = ["1 forest forest forest forest"]', "box, tiles, 1: expected a count and one to three terrains"),
        ('tiles = ["0 forest"]', "box, tiles, 1: expected a whole number from 1 to 50, not 0"),
        ("creatures = [4]", "box, creatures, 1: expected a table of names and values, not 4"),
        ('creatures = [{ name = "rat" }]', "box, creatures, rat: 'strength' is missing"),
        (
            'creatures = [{ name = "rat", strength = 1, hoplites = 0, nuggets = 0, count = 1, teeth = 2 }]',
            "box, creatures, rat: 'teeth' is not known here",
        ),
        (
            'creatures = [{ name = "rat", strength = 0, hoplites = 0, nuggets = 0, count = 1 }]',
            "box, creatures, rat, strength: expected a whole number from 1 to 40, not 0",
        ),
        (
            'creatures = [{ name = "", strength = 1, hoplites = 0, nuggets = 0, count = 1 }]',
            "box, creatures, : expected words in quotes, not ''",
        ),
        (
            "creatures = [" + '{ name = "Rat", strength = 1, hoplites = 0, nuggets = 0, count = 1 },' * 2 + "]",
            "box, creatures, Rat: this creature is already defined",
        ),
        ("[buildings]\npalace = 1",
         "box, buildings, palace: there is no building of this name; available: training-camp"),
        ("[buildings]\nmine = -1", "box, buildings, mine: expected a whole number from 0 to 50, not -1"),
        ("[buildings]\nsiege-engines = 3", "box, buildings, siege-engines: expected a list in brackets, not 3"),
        ("[buildings]\nsiege-engines = [6]",
         "box, buildings, siege-engines: expected a whole number from 1 to 5, not 6"),
        ('[titans]\nmountain = "produce"', "box, titans: 'forest' is missing"),
        (
            '[titans]\nmountain = "produce"\nforest = "sing"\nlagoon = "capture"\ndesert = "recruit"',
            "box, titans, forest: 'sing' is not an action",
        ),
        ("islands = []", "box, islands: expected a list in brackets"),
        (replaced(ISLAND, '"*"', '"***"'), "box, islands, rock[*]+: a side is [*] or [*][*], not '[*]+'"),
        (replaced(ISLAND, "ooN", "ooX"), "box, islands, rock[*], row 2: a row is made of . o H and N, not 'ooX'"),
        (
            '[[islands]]\nname = "rock"\nside = "*"\nrows = ["..."]',
            "box, islands, rock[*]: there is no circle",
        ),
        (replaced(ISLAND, "HHo", "HHN"), "box, islands, rock[*]: a port is two neighbouring circles .*, not 5 at"),
        (replaced(ISLAND, "HHo", "HHH"), "box, islands, rock[*]: a port is two neighbouring circles"),
        (replaced(replaced(ISLAND, "ooN", "ooo"), "HHo", "Hoo"),
         "box, islands, rock[*]: a port is two .*, not 1 at a1"),
        (replaced(replaced(ISLAND, "ooN", "ooo"), "HHo", "ooo"), "box, islands, rock[*]: there is no port"),
        (ISLAND * 2, "box, islands, rock[*]: this island is already defined"),
        (
            replaced(ISLAND, 'rows = ["HHo", ', 'rows = [' + '"o", ' * 15 + '"HHo", '),
            "box, islands, rock[*]: there are 18 rows; at most 16 can be",
        ),
        (replaced(ISLAND, 'name = "rock"\n', ""), "box, islands, 1[*]: 'name' is missing"),
        ("ai = 3", "box, ai: expected a table of names and values, not 3"),
        (replaced(AI, "nuggets = 1\n", ""), "box, ai: 'nuggets' is missing"),
        (replaced(AI, "hoplites = 1", "hoplites = 99"),
         "box, ai, hoplites: expected a whole number from 0 to 20, not 99"),
        (replaced(AI, '"forest"\n', '"swamp"\n'), "box, ai, titan: 'swamp' is not a terrain"),
        (replaced(AI, '"forest"\n', '"volcano"\n'), "box, ai, titan: volcanoes have no Titan"),
        (replaced(AI, '"mountain", ', ""), "box, ai, priority: name each of the five terrains once"),
        (replaced(AI, '"mountain", ', '"swamp", '), "box, ai, priority: 'swamp' is not a terrain"),
        (replaced(AI, '"creatures", ', '"2 gods", '),
         "box, ai, payment 1: expected goods such as 'nuggets' or '3 nuggets', not '2 gods'; available: "
         "creatures"),
        (replaced(AI, '"creatures", ', '"1 2 nuggets", '), "box, ai, payment 1: expected goods .*, not '1 2 nuggets'"),
        (replaced(AI, '"creatures", ', '"0 nuggets", '), "box, ai, payment 1: expected a whole number from 1 to 99"),
        (replaced(AI, '"creatures", ', '7, '), "box, ai, payment 1: expected words in quotes, not 7"),
        (replaced(AI, '"hoplite"]', '"sword"]'),
         "box, ai, track 2: a space gives hoplite, nugget or medallion, not 'sword'"),
        (replaced(AI, '["1 0"]', '["7 7"]'), "box, ai, arrows: there is no circle 7 7 in any sector"),
        (replaced(AI, '["1 0"]', '["0 0"]'), "box, ai, arrows: there is no circle 0 0 in any sector"),
        (replaced(AI, '["1 0"]', '["north"]'), "box, ai, arrows: expected a circle such as '-1 0', not 'north'"),
        (replaced(AI, '["1 0"]', '["--1 0"]'), "box, ai, arrows: expected a circle such as '-1 0', not '--1 0'"),
        (replaced(AI, 'one = "1 0"', 'one = "1 1"'), "box, ai, sectors: the circle 1 1 is named twice"),
        (replaced(AI, 'one = "1 0"', 'one = "0 0"'), "box, ai, sectors: the circle 0 0 is named twice"),
        (replaced(AI, 'one = "1 0"', 'one = "1 0, 2 0"'),
         "box, ai, sector 1, one: expected 1 circle for a spot, not 2"),
        (replaced(AI, "-2 1", "-3 1"), "box, ai, sector 1, three: the circles of a spot must all touch each other"),
        (replaced(AI, "0 1, 1 1", "0 1, 5 1"),
         "box, ai, sector 1, two: the circles of a spot must all touch each other"),
        (replaced(AI, 'one = "1 0"', 'one = "1 90"'), "box, ai, sectors: there are 91 rows; at most 16 can be"),
        (replaced(AI, "{ one", "{ four = 1, one"), "box, ai, sector 1: 'four' is not known here"),
        (replaced(AI, 'two = "0 1, 1 1"', 'two = ["0 1, 1 1", "0 2"]'),
         "box, ai, sector 1, two: expected 2 circles for a spot, not 1"),
        (replaced(AI, 'one = "1 0"', 'one = ["1 0", "2 0", "1 0"]'),
         "box, ai, sectors: the circle 1 0 is named twice"),
        (replaced(AI, SECTOR, "sectors = [{ one = [] }]"), "box, ai, sector 1: there is no spot; name some by .* one"),
        (replaced(AI, SECTOR, "sectors = [5]"), "box, ai, sector 1: expected a table of names and values, not 5"),
    ],
)  # fmt: skip
@rule("ORI-Q7")
def test_mistakes(text: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.read_settings({"box": text})


@rule("ORI-Q7")
def test_a_block_replaces_ours_the_others_stay() -> None:
    box = read_box("prices = [0, 3, 3, 3, 3, 3]")
    assert box.prices == (0, 3, 3, 3, 3, 3)
    assert [each.code for each in box.creatures] == [each.code for each in BOX.creatures]
    assert "prices" in BOX.reconstructed
    assert "prices" not in box.reconstructed
    assert "creatures" in box.reconstructed
    assert read_box(ISLAND).islands.keys() == {"rock*"}


@rule("ORI-Q7")
def test_equal_pieces_may_be_named_apart() -> None:
    box = read_box(BOX_FILE)
    assert len(box.cards) == 8
    assert len(set(box.cards)) == 5
    assert [tile.code for tile in box.tiles].count("volcano") == 5
    assert len({tile for tile in box.tiles if tile.code == "volcano"}) == 1
    assert len({building for building in box.buildings if building.number == 5}) == 1


@rule("ORI-Q7", "ORI-4.2", "ORI-7.4", "ORI-9.2")
def test_other_prices_are_paid(scene: Scene) -> None:
    box = "prices = [0, 2, 3, 4, 5, 6]\nmedallion_price = 2\nextra_action_price = 3"
    scene.table(2, box=box, row="recruit-1 - | construct-1 - | produce-1 -", A="hoplites 2, nuggets 5")
    scene.plays("A", "card 2", "medallion")
    scene.has("A", "hoplites 0, nuggets 3, medallions 1")
    assert scene.codes("A") == ["produce for nuggets", "recruit for nuggets", "pass"]  # nothing left for a medallion
    scene.plays("A", "recruit for nuggets")
    scene.has("A", "nuggets 0, hoplites 1")


@rule("ORI-Q7", "ORI-8.8", "ORI-11.4")
def test_other_creatures_are_fought(scene: Scene) -> None:
    scene.new(2, box=BOX_FILE, first_seat="a")
    scene.chance("capture-1", "volcano", "great worm", "produce-1", "volcano", "harpy")
    scene.lets_chance()
    scene.plays("A", "card 1", "a1-a2", "a3", "fight a3 1")
    scene.rolls("5 4")
    beast = scene.realm("A").beasts[0]
    assert (beast.creature.name, beast.creature.strength, beast.hoplites) == ("great worm", 20, 1)
    assert english(beast.creature.say()) == "Great worm"


@rule("ORI-9.2")
def test_the_weakest_are_paid_wherever_the_file_names_them(scene: Scene) -> None:
    beasts = [f'{{ name = "{name}", strength = {n}, hoplites = 0, nuggets = 0, count = 2 }}' for name, n in
              (("ox", 9), ("rat", 1), ("cat", 3))]  # fmt: skip
    scene.table(3, box=f"creatures = [{', '.join(beasts)}]", A="captured ox cat rat", B="hoplites 2", bag="ox")
    scene.plays("A", "produce for creatures")
    scene.has("A", "captured ox")
    assert [creature.code for creature in scene.state.bag.rest] == ["rat", "cat", "ox"]


@rule("ORI-Q7", "ORI-2.1", "ORI-5.6")
def test_another_island_is_played_on(scene: Scene) -> None:
    scene.table(2, box=BOX_FILE, islands="stripe**,hexagon*", row="recruit-2 lagoon-forest", A="port a2-a3")
    assert "a4-a5" in scene.codes("A", "card 1")
    assert all(code.startswith("a") for code in scene.codes("A", "card 1"))
    with pytest.raises(BadSetting, match="there is no island 'ring"):
        GAME.check(2, GAME.read_settings({"box": BOX_FILE, "islands": "ring*"}))


@rule("ORI-Q7", "ORI-6.5")
def test_titans_with_other_actions(scene: Scene) -> None:
    scene.table(2, box=BOX_FILE, row="produce-1 -", A="titans desert*")
    scene.plays("A", "card 1", "use")
    scene.has("A", "nuggets 2, titans desert")
    assert read_box(BOX_FILE).titans[Terrain.MOUNTAIN] is Action.CAPTURE


@rule("ORI-Q7", "OAI-Q6", "OAI-Q9", "OAI-4.7")
def test_another_board_of_the_ai(scene: Scene) -> None:
    """Its Titan, priority, payment, track and spots."""
    scene.new(2, box=BOX_FILE, automas="B=AI")
    scene.lets_chance()
    scene.has("B", "titans lagoon, hoplites 3, nuggets 0")
    assert scene.common == "mountain forest desert"
    scene.table(
        2, box=BOX_FILE, automas="B=AI", active="B", row="recruit-2 lagoon-forest",
        slots="lagoon=training-camp forest=siege-engines-5", B="hoplites 1",
    )  # fmt: skip
    scene.rolls("3")
    scene.has("B", "track training-camp, medallions 1, nuggets 1, hoplites 1")
    where = scene.realm("B").ground
    left, right = sorted([where.at[1, 0], where.at[1, -1]])
    scene.has("B", f"land {where.names[left]}=lagoon {where.names[right]}=forest")


@rule("OAI-4.9")
def test_a_tile_on_two_arrows_produces_twice(scene: Scene) -> None:
    box = replaced(AI, '["1 0"]', '["0 1", "1 1", "0 1"]')
    scene.table(2, box=box, automas="B=AI", active="B", row="recruit-2 forest-lagoon", B="track mine")
    scene.rolls("1")
    scene.has("B", "nuggets 4, hoplites 1, titans forest")


# any list of prices


@rule("ORI-Q7", "ORI-4.2")
def test_cards_beyond_the_last_price_cost_as_much_as_it(scene: Scene) -> None:
    row = " | ".join(["recruit-1 -"] * 4)
    cards = 'cards = ["recruit 1", "recruit 1", "recruit 1", "recruit 1", "recruit 1"]'
    scene.table(2, box=f"prices = [0, 7]\n{cards}", row=row, A="hoplites 7")
    assert scene.prices() == [0, 7, 7, 7]
    assert scene.codes("A") == ["card 1", "card 2", "card 3", "card 4"]
    scene.plays("A", "card 4")
    scene.has("A", "hoplites 1")


@rule("ORI-Q7", "ORI-4.6")
def test_without_hoplites_for_any_card_there_is_none(scene: Scene) -> None:
    """Phases 1 to 3 are left out; with two players a card leaves the board all the same."""
    scene.table(2, box="prices = [2, 1]", row="recruit-1 - | produce-1 - | capture-1 -", A="nuggets 2, port -")
    assert scene.why == "ORI-9.1"
    scene.plays("A", "pass", "card 1")
    scene.has("A", "nuggets 2, hoplites 0, port -")
    assert scene.row == "produce-1 capture-1"
    assert any("not enough hoplites for any card" in line for line in scene.heard())
    scene.table(2, box="prices = [2, 1]", row="recruit-1 - | produce-1 -", A="hoplites 1, port -")
    assert scene.codes("A") == ["card 2"]
    scene.plays("A", "card 2", "a5-a6")
    scene.has("A", "port a5-a6, nuggets 1")
