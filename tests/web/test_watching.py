"""Watching over the server: its health, its numbers, its log, and how it stops."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from soloist.web import logs
from soloist.web.front import Front
from soloist.web.keys import PATH, new_key
from soloist.web.metrics import BOUNDS, Metrics, of_requests, route_of, text
from soloist.web.room import Beginning
from tests.web.postgres import Postgres, cluster, postgres
from tests.web.servers import PATIENCE, Server, fork
from tests.web.visits import House, open_house

__all__ = ["cluster", "postgres"]

TOKEN = "let-me-count"
LINE = re.compile(r'[a-z_]+(\{([a-z]+="[^"\n]*",?)+\})? [-+0-9.e]+(inf)?')
FAR = "192.0.2.7"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), front=Front(), metrics_token=TOKEN) as house:
        yield house


def numbers(house: House) -> dict[str, float]:
    response = house.run(house.client(FAR).get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}))
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    told = [line for line in response.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in told), told
    shared = [line.partition(" ")[0] for line in told if 'worker="1"}' not in line]
    assert shared == ["soloist_open_matches"]
    short = [re.sub(r',?worker="1"', "", line).replace("{}", "") for line in told]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in short}


def test_every_request_is_counted_under_its_route(house: House) -> None:
    browser = house.browser(FAR)
    match = browser.begin(Beginning("zooloretto", ["human", "greedy"], {"first_seat": "a"}, seed=3))
    api = house.program(house.site.signer.seat_token(match[3:], house.site.rooms._rooms[match[3:]].seating.people[0]))
    before = numbers(house)
    browser.get(match)
    browser.get(match)
    browser.get(f"{match}/look/display/card/3")
    browser.get(f"{match}/nonsense")
    browser.get("/nonsense/" + match)
    asked = api.get(f"/matches/{match[3:]}/question")
    api.post(f"/matches/{match[3:]}/answer", {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]})
    browser.get("/static/x/tokens.css")
    after = numbers(house)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more('soloist_requests_total{route="/m/{match}",method="GET",status="200"}') == 2
    assert more('soloist_request_seconds_count{route="/m/{match}"}') == 2
    assert more('soloist_request_seconds_bucket{route="/m/{match}",le="+Inf"}') == 2
    assert sum(more(name) for name in after if name.startswith('soloist_requests_total{route="other"')) == 2
    assert sum(more(name) for name in after if 'total{route="/m/{match}/look/{key}"' in name) == 1
    assert sum(more(name) for name in after if 'total{route="/api/matches/{match}/answer"' in name) == 1
    assert more('soloist_requests_total{route="/static",method="GET",status="200"}') == 1
    assert more("soloist_answers_total") == 1
    assert more("soloist_bot_seconds_total") > 0
    assert after["soloist_open_matches"] == 1
    assert after["soloist_rooms"] == 1
    assert after["soloist_listeners"] == 0
    assert after["process_resident_memory_bytes"] > 1_000_000
    assert not any(match[3:] in name for name in after)


def test_listeners_are_counted_as_long_as_they_listen(house: House) -> None:
    match = house.browser(FAR).begin(Beginning("zooloretto", ["human", "human"], seed=3))
    listener = house.listen(f"{match}/events")
    listener.version()
    assert numbers(house)["soloist_listeners"] == 1
    listener.close()
    assert numbers(house)["soloist_listeners"] == 0


def test_numbers_are_for_the_host(house: House) -> None:
    near, far = house.browser(), house.browser(FAR)
    for client in (near, far):
        for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN}, {"authorization": "Bearer "}):
            refused = client.get("/metrics", headers=headers)
            assert refused.status_code == 403
            assert "--metrics-token" in refused.text
    near.get(PATH + new_key(house.site.store))
    assert near.get("/metrics").status_code == 200


def test_without_a_token_no_program_reads_them(tmp_path: Path) -> None:
    with open_house(tmp_path, front=Front()) as house:
        for word in ("Bearer", "Bearer ", "Bearer None", ""):
            assert house.run(house.client().get("/metrics", headers={"authorization": word})).status_code == 403


def test_numbers_add_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.01, 0.3, 99):
        metrics.add("/", "GET", 200, seconds)
    told = text(of_requests(metrics))
    counts = [int(found) for found in re.findall(r"_bucket\S+ (\d+)", told)]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1], len(counts)) == (2, 4, len(BOUNDS) + 1)
    assert re.search(r'soloist_requests_total\{route="/",method="GET",status="200"\} 4\n', told)


def test_no_visitor_makes_up_a_route() -> None:
    routes = ("/m/{match}", "/rules/{game}")
    for path in ("/m/m", "/m/rules", "/rules/m", "/x", "/m/x/y"):
        params = {"match": path.split("/")[2]} if path.count("/") == 2 and path.startswith("/m") else {}
        assert route_of({"path": path, "path_params": params}, routes) in (*routes, "other")


# health


def test_it_is_well_under_any_name(house: House) -> None:
    for host in ("localhost", "10.1.2.3:8321"):
        response = house.run(house.client(FAR).get("/health", headers={"host": host}))
        assert (response.status_code, response.json()) == (200, {"database": "ok"})


def test_a_database_that_is_away_is_told_and_counted(cluster: Postgres) -> None:
    with open_house(cluster.database(), metrics_token=TOKEN) as house:
        client = house.client()
        cluster.stop()
        try:
            assert house.run(client.get("/health")).status_code == 503
            assert house.site.store.errors > 0
        finally:
            cluster.start()
        assert house.run(client.get("/health")).status_code == 200


# the log


def test_lines_of_the_log_are_json() -> None:
    stream, root = StringIO(), logging.getLogger()
    before = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in ("soloist", "uvicorn.error")}
    try:
        logs.set_up(logs.JSON, stream)
        try:
            raise ValueError("two\nlines")
        except ValueError:
            logging.getLogger("soloist.web").exception("it broke")
        logging.getLogger("soloist.requests").info("GET / 200", extra={"facts": {"status": 200}})
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        for name, kept in levels.items():
            logging.getLogger(name).setLevel(kept)
    broke, asked = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (broke["level"], broke["message"], broke["logger"]) == ("error", "it broke", "soloist.web")
    assert "ValueError: two\nlines" in broke["error"]
    assert (asked["level"], asked["status"]) == ("info", 200)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", asked["time"])


# a real server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "run", "--data", str(tmp_path), "--log", "json")
    yield server
    server.kill()


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as lines:
        yield lines


def connect(server: Server, lines: ExitStack) -> HTTPConnection:
    return lines.enter_context(closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)))


def call(line: HTTPConnection, method: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    line.request(method, f"/api{path}", json.dumps(body) if body is not None else None, headers)
    return json.loads(line.getresponse().read())


def test_asked_to_stop_it_finishes_what_it_has_begun_and_tells_who_listens(server: Server, lines: ExitStack) -> None:
    line = connect(server, lines)
    begun = call(line, "POST", "/matches", {"game": "mammoth", "seed": 4})
    match, key = begun["match"], begun["keys"][0]
    asked = call(line, "GET", f"/matches/{match}/question", token=key["token"])
    answer = json.dumps({"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]})
    listening = connect(server, lines)
    listening.request("GET", f"/m/{match}/events")
    stream = lines.enter_context(closing(listening.getresponse()))
    assert stream.readline() == b"retry: 1000\n"
    slow = connect(server, lines)  # half an answer: the server says that it wants the rest, so it is at work
    slow.putrequest("POST", f"/api/matches/{match}/answer")
    for name, value in {
        "content-type": "application/json", "content-length": str(len(answer)), "expect": "100-continue",
        "authorization": f"Bearer {key['token']}",
    }.items():  # fmt: skip
        slow.putheader(name, value)
    slow.endheaders()
    assert slow.sock.recv(100).startswith(b"HTTP/1.1 100")
    os.kill(server.process.pid, signal.SIGTERM)
    rest = stream.read()  # ends, because the server ends it
    assert rest.endswith(b"event: closing\ndata: \n\n")
    slow.send(answer.encode())
    response = slow.getresponse()
    assert response.status == 200, response.read()
    assert server.process.wait(PATIENCE) == 0
    server.again()
    after = call(connect(server, lines), "GET", f"/matches/{match}/question", token=key["token"])
    assert after["stamp"] != asked["stamp"]


def test_the_log_of_a_server_names_routes_and_no_secret_address(server: Server, lines: ExitStack) -> None:
    line = connect(server, lines)
    begun = call(line, "POST", "/matches", {"game": "zooloretto", "seats": ["human", "human"]})
    key = begun["keys"][0]
    assert server.get(f"/m/{begun['match']}/join/{key['token']}")[0] == 303
    server.until(lambda: "/join/" in server.errors, "did not write its log")  # written when the answer has been sent
    entries = [json.loads(line) for line in server.errors.splitlines()]
    asked = [(entry["method"], entry["route"], entry["status"]) for entry in entries if "route" in entry]
    assert ("POST", "/api/matches", 201) in asked
    assert ("GET", "/m/{match}/join/{token}", 303) in asked
    assert key["token"] not in server.errors
