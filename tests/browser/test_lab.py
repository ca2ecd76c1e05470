"""Reports of the lab in a browser: a file that needs no network, and the page of a run while it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from soloist.lab.figures import figures_of
from soloist.lab.folder import LAB, RunFolder
from soloist.lab.plan import read_plan
from soloist.lab.rows import play_rows
from soloist.lab.running import run
from soloist.language import Reader
from soloist.web.lab.file import report_file
from soloist.web.lab.page import made_on
from tests.browser.test_every_page import SIZES, check_everywhere, check_sizes, resized
from tests.browser.visit import Visit
from tests.lab.runs import Here, small_plan
from tests.web.servers import Server, start


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    found = RunFolder(tmp_path_factory.mktemp("lab") / "data" / LAB / "small")
    run(small_plan(30), found, Here())
    return found


@pytest.fixture
def me(browser: Browser) -> Iterator[Visit]:
    """Somebody without a network."""
    found = Visit(browser, "http://127.0.0.1")
    yield found
    complaints = found.complaints
    found.close()
    assert complaints == []


@pytest.mark.parametrize("language", ["en", "pt"])
def test_a_report_needs_no_network(me: Visit, folder: RunFolder, tmp_path: Path, language: str) -> None:
    reader, file = Reader(language), tmp_path / "report.html"
    file.write_text(report_file(reader, figures_of(folder), made_on(date(2026, 11, 18))), "utf-8")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.context.set_offline(True)
    me.page.goto(file.as_uri())
    check_everywhere(me)
    assert me.page.locator(".plot").count() >= 8
    assert asked == [file.as_uri()]


def test_a_report_is_light_or_dark_as_one_likes(me: Visit, folder: RunFolder, tmp_path: Path) -> None:
    reader, file = Reader(), tmp_path / "report.html"
    file.write_text(report_file(reader, figures_of(folder), ""), "utf-8")
    me.page.emulate_media(color_scheme="light")
    me.page.goto(file.as_uri())
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = me.page.evaluate(ground)
    me.page.get_by_role("button", name="Light or dark").click()
    dark = me.page.evaluate(ground)
    me.page.get_by_role("button", name="Light or dark").click()
    assert dark != light == me.page.evaluate(ground)


def test_plots_fit_on_a_phone(me: Visit, folder: RunFolder, tmp_path: Path) -> None:
    """Names stand above their lines there; nothing has to be pushed aside to be seen."""
    reader, file = Reader("pt"), tmp_path / "report.html"
    file.write_text(report_file(reader, figures_of(folder), ""), "utf-8")
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.goto(file.as_uri())
    boxes = [plot.bounding_box() for plot in me.page.locator(".plot").all() if plot.is_visible()]
    assert len(boxes) >= 4
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert me.page.locator(".lab-phone .plot-dot").first.is_visible()
    assert not me.page.locator(".lab-roomy").first.is_visible()


PLANS = {
    "sweep": """
games = 2
[[table]]
game = "zooloretto"
seats = ["greedy", "mammoth:I-III"]
sweep = { count_blockers = ["no", "yes"], mammoth_deck = ["", "a-deck-with-a-long-name.txt"] }
""",
    "one game": """
games = 1
[[table]]
game = "zooloretto"
seats = ["greedy", "mammoth:II"]
rotate = false
""",
    "large points": """
games = 12
[[table]]
game = "arne"
seats = ["greedy", "greedy"]
""",
}
CUT = """() => [...document.querySelectorAll("svg.plot text")].filter((text) => text.checkVisibility()).map((text) => {
  const box = text.getBBox(), room = text.ownerSVGElement.viewBox.baseVal;
  return box.x < -1 || box.x + box.width > room.width + 1 ? text.textContent : "";
}).filter(Boolean)"""


@pytest.mark.parametrize("name", PLANS)
def test_no_word_of_a_plot_is_cut(me: Visit, tmp_path: Path, name: str) -> None:
    (tmp_path / "a-deck-with-a-long-name.txt").write_text("I-01: draw 0 >\nII-01: take 1 <\nIII-01: take 1 <\n")
    folder, file = RunFolder(tmp_path / "run"), tmp_path / "report.html"
    run(read_plan(tmp_path / "mine.toml", PLANS[name]), folder, Here())
    for language in ("en", "pt"):
        file.write_text(report_file(Reader(language), figures_of(folder), ""), "utf-8")
        me.page.goto(file.as_uri())
        for size in SIZES.values():
            resized(me, size)
            assert me.page.evaluate(CUT) == [], (language, size)
            assert me.sideways() <= 0


def test_commands_of_a_report_can_be_copied(me: Visit, folder: RunFolder, tmp_path: Path) -> None:
    reader, file = Reader(), tmp_path / "report.html"
    file.write_text(report_file(reader, figures_of(folder), ""), "utf-8")
    me.page.goto(file.as_uri())
    game = me.page.locator(".lab-games li").filter(has_text="Longest").first
    game.get_by_text("The command that plays it again").click()
    command = game.locator("code").inner_text()
    assert command.startswith("soloist play arne --seats ")
    game.get_by_role("button", name="Copy").click()
    assert me.page.evaluate("() => String(getSelection())") == command
    assert me.page.get_by_role("button", name="Print").is_visible()


@pytest.fixture
def trusting(folder: RunFolder, tmp_path: Path) -> Iterator[Server]:
    running = start(tmp_path, "--data", str(folder.path.parent.parent), "--trust-this-machine")
    yield running
    running.kill()


def test_the_lab_fits_in_portuguese(browser: Browser, trusting: Server) -> None:
    me = Visit(browser, trusting.url, language="pt-BR")
    for page in ("/lab", "/lab/small"):
        me.go(page)
        check_sizes(me)
    me.close()


def test_a_plan_is_typed_on_the_page(browser: Browser, trusting: Server) -> None:
    me = Visit(browser, trusting.url)
    me.go("/lab")
    me.page.get_by_text("New run from a plan").click()
    me.page.get_by_label("Plan", exact=True).fill('[[table]]\ngame = "arne"\nseats = ["greedy", "nobody"]')
    form = me.page.locator("#new-plan")
    form.get_by_role("button", name="Let them play").click()
    form.get_by_role("alert").get_by_text("'nobody' cannot sit there").wait_for()
    check_everywhere(me)
    form.get_by_label("Plan").fill('games = 2\n[[table]]\ngame = "arne"\nseats = ["greedy", "random"]')
    form.get_by_role("button", name="Let them play").click()
    me.page.get_by_text("Finished").wait_for()
    me.page.get_by_text("4 of 4 games").wait_for()
    complaints = me.complaints
    me.close()
    assert [said for said in complaints if "400" not in said] == []


def test_a_run_is_looked_at_while_it_goes_on(browser: Browser, trusting: Server, folder: RunFolder) -> None:
    me = Visit(browser, trusting.url)
    me.go("/lab")
    me.page.get_by_text("Two small games").click()
    me.page.get_by_text("Finished").wait_for()
    check_everywhere(me)
    me.page.locator(".lab-games li").filter(has_text="Longest").last.get_by_role("button", name="Watch").click()
    me.page.wait_for_url("**/m/*?at=0")
    me.page.get_by_text("Looking back: step 0 of").wait_for()
    me.go("/lab/small")
    plan = small_plan(32)
    folder.begin(plan)
    with folder.ours():
        me.page.reload()
        me.page.get_by_text("Running").wait_for()
        assert me.page.get_by_role("progressbar").get_attribute("aria-valuenow") == "94"
        opened = me.page.locator("details").filter(has_text="The command that plays it again").nth(1)
        opened.locator("summary").click()
        me.page.evaluate("window.isSame = true")
        folder.add(plan.cells[0], play_rows(plan.cells[0], range(31, 33)))
        me.page.locator('[role=progressbar]:not([aria-valuenow="94"])').wait_for()
        assert opened.get_attribute("open") is not None  # whoever reads is not disturbed
        assert opened.locator("summary").evaluate("(each) => each === document.activeElement")
    me.page.get_by_text("Stopped").wait_for()  # it looks again by itself
    assert me.page.evaluate("window.isSame")
    complaints = me.complaints
    me.close()
    assert complaints == []
