"""The commands in the README and the documentation do what they are there for."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from soloist.cli import app
from tests.browser.sites import made_site
from tests.web.servers import run_apart, start

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
PLACEHOLDERS = ("FILE", "postgresql:", "my-deck.json", "my-cards.txt", "my-box.toml")
FEWER = ("--games", "20")  # the last one counts
NAMED = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
NAMED += [group.name for group in app.registered_groups if group.name]
WITH_EXTRA = re.compile(r"^uv run --extra \w+ ")  # the development group has all of them
ENDED = (0, 130)
FIRST_RUN = "lab run arne --seats random,random --games 2 --jobs 1 --to first-run"
"""In the documentation a report follows a run."""


def commands() -> list[str]:
    """All `soloist` commands of the pages, each once; those that name a user's own file are left out."""
    found: dict[str, None] = {}
    for page in PAGES:
        for block in BLOCK.findall(page.read_text("utf-8")):
            for line in block.splitlines():
                command = WITH_EXTRA.sub("uv run ", line.split("#")[0].strip().removeprefix("pip install uv && "))
                if command.startswith("uv run soloist") and not any(word in command for word in PLACEHOLDERS):
                    found[command] = None
    return list(found)


def test_there_are_commands_to_try() -> None:
    assert "uv run soloist" in commands()
    assert len(commands()) > 10


def words_of(command: str) -> list[str]:
    return shlex.split(command.removeprefix("uv run soloist"))


def opens_the_web_app(command: str) -> bool:
    """Whether it names no command, so that it runs until somebody ends it."""
    words = words_of(command)
    return "--version" not in words and not any(word in NAMED for word in words)


def environment(folder: Path) -> dict[str, str]:
    """A home of its own, so that nothing of ours is touched; what a site is made of is fetched once for all tests."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "XDG_CACHE_HOME": str(ROOT / ".cache")}


@pytest.mark.parametrize("command", [command for command in commands() if not opens_the_web_app(command)])
def test_a_command_of_the_documentation_works(command: str, tmp_path: Path) -> None:
    """Nobody types anything: games begin, are saved, and end with the hint how to go on."""
    words = words_of(command)
    words += FEWER if words[:1] == ["simulate"] else ()
    if words[:1] == ["site"]:
        made_site()  # or a skipped test that says why it cannot be made here
    (tmp_path / "lab").symlink_to(ROOT / "lab")  # our plans, as in a checkout
    if words[:2] == ["lab", "report"]:
        run_apart(tmp_path, environment(tmp_path), *words_of(FIRST_RUN))
    done = run_apart(tmp_path, environment(tmp_path), *words)
    assert (done.code, done.err if done.code else "") == (0, "")
    assert done.out.strip()


@pytest.mark.parametrize("command", [command for command in commands() if opens_the_web_app(command)])
def test_a_command_that_opens_the_web_app_answers_until_it_is_ended(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    server = start(tmp_path / "run", *words_of(command))
    try:
        assert server.get("/")[0] == 200
        assert server.stop() in ENDED
        assert server.errors == ""
    finally:
        server.kill()


def test_every_link_to_a_file_of_ours_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
