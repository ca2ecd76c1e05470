"""The program as syntax trees, for tests about the house rules."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Module:
    """One file of the program: its dotted name, its text and its tree."""

    name: str
    text: str
    is_package: bool = False
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def tree(self) -> ast.Module:
        tree = ast.parse(self.text)
        for parent in ast.walk(tree):
            self.parents.update((child, parent) for child in ast.iter_child_nodes(parent))
        return tree

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        return tuple(ast.walk(self.tree))

    @cached_property
    def bound(self) -> dict[str, tuple[str, str]]:
        """Where the names imported from other modules come from."""
        return {
            alias.asname or alias.name: (self.absolute(node), alias.name)
            for node in self.nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around a node, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function_around(self, node: ast.AST) -> ast.FunctionDef | ast.Lambda | None:
        return next((each for each in self.above(node) if isinstance(each, ast.FunctionDef | ast.Lambda)), None)

    def imports(self) -> Iterator[tuple[str, int]]:
        """Every imported module with its line, wherever the import stands."""
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from ((alias.name, node.lineno) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self.absolute(node)
                yield base, node.lineno
                yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)

    def absolute(self, node: ast.ImportFrom) -> str:
        """The module an import takes from, with the dots of a relative import resolved."""
        if not node.level:
            return node.module or ""
        package = self.name.split(".") if self.is_package else self.name.split(".")[:-1]
        above = package[: len(package) - node.level + 1]
        return ".".join([*above, node.module] if node.module else above)

    def at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 0)}"


def module_name(path: Path, root: Path = ROOT) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules(folder: str = "soloist", root: Path = ROOT) -> tuple[Module, ...]:
    """All modules of a package, each read and parsed once."""
    return tuple(
        Module(module_name(path, root), path.read_text("utf-8"), path.name == "__init__.py")
        for path in sorted((root / folder).rglob("*.py"))
    )


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def inside(all_modules: Iterable[Module], *packages: str) -> list[Module]:
    return [module for module in all_modules if any(within(module.name, package) for package in packages)]
