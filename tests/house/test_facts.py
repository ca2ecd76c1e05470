"""A walk through the facts of every game: nothing they name is without effect, explanation or scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.settings import Choice
from soloist.engine.words import msg
from soloist.games.arne.cards import Kind
from soloist.games.arne.deck import DECK
from soloist.registry import game_ids
from tests.kit.citations import all_rules
from tests.kit.facts import Fact, Walk, problems, problems_of, problems_of_setting
from tests.kit.games import REAL
from tests.kit.subject import Subject

KNOWN = frozenset(paragraph for ids in all_rules().values() for paragraph in ids)


def test_every_game_is_tested() -> None:
    assert [subject.game.id for subject in REAL] == list(game_ids())


@pytest.mark.parametrize("subject", REAL, ids=lambda subject: subject.game.id)
def test_the_facts_have_effects_explanations_and_scenarios(subject: Subject) -> None:
    assert subject.walk.facts
    assert problems(subject.game, subject.walk, KNOWN) == []


def test_every_kind_of_the_box_of_arne_is_walked_by() -> None:
    assert set(DECK.copies) == set(Kind)
    arne = next(subject for subject in REAL if subject.game.id == "arne")
    assert [fact.name for fact in arne.walk.facts] == [f"card {kind.value}" for kind in Kind]


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text('''
"""Nothing about unicorns."""
@pytest.mark.parametrize("mode", ["fast", "slow"])
def test(scene, mode):
    scene.table("dragon, red50", speed="high")
''')
    (tmp_path / "it.txt").write_text("A [X-1] dragon pass > dragon\n")
    return tmp_path


def test_the_walk_finds_what_is_missing(scenarios: Path) -> None:
    whole = Fact("dragon", "dragon", "dragon", [len], "It spits fire.")
    assert list(problems_of(whole, Walk([]), scenarios, scenarios)) == []
    unicorn = Fact("unicorn", "unicorns", "unicorn", [len, None])
    assert list(problems_of(unicorn, Walk([]), scenarios, scenarios)) == [
        "unicorn: nothing carries it out",
        "unicorn: nobody explains it",
        "unicorn: no scenario names it",
        "unicorn: nobody uses it in a playthrough",
    ]


def test_the_walk_finds_options_that_nobody_tries(scenarios: Path) -> None:
    values = {"fast": msg("fast"), "slow": msg("slow"), "idle": msg("idle")}
    mode = Choice(name="mode", label=msg("Mode"), default="fast", values=values, rule="X-1")
    assert list(problems_of_setting(mode, Walk([]), [scenarios], frozenset({"X-1"}))) == []
    assert list(problems_of_setting(mode, Walk([], variants=("mode",)), [scenarios], frozenset())) == [
        "option mode: its rule 'X-1' is no paragraph",
        "option mode: no test uses idle",
    ]
    other = Choice(name="gear", label=msg("Gear"), default="fast", values=values, rule="X-1")
    assert list(problems_of_setting(other, Walk([]), [scenarios], frozenset({"X-1"}))) == [
        "option gear: no test sets it to anything but fast"
    ]
