"""What is played without a server stays: over a killed browser, a full disk, a second window, a new version."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.site_pages import LIT, arrive, begin, tap, wait_for_page
from tests.browser.sites import Host, browser_in, kill_browser, made_site

FINGERPRINT = "() => [document.querySelector('#app').dataset.moment, document.querySelector('#question').innerText]"


@pytest.fixture
def host() -> Iterator[Host]:
    found = Host(made_site())
    yield found
    found.cut()


def test_a_killed_browser_loses_nothing(playwright: Playwright, tmp_path: Path, host: Host) -> None:
    with browser_in(playwright, tmp_path) as context:
        page = context.pages[0]
        begin(page, host.url)
        for _ in range(5):
            tap(page)
        address, before = page.url, page.evaluate(FINGERPRINT)
        host.cut()
        kill_browser(tmp_path)
    with browser_in(playwright, tmp_path) as context:
        page = context.pages[0]
        arrive(page, address)
        assert page.evaluate(FINGERPRINT) == before
        tap(page)


def test_two_windows_play_one_match(playwright: Playwright, tmp_path: Path, host: Host) -> None:
    """They share one app: what one does the other sees, and neither harms the other's."""
    with browser_in(playwright, tmp_path) as context:
        first = context.pages[0]
        begin(first, host.url)
        second = context.new_page()
        arrive(second, first.url)
        for page, other in ((first, second), (second, first), (first, second)):
            page.bring_to_front()
            tap(page)
            moment = page.locator("#app").get_attribute("data-moment")
            other.bring_to_front()
            other.wait_for_function("moment => document.querySelector('#app').dataset.moment === moment", arg=moment)


def test_a_full_disk_says_so_and_changes_nothing(playwright: Playwright, tmp_path: Path, host: Host) -> None:
    with browser_in(playwright, tmp_path) as context:
        page = context.pages[0]
        begin(page, host.url)
        tap(page)
        address, before = page.url, page.evaluate(FINGERPRINT)
    with browser_in(playwright, tmp_path) as context:
        page = context.pages[0]
        limit(page, host.url, 1)  # before anything is kept: the browser remembers for a while how much room there is
        arrive(page, address)
        page.locator(LIT).first.click()
        page.get_by_text("cannot write to its disk").wait_for()
        arrive(page, address)
        assert page.evaluate(FINGERPRINT) == before
        limit(page, host.url, None)
        tap(page)
        after = page.evaluate(FINGERPRINT)
        assert after != before
        kill_browser(tmp_path)
    with browser_in(playwright, tmp_path) as context:
        arrive(context.pages[0], address)
        assert context.pages[0].evaluate(FINGERPRINT) == after


def limit(page: Page, origin: str, size: int | None) -> None:
    """So many bytes may be kept; None: as many as usual."""
    given = {"origin": origin} if size is None else {"origin": origin, "quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", given)


def test_a_new_version_waits_until_somebody_wants_it(playwright: Playwright, tmp_path: Path) -> None:
    """In the middle of a match: the old one goes on, and the new one has the same question."""
    folder = tmp_path / "site"
    shutil.copytree(made_site(), folder)
    host = Host(folder)
    with browser_in(playwright, tmp_path / "browser") as context:
        page = context.pages[0]
        begin(page, host.url)
        tap(page)
        renew(folder)
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        page.get_by_text("A new version of Soloist is ready.").wait_for()
        tap(page)
        before = page.evaluate(FINGERPRINT)
        with page.expect_navigation():
            page.get_by_role("button", name="Update now").click()
        wait_for_page(page)
        page.locator(LIT).first.wait_for()
        assert page.evaluate(FINGERPRINT) == before
        assert page.evaluate("async () => (await navigator.serviceWorker.ready).waiting") is None
        tap(page)
    host.cut()


def renew(folder: Path) -> None:
    """The same site as another version."""
    parts = folder / "soloist" / "parts.js"
    version = parts.read_text("utf-8").partition('VERSION = "')[2].partition('"')[0]
    for file in (parts, folder / "sw.js"):
        file.write_text(file.read_text("utf-8").replace(version, "another"), "utf-8")


def test_in_a_folder_of_its_host(playwright: Playwright, tmp_path: Path) -> None:
    (tmp_path / "www").mkdir()
    (tmp_path / "www" / "games").symlink_to(made_site())
    host = Host(tmp_path / "www")
    with browser_in(playwright, tmp_path / "browser") as context:
        page = context.pages[0]
        heard: list[str] = []
        page.on("console", lambda said: heard.append(said.text) if said.type in ("error", "warning") else None)
        begin(page, f"{host.url}/games")
        host.cut()
        for _ in range(3):
            tap(page)
        assert page.url.startswith(f"{host.url}/games/m/")
        page.go_back()
        page.get_by_role("button", name="Start").first.wait_for()
        page.locator(".logo-link").click()
        page.get_by_role("button", name="Light or dark").click()
        page.get_by_role("link", name="Rules").first.click()
        page.locator("h1").first.wait_for()
        assert page.url == f"{host.url}/games/rules"
        assert heard == []
