"""The files for containers: read, and their commands run on this machine, because there may be nothing to run them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from soloist.cli import app
from soloist.web.server import GRACE_SECONDS
from tests.web.postgres import Postgres, cluster, postgres
from tests.web.servers import Server, fork

__all__ = ["cluster", "postgres"]

ROOT = Path(__file__).parent.parent.parent
CONTAINERFILE = ROOT / "Containerfile"
COMPOSE: Any = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
GIVEN = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")


def instructions() -> list[tuple[str, str]]:
    """What the Containerfile says, step by step."""
    whole = re.sub(r"\\\n", " ", CONTAINERFILE.read_text("utf-8"))
    lines = [line.strip() for line in whole.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def said(word: str) -> str:
    (found,) = [rest for each, rest in instructions() if each == word]
    return found


def entry_point() -> list[str]:
    program, *words = json.loads(said("ENTRYPOINT"))
    assert program == "/opt/soloist/bin/soloist"
    return [str(word) for word in words]


def known() -> tuple[set[str], set[str]]:
    """The options that `soloist` takes, and what it reads from the environment."""
    command: Any = typer.main.get_command(app)
    names = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    return names, {each.envvar for each in command.params if getattr(each, "envvar", None)}


def options(words: Sequence[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


# reading


def test_every_step_is_one_that_there_is() -> None:
    steps = {"FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"}
    assert {word for word, _ in instructions()} == steps
    assert [rest.split()[0] for word, rest in instructions() if word == "USER"] == ["soloist"]
    assert instructions()[-1][0] == "ENTRYPOINT"


def test_what_is_copied_is_there_and_is_not_ignored() -> None:
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    sources = {source for each in copied for source in each}
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert sources == allowed
    assert all((ROOT / source).exists() for source in sources)


def test_every_option_and_every_setting_is_one_of_ours() -> None:
    names, environment = known()
    service = COMPOSE["services"]["soloist"]
    assert options(entry_point()) <= names
    assert options(service["command"]) <= names
    assert set(service["environment"]) <= environment
    started = re.findall(r"^(?:ExecStart=/opt/soloist/bin/)?soloist (--.*)$", PAGE, re.MULTILINE)
    assert len(started) >= 3
    assert all(options(shlex.split(line)) <= names for line in started)
    table = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    assert table <= names
    assert set(re.findall(r"`(SOLOIST_\w+)`", PAGE)) == environment


def test_only_the_proxy_can_be_reached_and_is_believed() -> None:
    services = COMPOSE["services"]
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]
    assert services["database"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    (subnet,) = COMPOSE["networks"]["outside"]["ipam"]["config"]
    assert services["soloist"]["command"] == ["--proxy", subnet["subnet"]]
    for service in services.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
    assert "soloist:8321" in (ROOT / "hosting" / "Caddyfile").read_text("utf-8")
    assert said("EXPOSE") == "8321"


def test_nothing_secret_is_written_there() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or GIVEN.fullmatch(value), name
    assert set(GIVEN.findall((ROOT / "compose.yaml").read_text("utf-8"))) == {
        "SOLOIST_NAME", "SOLOIST_PASSWORD", "SOLOIST_METRICS_TOKEN",
    }  # fmt: skip


# running


@pytest.fixture
def server(cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """What the container does, with a folder and a database of this test."""
    service = COMPOSE["services"]["soloist"]
    database = cluster.database()
    filled = {name: GIVEN.sub(lambda each: {"SOLOIST_NAME": "games.example"}.get(each[1], "word"), value)
              for name, value in service["environment"].items()}  # fmt: skip
    assert filled["SOLOIST_DATABASE"] == "postgresql://soloist:word@database/soloist"
    words = [str(tmp_path / "data") if word == "/data" else word for word in entry_point()]
    words += ["--database", database, "--public-url", filled["SOLOIST_PUBLIC_URL"], *service["command"]]
    server = fork(tmp_path / "run", *words, trusting=False)
    yield server
    server.kill()


def check_health(port: int) -> int:
    """The health check of the container, asked of another port."""
    _, _, words = said("HEALTHCHECK").partition("CMD ")
    _, *command = json.loads(words.replace(":8321", f":{port}"))
    return subprocess.run([sys.executable, *command], capture_output=True, check=False, timeout=60).returncode


def test_the_commands_of_the_container_serve_and_tell_how_they_are(server: Server, cluster: Postgres) -> None:
    assert server.get("/")[0] == 200
    assert check_health(server.port) == 0
    cluster.stop()
    try:
        assert check_health(server.port) != 0
    finally:
        cluster.start()
    assert check_health(server.port) == 0
    assert all(json.loads(line) for line in server.errors.splitlines())


def test_the_container_stops_in_time_when_it_is_asked_to(server: Server) -> None:
    grace = int(COMPOSE["services"]["soloist"]["stop_grace_period"].removesuffix("s"))
    assert grace > GRACE_SECONDS
    asked = getattr(signal, said("STOPSIGNAL"))
    os.kill(server.process.pid, asked)
    assert server.process.wait(grace) == 0
    assert all(json.loads(line)["level"] in ("info", "warning") for line in server.errors.splitlines())


@pytest.mark.long
def test_the_image_has_everything_that_is_installed_into_it(tmp_path: Path) -> None:
    """The package is made from the files that are copied, and from nothing else."""
    source = tmp_path / "source"
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            *files, target = rest.split()
            for file in files:
                place = tmp_path / target.lstrip("/")
                if (ROOT / file).is_dir():
                    shutil.copytree(ROOT / file, place)
                else:
                    place.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / file, place)
    assert '"/source[postgres]"' in CONTAINERFILE.read_text("utf-8")
    command = ["uv", "build", "--wheel", "--out-dir", str(tmp_path / "made"), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert list((tmp_path / "made").glob("soloist-*.whl"))
