"""Sources as the compiler likes them: what it cannot see, or sees as slow, is written out."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

from compiling.bound import partials
from compiling.records import Module, fields_of, options_of, written_out
from compiling.what import BOUND, OPEN

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
NO_CONSTANTS = ("TypeVar", "ParamSpec", "NewType")
CACHED = "cached_property"
REMEMBERS = re.compile(r"cache|lru_cache\((?P<most>.+)\)")
FUTURE = "from __future__ import annotations"
NAMES = (
    "import dataclasses as _dataclasses",
    "from typing import TYPE_CHECKING as _CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final",
)


def prepared(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts of modules by their names, ready to be compiled."""
    trees = {name: ast.parse(text) for name, text in texts.items()}
    modules = {name: Module.of(name, tree) for name, tree in trees.items()}
    return {name: _Source(modules[name], text, trees[name], modules).text() for name, text in texts.items()}


class _Source:
    """The text of one module, whose lines are changed one by one."""

    def __init__(self, module: Module, text: str, tree: ast.Module, modules: Mapping[str, Module]) -> None:
        self.module = module
        self.modules = modules
        self.lines = text.split("\n")
        self.added: dict[int, list[str]] = {}  # behind which lines
        self.checked = ["from mypy_extensions import mypyc_attr as _mypyc_attr"]
        self._bind(tree)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self._class(node)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                self._constant(node)
            elif isinstance(node, ast.FunctionDef):
                self._function(node)

    def text(self) -> str:
        future = self.lines.index(FUTURE)
        self.lines[future] = "; ".join([FUTURE, *NAMES, *self.imported])
        self.added[future + 1] = ["if _CHECKING: " + "; ".join(self.checked)]
        written = []
        for number, line in enumerate(self.lines, 1):
            written += [line, *self.added.get(number, ())]
        return "\n".join(written)

    def _bind(self, tree: ast.Module) -> None:
        """Functions with their first arguments are things of our own, which the compiler knows."""
        found = partials(tree)
        for name, kind in sorted(found, key=lambda each: -each[0].col_offset):  # what comes first in a line stays there
            place = name.lineno - 1
            start = len(self.lines[place].encode()[: name.col_offset].decode())
            self.lines[place] = f"{self.lines[place][:start]}_{kind}{self.lines[place][start + len(name.id) :]}"
        self.imported = [f"from {BOUND} import {kind} as _{kind}" for kind in sorted({kind for _, kind in found})]

    def _constant(self, node: ast.Assign | ast.AnnAssign) -> None:
        """A constant never changes: then the compiler need not look it up."""
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple) and node.lineno == node.end_lineno:
            self._constants(node, target, node.value)
        if not isinstance(target, ast.Name) or not CONSTANT.fullmatch(target.id) or node.value is None:
            return
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in NO_CONSTANTS:
            return
        place, line = node.lineno - 1, self.lines[node.lineno - 1]
        if isinstance(node, ast.Assign):
            if len(node.targets) == 1:
                self.lines[place] = line.replace(f"{target.id} =", f"{target.id}: _Final =", 1)
        elif ast.unparse(node.annotation) != "TypeAlias":
            kind = ast.unparse(node.annotation)
            start, end = (
                len(line.encode()[:at].decode()) for at in (node.annotation.col_offset, node.annotation.end_col_offset)
            )
            self.lines[place] = f"{line[:start]}_Final[{kind}]{line[end:]}"

    def _constants(self, node: ast.stmt, targets: ast.Tuple, values: ast.Tuple) -> None:
        """Several constants in one line."""
        names = [ast.unparse(target) for target in targets.elts]
        if len(names) == len(values.elts) and all(CONSTANT.fullmatch(name) for name in names):
            pairs = zip(names, map(ast.unparse, values.elts), strict=True)
            self._replace(node, "; ".join(f"{name}: _Final = {value}" for name, value in pairs))

    def _function(self, node: ast.FunctionDef) -> None:
        """One that remembers its results keeps them in a table of its own; Python's would be called from outside."""
        remembers = [REMEMBERS.fullmatch(ast.unparse(decorator)) for decorator in node.decorator_list]
        if len(remembers) != 1 or remembers[0] is None:
            return
        most, name, result = remembers[0]["most"], node.name, ast.unparse(node.returns or ast.Constant(None))
        given = [(each.arg, ast.unparse(each.annotation or ast.Name("_Any"))) for each in node.args.args]
        key, kinds = (", ".join(words) for words in zip(*given, strict=True))
        if len(given) > 1:
            key, kinds = f"({key})", f"tuple[{kinds}]"
        table, place = f"_REMEMBERED_{name}", node.lineno - 1
        self.lines[node.decorator_list[0].lineno - 1] = f"{table}: _Final[dict[{kinds}, {result}]] = {{}}"
        self.lines[place] = self.lines[place].replace(f"def {name}(", f"def _find_{name}(", 1)
        assert node.end_lineno is not None
        self.added.setdefault(node.end_lineno, []).extend([
            f"def {name}({ast.unparse(node.args)}) -> {result}:",
            f"    key = {key}",
            f"    found = {table}.get(key)",
            "    if found is None:",
            f"        found = _find_{name}({', '.join(name for name, _ in given)})",
            *([f"        if len({table}) >= {most}: {table}.clear()"] if most else []),
            f"        {table}[key] = found",
            "    return found",
        ])  # fmt: skip

    def _class(self, node: ast.ClassDef) -> None:
        name = f"{self.module.name}.{node.name}"
        before = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
        if name in OPEN:
            self.added.setdefault(before, []).append("@_mypyc_attr(allow_interpreted_subclasses=True)")
        if not node.bases:
            for statement in node.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign):
                    self._constant(statement)
        for statement in node.body:
            if isinstance(statement, ast.Assign) and ast.unparse(statement) == "__hash__ = None":
                self._replace(statement, "")  # the compiler knows by itself that what can be compared has none
            if isinstance(statement, ast.FunctionDef) and CACHED in map(ast.unparse, statement.decorator_list):
                self._found_once(statement)
        if options_of(node) is not None:
            self._data_class(node)

    def _found_once(self, node: ast.FunctionDef) -> None:
        """A cached property: a field that is filled when somebody first asks for it."""
        (decorator,), name, kind = node.decorator_list, node.name, ast.unparse(node.returns or ast.Constant(None))
        self.lines[decorator.lineno - 1] = f"    _found_{name}: {kind} | None = None"
        place = node.lineno - 1
        self.lines[place] = self.lines[place].replace(f"def {name}(", f"def _find_{name}(", 1)
        assert node.end_lineno is not None
        self.added.setdefault(node.end_lineno, []).extend([
            "    @property",
            f"    def {name}(self) -> {kind}:",
            f"        found = self._found_{name}",
            f"        if found is None: found = self._found_{name} = self._find_{name}()",
            "        return found",
        ])  # fmt: skip

    def _data_class(self, node: ast.ClassDef) -> None:
        (decorator,) = node.decorator_list
        self.lines[decorator.lineno - 1] = ""
        found = fields_of(node.name, self.module, self.modules)
        for each, home in found.values():
            self._import_kind(each.kind, home)
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar"):
                self._replace(part, f"    {ast.unparse(part.target)}: {ast.unparse(part.annotation)}")
        assert node.end_lineno is not None
        lines = [f"    {line}" for line in written_out(node, [each for each, _ in found.values()])]
        self.added.setdefault(node.end_lineno, []).extend(lines)

    def _replace(self, node: ast.stmt, line: str) -> None:
        assert node.end_lineno is not None
        self.lines[node.lineno - 1 : node.end_lineno] = [line] + [""] * (node.end_lineno - node.lineno)

    def _import_kind(self, kind: str, home: str) -> None:
        """The names of a kind that was written in another module."""
        if home == self.module.name:
            return
        for node in ast.walk(ast.parse(kind, mode="eval")):
            if isinstance(node, ast.Name) and node.id not in self.module.imported | self.module.classes:
                there = self.modules[home]
                if node.id in there.imported or node.id in there.classes:
                    self.checked.append(f"from {home} import {node.id}")
