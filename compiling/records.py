"""Data classes written out: the compiler makes their constructors, comparisons and hashes then, as of any other class.

Left as they are, these would be written and run by Python, and what belongs to the class would be taken for a field.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

FACTORY = "default_factory"


@dataclass(frozen=True)
class Field:
    """One field of a data class."""

    name: str
    kind: str  # its annotation
    default: str | None = None
    factory: str | None = None  # what makes the default
    is_compared: bool = True

    @property
    def parameter(self) -> str:
        if self.factory is not None:
            return f"{self.name}: {self.kind} | None = None"
        return f"{self.name}: {self.kind}" + ("" if self.default is None else f" = {self.default}")

    @property
    def assigned(self) -> str:
        if self.factory is None:
            return f"self.{self.name} = {self.name}"
        return f"self.{self.name} = ({self.factory})() if {self.name} is None else {self.name}"

    @property
    def described(self) -> str:
        """As `make_dataclass` wants it."""
        if self.factory is not None:
            return f"({self.name!r}, {self.kind!r}, getattr(_dataclasses, 'field')({FACTORY}={self.factory}))"
        default = "" if self.default is None else f", {self.default}"
        return f"({self.name!r}, {self.kind!r}{default})"


@dataclass
class Module:
    """What other modules have to know of one: its data classes, and where its names come from."""

    name: str
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)  # module and name there

    @classmethod
    def of(cls, name: str, tree: ast.Module) -> Module:
        module = cls(name)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    module.imported[alias.asname or alias.name] = (node.module, alias.name)
        module.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        return module


def options_of(node: ast.ClassDef) -> dict[str, str] | None:
    """What `@dataclass` was told; None of a class that is none."""
    for decorator in node.decorator_list:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        if ast.unparse(call) == "dataclass":
            keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
            return {str(keyword.arg): ast.unparse(keyword.value) for keyword in keywords}
    return None


def fields_of(name: str, module: Module, modules: Mapping[str, Module]) -> dict[str, tuple[Field, str]]:
    """All fields of a class with those of its bases, and the module whose names their kinds are written in."""
    if name not in module.classes:
        there, original = module.imported.get(name, ("", ""))
        return fields_of(original, modules[there], modules) if there in modules else {}
    node = module.classes[name]
    found: dict[str, tuple[Field, str]] = {}
    for base in node.bases:
        if isinstance(base, ast.Name):
            found |= fields_of(base.id, module, modules)
    if options_of(node) is not None:
        found |= {each.name: (each, module.name) for each in _own_fields(node)}
    return found


def _own_fields(node: ast.ClassDef) -> Iterator[Field]:
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name):
            continue
        kind = ast.unparse(each.annotation)
        if kind.startswith("ClassVar"):
            continue
        if isinstance(each.value, ast.Call) and ast.unparse(each.value.func) == "field":
            given = {str(keyword.arg): ast.unparse(keyword.value) for keyword in each.value.keywords}
            default, factory, compared = (given.pop(name, None) for name in ("default", FACTORY, "compare"))
            assert not given, f"{node.name}.{each.target.id}: {', '.join(given)} of a field is not known here"
            yield Field(each.target.id, kind, default, factory, compared != "False")
        else:
            yield Field(each.target.id, kind, None if each.value is None else ast.unparse(each.value))


def written_out(node: ast.ClassDef, fields: list[Field]) -> Iterator[str]:
    """The lines of a data class that Python would have written."""
    options = options_of(node) or {}
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    names = [each.name for each in fields]
    only_named = ["*"] if options.get("kw_only") == "True" and fields else []
    parameters = ", ".join(["self", *only_named, *(each.parameter for each in fields)])
    compared = [each.name for each in fields if each.is_compared]
    values = "".join(f"self.{name}, " for name in compared)
    is_compared = options.get("eq") != "False"
    described = ", ".join(each.described for each in fields)
    bare = f"init=False, repr=False, eq=False, frozen={options.get('frozen', False)}"
    yield f"_as_data: _ClassVar[_Any] = _dataclasses.make_dataclass({node.name!r}, [{described}], {bare})"
    yield "__dataclass_fields__: _ClassVar[dict[str, _dataclasses.Field[_Any]]] = _as_data.__dataclass_fields__"
    yield "__dataclass_params__: _ClassVar[_Any] = _as_data.__dataclass_params__"
    yield f"__match_args__: _ClassVar[tuple[str, ...]] = ({''.join(f'{name!r}, ' for name in names)})"
    if "__init__" not in own:
        yield f"def __init__({parameters}) -> None: " + ("; ".join(each.assigned for each in fields) or "pass")
    if is_compared and "__eq__" not in own:
        same = " and ".join(f"self.{name} == other.{name}" for name in compared) or "True"
        alike = f"isinstance(other, {node.name}) and type(other) is type(self)"
        yield f"def __eq__(self, other: object) -> bool: return ({same}) if {alike} else NotImplemented"
    if is_compared and "__hash__" not in own and "True" in (options.get("frozen"), options.get("unsafe_hash")):
        yield f"def __hash__(self) -> int: return hash(({values}))"
    if options.get("repr") != "False" and "__repr__" not in own:
        shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
        yield f'def __repr__(self) -> str: return f"{{type(self).__qualname__}}({shown})"'
