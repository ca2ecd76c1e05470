"""The page about the API does what it says: its commands run against a real server, and their output has that shape."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.kit.trees import ROOT
from tests.web.servers import fork

PAGE = ROOT / "docs" / "api.md"
BLOCK = re.compile(r"```(sh|json)\n(.*?)```", re.DOTALL)
MARK = "@@ next block @@"
ADDRESS = "http://localhost:8321"


def blocks() -> list[tuple[str, Any]]:
    """The commands of the page, each with what it shows below them, or None."""
    found: list[tuple[str, Any]] = []
    for kind, text in BLOCK.findall(PAGE.read_text("utf-8")):
        if kind == "sh":
            found.append((text, None))
        else:
            found[-1] = (found[-1][0], json.loads(text))
    return found


def assert_same_shape(shown: Any, real: Any, place: str = "") -> None:
    """The same keys all the way down; values may differ."""
    if isinstance(shown, dict):
        assert isinstance(real, dict), place
        assert list(shown) == list(real), place
        for key in shown:
            assert_same_shape(shown[key], real[key], f"{place}.{key}")
    elif isinstance(shown, list) and shown and isinstance(shown[0], dict):
        assert real, place
        assert_same_shape(shown[0], real[0], f"{place}[]")
    elif shown is not None:
        assert real is None or type(shown) is type(real), place


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl and jq are not installed")
def test_the_commands_of_the_page_work(tmp_path: Path) -> None:
    server = fork(tmp_path / "server", "--data", str(tmp_path / "data"))
    try:
        script = f"\necho '{MARK}'\n".join(text for text, _ in blocks()).replace(ADDRESS, server.url)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            capture_output=True, text=True, timeout=240, check=False, cwd=tmp_path, stdin=subprocess.DEVNULL,
        )  # fmt: skip
    finally:
        server.kill()
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    outputs = done.stdout.split(MARK)
    assert len(outputs) == len(blocks())
    for (text, shown), output in zip(blocks(), outputs, strict=True):
        if shown is not None:
            assert_same_shape(shown, json.loads(output), text.splitlines()[0])
