"""From prepared sources to libraries: mypyc writes C, and the machine's own compiler makes libraries of it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from compiling.preparing import prepared
from compiling.what import ROOT, modules

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def write(path: Path, text: str) -> None:
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def prepare(to: Path) -> list[str]:
    chosen = set(modules())
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in (ROOT / "soloist").rglob("*.py")}
    texts = prepared({name: path.read_text() for name, path in paths.items() if name in chosen})
    for name, path in paths.items():
        write(to / path.relative_to(ROOT), texts.get(name) or path.read_text())
    return [f"{name.replace('.', '/')}.py" for name in sorted(chosen)]


def build(work: Path, opt: str, multi_file: bool = True) -> list[Path]:
    import setuptools  # noqa: F401
    from mypyc.build import mypycify

    source = work / "source"
    paths = prepare(source)
    os.chdir(source)
    extensions = mypycify(
        ["--config-file=", "--python-executable", sys.executable, *paths] + (["--annotate"] if 0 else []),
        opt_level=opt,
        debug_level="0",
        multi_file=multi_file,
        target_dir=str(work / "c"),
        group_name="soloist",
        verbose=True,
    )
    jobs = []
    config = sysconfig.get_config_vars()
    includes = [f"-I{sysconfig.get_path('include')}"]
    made = []
    links = []
    for extension in extensions:
        objects = []
        flags = [
            *shlex.split(config["CFLAGS"]),
            *shlex.split(config["CCSHARED"]),
            *includes,
            *(f"-I{each}" for each in extension.include_dirs),
            *extension.extra_compile_args,
        ]
        for each in extension.sources:
            each = Path(each)
            to = work / "objects" / each.relative_to(work / "c").with_suffix(".o")
            to.parent.mkdir(parents=True, exist_ok=True)
            objects.append(to)
            newest = max(Path(dep).stat().st_mtime for dep in [each, *extension.depends])
            if not to.exists() or to.stat().st_mtime < newest:
                jobs.append([*shlex.split(config["CC"]), *flags, "-c", str(each), "-o", str(to)])
        library = work / "libraries" / (extension.name.replace(".", "/") + SUFFIX)
        library.parent.mkdir(parents=True, exist_ok=True)
        made.append(library)
        links.append([*shlex.split(config["LDSHARED"]), *map(str, objects), "-o", str(library)])
    print(len(jobs), "to compile")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: subprocess.run(job, check=True), jobs))
        list(pool.map(lambda job: subprocess.run(job, check=True), links))
    return made


if __name__ == "__main__":
    work = ROOT / "build" / "compiled"
    made = build(work, sys.argv[1] if len(sys.argv) > 1 else "1")
    for old in [*ROOT.glob("*.so"), *(ROOT / "soloist").rglob("*.so")]:
        old.unlink()
    for each in made:
        to = ROOT / each.relative_to(work / "libraries")
        shutil.copy2(each, to)
