"""Soloist without a server: fetched once, then played with the network cut off; nothing is lost by whatever happens."""

from __future__ import annotations

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE
from tests.browser.window import ON_A_PHONE, moment, play_on


def test_a_match_by_clicks_without_a_network(visit_site: Visiting) -> None:
    me = visit_site()
    me.sit_down("zooloretto", ["human", "mammoth:II"])
    for _ in range(6):
        me.point_anywhere()
    before = moment(me)
    me.page.reload()
    me.settle()
    assert moment(me) == before


def test_an_evening_on_a_phone_without_a_network(visit_site: Visiting) -> None:
    me = visit_site(viewport=PHONE, options=ON_A_PHONE)
    me.sit_down("arno", options={"automas": "B=L3"})
    assert len(play_on(me, 12)) == 13
