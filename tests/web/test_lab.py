"""The lab in the app: only for whoever sits at the machine, with progress while a run goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.lab.folder import LAB, RunFolder
from soloist.lab.running import run
from tests.lab.runs import Here, small_plan
from tests.web.visits import House, open_house

ELSEWHERE = "192.0.2.7"  # not the machine itself


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "data", folder=tmp_path / "data") as house:
        yield house


@pytest.fixture
def folder(tmp_path: Path) -> RunFolder:
    found = RunFolder(tmp_path / "data" / LAB / "small")
    run(small_plan(3), found, Here())
    return found


def test_there_may_be_no_run_yet(house: House) -> None:
    page = house.browser().get("/lab")
    assert page.status_code == 200
    assert "No run yet" in page.text


def test_a_run_is_listed_and_reported_on(house: House, folder: RunFolder) -> None:
    browser = house.browser()
    assert 'href="/lab/small"' in browser.get("/lab").text
    page = browser.get("/lab/small")
    assert "Finished" in page.text
    assert "18 of 18 games" in page.text
    assert "AutoMammoth II" in page.text
    assert "refresh" not in page.headers
    assert 'style="' not in page.text  # which the policy of our pages would not let count


def test_a_run_that_goes_on_is_looked_at_again(house: House, folder: RunFolder) -> None:
    folder.begin(small_plan(30))
    browser = house.browser()
    assert "Stopped" in browser.get("/lab/small").text
    with folder.ours():
        page = browser.get("/lab/small")
    assert "Running" in page.text
    assert "18 of 180 games" in page.text
    assert page.headers["refresh"] == "5"


def test_strangers_do_not_see_the_lab(house: House, folder: RunFolder) -> None:
    stranger = house.browser(ELSEWHERE)
    assert stranger.get("/lab").status_code == 403
    assert stranger.get("/lab/small").status_code == 403


@pytest.mark.parametrize("name", ["none", "%2e%2e", "..%2fsmall"])
def test_only_runs_can_be_looked_at(house: House, folder: RunFolder, name: str) -> None:
    assert house.browser().get(f"/lab/{name}").status_code == 404
