"""Bots, pages and words of Ark Nova look at types of questions and events, never at rule ids or texts."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.kit.trees import Module, modules

ROOMS = ("soloist.games.arknova", "soloist.web.faces.arknova", "soloist.terminal.arknova", "soloist.wording.arknova")
FORBIDDEN = {"why", "gaps"}


def recognised(module: Module) -> Iterator[str]:
    """Comparisons and matches that look at the rule or the gaps of something."""
    for node in module.nodes:
        looked_at: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            looked_at = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            looked_at = [node.subject]
        elif isinstance(node, ast.Subscript):
            looked_at = [node.slice, node.value]
        if any(isinstance(each, ast.Attribute) and each.attr in FORBIDDEN for each in looked_at):
            yield f"{module.at(node)}: {ast.unparse(node)[:60]}"


def test_nobody_recognises_questions_or_lines_by_rule_or_text() -> None:
    rooms = [module for module in modules() if module.name.startswith(ROOMS) and ".arno" not in module.name]
    assert len(rooms) > 80
    assert [problem for module in rooms for problem in recognised(module)] == []


@pytest.mark.parametrize(
    "text",
    [
        "if question.why == 'AN-2.1': pass",
        "x = question.why in PLAYING",
        "match self.question.why:\n    case 'AN-2.6': pass",
        "x = what.gaps['n']",
        "x = RULES[question.why]",
    ],
)
def test_it_would_be_found(text: str) -> None:
    assert list(recognised(Module("soloist.x", text)))
