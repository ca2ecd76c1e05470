"""What tests of pages read from responses and from the store."""

from __future__ import annotations

import re

from soloist.engine.record import Record
from soloist.engine.seats import SEATS
from soloist.web.room import Beginning
from tests.kit.courses import play_on
from tests.web.visits import Browser, Response

AWAY = "198.51.100.7"  # not the machine the server runs on
ANSWERS = 5000  # more than any match needs


def begun(response: Response) -> str:
    """The address of the match a form has begun; with links to send it leads to these first."""
    assert response.status_code == 303, response.text
    return response.headers["location"].removesuffix("/share?begun=1")


def record(browser: Browser, match: str) -> Record:
    """What was agreed in a match."""
    kept = browser.house.site.store.load(match.removeprefix("/m/"))
    assert kept is not None
    return Record.read(kept.head)


def held(browser: Browser, match: str) -> set[str]:
    return set(browser.house.site.store.held(match.removeprefix("/m/"), browser.person))


def field(page: str, name: str) -> str:
    """The tag of a form field."""
    found = re.search(rf'<(?:input|select|textarea)[^>]*name="{name}"[^>]*>', page)
    assert found is not None, name
    return found[0]


def finished(browser: Browser, beginning: Beginning, held: str = "A") -> str:
    """A match played to its end, kept as if this browser had played it."""
    match = beginning.match()
    play_on(match, 4711, ANSWERS)
    seats = [seat for seat in SEATS if seat.code in held]
    return "/m/" + browser.house.run(browser.house.site.rooms.begin(match, browser.person, seats))
