"""How the server is doing, in numbers: counted for every request, and told in the text format of Prometheus."""

from __future__ import annotations

import json
import logging
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from soloist.web.noticeboard import Noticeboard

KIND = "text/plain; version=0.0.4; charset=utf-8"
OTHER = "other"  # what no address of ours is
STATIC = "/static"
STREAMS = ("/events",)  # stay open as long as somebody listens: how long says nothing
WORKER = "worker"  # the label that says whose number it is, from 1
BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

requests_log = logging.getLogger("soloist.requests")


@dataclass
class Times:
    """How long something took, each time: how often it was no longer than each bound, and all together."""

    within: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Metrics:
    """What is counted of requests, and where other workers read it."""

    def __init__(self) -> None:
        self.board: Noticeboard | None = None  # None: nobody else serves
        self.worker = 0
        self.begun = time.time()
        self.requests: Counter[tuple[str, str, int]] = Counter()  # by route, method and status
        self.times: dict[str, Times] = {}

    def serve_as(self, worker: int) -> None:
        """From now on this is one of several workers; what another one counted in its place is gone with it."""
        self.worker, self.begun = worker, time.time()
        if self.board is not None:
            self.board.write(worker, b"")

    def add(self, route: str, method: str, status: int, seconds: float) -> None:
        self.requests[route, method, status] += 1
        if not route.endswith(STREAMS):
            self.times.setdefault(route, Times()).add(seconds)


class Measured:
    """Around everything: counts every request and, if somebody reads it, writes it into the log."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: Collection[str]) -> None:
        self._app = app
        self._metrics = metrics
        self._routes = frozenset(route.replace(":path}", "}") for route in routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, begun = 500, time.perf_counter()

        async def heard(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, heard)
        finally:
            self._count(scope, status, time.perf_counter() - begun)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope, self._routes), scope["method"] if scope["method"] in METHODS else OTHER
        self._metrics.add(route, method, status, seconds)
        if requests_log.isEnabledFor(logging.INFO):  # addresses are not written: those of seats are secret
            client = scope["client"][0] if scope.get("client") else ""
            facts = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4), "client": client}
            requests_log.info("%s %s %s", method, route, status, extra={"facts": facts})


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def route_of(scope: Mapping[str, Any], routes: Collection[str]) -> str:
    """The address as our routes write it, `/m/{match}`; everything that is none of them is one."""
    path: str = scope["path"]
    if path.startswith(STATIC + "/"):
        return STATIC
    named = {str(value): f"{{{name}}}" for name, value in scope.get("path_params", {}).items()}
    rest = next((value for value in named if "/" in value and path.endswith(f"/{value}")), "")
    parts = [*path.removesuffix(rest).split("/")[:-1], rest] if rest else path.split("/")
    route = "/".join(named.get(part, part) for part in parts)
    return route if route in routes else path if path in routes else OTHER


# telling


@dataclass(frozen=True)
class Number:
    """Something that is told: its name, what it is, and its values by their labels."""

    name: str
    about: str
    kind: str  # counter, gauge or histogram
    values: Sequence[tuple[str, Mapping[str, object], float]]  # what follows the name, labels, value

    def of_worker(self, worker: int) -> Number:
        """Labelled with the worker it is about."""
        return replace(
            self, values=[(end, {**labels, WORKER: worker + 1}, value) for end, labels, value in self.values]
        )

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, labels, value in self.values:
            shown = ",".join(f'{name}="{_escaped(label)}"' for name, label in labels.items())
            yield f"{self.name}{suffix}{{{shown}}} {value:.17g}" if shown else f"{self.name}{suffix} {value:.17g}"


def _escaped(label: object) -> str:
    return str(label).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def single(name: str, about: str, value: float, kind: str = "gauge") -> Number:
    return Number(name, about, kind, [("", {}, value)])


def counted(name: str, about: str, value: float) -> Number:
    return single(name, about, value, "counter")


def of_requests(metrics: Metrics) -> list[Number]:
    """What is known of all requests so far."""
    answered = [
        ("", {"route": route, "method": method, "status": status}, count)
        for (route, method, status), count in sorted(metrics.requests.items())
    ]
    return [
        Number("soloist_requests_total", "Requests answered.", "counter", answered),
        Number("soloist_request_seconds", "Seconds until a response was sent.", "histogram", list(_times(metrics))),
    ]


def _times(metrics: Metrics) -> Iterator[tuple[str, Mapping[str, object], float]]:
    for route, times in sorted(metrics.times.items()):
        count = 0
        for bound, more in zip((*BOUNDS, "+Inf"), times.within, strict=True):
            count += more
            yield "_bucket", {"route": route, "le": bound}, count
        yield "_sum", {"route": route}, times.seconds
        yield "_count", {"route": route}, count


def of_process(metrics: Metrics) -> list[Number]:
    """What this process needs."""
    spent = os.times()
    found = [
        single("process_start_time_seconds", "When the server was started.", metrics.begun),
        counted("process_cpu_seconds_total", "Seconds of processor time.", spent.user + spent.system),
    ]
    memory = resident_bytes()
    if memory is not None:
        found.append(single("process_resident_memory_bytes", "Memory in use.", memory))
    return found


def resident_bytes() -> int | None:
    """The memory of this process, where the system tells it as a file."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return None


# several workers


def tell_others(metrics: Metrics, own: Sequence[Number]) -> None:
    """Have other workers know our numbers."""
    if metrics.board is not None:
        metrics.board.write(metrics.worker, json.dumps([astuple(number) for number in own]).encode())


def of_everybody(metrics: Metrics, own: Sequence[Number]) -> list[Number]:
    """Our numbers and those that other workers told last, by their names."""
    told = [] if metrics.board is None else metrics.board.read_all()
    found = {number.name: number.of_worker(metrics.worker) for number in own}
    for worker, notice in enumerate(told):
        if notice and worker != metrics.worker:
            for number in (Number(*fields).of_worker(worker) for fields in json.loads(notice)):
                known = found.get(number.name, replace(number, values=()))
                found[number.name] = replace(known, values=[*known.values, *number.values])
    return list(found.values())


def text(numbers: Collection[Number]) -> str:
    return "".join(f"{line}\n" for number in numbers for line in number.lines())
