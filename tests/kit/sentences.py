"""Sentences in the code, by the syntax tree: texts are literals, and every gap is filled."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from string import Formatter

from tests.kit.trees import Module

MAKERS = {"msg": 1, "nmsg": 2, "pmsg": 2, "template": 1, "ntemplate": 2}
"""Functions that make sentences, and how many of their first arguments are texts."""
TEMPLATES = ("template", "ntemplate")
"""Their gaps are filled later, from fields: what is given only says which field fills a gap of another name."""


def bad_sentences(module: Module) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            for problem in problems(node, node.func.id):
                yield f"{module.at(node)}: {problem}"


def problems(call: ast.Call, maker: str) -> Iterator[str]:
    """What is wrong with one sentence."""
    texts = MAKERS[maker]
    literals = [text.value for text in call.args if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    if len(call.args) != texts or len(literals) != texts:
        yield f"takes {texts} literal text(s) and nothing else without a name"
        return
    given = {keyword.arg or "**" for keyword in call.keywords}
    wanted = {name for text in literals for _, name, _, _ in Formatter().parse(text) if name is not None}
    if maker == "nmsg":
        wanted.add("n")  # it chooses the form of the plural, even where it is not written
    if maker in TEMPLATES:
        if not given <= wanted or not all(name.isidentifier() for name in wanted):
            yield f"the gaps are {sorted(wanted)}, named are {sorted(given)}"
    elif "**" not in given and wanted != given:
        yield f"the gaps are {sorted(wanted)}, given are {sorted(given)}"
