"""From prepared sources to libraries: mypyc writes C, and the machine's own compiler makes libraries of it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from compiling.bound import bound
from compiling.one_way import first_numbers
from compiling.preparing import prepared
from compiling.what import BOUND, ONE_WAY, ROOT, modules

EFFORT = "SOLOIST_OPTIMIZE"
"""How hard the C compiler tries, 0 to 3: 3 for what is released, 1 builds in half the time."""
LIBRARY = "soloist"
CLOSED = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""Nobody outside calls our functions by their names, so they may call each other directly."""
EXACT = "-ffp-contract=off"
"""Bots weigh in fractions: a product and a sum are rounded one after the other, as Python does it, on every machine."""
WHOLE = "-flto=auto"
"""The compiler sees all modules at once when it links them: a tenth more games, for those who wait for it."""


def build(work: Path, effort: str | None = None) -> dict[Path, str]:
    """Libraries, and where each belongs beside the package; what has not changed since the last time stays."""
    effort = effort or os.environ.get(EFFORT, "3")
    work = work / f"{sysconfig.get_config_var('SOABI')}-{effort}"
    paths = _prepare(work / "source")
    extensions = _write_c(paths, work, effort)
    flags = [*CLOSED, EXACT, *([WHOLE] if effort in ("2", "3") else [])]
    _compile([command for extension in extensions for command in _objects(extension, work, flags)])
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = {work / "libraries" / _file(extension, suffix): _file(extension, suffix) for extension in extensions}
    flags.append(f"-O{effort}")
    _compile([_link(extension, library, work, flags) for extension, library in zip(extensions, made, strict=True)])
    return made


def _prepare(to: Path) -> list[str]:
    """All sources beside each other, those that are compiled as the compiler wants them; the paths of these."""
    chosen = set(modules())
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in (ROOT / "soloist").rglob("*.py")}
    texts = prepared({name: path.read_text() for name, path in paths.items() if name in chosen})
    texts[ONE_WAY] = first_numbers()
    for name, path in paths.items():
        _write(to / path.relative_to(ROOT), texts.get(name) or path.read_text())
    _write(to / _path(BOUND), bound())
    return [_path(name) for name in sorted({*chosen, BOUND})]


def _path(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _write_c(paths: list[str], work: Path, effort: str) -> list[Any]:
    import_module("setuptools")  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    here = Path.cwd()
    os.chdir(work / "source")
    try:
        options = ["--config-file=", "--python-executable", sys.executable]
        return mypycify(
            [*options, *paths], opt_level=effort, debug_level="0", multi_file=True, target_dir=str(work / "c"),
            group_name=LIBRARY,
        )  # fmt: skip
    finally:
        os.chdir(here)


def _file(extension: Any, suffix: str) -> str:
    return f"{extension.name.replace('.', '/')}{suffix}"


def _object(source: str, work: Path) -> Path:
    return work / "objects" / Path(source).relative_to(work / "c").with_suffix(".o")


def _objects(extension: Any, work: Path, more: list[str]) -> Iterable[list[str]]:
    """The commands that compile what has changed."""
    config = sysconfig.get_config_vars()
    folders = [sysconfig.get_path("include"), *extension.include_dirs]
    flags = [*shlex.split(config["CFLAGS"]), *shlex.split(config["CCSHARED"]), *(f"-I{folder}" for folder in folders)]
    flags += [*extension.extra_compile_args, *more]
    for source in extension.sources:
        made = _object(source, work)
        newest = max(Path(each).stat().st_mtime for each in (source, *extension.depends))
        if not made.exists() or made.stat().st_mtime < newest:
            made.parent.mkdir(parents=True, exist_ok=True)
            yield [*shlex.split(config["CC"]), *flags, "-c", source, "-o", str(made)]


def _link(extension: Any, library: Path, work: Path, more: list[str]) -> list[str]:
    library.parent.mkdir(parents=True, exist_ok=True)
    objects = [str(_object(source, work)) for source in extension.sources]
    return [*shlex.split(sysconfig.get_config_var("LDSHARED")), *more, *objects, "-o", str(library)]


def _compile(commands: list[list[str]]) -> None:
    """On all cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda command: subprocess.run(command, check=True), commands))
