"""The page about the API: whole, from the description, without files from elsewhere, and its commands are right."""

from __future__ import annotations

import json
import re
import shlex
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from soloist.engine.seats import SEATS
from soloist.web.pages.api_docs import EXAMPLES, OWNER, TOKEN
from soloist.web.room import Beginning
from tests.web.forms import AWAY
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def commands(page: str) -> list[str]:
    found = re.findall(r'<pre class="api-command"[^>]*><code>(.*?)</code>', page, re.DOTALL)
    return [unescape(each) for each in found]


def test_every_operation_parameter_and_field_is_there(browser: Browser) -> None:
    page = unescape(browser.get("/api/docs").text)
    whole = browser.get("/api/openapi.json").json()
    for path, methods in whole["paths"].items():
        assert f"<code>/api{path}</code>" in page
        for operation in methods.values():
            assert f'<h3 id="{operation["operationId"]}"' in page
            assert operation["summary"] in page
            for parameter in operation.get("parameters", ()):
                assert f"<code>{parameter['name']}</code>" in page
    for name in whole["components"]["schemas"]["Begin"]["properties"]:
        assert f"<code>{name}</code>" in page


def test_it_needs_nothing_from_elsewhere_and_fastapis_own_pages_stay_off(browser: Browser) -> None:
    page = browser.get("/api/docs").text
    assert not re.findall(r'(?:src|href)="https?://(?!localhost)', page)
    for path in ("/api/redoc", "/api/docs/oauth2-redirect"):
        assert browser.get(path).status_code == 404
    portuguese = browser.get("/api/docs", headers={"accept-language": "pt"}).text
    assert "Quando algo está errado" in portuguese


def sent(command: str) -> tuple[str, str, dict[str, str], Any]:
    """What curl would do: method, path, headers, body."""
    words = shlex.split(command)
    method, headers, body = "", {}, None
    for flag, value in pairwise(words):
        if flag == "-X":
            method = value
        elif flag == "-H":
            name, _, text = value.partition(": ")
            headers[name.lower()] = text
        elif flag == "--json":
            body = json.loads(value)
    return method or ("POST" if body is not None else "GET"), words[-1].partition("/api")[2], headers, body


def test_the_commands_are_understood(browser: Browser, house: House) -> None:
    """None is refused for its shape or its address; a late stamp or a rule may still stand against it."""
    match = browser.begin(Beginning("arne", ["human", "human"], seed=3))
    token = house.site.signer.seat_token(match[3:], SEATS[0])
    found = commands(browser.get("/api/docs").text)[1:]
    assert len(found) >= 18
    for command in sorted(found, key=lambda command: OWNER in command):  # which throws the match away
        keyed = command.replace(TOKEN, token).replace(OWNER, house.site.signer.owner_token(match[3:]))
        method, path, headers, body = sent(keyed.replace(str(EXAMPLES["match"]), match[3:]))
        if path.endswith("/events"):
            continue
        status = house.program().send(method, path, body, headers=headers).status_code
        assert status in ({200, 201, 204, 400, 403, 409} if "record" in path or method != "GET" else {200}), command
