"""Everything a game's facts name works, is explained, and is shown by a scenario and in a playthrough."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from soloist.engine.game import Game
from soloist.engine.settings import Choice, Setting, Switch

TESTS = Path(__file__).parent.parent


@dataclass(frozen=True)
class Fact:
    """Something the facts name: a card, a tile, an ability, a map."""

    name: str
    in_scenarios: str  # how scenarios write it, as a regular expression
    in_playthroughs: str = ""  # what is answered when somebody uses it, as a regular expression; empty: nothing
    rules: Sequence[object] = ()  # what carries it out: its guard, its flow; None where one is missing
    explanation: object = None  # what the player is told about it


@dataclass(frozen=True)
class Walk:
    """What a walk through the facts of a game has to look at."""

    facts: Sequence[Fact]
    variants: Sequence[str] = ()  # settings of which every value must be played
    automas: Sequence[str] = ()  # folders of scenarios with its automas, which try out options too
    needs_explanation: bool = True


@cache
def literals(folder: Path) -> tuple[str, ...]:
    """All texts in the tests of a folder, documentation aside."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found += [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        ]
    return tuple(found)


@cache
def named_values(folder: Path) -> frozenset[tuple[str, str]]:
    """All pairs of a name and a text in the tests of a folder: `variant="ghost"`, `{"variant": "ghost"}`."""
    pairs: set[tuple[str, str]] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg is not None:
                pairs |= {(node.arg, value) for value in _texts(node.value)}
            elif isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant):
                        pairs |= {(str(key.value), text) for text in _texts(value)}
            elif isinstance(node, ast.Call):
                pairs |= _parametrised(node)
    return frozenset(pairs)


def _texts(node: ast.expr) -> Iterator[str]:
    """A literal text, or all literal texts of a choice between some."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name | ast.Call | ast.JoinedStr):
            yield "…"


def _parametrised(call: ast.Call) -> set[tuple[str, str]]:
    """`parametrize("variant", ["minimum", "teams"])` names values too."""
    if not (isinstance(call.func, ast.Attribute) and call.func.attr == "parametrize" and len(call.args) == 2):
        return set()
    names, values = call.args
    if not isinstance(names, ast.Constant):
        return set()
    return {(str(names.value), text) for text in _texts(values)}


def problems_of(fact: Fact, walk: Walk, scenarios: Path, playthroughs: Path) -> Iterator[str]:
    if not fact.rules or any(part is None for part in fact.rules):
        yield f"{fact.name}: nothing carries it out"
    if walk.needs_explanation and not fact.explanation:
        yield f"{fact.name}: nobody explains it"
    word = re.compile(rf"(?<![\w-]){fact.in_scenarios}(?!\w)")
    if not any(word.search(text) for text in literals(scenarios)):
        yield f"{fact.name}: no scenario names it"
    if fact.in_playthroughs and not _answered(fact.in_playthroughs, playthroughs):
        yield f"{fact.name}: nobody uses it in a playthrough"


def _answered(answer: str, folder: Path) -> bool:
    line = re.compile(rf" > {answer}$", re.MULTILINE)
    return any(line.search(path.read_text("utf-8")) for path in sorted(folder.glob("*.txt")))


def problems_of_setting(
    setting: Setting, walk: Walk, tests: Sequence[Path], paragraphs: frozenset[str]
) -> Iterator[str]:
    if setting.rule not in paragraphs:
        yield f"option {setting.name}: its rule '{setting.rule}' is no paragraph"
    used = {value for folder in tests for name, value in named_values(folder) if name == setting.name}
    default = setting.write(setting.default)
    if not used - {default}:
        yield f"option {setting.name}: no test sets it to anything but {default or 'nothing'}"
    if isinstance(setting, Choice | Switch) and setting.name in walk.variants:
        values = list(setting.values) if isinstance(setting, Choice) else ["yes", "no"]
        yield from (f"option {setting.name}: no test uses {value}" for value in values if value not in used | {default})


def problems(game: Game[Any, Any], walk: Walk, paragraphs: frozenset[str]) -> list[str]:
    """All that is missing for a game."""
    scenarios = TESTS / "scenarios" / game.id
    playthroughs = TESTS / "playthroughs" / game.id
    found = [problem for fact in walk.facts for problem in problems_of(fact, walk, scenarios, playthroughs)]
    tests = [scenarios, *(TESTS / "scenarios" / automa for automa in walk.automas)]
    for setting in game.settings:
        found += problems_of_setting(setting, walk, tests, paragraphs)
    for trigger in game.triggers:
        if trigger.code not in literals(scenarios):
            found.append(f"trigger {trigger.code}: no scenario names it")
    return found
