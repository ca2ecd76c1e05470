"""The lab in the app: only for whoever sits at the machine, with progress while a run goes on."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from markupsafe import escape

from soloist.lab.folder import LAB, RunFolder
from soloist.lab.running import run
from soloist.web.routes.lab import BEGUN
from tests.lab.runs import Here, all_rows, are_same, is_whole, small_plan
from tests.web.visits import PATIENCE, House, open_house

ELSEWHERE = "192.0.2.7"  # not the machine itself


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "data", folder=tmp_path / "data") as house:
        yield house
    while BEGUN:
        BEGUN.pop().wait(PATIENCE)


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
    assert "data-open" not in page.text
    assert "noscript" not in page.text
    assert 'style="' not in page.text  # which the policy of our pages would not let count


def test_a_run_that_goes_on_is_looked_at_again(house: House, folder: RunFolder) -> None:
    folder.begin(small_plan(30))
    browser = house.browser()
    assert "Stopped" in browser.get("/lab/small").text
    with folder.ours():
        page = browser.get("/lab/small")
    assert "Running" in page.text
    assert "18 of 180 games" in page.text
    assert '<div class="lab" data-waits="run" data-open="5">' in page.text
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in page.text


def test_strangers_do_not_see_the_lab(house: House, folder: RunFolder) -> None:
    stranger = house.browser(ELSEWHERE)
    assert stranger.get("/lab").status_code == 403
    assert stranger.get("/lab/small").status_code == 403


@pytest.mark.parametrize("way", ["report.html", "rows.zip"])
def test_strangers_take_nothing_along(house: House, folder: RunFolder, way: str) -> None:
    assert house.browser(ELSEWHERE).get(f"/lab/small/{way}").status_code == 403


def test_strangers_begin_and_stop_nothing(house: House, folder: RunFolder) -> None:
    stranger = house.browser(ELSEWHERE)
    stranger.get("/")
    for address in ("/lab", "/lab/small/stop", "/lab/small/go-on", "/lab/small/watch"):
        assert stranger.post(address, {"game": "arne"}).status_code == 403


def test_the_way_to_the_lab_is_shown_to_whoever_sits_at_the_machine(house: House) -> None:
    assert 'href="/lab"' in house.browser().get("/rules").text
    assert 'href="/lab"' not in house.browser(ELSEWHERE).get("/rules").text


def test_the_report_can_be_taken_along(house: House, folder: RunFolder) -> None:
    page = house.browser().get("/lab/small/report.html")
    assert page.headers["content-disposition"] == 'attachment; filename="small.html"'
    assert "AutoMammoth II" in page.text
    assert "http://" not in page.text.replace("http://www.w3.org/", "")
    assert 'action="/lab' not in page.text


def test_the_rows_can_be_taken_along(house: House, folder: RunFolder, tmp_path: Path) -> None:
    packed = house.browser().get("/lab/small/rows.zip")
    with ZipFile(BytesIO(packed.content)) as whole:
        whole.extractall(tmp_path / "elsewhere")
    assert are_same(folder, RunFolder(tmp_path / "elsewhere" / "small"))
    assert RunFolder(tmp_path / "elsewhere" / "small").plan() == folder.plan()


def test_a_game_of_a_run_can_be_watched(house: House, folder: RunFolder) -> None:
    browser = house.browser()
    page = browser.get("/lab/small").text
    cell, number = re.findall(r'name="cell" value="([^"]+)"><input type="hidden" name="number" value="(\d+)"', page)[-1]
    shown = browser.post("/lab/small/watch", {"cell": cell, "number": number})
    assert shown.status_code == 303
    address = shown.headers["location"]
    assert address.endswith("?at=0")
    assert browser.get(address).status_code == 200
    games, seats = all_rows(folder)
    (row,) = games.filter(cell=cell, number=int(number)).iter_rows(named=True)
    match = house.site.store.load(address.removeprefix("/m/").partition("?")[0])
    assert match is not None
    assert match.is_over
    assert match.summary["winners"] == list(row["winners"])
    assert match.summary["points"] == seats.filter(cell=cell, number=int(number))["score"].to_list()


@pytest.mark.parametrize(("cell", "number"), [("none", "1"), ("", "1"), ("first", "99"), ("first", "x")])
def test_only_games_of_the_run_can_be_watched(house: House, folder: RunFolder, cell: str, number: str) -> None:
    browser, key = house.browser(), folder.plan().cells[0].key if cell == "first" else cell
    assert browser.post("/lab/small/watch", {"cell": key, "number": number}).status_code == 404


def test_a_run_is_begun_shown_and_stopped(house: House, tmp_path: Path) -> None:
    browser = house.browser()
    wanted = {"game": "arne", "seats": "", "games": "100000", "seed": "3", "name": ""}
    begun = browser.post("/lab", wanted)
    assert begun.headers["location"] == "/lab/arne-1"
    folder = RunFolder(tmp_path / "data" / LAB / "arne-1")
    try:
        page = browser.get("/lab/arne-1")
        assert "Running" in page.text
        assert "of 200,000 games" in page.text
        again = browser.post("/lab", wanted)
        assert again.status_code == 400
        assert "A run goes on already" in again.text
    finally:
        stopped = browser.post("/lab/arne-1/stop")
    assert stopped.status_code == 303
    until = time.monotonic() + PATIENCE
    while folder.is_running and time.monotonic() < until:
        time.sleep(0.05)
    assert "Stopped" in browser.get("/lab/arne-1").text


def test_a_run_that_was_stopped_goes_on(house: House, folder: RunFolder) -> None:
    folder.begin(small_plan(4))
    browser = house.browser()
    assert 'action="/lab/small/go-on"' in browser.get("/lab/small").text
    assert browser.post("/lab/small/go-on").headers["location"] == "/lab/small"
    until = time.monotonic() + PATIENCE
    while folder.left(small_plan(4)) and time.monotonic() < until:
        time.sleep(0.05)
    assert is_whole(folder, small_plan(4))
    page = browser.get("/lab/small").text
    assert "24 of 24 games" in page
    assert "go-on" not in page


def test_a_run_does_not_go_on_twice_at_a_time(house: House, folder: RunFolder) -> None:
    browser = house.browser()
    browser.get("/lab")
    with folder.ours():
        again = browser.post("/lab/small/go-on")
    assert again.status_code == 400
    assert "a run goes on already" in again.text.lower()


def test_a_damaged_run_is_said_and_the_others_are_listed(house: House, folder: RunFolder, tmp_path: Path) -> None:
    broken = RunFolder(tmp_path / "data" / LAB / "broken")
    broken.begin(small_plan(1))
    (broken.path / "plan.json").write_text("{", "utf-8")
    browser = house.browser()
    page = browser.get("/lab").text
    assert "Two small games" in page
    assert "broken · Damaged" in page
    shown = browser.get("/lab/broken")
    assert (shown.status_code, "is damaged" in shown.text) == (400, True)


def test_the_latest_run_is_listed_first(house: House, folder: RunFolder, tmp_path: Path) -> None:
    later = RunFolder(tmp_path / "data" / LAB / "a-later-one")
    later.begin(small_plan(1))
    os.utime(folder.path / "plan.json", (1, 1))
    page = house.browser().get("/lab").text
    assert page.index("/lab/a-later-one") < page.index("/lab/small")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "Which game?"),
        ({"seats": "grandma,random"}, "cannot sit there"),
        ({"games": "many"}, "Expected a whole number from 1"),
        ({"name": "../else"}, "a name of small letters, digits and dashes"),
        ({"name": "small"}, "There is a run with this name"),
    ],
)
def test_what_is_wrong_with_a_new_run_is_said(
    house: House, folder: RunFolder, given: dict[str, str], said: str
) -> None:
    browser = house.browser()
    wanted = {"game": "arne", "seats": "greedy,random", "games": "5", "seed": "1", "name": "new"} | given
    page = browser.post("/lab", wanted)
    assert page.status_code == 400
    assert said in page.text
    assert not (folder.path.parent / "new").exists()


PLAN = """
[[table]]
game = "arne"
seats = ["greedy", "random"]
games = {games}

[[table]]
game = "zooloretto"
seats = ["random", "mammoth:II"]
games = 1
"""


def test_a_plan_with_several_tables_is_begun(house: House, tmp_path: Path) -> None:
    browser = house.browser()
    browser.get("/lab")
    begun = browser.post("/lab", {"plan": PLAN.format(games=2).replace("\n", "\r\n"), "name": ""})
    assert begun.headers["location"] == "/lab/plan-1"
    folder = RunFolder(tmp_path / "data" / LAB / "plan-1")
    until = time.monotonic() + PATIENCE
    while folder.left(folder.plan()) and time.monotonic() < until:
        time.sleep(0.05)
    page = browser.get("/lab/plan-1").text
    assert "4 tables · 6 games" in page
    assert PLAN.format(games=2).strip().splitlines()[-1] in page  # the plan stands on it, as it was written


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ("[[table", "Plan.toml"),
        (PLAN.format(games=0), "Plan.toml, [[table]] 1: games: expected a whole number from 1"),
        (PLAN.format(games=1) + 'options = {mammoth_deck = "/etc/hostname"}', "mammoth_deck names a file"),
        (PLAN.format(games=1) + 'sweep = {mammoth_deck = ["", "mine.txt"]}', "mammoth_deck names a file"),
        (PLAN.format(games=1) + 'options = {" mammoth_deck " = "/etc/hostname"}', "mammoth_deck names a file"),
        (PLAN.format(games=1) + 'options = {"mammoth_deck=" = "/etc/hostname"}', "mammoth_deck names a file"),
        ("#" * 20_001, "The plan is too long"),
    ],
)
def test_what_is_wrong_with_a_plan_is_said_beside_it(house: House, tmp_path: Path, plan: str, said: str) -> None:
    page = house.browser().post("/lab", {"plan": plan, "name": "new"})
    assert page.status_code == 400
    assert said in unescape(page.text)
    assert f">{escape(plan.strip())}</textarea>" in page.text
    assert 'name="games" value="100"' in page.text  # the other form is as it was
    assert not (tmp_path / "data" / LAB / "new").exists()


@pytest.mark.parametrize("name", ["none", "%2e%2e", "..%2fsmall"])
def test_only_runs_can_be_looked_at(house: House, folder: RunFolder, name: str) -> None:
    assert house.browser().get(f"/lab/{name}").status_code == 404
