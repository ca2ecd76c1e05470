"""What most tests of the web app begin with: a running app for each file, and a database of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.web.store import sqlite_address
from tests.web.visits import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return _address(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same for a server, which has files of its own in the folder of the test."""
    return _address(request, tmp_path / "data")


def _address(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return sqlite_address(folder)
    found: str = request.getfixturevalue("postgres")
    return found
