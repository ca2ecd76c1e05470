"""The zoo maps: which can be played, and all that is printed around them [AN-19, AN-13.19, AN-13.20]."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.arknova.hexes import BORDER, NAMES, around, bits
from soloist.games.arknova.maps import MAPS, Gain, Reward, ZooMap
from soloist.games.arknova.state import Zoo
from tests.kit import rule
from tests.kit.citations import ROOT
from tests.scenarios.arknova.scene import Scene

RULES = Path(ROOT, "docs", "rules", "arknova.md").read_text("utf-8")
PLAYABLE = [ground for ground in MAPS.values() if ground.refused is None]
CONTINENTS = ("africa", "americas", "asia", "australia", "europe")
UNIVERSITIES = ("double_research", "hand_limit", "research_reputation")


# the rules file and the facts say the same

WORDS = {
    Gain.SNAP: "snap",
    Gain.FREE_ENCLOSURE: "free size-{n} enclosure",
    Gain.MONEY: "{n} money",
    Gain.X_TOKEN: "{n} X-tokens",
    Gain.WORKER: "worker",
    Gain.CONSERVATION: "{n} conservation",
    Gain.REPUTATION: "{n} reputation",
    Gain.UPGRADE: "upgrade",
    Gain.EXTRA_ACTION: "Determination",
    Gain.SPONSOR: "play a sponsor for money",
    Gain.UNIVERSITY: "university",
    Gain.PARTNER_ZOO: "partner zoo",
    Gain.FREE_HOUSE: "free reptile house or large bird aviary",
    Gain.CLEVER: "twice an action card to slot 1",
    Gain.POUCH: "Pouch {n}",
    Gain.CONTINENT_MARKER: "remove a continent marker",
    Gain.RECALL_WORKER: "call a worker back",
    Gain.CONCEAL: "conceal",
    Gain.ANIMAL_MAGNET: "all animals of the display",
    Gain.CUT_DOWN: "Cut Down",
    Gain.ADAPT: "Adapt {n}",
    Gain.FIND_PERSON: "find a person",
    Gain.FREE_PERSON: "play a person sponsor free",
    Gain.CARD: "card from the deck or in range",
}


def words(rewards: Sequence[Reward]) -> str:
    return " and ".join(WORDS[each.kind].format(n=each.amount) for each in rewards) or "nothing"


def sentences(ground: ZooMap) -> str:
    """The rewards of a map as the rules file lists them."""
    again = ", ".join(words([token.reward]) for token in ground.left if token.repeats)
    once = ", ".join(words([token.reward]) for token in ground.left if not token.repeats)
    text = f"Left edge, at every break: {again}; once: {once}."
    for name in ("partner_zoos", "universities", "workers"):
        text += f" {name.capitalize().replace('_', ' ')}: {', '.join(map(words, getattr(ground, name)))}."
    for number, linked in enumerate(ground.linked, 1):
        text += f" Partner zoo {number} with university {number}: {words([linked])}."
    return text


@rule(
    "AN-M.0", "AN-M.1", "AN-M.2", "AN-M.3", "AN-M.4", "AN-M.5", "AN-M.6", "AN-M.7", "AN-M.8", "AN-M.9", "AN-M.10",
    "AN-M.11", "AN-M.12", "AN-M.13", "AN-M.14", "AN-M.15",
)  # fmt: skip
@pytest.mark.parametrize("ground", MAPS.values(), ids=repr)
def test_the_rules_list_the_rewards_that_are_printed_around_a_map(ground: ZooMap) -> None:
    number = {"A": "0", "T1": "15"}.get(ground.id, ground.id.removesuffix("a"))
    paragraph = re.search(rf"^- \[AN-M\.{number}\].*$", RULES, re.MULTILINE)

    assert paragraph is not None
    assert sentences(ground) in paragraph[0]


@rule("AN-13.17", "AN-Q24")
def test_a_map_has_58_spaces_and_a_border_of_26() -> None:
    assert len(NAMES) == 58
    assert [sum(name.startswith(f"{column}.") for name in NAMES) for column in range(9)] == [6, 7, 6, 7, 6, 7, 6, 7, 6]
    ring = {name for name in NAMES if name[0] in "08"} | {f"{column}.0" for column in range(9)}
    ring |= {f"{column}.{5 + column % 2}" for column in range(9)}
    assert {NAMES[number] for number in bits(BORDER)} == ring
    assert len(ring) == 26


@rule("AN-M.3")
@pytest.mark.parametrize("name", ["3", "3a"])
def test_all_building_spaces_around_the_silver_lake_bring_2_money(name: str) -> None:
    ground = MAPS[name]

    for number in bits(ground.ground):
        bonus = ground.bonus[number]
        pays = bonus is not None and (bonus.kind, bonus.amount) == (Gain.MONEY, 2)
        assert pays == bool(around(ground.lake) >> number & 1)


# which maps there are


@rule("AN-19.1", "AN-Q10", "AN-1.8")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_a_game_on_every_map_that_can_be_played_begins(scene: Scene, ground: ZooMap) -> None:
    scene.new(2, dice=True, maps=ground.id)

    assert [zoo.map for zoo in scene.state.zoos] == [ground, ground]
    assert len(PLAYABLE) == 21


@rule("AN-19.1", "AN-M.12", "AN-M.13", "AN-M.14", "AN-M.15")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("12", "map 12 cannot be played: Artificial Intelligence needs Mark and Adapt, abilities of Marine Worlds"),
        ("13", "map 13 cannot be played: Drawing Board needs Mark, Adapt and Cut Down, abilities of Marine Worlds"),
        ("14", "map 14 cannot be played: Lagoon needs the wave and Shark Attack, both of Marine Worlds"),
        ("t1", "map T1 cannot be played: Tournament 1 needs Mark, an ability of Marine Worlds"),
        ("3a,T1", "map T1 cannot be played: Tournament 1 needs Mark, an ability of Marine Worlds"),
    ],
)
def test_maps_that_need_marine_worlds_are_refused_with_the_reason(scene: Scene, name: str, reason: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        scene.new(2, maps=name)

    assert reason in str(refusal.value)


@rule("AN-19.1", "AN-Q10")
@pytest.mark.parametrize("name", ["15", "3b", "9a", "11a", "3a,", "pick,draft", "3a;5", "-1"])
def test_maps_that_there_are_not_are_refused_with_those_that_there_are(scene: Scene, name: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        scene.new(2, maps=name)

    assert "available: A, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1a" in str(refusal.value)
    assert "12" not in str(refusal.value)


@rule("AN-Q10")
def test_no_map_at_all_is_refused(scene: Scene) -> None:
    with pytest.raises(BadSetting) as refusal:
        scene.new(2, maps=" ")

    expected = "a map such as 3a, one for each seat as in 3a,5 or 3a,random, or pick, or draft"
    assert f"expected {expected}" in str(refusal.value)


@rule("AN-Q10", "AN-1.8")
@pytest.mark.parametrize(("players", "maps"), [(1, "3a,5"), (2, "3a,5,6"), (3, "3a,5"), (4, "A,0,1")])
def test_the_wrong_number_of_maps_is_refused(scene: Scene, players: int, maps: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        scene.new(players, maps=maps)

    assert f"{len(maps.split(','))} maps are named for {players} player" in str(refusal.value)


@rule("AN-Q10", "AN-1.8", "AN-1.12")
def test_maps_by_name_one_for_all_or_one_for_each_seat(scene: Scene) -> None:
    scene.new(3, dice=True, maps=" 3A , a,10 ", first_seat="b")
    assert [zoo.map.id for zoo in scene.state.zoos] == ["3a", "A", "10"]
    assert [len(zoo.buildings) for zoo in scene.state.zoos] == [0, 2, 0]

    scene.new(3, dice=True, maps="6A")
    assert [zoo.map.id for zoo in scene.state.zoos] == ["6a", "6a", "6a"]

    scene.new(2, dice=True)
    assert [zoo.map.id for zoo in scene.state.zoos] == ["A", "A"]


@rule("AN-Q10", "AN-1.8")
def test_each_may_pick_one_of_two_maps_dealt_at_the_same_time(scene: Scene) -> None:
    scene.new(2, maps="pick", first_seat="b")

    scene.chance("1", "2a", "3", "8a")
    assert scene.codes("A") == ["1", "2a"]
    assert scene.codes("B") == ["3", "8a"]
    scene.plays("A", "2a")
    scene.refused("B", "2a", rule=None)
    scene.plays("B", "8a")

    assert [zoo.map.id for zoo in scene.state.zoos] == ["2a", "8a"]
    assert "Seat A: Outdoor Areas (2a)" in scene.heard("B")


@rule("AN-1.8")
def test_whoever_wants_any_map_is_dealt_one_that_nobody_else_has(scene: Scene) -> None:
    scene.new(3, maps="random, 3a, Random", first_seat="a")

    assert scene.codes("chance") == [f"{number}{side}" for number in (1, 2, 4, 5, 6, 7, 8) for side in ("", "a")]
    scene.chance("8a")
    assert "8" not in scene.codes("chance")
    scene.chance("1")

    assert [zoo.map.id for zoo in scene.state.zoos] == ["8a", "3a", "1"]
    assert "Seat A: Hollywood Hills (8a)" in scene.heard("B")


@rule("AN-Q10", "AN-1.13")
def test_in_a_draft_the_last_player_chooses_first_and_one_map_is_left_over(scene: Scene) -> None:
    scene.new(3, maps="draft", first_seat="b")

    scene.chance("1", "2a", "3", "8")
    assert scene.codes("A") == ["1", "2a", "3", "8"]
    scene.plays("A", "3")
    assert scene.codes("C") == ["1", "2a", "8"]
    scene.plays("C", "8")
    assert scene.codes("B") == ["1", "2a"]
    scene.plays("B", "2a")

    assert [zoo.map.id for zoo in scene.state.zoos] == ["3", "2a", "8"]


@rule("AN-1.13")
def test_of_a_map_and_its_other_side_only_one_is_dealt(scene: Scene) -> None:
    scene.new(4, maps="draft", first_seat="a")
    assert scene.codes("chance") == [f"{number}{side}" for number in range(1, 9) for side in ("", "a")]

    scene.chance("1", "2a")

    left = scene.codes("chance")
    assert not {"1", "1a", "2", "2a"} & set(left)
    assert len(left) == 12


@rule("AN-1.13", "AN-M.9")
def test_maps_chosen_in_the_set_up_have_their_own_beginnings(scene: Scene) -> None:
    """A named map 9 has its markers, a drafted map none."""
    scene.new(1, dice=True, maps="9")
    assert scene.zoo("A").markers == 0b11111

    scene.new(1, maps="draft")
    scene.any_chance()
    scene.plays("A", scene.codes("A")[0])

    assert scene.zoo("A").markers == 0


# the left edge

SUPPORTING = "icons africa 2, cp 11, hand 220 401, order An Bu Ca Sp As, empty"
ASKS = {
    Gain.SNAP: "AN-G.SNAPPING",
    Gain.FREE_ENCLOSURE: "AN-5.18",
    Gain.UPGRADE: "AN-2.6",
    Gain.SPONSOR: "AN-8.6",
    Gain.CLEVER: "AN-G.CLEVER",
    Gain.EXTRA_ACTION: "AN-G.DETERMINATION",
    Gain.UNIVERSITY: "AN-7.5",
    Gain.PARTNER_ZOO: "AN-7.4",
    Gain.FREE_HOUSE: "AN-M.5",
    Gain.POUCH: "AN-G.POUCH",
    Gain.CONTINENT_MARKER: "AN-M.9",
}
"""Which question shows that a reward has come."""


def standing(zoo: Zoo) -> dict[Gain, int]:
    return {
        Gain.MONEY: zoo.money,
        Gain.X_TOKEN: zoo.x_tokens,
        Gain.REPUTATION: zoo.reputation,
        Gain.CONSERVATION: zoo.conservation,
        Gain.WORKER: zoo.hired,
    }


def has_come(scene: Scene, reward: Reward, before: dict[Gain, int]) -> bool:
    """Whether this reward, and nothing else, came to seat A."""
    if reward.kind in ASKS:
        return scene.asked == "A" and scene.why == ASKS[reward.kind]
    before[reward.kind] += reward.amount
    return standing(scene.zoo("A")) == before and scene.why == "AN-2.1"


@rule("AN-13.19", "AN-7.9", "AN-7.20")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_token_of_the_left_edge_uncovers_its_reward(scene: Scene, ground: ZooMap) -> None:
    for token in ground.left:
        scene.table(maps=ground.id, A=SUPPORTING, bases="103 101 102")
        before = standing(scene.zoo("A")) | {Gain.CONSERVATION: 13}

        scene.plays("A", "association", "project", token.code)
        if scene.why == "AN-7.9":  # which comes first
            scene.plays("A", "conservation")

        assert has_come(scene, token.reward, before), token
        assert scene.zoo("A").supports == 1


@rule("AN-7.20", "AN-10.5", "AN-13.19")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_purple_place_and_no_yellow_one_pays_again_in_a_break(scene: Scene, ground: ZooMap) -> None:
    for token in ground.left:
        others = " ".join(other.code for other in ground.left if other is not token)
        scene.table(
            maps=ground.id, A=f"{SUPPORTING}, left {others}, appeal 0, x 1", break_step=8, deck="412 413", active="B"
        )
        before = standing(scene.zoo("A"))
        before[Gain.MONEY] += 5

        scene.plays("B", "sponsors", "break")
        if scene.why == "AN-10.7":
            scene.plays("A", next(code for code in scene.codes("A") if not code.startswith("income")))

        if token.repeats:
            assert has_come(scene, token.reward, before), token
        else:
            assert standing(scene.zoo("A")) == before
            assert scene.why == "AN-2.1"


# slots


def took(scene: Scene, rewards: Sequence[Reward], before: dict[Gain, int]) -> None:
    """These rewards have come, or are asked for."""
    for reward in rewards:
        if reward.kind is Gain.UPGRADE:
            assert scene.why == "AN-2.6"
            scene.plays("A", scene.codes("A")[0])
        elif reward.kind is not Gain.RECALL_WORKER:
            before[reward.kind] += reward.amount
    assert standing(scene.zoo("A")) == before
    assert scene.why in ("AN-7.1", "AN-2.1")


@rule("AN-13.20", "AN-7.4", "AN-13.14", "AN-19.3")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_slot_of_a_partner_zoo_gives_its_reward_when_it_is_filled(scene: Scene, ground: ZooMap) -> None:
    for slot, rewards in enumerate(ground.partner_zoos):
        owned = f"partner {' '.join(CONTINENTS[:slot])}, " if slot else ""
        scene.table(maps=ground.id, A=f"{owned}cp 11, upgraded As, order An Bu Ca Sp As")
        before = standing(scene.zoo("A"))

        scene.plays("A", "association", "partner-zoo", "europe")

        took(scene, rewards, before)


@rule("AN-13.20", "AN-7.5", "AN-13.14", "AN-13.10", "AN-19.3")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_slot_of_a_university_gives_its_reward_when_it_is_filled(scene: Scene, ground: ZooMap) -> None:
    for slot, rewards in enumerate(ground.universities):
        owned = f"university {' '.join(UNIVERSITIES[1 : slot + 1])}, " if slot else ""
        scene.table(maps=ground.id, A=f"{owned}cp 11, order An Bu Ca Sp As")
        before = standing(scene.zoo("A"))

        scene.plays("A", "association", "university", *(["double_research"] if slot < 2 else []))

        took(scene, rewards, before)


@rule("AN-13.20", "AN-7.14", "AN-9.3")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_place_of_a_worker_gives_its_reward_when_he_is_hired(scene: Scene, ground: ZooMap) -> None:
    """Reputation 8 hires one."""
    for place, rewards in enumerate(ground.workers):
        scene.table(maps=ground.id, A=f"hired {place + 1}, rep 6, cp 11, order An Bu Ca Sp As")
        before = standing(scene.zoo("A"))
        before[Gain.WORKER] += 1
        before[Gain.REPUTATION] += 2

        scene.plays("A", "association", "reputation")

        took(scene, rewards, before)


@rule("AN-13.14")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_every_map_has_two_upgrades_and_caves_one_more_for_the_edge_and_a_worker(ground: ZooMap) -> None:
    slots = [*ground.partner_zoos, *ground.universities, *ground.workers, ground.linked]
    rewards = [reward for slot in slots for reward in slot] + [token.reward for token in ground.left]

    assert sum(reward.kind is Gain.UPGRADE for reward in rewards) == (3 if ground.id == "11" else 2)


# what is no building


@rule("AN-19.2", "AN-10.9")
@pytest.mark.parametrize(("name", "place"), [("1", "tower"), ("2", "gate"), ("5", "restaurant"), ("5a", "restaurant")])
def test_towers_gates_and_restaurants_are_no_buildings(scene: Scene, name: str, place: str) -> None:
    """A kiosk beside one earns nothing, and nobody can build on it or count it as built on."""
    ground = MAPS[name]
    spot = NAMES[next(bits(ground.ground & around(getattr(ground, place))))]
    scene.table(maps=name, A=f"build kiosk {spot}, money 0, appeal 0", active="B", break_step=8, deck="412 413")

    scene.plays("B", "sponsors", "break")

    assert scene.zoo("A").money == 5 + (1 if place == "restaurant" else 0)
    assert not scene.zoo("A").covered & getattr(ground, place)


@rule("AN-19.2", "AN-5.6")
@pytest.mark.parametrize("name", ["4", "6"])
def test_harbour_and_institute_are_nothing_to_build_beside(scene: Scene, name: str) -> None:
    """Once something stands elsewhere, 0.5 alone touches no building."""
    scene.table(maps=name, A="build kiosk 3.6, order An Sp Ca As Bu")

    scene.refused("A", "build", "enclosure_1", "0.5", rule="AN-5.6")


@rule("AN-5.10", "AN-19.2")
@pytest.mark.parametrize("ground", PLAYABLE, ids=repr)
def test_covering_every_building_space_of_any_map_gives_7_appeal(scene: Scene, ground: ZooMap) -> None:
    last = next(NAMES[number] for number in bits(ground.ground & ~ground.bonus_mask & ~ground.hollywood))
    others = [NAMES[number] for number in bits(ground.ground) if NAMES[number] != last]
    built = ", ".join(f"build enclosure_1 {name}" for name in others)
    scene.table(maps=ground.id, A=f"empty, appeal 0, upgraded Bu, {built}, order An Sp Ca As Bu")

    scene.plays("A", "build", "enclosure_1")

    assert scene.zoo("A").appeal == 7
