"""The commands in the README and the documentation do what they are there for."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
PLACEHOLDERS = ("FILE", "my-deck.json", "my-cards.txt")
FEWER = ("--games", "20")  # the last one counts


def commands() -> list[str]:
    """All `soloist` commands of the pages, each once; those that name a user's own file are left out."""
    found: dict[str, None] = {}
    for page in PAGES:
        for block in BLOCK.findall(page.read_text("utf-8")):
            for line in block.splitlines():
                command = line.split("#")[0].strip().removeprefix("pip install uv && ")
                if command.startswith("uv run soloist") and not any(word in command for word in PLACEHOLDERS):
                    found[command] = None
    return list(found)


def test_there_are_commands_to_try() -> None:
    assert "uv run soloist" in commands()
    assert len(commands()) > 10


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_documentation_works(command: str, tmp_path: Path) -> None:
    """Nobody types anything: games begin, are saved, and end with the hint how to go on."""
    words = shlex.split(command.removeprefix("uv run soloist"))
    words += FEWER if words[:1] == ["simulate"] else ()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "soloist", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr if done.returncode else "") == (0, "")
    assert done.stdout.strip()


def test_every_link_to_a_file_of_ours_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
