"""What ARNO never has, does or suffers [ARNO-3]."""

from __future__ import annotations

import pytest

from soloist.engine.dice import derived_seed
from soloist.engine.seats import RandomBot
from soloist.lab.simulation import Lineup, Series
from tests.kit import rule
from tests.scenarios.arno.paper import ARNO
from tests.scenarios.arno.scene import ArnoScene

HOME = "empty, build enclosure_5 3.1 3.2 3.3 4.1 4.2"
NO_ANIMALS = "201 202 203 204 205 206"


@rule("ARNO-3.1")
def test_no_income_no_map_bonuses_no_buildings(scene: ArnoScene) -> None:
    scene.table(
        A="money 0, appeal 20",
        B="cp 0, appeal 60, order An As Bu Ca Sp",
        break_step=8,
        deck="401 402 403 404 405",
    )

    scene.arno("slot 5")

    assert scene.zoo("A").money > 0
    assert (scene.mat().money, scene.mat().x_tokens, scene.buildings("B")) == (0, 0, [])


@rule("ARNO-3.4")
def test_arno_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whole games of players that answer anything."""
    asked = set()
    whole = RandomBot.choose

    def choose(self: RandomBot, question: object, sight: object, chance: object) -> object:
        asked.add(question.seat)  # type: ignore[attr-defined]
        return whole(self, question, sight, chance)  # type: ignore[arg-type]

    monkeypatch.setattr(RandomBot, "choose", choose)
    lineup = Lineup.of(Series("arknova", ("random", "arno:L3", "random"), 2, 6))
    for number in (1, 2):
        lineup.play_match(derived_seed(6, number))

    assert asked
    assert ARNO not in asked


@rule("ARNO-3.5")
def test_reputation_above_nine_needs_no_cards_on_side_two(scene: ArnoScene) -> None:
    scene.table(B="cp 0, rep 9, order An As Bu Ca Sp")

    scene.arno("slot 2")

    assert scene.zoo("B").reputation == 11


@rule("ARNO-3.5")
def test_a_third_partner_zoo_needs_no_association_on_side_two(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An Bu As Ca Sp, partner asia europe", offer="africa | ")

    scene.arno("slot 3")

    assert len(scene.mat().partner_zoos) == 3


@rule("ARNO-3.6", "ARNO-14.7")
@pytest.mark.parametrize("space", [10, 12, 13, 15])
def test_cards_and_x_tokens_of_the_reputation_track_are_lost(scene: ArnoScene, space: int) -> None:
    scene.table(automas="B=L1", B=f"cp 0, appeal 10, rep {space - 1}, order An Bu Ca As Sp")
    before = len(scene.state.deck)

    scene.arno("slot 2")

    assert scene.counters() == (10, 0, space)
    assert (scene.mat().hand, scene.mat().x_tokens) == ([], 0)
    assert len(scene.state.deck) == before


@rule("ARNO-3.7")
def test_no_condition_of_a_project_need_be_met(scene: ArnoScene) -> None:
    """Without a single icon, and with an animal in its pile that is not released."""
    scene.table(B="cp -5, order An Bu Ca Sp As, projects 116 128, animals 506", automas="B=L6")

    scene.arno("slot 5", "serengeti-national-park")

    assert scene.levels("116") == "B - -"
    assert scene.zoo("B").conservation == 0
    assert scene.own_animals() == "506"


# interactive effects

REPLACED = [
    ("470 western-green-mamba", "icons reptile 1 africa 1", "x 2"),
    ("474 indian-rock-python", "icons reptile 2", "clever"),
    ("475 king-cobra", "icons science 2, upgraded An", "determination"),
    ("458 japanese-macaque", "icons asia 1", "hand 2"),
]


@rule("ARNO-3.3")
@pytest.mark.parametrize(("animal", "needs", "instead"), REPLACED)
def test_beside_arno_alone_a_human_uses_the_solo_effect(
    scene: ArnoScene, animal: str, needs: str, instead: str
) -> None:
    number, name = animal.split()
    own = f"order Bu An Ca As Sp, money 50, appeal 5, hand {number}, {HOME}, {needs}"
    scene.table(A=own, B="cp 9, appeal 40", active="A", deck="401 402", display=NO_ANIMALS)

    scene.plays("A", "animals", name)

    if instead.startswith("x"):
        assert scene.zoo("A").x_tokens == int(instead[-1])
    elif instead.startswith("hand"):
        assert len(scene.zoo("A").hand) == int(instead[-1])
    else:
        assert scene.why == f"AN-G.{instead.upper()}"
    assert (scene.mat().venom, scene.mat().constricted) == (0, 0)


CAPUCHIN = f"order Bu An Ca As Sp, money 20, hand 463, partner americas, appeal 5, {HOME}"
MAMBA = f"order Bu An Ca As Sp, money 50, hand 470, icons reptile 1 africa 1, appeal 5, {HOME}"


@rule("ARNO-3.3")
def test_with_several_humans_pilfering_passes_arno_over(scene: ArnoScene) -> None:
    """ARNO leads, C is robbed."""
    scene.table(3, A=CAPUCHIN, B="cp 9, appeal 40", C="appeal 7, money 9", active="A", display=NO_ANIMALS)

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")

    assert [scene.zoo(letter).money for letter in "ABC"] == [17, 0, 4]


@rule("ARNO-3.3")
def test_with_several_humans_venom_reaches_the_human_ahead(scene: ArnoScene) -> None:
    scene.table(3, A=MAMBA, B="cp 9, appeal 40", C="appeal 20", active="A", display=NO_ANIMALS)

    scene.plays("A", "animals", "western-green-mamba")

    assert scene.zoo("C").venom.bit_count() == 2
    assert scene.mat().venom == 0
    assert scene.zoo("A").x_tokens == 0


@rule("ARNO-3.3")
def test_with_several_humans_constriction_reaches_the_human_ahead(scene: ArnoScene) -> None:
    own = f"order Bu An Ca As Sp, money 50, appeal 5, hand 474, icons reptile 2, {HOME}"
    scene.table(3, A=own, B="cp 9, appeal 40", C="appeal 20, cp 1", active="A", display=NO_ANIMALS)

    scene.plays("A", "animals", "indian-rock-python", "indian-rock-python constriction")

    assert scene.zoo("C").constricted.bit_count() == 2
    assert scene.mat().constricted == 0


@rule("ARNO-3.3")
def test_with_several_humans_hypnosis_borrows_from_a_human(scene: ArnoScene) -> None:
    """The cards offered are those of C, who has Sponsors in slot 1; ARNO has Animals there."""
    own = f"order Bu An Ca As Sp, money 50, appeal 5, hand 475, icons science 2, upgraded An, {HOME}"
    scene.table(
        3,
        A=own,
        B="cp 9, appeal 40, order An Bu As Sp Ca",
        C="appeal 20, order Sp Ca As An Bu",
        active="A",
        display=NO_ANIMALS,
    )

    scene.plays("A", "animals", "king-cobra")

    assert scene.codes("A") == ["sponsors", "cards", "association", "no"]


@rule("ARNO-3.3")
@pytest.mark.parametrize(("appeal", "tokens"), [(4, 2), (5, 0)])
def test_the_solo_effect_if_no_human_can_be_reached(scene: ArnoScene, appeal: int, tokens: int) -> None:
    """With 4 appeal C is out of reach; with 5, as many as A, the effect could reach C, and hits nobody."""
    scene.table(3, A=MAMBA, B="cp 9, appeal 40", C=f"appeal {appeal}", active="A", display=NO_ANIMALS)

    scene.plays("A", "animals", "western-green-mamba")

    assert scene.zoo("A").x_tokens == tokens
    assert scene.zoo("C").venom == 0


@rule("ARNO-3.3")
def test_the_solo_effect_if_the_other_human_is_protected(scene: ArnoScene) -> None:
    """Quarantine Lab [AN-S.225]."""
    scene.table(3, A=MAMBA, B="cp 9, appeal 40", C="appeal 20, sponsors 225", active="A", display=NO_ANIMALS)

    scene.plays("A", "animals", "western-green-mamba")

    assert scene.zoo("A").x_tokens == 2
