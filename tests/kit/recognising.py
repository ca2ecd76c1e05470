"""Where code recognises things by their words: by sentences, by what fills their gaps, or by the rules they cite.

Facts and questions have types for that (`Event`, `Ask`); sentences are for people, and a rule id is a citation.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.kit.trees import Module

RULE_ID = re.compile(r"[A-Z]{2,5}-[A-Z0-9]+(\.[A-Z0-9]+)*")
LOOKS_UP = ("startswith", "endswith", "find", "index")
READS_SENTENCES = ("soloist.engine.words", "soloist.language")
READS_RULES = ("soloist.rulebook", "soloist.rulepage", "soloist.web.pages.rules", "soloist.web.routes.rules")


def recognised_by_words(module: Module) -> Iterator[str]:
    """Comparisons of texts and rule ids, tables with rule ids as keys, and looks into the gaps of a sentence."""
    if module.name in READS_SENTENCES or module.name in READS_RULES:
        return
    for node in ast.walk(module.tree):
        problem = _problem(node)
        if problem:
            yield f"{module.name}:{getattr(node, 'lineno', 0)}: {problem}"


def _problem(node: ast.AST) -> str | None:
    match node:
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            if any(_is_attribute(side, "why", "rule") for side in sides):
                return "a question or line is recognised by the rule it cites"
            if any(_is_rule_id(side) for side in sides):
                return "a rule id is compared"
            if any(_is_sentence(side) for side in sides):
                return "a sentence is compared"
        case ast.Call(func=ast.Attribute(attr=name, value=value)) if name in LOOKS_UP and _is_sentence(value):
            return "a sentence is searched"
        case ast.Attribute(attr="gaps"):
            return "the gaps of a sentence are read"
        case ast.Dict(keys=keys) if any(_is_rule_id(key) for key in keys):
            return "a table has rule ids as keys"
        case ast.MatchValue(value=value) if _is_rule_id(value):
            return "a case is a rule id"
    return None


def _is_attribute(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in names


def _is_rule_id(node: ast.AST | None) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_is_rule_id(each) for each in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(RULE_ID.fullmatch(node.value))


def _is_sentence(node: ast.AST) -> bool:
    """`what.text`, `english(what)`; the text of a typed answer is a plain variable."""
    if _is_attribute(node, "text", "plural"):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "english"
