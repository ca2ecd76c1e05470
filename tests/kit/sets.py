"""Loops over sets, by the syntax tree: their order changes from run to run, so rules must not walk over them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.kit.trees import Module

ORDER_FREE = {"any", "all", "sum", "min", "max", "len", "set", "frozenset", "sorted", "Counter"}
SET_TYPES = ("set", "frozenset", "AbstractSet", "Set", "MutableSet")


def is_set_type(note: ast.expr) -> bool:
    return ast.unparse(note).strip("'\"").split("[")[0] in SET_TYPES


def makes_set(value: ast.expr) -> bool:
    match value:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return makes_set(left)
    return False


def set_attributes(modules: Iterable[Module]) -> frozenset[str]:
    """Attributes that are annotated as sets, and as nothing else anywhere."""
    sets: set[str] = set()
    others: set[str] = set()
    for module in modules:
        for node in module.nodes:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=note):
                    if isinstance(module.parents[node], ast.ClassDef):
                        (sets if is_set_type(note) else others).add(name)
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=note):
                    (sets if is_set_type(note) else others).add(name)
    return frozenset(sets - others)


@dataclass(frozen=True)
class Sets:
    """Which expressions of a module are sets, as far as names tell."""

    module: Module
    attributes: frozenset[str]
    names: frozenset[tuple[ast.AST | None, str]]  # the function they belong to (None: the module), and the name

    @classmethod
    def of(cls, module: Module, attributes: frozenset[str]) -> Sets:
        names: set[tuple[ast.AST | None, str]] = set()
        for node in module.nodes:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=note) if is_set_type(note):
                    names.add((module.function_around(node), name))
                case ast.arg(arg=name, annotation=note) if note is not None and is_set_type(note):
                    names.add((module.function_around(node), name))
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if makes_set(value):
                    names.add((module.function_around(node), name))
        return cls(module, attributes, frozenset(names))

    def has(self, things: ast.expr) -> bool:
        match things:
            case ast.Attribute(attr=name):
                return name in self.attributes
            case ast.Name(id=name):
                around = self.module.function_around(things)
                return (around, name) in self.names or (None, name) in self.names
        return makes_set(things)


def walks_over_sets(module: Module, attributes: frozenset[str]) -> Iterator[str]:
    """Loops over sets, and lists made of them."""
    sets = Sets.of(module, attributes)
    for node in module.nodes:
        match node:
            case ast.For(iter=things) if sets.has(things):
                yield f"{module.at(node)}: walks over the set {ast.unparse(things)}"
            case ast.comprehension(iter=things) if sets.has(things) and not order_does_not_matter(node, module):
                yield f"{module.at(things)}: walks over the set {ast.unparse(things)}"
            case ast.Call(func=ast.Name(id="list" | "tuple" | "iter" | "enumerate"), args=[things, *_]):
                if sets.has(things):
                    yield f"{module.at(node)}: lists the set {ast.unparse(things)}"
            case ast.Starred(value=things) if sets.has(things) and not isinstance(module.parents[node], ast.Set):
                yield f"{module.at(node)}: lists the set {ast.unparse(things)}"


def order_does_not_matter(part: ast.comprehension, module: Module) -> bool:
    whole = module.parents[part]
    if isinstance(whole, ast.SetComp):
        return True
    call = module.parents[whole]
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ORDER_FREE
