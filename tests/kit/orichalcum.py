"""How the kit tests Orichalcum and its AI."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from soloist.games.orichalcum import GAME
from soloist.games.orichalcum import actions as rules
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.gains import take_titans, titan_limit
from soloist.games.orichalcum.pieces import BASE, Action, Kind, Terrain
from soloist.games.orichalcum.placing import found_metropolis, place_tile
from soloist.games.orichalcum.sites import has_crystal, temple_sites
from soloist.games.orichalcum.turn import buy_actions, extra_price
from soloist.games.orichalcum.view import RealmView, View
from tests.kit.facts import Fact, Walk
from tests.kit.orichalcum_checks import census, sound
from tests.kit.subject import Agreement, Subject

BOX_FILE = """
victory_points = 6
medallion_price = 3
hoplites = 9
nuggets = 8
prices = [0, 1, 1, 2]
cards_laid = { 2 = 2, 3 = 7, 4 = 5 }
cards = ["produce 1", "produce 1", "construct 3", "construct 3", "capture 2", "recruit 2", "capture 1", "capture 1"]
tiles = ["3 volcano", "2 volcano", "3 volcano volcano", "6 lagoon forest", "4 desert desert mountain"]
creatures = [
  { name = "harpy", strength = 1, hoplites = 0, nuggets = 0, count = 3 },
  { name = "great worm", strength = 20, hoplites = 2, nuggets = 3, count = 2 },
]
[buildings]
training-camp = 9
siege-engines = [5, 5, 4]
statues = 3
[titans]
mountain = "capture"
lagoon = "construct"
forest = "recruit"
desert = "produce"
[[islands]]
name = "hexagon"
side = "*"
rows = ["HHo", "ooo", "oNH"]
[[islands]]
name = "stripe"
side = "**"
rows = ["oNNoooooHNo"]
[ai]
hoplites = 2
nuggets = 0
titan = "lagoon"
priority = ["volcano", "desert", "mountain", "lagoon", "forest"]
payment = ["hoplites", "3 nuggets", "1 creature"]
track = ["medallion", "hoplite hoplite"]
arrows = "1 0"
sectors = [
  { one = "2 0", two = "1 0, 1 -1", three = "0 1, 1 1, 0 2" },
  { two = ["-2 1, -1 1", "2 1, 3 0"], three = "0 -1, 0 -2, 1 -2" },
  { one = ["-1 0", "-1 -1", "-2 0"] },
]
"""
PAGE = Path(__file__).parents[2] / "docs" / "orichalcum.md"
DOCUMENTED: list[str] = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
"""What the documentation shows of such files."""
DOCUMENTED_BOARD = next(block for block in DOCUMENTED if "[ai]" in block)
OTHER_READINGS = {
    "volcano_titans": "no",
    "titan_again": "no",
    "standing_hoplites": "yes",
    "supply_limited": "no",
}
OTHER_AI = {**OTHER_READINGS, "automas": "B=AI", "ai_combat_mode": "reroll", "ai_extra_hoplite": "no"}

PEOPLE = [Agreement(f"people-{seats}", seats) for seats in (2, 3, 4)]
ISLANDS = [
    Agreement("easy-islands-4", 4, {"islands": "hexagon*,long*,ring*,twins*", "first_seat": "c", "most_rounds": "12"}),
    Agreement("hard-islands-4", 4, {"islands": "hexagon**,long**,ring**,twins**"}),
]
WITH_AI = [
    Agreement("ai", 2, {"automas": "B=AI"}),
    Agreement("ai-reroll", 2, {"automas": "B=AI", "ai_combat_mode": "reroll", "islands": "ring**"}),
]
READINGS = [
    Agreement("other-readings-3", 3, {**OTHER_READINGS, "islands": "twins*", "first_seat": "b"}),
    Agreement("other-readings-ai", 2, {**OTHER_AI, "islands": "long**,hexagon*"}),
]
SOON = {"most_rounds": "15"}
ONLY_FOR_LAWS = [
    Agreement("short-2", 2, {"most_rounds": "3", "islands": "twins**,ring*"}),
    Agreement("short-ai", 2, {"most_rounds": "2", "automas": "B=AI"}),
    Agreement("own-box-2", 2, {"box": BOX_FILE, **SOON}),
    Agreement("own-box-3", 3, {"box": BOX_FILE, "islands": "stripe**,hexagon*,stripe**", **SOON}),
    Agreement("own-box-ai", 2, {"box": BOX_FILE, "automas": "B=AI"}),
    Agreement("documented-board-ai", 2, {"box": DOCUMENTED_BOARD, "automas": "B=AI", "most_rounds": "30"}),
    Agreement("no-card-is-free-3", 3, {"box": "prices = [2, 1]", **SOON}),
    Agreement("own-box-readings-4", 4, {**OTHER_READINGS, "box": BOX_FILE, **SOON}),
]


def glance(view: View) -> str:
    """The round, the pawn, the action board, the construction board and the islands."""
    row = " ".join(f"{offer.card.code}:{offer.tile.code if offer.tile else '-'}" for offer in view.row)
    slots = " ".join("-" if building is None else building.code for building in view.slots)
    realms = " | ".join(map(glance_at, view.realms))
    return f"round {view.round} pawn {view.pawn.code}, {row}, slots {slots}, {realms}"


def glance_at(realm: RealmView) -> str:
    """Hoplites, nuggets, points, circles laid, creatures, captured ones, Titans."""
    laid = sum(land.bit_count() for land in (realm.built, *realm.lands))
    titans = "".join(titan.terrain.code[0].upper() if titan.active else titan.terrain.code[0] for titan in realm.titans)
    return (
        f"{realm.hoplites}h {realm.nuggets}n {realm.points}p {laid}c {len(realm.beasts)}b {len(realm.captured)}+ "
        f"{titans or '-'}"
    )


ACTIONS = {
    Action.PRODUCE: rules.collect,
    Action.RECRUIT: rules.collect,
    Action.CONSTRUCT: rules.construct,
    Action.CAPTURE: rules.capture,
}
BUILDINGS = {
    Kind.TRAINING_CAMP: rules.collect,
    Kind.MINE: rules.collect,
    Kind.ORATORY: titan_limit,
    Kind.SIEGE_ENGINES: rules.skulls_of,
    Kind.HOSPITAL: rules.capture,
    Kind.ARCH: rules.win,
    Kind.PROTECTION_CRYSTAL: has_crystal,
    Kind.ARCHITECT_PRACTICE: temple_sites,
    Kind.FORGE: buy_actions,
    Kind.STATUES: extra_price,
}


def facts() -> Iterator[Fact]:
    for action in Action:
        yield Fact(f"action {action.code}", rf"{action.code}-\d", f"{action.code} for .*", [ACTIONS.get(action)])
    for terrain in Terrain:
        yield Fact(f"terrain {terrain.code}", rf"\w+={terrain.code}", rf"(?:\S+-)?{terrain.code}\S*", [place_tile])
    for terrain in BASE:
        yield Fact(f"titan {terrain.code}", rf"titans .*{terrain.code}\*?", rules=[take_titans])
    for creature in dict.fromkeys(BOX.creatures):
        yield Fact(f"creature {creature.code}", rf"\w+={creature.code}", f".*{creature.code}.*", [rules.fight])
    for building in dict.fromkeys(BOX.buildings):
        yield Fact(f"building {building.code}", rf"\w+={building.code}", building.code, [BUILDINGS.get(building.kind)])
    for island in BOX.islands.values():
        name = island.code.replace("*", r"\*")
        yield Fact(f"island {island.code}", rf"(?:.*,)?{name}(?!\*)", rules=[found_metropolis])


ORICHALCUM = Subject(
    GAME,
    agreements=PEOPLE + ISLANDS + WITH_AI + READINGS + ONLY_FOR_LAWS,
    playthroughs=PEOPLE[:2] + ISLANDS[1:] + WITH_AI + READINGS,
    census=census,
    glance=glance,
    most_answers=8_000,
    walk=Walk(
        list(facts()),
        variants=[*OTHER_READINGS, "ai_combat_mode", "ai_extra_hoplite"],
        needs_explanation=False,
    ),
    rules=("orichalcum", "orichalcum-ai"),
    sound=sound,
    always_down=False,
)
