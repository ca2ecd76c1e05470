"""A browser and a server for all these tests, and a complaint for every error on a page.

Tests are given out one by one in the order of the folders, so a worker's tests of this folder follow each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import launch
from tests.browser.sites import Host, SiteVisit, made_site
from tests.browser.visit import Visit
from tests.web.servers import Server, start

Visiting = Callable[..., Visit]


AT_ONCE = "try { localStorage.setItem('soloist-rest', '0') } catch {}"  # pages beside a box take taps at once


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a machine of others, which may stand still for a second, a test that fails here has a second try; the summary
    names it all the same. At a desk every failure counts."""
    if os.environ.get("CI") != "true":
        return
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """It keeps an event loop running as long as it is open, so it is closed before tests of other folders."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    running = start(folder, "--data", str(folder / "data"))
    yield running
    running.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visiting]:
    """Opens windows; at the end none of them may have had anything to complain about."""
    opened: list[Visit] = []

    def opening(**more: Any) -> Visit:
        opened.append(Visit(browser, server.url, **more))
        opened[-1].context.add_init_script(AT_ONCE)
        return opened[-1]

    yield opening
    close_all(opened)


@pytest.fixture
def visit_site(browser: Browser) -> Iterator[Visiting]:
    """The same where there is no server: every window is a browser of its own, with its own host."""
    opened: list[Visit] = []

    def opening(**more: Any) -> Visit:
        host = Host(made_site())
        opened.append(SiteVisit(browser, host.url, host=host, **more))
        opened[-1].context.add_init_script(AT_ONCE)
        return opened[-1]

    yield opening
    close_all(opened)


@pytest.fixture(params=["server", pytest.param("site", marks=pytest.mark.long)])
def visit_home(request: pytest.FixtureRequest) -> Visiting:
    """Opens windows in each of the app's two homes."""
    found: Visiting = request.getfixturevalue("visit" if request.param == "server" else "visit_site")
    return found


def close_all(opened: list[Visit]) -> None:
    complaints = [complaint for each in opened for complaint in each.complaints]
    for each in opened:
        each.close()
    assert complaints == []
