"""Files are small, named after nouns, and the same on every machine."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

from tests.kit.trees import ROOT, modules

MOST_LINES = 600
LOCK_FILES = {"uv.lock", "poetry.lock", "Pipfile.lock", "pdm.lock", "package-lock.json", "yarn.lock"}
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:work|root|home|Users|tmp/probe)/\w|[A-Z]:\\\\Users")
NO_NAMES = re.compile(r"Manager|Helper|Utils?$")


@cache
def our_files() -> list[Path]:
    """All files that are, or would be, in the repository."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    result = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for line in result.stdout.splitlines() if (path := ROOT / line).is_file()]


def test_no_file_has_two_subjects() -> None:
    code = [path for path in our_files() if path.suffix == ".py"]
    assert len(code) > 50
    lines = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in code}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_lock_files() -> None:
    assert [path.name for path in our_files() if path.name in LOCK_FILES] == []


def test_no_path_of_one_machine() -> None:
    found = []
    for path in our_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in MACHINE_PATH.finditer(text)]
    assert found == []


def test_nothing_is_called_manager_or_helper() -> None:
    classes = [node.name for module in modules() for node in module.nodes if isinstance(node, ast.ClassDef)]
    names = [module.name.rpartition(".")[2].title() for module in modules()]
    assert [name for name in [*classes, *names] if NO_NAMES.search(name)] == []


def test_machine_paths_would_be_found() -> None:
    assert MACHINE_PATH.search("see " + "/".join(["", "home", "ann", "x.txt"]))
    assert not MACHINE_PATH.search("https://example.org/home/x and tests/work/x")
