"""Debian's Chromium driven by Playwright, and axe-core from the npm registry."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parent.parent.parent
SHELL = "chromium-headless-shell"  # the same browser without windows, a third lighter
CHROMIUM = shutil.which(SHELL) or shutil.which("chromium") or "/usr/bin/chromium"
AXE = "axe-core@4"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def launch(playwright: Playwright) -> Browser:
    """Chromium, or a skipped test that says why; in CI it has to be there."""
    if not Path(CHROMIUM).exists():
        missing("Chromium is not installed (Debian: apt install chromium)")
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@cache
def axe_source() -> str:
    """The accessibility checker, taken from the npm registry once and kept in the checkout's cache folder."""
    script = ROOT / ".cache" / "axe.min.js"
    if not script.exists():
        script.parent.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=script.parent) as folder:
            fetched = fetch_axe(Path(folder))
            os.replace(fetched, script)  # another worker may have put the same file there
    return script.read_text("utf-8")


def fetch_axe(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        missing("npm is not installed, so axe-core cannot be fetched")
    command = [str(npm), "install", "--no-save", "--no-audit", "--no-fund", "--prefix", str(folder), AXE]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    if done.returncode:
        missing(f"axe-core cannot be fetched: {done.stderr.strip()[-200:]}")
    return folder / "node_modules" / "axe-core" / "axe.min.js"
