"""An evening with AutoMammoth on a phone: undo, reload, a killed server, corrections, the end."""

from __future__ import annotations

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

ON_A_PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TAPS = ".companion .lit, .companion-foot a.button-primary, .companion [data-next]"


def moment(me: Visit) -> int:
    return int(me.page.locator("#app").get_attribute("data-moment") or 0)


def tap(me: Visit) -> None:
    """One thing that goes on: an answer, or "done"."""
    field = me.page.locator("[data-pad-field]:visible")
    if field.count():
        field.first.fill("20")
        me.press(me.page.locator("form:has([data-pad-field]) button[type=submit]").last)
        return
    me.point_anywhere(TAPS)


def test_an_evening_with_undo_reload_and_a_killed_server(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "mammoth", seed=11).links["A"])
    widest = 0
    for number in range(400):
        if me.page.locator(".final").count():
            break
        tap(me)
        widest = max(widest, me.sideways())
        if number == 12:
            before = moment(me)
            me.press(me.page.get_by_role("button", name="Undo"))
            assert moment(me) < before
            me.press(me.page.get_by_role("button", name="Redo"))
            assert moment(me) == before
        if number == 20:
            before = moment(me)
            me.page.reload()
            me.page.wait_for_load_state()
            assert moment(me) == before
        if number == 28:
            before = moment(me)
            me.forgiving = True
            server.kill()
            server.again()
            me.page.wait_for_timeout(1500)  # the page finds the server again by itself
            me.forgiving = False
            assert moment(me) == before
    assert me.page.locator(".final").count() == 1
    assert widest == 0
    me.press(me.page.get_by_role("button", name="Undo"))
    assert not me.page.locator(".final").count()
