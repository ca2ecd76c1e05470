"""What others made and the site needs: taken from the package registries by npm and pip, checked, and kept for the next
time. Which versions these are, and their checksums, stands in `parts.json`."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256, sha512
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg

ELSEWHERE = "manylinux2014_x86_64"  # wheels with a compiled part that is left out: the rest is the same everywhere
PATIENCE = 600  # seconds


class CannotFetch(SoloistError):
    """A part cannot be had, or is not what it should be."""


@dataclass(frozen=True)
class Wheel:
    """A Python package of others."""

    name: str
    version: str
    sha256: str
    pack: str  # in which of our files it goes


@cache
def parts() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("soloist.site").joinpath("parts.json").read_text("utf-8"))
    return found


def wheels() -> list[Wheel]:
    return [Wheel(**each) for each in parts()["wheels"]]


def pyodide(folder: Path) -> Path:
    """The folder of Pyodide's files, fetched into a folder unless it is there."""
    version, wanted = parts()["pyodide"]["version"], parts()["pyodide"]["integrity"]
    home = folder / f"pyodide-{version}"
    if home.is_dir():
        return home
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as place:
        run([program("npm"), "pack", "--silent", "--pack-destination", place, f"pyodide@{version}"])
        archive = next(Path(place).glob("*.tgz"))
        found = f"sha512-{base64.b64encode(sha512(archive.read_bytes()).digest()).decode()}"
        if found != wanted:
            raise CannotFetch(msg("{name} has another checksum than expected; nothing was written", name=archive.name))
        with tarfile.open(archive) as inside:
            inside.extractall(place, filter="data")
        _put(Path(place) / "package", home)
    return home


def packages(folder: Path) -> dict[str, Path]:
    """The Python packages as files, by their names; fetched into a folder unless they are there."""
    wanted = wheels()
    home = folder / f"wheels-{sha256(json.dumps(parts()['wheels']).encode()).hexdigest()[:12]}"
    if not home.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as place:
            _download(wanted, Path(place))
            _put(Path(place) / "wheels", home)
    by_sum = {sha256(file.read_bytes()).hexdigest(): file for file in home.glob("*.whl")}
    return {wheel.name: by_sum[wheel.sha256] for wheel in wanted}


def _download(wanted: Sequence[Wheel], place: Path) -> None:
    """Pip checks what it gets against the checksums."""
    asked = place / "wanted.txt"
    asked.write_text("".join(f"{each.name}=={each.version} --hash=sha256:{each.sha256}\n" for each in wanted), "utf-8")
    run([
        *_pip(), "download", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:",
        "--disable-pip-version-check", "--implementation", "cp", "--python-version", parts()["python"],
        "--abi", f"cp{parts()['python'].replace('.', '')}", "--abi", "none",
        *(word for each in ("any", parts()["platform"], ELSEWHERE) for word in ("--platform", each)),
        "--dest", str(place / "wheels"), "--requirement", str(asked),
    ])  # fmt: skip


def _pip() -> list[str]:
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    return [program("pip")] if shutil.which("pip") else [program("uv"), "tool", "run", "pip"]


def _put(made: Path, home: Path) -> None:
    """In its place at once, whole; if somebody else was quicker, theirs is the same."""
    try:
        os.rename(made, home)
    except OSError:
        if not home.is_dir():
            raise


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise CannotFetch(msg("to make the site, {name} is needed; install it and try again", name=name))
    return found


def run(command: Sequence[str], given: str = "") -> str:
    """What a program says; raises CannotFetch with the last thing it complained of."""
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        lines = [line for line in done.stderr.strip().splitlines() if line.strip()] or ["?"]
        name = Path(command[0]).name
        raise CannotFetch(msg("{name} has failed: {reason}", name=name, reason=lines[-1].strip()[:300]))
    return done.stdout


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a package by their paths."""
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
