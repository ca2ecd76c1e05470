"""House rules for flows, by the syntax tree: a flow called without `yield from` does nothing and says nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.kit.trees import Module

ASKS_ITSELF = "soloist.engine.flow"
"""The one module whose flows may yield requests themselves."""


QUESTIONS = ("decision", "Chance", "Together")


def annotation(node: ast.expr | None) -> str:
    text = "" if node is None else ast.unparse(node)
    return text.strip("'\"")


def is_flow(function: ast.FunctionDef) -> bool:
    """Whether a function must be run with `yield from`; one that only tells may give back its events in a tuple."""
    returned = annotation(function.returns)
    return (returned.startswith("Flow[") and returned.endswith("]")) or returned == "Iterable[Event]"


def hands_flow_on(function: ast.FunctionDef | ast.Lambda | None, module: Module) -> bool:
    """Whether returning a flow is this function's job: it says so, and it is no generator itself."""
    if isinstance(function, ast.Lambda):
        return True
    return function is not None and "Flow[" in annotation(function.returns) and not is_generator(function, module)


def is_generator(function: ast.FunctionDef, module: Module) -> bool:
    return any(
        isinstance(node, ast.Yield | ast.YieldFrom) and module.function_around(node) is function
        for node in ast.walk(function)
    )


@dataclass(frozen=True)
class Flows:
    """All flows there are: functions by module and name, methods by name."""

    functions: frozenset[tuple[str, str]]
    methods: frozenset[str]
    plain_methods: frozenset[str]  # names that are a flow in no class, or only in some

    @classmethod
    def of(cls, modules: Iterable[Module]) -> Flows:
        functions, methods, plain = set(), set(), set()
        for module in modules:
            for node in module.nodes:
                if not isinstance(node, ast.FunctionDef):
                    continue
                if not isinstance(module.parents[node], ast.ClassDef):
                    functions |= {(module.name, node.name)} if is_flow(node) else set()
                elif is_flow(node):
                    methods.add(node.name)
                else:
                    plain.add(node.name)
        return cls(frozenset(functions), frozenset(methods), frozenset(plain))

    def is_call(self, call: ast.Call, module: Module) -> bool:
        """Whether this call makes a flow, as far as names tell."""
        match call.func:
            case ast.Name(id=name):
                return module.bound.get(name, (module.name, name)) in self.functions
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in module.bound:
                return (".".join(module.bound[owner]), name) in self.functions
            case ast.Attribute(attr=name):
                thrown_away = isinstance(module.parents[call], ast.Expr)
                return name in self.methods and (name not in self.plain_methods or thrown_away)
            case ast.Subscript() | ast.IfExp():  # a table of flows, its result thrown away
                around = module.function_around(call)
                return (
                    isinstance(module.parents[call], ast.Expr)
                    and isinstance(around, ast.FunctionDef)
                    and is_flow(around)
                )
        return False


def lost_flows(module: Module, flows: Flows) -> Iterator[str]:
    """Calls of flows that nobody runs."""
    for node in module.nodes:
        if isinstance(node, ast.Call) and flows.is_call(node, module) and not is_run(node, module):
            yield f"{module.at(node)}: {ast.unparse(node.func)}(…) without `yield from`"


def is_run(call: ast.Call, module: Module) -> bool:
    """`yield from flow(…)`, `return flow(…)` where that is the function's job, or a part of `together({…})`."""
    inner: ast.AST = call
    for outer in module.above(call):
        match outer:
            case ast.YieldFrom():
                return inner is call
            case ast.IfExp() if inner is not outer.test:
                inner = outer
            case ast.Return():
                return hands_flow_on(module.function_around(call), module)
            case ast.Lambda():
                return True
            case ast.Dict() | ast.DictComp():
                return _goes_to_together(outer, module) and inner in _values(outer)
            case _:
                return False
    return False


def _values(mapping: ast.Dict | ast.DictComp) -> list[ast.AST]:
    return list(mapping.values) if isinstance(mapping, ast.Dict) else [mapping.value]


def _goes_to_together(mapping: ast.AST, module: Module) -> bool:
    call = module.parents[mapping]
    return isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] in ("together", "Together")


def own_questions(module: Module) -> Iterator[str]:
    """Flows that yield a question by themselves instead of asking with a helper; an event is yielded as it is.

    Where a question is asked so often that the helper's generator counts, its answer goes into a name with a type:
    `action: Action = yield decision(…)`.
    """
    if module.name == ASKS_ITSELF:
        return
    for node in module.nodes:
        around = module.function_around(node)
        if isinstance(node, ast.Yield) and isinstance(around, ast.FunctionDef) and is_flow(around):
            is_question = isinstance(node.value, ast.Call) and ast.unparse(node.value.func).split(".")[-1] in QUESTIONS
            if is_question and isinstance(module.parents[node], ast.AnnAssign):
                continue
            if node.value is None or is_question or not isinstance(module.parents[node], ast.Expr):
                yield f"{module.at(node)}: a bare `yield`; ask with a helper and `yield from`"


def lost_events(module: Module) -> Iterator[str]:
    """Events that are made and not yielded, so that nobody is told."""
    for node in module.nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            name = ast.unparse(node.value.func).split(".")[-1]
            if name[0].isupper():
                yield f"{module.at(node)}: {name}(…) is made and dropped; `yield` it"
