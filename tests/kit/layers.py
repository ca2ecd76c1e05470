"""Which way imports may point, and what the rules of a game may not touch."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tests.kit.trees import Module, within

INNER = ("soloist.engine", "soloist.games", "soloist.language")
"""From the inside out; every other part of Soloist lies outside of these and is imported by none of them."""

SHARED = (
    "soloist.companion", "soloist.names", "soloist.news", "soloist.playing", "soloist.plays", "soloist.results",
    "soloist.ranking", "soloist.registry", "soloist.rulebook", "soloist.seating", "soloist.wording",
)  # fmt: skip
"""What all edges need: one layer around the inner ones, which knows nothing of screens and pages."""

EDGES = ("soloist.terminal", "soloist.web")
"""Where people sit; no edge imports another."""

OUTERMOST = ("soloist.adapters",)
"""What others' programs import, and none of ours."""

BESIDE_LANGUAGE = ("soloist.locale",)
LIBRARIES = {"soloist.language": ("babel",)}

UNCLEAN = {
    "asyncio", "concurrent", "ctypes", "datetime", "getpass", "glob", "http", "io", "locale", "logging",
    "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "select", "shutil", "signal",
    "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
UNCLEAN_CALLS = {
    "print",
    "open",
    "input",
    "exec",
    "eval",
    "compile",
    "breakpoint",
    "globals",
    "__import__",
    "id",
    "hash",
}


def layer(name: str) -> int:
    """How far out a module of Soloist lies."""
    if package_of(name, OUTERMOST):
        return len(INNER) + 2
    outside = len(INNER) if package_of(name, SHARED) else len(INNER) + 1
    return next((place for place, package in enumerate(INNER) if within(name, package)), outside)


def package_of(name: str, packages: tuple[str, ...]) -> str | None:
    return next((package for package in packages if within(name, package)), None)


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[:2] == ["soloist", "games"] and len(parts) > 2 else None


def wrong_imports(module: Module, games: frozenset[str]) -> Iterator[str]:
    """Imports that point outward, to another game or edge, or to a library where only the standard one is allowed."""
    for imported, line in module.imports():
        problem = _wrong(module.name, imported, games)
        if problem:
            yield f"{module.name}:{line}: {problem}"


def _wrong(name: str, imported: str, games: frozenset[str]) -> str | None:
    if not within(imported, "soloist"):
        return _wrong_library(name, imported.split(".")[0])
    if imported == "soloist" or any(within(imported, beside) for beside in BESIDE_LANGUAGE):
        return None
    if layer(imported) > layer(name):
        return f"{imported} lies further out"
    edge, across = package_of(name, EDGES), package_of(imported, EDGES)
    if edge and across and edge != across:
        return f"{imported} is another edge"
    own, other = game_of(name), game_of(imported)
    if own in games and other in games and own != other:
        return f"{imported} is another game"
    return None


def _wrong_library(name: str, library: str) -> str | None:
    inner = package_of(name, INNER + SHARED)
    if inner is None or library in sys.stdlib_module_names or library in LIBRARIES.get(inner, ()):
        return None
    return f"{library} is not the standard library"


def unclean(module: Module) -> Iterator[str]:
    """Clocks, files, randomness and output in the engine or in a game. Facts may be read while importing."""
    for library, line in dict.fromkeys((name.split(".")[0], line) for name, line in module.imports()):
        if library in UNCLEAN:
            yield f"{module.name}:{line}: imports {library}"
    for node in module.nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in UNCLEAN_CALLS and not _inside_dunder(module, node):
                yield f"{module.at(node)}: calls {node.func.id}"
            if node.func.id == "files" and not _while_importing(module, node):
                yield f"{module.at(node)}: reads facts while playing"
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield f"{module.at(node)}: {type(node).__name__.lower()} {', '.join(node.names)}"


def _inside_dunder(module: Module, node: ast.AST) -> bool:
    """`__hash__` may hash."""
    around = module.function_around(node)
    return isinstance(around, ast.FunctionDef) and around.name.startswith("__")


def _while_importing(module: Module, node: ast.AST) -> bool:
    """At the top of the module, or in a function that is called there and nowhere else."""
    around = module.function_around(node)
    if around is None:
        return True
    if isinstance(around, ast.Lambda):
        return False
    calls = [
        each
        for each in module.nodes
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == around.name
    ]
    return around.name.startswith("_") and all(module.function_around(call) is None for call in calls)
