"""A match leaves a browser without a server, and comes into another: as a code, and as a file."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from tests.browser.conftest import Visiting
from tests.browser.sites import at_site
from tests.browser.visit import PHONE, Visit
from tests.browser.window import ON_A_PHONE, moment, open_menu, play_on
from tests.web.servers import Server


def evening(visit_site: Visiting) -> Visit:
    me = visit_site(viewport=PHONE, options=ON_A_PHONE)
    me.sit_down("arno", options={"automas": "B=L3"})
    play_on(me, 8)
    return me


def carried(me: Visit) -> str:
    """What the code says, behind the address of the site."""
    open_menu(me)
    me.page.get_by_role("link", name="Take it along").click()
    me.page.locator(".qr svg").wait_for()
    return urlsplit(me.page.locator("#link-0").input_value()).fragment


def test_an_evening_goes_to_another_device_by_a_code(visit_site: Visiting) -> None:
    me, other = evening(visit_site), visit_site()
    before = moment(me)
    other.go(f"/import#{carried(me)}")
    other.page.get_by_role("button", name="Open").click()
    other.page.locator("#app").wait_for()
    assert moment(other) == before
    play_on(other, 3)


def test_an_evening_goes_to_a_computer_and_back_as_a_file(
    visit_site: Visiting, visit: Visiting, server: Server, tmp_path: Path
) -> None:
    me, computer = evening(visit_site), visit(viewport=PHONE, options=ON_A_PHONE)
    before = moment(me)
    there, back = tmp_path / "there.soloist", tmp_path / "back.soloist"
    download(me, there)
    upload(computer, there)
    assert moment(computer) == before
    play_on(computer, 3)
    later = moment(computer)
    download(computer, back)
    upload(me, back)
    assert moment(me) == later


def download(me: Visit, file: Path) -> None:
    open_menu(me)
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name="Download the session").click()
    coming.value.save_as(file)


def upload(me: Visit, file: Path) -> None:
    me.go("/import")
    me.page.locator("#file").set_input_files(file)
    me.page.get_by_role("button", name="Open").click()
    me.page.locator("#app").wait_for()


def test_what_needs_a_server_is_said(visit_site: Visiting) -> None:
    me = visit_site()
    me.go("/device")
    assert me.page.get_by_text("It gets a Soloist of its own").count() == 1
    me.sit_down("arne", ["human", "human:Bob"])
    at_site(me, "/".join(urlsplit(me.page.url).path.split("/")[:3]) + "/share")
    assert me.page.get_by_text("nobody can join from another device").count() == 1
    assert me.page.get_by_text("can be taken along when it is over").count() == 1
