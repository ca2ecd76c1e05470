"""Python sources become what the interpreter in the browser runs, compiled by that very interpreter under Node."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from hashlib import sha256
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory

from soloist.site.fetching import program, run


class Keep(Enum):
    """How much of the sources stays."""

    ALL = "all"
    CODE = "code"  # ours: no docstrings, and no types but those of fields
    LEAST = "least"  # of others: no docstrings, and no assertions


def compiled(sources: Mapping[str, bytes], keep: Keep, pyodide: Path, folder: Path) -> dict[str, bytes]:
    """Sources by their paths become compiled files; what was compiled before is kept in a folder."""
    shelf = folder / f"{pyodide.name}-compiled"
    shelf.mkdir(parents=True, exist_ok=True)
    places = {path: shelf / _key(path, source, keep) for path, source in sources.items()}
    missing = {path: source for path, source in sources.items() if not places[path].exists()}
    if missing:
        _compile(missing, keep, pyodide, {path: places[path] for path in missing})
    return {f"{path.removesuffix('.py')}.pyc": place.read_bytes() for path, place in places.items()}


def _key(path: str, source: bytes, keep: Keep) -> str:
    return sha256(f"{keep.value} {path}\0".encode() + _script().read_bytes() + source).hexdigest()


def _script() -> Traversable:
    return files("soloist.site").joinpath("compile.mjs")


def _compile(sources: Mapping[str, bytes], keep: Keep, pyodide: Path, places: Mapping[str, Path]) -> None:
    with TemporaryDirectory(dir=next(iter(places.values())).parent) as place:
        names = {path: str(number) for number, path in enumerate(sources)}
        for path, source in sources.items():
            (Path(place) / f"{names[path]}.py").write_bytes(source)
        with as_file(_script()) as file:
            work = {
                "pyodide": str(pyodide), "folder": place, "names": names, "level": 2 if keep is Keep.LEAST else 0,
                "hasNotes": keep is not Keep.CODE,
            }  # fmt: skip
            run([program("node"), str(file)], json.dumps(work))
        for path, name in names.items():
            (Path(place) / f"{name}.pyc").replace(places[path])
